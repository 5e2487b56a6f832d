"""From the menu through the seats, the curtain and the table to the result and back."""
import os
import unittest

from driver import StageTest


class Flow(StageTest):
    def test_from_the_menu_to_a_table_and_back(self):
        stage = self.stage()
        self.assertEqual(stage.scene(), "menu")
        stage.click("menu.regicide")
        self.assertEqual(stage.scene(), "seats")
        stage.click("seats.count.3")
        stage.click("seats.name.0")
        stage.type("Маша")
        stage.click("seats.name.1")
        stage.type("王芳")
        self.assertEqual(stage.element("seats.name.0")["value"], "Маша")
        stage.click("button.start")
        self.assertEqual(stage.scene(), "curtain")
        self.assertIn("Маша", stage.element("heading.title")["name"])
        stage.open_curtain()
        self.assertEqual(stage.scene(), "table.regicide")
        stage.key("Escape")
        stage.click("button.leave")
        self.assertEqual(stage.scene(), "menu")
        stage.click("menu.regicide")
        self.assertEqual(stage.element("seats.name.1")["value"], "王芳")
        self.assertTrue(stage.has("seats.name.2"))

    def test_a_typed_deal_number_is_dealt(self):
        stage = self.stage()
        stage.click("menu.regicide")
        stage.click("seats.count.1")
        stage.click("field.seed")
        stage.key(*["BackSpace"] * 8)
        stage.type("42")
        stage.click("button.start")
        engine = self.engine()
        engine.ask("new", game="regicide", players=1, seed=42)
        hand = engine.ask("view", seat=0)["view"]["hands"][0]
        shown = [name.removeprefix("hand.card.") for name in stage.elements()
                 if name.startswith("hand.card.")]
        self.assertEqual(sorted(shown), sorted(hand))

    def play_null(self, stage):
        """Plays the first card until the game is over."""
        for _ in range(20):
            stage.open_curtain()
            if stage.scene() == "result":
                return
            card = next(name for name in stage.elements() if name.startswith("hand.card."))
            stage.click(card)
            stage.click("button.confirm")

    def test_the_result_leads_on(self):
        stage = self.stage("--new", "null:2:7")
        self.play_null(stage)
        self.assertEqual(stage.scene(), "result")
        self.assertEqual(stage.element("text.deal")["name"], "Deal 7")
        for name in ("text.score.0", "text.score.1", "button.again", "button.same-deal",
                     "button.seats", "button.menu"):
            self.assertTrue(stage.has(name), name)
        stage.click("button.same-deal")
        self.assertEqual(stage.scene(), "curtain")
        self.play_null(stage)
        self.assertEqual(stage.element("text.deal")["name"], "Deal 7")
        stage.click("button.seats")
        self.assertEqual(stage.scene(), "seats")
        stage.key("Escape")
        self.assertEqual(stage.scene(), "menu")
        self.assertFalse(stage.has("menu.continue"))

    def test_again_deals_anew(self):
        stage = self.stage("--new", "null:2:7:bots=easy+easy")
        self.assertEqual(stage.scene(), "result")
        stage.click("button.again")
        self.assertEqual(stage.scene(), "result")
        self.assertNotEqual(stage.element("text.deal")["name"], "Deal 7")

    def test_computers_leave_time(self):
        stage = self.stage("--new", "regicide:4:3:bots=hard+normal+random")
        stage.wait(5000)
        self.assertEqual(stage.scene(), "table.regicide")

    def test_a_first_start_asks_for_the_language(self):
        stage = self.stage(profile="", env={"LC_ALL": "ru_RU.UTF-8"})
        self.assertEqual(stage.scene(), "first-run")
        self.assertEqual(stage.tree()["language"], "ru")
        stage.click("language.id")
        self.assertEqual(stage.tree()["language"], "id")
        stage.click("button.ok")
        self.assertEqual(stage.scene(), "menu")
        self.assertTrue(os.path.exists(os.path.join(stage.folder, "meja", "profile.db")))


if __name__ == "__main__":
    unittest.main()
