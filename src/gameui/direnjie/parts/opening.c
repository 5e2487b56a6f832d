/* What the deal tells one seat alone: its starting clues, which lie open for a moment, are stamped
 * innocent and go into the notebook; with the killer card, which of the two parts it plays. A seal
 * beside the own portrait says that again for the whole game. */
#include "direnjie/parts.h"
#include "direnjie/parts/stage.h"
#include "direnjie/pen.h"
#include "direnjie/places.h"
#include "direnjie/sentences.h"
#include "direnjie/table.h"
#include "direnjie/words.h"

#include "i18n/format.h"
#include "tables/hint.h"
#include "ui/tween.h"

#include <math.h>

#define CLUES_MAX     3
#define BASE_SECONDS  1.3f
#define CLUE_SECONDS  1.5f
#define ROLE_SECONDS  2.2f
#define CARD_STAGGER  0.22f
#define STAMP_AFTER   0.5f
#define LEAVE_SECONDS 0.45f

static bool is_killer(const DirenjieView *view)
{
    return view->killer == view->seat;
}

/* Whether there is more to tell than the starting clues: DR-6, DR-33. */
static bool has_role(const DirenjieView *view)
{
    return view->table.expansion || view->table.teams > 0;
}

static unsigned starting_clues(const DirenjieView *view, Card cards[CLUES_MAX])
{
    unsigned count = 0;
    for (unsigned i = 0; i < DIRENJIE_IDENTITIES && count < CLUES_MAX; i++) {
        if (view->starting[view->seat] >> i & 1) {
            cards[count++] = (Card)(3 * i);
        }
    }
    return count;
}

float direnjie_opening_seconds(const void *memory)
{
    const DirenjieView *view = memory;
    Card cards[CLUES_MAX];
    unsigned count = starting_clues(view, cards);
    if (count == 0 || view->table.phase >= DIRENJIE_ANSWERING) {
        return 0;
    }
    return BASE_SECONDS + CLUE_SECONDS * (float)count + (has_role(view) ? ROLE_SECONDS : 0);
}

static const char *role_words(const TableScene *scene)
{
    char bytes[PHRASE_BYTES_MAX];
    Text text = text_in(bytes, sizeof bytes);
    direnjie_role_words(scene->wording, direnjie_view_of(scene), &text);
    return panel_copy(scene, bytes);
}

/* Over the pavilion and the tallies. */
static Rect opening_panel(const TableScene *scene)
{
    const Rect *spots = scene->layout->spots;
    Rect low = spots[SPOT_TALLIES], high = spots[SPOT_SHRINE];
    float unit = scene->layout->unit;
    bool is_alone = direnjie_form(scene->layout) == FORM_TALL_BOOK; /* without the pavilion */
    float top = is_alone ? low.y - 300 * unit : high.y - 80 * unit;
    return (Rect){low.x, top, low.w, low.y + low.h - top};
}

static void innocent_stamp(const TableScene *scene, Rect card, float strong)
{
    Pen pen = pen_of(scene);
    const char *words = panel_word(scene, NC_("card", "ruled out"));
    float height = fmaxf(30 * pen.unit, 20);
    Rect plate = {card.x - card.w * 0.06f, card.y + card.h * 0.46f, card.w * 1.12f, height};
    DrawList *list = ui_draw(scene->ui);
    draw_round(list, plate, 4 * pen.unit, color_faded(COLOR_SHEET, 0.92f * strong));
    draw_push(list, &(DrawCommand){.kind = DRAW_FRAME,
                                   .rect = rect_inset(plate, 2 * pen.unit),
                                   .thickness = fmaxf(1.5f, 2 * pen.unit),
                                   .radius = 3 * pen.unit,
                                   .color = color_faded(COLOR_CINNABAR, strong)});
    pen_words(pen, words,
              (Letters){FONT_TITLE, 20, ALIGN_CENTRE, color_faded(COLOR_CINNABAR, strong), false},
              plate);
}

/* Where the cards go at the end. */
static Rect book_of(const TableScene *scene, Rect card)
{
    DirenjieForm form = direnjie_form(scene->layout);
    if (form != FORM_WIDE && form != FORM_TALL) {
        return card;
    }
    Rect book = scene->layout->spots[SPOT_BOOK];
    return rect_around(rect_centre(book), book.h * 0.5f, book.h * 0.5f * CARD_RATIO);
}

static void opening_card(const TableScene *scene, unsigned index, Card card, Rect rect)
{
    float whole = direnjie_opening_seconds(scene->view), at = scene->opening;
    float since = at - CARD_STAGGER * (float)index, leaves = at - (whole - LEAVE_SECONDS);
    float come = ease(EASE_OUT_BACK, fminf(fmaxf(since / 0.3f, 0), 1));
    float gone = ease(EASE_IN_OUT, fminf(fmaxf(leaves / LEAVE_SECONDS, 0), 1));
    if (ui_has_reduced_motion(scene->ui)) {
        come = 1;
        gone = 0;
    }
    if (come <= 0) {
        return;
    }
    Rect book = book_of(scene, rect);
    Rect shown = {mix(rect.x, book.x, gone), mix(rect.y, book.y, gone), mix(rect.w, book.w, gone),
                  mix(rect.h, book.h, gone)};
    shown = rect_around(rect_centre(shown), shown.w * come, shown.h * come);
    Element element = {.id = panel_id(scene, "opening.", (int)index, ""),
                       .role = ROLE_CARD,
                       .name = direnjie_named(scene, card, true),
                       .value = direnjie_game.names.cards[card],
                       .rect = shown,
                       .secret = true,
                       .still = true};
    ui_element(scene->ui, &element);
    pen_card(pen_of(scene), scene->wording, card, (Outline){.rect = shown});
    if (since > STAMP_AFTER && gone <= 0) {
        innocent_stamp(scene, shown, fminf((since - STAMP_AFTER) / 0.15f, 1));
    }
}

static void opening_line(const TableScene *scene, const char *id, const char *words, Rect rect,
                         Letters letters)
{
    pen_label(pen_of(scene), &(Label){.id = id, .name = words, .secret = true}, letters, rect);
}

void direnjie_opening(const TableScene *scene)
{
    const DirenjieView *view = direnjie_view_of(scene);
    Card cards[CLUES_MAX];
    unsigned count = starting_clues(view, cards);
    if (scene->opening < 0 || count == 0 || scene->is_public) {
        return;
    }
    Pen pen = pen_of(scene);
    Rect panel = opening_panel(scene), rest;
    ui_panel(scene->ui, panel);
    rest = rect_inset(panel, 20 * pen.unit);
    Letters title = {FONT_TITLE, 27.5f, ALIGN_CENTRE, COLOR_GOLD_LIGHT, false};
    opening_line(scene, "opening.title", panel_word(scene, DIRENJIE_STARTING_CLUES),
                 rect_cut_top(&rest, fmaxf(40 * pen.unit, 26)), title);
    if (has_role(view)) {
        Letters role = {FONT_BODY_BOLD, 20, ALIGN_CENTRE,
                        is_killer(view) ? COLOR_ROSE : COLOR_SHEET, true};
        opening_line(scene, "opening.role", role_words(scene),
                     rect_cut_bottom(&rest, fmaxf(56 * pen.unit, 36)), role);
    }
    Letters more = {FONT_BODY, 18, ALIGN_CENTRE, COLOR_SHEET, false};
    opening_line(scene, "opening.copies",
                 panel_word(scene, N_("Any other card is ruled out only when all three copies of "
                                      "it are found.")),
                 rect_cut_top(&rest, fmaxf(30 * pen.unit, 20)), more);
    rest = rect_inset(rest, 10 * pen.unit);
    float height = fminf(rest.h, 260 * pen.unit), width = height / CARD_RATIO;
    float pitch = fminf(width * 1.4f, rest.w / (float)count);
    for (unsigned i = 0; i < count; i++) {
        Point centre = rect_centre(rest);
        centre.x += pitch * ((float)i - (float)(count - 1) / 2);
        opening_card(scene, i, cards[i], rect_around(centre, width, height));
    }
}

/* A card that is picked, or the mark of a hint, lies over what stands just above the hand. */
static bool is_hand_raised(const TableScene *scene)
{
    const Selection *selection = scene->selection;
    bool is_raised = selection->pick_count > 0;
    for (size_t i = 0; i < selection->legal_count; i++) {
        is_raised = is_raised || table_is_advised(scene->table, selection->legal[i]);
    }
    return is_raised;
}

void direnjie_role(const TableScene *scene, Rect face)
{
    const DirenjieView *view = direnjie_view_of(scene);
    Pen pen = pen_of(scene);
    if (!view->table.expansion || view->table.phase >= DIRENJIE_ANSWERING || scene->is_public) {
        return;
    }
    bool killer = is_killer(view);
    Rect hand = scene->layout->hand;
    const char *tip = role_words(scene), *value = killer ? "killer" : "constable";
    const char *words = panel_word(scene, killer ? N_("You are the killer") : N_("Constable"));
    float height = fmaxf(30 * pen.unit, 20), side = height * 0.7f;
    Letters letters = {FONT_BODY_BOLD, 16, ALIGN_LEFT, killer ? COLOR_ROSE : COLOR_MUTED, false};
    const TextBlock *block = pen_measure(pen, words, letters, (Rect){0, 0, 300 * pen.unit, height});
    float width = block->w + side + 30 * pen.unit;
    Rect seal = {face.x, hand.y - height - 6 * pen.unit, width, height};
    if (direnjie_form(scene->layout) == FORM_WIDE) {
        seal = (Rect){face.x, face.y + 254 * pen.unit, width, height};
    } else if (direnjie_form(scene->layout) != FORM_TALL || is_hand_raised(scene)) {
        return;
    }
    pen_plaque(pen, killer ? DIRENJIE_WEAPON : KIND_KILLER, seal);
    Rect sign = {seal.x + 9 * pen.unit, seal.y + (height - side) / 2, side, side};
    draw_icon(ui_draw(scene->ui), direnjie_signs[KIND_KILLER], (Outline){.rect = sign},
              killer ? COLOR_WARNING : COLOR_GOLD_LIGHT);
    pen_words(pen, words, letters, (Rect){sign.x + side + 6 * pen.unit, seal.y, seal.w, seal.h});
    ui_tip(scene->ui, "tip.role", tip, seal);
    ui_tell(scene->ui, &(Label){.id = "table.role", .name = tip, .value = value, .secret = true},
            seal);
}
