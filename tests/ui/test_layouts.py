"""Keyboards of several countries: signs do what they say, letters work with every script."""
import subprocess
import unittest

from driver import StageTest

SHIFT = "shift+"
# By the number that the screen gives to a key: which of them writes a sign.
SIGNS = {
    "us": {"?": SHIFT + "61", ",": "59", ".": "60", "+": SHIFT + "21", "-": "20"},
    "ru": {"?": SHIFT + "16", ",": SHIFT + "61", ".": "61", "+": SHIFT + "21", "-": "20"},
    "fr": {"?": SHIFT + "58", ",": "58", ".": SHIFT + "59", "+": SHIFT + "21", "-": "15"},
    "de": {"?": SHIFT + "20", ",": "59", ".": "60", "+": "35", "-": "61"},
    "il": {"?": SHIFT + "61", ",": "48", ".": "61", "+": SHIFT + "21", "-": "20"},
    "gr": {"?": SHIFT + "61", ",": "59", ".": "60", "+": SHIFT + "21", "-": "20"},
    "us dvorak": {"?": SHIFT + "34", ",": "25", ".": "26", "+": SHIFT + "35", "-": "48"},
}
DIGITS = [str(code) for code in range(10, 20)]  # 1 … 9, 0 in their row
# What has no Latin letters means them by their place; else the key that writes it is meant.
HINT = {"us": "43", "ru": "43", "fr": "43", "de": "43", "il": "43", "gr": "43", "us dvorak": "44"}
ENLARGE = {"us": "52", "ru": "52", "fr": "25", "de": "29", "il": "52", "gr": "52",
           "us dvorak": "61"}


class Layouts(StageTest):
    def take(self, stage, layout):
        subprocess.run(["setxkbmap", *layout.split()], env=stage.env, check=True)

    def heard(self, stage, key):
        """What the program says of a key that is to be bound; other commands have them all."""
        stage.click("bindings.focus.first")
        stage.key(key)
        words = stage.element("text.question")["name"]
        stage.key("Escape")
        return words.split(" already means: ")

    def test_signs_letters_and_digits(self):
        stage = self.stage("--language", "en", "--new", "regicide:1:2")
        for layout, signs in SIGNS.items():
            self.take(stage, layout)
            with self.subTest(layout=layout, key="?"):
                stage.key(signs["?"])
                self.assertEqual(stage.scene(), "keys")
                stage.key(signs["?"])
                self.assertEqual(stage.scene(), "table.regicide")
        for layout in SIGNS:
            self.take(stage, layout)
            for key in DIGITS:
                if SHIFT + key != SIGNS[layout]["?"]:
                    stage.key(SHIFT + key, wait=False)
            with self.subTest(layout=layout, key="Shift and a digit"):
                self.assertEqual(self.picked(stage), [])
            stage.key(DIGITS[1])
            with self.subTest(layout=layout, key="2"):
                self.assertEqual(self.picked(stage), [self.hand(stage)[1]])
            stage.key("Escape")
        stage.key(SIGNS["us dvorak"]["?"])
        stage.click("button.bindings")
        for layout, signs in SIGNS.items():
            self.take(stage, layout)
            for sign, key in signs.items():
                if key in DIGITS:  # which means more than that sign
                    continue
                with self.subTest(layout=layout, key=sign):
                    self.assertEqual(self.heard(stage, key)[0], sign)
            for letter, keys in (("H", HINT), ("Z", ENLARGE)):
                with self.subTest(layout=layout, key=letter):
                    self.assertEqual(self.heard(stage, keys[layout])[0], letter)
        stage.close()

    def test_plus_and_minus_mark_the_notebook(self):
        stage = self.stage("--language", "en", "--new", "direnjie:3:7:bots=easy+easy,first=0")
        stage.click("mark.T1")
        stage.key("Left", "Right")  # on a cell, by keys
        cell = stage.tree()["focus"]
        for layout, signs in SIGNS.items():
            self.take(stage, layout)
            for sign, mark in (("+", "yes"), ("-", "no")):
                stage.key(signs[sign])
                with self.subTest(layout=layout, key=sign):
                    self.assertEqual(stage.element(cell)["value"].split()[1], mark)
        stage.close()

    def hand(self, stage):
        return [name for name in stage.elements() if name.startswith("hand.card.")]

    def picked(self, stage):
        return [name for name, element in stage.elements().items()
                if name.startswith("hand.card.") and element.get("value") == "Selected"]


if __name__ == "__main__":
    unittest.main()
