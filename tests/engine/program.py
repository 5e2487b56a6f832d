"""The program itself: its options, that each reply comes at once, and how it ends.

Usage: program.py <meja-engine, perhaps after what starts it>
"""
import json
import os
import pathlib
import subprocess
import sys
import tempfile

HELLO = '{"cmd":"hello"}\n'


def run(*arguments, lines=""):
    return subprocess.run([*sys.argv[1:], *arguments], input=lines, capture_output=True, text=True,
                          timeout=60)


def check_options():
    version = run("--version")
    assert version.returncode == 0 and version.stdout.startswith("meja-engine "), version
    usage = run("--help")
    assert usage.returncode == 0 and usage.stdout.startswith("Usage: meja-engine"), usage
    for wrong in ("--fast", "-x", "file.jsonl"):
        refused = run(wrong, lines=HELLO)
        assert refused.returncode == 2 and refused.stdout == "", refused
        assert refused.stderr.count("\n") == 1 and wrong in refused.stderr, refused


HOSTILE = "\x1b[2J\x07\u009b31m\u202e\u2066"


def expect_harmless(words):
    assert not set(words) & set(HOSTILE) - set("[2J31m"), repr(words)


def check_words_of_others_do_nothing_to_a_terminal():
    """What a request asks for, and what another program answers in a tournament, is told again."""
    for request in ({"cmd": HOSTILE}, {"cmd": "new", "game": HOSTILE, "players": 2, "seed": 1},
                    {"cmd": "new", "game": "claim", "players": 2, "options": {HOSTILE: 1}, "seed": 1}):
        reply = run(lines=json.dumps(request) + "\n")
        assert '"ok":false' in reply.stdout, reply
        expect_harmless(reply.stdout + reply.stderr)
    with tempfile.TemporaryDirectory() as folder:
        player = pathlib.Path(folder, "player.py")
        answer = json.dumps({"ok": False, "error": HOSTILE, "code": HOSTILE})
        player.write_text(f"while True:\n    input()\n    print({answer!r}, flush=True)\n")
        ended = run("tournament", "null", "random", f"run:python3 {player}", "--deals", "1")
        expect_harmless(ended.stdout + ended.stderr)


def check_ends():
    ended = run(lines=HELLO)
    assert ended.returncode == 0 and ended.stdout.count("\n") == 1, ended
    quitted = run(lines='{"cmd":"quit"}\n' + HELLO)
    assert quitted.returncode == 0 and quitted.stdout == '{"ok":true}\n', quitted
    assert run(lines="").stdout == ""


def check_replies_come_at_once():
    with subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                          text=True) as engine:
        for _ in range(3):
            engine.stdin.write(HELLO)
            engine.stdin.flush()
            assert '"protocol":1' in engine.stdout.readline()
        engine.stdin.close()
        assert engine.wait(60) == 0


def check_analysis_is_stopped():
    """The first answer comes while the engine thinks on; `stop` brings the last."""
    requests = ('{"cmd":"new","game":"claim","players":2,"seed":1}',
                '{"cmd":"analyse","level":"hard","seed":1,"nodes":4294967295}')
    with subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                          text=True) as engine:
        engine.stdin.write("\n".join(requests) + "\n")
        engine.stdin.flush()
        engine.stdout.readline()
        assert '"partial":true' in engine.stdout.readline()
        engine.stdin.write('{"cmd":"stop"}\n')
        engine.stdin.flush()
        line = engine.stdout.readline()
        while '"partial":true' in line:
            line = engine.stdout.readline()
        assert '"partial":false' in line, line
        assert engine.stdout.readline() == '{"ok":true}\n'
        engine.stdin.close()
        assert engine.wait(60) == 0


def check_tournament():
    """By words; a deal of the null game is won by the same seat whoever sits there."""
    played = run("tournament", "null", "easy", "random", "--deals", "2", "--seed", "3")
    assert played.returncode == 0, played
    assert played.stdout == ("2 deals\n"
                             "  easy: 50.0 % (15.0 to 85.0) of 4 games\n"
                             "  random: 50.0 % (15.0 to 85.0) of 4 games\n"), played.stdout
    for wrong in (("null", "easy"), ("null", "easy", "hrad"), ("chess", "easy", "hard"), (),
                  ("null", "easy", "hard", "--deals", "many"),
                  ("null", "easy", "hard", "--speed", "3")):
        refused = run("tournament", *wrong)
        assert refused.returncode == 2 and refused.stdout == "", refused
        assert refused.stderr.count("\n") == 1, refused


def check_a_tournament_leaves_out_no_word():
    """A word that is no UTF-8 fits in no request; without it the tournament would be another."""
    entrants = (b"null", b"easy", b"random")
    for wrong in ((*entrants, b"run:\xff"), (*entrants, b"--level", b"\xff"),
                  (b"null", b"easy", b"\xff"), (b"\xff", b"easy", b"random")):
        refused = run("tournament", *wrong)
        assert refused.returncode == 2 and refused.stdout == "", refused
        assert "is not understood" in refused.stderr, refused


def check_full_output():
    native = len(sys.argv) == 2
    for arguments in ((), ("--help",), ("--version",),
                      ("tournament", "null", "easy", "random", "--deals", "1"))[:4 if native else 1]:
        with open("/dev/full", "w", encoding="utf-8") as full:
            ended = subprocess.run([*sys.argv[1:], *arguments], input=HELLO, stdout=full,
                                   stderr=subprocess.PIPE, text=True, timeout=60)
        assert ended.returncode == 1 and ended.stderr.count("\n") == 1, ended


def check_no_input():
    with tempfile.TemporaryDirectory() as path:
        folder = os.open(path, os.O_RDONLY)
        ended = subprocess.run(sys.argv[1:], stdin=folder, capture_output=True, text=True, timeout=60)
        os.close(folder)
    assert ended.returncode == 1 and ended.stderr.count("\n") == 1, ended


def check_a_tournament_needs_nobody_who_watches():
    """Where its standings on the way cannot be told, all deals are played all the same."""
    with open("/dev/full", "w", encoding="utf-8") as full:
        played = subprocess.run([*sys.argv[1:], "tournament", "null", "easy", "random",
                                 "--deals", "3"], stdout=subprocess.PIPE, stderr=full, text=True,
                                timeout=60)
    assert played.returncode == 0 and played.stdout.startswith("3 deals\n"), played


check_options()
check_words_of_others_do_nothing_to_a_terminal()
check_ends()
check_replies_come_at_once()
check_analysis_is_stopped()
check_tournament()
check_full_output()
if len(sys.argv) == 2:  # what starts a program of another system makes its own words and streams
    check_a_tournament_leaves_out_no_word()
    check_a_tournament_needs_nobody_who_watches()
    check_no_input()
