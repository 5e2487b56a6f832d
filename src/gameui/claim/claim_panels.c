/* What stands beside the cards of Claim: which phase and trick, who leads, the five votes as they
 * stand, and what the last trick was. Everything is read from the view that the motion has come to.
 */
#include "claim_table.h"

#include "base/text.h"
#include "i18n/format.h"

static const ClaimView *view_of(const TableScene *scene)
{
    return scene->view;
}

static const char *phase_words(const ClaimView *view)
{
    switch ((ClaimPhase)view->table.phase) {
    case CLAIM_RECRUIT:
        return N_("Phase One: Recruit Followers");
    case CLAIM_SUPPORT:
        return N_("Phase Two: Gain Support");
    case CLAIM_OVER:
        break;
    }
    return N_("The game is over.");
}

/* Of body text as panels set it: pixels. */
static float line_height(const TableScene *scene)
{
    TextStyle style = {.face = FONT_BODY, .size = SIZE_BODY * scene->layout->type};
    return text_layout(scene->ui, panel_word(scene, N_("Claim")), style, 0)->h;
}

/* Two lines: the sign of the phase beside its words. */
static void phase_lines(const TableScene *scene, Rect *rest)
{
    const ClaimView *view = view_of(scene);
    bool recruits = view->table.phase == CLAIM_RECRUIT;
    const char *words = panel_word(scene, phase_words(view));
    float height = 2 * line_height(scene);
    Rect row = rect_cut_top(rest, height);
    Rect sign = rect_around(rect_centre(rect_cut_left(&row, height)), height * 0.9f, height * 0.9f);
    Picture picture = picture_named(recruits ? "ui/glyph-phase1" : "ui/glyph-phase2");
    draw_picture(ui_draw(scene->ui), &picture, (Outline){.rect = sign}, 1);
    rect_cut_left(&row, 8 * scene->layout->unit);
    const TextBlock *block = panel_block(scene, words, row.w, row.h * 1.15f);
    Element element = {.id = "table.phase",
                       .role = ROLE_TEXT,
                       .name = words,
                       .value = panel_digits(scene, view->table.phase + 1),
                       .still = true,
                       .rect = row};
    ui_element(scene->ui, &element);
    draw_text(ui_draw(scene->ui), block, (Point){row.x, row.y + (row.h - block->h) / 2},
              COLOR_PAPER);
}

static void title_panel(const TableScene *scene)
{
    const ClaimTable *table = &view_of(scene)->table;
    int trick = table->trick;
    Rect rest = panel_title(scene, N_("Claim"), scene->layout->spots[SPOT_TITLE]);
    phase_lines(scene, &rest);
    Line number = {
        .id = "table.trick",
        .value = panel_digits(scene, trick),
        .color = COLOR_PAPER,
        .text = panel_phrase(scene, N_("Trick {n} of 13"), TR_VALUES(panel_number(scene, trick)))};
    panel_line(scene, &number, &rest);
    if (table->phase != CLAIM_OVER) {
        const char *own = table->lead == CARD_NONE ? N_("You lead") : N_("You answer");
        panel_turn(scene, claim_active(table), own, COLOR_GOLD_LIGHT, &rest);
    }
}

static int votes_of(const ClaimTable *table, Seat seat)
{
    int votes = 0;
    for (unsigned faction = 0; faction < CLAIM_FACTIONS; faction++) {
        votes += claim_vote(table->score, (ClaimFaction)faction) == seat;
    }
    return votes;
}

/* The other seat above, as at the table. */
static void seats_panel(const TableScene *scene)
{
    const ClaimTable *table = &view_of(scene)->table;
    Rect rest = ui_panel(scene->ui, scene->layout->spots[SPOT_SEATS]);
    for (unsigned i = 0; i < CLAIM_SEATS; i++) {
        Seat seat = i == 0 ? (Seat)(1 - scene->seat) : scene->seat;
        bool active = table->phase != CLAIM_OVER && claim_active(table) == seat;
        Line name = {.id = panel_id(scene, "seat.", seat, ".name"),
                     .text = panel_name(scene, seat),
                     .bold = true,
                     .color = active ? COLOR_GOLD_LIGHT : COLOR_PAPER,
                     .icon = active ? "ui/ui-play" : NULL};
        panel_line(scene, &name, &rest);
        int votes = votes_of(table, seat);
        Message count = message_plural_of(NP_("{n} vote", "{n} votes"), votes);
        Line line = {.id = panel_id(scene, "seat.", seat, ".votes"),
                     .text = panel_message(scene, &count),
                     .value = panel_digits(scene, votes),
                     .icon = "ui/glyph-vote",
                     .color = COLOR_MUTED};
        panel_line(scene, &line, &rest);
        rect_cut_top(&rest, 6 * scene->layout->unit);
    }
}

/* A word below a card of the trick. */
static void caption(const TableScene *scene, unsigned spot, const char *words)
{
    Rect rest = scene->layout->spots[spot];
    float size = SIZE_BODY * scene->layout->type;
    TextStyle style = {.face = FONT_BODY, .size = size, .align = ALIGN_CENTRE, .fit = true};
    const TextBlock *block = panel_fit(scene->ui, words, style, rest.w);
    Rect plate = rect_around(rect_centre(rest), block->w + 16 * scene->layout->unit, block->h);
    draw_round(ui_draw(scene->ui), plate, plate.h / 2, color_faded(COLOR_PANEL, 0.72f));
    draw_text(ui_draw(scene->ui), block, (Point){rest.x, plate.y}, COLOR_MUTED);
}

static void captions(const TableScene *scene)
{
    const ClaimTable *table = &view_of(scene)->table;
    if (table->phase != CLAIM_OVER) {
        const char *leader = panel_name(scene, table->leader);
        const char *second = panel_name(scene, (Seat)(1 - table->leader));
        caption(scene, SPOT_LEAD, panel_phrase(scene, N_("Lead: {name}"), TR_VALUES(leader)));
        caption(scene, SPOT_ANSWER, panel_phrase(scene, N_("Answer: {name}"), TR_VALUES(second)));
    }
    if (table->phase == CLAIM_RECRUIT) {
        caption(scene, SPOT_PRIZE, panel_word(scene, N_("Card on offer")));
    } else {
        Rect place = scene->layout->zones[CLAIM_PRIZE].rect;
        Picture sign = picture_named("ui/glyph-phase2");
        Rect square = rect_around(rect_centre(place), place.w * 0.8f, place.w * 0.8f);
        draw_picture(ui_draw(scene->ui), &sign, (Outline){.rect = square}, 0.7f);
    }
}

/* "Goblins: 2, 5, 9; 3 cards, highest 9, ahead", for who does not see the fan. */
static const char *vote_name(const TableScene *scene, const CardSet score, unsigned faction,
                             bool ahead)
{
    CardSet cards = score & claim_cards_of((ClaimFaction)faction);
    const char *group = claim_group_name(scene->wording, (ClaimFaction)faction);
    if (!cards) {
        return panel_phrase(scene, N_("{faction}: no cards"), TR_VALUES(group));
    }
    Message list = message_with(message_of("{cards}"), VALUE_CARDS, (int64_t)cards);
    const char *values[] = {group, panel_number(scene, set_count(cards)),
                            panel_message(scene, &list), NULL};
    return panel_phrase(
        scene, ahead ? N_("{faction}, ahead: {n} ({cards})") : N_("{faction}: {n} ({cards})"),
        values);
}

static const char *vote_words(const TableScene *scene, CardSet score, unsigned faction)
{
    CardSet cards = score & claim_cards_of((ClaimFaction)faction);
    const char *count = panel_number(scene, set_count(cards));
    if (!cards) {
        return count;
    }
    int high = claim_highest(score, (ClaimFaction)faction);
    return panel_phrase(scene, N_("{n} · best {value}"),
                        TR_VALUES(count, panel_number(scene, high)));
}

static void vote_chip(const TableScene *scene, Seat seat, unsigned faction, Rect rect)
{
    const ClaimTable *table = &view_of(scene)->table;
    CardSet score = table->score[seat];
    bool ahead = claim_vote(table->score, (ClaimFaction)faction) == seat;
    char id[ELEMENT_ID_MAX];
    Text text = text_in(id, sizeof id);
    text_append(&text, "score.");
    text_append_number(&text, seat);
    text_append(&text, ".");
    text_append(&text, claim_codes[faction]);
    float unit = scene->layout->unit;
    draw_round(ui_draw(scene->ui), rect, 6 * unit, color_faded(COLOR_PANEL, 0.8f));
    if (ahead) {
        draw_frame(ui_draw(scene->ui), rect, 2 * unit, COLOR_GOLD_LIGHT);
    }
    CardSet cards = score & claim_cards_of((ClaimFaction)faction);
    Rect inner = rect_inset(rect, 2 * unit);
    float size = SIZE_BODY * inner.h / (1.1f * line_height(scene));
    size = size < SIZE_BODY ? size : SIZE_BODY;
    Line line = {.id = id,
                 .text = vote_words(scene, score, faction),
                 .name = vote_name(scene, score, faction, ahead),
                 .value = panel_digits(scene, set_count(cards)),
                 .icon = claim_sigils[faction],
                 .icon_color = claim_colors[faction],
                 .align = ALIGN_CENTRE,
                 .size = size,
                 .bold = ahead,
                 .color = ahead ? COLOR_GOLD_LIGHT : COLOR_MUTED};
    panel_line(scene, &line, &inner);
}

static void votes_row(const TableScene *scene, Seat seat)
{
    Rect row = scene->layout->spots[SPOT_VOTES + seat];
    float gap = 8 * scene->layout->unit, width = row.w / CLAIM_FACTIONS;
    for (unsigned faction = 0; faction < CLAIM_FACTIONS; faction++) {
        Rect place = {row.x + width * (float)faction + gap / 2, row.y, width - gap, row.h};
        vote_chip(scene, seat, faction, place);
    }
}

/* In phase 2 whoever remembers knows the other hand; the table shows it only when asked. */
static void peek_button(const TableScene *scene)
{
    bool peeking = table_is_peeking(scene->table);
    if (view_of(scene)->table.phase != CLAIM_SUPPORT) {
        return;
    }
    const char *name =
        panel_word(scene, peeking ? N_("Hide the other hand") : N_("Show the other hand"));
    Button button = {.id = "button.peek",
                     .name = name,
                     .hint = name,
                     .icon = peeking ? "ui/ui-eye" : "ui/ui-eye-closed",
                     .rect = scene->layout->spots[SPOT_PEEK],
                     .chosen = peeking};
    if (ui_button(scene->ui, &button)) {
        table_peek(scene->table, !peeking);
    }
}

/* The other hand lies small: sign and value stand across its cards, as large as they can. */
void claim_mark(const TableScene *scene, const CardMark *mark)
{
    ClaimFaction faction = claim_faction(mark->card);
    Rect rest = mark->rect;
    Rect plate = rect_inset(rect_cut_bottom(&rest, rest.h * 0.5f), 1);
    Rect sign = rect_cut_left(&plate, plate.w * 0.5f);
    Color color = color_rgb(claim_colors[faction]);
    draw_fill(ui_draw(scene->ui), sign, COLOR_PANEL);
    draw_fill(ui_draw(scene->ui), plate, COLOR_PANEL);
    Rect square = rect_around(rect_centre(sign), sign.w * 0.94f, sign.w * 0.94f);
    draw_icon(ui_draw(scene->ui), claim_sigils[faction], (Outline){.rect = square}, color);
    float size = SIZE_BODY * scene->layout->type * plate.h / line_height(scene);
    TextStyle style = {.face = FONT_BODY_BOLD, .size = size, .align = ALIGN_CENTRE, .fit = true};
    const char *digits = panel_number(scene, claim_value(mark->card));
    const TextBlock *block = text_layout(scene->ui, digits, style, plate.w);
    float y = plate.y + (plate.h - block->h) / 2;
    draw_text(ui_draw(scene->ui), block, (Point){plate.x, y}, COLOR_PAPER);
}

void claim_panels(const TableScene *scene)
{
    title_panel(scene);
    seats_panel(scene);
    panel_last_words(scene, N_("Last trick"), scene->layout->spots[SPOT_TOLD]);
    captions(scene);
    for (Seat seat = 0; seat < CLAIM_SEATS; seat++) {
        votes_row(scene, seat);
    }
    peek_button(scene);
}
