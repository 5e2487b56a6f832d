/* What stands beside the trick of Claim: at the right the tricks so far and whose followers or
 * score piles those are. Everything is read from the view that the motion has come to. */
#include "claim/commands.h"
#include "claim/parts.h"
#include "claim/pen.h"
#include "claim/sentences.h"
#include "claim/table.h"
#include "tables/table_commands.h"
#include "tables/table_picture.h"

#include "base/limits.h"
#include "i18n/format.h"

#include <math.h>

#define BEST_CARDS   3
#define HEADED_LEAST 144.0f /* units: of a panel that has room for a heading */
#define WON_ASIDE    3.0f   /* units: of the lozenge of a trick that is won */
#define SIGN_ROOM    1.3f   /* of a sign: to the words beside it */
#define POWERS       4

/* Shows a trick, from 0 on: the light of who won it, higher or lower as the seats are; else whether
 * it is over without one who is known, or the present one. */
static void lozenge(const TableScene *scene, unsigned trick, Point at, float side)
{
    const ClaimTable *table = &claim_view(scene)->table;
    bool over = trick + 1 < table->trick || table->phase == CLAIM_OVER;
    bool now = trick + 1 == table->trick && !over;
    const char *name = now || over ? "ui/claim-trick-now" : "ui/claim-trick-off";
    float alpha = 1 - 0.5f * over;
    for (Seat seat = 0; seat < CLAIM_SEATS; seat++) {
        if (table->won[seat] >> trick & 1) {
            name = claim_lit(scene, "ui/claim-trick", seat);
            alpha = 1;
            at.y += (seat == scene->seat ? WON_ASIDE : -WON_ASIDE) * claim_unit(scene);
        }
    }
    draw_named(ui_draw(scene->ui), name, rect_around(at, side, side), alpha);
}

static const char *won_words(const TableScene *scene, const char *trick)
{
    const ClaimTable *table = &claim_view(scene)->table;
    Seat other = (Seat)(1 - scene->seat);
    const char *values[] = {trick, panel_number(scene, set_count(table->won[scene->seat])),
                            panel_name(scene, other),
                            panel_number(scene, set_count(table->won[other])), NULL};
    return panel_phrase(scene, N_("{trick}. Won so far: you {n}, {name} {m}"), values);
}

/* Thirteen lozenges: the present one is lit. */
void claim_tricks(const TableScene *scene)
{
    const ClaimTable *table = &claim_view(scene)->table;
    Rect spot = scene->part.rect;
    float unit = claim_unit(scene), step = spot.w / CLAIM_TRICKS;
    float side = fminf(28 * unit, step * 1.1f);
    const char *words =
        panel_phrase(scene, N_("Trick {n} of 13"), TR_VALUES(panel_number(scene, table->trick)));
    const TextBlock *block =
        claim_paragraph(scene, words, (ClaimType){.face = FONT_BODY, .size = 17},
                        (Rect){.w = spot.w, .h = spot.h - side});
    Rect line = {spot.x + (spot.w - block->w) / 2, spot.y + spot.h - side - block->h, block->w,
                 block->h};
    for (unsigned i = 0; i < CLAIM_TRICKS; i++) {
        lozenge(scene, i, (Point){spot.x + step * ((float)i + 0.5f), spot.y + spot.h - side / 2},
                side);
    }
    Label label = {.id = "table.trick",
                   .name = words,
                   .value = panel_digits(scene, table->trick),
                   .block = block,
                   .at = {line.x, line.y},
                   .color = table_ink(scene->table, COLOR_MUTED)};
    ui_tell(scene->ui, &label, line);
    const char *rule = N_("Each of the two phases has thirteen tricks");
    ui_tip(scene->ui, label.id, claim_noun(scene, won_words(scene, words), rule), spot);
}

static const char *cards_words(const TableScene *scene, CardSet cards)
{
    Message list = MESSAGE("{cards}", value_cards(cards));
    return panel_message(scene, &list);
}

/* Finds the first words that stand on one line of a pill; else the last ones. */
static const char *first_that_fits(const TableScene *scene, const char *const choices[],
                                   size_t count, Rect spot)
{
    size_t i = 0;
    while (i + 1 < count && !claim_pill_holds(scene, choices[i], spot.w)) {
        i++;
    }
    return choices[i];
}

/* Names one's own pile in full, and the other seat's as far as one line has room. */
static const char *fitting_words(const TableScene *scene, Seat seat, const char *number,
                                 const char *const texts[CLAIM_SEATS])
{
    const char *name = panel_name(scene, seat);
    if (table_is_you(scene, seat)) {
        return panel_phrase(scene, texts[0], TR_VALUES(number));
    }
    const char *const choices[] = {panel_phrase(scene, texts[1], TR_VALUES(name, number)),
                                   panel_phrase(scene, N_("{pile} · {n}"), TR_VALUES(name, number)),
                                   number};
    return first_that_fits(scene, choices, COUNT_OF(choices), scene->part.rect);
}

bool claim_wins_followers(const TableScene *scene)
{
    return scene->layout->zones[CLAIM_DECK].form == FORM_PILE; /* as it is laid out */
}

bool claim_wins_votes(const TableScene *scene)
{
    return !claim_wins_followers(scene);
}

void claim_followers(const TableScene *scene)
{
    static const char *const texts[] = {N_("Your followers · {n}"),
                                        N_("Followers of {name} · {n}")};
    const ClaimView *view = claim_view(scene);
    Seat seat = (Seat)scene->part.index;
    unsigned count = table_seen_count(scene->table, CLAIM_FOLLOWERS + scene->part.index);
    const char *number = panel_number(scene, count);
    const char *words = fitting_words(scene, seat, number, texts);
    Rect spot = scene->part.rect;
    ClaimPill pill = {.id = panel_id(scene, "pile.followers.", seat, ""),
                      .words = words,
                      .value = panel_digits(scene, count),
                      .centre = rect_centre(spot),
                      .width = spot.w / claim_unit(scene),
                      .color = claim_light(scene, seat),
                      .rule = N_("They are the hand of Phase Two")};
    CardSet drawn = table_is_you(scene, seat) ? view->drawn : 0;
    CardSet cards = claim_join(view->table.prizes[seat], drawn);
    pill.secret = drawn != 0 && !scene->is_public;
    if (cards) { /* of the other seat those that were won openly */
        pill.browses = CLAIM_FOLLOWERS + seat;
        pill.name = panel_phrase(scene, N_("{text} ({cards})"),
                                 TR_VALUES(words, cards_words(scene, cards)));
    }
    claim_pill(scene, &pill);
}

/* The best cards of a score pile in a small fan, worst first. */
static unsigned best_of(CardSet score, Card out[BEST_CARDS])
{
    unsigned count = 0;
    for (int value = 9; value >= 0 && count < BEST_CARDS; value--) {
        for (CardSet rest = score; rest && count < BEST_CARDS; rest = set_without_first(rest)) {
            Card card = claim_first(rest);
            if ((int)claim_value(card) == value) {
                out[count++] = card;
            }
        }
    }
    return count;
}

void claim_best_cards(const TableScene *scene)
{
    Rect spot = scene->part.rect;
    Card best[BEST_CARDS];
    unsigned count = best_of(claim_view(scene)->table.score[scene->part.index], best);
    float width = spot.h / CARD_RATIO, step = width * 0.55f;
    for (unsigned i = 0; i < count; i++) {
        float aside = (float)i - (float)(count - 1) / 2;
        Point at = {rect_centre(spot).x + step * aside, rect_centre(spot).y};
        table_draw_card(scene->ui, scene->wording, best[count - 1 - i],
                        (Outline){rect_around(at, width, spot.h), 4 * aside});
    }
}

void claim_score_pile(const TableScene *scene)
{
    static const char *const texts[] = {N_("Your score pile · {n}"),
                                        N_("Score pile of {name} · {n}")};
    Seat seat = (Seat)scene->part.index;
    CardSet score = claim_view(scene)->table.score[seat];
    Rect name = scene->part.rect;
    const char *number = panel_number(scene, set_count(score));
    ClaimPill pill = {.id = panel_id(scene, "pile.score.", seat, ""),
                      .words = fitting_words(scene, seat, number, texts),
                      .value = panel_digits(scene, set_count(score)),
                      .centre = rect_centre(name),
                      .width = name.w / claim_unit(scene),
                      .color = claim_light(scene, seat),
                      .rule = N_("What decides the votes; a press lists it")};
    if (score) {
        pill.browses = (int)(CLAIM_SCORE + (unsigned)seat);
    }
    claim_pill(scene, &pill);
}

/* A sign and its line, or a shorter one where the lines have no room; its element says it in full.
 */
typedef struct Power {
    ClaimFaction faction;
    const char *words, *brief, *name;
} Power;

static float power_sign(const TableScene *scene, Rect row)
{
    return fminf(row.h * 0.8f, 34 * claim_unit(scene));
}

static void power(const TableScene *scene, const Power *power, const char *words, ClaimType type,
                  Rect row)
{
    float sign = power_sign(scene, row);
    const char *name = panel_word(scene, power->name);
    Rect line = row;
    Rect medal = rect_around(rect_centre(rect_cut_left(&line, sign * SIGN_ROOM)), sign, sign);
    const TextBlock *block = claim_line(scene, words, type, line.w);
    claim_medal(scene, power->faction, medal);
    ui_tell(scene->ui,
            &(Label){.id = panel_id(scene, "power.", -1, claim_codes[power->faction]),
                     .name = name,
                     .tip = name,
                     .block = block,
                     .at = {line.x, line.y + (line.h - block->h) / 2},
                     .color = COLOR_PAPER},
            row);
}

/* All lines in letters of one size: all in full or all brief. */
static ClaimType power_words(const TableScene *scene, const Power lines[POWERS], Rect row,
                             const char *words[POWERS])
{
    ClaimType type = {.face = FONT_BODY, .size = 17, .high = row.h / claim_unit(scene)};
    float room = row.w - power_sign(scene, row) * SIGN_ROOM;
    for (size_t i = 0; i < POWERS; i++) {
        words[i] = panel_word(scene, lines[i].words);
    }
    type.like = claim_widest(scene, words, POWERS, type.face);
    if (claim_line(scene, type.like, type, room)->cut) {
        for (size_t i = 0; i < POWERS; i++) {
            words[i] = panel_word(scene, lines[i].brief);
        }
        type.like = claim_widest(scene, words, POWERS, type.face);
    }
    return type;
}

bool claim_has_power_panel(const TableScene *scene)
{
    bool is_over = claim_view(scene)->table.phase == CLAIM_OVER; /* no more cards are played */
    return claim_wins_votes(scene) && !is_over;
}

void claim_power_panel(const TableScene *scene)
{
    static const Power lines[POWERS] = {{CLAIM_DWARF, N_("Dwarves go to the loser"),
                                         N_("Go to the loser"), N_("Dwarves go to the loser")},
                                        {CLAIM_KNIGHT, N_("Knights beat a Goblin led"),
                                         N_("Beats a Goblin led"), CLAIM_KNIGHT_RULE},
                                        {CLAIM_DOPPELGANGER, N_("Doppelgängers copy the lead"),
                                         N_("Copies the lead"), CLAIM_DOPPELGANGER_RULE},
                                        {CLAIM_UNDEAD, N_("Undead have no power now"),
                                         N_("No power now"), N_("Undead have no power now")}};
    float unit = claim_unit(scene);
    Rect rest = scene->part.rect;
    draw_nine(ui_draw(scene->ui), "ui/panel", rest, 1);
    bool is_low = rest.h < HEADED_LEAST * unit;
    rest = rect_inset(rest, (is_low ? 7 : 12) * unit);
    if (!is_low) {
        ClaimType type = {.face = FONT_TITLE, .size = 21, .high = rest.h * 0.22f / unit};
        const TextBlock *title =
            claim_line(scene, panel_word(scene, N_("In this phase")), type, rest.w);
        Rect head = rect_cut_top(&rest, title->h * 1.1f);
        draw_text(ui_draw(scene->ui), title, (Point){head.x + 6 * unit, head.y}, COLOR_GOLD_LIGHT);
    }
    rest.h /= POWERS;
    const char *words[POWERS];
    ClaimType type = power_words(scene, lines, rest, words);
    for (size_t i = 0; i < POWERS; i++, rest.y += rest.h) {
        power(scene, &lines[i], words[i], type, rest);
    }
}

/* Counts the cards of the other hand at its end. */
void claim_other_count(const TableScene *scene)
{
    unsigned other = 1u - scene->seat, count = table_seen_count(scene->table, CLAIM_HANDS + other);
    Rect spot = scene->part.rect;
    Message words = message_plural_of(NP_("{n} card", "{n} cards"), (int64_t)count);
    if (count == 0) {
        return;
    }
    const char *const choices[] = {panel_message(scene, &words), panel_number(scene, count)};
    const char *said = first_that_fits(scene, choices, COUNT_OF(choices), spot);
    Point middle = {spot.x + fminf(claim_pill_width(scene, said), spot.w) / 2, spot.y + spot.h / 2};
    ClaimPill pill = {
        .words = said, .centre = middle, .width = spot.w / claim_unit(scene), .color = COLOR_MUTED};
    claim_pill(scene, &pill);
}

bool claim_can_peek(const TableScene *scene)
{
    return claim_view(scene)->table.phase == CLAIM_SUPPORT;
}

bool claim_key(const TableScene *scene, KeyPress press)
{
    if (!press_is(&press, &claim_command_peek) || !claim_can_peek(scene)) {
        return false;
    }
    table_peek(scene->table, !table_is_peeking(scene->table));
    return true;
}

/* In phase 2 whoever remembers knows the other hand; the table shows it only when asked. */
void claim_peek_button(const TableScene *scene)
{
    bool peeking = table_is_peeking(scene->table);
    const char *name = N_("Show the other hand");
    const char *tip = N_("Show the other hand: whoever remembers what was played in Phase One "
                         "knows it");
    if (peeking) {
        name = tip = N_("Hide the other hand");
    }
    Button button = {.id = "button.peek",
                     .name = panel_word(scene, name),
                     .hint = panel_tip(scene, panel_word(scene, tip), &claim_command_peek),
                     .icon = peeking ? "ui/ui-eye" : "ui/ui-eye-closed",
                     .rect = scene->part.rect,
                     .chosen = peeking};
    if (ui_button(scene->ui, &button)) {
        table_peek(scene->table, !peeking);
    }
}

void claim_memory_button(const TableScene *scene)
{
    Button button = {.id = "button.memory",
                     .name = panel_word(scene, CLAIM_MEMORY_TITLE),
                     .icon = "ui/ui-notebook",
                     .rect = scene->part.rect};
    button.hint = panel_tip(scene, button.name, &table_command_memory);
    if (ui_button(scene->ui, &button)) {
        table_browse_memory(scene->table);
    }
}

#define SEAL_SIDE 25.0f /* units */

/* The value over the one that is printed, which is too small to be read. */
static void mark_value(const TableScene *scene, const CardMark *mark)
{
    float side = SEAL_SIDE * claim_unit(scene);
    Rect seal = {mark->rect.x, mark->rect.y, side, side};
    Color color = color_rgb(claim_colors[claim_faction(mark->card)]);
    ClaimType type = {.face = FONT_BODY_BOLD, .size = 19, .high = SEAL_SIDE};
    const TextBlock *block =
        claim_line(scene, panel_number(scene, claim_value(mark->card)), type, side);
    draw_round(ui_draw(scene->ui), seal, side / 2, color);
    draw_round(ui_draw(scene->ui), rect_inset(seal, side * 0.07f), side / 2, COLOR_PANEL);
    claim_write(scene, block, seal, COLOR_PAPER);
}

/* Shows sign and value, as large as they can be, on the lower part of a hand that hangs out from
 * under the bar. Hands that lie open are seen whole. */
void claim_mark(const TableScene *scene, const CardMark *mark)
{
    ClaimFaction faction = claim_faction(mark->card);
    if (scene->layout->zones[mark->zone].row.lean == 0) {
        mark_value(scene, mark);
        return;
    }
    Rect rest = mark->rect;
    rest.w = fminf(mark->seen, rest.w);
    Rect plate = rect_inset(rect_cut_bottom(&rest, mark->rect.h * 0.36f), 1);
    draw_fill(ui_draw(scene->ui), plate, COLOR_PANEL);
    Rect sign = rect_cut_left(&plate, plate.w * 0.5f);
    float side = fminf(sign.w * 0.94f, sign.h);
    draw_icon(ui_draw(scene->ui), claim_sigils[faction],
              (Outline){.rect = rect_around(rect_centre(sign), side, side)},
              color_rgb(claim_colors[faction]));
    ClaimType type = {.face = FONT_BODY_BOLD, .size = 24, .high = plate.h / claim_unit(scene)};
    const TextBlock *block =
        claim_line(scene, panel_number(scene, claim_value(mark->card)), type, plate.w);
    claim_write(scene, block, plate, COLOR_PAPER);
}
