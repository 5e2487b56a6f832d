/* What the rules say of one card of Regicide, in the sentences of the page of rules. */
#include "regicide/pieces.h"
#include "regicide/words.h"

#include "i18n/format.h"

static void add(const Wording *wording, const char *sentence, Text *out)
{
    if (out->length > 0) {
        text_append(out, "\n");
    }
    text_append(out, tr(wording->catalogue, sentence));
}

static void add_worth(const Wording *wording, Card card, Text *out)
{
    char bytes[16];
    Text number = text_in(bytes, sizeof bytes);
    text_append_number(&number, regicide_value(card));
    if (out->length > 0) {
        text_append(out, "\n");
    }
    tr_format(
        wording->catalogue,
        N_("Worth {n}, as damage when it is played and against an attack when it is discarded."),
        TR_VALUES(bytes), out);
}

/* Adds the immunity of the enemy before its suit, whose power does not hold for it. */
static void add_immunity(const Wording *wording, Card card, const RegicideView *view, Text *out)
{
    if (view && view->table.enemy == card) {
        add(wording, regicide_immunity(&view->table), out);
    }
}

/* What all royals have, or by house rules this one. */
static void add_strength(const Wording *wording, Card card, const RegicideTable *table, Text *out)
{
    char health[16], attack[16];
    Text health_text = text_in(health, sizeof health), attack_text = text_in(attack, sizeof attack);
    unsigned rank = regicide_rank(card) - 10;
    if (table->health_more[rank] == 0 && table->attack_more[rank] == 0) {
        add(wording, regicide_damage[0].text, out);
        return;
    }
    text_append_number(&health_text, regicide_health(table, card));
    text_append_number(&attack_text, regicide_attack(table, card));
    text_append(out, "\n");
    tr_format(wording->catalogue, N_("By house rules it has {n} health and attacks with {m}."),
              TR_VALUES(health, attack), out);
}

void regicide_card_words(const Wording *wording, Card card, const void *view, Text *out)
{
    enum { COMPANION = 1, COMBO, JESTER };        /* places in regicide_plays */
    static const uint8_t powers[] = {4, 2, 1, 5}; /* in regicide_powers: clubs, diamonds … */
    if (regicide_is_jester(card)) {
        add(wording, regicide_jesters[0].text, out);
        add(wording, regicide_alone[0].text, out);
        return;
    }
    static const RegicideView usual;
    const RegicideTable *table = &(view ? (const RegicideView *)view : &usual)->table;
    unsigned rank = regicide_rank(card);
    add_immunity(wording, card, view, out);
    add_worth(wording, card, out);
    add(wording, regicide_powers[powers[regicide_suit(card)]].text, out);
    bool has_combos = table->combo_more == 0 && rank > 0 && rank < 5;
    if (rank == 0 && regicide_has_companions(table)) {
        add(wording, regicide_plays[COMPANION].text, out);
    } else if (has_combos) {
        add(wording, regicide_plays[COMBO].text, out);
    } else if (rank > 9) {
        add_strength(wording, card, table, out);
        add(wording, regicide_damage[1].text, out);
    }
}
