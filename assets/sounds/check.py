#!/usr/bin/env python3
"""Hold finished music to the bounds of the score (numpy, oggdec).

    check.py FOLDER [PIECE…]     FOLDER holds <piece>-calm.ogg and <piece>-tense.ogg

Says what each piece measures, names what is out of bounds, and then fails. Nobody hears it here: these
are the faults that numbers find.
"""
import io
import pathlib
import subprocess
import sys
import wave

import numpy as np

from loudness import integrated
from music import BOTH, CALM, OVERLAP, PIECES, STEMS

LOUDNESS_SLACK = 1.0  # LU
PEAK_MAX = -1.0       # dB, between samples too
CENTROID_MAX = 2200   # Hz
HIGH, HIGH_SHARE = 6000, .01
MEAN_MAX = .001
SEAM_MAX = 20         # how unforeseen the seam is, as a multiple of what is near it
BYTES_MAX = 4_000_000  # of all pieces


def decoded(path):
    """(sides, rate); SystemExit: it is no such file."""
    answer = subprocess.run(["oggdec", "--quiet", "--output", "-", str(path)], capture_output=True)
    if answer.returncode or not answer.stdout:
        sys.exit(f"{path} is missing or cannot be read")
    with wave.open(io.BytesIO(answer.stdout)) as sound:
        channels, rate = sound.getnchannels(), sound.getframerate()
    return np.frombuffer(answer.stdout[44:], dtype="<i2").reshape(-1, channels).T / 32768, rate


def decibel(x):
    return 20 * np.log10(max(x, 1e-9))


def true_peak(sides):
    """Between samples too: what is loud is looked at with four times as many."""
    block, most = 1024, 0.0
    for side in sides:
        loud = np.unique(np.flatnonzero(abs(side) > .7 * abs(side).max()) // block)
        for begin in loud * block - block // 2:
            around = np.take(side, np.arange(begin, begin + 2 * block), mode="wrap")
            finer = 4 * np.fft.irfft(np.fft.rfft(around), 8 * block)
            most = max(most, abs(finer[2 * block:6 * block]).max())
    return most


def spectrum(sides, rate):
    """(Hz, power), in pieces of a second."""
    whole = sides.mean(axis=0)
    rounds = whole[:len(whole) // rate * rate].reshape(-1, rate)
    power = (abs(np.fft.rfft(rounds * np.hanning(rate), axis=1)) ** 2).sum(axis=0)
    return np.fft.rfftfreq(rate, 1 / rate), power


def as_heard(sides):
    """A round as the program repeats it: its beginning fades in from what its end goes on with."""
    share = np.arange(OVERLAP) / OVERLAP
    out = sides[:, :-OVERLAP].copy()
    out[:, :OVERLAP] = share * out[:, :OVERLAP] + (1 - share) * sides[:, -OVERLAP:]
    return out


def seam(sides):
    """(the step at the seam against the largest within, how far the samples after the seam are from
    what those before it make expect, as a multiple of what is usual there)."""
    whole, order, near, after = sides.mean(axis=0), 32, 2048, 6
    around = np.roll(whole, near)[:near + after]
    past = np.stack([around[order - 1 - k:near - 1 - k] for k in range(order)], axis=1)
    rule = np.linalg.lstsq(past, around[order:near], rcond=None)[0]
    usual = np.sqrt(((around[order:near] - past @ rule) ** 2).mean())
    missed = max(abs(around[i] - around[i - order:i][::-1] @ rule) for i in range(near, near + after))
    return abs(whole[0] - whole[-1]) / abs(np.diff(whole)).max(), missed / max(usual, 1e-5)


def faults(folder, name):
    (calm, rate), (tense, tense_rate) = (decoded(folder / f"{name}-{stem}.ogg") for stem in STEMS)
    if calm.shape[1] != tense.shape[1] or rate != tense_rate:
        yield f"its stems have not the same length: {calm.shape[1]} and {tense.shape[1]} samples"
        return
    calm, tense = as_heard(calm), as_heard(tense)
    both = calm + tense
    frequency, power = spectrum(both, rate)
    measured = {
        "calm": integrated(calm, rate), "both": integrated(both, rate), "peak": decibel(true_peak(both)),
        "centroid": (frequency * power).sum() / power.sum(), "high": power[frequency > HIGH].sum() / power.sum()}
    step, surprise = max(seam(calm), seam(both), key=lambda pair: pair[1])
    print(f"{name}: {calm.shape[1] / rate:.1f} s, calm {measured['calm']:.1f}, both {measured['both']:.1f} LUFS, "
          f"peak {measured['peak']:.1f} dB, centroid {measured['centroid']:.0f} Hz, "
          f"high {100 * measured['high']:.2f} %, seam {step:.2f} and {surprise:.1f}")
    for what, aim in (("calm", CALM), ("both", BOTH)):
        if abs(measured[what] - aim) > LOUDNESS_SLACK:
            yield f"{what} is at {measured[what]:.1f} LUFS, not at {aim}"
    if measured["peak"] > PEAK_MAX:
        yield f"its peak is {measured['peak']:.1f} dB"
    if measured["centroid"] > CENTROID_MAX:
        yield f"it is sharp: its centroid is {measured['centroid']:.0f} Hz"
    if measured["high"] > HIGH_SHARE:
        yield f"{100 * measured['high']:.1f} % of it lie above {HIGH} Hz"
    if max(abs(calm.mean()), abs(tense.mean())) > MEAN_MAX:
        yield "its mean is not 0"
    if step > 1 or surprise > SEAM_MAX:
        yield f"its seam is heard: a step of {step:.2f}, {surprise:.0f} times what is usual"


def main():
    folder, pieces = pathlib.Path(sys.argv[1]), sys.argv[2:] or PIECES
    problems = [f"{name}: {fault}" for name in pieces for fault in faults(folder, name)]
    size = sum(path.stat().st_size for path in folder.glob("*.ogg"))
    if size > BYTES_MAX:
        problems.append(f"all music together has {size / 1e6:.1f} MB")
    print("\n".join(problems))
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
