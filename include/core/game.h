/* The contract of a game: static facts as data, and pure functions over plain states.
 *
 * A state is one block of `state_size` bytes without pointers and without padding, the random
 * generator inside: memcpy clones it, memcmp compares it, a save is its setup and actions. Only a
 * Match holds true states. Everybody else (screens, bots) gets the view of a seat: everything that
 * seat may know, also of the past, and nothing more.
 *
 * All functions are pure: no clock, files, heap, locale or globals; equal arguments give equal
 * results on every machine. Unless said otherwise they must be called with legal arguments. */
#ifndef CORE_GAME_H
#define CORE_GAME_H

#include "core/action.h"
#include "core/cards.h"
#include "core/event.h"
#include "core/message.h"
#include "core/rng.h"
#include "core/seat.h"

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define OPTION_LIMIT 16

typedef enum OptionKind {
    OPTION_FLAG,   /* 0 or 1 */
    OPTION_NUMBER, /* low … high */
    OPTION_WORD,   /* an index into words */
    OPTION_SEAT,   /* a seat, or -1 - i for word i ("random"); words may be NULL */
    OPTION_NUMBERS, /* two numbers of low … high: the first in bits 0 … 7, the second in 8 … 15 */
    OPTION_WORDS /* a set of at most 32 words: bit i for word i */
} OptionKind;

/* One rule option of a game, as the protocol and the seats screen offer it. */
typedef struct GameOption {
    const char *key;
    OptionKind kind;
    int32_t low, high;        /* of OPTION_NUMBER and OPTION_NUMBERS */
    int32_t initial;          /* the value when the option is not given */
    const char *const *words; /* ends with NULL */
    bool later; /* saved games are older than it: it stands behind the others, is 0 at first, and is
                   named in what is saved only where it is not */
    bool house; /* a house rule: 0 at first, which is the official rule */
} GameOption;

static inline bool game_option_is_named(const GameOption *option, int32_t value)
{
    return !option->later || value != 0;
}

/* How a match begins. Equal setups give equal games. */
typedef struct Setup {
    uint64_t seed;                 /* 0 … 2^53 - 1 */
    int32_t options[OPTION_LIMIT]; /* in the order of Game.options, the rest 0 */
    uint8_t seats;
    uint8_t unused[7];
} Setup;

/* How a match stands or ended, in terms that every game has. */
typedef struct Outcome {
    bool over;
    SeatSet winners;           /* all seats of a cooperative win; none of a loss; all of a draw */
    int16_t score[SEAT_LIMIT]; /* by the game's own measure, for records and ties */
    int16_t credit; /* how far a game came that is won or lost together, over or not, in thousandths
                       of a win and in addition to it: for bots, which else see no difference while
                       wins are rare; 0 in games of opponents */
} Outcome;

#define SOLVE_NEVER (-1)
#define SOLVE_SPENT (-2)

/* What GameBots.solve may spend. Equal efforts without a stop give equal answers. */
typedef struct Effort {
    uint64_t *table;         /* scratch memory; what it holds does not matter */
    uint32_t table_size;     /* its entries: a power of two */
    uint32_t nodes;          /* positions that may still be visited; counted down */
    const atomic_bool *stop; /* when it turns true the effort is spent; or NULL */
} Effort;

/* What a game calls its things, all of it tables: the protocol, the window and notation read them.
 * Equal codes of cards are equal cards, and actions then name the lowest of them. */
typedef struct GameNames {
    const Verb *verbs;
    const char *const *cards;    /* code of each card: "7H" */
    const char *const *zones;    /* "tavern", "hands/0": as in the protocol's state */
    const char *const *counters; /* of EVENT_COUNTER, ends with NULL; so the next three */
    const char *const *phases;   /* of EVENT_PHASE */
    const char *const *cues;     /* of EVENT_CUE */
    const char *const *words;    /* of VALUE_WORD in messages, marked for translation */
    uint8_t verb_count, card_count, zone_count;
    uint8_t card_copies; /* of each code there may be so many times as many cards in play as the
                            table of cards lists: 2 when each side may own a set; 0 means 1 */
} GameNames;

/* What computer players ask of a game beside its rules: how to judge, to play plainly, to see the
 * end, and to say why. People play without any of it. */
typedef struct GameBots {
    uint16_t apply_cost;    /* nodes of a budget that one call of apply uses up, for games in which
                               carrying out a move takes long; 0 means 1 */
    uint8_t search_budgets; /* above 0: a search ends once a choice is clear, and the strongest
                               level may spend so many times its usual nodes where none is */
    uint32_t tree_least;    /* from so many nodes on a tree of later actions is grown, which says
                               more than to compare first actions: the fewer the less is hidden;
                               0: never */
    uint8_t lapses;         /* of 16 decisions so many a novice makes by `tempt` alone */
    bool is_suggestion_strong; /* it takes many imagined games to find better actions than
                                  `suggest`: BOT_HARD plays those, and BOT_MASTER leaves them only
                                  for what is surely better */

    /* How good a state looks for a seat before it is over, in thousandths of a win:
     * 0 … 1000, a won game 1000, a lost one 0. */
    int (*evaluate)(const void *state, Seat seat);

    /* NULL, or: a plain good action of an actor without looking ahead, for the games that a bot
     * imagines; `rng` adds variety. ACTION_NONE where `evaluate` tells as much as playing on. */
    Action (*suggest)(const void *state, Seat seat, Rng *rng);

    /* NULL, or, where nothing is suggested: after how many greedy actions `evaluate` says most of
     * this view. The more the opponents' answers matter the more; NULL means 8. */
    unsigned (*greedy_plies)(const void *view);

    /* NULL, or: in how many ways the strongest level plays each world of this view on, to go by the
     * best of them: who chooses later knows more by then than `suggest` foresees. 1 where partners
     * hide cards, who would seem to choose by what they cannot see. */
    unsigned (*ways)(const void *view);

    /* NULL without `ways`; or: as `suggest`, but by chance an action that is not much worse. All
     * ways but the first are played by it. */
    Action (*vary)(const void *state, Seat seat, Rng *rng);

    /* NULL, or: how the game ends for a seat that owes a decision, with best play on both sides:
     * 1000 won, 500 drawn, 0 lost. Only for positions in which no seat lacks any knowledge and
     * nothing is random any more; SOLVE_NEVER in others, SOLVE_SPENT when the effort was not
     * enough. `best`, when not NULL, is told of each legal action whether it leads there; of a won
     * game at least one that does. */
    int (*solve)(const void *state, Seat seat, Effort *effort, bool best[]);

    /* NULL, or: leaves in a view only what a win of at least this grade allows (a medal: the higher
     * the better, from 1), so that winning from there is reaching it; false, with nothing changed,
     * when it is out of reach. */
    bool (*aim)(void *view, unsigned grade);

    /* NULL, or: leaves in a view only what a casual player bears in mind, for bots that are not to
     * play as well as they can; the view stays one that the game can have. */
    void (*blur)(void *view);

    /* NULL, or: whether an action of the view's seat spends something and is hardly ever of use, so
     * that among choices that promise about the same it is the last to be made or named. */
    bool (*is_idle)(const void *view, Action action);

    /* NULL, or: by how many thousandths of a win a player of this manner, a number from 1 of the
     * game's own, overrates an action of the view's seat: a habit, for rivals that can be told
     * apart. Advice and judgement never have one. */
    int (*liking)(const void *view, Action action, unsigned manner);

    /* NULL, or: how much an action of the view's seat tempts somebody who plays for the first time
     * and does not think of what it leads to: the higher the more. */
    int (*tempt)(const void *view, Action action);

    /* NULL, or: how likely the strongest level wins from a view of which imagined games are won
     * with this chance, both in thousandths; never falls as that rises. For advice to people. */
    int (*odds)(const void *view, int chance);

    /* NULL, or: why a good action of the view's seat is good, in one sentence; false when there is
     * nothing plain to say. */
    bool (*explain)(const void *view, Action action, Message *why);

    /* NULL, or: what is wrong with an action of the view's seat that was far worse than `best`, in
     * one sentence about the past; false when there is nothing plain to say. */
    bool (*fault)(const void *view, Action action, Action best, Message *why);
} GameBots;

typedef struct Game {
    const char *id;         /* the protocol's name of the game: "regicide" */
    uint16_t rules_version; /* grows when equal setups and actions may give another game */
    uint8_t seats_min, seats_max;
    uint32_t state_size, view_size; /* bytes */
    uint16_t state_derived; /* so many bytes at a state's end follow from the states before it: they
                               are no part of its fingerprint */
    uint8_t state_late;     /* so many bytes before those are later than saved games: where all of
                               them are 0 they are no part of its fingerprint */
    uint32_t actions_max;   /* no game has more actions than this from setup to end */
    uint16_t legal_max;     /* no position offers a seat more actions than this */
    uint16_t events_max;    /* no action makes more events than this */

    GameNames names;
    const GameBots *bots; /* never NULL */
    const GameOption *options;
    uint8_t option_count;

    /* Whether these seats and options, each of its kind, can be played together; when not, says why
     * in one sentence unless `why` is NULL. */
    bool (*accepts)(const Setup *setup, Message *why);

    /* Deals. The setup must be accepted; the state is any memory of state_size bytes. */
    void (*setup)(void *state, const Setup *setup);

    /* The seats that owe a decision; none exactly when the game is over. */
    SeatSet (*actors)(const void *state);

    /* Writes the legal actions of a seat in ascending order without duplicates and returns their
     * number; none for a seat that owes no decision. `capacity` is at least legal_max. */
    size_t (*legal)(const void *state, Seat seat, Action out[], size_t capacity);

    /* Carries out a legal action of an actor; `log` may be NULL. */
    void (*apply)(void *state, Seat seat, Action action, EventLog *log);

    void (*outcome)(const void *state, Outcome *out);

    /* Writes what `seat` may know, view_size bytes without pointers or padding. */
    void (*view)(const void *state, Seat seat, void *view);

    /* A state that is possible for all the view's seat knows, drawn with `rng` alone:
     * view(sample(v)) equals v. The state's own generator is freshly seeded from `rng`. */
    void (*sample)(const void *view, Rng *rng, void *state);

    /* Whether the view's seat may not do this; when so, says why. The action is any combination
     * of the game's verbs with operands that exist, mostly not yet or not at all legal. */
    bool (*refuse)(const void *view, Action action, Message *why);

    /* What a legal action is certain to do, for the player before confirming, in the order in
     * which it will happen; returns the number of messages. */
    size_t (*preview)(const void *view, Action action, Message out[], size_t capacity);

    /* The cards of a zone as the view's seat sees them, CARD_HIDDEN for an unknown one; top or
     * first first; zones without order: known cards ascending, then hidden ones. Returns the
     * number of cards, at most `capacity` written. */
    size_t (*zone)(const void *view, uint8_t zone, Card out[], size_t capacity);

    /* A broken invariant in one sentence for developers, or NULL. */
    const char *(*check)(const void *state);
} Game;

/* No game has a larger state or view, or more legal actions at once: for buffers on the stack. */
#define STATE_SIZE_MAX  4096
#define VIEW_SIZE_MAX   8192
#define LEGAL_COUNT_MAX 512
#define EVENT_COUNT_MAX 1024
#define ZONE_CARDS_MAX  64

/* A setup of `seats` with every option at its initial value. */
Setup setup_initial(const Game *game, uint8_t seats, uint64_t seed);

/* Whether the setup is one of this game: every option has a value of its kind, and Game.accepts has
 * nothing against them together. What comes from outside is asked this, not Game.accepts alone. */
bool setup_is_accepted(const Game *game, const Setup *setup, Message *why);

/* The house rules of a game as bits by the indices of its options, and whether a setup has none of
 * them. What is kept of matches by other rules never counts beside that of the official ones. */
uint32_t game_house_rules(const Game *game);
bool setup_is_official(const Game *game, const Setup *setup);

/* The hash of what `hash` already covers followed by a state. */
uint64_t game_hash_state(const Game *game, uint64_t hash, const void *state);

/* How many cards an action names. */
unsigned game_card_count(const Game *game, Action action);

/* For Game.accepts: gives the reason why a setup is refused, unless `why` is NULL; always false. */
bool setup_refuse(Message *why, const char *reason);

/* The option's index by its key, or -1. */
int game_option_index(const Game *game, const char *key);

/* Whether the action is in the seat's legal list. */
bool game_is_legal(const Game *game, const void *state, Seat seat, Action action);

#endif
