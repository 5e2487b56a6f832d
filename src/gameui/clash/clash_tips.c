/* What the nouns of the Clash of Decks table mean, in one sentence of the rules with the present
 * value, while the pointer rests on them. */
#include "clash_table.h"

#include "base/limits.h"
#include "i18n/format.h"

#define TOKEN_WIDTH 150.0f /* of the drawing of a card, in which the signs lie */
#define WHOLE       0.9f   /* of a card that no neighbour covers: aimed at it is larger */
#define TOKEN_ABOVE 2.0f   /* by which a card's outline is higher than it */

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
    const char *rule = N_("Damage moves it to the right, one place for each. At the right end it "
                          "falls and becomes the Fort at the left end.");
    if (clash_is_automaton(scene, seat)) {
        rule = N_("Each damage discards a card of the AI deck. When none is left the Bastion "
                  "falls; after its Fort the AI has one last turn.");
    } else if (clash_has_fort(scene, seat)) {
        rule = N_("Damage moves it to the right, one place for each. At the right end its owner "
                  "loses.");
    }
    const char *words =
        panel_phrase(scene, N_("{what}. {rule}"), TR_VALUES(state, panel_word(scene, rule)));
    tip_at(scene, ".keep", seat, words, rect);
}

void clash_mana_tip(const TableScene *scene, const char *state, Rect rect)
{
    const char *rule = panel_word(scene, N_("Each card in your hand gives 1 mana a turn, the "
                                            "Bastion or Fort too. What you do not spend is lost."));
    tip_at(scene, ".mana", scene->seat,
           panel_phrase(scene, N_("{what}. {rule}"), TR_VALUES(state, rule)), rect);
}

/* A part of a card, in pixels of its drawing. */
static Rect part_of(const CardMark *mark, float x, float y, float side)
{
    float s = mark->rect.w / TOKEN_WIDTH;
    return (Rect){mark->rect.x + x * s, mark->rect.y + (y + TOKEN_ABOVE) * s, side * s, side * s};
}

/* Of a card whose neighbour leaves its numbers free. */
void clash_card_tips(const TableScene *scene, const CardMark *mark, unsigned attack, unsigned left)
{
    if (!mark->aimed || mark->card >= CLASH_CARDS || mark->seen < mark->rect.w * WHOLE) {
        return;
    }
    const ClashFacts *facts = &clash_facts[mark->card];
    const char *whole = panel_number(scene, facts->durability);
    const char *strength = panel_number(scene, attack);
    const char *words = panel_phrase(
        scene,
        N_("Attack {n}: the damage it deals to the unit at the bridge of its row, or to the "
           "Bastion or Fort behind."),
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

/* Of the signs that tell how a unit stands in this turn. */
void clash_state_tips(const TableScene *scene, const CardMark *mark, const ClashUnit *unit)
{
    if (!mark->aimed || mark->seen < mark->rect.w * WHOLE) {
        return;
    }
    if (unit->marks & CLASH_FRESH) {
        clash_tip(scene, "tip.clash.fresh",
                  N_("Summoned this turn: it does not attack yet, unless it has Rage."),
                  part_of(mark, 57, -6, 36));
    }
    if (unit->marks & CLASH_SPENT) {
        clash_tip(scene, "tip.clash.spent", N_("It has attacked this turn."),
                  part_of(mark, 116, -6, 38));
    } else if (unit->marks & CLASH_QUEUED) {
        clash_tip(scene, "tip.clash.order",
                  N_("When it attacks: top row first, from the back to the bridge."),
                  part_of(mark, 116, -6, 38));
    }
}
