"""The instruments of the music (numpy): each is (frequency, seconds held, generator) -> samples at SR.

  strings  lute, bass, low (a lute that is driven), guqin: Karplus-Strong at exact pitch; viol, bowed
  breath   whistle, xiao, brass
  metal    saron, gong, struck
  skins    frame, war, with the upper modes that small speakers need; block, rim, shaker
Deterministic: the generator alone is chance.
"""
import numpy as np

from timbres import MODES, SR, band, edges, lowpass, partials


def pluck(f, g, bright=.25, ring=3.0, pick=.17):
    """A period at a time, brought to exact pitch afterwards; the excitation has no mean."""
    period, length = max(8, int(SR / f)), int(SR * ring)
    b = g.uniform(-1, 1, period)
    for _ in range(int((1 - bright) * 6)):
        b = .5 * (b + np.roll(b, 1))
    b = b - np.roll(b, int(pick * period))
    b -= b.mean()
    b /= np.abs(b).max()
    loss = 10 ** (-3 * period / SR / ring)
    rounds, last = [], 0.0
    for _ in range(length // period + 2):
        rounds.append(b)
        before = np.concatenate(([last], b[:-1]))
        last, b = b[-1], loss * .5 * (b + before)
    whole = np.concatenate(rounds)
    ratio = f * (period + .5) / SR
    return edges(np.interp(np.arange(int(length / ratio)) * ratio, np.arange(len(whole)), whole), .003, .15)


def lute(f, held, g):
    return pluck(f, g, .30, 2.6)


def bass(f, held, g):
    return pluck(f, g, .12, 3.6, .28)


def low(f, held, g):
    return np.tanh(1.6 * pluck(f, g, .35, 1.1, .11))


def guqin(f, held, g):
    string, octave = pluck(f, g, .08, 6.5, .12), .2 * pluck(2 * f, g, .1, 4, .3)
    shared = min(len(string), len(octave))
    string[:shared] += octave[:shared]
    return string


def harmonics(f, gains, seconds, cents=0.0, waver=(0, 5, .3), fall=0.0):
    """gains(harmonic, seconds) or None; waver: cents, Hz, seconds until it begins."""
    t = np.arange(int(SR * seconds)) / SR
    depth, rate, after = waver
    bend = (cents + depth * np.sin(2 * np.pi * rate * t) * np.clip((t - after) / .4, 0, 1)
            - fall * np.clip((t - seconds + .15) / .15, 0, 1))
    one = np.exp(2j * np.pi * np.cumsum(f * 2 ** (bend / 1200)) / SR)
    out, turn = np.zeros(len(t)), one.copy()
    for h, gain in enumerate(gains, 1):
        if f * h < 7000:
            out += (gain(t) if callable(gain) else gain) * turn.imag
            turn *= one
    return out, t


def sustain(x, t, attack, release):
    return x * np.minimum(1, t / attack) ** 1.5 * np.clip((t[-1] - t) / release, 0, 1)


def viol(f, held, g):
    rows = [1 / h / np.sqrt(1 + (h * f / 1400) ** 4) for h in range(1, 25)]
    voices = [harmonics(f, rows, held + .25, c, (8, 5.2 + .04 * c, .3)) for c in (-5, 0, 5)]
    return sustain(sum(x for x, _ in voices) / 3, voices[0][1], .12, .3)


def blown(f, g, rows, seconds, breath, waver, fall, attack, release):
    x, t = harmonics(f, rows, seconds, 0, waver, fall)
    air = band(g.normal(0, 1, len(x)), f, 6 if breath < .1 else 4)
    return sustain(x + breath * air / np.abs(air).max(), t, attack, release)


def whistle(f, held, g):
    return blown(f, g, (1, .126, .04), held + .1, .06, (12, 4.6, .4), 20, .05, .1)


def xiao(f, held, g):
    return blown(f, g, (1, .16, .1, .03, .02), held + .3, .10, (14, 4.4, .6), 25, .09, .35)


def brass(f, held, g):
    def opening(h):
        def gain(t):
            cut = 400 + 1800 * np.minimum(1, t / .09) - 1000 * np.clip((t - .09) / .5, 0, 1)
            return 1 / h / np.sqrt(1 + (h * f / cut) ** 4)
        return gain
    rows = [opening(h) for h in range(1, 21)]
    x, t = harmonics(f, rows, held + .12, 0, (6, 5, .5))
    y, _ = harmonics(f, rows, held + .12, 6, (6, 5.3, .5))
    return sustain((x + y) / 2, t, .035, .15)


def saron(f, held, g):
    """A pair of bars that beats five times a second."""
    t = np.arange(int(SR * 2.5)) / SR
    bend = .2 + 1.6 * np.exp(-t / .17)
    pair = sum(np.sin(2 * np.pi * (f + off) * t + bend * np.sin(2 * np.pi * 2.76 * f * t)) for off in (-2.5, 2.5))
    return edges(.5 * pair * np.exp(-t / .55), .003, .2)


def gong(f, held, g):
    return edges(partials(f, 8, ((1, 1, 9), (1.48, .5, 6), (2.02, .45, 5), (2.74, .22, 3), (3.5, .12, 2))), .03, .5)


def skin(high, deep, glide, decay, hiss, cut, tone, g):
    t = np.arange(int(SR * decay * 3)) / SR
    phase = 2 * np.pi * np.cumsum(deep + (high - deep) * np.exp(-3 * t / glide)) / SR
    z = lowpass(lowpass(g.normal(0, 1, len(t)), cut), cut) * np.exp(-3 * t / hiss)
    x = np.sin(phase) * np.exp(-3 * t / decay)
    for ratio, _, _ in MODES[1:]:
        x += MODE_GAINS[ratio] * np.sin(ratio * phase) * np.exp(-3 * t / decay * (.6 + ratio))
    return edges(x + tone * z / np.abs(z).max(), .002, .05)


MODE_GAINS = {1.59: .5, 2.14: .45, 2.65: .35, 3.6: .3, 4.9: .2}  # softer than those of the effects


def frame(f, held, g):
    return skin(124, 88, .06, .34, .06, 2400, .9, g)


def war(f, held, g):
    return skin(78, 52, .09, .9, .12, 1800, .8, g)


def block(f, held, g):
    t = np.arange(9000) / SR
    return edges((np.sin(2 * np.pi * 810 * t) + .7 * np.sin(2 * np.pi * 1240 * t)) * np.exp(-t / .03), .001)


def rim(f, held, g):
    return edges(band(g.normal(0, 1, 2200), 1800, 2) * np.exp(-np.arange(2200) / SR / .008), .0005)


def shaker(f, held, g):
    return edges(band(g.normal(0, 1, 3300), 3000, 1.5) * np.sin(np.pi * np.arange(3300) / 3300) ** 2, .005)
