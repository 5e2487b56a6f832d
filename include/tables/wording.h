/* Turning what the rules say into words of the player's language: messages with typed values, card
 * names, and log lines made from events. The only place where typed values become text. */
#ifndef TABLES_WORDING_H
#define TABLES_WORDING_H

#include "base/text.h"
#include "core/event.h"
#include "core/game.h"
#include "core/message.h"
#include "i18n/catalogue.h"

/* How one game looks on the table: the private header of src/tables. */
typedef struct TableLook TableLook;

/* How a sentence reads to a seat of which it speaks: "{name} yields." is "You yield." to that one.
 * It has the other placeholders of the sentence in their order. */
typedef struct OwnForm {
    const char *text;         /* the sentence, `other` where it has plural forms */
    unsigned seat;            /* which of the message's values is the reader */
    const char *own, *plural; /* marked by N_, or by NP_ */
} OwnForm;

/* Who reads, and about which table. */
typedef struct Wording {
    const Catalogue *catalogue;
    const TableLook *look;         /* of the game */
    const char *const *seat_names; /* of each seat, as typed */
    const void *view; /* of the match whose cards are drawn or spoken of; NULL: of none */
    const Seat *you;  /* the seat that reads, see TableLook.own; or NULL */
    const char *back; /* see TableTaste */
} Wording;

void wording_message(const Wording *wording, const Message *message, Text *out);

/* The full name of a card, "8 of Clubs". */
void wording_card(const Wording *wording, Card card, Text *out);

/* "8♣, A♦": the names for lists, with the language's list separator. */
void wording_cards(const Wording *wording, CardSet cards, Text *out);

/* One action of the log, as its reader saw it. */
typedef struct LogEntry {
    const void *view; /* the reader's, before the action */
    Seat actor;
    Action action;
    const Event *events; /* as the reader saw them */
    size_t count;
    bool is_open;     /* the reader may know what was chosen, also where no event tells it */
    bool joins;       /* what takes several actions may be told with the last of them */
    const Event *run; /* of the actions of this verb that the actor took right before, as the reader
                         saw them; only where it joins */
    size_t run_count;
} LogEntry;

/* The sentences of the game's log for one action, each on its own line: separated by '\n', none at
 * the end. Nothing where a later action is told with it. */
void wording_log(const Wording *wording, const LogEntry *entry, Text *out);

/* An action as it is told to who may take it, "Play 7", without a full stop. `view` is that of the
 * seat. False, with `out` untouched, where neither its button nor the game has words for all of it.
 */
bool wording_advise(const Wording *wording, const void *view, Action action, Text *out);

#endif
