"""Clash of Decks in the real window: whole games by mouse and by keys, decks in the making, the
options on the seats screen."""
import unittest

from driver import StageTest

INCANTATIONS = {"annihilation", "boom", "combustion", "meteorite", "cyclone"}
CHOICES = ("pool.card.", "owned.card.", "ban.card.", "returning.card.")
BUTTONS = ("button.attack", "button.strike", "button.end")


class Clash(StageTest):
    def enabled(self, stage, *stems):
        return [name for name, element in stage.elements().items()
                if name.startswith(stems) and element["enabled"]]

    def summon(self, stage, drags=False):
        """One unit of those that may be played, to the emptier row; whether there was one."""
        units = [name for name in self.enabled(stage, "hand.card.")
                 if name.split(".")[2] not in INCANTATIONS]
        seat = stage.element("table.turn")["value"]
        places = [name for name, element in stage.elements().items()
                  if name.startswith(f"row.{seat}.") and element["role"] == "drop"]
        if not units or not places or not self.enabled(stage, "button.attack"):
            return False
        place = min(places, key=lambda name: int(name.split(".")[3]))
        if drags:
            stage.drag(units[0], place)
        else:
            stage.click(units[0])
            stage.click(place)
        if self.enabled(stage, "button.confirm"):
            stage.click("button.confirm")
        return True

    def turn(self, stage, drags=False):
        """The next decision, whatever it is."""
        choices = self.enabled(stage, *CHOICES)
        if choices:
            stage.click(choices[0])
            stage.click("button.confirm")
            return
        self.summon(stage, drags)
        buttons = self.enabled(stage, *BUTTONS)
        if stage.scene() == "table.clash" and buttons:
            stage.click(buttons[0])

    def play_out(self, stage, limit=400, drags=False):
        for _ in range(limit):
            stage.open_curtain()
            if stage.scene() == "result":
                return
            self.turn(stage, drags)
        self.fail("the game does not end")

    def test_a_duel_with_one_screen(self):
        stage = self.stage("--new", "clash:2:7:decks=1+4")
        self.play_out(stage)

    def test_solo_by_dragging(self):
        stage = self.stage("--new", "clash:1:7:mode=solo")
        self.play_out(stage, drags=True)

    def test_a_draft_against_the_computer(self):
        stage = self.stage("--new", "clash:2:5:format=draft,bots=easy")
        self.assertEqual(len(self.enabled(stage, "pool.card.")), 4)
        for _ in range(8):
            stage.click(self.enabled(stage, "pool.card.")[0])
            stage.click("button.confirm")
        self.assertEqual(stage.element("seat.0.keeper")["value"], "8")
        self.play_out(stage)

    def test_ten_cards_are_chosen_and_two_removed(self):
        stage = self.stage("--new", "clash:2:5:format=constructed,bots=easy")
        for _ in range(10):
            stage.click(self.enabled(stage, "owned.card.")[0])
            stage.click("button.confirm")
        for _ in range(2):
            stage.click(self.enabled(stage, "ban.card.")[0])
            stage.click("button.confirm")
        self.assertTrue(stage.has("hand.card.bastion"))

    def test_a_turn_by_keys(self):
        stage = self.stage("--new", "clash:2:7:bots=easy,decks=1+4,first=0")
        stage.key("2")
        self.assertIn("Choose", stage.element("table.preview")["name"])
        stage.focus("row.0.bottom.1")
        stage.key("Return")
        self.assertEqual(stage.element("row.0.bottom.1")["role"], "card")
        before = stage.element("table.number")["value"]
        stage.focus("button.attack")
        stage.key("Return")
        self.assertNotEqual(stage.element("table.number")["value"], before)

    def test_the_difficulty_is_told_and_bounded(self):
        stage = self.stage()
        stage.click("menu.clash")
        stage.click("seats.count.1")
        self.assertIn("0", stage.element("text.difficulty")["name"])
        stage.click("seats.option.pile_armor")
        self.assertIn("Medium", stage.element("text.difficulty")["name"])
        for word in ("splash", "rage", "perforation"):
            stage.focus(f"seats.option.abilities.{word}")
            stage.key("space")
        self.assertIn("Sultan", stage.element("text.difficulty")["name"])
        self.assertTrue(stage.element("button.start")["enabled"])
        stage.focus("seats.option.abilities.berserk")
        stage.key("space")
        self.assertEqual(stage.element("button.start")["reason"],
                         "The difficulty must not be more than 5.")


if __name__ == "__main__":
    unittest.main()
