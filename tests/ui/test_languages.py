"""The language is changed in the middle of a game, and no locale of the system is needed."""
import subprocess
import unittest

import driver
from driver import StageTest

TURN = {"en": "Your turn", "id": "Giliranmu", "ru": "Ваш ход", "zh_CN": "轮到你了"}


class Languages(StageTest):
    def test_the_language_changes_from_the_pause(self):
        stage = self.stage("--new", "regicide:1:7")
        hand = sorted(name for name in stage.elements() if name.startswith("hand.card."))
        for code in ("id", "ru", "zh_CN", "en"):
            stage.key("Escape")
            stage.click("button.settings")
            self.assertEqual(stage.scene(), "settings")
            stage.focus("settings.language")
            stage.key("Right")
            self.assertEqual(stage.tree()["language"], code)
            stage.key("Escape")
            stage.key("Escape")
            self.assertEqual(stage.scene(), "table.regicide")
            self.assertEqual(stage.element("table.turn")["name"], TURN[code])
            shown = sorted(name for name in stage.elements() if name.startswith("hand.card."))
            self.assertEqual(shown, hand)

    def test_no_locale_of_the_system_is_needed(self):
        env = {"LC_ALL": "C", "LANG": "C"}
        stage = self.stage("--new", "regicide:1:7", "--language", "ru", env=env)
        self.assertEqual(stage.element("table.turn")["name"], TURN["ru"])

    def test_help_speaks_the_language_of_the_environment(self):
        for lang, words in (("ru_RU.UTF-8", "Использование"), ("zh_CN.UTF-8", "用法"),
                            ("id_ID", "Pemakaian"), ("C", "Usage")):
            answer = subprocess.run([str(driver.PROGRAM), "--help"], env={"LANG": lang},
                                    capture_output=True, text=True, check=True)
            self.assertTrue(answer.stdout.startswith(words), answer.stdout)


if __name__ == "__main__":
    unittest.main()
