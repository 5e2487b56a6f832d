"""A player for tournaments: it takes the first action that it may do, or does as its argument says,
so that the tests meet every way in which a program can fail."""
import json
import sys
import time

mode = sys.argv[1]


def answer(request):
    if mode == "watch":  # leaves when it is shown what it may not know, or not what it should
        hands = request["view"]["hands"]
        hidden = [hand for seat, hand in enumerate(hands) if seat != request["seat"]]
        if any(card != "?" for hand in hidden for card in hand):
            sys.exit(1)
        own = hands[request["seat"]]
        if request["actions"] != ["play " + card for card in own] or "seed" not in request:
            sys.exit(1)
    if mode == "leave":
        sys.exit(1)
    if mode == "sleep":
        time.sleep(1000)
    if mode == "cheat":
        return '{"ok":true,"action":"play 99"}'
    if mode == "refuse":
        return '{"ok":false,"error":"I am tired.","code":"bad-state"}'
    if mode == "mumble":
        return "first"
    if mode == "nothing":
        return '{"ok":true,"action":5}'
    if mode == "talk":
        return "a" * (1 << 21)
    return json.dumps({"ok": True, "action": request["actions"][0]})


for line in sys.stdin:
    asked = json.loads(line)
    print(answer(asked) if asked["cmd"] == "bot" else '{"ok":true}', flush=True)
