/* What scenes and widgets may ask of a frame and of its input, what a person wants none of, the
 * parts of the element interface that only look things up, and the wish for another frame. */
#include "ui/window.h"
#include "ui_state.h"

KeyPress ui_next_key(Ui *ui)
{
    Elements *elements = &ui->elements;
    if (elements->next_key >= elements->keys.count) {
        return (KeyPress){0};
    }
    return *(KeyPress *)buffer_at(&elements->keys, elements->next_key++);
}

bool ui_take_lost_pad(Ui *ui)
{
    bool is_lost = ui->pad.is_lost;
    ui->pad.is_lost = false;
    return is_lost;
}

uint32_t ui_held_ms(const Ui *ui)
{
    uint32_t since = ui->input.held_since;
    return since && !ui->input.discard ? (uint32_t)clock_ms(&ui->clock) - since + 2 : 0;
}

static bool has_secret(const ElementList *list)
{
    for (size_t i = 0; i < list->items.count; i++) {
        const Stored *stored = buffer_at(&list->items, i);
        if (stored->element.secret) {
            return true;
        }
    }
    return false;
}

bool ui_shows_secret(const Ui *ui)
{
    return has_secret(&ui->elements.lists[0]) || has_secret(&ui->elements.lists[1]);
}

void ui_hold_motion(Ui *ui)
{
    ui->seconds = 0;
}

bool ui_pointer_pressed(const Ui *ui)
{
    return ui->elements.pressed;
}

Point ui_pointer(const Ui *ui)
{
    return ui->input.pointer;
}

Drag ui_drag(const Ui *ui)
{
    Drag drag = ui->elements.drag;
    drag.id = ui->elements.dragged;
    return drag;
}

void ui_focus(Ui *ui, const char *id)
{
    id_copy(ui->elements.wanted, id);
}

Section ui_section(Ui *ui, Section section)
{
    Section before = ui->elements.section;
    ui->elements.section = section;
    return before;
}

Focus ui_take_focus(Ui *ui)
{
    return focus_take(&ui->elements);
}

void ui_give_focus(Ui *ui, const Focus *focus)
{
    focus_give(&ui->elements, focus);
}

static bool is_in_sight(const Stored *stored)
{
    return !stored->hidden;
}

static bool is_readable(const Stored *stored)
{
    return !stored->covered;
}

/* The one at `index` among those that are so; past the last, NULL with `*count` of them. */
static const Stored *stored_at(const Ui *ui, bool (*is_so)(const Stored *stored), size_t index,
                               size_t *count)
{
    const ElementList *list = &ui->elements.lists[ui->elements.now];
    size_t found = 0;
    for (size_t i = 0; i < list->items.count; i++) {
        const Stored *stored = buffer_at(&list->items, i);
        if (is_so(stored) && found++ == index) {
            return stored;
        }
    }
    *count = found;
    return NULL;
}

size_t ui_element_count(const Ui *ui)
{
    size_t count = 0;
    stored_at(ui, is_in_sight, SIZE_MAX, &count);
    return count;
}

const Element *ui_element_at(const Ui *ui, size_t index)
{
    size_t count;
    const Stored *stored = stored_at(ui, is_in_sight, index, &count);
    return stored ? &stored->element : NULL;
}

size_t ui_readable_count(const Ui *ui)
{
    size_t count = 0;
    stored_at(ui, is_readable, SIZE_MAX, &count);
    return count;
}

const Element *ui_readable_at(const Ui *ui, size_t index)
{
    size_t count;
    const Stored *stored = stored_at(ui, is_readable, index, &count);
    return stored ? &stored->element : NULL;
}

const Element *ui_readable_named(const Ui *ui, const char *id)
{
    const Stored *stored = elements_find(&ui->elements.lists[ui->elements.now], id);
    return stored && is_readable(stored) ? &stored->element : NULL;
}

const Element *ui_element_named(const Ui *ui, const char *id)
{
    const Stored *stored = elements_find(&ui->elements.lists[ui->elements.now], id);
    return stored && !stored->hidden ? &stored->element : NULL;
}

bool ui_has_acted(const Ui *ui)
{
    const Elements *elements = &ui->elements;
    return elements->activated[0] || elements->alternated[0] || elements->doubled[0] ||
           elements->adjusted || elements->is_brought;
}

unsigned ui_detail_asked(const Ui *ui)
{
    return ui->elements.asked;
}

unsigned ui_detail_aimed(const Ui *ui)
{
    const Elements *elements = &ui->elements;
    const Stored *stored = elements_detailed(elements_before(elements), ui->input.pointer);
    if (!stored || stored->element.detail == 0) {
        stored = elements_last(elements, elements->focused);
    }
    return stored ? stored->element.detail : 0;
}

static bool is_among(unsigned detail, const unsigned details[], size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (details[i] == detail) {
            return true;
        }
    }
    return false;
}

size_t ui_details(const Ui *ui, unsigned out[], size_t capacity)
{
    const ElementList *list = elements_before(&ui->elements);
    size_t count = 0;
    if (ui->elements.is_elsewhere) {
        return 0;
    }
    for (size_t i = 0; i < list->items.count && count < capacity; i++) {
        const Stored *stored = buffer_at(&list->items, i);
        unsigned detail = stored->element.detail;
        bool is_seen = detail != 0 && !stored->covered && !stored->hidden;
        if (is_seen && !is_among(detail, out, count)) {
            out[count++] = detail;
        }
    }
    return count;
}

bool ui_has_focus(const Ui *ui, const char *id)
{
    return id_equal(ui->elements.focused, id);
}

bool ui_tapped_bare(const Ui *ui)
{
    return ui->elements.bare;
}

bool ui_is_keyed(const Ui *ui)
{
    return ui->elements.keyed;
}

bool ui_shows_focus(const Ui *ui)
{
    return ui->elements.ring;
}

const char *ui_focused_id(const Ui *ui)
{
    const ElementList *list = &ui->elements.lists[ui->elements.now];
    for (size_t i = 0; i < list->items.count; i++) {
        const Stored *stored = buffer_at(&list->items, i);
        if (id_equal(stored->element.id, ui->elements.focused)) {
            return ui->elements.focused;
        }
    }
    return "";
}

const TextBlock *text_fit(Ui *ui, const char *text, TextStyle style, TextRoom room)
{
    return texts_fit(&ui->texts, text, style, room);
}

float text_pixels(const Ui *ui, float size)
{
    return size * ui->texts.scale;
}

float text_plain_pixels(const Ui *ui, float size)
{
    return size * ui->texts.fit_scale;
}

const TextBlock *text_layout(Ui *ui, const char *text, TextStyle style, float width)
{
    return texts_layout(&ui->texts, text, style, width);
}

size_t text_places(Ui *ui, const TextBlock *block, TextSpan span, Rect out[], size_t capacity)
{
    return texts_places(&ui->texts, block, span, out, capacity);
}

WindowPlace ui_window_place(const Ui *ui)
{
    return ui->place;
}

DrawList *ui_draw(Ui *ui)
{
    return &ui->draw[ui->drawing];
}

Rect ui_bounds(const Ui *ui)
{
    return ui->bounds;
}

float ui_unit(const Ui *ui)
{
    return ui->unit;
}

float ui_seconds(const Ui *ui)
{
    return ui->seconds;
}

uint64_t ui_now_ms(const Ui *ui)
{
    return ui->now;
}

uint64_t ui_frame_ms(const Ui *ui)
{
    return ui->frame_time;
}

void ui_hold_clock(Ui *ui, uint32_t milliseconds)
{
    clock_hold(&ui->clock, milliseconds);
}

void ui_release_clock(Ui *ui)
{
    clock_release(&ui->clock);
}

void ui_wake_in(Ui *ui, uint32_t milliseconds)
{
    uint32_t at = ((uint32_t)clock_ms(&ui->clock) + milliseconds) | 1;
    if (!ui->wake_at || (int32_t)(at - ui->wake_at) < 0) {
        ui->wake_at = at;
    }
}

void ui_set_reduced_motion(Ui *ui, bool reduced)
{
    ui->reduced_motion = reduced;
}

bool ui_has_reduced_motion(const Ui *ui)
{
    return ui->reduced_motion;
}

void ui_set_reduced_shaking(Ui *ui, bool reduced)
{
    ui->reduced_shaking = reduced;
}

bool ui_has_reduced_shaking(const Ui *ui)
{
    return ui->reduced_shaking;
}

void ui_set_reduced_flashes(Ui *ui, bool reduced)
{
    ui->reduced_flashes = reduced;
}

bool ui_has_reduced_flashes(const Ui *ui)
{
    return ui->reduced_flashes;
}

void ui_set_redless(Ui *ui, bool redless)
{
    ui->is_redless = redless;
}
