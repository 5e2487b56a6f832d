"""Loudness as ITU-R BS.1770 has it (LUFS): the largest of a clip over 400 ms, and that of a whole piece."""
import numpy as np

SILENT = -120.0


def weights(size, rate):
    """K-weighting of a spectrum: a high-pass at 38 Hz and a shelf of +4 dB above 1.7 kHz."""
    s = 1j * np.fft.rfftfreq(size, 1 / rate)
    low, mid, high = 38.14, 1681.97, 10 ** (4 / 20)
    floor = s * s / (s * s + s * low / .5003 + low ** 2)
    shelf = ((high * s * s + high ** .4997 * s * mid / .7072 + mid ** 2)
             / (s * s + s * mid / .7072 + mid ** 2))
    return floor * shelf


def weigh(x, rate):
    size = 1 << (2 * len(x) - 1).bit_length()
    return np.fft.irfft(np.fft.rfft(x, size) * weights(size, rate), size)[:len(x)]


def weigh_circle(x, rate):
    """Of what repeats: block by block, each after a second of what comes before, in which the filter settles."""
    size = 1 << (2 * rate).bit_length()
    begins = np.arange(0, len(x), size - rate)
    blocks = np.take(x, begins[:, None] + np.arange(-rate, size - rate), mode="wrap")
    weighed = np.fft.irfft(np.fft.rfft(blocks) * weights(size, rate), size)
    return weighed[:, rate:].ravel()[:len(x)]


def momentary(x, rate):
    """Of one channel that both speakers play; samples from -1 to 1."""
    window, step = int(.4 * rate), int(.01 * rate)
    padded = np.concatenate((np.zeros(window), x, np.zeros(window)))
    sums = np.concatenate(([0], np.cumsum(weigh(padded, rate) ** 2)))
    begins = np.arange(0, len(sums) - window, step)
    most = (sums[begins + window] - sums[begins]).max() / window
    return -.691 + 10 * np.log10(2 * most) if most > 0 else SILENT


def integrated(sides, rate):
    """Of a piece that repeats, two sides: the mean of its blocks of 400 ms that are not gated away."""
    power = sum(weigh_circle(side, rate) ** 2 for side in sides)
    sums = np.concatenate(([0], np.cumsum(power)))
    window = int(.4 * rate)
    begins = np.arange(0, len(power) - window, window // 4)
    blocks = (sums[begins + window] - sums[begins]) / window
    blocks = blocks[blocks > 10 ** ((-70 + .691) / 10)]
    if not len(blocks):
        return SILENT
    return -.691 + 10 * np.log10(blocks[blocks > blocks.mean() / 10].mean())
