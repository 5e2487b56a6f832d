/* Meanings of things of the Clash of Decks table: a card at length in a panel of its own, and the
 * nouns, each in one sentence of the rules with its present value, while the pointer rests on it.
 */
#include "clash/parts/info.h"
#include "clash/book.h"
#include "clash/parts/strikes.h"
#include "clash/seen.h"
#include "clash/table.h"
#include "clash/words.h"

#include "base/text.h"
#include "i18n/format.h"

#include <math.h>

#define LEAST_PIXELS 11

#define WHOLE       0.9f /* of a card that no neighbour covers: aimed at it is larger */
#define TOKEN_ABOVE 2.0f /* by which a card's outline is higher than it */

const char *clash_ability_words(const TableScene *scene, unsigned ability, bool aura)
{
    char bytes[512];
    Text text = text_in(bytes, sizeof bytes);
    clash_ability_text(scene->wording, ability, aura, &text);
    return panel_copy(scene, bytes);
}

/* The rules of a card by what it has where it lies. Its numbers are read off the card: there is
 * room for the rules alone. */
static void info_words(const TableScene *scene, const CardMark *mark, Text *out)
{
    if (mark->card < CLASH_CARDS) {
        clash_rules_words(scene->wording, mark->card, scene->view, out);
    }
    if (out->length == 0) {
        clash_card_words(scene->wording, mark->card, scene->view, out);
    }
}

static const char *waiting_words(unsigned set)
{
    return set >> CLASH_RAGE & 1
               ? N_("Summoned this turn: with Rage it may attack a unit, not the Bastion/Fort.")
               : N_("Summoned this turn: it does not attack yet.");
}

static void state_line(const TableScene *scene, const char *text, Text *out)
{
    text_append(out, "\n");
    text_append(out, panel_word(scene, text));
}

/* How a unit stands in this turn, below what it is. */
static void state_words(const TableScene *scene, const CardMark *mark, Text *out)
{
    unsigned line = mark->zone - (unsigned)CLASH_ZONE_ROWS, row = line % CLASH_ROWS;
    if (mark->zone < CLASH_ZONE_ROWS) {
        return;
    }
    const ClashSide *side = &clash_table_of(scene)->sides[line / CLASH_ROWS];
    const ClashUnit *unit = &side->rows[row][mark->index];
    if (clash_waits(scene, mark->zone, unit)) {
        state_line(scene, waiting_words(clash_abilities(side, row, mark->index)), out);
    }
    if (unit->damage > 0) {
        state_line(scene, N_("Damaged: whole again when the turn ends."), out);
    }
}

/* Words as large as they fit, no smaller than can be read. */
static const TextBlock *info_block(const TableScene *scene, const char *words, Rect room)
{
    TextStyle style = {.face = FONT_BODY, .size = SIZE_BODY};
    return text_fit(scene->ui, words, style,
                    (TextRoom){.w = room.w, .h = room.h, .least = LEAST_PIXELS});
}

/* The place of the panel, so high: in the river, from its bottom up, in a portrait window between
 * the keeps. It never lies on cards or places; what the bridges tell steps aside. */
static Rect info_place(const TableScene *scene, float height)
{
    Rect place = scene->layout->spots[SPOT_INFO];
    height = fminf(height, place.h);
    place.y += place.h - height;
    place.h = height;
    return place;
}

void clash_info(const TableScene *scene, const CardMark *mark)
{
    char bytes[1024], name[64];
    float inset = 12 * ui_unit(scene->ui), margin = 2 * inset;
    Text words = text_in(bytes, sizeof bytes), title = text_in(name, sizeof name);
    clash_name(scene->wording, mark->card, &title);
    info_words(scene, mark, &words);
    const char *text = panel_copy(scene, bytes), *brief = text;
    state_words(scene, mark, &words);
    text = panel_copy(scene, bytes);
    bool has_paper = !text_equal(clash_paper_name(mark->card), name);
    float lines = (has_paper ? 2.6f : 1.7f) * panel_line_height(scene);
    Rect room = scene->layout->spots[SPOT_INFO];
    room.w -= margin;
    room.h -= margin + lines;
    const TextBlock *block = info_block(scene, text, room);
    if (block->cut) { /* the rules come first */
        text = brief;
        block = info_block(scene, text, room);
    }
    Rect place = clash_threats_within(scene, info_place(scene, block->h + lines + margin));
    ui_hide(scene->ui, place);
    ui_panel(scene->ui, place);
    Rect inner = rect_inset(place, inset);
    Line heading = {.id = "info.title",
                    .text = name,
                    .title = true,
                    .size = SIZE_NAME,
                    .heading = true,
                    .color = COLOR_GOLD_LIGHT};
    panel_line(scene, &heading, &inner);
    Line paper = {.id = "info.paper",
                  .text = clash_paper_name(mark->card),
                  .size = SIZE_BODY * 0.9f,
                  .color = COLOR_MUTED};
    if (has_paper) {
        panel_line(scene, &paper, &inner);
    }
    ui_tell(scene->ui,
            &(Label){.id = "info.text",
                     .name = text,
                     .block = block,
                     .at = {inner.x, inner.y},
                     .color = COLOR_PAPER},
            inner);
    clash_threats_beside(scene, place);
}

static void tip_at(const TableScene *scene, const char *noun, Seat seat, const char *words,
                   Rect rect)
{
    ui_tip(scene->ui, panel_id(scene, "tip.clash.", seat, noun), words, rect);
}

void clash_tip(const TableScene *scene, const char *id, const char *text, Rect rect)
{
    ui_tip(scene->ui, id, panel_word(scene, text), rect);
}

void clash_keep_tip(const TableScene *scene, Seat seat, const char *state, Rect rect)
{
    const char *rule = N_("Its durability is the number of cards to its right: a card played from "
                          "there costs one, a card that comes back adds one. Damage moves it to "
                          "the right, one place for each. At the right end it falls and becomes "
                          "the Fort at the left end.");
    if (clash_is_automaton(scene, seat)) {
        rule = N_("Each point of damage discards a card of the AI deck. When none is left the "
                  "Bastion falls and the discards are the deck once more; when they are used up "
                  "too, the AI has one last turn.");
    } else if (clash_has_fort(scene, seat)) {
        rule = N_("Its durability is the number of cards to its right: a card played from there "
                  "costs one, a card that comes back adds one. Damage moves it to the right, one "
                  "place for each. At the right end its owner loses.");
    }
    const char *words =
        panel_phrase(scene, N_("{what}. {rule}"), TR_VALUES(state, panel_word(scene, rule)));
    tip_at(scene, ".keep", seat, words, rect);
}

void clash_mana_tip(const TableScene *scene, const char *state, Rect rect)
{
    const ClashTable *table = clash_table_of(scene);
    const char *rule = N_("Each card in your hand gives 1 mana a turn, the Bastion or Fort too. "
                          "What you do not spend is lost.");
    if (table->turn == 1 && table->active == scene->seat) {
        rule = N_("The first turn of a game gives only 6 mana. Later each card in your hand gives "
                  "1 mana a turn, the Bastion or Fort too. What you do not spend is lost.");
    }
    tip_at(scene, ".mana", scene->seat,
           panel_phrase(scene, N_("{what}. {rule}"), TR_VALUES(state, panel_word(scene, rule))),
           rect);
}

/* A part of a card, in pixels of its drawing. */
static Rect part_of(const CardMark *mark, float x, float y, float side)
{
    float s = mark->rect.w / CLASH_TOKEN_WIDTH;
    return (Rect){mark->rect.x + x * s, mark->rect.y + (y + TOKEN_ABOVE) * s, side * s, side * s};
}

/* Tips of the numbers of a card, while its neighbour leaves them free. */
void clash_card_tips(const TableScene *scene, const CardMark *mark, unsigned attack, unsigned left)
{
    if (!mark->aimed || mark->card >= CLASH_CARDS || mark->seen < mark->rect.w * WHOLE) {
        return;
    }
    const ClashFacts *facts = &clash_facts[mark->card];
    const char *whole = panel_number(scene, facts->durability);
    const char *strength = panel_number(scene, attack);
    const char *words = panel_phrase(scene,
                                     N_("Attack {n}: the damage it deals to the enemy unit nearest "
                                        "the bridge in its row, or else to the Bastion or Fort."),
                                     TR_VALUES(strength));
    Rect power = part_of(mark, -4, 154, 58);
    if (clash_is_incantation(mark->card)) {
        words = panel_phrase(scene, N_("Damage {n}: dealt at once to any one unit."),
                             TR_VALUES(strength));
        power = part_of(mark, 48, 160, 54);
    } else {
        tip_at(scene, ".durability", 0,
               panel_phrase(scene,
                            N_("Durability {n} of {whole}: with that much damage in one "
                               "turn it returns to its owner's hand. At the end of each "
                               "turn it is whole again."),
                            TR_VALUES(panel_number(scene, left), whole)),
               part_of(mark, 92, 154, 58));
    }
    tip_at(scene, ".attack", 0, words, power);
    tip_at(scene, ".cost", 0,
           panel_phrase(scene, N_("Cost {n}: the mana that it takes to play the card."),
                        TR_VALUES(panel_number(scene, facts->mana))),
           part_of(mark, -8, -8, 56));
}

/* Tips of the signs that tell how a unit stands in this turn. */
void clash_state_tips(const TableScene *scene, const CardMark *mark, const ClashUnit *unit,
                      unsigned set)
{
    if (!mark->aimed || mark->seen < mark->rect.w * WHOLE) {
        return;
    }
    if (clash_waits(scene, mark->zone, unit)) {
        clash_tip(scene, "tip.clash.fresh", waiting_words(set), part_of(mark, 57, -6, 36));
    }
    if (unit->marks & CLASH_SPENT) {
        clash_tip(scene, "tip.clash.spent", N_("It has attacked this turn."),
                  part_of(mark, 116, -6, 38));
    } else if (clash_strike_number(scene, mark->zone, mark->card) > 0) {
        clash_tip(scene, "tip.clash.order",
                  N_("When it attacks: top row first, from the back to the bridge."),
                  part_of(mark, 116, -6, 38));
    }
}
