"""People of the profile: adding, renaming, looks, taking a seat; and statistics of one of them."""
import shutil
import tempfile
import unittest

import regicide
from driver import StageTest


class People(StageTest):
    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="meja-test-")
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)

    def add(self, stage, name):
        stage.click("button.add")
        stage.type(name)

    def test_a_person_takes_a_seat_and_keeps_the_name(self):
        stage = self.stage(profile=self.folder)
        stage.click("menu.claim")
        stage.click("button.more")
        stage.click("seats.person.0")
        self.assertEqual(stage.scene(), "people")
        self.assertFalse(stage.element("button.choose")["enabled"])
        self.add(stage, "Anna")
        stage.click("people.avatar.7")
        stage.click("people.colour.3")
        stage.click("button.choose")
        self.assertEqual(stage.element("seats.name.0")["value"], "Anna")
        stage.click("button.back")
        self.assertEqual(stage.close(), 0)
        stage = self.stage(profile=self.folder)
        stage.click("menu.statistics")
        stage.click("button.people")
        self.assertEqual(stage.element("people.0")["name"], "Anna")
        self.assertEqual(stage.element("people.avatar.7")["value"], "chosen")
        self.assertEqual(stage.element("people.colour.3")["value"], "chosen")
        self.assertFalse(stage.has("button.choose"))
        self.assertEqual(stage.close(), 0)

    def test_return_adds_the_person_who_is_typed(self):
        stage = self.stage(profile=self.folder)
        stage.click("menu.statistics")
        stage.click("button.people")
        self.assertTrue(stage.has("text.none"))
        self.add(stage, "Anna")
        self.assertFalse(stage.has("text.none"))
        self.assertFalse(stage.has("people.0"))
        stage.key("Return")
        self.assertEqual(stage.element("people.0")["name"], "Anna")
        self.assertFalse(stage.has("people.1"))
        self.assertEqual(stage.close(), 0)

    def test_a_typed_name_is_added_and_a_guest_is_not(self):
        stage = self.stage(profile=self.folder)
        stage.click("menu.regicide")
        stage.click("button.more")
        stage.click("seats.count.2")
        stage.click("seats.name.0")
        stage.type("Boris")
        stage.click("button.start")
        stage.key("Escape")
        self.assertEqual(stage.scene(), "menu")
        stage.click("menu.regicide")
        stage.click("button.more")
        stage.click("seats.person.0")
        self.assertEqual(stage.element("people.0")["name"], "Boris")
        self.assertFalse(stage.has("people.1"))
        stage.click("button.nobody")
        self.assertFalse(stage.element("seats.name.0")["value"])
        self.assertEqual(stage.close(), 0)

    def test_a_long_name_stays_whole(self):
        name = "Ibu Siti Nurhaliza Wijayakusuma"
        stage = self.stage(profile=self.folder)
        stage.click("menu.regicide")
        stage.click("button.more")
        stage.click("seats.count.2")
        for seat in range(2):
            stage.click(f"seats.name.{seat}")
            stage.type(name)
            self.assertEqual(stage.element(f"seats.name.{seat}")["value"], name)
        stage.click("button.start")
        self.assertNotEqual(stage.scene(), "seats")
        self.assertTrue(any(name in element["name"] for element in stage.elements().values()))

    def test_renaming_and_removing(self):
        stage = self.stage(profile=self.folder)
        stage.click("menu.statistics")
        stage.click("button.people")
        self.assertTrue(stage.has("text.none"))
        self.add(stage, "Ann")
        self.add(stage, "Wei")
        stage.click("people.0")
        stage.click("people.name")
        stage.key("End")
        stage.type("a")
        stage.click("people.1")
        self.assertEqual(stage.element("people.0")["name"], "Anna")
        stage.click("button.remove")
        stage.click("button.no")
        stage.click("button.remove")
        stage.click("button.yes")
        self.assertFalse(stage.has("people.1"))
        self.assertEqual(stage.element("people.name")["value"], "Anna")
        stage.key("Escape")
        self.assertEqual(stage.scene(), "statistics")
        self.assertEqual(stage.close(), 0)


class PersonStatistics(StageTest):
    def lose_alone(self, stage, name):
        line = regicide.Line("solo-lost")
        stage.click("menu.regicide")
        stage.click("button.more")
        stage.click("seats.count.1")
        stage.click("seats.name.0")
        stage.type(name)
        stage.click("field.seed")
        stage.key("End", *["BackSpace"] * 9)
        stage.type(line.seed)
        stage.click("button.start")
        for action in line.actions:
            regicide.play_by_mouse(stage, action)
        self.assertEqual(stage.scene(), "result")
        stage.click("button.menu")

    def turn(self, stage, choice, value):
        """Presses Right on a choice until it has the value."""
        stage.focus(choice)
        for _ in range(8):
            if stage.element(choice)["value"] == value:
                return
            stage.key("Right")
        self.fail(f"{choice} has no {value}")

    def test_games_are_counted_by_person_and_number_of_players(self):
        stage = self.stage(size="1280x900")
        self.lose_alone(stage, "Anna")
        stage.click("menu.statistics")
        stage.click("button.people")
        stage.click("button.add")
        stage.type("Boris")
        stage.click("button.back")
        elements = stage.elements()
        self.assertEqual(elements["statistics.mode"]["value"], "All twelve royals")
        self.assertEqual(elements["text.stat.played"]["value"], "0")
        # a number that is typed is known beforehand
        self.assertEqual(elements["text.stat.played.other"]["value"], "1")
        self.assertEqual(elements["text.stat.mean.other"]["value"], "2.0")  # jacks defeated
        self.assertNotIn("statistics.assisted", elements)  # there is but one kind
        self.assertEqual(stage.element("chart.seats")["value"], "1 player: 0 of 1")
        self.assertEqual(stage.element("chart.wins")["value"], "0 of 1, 0%")
        self.assertEqual(stage.element("chart.scores")["value"], "2 in 1 game")
        self.turn(stage, "statistics.person", "Boris")
        self.assertTrue(stage.has("text.none"))
        self.turn(stage, "statistics.person", "Anna")
        self.assertEqual(stage.element("text.stat.played.other")["value"], "1")
        self.turn(stage, "statistics.seats", "2 players")
        self.assertTrue(stage.has("text.none"))
        self.turn(stage, "statistics.seats", "1 player")
        self.assertEqual(stage.element("text.stat.won.other")["value"], "0")
        stage.click("statistics.game.clash")
        self.turn(stage, "statistics.mode", "Solo")
        self.assertEqual(stage.close(), 0)


if __name__ == "__main__":
    unittest.main()
