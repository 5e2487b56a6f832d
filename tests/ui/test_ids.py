"""A tour of every scene: ids are the documented ones, everything can be reached by keys, and the
description of the window is sound."""
import pathlib
import re
import unittest

from driver import StageTest

README = pathlib.Path(__file__).parent / "README.md"
ROLES = {"button", "card", "pile", "drop", "field", "slider", "toggle", "list", "text", "heading"}


def documented():
    """Each id of the table as a pattern, with whether a tour meets it."""
    patterns = {}
    table = README.read_text(encoding="utf-8").split("## Element ids")[1]
    for line in table.splitlines():
        cells = [cell.strip() for cell in line.split("|")]
        if len(cells) < 4 or not cells[1].startswith("`"):
            continue
        for name in re.findall(r"`([^`]+)`", cells[1]):
            pattern = "".join(".+" if part.startswith("<") else re.escape(part)
                              for part in re.split(r"(<[^>]+>)", name))
            patterns[pattern] = "rare" not in cells[2]
    return patterns


class Ids(StageTest):
    def setUp(self):
        self.met = {}
        self.undone = False

    def look(self, stage):
        """Checks the present screen and remembers its ids."""
        tree = stage.tree()
        width, height = 1280, 720
        names = [element["id"] for element in tree["elements"]]
        self.assertEqual(len(names), len(set(names)), f"ids twice in {tree['scene']}")
        for element in tree["elements"]:
            where = f"{element['id']} in {tree['scene']}"
            self.assertIn(element["role"], ROLES, where)
            self.assertTrue(element.get("name"), where)
            self.assertTrue(element["enabled"] or element.get("reason"), where)
            self.assertGreater(min(element["w"], element["h"]), 0, where)
            self.assertGreaterEqual(min(element["x"], element["y"]), 0, where)
            self.assertLessEqual(element["x"] + element["w"], width, where)
            self.assertLessEqual(element["y"] + element["h"], height, where)
            self.met[element["id"]] = tree["scene"]
        return tree

    def reach(self, stage, out_of_sight=0):
        """Walks from thing to thing: what can be acted on and what gets the focus are the same; so many may be scrolled out."""
        tree = self.look(stage)
        acts = {element["id"] for element in tree["elements"]
                if element["enabled"] and
                (element["role"] in {"button", "field", "slider", "toggle", "list"} or
                 element["id"].startswith("hand.card."))}
        reached = []
        for _ in range(len(tree["elements"]) + out_of_sight + 1):
            stage.key("ctrl+Down", wait=False)
            reached.append(stage.tree()["focus"])
        self.assertLessEqual(acts, set(reached), tree["scene"])

    def test_the_tour(self):
        self.menu()
        self.table()
        self.shared_table()
        self.first_run()
        patterns = documented()
        for name, scene in self.met.items():
            self.assertTrue(any(re.fullmatch(pattern, name) for pattern in patterns),
                            f"{name} of {scene} is not in the README")
        missed = [pattern for pattern, is_met in patterns.items()
                  if is_met and not any(re.fullmatch(pattern, name) for name in self.met)]
        self.assertEqual(missed, [], "in the README, but not met")

    def menu(self):
        stage = self.stage()
        self.reach(stage)
        stage.click("menu.keys")
        self.reach(stage)
        stage.click("button.access")
        self.reach(stage, out_of_sight=30)
        stage.key("Escape")
        stage.click("button.bindings")
        self.reach(stage, out_of_sight=100)
        stage.click("bindings.page.pad")
        self.look(stage)
        stage.key("Escape")
        stage.key("Escape")
        for name in ("learn", "daily", "campaign", "statistics", "games", "rules", "settings", "about", "regicide"):
            stage.focus(f"menu.{name}")
            stage.key("Return")
            self.reach(stage)
            for page in ("cards", "motion", "play", "shared", "sound") if name == "settings" else ():
                stage.click(f"settings.page.{page}")
                self.reach(stage)
            stage.key("Escape")
            self.assertEqual(stage.scene(), "menu", name)
        stage.click("menu.regicide")
        stage.click("button.more")
        self.reach(stage)
        stage.focus("seats.kind.0")
        stage.key("Right")  # a computer in the first seat: no large choice seats them so
        stage.key("Escape")
        self.look(stage)
        stage.key("Escape")
        stage.click("menu.statistics")
        stage.click("button.people")
        self.reach(stage)
        stage.click("button.add")
        stage.type("Anna")
        self.reach(stage)
        stage.key("Escape")
        stage.click("statistics.game.clash")
        self.look(stage)
        stage.click("button.achievements")
        self.look(stage)
        stage.key("Escape")
        stage.key("Escape")
        stage.click("menu.campaign")
        stage.click("campaign.game.clash")
        self.reach(stage)
        stage.click("campaign.game.claim")
        self.reach(stage)
        stage.click("campaign.game.direnjie")
        self.reach(stage)
        stage.close()

    def table(self):
        stage = self.stage("--new", "regicide:1:2")
        stage.key("z")
        self.reach(stage)
        stage.key("Escape")
        stage.click("button.log")
        self.reach(stage)
        stage.click("hand.card.TS")
        self.look(stage)
        stage.click("button.confirm")
        stage.click("button.hint")
        self.look(stage)
        stage.key("Escape")
        stage.key("Escape")
        self.assertFalse(stage.has("button.leave"), "Escape closes the log first")
        stage.key("Escape")
        self.reach(stage)
        stage.click("button.leave")
        self.reach(stage)
        self.assertTrue(stage.has("menu.continue"))
        stage.close()

    def shared_table(self):
        stage = self.stage("--new", "regicide:2:2")
        self.reach(stage)
        stage.click("button.ready")
        self.look(stage)
        stage.close()
        stage = self.stage("--new", "null:2:7:bots=easy+easy")
        self.reach(stage)
        stage.close()
        self.claim()
        self.clash()
        self.companion()
        self.direnjie()
        stage = self.lost_alone()
        self.look(stage)
        stage.click("button.share")
        self.reach(stage)
        stage.key("Escape")
        stage.click("button.replay")
        self.look(stage)
        stage.close()

    def companion(self):
        stage = self.stage()
        stage.click("menu.regicide")
        stage.click("button.companion")
        stage.click("companion.seats.1")
        self.reach(stage)
        stage.click("companion.royal.JC")
        self.look(stage)
        stage.close()

    def claim(self):
        stage = self.stage("--new", "claim:2:3:bots=easy")
        self.reach(stage)
        card = next(name for name, element in stage.elements().items()
                    if name.startswith("hand.card.") and element["enabled"])
        stage.click(card)
        self.look(stage)
        stage.click("button.confirm")
        self.look(stage)
        stage.close()

    def clash(self):
        stage = self.stage("--new", "clash:2:3:bots=easy,first=0")
        self.reach(stage)
        stage.click(next(name for name, element in stage.elements().items()
                         if name.startswith("hand.card.") and element["enabled"]))
        self.look(stage)
        stage.key("Escape")
        stage.click("button.attack")
        self.look(stage)
        stage.close()
        for options in ("2:3:format=draft,bots=easy", "2:3:format=constructed,bots=easy"):
            stage = self.stage("--new", f"clash:{options}")
            self.look(stage)
            stage.close()
        stage = self.stage("--new", "clash:1:3:mode=solo")
        self.look(stage)
        stage.close()

    def direnjie(self):
        stage = self.stage("--new", "direnjie:4:7:bots=greedy+greedy+greedy,first=0")
        stage.click("notebook.close")
        self.look(stage)
        stage.click("button.notebook")
        stage.click("mark.T1")
        self.look(stage)
        stage.click("ask.T")
        stage.click("button.confirm")
        stage.click("notebook.tab.asks")
        self.look(stage)
        stage.close()

    def lost_alone(self):
        """Plays anything until the game is lost or won, with an undo on the way."""
        stage = self.stage("--new", "regicide:1:4")
        for _ in range(200):
            elements = stage.elements()
            if stage.scene() == "result":
                break
            cards = [name for name, element in elements.items()
                     if name.startswith("hand.card.") and element["enabled"] and
                     not element.get("value")]
            if elements["button.confirm"]["enabled"]:
                stage.click("button.confirm")
                self.undo_once(stage)
            elif cards:
                stage.click(cards[0])
            else:
                stage.click("button.flip")
        self.assertEqual(stage.scene(), "result")
        return stage

    def undo_once(self, stage):
        if not self.undone:
            self.undone = True
            self.assertTrue(stage.element("button.undo")["enabled"])
            stage.click("button.undo")
            stage.click("button.redo")
            stage.key("ctrl+z")
            stage.key("ctrl+y")
            self.assertFalse(stage.element("button.redo")["enabled"])

    def first_run(self):
        stage = self.stage(profile="")
        self.reach(stage)
        stage.close()


if __name__ == "__main__":
    unittest.main()
