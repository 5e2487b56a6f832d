"""Motion at the speeds of people: it never keeps a press waiting, moves of computers can be read,
and what happened is played to who gets the screen."""
import time
import unittest

from driver import StageTest


class Motion(StageTest):
    def log_count(self, stage):
        return sum(name.startswith("log.") and name != "log.empty" for name in stage.elements())

    def test_a_press_finishes_the_motion_and_acts(self):
        still = self.stage("--new", "regicide:1:2")
        place = still.element("hand.card.TS")
        moving = self.stage("--new", "regicide:1:2", speed="slow")
        moving.key("Escape")
        moving.click("button.restart", wait=False)
        while moving.scene() != "table.regicide" or moving.has("button.restart"):
            time.sleep(0.01)
        self.assertTrue(moving.tree()["busy"])
        moving.xdotool("mousemove", place["x"] + place["w"] // 2, place["y"] + place["h"] // 2,
                       "mousedown", 1, "mouseup", 1)
        moving.wait(1000)
        self.assertEqual(moving.element("hand.card.TS")["value"], "Selected")

    def test_a_press_elsewhere_only_finishes_it(self):
        stage = self.stage("--new", "regicide:1:2", speed="slow")
        stage.click("hand.card.TS")
        stage.click("button.confirm", wait=False)
        stage.xdotool("mousemove", 640, 500)
        time.sleep(0.1)
        self.assertTrue(stage.tree()["busy"])
        stage.xdotool("mousedown", 1, "mouseup", 1)
        stage.wait(1000)
        self.assertTrue(stage.has("table.card.TS"))

    def test_moves_of_computers_can_be_read(self):
        stage = self.stage("--new", "null:4:7:bots=easy+easy+easy", speed="normal")
        stage.click("button.log")
        card = next(name for name in stage.elements() if name.startswith("hand.card."))
        stage.click(card)
        stage.click("button.confirm", wait=False)
        times, count, until = [], 0, time.monotonic() + 20
        while len(times) < 4 and time.monotonic() < until:
            now = self.log_count(stage)
            if now > count:
                self.assertEqual(now, count + 1, "one move at a time")
                times.append(time.monotonic())
                count = now
        self.assertEqual(len(times), 4)
        for one, other in zip(times, times[1:]):
            self.assertGreaterEqual(other - one, 0.4)

    def pass_on(self, stage):
        stage.wait()
        stage.xdotool("key", "Return")
        time.sleep(0.1)
        stage.xdotool("key", "Return")

    def play_first(self, stage):
        card = next(name for name in stage.elements() if name.startswith("hand.card."))
        stage.click(card)
        stage.click("button.confirm")

    def test_what_happened_is_played_and_can_be_skipped(self):
        stage = self.stage("--new", "null:3:7", speed="normal")
        self.pass_on(stage)
        stage.wait()
        for _ in range(2):
            self.play_first(stage)
            self.assertEqual(stage.scene(), "curtain")
            self.pass_on(stage)
            stage.wait()
        self.play_first(stage)
        self.pass_on(stage)
        while stage.scene() == "curtain":
            time.sleep(0.01)
        begin = time.monotonic()
        self.assertTrue(stage.tree()["busy"])
        self.assertEqual(stage.element("text.status")["name"],
                         "What has happened")
        stage.wait()
        self.assertLess(time.monotonic() - begin, 3.6)
        stage.click("button.what-happened", wait=False)
        time.sleep(0.1)
        self.assertTrue(stage.tree()["busy"])
        stage.xdotool("mousemove", 640, 690, "mousedown", 1, "mouseup", 1)
        stage.wait(1000)
        stage.click("button.log")
        self.assertEqual(self.log_count(stage), 3)


if __name__ == "__main__":
    unittest.main()
