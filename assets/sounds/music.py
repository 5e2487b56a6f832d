#!/usr/bin/env python3
"""Synthesise the music of plucked strings and encode it as Ogg Vorbis (oggenc).

    music.py OUTDIR        writes the pieces
    music.py --list        names them

A piece is a circle: what still rings at its end rings into its beginning, so it repeats without a
seam. Notes are in semitones from A4. Deterministic: the same script always writes the same bytes.
"""
import math, os, random, struct, subprocess, sys, tempfile, wave

SR = 44100
LOUDEST = .5


def silence(sec):
    return [0.0] * int(SR * sec)


def pluck(freq, sec, bright=.5, seed=3):
    """Karplus-Strong string; bright 0..1."""
    r, n = random.Random(seed), int(SR / freq)
    buf = [r.uniform(-1, 1) for _ in range(n)]
    for _ in range(int((1 - bright) * 6)):
        buf = [(buf[i] + buf[i - 1]) / 2 for i in range(n)]
    out, p = [], 0
    for i in range(int(SR * sec)):
        v = buf[p]
        buf[p] = .996 * .5 * (v + buf[(p + 1) % n])
        p = (p + 1) % n
        out.append(v)
    k = int(.04 * SR)
    return [v * min(1, (len(out) - i) / k) for i, v in enumerate(out)]


def bell(freq, sec):
    out = silence(sec)
    for ratio, amp, dec in ((1, 1, 7), (2.76, .6, 10), (5.40, .35, 14), (8.93, .2, 20)):
        if freq * ratio > 16000:  # stay well below Nyquist
            continue
        for i in range(len(out)):
            out[i] += amp * math.sin(2 * math.pi * freq * ratio * i / SR) * math.exp(-dec * i / SR)
    k = int(.06 * SR)
    return [v * min(1, i / 30, (len(out) - i) / k) for i, v in enumerate(out)]


def note(semi):  # semitones from A4
    return 440 * 2 ** (semi / 12)


class Circle:
    """Two channels of a fixed length, in which what passes the end goes on at the beginning."""

    def __init__(self, seconds):
        self.n = int(SR * seconds)
        self.sides = [[0.0] * self.n, [0.0] * self.n]

    def add(self, x, at, gain, place):
        """place: 0 left … 1 right"""
        for side, share in zip(self.sides, (1 - .7 * place, .3 + .7 * place)):
            o = int(at * SR)
            for i, v in enumerate(x):
                side[(o + i) % self.n] += v * gain * share

    def room(self):
        """Echoes that cross from side to side: a hall of wood, further away than the effects'."""
        dry = [list(side) for side in self.sides]
        for delay, gain, cross in ((.031, .30, 0), (.047, .26, 1), (.089, .20, 0), (.131, .17, 1),
                                   (.211, .12, 0), (.307, .09, 1)):
            o = int(delay * SR)
            for which, side in enumerate(self.sides):
                source = dry[which ^ cross]
                for i in range(self.n):
                    side[i] += source[i - o] * gain


class Player:
    """A hand on the strings: never quite on the beat, never twice as loud."""

    def __init__(self, circle, beat, seed):
        self.circle, self.beat, self.random, self.kept = circle, beat, random.Random(seed), {}

    def string(self, semi, seconds, bright):
        key = (semi, seconds, bright)
        if key not in self.kept:
            self.kept[key] = pluck(note(semi), seconds, bright, 300 + semi)
        return self.kept[key]

    def play(self, at, semi, seconds=3.0, bright=.25, gain=.5, place=.5):
        late, loud = self.random.uniform(0, .018), self.random.uniform(.85, 1.0)
        self.circle.add(self.string(semi, seconds, bright), at * self.beat + late, gain * loud,
                        place)


def menu():
    """A lute under lanterns: eight bars twice, the second time with more of the tune."""
    beat = .84
    circle = Circle(beat * 4 * 16)
    lute = Player(circle, beat, 7)
    # root, fifth, octave, colour of each bar: D, C, G, D, F, C, A without its third, D
    bars = ((-19, -12, -7, -3), (-21, -14, -9, -5), (-26, -19, -14, -10), (-19, -12, -7, -2),
            (-28, -16, -9, -4), (-21, -14, -9, -2), (-24, -17, -12, -5), (-19, -12, -7, -3))
    tune = {0: ((0, 5), (2.5, 3)), 1: ((0, 0), (3, -2)), 2: ((0, -2), (2, 2)), 3: ((0, 0),),
            4: ((0, 3), (1.5, 5), (3, 7)), 5: ((0, 7), (2, 3)), 6: ((0, 2), (2.5, 0)), 7: ((0, -7),)}
    for bar in range(16):
        root, fifth, octave, colour = bars[bar % 8]
        start = bar * 4
        lute.play(start, root, 4.0, .15, .62, .4)
        for step, semi in enumerate((fifth, octave, colour, octave, fifth, colour)):
            lute.play(start + 1 + step * .5, semi, 2.2, .25, .26, .25 + .08 * step)
        for at, semi in tune[bar % 8]:
            if bar >= 8 or at == 0:
                lute.play(start + at, semi, 3.0, .38, .42, .62)
    circle.room()
    return circle


def table():
    """A few notes and much air, so that nobody has to listen while thinking."""
    beat = 1.25
    circle = Circle(beat * 56)
    strings = Player(circle, beat, 19)
    low = ((0, -24), (7, -29), (14, -26), (21, -24), (28, -21), (35, -29), (42, -26), (49, -31))
    high = ((1, -12), (2, -9), (3.5, -7), (8, -5), (9.5, -9), (11, -12), (15, -14), (16.5, -9),
            (18, -7), (22, -12), (23, -5), (25, -7), (29, -2), (30.5, 0), (32, -5), (36, -7),
            (37.5, -9), (39, -12), (43, -9), (44, -14), (46, -7), (50, -12), (51.5, -17),
            (53, -19))
    for at, semi in low:
        strings.play(at, semi, 6.0, .1, .6, .45)
    for at, semi in high:
        strings.play(at, semi, 4.0, .2, .4, .3 + .4 * (at % 3) / 3)
    for at, semi in ((5, 12), (26, 7), (33.5, 15), (54.5, 12)):
        circle.add(bell(note(semi), 1.6), at * beat, .035, .7)
    circle.room()
    return circle


PIECES = {"menu": menu, "table": table}


def write(path, circle):
    gain = LOUDEST / max(max(map(abs, side)) for side in circle.sides)
    with tempfile.TemporaryDirectory(prefix="meja-music-") as folder:
        plain = os.path.join(folder, "piece.wav")
        with wave.open(plain, "wb") as w:
            w.setnchannels(2); w.setsampwidth(2); w.setframerate(SR)
            w.writeframes(b"".join(struct.pack("<hh", int(32767 * a * gain), int(32767 * b * gain))
                                   for a, b in zip(*circle.sides)))
        subprocess.run(["oggenc", "--quiet", "--serial", "1", "-q", "1", "-o", path, plain],
                       check=True)


def main():
    if sys.argv[1] == "--list":
        print("\n".join(name + ".ogg" for name in PIECES))
        return
    for name, piece in PIECES.items():
        write(os.path.join(sys.argv[1], name + ".ogg"), piece())


if __name__ == "__main__":
    main()
