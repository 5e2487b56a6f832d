/* What one seat is shown on a phone: a line of JSON, made of nothing but what that seat may know.
 *
 * All of it comes from the rules and the words that the table uses: what is wanted, the cards with
 * whether each may be picked and why not, what can be done with what it would bring, the log. The
 * page decides nothing: it sends back the ids that stand here. */
#ifndef APP_PHONE_SIGHT_H
#define APP_PHONE_SIGHT_H

#include "core/selection.h"
#include "facts.h"
#include "game_ui.h"
#include "match_log.h"
#include "tables/table.h"
#include "tables/wording.h"

#define PHONE_LOG_LINES 30

typedef struct PhoneSight {
    const Wording *wording; /* in the phone's language */
    const GameUi *ui;
    int setting;      /* the choice that only this game knows */
    const void *view; /* of the seat */
    Seat seat;
    uint8_t seats;
    SeatSet actors;             /* who decides; none: it is over */
    const Selection *selection; /* the legal actions of the seat, and what is picked */
    const Message *refused;     /* why the last press did nothing; NULL: it did */
    bool is_at_screen;          /* the seat is played there now */
    const PhoneNote *note;      /* that it may change; or NULL */
    Outcome outcome;
    Forecasts forecasts;
    const char *log[PHONE_LOG_LINES]; /* as the seat saw it, the newest first */
    size_t log_count;
} PhoneSight;

/* What a seat sees of a match, in the words of its log; `selection` is over the seat's view and its
 * legal actions. Nothing was refused, and all is foretold. */
PhoneSight phone_sight_of(const Match *match, Seat seat, const Selection *selection, MatchLog *log);

/* Owned by the caller, who frees it. */
char *phone_sight_write(const PhoneSight *sight);

#endif
