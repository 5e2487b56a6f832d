"""The rules book: it opens at what matters now, has chapters, and can be searched."""
import unittest

from driver import StageTest


class Rules(StageTest):
    def lines(self, stage):
        return [element["name"] for name, element in stage.elements().items()
                if name.startswith("text.rules.")]

    def test_it_opens_at_what_matters_now(self):
        """To play a card; after the three of hearts to bear the Jack's attack."""
        stage = self.stage("--new", "regicide:1:2")
        stage.key("F1")
        self.assertEqual(stage.element("rules.chapter")["value"], "Step 1: play or yield")
        self.assertEqual(stage.element("rules.chapter")["role"], "list")
        stage.key("F1")
        stage.click("hand.card.4H")
        stage.click("button.confirm")
        stage.key("F1")
        self.assertEqual(stage.element("rules.chapter")["value"], "Step 4: suffer the attack")
        self.assertIn("Step 4: suffer the attack", self.lines(stage))
        stage.click("rules.claim")
        self.assertEqual(stage.element("rules.chapter")["value"], "Goal")

    def test_a_chapter_is_turned_to(self):
        stage = self.stage()
        stage.click("menu.rules")
        first = self.lines(stage)
        stage.focus("rules.chapter")
        for _ in range(8):
            stage.key("Right")
        self.assertEqual(stage.element("rules.chapter")["value"], "Talking")
        self.assertIn("Talking", self.lines(stage))
        self.assertNotIn(first[0], self.lines(stage))

    def test_words_are_searched_for(self):
        """Small and large letters alike; a chapter whose heading has them is shown whole."""
        stage = self.stage()
        stage.click("menu.rules")
        stage.click("rules.search")
        stage.type("COMBO")
        lines = self.lines(stage)
        self.assertEqual(len(lines), 2, lines)
        self.assertIn("A combo", lines[1])
        stage.key("ctrl+a")
        stage.key("BackSpace")
        for _ in range(6):
            stage.key("BackSpace")
        stage.type("qqq")
        self.assertEqual(self.lines(stage), ["Nothing was found in these rules."])


if __name__ == "__main__":
    unittest.main()
