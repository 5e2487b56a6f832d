/* What is told of Di Renjie, each thing said once. */
#ifndef GAMEUI_DIRENJIE_TELLINGS_H
#define GAMEUI_DIRENJIE_TELLINGS_H

#include "core/event.h"
#include "core/telling.h"
#include "tables/wording.h"

/* What an actor does; in brackets what else of Fact is told. */
enum DirenjieTelling {
    DIRENJIE_UNTOLD,
    DIRENJIE_INSPECTS,       /* (other) */
    DIRENJIE_SWAPS_THREE,    /* (other) */
    DIRENJIE_ROBS,           /* (other) */
    DIRENJIE_SWAPS,          /* (other) */
    DIRENJIE_GIVES,          /* (other, cards) */
    DIRENJIE_GIVES_SOME,     /* unseen (other, number of cards) */
    DIRENJIE_TAKES,          /* (other, cards, number of them) */
    DIRENJIE_ASKS_CATEGORY,  /* (word) */
    DIRENJIE_ASKS_NUMBER,    /* (number) */
    DIRENJIE_REFUSES,        /* gives nothing */
    DIRENJIE_DRAWS,          /* from the deck (card) */
    DIRENJIE_DRAWS_ANOTHER,  /* unseen, from the deck */
    DIRENJIE_DRAWS_FROM,     /* (other) */
    DIRENJIE_PASSES,         /* takes no card */
    DIRENJIE_REVEALS,        /* (card) */
    DIRENJIE_SUBMITS,        /* (card at the top) */
    DIRENJIE_DECLINES,       /* submits nothing */
    DIRENJIE_HAS_ANSWERED,   /* all of the solution */
    DIRENJIE_WRITES,         /* a part of it (card) */
    DIRENJIE_ACCUSES,        /* (other) */
    DIRENJIE_ACCUSES_NOBODY, /* of being the killer */
    DIRENJIE_LAST_TURNS,
    DIRENJIE_STALLS,
    DIRENJIE_TELLINGS
};

/* `fact->cards` 0: the cards were not seen. */
Message direnjie_telling(enum DirenjieTelling telling, const Fact *fact);

/* Somebody asks for this, a DirenjieAsk. */
Message direnjie_ask_telling(Seat actor, unsigned ask);

/* Names the bonus by which an action takes or shows cards; marked. NULL: by none. */
const char *direnjie_bonus(unsigned verb);

/* What {category} or {n} stands for in a sentence about a request. */
Value direnjie_ask_value(unsigned ask);

/* Tells the first of these events, a cue of the end: points for all seats at once, or who has won.
 * False: the first of the points has said it. */
bool direnjie_tell_end(const Wording *wording, unsigned teams, const Event events[], size_t count,
                       Text *out);

#endif
