/* Building and redacting events. A redacted event keeps everything but the card's face. */
#include "core/event.h"

#include "base/assert.h"

void event_push(EventLog *log, Event event)
{
    if (!log) {
        return;
    }
    ASSERT(log->count < log->capacity);
    log->events[log->count++] = event;
}

void event_move(EventLog *log, Card card, uint8_t from, uint8_t from_index, uint8_t to,
                uint8_t to_index, SeatSet audience)
{
    event_push(log, (Event){.kind = EVENT_MOVE,
                            .card = card,
                            .from = from,
                            .from_index = from_index,
                            .to = to,
                            .to_index = to_index,
                            .audience = audience});
}

void event_turn(EventLog *log, Card card, uint8_t zone, uint8_t index, SeatSet audience)
{
    event_push(log, (Event){.kind = EVENT_TURN,
                            .card = card,
                            .from = zone,
                            .from_index = index,
                            .to = zone,
                            .to_index = index,
                            .audience = audience});
}

void event_shuffle(EventLog *log, uint8_t zone)
{
    event_push(log, (Event){.kind = EVENT_SHUFFLE,
                            .card = CARD_NONE,
                            .from = zone,
                            .to = zone,
                            .audience = SEATS_ALL});
}

static void event_push_named(EventLog *log, EventKind kind, uint8_t name, int value)
{
    event_push(log, (Event){.kind = (uint8_t)kind,
                            .card = CARD_NONE,
                            .name = name,
                            .audience = SEATS_ALL,
                            .value = (int16_t)value});
}

void event_counter(EventLog *log, uint8_t name, int value)
{
    event_push_named(log, EVENT_COUNTER, name, value);
}

void event_phase(EventLog *log, uint8_t name, Seat seat)
{
    event_push_named(log, EVENT_PHASE, name, seat);
}

void event_cue(EventLog *log, uint8_t name, int value)
{
    event_push_named(log, EVENT_CUE, name, value);
}

void event_end(EventLog *log)
{
    event_push_named(log, EVENT_END, 0, 0);
}

Event event_for(Event event, Seat seat)
{
    if (event.card != CARD_NONE && seat != SEAT_NONE && !seats_have(event.audience, seat)) {
        event.card = CARD_HIDDEN;
    }
    return event;
}
