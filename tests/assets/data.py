#!/usr/bin/env python3
"""Check the data: every source has its pictures in the promised sizes, every character of
the catalogues has a glyph, every sound is a sound, and all of it is small enough.

    data.py PROJECT SHARE

The widths are those that assets/README.md promises, not those of the build's own table.
"""
import ast
import fnmatch
import io
import pathlib
import struct
import subprocess
import sys
import unittest
import wave
import xml.etree.ElementTree

import numpy
from fontTools.ttLib import TTFont

PROJECT, SHARE = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
sys.path.insert(0, str(PROJECT / "assets/sounds"))
import effects  # noqa: E402
import loudness  # noqa: E402

ART, FONTS = SHARE / "meja/art", SHARE / "meja/fonts"
SIZE_MAX = 40_000_000
FORBIDDEN = {"text", "tspan", "image", "feImage", "script", "foreignObject", "style",
             "feDropShadow"}  # librsvg drops what has a feDropShadow; text is set at run time


def sources():
    """(group/name, path) of every picture."""
    for path in sorted((PROJECT / "assets").rglob("*.svg")):
        name = path.relative_to(PROJECT / "assets").with_suffix("").as_posix()
        if not name.startswith("kit/"):
            yield name.removeprefix("cards/"), path


def promised_widths():
    """pattern -> widths, from the table in assets/README.md; {a,b} is spelled out."""
    widths = {}
    for line in (PROJECT / "assets/README.md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) != 2 or not cells[1].replace(" ", "").replace(";", "").isdigit():
            continue
        for names, numbers in zip(cells[0].split(";"), cells[1].split(";")):
            for pattern in names.split("`")[1::2]:
                for name in spell_out(pattern):
                    widths[name] = sorted(map(int, numbers.split()))
    return widths


def spell_out(pattern):
    head, brace, rest = pattern.partition("{")
    if not brace:
        return [pattern]
    inner, _, tail = rest.partition("}")
    return [head + word + tail for word in inner.split(",")]


def webp_size(data):
    """(width, height) from a WebP file's header."""
    kind = data[12:16]
    if kind == b"VP8X":
        return tuple(1 + int.from_bytes(data[i:i + 3], "little") for i in (24, 27))
    if kind == b"VP8L":
        bits = int.from_bytes(data[21:25], "little")
        return 1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)
    return tuple(size & 0x3FFF for size in struct.unpack("<HH", data[26:30]))


class Sources(unittest.TestCase):
    def test_are_self_contained_and_hold_no_text(self):
        for name, path in sources():
            elements = list(xml.etree.ElementTree.parse(path).getroot().iter())
            ids = [e.get("id") for e in elements if e.get("id")]
            with self.subTest(name):
                self.assertEqual(len(ids), len(set(ids)), "an id occurs twice")
                self.assertFalse(FORBIDDEN & {e.tag.rpartition("}")[2] for e in elements})
                for element in elements:
                    for key, value in element.attrib.items():
                        if key.rpartition("}")[2] == "href":
                            self.assertIn(value.removeprefix("#"), ids)


class Pictures(unittest.TestCase):
    def test_every_source_has_its_widths(self):
        promised = promised_widths()
        for name, path in sources():
            box = xml.etree.ElementTree.parse(path).getroot().get("viewBox").split()
            made = sorted(ART.glob(name + "@*.webp"))
            expected = [w for pattern, w in promised.items() if fnmatch.fnmatchcase(name, pattern)]
            with self.subTest(name):
                self.assertTrue(expected, "assets/README.md promises no width")
                self.assertEqual(sorted(int(p.stem.partition("@")[2]) for p in made), expected[0])
                for picture in made:
                    width = int(picture.stem.partition("@")[2])
                    wide, high = webp_size(picture.read_bytes())
                    self.assertEqual(wide, width)
                    # a half may have been rounded either way
                    exact = width * round(float(box[3])) / round(float(box[2]))
                    self.assertLessEqual(abs(high - exact), 0.5001)

    def test_no_picture_is_without_a_source(self):
        names = {name for name, _ in sources()}
        for picture in ART.rglob("*.webp"):
            with self.subTest(picture.name):
                self.assertIn(picture.relative_to(ART).as_posix().partition("@")[0], names)

    def test_index_names_every_picture_with_its_widths(self):
        lines = (ART / "index.txt").read_text(encoding="utf-8").splitlines()
        self.assertEqual(sorted(line.split()[0] for line in lines), sorted(n for n, _ in sources()))
        for line in lines:
            name, _, _, *widths = line.split()
            for width in widths:
                self.assertTrue((ART / f"{name}@{width}.webp").is_file(), f"{name}@{width}")

    def test_desktop_icons_are_png_of_their_size(self):
        for size in (16, 32, 48, 64, 128, 256, 512):
            data = (SHARE / f"icons/hicolor/{size}x{size}/apps/meja.png").read_bytes()
            self.assertEqual(struct.unpack(">II", data[16:24]), (size, size))


def catalogue_text(path):
    """All quoted text of a catalogue, with its escapes read."""
    lines = path.read_text(encoding="utf-8").splitlines()
    quoted = (line[line.index('"'):] for line in lines
              if line.startswith(("msg", '"')) and '"' in line)
    return "".join(ast.literal_eval(text) for text in quoted)


class Fonts(unittest.TestCase):
    ROLES = (("title.ttf", "title-zh.otf", "body-zh.otf", "names.otf"), ("body.ttf", "body-zh.otf", "names.otf"),
             ("body-bold.ttf", "body-zh.otf", "names.otf"))

    def characters(self, name):
        return set(TTFont(FONTS / name).getBestCmap())

    def test_every_character_of_the_catalogues_has_a_glyph_in_each_role(self):
        files = sorted((PROJECT / "locales").glob("*.po*"))
        self.assertGreater(len(files), 3)
        text = "".join(map(catalogue_text, files))
        used = {ord(c) for c in text if c.isprintable() and not 0xE000 <= ord(c) <= 0xF8FF}
        for role in self.ROLES:
            missing = used.difference(*map(self.characters, role))
            self.assertEqual(set(map(chr, missing)), set(), role)

    def test_names_can_be_typed_in_the_four_languages(self):
        names = "Zoë Łukasz Siti Анна Ёжик Ґанна 李明 囍 龘 Đặng"
        for faces in self.ROLES:
            covered = set().union(*map(self.characters, faces))
            lacking = {c for c in names if ord(c) not in covered}
            self.assertEqual(lacking, set(), faces)

    def test_chinese_catalogue_needs_no_fallback(self):
        text = (PROJECT / "locales/zh_CN.po").read_text(encoding="utf-8")
        chinese = {ord(c) for c in text if "\u3000" <= c <= "\u9fff" or "\uff00" <= c <= "\uffef"}
        for face in ("title-zh.otf", "body-zh.otf"):
            lacking = "".join(map(chr, sorted(chinese - self.characters(face))))
            self.assertEqual(lacking, "", f"{face}: add these to assets/fonts/extra.txt and run "
                                          "assets/make")

    def test_no_glyph_of_the_body_is_kept_twice(self):
        """But for what stays in a run of any face."""
        twice = self.characters("body-zh.otf") & self.characters("names.otf")
        self.assertLessEqual(twice, {0x20, 0xA0, 0x200C, 0x200D})

    def test_figures_are_lining(self):
        """SDL_ttf cannot choose figures: those of the default must all stand on the line."""
        for face in ("title.ttf", "body.ttf", "body-bold.ttf"):
            font = TTFont(FONTS / face)
            figures = [font["glyf"][font.getBestCmap()[ord(c)]] for c in "0123456789"]
            tops, slack = [f.yMax for f in figures], font["head"].unitsPerEm * 0.1
            self.assertLess(max(tops) - min(tops), slack, face)
            self.assertGreater(min(f.yMin for f in figures), -slack / 2, face)

    def test_changed_fonts_do_not_carry_their_original_names(self):
        for path in FONTS.glob("*.[to]tf"):
            names = TTFont(path)["name"]
            for identity in (1, 3, 4, 6):
                self.assertTrue(names.getDebugName(identity).startswith("Meja-"), path.name)
        for licence in ("PT-fonts.txt", "Noto-CJK.txt"):
            self.assertGreater((FONTS / licence).stat().st_size, 1000)


class Sounds(unittest.TestCase):
    """The order of loudness: what weighs more is louder, and a refusal never shouts."""

    LOUDEST = {  # LUFS over 400 ms, as the table of effects.py has them too
        "medal_gold": -14, "win": -14.5, "hit_heavy": -15, "kill": -15, "bastion_mine": -15,
        "medal_silver": -15.5, "medal_bronze": -16, "hit_hard": -17, "exact": -17, "strike": -18,
        "arrival": -18, "lose": -19, "jester": -19, "hit": -20, "trick_mine": -20, "heal": -21,
        "trick_theirs": -22, "card_place": -24, "refuse": -24, "turn": -24, "ask": -25,
        "card_slide": -27, "ui_error": -30, "ui_click": -31, "ui_hover": -38}

    def samples(self, path):
        plain = subprocess.run(["oggdec", "--quiet", "--output", "-", str(path)], check=True,
                               capture_output=True).stdout
        with wave.open(io.BytesIO(plain)) as sound:
            self.assertEqual((sound.getnchannels(), sound.getframerate()), (1, 44100), path.name)
        return numpy.frombuffer(plain[44:], dtype="<i2") / 32768

    def test_every_sound_has_three_variants(self):
        names = set(effects.SOUNDS)
        self.assertGreaterEqual(len(names), 45)
        found = {path.stem for path in (SHARE / "meja/sounds").iterdir()}
        self.assertEqual(found, {name + ending for name in names for ending in ("", "-b", "-c")})

    def test_each_is_as_loud_as_it_weighs(self):
        for name, lufs in self.LOUDEST.items():
            self.assertEqual(effects.SOUNDS[name], lufs, name)
        for path in sorted((SHARE / "meja/sounds").iterdir()):
            with self.subTest(path.stem):
                x = self.samples(path)
                heard = loudness.momentary(x, 44100)
                self.assertAlmostEqual(heard, effects.SOUNDS[path.stem.split("-")[0]], delta=1.5)
                self.assertLess(abs(x).max(), 1)
                self.assertLess(abs(x.mean()), .01)

    def test_blows_are_heard_on_a_small_speaker(self):
        """At least a fifth of their power lies above 250 Hz."""
        for name in ("hit", "hit_hard", "hit_heavy", "strike", "summon", "summon_hard",
                     "summon_heavy"):
            power = abs(numpy.fft.rfft(self.samples(SHARE / f"meja/sounds/{name}.ogg"))) ** 2
            above = numpy.linspace(0, 22050, len(power)) > 250
            self.assertGreater(power[above].sum() / power.sum(), .2, name)


class Size(unittest.TestCase):
    def test_installed_data_is_small(self):
        total = sum(p.stat().st_size for p in SHARE.rglob("*") if p.is_file())
        print(f"data: {total / 1e6:.1f} MB")
        self.assertLessEqual(total, SIZE_MAX)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
