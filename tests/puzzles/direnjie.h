/* What the files of Di Renjie's puzzles share. */
#ifndef TESTS_PUZZLES_DIRENJIE_H
#define TESTS_PUZZLES_DIRENJIE_H

#include "games/direnjie_notebook.h"
#include "words.h"

static inline const DirenjieState *state_of(const Match *match)
{
    return match_state(match);
}

static inline DirenjieView view_of(const Match *match)
{
    DirenjieView view;
    match_view(match, PERSON, &view);
    return view;
}

static inline bool is_in(const Match *match, DirenjiePhase phase)
{
    return state_of(match)->table.phase == (uint8_t)phase;
}

static inline Card card_of(unsigned identity)
{
    return (Card)(3 * identity);
}

/* The answers, one or all: direnjie_secret.c. */
bool secret_reaches(const Match *match, size_t from, Action action);
bool secret_find(const Match *match, Action right, Found *out);
bool mission_find(const Match *match, Action right, Found *out);
int secret_tempts(const Match *match, Action right, Action wrong);

#endif
