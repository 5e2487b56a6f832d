"""Whole games of Regicide in the real window, from stored lines, beside the engine."""
import unittest

import regicide
from driver import StageTest


class Games(StageTest):
    animated = {}

    def play(self, line, how, speed="instant"):
        stage = self.stage("--new", line.new(), speed=speed, painted=speed == "fast")
        engine = self.engine()
        line.start(engine)
        for index, action in enumerate(line.actions):
            seat = engine.ask("actions")["actors"][0]
            stage.open_curtain()
            try:
                regicide.compare(self, stage, engine, seat)
                how(stage, action)
                self.note_animated(stage)
            except AssertionError as error:
                raise AssertionError(f"action {index}, {action}: {error}") from error
            engine.ask("do", action=action)
        self.assertEqual(stage.scene(), "result")
        return stage, engine.ask("result")["result"]

    def note_animated(self, stage):
        self.animated = stage.ask("frames")["animated"] or self.animated

    def assert_all_animated(self, stage):
        """Every kind of event was shown in motion."""
        for kind, count in self.animated.items():
            self.assertGreater(count, 0, kind)
        self.assertEqual(len(self.animated), 7)

    def play_unhurried(self, stage, action):
        stage.hold()
        regicide.play_by_mouse(stage, action, wait=False)
        while stage.pass_time(400):
            self.note_animated(stage)
        stage.go_on()
        stage.wait()

    def test_alone_by_mouse(self):
        """At a speed at which everything is seen to happen."""
        line = regicide.Line("solo-bronze")
        stage, result = self.play(line, self.play_unhurried, speed="fast")
        self.assert_all_animated(stage)
        stage.wait()
        self.assertEqual(result, {"outcome": "win", "defeated": 12, "medal": "bronze"})
        elements = stage.elements()
        self.assertEqual(elements["heading.title"]["name"], "You win!")
        self.assertEqual(elements["text.medal"]["name"], "Bronze medal")
        self.assertIn("Enemies defeated: 12 of 12", elements["text.detail"]["name"])
        self.assertEqual(stage.close(), 0)

    def test_alone_by_keys(self):
        stage, result = self.play(regicide.Line("solo-gold"), regicide.play_by_keys)
        self.assertEqual(result, {"outcome": "win", "defeated": 12, "medal": "gold"})
        self.assertEqual(stage.element("text.medal")["name"], "Gold medal")

    def test_lost_alone(self):
        line = regicide.Line("solo-lost")
        stage, result = self.play(line, self.play_unhurried, speed="fast")
        self.assertEqual(result["outcome"], "loss")
        stage.wait()
        self.assertEqual(stage.element("heading.title")["name"], "You have lost.")
        self.assertEqual(stage.element("text.cause")["name"],
                         "Your hand was empty, and no Jester was left to flip; the Jack of Clubs "
                         "had 12 of 20 health left.")

    def test_the_last_move_of_a_loss_is_taken_back(self):
        """The last payment of the line is 9♠ and 10♦."""
        stage, _ = self.play(regicide.Line("solo-lost"), regicide.play_by_mouse)
        stage.click("button.take-back")
        self.assertEqual(stage.scene(), "table.regicide")
        self.assertTrue(stage.has("hand.card.9S"))
        self.assertTrue(stage.has("hand.card.TD"))
        self.assertIn("attacks: discard", stage.element("text.status")["name"])

    def test_escape_does_not_lose_the_last_move_of_a_loss(self):
        stage, _ = self.play(regicide.Line("solo-lost"), regicide.play_by_mouse)
        stage.key("Escape")
        self.assertEqual(stage.scene(), "menu")
        stage.click("menu.result")
        self.assertEqual(stage.scene(), "result")
        self.assertTrue(stage.has("button.take-back"))

    def hint(self, stage):
        stage.click("button.hint")
        stage.wait()
        return stage.element("text.status")["name"]

    def test_a_hint_names_its_medal_and_counts_as_help(self):
        line = regicide.Line("solo-lost")
        hints, helped = [], []

        def play(stage, action):
            if not hints:
                helped.append(stage.has("text.assisted"))
                hints.append(self.hint(stage))
                helped.append(stage.has("text.assisted"))
            regicide.play_by_mouse(stage, action)
        stage, _ = self.play(line, play)
        self.assertEqual(helped, [False, True])
        self.assertRegex(hints[0], r"^Hint: .+\. Chance to win \((Gold|Silver|Bronze) medal\): "
                                   r"\d+%\. .+\.\nNext best(, \d+%)?: .+\.$")
        self.assertEqual(stage.element("text.assisted")["name"], "Played with help.")

    def steps_in_motion(self, stage, told=None):
        """What the panel says until all rests, while the plate asks for nothing; `told`: what the
        plate and the mark at the cards played say meanwhile. The clock is held."""
        steps = []
        while stage.pass_time(40):
            tree = stage.tree()
            elements = {element["id"]: element["name"] for element in tree["elements"]}
            step, status = elements.get("table.step"), elements.get("text.status", "")
            asks = "lay against" in status or "discard cards" in status
            if step and not asks and steps[-1:] != [step]:
                steps.append(step)
            if told is not None:
                told.update({status, elements.get("table.happening"),
                             elements.get("table.played")})
            self.assertFalse(status.endswith("Your turn"))
        stage.go_on()
        stage.wait()
        return steps

    def test_nothing_is_asked_while_cards_are_dealt(self):
        stage = self.stage(speed="slow")
        stage.click("menu.regicide")
        stage.hold()
        stage.click("seats.way.alone", wait=False)
        self.assertEqual(self.steps_in_motion(stage), ["Step 1: play a card"])
        self.assertIn("Play against", stage.element("text.status")["name"])

    def test_the_blow_is_named_while_it_falls(self):
        """4 of spades, whose power the Jack of Spades is immune to, leaves it 16 health."""
        stage, told = self.stage("--new", "regicide:1:75321", speed="slow"), set()
        stage.click("hand.card.4S")
        stage.hold()
        stage.click("button.confirm", wait=False)
        self.assertEqual(self.steps_in_motion(stage, told)[-3:],
                         ["Step 2: suit powers", "Step 3: damage", "Step 4: suffer the attack"])
        self.assertLessEqual({"Your play: 4", "immune to spades", "4 damage", "Attack: 4",
                              "The Jack of Spades attacks for 10."}, told)
        stage.click("hand.card.TH")
        self.assertEqual(stage.element("table.played")["name"], "Attack: 4")
        self.assertEqual(stage.element("drop.table")["name"], "Discard pile")
        stage.click("button.confirm")
        self.assertFalse(stage.has("table.played"))

    def test_the_sum_stands_at_what_was_played_last(self):
        """Also where the table goes back to it without motion: the second play is a 2."""
        stage = self.stage("--new", "regicide:1:75321")
        for cards in ("4S", "TH", "2S"):
            stage.click(f"hand.card.{cards}")
            stage.click("button.confirm")
        self.assertEqual(stage.element("table.played")["name"], "Attack: 2")
        stage.click("button.undo")
        self.assertFalse(stage.has("table.played"))
        stage.click("button.redo")
        self.assertEqual(stage.element("table.played")["name"], "Attack: 2")

    def test_alone_the_summary_speaks_of_nothing_that_is_not_there(self):
        stage = self.stage("--new", "regicide:1:75321")
        stage.click("button.summary")
        lines = [element["name"] for element in stage.tree()["elements"]
                 if element["id"].startswith("summary.")]
        for text in lines:
            self.assertNotRegex(text, "yield|for all|each player|plays next")
        self.assertIn("Before you play or discard you may flip one", lines[-1])

    def test_alone_nothing_happens_meanwhile(self):
        stage = self.stage("--new", "regicide:1:2")
        self.assertFalse(stage.has("button.what-happened"))

    def test_the_log_is_closed_on_itself(self):
        stage = self.stage("--new", "regicide:1:2")
        stage.click("button.log")
        stage.click("button.log-close")
        self.assertFalse(stage.has("heading.log"))

    def test_the_pause_says_what_becomes_of_the_game(self):
        """As long as nobody has done anything, there is nothing to be lost."""
        stage = self.stage("--new", "regicide:1:2")
        stage.click("hand.card.TS")
        stage.click("button.confirm")
        stage.key("Escape")
        for name in ("button.restart", "button.new-deal"):
            self.assertIn("stays among the unfinished", stage.tip_of(name))

    def test_what_a_hint_costs_is_said_before(self):
        """And Escape goes on without it; Return picks what it names, and plays it."""
        stage = self.stage("--new", "regicide:1:75321")
        stage.hold()
        stage.key("h", wait=False)
        self.assertRegex(stage.element("text.status")["name"], "Thinking.* no medal counts")
        stage.key("Escape", wait=False)
        stage.go_on()
        self.assertNotIn("Hint", stage.element("text.status")["name"])
        self.assertFalse(stage.has("text.assisted"))
        stage.key("h")
        self.assertRegex(stage.element("text.status")["name"], r"^Hint: (Play .+|Flip a Jester)\. ")
        self.assertTrue(stage.has("text.assisted"))
        stage.key("Return")
        self.assertTrue(stage.element("button.confirm")["enabled"])

    def test_an_undo_counts_when_one_plays_on(self):
        """A diamond against the Jack of Hearts draws; deal 2 begins with 9 of diamonds in the hand."""
        stage = self.stage("--new", "regicide:1:2")
        stage.click("hand.card.9D")
        stage.click("button.confirm")
        stage.click("button.undo")
        self.assertIn("counts as played with help", stage.element("text.status")["name"])
        self.assertFalse(stage.has("text.assisted"))
        stage.click("button.redo")
        self.assertFalse(stage.has("text.assisted"))
        stage.click("button.undo")
        stage.click("hand.card.TS")
        self.assertNotIn("help", stage.element("text.status")["name"])
        stage.click("button.confirm")
        self.assertTrue(stage.has("text.assisted"))

    def test_a_hint_among_several_is_for_a_win(self):
        stage = self.stage("--new", "regicide:2:7:bots=easy")
        self.assertRegex(self.hint(stage), r"^Hint: .+\. Chance to win: \d+%\. .+\.\n"
                                           r"Next best(, \d+%)?: .+\.$")

    def test_computers_say_whether_they_would_go_next(self):
        """Deal 1 of four gives seat 0 a Jester."""
        stage = self.stage("--new", "regicide:4:1:bots=easy+easy+easy")
        regicide.play_by_mouse(stage, "play X1")
        words = stage.element("text.status")["name"].split("\n")
        for line, name in zip(words, ("Computer 2", "Computer 3", "Computer 4"), strict=True):
            self.assertRegex(line, f"^{name}: “I would (like to|rather not) go next.”$")

    def test_a_computer_that_names_asks_for_a_wish(self):
        """In deal 3 of four the seat that begins plays its Jester at once."""
        stage = self.stage("--new", "regicide:4:3:bots=normal+normal+normal,first=1")
        self.assertEqual(len(stage.element("text.status")["name"].split("\n")), 2)
        enemy = stage.element("table.enemy")
        stage.click("button.wish-silent")
        self.assertFalse(stage.has("button.wish-silent"))
        self.assertEqual([stage.element("table.enemy")[k] for k in "xywh"],
                         [enemy[k] for k in "xywh"])  # the table has not moved aside
        self.assertNotIn("“", stage.element("text.status")["name"])

    def test_presses_do_not_fall_through_to_the_result(self):
        line = regicide.Line("solo-lost")
        stage, _ = self.play(line, regicide.play_by_mouse)
        way_out = stage.element("button.menu")
        stage.click("button.same-deal")
        for action in line.actions[:-1]:
            regicide.play_by_mouse(stage, action)
        for card in line.actions[-1].split()[1:]:
            stage.click(f"hand.card.{card}")
        confirm = stage.element("button.confirm")
        stage.xdotool("mousemove", confirm["x"] + 20, confirm["y"] + 20, "mousedown", 1,
                      "mouseup", 1, "mousemove", way_out["x"] + 20, way_out["y"] + 20,
                      "click", "--repeat", 5, "--delay", 30, 1)
        stage.wait()
        self.assertEqual(stage.scene(), "result")
        stage.click("button.menu")
        self.assertEqual(stage.scene(), "menu")

    def test_two_share_the_screen(self):
        line = regicide.Line("two-yield")
        self.assertGreaterEqual(len(line.actions), 25)
        self.assertIn("yield", line.actions)
        stage, result = self.play(line, regicide.play_by_mouse)
        self.assertEqual(result["outcome"], "win")
        self.assertEqual(stage.element("heading.title")["name"], "You win together!")


if __name__ == "__main__":
    unittest.main()
