"""Playing stored lines of Di Renjie in the window, and comparing what it shows with the engine."""
from driver import LINES


class Line:
    """A stored game: `game direnjie SEATS SEED OPTION=VALUE`, then one action in each line."""

    def __init__(self, name):
        lines = [line for line in (LINES / f"{name}.txt").read_text().splitlines()
                 if line and not line.startswith("#")]
        _, self.game, self.seats, self.seed, self.option = lines[0].split()
        self.actions = lines[1:]

    def new(self):
        return f"{self.game}:{self.seats}:{self.seed}:{self.option}"

    def start(self, engine):
        key, value = self.option.split("=")
        engine.ask("new", game=self.game, players=int(self.seats), seed=int(self.seed),
                   options={key: bool(int(value))})


def come_to_table(stage):
    """Whoever decides takes the screen."""
    if stage.scene() == "question":
        stage.click("button.look")
    stage.open_curtain()


def hand_card(stage, card):
    """A card of the hand that is not picked yet: copies are numbered."""
    elements = stage.elements()
    for name in (f"hand.card.{card}", f"hand.card.{card}.2", f"hand.card.{card}.3"):
        if name in elements and not elements[name].get("value"):
            return name
    raise AssertionError(f"{card} is not in the hand")


def play_by_mouse(stage, action):
    verb, *operands = action.split()
    if verb in ("give", "repay", "submit"):
        for card in operands:
            stage.click(hand_card(stage, card))
        stage.click("button.confirm")
    elif verb == "ask":
        stage.click(f"ask.{operands[0]}")
        stage.click("button.confirm")
    elif verb == "inspect":
        stage.click(f"clue.{operands[0]}.{operands[1]}")
    elif verb in ("take", "rob", "swap", "draw"):
        stage.click("button.deck" if operands[0] == "deck" else f"seat.{operands[0]}")
    elif verb in ("answer", "accuse"):
        stage.click(f"answer.{operands[0]}")
        if stage.element("button.answer")["enabled"]:  # the last of them
            stage.click("button.answer")
    else:
        stage.click(f"button.{verb}")


def plain(name):
    """The card of an element of the hand, without the number of the copy."""
    return name.removeprefix("hand.card.").split(".")[0]


def compare(test, stage, engine, seat):
    """Holds what the window shows against what the engine says that this seat sees."""
    view = engine.ask("view", seat=seat)["view"]
    elements = stage.elements()
    if elements["table.step"]["value"] == "answer":  # nothing else lies on the table
        return
    hand = sorted(plain(name) for name in elements if name.startswith("hand.card."))
    test.assertEqual(hand, sorted(view["hands"][seat]))
    test.assertEqual(elements["pile.deck"]["value"], str(len(view["deck"])))
    for other, cards in enumerate(view["hands"]):
        if other != seat:
            test.assertEqual(elements[f"seat.{other}"]["value"], str(len(cards)))
        for nth, clue in enumerate(view["clues"][other]):
            top = elements[f"clue.{other}.{nth}"]["value"]
            test.assertEqual(top, clue["cards"][0] if clue["public"] else "hidden")
