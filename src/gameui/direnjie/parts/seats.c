/* The seats around the Di Renjie table, each with its portrait, name, hand and clues; what it
 * answered to the request stands on its portrait. A seat or a clue is pressed where a card is drawn
 * from it, its hand taken, or it is inspected: whether that is open is asked of the legal actions.
 */
#include "direnjie/parts.h"
#include "direnjie/parts/stage.h"
#include "direnjie/pen.h"
#include "direnjie/places.h"
#include "direnjie/seen/now.h"
#include "direnjie/sentences.h"
#include "direnjie/table.h"
#include "direnjie/words.h"

#include "base/text.h"
#include "i18n/format.h"
#include "tables/hint.h"

#include <math.h>

#define NAME_BYTES 96

Action direnjie_seat_action(const TableScene *scene, Seat seat)
{
    const Selection *selection = scene->selection;
    for (size_t i = 0; i < selection->legal_count && scene->acting; i++) {
        Action action = selection->legal[i];
        unsigned verb = action_verb(action);
        bool targets = verb == DIRENJIE_DRAW || verb == DIRENJIE_TAKE || verb == DIRENJIE_ROB ||
                       verb == DIRENJIE_SWAP;
        if (targets && action_operand(action, 0) == seat) {
            return action;
        }
    }
    return ACTION_NONE;
}

/* What the seat does now, or what it has answered. */
static void answer_sign(const TableScene *scene, Seat seat, Rect face)
{
    const DirenjieTable *table = direnjie_table_of(scene);
    const char *sign = NULL;
    float side = fmaxf(face.w * 0.38f, 22), grown = side * direnjie_stamp(scene, seat);
    Rect rect = {face.x + face.w - side * 0.86f, face.y + face.h - side * 0.92f, side, side};
    bool gave;
    rect = rect_around(rect_centre(rect), grown, grown);
    if (direnjie_answer_of(scene, seat, &gave)) {
        sign = gave ? "ui/glyph-give" : "ui/glyph-refuse";
    } else if (table->ask != DIRENJIE_NO_ASK && table->active == seat &&
               table->phase == DIRENJIE_GIVING) {
        sign = "ui/glyph-ask";
    }
    if (sign) {
        pen_picture(pen_of(scene), sign, rect);
    }
}

static const char *action_label(const TableScene *scene, Action action)
{
    static const char *const labels[] = {
        [DIRENJIE_TAKE] = N_("Swap three cards"),
        [DIRENJIE_ROB] = N_("Take two cards"),
        [DIRENJIE_SWAP] = N_("Swap hands"),
        [DIRENJIE_DRAW] = N_("Draw a card"),
    };
    return panel_word(scene, labels[action_verb(action)]);
}

static const char *cards_words(const TableScene *scene, Seat seat)
{
    Message cards = message_plural_of(NP_("{n} card", "{n} cards"),
                                      direnjie_table_of(scene)->hand_counts[seat]);
    return panel_message(scene, &cards);
}

/* With whom a seat plays: in the eyes of all by the team's number, in those of one person of their
 * partner alone; else NULL. */
static const char *team_words(const TableScene *scene, Seat seat)
{
    unsigned teams = direnjie_table_of(scene)->teams;
    if (teams > 0 && scene->is_public) {
        return panel_phrase(scene, N_("Team {n}"),
                            TR_VALUES(panel_number(scene, (int)(seat % teams) + 1)));
    }
    bool is_partner = teams > 0 && seat != scene->seat && seat % teams == scene->seat % teams;
    return is_partner ? panel_word(scene, N_("with you")) : NULL;
}

/* Where the parts of a seat's panel lie. */
typedef struct Parts {
    Rect panel, face, plate, count;
    Rect action; /* what a press does: in place of the number, or hanging from the panel */
    bool plain;  /* the number stands on the plate */
    bool hangs;
} Parts;

static void place_action(Parts *parts, const Rect *hand, DirenjieForm form, float unit)
{
    float height = fmaxf(24 * unit, 17), right = parts->panel.x + parts->panel.w - 6 * unit;
    float left = parts->plate.x + parts->face.w * 0.14f;
    parts->hangs = parts->plain || form == FORM_WIDE_BOOK;
    if (parts->hangs) {
        float up = (parts->plain ? 3 : -7) * unit; /* below the codes of its clues */
        parts->action = (Rect){parts->panel.x + 6 * unit, parts->panel.y + parts->panel.h + up,
                               parts->panel.w - 12 * unit, height};
        return;
    }
    float y = parts->plate.y + parts->plate.h + 2 * unit;
    if (form == FORM_WIDE) { /* all of the backs; no wider than the sign of the answer leaves */
        left = parts->face.x + parts->face.w + 5 * unit;
        right += 5 * unit;
        height = hand->h + 8 * unit;
        y = rect_centre(*hand).y - height / 2;
        if (parts->panel.h < parts->panel.w * 0.7f) { /* beside it are the clues */
            right = parts->plate.x + parts->plate.w;
        }
    }
    parts->action = (Rect){left, y, right - left, height};
}

static Parts parts_of(const TableScene *scene, Seat seat)
{
    float unit = scene->layout->unit;
    Rect panel = direnjie_seat_rect(scene, seat);
    const ZonePlace *hand = &scene->layout->zones[DIRENJIE_HANDS + seat];
    DirenjieForm form = direnjie_form(scene->layout);
    bool tall = panel.h > panel.w * 0.7f && form == FORM_WIDE, low = form != FORM_WIDE;
    float side = tall ? 106 : 98;
    float up = tall ? 14 : 0;
    if (low) {
        side = form == FORM_WIDE_BOOK ? 66 : 88;
        up = 10;
    }
    side *= unit;
    Parts parts = {.panel = panel, .plain = !tall && !low && panel.w < 460 * unit};
    parts.face = (Rect){panel.x - 10 * unit, panel.y - up * unit, side, side};
    float large = hand->cover != COVER_NONE ? 40 : 28; /* the clues lie higher over open cards */
    float lower = pen_give(scene->ui, 28, form == FORM_WIDE_BOOK ? fminf(large, 33) : large);
    float plate = fmaxf((low ? lower : pen_give(scene->ui, 34, 37)) * unit, 22),
          left = parts.face.x + side * 0.86f;
    parts.plate = (Rect){left, panel.y + (tall ? 6 : 3) * unit, panel.x + panel.w - left, plate};
    if (form == FORM_WIDE_BOOK) { /* clear of the next portrait */
        parts.plate.w -= 8 * unit;
    }
    if (!tall && !low && !parts.plain) {
        float clues = scene->layout->zones[DIRENJIE_CLUES + seat].rect.x;
        parts.plate.w = clues - 10 * unit - left;
        parts.plate.y += 6 * unit;
    }
    float beside = hand->rect.x + hand->rect.w + 4 * unit;
    parts.count = (Rect){beside, hand->rect.y, 44 * unit, hand->rect.h};
    if (parts.plain) {
        parts.count = (Rect){beside, parts.plate.y, 30 * unit, parts.plate.h};
    } else if (tall) {
        parts.count.w = 66 * unit;
    } else if (form == FORM_WIDE_BOOK) { /* higher than the backs, above the signs of clues */
        parts.count.y -= 14 * unit;
        parts.count.h = 30 * unit;
    }
    place_action(&parts, &hand->rect, form, unit);
    return parts;
}

/* How far into a plate that begins at `left` a name has to begin to stand clear of the portrait,
 * with the dashed ring of whoever is due. */
static float beside_face(Rect face, float left, float unit)
{
    float ring = 4.2f * fmaxf(1.5f, face.w * 0.035f); /* see pen_face */
    return face.x + face.w + ring + 4 * unit - left;
}

/* Whether the plate also says with whom a seat plays: there is no room below the portrait. */
static bool tells_partner(const TableScene *scene, const Parts *parts)
{
    DirenjieForm form = direnjie_form(scene->layout);
    bool above = form == FORM_WIDE && parts->panel.h < 120 * scene->layout->unit;
    return form == FORM_WIDE_BOOK || (above && !parts->plain);
}

static const char *plate_words(const TableScene *scene, Seat seat, const Parts *parts,
                               Letters letters, float width)
{
    const char *name = panel_name(scene, seat), *team = team_words(scene, seat);
    if (tells_partner(scene, parts) && team) {
        const char *both = panel_phrase(scene, N_("{text} · {next}"), TR_VALUES(name, team));
        return pen_fits(pen_of(scene), both, letters, width) ? both : name;
    }
    return name;
}

static void name_plate(const TableScene *scene, Seat seat, const Parts *parts, bool lit)
{
    Pen pen = pen_of(scene);
    Rect rest = parts->plate;
    pen_nameplate(pen, lit, rest);
    rect_cut_left(&rest, beside_face(parts->face, parts->plate.x, pen.unit));
    float end = direnjie_form(scene->layout) == FORM_WIDE_BOOK ? 8 : 10;
    rect_cut_right(&rest, (parts->plain ? 64 : end) * pen.unit);
    Letters letters = {FONT_TITLE, parts->face.w < 80 * pen.unit ? 18 : 20, ALIGN_LEFT, COLOR_SHEET,
                       false};
    const TextBlock *block =
        pen_words(pen, plate_words(scene, seat, parts, letters, rest.w), letters, rest);
    Label label = {.id = panel_id(scene, "seat.", seat, ".name"),
                   .name = direnjie_seat_words(scene, seat),
                   .value = panel_digits(scene, direnjie_table_of(scene)->hand_counts[seat])};
    rest.w = block ? block->w : rest.w;
    ui_tell(scene->ui, &label, rest);
}

/* The word about the team, where its answers are spoken too, which go before; in a small table
 * without room only what hears the screen has it. */
static void draw_team(const TableScene *scene, Seat seat, const char *shown, const Parts *parts)
{
    Pen pen = pen_of(scene);
    bool gave;
    const char *words =
        panel_phrase(scene, N_("{text} · {next}"), TR_VALUES(cards_words(scene, seat), shown));
    Letters letters = {FONT_BODY, 15, ALIGN_LEFT, COLOR_GOLD_LIGHT, false};
    float high = scene->is_public ? 22 : 18; /* all look at it, from farther away */
    Rect line = direnjie_word_rect(scene, seat, fmaxf(high * pen.unit, 14));
    bool has_room = !tells_partner(scene, parts) && line.w > 0 &&
                    pen_fits(pen, shown, letters, line.w) &&
                    !direnjie_answer_of(scene, seat, &gave);
    ui_tell(scene->ui,
            &(Label){.id = panel_id(scene, "seat.", seat, ".team"),
                     .name = words,
                     .tip = direnjie_tip(scene, words, DIRENJIE_TEAM_RULE)},
            has_room ? line : parts->plate);
    if (has_room) {
        float width = pen_measure(pen, shown, letters, line)->w + 16 * pen.unit;
        draw_round(ui_draw(scene->ui), (Rect){line.x - 8 * pen.unit, line.y, width, line.h},
                   line.h / 2, color_faded(COLOR_INK, 0.9f));
        pen_words(pen, shown, letters, line);
    }
}

/* How many cards, where no word tells what a press does. */
static void count_words(const TableScene *scene, Seat seat, const Parts *parts, bool pressed)
{
    Letters letters = {FONT_TITLE, parts->plain ? 22 : 26, ALIGN_LEFT, COLOR_GOLD_LIGHT, false};
    bool counted =
        scene->layout->zones[DIRENJIE_HANDS + seat].cover == COVER_NONE; /* they lie open */
    if (counted || (pressed && !parts->hangs)) {
        return;
    }
    pen_words(pen_of(scene), panel_number(scene, direnjie_table_of(scene)->hand_counts[seat]),
              letters, parts->count);
}

/* Words what a press does, with the number of cards where the plate covers it: below, or behind the
 * words. `bare`: it does not. */
static void offer_words(const TableScene *scene, Seat seat, Action action, Rect plate, bool bare)
{
    Pen pen = pen_of(scene);
    Letters letters = {FONT_BODY_BOLD, 17, ALIGN_CENTRE, COLOR_LIT, false};
    const char *cards = cards_words(scene, seat), *label = action_label(scene, action);
    const char *words = panel_phrase(scene, N_("{text} · {next}"), TR_VALUES(label, cards));
    if (plate.h > 40 * pen.unit) {
        Rect upper = rect_cut_top(&plate, plate.h / 2);
        words = label;
        letters.color = COLOR_GOLD_LIGHT;
        pen_words(pen, cards, letters, plate);
        letters.color = COLOR_LIT;
        plate = upper;
    } else if (bare || !pen_fits(pen, words, letters, plate.w)) {
        words = label;
    }
    pen_words(pen, words, letters, plate);
}

/* What a press on a seat does stands over the backs of its hand. */
void direnjie_seat_labels(const TableScene *scene)
{
    Pen pen = pen_of(scene);
    Letters letters = {FONT_BODY_BOLD, 17, ALIGN_CENTRE, COLOR_LIT, false};
    unsigned seats = direnjie_table_of(scene)->seats;
    for (unsigned other = 0; other + 1u < seats; other++) {
        Seat seat = (Seat)((scene->seat + 1u + other) % seats);
        Action action = direnjie_seat_action(scene, seat);
        if (action == ACTION_NONE) {
            continue;
        }
        Parts parts = parts_of(scene, seat);
        Rect plate = parts.action;
        if (parts.plain) { /* no wider than its words: what lies behind stays in sight */
            float width =
                pen_measure(pen, action_label(scene, action), letters, plate)->w + 24 * pen.unit;
            plate = rect_around(rect_centre(plate), fminf(width, plate.w), plate.h);
        }
        draw_round(ui_draw(scene->ui), plate, 5 * pen.unit, COLOR_INK);
        rect_cut_left(&plate, 4 * pen.unit);
        rect_cut_right(&plate, 4 * pen.unit);
        offer_words(scene, seat, action, plate, parts.hangs);
    }
}

/* Three places for clues; a clue covers its own. */
static void clue_places(const TableScene *scene, Seat seat)
{
    const ZonePlace *place = &scene->layout->zones[DIRENJIE_CLUES + seat];
    unsigned count = direnjie_clues_of(direnjie_table_of(scene), seat);
    if (place->form == FORM_HIDDEN) {
        return;
    }
    for (unsigned i = count; i < 3; i++) {
        Point at = {place->rect.x + place->card_width / 2 + place->stacks.pitch * (float)i,
                    rect_centre(place->rect).y};
        pen_paper(pen_of(scene), PAPER_SLOT,
                  rect_around(at, place->card_width, place->card_width * CARD_RATIO));
    }
}

static FaceLight light_of(const TableScene *scene, Seat seat)
{
    const DirenjieTable *table = direnjie_table_of(scene);
    if (table->phase >= DIRENJIE_ANSWERING) {
        return FACE_PLAIN;
    }
    if (table->active == seat) {
        return FACE_LIT;
    }
    return direnjie_is_due(table, seat) ? FACE_DUE : FACE_PLAIN;
}

/* The part of the panel in whose middle no clue lies. */
static Rect pressed_part(const TableScene *scene, Seat seat, Rect panel)
{
    Rect clues = scene->layout->zones[DIRENJIE_CLUES + seat].rect;
    if (clues.x < rect_centre(panel).x) {
        panel.h = fminf(panel.h, 2 * (clues.y - panel.y) - 4 * scene->layout->unit);
    }
    return panel;
}

static void seat_element(const TableScene *scene, Seat seat, Rect panel, Action action)
{
    float unit = scene->layout->unit;
    Rect rect = pressed_part(scene, seat, panel);
    bool acts = action != ACTION_NONE;
    Element element = {.id = panel_id(scene, "seat.", seat, ""),
                       .role = acts ? ROLE_BUTTON : ROLE_TEXT,
                       .name =
                           acts ? action_label(scene, action) : direnjie_seat_words(scene, seat),
                       .value = panel_digits(scene, direnjie_table_of(scene)->hand_counts[seat]),
                       .rect = rect,
                       .still = !acts};
    ui_tip(scene->ui, element.id, direnjie_tip_seat(scene, seat), rect);
    Touch touch = ui_element(scene->ui, &element);
    if (acts) {
        bool aimed = touch.hovered || touch.focused;
        pen_edge(pen_of(scene), rect_inset(panel, -3 * unit), fmaxf(2, 3 * unit),
                 aimed ? COLOR_LIT : COLOR_GOLD_LIGHT);
    }
    if (acts) {
        table_mark_hint(scene, element.id, action, panel);
    }
    if (touch.activated && acts) {
        table_choose(scene->table, action);
    }
}

void direnjie_station(const TableScene *scene)
{
    Seat seat = (Seat)((scene->seat + 1u + scene->part.index) % direnjie_table_of(scene)->seats);
    Rect panel = scene->part.rect;
    Pen pen = pen_of(scene);
    FaceLight light = light_of(scene, seat);
    Action action = direnjie_seat_action(scene, seat);
    Parts parts = parts_of(scene, seat);
    parts.face.y += direnjie_nod(scene, seat);
    pen_panel(pen, panel, color_faded(light == FACE_LIT ? COLOR_LIT : COLOR_GOLD, 0.7f));
    if (light == FACE_LIT) {
        draw_frame(ui_draw(scene->ui), panel, fmaxf(2, 2.6f * pen.unit), COLOR_LIT);
    } else if (light == FACE_DUE) {
        pen_edge(pen, panel, fmaxf(1.5f, 2 * pen.unit), COLOR_GOLD_LIGHT);
    }
    seat_element(scene, seat, panel, action);
    clue_places(scene, seat);
    name_plate(scene, seat, &parts, light == FACE_LIT);
    pen_head(pen, scene->faces, seat, parts.face, (Head){light, direnjie_turned(scene, seat)});
    count_words(scene, seat, &parts, action != ACTION_NONE);
    const char *team = team_words(scene, seat);
    if (team && action == ACTION_NONE) {
        draw_team(scene, seat, team, &parts);
    }
    answer_sign(scene, seat, parts.face);
}

/* The own portrait. */
static Rect own_face(const TableScene *scene)
{
    Rect me = scene->layout->spots[SPOT_ME];
    float unit = scene->layout->unit;
    float side = (direnjie_form(scene->layout) == FORM_WIDE ? 96 : 60) * unit;
    return (Rect){me.x - 10 * unit, me.y - 8 * unit, side, side};
}

Rect direnjie_face_rect(const TableScene *scene, Seat seat)
{
    return seat == scene->seat ? own_face(scene) : parts_of(scene, seat).face;
}

Rect direnjie_word_rect(const TableScene *scene, Seat seat, float height)
{
    float unit = scene->layout->unit;
    DirenjieForm form = direnjie_form(scene->layout);
    Rect face = direnjie_face_rect(scene, seat);
    Rect room = {fmaxf(face.x + 4 * unit, 4), face.y + face.h + 4 * unit, 190 * unit, height};
    if (seat == scene->seat) {
        return room;
    }
    Parts parts = parts_of(scene, seat);
    if (form == FORM_WIDE_BOOK) { /* above the backs of its hand */
        room.x = face.x + face.w * 0.95f;
        room.y = parts.plate.y + parts.plate.h + 4 * unit;
        room.w = parts.count.x - room.x - 2 * unit;
    } else if (form != FORM_WIDE) {
        room.x = face.x + face.w * 0.95f;
        room.y = parts.plate.y + parts.plate.h + 4 * unit; /* its corner points up to the name */
        bool fits = room.y + height <= scene->layout->zones[DIRENJIE_CLUES + seat].rect.y;
        room.w = fits ? parts.panel.x + parts.panel.w - room.x : 0;
    }
    Rect clues = scene->layout->zones[DIRENJIE_CLUES + seat].rect;
    if (form == FORM_WIDE && room.y + room.h > clues.y) {
        room.w = fminf(room.w, clues.x - room.x - 3 * unit);
    }
    return room;
}

/* Writes the own name with what is said after it, or a name that is too long for that alone, and
 * shortened where it must be: nobody looks for the own seat elsewhere. */
static void own_name(const TableScene *scene, const char *whole, Rect rect)
{
    char bytes[NAME_BYTES];
    Pen pen = pen_of(scene);
    Letters letters = {FONT_TITLE, 20, ALIGN_LEFT, COLOR_SHEET, false};
    Text name = text_in(bytes, sizeof bytes);
    if (!pen_fits(pen, whole, letters, rect.w)) {
        pen_short_name(pen, panel_name(scene, scene->seat), letters, rect.w, &name);
        whole = bytes;
    }
    pen_words(pen, whole, letters, rect);
}

/* The own seat: portrait, name and clues. */
void direnjie_own_seat(const TableScene *scene)
{
    Pen pen = pen_of(scene);
    Rect me = scene->part.rect;
    DirenjieForm form = direnjie_form(scene->layout);
    FaceLight light = light_of(scene, scene->seat);
    Rect face = own_face(scene);
    float side = face.w;
    face.y += direnjie_nod(scene, scene->seat);
    float left = face.x + side * 0.84f, lower = pen_give(scene->ui, 28, 38),
          plate = fmaxf((form == FORM_WIDE ? 36 : lower) * pen.unit, 20);
    Rect name = {left, face.y + side * 0.32f - (lower - 28) * pen.unit, me.x + me.w - left, plate};
    if (form == FORM_WIDE) {
        pen_panel(pen, me, color_faded(light == FACE_LIT ? COLOR_LIT : COLOR_GOLD, 0.7f));
        name.y = me.y + 6 * pen.unit;
        Rect caption = {face.x + side, name.y + name.h + 8 * pen.unit, 0, 34 * pen.unit};
        caption.w = name.x + name.w - 4 * pen.unit - caption.x;
        pen_words(pen, scene->is_public ? "" : panel_word(scene, N_("Your clues")),
                  (Letters){FONT_BODY, 17, ALIGN_CENTRE, COLOR_MUTED, false}, caption);
    }
    clue_places(scene, scene->seat);
    pen_nameplate(pen, light == FACE_LIT, name);
    pen_head(pen, scene->faces, scene->seat, face,
             (Head){light, direnjie_turned(scene, scene->seat)});
    answer_sign(scene, scene->seat, face);
    Rect words = name;
    rect_cut_left(&words, beside_face(face, name.x, pen.unit));
    rect_cut_right(&words, (form == FORM_WIDE ? 8 : 2) * pen.unit);
    const char *own = panel_name(scene, scene->seat);
    if (form == FORM_WIDE && !scene->is_public) {
        own = panel_phrase(scene, N_("{name} · you"), TR_VALUES(own));
    }
    own_name(scene, own, words);
    const char *state = direnjie_seat_words(scene, scene->seat);
    ui_tell(scene->ui,
            &(Label){.id = "table.turn",
                     .name = own,
                     .value = panel_digits(scene, direnjie_table_of(scene)->active),
                     .tip = direnjie_tip(scene, state, DIRENJIE_POINTS_RULE)},
            name);
    direnjie_role(scene, face);
}
