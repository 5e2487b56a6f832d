"""Playing stored lines of Regicide in the window, and comparing what it shows with the engine."""
from driver import LINES

HEALTH = {"J": 20, "Q": 30, "K": 40}
ATTACK = {"J": 10, "Q": 15, "K": 20}


class Line:
    """A stored game: `game regicide SEATS SEED`, then one action in each line."""

    def __init__(self, name):
        lines = [line for line in (LINES / f"{name}.txt").read_text().splitlines()
                 if line and not line.startswith("#")]
        _, self.game, self.seats, self.seed = lines[0].split()
        self.actions = lines[1:]

    def new(self):
        return f"{self.game}:{self.seats}:{self.seed}"

    def start(self, engine):
        engine.ask("new", game=self.game, players=int(self.seats), seed=int(self.seed))


def play_by_mouse(stage, action, wait=True):
    verb, *cards = action.split()
    if verb in ("yield", "flip"):
        stage.click(f"button.{verb}", wait)
        return
    for card in cards:
        stage.click(f"hand.card.{card}")
    stage.click("button.confirm", wait)


def hand_cards(elements):
    """The codes of the hand from left to right."""
    return [name.removeprefix("hand.card.") for name in elements if name.startswith("hand.card.")]


def play_by_keys(stage, action):
    verb, *cards = action.split()
    if verb in ("yield", "flip"):
        stage.focus(f"button.{verb}")
        stage.key("Return")
        return
    hand = hand_cards(stage.elements())
    stage.key(*[str(hand.index(card) + 1) for card in cards])
    stage.key("Return")


def compare(test, stage, engine, seat):
    """Holds what the window shows against what the engine says that this seat sees."""
    view = engine.ask("view", seat=seat)["view"]
    elements = stage.elements()
    shown = {name: element.get("value") for name, element in elements.items()}
    test.assertEqual(sorted(hand_cards(elements)), sorted(view["hands"][seat]))
    test.assertEqual(sorted(name.removeprefix("table.card.") for name in elements
                            if name.startswith("table.card.")), sorted(view["table"]))
    for pile in ("tavern", "discard", "castle"):
        test.assertEqual(shown[f"pile.{pile}"], str(len(view[pile])), pile)
    enemy = view["enemy"]
    test.assertEqual(shown["table.enemy"], enemy["card"])
    left = HEALTH[enemy["card"][0]] - enemy["damage"]
    test.assertTrue(shown["table.health"].startswith(str(left)), shown["table.health"])
    attack = max(0, ATTACK[enemy["card"][0]] - enemy["shield"])
    test.assertTrue(shown["table.attack"].startswith(str(attack)), shown["table.attack"])
    for name, element in elements.items():
        test.assertEqual(element["secret"], name.startswith("hand.card."), name)


def play_line(test, line, window, engine, *ways):
    """Plays a whole line of one person, whom the engine follows; the ways of playing take turns."""
    line.start(engine)
    for index, action in enumerate(line.actions):
        compare(test, window, engine, 0)
        ways[index % len(ways)](window, action)
        engine.ask("do", action=action)
    test.assertEqual(window.scene(), "result")
