"""Di Renjie in the real window: whole games by pointer, with persons passing the screen."""
import random
import re
import unittest

import direnjie
from driver import StageTest


class Direnjie(StageTest):
    def setUp(self):
        self.cleared = 0
        self.choices = random.Random(7)  # who always asks the same may ask for ever

    def enabled(self, stage, *stems, role=""):
        return [name for name, element in stage.elements().items()
                if name.startswith(stems) and element["enabled"] and role in element["role"]]

    def step(self, stage):
        return stage.element("table.step")["value"]

    def submit(self, stage):
        for _ in range(3):
            stage.click(self.enabled(stage, "hand.card.")[0])
        stage.click("button.confirm")

    def answer(self, stage):
        """One of each leaf; only then can they be sealed."""
        self.cleared_as_noted(stage.elements())
        kinds = {}
        for name in self.enabled(stage, "answer."):
            code = name.removeprefix("answer.")
            if code != "title":
                kinds.setdefault(code[0] if code[0] in "TWL" else "seat", name)
        for name in kinds.values():
            self.assertFalse(stage.element("button.answer")["enabled"])
            stage.click(name)
        stage.click("button.answer")

    def cleared_as_noted(self, elements):
        """Where the notebook lies open, the leaf of the killer rules out whom it rules out; but the
        killer may name anybody."""
        is_killer = "Whom you name does not count" in elements["text.worth"]["name"]
        for name, cell in elements.items():
            choice = elements.get(name.replace("mark.killer.seat", "answer."))
            if name.startswith("mark.killer.seat") and choice:
                cleared = cell["value"][:2] == "0 "
                self.assertEqual("ruled out" in choice["name"], cleared and not is_killer, name)
                self.cleared += cleared

    def decide(self, stage):
        """The next decision, whatever it is."""
        step = self.step(stage)
        if step == "ask":
            stage.click(self.choices.choice(self.enabled(stage, "ask.", role="button")))
            stage.click("button.confirm")
        elif step == "give":
            cards = self.enabled(stage, "hand.card.")
            if cards:
                stage.click(cards[0])
            stage.click("button.confirm" if cards else "button.refuse")
        elif step == "submit":
            self.submit(stage)
        elif step == "answer":
            self.answer(stage)
        elif step == "repay":
            stage.click(self.enabled(stage, "hand.card.")[0])
            stage.click("button.confirm")
        elif step == "bonus":
            stage.click(self.enabled(stage, "clue.", "seat.", role="button")[0])
        else:
            stage.click("button.pass")

    def play_out(self, stage, answer="button.once", limit=900):
        """To the end; how often the screen was passed on, and how many questions were public."""
        passed = asked = 0
        for _ in range(limit):
            scene = stage.scene()
            if scene == "result":
                return passed, asked
            if scene == "question":
                asked += 1
                stage.click(answer)
                scene = stage.scene()
            if scene == "curtain":
                passed += 1
                stage.open_curtain()
            elif scene == "table.direnjie":
                self.decide(stage)
        self.fail("the game does not end")

    def reveal_is_sound(self, stage):
        """Three cards of three kinds."""
        cards = [stage.element(f"reveal.{kind}")["value"][0]
                 for kind in ("target", "weapon", "location")]
        self.assertEqual(cards, ["T", "W", "L"])

    def test_partners_are_named(self):
        stage = self.stage("--new", "direnjie:6:7:teams=3,bots=easy+easy+easy+easy+easy")
        named = [seat for seat in range(1, 6) if stage.has(f"seat.{seat}.team")]
        self.assertEqual(named, [3])
        self.assertRegex(stage.element("seat.3.team")["name"], r"^\d+ cards? · with you$")

    def test_a_stored_game_beside_the_engine(self):
        line = direnjie.Line("two-clues")
        stage, engine = self.stage("--new", line.new()), self.engine()
        line.start(engine)
        for index, action in enumerate(line.actions):
            seat = engine.ask("actions")["actors"][0]
            try:
                direnjie.come_to_table(stage)
                direnjie.compare(self, stage, engine, seat)
                direnjie.play_by_mouse(stage, action)
            except AssertionError as error:
                raise AssertionError(f"action {index}, {action}: {error}") from error
            engine.ask("do", action=action)
        self.assertEqual(stage.scene(), "result")
        self.reveal_is_sound(stage)
        points = engine.ask("result")["result"]["points"]
        self.assertEqual([int(stage.element(f"text.score.{seat}")["value"])
                          for seat in range(2)], points)

    def test_the_only_clue_is_laid_by_one_press(self):
        stage = self.stage("--new", "direnjie:3:7:first=0,bots=easy+easy")
        stage.click("ask.1")
        stage.click("button.confirm")  # which brings the third L1
        self.assertEqual(self.step(stage), "submit")
        self.assertEqual(stage.element("button.confirm")["name"], "Submit this clue")
        lit = self.enabled(stage, "hand.card.")
        self.assertEqual(len(lit), 3)
        stage.click(lit[0])  # whoever picks has to pick all of it
        self.assertEqual(stage.element("button.confirm")["name"], "Submit a clue")
        self.assertFalse(stage.element("button.confirm")["enabled"])
        stage.key("Escape")
        stage.click("button.confirm")
        self.assertEqual(self.step(stage), "refill")
        self.assertTrue(stage.has("clue.0.0"))

    def asked_for_targets(self):
        """Three persons; the first has asked."""
        stage = self.stage("--new", "direnjie:3:7:first=0")
        stage.open_curtain()
        stage.click("ask.T")
        stage.click("button.confirm")
        self.assertEqual(stage.scene(), "question")
        self.assertFalse(any(element["secret"] for element in stage.elements().values()))
        return stage

    def test_who_refuses_unseen_leaves_the_screen_where_it_is(self):
        stage = self.asked_for_targets()
        stage.click("button.once")
        self.assertEqual(stage.scene(), "question")
        stage.click("button.standing")
        self.assertEqual(stage.scene(), "table.direnjie")
        self.assertEqual(stage.element("table.turn")["value"], "0")
        self.assertNotEqual(self.step(stage), "give")
        for seat in (1, 2):
            self.assertIn("gave nothing", stage.element(f"seat.{seat}.name")["name"])

    def test_who_wants_to_look_gets_the_screen(self):
        stage = self.asked_for_targets()
        offers = [stage.element(name) for name in ("button.look", "button.once", "button.standing")]
        self.assertEqual(offers[0]["name"], "I am Player 2: show the cards")
        self.assertTrue(stage.element("text.question")["name"].startswith(
            "Player 1 has the screen. Player 2 takes it over"))
        self.assertEqual(sorted(offers, key=lambda offer: offer["y"]), offers)
        stage.click("button.look")
        self.assertEqual(self.step(stage), "give")
        self.assertIn("still to answer", stage.element("seat.2.name")["name"])
        self.assertNotIn("answer", stage.element("seat.0.name")["name"])
        stage.click("button.refuse-all")
        self.assertEqual(stage.scene(), "question")

    def test_who_is_asked_in_a_row_looks_by_one_press_each(self):
        """Four persons: an ask of two presses, one to look and one to refuse for each of the three
        who are asked, and the one of the curtain before the asker: nine."""
        presses = 0
        stage = self.stage("--new", "direnjie:4:7:first=0")
        stage.open_curtain()
        for button in ["ask.T", "button.confirm"] + 3 * ["button.look", "button.refuse"]:
            stage.click(button)
            presses += 1
        self.assertEqual(stage.scene(), "curtain")
        self.assertIn("Player 1", stage.element("heading.title")["name"])
        stage.open_curtain()
        self.assertEqual(stage.scene(), "table.direnjie")
        self.assertEqual(presses + 1, 9)

    def test_who_is_asked_is_told_once_whose_turn_it_is(self):
        stage = self.asked_for_targets()
        stage.click("button.look")
        self.assertEqual(self.step(stage), "give")
        elements = stage.elements()
        self.assertEqual([name for name, element in elements.items()
                          if re.search(r"Your turn|'s turn|Your request", element["name"])], [])
        self.assertEqual(elements["table.active"]["name"], "Player 1 requests")
        self.assertTrue(elements["text.status"]["name"].startswith("Player 1 asks you for"))

    def test_keys_choose_a_tally_and_ask(self):
        stage = self.stage("--new", "direnjie:4:7:bots=greedy+greedy+greedy,first=0")
        self.assertFalse(stage.element("button.confirm")["enabled"])
        stage.key("3")
        self.assertEqual(stage.element("ask.3")["value"], "Selected")
        stage.key("w")
        self.assertEqual(stage.element("ask.W")["value"], "Selected")
        self.assertIsNone(stage.element("ask.3").get("value"))
        self.assertEqual(stage.element("button.confirm")["name"], "Request: Weapon")
        stage.key("w")
        self.assertNotEqual(self.step(stage), "ask")

    def test_a_hint_marks_what_to_ask_for(self):
        stage = self.stage("--new", "direnjie:3:7:first=0,bots=normal+normal")
        stage.key("h")
        marked = [name for name, element in stage.elements().items()
                  if name.startswith("ask.") and element.get("value") == "Suggested"]
        self.assertEqual(len(marked), 1)
        stage.click(marked[0])
        self.assertEqual(stage.element(marked[0])["value"], "Selected")

    def hinted(self, stage):
        return stage.element("text.status")["name"].startswith("Hint: ")

    def test_return_takes_what_a_hint_names(self):
        """A press picks it or goes there, the next ones carry it out."""
        stage = self.stage("--new", "direnjie:3:7:first=0,bots=easy+easy")
        steps = set()
        for _ in range(14):
            steps.add(self.step(stage))
            stage.click("button.hint")
            self.assertTrue(self.hinted(stage))
            presses = 0
            while self.hinted(stage):
                presses += 1
                self.assertLess(presses, 5, stage.element("text.status")["name"])
                stage.key("Return")
        self.assertLessEqual({"ask", "give", "submit", "refill"}, steps)

    def test_a_hint_is_seen_whatever_is_chosen(self):
        stage = self.stage("--new", "direnjie:3:7:first=0,bots=normal+normal")
        stage.key("3")
        stage.key("h")
        self.assertRegex(stage.element("text.status")["name"], r"^Hint: ")

    def test_what_can_still_be_asked_is_told(self):
        stage = self.stage("--new", "direnjie:3:7:bots=greedy+greedy,first=0,killer=1")
        stage.key("n")
        self.assertEqual(stage.element("table.lanterns")["value"], "0")
        self.assertIn(stage.element("table.role")["value"], ("killer", "constable"))
        left = [stage.element(f"table.candidates.{kind}")["value"].split() for kind in "TWL"]
        self.assertEqual(sum(map(len, left)), 16 - 3)  # the starting clues of three seats
        self.assertTrue(stage.element("table.candidates.T")["secret"])

    def test_a_game_against_computers(self):
        stage = self.stage("--new", "direnjie:4:7:bots=greedy+greedy+greedy,first=0")
        self.play_out(stage)
        self.reveal_is_sound(stage)  # the cards stand on the result, too
        elements = stage.elements()
        points = [int(elements[f"text.score.{seat}"]["value"]) for seat in range(4)]
        rows = sorted(range(4), key=lambda seat: elements[f"text.score.{seat}"]["y"])
        self.assertEqual([points[seat] for seat in rows], sorted(points, reverse=True))
        self.assertTrue(stage.has("reveal.winner"))

    def test_the_killer_may_name_whom_the_notebook_clears(self):
        """Nobody holds a clue, nobody gives or takes: it ends after two rounds."""
        stage = self.stage("--new", "direnjie:2:16:first=0,killer=1")
        self.play_out(stage)
        self.assertGreater(self.cleared, 0)


if __name__ == "__main__":
    unittest.main()
