"""The campaign and the deal of the day: choosing, playing, and what the map shows afterwards."""
import datetime
import unittest

import regicide
from driver import StageTest

STAGE = 47  # its deal is the one of the stored line


class Campaign(StageTest):
    def open_map(self, **members):
        stage = self.stage(**members)
        stage.click("menu.campaign")
        self.assertEqual(stage.scene(), "campaign")
        return stage

    def test_a_map_of_52_open_stages(self):
        stage = self.open_map()
        elements = stage.elements()
        places = [name for name in elements if name.startswith("campaign.stage.")]
        self.assertEqual(places, [f"campaign.stage.{n}" for n in range(1, 53)])
        self.assertTrue(all(elements[name]["enabled"] for name in places))
        self.assertEqual(elements["text.stage"]["name"], "Stage 1")
        self.assertTrue(stage.has("text.next"))
        stage.click("campaign.stage.14")
        self.assertEqual(stage.element("text.stage")["name"], "Stage 14")
        self.assertEqual(stage.element("text.realm")["name"], "Realm of hearts")
        self.assertFalse(stage.has("text.next"))
        stage.key("Escape")
        self.assertEqual(stage.scene(), "menu")
        self.assertEqual(stage.close(), 0)

    def test_a_medal_stays_on_the_map(self):
        stage = self.open_map()
        stage.click(f"campaign.stage.{STAGE}")
        stage.click("button.start")
        self.assertEqual(stage.scene(), "table.regicide")
        for action in regicide.Line("solo-bronze").actions:
            regicide.play_by_mouse(stage, action)
        self.assertEqual(stage.scene(), "result")
        self.assertEqual(stage.element("text.stage")["name"], f"Stage {STAGE}")
        self.assertFalse(stage.has("button.again"))
        stage.click("button.campaign")
        self.assertEqual(stage.element(f"campaign.stage.{STAGE}")["value"],
                         "Best result: Bronze medal")
        self.assertEqual(stage.element("campaign.realm.clubs")["value"], "Stages won: 1 of 13")
        self.assertEqual(stage.element("text.stage")["name"], "Stage 1")
        self.assertEqual(stage.close(), 0)

    def test_help_is_marked_apart(self):
        stage = self.stage("--new", "regicide:1:2")
        actions = regicide.Line("solo-bronze").actions
        regicide.play_by_mouse(stage, actions[0])
        stage.click("button.undo")
        for action in actions:
            regicide.play_by_mouse(stage, action)
        stage.click("button.campaign")
        self.assertEqual(stage.element(f"campaign.stage.{STAGE}")["value"],
                         "With help: Bronze medal")
        self.assertEqual(stage.element("campaign.realm.clubs")["value"], "Stages won: 0 of 13")
        stage.click(f"campaign.stage.{STAGE}")
        stage.click("button.start")
        for action in actions:
            regicide.play_by_mouse(stage, action)
        stage.click("button.next")
        self.assertEqual(stage.scene(), "table.regicide")

    def test_the_deal_of_the_day(self):
        stage = self.open_map()
        before = datetime.date.today()
        self.assertEqual(stage.element("text.day-best")["name"], "Not played yet")
        self.assertEqual(stage.element("text.streak")["name"], "Current streak: 0")
        stage.click("button.daily")
        self.assertEqual(stage.scene(), "table.regicide")
        days = {f"Deal {day:%Y%m%d}" for day in (before, datetime.date.today())}
        number = stage.element("text.deal")["name"].replace(",", "")
        self.assertIn(number, days)


if __name__ == "__main__":
    unittest.main()
