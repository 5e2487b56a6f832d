"""The command line: one clear sentence and the right status, with or without a screen."""
import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

from driver import PROGRAM, StageTest


def run(*words, env=None):
    environment = {**os.environ, "LC_ALL": "C"}
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "LANGUAGE", "SDL_VIDEODRIVER"):
        environment.pop(name, None)
    environment.update(env or {})
    return subprocess.run([str(PROGRAM), *words], env=environment, capture_output=True, text=True)


class Options(StageTest):
    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="meja-test-")
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)

    def one_sentence(self, text):
        """SDL and the log may have said something before; the last line is for the person."""
        line = text.splitlines()[-1]
        self.assertTrue(line.startswith("meja: "), text)
        self.assertTrue(line.endswith("."), text)

    def test_what_is_wrong_is_told(self):
        for words in (["--nonsense"], ["--size", "big"], ["--language", "tlh"],
                      ["--profile", ""],
                      ["--text", "300"], ["--speed"], ["--new", "chess:2"],
                      ["--new", "regicide:9"], ["--new", "regicide:2:x"],
                      ["--new", "regicide:2:1:first=7"]):
            result = run(*words)
            self.assertEqual(result.returncode, 2, words)
            self.assertEqual(result.stdout, "")
            self.one_sentence(result.stderr)

    def test_what_is_quoted_is_no_command_to_the_terminal(self):
        for words in (["--x\x1b[2J"], ["--language", "\x1b]0;title\x07"], ["--new", "x\x9b31m\x7f:2"],
                      ["--new", "chess\x1b[5m:2"], ["--new", "regicide:1:1:\u202ekey=1"]):
            result = run(*words)
            self.assertEqual(result.returncode, 2, words)
            self.one_sentence(result.stderr)
            self.assertIn("\ufffd", result.stderr)
            self.assertFalse(set(result.stderr) & set("\x1b\x07\x9b\x7f\r\u202e"), words)

    def test_help_and_version_need_no_screen(self):
        result = run("--help")
        self.assertEqual(result.returncode, 0)
        for option in ("--profile", "--language", "--size", "--fullscreen", "--speed", "--text",
                       "--renderer", "--no-sound", "--new", "--automation", "--version"):
            self.assertIn(option, result.stdout)
        version = run("--version")
        self.assertEqual(version.returncode, 0)
        self.assertRegex(version.stdout, r"^Meja \d+\.\d+\.\d+\n$")

    def test_no_screen_is_told(self):
        result = run("--profile", self.folder)
        self.assertEqual(result.returncode, 1)
        self.one_sentence(result.stderr)

    def test_missing_data_is_told(self):
        result = run("--profile", self.folder, env={"MEJA_DATA": self.folder})
        self.assertEqual(result.returncode, 1)
        self.one_sentence(result.stderr)
        self.assertIn(self.folder, result.stderr)

    def test_missing_fonts_are_told(self):
        data = pathlib.Path(self.folder) / "data"
        shutil.copytree(PROGRAM.parent.parent / "share" / "meja", data,
                        ignore=shutil.ignore_patterns("fonts"))
        result = run("--profile", self.folder, env={"MEJA_DATA": str(data),
                                                    "SDL_VIDEODRIVER": "dummy"})
        self.assertEqual(result.returncode, 1)
        self.one_sentence(result.stderr)

    def test_sizes_are_exact(self):
        for size in ("1024x640", "800x1280"):
            stage = self.stage(size=size)
            width = max(element["x"] + element["w"] for element in stage.tree()["elements"])
            self.assertLessEqual(width, int(size.split("x")[0]))
            file = pathlib.Path(self.folder) / f"{size}.png"
            stage.screenshot(file)
            header = file.read_bytes()[16:24]
            shown = (int.from_bytes(header[:4], "big"), int.from_bytes(header[4:], "big"))
            self.assertEqual("%dx%d" % shown, size)

    def test_bad_lines_are_answered(self):
        stage = self.stage()
        for line in ("{", "[]", "null", "7", '"tree"', "{}", '{"cmd":7}', '{"cmd":"dance"}',
                     '{"cmd":"wait","ms":"long"}', '{"cmd":"wait","ms":-1}',
                     '{"cmd":"paint"}', '{"cmd":"paint","on":1}',
                     '{"cmd":"screenshot"}', '{"cmd":"screenshot","file":"/nowhere/x.png"}',
                     '{"cmd":"tree"}{"cmd":"tree"}', "\udcff\udcfe"):
            data = line.encode(errors="surrogateescape") + b"\n"
            stage.process.stdin.write(data)
            stage.process.stdin.flush()
            answer = stage.line("")  # an empty line has no answer: this reads the one before
            self.assertFalse(answer["ok"], line)
            self.assertTrue(answer["error"])
        self.assertEqual(stage.scene(), "menu")
        self.assertEqual(stage.close(), 0)

    def test_painting_waits_until_it_is_wanted(self):
        def shown(stage):
            stage.wait()
            stage.ask("screenshot", file=str(file))
            return file.read_bytes()
        file = pathlib.Path(self.folder) / "shown.png"
        stage = self.stage(painted=True)
        menu = shown(stage)
        stage.ask("paint", on=False)
        stage.click("menu.settings")
        self.assertEqual(shown(stage), menu)
        stage.ask("paint", on=True)
        self.assertNotEqual(shown(stage), menu)

    def test_the_end_of_input_closes_the_window(self):
        stage = self.stage()
        stage.process.stdin.close()
        self.assertEqual(stage.ended(), 0)
        stage.process.stdin = open(os.devnull, "wb")


if __name__ == "__main__":
    unittest.main()
