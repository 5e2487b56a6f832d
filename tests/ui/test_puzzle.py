"""Puzzles: found beside the lessons, solved by pointer and by keys, failed and shown; what is
solved is kept, and of the match nothing.

The first of Claim asks to win a trick to which an Undead 4 was led; the next one for two Undead."""
import os
import shutil
import tempfile
import unittest

from driver import StageTest


class Puzzle(StageTest):
    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="meja-puzzle-")
        self.addCleanup(shutil.rmtree, self.folder)

    def list(self, stage, game="claim"):
        stage.click("menu.learn")
        stage.click(f"learn.{game}.puzzles")
        self.assertEqual(stage.scene(), "puzzles")

    def words(self, stage):
        return stage.element("puzzle.words")["name"]

    def test_one_is_solved_by_the_pointer_and_kept(self):
        stage = self.stage()
        self.list(stage)
        self.assertIn("not solved yet", stage.element("puzzle.1")["value"])
        self.assertIn("Level 1 of 3", stage.element("puzzle.1")["value"])
        stage.click("button.puzzle-next")
        self.assertEqual(stage.scene(), "table.claim")
        self.assertIn("Undead 4 was led", self.words(stage))
        self.assertFalse(stage.has("button.puzzle-show"), "nothing is shown before a mistake")
        stage.click("hand.card.D9")
        stage.click("button.confirm")
        self.assertIn("Right!", self.words(stage))
        self.assertFalse(stage.element("hand.card.D4")["enabled"])
        stage.click("button.puzzle-next")
        self.assertIn("Get two Undead", self.words(stage))
        stage.key("Escape")
        stage.click("button.puzzles")
        self.assertNotIn("not solved", stage.element("puzzle.1")["value"])
        self.assertIn("not solved", stage.element("puzzle.2")["value"])
        stage.click("button.back")
        stage.click("button.leave")
        self.assertFalse(stage.has("menu.continue"), "the match is not kept")
        stage.click("menu.learn")
        self.assertIn("1 of", stage.element("learn.claim.puzzles")["name"])
        stage.click("button.back")
        profile = os.path.join(self.folder, "profile")
        shutil.copytree(stage.profile, profile)
        stage.drop()
        stage = self.stage(profile=profile)
        self.list(stage)
        self.assertNotIn("not solved", stage.element("puzzle.1")["value"])
        stage.click("button.puzzle-next")
        self.assertIn("Get two Undead", self.words(stage))

    def test_one_is_solved_by_keys(self):
        stage = self.stage()
        stage.focus("menu.learn")
        stage.key("Return")
        stage.focus("learn.claim.puzzles")
        stage.key("Return")
        stage.focus("puzzle.1")
        stage.key("Return")
        stage.focus("hand.card.D9")
        stage.key("Return")
        if stage.tree()["focus"] != "button.puzzle-next":
            stage.focus("button.confirm")
            stage.key("Return")
        self.assertIn("Right!", self.words(stage))
        self.assertEqual(stage.tree()["focus"], "button.puzzle-next")
        stage.key("Return")
        self.assertIn("Get two Undead", self.words(stage))

    def test_a_mistake_is_told_and_the_solution_shown(self):
        stage = self.stage()
        self.list(stage)
        stage.click("puzzle.1")
        self.assertIn("no hints", stage.element("button.hint")["reason"])
        self.assertFalse(stage.element("button.undo")["enabled"])
        stage.click("hand.card.D4")
        stage.click("button.confirm")
        self.assertIn("if equal, the card led wins", self.words(stage))
        stage.click("button.undo")
        self.assertIn("Undead 4 was led", self.words(stage))
        self.assertFalse(stage.element("button.redo")["enabled"])
        self.assertTrue(stage.element("hand.card.D4")["enabled"])
        stage.click("hand.card.D4")
        stage.click("button.confirm")
        stage.click("button.puzzle-again")
        stage.click("button.puzzle-show")
        self.assertIn("counts as the faction led", self.words(stage))
        self.assertNotIn("Right!", self.words(stage))
        stage.key("Escape")
        self.assertIn("only whether it is solved", stage.element("text.kept")["name"])
        self.assertFalse(stage.has("button.new-deal"))
        stage.click("button.puzzles")
        self.assertIn("not solved", stage.element("puzzle.1")["value"], "it was only shown")

    def test_any_wrong_answer_is_told_why_not(self):
        """Nothing speaks of the Undead 2: it is too low."""
        stage = self.stage()
        self.list(stage)
        stage.click("puzzle.1")
        undead = next(name for name, element in stage.elements().items()
                      if name.startswith("hand.card.U") and element["enabled"])
        stage.click(undead)
        stage.click("button.confirm")
        self.assertIn("Not yet. What it does: The lower value", self.words(stage))

    def test_a_wrong_play_is_told_with_its_numbers(self):
        """Of the 20 of the Jack a ten of diamonds takes 10."""
        stage = self.stage()
        self.list(stage, "regicide")
        stage.click("puzzle.3")
        self.assertIn("20 health left", self.words(stage))
        stage.click("hand.card.TD")
        stage.click("button.confirm")
        self.assertIn("10♦: damage 10 leaves 10 health", self.words(stage))

    def test_a_line_of_two_own_actions(self):
        """Goblin 8 wins, the other follows with the Goblin 7, and the Doppelgänger 9 wins again."""
        stage = self.stage()
        self.list(stage)
        stage.click("puzzles.level.2")
        number = next(name for name, element in stage.elements().items()
                      if "Win this trick and the next" in element["name"])
        stage.click(number)
        stage.click("hand.card.G8")
        stage.click("button.confirm")
        self.assertIn("Win this trick and the next", self.words(stage))
        stage.click("hand.card.D9")
        stage.click("button.confirm")
        self.assertIn("Right!", self.words(stage))

    def test_every_game_with_puzzles_opens_them(self):
        """The first: that each has its words and its one answer is for tests/puzzles."""
        stage = self.stage()
        stage.click("menu.learn")
        games = [name.split(".")[1] for name in stage.elements()
                 if name.startswith("learn.") and name.endswith(".puzzles")]
        self.assertEqual(sorted(games), ["claim", "clash", "direnjie", "regicide"])
        stage.key("Escape")
        for game in games:
            self.list(stage, game)
            count = int(stage.element("text.solved")["name"].split()[-1])
            self.assertGreaterEqual(count, 200)
            stage.click("puzzle.1")
            self.assertEqual(stage.scene(), f"table.{game}")
            self.assertTrue(self.words(stage))
            stage.key("Escape")
            stage.click("button.puzzles")
            stage.key("Escape")
            stage.click("button.leave")


if __name__ == "__main__":
    unittest.main()
