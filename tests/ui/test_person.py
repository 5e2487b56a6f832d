"""Four people at one screen, each with settings of their own, which sit down with them."""
import os
import pathlib
import sqlite3
import unittest

import test_direnjie
from driver import StageTest

# Of each seat: a beginner, large letters, an expert without help, strong edges and no motion.
PEOPLE = (("Anya", {"coach": 2}),
          ("Budi", {"text": 160, "indices": 1}),
          ("Li Lei", {"hints": 0, "forecasts": 2, "ink": 0}),
          ("Vera", {"contrast": 1, "calm": 1}))
PICTURES = os.environ.get("MEJA_PICTURES")  # a folder for one of each seat, to be looked at


def submit(stage):
    """Three cards that are not chosen yet, wherever large letters leave those that are."""
    for _ in range(3):
        cards = [name for name, element in stage.elements().items()
                 if name.startswith("hand.card.") and element["enabled"] and
                 not element.get("value")]
        stage.click(cards[0])
    stage.click("button.confirm")


class Person(StageTest):
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
            seen.setdefault(name, found)
            if is_first and PICTURES:
                stage.screenshot(pathlib.Path(PICTURES) / f"seat-{name}.png")
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
