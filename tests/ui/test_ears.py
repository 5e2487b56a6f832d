"""A person who hears only: keys are pressed by what was said, and by nothing else. The screen is
never asked what it shows; it is only waited for, as anybody waits until nothing moves."""
import gettext
import pathlib
import tempfile
import unittest

import regicide
from driver import BUILD, StageTest

RANKS = {"2": "2", "3": "3", "4": "4", "5": "5", "6": "6", "7": "7", "8": "8", "9": "9", "T": "10",
         "J": "Jack", "Q": "Queen", "K": "King"}
SUITS = {"H": "Hearts", "D": "Diamonds", "C": "Clubs", "S": "Spades"}


def words_of(language):
    """A catalogue: the words of the menu in this language."""
    file = BUILD / "share" / "meja" / "locale" / f"{language}.mo"
    if language == "en":
        return str
    with file.open("rb") as stream:
        return gettext.GNUTranslations(stream).gettext


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

    def find(self, begins, key="ctrl+Down", most=80):
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

    def test_the_screens_of_the_menu_tell_their_names(self):
        """Into each screen and back, by what is heard."""
        for language in ("en", "id", "ru", "zh_CN"):
            word = words_of(language)
            listener = Listener(self, "--language", language)
            title = listener.lines()[0]
            self.assertEqual(title, word("Meja"))
            for choice in ("Learn", "Campaign", "Statistics", "Replays", "Rules", "Settings",
                           "About"):
                listener.find(word(choice))
                opened = listener.press("Return")
                self.assertNotIn(title, opened[:1], (language, choice))
                self.assertTrue(opened, (language, choice))
                self.assertEqual(listener.press("Escape")[0], title, (language, choice))
            listener.stage.drop()


if __name__ == "__main__":
    unittest.main()
