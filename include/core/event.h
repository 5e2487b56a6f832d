/* What happened, in order: facts from a small closed vocabulary, each with its audience. The table
 * draws the view after an action; events only give order, flips and sound. A game that is asked to
 * apply an action without a log (NULL) does the same and records nothing. */
#ifndef CORE_EVENT_H
#define CORE_EVENT_H

#include "core/cards.h"
#include "core/seat.h"

#include <stddef.h>
#include <stdint.h>

typedef enum EventKind {
    EVENT_MOVE, /* `card` goes from place `from_index` of `from` to place `to_index` of `to` */
    EVENT_TURN, /* `card` at `from_index` of zone `from` is turned: face up if the seat sees it */
    EVENT_SHUFFLE, /* zone `from` is shuffled: places in it mean nothing any more */
    EVENT_COUNTER, /* counter `name` is now `value` */
    EVENT_PHASE,   /* phase `name` begins, for seat `value` */
    EVENT_CUE,     /* something to show or sound: cue `name`, with `value` */
    EVENT_END      /* the game is over */
} EventKind;

#define INDEX_ANY ((uint8_t)0xFF) /* the place within the zone does not matter (a hand, a set) */

typedef struct Event {
    uint8_t kind;     /* EventKind */
    Card card;        /* CARD_HIDDEN after redaction, CARD_NONE where no card is meant */
    uint8_t from, to; /* zones: indices into the game's table */
    uint8_t from_index, to_index; /* 0 is the top of a pile or the first of a row */
    uint8_t name;     /* counter, phase or cue: an index into the game's table of that kind */
    SeatSet audience; /* who sees the card's face; everybody sees that something moved */
    int16_t value;
    uint8_t unused[2];
} Event;

typedef struct EventLog {
    Event *events;
    size_t capacity;
    size_t count;
} EventLog;

/* Appends to the log; nothing when `log` is NULL. A full log is a bug of the game's `events_max`.
 */
void event_push(EventLog *log, Event event);

void event_move(EventLog *log, Card card, uint8_t from, uint8_t from_index, uint8_t to,
                uint8_t to_index, SeatSet audience);
void event_turn(EventLog *log, Card card, uint8_t zone, uint8_t index, SeatSet audience);
void event_shuffle(EventLog *log, uint8_t zone);
void event_counter(EventLog *log, uint8_t name, int value);
void event_phase(EventLog *log, uint8_t name, Seat seat);
void event_cue(EventLog *log, uint8_t name, int value);
void event_end(EventLog *log);

/* The event as `seat` saw it: the card hidden from whom it does not concern. */
Event event_for(Event event, Seat seat);

#endif
