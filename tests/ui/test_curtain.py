"""The curtain hides everything and lets nothing through."""
import hashlib
import pathlib
import subprocess
import unittest

from driver import StageTest

TABLE_IDS = ("hand.", "table.", "pile.", "drop.", "log.", "power.", "button.confirm")


class Curtain(StageTest):
    def picture(self, stage):
        file = pathlib.Path(stage.folder) / "curtain.png"
        stage.xdotool("mousemove", 640, 700)
        stage.wait()
        stage.screenshot(file)
        return hashlib.sha256(file.read_bytes()).hexdigest()

    def test_the_picture_does_not_depend_on_the_hands(self):
        pictures = set()
        for seed in (1, 2, 3):
            stage = self.stage("--new", f"regicide:2:{seed}")
            self.assertEqual(stage.scene(), "curtain")
            pictures.add(self.picture(stage))
        self.assertEqual(len(pictures), 1)

    def test_the_table_is_absent(self):
        stage = self.stage("--new", "regicide:2:2")
        for name, element in stage.elements().items():
            self.assertFalse(element["secret"], name)
            self.assertFalse(name.startswith(TABLE_IDS), name)

    def test_it_opens_by_one_press_anywhere(self):
        for match in ("regicide:2:2", "claim:2:2"):
            stage = self.stage("--new", match)
            stage.xdotool("mousemove", 300, 600, "mousedown", 1, "mouseup", 1)
            stage.wait()
            self.assertEqual(stage.scene(), "table." + match.split(":")[0])
            self.assertFalse(stage.element("button.confirm")["enabled"])
            self.assertFalse(stage.has("button.reveal"))
            stage.drop()

    def test_it_opens_by_one_key(self):
        for key in ("Return", "space"):
            stage = self.stage("--new", "null:2:2")
            stage.key(key)
            self.assertEqual(stage.scene(), "table.null")
            stage.drop()

    def test_two_presses_are_a_setting(self):
        stage = self.stage("--new", "claim:2:2")
        stage.click("button.menu")
        stage.click("menu.settings")
        stage.click("settings.page.shared")
        stage.click("settings.presses")
        stage.key("Escape")
        stage.click("menu.continue")
        stage.click("button.ready")
        self.assertEqual(stage.scene(), "curtain")
        self.assertFalse(stage.has("button.ready"))
        stage.click("button.reveal")
        self.assertEqual(stage.scene(), "table.claim")

    def give_keyboard(self, stage, process):
        """To the window of this program."""
        found = []

        def looks():
            found[:] = subprocess.run(
                ["xdotool", "search", "--onlyvisible", "--pid", str(process.pid)], env=stage.env,
                capture_output=True, text=True).stdout.split()
            return found

        stage.until(looks, "the window")
        stage.xdotool("windowfocus", found[0])

    def beside(self, stage):
        """Another program with a window on the same screen."""
        folder = pathlib.Path(stage.folder) / "other"
        other = subprocess.Popen([*stage.program, "--no-sound", "--size", "500x400", "--profile",
                                  str(folder)], env=stage.env)
        self.addCleanup(other.wait)
        self.addCleanup(other.terminate)
        return other

    def test_a_window_that_is_left_is_covered(self):
        stage = self.stage("--new", "claim:2:2")
        stage.open_curtain()
        other = self.beside(stage)
        self.give_keyboard(stage, stage.process)
        self.assertEqual(stage.scene(), "table.claim")
        self.give_keyboard(stage, other)
        stage.until(lambda: stage.scene() == "curtain", "the cover")
        self.assertEqual(stage.element("heading.title")["name"], "Player 1's turn")
        for name, element in stage.elements().items():
            self.assertFalse(element["secret"], name)
            self.assertFalse(name.startswith(TABLE_IDS), name)
        self.give_keyboard(stage, stage.process)
        stage.wait()
        stage.key("Return")
        self.assertEqual(stage.scene(), "table.claim")
        self.assertTrue(any(element["secret"] for element in stage.elements().values()))

    def test_alone_nothing_is_covered(self):
        stage = self.stage("--new", "claim:2:2:bots=easy")
        other = self.beside(stage)
        self.give_keyboard(stage, stage.process)
        self.give_keyboard(stage, other)
        stage.settle()
        self.assertEqual(stage.scene(), "table.claim")

    def test_a_table_of_all_stays_in_sight(self):
        """8 of hearts leaves the Jack of Spades' attack to be paid, which hands nothing over yet."""
        stage = self.stage("--new", "regicide:2:1")
        stage.open_curtain()
        stage.click("hand.card.8H")
        stage.click("button.confirm")
        for card in ("7D", "7S"):
            stage.click(f"hand.card.{card}")
        stage.click("button.confirm")
        self.assertEqual(stage.scene(), "curtain")
        self.assertIn("Enemy 1 of 12", stage.element("text.moment")["name"])
        for name, element in stage.elements().items():
            self.assertFalse(element["secret"], name)
            self.assertFalse(name.startswith(TABLE_IDS), name)

    def test_it_opens_by_holding(self):
        for down, up in ((("keydown", "space"), ("keyup", "space")),
                         (("mousemove", 300, 600, "mousedown", 1), ("mouseup", 1))):
            stage = self.stage("--new", "regicide:2:2", repeats=True)
            stage.wait()
            stage.hold()
            stage.xdotool(*down)
            stage.settle()
            stage.pass_time(900)
            stage.xdotool(*up)
            stage.settle()
            self.assertEqual(stage.scene(), "table.regicide", down)
            stage.drop()

    def test_a_press_meant_for_the_table_does_not_open_it(self):
        stage = self.stage("--new", "null:2:7")
        stage.open_curtain()
        card = next(name for name in stage.elements() if name.startswith("hand.card."))
        stage.click(card)
        confirm = stage.element("button.confirm")
        x, y = confirm["x"] + confirm["w"] // 2, confirm["y"] + confirm["h"] // 2
        stage.hold()
        stage.xdotool("mousemove", x, y, "click", "--repeat", 4, "--delay", 40, 1)
        stage.settle()
        self.assertEqual(stage.scene(), "curtain")

    def test_the_way_out_keeps_the_match(self):
        stage = self.stage("--new", "regicide:2:2")
        stage.click("button.menu")
        self.assertEqual(stage.scene(), "menu")
        self.assertTrue(stage.has("menu.continue"))


if __name__ == "__main__":
    unittest.main()
