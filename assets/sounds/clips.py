"""How each sound is made, by its name in effects.py: `v` is its variant, 0 … 2, which has other seeds
and another brightness. All notes are in D, as the music is."""
from timbres import (SR, band, bar, bell, brass, dice, edges, flute, frame_drum, gong, hz, noise, paper,
                     pluck, room, run, thump, together, war_drum, wood)


def lute(v, sec=1.2):
    return lambda freq: pluck(freq, sec, .26 + .06 * v, 100 + v)


def guqin(v, sec=1.6):
    return lambda freq: pluck(freq, sec, .08 + .05 * v, 140 + v, 4.5, .12)


def card_slide(v):
    return paper(.16, 1900 - 120 * v, 4200 + 150 * v, 1.0, .45, 11 + 7 * v)


def card_place(v):
    return together((paper(.03, 3200, 2400, .8, .05, 12 + v), 0, .8), (thump(.09, 260 - 8 * v, 150), .004, .4))


def card_flip(v):
    return together((paper(.08, 1400, 5200 - 200 * v, 1.2, .7, 13 + v), 0, 1),
                    (paper(.03, 4200, 2600, .9, .05, 24 + v), .075, 1.1))


def shuffle(v):
    r, t, riffle = dice(5 + v), .0, []
    for i in range(22):
        riffle.append((paper(.035, 2400 + 900 * r.random(), 3600, 1.1, .2, 20 + i + 40 * v), t,
                       .6 + .4 * (i % 3 == v)))
        t += .024 + .014 * r.random()
    return together(*riffle, (thump(.08, 130, 80), t, .4))


def trick_sweep(v):
    return together((paper(.34, 1200, 3400 - 150 * v, .9, .55, 51 + v), 0, 1), (thump(.08, 140, 90), .30, .35))


def swish(v, sec=.14):
    return paper(sec, 900, 300, .9, .75, 61 + v)


def struck(v, cut, deep, grit):
    """A blow on a skin: light, middle or heavy."""
    return together((frame_drum(41 + v, cut), 0, 1), (war_drum(44 + v, cut), 0, deep),
                    (paper(.16, 1500, 2800, 1.4, .1, 47 + v, .8), .01, grit))


def hit(v):
    return struck(v, 1200, 0, .2)


def hit_hard(v):
    return struck(v, 2400, .5, .4)


def hit_heavy(v):
    return struck(v, 4000, .9, .6)


def torn(v):
    return paper(.26, 1200, 5000, .9, .3, 71 + v, .8)


def shards(v):
    r = dice(80 + v)
    return together(*((edges(bell(1200 + 1100 * r.random(), .22), .001, .1), .03 * i, .5 - .06 * i)
                      for i in range(5)))


def kill(v):
    return together((struck(v, 4000, .9, .6), 0, 1), (torn(v), .05, .9), (gong(hz("D2"), 1.6), 0, .5))


def exact(v):
    return room(together((run(lambda f: bar(f, 1.0), "D5 E5 F5 A5 D6", .09, .5), 0, 1),
                         (pluck(hz("D4"), 1.2, .3 + .05 * v, 90 + v), .36, .9), (bell(hz("A5")), .36, .25)))


def arrival(v):
    return room(together((war_drum(91 + v), 0, 1), (brass(hz("D3"), .5), .02, .3), (brass(hz("A3"), .9), .3, .3),
                         (gong(hz("D2"), 1.8), .3, .5)))


def strike(v):
    return together((swish(v), 0, .7), (struck(v, 1800, .8, .3), .11, 1))


def heal(v):
    return room(run(lute(v, .9), "A4 C#5 E5", .085, .6), .2)


def draw(v):
    return together((paper(.1, 2200, 4600, 1.1, .5, 101 + v), 0, .7), (lute(v, .4)(hz("E5")), .05, .4))


def shield(v):
    return room(together((lute(v, .7)(hz("E3")), 0, .8), (bell(1046 + 20 * v, .5), .01, .25)))


def double(v):
    return room(run(lute(v, .7), "D4 D5", .06, .8))


def jester(v):
    r = dice(9 + v)
    chimes = [(bell(1300 + 700 * r.random(), .35), i * .055 + .02 * r.random(), .6 - .05 * i)
              for i in range(7)]
    return room(together((paper(.3, 1600, 4000, 1.0, .5, 111 + v), 0, 1), *chimes))


def destroyed(v):
    return together((wood(405 + 10 * v, 620, .06, .3), 0, 1), (shards(v), .02, .8),
                    (paper(.2, 900, 2600, 1.0, .1, 121 + v, .8), 0, .5))


def fall(v, after):
    """Nine blocks, then what it means: low brass for one's own, high for theirs."""
    blocks = together(*((war_drum(130 + i + 10 * v), .1 * i - .004 * i * i, .5 + .06 * i) for i in range(6)))
    return room(together((blocks, 0, 1), (paper(.7, 500, 1800, .8, .2, 139 + v, .9), .1, .5), (after, .7, .8)))


def bastion_mine(v):
    return fall(v, together((brass(hz("Eb4"), .4), 0, .4), (brass(hz("D4"), 1.0), .3, .4), (brass(hz("D3"), 1.0), .3, .4)))


def bastion_theirs(v):
    return fall(v, together((brass(hz("A3"), .3), 0, .4), (brass(hz("D4"), .3), .2, .4),
                            (brass(hz("F#4"), 1.0), .4, .4), (brass(hz("D3"), 1.2), .2, .3)))


def meet(v):
    return together((wood(300 + 15 * v, 520, .04, .2), 0, 1), (paper(.07, 2600, 1500, .9, .05, 151 + v), 0, .8),
                    (frame_drum(154 + v), 0, .5))


def meet_hard(v):
    return together((wood(240 + 12 * v, 430, .06, .25), 0, 1), (war_drum(156 + v, 2400), 0, .8),
                    (bar(hz("D4"), .5), .004, .3), (paper(.12, 1500, 3200, 1.1, .05, 158 + v, .5), 0, .7))


def tick(v):
    return together((wood(980 + 20 * v, 1560, .012, .06), 0, 1), (paper(.02, 3000, 2400, .9, .05, 165 + v), 0, .4))


def trick_mine(v):
    return room(run(lute(v, .9), "D4 A4 D5", .09, .7))


def trick_theirs(v):
    return room(run(lute(v, .8), "A3 D3", .12, .7))


def power(v):
    return room(together((frame_drum(161 + v), 0, .8), (bell(hz("A4"), .8), .01, .4), (lute(v, .8)(hz("A3")), .04, .6)))


def phase(v):
    return room(together((gong(hz("D3"), 1.6), 0, .6), (run(lute(v), "D4 E4 A4", .16, .7), .1, 1)))


def vote(v, name):
    return room(together((lute(v, .9)(hz(name)), 0, .8),
                         (pluck(hz(name) * 2, .5, .3, 171 + v), .02, .2), (frame_drum(174 + v), 0, .3)))


def rise_1(v):
    return vote(v, "D4")


def rise_2(v):
    return vote(v, "E4")


def rise_3(v):
    return vote(v, "F#4")


def rise_4(v):
    return vote(v, "A4")


def rise_5(v):
    return vote(v, "B4")


def landed(v, weight):
    """What comes to its row: the heavier, the lower and longer; the paper grows with it, for small speakers."""
    return together((card_place(v), 0, .8 - .1 * weight),
                    (thump(.16 + .06 * weight, 240 - 45 * weight - 8 * v, 120 - 24 * weight), .01, .8 + .1 * weight),
                    (paper(.12 + .04 * weight, 700, 1500, .9, .1, 181 + v), .02, .8 + weight),
                    (war_drum(184 + v), .01, .22 * weight))


def summon(v):
    return landed(v, 0)


def summon_hard(v):
    return landed(v, 1)


def summon_heavy(v):
    return landed(v, 2)


def surge(v):
    return together((paper(.28, 500, 2600 + 200 * v, .8, .7, 191 + v), 0, 1), (lute(v, .5)(hz("D4")), .1, .3),
                    (lute(v, .5)(hz("A4")), .18, .35))


def cast(v):
    return room(together((run(lambda f: bar(f, .8), "A4 D5 F5", .07, .5), 0, 1), (paper(.3, 1800, 5000, 1.2, .6, 201 + v), 0, .4)))


def ask(v):
    return room(wood(1000 + 20 * v, 1480, .03))


def give(v):
    return together((paper(.1, 2000, 4200, 1.0, .5, 211 + v), 0, .8), (lute(v, .5)(hz("F#5")), .06, .4))


def refuse(v):
    return together((wood(810 - 15 * v, 1240, .016, .08), 0, 1), (paper(.06, 1500, 900, .9, .2, 221 + v), .01, .6))


def seal(v):
    return together((edges(band(noise(.06, 231 + v), 400, 1)), 0, .6), (thump(.14, 260, 130 + 4 * v), .01, 1))


def clue(v):
    return room(together((wood(810, 1240, .03), 0, .5), (wood(810, 1240, .03), .16, .6),
                         (guqin(v)(hz("A3")), .34, .7), (guqin(v)(hz("A4")), .46, .9)))


def secret(v):
    return room(together((gong(hz("A2"), 2.4), 0, 1), (flute(hz("E5"), .4, 241 + v), .3, .3),
                         (flute(hz("C5"), .4, 242 + v), .64, .3), (flute(hz("A4"), 1.0, 243 + v), .98, .3)))


def turn(v):
    return room(run(lute(v, .9), "A4 D5", .14, .7))


def hint(v):
    return room(together((bell(hz("E5"), .7), 0, .5), (bell(hz("A5"), .7), .09, .4), (lute(v, .5)(hz("A4")), 0, .4)))


def win(v):
    return room(together((run(lambda f: brass(f, .9), "D4 F#4 A4 D5", .17, .5), 0, 1), (brass(hz("A4"), 1.6), .51, .35),
                         (run(lambda f: bar(f, 1.0), "D5 F#5 A5 D6", .12, .35), .51, 1), (war_drum(251 + v), .51, 1),
                         (gong(hz("D2")), .51, .7), (pluck(hz("D2"), 2.0, .12, 254 + v, 3.6, .28), .51, .9)), .25)


def lose(v):
    return room(together((run(lute(v, 1.4), "A4 F4 E4 D4", .36, .8), 0, 1),
                         (pluck(hz("D2"), 1.6, .12, 261 + v, 3.6, .28), 1.08, 1)), .25)


def level(v):
    return room(run(lute(v, 1.2), "D4 A4 D4", .22, .8), .25)


def medal_bronze(v):
    return room(together((bell(hz("D5")), .2, .7), (gong(hz("D3"), 1.4), .2, .5), (struck(v, 2400, .3, .2), .18, .7)))


def medal_silver(v):
    return room(together((run(bell, "A4 D5 A5", .12, .6), .1, 1), (gong(hz("D3"), 1.6), .3, .6), (struck(v, 2400, .4, .2), .3, .7)))


def medal_gold(v):
    return room(together((run(bell, "D5 A5 D6", .2, .6), 0, 1), (gong(hz("D2")), .4, .9),
                         (run(lambda f: bar(f, 1.0), "D5 E5 G5 A5 B5 D6", .06, .35), .4, 1),
                         (brass(hz("D4"), 1.6), .4, .35), (brass(hz("A4"), 1.6), .4, .3), (war_drum(271 + v), .4, .8)), .25)


def page(v):
    return paper(.22, 1300, 4200, 1.0, .6, 281 + v)


def pencil(v):
    return together((paper(.09, 3200, 4600, 1.4, .3, 291 + v, .7), 0, 1), (paper(.06, 3600, 2900, 1.4, .3, 294 + v, .7), .1, .7))


def curtain(v):
    return paper(.42, 700, 2300, .8, .55, 301 + v)


def ui_hover(v):
    return paper(.04, 3600 + 150 * v, 4400, 1.6, .3, 131 + v)


def ui_click(v):
    return together((paper(.03, 2600, 1900, 1.0, .05, 132 + v), 0, 1), (thump(.05, 220, 140 + 5 * v), 0, .3))


def ui_error(v):
    return edges((frame_drum(311 + v, 1200))[:int(.12 * SR)], .0015, .06)
