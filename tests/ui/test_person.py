"""Four people at one screen, each with settings of their own, which sit down with them."""
import os
import pathlib
import sqlite3
import struct
import unittest
import zlib

import test_direnjie
from driver import StageTest

# Of each seat: a beginner, large letters, an expert without help, a palette without red.
PEOPLE = (("Anya", {"coach": 2}),
          ("Budi", {"text": 160, "indices": 1}),
          ("Li Lei", {"hints": 0, "forecasts": 2, "ink": 0}),
          ("Vera", {"no-red": 1, "contrast": 1, "calm": 1}))
PICTURES = os.environ.get("MEJA_PICTURES")  # a folder for one of each seat, to be looked at


def submit(stage):
    """Three cards that are not chosen yet, wherever large letters leave those that are."""
    for _ in range(3):
        cards = [name for name, element in stage.elements().items()
                 if name.startswith("hand.card.") and element["enabled"] and
                 not element.get("value")]
        stage.click(cards[0])
    stage.click("button.confirm")


def without_filter(kind, line, above, step):
    """A row of a PNG: each byte was kept as what it is more than the mean of its neighbours, or than
    one of them."""
    row = bytearray(line)
    for i in range(len(row)):
        left = row[i - step] if i >= step else 0
        corner = above[i - step] if i >= step else 0
        up = above[i]
        if kind == 1:
            row[i] = (row[i] + left) & 255
        elif kind == 2:
            row[i] = (row[i] + up) & 255
        elif kind == 3:
            row[i] = (row[i] + (left + up) // 2) & 255
        elif kind == 4:
            guess = left + up - corner
            near = min((left, up, corner), key=lambda value: abs(guess - value))
            row[i] = (row[i] + near) & 255
    return row


def reds_in(file, element):
    """How many pixels of an element are red in a picture of the window, and neither brown, gold nor
    violet."""
    data, at, body, width, step = file.read_bytes(), 8, b"", 0, 0
    while at < len(data):
        size, kind = struct.unpack(">I4s", data[at:at + 8])
        chunk = data[at + 8:at + 8 + size]
        if kind == b"IHDR":
            width, _, _, colours = struct.unpack(">IIBB", chunk[:10])
            step = {2: 3, 6: 4}[colours]
        elif kind == b"IDAT":
            body += chunk
        at += size + 12
    packed, size, reds = zlib.decompress(body), width * step, 0
    row = bytearray(size)
    left, right = int(element["x"]), int(element["x"] + element["w"])
    for y in range(int(element["y"] + element["h"])):
        start = y * (size + 1)
        row = without_filter(packed[start], packed[start + 1:start + 1 + size], row, step)
        for x in range(left, right) if y >= element["y"] else ():
            red, green, blue = row[x * step:x * step + 3]
            reds += red > 140 and green < 80 and blue < 80
    return reds


class Person(StageTest):
    former = None  # whose colours were looked at last

    def prepare(self):
        """A profile in which the four sit around Di Renjie."""
        first = self.stage()
        folder = pathlib.Path(first.profile)
        first.ask("quit")
        first.ended()
        with sqlite3.connect(folder / "profile.db") as database:
            for seat, (name, settings) in enumerate(PEOPLE):
                database.execute("INSERT INTO person (id, name, colour, avatar) VALUES (?, ?, 255, 'owl')",
                                 (seat + 1, name))
                for key, value in settings.items():
                    database.execute("INSERT INTO person_setting VALUES (?, ?, ?)",
                                     (seat + 1, key, str(value)))
                for what, value in (("person", seat + 1), ("name", name), ("kind", "person")):
                    database.execute("INSERT OR REPLACE INTO setting VALUES (?, ?)",
                                     (f"direnjie.{what}.{seat}", str(value)))
            database.execute("INSERT OR REPLACE INTO setting VALUES ('direnjie.seats', '4')")
        database.close()
        return folder

    def look(self, stage, name, seen):
        """What tells whose settings hold; the letters by the line of the deal."""
        elements = stage.elements()
        is_first = name not in seen
        found = {"hint": "button.hint" in elements,
                 "coach": "coach.quiet" in elements or "coach.words" in elements,
                 "letters": elements["text.deal"]["h"]}
        if elements["table.step"]["value"] in ("ask", "submit"):
            if is_first or self.former == "Vera":
                picture = pathlib.Path(PICTURES or stage.folder) / f"seat-{name}.png"
                stage.screenshot(picture)
                reds = reds_in(picture, elements["button.summary"])  # its sign stands on red
                self.assertTrue(reds == 0 if name == "Vera" else reds > 100, (name, reds))
                self.former = name
            seen.setdefault(name, found)
        self.assertEqual(found["hint"], name != "Li Lei", name)
        self.assertEqual(found["coach"], name == "Anya", name)

    def test_each_seat_has_its_own_to_the_end(self):
        folder, seen, curtains = self.prepare(), {}, set()
        robot = test_direnjie.Direnjie()
        robot.setUp()
        robot.submit = submit
        stage = self.stage(profile=str(folder))
        stage.click("menu.direnjie")
        stage.click("button.more")
        stage.click("field.seed")
        stage.type("2")  # a short deal
        stage.click("button.start")
        viewer = None
        for _ in range(200):
            scene = stage.scene()
            if scene == "result":
                break
            if scene == "question":
                stage.click("button.once")
            elif scene == "curtain":
                heading = stage.element("heading.title")
                viewer = heading["name"].removeprefix("Over to ")
                curtains.add(stage.element("text.curtain")["h"])
                stage.open_curtain()
                self.look(stage, viewer, seen)
            elif scene == "table.direnjie":
                robot.decide(stage)
        self.assertEqual(stage.scene(), "result")
        self.assertEqual(set(seen), {name for name, _ in PEOPLE})
        self.assertEqual(len(curtains), 1, "the curtain is for all")
        letters = {name: found["letters"] for name, found in seen.items()}
        self.assertGreater(letters["Budi"], letters["Anya"])
        self.assertEqual(letters["Li Lei"], letters["Anya"])
        self.assertNotEqual(self.former, "Vera", "somebody has the colours again")
        if PICTURES:
            stage.screenshot(pathlib.Path(PICTURES) / "result.png")

    def test_the_settings_say_whose_they_are(self):
        stage = self.stage(profile=str(self.prepare()))
        stage.click("menu.settings")
        self.assertEqual(stage.element("settings.person")["value"], "Anya")
        self.assertEqual(stage.element("settings.text")["value"], "100%")
        stage.focus("settings.person")
        stage.key("Right")
        self.assertEqual(stage.element("settings.person")["value"], "Budi")
        self.assertEqual(stage.element("settings.text")["value"], "160%")
        if PICTURES:
            stage.screenshot(pathlib.Path(PICTURES) / "settings.png")

    def test_a_page_is_reset(self):
        stage = self.stage(profile=str(self.prepare()))
        stage.click("menu.settings")
        stage.focus("settings.person")
        stage.key("Right")
        stage.focus("settings.reset")
        stage.key("Return")
        stage.click("button.yes")
        self.assertEqual(stage.element("settings.text")["value"], "100%")
        stage.key("Escape")
        stage.click("menu.settings")
        self.assertEqual(stage.element("settings.person")["value"], "Budi")
        self.assertEqual(stage.element("settings.text")["value"], "100%")


if __name__ == "__main__":
    unittest.main()
