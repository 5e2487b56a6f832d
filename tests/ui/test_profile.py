"""What outlives the program: settings, and the match that was left."""
import os
import shutil
import tempfile
import unittest

from driver import StageTest


class Profile(StageTest):
    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="meja-test-")
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)

    def hand(self, stage):
        return sorted(name for name in stage.elements() if name.startswith("hand.card."))

    def adjust(self, stage, name, key):
        before = stage.element(name)["value"]
        stage.focus(name)
        stage.key(key)
        after = stage.element(name)["value"]
        self.assertNotEqual(after, before)
        return after

    def test_settings_act_at_once_and_stay(self):
        first = self.stage(profile=self.folder, speed=None)
        first.click("menu.settings")
        self.adjust(first, "settings.language", "Right")
        self.assertEqual(first.tree()["language"], "id")
        contrast = self.adjust(first, "settings.contrast", "space")
        first.click("settings.page.motion")
        speed = self.adjust(first, "settings.speed", "Right")
        calm = self.adjust(first, "settings.calm", "space")
        first.click("settings.page.play")
        asks = self.adjust(first, "settings.asks", "space")
        forced = self.adjust(first, "settings.forced", "space")
        first.click("settings.page.shared")
        curtain = self.adjust(first, "settings.curtain", "Right")
        first.click("settings.page.sound")
        volume = self.adjust(first, "settings.volume", "Left")
        muted = self.adjust(first, "settings.muted", "space")
        self.assertEqual(first.close(), 0)
        second = self.stage(profile=self.folder, speed=None, env={"LC_ALL": "ru_RU.UTF-8"})
        self.assertEqual(second.tree()["language"], "id")
        second.click("menu.settings")
        self.assertEqual(second.element("settings.contrast")["value"], contrast)
        second.click("settings.page.motion")
        self.assertEqual(second.element("settings.speed")["value"], speed)
        self.assertEqual(second.element("settings.calm")["value"], calm)
        second.click("settings.page.play")
        self.assertEqual(second.element("settings.asks")["value"], asks)
        self.assertEqual(second.element("settings.forced")["value"], forced)
        second.click("settings.page.shared")
        self.assertEqual(second.element("settings.curtain")["value"], curtain)
        second.click("settings.page.sound")
        self.assertEqual(second.element("settings.volume")["value"], volume)
        self.assertEqual(second.element("settings.muted")["value"], muted)

    def test_a_match_goes_on_after_the_window_was_closed(self):
        first = self.stage("--new", "regicide:1:2", profile=self.folder)
        first.click("hand.card.TS")
        first.click("button.confirm")
        hand = self.hand(first)
        self.assertEqual(len(hand), 7)
        self.assertEqual(first.close(), 0)
        second = self.stage(profile=self.folder)
        second.click("menu.continue")
        self.assertEqual(second.scene(), "table.regicide")
        self.assertEqual(self.hand(second), hand)
        self.assertTrue(second.has("table.card.TS"))

    def test_a_match_goes_on_after_the_program_was_killed(self):
        first = self.stage("--new", "regicide:2:2", profile=self.folder)
        first.open_curtain()
        hand = self.hand(first)
        first.process.kill()
        first.process.wait()
        second = self.stage(profile=self.folder)
        second.click("menu.continue")
        self.assertEqual(second.scene(), "curtain")
        second.open_curtain()
        self.assertEqual(self.hand(second), hand)

    def test_a_profile_that_cannot_be_written_is_told(self):
        file = os.path.join(self.folder, "a file")
        with open(file, "w", encoding="utf-8") as out:
            out.write("not a folder")
        stage = self.stage("--new", "null:2", profile=file)
        self.assertTrue(stage.has("banner"))
        stage.click("banner.close")
        self.assertFalse(stage.has("banner"))
        stage.open_curtain()
        self.assertEqual(stage.scene(), "table.null")


if __name__ == "__main__":
    unittest.main()
