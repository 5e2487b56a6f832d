"""Counting a game of Regicide with paper cards: what the scene shows, takes back and keeps."""
import shutil
import tempfile
import unittest

from driver import StageTest


class Companion(StageTest):
    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="meja-test-")
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)

    def open_companion(self, **members):
        stage = self.stage(**members)
        stage.click("menu.regicide")
        stage.click("button.companion")
        self.assertEqual(stage.scene(), "companion")
        return stage

    def play(self, stage, *cards):
        for card in cards:
            stage.click(f"companion.card.{card}")
        stage.click("companion.play")

    def strength(self, stage):
        return [stage.element(f"companion.{name}")["value"] for name in ("health", "attack")]

    def test_the_enemys_strength_explains_itself(self):
        stage = self.open_companion()
        stage.click("companion.seats.3")
        stage.click("companion.royal.JC")
        self.assertIn("sends the enemy to the top of the Tavern deck",
                      stage.tip_of("companion.health"))
        self.assertIn("discard cards worth at least this", stage.tip_of("companion.attack"))

    def test_a_jack_is_defeated_exactly(self):
        stage = self.open_companion()
        stage.click("companion.seats.3")
        self.assertEqual(stage.element("companion.hand")["name"], "Max. hand size: 6")
        self.assertFalse(stage.element("companion.card.8C")["enabled"])
        self.assertFalse(stage.element("companion.royal.QC")["enabled"])
        stage.click("companion.royal.JC")
        self.assertEqual(self.strength(stage), ["20", "10"])
        self.play(stage, "8C")  # immune to clubs: not doubled
        self.assertEqual(self.strength(stage), ["12", "10"])
        for card in ("5D", "AS"):
            stage.click(f"companion.card.{card}")
        lines = [stage.element(f"companion.line.{n}")["name"] for n in range(4)]
        self.assertEqual(lines, ["draw 6", "6 damage", "shield 6", "enemy health left: 6"])
        stage.click("companion.play")
        self.assertEqual(self.strength(stage), ["6", "4"])
        self.play(stage, "X1")
        self.assertEqual(stage.element("companion.immune")["name"], "No longer immune: clubs")
        self.play(stage, "3C")  # doubled now
        self.assertEqual(stage.element("companion.royal.JC")["value"], "exact")
        self.assertEqual(stage.element("companion.defeated")["name"], "Enemies defeated: 1 of 12")
        self.assertTrue(stage.element("companion.royal.JH")["enabled"])
        self.assertEqual(stage.close(), 0)

    def test_a_combo_that_is_none_is_explained(self):
        stage = self.open_companion()
        stage.click("companion.royal.JS")
        for card in ("6C", "6D"):
            stage.click(f"companion.card.{card}")
        play = stage.element("companion.play")
        self.assertFalse(play["enabled"])
        self.assertEqual(play["reason"], "A combo totals at most 10; these cards make 12.")
        stage.click("companion.card.6D")
        self.assertTrue(stage.element("companion.play")["enabled"])

    def test_it_is_there_again(self):
        stage = self.open_companion(profile=self.folder)
        stage.click("companion.flip")
        stage.click("companion.royal.JH")
        self.play(stage, "TS")
        self.assertEqual(stage.close(), 0)
        stage = self.open_companion(profile=self.folder)
        self.assertEqual(self.strength(stage), ["10", "0"])
        self.assertEqual(stage.element("companion.medal")["name"], "A win now: Silver")
        stage.key("u")
        self.assertEqual(self.strength(stage), ["20", "10"])
        stage.click("companion.new")
        stage.click("button.no")
        self.assertEqual(self.strength(stage), ["20", "10"])
        stage.click("companion.new")
        stage.click("button.yes")
        self.assertEqual(stage.element("companion.medal")["name"], "A win now: Gold")
        self.assertFalse(stage.element("companion.undo")["enabled"])
        stage.key("Escape")
        self.assertEqual(stage.scene(), "seats")
        self.assertEqual(stage.close(), 0)


if __name__ == "__main__":
    unittest.main()
