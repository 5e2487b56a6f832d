"""What all sounds are made of (numpy): arrays of samples at SR.

  paper   band-passed noise with a soft envelope
  strings Karplus-Strong plucks at their exact pitch (lute, bass, guqin)
  wood    blocks and rims
  skins   drums, with the upper modes that small speakers need
  metal   bells, gongs, bars
  breath  a brass of two voices, a flute
Deterministic: a seed gives the same samples always.
"""
import numpy as np

SR = 44100


def seconds(sec):
    return np.arange(int(SR * sec)) / SR


def dice(seed):
    return np.random.default_rng(seed)


def together(*voices):
    """Of (samples, seconds, gain)."""
    out = np.zeros(max(int(at * SR) + len(samples) for samples, at, _ in voices))
    for samples, at, gain in voices:
        begin = int(at * SR)
        out[begin:begin + len(samples)] += gain * samples
    return out


def edges(x, attack=.002, release=.02):
    n = np.arange(len(x))
    return x * np.minimum(1, n / (attack * SR)) * np.minimum(1, (len(x) - n) / (release * SR))


def noise(sec, seed):
    return dice(seed).uniform(-1, 1, int(SR * sec))


def lowpass(x, f):
    w = np.fft.rfftfreq(2 * len(x), 1 / SR)
    return np.fft.irfft(np.fft.rfft(x, 2 * len(x)) / (1 + 1j * w / f))[:len(x)]


def band(x, f, q):
    w = np.maximum(np.fft.rfftfreq(2 * len(x), 1 / SR), 1e-3)
    return np.fft.irfft(np.fft.rfft(x, 2 * len(x)) / (1 + 1j * q * (w / f - f / w)))[:len(x)]


def gliding(x, f0, f1, q):
    """A band whose centre moves: narrow bands in a row, each faded into the next."""
    bands = 8
    t, out = np.linspace(0, bands - 1, len(x)), np.zeros(len(x))
    for k in range(bands):
        share = np.maximum(0, 1 - np.abs(t - k))
        out += share * band(x, f0 * (f1 / f0) ** (k / (bands - 1)), q)
    return out


def paper(sec, f0, f1, q=1.1, attack=.3, seed=1, grain=0.0):
    """Noise shaped like a sheet moving: half-sine rise, slow fall, optional crackle."""
    x = noise(sec, seed)
    n = len(x)
    if grain:
        x = x * np.repeat(1 - grain * dice(seed + 1000).random(n // 90 + 1), 90)[:n]
    x = gliding(x, f0, f1, q)
    i, k = np.arange(n), max(1, int(n * attack))
    return x * np.sin(.5 * np.pi * np.minimum(1, i / k)) * (1 - np.maximum(0, i - k) / max(1, n - k)) ** 1.6


def thump(sec, f0, f1):
    n = int(SR * sec)
    i = np.arange(n)
    return (np.sin(2 * np.pi * np.cumsum(f0 * (f1 / f0) ** (i / n)) / SR) * np.exp(-5 * i / n)
            * np.minimum(1, i / 40))


def pluck(freq, sec, bright=.3, seed=3, ring=2.6, pick=.17):
    """A string: a smoothed burst without its mean, less the copy that the place of the pluck takes
    away. A loop is whole samples long, so the string is brought to its pitch afterwards."""
    period = max(8, int(SR / freq))
    loop = dice(seed).uniform(-1, 1, period)
    for _ in range(int((1 - bright) * 6)):
        loop = .5 * (loop + np.roll(loop, 1))
    loop = loop - np.roll(loop, int(pick * period))
    loop = (loop - loop.mean()) / np.abs(loop - loop.mean()).max()
    loss = 10 ** (-3 * period / SR / ring)
    ratio = freq * (period + .5) / SR
    rounds, last = [], 0.0
    for _ in range(int(SR * sec * ratio) // period + 2):
        rounds.append(loop)
        before = np.concatenate(([last], loop[:-1]))
        last, loop = loop[-1], loss * .5 * (loop + before)
    whole = np.concatenate(rounds)
    at = np.arange(int(SR * sec)) * ratio
    return edges(np.interp(at, np.arange(len(whole)), whole), .003, min(.15, sec / 3))


MODES = ((1, .8, 1), (1.59, .8, 1.8), (2.14, .7, 2.2), (2.65, .6, 2.6), (3.6, .5, 3.2), (4.9, .35, 4))


def drum(f0, f1, glide, decay, hiss, cut, tone, seed):
    """A skin that is struck: its tone falls, and its modes make it heard on a small speaker."""
    t = seconds(decay * 2.4)
    phase = 2 * np.pi * np.cumsum(f1 + (f0 - f1) * np.exp(-3 * t / glide)) / SR
    z = lowpass(lowpass(noise(decay * 2.4, seed), cut), cut)
    x = tone * z / np.abs(z).max() * np.exp(-3 * t / hiss)
    for ratio, gain, fall in MODES:
        x = x + gain * np.sin(ratio * phase) * np.exp(-3 * t / decay * fall)
    return edges(x, .0015, .05)


def frame_drum(seed, cut=2400):
    return drum(210, 150, .06, .26, .06, cut, .9, seed)


def war_drum(seed, cut=1800):
    return drum(104, 74, .09, .5, .12, cut, .8, seed)


def wood(low, high, decay, sec=.2):
    t = seconds(sec)
    return edges((np.sin(2 * np.pi * low * t) + .7 * np.sin(2 * np.pi * high * t))
                 * np.exp(-t / decay), .001)


def partials(freq, sec, rows, highest=9000):
    """Of (ratio, gain, seconds until it is 60 dB down)."""
    t = seconds(sec)
    out = np.zeros(len(t))
    for ratio, gain, fall in rows:
        if freq * ratio < highest:
            out += gain * np.sin(2 * np.pi * freq * ratio * t) * np.exp(-6.9 * t / fall)
    return out


def bell(freq, sec=1.2):
    return edges(partials(freq, sec, ((1, 1, 2.4), (2, .45, 1.6), (2.76, .3, 1.1), (5.4, .1, .5))),
                 .002, .15)


def gong(freq, sec=2.4):
    return edges(partials(freq, sec, ((1, 1, 9), (1.48, .5, 6), (2.02, .45, 5), (2.74, .22, 3),
                                      (3.5, .12, 2), (4.8, .1, 1.2))), .02, .8)


def bar(freq, sec=1.2):
    """A metal bar of a gamelan: two that beat with each other."""
    t = seconds(sec)
    bend = .2 + 1.6 * np.exp(-t / .17)
    pair = sum(np.sin(2 * np.pi * (freq + off) * t + bend * np.sin(2 * np.pi * 2.76 * freq * t))
               for off in (-2.5, 2.5))
    return edges(.5 * pair * np.exp(-t / .45), .003, .2)


def brass(freq, sec):
    """Two voices a few cents apart that open as they begin."""
    t = seconds(sec)
    cut = 400 + 1800 * np.minimum(1, t / .09) - 1000 * np.clip((t - .09) / .5, 0, 1)
    out = np.zeros(len(t))
    for cents in (0, 6):
        pitch = freq * 2 ** (cents / 1200)
        for h in range(1, min(15, int(6000 / freq) + 1)):
            out += np.sin(2 * np.pi * pitch * h * t) / h / np.sqrt(1 + (h * freq / cut) ** 4)
    return edges(out, .035, min(.25, sec / 3))


def flute(freq, sec, seed):
    t = seconds(sec)
    breath = band(noise(sec, seed), freq, 5)
    cents = 12 * np.sin(2 * np.pi * 4.6 * t) * np.clip((t - .3) / .4, 0, 1)
    phase = 2 * np.pi * np.cumsum(freq * 2 ** (cents / 1200)) / SR
    x = np.sin(phase) + .15 * np.sin(2 * phase) + .06 * np.sin(3 * phase)
    return edges(x + .08 * breath[:len(x)] / np.abs(breath).max(), .06, min(.2, sec / 3))


def room(x, wet=.18):
    """Four short echoes: a small wooden room."""
    return together((x, 0, 1), *((x, delay, gain * wet) for delay, gain in
                                 ((.023, .5), (.037, .4), (.053, .3), (.071, .2))))


STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


def hz(name):
    """Of a note: A4, F#4, Bb3."""
    semi = STEPS[name[0]] + name.count("#") - name[1:].count("b") + 12 * (int(name[-1]) + 1)
    return 440.0 * 2 ** ((semi - 69) / 12)


def run(voice, names, each, gain=1.0):
    """Notes one after another, each `each` seconds after the last, which rings on."""
    return together(*((voice(hz(name)), each * i, gain) for i, name in enumerate(names.split())))
