"""The ladder of Clash of Decks: what a stage is played with, how it ends, and what is kept."""
import unittest

from driver import StageTest

BUTTONS = ("button.attack", "button.strike", "button.end")
WON = ("--new", "clash:1:18:mode=solo,deck=3,abilities=perforation")  # as the stage, and its win:
WIN = ("summon brigand top", "summon vortex top", "attack", "summon martyr top", "attack",
       "summon grrr top", "summon gnome top", "summon vortex top", "attack", "attack", "attack")
DECKS = ("1", "2", "3", "4", "draft")


class Ladder(StageTest):
    def open_ladder(self, **members):
        stage = self.stage(**members)
        stage.click("menu.campaign")
        stage.click("campaign.game.clash")
        self.assertEqual(stage.scene(), "ladder")
        return stage

    def lose(self, stage):
        """Attacks with nothing until the own wall is down."""
        for _ in range(60):
            if stage.scene() == "result":
                return
            elements = stage.elements()
            stage.click(next(name for name in BUTTONS if name in elements))
        self.fail("the game does not end")

    def play(self, stage, action):
        verb, *operands = action.split()
        if verb == "attack":
            stage.click("button.attack")
            return
        card, row = operands
        stage.click(f"hand.card.{card}")
        stage.click(next(name for name, element in stage.elements().items()
                         if name.startswith(f"row.0.{row}.") and element["role"] == "drop"))
        if stage.element("button.confirm")["enabled"]:
            stage.click("button.confirm")

    def variables(self, stage):
        return {name.split(".")[2]: element["name"] for name, element in stage.elements().items()
                if name.startswith("text.variable.")}

    def test_towers_of_open_stages(self):
        stage = self.open_ladder()
        elements = stage.elements()
        places = [name for name in elements if name.startswith("ladder.stage.")]
        self.assertEqual(places, [f"ladder.stage.{deck}.{level}"
                                  for deck in DECKS for level in range(6)])
        self.assertTrue(all(elements[name]["enabled"] for name in places))
        self.assertEqual(elements["text.stage"]["name"], "Ember · Quick play")
        self.assertIn("text.next", elements)
        stage.click("ladder.stage.4.5")
        self.assertEqual(stage.element("text.stage")["name"], "Blood · Sultan")
        self.assertEqual(stage.element("text.difficulty")["name"], "Difficulty 5 of 5 · Sultan")
        self.assertEqual(self.variables(stage), {
            "base_mana": "AI's base mana: 8 (+2)",
            "unit_mana": "Extra mana per unit of yours: 2 (+1)",
            "automaton_first": "The AI plays first (+1)",
            "fort_start": "AI starts with the Fort (−1)",
            "perforation": "All AI units: Perforation (+1)",
            "berserk": "All AI units: Berserk (+1)"})
        self.assertTrue(stage.element("text.cards")["name"].startswith("Aberration, Assassin"))
        stage.focus("ladder.stage.draft.3")
        stage.key("Return")
        self.assertTrue(stage.has("text.draft"))
        self.assertEqual(self.variables(stage)["base_mana"], "AI's base mana: 8 (+2)")
        self.assertEqual(stage.tree()["focus"], "button.start")
        stage.key("Escape")
        self.assertEqual(stage.scene(), "menu")
        self.assertEqual(stage.close(), 0)

    def test_a_stage_is_played_and_kept(self):
        stage = self.open_ladder()
        stage.click("ladder.stage.2.1")
        stage.click("button.start")
        self.assertEqual(stage.scene(), "table.clash")
        self.lose(stage)
        elements = stage.elements()
        self.assertEqual(elements["heading.title"]["name"], "You have lost.")
        self.assertNotIn("text.detail", elements)  # the cause says it
        self.assertRegex(elements["text.cause"]["name"],
                         r"^Your Fort fell in the assault of turn \d+: \d+ damage came "
                         r"through .+\. The turn before, \d+ of \d+ mana were left unspent\.$")
        self.assertEqual(elements["text.stage"]["name"], "Tide · Easy")
        self.assertEqual(elements["text.score.0"]["name"], "You: Fort, durability 0")
        self.assertRegex(elements["text.score.1"]["name"], r"^AI: Fort, durability \d+$")
        self.assertRegex(elements["text.turns"]["name"], r"^Turns played: \d+$")
        self.assertIn("button.again", elements)
        stage.click("button.campaign")
        self.assertEqual(stage.element("ladder.stage.2.1")["value"], "Not won yet")
        self.assertEqual(stage.element("ladder.stage.2.2")["value"], "Not played yet")
        self.assertEqual(stage.close(), 0)

    def test_a_win_leads_on(self):
        stage = self.stage(*WON)
        for action in WIN:
            self.play(stage, action)
        elements = stage.elements()
        self.assertEqual(elements["heading.title"]["name"], "You win!")
        self.assertEqual(elements["text.detail"]["name"],
                         "The AI deck is empty, and your wall still stands.")
        self.assertEqual(elements["text.stage"]["name"], "Void · Easy")
        self.assertEqual(elements["text.score.1"]["name"], "AI: Fort, durability 0")
        stage.click("button.next")
        self.assertEqual(stage.scene(), "table.clash")
        stage.key("Escape")
        stage.click("button.leave")
        stage.click("menu.campaign")
        stage.click("campaign.game.clash")
        self.assertEqual(stage.element("ladder.stage.3.1")["value"], "Won")
        stage.click("ladder.stage.3.2")
        self.assertEqual(stage.element("text.won")["name"], "Stages won without help: 1 of 6")
        self.assertEqual(stage.close(), 0)

    def test_custom_play_counts_for_its_sum(self):
        stage = self.open_ladder()
        stage.click("ladder.stage.3.2")
        stage.click("button.custom")
        self.assertEqual(stage.scene(), "seats")
        self.assertIn("Medium", stage.element("text.difficulty")["name"])
        stage.focus("seats.option.fort_start")
        stage.key("space")
        self.assertIn("Easy", stage.element("text.difficulty")["name"])
        stage.click("button.start")
        self.lose(stage)
        self.assertEqual(stage.element("text.stage")["name"], "Void · Easy")
        self.assertTrue(stage.has("button.seats"))
        stage.click("button.menu")
        stage.click("menu.campaign")
        stage.click("campaign.game.clash")
        self.assertEqual(stage.element("ladder.stage.3.1")["value"], "Not won yet")
        self.assertEqual(stage.element("ladder.stage.3.2")["value"], "Not played yet")


if __name__ == "__main__":
    unittest.main()
