#!/usr/bin/env python3
"""Check packaging/play and packaging/common where apt, sudo, CMake and the game are stand-ins.

    scripts.py PROJECT

The scripts run in a copy of the tree's packaging folder, under a path that needs quoting, with a
PATH that holds nothing but ordinary tools and the stand-ins, which write down how they were called.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

PROJECT = pathlib.Path(sys.argv[1])
TOOLS = ("bash cat chmod cmp cut dirname env getent grep install mkdir mv nproc rm sed sort tail touch "
         "true wc").split()
PLAYED = '#!/bin/bash\nprintf "%s\\n" "$@" >"$HOME/played"\n'


class Play(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = pathlib.Path(scratch.name)
        self.tree = self.folder / 'a $tree, "quoted" 100% \\o/ `x`'
        shutil.copytree(PROJECT / "packaging", self.tree / "packaging")
        self.home, self.bin = self.folder / "home", self.folder / "bin"
        self.home.mkdir()
        self.bin.mkdir()
        for tool in TOOLS:
            (self.bin / tool).symlink_to(shutil.which(tool))
        self.stand_in("id", 'case "$1" in -u) echo 1000;; *) echo somebody;; esac')
        self.stand_in("dpkg-query", 'shift 3; for p in "$@"; do echo "ii $p"; done')
        self.stand_in("apt-get", 'echo "apt-get $*" >>"$HOME/calls"')
        self.stand_in("sudo", 'case "$1" in -n|-v) exit 0;; esac; exec "$@"')
        self.stand_in("cmake", 'echo "cmake $1" >>"$HOME/calls"\n'
                      'if [ "$1" = -S ]; then touch "$4/build.ninja"; mkdir -p "$4/bin"\n'
                      'echo "CMAKE_HOME_DIRECTORY:INTERNAL=$2" >"$4/CMakeCache.txt"\n'
                      f"cat >\"$4/bin/meja\" <<'END'\n{PLAYED}END\nchmod +x \"$4/bin/meja\"\n"
                      'mkdir -p "$4/share/icons/hicolor/16x16/apps"\n'
                      'echo icon >"$4/share/icons/hicolor/16x16/apps/meja.png"; fi')

    def stand_in(self, name, script):
        path = self.bin / name
        path.unlink(missing_ok=True)
        path.write_text(f"#!/bin/bash\n{script}\n", encoding="utf-8")
        path.chmod(0o755)

    def play(self, *arguments, **environment):
        variables = {"HOME": str(self.home), "PATH": str(self.bin), "DISPLAY": ":9", **environment}
        return subprocess.run([str(self.tree / "packaging/play"), *arguments], env=variables,
                              capture_output=True, text=True)

    def calls(self):
        log = self.home / "calls"
        lines = log.read_text(encoding="utf-8").splitlines() if log.exists() else []
        log.unlink(missing_ok=True)
        return lines

    def refuses(self, words, **environment):
        result = self.play(**environment)
        self.assertNotEqual(result.returncode, 0)
        self.assertIn(words, result.stderr)

    def test_starts_the_game_with_the_arguments(self):
        result = self.play("--size", "1024 x 640")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertEqual((self.home / "played").read_text(), "--size\n1024 x 640\n")

    def test_installs_nothing_when_nothing_is_missing(self):
        self.play()
        self.assertEqual(self.calls(), ["cmake -S", "cmake --build"])

    def test_a_second_start_configures_and_writes_nothing(self):
        self.play()
        self.calls()
        entry = self.home / ".local/share/applications/meja.desktop"
        icon = self.home / ".local/share/icons/hicolor/16x16/apps/meja.png"
        before = [entry.stat().st_mtime_ns, icon.stat().st_mtime_ns]
        result = self.play()
        self.assertEqual(result.stdout, "")
        self.assertEqual(self.calls(), ["cmake --build"])
        self.assertEqual([entry.stat().st_mtime_ns, icon.stat().st_mtime_ns], before)

    def test_a_moved_tree_is_configured_again(self):
        self.play()
        self.calls()
        self.tree = self.tree.rename(self.folder / "moved")
        self.play()
        self.assertEqual(self.calls(), ["cmake -S", "cmake --build"])

    def test_the_menu_entry_starts_the_program_without_a_terminal(self):
        self.play()
        entry = self.home / ".local/share/applications/meja.desktop"
        main = entry.read_text().partition("\n[Desktop Action")[0]
        values = dict(line.split("=", 1) for line in main.splitlines() if "=" in line)
        self.assertEqual(values["Terminal"], "false")
        # first the escapes of the file's strings are read, then those inside the quotes
        quoted = values["Exec"].removesuffix(" %f").replace("\\\\", "\\")
        self.assertEqual((quoted[0], quoted[-1]), ('"', '"'))
        path, characters = "", iter(quoted[1:-1])
        for character in characters:
            self.assertNotIn(character, '"`$')
            path += next(characters) if character == "\\" else character
        self.assertEqual(path.replace("%%", "%"), str(self.tree / "build/play/bin/meja"))

    def test_missing_packages_are_installed_and_no_others(self):
        self.stand_in("dpkg-query", 'shift 3; for p in "$@"; do [ $p = libsdl2-dev ] && echo "rc $p" || '
                      'echo "ii $p"; done')
        result = self.play()
        self.assertEqual(result.returncode, 0, result.stderr)
        installs = [call for call in self.calls() if " install " in call]
        self.assertEqual(len(installs), 1)
        self.assertTrue(installs[0].endswith(" --no-install-recommends libsdl2-dev"), installs)

    def test_waits_for_another_that_installs(self):
        """A system that was just started often looks for its own updates."""
        self.stand_in("dpkg-query", "exit 1")
        self.stand_in("apt-get", 'case "$*" in *"DPkg::Lock::Timeout=600 "*) exit 0;; esac; exit 100')
        result = self.play()
        self.assertEqual(result.returncode, 0, result.stderr)

    def test_says_what_is_missing_without_root_and_without_sudo(self):
        self.stand_in("dpkg-query", "exit 1")
        self.stand_in("sudo", 'exit 1')
        self.refuses("may not use sudo. As root, run: apt-get install gcc")
        (self.bin / "sudo").unlink()
        self.refuses("only root can install them. As root, run: apt-get install gcc")

    def test_says_so_when_apt_fails(self):
        self.stand_in("dpkg-query", "exit 1")
        self.stand_in("apt-get", "exit 100")
        self.refuses("go online and call this again")
        self.stand_in("apt-get", 'case "$*" in *update*) exit 0;; esac; exit 100')
        self.refuses("apt could not install the packages")

    def test_says_so_on_a_system_without_apt(self):
        (self.bin / "apt-get").unlink()
        self.refuses("install the C compiler, CMake, Ninja, pkg-config, gettext and the development")
        self.stand_in("pacman", "exit 1")
        self.refuses("sudo pacman -S gcc cmake ninja")
        self.stand_in("dnf", "exit 1")
        self.refuses("sudo dnf install gcc cmake ninja-build")
        self.assertEqual(self.calls(), [])

    def test_builds_without_apt_what_can_be_built(self):
        (self.bin / "apt-get").unlink()
        for tool in ("cc", "ninja", "pkg-config", "msgfmt"):
            self.stand_in(tool, "exit 0")
        result = self.play()
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertEqual(self.calls(), ["cmake -S", "cmake --build"])
        self.stand_in("pkg-config", "exit 1")
        self.refuses("This system has no apt")

    def test_says_so_when_the_build_fails(self):
        self.play()
        self.stand_in("cmake", "echo broken; exit 1")
        self.refuses("could not be built")

    def test_says_so_without_a_display(self):
        self.refuses("there is no display", DISPLAY="")
        self.assertFalse((self.home / "played").exists())


    def package(self, *arguments):
        return subprocess.run([str(self.tree / "packaging/package"), *arguments],
                              env={"HOME": str(self.home), "PATH": str(self.bin)}, capture_output=True,
                              text=True)

    def test_a_package_for_arm64_says_what_apt_lacks(self):
        self.stand_in("dpkg", "exit 0")
        result = self.package("deb", "arm64")
        self.assertNotEqual(result.returncode, 0)
        self.assertIn("run: dpkg --add-architecture arm64 && apt-get update", result.stderr)
        self.assertEqual(self.calls(), [])

    def test_libraries_for_arm64_are_those_of_the_system(self):
        """A system has one of the two libraries of JACK for all architectures; apt takes the other
        where it is not told."""
        self.stand_in("dpkg", "echo arm64")
        for name, is_asked_for in (("libjack0", True), ("libjack-jackd2-0", False)):
            self.stand_in("dpkg-query", f"echo 'ii {name}'")
            self.package("deb", "arm64")
            asked = self.calls()[-1].split()
            self.assertIn("libsdl2-mixer-dev:arm64", asked)
            self.assertEqual("libjack-dev:arm64" in asked, is_asked_for, name)

    def test_a_package_takes_options_of_cmake_alone(self):
        for arguments, words in ((["boat"], "takes deb, rpm, portable, windows or web"),
                                 (["deb", "fast"], "takes options of CMake (-DOPTION=VALUE), not fast")):
            result = self.package(*arguments)
            self.assertNotEqual(result.returncode, 0)
            self.assertIn(words, result.stderr)


    def libraries(self, lacking):
        """packaging/libraries where all but that one are there."""
        folder = self.folder / "libraries"
        text = (self.tree / "packaging/libraries").read_text(encoding="utf-8")
        rows = re.findall(r"(?m)^ *(?:libraries|upon\w*)\+?=\(([\w -]+)\)", text)
        for name in " ".join(rows).split():
            (folder / "sources" / name / "debian").mkdir(parents=True)
            (folder / "sources" / name / "debian/copyright").touch()
            (folder / f"{name}.done").touch()
        (folder / "debian11.done").touch()
        shutil.rmtree(folder / "sources" / lacking, ignore_errors=True)
        (folder / f"{lacking}.done").unlink()
        self.stand_in("cc", "echo x86_64-linux-gnu")
        self.stand_in("dpkg-buildflags", "echo -O2")
        self.stand_in("dpkg-parsechangelog", "echo 1")
        self.stand_in("dpkg-source", 'echo "${2##*/}" >>"$HOME/calls"\nmkdir -p "$3/debian"\n'
                      'touch "$3/debian/copyright"')
        result = subprocess.run([str(self.tree / "packaging/libraries"), "linux", str(folder)],
                                env={"HOME": str(self.home), "PATH": str(self.bin)},
                                capture_output=True, text=True)
        return result, (folder / f"{lacking}.done").exists()

    def test_a_library_that_the_mirror_has_lost_is_the_next_releases(self):
        self.stand_in("apt-get", 'case "$*" in *update) exit 0;; */bookworm) touch qrencode_1.dsc; exit 100;; '
                      '*/trixie) touch qrencode_2.dsc;; esac')
        result, is_there = self.libraries("qrencode")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertEqual(self.calls()[0], "qrencode_2.dsc")
        self.assertTrue(is_there)

    def test_a_library_that_cannot_be_built_is_told(self):
        self.stand_in("apt-get", 'case "$*" in *update) ;; *) touch qrencode_1.dsc;; esac')
        self.stand_in("cmake", "echo broken; exit 1")
        result, is_there = self.libraries("qrencode")
        self.assertEqual(result.returncode, 1)
        self.assertIn("broken\nqrencode could not be built", result.stderr)
        self.assertFalse(is_there)

    def test_a_c_library_that_cannot_be_fetched_is_told(self):
        """Nothing is built against another one instead."""
        self.stand_in("mmdebstrap", "echo no mirror; exit 1")
        result, is_there = self.libraries("debian11")
        self.assertEqual(result.returncode, 1)
        self.assertIn("no mirror\ndebian11 could not be built", result.stderr)
        self.assertFalse(is_there)
        self.assertEqual(list((self.folder / "libraries").glob("*.done")), [])


class Launcher(unittest.TestCase):
    """The script by which the portable archive starts, and comes into the menu and out of it."""

    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = pathlib.Path(scratch.name)
        self.place = self.folder / 'a $place, "quoted" 100% \\o/ `x`'
        self.data = self.folder / "data"
        share = self.place / "share"
        for name in ("icons/hicolor/16x16/apps/meja.png", "man/man6/meja.6.gz",
                     "mime/packages/meja.xml", "bin/meja"):
            path = (share if name[:3] != "bin" else self.place) / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(PLAYED)
            path.chmod(0o755)
        entry = (PROJECT / "packaging/linux/meja.desktop.in").read_text(encoding="utf-8")
        (share / "applications").mkdir()
        (share / "applications/meja.desktop").write_text(entry.replace("@EXEC@", "meja"),
                                                         encoding="utf-8")
        shutil.copy(PROJECT / "packaging/linux/launcher", self.place / "meja")

    def call(self, *arguments, **env):
        return subprocess.run([str(self.place / "meja"), *arguments], capture_output=True, text=True,
                              env={**os.environ, "HOME": str(self.folder),
                                   "XDG_DATA_HOME": str(self.data), **env})

    def files(self):
        return {path.relative_to(self.data).as_posix() for path in self.data.rglob("*")
                if path.is_file() and not path.name.endswith("cache")
                and path.parent.name not in ("mime", "application")}

    def test_it_starts_the_program_beside_it(self):
        self.call("--continue")
        self.assertEqual((self.folder / "played").read_text(), "--continue\n")

    def test_it_comes_into_the_menu_and_out_of_it(self):
        self.assertEqual(self.call("--install").returncode, 0)
        self.assertEqual(self.files(), {
            "applications/meja.desktop", "icons/hicolor/16x16/apps/meja.png",
            "man/man6/meja.6.gz", "mime/packages/meja.xml"})
        entry = (self.data / "applications/meja.desktop").read_text(encoding="utf-8")
        place = str(self.place / "meja")
        for old, new in (("\\", "\\" * 4), ('"', '\\\\"'), ("`", "\\\\`"), ("$", "\\\\$"), ("%", "%%")):
            place = place.replace(old, new)
        commands = [line for line in entry.splitlines() if line.startswith("Exec=")]
        self.assertEqual(commands, [f'Exec="{place}"{rest}'
                                    for rest in (" %f", " --continue", " --daily")])
        self.assertEqual(self.call("--uninstall").returncode, 0)
        self.assertEqual(self.files(), set())

    def test_a_c_library_that_is_too_old_is_told(self):
        """By the number of the README; a system that tells no number is given a try."""
        readme = (PROJECT / "packaging/README.md").read_text(encoding="utf-8")
        oldest = re.search(r"glibc (2\.\d+) or newer", readme)[1]
        tools = self.folder / "tools"
        tools.mkdir()
        played = self.folder / "played"
        for said, starts in ((f"glibc {oldest}", True), ("glibc 2.40", True), ("glibc 2.100", True), ("", True),
                             (f"glibc 2.{int(oldest[2:]) - 1}", False), ("glibc 2.9", False)):
            played.unlink(missing_ok=True)
            (tools / "getconf").write_text(f"#!/bin/sh\necho {said}\n")
            (tools / "getconf").chmod(0o700)
            result = self.call("--continue", PATH=f"{tools}:{os.environ['PATH']}")
            self.assertEqual(played.exists(), starts, said)
            if not starts:
                self.assertEqual(result.returncode, 1)
                self.assertIn(f"Meja needs glibc {oldest} or newer, and this system has {said}", result.stderr)

    def test_a_folder_that_takes_nothing_is_told(self):
        self.data.write_text("a file")
        result = self.call("--install")
        self.assertEqual(result.returncode, 1)
        self.assertIn("Meja could not write to", result.stderr)


class Release(unittest.TestCase):
    """packaging/release in a small repository, where testing and packing are stand-ins."""

    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.tree = pathlib.Path(scratch.name) / "a tree"
        (self.tree / "packaging").mkdir(parents=True)
        for name in ("common", "release"):
            shutil.copy(PROJECT / "packaging" / name, self.tree / "packaging" / name)
        self.script("test", "exit 0")
        self.script("package", 'mkdir -p "$(dirname "$0")/../build/package"\n'
                    'IFS=-; printf %s "$*" >"$(dirname "$0")/../build/package/meja-$*.zip"')
        (self.tree / ".gitignore").write_text("build/\n")
        self.tools = pathlib.Path(scratch.name) / "tools"
        self.tools.mkdir()
        self.apt_knows("arm64")
        (self.tree / "CMakeLists.txt").write_text("project(meja VERSION 0.1.0 LANGUAGES C)\n")
        (self.tree / "packaging/CHANGELOG.md").write_text(
            "# What is new\n\n## 0.2.0\n\n* A door.\n\n## 0.1.0\n\n* The first.\n")
        self.git("init", "-q")
        self.commit()

    def script(self, name, text):
        path = self.tree / "packaging" / name
        path.write_text(f"#!/bin/bash\n{text}\n")
        path.chmod(0o755)

    def apt_knows(self, architecture):
        (self.tools / "dpkg").write_text(f"#!/bin/sh\necho {architecture}\n")
        (self.tools / "dpkg").chmod(0o755)

    def git(self, *arguments):
        return subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@b", *arguments],
                              cwd=self.tree, capture_output=True, text=True, check=True).stdout

    def commit(self):
        self.git("add", "-A")
        self.git("commit", "-q", "-m", "all")

    def release(self, *arguments):
        names = {f"GIT_{who}_{what}": "a@b" for who in ("AUTHOR", "COMMITTER")
                 for what in ("NAME", "EMAIL")}
        return subprocess.run([str(self.tree / "packaging/release"), *arguments],
                              env={**os.environ, **names, "PATH": f"{self.tools}:{os.environ['PATH']}"},
                              capture_output=True, text=True)

    def refuses(self, words, *arguments):
        before = self.git("rev-parse", "HEAD")
        result = self.release(*arguments)
        self.assertNotEqual(result.returncode, 0)
        self.assertIn(words, result.stderr)
        self.assertEqual(self.git("tag"), "")
        self.assertEqual(self.git("rev-parse", "HEAD"), before)
        self.assertIn("VERSION 0.1.0", (self.tree / "CMakeLists.txt").read_text())

    def test_what_is_given_away(self):
        result = self.release("0.2.0", "deb", "web")
        self.assertEqual(result.returncode, 0, result.stderr)
        place = self.tree / "build/release/0.2.0"
        self.assertEqual({path.name for path in place.iterdir()},
                         {"meja-deb.zip", "meja-web.zip", "SHA256SUMS", "NOTES.md"})
        subprocess.run(["sha256sum", "--quiet", "-c", "SHA256SUMS"], cwd=place, check=True)
        notes = (place / "NOTES.md").read_text()
        self.assertIn("* A door.", notes)
        self.assertNotIn("* The first.", notes)
        self.assertIn("| meja-deb.zip | 0.0 |", notes)
        self.assertIn("VERSION 0.2.0", self.git("show", "v0.2.0:CMakeLists.txt"))
        self.assertEqual(self.git("status", "--porcelain"), "")

    def test_it_has_every_package(self):
        """Each that packaging/README.md tells of."""
        told = set(re.findall(r"(?m)^\| `packaging/package ([a-z0-9 ]+)`",
                              (PROJECT / "packaging/README.md").read_text(encoding="utf-8")))
        self.assertEqual(self.release("0.2.0").returncode, 0)
        made = {path.stem for path in (self.tree / "build/release/0.2.0").glob("meja-*")}
        self.assertEqual(made, {f"meja-{kind.replace(' ', '-')}" for kind in told})

    def test_what_cannot_be_built_here_is_told_first(self):
        self.apt_knows("i386")
        self.refuses("apt knows no packages for arm64 here", "0.2.0")
        self.assertEqual(self.release("0.2.0", "deb", "web").returncode, 0)

    def test_a_tag_that_stands_here_is_used(self):
        self.git("tag", "v0.1.0")
        self.assertEqual(self.release("0.1.0", "deb").returncode, 0)

    def test_changes_are_refused(self):
        (self.tree / "new").touch()
        self.refuses("not committed", "0.2.0")

    def test_a_red_test_is_refused(self):
        self.script("test", "exit 1")
        self.commit()
        self.refuses("A test failed", "0.2.0")

    def test_a_version_of_which_nothing_is_told_is_refused(self):
        self.refuses("tells nothing of 0.3.0", "0.3.0")
        self.refuses("takes a version", "new")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
