"""What may be taken back, at a table of one's own and at a shared one, and the signs of it."""
import unittest

from driver import StageTest


class Undo(StageTest):
    def undo(self, stage):
        """The button with its reason, which it has when it cannot be used."""
        element = stage.element("button.undo")
        self.assertEqual(element["enabled"], not element.get("reason"))
        return element

    def card(self, stage):
        return next(name for name, element in stage.elements().items()
                    if name.startswith("hand.card.") and element["enabled"])

    def play_any(self, stage):
        """The first card that can be played, until somebody else has the screen or it counts."""
        stage.click(self.card(stage))
        stage.click("button.confirm")

    def hand(self, stage):
        return sorted(name for name in stage.elements() if name.startswith("hand.card."))

    def test_alone_it_is_free(self):
        for match in ("regicide:1:2", "claim:2:3:bots=easy", "clash:2:3:bots=easy,first=0",
                      "null:2:7:bots=easy"):
            stage = self.stage("--new", match)
            start = self.hand(stage)
            self.assertIn("nothing to undo", self.undo(stage)["reason"])
            self.assertIn("nothing to redo", stage.element("button.redo")["reason"])
            if match.startswith("regicide"):
                stage.click("hand.card.TS")
                stage.click("button.confirm")
            elif match.startswith("clash"):
                stage.click("button.attack")
            else:
                self.play_any(stage)
            after = self.hand(stage)
            self.assertTrue(self.undo(stage)["enabled"], match)
            stage.click("button.undo")
            self.assertEqual(self.hand(stage), start, match)
            stage.click("button.redo")
            self.assertEqual(self.hand(stage), after, match)
            self.assertIn("nothing to redo", stage.element("button.redo")["reason"])
            stage.key("r")
            self.assertIn("nothing to redo", stage.element("text.status")["name"])
            stage.drop()

    def test_a_shared_table_gives_back_what_showed_nothing(self):
        """A lead in Claim shows a card that its seat knew."""
        stage = self.stage("--new", "claim:2:3")
        stage.open_curtain()
        start = self.hand(stage)
        self.play_any(stage)
        self.assertEqual(stage.scene(), "curtain")
        self.assertIn("Player 2", stage.element("heading.title")["name"])
        self.assertTrue(self.undo(stage)["enabled"])
        stage.click("button.undo")
        self.assertEqual(stage.scene(), "curtain")
        self.assertIn("Player 1", stage.element("heading.title")["name"])
        self.assertFalse(stage.has("button.undo"))
        self.assertFalse([name for name, element in stage.elements().items()
                          if element["secret"]])
        stage.open_curtain()
        self.assertEqual(stage.scene(), "table.claim")
        self.assertEqual(self.hand(stage), start)
        self.assertTrue(stage.element("button.redo")["enabled"])
        stage.click("button.redo")
        self.assertEqual(stage.scene(), "curtain")
        stage.open_curtain()
        self.assertIn("nothing to undo", self.undo(stage)["reason"])
        stage.key("u")
        self.assertIn("nothing to undo", stage.element("text.status")["name"])

    def test_a_shared_table_keeps_what_showed_a_card(self):
        """The answer ends the trick, and cards are turned and drawn."""
        stage = self.stage("--new", "claim:2:3")
        for _ in range(2):
            stage.open_curtain()
            self.play_any(stage)
        if stage.scene() == "curtain":
            self.assertFalse(stage.has("button.undo"))
        else:
            self.assertIn("showed a new card", self.undo(stage)["reason"])
            stage.key("ctrl+z")
            self.assertIn("showed a new card", stage.element("text.status")["name"])

    def test_shared_regicide(self):
        """A discard shows nothing new; diamonds draw."""
        stage = self.stage("--new", "regicide:2:1")
        stage.open_curtain()
        start = self.hand(stage)
        stage.click("hand.card.8H")
        stage.click("button.confirm")
        self.assertTrue(self.undo(stage)["enabled"])
        stage.click("button.undo")
        self.assertEqual(self.hand(stage), start)
        stage.click("button.redo")
        for card in ("7D", "7S"):
            stage.click(f"hand.card.{card}")
        stage.click("button.confirm")
        self.assertEqual(stage.scene(), "curtain")
        self.assertTrue(self.undo(stage)["enabled"])
        stage.click("button.undo")
        stage.open_curtain()
        self.assertEqual(self.hand(stage), [name for name in start if name != "hand.card.8H"])

    def test_shared_clash(self):
        """An action of the same turn goes back at the table itself."""
        stage = self.stage("--new", "clash:2:3:first=0")
        stage.open_curtain()
        self.assertIn("nothing to undo", self.undo(stage)["reason"])
        stage.click("button.attack")
        if stage.scene() == "curtain":
            self.assertTrue(self.undo(stage)["enabled"])
            stage.click("button.undo")
            stage.open_curtain()
        else:
            self.assertTrue(self.undo(stage)["enabled"])
            stage.click("button.undo")
        self.assertTrue(stage.element("button.attack")["enabled"])


if __name__ == "__main__":
    unittest.main()
