"""A part of a piece as a circle (numpy): what passes its end goes on at its beginning, and its room and
filters turn in the circle too, so that it repeats without a seam."""
import zlib

import numpy as np

from timbres import SR, dice, hz, lowpass

HALF = SR // 2  # the music is finished at this rate: there is nothing in it above 10 kHz


def numbered(*words):
    return dice(zlib.crc32(" ".join(map(str, words)).encode()))


class Part:
    def __init__(self, name, bars, beats, bpm):
        self.name, self.beat, self.bar, self.bars = name, 60 / bpm, beats, bars
        self.length = 2 * round(HALF * bars * beats * 60 / bpm)
        self.sides = np.zeros((2, self.length))
        self.count = 0

    def put(self, sound, at, gain, place, f=0.0, held=.1):
        g = numbered(self.name, sound.__name__, self.count)
        self.count += 1
        y = sound(f, held, g)
        loud = np.sqrt(np.mean(y[:int(.4 * SR)] ** 2))
        y = y * (.1 * gain * g.uniform(.88, 1) / max(loud, 1e-9))
        at = int((at * self.beat + g.uniform(0, .012)) * SR) % self.length
        shares = np.cos(np.pi / 2 * place), np.sin(np.pi / 2 * place)  # of equal power
        while len(y):
            fits = min(len(y), self.length - at)
            for side, share in zip(self.sides, shares):
                side[at:at + fits] += share * y[:fits]
            y, at = y[fits:], 0

    def play(self, sound, bar, notes, gain=1.0, place=.5, up=0):
        at = bar * self.bar
        for word in notes.replace("|", " ").split():
            name, _, beats = word.partition(":")
            loud = gain * {"_": .6, "^": 1.4}.get(name[0], 1)
            name = name.lstrip("_^")
            if name != "r":
                self.put(sound, at, loud, place, hz(name) * 2 ** up, float(beats) * self.beat)
            at += float(beats)

    def hit(self, sound, at, gain, place):
        self.put(sound, at, gain, place)

    def finished(self, seconds, wet=.42):
        """Two sides at HALF in a room of that many seconds, below 40 Hz and above 5 kHz softer."""
        count = self.length // 2
        w = np.fft.rfftfreq(self.length, 1 / SR)
        shape = (w / 40) ** 2 / (1 + (w / 40) ** 2) / np.sqrt(1 + (w / 5200) ** 4)
        out = []
        for side, samples in enumerate(self.sides):
            spectrum = np.fft.rfft(samples) * np.fft.rfft(self.echo(side, seconds, wet)) * shape
            spectrum = spectrum[:count // 2 + 1]
            spectrum[-1] = 0
            out.append(np.fft.irfft(spectrum, count) / 2)
        return np.array(out)

    def echo(self, side, seconds, wet):
        t = np.arange(min(self.length, int(SR * seconds))) / SR
        tail = numbered("room", side).normal(0, 1, len(t)) * np.exp(-6.9 * t / seconds)
        tail[:int((.014 + .005 * side) * SR)] = 0
        tail = lowpass(tail, 2600)
        out = np.zeros(self.length)
        out[:len(t)] = wet * tail / np.sqrt((tail ** 2).sum())
        out[0] += 1
        return out
