#!/usr/bin/env python3
"""Play the score and encode it: score.py by instruments.py in circle.py (numpy), encoded by oggenc.

    music.py OUTDIR [PIECE…]     writes two stems of each piece
    music.py --list              names them

The calm stem is always heard, the tense one beside it when a match rises; both have the same length and
repeat without a seam. Calm alone is as loud as CALM says, both together as BOTH (LUFS). The tense stem
is mono, since it is the smaller half of what is heard. A file has its first OVERLAP samples once more
at its end: there the program fades from one round to the next, since what the encoder changes is not
the same at both ends. Naming needs Python alone.
Deterministic: the same score always gives the same bytes.
"""
import concurrent.futures
import os
import subprocess
import sys
import tempfile
import wave

PIECES = ("lanterns", "court", "tavern", "bridges", "magistrate")
STEMS = ("calm", "tense")
CALM, BOTH, PEAK = -25.0, -23.0, .85
OVERLAP = 512


def balanced(calm, tense, rate):
    """Both with their gains."""
    import numpy as np
    from loudness import integrated
    calm = calm * 10 ** ((CALM - integrated(calm, rate)) / 20)
    for _ in range(5):  # what the tense stem adds is nearly a sum of powers
        added = 10 ** (integrated(calm + tense, rate) / 10) - 10 ** (CALM / 10)
        tense = tense * ((10 ** (BOTH / 10) - 10 ** (CALM / 10)) / added) ** .5
    shrink = min(1, PEAK / np.abs(calm + tense).max())
    return shrink * calm, shrink * tense


def encode(folder, name, sides, rate, bars):
    """With how many bars it has, which the program reads."""
    import numpy as np
    sides = np.concatenate((sides, sides[:, :OVERLAP]), axis=1)
    with tempfile.TemporaryDirectory(prefix="meja-music-") as plain:
        wav = os.path.join(plain, "stem.wav")
        with wave.open(wav, "wb") as w:
            w.setnchannels(len(sides))
            w.setsampwidth(2)
            w.setframerate(rate)
            w.writeframes((32767 * sides.T).astype("<i2").tobytes())
        subprocess.run(["oggenc", "--quiet", "--serial", "1", "-q", "-1", "--comment", f"BARS={bars}", "-o",
                        os.path.join(folder, name + ".ogg"), wav], check=True)


def write(folder, name):
    import numpy as np
    import score
    from circle import HALF
    calm, tense, room = getattr(score, name)()
    one = tense.finished(room).mean(axis=0)
    sides = balanced(calm.finished(room), np.array((one, one)), HALF)
    encode(folder, name + "-calm", sides[0], HALF, calm.bars)
    encode(folder, name + "-tense", sides[1][:1], HALF, tense.bars)


def main():
    if sys.argv[1] == "--list":
        print("\n".join(f"{name}-{stem}.ogg" for name in PIECES for stem in STEMS))
        return
    os.makedirs(sys.argv[1], exist_ok=True)
    with concurrent.futures.ProcessPoolExecutor(2) as pool:
        for done in [pool.submit(write, sys.argv[1], name) for name in sys.argv[2:] or PIECES]:
            done.result()


if __name__ == "__main__":
    main()
