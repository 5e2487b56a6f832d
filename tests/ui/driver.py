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
PATIENCE = 60  # seconds until a silent program counts as hung: see Patience
KEYCODE = 248  # of the screen, which no key of the keyboard has


class Patience:
    """Runs out after PATIENCE seconds in which the programs ran or slept. The time for which they
    waited for a core is the machine's and counts for nothing, so a busy one is given longer."""

    def __init__(self, *processes):
        self.processes = processes
        self.used = 0
        self.seen = time.monotonic()
        self.waited = self._waits()

    def _waits(self):
        """Seconds for which each thread has waited for a core."""
        found = {}
        for process in self.processes:
            for file in pathlib.Path(f"/proc/{process.pid}/task").glob("*/schedstat"):
                try:
                    found[file] = int(file.read_text().split()[1]) / 1e9
                except (OSError, IndexError):
                    pass  # it has ended
        return found

    def is_over(self):
        now, waits = time.monotonic(), self._waits()
        waited = sum(wait - self.waited.get(file, 0) for file, wait in waits.items())
        passed = now - self.seen
        self.used += max(0, passed - waited)
        self.seen, self.waited = now, waits
        return self.used >= PATIENCE


class Lines:
    """A program that answers each line of JSON with one line."""

    def __init__(self, command, env=None):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        env=env)
        self.rest = b""

    def line(self, text):
        self.process.stdin.write(text.encode() + b"\n")
        self.process.stdin.flush()
        patience = self.patience()
        while b"\n" not in self.rest:
            ready, _, _ = select.select([self.process.stdout], [], [], 1)
            if not ready:
                if patience.is_over():
                    raise AssertionError(f"hangs: no answer to {text}; {self._where()}")
                continue
            piece = os.read(self.process.stdout.fileno(), 1 << 20)
            if not piece:
                raise AssertionError(f"no answer to {text}: the program has ended")
            self.rest += piece
        answer, self.rest = self.rest.split(b"\n", 1)
        return json.loads(answer)

    def patience(self):
        return Patience(self.process)

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

    def _number(self, pipe):
        number, patience = b"", Patience(self.process)
        while not number.endswith(b"\n"):
            ready, _, _ = select.select([pipe], [], [], 1)
            if not ready and not patience.is_over():
                continue
            piece = os.read(pipe, 16) if ready else b""
            if not piece:
                raise AssertionError("Xvfb did not start.")
            number += piece
        return number.decode().strip()

    def lend_key(self, letter):
        """A key of its own for a letter."""
        dump = subprocess.run(["xkbcomp", "-xkb", self.display, "-"], capture_output=True, text=True,
                              check=True).stdout
        key = f"key <I{KEYCODE}> {{ [ U{ord(letter):04X} ] }};"
        dump = re.sub(rf"key\s+<I{KEYCODE}>\s*{{[^}}]*}};", "", dump)
        dump = re.sub(r"(xkb_symbols [^{]*{)", rf"\1\n{key}\n", dump, count=1)
        subprocess.run(["xkbcomp", "-w", "0", "-", self.display], input=dump, text=True, check=True,
                       stderr=subprocess.DEVNULL)

    def stop(self):
        self.process.terminate()
        self.process.wait()


class Hands:
    """The pointer and the keys of a screen. One xdotool does it all, line by line: to start one for
    each press would take longer than the program takes to answer it."""

    def __init__(self, env):
        self.process = subprocess.Popen(["xdotool", "-"], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, env=env, text=True)

    def do(self, *words):
        """Once the screen has answered the question it has handled what came before."""
        self.process.stdin.write(" ".join(map(str, words)) + "\ngetmouselocation\n")
        self.process.stdin.flush()
        if not self.process.stdout.readline():
            raise AssertionError(f"xdotool ended at {words}")

    def stop(self):
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()


class Stage(Lines):
    """The program on its own screen. Once it has begun it is painted only for a picture, which takes
    most of a frame's time, or where a test says that it is about what is painted."""

    program = [str(PROGRAM)]
    painted = True

    def __init__(self, *options, size="1280x720", profile=None, env=None, speed="instant",
                 ready=True, repeats=False, painted=False):
        self.folder = tempfile.mkdtemp(prefix="meja-test-")
        self.profile = profile or os.path.join(self.folder, "profile")
        self.screen = Screen(size, repeats)
        self.env = {**os.environ, "DISPLAY": self.screen.display, "SDL_VIDEODRIVER": "x11",
                    "LSAN_OPTIONS": f"suppressions={LEAKS}:print_suppressions=0",
                    "XDG_DATA_HOME": self.folder, "LC_ALL": "en_GB.UTF-8", **(env or {})}
        for name in ("WAYLAND_DISPLAY", "LANGUAGE"):
            self.env.pop(name, None)
        self.hands = Hands(self.env)
        command = [*self.program, "--automation", "--no-sound", "--size", size]
        command += ["--speed", speed] if speed else []
        command += ["--profile", self.profile] if profile != "" else []
        try:
            super().__init__(command + list(options), env=self.env)
            if ready:
                self.wait()
            if ready and not painted:
                self.painted = False
                self.ask("paint", on=False)
        except BaseException:
            self.hands.stop()
            self.screen.stop()
            raise

    def close(self):
        """Leaves as the close button does and returns the exit status."""
        self.ask("quit")
        status = self.ended()
        self.drop()
        return status

    def ended(self):
        """The exit status, once the program is gone."""
        self.until(lambda: self.process.poll() is not None, "the program to end")
        return self.process.returncode

    def drop(self):
        self.stop()
        self.hands.stop()
        self.screen.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def patience(self):
        return Patience(self.process, self.screen.process)

    def settle(self):
        """Has the program see all input that was sent, and show what it makes of it."""
        return self.tree()

    def wait(self):
        patience = self.patience()
        while self.ask("wait", ms=1000)["busy"]:
            if patience.is_over():
                raise AssertionError(f"still busy in {self.tree()['scene']}")

    def until(self, holds, what):
        """Looks until it holds, however long the machine takes."""
        patience = self.patience()
        while not holds():
            if patience.is_over():
                raise AssertionError(f"waits in vain for {what}")
            time.sleep(0.02)

    def hold(self):
        """Stops the clock of the program: what moves stays in its motion."""
        self.ask("clock", ms=0)

    def pass_time(self, ms):
        """Puts the stopped clock forward, frame by frame; whether anything is busy still."""
        return self.ask("clock", ms=ms)["busy"]

    def go_on(self):
        self.ask("clock")

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
        self.hands.do(*words)

    def click(self, name, wait=True):
        element = self.element(name)
        self.xdotool("mousemove", element["x"] + element["w"] // 2,
                     element["y"] + element["h"] // 2, "mousedown", 1, "mouseup", 1)
        self.wait() if wait else self.settle()

    def drag(self, name, target):
        """The clock stands until the card has left its place: no press is a long one."""
        one, other = self.element(name), self.element(target)
        x, y = (other["x"] + other["w"] // 2, other["y"] + other["h"] // 2)
        self.hold()
        self.xdotool("mousemove", one["x"] + one["w"] // 2, one["y"] + one["h"] // 2,
                     "mousedown", 1)
        for step in ((x - 40, y), (x, y)):
            self.settle()
            self.xdotool("mousemove", *step)
        self.settle()
        self.go_on()
        self.xdotool("mouseup", 1)
        self.wait()

    def key(self, *names, wait=True):
        self.xdotool("key", "--clearmodifiers", *names)
        self.wait() if wait else self.settle()

    def focus(self, name):
        """Walks from thing to thing until the element has the focus, also to what scrolls."""
        for _ in range(2 * len(self.elements())):
            if self.tree()["focus"] == name:
                return
            self.key("ctrl+Down")
        raise AssertionError(f"{name} cannot be reached from thing to thing")

    def tip_of(self, name):
        """What is said of an element while the pointer rests on it."""
        element = self.element(name)
        self.xdotool("mousemove", element["x"] + element["w"] // 2,
                     element["y"] + element["h"] // 2)
        self.until(lambda: self.has("tip"), f"the tip of {name}")
        return self.element("tip")["name"]

    def type(self, text):
        """A letter that no key carries gets one, which it keeps until the program has looked it up."""
        for piece in re.findall(r"[ -~]{1,200}|[^ -~]", text):
            if piece.isascii():
                # Words may hold spaces and quotes, which a line of commands would take apart.
                subprocess.run(["xdotool", "type", "--delay", "12", piece], env=self.env, check=True)
                self.xdotool()
            else:
                self.screen.lend_key(piece)
                self.xdotool("key", str(KEYCODE))
            self.wait()

    def open_curtain(self, wait=True):
        """Without waiting the clock is held from the moment it opens."""
        if self.scene() == "curtain":
            if not wait:
                self.hold()
            self.click("button.ready", wait)

    def screenshot(self, file):
        self.ask("paint", on=True)
        self.wait()
        self.ask("screenshot", file=str(file))
        self.ask("paint", on=self.painted)


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
