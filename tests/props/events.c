/* Properties of events: a seat that only watches its events ends with the table that its view
 * shows, and they tell it nothing that its view does not.
 *
 * A table is rebuilt from the view before an action. Where a hidden card leaves a zone whose places
 * mean nothing, any of its cards may have left, so all of them become unknown; a shuffle does the
 * same. What is still known after that must also be known to the view. */
#include "props.h"

#include <string.h>

typedef struct Zone {
    Card cards[ZONE_CARDS_MAX];
    size_t count;
} Zone;

typedef struct Table {
    const Place *place;
    Zone zones[ZONES_MAX];
} Table;

static void table_read(Table *table, const Place *place, const void *view)
{
    table->place = place;
    for (unsigned i = 0; i < place->game->names.zone_count; i++) {
        Zone *zone = &table->zones[i];
        zone->count = place->game->zone(view, (uint8_t)i, zone->cards, ZONE_CARDS_MAX);
        HOLDS(place, zone->count <= ZONE_CARDS_MAX);
    }
}

static void zone_forget(Zone *zone)
{
    memset(zone->cards, CARD_HIDDEN, zone->count);
}

static size_t zone_find(const Place *place, const Zone *zone, Card card)
{
    for (size_t i = 0; i < zone->count; i++) {
        if (place_look(place, zone->cards[i]) == place_look(place, card)) {
            return i;
        }
    }
    return zone->count;
}

/* Where a card without a place is: the card itself, or else one of the unknown ones. */
static size_t table_place_of(Table *table, Zone *zone, Card card)
{
    if (card == CARD_HIDDEN) {
        zone_forget(zone);
        return 0;
    }
    size_t at = zone_find(table->place, zone, card);
    return at < zone->count ? at : zone_find(table->place, zone, CARD_HIDDEN);
}

static size_t table_locate(Table *table, const Event *event)
{
    Zone *zone = &table->zones[event->from];
    size_t at = event->from_index;
    if (at == INDEX_ANY) {
        at = table_place_of(table, zone, event->card);
    }
    HOLDS(table->place, at < zone->count);
    Card known = zone->cards[at];
    HOLDS(table->place,
          known == CARD_HIDDEN || event->card == CARD_HIDDEN ||
              place_look(table->place, known) == place_look(table->place, event->card));
    return at;
}

static void table_move(Table *table, const Event *event)
{
    Zone *from = &table->zones[event->from];
    Zone *to = &table->zones[event->to];
    size_t at = table_locate(table, event);
    Card card = event->card == CARD_HIDDEN ? from->cards[at] : event->card;
    from->count--;
    memmove(from->cards + at, from->cards + at + 1, from->count - at);
    size_t place = event->to_index == INDEX_ANY ? to->count : event->to_index;
    HOLDS(table->place, place <= to->count && to->count < ZONE_CARDS_MAX);
    memmove(to->cards + place + 1, to->cards + place, to->count - place);
    to->cards[place] = card;
    to->count++;
}

static void table_apply(Table *table, const Event *event)
{
    HOLDS(table->place, event->from < table->place->game->names.zone_count);
    HOLDS(table->place, event->to < table->place->game->names.zone_count);
    switch ((EventKind)event->kind) {
    case EVENT_MOVE:
        table_move(table, event);
        return;
    case EVENT_TURN:
        if (event->card != CARD_HIDDEN) {
            table->zones[event->from].cards[table_locate(table, event)] = event->card;
        }
        return;
    case EVENT_SHUFFLE:
        zone_forget(&table->zones[event->from]);
        return;
    case EVENT_COUNTER:
    case EVENT_PHASE:
    case EVENT_CUE:
    case EVENT_END:
        return;
    }
}

static void compare_places(const Place *place, const Zone *rebuilt, const Zone *shown)
{
    for (size_t i = 0; i < shown->count; i++) {
        HOLDS(place, rebuilt->cards[i] == CARD_HIDDEN || place_look(place, rebuilt->cards[i]) ==
                                                             place_look(place, shown->cards[i]));
    }
}

/* The cards known in the rebuilt zone are among those that the view shows. */
static void compare_loosely(const Place *place, const Zone *rebuilt, Zone *shown)
{
    for (size_t i = 0; i < rebuilt->count; i++) {
        if (rebuilt->cards[i] != CARD_HIDDEN) {
            size_t at = zone_find(place, shown, rebuilt->cards[i]);
            HOLDS(place, at < shown->count);
            shown->cards[at] = CARD_NONE;
        }
    }
}

static size_t place_events(const Place *place, Seat seat, Event events[])
{
    EventLog log = {events, place->game->events_max, 0};
    match_events(&place->walk->match, place->index, seat, &log);
    return log.count;
}

/* What a seat saw before and after an action, and was told of it. */
typedef struct Told {
    Table before, after;
    Event events[EVENT_COUNT_MAX];
    size_t count;
} Told;

static void told_read(Told *told, const Place *place, Seat seat)
{
    Place next = place_at(place->walk, place->index + 1);
    told->count = place_events(place, seat, told->events);
    table_read(&told->before, place, place_view(place, place->state, seat, 0));
    table_read(&told->after, place, place_view(place, next.state, seat, 1));
}

/* 9 */
static void events_are_complete(const Place *place)
{
    static Told told;
    if (place->index == place->walk->match.position) {
        return;
    }
    for (Seat seat = 0; seat < place->walk->setup.seats; seat++) {
        told_read(&told, place, seat);
        for (size_t i = 0; i < told.count; i++) {
            table_apply(&told.before, &told.events[i]);
        }
        for (unsigned zone = 0; zone < place->game->names.zone_count; zone++) {
            HOLDS(place, told.before.zones[zone].count == told.after.zones[zone].count);
            if (place->walk->loose[zone]) {
                compare_loosely(place, &told.before.zones[zone], &told.after.zones[zone]);
            } else {
                compare_places(place, &told.before.zones[zone], &told.after.zones[zone]);
            }
        }
    }
}

static bool table_shows(const Table *table, Card card)
{
    for (unsigned i = 0; i < table->place->game->names.zone_count; i++) {
        if (zone_find(table->place, &table->zones[i], card) < table->zones[i].count) {
            return true;
        }
    }
    return false;
}

/* The card lay open for a moment and was shuffled away in the same action. */
static bool is_shuffled_away(const Event events[], size_t count, Card card)
{
    for (size_t i = 0; i < count; i++) {
        for (size_t k = i; events[i].kind == EVENT_MOVE && events[i].card == card && k < count;
             k++) {
            if (events[k].kind == EVENT_SHUFFLE && events[k].from == events[i].to) {
                return true;
            }
        }
    }
    return false;
}

static bool is_named(Card card)
{
    return card != CARD_NONE && card != CARD_HIDDEN;
}

/* 10: a card named to a seat is one that its views show, before or after, or that lay open between.
 */
static void events_name_shown_cards(const Place *place)
{
    static Told told;
    if (place->index == place->walk->match.position) {
        return;
    }
    for (Seat seat = 0; seat < place->walk->setup.seats; seat++) {
        told_read(&told, place, seat);
        for (size_t i = 0; i < told.count; i++) {
            Card card = told.events[i].card;
            HOLDS(place, !is_named(card) || table_shows(&told.before, card) ||
                             table_shows(&told.after, card) ||
                             is_shuffled_away(told.events, told.count, card));
        }
    }
}

/* Plays the walk's action in a world that looks the same to the seat; how many events it saw. */
static size_t world_events(const Place *place, void *world, Seat seat, Event events[])
{
    EventLog log = {events, place->game->events_max, 0};
    const Played *played = place_played(place);
    place->game->apply(world, played->seat, played->action, &log);
    for (size_t i = 0; i < log.count; i++) {
        events[i] = event_for(events[i], seat);
    }
    return log.count;
}

static bool is_same_way(const Event *a, const Event *b)
{
    return a->kind == EVENT_MOVE && b->kind == EVENT_MOVE && a->to_index == INDEX_ANY &&
           b->to_index == INDEX_ANY && a->from == b->from && a->to == b->to &&
           a->audience == b->audience;
}

/* Where places mean nothing, so does the order in which cards come there from the same zone: the
 * lowest is said to come first. */
static void events_sort_moves(Event events[], size_t count)
{
    for (size_t i = 0; i < count; i++) {
        for (size_t k = i + 1; k < count; k++) {
            if (is_same_way(&events[i], &events[k]) && events[k].card < events[i].card) {
                Card card = events[i].card;
                events[i].card = events[k].card;
                events[k].card = card;
            }
        }
    }
}

/* Whether the same cards are named in the same order. */
static bool names_agree(const Event a[], size_t a_count, const Event b[], size_t b_count)
{
    size_t k = 0;
    for (size_t i = 0; i < a_count; i++) {
        if (!is_named(a[i].card)) {
            continue;
        }
        while (k < b_count && !is_named(b[k].card)) {
            k++;
        }
        if (k == b_count || b[k++].card != a[i].card) {
            return false;
        }
    }
    while (k < b_count && !is_named(b[k].card)) {
        k++;
    }
    return k == b_count;
}

/* In a world that looks the same to the seat before and after, the events look the same too, unless
 * open cards were turned up in another order. */
static void events_match_in_world(const Place *place, Seat seat, void *world)
{
    const Played *played = place_played(place);
    if (!game_is_legal(place->game, world, played->seat, played->action)) {
        return;
    }
    Event seen[EVENT_COUNT_MAX], other[EVENT_COUNT_MAX];
    size_t count = place_events(place, seat, seen);
    size_t others = world_events(place, world, seat, other);
    Place next = place_at(place->walk, place->index + 1);
    const void *after = place_view(place, next.state, seat, 0);
    const void *other_after = place_view(place, world, seat, 1);
    events_sort_moves(seen, count);
    events_sort_moves(other, others);
    if (memcmp(after, other_after, place->game->view_size) == 0 &&
        names_agree(seen, count, other, others)) {
        HOLDS(place, count == others);
        HOLDS(place, memcmp(seen, other, count * sizeof(Event)) == 0);
    }
}

/* 10 */
static void events_tell_no_more_than_views(const Place *place)
{
    if (place->index == place->walk->match.position) {
        return;
    }
    for (Seat seat = 0; seat < place->walk->setup.seats; seat++) {
        Rng rng = place_rng(place, seat);
        for (unsigned i = 0; i < WORLDS_MAX; i++) {
            const void *view = place_view(place, place->state, seat, 0);
            events_match_in_world(place, seat, place_sample(place, view, &rng, 0));
        }
    }
}

const Property event_properties[] = {
    {"9 events rebuild the view", events_are_complete},
    {"10 redacted events name no hidden card", events_name_shown_cards},
    {"10 events tell no more than the views", events_tell_no_more_than_views},
    {NULL, NULL},
};
