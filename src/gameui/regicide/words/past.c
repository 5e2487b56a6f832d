/* What was done last, told while it is seen: on the plate in the words of what happens now, and at
 * the cards that were played what they add up to. */
#include "regicide/seen.h"
#include "regicide/words.h"

#include "games/regicide_tellings.h"
#include "i18n/format.h"

#define SUM_BYTES 128

/* Writes "7 + 1"; the sum. */
static int add_values(const TableScene *scene, const Card cards[], size_t count, Text *out)
{
    int sum = 0;
    for (size_t i = 0; i < count; i++) {
        int value = regicide_value(cards[i]);
        sum += value;
        text_append(out, i > 0 ? " + " : "");
        text_append(out, panel_number(scene, value));
    }
    return sum;
}

/* Writes "7 + 1 = 8"; nothing for one card: its value stands on it. */
void regicide_sum(const TableScene *scene, Text *out)
{
    Card cards[PICKS_MAX];
    size_t count = scene->selection->pick_count;
    for (size_t i = 0; i < count; i++) {
        cards[i] = scene->selection->picks[i].value;
    }
    if (count > 1) {
        int sum = add_values(scene, cards, count, out);
        text_append(out, " = ");
        text_append(out, panel_number(scene, sum));
    }
}

/* "7 + 1 = 8"; of one card its value; "(7 + 1) × 2 = 16" where clubs have doubled it. */
const char *regicide_past_sum(const TableScene *scene, const RegicidePast *past)
{
    char bytes[SUM_BYTES];
    Text out = text_in(bytes, sizeof bytes);
    int doubled;
    bool is_doubled = regicide_had(past, REGICIDE_CUE_DOUBLE, &doubled), is_sum = past->count > 1;
    text_append(&out, is_doubled && is_sum ? "(" : "");
    int sum = add_values(scene, past->cards, past->count, &out);
    text_append(&out, is_doubled && is_sum ? ")" : "");
    text_append(&out, is_doubled ? " × 2" : "");
    if (is_doubled || is_sum) {
        text_append(&out, " = ");
        text_append(&out, panel_number(scene, is_doubled ? doubled : sum));
    }
    return panel_copy(scene, bytes);
}

/* Words for the enemy that comes, the blow that begins step 4, else what the person has done; NULL:
 * another has done it. */
static const char *own_words(const TableScene *scene, RegicidePast *past)
{
    int value;
    bool is_here;
    Message message = {0};
    if (!regicide_past(scene, past) || past->table->active != scene->seat) {
        return NULL;
    }
    Card next = regicide_next_enemy(scene, past->table->enemy, &is_here);
    if (is_here) {
        message = MESSAGE(N_("Next enemy: {card}."), value_card(next));
    } else if (scene->phase == REGICIDE_SUFFERING) {
        message = MESSAGE(N_("The {card} attacks for {n}."), value_card(past->table->enemy),
                          value_number(table_counter(scene->table, REGICIDE_ATTACK)));
    } else if (past->is_jester) {
        message = message_of(N_("You play a Jester."));
    } else if (past->count > 0) {
        return panel_phrase(scene, N_("Your play: {sum}"),
                            TR_VALUES(regicide_past_sum(scene, past)));
    } else if (regicide_had(past, REGICIDE_CUE_PAY, &value)) {
        message = MESSAGE(N_("You discard cards worth {n} to cover {attack}."), value_number(value),
                          value_number(regicide_attack_left(past->table)));
    } else if (regicide_had(past, REGICIDE_CUE_FLIP, &value)) {
        message = message_of(N_("You flip a Jester: a new hand."));
    } else if (regicide_had(past, REGICIDE_CUE_YIELD, &value)) {
        message = message_of(N_("You yield."));
    }
    return message.text ? panel_message(scene, &message) : NULL;
}

void regicide_tell_own(const TableScene *scene, Text *out)
{
    RegicidePast past;
    const char *words = own_words(scene, &past);
    text_append(out, words ? words : "");
}

/* What the cue that is seen now means; without a text: it says nothing more. */
static Message cue_words(const RegicidePast *past, enum RegicideCue cue, int value)
{
    int doubled;
    Fact fact = {.card = past->table->enemy, .number = value, .rest = past->own, .word = value};
    if (cue == REGICIDE_CUE_DRAW && past->table->seats == 1) {
        return MESSAGE(N_("draw {n}"), value_number(value));
    }
    if (cue == REGICIDE_CUE_HIT && regicide_had(past, REGICIDE_CUE_DOUBLE, &doubled)) {
        cue = REGICIDE_CUE_DOUBLE;
    }
    if (cue == REGICIDE_CUE_DOUBLE) {
        fact.number = value / 2;
        fact.rest = value;
    }
    return regicide_cue_telling(cue, &fact);
}

static const char *const cue_icons[] = {[REGICIDE_CUE_IMMUNE] = "ui/glyph-immunity",
                                        [REGICIDE_CUE_HEAL] = "ui/glyph-heal",
                                        [REGICIDE_CUE_DRAW] = "ui/glyph-draw",
                                        [REGICIDE_CUE_DOUBLE] = "ui/glyph-attack",
                                        [REGICIDE_CUE_HIT] = "ui/glyph-attack",
                                        [REGICIDE_CUE_GUARD] = "ui/glyph-shield",
                                        [REGICIDE_CUE_LOSS] = NULL};

/* Tells of the person's own action: its words, where a notice has the place of the prompt, and what
 * is seen of it. */
size_t regicide_now(const TableScene *scene, Line *lines)
{
    RegicidePast past;
    int value;
    bool is_here;
    size_t count = 0;
    const char *words = own_words(scene, &past);
    if (!words) {
        return 0;
    }
    if (table_has_notice(scene->table)) {
        lines[count++] = (Line){.text = words, .color = COLOR_PAPER, .bold = true};
    }
    bool is_past = scene->phase == REGICIDE_SUFFERING ||
                   regicide_next_enemy(scene, past.table->enemy, &is_here) != CARD_NONE;
    if (scene->cue < 0 || is_past || !regicide_had(&past, (enum RegicideCue)scene->cue, &value)) {
        return count;
    }
    Message message = cue_words(&past, (enum RegicideCue)scene->cue, value);
    if (message.text) {
        lines[count++] = (Line){.id = "table.happening",
                                .text = panel_message(scene, &message),
                                .icon = cue_icons[scene->cue],
                                .color = COLOR_PAPER};
    }
    return count;
}
