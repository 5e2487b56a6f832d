/* What every room asks of the table, and texts that live for one frame. */
#include "table_state.h"

#include "base/assert.h"
#include "base/limits.h"
#include "i18n/format.h"

#include <string.h>

/* Whether what another seat did is still being shown, be it by an action of its own or as what
 * follows from the person's: the person's turn begins after it. */
static bool shows_another(const Table *table)
{
    bool is_others = table->phase >= 0 && table->phase_seat != table->seat;
    return (!table->acted || is_others) && !timeline_is_empty(&table->timeline);
}

static float opening_of(const Table *table)
{
    bool opens = table->opened >= 0 && table->timeline.now >= table->opened;
    return opens ? table->timeline.now - table->opened : -1;
}

TableScene table_scene(Table *table)
{
    return (TableScene){.ui = table->setting.ui,
                        .table = table,
                        .wording = &table->wording,
                        .layout = &table->layout,
                        .view = table->view_shown,
                        .notes = table->notes,
                        .faces = table->setting.faces,
                        .cue = table->cue,
                        .cue_age = table->cue_age,
                        .cue_holds = table->cue_holds,
                        .opening = opening_of(table),
                        .phase = table->phase,
                        .phase_seat = table->phase_seat,
                        .seat = table->seat,
                        .acting = table->acting && !shows_another(table),
                        .is_familiar = table->setting.is_familiar,
                        .is_public = table->setting.is_public,
                        .selection = &table->selection};
}

void table_browse(Table *table, unsigned zone)
{
    table->browsed = (uint8_t)zone;
}

void table_browse_memory(Table *table)
{
    table->browsed = table->browsed == MEMORY_PAGE ? NO_ZONE : MEMORY_PAGE;
}

void table_set_watched(Table *table, bool is_watched)
{
    table->setting.is_watched = is_watched;
    table->setting.is_public = is_watched;
}

bool table_rests(const Table *table)
{
    return timeline_is_empty(&table->timeline);
}

void table_stir(Table *table)
{
    table->easing = true;
}

const char *table_notice(Table *table)
{
    return table->refusal.text ? frame_message(table, &table->refusal) : "";
}

void *table_own(Table *table, size_t size)
{
    ASSERT(size <= sizeof table->own);
    return table->own;
}

bool table_has_reduced_motion(const Table *table)
{
    return ui_has_reduced_motion(table->setting.ui);
}

void table_set_taste(Table *table, const TableTaste *taste)
{
    table->taste = *taste;
    table->wording.back = taste->back;
}

const char *frame_word(const Table *table, const char *text)
{
    if (!text) {
        return NULL;
    }
    return tr(table->setting.catalogue, text);
}

const char *frame_message(Table *table, const Message *message)
{
    char bytes[PHRASE_BYTES_MAX];
    Text text = text_in(bytes, sizeof bytes);
    wording_message(&table->wording, message, &text);
    return arena_copy_text(&table->frame, bytes);
}

const char *frame_number(Table *table, int64_t number)
{
    char bytes[32];
    Text text = text_in(bytes, sizeof bytes);
    number_write(table->setting.catalogue, number, &text);
    return arena_copy_text(&table->frame, bytes);
}

const char *frame_card(Table *table, Card card)
{
    char bytes[128];
    Text text = text_in(bytes, sizeof bytes);
    wording_card(&table->wording, card, &text);
    return arena_copy_text(&table->frame, bytes);
}
