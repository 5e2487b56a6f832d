/* The last trick, below the hall: its two cards as they ended, why one of them won, and what moved.
 */
#include "claim/parts.h"
#include "claim/pen.h"
#include "claim/seen.h"
#include "claim/table.h"
#include "claim/words.h"
#include "tables/table_picture.h"

#include <math.h>

#define WORDS_GAP        7.0f /* units between why a trick was won and what moved */
#define WORDS_SIZE       16.0f
#define WORDS_LARGE      20.0f /* where letters are to be large */
#define WORDS_LINE       21.0f /* units that a line takes where larger ones have no room for all */
#define WORDS_LINE_LARGE 24.0f
#define HEAD_PART        0.28f  /* of its panel, at most: the heading */
#define NAMES_LEAST      100.0f /* units of height with which the names stand below the cards */
#define NAME_HEIGHT      22.0f
#define NAME_WIDE        1.4f /* of the way from card to card: the other one is short */
#define NAMES_GAP        4.0f
#define LARGE            130 /* per cent: from there on a low panel is for the words of the trick */
#define LOW_INSET        10.0f /* units: of such a panel */
#define LOW_CARDS        0.36f /* of its width */

/* Whose cards these were, below their middles: where both names have room side by side. */
static void owners(const TableScene *scene, const ClaimTrick *trick, Rect names,
                   const float middles[2])
{
    const TextBlock *blocks[2];
    float step = middles[1] - middles[0], unit = claim_unit(scene);
    ClaimType type = {.face = FONT_BODY, .size = 15, .high = names.h / unit};
    const Seat seats[] = {trick->leader, (Seat)(1 - trick->leader)};
    for (unsigned i = 0; i < 2; i++) {
        bool is_own = table_is_you(scene, seats[i]);
        const char *words = is_own ? panel_word(scene, N_("You")) : panel_name(scene, seats[i]);
        blocks[i] = claim_line(scene, words, type, step * NAME_WIDE);
    }
    float both = (blocks[0]->w + blocks[1]->w) / 2 + NAMES_GAP * unit;
    if (blocks[0]->cut || blocks[1]->cut || both > step) {
        return;
    }
    for (unsigned i = 0; i < 2; i++) {
        Point at = {middles[i] - blocks[i]->w / 2, names.y + (names.h - blocks[i]->h) / 2};
        draw_text(ui_draw(scene->ui), blocks[i], at, claim_light(scene, seats[i]));
    }
}

/* `place` 0: led, 1: the answer. */
static void declare(const TableScene *scene, unsigned place, Card card, Rect rect)
{
    Message name = MESSAGE("{card}", value_card(card));
    Element element = {.id = panel_id(scene, "told.card.", (int)place, ""),
                       .role = ROLE_CARD,
                       .name = panel_message(scene, &name),
                       .value = claim_game.names.cards[card],
                       .rect = rect,
                       .detail = card_detail(card),
                       .still = true};
    ui_element(scene->ui, &element);
}

/* The loser leans away under a veil, the winner stands before it with a crown. */
static void last_cards(const TableScene *scene, const ClaimTrick *trick, Rect rect)
{
    Rect names = {0};
    if (rect.h > NAMES_LEAST * claim_unit(scene)) {
        names = rect_cut_bottom(&rect, NAME_HEIGHT * claim_unit(scene));
    }
    float height = fminf(rect.h * 0.86f, rect.w * 0.5f * CARD_RATIO), width = height / CARD_RATIO;
    float unit = claim_unit(scene), y = rect.y + rect.h - height / 2;
    const Color lights[] = {{168, 164, 164, 255}, {255, 255, 255, 255}};
    const Card cards[] = {trick->lead, trick->answer};
    bool answer_won = trick->winner != trick->leader;
    const float middles[] = {rect.x + width * 0.56f, rect.x + width * 1.54f};
    if (names.h > 0) {
        owners(scene, trick, names, middles);
    }
    for (int pass = 0; pass < 2; pass++) {
        bool winner = pass == 1, answer = winner == answer_won;
        float x = middles[answer];
        Outline outline = {rect_around((Point){x, y}, width, height),
                           winner ? 0 : 12.0f * answer - 6};
        Card card = cards[answer];
        Picture face = table_face(scene->wording, card, width);
        draw_shadow(ui_draw(scene->ui), outline, 5);
        draw_tinted(ui_draw(scene->ui), &face, outline, lights[pass]);
        declare(scene, answer, card, outline.rect);
        if (winner) {
            float side = fmaxf(width * 0.42f, 18 * unit);
            Point at = {x, outline.rect.y - side * 0.2f};
            draw_named(ui_draw(scene->ui), claim_lit(scene, "ui/claim-crown", trick->winner),
                       rect_around(at, side, side * 28 / 36), 1);
        }
    }
}

/* NULL: it has no room. */
static const TextBlock *words_block(const TableScene *scene, const Message *message, ClaimType type,
                                    Rect room)
{
    const TextBlock *block = claim_paragraph(scene, panel_message(scene, message), type, room);
    return block->cut ? NULL : block;
}

/* Words below one another. */
typedef struct WordLines {
    const TextBlock *blocks[3];
    Color colors[3];
    unsigned count;
    float height;
} WordLines;

static void add_words(WordLines *lines, const TextBlock *block, Color color, float most)
{
    if (block && lines->height + block->h <= most) {
        lines->height += block->h;
        lines->colors[lines->count] = color;
        lines->blocks[lines->count++] = block;
    }
}

/* What moved in the winner's light, above it the reason in a quiet one, below it the follower that
 * the own seat drew: or what has room of that, what moved before all else. False: not all has. */
static bool last_lines(const TableScene *scene, const ClaimTrick *trick, ClaimType type, Rect room,
                       WordLines *lines)
{
    Seat reader = scene->is_public ? SEAT_NONE : scene->seat;
    Message reason = claim_reason_words(trick), outcome = claim_outcome_words(trick, reader);
    Message drawn = MESSAGE(N_("You draw {card}"), value_card(trick->drawn));
    const TextBlock *what = words_block(scene, &outcome, type, room), *draw = NULL;
    unsigned wanted = 2;
    float least = what ? what->h : 0;
    if (trick->drawn < CLAIM_CARDS) {
        draw = words_block(scene, &drawn, type, room);
        wanted = 3;
    }
    if (draw && least + draw->h <= room.h) { /* why it was won can be read off the two cards */
        least += draw->h;
    }
    *lines = (WordLines){.count = 0};
    add_words(lines, words_block(scene, &reason, type, room), COLOR_MUTED, room.h - least);
    add_words(lines, what, claim_light(scene, (Seat)trick->winner), room.h);
    add_words(lines, draw, claim_light(scene, scene->seat), room.h);
    return lines->count == wanted;
}

static void last_words(const TableScene *scene, const ClaimTrick *trick, Rect room)
{
    WordLines lines;
    bool is_far = ui_text_percent(scene->ui) >= LARGE;
    ClaimType type = {.face = FONT_BODY, .size = is_far ? WORDS_LARGE : WORDS_SIZE};
    if (!last_lines(scene, trick, type, room, &lines)) {
        type.high = is_far ? WORDS_LINE_LARGE : WORDS_LINE;
        last_lines(scene, trick, type, room, &lines);
    }
    float gaps = (float)lines.count - 1, gap = WORDS_GAP * claim_unit(scene);
    gap = fminf(gap, (room.h - lines.height) / fmaxf(gaps, 1));
    Point at = {room.x, room.y + (room.h - lines.height - gap * gaps) / 2};
    for (unsigned i = 0; i < lines.count; i++) {
        draw_text(ui_draw(scene->ui), lines.blocks[i], at, lines.colors[i]);
        at.y += lines.blocks[i]->h + gap;
    }
}

static void title(const TableScene *scene, Rect *rest)
{
    const char *heading = panel_word(scene, N_("Last trick"));
    ClaimType type = {
        .face = FONT_TITLE, .size = 20, .high = rest->h * HEAD_PART / claim_unit(scene)};
    const TextBlock *block = claim_line(scene, heading, type, rest->w);
    Rect head = rect_cut_top(rest, block->h * 1.15f);
    ui_tell(scene->ui,
            &(Label){.id = "told.title",
                     .name = heading,
                     .block = block,
                     .at = {head.x, head.y},
                     .color = COLOR_GOLD_LIGHT},
            head);
}

/* Its element reads all that was told; two short lines stand beside the cards. Large letters have a
 * low panel for themselves: the two cards say what it is about. */
void claim_last_trick(const TableScene *scene)
{
    ClaimTrick trick;
    if (!claim_past_trick(scene, false, &trick)) {
        return;
    }
    float unit = claim_unit(scene);
    Rect rest = scene->part.rect;
    draw_nine(ui_draw(scene->ui), "ui/panel", rest, 1);
    bool is_low = rest.h < NAMES_LEAST * unit && ui_text_percent(scene->ui) >= LARGE;
    rest = rect_inset(rest, (is_low ? LOW_INSET : 18) * unit);
    float part = LOW_CARDS;
    if (!is_low) {
        part = 0.56f;
        title(scene, &rest);
    }
    Rect whole = rest;
    last_cards(scene, &trick, rect_cut_left(&rest, fminf(rest.w * part, rest.h * 1.3f)));
    const char *telling = table_told(scene->table);
    ui_tell(
        scene->ui,
        &(Label){.id = "table.told", .name = telling, .tip = telling, .secret = !scene->is_public},
        whole);
    rect_cut_left(&rest, (is_low ? LOW_INSET : 14) * unit);
    last_words(scene, &trick, rest);
}
