#!/usr/bin/env python3
"""Check that the About page, README.md and src/README.md name the libraries that are linked, those
and no others.

    libraries.py PROJECT PROGRAM…

What a program is linked with itself, `readelf` says; what comes behind that, `ldd`.
"""
import pathlib
import re
import subprocess
import sys
import unittest

PROJECT, PROGRAMS = pathlib.Path(sys.argv[1]), sys.argv[2:]
# file name up to ".so" -> name in texts
DIRECT = {"libSDL2-2.0": "SDL", "libSDL2_image-2.0": "SDL_image", "libSDL2_ttf-2.0": "SDL_ttf",
          "libSDL2_mixer-2.0": "SDL_mixer", "libsqlite3": "SQLite", "libjansson": "Jansson",
          "libvorbisfile": "libvorbis", "libunistring": "libunistring",
          "libqrencode": "libqrencode", "libmicrohttpd": "libmicrohttpd"}
BEHIND = {"libfreetype": "FreeType", "libharfbuzz": "HarfBuzz", "libpng16": "libpng",
          "libwebp": "libwebp", "libvorbis": "libvorbis"}
# What packaging/libraries makes of them for each system: it and Debian's sources have other names.
SOURCES = {"libSDL2-2.0": "libsdl2", "libSDL2_image-2.0": "libsdl2-image", "libSDL2_ttf-2.0": "libsdl2-ttf",
           "libSDL2_mixer-2.0": "libsdl2-mixer", "libsqlite3": "sqlite3", "libjansson": "jansson",
           "libvorbisfile": "libvorbis", "libunistring": "libunistring", "libqrencode": "qrencode",
           "libmicrohttpd": "libmicrohttpd"}
NOT_OF_ALL = {"libmicrohttpd": "linux"}  # phones as hands
OF_THE_COMPILER = {"libc", "libm", "libasan", "libubsan", "libgcc_s", "ld-linux-x86-64"}
LIBRARY = re.compile(r"\b(SDL(?:_\w+)?|SQLite|Jansson|FreeType|HarfBuzz|lib[a-z]\w+)\b")


def read(name):
    return (PROJECT / name).read_text(encoding="utf-8")


def stem(file):
    return file.partition(".so")[0]


def needed(program):
    text = subprocess.run(["readelf", "-d", program], capture_output=True, text=True,
                          check=True).stdout
    return {stem(name) for name in re.findall(r"\(NEEDED\).*\[(.+)\]", text)} - OF_THE_COMPILER


def loaded(program):
    text = subprocess.run(["ldd", program], capture_output=True, text=True, check=True).stdout
    return {stem(line.split()[0]) for line in text.splitlines()}


class Libraries(unittest.TestCase):
    everything = set(DIRECT.values()) | set(BEHIND.values())

    def test_all_that_is_linked_has_a_name_here(self):
        linked = set().union(*map(needed, PROGRAMS))
        self.assertEqual(linked, set(DIRECT))

    def test_what_comes_behind_them_does(self):
        self.assertEqual(set(BEHIND) - set().union(*map(loaded, PROGRAMS)), set())

    def test_the_packages_with_libraries_of_their_own_have_all(self):
        text = read("packaging/libraries")
        common = {name for names in re.findall(r"(?m)^(?:libraries|upon\w*)=\(([^)]*)\)", text)
                  for name in names.split()}
        for system in ("linux", "windows", "web"):
            branch = re.search(rf"(?ms)^  {system}\)\n(.*?)^    ;;", text)[1]
            added = {name for names in re.findall(r"libraries\+=\(([^)]*)\)", branch)
                     for name in names.split()}
            wanted = {SOURCES[name] for name in set().union(*map(needed, PROGRAMS))
                      if NOT_OF_ALL.get(name, system) == system}
            self.assertEqual(wanted - common - added, set(), system)

    def named(self, text):
        return {name for name in LIBRARY.findall(text) if name != "libpng License"}

    def test_the_about_page_names_them(self):
        paragraph = next(line for line in read("locales/meja.pot").splitlines()
                         if line.startswith('msgid "It uses SDL'))
        self.assertEqual(self.named(paragraph), self.everything)

    def test_the_readme_names_them(self):
        paragraph = read("README.md").partition("It is linked with")[2].partition("The fonts")[0]
        self.assertEqual(self.named(paragraph), self.everything)

    def test_the_architecture_names_them(self):
        table = read("src/README.md").partition("## Dependencies")[2].partition("\n## ")[0]
        named = {name.lower() for name in self.named(table)}
        lacking = {name for name in self.everything if name.lower() not in table.lower()}
        self.assertEqual(lacking, set())
        mentioned_as_not_linked = {"libunibreak", "libintl", "libfuzzer", "libdbus"}
        self.assertEqual(named - {n.lower() for n in self.everything} - mentioned_as_not_linked, set())

    def test_fonts_and_their_licences_are_named_alike(self):
        licences = {"PT-fonts.txt": "ParaType", "Noto-CJK.txt": "SIL"}
        for name, words in licences.items():
            self.assertIn(words, read(f"assets/finished/meja/fonts/{name}"))
        for text in (read("README.md"), read("locales/meja.pot")):
            flat = " ".join(text.split())
            for words in ("PT Sans and PT Serif", "ParaType Free Font License",
                          "Noto Sans CJK and Noto Serif CJK", "SIL Open Font License 1.1"):
                self.assertIn(words, flat)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
