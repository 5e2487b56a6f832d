"""Motion at the speeds of people: it never keeps a press waiting, moves of computers can be read,
and what happened is played to who gets the screen. The clock of the program is held meanwhile."""
import unittest

from driver import StageTest


class Motion(StageTest):
    def log_count(self, stage):
        return sum(name.startswith("log.") and name != "log.empty" for name in stage.elements())

    def press_at(self, stage, x, y):
        stage.xdotool("mousemove", x, y, "mousedown", 1, "mouseup", 1)
        stage.settle()

    def test_a_press_finishes_the_motion_and_acts(self):
        still = self.stage("--new", "regicide:1:2", painted=True)
        place = still.element("hand.card.TS")
        moving = self.stage("--new", "regicide:1:2", speed="slow", painted=True)
        moving.key("Escape")
        moving.hold()
        moving.click("button.restart", wait=False)
        self.assertEqual(moving.scene(), "table.regicide")
        self.assertFalse(moving.has("button.restart"))
        self.assertTrue(moving.tree()["busy"])
        moving.pass_time(300)  # the curtain of darkness rises first
        self.assertTrue(moving.tree()["busy"])
        self.press_at(moving, place["x"] + place["w"] // 2, place["y"] + place["h"] // 2)
        self.assertFalse(moving.tree()["busy"])
        self.assertEqual(moving.element("hand.card.TS")["value"], "Selected")

    def test_a_press_elsewhere_only_finishes_it(self):
        stage = self.stage("--new", "regicide:1:2", speed="slow", painted=True)
        stage.click("hand.card.TS")
        stage.hold()
        stage.click("button.confirm", wait=False)
        stage.pass_time(100)
        self.assertTrue(stage.tree()["busy"])
        self.press_at(stage, 640, 500)
        self.assertFalse(stage.tree()["busy"])
        self.assertTrue(stage.has("table.card.TS"))

    def test_moves_of_computers_can_be_read(self):
        """One at a time, and at least 0.4 s apart."""
        stage = self.stage("--new", "null:4:7:bots=easy+easy+easy", speed="normal", painted=True)
        stage.click("button.log")
        card = next(name for name in stage.elements() if name.startswith("hand.card."))
        stage.click(card)
        stage.hold()
        stage.click("button.confirm", wait=False)
        times, now = [], 0
        while stage.pass_time(20):
            now += 20
            self.assertIn(self.log_count(stage), (len(times), len(times) + 1))
            if self.log_count(stage) > len(times):
                times.append(now)
        self.assertEqual(len(times), 4)
        for one, other in zip(times, times[1:]):
            self.assertGreaterEqual(other - one, 400)

    def test_turns_of_computers_are_short(self):
        """What two of them play and pay, without a fall of the enemy, takes at most 6 s."""
        stage = self.stage("--new", "regicide:3:8:bots=greedy+greedy", speed="normal")
        self.play_first(stage)
        for card in [name for name in stage.elements() if name.startswith("hand.card.")]:
            stage.click(card)
            if stage.element("button.confirm")["enabled"]:
                break
        stage.hold()
        stage.click("button.confirm", wait=False)
        begins, now, plays = 0, 0, set()
        while stage.pass_time(50):
            now += 50
            words = stage.element("text.status")["name"]
            begins = begins or (words.startswith("Computer") and now)
            if " plays " in words:
                plays.add(words.split(" · ")[0])
        self.assertEqual(len(plays), 2)
        self.assertLessEqual(now - begins, 6000)

    def play_first(self, stage):
        card = next(name for name in stage.elements() if name.startswith("hand.card."))
        stage.click(card)
        stage.click("button.confirm")

    def test_what_happened_is_played_and_can_be_skipped(self):
        """Within 3.6 s, which is what the person waits for."""
        stage = self.stage("--new", "null:3:7", speed="normal", painted=True)
        stage.open_curtain()
        for _ in range(2):
            self.play_first(stage)
            self.assertEqual(stage.scene(), "curtain")
            stage.open_curtain()
        self.play_first(stage)
        stage.open_curtain(wait=False)
        self.assertEqual(stage.scene(), "table.null")
        self.assertTrue(stage.tree()["busy"])
        self.assertEqual(stage.element("text.status")["name"],
                         "What has happened")
        self.assertFalse(stage.pass_time(3600))
        stage.click("button.what-happened", wait=False)
        self.assertTrue(stage.tree()["busy"])
        self.press_at(stage, 640, 690)
        self.assertFalse(stage.tree()["busy"])
        stage.go_on()
        stage.click("button.log")
        self.assertEqual(self.log_count(stage), 3)


if __name__ == "__main__":
    unittest.main()
