"""A room with phones: a match whose people play on them, for test_phones.py and tests/phones."""
from driver import StageTest


class RoomTest(StageTest):
    def room(self, game, players=None, speed="instant"):
        """The scene in which people sit down, of a match with people in all seats."""
        return self.seats(self.stage("--language", "en", speed=speed), game, players)

    def seats(self, stage, game, players=None):
        stage.click(f"menu.{game}")
        stage.click("button.more")
        if players:
            stage.click(f"seats.count.{players}")
        for seat in range(players or 2):
            self.seat_person(stage, seat)
        stage.click("seats.phones")
        stage.click("button.start")
        self.assertEqual(stage.scene(), "phones")
        return stage

    def seat_person(self, stage, seat):
        for _ in range(8):
            if stage.element(f"seats.kind.{seat}")["value"] == "Person":
                return
            stage.focus(f"seats.kind.{seat}")
            stage.key("Left")
        self.fail(f"nobody can sit in seat {seat}")

    def links(self, stage):
        return {int(name.split(".")[-1]): element["name"]
                for name, element in stage.elements().items() if name.startswith("phones.link.")}
