"""The rules book: it opens at what matters now, has chapters, links and examples, and can be searched."""
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
        """Small and large letters alike; only paragraphs that have them are shown, and counted is how
        often. Escape empties the field first."""
        stage = self.stage()
        stage.click("menu.rules")
        stage.click("rules.search")
        stage.type("COMBO")
        lines = self.lines(stage)
        self.assertEqual(len(lines), 5, lines)  # two chapters with three paragraphs
        self.assertIn("limit of combos", lines[1])
        self.assertIn("A combo", lines[3])
        self.assertIn("no combo", lines[4])
        hits = sum(line.lower().count("combo") for line in lines)
        self.assertEqual(stage.element("rules.hits")["name"], f"Found: {hits}")
        stage.key("Escape")
        self.assertEqual(stage.scene(), "rules")
        self.assertEqual(stage.element("rules.search").get("value", ""), "")
        self.assertFalse(stage.has("rules.hits"))
        stage.click("rules.search")
        stage.type("yield")
        lines = self.lines(stage)
        self.assertIn("Step 1: play or yield", lines)  # the heading has the word
        self.assertFalse(any(line.startswith("A combo") for line in lines))
        stage.key("ctrl+a")
        stage.key("BackSpace")
        for _ in range(6):
            stage.key("BackSpace")
        stage.type("qqq")
        self.assertEqual(self.lines(stage), ["Nothing was found in these rules."])

    def link(self, stage, name):
        return next(key for key, element in stage.elements().items()
                    if key.startswith("rules.link.") and element["name"] == name)

    def searched(self, words):
        """The rules of Regicide, and of them what has these words."""
        stage = self.stage()
        stage.click("menu.rules")
        stage.click("rules.search")
        stage.type(words)
        return stage

    def test_a_link_leads_to_its_paragraph_and_backspace_back(self):
        stage = self.searched("solo game two")
        link = self.link(stage, "immunity")
        before = self.lines(stage)
        stage.focus(link)
        stage.key("Return")
        self.assertEqual(stage.element("rules.search").get("value", ""), "")
        self.assertTrue(any(line.startswith("An enemy is immune") for line in self.lines(stage)))
        self.assertEqual(stage.element("rules.chapter")["value"], "Step 2: suit powers")
        self.assertEqual(stage.tree()["focus"], "button.rules-back")
        stage.key("BackSpace")
        self.assertEqual(self.lines(stage), before)
        self.assertEqual(stage.tree()["focus"], link)
        stage.key("BackSpace")
        self.assertEqual(self.lines(stage), before)

    def test_the_way_back_is_a_button_too(self):
        stage = self.searched("solo game two")
        self.assertFalse(stage.element("button.rules-back")["enabled"])
        stage.click(self.link(stage, "immunity"))
        stage.click(self.link(stage, "Hearts"))
        self.assertTrue(any(line.startswith("♥ Hearts") for line in self.lines(stage)))
        stage.click("button.rules-back")
        self.assertTrue(any(line.startswith("An enemy is immune") for line in self.lines(stage)))
        stage.click("button.rules-back")
        self.assertEqual(len(self.lines(stage)), 2)
        self.assertFalse(stage.element("button.rules-back")["enabled"])

    def test_backspace_in_the_search_only_erases(self):
        stage = self.searched("solo game two")
        stage.click(self.link(stage, "immunity"))
        stage.click("rules.search")
        stage.type("kings")
        stage.key("BackSpace")
        self.assertEqual(stage.element("rules.search")["value"], "king")

    def test_cards_of_examples_are_looked_at(self):
        stage = self.searched("A combo")
        cards = sorted(name for name in stage.elements() if name.startswith("rules.card."))
        self.assertEqual([stage.element(name)["value"] for name in cards],
                         ["3D", "3S", "3C", "6H", "6C"])
        stage.click(cards[1])
        self.assertEqual(stage.scene(), "card")
        self.assertEqual(stage.element("card.face")["value"], "3S")
        self.assertIn("Worth 3", stage.element("card.words.0")["name"])
        stage.key("Escape")
        self.assertEqual(stage.scene(), "rules")


if __name__ == "__main__":
    unittest.main()
