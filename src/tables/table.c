/* The table's public face: what is shown, when it moves, and one frame. */
#include "effects.h"
#include "hand.h"
#include "parts.h"
#include "past.h"
#include "sprite.h"
#include "tables/table_hand.h"

#include "base/assert.h"

#include <math.h>

#define LONG 10.0f /* seconds: nothing eases for so long */

/* Seconds of normal speed that pass in one second. */
static const float speed_rates[] = {[SPEED_SLOW] = 1 / 1.5f,
                                    [SPEED_NORMAL] = 1,
                                    [SPEED_FAST] = 2,
                                    [SPEED_FASTEST] = 4,
                                    [SPEED_INSTANT] = 1000};

Table *table_new(const TableSetting *setting)
{
    Arena arena = {0};
    Table *table = arena_alloc(&arena, sizeof *table);
    table->self = arena;
    table->setting = *setting;
    table->look = setting->look;
    ASSERT(table->look->game->names.card_count <= CARD_LIMIT);
    ASSERT(table->look->game->names.zone_count <= ZONES_MAX);
    ASSERT(table->look->game->names.verb_count <= VERBS_MAX);
    table->wording = (Wording){
        .catalogue = setting->catalogue, .look = setting->look, .seat_names = setting->seat_names};
    table_set_taste(table, &setting->taste);
    table->wording.you = setting->is_public || setting->names_all ? NULL : &table->seat;
    table->speed = SPEED_NORMAL;
    table->pace = 1;
    table->cue = table->phase = -1;
    table->opened = -1;
    table_find_equal(table);
    table->dragged = SPRITE_NONE;
    table->barred = table->unbarred = table->refused = SPRITE_NONE;
    table->hushed_verb = NO_VERB;
    table->browsed = NO_ZONE;
    table->chosen = ACTION_NONE;
    buffer_init(&table->timeline.motions, sizeof(Motion));
    buffer_init(&table->timeline.beats, sizeof(Beat));
    timeline_clear(&table->timeline);
    return table;
}

void table_free(Table *table)
{
    buffer_release(&table->timeline.motions);
    buffer_release(&table->timeline.beats);
    arena_release(&table->frame);
    arena_release(&table->views);
    past_release(table);
    Arena self = table->self;
    arena_release(&self);
}

bool table_is_instant(const Table *table)
{
    return table->speed == SPEED_INSTANT;
}

void table_set_speed(Table *table, Speed speed)
{
    table->speed = speed;
}

void table_set_pace(Table *table, float pace)
{
    table->pace = pace;
}

void table_dock(Table *table, Rect sheet)
{
    table->docked = sheet;
}

void table_set_notes(Table *table, const void *notes)
{
    table->notes = notes;
}

void table_set_status(Table *table, const char *words, bool notice)
{
    table->status = words;
    table->status_is_notice = notice;
}

bool table_has_plate(const Table *table)
{
    return table->look->prompt != NULL;
}

bool table_has_status(const Table *table)
{
    return parts_first(table->look, PART_BAR) != NULL;
}

bool table_status(Table *table, Rect bar)
{
    if (!table_has_status(table) || !table->has_layout) {
        return false;
    }
    TableScene scene = table_scene(table);
    parts_draw_in(&scene, PART_BAR, bar);
    return true;
}

Seat table_active(const Table *table)
{
    return table->phase >= 0 && !table_rests(table) ? table->phase_seat : SEAT_NONE;
}

float table_pause(Table *table)
{
    PastAction last;
    if (!table->look->pause || !table->has_view) {
        return -1;
    }
    bool is_known = table_last(table, false, 0, &last);
    return table->look->pause(table->view, is_known ? &last : NULL);
}

const void *table_view(const Table *table)
{
    return table->view_shown;
}

void table_advise(Table *table, Action action)
{
    table->advised = action;
    table->advised_id[0] = '\0';
    if (action != ACTION_NONE) {
        pick_unsay(table);
    }
}

bool table_is_moving(const Table *table)
{
    return table->deal_waits || !timeline_is_empty(&table->timeline) || effects_move(table) ||
           table->easing || counters_roll(table);
}

void table_settle(Table *table)
{
    table->deal_waits = false;
    table->effect_count = 0;
    if (table->has_layout) {
        table_rest(table);
        sprites_follow(table, LONG); /* what is picked lies in its place */
        counters_advance(table, LONG);
    }
}

static void table_move(Table *table)
{
    float seconds = ui_seconds(table->setting.ui) * speed_rates[table->speed] * table->pace;
    if (table->deal_waits) {
        table->deal_waits = false;
        deal_schedule(table);
    }
    bool moves = !timeline_is_empty(&table->timeline);
    if (moves) {
        timeline_advance(table, seconds);
    }
    effects_advance(table, seconds);
    counters_advance(table, seconds);
    if (moves && table->timeline.now >= table->timeline.end) {
        table_rest(table);
    }
    sprites_follow(table, ui_seconds(table->setting.ui));
    effects_push(table);
}

#define FELT_BAR 0.064f /* of a whole felt that is turned: what lies beyond the window's edge */

/* The picture of the felt is stretched over the window, turned in a portrait one. */
static void draw_felt(Table *table)
{
    FeltLook look = felt_look(table->look, &table->taste);
    Rect bounds = felt_rect(table->setting.ui, table->space.area);
    if (look.is_whole) {
        Rect whole = ui_bounds(table->setting.ui);
        if (whole.w >= whole.h) {
            bounds = whole;
        }
    }
    if (table->layout.felt.w > 0) {
        draw_fill(ui_draw(table->setting.ui), bounds, COLOR_INK);
        bounds = table->layout.felt;
    }
    Outline outline = {.rect = bounds};
    if (bounds.w < bounds.h && !look.is_upright) {
        float bar = look.is_whole ? bounds.w * FELT_BAR : 0;
        Point centre = rect_centre(bounds);
        centre.x += bar / 2;
        outline.rect = rect_around(centre, bounds.h, bounds.w + bar);
        outline.angle = 90;
    }
    felt_draw(ui_draw(table->setting.ui), &look, outline, ui_backdrop(table->setting.ui));
}

static bool take_choice(Table *table, Action *chosen)
{
    if (table->chosen == ACTION_NONE) {
        return false;
    }
    *chosen = table->chosen;
    table->acted_ms = ui_now_ms(table->setting.ui);
    table->chosen = ACTION_NONE;
    return true;
}

bool table_chose_standing(const Table *table)
{
    return table->stands;
}

bool table_blind(const TableLook *look, const void *view, Blind *out)
{
    for (unsigned verb = 0; verb < look->game->names.verb_count; verb++) {
        const VerbLook *it = &look->verbs[verb];
        if (it->question && look->offers(view, verb)) {
            *out = (Blind){action_bare(verb), it->question(view), it->blind, it->blind_standing};
            return true;
        }
    }
    return false;
}

/* A tap beside all that can be tapped lets go, as Escape does. */
static void take_bare_tap(Table *table)
{
    if (table->browsed == NO_ZONE && ui_tapped_bare(table->setting.ui)) {
        table_let_go(table);
    }
}

bool table_frame(Table *table, Rect area, Action *chosen)
{
    ASSERT(table->has_view);
    arena_reset(&table->frame);
    table_arrange(table, area);
    table->stands = false;
    take_bare_tap(table);
    drag_follow(table);
    table_move(table);
    TableScene scene = table_scene(table);
    draw_felt(table);
    effects_draw_behind(table);
    parts_draw(&scene, PART_UNDER);
    ui_tip_hush(table->setting.ui, !table->acting);
    table_draw_places(table);
    table_draw_cards(table);
    marks_frame(table);
    cards_declare(table);
    ui_section(table->setting.ui, SECTION_PLATE);
    if (table_has_plate(table)) {
        plate_frame(&scene);
    } else {
        words_frame(&scene);
    }
    ui_section(table->setting.ui, SECTION_BUTTONS);
    buttons_frame(&scene);
    ui_section(table->setting.ui, SECTION_UNNAMED);
    ui_tip_hush(table->setting.ui, false);
    table_draw_moving(table);
    drag_draw(table);
    effects_draw(table);
    browse_frame(&scene);
    return take_choice(table, chosen);
}

bool table_is_peeking(const Table *table)
{
    return table->peeking;
}

Rect table_hand(const Table *table)
{
    Rect hand = table->layout.hand;
    float lift = 56 * table->layout.unit;
    return (Rect){hand.x, hand.y - lift, hand.w, hand.h + lift};
}

void table_lend_buttons(Table *table, bool lends)
{
    table->lends_buttons = lends;
}

#define BUTTONS_ABOVE 44.0f /* units over them up to the plate, in a wide window */

Rect table_buttons(const Table *table)
{
    const Layout *layout = &table->layout;
    Rect place = layout->buttons;
    float above = place.y - (layout->words.y + layout->words.h);
    if (above > 0 && above < 2 * BUTTONS_ABOVE * layout->unit) {
        above = fminf(above, BUTTONS_ABOVE * layout->unit);
        place.y -= above;
        place.h += above;
    }
    return place;
}

size_t table_picks(const Table *table)
{
    return table->selection.pick_count;
}

void table_set_forecasts(Table *table, Forecasts forecasts)
{
    table->forecasts = forecasts;
}

unsigned table_order(const Table *table)
{
    return table->order;
}

void table_set_order(Table *table, unsigned order)
{
    table->order = order % table->look->orders;
}

void table_sort(Table *table)
{
    table->order = (table->order + 1) % table->look->orders;
    table_settle(table);
}

bool table_sorts(const Table *table)
{
    return table->look->orders > 1;
}

const Wording *table_wording(const Table *table)
{
    return &table->wording;
}

unsigned table_animated(const Table *table, EventKind kind)
{
    return table->animated[kind];
}
