"""The campaign and the deal of the day: choosing, playing, and what the map shows afterwards."""
import pathlib
import unittest

import regicide
from driver import StageTest

PROOFS = pathlib.Path(__file__).parents[1] / "games" / "regicide" / "campaign.txt"
STAGE = 14  # the first of the realm of hearts


def proof():
    """The seed of the stage, and actions that win it for gold."""
    seed, *actions = PROOFS.read_text().splitlines()[STAGE - 1].split(";")
    return seed, actions


class Campaign(StageTest):
    def open_map(self, **members):
        stage = self.stage(**members)
        stage.click("menu.campaign")
        self.assertEqual(stage.scene(), "campaign")
        return stage

    def test_a_map_of_52_open_stages(self):
        """Stage 0 is the first game with a host."""
        stage = self.open_map()
        elements = stage.elements()
        places = [name for name in elements if name.startswith("campaign.stage.")]
        self.assertEqual(places, [f"campaign.stage.{n}" for n in range(53)])
        self.assertTrue(all(elements[name]["enabled"] for name in places))
        self.assertEqual(elements["text.stage"]["name"], "Stage 1")
        self.assertTrue(stage.has("text.next"))
        stage.click(f"campaign.stage.{STAGE}")
        self.assertEqual(stage.element("text.stage")["name"], f"Stage {STAGE}")
        self.assertEqual(stage.element("text.realm")["name"], "Realm of hearts")
        self.assertFalse(stage.has("text.next"))
        stage.focus("campaign.stage.2")
        stage.key("Return")
        self.assertEqual(stage.element("text.stage")["name"], "Stage 2")
        self.assertEqual(stage.tree()["focus"], "button.start")
        stage.key("Escape")
        self.assertEqual(stage.scene(), "menu")
        self.assertEqual(stage.close(), 0)

    def test_the_panel_beside_the_map_explains_itself(self):
        stage = self.open_map()
        stage.click("campaign.stage.2")
        for name in ("campaign.realm.clubs", "text.realm"):
            self.assertIn("Thirteen stages won without help", stage.tip_of(name))

    def test_a_deal_by_its_number(self):
        stage = self.open_map()
        self.assertIn("can be won with a gold medal", stage.element("text.campaign")["name"])
        stage.click("button.free")
        self.assertEqual(stage.scene(), "seats")
        self.assertTrue(stage.has("seats.kind.0"))
        self.assertFalse(stage.has("seats.kind.1"))
        self.assertFalse(stage.has("seats.option.first"))
        stage.click("button.start")
        self.assertEqual(stage.scene(), "table.regicide")

    def test_a_medal_stays_on_the_map(self):
        stage = self.open_map()
        stage.click(f"campaign.stage.{STAGE}")
        stage.click("button.start")
        self.assertEqual(stage.scene(), "table.regicide")
        for action in proof()[1]:
            regicide.play_by_mouse(stage, action)
        self.assertEqual(stage.scene(), "result")
        self.assertEqual(stage.element("text.stage")["name"], f"Stage {STAGE}")
        self.assertFalse(stage.has("button.again"))
        stage.click("button.campaign")
        self.assertEqual(stage.element(f"campaign.stage.{STAGE}")["value"],
                         "Best result: Gold medal")
        self.assertEqual(stage.element("campaign.realm.hearts")["value"], "Stages won: 1 of 13")
        self.assertEqual(stage.element("text.stage")["name"], "Stage 1")
        self.assertEqual(stage.close(), 0)

    def test_help_is_marked_apart(self):
        seed, actions = proof()
        stage = self.stage("--new", f"regicide:1:{seed}")
        regicide.play_by_mouse(stage, actions[0])
        stage.click("button.undo")
        for action in actions:
            regicide.play_by_mouse(stage, action)
        stage.click("button.campaign")
        self.assertEqual(stage.element(f"campaign.stage.{STAGE}")["value"],
                         "With help: Gold medal")
        self.assertEqual(stage.element("campaign.realm.hearts")["value"], "Stages won: 0 of 13")
        stage.click(f"campaign.stage.{STAGE}")
        stage.click("button.start")
        for action in actions:
            regicide.play_by_mouse(stage, action)
        stage.click("button.next")
        self.assertEqual(stage.scene(), "table.regicide")

    def test_the_deal_of_the_day(self):
        stage = self.open_map()
        self.assertEqual(stage.element("text.day-best")["name"], "Not played yet")
        self.assertEqual(stage.element("text.streak")["name"], "Current streak: 0")
        stage.click("button.daily")
        self.assertEqual(stage.scene(), "table.regicide")
        self.assertEqual(stage.element("text.deal")["name"], "Daily deal")

    def test_how_a_lost_deal_could_be_won(self):
        line = regicide.Line("solo-lost")
        stage = self.stage("--new", line.new())
        for action in line.actions:
            regicide.play_by_mouse(stage, action)
        self.assertEqual(stage.element("heading.title")["name"], "You have lost.")
        stage.click("button.solve")
        self.assertEqual(stage.scene(), "solution")
        stage.key("Escape")
        self.assertEqual(stage.scene(), "result")
        stage.click("button.solve")
        self.assertIn("could have been won", stage.element("text.solution")["name"])
        stage.click("button.show")
        self.assertEqual(stage.scene(), "replay")
        self.assertEqual(stage.element("heading.title")["name"], "So it could have been won")
        self.assertIn("The computer found these moves", stage.element("text.status")["name"])
        stage.click("button.step")
        self.assertEqual(stage.element("text.status")["name"], stage.element("log.0")["name"])
        stage.click("button.step")
        stage.click("button.step")
        story = stage.element("log.2")["name"].split("\n")
        self.assertGreater(len(story), 3, "too long for the plate")
        self.assertEqual(stage.element("text.status")["name"].split("\n"),
                         [story[0], *story[-2:]])
        stage.key("Escape")
        self.assertEqual(stage.scene(), "solution")
        stage.click("button.show")
        self.assertEqual(stage.scene(), "replay")
        stage.key("Escape")
        stage.key("Escape")
        self.assertEqual(stage.scene(), "result")
        elements = stage.elements()
        self.assertEqual(elements["heading.title"]["name"], "You have lost.")
        self.assertIn("button.take-back", elements)
        stage.click("button.menu")
        self.assertFalse(stage.has("menu.continue"))
        stage.click("menu.statistics")
        self.assertEqual(stage.element("text.stat.played")["value"], "1")
        self.assertEqual(stage.element("text.stat.won")["value"], "0")
        self.assertEqual(stage.close(), 0)

    def test_the_line_can_be_left_and_played_on(self):
        line = regicide.Line("solo-lost")
        stage = self.stage("--new", line.new())
        for action in line.actions:
            regicide.play_by_mouse(stage, action)
        stage.click("button.solve")
        stage.click("button.show")
        stage.click("button.play-on")
        self.assertEqual(stage.scene(), "table.regicide")
        self.assertTrue(stage.element("button.hint")["enabled"])


if __name__ == "__main__":
    unittest.main()
