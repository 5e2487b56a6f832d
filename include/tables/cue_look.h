/* What a cue of the rules looks and sounds like on the table: data of a game, for its TableLook. */
#ifndef TABLES_CUE_LOOK_H
#define TABLES_CUE_LOOK_H

#include "ui/sound.h"

#include <stdint.h>

typedef enum Effect {
    EFFECT_NONE,
    EFFECT_HOLD,    /* nothing of its own: the game's panels and its nudge tell of it */
    EFFECT_RISE,    /* an icon and words rise from the zone and fade */
    EFFECT_HIT,     /* the card of the zone shakes and flashes, words rise */
    EFFECT_LUNGE,   /* the card leaps towards the first place of its line and back */
    EFFECT_GUARD,   /* a dome closes over the card of the zone, words rise */
    EFFECT_WAVE,    /* a wave breaks over it; it flashes, words rise */
    EFFECT_PIERCE,  /* a spear flies through it; it flashes, words rise */
    EFFECT_DASH,    /* streaks trail it while it moves, words rise */
    EFFECT_FURY,    /* it swells in red and trembles, words rise */
    EFFECT_TEAR,    /* the card of the zone is torn; its next move is not seen */
    EFFECT_RECRUIT, /* the card of the zone rises in a light of its own */
    EFFECT_OWN,     /* a scene that the game's panels draw: see table_effect */
    EFFECT_JESTER,  /* the zone's last card swings, paper in all colours flies */
    EFFECT_WIN,     /* lanterns rise */
    EFFECT_LOSS,    /* lanterns go out one by one */
    EFFECT_DRAW,    /* every other lantern burns, and stays so */
    EFFECT_VEIL,    /* all but what its cue spares is dim until its words come, on a ribbon */
    EFFECT_RESULT,  /* a win for the seat that the cue's value names, a loss for all others; a draw
                        when it names none, or all */
    /* These the table shows by itself. */
    EFFECT_TURN,   /* a ribbon with words across the table */
    EFFECT_RIBBON, /* the same, a while after its cue: of a veil that `says` */
    EFFECT_ARRIVE, /* the same below a card in a light of its own: ARRIVAL_CUE */
    EFFECT_DIM,    /* all but a card lies dim while that comes */
    EFFECT_STRIKE, /* a card strikes at a hand: PhaseLook.strikes */
    EFFECT_LANDED, /* a card that was carried is lit, words rise: CueLook.lands */
    EFFECT_CHARGE, /* the cards that are played run at what they hit: CueLook.charges */
    EFFECT_SAY,    /* words alone, a while after their cue: CueLook.says */
    EFFECT_GLINT,  /* a card that comes to the place of one card shines for a moment */
    EFFECT_LIGHT,  /* the plate that says what is wanted is lit for a moment */
    EFFECT_PUFF,   /* dust where a card comes down */
    EFFECT_NOD     /* a card that was refused shakes its head */
} Effect;

#define ARRIVAL_CUE 0xFDu /* no cue of the rules: a card arrives, which is its value */

/* The bow that is drawn with an effect, from card to card. */
typedef enum BowKind {
    BOW_NONE,
    BOW_STRIKE, /* from its card to that of the next cue with a sentence of damage */
    BOW_THROWN  /* to its card from the last one of a zone */
} BowKind;

/* A number that changes with a cue, before the counter that follows says so. */
typedef struct CueCount {
    uint8_t counter;
    int8_t by; /* times the value of the cue; 0: nothing */
} CueCount;

#define CUE_COUNTS_MAX 2

/* The sound of a cue is a tone higher for each that a counter, as it stands after the action, is
 * above `from`, until `to`. The game may count what no event counts: see TableLook.counter. */
typedef struct CueClimb {
    uint8_t counter; /* 1 + its number; 0: none */
    uint8_t from, to;
} CueClimb;

/* How a cue of the rules is shown and heard. All zero: not at all. */
typedef struct CueLook {
    Effect effect;
    uint8_t zone;     /* where */
    const char *icon; /* a picture, or NULL */
    const char *text; /* marked for translation, {n} is the cue's value; or NULL */
    uint32_t color;   /* of the words, 0xRRGGBB */
    bool sounds;
    Sound sound;
    bool sided;    /* the value names a seat: `sound` is heard in front of it, */
    Sound other;   /* this in front of any other */
    float contact; /* seconds until what it shows touches: the sound comes then */
    uint8_t hard;  /* of SOUND_HIT and SOUND_MEET: the value from which it is hard, */
    uint8_t heavy; /* and of SOUND_HIT heavy; 0: never */
    float throws;  /* units that the card of a light blow is thrown, and farther of a stronger one;
                      0: as usual */
    /* Something is heard once more, so many seconds after the cue; 0: nothing. Only if the action
     * brings a card to one of so many zones; 0: anyhow. */
    struct {
        float at;
        Sound sound;
        uint8_t zones, first;
    } later;
    CueClimb climbs;
    bool charges; /* the cards of this zone run at it before it lands: */
    uint8_t charges_from;
    bool aimed;        /* at the card that the event names by zone and place, instead */
    bool hurts;        /* the value is damage to the card of the zone: see CardMark.damage_shown */
    const char *burst; /* a picture behind the words at the head of the card, instead of a plate */
    bool waits;        /* until what came before has lasted, see below */
    float holds;       /* seconds that what follows waits, when not as its effect does */
    float lasts;       /* seconds for which it is shown at least, though what follows goes on */
    bool joins; /* to the cue before it, if that joins too: both are seen at once, and a bow springs
                   from the card of the first to its own */
    float lags; /* seconds by which it comes later than what it joins */
    bool blunts; /* the bow that leads to it breaks at its head */
    BowKind bow;
    uint8_t bow_zone;   /* of BOW_THROWN: from its last card */
    bool breaks;        /* its card cracks: DressedCard.broken */
    float says;         /* seconds until its words, which then have no number; 0: at once */
    bool low;           /* its words stand at the foot of the card, whose face is seen then */
    float carries;      /* seconds that the next card which leaves the zone takes; 0: as usual */
    const char *lands;  /* marked: words that rise where it then lies; or NULL */
    const char *splits; /* a sign on a zone that breaks in two; or NULL */
    uint8_t splits_at;
    float splits_after; /* seconds for which it is whole */
    uint8_t sends;      /* so much of its colour flies from the middle of its zone; 1: its icon */
    uint8_t sends_to;   /* 1 + a zone; 0: to where its words stand */
    CueCount counts[CUE_COUNTS_MAX];
    bool hastens;   /* what it begins is shown faster when it comes again and again: see Pace, */
    bool slows;     /* but not from a cue on that has this, in the same action */
    bool ends;      /* what was played together is over, and may want to be looked at */
    bool several;   /* of EFFECT_RESULT: the value is a set of seats */
    bool victor;    /* of a loss: the card of the zone has won; it steps forward, others lie dark */
    uint8_t spares; /* of a veil, 1 + a spot: all but that is dim; the next spot where the value
                       names another seat than that in front */
} CueLook;

#endif
