"""A first game with a host, in each game: by pointer, by keys, with whatever is played."""
import os
import random
import shutil
import tempfile
import unittest

from driver import StageTest

GAMES = ("regicide", "claim", "clash", "direnjie")
STEPS = 200


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

    def test_notes_follow_what_is_played(self):
        """A ten of spades takes the whole strength from the Jack: 10 less 10, so nothing is paid."""
        stage = self.begin("regicide")
        while stage.has("button.lesson-next"):
            stage.click("button.lesson-next")
        self.assertIn("Now it is your turn", stage.element("lesson.words")["name"])
        stage.click("hand.card.TS")
        stage.click("button.confirm")
        self.assertIn("Your shield stands", stage.element("lesson.words")["name"])

    def test_whoever_acts_early_is_not_held_up(self):
        """The hearts deal 3 of 20; the Jack lives and strikes, and that is what is spoken of."""
        stage = self.begin("regicide")
        stage.click("hand.card.3H")
        stage.click("button.confirm")
        self.assertIn("so it attacks", stage.element("lesson.words")["name"])

    def test_its_place_is_kept(self):
        """The hearts have dealt 3 of 20 and the Jack strikes; the notes before are not said again."""
        stage = self.begin("regicide")
        stage.click("hand.card.3H")
        stage.click("button.confirm")
        words = stage.element("lesson.words")["name"]
        stage.key("Escape")
        self.assertIn("is kept", stage.element("text.kept")["name"])
        stage.click("button.leave")
        self.assertFalse(stage.has("button.continue"))
        stage.click("menu.regicide")
        stage.click("button.learn")
        self.assertTrue(stage.has("table.card.3H"))
        self.assertEqual(stage.element("lesson.words")["name"], words)

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

    def test_a_chapter_is_left_taken_up_and_repeated(self):
        """Six notes are the first chapter of Regicide: whoever has heard them goes on where they
        left, in another run of the program as well, may begin the second one anew and hear the
        first one again."""
        stage = self.begin("regicide")
        while stage.has("button.lesson-next"):
            stage.click("button.lesson-next")
        stage.click("hand.card.TS")
        stage.click("button.confirm")
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
        self.assertTrue(stage.has("table.card.TS"))
        self.assertIn("Your shield stands", stage.element("lesson.words")["name"])
        stage.key("Escape")
        stage.click("button.restart")
        self.assertIn("so it attacks", stage.element("lesson.words")["name"])
        stage.key("Escape")
        stage.click("button.leave")
        stage.click("menu.learn")
        stage.click("learn.regicide.1")
        self.assertIn("Welcome", stage.element("lesson.words")["name"])

    def test_notes_are_counted_as_they_are_said(self):
        """The shield is spoken of before the enemy's blow, which stands before it in the lesson."""
        stage = self.begin("regicide")
        numbers = [stage.element("lesson.number")["name"]]
        while stage.has("button.lesson-next"):
            stage.click("button.lesson-next")
            numbers.append(stage.element("lesson.number")["name"])
        stage.click("hand.card.TS")
        stage.click("button.confirm")
        self.assertIn("Your shield stands", stage.element("lesson.words")["name"])
        numbers.append(stage.element("lesson.number")["name"])
        self.assertEqual([int(number.split()[0]) for number in numbers],
                         list(range(1, len(numbers) + 1)))

    def test_a_chapter_in_another_position_says_so(self):
        stage = self.stage()
        stage.click("menu.learn")
        stage.click("learn.regicide.2")
        self.assertIn("A new position", stage.element("lesson.words")["name"])
        stage.drop()
        stage = self.begin("regicide")
        self.assertNotIn("A new position", stage.element("lesson.words")["name"])

    def test_a_chapter_leads_to_its_puzzle(self):
        """The first of Regicide ends with the shield; its puzzle asks for an exact blow. Back at the
        table, the chapter has been told."""
        stage = self.begin("regicide")
        while stage.has("button.lesson-next"):
            stage.click("button.lesson-next")
        stage.click("hand.card.TS")
        stage.click("button.confirm")
        stage.click("button.lesson-next")
        self.assertIn("Your turn", stage.element("lesson.words")["name"])
        stage.focus("button.lesson-puzzle")
        stage.key("Return")
        self.assertIn("10 health left", stage.element("puzzle.words")["name"])
        self.assertIn("Puzzle 1", stage.element("puzzle.number")["name"])
        stage.key("Escape")
        stage.click("button.learn")
        self.assertTrue(stage.has("table.card.TS"))
        self.assertNotIn("Your turn", stage.element("lesson.words")["name"])

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

    PICKS = {"ask": ["ask."], "answer": ["answer."], "bonus": [], "refill": [], "console": []}

    def press(self, stage, name):
        self.last = name
        if self.by_keys:
            stage.focus(name)
            stage.key("Return")
        else:
            stage.click(name)

    def decide(self, stage, elements, choices):
        """Somehow, as the table offers it; cards are picked before anything is confirmed."""
        def offered(*prefixes):
            return [name for name, element in elements.items() if name.startswith(prefixes) and
                    element["enabled"] and element.get("value") != "picked"]
        phase = elements.get("table.step", {}).get("value")
        ready = offered("button.attack", "button.strike", "button.end", "button.pass",
                        "button.refuse", "button.deck", "button.answer")
        if phase == "bonus":
            ready = [name for name in offered("seat.", "clue.", "button.deck")
                     if elements[name]["role"] == "button"]
        cards = offered(*self.PICKS.get(phase, ["hand.card."]))
        if "row.0.top.1" in elements and self.last.startswith("hand.card."):
            is_target = "choose a unit" in elements["text.status"]["name"]
            cards = [name for name in offered("row.") if
                     is_target == bool(elements[name].get("value"))] or cards
        wanted = offered("button.confirm") or choices.choice([ready, cards, cards]) or ready + cards
        wanted = wanted or offered("button.flip")
        self.assertTrue(wanted, f"nothing to do among {sorted(elements)}")
        self.press(stage, choices.choice(wanted))

    def learn(self, game, by_keys):
        """Chapter by chapter to the last, at a new table when a game is over before; what was
        said."""
        stage, choices, said = self.begin(game), random.Random(7), set()
        self.by_keys, self.last = by_keys, ""
        for _ in range(STEPS):
            elements = stage.elements()
            if "lesson.words" in elements:
                said.add(elements["lesson.words"]["name"])
            if "button.lesson-ahead" in elements:
                self.press(stage, "button.lesson-ahead")
            elif "button.lesson-next" in elements:
                self.press(stage, "button.lesson-next")
            elif stage.scene() == f"table.{game}":
                self.decide(stage, elements, choices)
            elif stage.scene() != "learn":
                way_out = ("button.continue", "button.menu", "menu.learn")
                self.press(stage, next(name for name in way_out if name in elements))
            elif all("learnt" in element["name"] for name, element in elements.items() if
                     name.startswith(f"learn.{game}.") and not name.endswith(".puzzles")):
                stage.drop()
                return said
            else:
                self.press(stage, f"learn.{game}")
        self.fail(f"{game} has no end; said: {said}")

    def test_each_game_is_learnt_to_its_end(self):
        """What is met on the way, with the ends of the chapters, is at least this many notes."""
        for game in GAMES:
            for by_keys in (False, True):
                with self.subTest(game, by_keys=by_keys):
                    said = self.learn(game, by_keys)
                    self.assertGreaterEqual(len(said), 13)


if __name__ == "__main__":
    unittest.main()
