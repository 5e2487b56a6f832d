/* How a match is to begin: the game, its setup, and who sits where. Made by the command line, by
 * the seats screen, or from a kept match; a Session is then started from it. Plain data.
 *
 * A seat's kind is the app's own word for who decides there; storage keeps it as text. */
#ifndef APP_PLAN_H
#define APP_PLAN_H

#include "bots/bot.h"
#include "core/game.h"
#include "series.h"
#include "storage/profile.h"

typedef enum SeatKind {
    SEAT_PERSON,
    SEAT_NOVICE,
    SEAT_EASY,
    SEAT_NORMAL,
    SEAT_HARD,
    SEAT_MASTER,
    SEAT_GREEDY,
    SEAT_RANDOM,
    SEAT_KINDS
} SeatKind;

/* "person", "easy" …: in the profile and on the command line. */
const char *seat_kind_code(SeatKind kind);

/* As a person reads it, marked for the catalogues: "Computer, easy". */
const char *seat_kind_name(SeatKind kind);

/* Marked as well, how strong a computer player is, for who knows that it is one: "easy"; NULL of a
 * person. */
const char *seat_kind_strength(SeatKind kind);

/* False, with `out` untouched, for any other word. */
bool seat_kind_from_code(const char *code, size_t length, SeatKind *out);

/* The level of a computer player: the kind is not SEAT_PERSON. */
BotLevel seat_kind_level(SeatKind kind);

/* The kind of a computer player of this level. */
SeatKind seat_kind_of(BotLevel level);

#define SEED_LIMIT (UINT64_C(1) << 53) /* seeds are below it */
#define SEED_ANY   UINT64_MAX          /* to be drawn when the match begins */
#define DEAL_LIMIT 1000000             /* deal numbers that all may see are short enough to tell */

typedef struct MatchPlan {
    const Game *game;
    Setup setup; /* its seed may be SEED_ANY */
    SeatKind kinds[SEAT_LIMIT];
    char names[SEAT_LIMIT][SAVED_NAME_BYTES]; /* as typed; empty: "Player 2" */
    PersonId people[SEAT_LIMIT];              /* of the profile; 0: nobody in particular */
    Series series;                            /* as it stands before this match */
    PointSeries sums;                         /* the same, where points are added up */
    SavedDeal deal;                           /* how it came to its seed */
    bool is_even; /* the strength of its computers was chosen by the person's results */
} MatchPlan;

/* People in every seat, no names, every option at its initial value or, where that does not go with
 * so many seats, at one that does. */
MatchPlan plan_initial(const Game *game, uint8_t seats);

/* Another number of seats, as far as the game allows; options that name a seat stay valid. */
void plan_set_seats(MatchPlan *plan, unsigned seats);

/* Keeps the rest fitting after the option at `changed`; see GameUi.fit. */
void plan_fit(MatchPlan *plan, int changed);

/* Whether the game accepts the setup; when not, says why. */
bool plan_is_accepted(const MatchPlan *plan, Message *why);

/* Decides who leads by the series, where the game is played in one. The seed must be drawn. */
void plan_choose_leader(MatchPlan *plan);

/* Whether somebody at the table has cards that a person there must not see: then a number that was
 * drawn is as long as numbers can be, so that none of them is found by trying, and is told at the
 * end only. */
bool plan_has_secrets(const MatchPlan *plan);

/* Whether somebody may have known the cards before. */
bool plan_is_known(const MatchPlan *plan);

/* The seats of people. */
SeatSet plan_people(const MatchPlan *plan);

#endif
