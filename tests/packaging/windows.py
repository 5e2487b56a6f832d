#!/usr/bin/env python3
"""Make the packages for Windows, look into them, and play what they hold under Wine.

    windows.py PROJECT

MEJA_BUILD names a build for this system, whose engine follows the game that is played.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time
import unittest
import zipfile

PROJECT = pathlib.Path(sys.argv[1])
sys.path.insert(0, str(PROJECT / "tests/ui"))
import driver  # noqa: E402  pylint: disable=wrong-import-position
import regicide  # noqa: E402  pylint: disable=wrong-import-position

LIMITS = {".zip": 37, ".exe": 37}  # MB
# What every Windows 10 has.
OF_THE_SYSTEM = {"advapi32", "dinput8", "gdi32", "imm32", "kernel32", "msvcrt", "ole32", "oleaut32",
                 "setupapi", "shell32", "user32", "version", "winmm", "bcrypt", "hid", "ws2_32"}
TURN = {"en": "Your turn", "id": "Giliranmu", "ru": "Ваш ход", "zh_CN": "轮到你了"}
PERSON = "Žofie 明"  # a folder of hers
MEDAL = "Gold medal"
UNINSTALL = "Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\Meja"
VERSION = re.search(r"project\(meja VERSION (\S+)",
                    (PROJECT / "CMakeLists.txt").read_text(encoding="utf-8"))[1]


def run(*command, **members):
    result = subprocess.run(command, capture_output=True, text=True, check=False, **members)
    if result.returncode != 0:
        raise AssertionError(f"{command}: {result.stdout}{result.stderr}")
    return result.stdout


def imports(program):
    """The DLLs that a program wants, without their endings, in small letters."""
    text = run("x86_64-w64-mingw32-objdump", "-p", program)
    return {name.lower().removesuffix(".dll") for name in re.findall(r"DLL Name: (\S+)", text)}


class Window(driver.Stage):
    """The program for Windows on a screen of its own; its profile is where it wants it."""

    def __init__(self, program, *options, env):
        self.program = ["wine", str(program)]
        super().__init__(*options, profile="", env=env)


class Windows(unittest.TestCase):
    """In the order of their names: the zip first, the installer last."""

    @classmethod
    def setUpClass(cls):
        packages = PROJECT / "build/package"
        run(PROJECT / "packaging/package", "windows")
        cls.zip, = packages.glob("meja-*-windows-x86_64.zip")
        cls.setup, = packages.glob("meja-*-windows-x86_64-setup.exe")
        cls.scratch = pathlib.Path(tempfile.mkdtemp(prefix="meja-wine-"))
        cls.addClassCleanup(shutil.rmtree, cls.scratch, ignore_errors=True)
        cls.home = cls.scratch / PERSON
        with zipfile.ZipFile(cls.zip) as archive:
            archive.extractall(cls.home)
        cls.unpacked, = cls.home.iterdir()
        cls.env = {"WINEPREFIX": str(cls.scratch / "wine"), "WINEDEBUG": "-all", "LC_ALL": "C.UTF-8",
                   "WINEDLLOVERRIDES": "mscoree,mshtml=;winemenubuilder.exe=d",
                   "SDL_VIDEODRIVER": "windows"}
        cls.wine("wineboot", "--init")
        cls.addClassCleanup(subprocess.run, ["wineserver", "--kill"], env={**os.environ, **cls.env},
                            check=False)

    @classmethod
    def wine(cls, *command):
        """A program without a window, and all that it leaves to others: a desktop that began without
        a screen, or on another one, would have no windows on the next."""
        env = {**os.environ, **cls.env}
        env.pop("DISPLAY", None)
        run(*command, env=env)
        run("wineserver", "--wait", env=env)

    def appdata(self):
        """Where the profile of the person under Wine lies."""
        folder, = (self.scratch / "wine/drive_c/users").glob("*/AppData/Roaming")
        return folder

    def window(self, *options, program=None, **env):
        window = Window(program or self.unpacked / "Meja.exe", *options, env={**self.env, **env})
        self.addCleanup(window.drop)
        return window

    def test_1_the_packages_are_small_and_whole(self):
        for package in (self.zip, self.setup):
            self.assertLessEqual(package.stat().st_size, LIMITS[package.suffix] * 1e6, package.name)
        for program in self.unpacked.glob("*.exe"):
            inside = {file.stem.lower() for file in self.unpacked.glob("*.dll")}
            self.assertEqual(imports(program) - OF_THE_SYSTEM - inside, set(), program.name)
        names = {path.name for path in (self.unpacked / "licences").iterdir()}
        self.assertLessEqual({"libunistring.txt", "LGPL-3", "GPL-3", "SOURCES.txt"}, names)

    def test_2_the_programs_say_what_they_are(self):
        for program in ("Meja.exe", "meja-engine.exe"):
            listed = run("wrestool", "--list", self.unpacked / program)
            for kind in ("--type=16", "--type=14", "--type=24"):  # version, icon, manifest
                self.assertIn(kind, listed)
            said = subprocess.run(["wrestool", "--extract", "--raw", "--type=16",
                                   self.unpacked / program], capture_output=True, check=True).stdout
            self.assertIn(VERSION, said.decode("utf-16-le", errors="replace"))

    def test_3_every_language_draws(self):
        for code, words in TURN.items():
            window = self.window("--new", "regicide:1:7", "--language", code)
            self.assertEqual(window.element("table.turn")["name"], words)
            picture = self.home / f"{code}.png"
            window.screenshot(picture)
            colours = run("identify", "-format", "%w %h %k", picture).split()
            self.assertEqual(colours[:2], ["1280", "720"])
            self.assertGreater(int(colours[2]), 5000, code)
            self.assertEqual(window.close(), 0)

    def test_4_a_stored_line_is_won(self):
        line = regicide.Line("solo-gold")
        window, engine = self.window("--new", line.new(), "--language", "en"), driver.Engine()
        self.addCleanup(engine.stop)
        regicide.play_line(self, line, window, engine, regicide.play_by_keys, regicide.play_by_mouse)
        self.assertEqual(window.element("text.medal")["name"], MEDAL)
        self.assertEqual(window.close(), 0)
        self.assertTrue((self.appdata() / "Meja/profile.db").is_file())

    def test_5_a_profile_lies_in_any_folder(self):
        """A match goes on in the next run, from a folder whose name no old code page has."""
        profile = self.home / "Профиль"
        window = self.window("--new", "regicide:1:7", "--profile", str(profile))
        card = regicide.hand_cards(window.elements())[0]
        regicide.play_by_mouse(window, card)
        hand = regicide.hand_cards(window.elements())
        self.assertEqual(window.close(), 0)
        self.assertTrue((profile / "profile.db").is_file())
        window = self.window("--continue", "--profile", str(profile))
        self.assertEqual(regicide.hand_cards(window.elements()), hand)
        self.assertEqual(window.close(), 0)

    def registry(self, key, value=None):
        """What the registry of the person has there, or None."""
        name = ["/v", value] if value else ["/ve"]
        result = subprocess.run(["wine", "reg", "query", f"HKCU\\{key}", *name], capture_output=True,
                                text=True, check=False, env={**os.environ, **self.env})
        said = re.search(r"REG_\w+ +(.*)", result.stdout)
        return said[1].strip() if said else None

    def test_6_the_installer_comes_and_goes_in_silence(self):
        """For the person alone, and twice: where the person's programs are, and elsewhere."""
        local = self.appdata().parent / "Local"
        for place, options in ((local / "Programs/Meja", ()),
                               (self.scratch / "wine/drive_c/Games/明", ("/D=C:\\Games\\明",))):
            self.wine("wine", str(self.setup), "/S", *options)
            window = self.window("--language", "en", program=place / "Meja.exe")
            self.assertEqual(window.close(), 0)
            entries = list(self.appdata().glob("Microsoft/Windows/Start Menu/Programs/**/*.lnk"))
            self.assertEqual([entry.name for entry in entries], ["Meja.lnk"])
            self.assertTrue((local / "Meja cache").is_dir())
            self.assertEqual(self.registry(UNINSTALL, "DisplayVersion"), VERSION)
            (place / "of the person.txt").write_text("mine", encoding="utf-8")
            self.wine("wine", str(place / "Uninstall.exe"), "/S")
            self.wait_until_gone(place / "Uninstall.exe")
            self.assertEqual([path.name for path in place.iterdir()], ["of the person.txt"])
            shutil.rmtree(place)
            self.assertFalse(entries[0].exists())
            self.assertFalse((local / "Meja cache").exists())
            for key in (UNINSTALL, "Software\\Classes\\.meja", "Software\\Classes\\Meja.Game",
                        "Software\\Meja"):
                self.assertIsNone(self.registry(key), key)
        self.assertTrue((self.appdata() / "Meja/profile.db").is_file())

    def test_7_an_exported_game_opens_by_a_double_click(self):
        """As the shell opens what is clicked: by the ending of its name. Windows reads the types of
        the person together with those of everybody; Wine 8 only the latter, so they are copied."""
        self.wine("wine", str(self.setup), "/S")
        place = self.appdata().parent / "Local/Programs/Meja"
        for key in (".meja", "Meja.Game"):
            self.wine("wine", "reg", "copy", f"HKCU\\Software\\Classes\\{key}", f"HKCR\\{key}", "/s", "/f")
        game = self.home / "meja-regicide-42.meja"
        shutil.copy(PROJECT / "tests/fuzz/corpus/transfer/regicide_whole.txt", game)
        screen = driver.Screen("1280x720")
        self.addCleanup(screen.stop)
        env = {**os.environ, **self.env, "DISPLAY": screen.display}
        subprocess.run(["wine", "start", "/unix", str(game)], env=env, check=True,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.wait_for_window(env)
        self.wine("wine", "taskkill", "/f", "/im", "Meja.exe")
        window = self.window("--language", "en", str(game), program=place / "Meja.exe")
        self.assertEqual(window.scene(), "replay")
        self.assertEqual(window.close(), 0)
        self.wine("wine", str(place / "Uninstall.exe"), "/S")
        self.wait_until_gone(place)

    def wait_for_window(self, env):
        deadline = time.monotonic() + driver.PATIENCE
        while subprocess.run(["xdotool", "search", "--onlyvisible", "--class", "^meja"], env=env,
                             capture_output=True, check=False).returncode != 0:
            self.assertLess(time.monotonic(), deadline, "no window opens")
            time.sleep(0.2)

    def test_8_nobody_is_asked_for_an_administrator(self):
        said = subprocess.run(["wrestool", "--extract", "--raw", "--type=24", self.setup],
                              capture_output=True, check=True).stdout
        self.assertIn(b'level="asInvoker"', said)

    def wait_until_gone(self, place):
        """The uninstaller leaves its work to a copy of itself, which can remove it too."""
        deadline = time.monotonic() + driver.PATIENCE
        while place.exists():
            self.assertLess(time.monotonic(), deadline, f"{place} stays")
            time.sleep(0.2)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
