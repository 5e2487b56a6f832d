/* Clash of Decks: two sides, each with a hand whose order is fate, and two rows of units across two
 * bridges. A duel has two seats; solo has one, against the automaton of side 1. The rules' numbers
 * (CD-1 … CD-43) are cited where they are implemented, in src/games/clash.
 *
 * Cards 0 … 31 stand in the order of the rules' list; 32 and 33 are the two faces of a keeper. A
 * card number is a kind: in the constructed format both sides may own a troll, so a card is named
 * together with its side, and no side ever has two alike.
 *
 * A hand is kept without its keeper: `hand` holds the other cards, leftmost first, and `keeper` is
 * the number of them that stand left of it. So the cards that may be played are hand[0 … 3], and
 * the keeper is rightmost exactly when keeper == hand_count.
 *
 * State and view share ClashTable. In a view, what the seat does not know is CARD_HIDDEN (places of
 * the other hand, the deck, the automaton's pile) or 0 (the other's picks while both choose). */
#ifndef GAMES_CLASH_H
#define GAMES_CLASH_H

#include "core/game.h"

#define CLASH_CARDS        32 /* that are played */
#define CLASH_BASTION      ((Card)32)
#define CLASH_FORT         ((Card)33)
#define CLASH_SIDES        2
#define CLASH_ROWS         2 /* 0 top, 1 bottom */
#define CLASH_HAND_MAX     8 /* without the keeper */
#define CLASH_WINDOW       4 /* so many leftmost cards may be played */
#define CLASH_ROW_MAX      24
#define CLASH_PILE_MAX     24
#define CLASH_POOL         4
#define CLASH_CHOSEN       10 /* cards that each chooses in the constructed format */
#define CLASH_TURNS_MAX    200
#define CLASH_RETURNED_MAX 4 /* three units and an incantation */

enum ClashVerb {
    CLASH_PICK,   /* card: from the pool of a draft */
    CLASH_CHOOSE, /* card: for one's ten */
    CLASH_BAN,    /* card: from the other's ten */
    CLASH_SUMMON, /* card, word: 0 top, 1 bottom */
    CLASH_CAST,   /* card, unit */
    CLASH_ATTACK, /* ends phase 2 */
    CLASH_STRIKE, /* the next attack */
    CLASH_END,    /* the turn, when no attack is left */
    CLASH_RETURN  /* card: the destroyed unit that goes to the hand next */
};

enum ClashZone {
    CLASH_ZONE_POOL,
    CLASH_ZONE_DECK,
    CLASH_ZONE_PILE,
    CLASH_ZONE_DISCARD,
    CLASH_ZONE_AUTOMATON,  /* the face of the automaton's keeper that shows */
    CLASH_ZONE_RETURNING,  /* destroyed units to be ordered; a card while it is cast */
    CLASH_ZONE_PICKS,      /* + side */
    CLASH_ZONE_OWNED = 8,  /* + side: cards of a full set that are not in play; constructed only */
    CLASH_ZONE_BOX = 10,   /* + side: faces of the keeper that do not show */
    CLASH_ZONE_HANDS = 12, /* + side: the keeper too, leftmost first */
    CLASH_ZONE_ROWS = 14,  /* + 2 * side + row: nearest the bridge first */
    CLASH_ZONES = 18
};

/* In the order of Setup.options. Those of the other mode mean nothing. */
enum ClashOption {
    CLASH_OPTION_MODE,   /* ClashMode */
    CLASH_OPTION_FORMAT, /* ClashFormat */
    CLASH_OPTION_DECKS,  /* duel, preconstructed: two numbers of 1 … 4 */
    CLASH_OPTION_FIRST,  /* duel: a seat, or -1 for a coin toss */
    CLASH_OPTION_DECK,   /* solo, preconstructed: 1 … 4 */
    CLASH_OPTION_BASE_MANA,
    CLASH_OPTION_UNIT_MANA,
    CLASH_OPTION_AUTOMATON_FIRST,
    CLASH_OPTION_FORT_START,
    CLASH_OPTION_PILE_ARMOR,
    CLASH_OPTION_ABILITIES, /* bit n: ability n, of the first CLASH_GIVABLE */
    CLASH_OPTION_OWN_DECK,  /* + seat, constructed: the cards of a deck as bits; 0: they are chosen
                               at the table */
    CLASH_OPTION_EXTRA_MANA = CLASH_OPTION_OWN_DECK + CLASH_SIDES /* duel: of seat 1, each turn */
};

#define CLASH_EXTRA_MANA_MAX 2

/* CD-3, the deck with which a side comes to the constructed format: what may be added to the cards
 * that are chosen by now, and whether they are a whole deck. */
CardSet clash_deck_choices(CardSet chosen);
bool clash_deck_is_whole(CardSet chosen);

/* What the options of a constructed duel say of a side, 0: nothing; and the value that says it. */
static inline CardSet clash_own_deck(const Setup *setup, Seat side)
{
    return (uint32_t)setup->options[CLASH_OPTION_OWN_DECK + side];
}

static inline int32_t clash_deck_option(CardSet cards)
{
    return (int32_t)(uint32_t)cards;
}

typedef enum ClashMode { CLASH_DUEL, CLASH_SOLO } ClashMode;

typedef enum ClashFormat { CLASH_PRECONSTRUCTED, CLASH_DRAFT, CLASH_CONSTRUCTED } ClashFormat;

typedef enum ClashPhase {
    CLASH_PICKING,
    CLASH_CHOOSING, /* both seats owe decisions until each has ten */
    CLASH_BANNING,
    CLASH_SUMMONING,
    CLASH_ATTACKING, /* rests only where an incantation could be cast instead */
    CLASH_RETURNING, /* the owner orders destroyed units */
    CLASH_OVER
} ClashPhase;

/* What follows the ordering of destroyed units. */
typedef enum ClashResume {
    CLASH_RESUME_NOTHING,
    CLASH_RESUME_SUMMON,
    CLASH_RESUME_ATTACK,
    CLASH_RESUME_TOP, /* the automaton reveals for its top row; */
    CLASH_RESUME_BOTTOM
} ClashResume;

/* In the order of GameNames.words; the first five can be given to the automaton's units. */
typedef enum ClashAbility {
    CLASH_SPLASH,
    CLASH_PERFORATION,
    CLASH_RAGE,
    CLASH_PROTECTION,
    CLASH_BERSERK,
    CLASH_INDESTRUCTIBLE,
    CLASH_SPRINT,
    CLASH_ABILITIES
} ClashAbility;

#define CLASH_GIVABLE 5

/* Indices into GameNames.words: abilities, then these. */
enum ClashWord { CLASH_WORD_ROW = CLASH_ABILITIES /* + row */ };

typedef uint8_t ClashAbilitySet; /* bit n: ability n */

static inline ClashAbilitySet clash_ability_bit(ClashAbility ability)
{
    return (ClashAbilitySet)(1u << ability);
}

enum ClashCounter { CLASH_COUNTER_TURN, CLASH_COUNTER_MANA };

/* What the value means stands beside each. A cue about a unit also fills in the event's `card`,
 * `from` (its row) and `from_index` (its place in it, 0 nearest the bridge, at that moment). */
enum ClashCue {
    CLASH_CUE_REVEAL,  /* the automaton reveals a card: its row, 0 or 1 */
    CLASH_CUE_FIZZLE,  /* its incantation finds no unit: the row */
    CLASH_CUE_CAST,    /* an incantation takes effect on its target (`from`): the damage */
    CLASH_CUE_ATTACK,  /* a unit attacks: its attack, Sprint bonus included */
    CLASH_CUE_SPRINT,  /* before that: how many units it passes */
    CLASH_CUE_BERSERK, /* before that: 0 */
    CLASH_CUE_HIT,     /* a unit takes damage */
    CLASH_CUE_SPLASH,  /* a unit takes damage from the side */
    CLASH_CUE_PIERCE,  /* a unit takes damage through the one before it */
    CLASH_CUE_SHIELD,  /* Protection turns this damage into 0 */
    CLASH_CUE_IMMUNE,  /* an Indestructible unit stops this damage of an incantation */
    CLASH_CUE_DESTROY, /* a unit is destroyed: its side */
    CLASH_CUE_KEEPER,  /* a keeper is attacked: the damage; `from` is its hand or its zone */
    CLASH_CUE_FALL,    /* a Bastion falls: its side */
    CLASH_CUE_LOSE,    /* a Fort is rightmost: its side */
    CLASH_CUE_LAST,    /* the automaton's last turn is near or here: 0 */
    CLASH_CUE_RESULT   /* the side that wins, or -1: a draw */
};

/* Of ClashUnit. A queued unit that has attacked is about to repeat its attack (Berserk). */
enum ClashMark {
    CLASH_FRESH = 1, /* summoned this turn */
    CLASH_SPENT = 2, /* has attacked this turn */
    CLASH_HURT = 4,  /* its first damage this turn has come, taken or not */
    CLASH_QUEUED = 8 /* its turn in the row is still to come */
};

typedef struct ClashUnit {
    Card card;
    uint8_t damage; /* taken this turn */
    uint8_t bonus;  /* of Sprint */
    uint8_t marks;  /* of ClashMark */
} ClashUnit;

typedef struct ClashSide {
    ClashUnit rows[CLASH_ROWS]
                  [CLASH_ROW_MAX]; /* nearest the bridge first; zeros beyond the count */
    CardSet cards;             /* all that this side plays with, known to all; 0 before the deal */
    CardSet picks;             /* chosen so far; 0 from the deal on */
    Card hand[CLASH_HAND_MAX]; /* leftmost first; zeros beyond hand_count */
    uint8_t counts[CLASH_ROWS];
    uint8_t hand_count;
    uint8_t keeper;        /* cards of the hand that stand left of it */
    uint8_t is_fort;       /* 0 or 1; of the automaton too */
    uint8_t seen;          /* bit i: hand[i] came to the hand openly */
    uint8_t pick_count;    /* of picks */
    ClashAbilitySet given; /* to all units of this side */
} ClashSide;

typedef struct ClashTable {
    ClashSide sides[CLASH_SIDES];
    Card deck[CLASH_CARDS];       /* of a draft, not yet turned up; top last */
    Card pile[CLASH_PILE_MAX];    /* the automaton's, top last */
    Card discard[CLASH_PILE_MAX]; /* the automaton's, last discarded last */
    Card pool[CLASH_POOL];
    Card returning[CLASH_RETURNED_MAX];
    uint8_t deck_count, pile_count, discard_count, pool_count, returning_count;
    uint8_t mode, format, phase, resume;
    Seat active;        /* whose turn it is; in a draft and in bans: who owes the decision */
    Seat first;         /* who has the first turn */
    Seat winner;        /* SEAT_NONE: nobody, or not yet */
    uint8_t turn;       /* from 1; 0 before the deal */
    uint8_t mana;       /* left */
    uint8_t mana_begun; /* what the turn began with; 0: not known, in a position that was put up */
    uint8_t row;        /* whose units are queued while an attack phase goes on, else 0 */
    uint8_t base_mana, unit_mana, pile_armor; /* of the automaton */
    uint8_t is_last;    /* 1: the automaton's pile is empty and its Fort shows */
    uint8_t extra_mana; /* of side 1 of a duel, in each of its turns */
    uint8_t unused[3];
} ClashTable;

typedef struct ClashState {
    Rng rng;
    ClashTable table;
} ClashState;

typedef struct ClashView {
    ClashTable table;
    Seat seat;
    uint8_t unused[7];
} ClashView;

extern const Game clash_game;

/* What is printed on a card. */
typedef struct ClashFacts {
    uint8_t deck; /* 1 … 4 */
    uint8_t mana, attack;
    uint8_t durability; /* 0: an incantation */
    ClashAbilitySet abilities;
    ClashAbilitySet aura; /* what its neighbours in the row have from it */
    uint8_t unused[2];
} ClashFacts;

extern const ClashFacts clash_facts[CLASH_CARDS];

/* annihilation, boom, combustion, meteorite, cyclone */
#define CLASH_INCANTATIONS ((CardSet)0x08200405)

static inline bool clash_is_incantation(Card card)
{
    return (CLASH_INCANTATIONS >> card & 1) != 0;
}

/* The eight cards of a preconstructed deck, 1 … 4. */
CardSet clash_deck(unsigned number);

/* A unit's abilities now: its own, those of its neighbours' auras, those given to its side
 * (CD-29). */
static inline ClashAbilitySet clash_abilities(const ClashSide *side, unsigned row, unsigned place)
{
    const ClashUnit *unit = &side->rows[row][place];
    unsigned set = clash_facts[unit->card].abilities | side->given;
    if (place > 0) {
        set |= clash_facts[unit[-1].card].aura;
    }
    if (place + 1u < side->counts[row]) {
        set |= clash_facts[unit[1].card].aura;
    }
    return (ClashAbilitySet)set;
}

/* Whether the unit would still ignore its first damage this turn. */
bool clash_is_shielded(const ClashSide *side, unsigned row, unsigned place);

/* Damage that a unit with this attack now makes: its bonus included. */
static inline unsigned clash_power(const ClashUnit *unit)
{
    return (unsigned)clash_facts[unit->card].attack + unit->bonus;
}

/* Damage until a keeper in a hand is rightmost. */
static inline unsigned clash_keeper_life(const ClashSide *side)
{
    return (unsigned)(side->hand_count - side->keeper);
}

/* Mana of a side's turn as it begins with this table, but for the first player's first turn. */
unsigned clash_mana(const ClashTable *table, Seat side);

/* With how much the turn that goes on began: what was summoned since counts as if it were still in
 * hand. One more for each older unit that its owner has cast back to hand in this turn. */
unsigned clash_mana_begun(const ClashTable *table);

/* Whose destroyed units wait to be ordered; the table must be in that phase. */
Seat clash_returning_owner(const ClashTable *table);

/* The queued units of the active side, the next to attack first; their number. */
unsigned clash_queue(const ClashTable *table, Card out[CLASH_ROW_MAX]);

/* Whether a queued unit, or then one of the bottom row, would attack now. */
bool clash_has_attacker(const ClashTable *table);

/* Whether summoning this card of the active side's window leaves its keeper rightmost: its Bastion
 * falls, or its Fort loses the game (CD-11). */
bool clash_summon_topples(const ClashTable *table, unsigned window_index);

/* Whether the active side could play a card now with its mana and not lose the game by that
 * (CD-8 to CD-11). */
bool clash_can_play(const ClashTable *table);

/* What an action is certain to do to the units and the keeper of each side. */
typedef struct ClashForesight {
    CardSet destroyed[CLASH_SIDES];
    CardSet spared; /* whose Protection or Indestructible takes the damage, of both sides */
    uint8_t damage[CLASH_SIDES][CLASH_CARDS]; /* that each takes */
    uint8_t life[CLASH_SIDES];                /* of each keeper; 0: it falls */
    Card striker, struck; /* of the first attack, a unit or keeper of the other side; CARD_NONE */
    uint8_t unused[4];
} ClashForesight;

/* Of a play, an assault or the next attack, if nothing else is cast on the way: the rules try it on
 * a copy, as for Game.preview. */
ClashForesight clash_foresee(const ClashView *view, Action action);

#define CLASH_STRIKES_MAX CLASH_CARDS

/* The units of the active side that would attack from now on, in that order, if nothing were cast
 * on the way; their number. None but in phases 2 and 3. */
unsigned clash_strike_order(const ClashView *view, Card out[CLASH_STRIKES_MAX]);

/* What the enemy's units that stand on the table at the end of this turn would do in the next one,
 * if nothing else came: whatever is hidden may still change it. */
typedef struct ClashThreat {
    CardSet destroyed;           /* own units */
    CardSet struck[CLASH_ROWS];  /* own units that the units of that row would damage */
    uint8_t wounds[CLASH_CARDS]; /* damage to an own unit */
    uint8_t blows[CLASH_CARDS];  /* damage to the own keeper by an enemy unit */
    uint8_t damage[CLASH_ROWS];  /* the same by the units of that row */
    bool falls, loses;           /* the own Bastion; the own Fort */
    uint8_t fells;               /* rows, a bit each: a keeper is gone by the blows of this row */
    uint8_t later;               /* rows, a bit each, that strike the Fort of a fallen Bastion */
    uint8_t unused[2];
} ClashThreat;

/* After this play, or without one for ACTION_NONE, and the rest of the own turn without any other.
 * In phases 2 and 3 of the own turn; else there is none. */
ClashThreat clash_threat(const ClashView *view, Action action);

/* The sum of a solo setup's variables: -1 … 15; more than 5 is refused. */
int clash_difficulty(const Setup *setup);

/* The cards that are certainly among those which Game.zone shows as hidden in this zone. */
CardSet clash_view_known(const ClashView *view, uint8_t zone);

/* Removes what seats remember of the past: for a position that was put together by hand. */
void clash_forget(ClashState *state);

#endif
