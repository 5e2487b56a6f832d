"""Phones as hands: robots that speak as the page does play whole games, and nobody else gets in."""
import unittest

from phone import Phone
from room import RoomTest


class PhonesTest(RoomTest):
    def sit(self, stage, languages=("en",)):
        links = self.links(stage)
        phones = [Phone(link, languages[seat % len(languages)], seed=seat)
                  for seat, link in sorted(links.items())]
        for seat in links:
            stage.until(lambda: stage.element(f"phones.state.{seat}")["name"] == "Sits at the table",
                        f"seat {seat} to be taken")
        stage.click("button.table")
        return phones

    def play(self, stage, phones, most=20000):
        for _ in range(most):
            phone = next((it for it in phones if it.is_asked()), None)
            if phone:
                phone.move()
            elif all(it.told and it.told.get("over") for it in phones):
                return
            else:
                stage.settle()
        self.fail("the game has no end")


class WholeGames(PhonesTest):
    """Each from the phones alone, to its result."""

    def play_out(self, game, players=None, languages=("en",)):
        stage = self.room(game, players)
        phones = self.sit(stage, languages)
        self.play(stage, phones)
        stage.wait()
        self.assertTrue(stage.scene().startswith("result") or stage.has("button.again") or
                        stage.scene() not in ("phones", f"table.{game}"), stage.scene())
        return stage, phones

    def test_claim(self):
        stage, phones = self.play_out("claim", languages=("en", "ru"))
        self.assertEqual(stage.scene(), "result")
        self.assertEqual([phone.told["words"]["language"] for phone in phones], ["en", "ru"])
        self.assertTrue(all(phone.told["over"] and phone.told["log"] for phone in phones))
        again = phones[0].messages
        stage.click("button.again")  # the phones stay for the next game
        self.assertTrue(phones[0].wait(lambda told: not told["over"]))
        self.assertGreater(phones[0].messages, again)
        stage.key("Escape")
        stage.click("button.leave")
        self.assertTrue(all(phone.wait(lambda told: told.get("bye")) for phone in phones))
        with self.assertRaises(OSError):
            phones[0].hello()

    def test_regicide(self):
        self.play_out("regicide", 4, ("en", "id", "ru", "zh-CN"))

    def test_clash(self):
        self.play_out("clash")

    def test_di_renjie(self):
        self.play_out("direnjie", 3)  # six of them in tests/phones/pages.py

class Strangers(PhonesTest):
    """Reconnects, another phone for a seat, and what a phone may not do."""

    def test_a_phone_comes_back_and_another_is_let_in(self):
        stage = self.room("claim")
        phones = self.sit(stage)
        asked = next(phone for phone in phones if phone.wait(lambda told: True) and phone.is_asked())
        seat = phones.index(asked)
        while not asked.told["log"]:
            asked.move()
        asked.sleep()
        asked.listen()  # as after a reload: by its token
        asked.answer("hello")
        self.assertTrue(asked.told["log"])
        stage.key("Escape")
        stage.click("button.phones")
        second = Phone(self.links(stage)[seat])
        self.assertTrue(second.wait(lambda told: told.get("waits")))
        stage.until(lambda: stage.has(f"phones.let-in.{seat}"), "the question")
        stage.click(f"phones.let-in.{seat}")
        self.assertTrue(second.wait(lambda told: "zones" in told))
        self.assertEqual(asked.press("hello"), 403)

    def test_a_phone_acts_for_its_own_seat_alone(self):
        stage = self.room("claim")
        phones = self.sit(stage)
        asked = next(phone for phone in phones if phone.wait(lambda told: True) and phone.is_asked())
        other = next(phone for phone in phones if phone is not asked)
        card = asked.cards()[0]["id"]
        act = next(it["id"] for it in asked.answer(card)["acts"] if "id" in it)
        before = other.told["log"]
        for name in (act, card, "act.ffffffffffffffff", "card.G0.55", "nonsense"):
            other.answer(name)
        self.assertEqual(other.told["log"], before)
        self.assertFalse(other.is_asked())
        self.assertEqual(asked.post("/press", f"{asked.token} {asked.count} en {act}")[0], 409)
        self.assertEqual(asked.post("/press", f"{asked.token} 99 en {act}",
                                    Origin="http://evil.example")[0], 403)
        asked.answer(act)  # nothing was lost
        self.assertTrue(other.wait(lambda told: told["turn"] or told["log"]))

    def test_a_whole_game_with_reconnects(self):
        stage = self.room("regicide", 2)
        phones = self.sit(stage)
        for number in range(2000):
            phone = next((it for it in phones if it.is_asked()), None)
            if not phone and all(it.told.get("over") for it in phones):
                return
            if phone and number % 7 == 3:
                phone.sleep()
                phone.listen()
                phone.answer("hello")
            elif phone:
                phone.move()
            else:
                stage.settle()
        self.fail("the game has no end")


if __name__ == "__main__":
    unittest.main()
