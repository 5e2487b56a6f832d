"""A first game with a host, in each game: by pointer and by keys. What each chapter asks for is
played in tests/app/lesson.c."""
import os
import shutil
import tempfile
import unittest

from driver import StageTest

GAMES = ("regicide", "claim", "clash", "direnjie")


class Lesson(StageTest):
    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="meja-lesson-")
        self.addCleanup(shutil.rmtree, self.folder)

    def begin(self, game, *options):
        stage = self.stage(*options)
        stage.click(f"menu.{game}")
        stage.click("button.learn")
        self.assertEqual(stage.scene(), f"table.{game}")
        return stage

    def test_the_first_note_of_each_game_is_said_and_put_away_by_keys(self):
        for game in GAMES:
            stage = self.begin(game)
            first = stage.element("lesson.words")["name"]
            self.assertFalse(stage.has("table.goal"))  # the host says it
            self.assertEqual(stage.tree()["focus"], "button.lesson-next")
            stage.key("Return")
            self.assertNotEqual(stage.element("lesson.words")["name"], first)
            stage.drop()

    def listen(self, stage):
        """To the next note that asks for a deed."""
        while stage.has("button.lesson-next") and not stage.has("button.lesson-ahead"):
            stage.click("button.lesson-next")

    def words(self, stage):
        return stage.element("lesson.words")["name"]

    def play(self, stage, *cards):
        for card in cards:
            stage.click(f"hand.card.{card}")
        stage.click("button.confirm")

    def test_a_chapter_ends_with_a_deed_and_the_next_begins_with_its_words(self):
        """A card is played, and that was the first chapter. The second stands at another moment:
        3 of hearts against 20 health, so the Jack strikes."""
        stage = self.begin("regicide")
        self.listen(stage)
        self.assertIn("Now it is your turn", self.words(stage))
        self.play(stage, "TS")
        self.assertIn("That was the chapter “Your turn”", self.words(stage))
        stage.click("button.lesson-ahead")
        self.assertIn("A new position", self.words(stage))
        self.assertIn("so it attacks", self.words(stage))
        self.assertTrue(stage.has("table.card.3H"))

    def test_a_chapter_is_over_when_its_last_deed_was_seen(self):
        """The Baron strikes the Zombie."""
        stage = self.stage(speed="normal")
        stage.click("menu.learn")
        stage.click("learn.clash.2")
        self.listen(stage)
        stage.click("button.attack")
        self.assertIn("Next attack", self.words(stage))
        stage.hold()
        stage.click("button.strike", wait=False)
        self.assertFalse(stage.has("button.lesson-ahead"))
        while stage.pass_time(100):
            self.assertFalse(stage.has("button.lesson-ahead"))
        self.assertIn("That was the chapter", self.words(stage))

    def test_the_other_side_waits_for_the_host(self):
        """So the button does not say yet what the next turn may cost."""
        stage = self.stage()
        stage.click("menu.learn")
        stage.click("learn.clash.3")
        self.listen(stage)
        stage.click("hand.card.annihilation")
        stage.click("row.1.top.1")
        stage.click("button.attack")
        self.assertIn("That was the chapter", self.words(stage))
        self.assertFalse(self.may_act(stage))
        stage.click("button.lesson-next")
        self.assertTrue(self.may_act(stage))

    def may_act(self, stage):
        attack = stage.elements().get("button.attack")
        return bool(attack and attack["enabled"])

    def test_whoever_acts_early_is_not_held_up(self):
        stage = self.begin("regicide")
        self.play(stage, "3H")
        self.assertIn("That was the chapter “Your turn”", self.words(stage))

    def test_combos_are_played(self):
        """Two fives make 10, and their spades take the strength from the Jack; 1 and 9 make 10 as
        well."""
        stage = self.stage()
        stage.click("menu.learn")
        stage.click("learn.regicide.3")
        self.assertIn("cards of the same value", self.words(stage))
        self.play(stage, "5D", "5S")
        self.assertIn("Animal Companion", self.words(stage))
        self.play(stage, "AD", "9S")
        self.assertIn("That was the chapter “Companions and combos”", self.words(stage))

    def test_no_hint_differs_from_what_the_host_asks_for(self):
        """A hint would play the 2 alone, and the host would call that a mistake."""
        stage = self.stage()
        stage.click("menu.learn")
        stage.click("learn.regicide.3")
        self.assertIn("host", stage.element("button.hint")["reason"])
        stage.key("h")
        self.assertNotIn("Hint", stage.element("text.status")["name"])
        self.play(stage, "5D", "5S")
        self.play(stage, "AD", "9S")
        self.assertIn("That was the chapter", self.words(stage))
        self.assertTrue(stage.element("button.hint")["enabled"])

    def test_a_missed_deed_is_tried_again(self):
        """One five alone leaves no pair."""
        stage = self.stage()
        stage.click("menu.learn")
        stage.click("learn.regicide.3")
        self.play(stage, "5S")
        self.assertIn("Not yet.", self.words(stage))
        stage.key("Return")
        self.assertTrue(stage.has("hand.card.5S"))
        self.assertNotIn("Not yet.", self.words(stage))

    def test_its_place_is_kept(self):
        """The goblin was led and answered; the notes before are not said again."""
        stage = self.begin("claim")
        self.play(stage, "G0")
        words = self.words(stage)
        self.assertIn("Your new follower", words)
        stage.key("Escape")
        self.assertIn("is kept", stage.element("text.kept")["name"])
        stage.click("button.leave")
        self.assertFalse(stage.has("button.continue"))
        stage.click("menu.claim")
        stage.click("button.learn")
        self.assertEqual(self.words(stage), words)
        self.assertEqual(stage.element("lesson.number")["name"], "5 of 5")
        stage.click("pile.followers.0")
        self.assertIn("That was the chapter", self.words(stage))

    def test_every_road_leads_to_it(self):
        """The menu, the pause of a match, which is kept, and the stage before the first."""
        stage = self.stage("--new", "claim:2:5:bots=easy")
        stage.key("Escape")
        stage.click("button.learn")
        self.assertTrue(stage.has("lesson.words"))
        stage.key("Escape")
        self.assertFalse(stage.has("button.learn"), "it is the lesson")
        stage.click("button.leave")
        self.assertTrue(stage.has("menu.continue"))
        stage.click("menu.learn")
        stage.focus("learn.clash")
        stage.key("Return")
        self.assertEqual(stage.scene(), "table.clash")
        self.assertTrue(stage.has("lesson.words"))
        stage.key("Escape")
        stage.click("button.leave")
        stage.click("menu.campaign")
        stage.focus("campaign.stage.0")
        stage.key("Return")
        self.assertEqual(stage.tree()["focus"], "button.start")
        stage.key("Return")
        self.assertEqual(stage.scene(), "table.regicide")
        self.assertTrue(stage.has("lesson.words"))

    def test_a_chapter_is_learnt_and_repeated(self):
        """Whoever has played a card has learnt the first chapter of Regicide; in another run of
        the program as well the second one is next, and the first can be heard again."""
        stage = self.begin("regicide")
        self.play(stage, "TS")
        stage.key("Escape")
        stage.click("button.leave")
        stage.click("menu.learn")
        self.assertIn("learnt", stage.element("learn.regicide.1")["name"])
        self.assertNotIn("learnt", stage.element("learn.regicide.2")["name"])
        profile = os.path.join(self.folder, "profile")
        shutil.copytree(stage.profile, profile)
        stage.drop()
        stage = self.stage(profile=profile)
        stage.click("menu.learn")
        stage.click("learn.regicide")
        self.assertIn("so it attacks", self.words(stage))
        self.play(stage, "TD")
        stage.key("Escape")
        stage.click("button.restart")
        self.assertIn("so it attacks", self.words(stage))
        stage.key("Escape")
        stage.click("button.leave")
        stage.click("menu.learn")
        stage.click("learn.regicide.1")
        self.assertIn("Welcome", self.words(stage))

    def test_notes_are_counted_as_they_are_said(self):
        stage = self.begin("regicide")
        numbers = [stage.element("lesson.number")["name"]]
        while stage.has("button.lesson-next"):
            stage.click("button.lesson-next")
            numbers.append(stage.element("lesson.number")["name"])
        self.assertEqual(numbers, [f"{n} of 7" for n in range(1, 8)])

    def test_the_notebook_is_practised(self):
        """A mark for what is certain, one for what is ruled out, and the page of requests."""
        stage = self.stage()
        stage.click("menu.learn")
        stage.click("learn.direnjie.3")
        self.listen(stage)
        stage.click("clue.1.0")
        self.listen(stage)
        for name, words in (("button.notebook", "certain"), ("mark.T4", "certain"),
                            ("notebook.yes", "ruled out"), ("mark.T1", "other page"),
                            ("notebook.tab.asks", "That was the chapter")):
            stage.click(name)
            self.assertIn(words, self.words(stage))

    def test_the_last_chapter_offers_what_comes_next(self):
        """Ten of hearts is exactly what the Jack has left; then a card against the next royal. The
        map of Regicide has its first stage; Di Renjie, which has none, its table. There the last
        answer ends the game, which waits for the host."""
        stage = self.stage()
        stage.click("menu.learn")
        stage.click("learn.regicide.4")
        self.play(stage, "TH")
        self.listen(stage)
        self.play(stage, "TD")
        self.assertIn("the last chapter", self.words(stage))
        stage.click("button.lesson-ahead")
        self.assertEqual(stage.scene(), "campaign")
        stage.key("Escape")
        stage.click("menu.learn")
        stage.click("learn.direnjie.4")
        self.listen(stage)
        for card in ("T1", "W4", "L5"):
            stage.click(f"answer.{card}")
        stage.click("button.answer")
        self.assertIn("the last chapter", self.words(stage))
        stage.click("button.lesson-ahead")
        self.assertEqual(stage.scene(), "cases")

    def test_a_chapter_in_another_position_says_so(self):
        stage = self.stage()
        stage.click("menu.learn")
        stage.click("learn.regicide.2")
        self.assertIn("A new position", stage.element("lesson.words")["name"])
        stage.drop()
        stage = self.begin("regicide")
        self.assertNotIn("A new position", stage.element("lesson.words")["name"])

    def test_a_chapter_leads_to_its_puzzle(self):
        """The one of the first of Regicide asks for an exact blow. Back from it the next chapter
        begins."""
        stage = self.begin("regicide")
        self.play(stage, "TS")
        stage.focus("button.lesson-puzzle")
        stage.key("Return")
        self.assertIn("10 health left", stage.element("puzzle.words")["name"])
        self.assertIn("Puzzle 1", stage.element("puzzle.number")["name"])
        stage.key("Escape")
        stage.click("button.learn")
        self.assertIn("so it attacks", self.words(stage))

    def test_every_chapter_begins_with_its_words(self):
        stage = self.stage()
        stage.click("menu.learn")
        chapters = [name for name in stage.elements() if name.startswith("learn.") and
                    name.count(".") == 2 and not name.endswith(".puzzles")]
        self.assertEqual(len(chapters), 15)
        for chapter in chapters:
            stage.focus(chapter)
            stage.key("Return")
            self.assertTrue(stage.has("lesson.words"), chapter)
            stage.key("Escape")
            stage.click("button.leave")
            stage.click("menu.learn")


if __name__ == "__main__":
    unittest.main()
