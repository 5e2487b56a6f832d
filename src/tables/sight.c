/* How a table comes to show a position: at once, by the events that led to it, or as a match that
 * is dealt. */
#include "hand.h"
#include "motion.h"
#include "parts.h"
#include "past.h"

#include <string.h>

static void forget_own(Table *table)
{
    memset(table->own, 0, sizeof table->own);
    memset(table->fresh, 0, sizeof table->fresh);
}

static void table_take(Table *table, const TableSight *sight)
{
    if (!table->has_view || table->seat != sight->seat) {
        forget_own(table);
    }
    table->peeking = table->peeking && table->has_view && table->seat == sight->seat;
    memcpy(table->view, sight->view, table->look->game->view_size);
    if (sight->legal_count > 0) {
        memcpy(table->legal, sight->legal, sight->legal_count * sizeof sight->legal[0]);
    }
    table->is_open = sight->open != NULL;
    if (sight->open) {
        table->known = *sight->open;
    }
    table->legal_count = sight->legal_count;
    table->acted_ms = table->seat == sight->seat ? table->acted_ms : 0;
    table->seat = sight->seat;
    table->acted = table->acting;
    table->acting = sight->acting;
    table->has_view = true;
    table->chosen = table->advised = ACTION_NONE;
    pick_unsay(table);
    table->picks_before_count = 0;
    selection_init(&table->selection, table->look->game, table->view, table->legal,
                   sight->acting ? table->legal_count : 0);
}

static void table_set(Table *table, const TableSight *sight)
{
    table_take(table, sight);
    table->has_layout = false;
    table->browsed = NO_ZONE;
    table->deal_waits = false;
    table->opened = -1;
    timeline_clear(&table->timeline);
    table->dropped = false;
    table->dragged = SPRITE_NONE;
    table->effect_count = 0;
    table->sprite_count = 0;
    table->view_shown = table->view;
}

void table_show(Table *table, const TableSight *sight)
{
    forget_own(table);
    past_forget(table);
    table_set(table, sight);
}

static bool is_own_hand(const Table *table, uint8_t zone)
{
    const ZonePlace *place = &table->layout.zones[zone];
    return place->hand && place->secret && place->dressed;
}

/* Whether a card that moves comes to the hand in front, or leaves it: 1, -1, or else 0. */
static int own_move(const Table *table, const Event *event)
{
    bool moves = event->kind == EVENT_MOVE && event->from != event->to && event->card < CARD_LIMIT;
    return moves ? (int)is_own_hand(table, event->to) - (int)is_own_hand(table, event->from) : 0;
}

/* Cards that come to the hand in front from elsewhere. */
static void mark_fresh(Table *table, const Event events[], size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (own_move(table, &events[i]) > 0) {
            table->fresh[events[i].card]++;
        }
    }
}

/* Whether cards come to the hand in front and none leaves it: of cards that are drawn one after the
 * other the first ones stay new with the last. */
static bool only_brings(const Table *table, const Event events[], size_t count)
{
    int come = 0;
    for (size_t i = 0; i < count; i++) {
        int move = own_move(table, &events[i]);
        if (move < 0) {
            return false;
        }
        come += move;
    }
    return come > 0;
}

void table_animate(Table *table, const Event events[], size_t count, const TableSight *sight)
{
    PastAction action = {.before = table->view, .events = events, .count = count};
    if (table->acting && !only_brings(table, events, count)) {
        memset(table->fresh, 0, sizeof table->fresh);
    }
    mark_fresh(table, events, count);
    bool same = table->has_layout && table->has_view && table->seat == sight->seat &&
                table->is_open == (sight->open != NULL);
    if (!same || table->speed == SPEED_INSTANT) {
        Rect area = table->space.area;
        bool laid_out = table->has_layout;
        if (table->seat != sight->seat) {
            past_forget(table);
        }
        past_add(table, &action);
        table_set(table, sight);
        if (laid_out) {
            table_arrange(table, area);
        }
        return;
    }
    const Game *game = table->look->game;
    const void *before = table->view_shown;
    if (before == table->view) {
        before = memcpy(arena_alloc(&table->views, game->view_size), table->view, game->view_size);
    }
    const void *after =
        memcpy(arena_alloc(&table->views, game->view_size), sight->view, game->view_size);
    table->view_shown = before;
    table->past_moves = past_add(table, &action);
    table->told_events = 0;
    table_take(table, sight);
    events_schedule(table, events, count, after);
    table->dropped = false;
}

void table_deal(Table *table, const TableSight *sight)
{
    table_show(table, sight);
    table->deal_waits = table->speed != SPEED_INSTANT;
}

void table_open(Table *table, const TableSight *sight)
{
    if (parts_opening(table->look, sight->view) > 0) {
        table_deal(table, sight);
    }
}
