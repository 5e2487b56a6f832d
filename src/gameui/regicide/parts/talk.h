/* What seats say after a jester. */
#ifndef GAMEUI_REGICIDE_TALK_H
#define GAMEUI_REGICIDE_TALK_H

#include "play.h"

typedef enum Wish { WISH_UNKNOWN, WISH_SILENT, WISH_GO, WISH_NOT } Wish;

typedef struct Talk {
    size_t position; /* of the match, for which this is said */
    Seat asked;      /* the thinker works for its wish; SEAT_NONE: for nobody's */
    bool is_heard;   /* something was said, and is the notice */
    Wish wishes[SEAT_LIMIT];
} Talk;

/* The talk of a match of Regicide. */
Talk *talk_of(const Play *play);

void talk_say(Play *play, Seat seat, Wish wish);

#endif
