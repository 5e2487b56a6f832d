"""Clash of Decks in the real window: whole games by mouse and by keys, decks in the making, the
options on the seats screen."""
import unittest

from driver import StageTest

INCANTATIONS = {"annihilation", "boom", "combustion", "meteorite", "cyclone"}
CHOICES = ("pool.card.", "owned.card.", "ban.card.", "returning.card.")
BUTTONS = ("button.attack", "button.strike", "button.end")


class Clash(StageTest):
    def enabled(self, stage, *stems):
        return [name for name, element in stage.elements().items()
                if name.startswith(stems) and element["enabled"]]

    def summon(self, stage, drags=False):
        """One unit of those that may be played, to the emptier row; whether there was one."""
        units = [name for name in self.enabled(stage, "hand.card.")
                 if name.split(".")[2] not in INCANTATIONS]
        seat = stage.element("table.turn")["value"]
        places = [name for name, element in stage.elements().items()
                  if name.startswith(f"row.{seat}.") and element["role"] == "drop"]
        if not units or not places or not self.enabled(stage, "button.attack"):
            return False
        place = min(places, key=lambda name: int(name.split(".")[3]))
        if drags:
            stage.drag(units[0], place)
        else:
            stage.click(units[0])
            stage.click(place)
        if self.enabled(stage, "button.confirm"):
            stage.click("button.confirm")
        return True

    def turn(self, stage, drags=False):
        """The next decision, whatever it is."""
        choices = self.enabled(stage, *CHOICES)
        if choices:
            stage.click(choices[0])
            stage.click("button.confirm")
            return
        self.summon(stage, drags)
        buttons = self.enabled(stage, *BUTTONS)
        if stage.scene() == "table.clash" and buttons:
            stage.click(buttons[0])

    def play_out(self, stage, limit=400, drags=False):
        for _ in range(limit):
            stage.open_curtain()
            if stage.scene() == "result":
                return
            self.turn(stage, drags)
        self.fail("the game does not end")

    def test_a_duel_with_one_screen(self):
        stage = self.stage("--new", "clash:2:7:decks=1+4")
        self.play_out(stage)
        sides = [stage.element(f"text.score.{seat}")["name"] for seat in (0, 1)]
        self.assertEqual(sum(side.endswith("Fort, durability 0") for side in sides), 1, sides)
        self.assertRegex(stage.element("result.blow")["name"],
                         r"^The last blow: \w+ deals \d+ damage\.\n"
                         r"No unit stood in its way in the (top|bottom) row\.$")

    def test_solo_by_dragging(self):
        stage = self.stage("--new", "clash:1:7:mode=solo")
        self.play_out(stage, drags=True)

    def test_the_turn_of_the_ai_is_shown_again(self):
        """The AI has no seat: its turn belongs to the action that ended one's own."""
        stage = self.stage("--new", "clash:1:18:mode=solo,format=preconstructed,deck=3",
                           speed="fast")
        self.assertEqual(stage.element("button.what-happened")["reason"],
                         "Nothing has happened since your last turn.")
        stage.click("button.attack")
        number = stage.element("table.number")["value"]
        stage.hold()
        stage.click("button.what-happened", wait=False)
        self.assertTrue(stage.tree()["busy"])
        self.assertEqual(stage.element("text.status")["name"],
                         "What has happened")
        stage.go_on()
        stage.wait()
        self.assertEqual(stage.element("table.number")["value"], number)
        self.summon(stage)
        self.assertFalse(stage.element("button.what-happened")["enabled"])

    def test_a_greyed_button_only_ends_what_moves(self):
        """Pressed while the AI's turn is shown, "Assault" does not begin the next one."""
        stage = self.stage("--new", "clash:1:18:mode=solo,format=preconstructed,deck=3",
                           speed="slow")
        turn = int(stage.element("table.number")["value"])
        stage.hold()
        stage.click("button.attack", wait=False)
        while stage.element("table.turn")["value"] == "0":
            self.assertTrue(stage.pass_time(100))
        self.assertFalse(stage.element("button.attack")["enabled"])
        stage.click("button.attack", wait=False)
        stage.go_on()
        stage.wait()
        self.assertEqual(stage.element("table.phase")["value"], "summon")
        self.assertEqual(int(stage.element("table.number")["value"]), turn + 2)

    def test_a_draft_against_the_computer(self):
        stage = self.stage("--new", "clash:2:5:format=draft,bots=easy")
        self.assertEqual(len(self.enabled(stage, "pool.card.")), 4)
        for _ in range(8):
            stage.click(self.enabled(stage, "pool.card.")[0])
            stage.click("button.confirm")
        self.assertEqual(stage.element("seat.0.keeper")["value"], "8")
        self.play_out(stage)

    def test_ten_cards_are_chosen_and_two_removed(self):
        stage = self.stage("--new", "clash:2:5:format=constructed,bots=easy")
        for _ in range(10):
            stage.click(self.enabled(stage, "owned.card.")[0])
            stage.click("button.confirm")
        for _ in range(2):
            stage.click(self.enabled(stage, "ban.card.")[0])
            stage.click("button.confirm")
        self.assertTrue(stage.has("hand.card.bastion"))

    def test_a_turn_by_keys(self):
        stage = self.stage("--new", "clash:2:7:bots=easy,decks=1+4,first=0")
        stage.key("2")
        self.assertIn("choose", stage.element("text.status")["name"])
        stage.focus("row.0.bottom.1")
        stage.key("Return")
        self.assertEqual(stage.element("row.0.bottom.1")["role"], "card")
        self.assertEqual(stage.tree()["focus"], "row.0.bottom.1")
        before = stage.element("table.number")["value"]
        stage.focus("button.attack")
        stage.key("Return")
        self.assertNotEqual(stage.element("table.number")["value"], before)

    def by_key(self, stage, name):
        stage.focus(name)
        stage.key("Return")

    def summon_by_keys(self, stage):
        """Picks a unit by its number and goes to a row."""
        elements = stage.elements()
        hand = sorted((name for name in elements if name.startswith("hand.card.")),
                      key=lambda name: elements[name]["x"])
        units = [name for name in hand if elements[name]["enabled"]
                 and name.split(".")[2] not in INCANTATIONS]
        places = [name for name, element in elements.items()
                  if name.startswith("row.0.") and element["role"] == "drop"]
        if not units or not places or not elements.get("button.attack", {}).get("enabled"):
            return
        stage.key(str(hand.index(units[0]) + 1))
        self.by_key(stage, min(places, key=lambda name: int(name.split(".")[3])))
        if self.enabled(stage, "button.confirm"):
            self.by_key(stage, "button.confirm")

    def turn_by_keys(self, stage):
        choices = self.enabled(stage, *CHOICES)
        if choices:
            self.by_key(stage, choices[0])
            self.by_key(stage, "button.confirm")
            return
        self.summon_by_keys(stage)
        buttons = self.enabled(stage, *BUTTONS)
        if stage.scene() == "table.clash" and buttons:
            self.by_key(stage, buttons[0])

    def test_a_whole_game_by_keys(self):
        """Against the AI, from the menu to the menu."""
        stage = self.stage()
        self.by_key(stage, "menu.clash")
        self.by_key(stage, "button.more")
        self.by_key(stage, "seats.count.1")
        self.by_key(stage, "button.start")
        for _ in range(200):
            if stage.scene() == "result":
                break
            self.turn_by_keys(stage)
        self.assertEqual(stage.scene(), "result")
        self.assertRegex(stage.element("text.turns")["name"], r"^Turns played: \d+$")
        self.by_key(stage, "button.menu")
        self.assertEqual(stage.scene(), "menu")

    def press(self, stage, name, *keys):
        stage.focus(name)
        stage.key(*keys)

    def test_a_level_is_picked_and_bounds_the_sum(self):
        stage = self.stage()
        stage.click("menu.clash")
        stage.click("button.more")
        stage.click("seats.count.1")
        self.assertEqual(stage.element("seats.level")["value"], "Quick play")
        self.assertFalse(stage.has("text.difficulty"))
        self.assertFalse(stage.has("seats.option.pile_armor"))
        self.press(stage, "seats.level", "Right", "Right", "Right", "Right")
        self.assertEqual(stage.element("text.difficulty")["name"], "Difficulty 4 of 4 · Daring")
        self.assertTrue(stage.element("button.start")["enabled"])
        self.press(stage, "seats.option.abilities.berserk", "space")
        self.assertEqual(stage.element("text.difficulty")["name"], "Difficulty 5 of 4 · Sultan")
        self.assertEqual(stage.element("button.start")["reason"],
                         "The variables add up to 5; the level Daring allows 4.")
        self.press(stage, "seats.option.abilities.splash", "space")
        self.assertEqual(stage.element("button.start")["reason"],
                         "The difficulty must not be more than 5.")
        for word in ("berserk", "splash", "rage"):
            self.press(stage, f"seats.option.abilities.{word}", "space")
        self.assertEqual(stage.element("text.difficulty")["name"], "Difficulty 3 of 4 · Hard")
        self.assertTrue(stage.element("button.start")["enabled"])
        self.press(stage, "seats.level", "Left", "Left", "Left", "Left")
        self.assertFalse(stage.has("seats.option.pile_armor"))

    def test_the_scroll_bar_stands_free(self):
        stage = self.stage()
        stage.click("menu.clash")
        stage.click("button.more")
        stage.click("seats.count.1")
        self.press(stage, "seats.level", "Right")
        elements = stage.elements()
        right = max(element["x"] + element["w"] for name, element in elements.items()
                    if name.startswith("seats.option."))
        start = elements["button.start"]
        sheet = elements["heading.title"]
        self.assertLess(right, sheet["x"] + sheet["w"] - 12)
        self.assertTrue(start["enabled"])


if __name__ == "__main__":
    unittest.main()
