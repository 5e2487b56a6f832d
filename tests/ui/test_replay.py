"""Looking at finished games again, giving them away and taking those of others in."""
import os
import re
import shutil
import tempfile
import unittest

import regicide
from driver import StageTest

BOTS = {"regicide": "regicide:2:1:bots=greedy+greedy", "claim": "claim:2:3:bots=greedy+greedy",
        "clash": "clash:2:3:bots=greedy+greedy", "null": "null:2:7:bots=greedy+greedy",
        "direnjie": "direnjie:2:3:bots=random+random"}


class Replays(StageTest):
    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="meja-test-")
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)

    def finished(self, game):
        """A game that computers have played to its end."""
        stage = self.stage("--new", BOTS[game], profile=os.path.join(self.folder, game),
                           ready=False)
        for _ in range(100):
            stage.ask("wait", ms=2000)
            if stage.scene() == "result":
                stage.wait()
                return stage
        raise AssertionError(f"{game} does not end")

    def place(self, stage):
        """How many actions are shown, and of how many."""
        shown, length = stage.element("replay.place")["value"].split(" of ")
        return int(shown), int(length)

    def press_right(self, stage, name):
        """At the right end, where a list goes on to its next word."""
        self.press(stage, name, 0.95)

    def press(self, stage, name, part):
        element = stage.element(name)
        stage.xdotool("mousemove", element["x"] + int(element["w"] * part),
                      element["y"] + element["h"] // 2, "mousedown", 1, "mouseup", 1)
        stage.wait()

    def look(self, stage, eyes):
        for _ in range(8):
            if stage.element("replay.eyes")["value"] == eyes:
                return
            self.press_right(stage, "replay.eyes")
        raise AssertionError(f"no {eyes}")

    def save(self, stage, name):
        """The game as a text file, from the scene that shares it; and its code."""
        file = os.path.join(self.folder, name)
        stage.click("button.share")
        self.assertEqual(stage.scene(), "share")
        code = stage.element("text.code")["name"]
        stage.click("field.file")
        stage.key("End", *["BackSpace"] * len(stage.element("field.file")["value"]))
        stage.type(file)
        stage.click("button.file")
        self.assertIn(file, stage.element("banner")["name"])
        stage.click("banner.close")
        stage.click("button.back")
        with open(file, encoding="utf-8") as text:
            return text.read(), code

    def actions(self, text):
        return [line.split(" ", 1)[1] for line in text.splitlines() if re.match(r"\d ", line)]

    def test_it_shows_what_each_seat_knew(self):
        stage = self.finished("regicide")
        actions = self.actions(self.save(stage, "game.txt")[0])
        stage.click("button.replay")
        self.assertEqual(self.place(stage), (0, len(actions)))
        engine = self.engine()
        engine.ask("new", game="regicide", players=2, seed=1)
        for index, action in enumerate(actions[:12]):
            for seat in range(2):
                self.look(stage, f"As Computer {seat + 1} saw it")
                regicide.compare(self, stage, engine, seat)
            stage.click("button.step")
            self.assertEqual(self.place(stage)[0], index + 1)
            engine.ask("do", action=action)
        regicide.compare(self, stage, engine, 1)

    def test_with_all_hands_open(self):
        for game, card in (("claim", "seat.card.0.{}"), ("clash", "seat.card.0.{}"),
                           ("regicide", "seat.card.{}")):
            stage = self.finished(game)
            actions = self.actions(self.save(stage, "game.txt")[0])
            stage.click("button.replay")
            for _ in range(3):
                stage.click("button.step")
            self.look(stage, "As Computer 2 saw it")
            hidden = set(stage.elements())
            self.look(stage, "All hands open")
            engine = self.engine()
            engine.ask("new", game=game, players=2, seed=int(BOTS[game].split(":")[2]))
            for action in actions[:3]:
                engine.ask("do", action=action)
            view = engine.ask("view", seat=0)["view"]
            codes = view["sides"][0]["hand"] if game == "clash" else view["hands"][0]
            hand = {card.format(code) for code in codes}
            self.assertLessEqual(hand, set(stage.elements()))
            self.assertTrue(hand - hidden, game)
            stage.drop()

    def test_steps_jumps_and_runs(self):
        for game in BOTS:
            stage = self.finished(game)
            stage.click("button.replay")
            _, length = self.place(stage)
            self.assertFalse(stage.element("button.step-back")["enabled"])
            stage.click("button.step")
            stage.click("button.step")
            stage.click("button.step-back")
            self.assertEqual(self.place(stage), (1, length))
            stage.click("log.2")
            self.assertEqual(self.place(stage), (3, length))
            stage.key("comma")
            self.assertEqual(self.place(stage), (2, length))
            stage.key("period")
            self.assertEqual(self.place(stage), (3, length))
            self.press(stage, "replay.place", 0.45)
            middle = self.place(stage)[0]
            self.assertAlmostEqual(middle, length / 2, delta=length / 6 + 1)
            stage.key("Right", "Right")  # the first shows where keys go
            self.assertEqual(self.place(stage), (middle + 1, length))
            stage.click("button.run", wait=False)
            stage.wait()
            self.assertEqual(self.place(stage), (length, length))
            self.assertFalse(stage.element("button.step")["enabled"])
            self.assertFalse(stage.element("button.play-on")["enabled"])
            self.assertFalse([name for name in stage.elements() if name == "button.confirm"])
            stage.key("Escape")
            self.assertEqual(stage.scene(), "result")
            stage.drop()

    def test_it_moves_at_the_speed_that_is_chosen(self):
        stage = self.finished("claim")
        stage.click("button.replay")
        for speed in ("Slow", "Normal"):
            while stage.element("replay.speed")["value"] != speed:
                self.press_right(stage, "replay.speed")
            stage.click("button.step", wait=False)
            self.assertTrue(stage.ask("wait", ms=60)["busy"], speed)
            stage.wait()
        self.assertEqual(self.place(stage)[0], 2)

    def test_play_goes_on_from_here_with_help(self):
        for game in BOTS:
            stage = self.finished(game)
            stage.click("button.replay")
            stage.click("log.1")
            stage.click("button.play-on")
            self.assertEqual(stage.scene(), f"table.{game}")
            stage.click("button.log")
            self.assertEqual(len([name for name in stage.elements()
                                  if re.fullmatch(r"log\.\d+", name)]) >= 2, True, game)
            if game == "null":
                self.play_null(stage)
                self.assertTrue(stage.has("text.assisted"))
                stage.click("button.menu")
                stage.click("menu.games")
                self.assertTrue(stage.has("finished.1"))
            stage.drop()

    def play_null(self, stage):
        for _ in range(40):
            if stage.scene() == "result":
                return
            card = next((name for name, element in stage.elements().items()
                         if name.startswith("hand.card.") and element["enabled"]), None)
            stage.click(card)
            stage.click("button.confirm")
        self.assertEqual(stage.scene(), "result")

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
