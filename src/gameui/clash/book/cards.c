/* What the rules say of one card of Clash of Decks: what is printed, and the rule of each ability.
 */
#include "clash/book.h"
#include "clash/seen.h"
#include "clash/words.h"

#include "base/text.h"
#include "i18n/format.h"

typedef struct Number {
    char digits[24];
} Number;

static Number number_of(const Wording *wording, unsigned value)
{
    Number number;
    Text text = text_in(number.digits, sizeof number.digits);
    number_write(wording->catalogue, value, &text);
    return number;
}

/* "Mana 4 · attack 5 · durability 5" */
static void print_words(const Wording *wording, Card card, Text *out)
{
    const ClashFacts *facts = &clash_facts[card];
    Number mana = number_of(wording, facts->mana), attack = number_of(wording, facts->attack);
    Number durability = number_of(wording, facts->durability);
    if (clash_is_incantation(card)) {
        tr_format(wording->catalogue, N_("Incantation · cost {mana} · damage {damage}"),
                  TR_VALUES(mana.digits, attack.digits), out);
        return;
    }
    tr_format(wording->catalogue,
              N_("Unit · cost {mana} · attack {attack} · durability {durability}"),
              TR_VALUES(mana.digits, attack.digits, durability.digits), out);
}

void clash_ability_text(const Wording *wording, unsigned ability, bool aura, Text *out)
{
    const char *name = clash_ability_name(wording, ability);
    const char *rule = tr(wording->catalogue, clash_ability_rule(ability));
    if (aura) {
        tr_format(wording->catalogue,
                  N_("Aura: {ability}. Units directly in front of and behind it have this "
                     "ability; it does not."),
                  TR_VALUES(name), out);
        text_append(out, "\n");
    }
    tr_format(wording->catalogue, N_("{ability}: {rule}"), TR_VALUES(name, rule), out);
}

static void add_rule(const Wording *wording, unsigned ability, bool aura, Text *out)
{
    if (out->length > 0) {
        text_append(out, "\n");
    }
    clash_ability_text(wording, ability, aura, out);
}

static void add_incantation(const Wording *wording, Card card, Text *out)
{
    Number damage = number_of(wording, clash_facts[card].attack);
    if (out->length > 0) {
        text_append(out, "\n");
    }
    tr_format(wording->catalogue,
              N_("Deals {n} damage at once to any one unit, never to a Bastion or Fort; then it "
                 "returns to the right end of the hand."),
              TR_VALUES(damage.digits), out);
}

/* Those of a unit where it stands on the table, else as printed. */
static unsigned abilities_of(Card card, const ClashView *view)
{
    unsigned row, place;
    for (Seat side = 0; view && side < CLASH_SIDES; side++) {
        if (clash_unit_of(&view->table, side, card, &row, &place)) {
            return clash_abilities(&view->table.sides[side], row, place);
        }
    }
    return clash_facts[card].abilities;
}

void clash_rules_words(const Wording *wording, Card card, const void *view, Text *out)
{
    unsigned abilities = abilities_of(card, view);
    if (clash_is_incantation(card)) {
        add_incantation(wording, card, out);
    }
    for (unsigned ability = 0; ability < CLASH_ABILITIES; ability++) {
        if (abilities >> ability & 1) {
            add_rule(wording, ability, false, out);
        }
        if (clash_facts[card].aura >> ability & 1) {
            add_rule(wording, ability, true, out);
        }
    }
}

void clash_card_words(const Wording *wording, Card card, const void *view, Text *out)
{
    if (card == CLASH_BASTION) {
        text_append(out, tr(wording->catalogue,
                            N_("Each point of damage moves it one place to the right in the hand. "
                               "At the right end it falls and becomes the Fort at the left end.")));
    } else if (card >= CLASH_CARDS) {
        text_append(
            out, tr(wording->catalogue, N_("Each point of damage moves it one place to the right "
                                           "in the hand. At the right end its owner loses.")));
    } else {
        print_words(wording, card, out);
        clash_rules_words(wording, card, view, out);
    }
}
