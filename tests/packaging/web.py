#!/usr/bin/env python3
"""Make the page for browsers and play in it, in Chromium without a screen.

    web.py PROJECT

MEJA_BUILD names a build for this system, whose engine follows the game that is played.
"""
import functools
import http.server
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import unittest
import urllib.parse
import zipfile

PROJECT = pathlib.Path(sys.argv[1])
sys.path.insert(0, str(PROJECT / "tests/ui"))
import driver  # noqa: E402  pylint: disable=wrong-import-position
import regicide  # noqa: E402  pylint: disable=wrong-import-position

LIMIT = 45  # MB
MEDAL = "Gold medal"
SIZE = (1280, 720)
KEEPS = 3  # seconds after which the page has kept the profile


class Browser:
    """Chromium, steered by the DevTools protocol over two pipes: messages of JSON that end in a zero
    byte."""

    def __init__(self, profile):
        theirs, self.writing = os.pipe()
        self.reading, also_theirs = os.pipe()
        command = (f"exec chromium --headless=new --no-sandbox --remote-debugging-pipe --mute-audio "
                   f"--force-device-scale-factor=1 --user-data-dir={profile} about:blank "
                   f"3<&{theirs} 4>&{also_theirs}")
        self.process = subprocess.Popen(["bash", "-c", command], pass_fds=(theirs, also_theirs),
                                        stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        os.close(theirs)
        os.close(also_theirs)
        self.number, self.rest, self.session = 0, b"", None
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
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise AssertionError(f"{method} {members}: {answer['error']}")
                return answer["result"]

    def value(self, script):
        answer = self.ask("Runtime.evaluate", expression=script, returnByValue=True)
        if "exceptionDetails" in answer:
            raise AssertionError(f"{script}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def stop(self):
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
        self.wait_for("typeof answers != 'undefined' && Module.calledRun")
        self.wait()

    def wait_for(self, script):
        deadline = time.monotonic() + driver.PATIENCE
        while not self.browser.value(script):
            if time.monotonic() > deadline:
                raise AssertionError(f"{script}: not in {driver.PATIENCE} s")
            time.sleep(0.02)

    def line(self, text):
        self.browser.value(f"ask({json.dumps(text)})")
        self.wait_for("answers.length > 0")
        return json.loads(self.browser.value("answers.shift()"))

    def click(self, name, wait=True):
        element = self.element(name)
        place = {"x": element["x"] + element["w"] // 2, "y": element["y"] + element["h"] // 2}
        self.browser.ask("Input.dispatchMouseEvent", type="mouseMoved", **place)
        for kind in ("mousePressed", "mouseReleased"):
            self.browser.ask("Input.dispatchMouseEvent", type=kind, button="left", clickCount=1,
                             **place)
        if wait:
            self.wait()


class Web(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        subprocess.run([PROJECT / "packaging/package", "web"], check=True)
        cls.zip, = (PROJECT / "build/package").glob("meja-*-web.zip")
        cls.scratch = pathlib.Path(tempfile.mkdtemp(prefix="meja-web-"))
        cls.addClassCleanup(shutil.rmtree, cls.scratch, ignore_errors=True)
        with zipfile.ZipFile(cls.zip) as archive:
            archive.extractall(cls.scratch)
        folder, = cls.scratch.iterdir()
        handler = functools.partial(QuietHandler, directory=folder)
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        cls.address = f"http://127.0.0.1:{server.server_port}"
        threading.Thread(target=server.serve_forever, daemon=True).start()
        cls.addClassCleanup(server.server_close)
        cls.addClassCleanup(server.shutdown)

    def browser(self, profile):
        browser = Browser(self.scratch / profile)
        self.addCleanup(browser.stop)
        return browser

    def test_1_the_page_is_small_and_whole(self):
        self.assertLessEqual(self.zip.stat().st_size, LIMIT * 1e6)
        names = {path.name for path in next(self.scratch.glob("meja-*")).rglob("*")}
        self.assertLessEqual({"index.html", "meja.wasm", "LICENSE", "libunistring.txt"}, names)

    def test_2_a_stored_line_is_won_with_the_pointer(self):
        line = regicide.Line("solo-gold")
        page, engine = Page(self.browser("won"), self.address, "--new", line.new()), driver.Engine()
        self.addCleanup(engine.stop)
        line.start(engine)
        for action in line.actions:
            regicide.compare(self, page, engine, 0)
            regicide.play_by_mouse(page, action)
            engine.ask("do", action=action)
        self.assertEqual(page.scene(), "result")
        self.assertEqual(page.element("text.medal")["name"], MEDAL)

    def test_3_a_match_goes_on_after_a_reload(self):
        browser = self.browser("kept")
        page = Page(browser, self.address, "--new", "regicide:1:7")
        before = regicide.hand_cards(page.elements())
        regicide.play_by_mouse(page, f"play {before[0]}")
        after = regicide.hand_cards(page.elements())
        self.assertNotEqual(before, after)
        time.sleep(KEEPS)
        page = Page(browser, self.address, "--continue")
        self.assertEqual(regicide.hand_cards(page.elements()), after)


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
