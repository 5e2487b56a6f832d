/* What stands in the middle: desk and rack, the pavilion with the secret and what is still possible
 * of it; and how far the turn is, in the bar.
 */
#include "direnjie/parts.h"
#include "direnjie/seen/now.h"

#include "base/text.h"
#include "i18n/format.h"

#include <math.h>

bool direnjie_is_answering(const TableScene *scene)
{
    return direnjie_table_of(scene)->phase == DIRENJIE_ANSWERING;
}

bool direnjie_is_seeking(const TableScene *scene)
{
    return !direnjie_is_answering(scene);
}

bool direnjie_has_pavilion(const TableScene *scene)
{
    return direnjie_is_seeking(scene) && direnjie_form(scene->layout) != FORM_TALL_BOOK;
}

static void moon(const TableScene *scene)
{
    Rect shrine = scene->layout->spots[SPOT_SHRINE];
    Point centre = rect_centre(shrine);
    float radius = shrine.h * 2.35f;
    centre.y -= shrine.h * 0.33f;
    pen_picture_faded(pen_of(scene), "ui/direnjie-moon",
                      rect_around(centre, 2 * radius, 2 * radius), 1, 0.85f);
}

/* The book on the desk opens the notebook; what is new in it stands on a red disc. */
static void closed_book(const TableScene *scene, const DirenjieNotes *notes)
{
    Pen pen = pen_of(scene);
    Rect place = scene->part.rect, words = place;
    Rect label = rect_cut_bottom(&words, fmaxf(24 * pen.unit, 17));
    float height = words.h, width = height * 84 / 110.88f;
    Rect book = rect_around(rect_centre(words), width, height);
    float pad = 20 * width / 84;
    Element element = {.id = "table.book",
                       .role = ROLE_BUTTON,
                       .name = panel_word(scene, N_("Constable's notebook")),
                       .rect = words};
    ui_tip(scene->ui, element.id, direnjie_tip_book(scene, notes->fresh), words);
    Touch touch = ui_element(scene->ui, &element);
    if (touch.hovered || touch.focused) {
        draw_glow(ui_draw(scene->ui), (Outline){.rect = book}, color_faded(COLOR_LIT, 0.7f));
    }
    pen_picture(pen, "ui/direnjie-book", rect_inset(book, -pad));
    Letters letters = {FONT_BODY, 16, ALIGN_CENTRE, COLOR_MUTED, false};
    const char *title = panel_word(scene, N_("Notebook"));
    float ground = pen_measure(pen, title, letters, label)->w + 20 * pen.unit;
    draw_round(ui_draw(scene->ui), rect_around(rect_centre(label), ground, label.h), label.h / 2,
               color_faded(COLOR_PANEL, 0.62f));
    pen_words(pen, title, letters, label);
    if (notes->fresh > 0) {
        float side = fmaxf(28 * pen.unit, 20);
        Rect disc = {book.x + book.w - side * 0.6f, book.y - side * 0.2f, side, side};
        draw_round(ui_draw(scene->ui), disc, side / 2, COLOR_DANGER);
        pen_words(pen, panel_number(scene, notes->fresh),
                  (Letters){FONT_BODY_BOLD, 16, ALIGN_CENTRE, COLOR_SHEET, false}, disc);
    }
    if (touch.activated) {
        *notes->opens = true;
    }
}

void direnjie_book(const TableScene *scene)
{
    DirenjieForm form = direnjie_form(scene->layout);
    const DirenjieNotes *notes = direnjie_notes_of(scene);
    if (form == FORM_WIDE || form == FORM_TALL) {
        if (notes) {
            closed_book(scene, notes);
        }
    } else if (form == FORM_WIDE_BOOK && direnjie_table_of(scene)->seats >= 5) {
        Rect rect = scene->part.rect;
        pen_picture(pen_of(scene), "ui/direnjie-inkstone",
                    rect_around(rect_centre(rect), rect.h * 210 / 144, rect.h));
    }
}

void direnjie_desk(const TableScene *scene)
{
    moon(scene);
    pen_paper(pen_of(scene), PAPER_DESK, scene->part.rect);
}

void direnjie_rack(const TableScene *scene)
{
    pen_paper(pen_of(scene), PAPER_RACK, scene->part.rect);
}

void direnjie_pavilion_back(const TableScene *scene)
{
    pen_pavilion_back(pen_of(scene), rect_centre(scene->part.rect),
                      scene->layout->zones[DIRENJIE_SECRET].card_width);
}

/* What the notebook holds of one identity in the secret. */
typedef enum Chance { CHANCE_OPEN, CHANCE_OUT, CHANCE_CERTAIN } Chance;

static Chance chance_of(const DirenjieNotes *notes, unsigned row)
{
    NotebookInk ink = notes->ink->cells[row][NOTEBOOK_SECRET];
    if (ink.low > 0) {
        return CHANCE_CERTAIN;
    }
    return ink.high == 0 ? CHANCE_OUT : CHANCE_OPEN;
}

/* The stroke behind a number that is ruled out, which stays readable. */
static void strike(const TableScene *scene, Rect cell)
{
    float thick = fmaxf(1.6f, 2 * scene->layout->unit);
    draw_push(ui_draw(scene->ui),
              &(DrawCommand){.kind = DRAW_FILL,
                             .rect = rect_around(rect_centre(cell), cell.w * 0.8f, thick),
                             .angle = -52,
                             .color = COLOR_WARNING});
}

/* The numbers below one card of the secret. */
static void candidates(const TableScene *scene, unsigned category, Rect strip)
{
    static const uint8_t first[DIRENJIE_CATEGORIES + 1] = {0, 6, 11, 16};
    static const char *const ids[] = {"table.candidates.T", "table.candidates.W",
                                      "table.candidates.L"};
    const DirenjieNotes *notes = direnjie_notes_of(scene);
    Pen pen = pen_of(scene);
    char bytes[32];
    Text value = text_in(bytes, sizeof bytes);
    unsigned count = first[category + 1] - first[category];
    float cell = (strip.w - 16 * pen.unit) / (float)count;
    pen_plaque(pen, category, strip);
    for (unsigned i = 0; i < count; i++) {
        Chance chance = notes ? chance_of(notes, first[category] + i) : CHANCE_OPEN;
        Rect rect = {strip.x + 8 * pen.unit + cell * (float)i, strip.y, cell, strip.h};
        Color ink = chance == CHANCE_OUT ? color_faded(COLOR_MUTED, 0.5f) : COLOR_SHEET;
        if (chance == CHANCE_CERTAIN) {
            draw_round(ui_draw(scene->ui), rect_inset(rect, 2 * pen.unit), 3, COLOR_DANGER);
        }
        if (chance == CHANCE_OUT) {
            strike(scene, rect);
        } else {
            text_append(&value, value.length > 0 ? " " : "");
            text_append_number(&value, i + 1);
        }
        pen_words(pen, panel_number(scene, i + 1),
                  (Letters){FONT_BODY_BOLD, 17, ALIGN_CENTRE, ink, false}, rect);
    }
    const char *name =
        panel_phrase(scene, N_("{category}, still possible: {numbers}"),
                     TR_VALUES(panel_word(scene, direnjie_kind_words[category]), bytes));
    const char *rule = N_("What your notebook rules out is struck through.");
    ui_tell(scene->ui,
            &(Label){.id = ids[category],
                     .name = name,
                     .value = bytes,
                     .tip = direnjie_tip(scene, name, rule),
                     .secret = true},
            strip);
}

/* The chop of a category on the corner of its card, as long as that lies face down. */
static void chop(const TableScene *scene, unsigned category, Rect card)
{
    Pen pen = pen_of(scene);
    if (direnjie_view_of(scene)->secret[category] < DIRENJIE_CARDS) {
        return;
    }
    float side = card.w * 0.3f;
    Outline seal = {{card.x - side * 0.24f, card.y - side * 0.28f, side, side}, -8};
    draw_push(ui_draw(scene->ui), &(DrawCommand){.kind = DRAW_FILL,
                                                 .rect = seal.rect,
                                                 .angle = seal.angle,
                                                 .radius = 3 * pen.unit,
                                                 .color = COLOR_CINNABAR});
    draw_push(ui_draw(scene->ui), &(DrawCommand){.kind = DRAW_FRAME,
                                                 .rect = rect_inset(seal.rect, side * 0.07f),
                                                 .angle = seal.angle,
                                                 .thickness = fmaxf(1, 1.2f * pen.unit),
                                                 .radius = 2 * pen.unit,
                                                 .color = color_faded(COLOR_SHEET, 0.8f)});
    seal.rect = rect_inset(seal.rect, side * 0.18f);
    draw_icon(ui_draw(scene->ui), direnjie_signs[category], seal, COLOR_SHEET);
}

static void secret_element(const TableScene *scene, unsigned category, Rect card)
{
    static const char *const ids[] = {"table.secret.target", "table.secret.weapon",
                                      "table.secret.location"};
    Element element = {
        .id = ids[category],
        .role = ROLE_CARD,
        .name = panel_phrase(scene, N_("Killer's secret mission: {category}"),
                             TR_VALUES(panel_word(scene, direnjie_kind_words[category]))),
        .rect = card,
        .still = true};
    const char *rule =
        N_("At the end everybody writes down what these three cards are. One right answer is worth "
           "1 point, two are worth 3, all three 6; the most points win.");
    ui_tip(scene->ui, element.id, direnjie_tip(scene, element.name, rule), card);
    ui_element(scene->ui, &element);
}

/* What the clues of all seats tell beside their cards. */
void direnjie_all_clue_signs(const TableScene *scene)
{
    const DirenjieTable *table = direnjie_table_of(scene);
    for (Seat seat = 0; seat < table->seats; seat++) {
        unsigned count = direnjie_clues_of(table, seat);
        bool hidden = scene->layout->zones[DIRENJIE_CLUES + seat].form == FORM_HIDDEN;
        for (unsigned nth = 0; nth < count && !hidden; nth++) {
            Rect top;
            if (table_card_rect(scene->table, DIRENJIE_CLUES + seat, 3 * nth, &top)) {
                Nudge up = {.by = {0, 0}};
                direnjie_nudge(
                    scene, &(NudgedCard){CARD_HIDDEN, (uint8_t)(DIRENJIE_CLUES + seat), top}, &up);
                top.y += (ui_has_reduced_motion(scene->ui) ? 0 : up.by.y);
                direnjie_clue_signs(scene, seat, nth, top);
            }
        }
    }
}

bool direnjie_shows_secret(const TableScene *scene)
{
    bool is_there = scene->layout->zones[DIRENJIE_SECRET].form != FORM_HIDDEN;
    return direnjie_is_seeking(scene) && is_there;
}

/* The pavilion before its cards, and what is still possible of each. */
void direnjie_pavilion(const TableScene *scene)
{
    Pen pen = pen_of(scene);
    const ZonePlace *place = &scene->layout->zones[DIRENJIE_SECRET];
    Point middle = rect_centre(place->rect);
    float width = place->card_width, k = width / 94;
    pen_pavilion_front(pen, middle, width, panel_word(scene, N_("Killer's secret mission")),
                       direnjie_form(scene->layout) == FORM_WIDE_BOOK);
    for (unsigned i = 0; i < DIRENJIE_CATEGORIES; i++) {
        float x = middle.x + place->grid.pitch * ((float)i - 1);
        Rect card = rect_around((Point){x, middle.y}, width, width * CARD_RATIO);
        float height = fmaxf(24 * pen.unit, 17);
        Rect strip = rect_around((Point){x, middle.y + 79 * k + height * 0.42f},
                                 place->grid.pitch - 10 * pen.unit, height);
        strip.y = fminf(strip.y, scene->layout->spots[SPOT_TALLIES].y - height - 1);
        chop(scene, i, card);
        secret_element(scene, i, card);
        candidates(scene, i, strip);
    }
}

/* The four steps of a turn, in the order of play. */
static unsigned step_of(const DirenjieTable *table)
{
    switch ((DirenjiePhase)table->phase) {
    case DIRENJIE_BONUS:
    case DIRENJIE_REPAYING:
        return 0;
    case DIRENJIE_ASKING:
    case DIRENJIE_GIVING:
    case DIRENJIE_CONSOLING:
        return 1;
    case DIRENJIE_SUBMITTING:
        return 2;
    case DIRENJIE_REFILLING:
        return 3;
    case DIRENJIE_ANSWERING:
    case DIRENJIE_OVER:
        break;
    }
    return 4;
}

static const char *turn_words(const TableScene *scene)
{
    const DirenjieTable *table = direnjie_table_of(scene);
    const char *name = panel_name(scene, table->active);
    if (table->phase >= DIRENJIE_ANSWERING) {
        return panel_word(scene, table->phase == DIRENJIE_ANSWERING ? N_("The final answer")
                                                                    : N_("The game is over."));
    }
    if (table->active == scene->seat) {
        return panel_word(scene,
                          table->phase == DIRENJIE_GIVING ? N_("Your request") : N_("Your turn"));
    }
    bool asks = table->phase == DIRENJIE_ASKING || table->phase == DIRENJIE_GIVING;
    return panel_phrase(scene, asks ? N_("{name} requests") : N_("{name}'s turn"), TR_VALUES(name));
}

static const char *const step_names[] = {N_("Reveal"), N_("Request"), N_("Submit"), N_("Refill")};

/* One step: done, now, or still to come. */
typedef struct Bead {
    unsigned step, now;
    float size; /* of its word */
    bool has_word;
} Bead;

/* Whether whoever is on turn has laid no clue in the step that is over: a clue that was laid lies
 * hidden until the next turn. */
static bool is_skipped(const TableScene *scene, const Bead *bead)
{
    const DirenjieTable *table = direnjie_table_of(scene);
    for (unsigned i = 0; i < table->clue_count; i++) {
        if (table->clue_owners[i] == table->active && !(table->clues_public >> i & 1)) {
            return false;
        }
    }
    return bead->step == 2 && bead->now == 3;
}

/* A tick, or a dash where nothing was done. */
static void bead_done(const TableScene *scene, Pen pen, const Bead *bead, Rect disc)
{
    if (is_skipped(scene, bead)) {
        float thick = fmaxf(2, 2.4f * pen.unit);
        draw_fill(ui_draw(scene->ui), rect_around(rect_centre(disc), disc.w * 0.5f, thick),
                  COLOR_SHEET);
        return;
    }
    draw_icon(ui_draw(scene->ui), "ui/mark-yes", (Outline){.rect = rect_inset(disc, disc.w * 0.2f)},
              COLOR_SHEET);
}

static void bead(const TableScene *scene, Pen pen, const Bead *bead, Rect rect)
{
    const char *words = panel_word(scene, step_names[bead->step]);
    const char *state = words;
    if (is_skipped(scene, bead)) {
        state = panel_word(scene, N_("Submit: no clue this turn"));
    }
    Letters letters = {FONT_BODY, bead->size, ALIGN_LEFT, COLOR_MUTED, false};
    DrawList *list = ui_draw(scene->ui);
    float side = fmaxf(18 * pen.unit, 13);
    bool is_now = bead->step == bead->now, is_done = bead->step < bead->now;
    ui_tell(scene->ui,
            &(Label){.id = panel_id(scene, "table.step.", (int)bead->step + 1, ""),
                     .name = words,
                     .value = is_now ? "now" : NULL,
                     .tip = direnjie_tip_step(scene, state, bead->step)},
            rect);
    if (is_now) {
        pen_paper(pen, PAPER_NAMEPLATE_ACTIVE, rect);
        letters.face = FONT_BODY_BOLD;
        letters.color = COLOR_SHEET;
    }
    Rect disc = {rect.x + 12 * pen.unit, rect.y + (rect.h - side) / 2, side, side};
    Color fill = is_done ? COLOR_GOLD_DARK : color_faded(COLOR_INK, 0.4f);
    draw_round(list, disc, side / 2, is_now ? COLOR_GOLD : fill);
    draw_push(list, &(DrawCommand){.kind = DRAW_FRAME,
                                   .rect = disc,
                                   .radius = side / 2,
                                   .thickness = fmaxf(1, 1.4f * pen.unit),
                                   .color = COLOR_GOLD});
    if (is_done) {
        bead_done(scene, pen, bead, disc);
    }
    if (bead->has_word) {
        rect_cut_left(&rect, 12 * pen.unit + side + 7 * pen.unit);
        rect_cut_right(&rect, 4 * pen.unit);
        if (bead->step > bead->now) {
            letters.color = color_faded(letters.color, 0.7f);
        }
        pen_words(pen, words, letters, rect);
    }
}

/* How wide the beads are with words of this size; without words but of the one of now. */
static float bead_widths(const TableScene *scene, Pen pen, float size, bool words, float widths[4])
{
    unsigned now = step_of(direnjie_table_of(scene));
    float whole = 0, plain = 24 * pen.unit + fmaxf(18 * pen.unit, 13);
    for (unsigned i = 0; i < 4; i++) {
        const TextBlock *block =
            pen_measure(pen, panel_word(scene, step_names[i]),
                        (Letters){FONT_BODY_BOLD, size, ALIGN_LEFT, COLOR_MUTED, false},
                        (Rect){0, 0, 400 * pen.unit, 40 * pen.unit});
        widths[i] = plain;
        if (words || i == now) {
            widths[i] += block->w + 8 * pen.unit;
        }
        whole += widths[i];
    }
    return whole;
}

/* All four steps: their words smaller where they need it, only that of now in a small bar, and none
 * in one that has no room for it. */
static void beads(const TableScene *scene, Pen pen, Rect rest)
{
    unsigned now = step_of(direnjie_table_of(scene));
    float height = fmaxf(36 * pen.unit, 26), gap = 14 * pen.unit, widths[4], size = 17;
    bool words = true, bare = false;
    while (bead_widths(scene, pen, size, true, widths) + 3 * gap > rest.w && size > 14) {
        size -= 0.5f;
        gap = 7 * pen.unit;
    }
    if (bead_widths(scene, pen, size, true, widths) + 3 * gap > rest.w) {
        words = false;
        bare = bead_widths(scene, pen, size, false, widths) + 3 * gap > rest.w;
    }
    if (bare && now < 4) {
        widths[now] = widths[(now + 1) % 4];
    }
    rest.y += (rest.h - height) / 2;
    for (unsigned i = 0; i < 4; i++) {
        Rect rect = rect_cut_left(&rest, fminf(widths[i], rest.w));
        Bead bead_now = {i, now, size, words || (i == now && !bare)};
        bead(scene, pen, &bead_now, (Rect){rect.x, rect.y, rect.w, height});
        Rect link = rect_cut_left(&rest, gap);
        if (i < 3) {
            draw_fill(ui_draw(scene->ui),
                      rect_around((Point){link.x + gap / 2, rect.y + height / 2}, gap * 0.6f, 1.5f),
                      color_faded(COLOR_GOLD, 0.5f));
        }
    }
}

/* "Round 3 of 60", or that nothing moves, or that these are the last turns. */
static const char *round_words(const TableScene *scene, bool *warns)
{
    const DirenjieTable *table = direnjie_table_of(scene);
    Message idle = message_plural_of(
        NP_("{n} round in which nothing moved", "{n} rounds in which nothing moved"),
        table->idle_rounds);
    *warns = true;
    if (table->ending && table->phase < DIRENJIE_ANSWERING) {
        unsigned left = direnjie_turns_left(table);
        return panel_phrase(scene, N_("Turns left: {n}"), TR_VALUES(panel_number(scene, left)));
    }
    if (table->idle_rounds) {
        return panel_message(scene, &idle);
    }
    *warns = false;
    return panel_phrase(scene, N_("Round {n}"), TR_VALUES(panel_number(scene, table->round)));
}

/* In a narrow bar only whose turn it is, in letters in which the name is not broken. */
static void narrow_status(const TableScene *scene, Pen pen, Rect bar)
{
    const char *turn = turn_words(scene),
               *name = panel_name(scene, direnjie_table_of(scene)->active);
    Letters letters = {FONT_TITLE, 20, ALIGN_CENTRE, COLOR_GOLD_LIGHT, false};
    rect_cut_right(&bar, 6 * pen.unit);
    float width = pen_measure(pen, name, letters, (Rect){0, 0, 4 * bar.w, bar.h})->w;
    letters.size *= fminf(bar.w / fmaxf(width, 1), 1);
    letters.wraps = true;
    pen_words(pen, turn, letters, bar);
    direnjie_status_turn(scene, turn, step_of(direnjie_table_of(scene)), bar);
}

void direnjie_status(const TableScene *scene)
{
    Rect bar = scene->part.rect;
    const DirenjieTable *table = direnjie_table_of(scene);
    Pen pen = {scene->ui, ui_unit(scene->ui)};
    bool warns;
    const char *round = round_words(scene, &warns), *turn = turn_words(scene);
    if (bar.w < 420 * pen.unit) {
        narrow_status(scene, pen, bar);
        return;
    }
    Rect window = ui_bounds(scene->ui), rest = bar;
    Letters letters = {FONT_TITLE, 22, ALIGN_LEFT, COLOR_GOLD_LIGHT, false};
    Letters small = {FONT_BODY, 18, ALIGN_LEFT, warns ? COLOR_CAUTION : COLOR_MUTED, false};
    float wide = pen_measure(pen, round, small, rest)->w + 20 * pen.unit;
    Rect left = rect_cut_left(&rest, fminf(fmaxf(130 * pen.unit, wide), bar.w * 0.26f));
    pen_words(pen, round, small, left);
    direnjie_status_round(scene, round, left);
    const TextBlock *block = pen_measure(pen, turn, letters, rest);
    float want = window.w / 2 - 260 * pen.unit;
    if (want > rest.x && bar.w > 900 * pen.unit) {
        rect_cut_left(&rest, want - rest.x);
    }
    Rect place = rect_cut_left(&rest, fminf(block->w + 20 * pen.unit, rest.w * 0.62f));
    pen_words(pen, turn, letters, place);
    direnjie_status_turn(scene, turn, step_of(table), place);
    if (table->phase < DIRENJIE_ANSWERING) {
        beads(scene, pen, rest);
    }
}
