#!/usr/bin/env python3
"""Make the packages for Linux twice, in two folders and surroundings, and check what came out: the same
bytes, the sizes that packaging/README.md tells, nothing for lintian, all libraries inside.

    made.py PROJECT FOLDER

The packages of the first time stay in FOLDER for installed.py.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import unittest

PROJECT, FOLDER = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
KINDS = {"deb": "meja_*_amd64.deb", "rpm": "meja-*.x86_64.rpm",
         "portable": "meja-*-linux-x86_64.tar.gz"}
# Built for both times.
LIBRARIES = pathlib.Path(os.environ.get("MEJA_PORTABLE_LIBRARIES",
                                        PROJECT / "build/portable/libraries"))
LIMITS = {"deb": 30, "rpm": 30, "portable": 45}  # MB
# All that the archive asks of the system before it starts, the parts of the C library of before 2021;
# and what SDL opens if it is there.
OF_THE_SYSTEM = {"libc.so.6", "libm.so.6", "libdl.so.2", "libpthread.so.0", "ld-linux-x86-64.so.2"}
OPENED = ("libX11.so.6", "libXcursor.so.1", "libXi.so.6", "libXrandr.so.2", "libwayland-client.so.0",
          "libwayland-egl.so.1", "libxkbcommon.so.0", "libdecor-0.so.0", "libGL.so.1", "libEGL.so.1",
          "libasound.so.2", "libpulse-simple.so.0", "libdbus-1.so.3", "libudev.so.1")
LINKED = {"jansson", "sqlite3", "libsdl2", "libwebp", "libsdl2-image", "freetype", "harfbuzz",
          "libsdl2-ttf", "libogg", "libvorbis", "libsdl2-mixer", "libunistring", "qrencode", "libmicrohttpd"}


def copy_project(tree):
    """What is built stays out of it: the folder that is called so at the top, no other."""
    def ignored(folder, names):
        beside = (".git", "build", "build-*") if pathlib.Path(folder) == PROJECT else ()
        return shutil.ignore_patterns("__pycache__", *beside)(folder, names)
    shutil.copytree(PROJECT, tree, ignore=ignored)


def make_packages(tree, **surroundings):
    """The packages made in that folder, by kind."""
    made = {}
    for kind, pattern in KINDS.items():
        result = subprocess.run(
            [tree / "packaging/package", kind], capture_output=True, text=True, check=False,
            env={**os.environ, "SOURCE_DATE_EPOCH": "1700000000", "CCACHE_DISABLE": "1",
                 "MEJA_PORTABLE_LIBRARIES": str(LIBRARIES), **surroundings})
        if result.returncode != 0:
            raise AssertionError(result.stdout + result.stderr)
        made[kind], = (tree / "build/package").glob(pattern)
    return made


def asked(file, pattern):
    """What the headers of a program ask of the system's libraries."""
    text = subprocess.run(["objdump", "-p", file], capture_output=True, text=True,
                          check=True).stdout
    return set(re.findall(pattern, text))


class Packages(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        shutil.rmtree(FOLDER, ignore_errors=True)
        FOLDER.mkdir(parents=True)
        with tempfile.TemporaryDirectory() as scratch:
            one, other = pathlib.Path(scratch, "one"), pathlib.Path(scratch, "a second", "tree")
            copy_project(one)
            copy_project(other)
            cls.files = {kind: pathlib.Path(shutil.copy(path, FOLDER))
                         for kind, path in make_packages(one).items()}
            made = make_packages(other, TZ="Asia/Jakarta", LC_ALL="C", HOME=scratch)
            cls.again = {kind: path.read_bytes() for kind, path in made.items()}

    def test_the_same_bytes_each_time(self):
        for kind, file in self.files.items():
            self.assertTrue(file.read_bytes() == self.again[kind], kind)

    def test_the_sizes_are_those_that_are_told(self):
        """Within 2 %, so that a picture more does not make them wrong."""
        text = (PROJECT / "packaging/README.md").read_text(encoding="utf-8")
        for kind, file in self.files.items():
            told = float(re.search(rf"package {kind}`.*\| ([\d.]+) MB \|", text).group(1))
            size = file.stat().st_size / 1e6
            self.assertLessEqual(size, LIMITS[kind], kind)
            self.assertAlmostEqual(size, told, delta=told / 50, msg=kind)

    def test_lintian_finds_what_is_told(self):
        if not shutil.which("lintian"):
            self.skipTest("lintian is not installed")
        result = subprocess.run(["lintian", "--allow-root", self.files["deb"]],
                                capture_output=True, text=True, check=False)
        text = (PROJECT / "packaging/README.md").read_text(encoding="utf-8")
        self.assertEqual(result.returncode, 0, result.stdout)
        for tag in re.findall(r"(?m)^W: \S+: (\S+)", result.stdout):
            self.assertIn(f"`{tag}`", text)

    def rpm(self, *arguments):
        with tempfile.TemporaryDirectory() as home:
            result = subprocess.run(["rpm", *map(str, arguments)], capture_output=True, text=True,
                                    check=False, env={**os.environ, "HOME": home, "LC_ALL": "C.UTF-8"})
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        return result.stdout

    def test_the_rpm_says_what_it_is(self):
        told = self.rpm("-qp", "--qf", "%{NAME}|%{ARCH}|%{LICENSE}|%{GROUP}|%{SUMMARY}|%{BUILDHOST}",
                        self.files["rpm"])
        self.assertEqual(told, "meja|x86_64|MIT|Amusements/Games|four card games at one table|localhost")
        self.assertIn("Regicide", self.rpm("-qp", "--qf", "%{DESCRIPTION}", self.files["rpm"]))
        wanted = set(self.rpm("-qp", "--requires", self.files["rpm"]).split())
        self.assertIn("libSDL2-2.0.so.0()(64bit)", wanted)
        self.assertEqual([name for name in wanted if "unistring" in name], [])
        listed = self.rpm("-qp", "--list", self.files["rpm"]).split("\n")
        self.assertNotIn("/usr/share/applications", listed)  # is the system's

    def test_the_rpm_comes_and_goes(self):
        """Into an empty root and out of it; its libraries are another system's."""
        with tempfile.TemporaryDirectory() as root:
            there = ["--root", root, "--dbpath", "/var/lib/rpm"]
            self.rpm(*there, "--initdb")
            self.rpm(*there, "--nodeps", "-i", self.files["rpm"])
            engine = pathlib.Path(root, "usr/games/meja-engine")
            said = subprocess.run([engine], input='{"cmd":"hello"}\n', capture_output=True, text=True,
                                  check=True).stdout
            self.assertIn("games", said)
            entries = [path.name for path in pathlib.Path(root, "usr/share/applications").iterdir()]
            self.assertEqual(entries, ["meja.desktop"])
            self.rpm(*there, "--nodeps", "-e", "meja")
            self.assertEqual([path for path in pathlib.Path(root).rglob("*meja*")], [])

    def unpacked(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        with tarfile.open(self.files["portable"]) as archive:
            archive.extractall(scratch.name)
        tree, = pathlib.Path(scratch.name).iterdir()
        return tree

    def test_the_archive_asks_for_the_c_library_alone(self):
        told = re.search(r"glibc ([\d.]+) or newer",
                         (PROJECT / "packaging/README.md").read_text(encoding="utf-8")).group(1)
        programs = sorted((self.unpacked() / "bin").iterdir())
        self.assertEqual([program.name for program in programs], ["meja", "meja-engine"])
        versions = set()
        for program in programs:
            self.assertEqual(asked(program, r"NEEDED +(\S+)") - OF_THE_SYSTEM, set(), program.name)
            versions |= asked(program, r" GLIBC_([\d.]+)")
        self.assertEqual(max(versions, key=lambda name: [*map(int, name.split("."))]), told)
        for name in OPENED:
            self.assertIn(name.encode() + b"\0", programs[0].read_bytes())

    def test_the_archive_has_the_licences_of_what_is_linked(self):
        folder = self.unpacked() / "licences"
        names = {path.name for path in folder.iterdir()}
        self.assertEqual({f"{name}.txt" for name in LINKED} - names, set())
        self.assertLessEqual({"LGPL-3", "GPL-3", "Apache-2.0"}, names)
        for text in folder.glob("*.txt"):
            for name in re.findall(r"common-licenses/([\w.-]*\w)", text.read_text(encoding="utf-8")):
                self.assertIn(name, names, text.name)
        sources = re.findall(r"(?m)^(\S+) \d\S*$", (folder / "SOURCES.txt").read_text(encoding="utf-8"))
        self.assertEqual(sorted(sources), sorted(LINKED))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
