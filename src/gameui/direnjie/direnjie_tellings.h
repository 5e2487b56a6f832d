/* The facts of Di Renjie, each said once. */
#ifndef GAMEUI_DIRENJIE_TELLINGS_H
#define GAMEUI_DIRENJIE_TELLINGS_H

#include "tables/telling.h"

/* What an actor does; in brackets what else of Fact is told. */
enum DirenjieTelling {
    DIRENJIE_UNTOLD,
    DIRENJIE_INSPECTS,       /* (other) */
    DIRENJIE_SWAPS_THREE,    /* (other) */
    DIRENJIE_ROBS,           /* (other) */
    DIRENJIE_SWAPS,          /* (other) */
    DIRENJIE_GIVES,          /* (other, cards) */
    DIRENJIE_TAKES,          /* (other, cards, number of them) */
    DIRENJIE_ASKS_CATEGORY,  /* (word) */
    DIRENJIE_ASKS_NUMBER,    /* (number) */
    DIRENJIE_REFUSES,        /* gives nothing */
    DIRENJIE_DRAWS,          /* from the deck (card) */
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

/* By which bonus an action takes or shows cards; marked. NULL: by none. */
const char *direnjie_bonus(unsigned verb);

#endif
