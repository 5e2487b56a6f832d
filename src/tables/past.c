/* What is remembered of past actions, and told in the words of TableLook.tell. Words are made when
 * they are asked for, so they are always in the language shown. */
#include "past.h"

#include "base/limits.h"

#include <string.h>

#define TOLD_BYTES 2048

void past_forget(Table *table)
{
    table->past.count = 0;
    table->past_moves = false;
}

void past_release(Table *table)
{
    for (size_t i = 0; i < TABLE_PAST; i++) {
        arena_release(&table->past.slots[i].memory);
    }
}

static void remember(Table *table, const PastAction *action)
{
    size_t slot = table->past.count++ % TABLE_PAST;
    size_t view_size = table->look->game->view_size, size = action->count * sizeof(Event);
    Arena *memory = &table->past.slots[slot].memory;
    arena_reset(memory);
    table->past.slots[slot].action = (PastAction){
        .before = memcpy(arena_alloc(memory, view_size), action->before, view_size),
        .events = memcpy(arena_alloc(memory, size), action->events, size),
        .count = action->count,
    };
}

static Told tell(const Table *table, const PastAction *action, Text *out)
{
    return table->look->tell ? table->look->tell(&table->wording, action, out) : TOLD_NOTHING;
}

static Told how_told(const Table *table, const PastAction *action)
{
    char bytes[TOLD_BYTES];
    Text words = text_in(bytes, sizeof bytes);
    return tell(table, action, &words);
}

bool past_add(Table *table, const PastAction *action)
{
    if (action->count == 0 || how_told(table, action) == TOLD_NOTHING) {
        return false;
    }
    remember(table, action);
    return true;
}

void table_recall(Table *table, const PastAction *action)
{
    past_add(table, action);
}

bool table_last(const Table *table, bool moving, size_t back, PastAction *out)
{
    size_t count = table->past.count;
    if (!moving && !table_rests(table)) {
        back += table->past_moves;
    }
    if (back >= min_size(count, TABLE_PAST)) {
        return false;
    }
    *out = table->past.slots[(count - 1 - back) % TABLE_PAST].action;
    return true;
}

/* The words of the last action, after those that it goes on. Of the last one only so many events
 * have happened. */
static void tell_last(const Table *table, bool moving, size_t events, Text *out)
{
    PastAction action;
    size_t first = 0;
    while (table_last(table, moving, first, &action) && how_told(table, &action) == TOLD_ON) {
        first++;
    }
    for (size_t back = first; back > 0; back--) {
        if (table_last(table, moving, back, &action)) {
            tell(table, &action, out);
        }
    }
    if (table_last(table, moving, 0, &action)) {
        action.count = min_size(action.count, events);
        tell(table, &action, out);
    }
}

bool table_tells_on(const Table *table)
{
    PastAction action;
    return table_last(table, true, 0, &action) && how_told(table, &action) == TOLD_ON;
}

const char *table_told(Table *table)
{
    char bytes[TOLD_BYTES];
    Text words = text_in(bytes, sizeof bytes);
    tell_last(table, false, SIZE_MAX, &words);
    return arena_copy_text(&table->frame, bytes);
}

const char *table_tells_now(Table *table, bool so_far)
{
    char bytes[TOLD_BYTES];
    Text words = text_in(bytes, sizeof bytes);
    if (table_rests(table) || !table->past_moves) {
        return "";
    }
    tell_last(table, true, so_far ? table->told_events : SIZE_MAX, &words);
    const char *line = strrchr(bytes, '\n');
    return arena_copy_text(&table->frame, line ? line + 1 : bytes);
}
