/* The elements of cards and piles: names, where they can be pressed, why they cannot be chosen. A
 * hand is declared from left to right, so that a card drawn above its neighbour is pressed. */
#include "hand.h"

#include "base/text.h"
#include "i18n/format.h"
#include "ui/bindings.h"

#include <math.h>

/* "Tavern" or, where it is known, "Tavern, on top: King of Spades". */
static const char *pile_name(Table *table, uint8_t zone)
{
    const Catalogue *catalogue = table->setting.catalogue;
    const char *name = tr(catalogue, table->layout.zones[zone].name);
    Card top = pile_known_top(table, zone);
    if (top == CARD_NONE) {
        return name;
    }
    Phrase phrase = {.text = N_("{pile}, on top: {card}"),
                     .values = TR_VALUES(name, frame_card(table, top))};
    return phrase_in(catalogue, &phrase, &table->frame);
}

/* What can be looked at of the card on top: its face, when that is up or known. */
static unsigned seen_face(const Table *table, uint8_t top)
{
    if (top == SPRITE_NONE || !table->sprites[top].up) {
        return 0;
    }
    return card_detail(table->sprites[top].card);
}

/* What a card or pile is, and the rule of its place. */
static void place_tip(Table *table, uint8_t zone, const Element *element)
{
    const ZonePlace *place = &table->layout.zones[zone];
    const char *state = element->name;
    char bytes[128];
    Text text = text_in(bytes, sizeof bytes);
    if (!place->tip || element->disabled) {
        return;
    }
    if (element->role == ROLE_PILE && place->name) {
        pile_count(table, zone, &text);
        state = bytes;
    }
    TableScene scene = table_scene(table);
    ui_tip(table->setting.ui, element->id, panel_noun(&scene, state, place->tip), element->rect);
}

/* One element for a spot or pile. */
static void pile_declare(Table *table, uint8_t zone)
{
    const ZonePlace *place = &table->layout.zones[zone];
    uint8_t top = pile_seen_top(table, zone);
    char value[24];
    Text text = text_in(value, sizeof value);
    Rect slot =
        rect_around(rect_centre(place->rect), place->card_width, place->card_width * CARD_RATIO);
    bool is_full = table_seen_count(table, zone) > 0;
    Element element = {.id = place->id,
                       .value = value,
                       .rect = slot,
                       .disabled = place->shut && is_full,
                       .reason = frame_word(table, place->shut),
                       .still = !is_full || !(place->opens || place->shut),
                       .detail = seen_face(table, top)};
    if (place->form == FORM_SPOT && top != SPRITE_NONE && table->sprites[top].up) {
        element.role = ROLE_CARD;
        element.name = frame_card(table, table->sprites[top].card);
        text_append(&text, table->look->game->names.cards[table->sprites[top].card]);
    } else {
        element.role = ROLE_PILE;
        element.name = pile_name(table, zone);
        text_append_number(&text, table_seen_count(table, zone));
    }
    place_tip(table, zone, &element);
    Touch touch = ui_element(table->setting.ui, &element);
    if (touch.activated && place->opens) {
        table->browsed = zone;
    }
}

/* Whether the card cannot be picked now, and why. */
static bool card_is_refused(Table *table, uint8_t index, const char **reason)
{
    Message why;
    const ZonePlace *place = &table->layout.zones[table->sprites[index].zone];
    *reason = NULL;
    if (!place->picks || table->setting.is_watched || pick_has(table, index) ||
        !pick_refused(table, index, &why)) {
        return false;
    }
    *reason = frame_message(table, &why);
    return true;
}

/* A hand beside the table that is only watched lies small: a press lists its cards. */
static bool is_listed(const Table *table, const ZonePlace *place)
{
    return table->setting.is_watched && place->hand && !place->picks;
}

/* A card that cannot join what is picked takes its place; why it cannot join is told beside it. */
static void tell_swap(Table *table, uint8_t index, const char *id, Rect strip)
{
    Message why;
    const ZonePlace *place = &table->layout.zones[table->sprites[index].zone];
    bool can_pick = place->picks && table->acting && !pick_has(table, index);
    if (can_pick && !pick_joins(table, index) &&
        selection_refuse(&table->selection, pick_of(table, index), &why)) {
        ui_tip(table->setting.ui, id, frame_message(table, &why), strip);
    }
}

static const char *card_value(const Table *table, uint8_t index)
{
    const Catalogue *catalogue = table->setting.catalogue;
    if (pick_has(table, index)) {
        return tr(catalogue, N_("Selected"));
    }
    if (pick_is_advised(table, index)) {
        return tr(catalogue, N_("Suggested"));
    }
    return NULL;
}

/* By what is used: the pad's button, else the mouse and the key. */
static const char *enlarge_words(Table *table)
{
    char bytes[STROKES_BYTES];
    TableScene scene = table_scene(table);
    Text key = text_in(bytes, sizeof bytes);
    const Command *enlarge = table->setting.enlarge;
    switch (enlarge ? ui_command_sign(scene.ui, enlarge, &key) : DEVICES) {
    case DEVICE_PAD:
        return panel_phrase(&scene, N_("{button}: all of it."), TR_VALUES(bytes));
    case DEVICE_KEYS:
        return panel_phrase(&scene, N_("Right button, {key}, or press and hold: all of it."),
                            TR_VALUES(bytes));
    case DEVICES:
        break;
    }
    return frame_word(table, N_("Right button, or press and hold: all of it."));
}

/* What a card of the own hand is for; in a first game also how to look at it. */
static void use_tip(Table *table, Card card, const Element *element)
{
    TableScene scene = table_scene(table);
    const char *use = frame_word(table, table->look->use(card));
    const char *words = panel_phrase(&scene, N_("{what}. {rule}"), TR_VALUES(element->name, use));
    if (element->disabled && element->reason && table->acting) {
        words = panel_phrase(&scene, N_("{text} {next}"), TR_VALUES(element->reason, use));
    }
    if (!table->setting.is_familiar) {
        words = panel_phrase(&scene, N_("{text} {next}"), TR_VALUES(words, enlarge_words(table)));
    }
    ui_tip(table->setting.ui, element->id, words, element->rect);
}

static void card_declare(Table *table, uint8_t index, const Pose *rest, Rect strip)
{
    Sprite *sprite = &table->sprites[index];
    const ZonePlace *place = &table->layout.zones[sprite->zone];
    char id[ELEMENT_ID_MAX];
    card_element_id(table, index, id);
    Element element = {.id = id,
                       .role = ROLE_CARD,
                       .name = frame_card(table, sprite->card),
                       .value = card_value(table, index),
                       .rect = strip,
                       .outline = pose_outline(rest),
                       .secret = place->secret && !table->setting.is_public,
                       .detail = card_detail(sprite->card),
                       .draggable = place->picks && table->acting,
                       .still = (!place->picks || table->setting.is_watched) &&
                                !is_listed(table, place)};
    element.disabled = card_is_refused(table, index, &element.reason);
    element.unexplained = element.disabled && plate_bars(&table->layout);
    if (!element.disabled) {
        tell_swap(table, index, id, strip);
    }
    place_tip(table, sprite->zone, &element);
    bool is_own = place->hand && place->secret;
    if (is_own && table->look->use && table->look->use(sprite->card)) {
        use_tip(table, sprite->card, &element);
    }
    Touch touch = ui_element(table->setting.ui, &element);
    if (touch.activated && is_listed(table, place)) {
        table->browsed = sprite->zone;
    }
    bool hovered = touch.hovered && !ui_is_keyed(table->setting.ui);
    if (element.unexplained && table->acting && (hovered || touch.focused)) {
        table->barred = index;
    }
    bool was_aimed = sprite->aimed;
    sprite->aimed = place->picks && hovered && !element.disabled;
    table->easing |= sprite->aimed != was_aimed; /* panels of this frame do not know it yet */
    if (sprite->aimed && !was_aimed) {
        ui_play(table->setting.ui, SOUND_UI_HOVER);
    }
    sprite->hushed &= hovered || (touch.focused && ui_shows_focus(table->setting.ui));
    if (place->picks && table->acting) {
        pick_touch(table, index, &touch);
    }
}

/* The indices of a stack from left to right. */
static void order_by_x(const Pose poses[], unsigned count, uint8_t order[])
{
    for (unsigned i = 0; i < count; i++) {
        unsigned at = i;
        for (; at > 0 && poses[order[at - 1]].x > poses[i].x; at--) {
            order[at] = order[at - 1];
        }
        order[at] = (uint8_t)i;
    }
}

/* Where cards are pressed is where they rest: picked ones are up, hovered ones are not. */
static void row_declare(Table *table, uint8_t zone)
{
    const Stack *stack = &table->stacks[zone];
    Pose poses[ZONE_CARDS_MAX];
    uint8_t order[ZONE_CARDS_MAX];
    place_stack(table, zone, poses);
    for (unsigned i = 0; i < stack->count; i++) {
        poses[i] = pose_lifted(table, stack->sprites[i], poses[i]);
    }
    order_by_x(poses, stack->count, order);
    for (unsigned i = 0; i < stack->count; i++) {
        uint8_t sprite = stack->sprites[order[i]];
        if (table->sprites[sprite].card < table->look->game->names.card_count) {
            card_declare(table, sprite, &poses[order[i]],
                         place_strip(table, zone, poses, order[i]));
        }
    }
}

/* A row that lies closed: one element, named like a pile. */
static void closed_declare(Table *table, uint8_t zone)
{
    const ZonePlace *place = &table->layout.zones[zone];
    Element element = {.id = place->id,
                       .role = ROLE_PILE,
                       .name = tr(table->setting.catalogue, place->name),
                       .value = frame_number(table, table_seen_count(table, zone)),
                       .rect = rect_intersection(place->rect, table->space.area),
                       .still = true};
    place_tip(table, zone, &element);
    ui_element(table->setting.ui, &element);
}

/* Of a card that leans: the upper part of its middle, which nothing else covers. */
static Rect leaning_part(const ZonePlace *place, Rect rect)
{
    if (place->slots.lean <= 0) {
        return rect;
    }
    Rect inner = rect_inset(rect, place->card_width * 0.12f);
    return rect_cut_top(&inner, rect.h * 0.45f);
}

/* The two places of slots: the card that lies there, or that it is free. */
static void slots_declare(Table *table, uint8_t zone)
{
    const ZonePlace *place = &table->layout.zones[zone];
    const Stack *stack = &table->stacks[zone];
    Rect rest = place->rect;
    const Rect rects[2] = {rect_cut_left(&rest, place->card_width),
                           rect_cut_right(&rest, place->card_width)};
    for (unsigned i = 0; i < 2; i++) {
        Element element = {.id = place->slots.ids[i],
                           .role = ROLE_TEXT,
                           .name = tr(table->setting.catalogue, N_("Free place")),
                           .value = "0",
                           .rect = leaning_part(place, rects[i]),
                           .still = true};
        if (i < stack->count) {
            const Sprite *sprite = &table->sprites[stack->sprites[i]];
            element.role = ROLE_CARD;
            element.name = frame_card(table, sprite->card);
            element.value = table->look->game->names.cards[sprite->card];
            element.detail = card_detail(sprite->card);
            element.outline = pose_outline(&sprite->goal);
        }
        place_tip(table, zone, &element);
        ui_element(table->setting.ui, &element);
    }
}

static Section section_of(const ZonePlace *place)
{
    if (!place->hand) {
        return SECTION_TABLE;
    }
    return place->secret ? SECTION_HAND : SECTION_OTHERS;
}

static void zone_declare(Table *table, uint8_t zone)
{
    const ZonePlace *place = &table->layout.zones[zone];
    ui_section(table->setting.ui, section_of(place));
    bool is_absent = place->ground == GROUND_ABSENT && table_seen_count(table, zone) == 0;
    if ((!place->id && place->form != FORM_SLOTS) || is_absent) {
        return;
    }
    switch (place->form) {
    case FORM_HIDDEN:
    case FORM_STACKS: /* a panel tells of them */
    case FORM_TALLY:
    case FORM_LINE: /* their marks do */
        return;
    case FORM_SLOTS:
        slots_declare(table, zone);
        return;
    case FORM_SPOT:
    case FORM_PILE:
        pile_declare(table, zone);
        return;
    case FORM_ROW:
    case FORM_GRID:
    case FORM_GROUPS:
    case FORM_FAN:
        if (zone_is_closed(table, zone)) {
            closed_declare(table, zone);
        } else {
            row_declare(table, zone);
        }
        return;
    }
}

static bool drop_is_offered(const Table *table)
{
    return table->acting && (table->dragged != SPRITE_NONE || table->selection.pick_count > 0);
}

/* The drop is pressed at its outer end, where neither cards nor words cover it. */
static Rect drop_strip(const Table *table)
{
    Rect drop = table->layout.drop, words = table->layout.words;
    float wide = table->layout.unit * 24;
    Rect strip =
        table->layout.is_mirrored ? rect_cut_right(&drop, wide) : rect_cut_left(&drop, wide);
    Rect common = rect_intersection(strip, words);
    if (common.w <= 0 || common.h <= 0) {
        return strip;
    }
    float above = words.y - strip.y, below = strip.y + strip.h - (words.y + words.h);
    if (below > above) {
        strip.y = words.y + words.h;
    }
    strip.h = fmaxf(fmaxf(above, below), 1);
    return strip;
}

static void drop_declare(Table *table)
{
    Rect drop = table->layout.drop;
    if (drop.w <= 0) {
        return;
    }
    ui_section(table->setting.ui, SECTION_TABLE);
    bool offered = drop_is_offered(table);
    const char *name = table->layout.drop_name;
    Element element = {.id = "drop.table",
                       .role = ROLE_DROP,
                       .name = tr(table->setting.catalogue, name ? name : N_("Play area")),
                       .rect = drop_strip(table),
                       .outline = {.rect = table->layout.drop},
                       .still = !offered};
    Touch touch = ui_element(table->setting.ui, &element);
    if (touch.activated && offered) {
        pick_confirm(table);
    }
}

/* Its line closes while it would take what is dragged. */
static void drop_draw(Table *table)
{
    DrawList *list = ui_draw(table->setting.ui);
    Rect drop = table->layout.drop;
    float unit = table->layout.unit;
    if (drag_is_over_area(table)) {
        draw_fill(list, drop, color_faded(COLOR_GOLD_LIGHT, 0.12f));
        draw_frame(list, rect_inset(drop, 4 * unit), 2 * unit, COLOR_INK);
        draw_frame(list, drop, 4 * unit, COLOR_LIT);
    } else if (!table->layout.own_places) {
        draw_frame_dashed(list, rect_inset(drop, 2 * unit), 2 * unit,
                          color_faded(COLOR_INK, 0.8f)); /* it lies on light and dark */
        draw_frame_dashed(list, drop, 2 * unit, color_faded(COLOR_GOLD_LIGHT, 0.8f));
    }
}

void table_draw_places(Table *table)
{
    for (uint8_t zone = 0; zone < table->look->game->names.zone_count; zone++) {
        pile_label(table, zone);
    }
    if (table->layout.drop.w > 0 && drop_is_offered(table)) {
        drop_draw(table);
    }
}

void cards_declare(Table *table)
{
    uint8_t zones = table->look->game->names.zone_count;
    table->barred = SPRITE_NONE;
    drop_declare(table);
    for (unsigned pass = 0; pass < 2; pass++) {
        for (uint8_t zone = 0; zone < zones; zone++) {
            if ((table->layout.zones[zone].form == FORM_FAN) == (pass == 1)) {
                zone_declare(table, zone);
            }
        }
    }
    if (table->barred != table->unbarred) {
        table->unbarred = SPRITE_NONE;
    }
}
