/* What a game tells of facts, each said once: a table of sentences, and of whom or what the
 * placeholders of each speak. Cues, actions and previews that mean the same fact take it from the
 * same row. */
#ifndef CORE_TELLING_H
#define CORE_TELLING_H

#include "core/message.h"

/* What a placeholder stands for: a member of Fact. */
typedef enum TellOf {
    TELL_NOTHING, /* after the last placeholder */
    TELL_ACTOR,
    TELL_OTHER,
    TELL_CARD,
    TELL_CARDS,
    TELL_NUMBER,
    TELL_REST,
    TELL_WORD
} TellOf;

#define TELL_VALUES 3

typedef struct Telling {
    const char *text, *plural; /* marked by N_, or by NP_; NULL: the fact is not told */
    TellOf of[TELL_VALUES];    /* in the order of Message.values */
} Telling;

/* Of what a sentence speaks; it needs only what its row names. */
typedef struct Fact {
    Seat actor, other;
    Card card;
    CardSet cards;
    int number, rest;
    int word; /* an index into the game's words */
} Fact;

/* Without a text where the fact is not told. */
Message telling_message(const Telling *telling, const Fact *fact);

#endif
