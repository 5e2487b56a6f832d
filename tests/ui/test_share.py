"""Giving finished games away and taking those of others in."""
import os
import re
import unittest

from finished import BOTS, FinishedTest


class Shares(FinishedTest):
    def taken_in(self, stage, text):
        """After the import of this code or path."""
        stage.click("field.code")
        stage.key("End", *["BackSpace"] * len(stage.element("field.code")["value"]))
        if text:
            stage.type(text)
        stage.click("button.import")

    def test_a_game_goes_into_another_profile_and_back(self):
        for game in BOTS:
            stage = self.finished(game)
            text, code = self.save(stage, f"{game}.txt")
            stage.drop()
            other = self.stage(profile=os.path.join(self.folder, game + "-other"))
            other.click("menu.games")
            self.assertTrue(other.has("text.none"))
            for way in (code.lower(), os.path.join(self.folder, f"{game}.txt")):
                self.taken_in(other, way)
                self.assertEqual(other.scene(), "replay", way)
                self.assertEqual(self.place(other)[1], len(self.actions(text)))
                again = self.save(other, "again.txt")
                self.assertEqual(again[1], code)
                other.click("button.back")
            self.assertEqual(again[0], text)
            self.assertTrue(other.has("finished.1"))
            other.click("button.back")
            other.click("menu.statistics")
            if other.has(f"statistics.game.{game}"):
                other.click(f"statistics.game.{game}")
            self.assertTrue(other.has("text.none"), "imported games do not count")
            other.drop()

    def write(self, name, content):
        file = os.path.join(self.folder, name)
        with open(file, "wb") as out:
            out.write(content)
        return file

    def test_hostile_imports_are_refused_with_a_sentence(self):
        stage = self.finished("claim")
        text, code = self.save(stage, "good.txt")
        lines = text.splitlines(keepends=True)
        first = next(i for i, line in enumerate(lines) if re.match(r"\d ", line))
        other = "U" if code[-1] != "U" else "W"
        attempts = {
            "nonsense": "not a game",
            code[:-1] + other: "mistake in this code",
            code[:len(code) // 2]: "",
            "MEJA1-CLAIM-": "",
            os.path.join(self.folder, "missing.txt"): "missing.txt",
            self.folder + "/": "",
            self.write("noise.txt", os.urandom(4096)): "not a game",
            self.write("empty.txt", b""): "not a game",
            self.write("huge.txt", b"Meja game 1\n" + b"x" * 300000): "",
            self.write("illegal.txt", "".join(
                lines[:first] + [lines[first + 1]] + lines[first:]).encode()): "Line",
            self.write("hash.txt", re.sub("end .*", "end 0000000000000000", text).encode()):
                "doesn't end where",
            self.write("rules.txt", re.sub("rules .*", "rules 999", text).encode()): "rules",
            self.write("game.txt", re.sub("game claim", "game chess", text).encode()): "know",
            self.write("newer.txt", text.replace("Meja game 1", "Meja game 9").encode()): "newer",
            self.write("cut.txt", text[:len(text) // 2].encode()): "",
        }
        stage.click("button.menu")
        stage.click("menu.games")
        for attempt, words in attempts.items():
            self.taken_in(stage, attempt)
            self.assertEqual(stage.scene(), "finished", attempt)
            self.assertIn(words, stage.element("banner")["name"], attempt)
            stage.click("banner.close")
            self.assertFalse(stage.has("finished.1"), attempt)
        self.assertEqual(stage.close(), 0)


if __name__ == "__main__":
    unittest.main()
