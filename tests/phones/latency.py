#!/usr/bin/env python3
"""How long it takes from a tap on a phone until the screen moves, and how often the program wakes
while phones sit there and nobody presses.

    latency.py PROJECT [SECONDS]

MEJA_BUILD names the build. Prints the median, the 95th of a hundred, and wake-ups in SECONDS (60).
"""
import pathlib
import sys
import time
import unittest

PROJECT = pathlib.Path(sys.argv[1])
sys.path.insert(0, str(PROJECT / "tests" / "ui"))
from phone import Phone  # noqa: E402  pylint: disable=wrong-import-position
from room import RoomTest  # noqa: E402  pylint: disable=wrong-import-position

REST = float(sys.argv[2]) if len(sys.argv) > 2 else 60


def switches(process):
    """How often its threads have gone to sleep by themselves so far, each by its name."""
    found = {}
    for task in pathlib.Path(f"/proc/{process.pid}/task").iterdir():
        lines = (task / "status").read_text().splitlines()
        facts = dict(line.split(":\t", 1) for line in lines if ":\t" in line)
        found[f"{facts['Name']} {task.name}"] = int(facts["voluntary_ctxt_switches"])
    return found


class Latency(RoomTest):
    def sit(self, game, players):
        stage = self.room(game, players, "normal")
        phones = [Phone(link, seed=seat) for seat, link in sorted(self.links(stage).items())]
        stage.click("button.table")
        stage.wait()
        return stage, phones

    def test_from_a_tap_to_motion(self):
        stage, phones = self.sit("claim", None)
        taken = []
        for _ in range(400):
            phone = next((it for it in phones if it.is_asked()), None)
            if not phone or len(taken) == 40:
                break
            acts = [act["id"] for act in phone.told["acts"] if "id" in act]
            if not acts:
                phone.move()
                stage.wait()
                continue
            stage.ask("frames")  # it counts those since the last call
            begun = time.monotonic()
            phone.press(acts[0])
            while stage.ask("frames")["count"] == 0:
                pass
            taken.append((time.monotonic() - begun) * 1000)
            stage.wait()
            for it in phones:
                it.answer("hello")
        taken.sort()
        print(f"tap to motion, {len(taken)} taps: median {taken[len(taken) // 2]:.0f} ms, "
              f"p95 {taken[int(len(taken) * 0.95)]:.0f} ms")

    def test_wake_ups_at_rest(self):
        stage, _ = self.sit("regicide", 4)
        before = switches(stage.process)
        time.sleep(REST)
        after = switches(stage.process)
        for name, count in after.items():
            if count != before.get(name, 0):
                print(f"{name}: {count - before.get(name, 0)} wake-ups in {REST:.0f} s")


if __name__ == "__main__":
    del sys.argv[1:]
    unittest.main()
