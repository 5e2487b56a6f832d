"""What the command line may begin with: the match that was left, the deal of the day, a file."""
import os
import time
import unittest

from finished import FinishedTest


class Starts(FinishedTest):
    def setUp(self):
        super().setUp()
        self.profile = os.path.join(self.folder, "profile")

    def start(self, *options):
        return self.stage(*options, profile=self.profile)

    def test_the_deal_of_the_day_is_dealt_once(self):
        before = time.strftime("%Y%m%d")
        for _ in range(2):
            stage = self.start("--daily")
            if time.strftime("%Y%m%d") != before:
                self.skipTest("midnight")
            self.assertEqual(stage.scene(), "days")
            stage.click("day.clash")
            stage.click("button.start")
            self.assertEqual(stage.scene(), "table.clash")
            self.assertEqual(stage.close(), 0)
        stage = self.start("--daily")
        stage.click("day.clash")
        self.assertEqual(stage.element("button.start")["name"], "Continue")
        self.assertEqual(stage.close(), 0)
        stage = self.start()
        self.assertTrue(stage.has("menu.continue"))
        self.assertFalse(stage.has("menu.unfinished"), "it is one match")
        self.assertEqual(stage.close(), 0)

    def test_the_match_that_was_left_goes_on(self):
        stage = self.start("--continue")
        self.assertEqual(stage.scene(), "menu")
        self.assertEqual(stage.element("banner")["name"], "There is no unfinished game.")
        self.assertEqual(stage.close(), 0)
        stage = self.start("--new", "claim:2:5:bots=easy")
        self.assertEqual(stage.close(), 0)
        stage = self.start("--continue")
        self.assertEqual(stage.scene(), "table.claim")
        self.assertEqual(stage.close(), 0)

    def test_what_can_be_continued_stands_apart(self):
        """In an upright window it stands below the plaques."""
        stage = self.stage("--new", "claim:2:5:bots=easy", size="800x1280")
        stage.key("Escape")
        stage.click("button.leave")
        elements = stage.elements()
        goes_on, learn = elements["menu.continue"], elements["menu.learn"]
        self.assertGreaterEqual(goes_on["y"], learn["y"] + learn["h"] + 12)
        self.assertLessEqual(goes_on["y"] + goes_on["h"] + 12, elements["menu.rules"]["y"])

    def test_a_file_is_taken_in(self):
        stage = self.finished("null")
        self.save(stage, "a game")
        self.assertEqual(stage.close(), 0)
        self.profile = os.path.join(self.folder, "other")
        stage = self.start(os.path.join(self.folder, "a game"))
        self.assertEqual(stage.scene(), "replay")
        self.assertEqual(stage.close(), 0)

    def test_a_file_that_is_none_is_told(self):
        stage = self.start(os.path.join(self.folder, "missing"))
        self.assertEqual(stage.scene(), "menu")
        self.assertIn("missing", stage.element("banner")["name"])
        self.assertEqual(stage.close(), 0)

    def damage(self):
        os.makedirs(self.profile, exist_ok=True)
        with open(os.path.join(self.profile, "profile.db"), "wb") as file:
            file.write(b"nonsense" * 1000)

    def test_what_is_wished_does_not_hide_that_the_profile_was_damaged(self):
        self.damage()
        stage = self.start("--continue")
        self.assertIn("profile-damaged-1.db", stage.element("banner")["name"])
        stage.click("banner.close")
        self.assertFalse(stage.has("banner"))
        self.assertEqual(stage.close(), 0)
        self.damage()
        stage = self.start(os.path.join(self.folder, "missing"))
        self.assertIn("missing", stage.element("banner")["name"])
        stage.click("banner.close")
        self.assertIn("profile-damaged-2.db", stage.element("banner")["name"])
        stage.click("banner.close")
        self.assertFalse(stage.has("banner"))
        self.assertEqual(stage.close(), 0)


if __name__ == "__main__":
    unittest.main()
