"""Di Renjie in the real window: whole games by pointer, with persons passing the screen."""
import unittest

from driver import StageTest


class Direnjie(StageTest):
    def enabled(self, stage, *stems, role=""):
        return [name for name, element in stage.elements().items()
                if name.startswith(stems) and element["enabled"] and role in element["role"]]

    def step(self, stage):
        return stage.element("table.step")["value"]

    def submit(self, stage):
        for _ in range(3):
            stage.click(self.enabled(stage, "hand.card.")[0])
        stage.click("button.confirm")

    def decide(self, stage):
        """The next decision, whatever it is."""
        step = self.step(stage)
        if step == "ask":
            stage.click(self.enabled(stage, "ask.")[0])
        elif step == "give":
            cards = self.enabled(stage, "hand.card.")
            if cards:
                stage.click(cards[0])
            stage.click("button.confirm" if cards else "button.refuse")
        elif step == "submit":
            self.submit(stage)
        elif step == "answer":
            stage.click(self.enabled(stage, "answer.")[1])
            if stage.has("button.answer") and self.enabled(stage, "button.answer"):
                stage.click("button.answer")
        elif step == "repay":
            stage.click(self.enabled(stage, "hand.card.")[0])
            stage.click("button.confirm")
        elif step == "bonus":
            stage.click(self.enabled(stage, "clue.", "seat.", role="button")[0])
        else:
            stage.click("button.pass")

    def play_out(self, stage, limit=600):
        for _ in range(limit):
            stage.open_curtain()
            if stage.scene() == "result":
                return
            self.decide(stage)
        self.fail("the game does not end")

    def test_a_game_against_computers(self):
        stage = self.stage("--new", "direnjie:4:7:bots=greedy+greedy+greedy,first=0")
        self.play_out(stage)


if __name__ == "__main__":
    unittest.main()
