"""Games that computers have played to their end, for the tests of replays and of sharing."""
import os
import re
import shutil
import tempfile

from driver import StageTest

BOTS = {"regicide": "regicide:2:1:bots=greedy+greedy", "claim": "claim:2:3:bots=greedy+greedy",
        "clash": "clash:2:3:bots=greedy+greedy", "null": "null:2:7:bots=greedy+greedy"}
LONG = {"direnjie": "direnjie:2:1:bots=easy+easy"}


class FinishedTest(StageTest):
    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="meja-test-")
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)

    def finished(self, game, **members):
        """A game that computers have played to its end."""
        stage = self.stage("--new", {**BOTS, **LONG}[game], ready=False,
                           profile=os.path.join(self.folder, game), **members)
        stage.wait()
        self.assertEqual(stage.scene(), "result", f"{game} does not end")
        return stage

    def place(self, stage):
        """How many actions are shown, and of how many."""
        shown, length = stage.element("replay.place")["value"].split(" of ")
        return int(shown), int(length)

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
        if stage.scene() == "replace":
            stage.click("button.yes")
        self.assertIn(file, stage.element("banner")["name"])
        stage.click("banner.close")
        stage.click("button.back")
        with open(file, encoding="utf-8") as text:
            return text.read(), code

    def actions(self, text):
        return [line.split(" ", 1)[1] for line in text.splitlines() if re.match(r"\d ", line)]
