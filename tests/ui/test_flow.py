"""From the menu through the seats, the curtain and the table to the result and back."""
import re
import os
import shutil
import tempfile
import unittest

from driver import StageTest


class Flow(StageTest):
    def test_from_the_menu_to_a_table_and_back(self):
        stage = self.stage()
        self.assertEqual(stage.scene(), "menu")
        stage.click("menu.regicide")
        self.assertEqual(stage.scene(), "seats")
        stage.click("button.more")
        stage.click("seats.count.3")
        stage.click("seats.name.0")
        stage.type("Маша")
        stage.click("seats.name.1")
        stage.type("王芳")
        self.assertEqual(stage.element("seats.name.0")["value"], "Маша")
        stage.click("button.start")
        self.assertEqual(stage.scene(), "curtain")
        self.assertIn("Маша", stage.element("heading.title")["name"])
        stage.open_curtain()
        self.assertEqual(stage.scene(), "table.regicide")
        stage.key("Escape")
        stage.click("button.leave")
        self.assertEqual(stage.scene(), "menu")
        stage.click("menu.regicide")
        self.assertEqual(stage.element("seats.way.screen.line")["name"],
                         "Маша, 王芳, Player 3")
        self.assertFalse(stage.has("button.start"))  # it would begin just that
        stage.click("button.more")
        self.assertEqual(stage.element("seats.name.1")["value"], "王芳")
        self.assertTrue(stage.has("seats.name.2"))

    def test_a_typed_deal_number_is_dealt(self):
        stage = self.stage()
        stage.click("menu.regicide")
        stage.click("button.more")
        stage.click("seats.count.1")
        stage.click("field.seed")
        stage.key(*["BackSpace"] * 8)
        stage.type("42")
        stage.click("button.start")
        engine = self.engine()
        engine.ask("new", game="regicide", players=1, seed=42)
        hand = engine.ask("view", seat=0)["view"]["hands"][0]
        shown = [name.removeprefix("hand.card.") for name in stage.elements()
                 if name.startswith("hand.card.")]
        self.assertEqual(sorted(shown), sorted(hand))

    def play_null(self, stage):
        """Plays the first card until the game is over."""
        for _ in range(20):
            stage.open_curtain()
            if stage.scene() == "result":
                return
            card = next(name for name in stage.elements() if name.startswith("hand.card."))
            stage.click(card)
            stage.click("button.confirm")

    def test_the_result_leads_on(self):
        stage = self.stage("--new", "null:2:7")
        self.play_null(stage)
        self.assertEqual(stage.scene(), "result")
        self.assertEqual(stage.element("text.deal")["name"], "Deal 7")
        for name in ("text.score.0", "text.score.1", "button.again", "button.same-deal",
                     "button.seats", "button.menu"):
            self.assertTrue(stage.has(name), name)
        stage.click("button.same-deal")
        self.assertEqual(stage.scene(), "curtain")
        self.play_null(stage)
        self.assertEqual(stage.element("text.deal")["name"], "Deal 7 (known)")
        self.assertTrue(stage.has("text.known"))
        stage.click("button.seats")
        self.assertEqual(stage.scene(), "seats")
        stage.key("Escape")
        self.assertEqual(stage.scene(), "result")
        stage.key("Escape")
        self.assertEqual(stage.scene(), "menu")
        self.assertFalse(stage.has("menu.continue"))
        self.assertTrue(stage.has("menu.result"))

    def test_a_secret_deal_is_told_at_the_end(self):
        stage = self.stage()
        stage.click("menu.claim")
        stage.click("button.more")
        self.assertEqual(stage.element("field.seed")["value"], "")
        stage.click("button.start")
        stage.open_curtain()
        self.assertEqual(stage.element("text.deal")["name"], "Random deal")
        stage.key("Escape")
        self.assertNotIn("Deal ", " ".join(e["name"] for e in stage.elements().values()))
        stage.click("button.resume")
        stage = self.stage("--new", "null:2")
        stage.open_curtain()
        self.assertEqual(stage.element("text.deal")["name"], "Random deal")
        self.play_null(stage)
        self.assertRegex(stage.element("text.deal")["name"], r"^Deal [\d,]+$")

    def test_a_match_that_is_begun_again_is_kept(self):
        stage = self.stage("--new", "regicide:1:7")
        hand = [name for name in stage.elements() if name.startswith("hand.card.")]
        for button, unfinished in (("button.restart", 2), ("button.new-deal", 3)):
            stage.click(hand[0])
            stage.click("button.confirm")
            stage.key("Escape")
            stage.click(button)
            stage.key("Escape")
            stage.click(button)  # in which nobody has done anything is no loss
            hand = [name for name in stage.elements() if name.startswith("hand.card.")]
            if button == "button.restart":
                self.assertEqual(stage.element("text.deal")["name"], "Deal 7 (known)")
            stage.key("Escape")
            stage.click("button.leave")
            stage.click("menu.unfinished")
            rows = [name for name in stage.elements() if re.match(r"unfinished\.\d+$", name)]
            self.assertEqual(len(rows), unfinished)
            stage.click(rows[0])

    def test_again_deals_anew(self):
        stage = self.stage("--new", "null:2:7:bots=easy+easy")
        self.assertEqual(stage.scene(), "result")
        stage.click("button.again")
        self.assertEqual(stage.scene(), "result")
        self.assertRegex(stage.element("text.deal")["name"], r"^Deal [\d,]+$")

    def test_two_presses_lead_from_the_menu_to_the_cards(self):
        """Alone stands first, in every game, and asks for nothing more."""
        for game in ("regicide", "claim", "clash", "direnjie"):
            stage = self.stage()
            stage.click(f"menu.{game}")
            ways = [name for name in stage.elements()
                    if name.startswith("seats.way.") and not name.endswith(".line")]
            self.assertEqual(ways[0], "seats.way.alone")
            stage.click("seats.way.alone")
            self.assertEqual(stage.scene(), f"table.{game}")
            self.assertEqual(stage.close(), 0)

    def test_large_choices_seat_people_and_computers(self):
        stage = self.stage()
        stage.click("menu.regicide")
        self.assertEqual(stage.element("seats.way.computers.line")["name"],
                         "Two computer players help you · normal")
        stage.click("seats.way.computers")
        stage.wait()
        self.assertEqual(stage.scene(), "table.regicide")
        self.assertEqual(stage.element("seat.2")["role"], "text")
        stage.click("button.menu")
        stage.click("button.leave")
        stage.click("menu.regicide")
        stage.click("button.more")
        self.assertEqual(stage.element("seats.kind.0")["value"], "Person")
        self.assertEqual(stage.element("seats.kind.1")["value"], "Computer, normal")
        stage.key("Escape")
        self.assertEqual(stage.scene(), "seats", "back from the form to the large choices")
        stage.click("seats.way.screen")
        self.assertEqual(stage.scene(), "curtain")

    def test_every_strength_is_offered(self):
        stage = self.stage("--language", "en")
        kinds = {"Person", "Computer, easy", "Computer, normal", "Computer, hard",
                 "Computer, master", "Computer, novice", "Computer, greedy", "Computer, random"}
        for game in ("claim", "direnjie"):
            stage.click(f"menu.{game}")
            stage.click("button.more")
            stage.focus("seats.kind.1")
            seen = set()
            for _ in kinds:
                stage.key("Right")
                seen.add(stage.element("seats.kind.1")["value"])
            self.assertEqual(seen, kinds)
            stage.key("Escape", "Escape")

    def test_computers_leave_time(self):
        """They share four seconds, and what they have found by then they do."""
        stage = self.stage("--new", "regicide:4:3:bots=hard+normal+random", ready=False)
        stage.hold()
        stage.pass_time(5000)
        stage.wait()
        self.assertEqual(stage.scene(), "table.regicide")

    def test_a_first_start_asks_for_the_language(self):
        stage = self.stage(profile="", env={"LC_ALL": "ru_RU.UTF-8"})
        self.assertEqual(stage.scene(), "first-run")
        self.assertEqual(stage.tree()["language"], "ru")
        stage.click("language.id")
        self.assertEqual(stage.tree()["language"], "id")
        stage.click("button.ok")
        self.assertEqual(stage.scene(), "menu")
        self.assertTrue(os.path.exists(os.path.join(stage.folder, "meja", "profile.db")))
        stage.drop()

    def test_a_first_start_asks_on_one_screen(self):
        """What is chosen holds and is kept; the name sits in the first seat of every game."""
        folder = tempfile.mkdtemp(prefix="meja-first-")
        self.addCleanup(shutil.rmtree, folder)
        stage = self.stage(profile="", env={"XDG_DATA_HOME": folder})
        self.assertEqual(stage.scene(), "first-run")
        stage.click("field.name")
        stage.type("Anna")
        stage.click("settings.calm")
        self.assertEqual(stage.element("settings.calm")["value"], "on")
        stage.focus("settings.text")
        stage.key("Right")
        self.assertEqual(stage.element("settings.text")["value"], "110%")
        stage.click("button.learn")
        self.assertEqual(stage.scene(), "learn")
        stage.click("learn.claim")
        self.assertEqual(stage.element("seat.0.name")["name"], "Anna")
        self.assertEqual(stage.close(), 0)
        stage = self.stage(profile="", env={"XDG_DATA_HOME": folder})
        self.assertEqual(stage.scene(), "menu", "it is asked once")
        stage.click("menu.regicide")
        stage.click("button.more")
        self.assertEqual(stage.element("seats.name.0")["value"], "Anna")
        stage.key("Escape")
        stage.key("Escape")
        stage.click("menu.settings")
        self.assertEqual(stage.element("settings.text")["value"], "110%")
        stage.click("settings.page.motion")
        self.assertEqual(stage.element("settings.calm")["value"], "on")
        self.assertEqual(stage.element("settings.no-shaking")["value"], "on")
        self.assertEqual(stage.close(), 0)

    def test_a_first_start_is_left_by_one_key(self):
        for key, scene in (("Return", "learn"), ("Escape", "menu")):
            stage = self.stage(profile="")
            stage.key(key)
            self.assertEqual(stage.scene(), scene)
            stage.drop()

    def test_a_profile_that_was_used_is_not_welcomed(self):
        """A match that was begun by the command line alone: no language was ever chosen."""
        folder = tempfile.mkdtemp(prefix="meja-used-")
        self.addCleanup(shutil.rmtree, folder)
        used = {"XDG_DATA_HOME": folder}
        stage = self.stage("--new", "claim:2:5:bots=easy", profile="", env=used)
        self.assertEqual(stage.close(), 0)
        stage = self.stage(profile="", env=used)
        self.assertEqual(stage.scene(), "menu")
        self.assertEqual(stage.close(), 0)


if __name__ == "__main__":
    unittest.main()
