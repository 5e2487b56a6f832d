/* A match as one seat has it on its phone, in English. */
#ifndef TESTS_PHONE_SIDE_H
#define TESTS_PHONE_SIDE_H

#include "sight.h"

#define PHONE_SIDE_SEATS 6

typedef struct PhoneSide {
    Match match; /* the caller begins it, and releases it */
    MatchLog log;
    Wording wording;
    Selection selection;
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
} PhoneSide;

extern Catalogue phone_english;
extern const char *const phone_names[PHONE_SIDE_SEATS]; /* "Ayu", "Boris", "Chen", "Dewi", … */

void phone_side_init(void);

/* The seat takes up the match as it stands, with nothing picked. */
void phone_side_begin(PhoneSide *side, const Game *game, Seat seat);
void phone_side_end(PhoneSide *side); /* releases the match as well */

/* The match went on. */
void phone_side_look(PhoneSide *side, Seat seat);

/* What the seat is sent: the caller frees it. */
char *phone_side_message(PhoneSide *side, Seat seat);

#endif
