"""What is kept of matches: several that were left, and the backup after damage."""
import os
import shutil
import signal
import sqlite3
import tempfile
import unittest

from driver import StageTest


class Records(StageTest):
    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="meja-test-")
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)

    def leave_two(self):
        for match in ("regicide:1:2", "claim:2:3:bots=easy"):
            stage = self.stage("--new", match, profile=self.folder)
            self.assertEqual(stage.close(), 0)

    def test_any_match_that_was_left_goes_on_or_is_deleted(self):
        self.leave_two()
        stage = self.stage(profile=self.folder)
        stage.click("menu.unfinished")
        self.assertEqual(stage.element("unfinished.0")["name"], "Claim")
        self.assertEqual(stage.element("unfinished.1")["name"], "Regicide")
        stage.click("unfinished.delete.0")
        stage.click("button.no")
        stage.click("unfinished.delete.0")
        stage.click("button.yes")
        self.assertEqual(stage.element("unfinished.0")["name"], "Regicide")
        self.assertFalse(stage.has("unfinished.1"))
        stage.click("unfinished.0")
        self.assertEqual(stage.scene(), "table.regicide")

    def copy_match(self, times):
        """The only match of the profile, so many times more, each an hour older."""
        with sqlite3.connect(os.path.join(self.folder, "profile.db")) as database:
            first = database.execute("SELECT max(id) FROM match").fetchone()[0]
            for table, key in (("match", "id"), ("match_seat", "match")):
                names = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
                values = ["?1" if name == key else name for name in names]
                for number in range(1, times + 1):
                    database.execute(f"INSERT INTO {table} SELECT {', '.join(values)} FROM {table}"
                                     f" WHERE {key} = ?2", (first + number, first))
            database.execute("UPDATE match SET recency = -id, updated = updated - 3600 * id")
        database.close()

    def rows(self, stage):
        return sum(name.startswith("unfinished.delete.") for name in stage.elements())

    def test_no_match_that_was_left_is_out_of_reach(self):
        self.assertEqual(self.stage("--new", "null:2", profile=self.folder).close(), 0)
        self.copy_match(41)
        stage = self.stage(profile=self.folder)
        stage.click("menu.unfinished")
        self.assertFalse(stage.element("button.newer")["enabled"])
        for _ in range(2):
            stage.click("button.older")
        self.assertFalse(stage.element("button.older")["enabled"])
        self.assertEqual(self.rows(stage), 2)
        for _ in range(2):
            stage.click("unfinished.delete.0")
            stage.click("button.yes")
        self.assertGreater(self.rows(stage), 2)
        self.assertFalse(stage.element("button.older")["enabled"])
        stage.click("button.newer")
        self.assertFalse(stage.element("button.newer")["enabled"])

    def test_a_crash_leaves_a_report_for_the_next_start(self):
        home = os.path.join(self.folder, "home")
        os.makedirs(os.path.join(home, "Documents"))
        profile = os.path.join(self.folder, "profile")
        report = os.path.join(profile, "crash-report.txt")
        for button, is_saved in (("button.discard", False), ("button.save", True)):
            stage = self.stage("--new", "regicide:1:7", profile=profile, env={"HOME": home})
            stage.process.send_signal(signal.SIGSEGV)
            stage.ended()
            stage.drop()
            with open(report, encoding="utf-8") as text:
                written = text.read()
            self.assertIn("signal 11\nMeja game 1\ngame regicide\n", written)
            self.assertIn("\nseed 7\n", written)
            stage = self.stage(profile=profile, env={"HOME": home})
            self.assertEqual(stage.scene(), "crash")
            self.assertTrue(stage.has("text.crash"))
            stage.click(button)
            self.assertEqual(stage.scene(), "menu")
            self.assertTrue(stage.has("menu.continue"))
            self.assertFalse(os.path.exists(report))
            saved = os.path.join(home, "Documents", "meja-crash-report.txt")
            self.assertEqual(os.path.exists(saved), is_saved)
            self.assertEqual(stage.close(), 0)
        with open(saved, encoding="utf-8") as text:
            self.assertEqual(text.read(), written)
        stage = self.stage(profile=profile, env={"HOME": home})
        self.assertEqual(stage.scene(), "menu")

    def test_without_a_home_the_person_is_told(self):
        for home in ("", "relative"):
            stage = self.stage(profile="", env={"HOME": home, "XDG_DATA_HOME": "data"})
            self.assertIn("home folder is not known", stage.element("banner")["name"])
            self.assertFalse(os.path.exists("relative") or os.path.exists("data"))

    def test_after_damage_the_backup_comes_back(self):
        self.leave_two()
        self.assertEqual(self.stage(profile=self.folder).close(), 0)
        with open(os.path.join(self.folder, "profile.db"), "r+b") as file:
            file.write(b"nonsense" * 1000)
        stage = self.stage(profile=self.folder)
        self.assertEqual(stage.scene(), "backup")
        self.assertIn("profile-damaged-1.db", stage.element("text.damaged")["name"])
        stage.click("button.restore")
        self.assertEqual(stage.scene(), "menu")
        self.assertTrue(stage.has("menu.continue"))
        self.assertEqual(stage.close(), 0)
        self.assertEqual(self.stage(profile=self.folder).scene(), "menu")

    def test_a_lost_profile_does_not_lose_the_backup(self):
        self.leave_two()
        self.assertEqual(self.stage(profile=self.folder).close(), 0)
        os.remove(os.path.join(self.folder, "profile.db"))
        stage = self.stage(profile=self.folder)
        self.assertEqual(stage.scene(), "backup")
        self.assertIn("missing", stage.element("text.damaged")["name"])
        stage.click("button.decline")
        self.assertIn("profile-backup-1.db", stage.element("banner")["name"])
        self.assertTrue(os.path.exists(os.path.join(self.folder, "profile-backup-1.db")))
        self.assertFalse(stage.has("menu.continue"))

    def test_statistics_go_into_a_file(self):
        stage = self.stage(profile=self.folder)
        stage.click("menu.statistics")
        self.assertTrue(stage.has("text.none"))
        stage.click("statistics.game.claim")
        stage.click("button.reset")
        stage.click("button.yes")
        stage.click("button.export")
        file = os.path.join(self.folder, "meja-statistics.csv")
        self.assertIn(file, stage.element("banner")["name"])
        with open(file, encoding="utf-8") as lines:
            self.assertEqual(len(lines.readlines()), 1)


if __name__ == "__main__":
    unittest.main()
