/* An even match: the program chooses how strong computer players are by what a person's last games
 * came to, so that about half of them are won. Nothing of it is kept beside the games themselves.
 *
 * What a person can do is a number on the scale of GameUi.ratings, found as chess players are
 * rated: each game moves it by what was won beyond what was to be expected. Where the computers are
 * as good as the person, one of so many players wins. The nearest strength is chosen; but strengths
 * may lie far apart, so whoever has lately won more than that meets the next stronger one for a
 * while, and whoever has won less the next weaker one. */
#ifndef APP_EVEN_H
#define APP_EVEN_H

#include "app.h"
#include "game_ui.h"
#include "match_plan.h"

#define EVEN_GAMES 20   /* that count, the last ones */
#define EVEN_STEP  120  /* what a win moves that was not to be expected at all */
#define EVEN_LATE  10   /* games of which the wins are to be so many as among equals, */
#define EVEN_OFF   1500 /* in thousandths of a win: or else a neighbour is chosen */

/* A game with computers of one strength. */
typedef struct EvenGame {
    int rating;      /* of their strength */
    unsigned rivals; /* that could have won instead: one where all win or lose together */
    unsigned won;    /* in thousandths of a win */
} EvenGame;

/* Where these games lead, the first one first: from `start`, while they are all that were played;
 * from the strength of the first, once they are as many as count, for what led to it is forgotten.
 */
int even_rating(int start, const EvenGame games[], size_t count);

/* The strength for the next game after these; of two that are as near the one listed first. */
BotLevel even_level(const LevelRating ratings[], int start, const EvenGame games[], size_t count);

/* What was chosen and why. */
typedef struct Even {
    SeatKind kind;   /* of the computers */
    int games, won;  /* that count, at most EVEN_GAMES */
    PersonId person; /* by whose results; 0: by those of anybody */
} Even;

/* The choice of seats by which one person plays with computers; NULL: strengths of the game are not
 * measured, or there is no such choice. */
const SeatsWay *even_way(const Game *game);

/* Of a game that has one. */
Even even_find(Profile *profile, const Game *game, PersonId person);

/* Whether one person plays with computers. */
bool even_fits(const MatchPlan *plan);

/* By whose results a plan that fits is to be even. */
PersonId even_person(const MatchPlan *plan);

/* Seats computers of this strength where computers sit, and notes that they were chosen so. */
void even_seat(MatchPlan *plan, const Even *even);

/* "normal · you won 6 of your last 9 games" */
const char *even_words(App *app, const Even *even);

/* Before the next game of such a plan: chooses anew, and says so where that is another strength. */
void even_again(App *app, MatchPlan *plan);

#endif
