"""Looking at finished games again, and playing on from them."""
import re
import unittest

import regicide
from finished import BOTS, LONG, FinishedTest


class Replays(FinishedTest):
    def press_right(self, stage, name):
        """At the right end, where a list goes on to its next word."""
        self.press(stage, name, 0.95)

    def press(self, stage, name, part):
        element = stage.element(name)
        stage.xdotool("mousemove", element["x"] + int(element["w"] * part),
                      element["y"] + element["h"] // 2, "mousedown", 1, "mouseup", 1)
        stage.wait()

    def look(self, stage, eyes):
        for _ in range(8):
            if stage.element("replay.eyes")["value"] == eyes:
                return
            self.press_right(stage, "replay.eyes")
        raise AssertionError(f"no {eyes}")

    def test_it_shows_what_each_seat_knew(self):
        stage = self.finished("regicide")
        actions = self.actions(self.save(stage, "game.txt")[0])
        stage.click("button.replay")
        self.assertEqual(self.place(stage), (0, len(actions)))
        engine = self.engine()
        engine.ask("new", game="regicide", players=2, seed=1)
        for seat, turn in enumerate(("Your turn", "Computer 1's turn")):  # as the log has it
            self.look(stage, f"As Computer {seat + 1} saw it")
            self.assertEqual(stage.element("table.turn")["name"], turn)
        for index, action in enumerate(actions[:12]):
            for seat in range(2):
                self.look(stage, f"As Computer {seat + 1} saw it")
                regicide.compare(self, stage, engine, seat)
            stage.click("button.step")
            self.assertEqual(self.place(stage)[0], index + 1)
            engine.ask("do", action=action)
        regicide.compare(self, stage, engine, 1)

    def test_space_runs_it_at_once(self):
        stage = self.finished("claim")
        stage.click("button.replay")
        shown, length = self.place(stage)
        self.assertEqual(shown, 0)
        stage.key("space")
        stage.until(lambda: self.place(stage) == (length, length), "the replay to run to its end")

    def test_with_all_hands_open(self):
        for game, card in (("claim", "seat.card.0.{}"), ("clash", "seat.card.0.{}"),
                           ("regicide", "seat.card.{}")):
            stage = self.finished(game)
            actions = self.actions(self.save(stage, "game.txt")[0])
            stage.click("button.replay")
            for _ in range(3):
                stage.click("button.step")
            self.look(stage, "As Computer 2 saw it")
            hidden = set(stage.elements())
            self.look(stage, "All hands open")
            engine = self.engine()
            engine.ask("new", game=game, players=2, seed=int(BOTS[game].split(":")[2]))
            for action in actions[:3]:
                engine.ask("do", action=action)
            view = engine.ask("view", seat=0)["view"]
            codes = view["sides"][0]["hand"] if game == "clash" else view["hands"][0]
            hand = {card.format(code) for code in codes}
            self.assertLessEqual(hand, set(stage.elements()))
            self.assertTrue(hand - hidden, game)
            stage.drop()

    def test_steps_jumps_and_runs(self):
        for game in (*BOTS, *LONG):
            stage = self.finished(game)
            stage.click("button.replay")
            _, length = self.place(stage)
            self.assertFalse(stage.element("button.step-back")["enabled"])
            stage.click("button.step")
            stage.click("button.step")
            stage.click("button.step-back")
            self.assertEqual(self.place(stage), (1, length))
            stage.click("log.2")
            self.assertEqual(self.place(stage), (3, length))
            stage.key("comma")
            self.assertEqual(self.place(stage), (2, length))
            stage.key("period")
            self.assertEqual(self.place(stage), (3, length))
            self.press(stage, "replay.place", 0.45)
            middle = self.place(stage)[0]
            self.assertAlmostEqual(middle, length / 2, delta=length / 6 + 1)
            stage.key("Right", "Right")  # the first shows where keys go
            self.assertEqual(self.place(stage), (middle + 1, length), game)
            stage.click("button.run", wait=False)
            stage.wait()
            self.assertEqual(self.place(stage), (length, length))
            self.assertFalse(stage.element("button.step")["enabled"])
            self.assertFalse(stage.element("button.play-on")["enabled"])
            self.assertFalse([name for name in stage.elements() if name == "button.confirm"])
            stage.key("Escape")
            self.assertEqual(stage.scene(), "result")
            stage.drop()

    def test_each_press_counts_and_a_held_key_goes_on(self):
        """Twelve presses at once are twelve steps; so many more come while one is held."""
        stage = self.finished("regicide", repeats=True)
        stage.click("button.replay")
        stage.key(*["period"] * 12)
        self.assertEqual(self.place(stage)[0], 12)
        stage.key(*["comma"] * 12)
        self.assertEqual(self.place(stage)[0], 0)
        stage.xdotool("keydown", "period")
        stage.until(lambda: self.place(stage)[0] > 3, "the held key to go on")
        stage.xdotool("keyup", "period")

    def test_it_moves_at_the_speed_that_is_chosen(self):
        stage = self.finished("claim")
        stage.click("button.replay")
        for speed in ("Slow", "Normal"):
            while stage.element("replay.speed")["value"] != speed:
                self.press_right(stage, "replay.speed")
            stage.hold()
            stage.click("button.step", wait=False)
            self.assertTrue(stage.pass_time(60), speed)
            stage.go_on()
            stage.wait()
        self.assertEqual(self.place(stage)[0], 2)

    def test_play_goes_on_from_here_with_help(self):
        for game in BOTS:
            stage = self.finished(game)
            stage.click("button.replay")
            stage.click("log.1")
            stage.click("button.play-on")
            self.assertEqual(stage.scene(), f"table.{game}")
            stage.click("button.log")
            self.assertEqual(len([name for name in stage.elements()
                                  if re.fullmatch(r"log\.\d+", name)]) >= 2, True, game)
            if game == "null":
                self.play_null(stage)
                self.assertTrue(stage.has("text.assisted"))
                stage.click("button.menu")
                stage.click("menu.games")
                self.assertTrue(stage.has("finished.1"))
            stage.drop()

    def play_null(self, stage):
        for _ in range(40):
            if stage.scene() == "result":
                return
            card = next((name for name, element in stage.elements().items()
                         if name.startswith("hand.card.") and element["enabled"]), None)
            stage.click(card)
            stage.click("button.confirm")
        self.assertEqual(stage.scene(), "result")


if __name__ == "__main__":
    unittest.main()
