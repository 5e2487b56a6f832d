"""Drives the real program in a real window, for the tests beside this file.

A Stage is a virtual screen of its own with the program on it. The pointer and the keys are real
(xdotool); the automation channel only tells where things are. Nothing here knows a game.
"""
import json
import os
import pathlib
import re
import select
import shutil
import subprocess
import tempfile
import time
import unittest

BUILD = pathlib.Path(os.environ.get("MEJA_BUILD", "build"))
PROGRAM = BUILD / "bin" / "meja"
ENGINE = BUILD / "bin" / "meja-engine"
LEAKS = pathlib.Path(__file__).parent / "leaks.txt"  # of libraries, for sanitized builds
LINES = pathlib.Path(__file__).parent / "lines"
PATIENCE = 60  # seconds until a silent program counts as hung


class Lines:
    """A program that answers each line of JSON with one line."""

    def __init__(self, command, env=None):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        env=env)
        self.rest = b""

    def line(self, text):
        self.process.stdin.write(text.encode() + b"\n")
        self.process.stdin.flush()
        deadline = time.monotonic() + PATIENCE
        while b"\n" not in self.rest:
            ready, _, _ = select.select([self.process.stdout], [], [],
                                        max(0, deadline - time.monotonic()))
            if not ready:
                raise AssertionError(f"hangs: no answer to {text} in {PATIENCE} s; {self._where()}")
            piece = os.read(self.process.stdout.fileno(), 1 << 20)
            if not piece:
                raise AssertionError(f"no answer to {text}: the program has ended")
            self.rest += piece
        answer, self.rest = self.rest.split(b"\n", 1)
        return json.loads(answer)

    def _where(self):
        """Where a program that hangs is: its stack, or whether it runs or sleeps."""
        debugger = shutil.which("gdb")
        if debugger:
            found = subprocess.run([debugger, "-p", str(self.process.pid), "-batch", "-ex",
                                    "thread apply all bt 30"], capture_output=True, text=True,
                                   timeout=60, check=False)
            return found.stdout
        state = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1]
        return "it " + {"R": "runs", "S": "sleeps"}.get(state.split()[0], "waits for a disk")

    def ask(self, cmd, **members):
        answer = self.line(json.dumps({"cmd": cmd, **members}))
        if not answer.get("ok"):
            raise AssertionError(f"{cmd} {members}: {answer}")
        return answer

    def stop(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()


class Engine(Lines):
    def __init__(self):
        super().__init__([str(ENGINE)])


class Screen:
    """A virtual screen without a window manager. A key that is held repeats only if asked for: on
    a busy machine a press may last so long that it would."""

    def __init__(self, size, repeats=False):
        reading, writing = os.pipe()
        command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{size}x24", "-nolisten",
                   "tcp", *([] if repeats else ["-r"])]
        self.process = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
        os.close(writing)
        self.display = ":" + self._number(reading)
        os.close(reading)

    @staticmethod
    def _number(pipe):
        number = b""
        while not number.endswith(b"\n"):
            ready, _, _ = select.select([pipe], [], [], 20)
            piece = os.read(pipe, 16) if ready else b""
            if not piece:
                raise AssertionError("Xvfb did not start.")
            number += piece
        return number.decode().strip()

    def stop(self):
        self.process.terminate()
        self.process.wait()


class Stage(Lines):
    """The program on its own screen."""

    program = [str(PROGRAM)]

    def __init__(self, *options, size="1280x720", profile=None, env=None, speed="instant",
                 ready=True, repeats=False):
        self.folder = tempfile.mkdtemp(prefix="meja-test-")
        self.profile = profile or os.path.join(self.folder, "profile")
        self.screen = Screen(size, repeats)
        self.env = {**os.environ, "DISPLAY": self.screen.display, "SDL_VIDEODRIVER": "x11",
                    "LSAN_OPTIONS": f"suppressions={LEAKS}:print_suppressions=0",
                    "XDG_DATA_HOME": self.folder, "LC_ALL": "en_GB.UTF-8", **(env or {})}
        for name in ("WAYLAND_DISPLAY", "LANGUAGE"):
            self.env.pop(name, None)
        command = [*self.program, "--automation", "--no-sound", "--size", size]
        command += ["--speed", speed] if speed else []
        command += ["--profile", self.profile] if profile != "" else []
        try:
            super().__init__(command + list(options), env=self.env)
            if ready:
                self.wait()
        except BaseException:
            self.screen.stop()
            raise

    def close(self):
        """Leaves as the close button does and returns the exit status."""
        self.ask("quit")
        status = self.process.wait(timeout=PATIENCE)
        self.drop()
        return status

    def drop(self):
        self.stop()
        self.screen.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def wait(self, ms=20000):
        self.tree()  # input that came with the question is seen before the next one
        if self.ask("wait", ms=ms)["busy"]:
            raise AssertionError(f"still busy in {self.tree()['scene']}")

    def tree(self):
        return self.ask("tree")

    def elements(self):
        return {element["id"]: element for element in self.tree()["elements"]}

    def scene(self):
        return self.tree()["scene"]

    def element(self, name):
        elements = self.elements()
        if name not in elements:
            raise AssertionError(f"no element {name} among {sorted(elements)}")
        return elements[name]

    def has(self, name):
        return name in self.elements()

    def xdotool(self, *words):
        env = {**self.env, "LC_ALL": "C.UTF-8"}  # xdotool reads its arguments by the locale
        subprocess.run(["xdotool", *map(str, words)], env=env, check=True)
        # Once the screen has answered a question it has passed on what came before.
        subprocess.run(["xdotool", "getmouselocation"], env=env, check=True,
                       stdout=subprocess.DEVNULL)

    def click(self, name, wait=True):
        element = self.element(name)
        self.xdotool("mousemove", element["x"] + element["w"] // 2,
                     element["y"] + element["h"] // 2, "mousedown", 1, "mouseup", 1)
        if wait:
            self.wait()

    def drag(self, name, target):
        one, other = self.element(name), self.element(target)
        x, y = (other["x"] + other["w"] // 2, other["y"] + other["h"] // 2)
        self.xdotool("mousemove", one["x"] + one["w"] // 2, one["y"] + one["h"] // 2,
                     "mousedown", 1, "mousemove", x - 40, y, "sleep", 0.05, "mousemove", x, y,
                     "sleep", 0.05, "mouseup", 1)
        self.wait()

    def key(self, *names, wait=True):
        self.xdotool("key", "--clearmodifiers", *names)
        if wait:
            self.wait()

    def focus(self, name):
        """Tabs until the element has the focus."""
        for _ in range(len(self.elements()) + 1):
            if self.tree()["focus"] == name:
                return
            self.key("Tab")
        raise AssertionError(f"{name} cannot be reached by Tab")

    def tip_of(self, name):
        """What is said of an element while the pointer rests on it."""
        element = self.element(name)
        self.xdotool("mousemove", element["x"] + element["w"] // 2,
                     element["y"] + element["h"] // 2)
        deadline = time.monotonic() + PATIENCE
        while not self.has("tip"):
            if time.monotonic() > deadline:
                raise AssertionError(f"no tip of {name}")
            time.sleep(0.05)
        return self.element("tip")["name"]

    def type(self, text):
        """A letter that no key carries is lent one for as long as it is pressed: long enough for a busy
        program to look it up."""
        for piece in re.findall(r"[ -~]{1,200}|[^ -~]", text):
            self.xdotool("type", "--delay", "12" if piece.isascii() else "200", piece)
            self.wait()

    def open_curtain(self):
        if self.scene() == "curtain":
            self.click("button.ready")

    def screenshot(self, file):
        self.ask("screenshot", file=str(file))


class StageTest(unittest.TestCase):
    """A test with a stage that is taken down again however the test ends."""

    def stage(self, *options, **members):
        stage = Stage(*options, **members)
        self.addCleanup(stage.drop)
        return stage

    def engine(self):
        engine = Engine()
        self.addCleanup(engine.stop)
        return engine
