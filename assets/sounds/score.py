"""The five pieces, note by note: calm and tense, each a Part that is one circle of bars.

Notes are NAME:BEATS; '|' only helps the eye, 'r' rests, '_' in front: softer, '^': louder. All is the
project's own.
"""
from circle import Part
from instruments import (bass, block, brass, frame, gong, guqin, low, lute, rim, saron, shaker, viol, war,
                         whistle, xiao)


def pair(name, bars, beats, bpm):
    return Part(name, bars, beats, bpm), Part(name + "-t", bars, beats, bpm)


def lanterns():
    """The menu: a lute, a flute in the middle, bars of metal; tense is for what is celebrated."""
    first, second = "D C G D Em C A D".split(), "G D Em C G D C A".split()
    chords = {"D": "D2 A2 D3 G3", "C": "C2 G2 C3 E3", "G": "G2 D3 G3 B3", "Em": "E2 B2 E3 G3", "A": "A2 E3 A3 E4"}
    tune = ("A4:2 G4:1 E4:1 | G4:3 r:1 | B4:1.5 A4:.5 G4:1 A4:1 | E4:1 D4:3 |"
            "G4:1 B4:1 D5:2 | E5:1.5 D5:.5 G4:2 | A4:1 B4:1 E4:2 | D4:3 r:1")
    song = ("B4:2 A4:1 G4:1 | A4:3 r:1 | G4:1 A4:1 B4:1 D5:1 | E5:3 r:1 |"
            "D5:2 B4:1 A4:1 | A4:1 D5:1 A4:2 | G4:2 E4:1 G4:1 | A4:3.5 r:.5")
    drops = "A5:2 D5:2 | E5:4 | B5:2 G5:2 | A5:4 | G5:2 D5:2 | E5:2 G5:2 | A5:2 E5:2 | D5:4"
    c, t = pair("lanterns", 32, 4, 72)
    for bar in range(32):
        is_song = bar // 8 == 2
        notes = chords[(second if is_song else first)[bar % 8]].split()
        c.play(bass, bar, f"{notes[0]}:4", .9, .42)
        for k, i in enumerate((1, 3) if is_song else (1, 2, 3, 2, 1, 3)):
            c.play(lute, bar, f"r:{1 + k * (1.5 if is_song else .5)} {notes[i]}:1", .36, .25 + .08 * k)
    for bar, gain in ((0, .62), (8, .7), (24, .72)):
        c.play(lute, bar, tune, gain, .6)
    c.play(saron, 8, drops, .16, .3)
    c.play(saron, 24, drops, .2, .3)
    c.play(xiao, 16, song, .5, .55)
    for bar in (0, 8, 16, 24):
        c.play(gong, bar, "D2:4", .45, .5)
    for bar in (0, 8):
        t.play(saron, bar, tune, .3, .35, up=1)
    t.play(xiao, 24, "D5:4 | E5:4 | D5:4 | A4:4 | B4:4 | G4:4 | A4:4 | D5:3.5 r:.5", .3, .7)
    return c, t, 1.5


def court():
    ground = (("D2", "D3 A3 D4 F4"), ("C2", "C3 G3 C4 E4"), ("D2", "D3 A3 D4 F4"), ("A1", "A2 E3 A3 C4"),
              ("F2", "F2 C3 F3 A3"), ("C2", "C3 G3 C4 E4"), ("G2", "G2 D3 G3 B3"), ("A1", "A2 E3 A3 C#4"))
    tune = ("D5:1 E5:1 F5:1 | E5:2 C5:1 | D5:1 F5:1 A5:1 | A5:2 E5:1 | A5:1 G5:1 F5:1 | G5:1 E5:1 C5:1 |"
            "D5:1 G5:1 B4:1 | C#5:2 A4:1")
    high = "F4:3 | E4:3 | F4:3 | E4:3 | A4:3 | G4:3 | G4:3 | E4:2.5 r:.5"
    under = "D4:3 | C4:3 | D4:3 | C4:3 | F4:3 | E4:3 | D4:3 | C#4:2.5 r:.5"
    air = "r:1 A4:2 | r:3 | r:1 F4:2 | r:1 E4:2 | r:3 | r:1 G4:2 | r:1 D4:1 B3:1 | r:1 C#4:2"
    c, t = pair("court", 48, 3, 80)
    for bar in range(48):
        root, notes = ground[bar % 8]
        c.play(bass, bar, f"{root}:3", 1.0, .45)
        order = (0, 2, 3) if bar // 8 % 3 == 2 else (0, 1, 2, 3, 2, 1)
        for k, i in enumerate(order):
            c.play(lute, bar, f"r:{k * 3 / len(order)} {notes.split()[i]}:1", .4 if k else .5, .3 + .06 * k)
        court_drums(t, bar)
        swell = .45 + .55 * (bar % 8) / 7
        t.play(viol, bar, f"{root[0]}{int(root[-1]) + 1}:3", .42 * swell, .35)
        sigh = {3: "A4:1 G4:1.8", 7: "E4:1 C#4:1.8"}.get(bar % 8)
        if sigh:
            t.play(viol, bar, sigh, .34, .7)
    for verse in (0, 3):
        c.play(lute, 8 * verse, tune, .72, .6)
    c.play(viol, 24, under, .2, .4)
    for verse in (1, 4):
        c.play(viol, 8 * verse, high, .42, .62)
        c.play(viol, 8 * verse, under, .36, .38)
    for verse in (2, 5):
        c.play(lute, 8 * verse, air, .6, .58)
    for verse in range(6):
        t.play(brass, 8 * verse + 6, "r:2 ^D4:1 | C#4:2 r:1", .2, .55)
    return c, t, 1.4


def court_drums(t, bar):
    """The frame drum walks, with a rim on every other bar's last half beat; each eighth bar rolls."""
    for at, loud in ((0, 1.0), (1.5, .38), (2, .55)):
        t.hit(frame, bar * 3 + at, .9 * loud, .5)
    if bar % 2:
        t.hit(rim, bar * 3 + 2.5, .22, .62)
    if bar % 8 == 7:
        for k in range(4):
            t.hit(frame, bar * 3 + 2 + k / 4, .4 + .15 * k, .45 + .03 * k)


def tavern():
    """A jig; its beat is an eighth."""
    first, second = "G G F G C G F/D G".split(), "C C G G F C D G".split()
    tones = {"G": "G2 G3 B3 D4", "F": "F2 F3 A3 C4", "C": "C3 G3 C4 E4", "D": "D3 F3 A3 D4"}
    a = ("D5:1 B4:1 G4:1 A4:1 B4:1 C5:1 | D5:3 E5:1 D5:1 B4:1 | C5:1 A4:1 F4:1 G4:1 A4:1 C5:1 | B4:3 G4:1 A4:1 B4:1 |"
         "C5:1 E5:1 G5:1 E5:1 D5:1 C5:1 | D5:2 B4:1 G4:2 B4:1 | A4:1 C5:1 F5:1 D5:1 A4:1 F4:1 | G4:3 G4:2 r:1")
    b = ("E5:2 G5:1 E5:1 D5:1 C5:1 | E5:1 C5:1 E5:1 G5:3 | D5:2 G5:1 D5:1 B4:1 G4:1 | B4:1 D5:1 B4:1 G4:3 |"
         "F5:2 C5:1 A4:1 C5:1 F5:1 | E5:2 C5:1 G4:1 C5:1 E5:1 | A5:1 F5:1 D5:1 F5:1 D5:1 A4:1 | G4:3 B4:1 A4:1 G4:1")
    third = ("B4:1 G4:1 D4:1 F4:1 G4:1 A4:1 | B4:3 C5:1 B4:1 G4:1 | A4:1 F4:1 C4:1 E4:1 F4:1 A4:1 | G4:3 D4:1 F4:1 G4:1 |"
             "G4:1 C5:1 E5:1 C5:1 B4:1 G4:1 | B4:2 G4:1 D4:2 G4:1 | F4:1 A4:1 C5:1 A4:1 F4:1 D4:1 | D4:3 D4:2 r:1")
    c, t = pair("tavern", 72, 6, 288)
    for bar in range(72):
        part, k = divmod(bar, 8)
        chord = (second if part % 2 else first)[k].split("/")
        for half in (0, 1):
            notes = tones[chord[min(half, len(chord) - 1)]].split()
            c.play(bass, bar, f"r:{3 * half} {notes[half]}:3", .5 if half else .8, .42)
            for i in (1, 2, 3):
                c.play(lute, bar, f"r:{3 * half + 2 + .05 * i} {notes[i]}:1", .2, .2 + .12 * i)
        if 2 <= part < 8:
            for sound, at, gain, place in ((frame, 0, .55, .5), (frame, 3, .35, .5), (rim, 2, .10, .6), (rim, 5, .12, .6)):
                c.hit(sound, bar * 6 + at, gain, place)
        tavern_drive(t, bar)
    for part in range(9):
        if part in (0, 1, 4, 5):
            c.play(whistle, 8 * part, b if part % 2 else a, .5, .58)
        else:
            c.play(lute, 8 * part, b if part % 2 else a, .66, .6)
    c.play(lute, 32, third, .4, .4)
    c.play(whistle, 48, third, .24, .38)
    return c, t, 1.0


def tavern_drive(t, bar):
    for eighth, loud in enumerate((1, .25, .35, .7, .25, .45)):
        t.hit(frame, bar * 6 + eighth, .75 * loud, .45 + .02 * eighth)
    for eighth in (1, 2, 4, 5):
        t.hit(shaker, bar * 6 + eighth, .12, .7)
    if bar % 4 == 0:
        t.play(viol, bar, "G2:24", .32, .4)
        t.play(viol, bar, "D3:24", .24, .6)
    if bar % 8 == 7:
        t.play(viol, bar, "D4:1 F4:1 A4:1 B4:2.5", .3, .65)


def bridges():
    ground = (("C2", "C3", "Eb3"), ("C2", "C3", "D3"), ("Ab1", "Ab2", "C3"), ("Bb1", "Bb2", "D3"),
              ("C2", "C3", "Eb3"), ("F2", "F2", "Ab2"), ("G2", "G2", "Bb2"), ("G2", "G2", "B2"))
    theme = ("C4:2 G4:2 | Eb4:2 D4:2 | Eb4:3 C4:1 | D4:2 F4:2 | Eb4:1.5 F4:.5 G4:2 | Ab4:2 F4:2 |"
             "G4:2 D4:1 Bb3:1 | B3:2 D4:1.5 r:.5")
    fifth = "G3:2 C4:2 | G3:4 | C4:4 | F3:2 Bb3:2 | C4:4 | C4:4 | D4:2 G3:2 | G3:3.5 r:.5"
    solo = ("G4:1 Eb4:1 C4:2 | G4:1 Eb4:.5 D4:.5 C4:2 | Eb4:1 C4:1 Ab3:2 | F4:1 D4:1 Bb3:2 | G4:1 C5:1 Bb4:1 G4:1 |"
            "Ab4:1.5 G4:.5 F4:2 | D4:1 G4:1 Bb4:2 | B4:1 G4:1 D4:2")
    c, t = pair("bridges", 40, 4, 92)
    for bar in range(40):
        verse, k = divmod(bar, 8)
        root, octave, colour = ground[k]
        c.play(low, bar, f"{octave}:1.5 {octave}:1.5 {colour}:1", .62, .4)
        c.play(bass, bar, f"{root}:4", .75, .5)
        c.hit(war, bar * 4, .4 if verse == 2 else .7, .5)
        if bar % 2:
            c.hit(war, bar * 4 + 3, .35, .5)
        bridges_drums(t, bar)
        t.play(viol, bar, f"{octave}:4", .3 + .02 * k, .35)
    c.play(brass, 8, theme, .42, .56)
    c.play(brass, 8, fifth, .24, .4)
    c.play(lute, 16, solo, .7, .6)
    c.play(viol, 16, "C3:16 C3:16", .22, .35)
    c.play(viol, 16, "G3:16 G3:16", .18, .65)
    c.play(viol, 24, theme, .4, .6)
    c.play(lute, 24, fifth, .4, .4)
    c.play(brass, 32, theme, .46, .56)
    c.play(brass, 32, fifth, .26, .4)
    c.play(lute, 32, solo, .42, .66)
    return c, t, 1.2


def bridges_drums(t, bar):
    for at in (0, 1.5, 3):
        t.hit(war, bar * 4 + at, .75 if at else 1, .5)
    for eighth, loud in enumerate((.5, .2, .28, .45, .2, .28, .45, .25)):
        t.hit(frame, bar * 4 + eighth / 2, loud, .35 + .04 * eighth)
        t.hit(shaker, bar * 4 + eighth / 2, .10, .68)
    if bar % 8 == 3:
        t.play(brass, bar, "r:2.5 ^C4:.5 ^D4:.5 r:.5", .3, .55)
    if bar % 8 == 7:
        t.play(brass, bar, "r:2 F4:.5 D4:.5 ^B3:1", .3, .55)
        for k in range(8):
            t.hit(war, bar * 4 + 2 + k / 4, .3 + .09 * k, .5)


def magistrate():
    """Night: a guqin with much air."""
    one = "A3:2 r:1 E4:1 | D4:2 C4:2 | G3:4 | A3:1 C4:1 r:1 D4:1 | E4:2 D4:2 | C4:3 A3:1 | G3:2 A3:1 E3:1 | _E3:4"
    two = "D4:2 r:1 A4:1 | G4:2 E4:2 | D4:4 | D4:1 E4:1 r:1 G4:1 | A4:2 G4:2 | E4:3 D4:1 | C4:2 D4:1 A3:1 | _A3:4"
    c, t = pair("magistrate", 24, 4, 50)
    for bar, tune, gain, place, up in ((0, one, .75, .45, 0), (8, two, .7, .45, 0), (16, one, .7, .45, 0),
                                       (16, one, .3, .55, 1)):
        c.play(guqin, bar, tune, gain, place, up)
    deep = {0: "A2", 2: "G2", 4: "A2", 7: "E2", 8: "D3", 10: "D2", 12: "A2", 15: "A2", 16: "A2", 18: "G2", 20: "A2",
            22: "E2"}
    for bar, note in deep.items():
        c.play(guqin, bar, f"{note}:4", .7, .5)
    c.play(xiao, 4, "E5:3.6 r:.4 | G5:2 E5:1.7 r:.3 | D5:3.6 r:.4 | C5:2 A4:1.8 r:.2", .34, .62)
    c.play(xiao, 12, "E5:2 G5:1.8 r:.2 | A5:3 G5:.8 r:.2 | E5:3.6 r:.4 | D5:2 E5:1.8 r:.2", .32, .62)
    c.play(xiao, 20, "G5:2 E5:1.8 r:.2 | D5:3 C5:.8 r:.2 | A4:3.8 r:.2", .34, .62)
    for bar in (7, 15, 23):
        c.hit(block, bar * 4 + 3, .3, .35)
    for bar in range(24):
        t.hit(block, bar * 4, .34, .36)
        if bar % 2:
            t.hit(block, bar * 4 + 3.5, .16, .36)
        for eighth, note in enumerate("A2 E3 E3 A2 E3 E3 A2 E3".split()):
            t.play(guqin, bar, f"r:{eighth / 2} {note}:.5", .34 if note == "A2" else .16, .5)
        if bar % 4 == 0:
            t.play(xiao, bar, "A3:15.5", .3, .4)
        if bar % 8 == 0:
            t.play(gong, bar, "A1:4", .6, .5)
    return c, t, 1.9
