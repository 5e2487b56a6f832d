"""The tour of Claim in the real window: its road, and a deal that is won by its stored line."""
import pathlib
import unittest

from driver import StageTest

LINES = pathlib.Path(__file__).resolve().parents[1] / "bots/tour.txt"


class Tour(StageTest):
    def open_tour(self):
        stage = self.stage()
        stage.click("menu.campaign")
        stage.click("campaign.game.claim")
        self.assertEqual(stage.scene(), "tour")
        return stage

    def win(self, stage, line):
        """Plays the own cards of a stored line. Each trick has one of them; but for the five
        Goblins 0 no card is there twice, so it is the one that the hand holds."""
        cards = [action.split()[1] for action in line.strip().split(";")[1:]]
        for trick in zip(cards[::2], cards[1::2]):
            elements = stage.elements()
            own = [card for card in trick if f"hand.card.{card}" in elements]
            unique = [card for card in own if card != "G0"] or own
            stage.click(f"hand.card.{unique[0]}")
            stage.click("button.confirm")

    def test_a_rival_is_told_apart_before_and_after(self):
        stage = self.open_tour()
        elements = stage.elements()
        self.assertEqual(elements["text.stage"]["name"], "Morel")
        self.assertIn("text.greeting", elements)
        self.assertNotIn("text.habit", elements)
        self.assertIn("Gold: win all three", elements["text.rule"]["name"])
        stage.focus("tour.rival.9")
        stage.key("Return")
        self.assertEqual(stage.element("text.stage")["name"], "Tock")
        self.assertEqual(stage.tree()["focus"], "button.start")
        stage.click("tour.rival.1")
        stage.click("button.start")
        self.assertEqual(stage.scene(), "table.claim")
        self.assertEqual(stage.element("seat.1.name")["name"], "Morel")
        self.assertEqual(stage.element("text.deal")["name"], "Morel · deal 1 · not won yet")
        with open(LINES, encoding="utf-8") as lines:
            self.win(stage, next(lines))
        self.assertEqual(stage.scene(), "result")
        elements = stage.elements()
        self.assertEqual(elements["heading.title"]["name"], "You win!")
        self.assertEqual(elements["text.stage"]["name"], "Morel · deal 1")
        self.assertIn("Morel throws in the highest cards", elements["text.told"]["name"])
        self.assertIn("Deals won: 1 of 3", elements["text.told"]["name"])
        self.assertEqual(elements["button.next"]["name"], "Next deal")
        stage.click("button.campaign")
        elements = stage.elements()
        self.assertIn("text.habit", elements)
        self.assertTrue(elements["tour.deal.1"]["value"].startswith("Won, votes: "))
        self.assertEqual(elements["tour.deal.2"]["value"], "Not played yet")
        self.assertEqual(elements["tour.rival.1"]["value"], "Not won yet")
        stage.key("Escape")
        stage.click("button.next")
        self.assertIn("Morel · deal 2", stage.element("text.deal")["name"])
        self.assertEqual(stage.close(), 0)

    def test_three_deals_end_with_their_medal(self):
        stage = self.open_tour()
        stage.click("button.start")
        with open(LINES, encoding="utf-8") as lines:
            for number, medal in enumerate((None, "Bronze medal", "Gold medal")):
                self.win(stage, next(lines))
                told = stage.element("text.told")["name"]
                self.assertIn(f"Deals won: {number + 1} of 3.", told)
                self.assertEqual("medal" in told, medal is not None, told)
                if medal:
                    self.assertTrue(told.endswith(f" {medal}."), told)
                if number < 2:
                    stage.click("button.next")


if __name__ == "__main__":
    unittest.main()
