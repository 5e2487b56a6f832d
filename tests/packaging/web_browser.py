"""Chromium without a screen, and the page in it: for web.py."""
import functools
import http.server
import json
import os
import subprocess
import threading
import time
import urllib.parse

import driver

SIZE = (1280, 720)


class Server:
    """Sends the files of a folder, until it is stopped, and again when it is started."""

    def __init__(self, folder):
        self.handler = functools.partial(QuietHandler, directory=folder)
        self.port = 0
        self.start()
        self.address = f"http://127.0.0.1:{self.port}"

    def start(self):
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", self.port), self.handler)
        self.port = self.server.server_port
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self):
        if self.server:
            self.server.shutdown()
            self.server.server_close()
        self.server = None


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


class Browser:
    """Chromium, steered by the DevTools protocol over two pipes: messages of JSON that end in a zero
    byte."""

    def __init__(self, profile, *options):
        theirs, self.writing = os.pipe()
        self.reading, also_theirs = os.pipe()
        command = (f"exec chromium --headless=new --no-sandbox --remote-debugging-pipe --mute-audio "
                   f"--force-device-scale-factor=1 --user-data-dir={profile} "
                   f"{' '.join(options)} about:blank "
                   f"3<&{theirs} 4>&{also_theirs}")
        self.process = subprocess.Popen(["bash", "-c", command], pass_fds=(theirs, also_theirs),
                                        stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        os.close(theirs)
        os.close(also_theirs)
        self.number, self.rest, self.session = 0, b"", None
        self.events = []
        target, = [target for target in self.ask("Target.getTargets")["targetInfos"]
                   if target["type"] == "page"]
        self.session = self.ask("Target.attachToTarget", targetId=target["targetId"],
                                flatten=True)["sessionId"]
        self.ask("Emulation.setDeviceMetricsOverride", width=SIZE[0], height=SIZE[1],
                 deviceScaleFactor=1, mobile=False)

    def message(self):
        while b"\0" not in self.rest:
            piece = os.read(self.reading, 1 << 16)
            if not piece:
                raise AssertionError("The browser has ended.")
            self.rest += piece
        message, self.rest = self.rest.split(b"\0", 1)
        return json.loads(message)

    def ask(self, method, **members):
        self.number += 1
        request = {"id": self.number, "method": method, "params": members}
        if self.session:
            request["sessionId"] = self.session
        os.write(self.writing, json.dumps(request).encode() + b"\0")
        while True:
            answer = self.message()
            if "method" in answer:
                self.events.append(answer)
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise AssertionError(f"{method} {members}: {answer['error']}")
                return answer["result"]

    def event(self, method):
        """The members of the next event of this kind."""
        while not any(event["method"] == method for event in self.events):
            message = self.message()
            if "method" in message:
                self.events.append(message)
        found = next(event for event in self.events if event["method"] == method)
        self.events.remove(found)
        return found["params"]

    def value(self, script):
        """What the script, or the promise that it makes, comes to."""
        answer = self.ask("Runtime.evaluate", expression=script, returnByValue=True,
                          awaitPromise=True)
        if "exceptionDetails" in answer:
            raise AssertionError(f"{script}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def wait_for(self, script):
        deadline = time.monotonic() + driver.PATIENCE
        while not self.value(script):
            if time.monotonic() > deadline:
                raise AssertionError(f"{script}: not in {driver.PATIENCE} s; "
                                     f"{self.value('document.body.innerText')}")
            time.sleep(0.02)

    def stop(self):
        """Ends it as a person would, so that what it keeps is kept."""
        if self.process.poll() is None:
            self.session = None
            try:
                self.ask("Browser.close")
            except (AssertionError, OSError):
                pass
            try:
                self.process.wait(driver.PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
            os.close(self.writing)
            os.close(self.reading)


class Page(driver.Stage):
    """The program in the browser, in place of a window on a screen."""

    def __init__(self, browser, address, *options):  # pylint: disable=super-init-not-called
        self.browser = browser
        arguments = ["--automation", "--speed", "instant", "--language", "en", *options]
        query = urllib.parse.urlencode([("argument", argument) for argument in arguments])
        browser.ask("Page.navigate", url=f"{address}/?{query}")
        browser.wait_for("typeof answers != 'undefined' && Module.calledRun")
        browser.wait_for("performance.getEntriesByName('shown').length > 0")

    def line(self, text):
        self.browser.value(f"ask({json.dumps(text)})")
        self.browser.wait_for("answers.length > 0")
        return json.loads(self.browser.value("answers.shift()"))

    def until(self, holds, what):
        deadline = time.monotonic() + driver.PATIENCE
        while not holds():
            if time.monotonic() > deadline:
                raise AssertionError(f"waits in vain for {what}")
            time.sleep(0.02)

    def wait(self):
        self.until(lambda: not self.ask("wait", ms=1000)["busy"], "rest")

    def place(self, name):
        element = self.element(name)
        return {"x": element["x"] + element["w"] // 2, "y": element["y"] + element["h"] // 2}

    def click(self, name, wait=True):
        place = self.place(name)
        self.browser.ask("Input.dispatchMouseEvent", type="mouseMoved", **place)
        for kind in ("mousePressed", "mouseReleased"):
            self.browser.ask("Input.dispatchMouseEvent", type=kind, button="left", clickCount=1,
                             **place)
        if wait:
            self.wait()

    def load_all(self):
        """Until the rest of the data has come and is kept, and the service worker has all that it keeps.
        The page shows what comes before the browser has written it down."""
        self.browser.wait_for("page.missing.size == 0")
        self.browser.wait_for("caches.open('meja-data').then(cache => cache.keys())"
                              ".then(kept => kept.length === Object.keys(FILES).length)")
        self.browser.value("navigator.serviceWorker.ready.then(() => true)")


class TouchPage(Page):
    """The same, under a finger."""

    def click(self, name, wait=True):
        self.browser.ask("Input.dispatchTouchEvent", type="touchStart",
                         touchPoints=[self.place(name)])
        self.browser.ask("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
        if wait:
            self.wait()
