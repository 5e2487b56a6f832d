"""Whole games of Regicide in the real window, from stored lines, beside the engine."""
import unittest

import regicide
from driver import StageTest


class Games(StageTest):
    def play(self, line, how):
        stage = self.stage("--new", line.new())
        engine = self.engine()
        line.start(engine)
        for index, action in enumerate(line.actions):
            seat = engine.ask("actions")["actors"][0]
            stage.open_curtain()
            try:
                regicide.compare(self, stage, engine, seat)
                how(stage, action)
            except AssertionError as error:
                raise AssertionError(f"action {index}, {action}: {error}") from error
            engine.ask("do", action=action)
        self.assertEqual(stage.scene(), "result")
        return stage, engine.ask("result")["result"]

    def test_alone_by_mouse(self):
        stage, result = self.play(regicide.Line("solo-bronze"), regicide.play_by_mouse)
        self.assertEqual(result, {"outcome": "win", "defeated": 12, "medal": "bronze"})
        elements = stage.elements()
        self.assertEqual(elements["heading.title"]["name"], "You win!")
        self.assertEqual(elements["text.medal"]["name"], "Bronze medal")
        self.assertEqual(elements["text.detail"]["name"], "Enemies defeated: 12 of 12")
        self.assertEqual(stage.close(), 0)

    def test_alone_by_keys(self):
        stage, result = self.play(regicide.Line("solo-gold"), regicide.play_by_keys)
        self.assertEqual(result, {"outcome": "win", "defeated": 12, "medal": "gold"})
        self.assertEqual(stage.element("text.medal")["name"], "Gold medal")

    def test_two_share_the_screen(self):
        line = regicide.Line("two-yield")
        self.assertGreaterEqual(len(line.actions), 25)
        self.assertIn("yield", line.actions)
        stage, result = self.play(line, regicide.play_by_mouse)
        self.assertEqual(result["outcome"], "win")
        self.assertEqual(stage.element("heading.title")["name"], "You win together!")


if __name__ == "__main__":
    unittest.main()
