"""Keys that are changed in the window with nothing but keys: they act, are told, and are still there at the next
start."""
import tempfile
import unittest

from driver import StageTest


class Bindings(StageTest):
    def change(self, stage, command, key):
        stage.focus(f"bindings.{command}")
        stage.key("Return")
        self.assertTrue(stage.has("bindings.cancel"))
        stage.key(key)

    def test_a_changed_key_acts_and_is_kept(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        stage = self.stage(profile=folder.name)
        stage.key("question")
        self.assertEqual(stage.scene(), "keys")
        stage.focus("button.bindings")
        stage.key("Return")
        self.assertEqual(stage.scene(), "bindings")
        self.change(stage, "rules", "j")
        self.assertEqual(stage.element("bindings.rules")["value"], "J")
        self.change(stage, "enlarge", "j")
        self.assertIn("J", stage.element("text.question")["name"])
        stage.focus("bindings.swap")
        stage.key("Return")
        self.assertEqual(stage.element("bindings.enlarge")["value"], "J")
        self.assertEqual(stage.element("bindings.rules")["value"], "Z")
        stage.focus("bindings.enlarge")
        stage.key("Return")
        stage.key("Return")  # which is fixed, and so leads to the choices by keys
        stage.focus("bindings.more")
        stage.key("Return")
        stage.focus("bindings.again")
        stage.key("Return")
        stage.key("o")
        self.assertEqual(stage.element("bindings.enlarge")["value"], "J, O")
        stage.key("Escape")
        stage.key("Escape")
        stage.key("z")
        self.assertEqual(stage.scene(), "rules")
        stage.close()
        stage = self.stage(profile=folder.name)
        stage.key("F1")
        self.assertEqual(stage.scene(), "menu")
        stage.key("z")
        self.assertEqual(stage.scene(), "rules")
        stage.close()

    def test_one_hand_walks_and_presses(self):
        """The left half of the keyboard alone: through the settings, and into a game."""
        stage = self.stage()
        stage.click("menu.settings")
        stage.click("button.bindings")
        stage.click("bindings.preset.left")
        stage.click("bindings.agree")
        stage.key("q")
        stage.key("q")
        self.assertEqual(stage.scene(), "menu")
        for _ in range(40):
            if stage.tree()["focus"] == "menu.regicide":
                break
            stage.key("Tab")
        stage.key("e")
        self.assertEqual(stage.scene(), "seats")
        stage.close()


if __name__ == "__main__":
    unittest.main()
