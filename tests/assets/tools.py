#!/usr/bin/env python3
"""Check assets/make: it says what does not belong to its source, and makes that and nothing else.

    tools.py PROJECT

It runs in a copy of the assets with two small pictures for all that is drawn.
"""
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

ASSETS = pathlib.Path(sys.argv[1]) / "assets"
KEPT = ("meja/fonts/", "meja/sounds/", "meja/music/")
RED = ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">'
       '<rect width="64" height="64" fill="#f00"/></svg>')


class Make(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.assets = pathlib.Path(scratch.name) / "assets"
        for folder in ("tools", "fonts", "sounds"):
            shutil.copytree(ASSETS / folder, self.assets / folder)
        shutil.copy(ASSETS / "make", self.assets)
        self.manifest = self.assets / "manifest.txt"
        lines = (ASSETS / "manifest.txt").read_text(encoding="utf-8").splitlines(keepends=True)
        kept = [line for line in lines if line.startswith(KEPT)]
        self.manifest.write_text("".join(kept), encoding="utf-8")
        for folder in ("fonts", "sounds", "music"):
            shutil.copytree(ASSETS / "finished/meja" / folder,
                            self.assets / "finished/meja" / folder)
        self.sign = self.write("ui/ui-one", RED)
        self.write("cards/regicide/2C", RED)

    def write(self, name, text):
        path = self.assets / (name + ".svg")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    def call(self, *arguments):
        return subprocess.run([sys.executable, "-B", str(self.assets / "make"), *arguments],
                              capture_output=True, text=True)

    def make(self, *arguments):
        """The names of what was made."""
        result = self.call(*arguments)
        self.assertEqual(result.returncode, 0, result.stderr)
        return {line.rpartition(" ")[2] for line in result.stdout.splitlines() if " of " in line}

    def complaints(self):
        """The first word of each line that a check says."""
        result = self.call("--check")
        said = {line.partition(":")[0] for line in result.stdout.splitlines()}
        self.assertEqual(result.returncode, 1 if said else 0, result.stderr)
        return said

    def finished(self, name):
        return self.assets / "finished/meja/art" / name

    def test_what_is_missing_is_named_and_made_once(self):
        self.assertTrue({"ui/ui-one", "regicide/2C"} <= self.complaints())
        self.assertEqual(self.make(), {"ui/ui-one", "regicide/2C"})
        self.assertEqual(self.complaints(), set())
        self.assertEqual(self.make(), set())
        index = (self.assets / "finished/meja/art/index.txt").read_text(encoding="utf-8")
        self.assertEqual(index, "regicide/2C 64 64 640 320\nui/ui-one 64 64 128 64\n")

    def test_a_changed_source_is_named_and_made_alone(self):
        self.make()
        before = self.finished("ui/ui-one@64.webp").read_bytes()
        self.sign.write_text(RED.replace("#f00", "#00f"), encoding="utf-8")
        self.assertEqual(self.complaints(), {"ui/ui-one"})
        self.assertEqual(self.make("regicide"), set())
        self.assertEqual(self.make("ui-o"), {"ui/ui-one"})
        self.assertNotEqual(self.finished("ui/ui-one@64.webp").read_bytes(), before)
        self.assertEqual(self.complaints(), set())

    def test_a_changed_maker_makes_every_picture_stale(self):
        self.make()
        maker = self.assets / "tools/drawing.py"
        maker.write_text(maker.read_text(encoding="utf-8") + "\n", encoding="utf-8")
        self.assertEqual(self.complaints(), {"ui/ui-one", "regicide/2C"})

    def test_a_damaged_or_foreign_file_is_named(self):
        self.make()
        damaged = self.finished("ui/ui-one@128.webp")
        whole = damaged.read_bytes()
        damaged.write_bytes(whole[:-1])
        self.finished("ui/ui-two@64.webp").write_bytes(whole)
        self.assertEqual(self.complaints(),
                         {"ui/ui-one", "assets/finished/meja/art/ui/ui-two@64.webp"})
        self.assertEqual(self.make(), {"ui/ui-one"})
        self.assertEqual(damaged.read_bytes(), whole)
        self.assertEqual(self.complaints(), set())

    def test_what_lost_its_source_goes(self):
        self.make()
        self.sign.unlink()
        self.assertNotEqual(self.complaints(), set())
        self.make()
        self.assertEqual(self.complaints(), set())
        self.assertFalse(self.finished("ui/ui-one@64.webp").exists())

    def test_a_merged_list_is_read(self):
        self.make()
        lines = self.manifest.read_text(encoding="utf-8").splitlines(keepends=True)
        old = [line.split()[0] + " " + "0" * 32 + " " + "1" * 32 + "\n" for line in lines]
        self.manifest.write_text("".join(["<<<<<<< ours\n", *old, "=======\n", *lines,
                                          ">>>>>>> theirs\n"]), encoding="utf-8")
        self.assertEqual(self.complaints(), set())

    def test_an_unknown_or_broken_source_is_named(self):
        for name, text in (("ui/nothing-like-it", RED), ("ui/ui-broken", RED[:-20])):
            path = self.write(name, text)
            result = self.call()
            path.unlink()
            self.assertNotEqual(result.returncode, 0)
            self.assertIn(name, result.stderr)
            self.assertNotIn("Traceback", result.stderr)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
