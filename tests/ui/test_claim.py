"""Claim in the real window: whole games by mouse, the summary card, the other hand, a series."""
import re
import tempfile
import unittest

from driver import StageTest


class Claim(StageTest):
    def hand(self, stage, enabled=True):
        return [element for element in stage.tree()["elements"]
                if element["id"].startswith("hand.card.") and element["enabled"] == enabled]

    def play(self, stage, cards=1):
        """Plays the first card that may be played, so many times."""
        for _ in range(cards):
            stage.click(self.hand(stage)[0]["id"])
            stage.click("button.confirm")

    def test_a_series_against_the_computer(self):
        stage = self.stage("--new", "claim:2:7:bots=easy,target=1")
        self.play(stage, 13)
        self.assertEqual(stage.element("table.phase")["value"], "2")
        self.assertEqual(len(self.hand(stage)) + len(self.hand(stage, False)), 13)
        self.assertFalse(stage.has("table.prize"))
        self.play(stage, 13)
        self.assertEqual(stage.scene(), "result")
        votes = [int(stage.element(f"text.score.{seat}")["name"][-1]) for seat in (0, 1)]
        winner = [index for index in (0, 1) if votes[index] == max(votes)]
        self.assertEqual(stage.has("text.match"), len(winner) == 1)

    def margins(self, stage, winner):
        """By the name of a faction that the winner got, which follows the winner's own: by how many
        cards, then by how much the best ones differ, as the scene of the result lists them."""
        elements, found = stage.elements(), {}
        for code in ("goblin", "knight", "undead", "dwarf", "doppelganger"):
            names = [elements[f"result.cards.{seat}.{code}"]["name"] for seat in (0, 1)]
            values = [[int(value) for value in re.findall(r" (\d)[,)]", name)] for name in names]
            if ", ahead" in names[winner]:
                best = [max(cards, default=-1) for cards in values]
                found[re.search(r" · (\w+)[,:]", names[winner])[1]] = (
                    abs(len(values[0]) - len(values[1])), abs(best[0] - best[1]))
        return found

    def test_the_result_names_the_closest_vote(self):
        stage = self.stage("--new", "claim:2:11:bots=easy")
        self.play(stage, 26)
        votes = [int(stage.element(f"text.score.{seat}")["name"][-1]) for seat in (0, 1)]
        self.assertNotEqual(votes[0], votes[1])
        margins = self.margins(stage, votes.index(max(votes)))
        self.assertEqual(len(margins), max(votes))
        closest = re.findall(r"(\w+) ·", stage.element("text.detail")["name"])
        least = min(margins.values())
        if least[0] > 0:  # values decide only between as many cards
            least = least[:1]
        self.assertEqual(closest, [name for name in margins if margins[name][:len(least)] == least])

    def games_won(self, stage):
        name = stage.element("text.series")["name"]
        return [int(wins) for wins in re.findall(r": (\d+)", name)]

    def test_a_series_goes_on_after_a_restart(self):
        folder = tempfile.TemporaryDirectory(prefix="meja-test-")
        self.addCleanup(folder.cleanup)
        stage = self.stage("--new", "claim:2:7:bots=easy,target=2", profile=folder.name)
        self.play(stage, 26)
        first = self.games_won(stage)
        stage.click("button.again")
        self.play(stage, 3)
        self.assertEqual(stage.close(), 0)
        stage = self.stage(profile=folder.name)
        stage.click("menu.continue")
        self.play(stage, 23)
        both = self.games_won(stage)
        self.assertIn(sum(both) - sum(first), {0, 1})
        self.assertTrue(all(now >= then for now, then in zip(both, first)))
        self.assertEqual(stage.has("text.match"), max(both) == 2)

    def test_a_seat_says_how_strong_the_computer_is(self):
        stage = self.stage("--new", "claim:2:5:bots=hard")
        self.assertIn("Computer · hard", stage.tip_of("seat.1.name"))

    def test_a_hint_never_says_nought_per_cent(self):
        stage = self.stage("--new", "claim:2:7:bots=normal")
        self.play(stage, 18)
        for _ in range(7):
            stage.click("button.hint")
            hint = next(element["name"] for element in stage.tree()["elements"]
                        if element["name"].startswith("Hint: "))
            self.assertRegex(hint, r"Chance to win: [1-9]\d*%|The position is lost|Hardly any")
            self.assertNotRegex(hint, r"\b0%")
            self.play(stage)

    def test_an_illegal_card_says_why(self):
        stage = self.stage("--new", "claim:2:7:bots=easy,first=1")
        while not self.hand(stage, False):
            self.play(stage)
        lead = stage.element("table.lead")["value"]
        names = {"G": "Goblins", "K": "Knights", "U": "Undead", "W": "Dwarves",
                 "D": "Doppelgängers"}
        for card in self.hand(stage, False):
            self.assertIn(names[lead[0]], card["reason"])
            self.assertNotIn(card["id"].split(".")[2][0], {lead[0], "D"})
        for card in self.hand(stage):
            self.assertIn(card["id"].split(".")[2][0], {lead[0], "D"})

    def test_the_summary_leaves_the_hand_in_use(self):
        stage = self.stage("--new", "claim:2:7:bots=easy")
        before = self.hand(stage)
        stage.click("button.summary")
        self.assertFalse(stage.has("table.prize"))
        self.assertEqual(self.hand(stage), before)
        stage.click("button.summary-card")
        self.assertTrue(stage.has("table.prize"))
        stage.key("c")
        self.assertTrue(stage.has("button.summary-card"))
        self.play(stage)
        self.assertFalse(stage.has("button.summary-card"))

    def test_the_other_hand_is_shown_when_asked(self):
        stage = self.stage("--new", "claim:2:7:bots=easy")
        self.assertFalse(stage.has("button.peek"))
        self.play(stage, 13)
        other = [name for name in stage.elements() if name.startswith("seat.card.1.")]
        self.assertEqual(other, [])
        stage.click("button.peek")
        other = [name for name in stage.elements() if name.startswith("seat.card.1.")]
        self.assertIn(len(other), {12, 13})

    def told(self, stage):
        return stage.element("table.told")["name"]

    def test_the_last_trick_is_told_again(self):
        stage = self.stage("--new", "claim:2:7:bots=easy")
        self.assertFalse(stage.has("table.told"))
        self.play(stage)
        first = self.told(stage)
        self.play(stage)
        second = self.told(stage)
        self.assertNotEqual(second, first)
        stage.click("button.undo")
        self.assertEqual(self.told(stage), first)
        stage.click("button.menu")
        stage.click("button.leave")
        stage.click("menu.continue")
        self.assertEqual(self.told(stage), second, "nobody played on from there")

    def test_a_hint_gives_a_reason(self):
        stage = self.stage("--new", "claim:2:7:bots=easy")
        prize = stage.element("table.prize")["name"]
        stage.key("h")
        stage.wait()
        self.assertIn(prize, stage.element("text.status")["name"])
        lit = [element["id"] for element in stage.tree()["elements"]
               if element.get("value") == "Suggested"]
        self.assertEqual(len(lit), 1)
        self.assertTrue(lit[0].startswith("hand.card."))
        stage.key("Escape")
        self.assertFalse(stage.element(lit[0]).get("value"))

    def test_the_curtain_falls_between_two_people_only(self):
        stage = self.stage("--new", "claim:2:7")
        for _ in range(8):
            stage.open_curtain()
            turn = stage.element("table.turn")["value"]
            self.play(stage)
            if stage.scene() != "curtain":
                self.assertEqual(stage.element("table.turn")["value"], turn)


if __name__ == "__main__":
    unittest.main()
