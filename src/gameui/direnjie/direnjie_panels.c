/* What stands beside the Di Renjie table: round and turn, what is to be done now, what happened
 * last, and the caption of the secret. */
#include "direnjie_table.h"

#include "i18n/format.h"

/* What the person in front is to do. */
static const char *own_words(const DirenjieTable *table)
{
    switch ((DirenjiePhase)table->phase) {
    case DIRENJIE_BONUS:
        return N_("Choose the bonus: inspect a clue, or use the function of yours.");
    case DIRENJIE_REPAYING:
        return N_("Give cards back.");
    case DIRENJIE_ASKING:
        return N_("Ask for a category or a number.");
    case DIRENJIE_GIVING:
        return N_("Give a matching card, or refuse.");
    case DIRENJIE_CONSOLING:
        return N_("Nobody gave: take one card, or none.");
    case DIRENJIE_SUBMITTING:
        return N_("You hold a clue: submit it.");
    case DIRENJIE_REFILLING:
        return N_("Refill your hand: take up to two cards.");
    case DIRENJIE_ANSWERING:
        return N_("Write your solution.");
    case DIRENJIE_OVER:
        break;
    }
    return N_("The game is over.");
}

/* What another seat does now. */
static const char *other_words(const DirenjieTable *table)
{
    switch ((DirenjiePhase)table->phase) {
    case DIRENJIE_BONUS:
    case DIRENJIE_REPAYING:
        return N_("{name} uses a bonus.");
    case DIRENJIE_ASKING:
        return N_("{name} chooses a request.");
    case DIRENJIE_GIVING:
        return N_("{name} may give a card.");
    case DIRENJIE_CONSOLING:
    case DIRENJIE_REFILLING:
        return N_("{name} takes cards.");
    case DIRENJIE_SUBMITTING:
        return N_("{name} submits a clue.");
    case DIRENJIE_ANSWERING:
        return N_("{name} writes the solution.");
    case DIRENJIE_OVER:
        break;
    }
    return NULL;
}

static const char *step_words(const TableScene *scene)
{
    const DirenjieTable *table = &direnjie_view_of(scene)->table;
    const char *other = other_words(table);
    if (table->actor == scene->seat || !other) {
        return panel_word(scene, own_words(table));
    }
    return panel_phrase(scene, other, TR_VALUES(panel_name(scene, table->actor)));
}

/* "Round 3 of 60", or that nothing moves, or that these are the last turns. */
static void round_line(const TableScene *scene, Rect *rest)
{
    const DirenjieTable *table = &direnjie_view_of(scene)->table;
    const char *round = panel_number(scene, table->round);
    Message idle = message_plural_of(
        NP_("{n} round in which nothing moved", "{n} rounds in which nothing moved"),
        table->idle_rounds);
    bool last = table->ending && table->phase < DIRENJIE_ANSWERING;
    Line line = {.id = "table.round",
                 .value = panel_digits(scene, table->round),
                 .color = last || table->idle_rounds ? COLOR_WARNING : COLOR_PAPER,
                 .text = last ? panel_word(scene, N_("Last turns"))
                         : table->idle_rounds
                             ? panel_message(scene, &idle)
                             : panel_phrase(scene, N_("Round {n}"), TR_VALUES(round))};
    panel_line(scene, &line, rest);
}

static void title_panel(const TableScene *scene)
{
    const DirenjieTable *table = &direnjie_view_of(scene)->table;
    Rect rest = panel_title(scene, N_("Di Renjie"), scene->layout->spots[SPOT_TITLE]);
    round_line(scene, &rest);
    if (table->phase < DIRENJIE_ANSWERING) {
        panel_turn(scene, table->active, N_("Your turn"), COLOR_PAPER, &rest);
    }
    const char *words = step_words(scene);
    const TextBlock *block = panel_block(scene, words, rest.w, rest.h);
    Element element = {.id = "table.step",
                       .role = ROLE_TEXT,
                       .name = words,
                       .value = direnjie_game.names.phases[table->phase],
                       .rect = rest,
                       .still = true};
    ui_element(scene->ui, &element);
    draw_text(ui_draw(scene->ui), block, (Point){rest.x, rest.y}, COLOR_GOLD_LIGHT);
}

/* The three cards of a clue side by side, each with its place. */
static void clue_cards(const TableScene *scene, const Card cards[3], Rect rest)
{
    static const char *const places[] = {N_("Top"), N_("Middle"), N_("Bottom")};
    float gap = 6 * scene->layout->unit, width = (rest.w - 2 * gap) / 3;
    Rect captions = rect_cut_top(&rest, panel_line_height(scene));
    width = width * CARD_RATIO > rest.h ? rest.h / CARD_RATIO : width;
    for (unsigned i = 0; i < 3; i++) {
        Rect card = {rest.x + (width + gap) * (float)i, rest.y, width, width * CARD_RATIO};
        Rect caption = {card.x, captions.y, width, captions.h};
        Line line = {.text = panel_word(scene, places[i]),
                     .align = ALIGN_CENTRE,
                     .low = true,
                     .color = COLOR_MUTED};
        panel_line(scene, &line, &caption);
        table_draw_card(scene->ui, scene->wording, cards[i], (Outline){.rect = card});
    }
}

/* On the top card, where the seat in front sees more than others: its own hidden clue, or one that
 * it has inspected. */
static void clue_sign(const TableScene *scene, const CardMark *mark, unsigned clue)
{
    const DirenjieTable *table = &direnjie_view_of(scene)->table;
    bool inspected = seats_have(table->clue_inspectors[clue], scene->seat);
    bool hidden = !(table->clues_public >> clue & 1);
    Rect top;
    bool is_top = table_card_rect(scene->table, mark->zone, mark->index, &top) &&
                  top.x == mark->rect.x && mark->index % 3 == 0;
    if (!is_top || (!inspected && !hidden)) {
        return;
    }
    float side = top.w * 0.42f;
    Rect corner = {top.x + top.w - side * 0.8f, top.y - side * 0.2f, side, side};
    Picture picture = picture_named(inspected ? "ui/glyph-inspect" : "ui/glyph-hidden-clue");
    draw_picture(ui_draw(scene->ui), &picture, (Outline){.rect = corner}, 1);
}

void direnjie_mark(const TableScene *scene, const CardMark *mark)
{
    const DirenjieView *view = direnjie_view_of(scene);
    Seat owner = (Seat)(mark->zone - DIRENJIE_CLUES);
    unsigned clue = direnjie_clue_at(&view->table, owner, mark->index / 3);
    Rect panel = scene->layout->spots[SPOT_TOLD];
    if (clue < view->table.clue_count) {
        clue_sign(scene, mark, clue);
    }
    if (!mark->aimed || clue >= view->table.clue_count) {
        return;
    }
    float most = panel.w * 0.62f + 40 * ui_unit(scene->ui);
    panel.h = panel.h < most ? panel.h : most;
    ui_hide(scene->ui, panel);
    Rect rest = ui_panel(scene->ui, panel);
    draw_fill(ui_draw(scene->ui), rest, COLOR_PANEL);
    const char *name = panel_name(scene, owner);
    Line heading = {.id = "info.title",
                    .text = panel_phrase(scene, N_("Clue of {name}"), TR_VALUES(name)),
                    .bold = true,
                    .color = COLOR_GOLD_LIGHT};
    panel_line(scene, &heading, &rest);
    clue_cards(scene, view->clues[clue].cards, rest);
}

static void secret_caption(const TableScene *scene)
{
    Rect rest = scene->layout->spots[SPOT_SECRET];
    float size = SIZE_BODY * scene->layout->type;
    const char *words = panel_word(scene, N_("Killer's secret mission"));
    TextStyle style = {.face = FONT_BODY, .size = size, .align = ALIGN_CENTRE, .fit = true};
    const TextBlock *block = panel_fit(scene->ui, words, style, rest.w);
    if (block->cut) { /* beside the notebook there may be no room for it */
        return;
    }
    Rect plate = rect_around(rect_centre(rest), block->w + 16 * scene->layout->unit, block->h);
    draw_round(ui_draw(scene->ui), plate, plate.h / 2, color_faded(COLOR_PANEL, 0.6f));
    draw_text(ui_draw(scene->ui), block, (Point){rest.x, plate.y}, COLOR_MUTED);
    Element element = {
        .id = "secret.title", .role = ROLE_TEXT, .name = words, .rect = plate, .still = true};
    ui_element(scene->ui, &element);
}

void direnjie_panels(const TableScene *scene)
{
    title_panel(scene);
    panel_last_words(scene, NULL, scene->layout->spots[SPOT_TOLD]);
    direnjie_seats(scene);
    secret_caption(scene);
    direnjie_board(scene);
}
