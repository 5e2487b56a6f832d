/* How a game of Di Renjie ended, in words: of a view once the game is over. */
#ifndef GAMEUI_DIRENJIE_TALLY_H
#define GAMEUI_DIRENJIE_TALLY_H

#include "games/direnjie.h"
#include "tables/recital.h"

/* How a seat ended: "2 clues", with whether it was the killer; "Ani: 7 points"; and both with what
 * it answered, right or wrong: sentences. */
void direnjie_part_words(const Wording *wording, const DirenjieView *view, Seat seat, Text *out);
void direnjie_points_words(const Wording *wording, const char *name, int points, Text *out);
void direnjie_tally_words(const Wording *wording, const DirenjieView *view, Seat seat, Text *out);

/* What heads the end: whether somebody has found out the whole mission. */
const char *direnjie_end_title(const DirenjieView *view);

/* What all have answered, and the points of teams. */
void direnjie_recite_end(const Recital *recital, const DirenjieView *view);

#endif
