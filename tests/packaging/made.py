#!/usr/bin/env python3
"""Make both packages twice, in two folders and surroundings, and check what came out: the same
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
KINDS = {"deb": "meja_*_amd64.deb", "portable": "meja-*-linux-x86_64.tar.gz"}
LIMITS = {"deb": 30, "portable": 45}  # MB
# What packaging/README.md says that the archive leaves to the system.
OF_THE_SYSTEM = re.compile(
    r"(ld-linux-x86-64|lib(c|m|dl|rt|pthread|resolv|gcc_s|stdc\+\+|z|expat)|lib(GL|EGL|gbm|drm)"
    r"|lib(X\w+|X11-xcb|xcb[\w-]*|wayland-\w+|asound|pulse[\w-]*|dbus-1|systemd|udev))\.so[.\d]*")


def copy_project(tree):
    ignored = shutil.ignore_patterns(".git", "build", "build-*", "__pycache__")
    shutil.copytree(PROJECT, tree, ignore=ignored)


def make_packages(tree, **surroundings):
    """The packages made in that folder, by kind."""
    made = {}
    for kind, pattern in KINDS.items():
        result = subprocess.run(
            [tree / "packaging/package", kind], capture_output=True, text=True, check=False,
            env={**os.environ, "SOURCE_DATE_EPOCH": "1700000000", "CCACHE_DISABLE": "1",
                 **surroundings})
        if result.returncode != 0:
            raise AssertionError(result.stdout + result.stderr)
        made[kind], = (tree / "build/package").glob(pattern)
    return made


def needed(file):
    text = subprocess.run(["objdump", "-p", file], capture_output=True, text=True,
                          check=True).stdout
    return re.findall(r"NEEDED +(\S+)", text)


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

    def test_the_archive_has_every_library_with_its_licence(self):
        with tempfile.TemporaryDirectory() as scratch:
            with tarfile.open(self.files["portable"]) as archive:
                archive.extractall(scratch)
            tree, = pathlib.Path(scratch).iterdir()
            libraries = {path.name: path for path in (tree / "lib").iterdir()}
            wanted = set()
            for file in (*(tree / "bin").iterdir(), *libraries.values()):
                wanted |= {name for name in needed(file) if not OF_THE_SYSTEM.fullmatch(name)}
            self.assertEqual(wanted, set(libraries))
            licences = {path.stem for path in (tree / "share/doc/meja/licences").iterdir()}
            self.assertLessEqual({"libsdl2-2.0-0", "libunistring-dev", "libfreetype6"}, licences)
            self.assertLessEqual({"LGPL-3", "GPL-3", "SOURCES"}, licences)
            self.assertEqual({name for name in licences if name.startswith("lib32")}, set())


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
