#!/usr/bin/env python3
"""What installed.py does in a fresh system, called by mmdebstrap as its root from outside of it.

    fresh_system.py ROOT [OPTION OF UNITTEST…]

Beside this file lie meja.deb, older.deb, meja.tar.gz, a game that was saved, and those of tests/ui
that play a stored game.
"""
import configparser
import os
import pathlib
import shlex
import shutil
import signal
import subprocess
import sys
import time
import unittest

import driver
import regicide

ROOT = pathlib.Path(sys.argv[1])
HERE = pathlib.Path(__file__).parent
HOME = "/home/person"
ENTRY = "/usr/share/applications/meja.desktop"
PATIENCE = 60  # seconds
# What apt and dpkg write about what they did, and the system's own folders.
NOT_LEFT_BEHIND = ("proc", "sys", "dev", "run", "tmp", "home", "var/log", "var/cache", "var/lib/apt",
                   "var/lib/dpkg/status-old")


def as_root(*command):
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8"}
    result = subprocess.run(["chroot", ROOT, *command], env=environment, capture_output=True,
                            text=True, check=False)
    if result.returncode != 0:
        raise AssertionError(f"{command}: {result.stdout}{result.stderr}")
    return result.stdout


def by_person(display, *command):
    """The command as the person gives it, from the folder /, with hardly any environment."""
    return ["chroot", "--userspec=person:person", str(ROOT), "/usr/bin/env", "-i", f"HOME={HOME}",
            "PATH=/usr/bin:/bin", f"DISPLAY={display}", *command]


def exec_of(group):
    """The command of a group of the installed desktop entry, without a file to open."""
    parser = configparser.RawConfigParser()
    parser.optionxform = str
    parser.read(f"{ROOT}{ENTRY}", encoding="utf-8")
    return [word for word in shlex.split(parser[group]["Exec"]) if not word.startswith("%")]


def is_running(pid):
    """Whether there is such a process that has not ended; nobody may have asked for its status."""
    try:
        state = pathlib.Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1]
    except OSError:
        return False
    return state.split()[0] != "Z"


class Window(driver.Stage):
    """The program as the person started it, on a screen that outlives it."""

    def __init__(self, screen, command):
        self.screen = screen
        self.env = {**os.environ, "DISPLAY": screen.display}
        self.hands = driver.Hands(self.env)
        driver.Lines.__init__(self, by_person(screen.display, *command, "--automation", "--size",
                                              "1280x720", "--speed", "instant"))
        self.wait()

    def drop(self):
        self.hands.stop()
        self.stop()

    def hand(self):
        return sorted(name for name in self.elements() if name.startswith("hand.card."))

    def play(self, card):
        self.click(card)
        self.click("button.confirm")


def installed_files():
    """Every path of the system but those that change with each use of apt."""
    found = set()
    for folder, folders, files in os.walk(ROOT):
        here = os.path.relpath(folder, ROOT)
        folders[:] = [name for name in folders
                      if os.path.normpath(os.path.join(here, name)) not in NOT_LEFT_BEHIND]
        found.update(os.path.normpath(os.path.join(here, name)) for name in folders + files)
    return found - set(NOT_LEFT_BEHIND)


def files_that_name_it():
    """The files in which the system has noted something of Meja."""
    paths = {name: ROOT / name for name in installed_files()}
    return {name for name, path in paths.items()
            if path.is_file() and not path.is_symlink() and b"meja" in path.read_bytes()}


class Fresh(unittest.TestCase):
    """In the order of their names: the archive first, while nothing of the package is there."""

    @classmethod
    def setUpClass(cls):
        cls.screen = driver.Screen("1280x720")
        # When its last guest leaves, a screen begins anew, and for a moment lets nobody in.
        cls.guest = driver.Hands({**os.environ, "DISPLAY": cls.screen.display})
        as_root("useradd", "-m", "-U", "person")
        (ROOT / "tmp/pack").mkdir()
        for name in ("meja.deb", "older.deb", "meja.tar.gz", "saved"):
            shutil.copy(HERE / name, ROOT / "tmp/pack" / name)
        as_root("apt-get", "-q", "update")

    @classmethod
    def tearDownClass(cls):
        cls.guest.stop()
        cls.screen.stop()

    def start(self, command):
        window = Window(self.screen, command)
        self.addCleanup(window.drop)
        return window

    def profile(self):
        return ROOT / HOME[1:] / ".local/share/meja"

    def stop_what_opened(self):
        """A window of the game opens that nobody here has the lines of; closed, it is gone."""
        environment = {**os.environ, "DISPLAY": self.screen.display}
        found, deadline = "", time.monotonic() + PATIENCE
        while not found and time.monotonic() < deadline:
            time.sleep(0.2)
            found = subprocess.run(["xdotool", "search", "--class", "^meja$"], env=environment,
                                   capture_output=True, text=True, check=False).stdout
        self.assertTrue(found, "no window opened")
        pid = int(subprocess.run(["xdotool", "getwindowpid", found.split()[0]], env=environment,
                                 capture_output=True, text=True, check=True).stdout)
        os.kill(pid, signal.SIGTERM)
        while is_running(pid) and time.monotonic() < deadline:
            time.sleep(0.2)
        self.assertFalse(is_running(pid), "the window stays open")

    def test_1_the_archive_plays_where_it_is_unpacked(self):
        folder = f"{HOME}/my games"
        (ROOT / folder[1:]).mkdir()
        as_root("tar", "-C", folder, "--no-same-owner", "-xf", "/tmp/pack/meja.tar.gz")
        unpacked, = (ROOT / folder[1:]).iterdir()
        place = f"{folder}/{unpacked.name}"
        window = self.start([f"{place}/meja", "--new", "regicide:1:2"])
        window.play("hand.card.TS")
        self.assertTrue(window.has("table.card.TS"))
        self.assertEqual(window.close(), 0)
        self.play_a_stored_game_to_its_end([f"{place}/meja"], f"{place}/meja-engine")
        self.into_the_menu_and_out(f"{place}/meja")
        shutil.rmtree(unpacked)
        shutil.rmtree(self.profile())

    def into_the_menu_and_out(self, launcher):
        subprocess.run(by_person(self.screen.display, launcher, "--install"), check=True)
        self.open_saved("from the archive.meja")
        subprocess.run(by_person(self.screen.display, launcher, "--uninstall"), check=True)
        left = subprocess.run(by_person(self.screen.display, "find", f"{HOME}/.local/share", "-type",
                                        "f", "-name", "meja.*", "-not", "-path", "*/meja/*"),
                              check=True, capture_output=True, text=True).stdout
        self.assertEqual(left, "")

    def open_saved(self, name):
        """A saved game by its type, as a double click opens it."""
        shutil.copy(HERE / "saved", ROOT / HOME[1:] / name)
        said = subprocess.run(by_person(self.screen.display, "gio", "info", "-a",
                                        "standard::content-type", f"{HOME}/{name}"),
                              check=True, capture_output=True, text=True).stdout
        self.assertIn("application/x-meja-game", said)
        # That of Debian 11 stays, for want of a message bus.
        opening = subprocess.Popen(by_person(self.screen.display, "gio", "open", f"{HOME}/{name}"))
        self.addCleanup(opening.wait)
        self.addCleanup(opening.kill)
        self.stop_what_opened()

    def test_2_the_package_is_installed_upgraded_and_removed(self):
        depends = subprocess.run(["dpkg-deb", "-f", HERE / "meja.deb", "Depends"], check=True,
                                 capture_output=True, text=True).stdout.strip()
        as_root("apt-get", "-q", "-y", "--no-install-recommends", "satisfy", depends)
        before, naming = installed_files(), files_that_name_it()
        as_root("dpkg", "-i", "/tmp/pack/older.deb")
        window = self.start([*exec_of("Desktop Entry"), "--new", "regicide:1:2"])
        window.play("hand.card.TS")
        self.upgrade_beside(window)
        self.continue_after_upgrade()
        self.play_a_stored_game_to_its_end(exec_of("Desktop Entry"), "/usr/games/meja-engine")
        self.open_from_the_desktop()
        as_root("apt-get", "-q", "-y", "purge", "meja")
        self.assertEqual(installed_files() - before, set())
        self.assertEqual(files_that_name_it() - naming, set())
        self.assertTrue(any(self.profile().iterdir()), "the person's profile is gone")

    def upgrade_beside(self, window):
        """The newer version comes while the older one has its window open, which plays on."""
        self.assertTrue((ROOT / "usr/share/meja/of-the-older-version").exists())
        as_root("apt-get", "-q", "-y", "--no-install-recommends", "install", "/tmp/pack/meja.deb")
        self.assertFalse((ROOT / "usr/share/meja/of-the-older-version").exists())
        card = window.hand()[0]
        window.play(card)
        type(self).hand = window.hand()
        self.assertNotIn(card, self.hand)
        self.assertEqual(window.close(), 0)

    def continue_after_upgrade(self):
        window = self.start(exec_of("Desktop Action continue"))
        self.assertEqual(window.scene(), "table.regicide")
        self.assertEqual(window.hand(), self.hand)
        self.assertEqual(window.close(), 0)

    def play_a_stored_game_to_its_end(self, command, beside):
        """With that engine beside; then the game is saved as a file, which opens again."""
        line = regicide.Line("solo-gold")
        window = self.start([*command, "--new", line.new()])
        engine = driver.Lines(by_person(self.screen.display, beside))
        self.addCleanup(engine.stop)
        regicide.play_line(self, line, window, engine, regicide.play_by_keys, regicide.play_by_mouse)
        self.assertEqual(window.element("text.medal")["name"], "Gold medal")
        window.click("button.share")
        window.click("button.file")
        said = window.element("banner")["name"]
        self.assertEqual(window.close(), 0)
        saved, = (ROOT / HOME[1:]).rglob("meja-regicide-*.meja")
        self.assertIn(saved.name, said)
        window = self.start([*command, f"/{saved.relative_to(ROOT)}"])
        self.assertEqual(window.scene(), "replay")
        self.assertEqual(window.close(), 0)
        saved.unlink()

    def open_from_the_desktop(self):
        """The entry by the desktop's own launcher; saved games with the program's name and without."""
        subprocess.run(by_person(self.screen.display, "gio", "launch", ENTRY), check=True)
        self.stop_what_opened()
        self.open_saved("meja-regicide-42.meja")
        self.open_saved("a game of mine")


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]], verbosity=2)
