"""The notebook of Di Renjie: ink by itself, pencil by hand, and for nobody but its seat."""
import collections
import unittest

from driver import StageTest

ALONE = "direnjie:3:7:bots=easy+easy,first=0"
SHARED = "direnjie:2:7:first=0"


class Notebook(StageTest):
    def marks(self, stage):
        """What is in pencil, by cell."""
        written = {name: element["value"].split()[1] for name, element in stage.elements().items()
                   if name.startswith("mark.")}
        return {name: mark for name, mark in written.items() if mark != "-"}

    def ink(self, stage, name):
        return stage.element(name)["value"].split()[0]

    def press(self, stage, name, button=1, hold=0):
        element = stage.element(name)
        stage.hold()
        stage.xdotool("mousemove", element["x"] + element["w"] // 2,
                      element["y"] + element["h"] // 2, "mousedown", button)
        stage.settle()
        stage.pass_time(hold)
        stage.xdotool("mouseup", button)
        stage.go_on()
        stage.wait()

    def opened(self, *options, **members):
        stage = self.stage("--new", *options, **members)
        stage.open_curtain()
        self.assertTrue(stage.has("heading.notebook"))  # as it is in a wide window
        return stage

    def test_it_is_open_where_there_is_room_or_as_it_was_left(self):
        stage = self.opened(ALONE)
        profile = stage.profile
        stage.click("notebook.close")
        self.assertFalse(stage.has("heading.notebook"))
        stage.ask("quit")
        stage.ended()
        again = self.stage("--new", ALONE, profile=profile)
        self.assertFalse(again.has("heading.notebook"))
        again.click("table.book")
        again.key("Escape")
        self.assertFalse(again.has("heading.notebook"))
        small = self.stage("--new", ALONE, size="1024x640")
        self.assertFalse(small.has("heading.notebook"))
        small.key("n")
        profile = small.profile
        small.ask("quit")
        small.ended()
        later = self.stage("--new", ALONE, profile=profile, size="1024x640")
        self.assertTrue(later.has("heading.notebook"))

    def test_it_comes_back_when_the_log_is_closed(self):
        """However that is closed; it stays away where it was not open before."""
        stage = self.opened(ALONE)
        for closes in ("button.log-close", "button.log", "Escape"):
            stage.click("button.log")
            self.assertTrue(stage.has("heading.log"), closes)
            self.assertFalse(stage.has("heading.notebook"), closes)
            stage.click(closes) if "." in closes else stage.key(closes)
            self.assertFalse(stage.has("heading.log"), closes)
            self.assertTrue(stage.has("heading.notebook"), closes)
        stage.key("n")
        stage.click("button.log")
        stage.click("button.log-close")
        self.assertFalse(stage.has("heading.notebook"))

    def test_the_last_event_stays_in_sight(self):
        """On both of its pages, once one has asked: in a first game the aim stands there before."""
        stage = self.opened(ALONE)
        stage.click("ask.T")
        stage.click("button.confirm")
        for page in ("marks", "asks"):
            stage.click(f"notebook.tab.{page}")
            self.assertTrue(stage.has("heading.notebook"))
            self.assertIn("Computer 3", stage.element("table.last_words")["name"])  # the last

    def test_the_summary_lies_above_it(self):
        """With the points and the end; the killer is spoken of only where there may be one."""
        stage = self.opened(ALONE)
        stage.click("button.summary")
        card = stage.element("button.summary-card")
        below = [name for name, cell in stage.elements().items() if name.startswith("mark.") and
                 cell["x"] + cell["w"] < card["x"] + card["w"] and
                 cell["y"] + cell["h"] < card["y"] + card["h"]]
        self.assertEqual(below, [])
        lines = [element["name"] for name, element in stage.elements().items()
                 if name.startswith("summary.")]
        self.assertEqual(len(lines), 10)
        self.assertTrue(any("all three 6" in line for line in lines))
        self.assertTrue(any("eight clues" in line for line in lines))
        self.assertFalse(any("killer" in line for line in lines))
        stage.click("button.summary-card")
        self.assertTrue(stage.has("mark.T1"))

    def test_a_click_goes_through_the_marks(self):
        stage = self.opened(ALONE)
        for mark in ("no", "yes"):
            stage.click("mark.T1")
            self.assertEqual(self.marks(stage), {"mark.T1": mark})
        stage.click("mark.T1")
        self.assertEqual(self.marks(stage), {})

    def test_the_other_button_and_a_long_press_doubt(self):
        stage = self.opened(ALONE)
        self.press(stage, "mark.W2.seat1", button=3)
        self.press(stage, "mark.W3.seat1", hold=1500)
        self.assertEqual(self.marks(stage), {"mark.W2.seat1": "doubt", "mark.W3.seat1": "doubt"})
        self.press(stage, "mark.W2.seat1", button=3)
        self.assertEqual(self.marks(stage), {"mark.W3.seat1": "doubt"})

    def test_the_slip_marks_and_notes(self):
        stage = self.opened(ALONE)
        stage.click("mark.L2.deck")
        stage.click("notebook.yes")
        stage.click("notebook.words")
        stage.type("two asked")
        self.assertEqual(self.marks(stage), {"mark.L2.deck": "yes"})
        self.assertIn("two asked", stage.element("mark.L2.deck")["name"])
        stage.click("notebook.yes")
        stage.click("mark.L3.deck")
        self.assertEqual(stage.element("notebook.words")["value"], "")
        self.assertEqual(self.marks(stage), {"mark.L3.deck": "no"})

    def test_keys_alone_do_all_of_it(self):
        stage = self.stage("--new", ALONE)
        stage.key("n", "n")
        self.assertEqual(stage.tree()["focus"], "mark.T1")
        stage.key("d", "Down", "x", "Down", "y", "Down", "space", "e")
        stage.type("by keys")
        stage.key("Return")
        self.assertEqual(self.marks(stage), {"mark.T1": "doubt", "mark.T2": "no",
                                             "mark.T3": "yes", "mark.T4": "no"})
        self.assertIn("by keys", stage.element("mark.T4")["name"])
        self.assertEqual(stage.tree()["focus"], "mark.T4")
        stage.key("Escape")
        self.assertFalse(stage.has("mark.T1"))
        self.assertTrue(stage.has("hand.card.T1") or stage.has("table.step"))

    def test_a_key_turns_the_page(self):
        stage = self.opened(ALONE)
        stage.key("a")
        self.assertTrue(stage.has("notebook.none"))
        self.assertFalse(stage.has("mark.T1"))
        stage.key("a")
        self.assertTrue(stage.has("mark.T1"))

    def test_ink_is_what_the_hand_holds(self):
        stage = self.opened(ALONE)
        hand = collections.Counter(name.split(".")[2] for name in stage.elements()
                                   if name.startswith("hand.card.") and ".M" not in name)
        for name in stage.elements():
            if name.startswith("mark.") and name.endswith(".seat0"):
                self.assertEqual(self.ink(stage, name), str(hand[name.split(".")[1]]), name)
        out = [name for name in stage.elements()
               if name.startswith("mark.") and name.count(".") == 1 and
               self.ink(stage, name) == "0"]
        self.assertEqual(len(out), 3)  # the starting clues of three seats

    def test_the_setting_takes_the_ink_away(self):
        stage = self.opened(ALONE)
        self.assertEqual(self.ink(stage, "mark.T1.seat0").isdigit(), True)
        stage.key("Escape", "Escape")
        stage.click("button.settings")
        stage.click("settings.page.play")
        stage.focus("settings.ink")
        stage.key("Left", "Left", "Escape")
        stage.click("button.resume")
        stage.click("button.notebook")
        values = {self.ink(stage, name) for name in stage.elements() if name.startswith("mark.")}
        self.assertEqual(values, {"?"})

    def test_marks_survive_undo_and_the_history_follows_it(self):
        stage = self.opened(ALONE)
        stage.click("mark.T1")
        stage.click("ask.W")
        stage.click("button.confirm")
        stage.click("mark.T2")
        stage.click("notebook.tab.asks")
        self.assertIn("Weapon", stage.element("notebook.ask.0")["name"])
        stage.click("button.undo")
        self.assertFalse(stage.has("notebook.ask.0"))
        stage.click("notebook.tab.marks")
        self.assertEqual(self.marks(stage), {"mark.T1": "no", "mark.T2": "no"})
        stage.click("ask.L")
        stage.click("button.confirm")
        stage.click("notebook.tab.asks")
        self.assertIn("Location", stage.element("notebook.ask.0")["name"])

    def test_another_seat_sees_nothing_of_it(self):
        stage = self.opened(SHARED)
        stage.click("mark.T1")
        stage.click("mark.L5.seat1")
        stage.click("ask.W")
        stage.click("button.confirm")
        self.assertEqual(stage.scene(), "question")
        for name, element in stage.elements().items():
            self.assertFalse(element["secret"] or name.startswith(("mark.", "notebook.")), name)
        stage.click("button.look")
        self.assertEqual(self.marks(stage), {})
        stage.click("mark.W4")
        stage.click("button.refuse")
        stage.open_curtain()
        self.assertEqual(self.marks(stage), {"mark.T1": "no", "mark.L5.seat1": "no"})
        self.assertTrue(all(element["secret"] for name, element in stage.elements().items()
                            if name.startswith("mark.")))

    def test_marks_are_there_again_after_quitting(self):
        stage = self.opened(SHARED)
        stage.click("mark.T1")
        stage.click("notebook.words")
        stage.type("later")
        profile = stage.profile
        stage.ask("quit")
        stage.ended()
        again = self.stage(profile=profile)
        again.click("menu.continue")
        again.open_curtain()
        self.assertEqual(self.marks(again), {"mark.T1": "no"})
        self.assertIn("later", again.element("mark.T1")["name"])


if __name__ == "__main__":
    unittest.main()
