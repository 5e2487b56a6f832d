"""The coach: what it says of good and bad choices, what it warns of, and what cost most afterwards.

The stored game is lost: its second action costs 51 of 100 wins of gold, its seventh 49, its
thirteenth 45 of what is left; the last one pays with cards that do not cover the attack, though
others would have."""
import unittest

import regicide
from driver import StageTest

LINE = regicide.Line("solo-lost")
GOOD, BAD = 0, 1
LAST = len(LINE.actions) - 1


class Coach(StageTest):
    def begin(self, level):
        """A match with the coach at this level, chosen in the pause."""
        stage = self.stage("--language", "en", "--new", LINE.new())
        if level:
            self.choose(stage, level)
        return stage

    def choose(self, stage, level):
        stage.key("Escape")
        stage.click("button.settings")
        stage.click("settings.page.play")
        stage.focus("settings.coach")
        stage.key(*["Right"] * level)
        stage.key("Escape")
        stage.key("Escape")

    def play(self, stage, start, end):
        for action in LINE.actions[start:end]:
            regicide.play_by_mouse(stage, action)

    def words(self, stage):
        """What it says; "" for nothing."""
        return stage.elements().get("coach.words", {"name": ""})["name"]

    def assert_apart(self, stage, names):
        """The note covers none of these."""
        note = stage.element("coach.words")
        for name in names:
            other = stage.element(name)
            self.assertTrue(note["x"] >= other["x"] + other["w"] or
                            other["x"] >= note["x"] + note["w"] or
                            note["y"] >= other["y"] + other["h"] or
                            other["y"] >= note["y"] + note["h"], name)

    def test_it_is_silent_until_it_is_asked(self):
        stage = self.begin(0)
        self.play(stage, 0, BAD + 1)
        self.assertNotIn("Coach", self.words(stage))
        self.assertFalse(stage.has("text.assisted"))

    def test_a_bad_choice_gets_a_remark_and_a_good_one_none(self):
        stage = self.begin(1)
        self.play(stage, GOOD, GOOD + 1)
        self.assertNotIn("Coach", self.words(stage))
        self.assertFalse(stage.has("text.assisted"))
        self.play(stage, BAD, BAD + 1)
        self.assertIn("Coach", self.words(stage))
        self.assertIn("0% instead of 5", self.words(stage))
        self.assertIn("\nBetter: You discard 4♠, 7♠.", self.words(stage))
        self.assertTrue(stage.has("text.assisted"))
        self.assertIn("Your turn", stage.element("text.status")["name"])  # what is wanted stays
        self.assert_apart(stage, ["text.status", "button.confirm", "button.flip", "table.health"])
        stage.key("1")  # it covers nothing, so it stays while the person chooses
        self.assertIn("Coach", self.words(stage))

    def test_its_words_are_put_away(self):
        stage = self.begin(2)
        self.play(stage, 0, BAD + 1)
        self.assertIn("Coach", self.words(stage))
        stage.key("Escape")
        self.assertNotIn("Coach", self.words(stage))

    def test_it_warns_once_of_what_loses_the_game(self):
        stage = self.begin(1)
        self.play(stage, 0, LAST)
        regicide.play_by_mouse(stage, LINE.actions[LAST])
        self.assertEqual(stage.scene(), "table.regicide")
        self.assertIn("This move loses the game", self.words(stage))
        self.assertIn("attacks", stage.element("text.status")["name"])
        self.assert_apart(stage, ["text.status", "button.confirm"])
        stage.click("button.confirm")
        self.assertEqual(stage.scene(), "result")

    def test_what_cost_most_leads_into_the_replay(self):
        stage = self.begin(0)
        self.play(stage, 0, LAST + 1)
        self.assertFalse(stage.has("review.1"))
        stage.click("button.review")
        names = [stage.element(f"review.{n}")["name"] for n in (1, 2, 3)]
        medals = [("Move 2", "Gold"), ("Move 7", "Silver"), ("Move 13", "Bronze")]
        for name, (move, medal) in zip(names, medals):
            self.assertRegex(name, rf"^{move}[.:] (.*\. )?{medal} medal: \d+% instead of \d+%$")
        self.assertIn("discard A♦, 4♠, 6♠.", names[0])
        tall = 2 * stage.element("button.again")["h"]
        self.assertGreaterEqual(stage.element("review.1")["h"], tall - 2, "lines of what was better")
        stage.click("review.1")
        self.assertEqual(stage.scene(), "replay")
        self.assertEqual(stage.element("replay.place")["value"], f"{BAD} of {LAST + 1}")
        self.assertIn("Better: You discard 4♠, 7♠.", self.words(stage))
        stage.click("button.step")
        self.assertEqual(self.words(stage), "")
        stage.key("Escape")
        self.assertTrue(stage.has("review.1"))

    def test_at_a_shared_table_it_speaks_to_one_person_alone(self):
        """The lead of Undead 0 costs 6 games of 100."""
        stage = self.stage("--language", "en", "--new", "claim:2:3")
        stage.open_curtain()
        self.choose(stage, 2)
        self.assertTrue(stage.has("hand.card.W9"))
        stage.click("hand.card.U0")
        stage.click("button.confirm")
        self.assertEqual(stage.scene(), "curtain")
        self.assertNotIn("Coach", str(stage.tree()))
        stage.open_curtain()
        self.assertNotIn("Better:", str(stage.tree()))
        for _ in range(4):  # whoever wins the trick leads the next one
            if stage.has("hand.card.W9"):
                break
            cards = [name for name, element in stage.elements().items()
                     if name.startswith("hand.card.") and element["enabled"]]
            stage.click(cards[0])
            stage.click("button.confirm")
            stage.open_curtain()
        self.assertTrue(stage.has("hand.card.W9"))  # of Player 1
        self.assertIn("Better: You lead Goblin 1.", self.words(stage))

    def test_in_claim_the_gentle_one_speaks(self):
        """Doppelgänger 8 beats 7, for a Goblin 0: that costs 20 games of 100."""
        stage = self.stage("--language", "en", "--new", "claim:2:2")
        stage.open_curtain()
        self.choose(stage, 1)
        for card in "G0 G9 U5 U8 G0 D2 K2 D0 D7 D8".split():
            self.assertNotIn("Coach", self.words(stage))
            names = [name for name in stage.elements()
                     if name == f"hand.card.{card}" or name.startswith(f"hand.card.{card}.")]
            stage.click(names[0])
            stage.click("button.confirm")
            if stage.scene() == "curtain":
                stage.open_curtain()
        self.assertIn("Coach: Goblin 0 was not worth that card.", self.words(stage))
        self.assertIn("Better: You answer with Doppelgänger 5.", self.words(stage))
        self.assert_apart(stage, ["text.status", "button.confirm", "table.prize"])

    def test_with_the_coach_it_is_looked_for_at_once(self):
        stage = self.begin(1)
        self.play(stage, 0, LAST + 1)
        stage.click("button.confirm")
        self.assertTrue(stage.has("review.1"))


if __name__ == "__main__":
    unittest.main()
