"""A card looked at closely: from wherever it lies, by every way that leads there, and back."""
import unittest

from driver import StageTest
from finished import FinishedTest


class CardTest(StageTest):
    def other_button(self, stage, name):
        element = stage.element(name)
        stage.xdotool("mousemove", element["x"] + element["w"] // 2,
                      element["y"] + element["h"] // 2, "click", 3)
        stage.wait()

    def shown(self, stage):
        self.assertEqual(stage.scene(), "card")
        return stage.element("card.face")["value"]


class Card(CardTest):
    def test_each_way_leads_there_and_back(self):
        """The key at the focus, the other button, a long press; nothing is picked by it."""
        stage = self.stage("--new", "regicide:1:2")
        stage.focus("hand.card.TS")
        stage.key("z")
        self.assertEqual(self.shown(stage), "TS")
        stage.key("Escape")
        self.other_button(stage, "hand.card.TS")
        self.assertEqual(self.shown(stage), "TS")
        stage.click("button.close")
        self.assertEqual(stage.scene(), "table.regicide")
        element = stage.element("hand.card.TS")
        stage.xdotool("mousemove", element["x"] + element["w"] // 2,
                      element["y"] + element["h"] // 2, "mousedown", 1)
        stage.until(lambda: stage.scene() == "card", "the card")
        stage.xdotool("mouseup", 1)
        self.assertEqual(self.shown(stage), "TS")
        stage.key("z")
        self.assertEqual(stage.scene(), "table.regicide")
        self.assertFalse(stage.element("hand.card.TS").get("value"))

    def test_it_says_the_rule(self):
        """Of the ten of spades its number and its suit; of a Jack as an enemy its two numbers."""
        stage = self.stage("--new", "regicide:1:2")
        self.other_button(stage, "hand.card.TS")
        self.assertIn("Worth 10", stage.element("card.words.0")["name"])
        self.assertIn("Spades", stage.element("card.words.1")["name"])
        stage.key("Escape")
        self.other_button(stage, "table.enemy")
        words = " ".join(element["name"] for name, element in stage.elements().items()
                         if name.startswith("card.words."))
        self.assertIn("Jacks have 20 health and attack with 10", words)

    def test_all_cards_of_the_screen_follow(self):
        """The eight of the hand and the enemy, by keys and by the signs; then the first again."""
        stage = self.stage("--new", "regicide:1:2")
        hand = {name.split(".")[2] for name in stage.elements() if name.startswith("hand.card.")}
        enemy = stage.element("table.enemy")["value"]
        stage.key("z")
        met = [self.shown(stage)]
        for _ in range(len(hand)):
            stage.key("period")
            met.append(self.shown(stage))
        self.assertEqual(set(met), hand | {enemy})
        stage.click("button.card-next")
        self.assertEqual(self.shown(stage), met[0])
        stage.click("button.card-before")
        self.assertEqual(self.shown(stage), met[-1])
        stage.key("comma")
        self.assertEqual(self.shown(stage), met[-2])

    def test_from_every_table_and_the_log(self):
        for game, name in (("claim:2:5:bots=easy", "table.prize"),
                           ("clash:2:3:bots=easy,first=0", "hand.card."),
                           ("direnjie:4:7:bots=greedy+greedy+greedy,first=0", "hand.card.")):
            stage = self.stage("--new", game)
            element = next(other for other in stage.elements() if other.startswith(name))
            self.other_button(stage, element)
            self.assertTrue(self.shown(stage))
            self.assertTrue(stage.element("card.words.0")["name"])
            stage.drop()
        stage = self.stage("--new", "regicide:1:2")
        stage.click("hand.card.TS")
        stage.click("button.confirm")
        stage.key("l")
        self.other_button(stage, "log.0")
        self.assertEqual(self.shown(stage), "TS")

    def test_from_the_last_trick(self):
        stage = self.stage("--language", "en", "--new", "claim:2:5:bots=easy")
        stage.click("hand.card.D3")
        stage.click("button.confirm")
        names = [stage.element(f"told.card.{place}")["value"] for place in (0, 1)]
        self.assertIn("D3", names)
        for place in (0, 1):
            self.other_button(stage, f"told.card.{place}")
            self.assertEqual(self.shown(stage), names[place])
            stage.key("Escape")

    def test_there_is_nothing_to_look_at_elsewhere(self):
        stage = self.stage()
        stage.key("z")
        self.assertEqual(stage.scene(), "menu")


class Results(CardTest, FinishedTest):
    def test_cards_of_results_and_of_their_replay(self):
        """By the other button; by the key that shows the first of all."""
        for game, stem in (("claim", "result.card."), ("clash", "result.unit.")):
            stage = self.finished(game)
            card = next(name for name in stage.elements() if name.startswith(stem))
            value = stage.element(card)["value"]
            stage.key("z")
            self.assertTrue(self.shown(stage))
            self.assertTrue(stage.element("card.words.0")["name"])
            stage.key("Escape")
            met = []
            for name, element in stage.elements().items():
                if name.startswith(stem):
                    met.append(element["value"])
            self.assertIn(value, met)
            self.other_button(stage, card)
            self.assertIn(self.shown(stage), met)
            stage.key("Escape")
            self.assertEqual(stage.scene(), "result")
            stage.click("button.replay")
            self.other_button(stage, "log.0")
            self.assertTrue(self.shown(stage))
            stage.drop()


class Keys(StageTest):
    def test_one_key_leads_there_and_back(self):
        stage = self.stage()
        stage.key("question")
        self.assertEqual(stage.scene(), "keys")
        stage.key("question")
        self.assertEqual(stage.scene(), "menu")
        stage.click("menu.keys")
        self.assertEqual(stage.scene(), "keys")
        names = {element["name"] for element in stage.elements().values()}
        self.assertTrue({"F1", "Esc", "Tab, Shift+Tab", "Ctrl+Down arrow, Ctrl+Up arrow"} <= names, names)

    def test_it_hangs_on_the_pause_and_keys_stand_in_tips(self):
        stage = self.stage("--new", "regicide:1:2")
        stage.focus("button.log")
        stage.until(lambda: stage.has("tip"), "the tip")
        self.assertEqual(stage.element("tip")["name"], "Game log (key: L)")
        stage.click("button.menu")
        stage.click("button.keys")
        self.assertEqual(stage.scene(), "keys")
        stage.key("Escape")
        self.assertTrue(stage.has("button.resume"))


if __name__ == "__main__":
    unittest.main()
