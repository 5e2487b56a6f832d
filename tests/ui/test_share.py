"""Giving finished games away and taking those of others in."""
import json
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
            self.taken_in(other, os.path.join(self.folder, f"{game}.txt"))
            self.assertEqual(other.scene(), "replay")
            other.click("button.back")
            self.assertFalse(other.has("finished.2"))  # the file has come in already
            other.click("button.back")
            other.click("menu.statistics")
            if other.has(f"statistics.game.{game}"):
                other.click(f"statistics.game.{game}")
            self.assertTrue(other.has("text.none"), "imported games do not count")
            other.drop()

    def stand_in(self, lines):
        """A program that answers instead of the desktop's dialog; the environment with it."""
        folder = os.path.join(self.folder, "programs")
        os.makedirs(folder, exist_ok=True)
        with open(os.path.join(folder, "zenity"), "w", encoding="utf-8") as out:
            out.write("#!/bin/sh\n" + lines)
        os.chmod(out.name, 0o700)
        return {"PATH": folder + ":" + os.environ["PATH"], "MEJA_FILE_DIALOG": "zenity"}

    def until(self, stage, name):
        stage.until(lambda: stage.has(name), name)
        return stage.element(name)["name"]

    def test_the_desktop_asks_for_the_file(self):
        self.finished("claim").drop()
        game = os.path.join(self.folder, "chosen game.txt")
        chosen = os.path.join(self.folder, "chosen")
        env = self.stand_in(f'case "$*" in *--save*) while [ ! -e {chosen} ]; do sleep 0.1; done;; '
                            f'esac; echo "{game}"\n')
        stage = self.stage(profile=os.path.join(self.folder, "claim"), env=env)
        stage.click("menu.games")
        stage.click("finished.0")
        stage.click("button.share")
        stage.click("button.file")
        self.assertEqual(stage.scene(), "share", "the window goes on")
        stage.click("button.file")
        self.assertIn("still open", stage.element("banner")["name"])
        stage.click("banner.close", wait=False)
        with open(chosen, "w", encoding="utf-8"):
            pass
        self.assertIn(game, self.until(stage, "banner"))
        with open(game, encoding="utf-8") as text:
            self.assertTrue(text.read().startswith("Meja game"))
        stage.click("button.back")
        stage.click("button.back")
        self.assertEqual(stage.scene(), "finished")
        self.assertEqual(stage.element("button.import")["name"], "Choose a file")
        stage.click("button.import")
        self.until(stage, "replay.place")
        self.assertEqual(stage.close(), 0)

    def test_whoever_wants_no_file_gets_none(self):
        stage = self.stage(profile=self.folder, env=self.stand_in("exit 1\n"))
        stage.click("menu.games")
        stage.click("button.import")
        stage.wait()
        self.assertEqual(stage.scene(), "finished")
        self.assertFalse(stage.has("banner"))
        stage.drop()
        stage = self.stage(profile=self.folder, env=self.stand_in("exit 9\n"))
        stage.click("menu.games")
        stage.click("button.import")
        self.assertIn("file dialog can't be opened", self.until(stage, "banner"))
        stage.click("banner.close")
        self.assertFalse(stage.element("button.import")["enabled"])
        self.assertEqual(stage.close(), 0)

    def test_what_is_told_of_a_code_names_what_is_on_the_screens(self):
        self.finished("claim").drop()
        for language in ("en", "id", "ru", "zh_CN"):
            stage = self.stage("--language", language, ready=False,
                               profile=os.path.join(self.folder, "claim"))
            stage.wait()
            listed = stage.element("menu.games")["name"]
            stage.click("menu.games")
            self.assertEqual(stage.element("heading.title")["name"], listed, language)
            stage.click("field.code")
            stage.type("x")
            button = stage.element("button.import")["name"]
            stage.key("BackSpace")
            stage.click("finished.0")
            stage.click("button.share")
            told = stage.element("text.share")["name"]
            self.assertIn(listed, told, language)
            self.assertIn(button, told, language)
            self.assertEqual(stage.close(), 0)

    def test_a_mistake_is_forgotten_when_the_next_try_works(self):
        stage = self.finished("claim")
        _, code = self.save(stage, "good.txt")
        stage.click("button.menu")
        stage.click("menu.games")
        for good in (code, os.path.join(self.folder, "good.txt")):
            self.taken_in(stage, os.path.join(self.folder, "missing.txt"))
            self.assertIn("missing.txt", stage.element("banner")["name"])
            self.taken_in(stage, good)
            self.assertEqual(stage.scene(), "replay")
            self.assertFalse(stage.has("banner"))
            stage.click("button.back")

    def test_nothing_is_replaced_unasked(self):
        stage = self.finished("claim")
        game = os.path.join(self.folder, "good.txt")
        for name in (game, game + ".new"):
            with open(name, "w", encoding="utf-8") as out:
                out.write("mine")
        stage.click("button.share")
        stage.click("field.file")
        stage.key("End", *["BackSpace"] * len(stage.element("field.file")["value"]))
        stage.type(game)
        for answer, content in (("button.no", "mine"), ("button.yes", "Meja")):
            stage.click("button.file")
            self.assertEqual(stage.scene(), "replace")
            self.assertIn(game, stage.element("text.question")["name"])
            stage.click(answer)
            self.assertEqual(stage.scene(), "share")
            with open(game, encoding="utf-8") as written:
                self.assertEqual(written.read(4), content)
        self.assertIn(game, stage.element("banner")["name"])
        with open(game + ".new", encoding="utf-8") as other:
            self.assertEqual(other.read(), "mine")
        self.assertEqual(len(os.listdir(self.folder)), 3, "nothing else is left")
        stage.click("button.file")
        stage.key("Escape")
        self.assertEqual(stage.scene(), "share")
        self.assertEqual(stage.close(), 0)

    def test_what_is_no_file_keeps_nobody_waiting(self):
        stage = self.finished("claim")
        pipe = os.path.join(self.folder, "pipe.txt")
        os.mkfifo(pipe)
        stage.click("button.share")
        stage.click("field.file")
        stage.key("End", *["BackSpace"] * len(stage.element("field.file")["value"]))
        stage.type(pipe)
        stage.click("button.file")
        self.assertIn("can't be written", stage.element("banner")["name"])
        stage.click("banner.close")
        stage.click("button.back")
        stage.click("button.menu")
        stage.click("menu.games")
        for path in (pipe, "/dev/zero", "/dev/tty", self.folder + "/"):
            self.taken_in(stage, path)
            self.assertEqual(stage.scene(), "finished", path)
            self.assertIn("can't be read", stage.element("banner")["name"], path)
            stage.click("banner.close")
        self.assertFalse(stage.line(json.dumps({"cmd": "screenshot", "file": pipe}))["ok"])
        self.assertEqual(stage.close(), 0)

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
