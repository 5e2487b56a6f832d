"""A person who hears only: keys are pressed by what was said, and by nothing else. The screen is
never asked what it shows; it is only waited for, as anybody waits until nothing moves."""
import pathlib
import tempfile
import unittest

import regicide
from driver import StageTest

RANKS = {"2": "2", "3": "3", "4": "4", "5": "5", "6": "6", "7": "7", "8": "8", "9": "9", "T": "10",
         "J": "Jack", "Q": "Queen", "K": "King"}
SUITS = {"H": "Hearts", "D": "Diamonds", "C": "Clubs", "S": "Spades"}


def spoken(card):
    rank, suit = card
    return f"{SUITS[suit]} Companion" if rank == "A" else f"{RANKS[rank]} of {SUITS[suit]}"


class Listener:
    """Ears and keys at a stage."""

    def __init__(self, test, *options, **members):
        folder = tempfile.TemporaryDirectory()
        test.addCleanup(folder.cleanup)
        self.file = pathlib.Path(folder.name) / "spoken.txt"
        self.stage = test.stage(f"--speech=file:{self.file}", *options, **members)
        self.heard = 0

    def lines(self):
        """What was said since the last call."""
        self.stage.wait()
        text = self.file.read_text(encoding="utf-8").splitlines()
        new, self.heard = text[self.heard:], len(text)
        return new

    def press(self, *keys):
        self.stage.key(*keys)
        return self.lines()

    def find(self, begins, key="Tab", most=80):
        """Walks on until something is told that begins so."""
        for _ in range(most):
            if any(line.startswith(begins) for line in self.press(key)):
                return
        raise AssertionError(f"never heard: {begins}")


class Ears(StageTest):
    def test_a_solo_game_is_won_with_gold(self):
        line = regicide.Line("solo-gold")
        listener = Listener(self, "--language", "en", "--new", line.new())
        opening = listener.lines()
        self.assertEqual(opening[0], "Regicide")
        self.assertTrue(opening[1].startswith("All 12 royals must fall."), opening)
        said = []
        for action in line.actions:
            verb, *cards = action.split()
            if verb in ("yield", "flip"):
                listener.find("Yield" if verb == "yield" else "Flip a Jester")
            for card in cards:
                listener.find(spoken(card))
                listener.press("space")
            said = listener.press("Return")
        self.assertIn("You win!", said)
        said += listener.press("Return") + listener.press("Tab")
        self.assertTrue(any("Gold" in words for words in said), said)


if __name__ == "__main__":
    unittest.main()
