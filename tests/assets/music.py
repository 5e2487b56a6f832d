#!/usr/bin/env python3
"""The finished music is within its bounds, and what is not is refused.

    music.py PROJECT SHARE
"""
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

import numpy

SOUNDS, FOLDER = pathlib.Path(sys.argv[1]) / "assets/sounds", pathlib.Path(sys.argv[2]) / "meja/music"
sys.path.insert(0, str(SOUNDS))
import check  # noqa: E402
import music  # noqa: E402

PIECE, SECONDS, BARS = "tavern", 10, 8


def complaints(folder, *pieces):
    answer = subprocess.run([sys.executable, "-B", str(SOUNDS / "check.py"), str(folder), *pieces],
                            capture_output=True, text=True)
    return answer.returncode, answer.stdout + answer.stderr


class Music(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = pathlib.Path(scratch.name)

    def plant(self, change):
        """What is said of a few seconds of a piece, of the calm stem after change(sides)."""
        for stem in music.STEMS:
            sides, rate = check.decoded(FOLDER / f"{PIECE}-{stem}.ogg")
            few = sides[:, :SECONDS * rate]
            few = change(few) if stem == "calm" else few
            music.encode(str(self.folder), f"{PIECE}-{stem}", few, rate, BARS)
        return complaints(self.folder, PIECE)

    def test_what_is_finished_is_within_the_bounds(self):
        code, said = complaints(FOLDER)
        print(said)
        self.assertEqual(code, 0)

    def test_another_length_is_refused(self):
        code, said = self.plant(lambda sides: sides[:, :-100])
        self.assertEqual(code, 1)
        self.assertIn("not the same length", said)

    def test_what_is_too_loud_is_refused(self):
        code, said = self.plant(lambda sides: 1.3 * sides)
        self.assertEqual(code, 1)
        self.assertIn("calm is at", said)

    def test_a_seam_is_refused(self):
        def cut(sides):
            tone = .5 * numpy.sin(2 * numpy.pi * 440 * numpy.arange(4000) / 22050 + 1)
            changed = sides.copy()
            changed[:, -4000:] = tone
            return changed
        code, said = self.plant(cut)
        self.assertEqual(code, 1)
        self.assertIn("its seam is heard", said)

    def test_hiss_is_refused(self):
        noise = numpy.random.default_rng(1).normal(0, .05, (2, 10 * 22050))
        code, said = self.plant(lambda sides: sides + noise)
        self.assertEqual(code, 1)
        self.assertIn("lie above", said)

    def test_a_missing_stem_is_named(self):
        shutil.copy(FOLDER / f"{PIECE}-calm.ogg", self.folder)
        code, said = complaints(self.folder, PIECE)
        self.assertEqual(code, 1)
        self.assertIn("missing", said)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
