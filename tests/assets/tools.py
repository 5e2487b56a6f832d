#!/usr/bin/env python3
"""Check how the data is made: the store notices damage, the art is drawn once for all builds.

    tools.py PROJECT

art.py runs on two small pictures with a store of its own.
"""
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

TOOLS = pathlib.Path(sys.argv[1]) / "assets/tools"
sys.path.insert(0, str(TOOLS))
import store  # noqa: E402

RED = ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">'
       '<rect width="64" height="64" fill="#f00"/></svg>')


class Scratch(unittest.TestCase):
    """A test with a folder of its own, which holds the store, sources and outputs."""

    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = pathlib.Path(scratch.name)
        os.environ["MEJA_BUILD_CACHE"] = str(self.folder / "cache")


class Entries(Scratch):
    def test_an_entry_comes_back_as_it_was_put(self):
        entries = store.Store("test")
        key = store.key_of("one")
        self.assertIsNone(entries.get(key))
        entries.put(key, b"data")
        self.assertEqual(entries.get(key), b"data")

    def test_a_damaged_entry_is_a_miss(self):
        entries = store.Store("test")
        key = store.key_of("one")
        entries.put(key, b"data")
        whole = entries.path(key).read_bytes()
        for damaged in (b"", whole[:10], whole[:-1], whole[:-1] + b"b", whole + b"x"):
            entries.path(key).write_bytes(damaged)
            self.assertIsNone(entries.get(key), damaged)

    def test_the_border_between_parts_counts(self):
        self.assertNotEqual(store.key_of("ab", "c"), store.key_of("a", "bc"))

    def test_an_interrupted_write_leaves_nothing(self):
        target = self.folder / "file"
        with self.assertRaises(TypeError):
            store.write_atomically(target, "not bytes")
        self.assertEqual([p for p in self.folder.iterdir() if p.is_file()], [])


class Art(Scratch):
    def setUp(self):
        super().setUp()
        self.sources = self.folder / "sources"
        for name in ("ui/ui-one", "cards/regicide/2C"):
            path = self.sources / (name + ".svg")
            path.parent.mkdir(parents=True)
            path.write_text(RED, encoding="utf-8")

    def command(self, output="out"):
        return [sys.executable, str(TOOLS / "art.py"), str(self.sources), str(self.folder / output)]

    def build(self, output="out"):
        """What a build says; "" when everything was in the store."""
        return subprocess.run(self.command(output), check=True, capture_output=True,
                              text=True).stdout

    def pictures(self, output="out"):
        root = self.folder / output
        return {p.relative_to(root): p.read_bytes() for p in root.rglob("*") if p.is_file()}

    def entries(self):
        return [p for p in (self.folder / "cache").rglob("*") if p.is_file() and p.name != "lock"]

    def test_a_second_build_kind_draws_nothing(self):
        self.assertIn("Drawing 2 pictures", self.build())
        self.assertEqual(self.build("other"), "")
        self.assertEqual(self.pictures(), self.pictures("other"))
        self.assertEqual(len(self.pictures()), 3 + 2 + 1)

    def test_only_a_changed_picture_is_drawn_again(self):
        self.build()
        (self.sources / "ui/ui-one.svg").write_text(RED.replace("#f00", "#00f"), encoding="utf-8")
        self.assertIn("Drawing 1 pictures", self.build())

    def test_damage_is_repaired(self):
        self.build()
        before = self.pictures()
        for entry in self.entries():
            entry.write_bytes(b"")
        for name in before:
            (self.folder / "out" / name).write_bytes(b"")
        self.assertIn("Drawing 2 pictures", self.build())
        self.assertEqual(self.pictures(), before)

    def test_two_builds_at_once_draw_everything_once(self):
        runs = [subprocess.Popen(self.command(output), stdout=subprocess.PIPE, text=True)
                for output in ("out", "other")]
        said = [run.communicate()[0] for run in runs]
        self.assertEqual([run.returncode for run in runs], [0, 0])
        self.assertEqual(sum("Drawing" in text for text in said), 1, said)
        self.assertEqual(self.pictures(), self.pictures("other"))

    def test_an_unknown_or_broken_source_is_named(self):
        for name, text in (("ui/nothing-like-it", RED), ("ui/ui-broken", RED[:-20])):
            path = self.sources / (name + ".svg")
            path.write_text(text, encoding="utf-8")
            result = subprocess.run(self.command(), capture_output=True, text=True)
            path.unlink()
            self.assertNotEqual(result.returncode, 0)
            self.assertIn(name, result.stderr)
            self.assertNotIn("Traceback", result.stderr)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
