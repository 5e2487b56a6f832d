/* Words of the plate at the hand: what is wanted of whom, with its measure; and before the first
 * play of a first game what all of it is for. It asks for nothing that cannot be done: who can only
 * flip or yield is asked for that. */
#include "regicide/seen.h"
#include "regicide/table.h"
#include "regicide/words.h"

#include "i18n/format.h"

#define SUM_BYTES 128

static int picked_sum(const TableScene *scene)
{
    int sum = 0;
    for (size_t i = 0; i < scene->selection->pick_count; i++) {
        sum += regicide_value(scene->selection->picks[i].value);
    }
    return sum;
}

static void say(const TableScene *scene, Message message, Text *out)
{
    text_append(out, panel_message(scene, &message));
}

/* Whether this is a seat's first turn against the first enemy, of a person who has finished no game
 * yet; a forecast takes the room of so many words. */
static bool is_first_turn(const TableScene *scene)
{
    Action action;
    const RegicideTable *table = regicide_table_of(scene);
    return !scene->is_familiar && regicide_defeated(table) == 0 &&
           table->played_count < table->seats && table->discard_count == 0 &&
           !table_meant(scene, &action);
}

static void tell_the_goal(const TableScene *scene, Text *out)
{
    const RegicideTable *table = regicide_table_of(scene);
    say(scene,
        MESSAGE(N_("All {m} royals must fall. Play against the {card}, health {n}; unless it "
                   "falls, discard cards worth its attack, {attack}."),
                value_number(regicide_royals(table)), value_card(table->enemy),
                value_number(regicide_health_left(table)),
                value_number(regicide_attack_left(table))),
        out);
}

/* Words for cards that may join: an Animal Companion joins any card, others those of their number.
 */
static const char *joining_words(Card picked, CardSet joining)
{
    CardSet same = UINT64_C(15) << (4 * regicide_rank(picked));
    return joining & ~same ? N_("may be joined by {cards}")
                           : N_("may be joined by {cards} (same number)");
}

/* Tells what is picked, and which cards of the hand may be played with it. */
static void tell_picked(const TableScene *scene, Text *out)
{
    const Selection *selection = scene->selection;
    CardSet joining = regicide_joining(scene);
    const char *words;
    if (selection->pick_count == 1) {
        CardSet card = card_bit(selection->picks[0].value);
        words = panel_message(scene, &MESSAGE(N_("Your play: {cards}"), value_cards(card)));
    } else {
        char bytes[SUM_BYTES];
        Text sum = text_in(bytes, sizeof bytes);
        regicide_sum(scene, &sum);
        words = panel_phrase(scene, N_("Your play: {sum}"), TR_VALUES(bytes));
    }
    if (joining) {
        Card picked = selection->picks[0].value;
        Message next = MESSAGE(joining_words(picked, joining), value_cards(joining));
        words = panel_phrase(scene, N_("{text} · {next}"),
                             TR_VALUES(words, panel_message(scene, &next)));
    }
    text_append(out, words);
}

/* Tells of the flip whose button is pointed at: the lines below are then about it; false: none is.
 */
static bool tell_flip(const TableScene *scene, Text *out)
{
    Action action;
    bool flips = table_meant(scene, &action) && action_verb(action) == REGICIDE_FLIP;
    if (flips) {
        text_append(out, panel_word(scene, N_("Flip a Jester")));
    }
    return flips;
}

static Message play_words(const TableScene *scene)
{
    const RegicideTable *table = regicide_table_of(scene);
    Value enemy = value_card(table->enemy), health = value_number(regicide_health_left(table));
    Value attack = value_number(regicide_attack_left(table)); /* what is to be covered after it */
    bool yields = selection_has_verb(scene->selection, REGICIDE_YIELD);
    if (selection_has_verb(scene->selection, REGICIDE_PLAY) && yields) {
        return MESSAGE(
            N_("Your turn: play against the {card}, health {n}, attack {attack}, or yield."), enemy,
            health, attack);
    }
    if (selection_has_verb(scene->selection, REGICIDE_PLAY)) {
        return MESSAGE(N_("Your turn: play against the {card}, health {n}, attack {attack}."),
                       enemy, health, attack);
    }
    if (yields) {
        return MESSAGE(N_("You have no card to play against the {card}, health {n}: yield."), enemy,
                       health);
    }
    return MESSAGE(N_("You have no card to play against the {card}, health {n}: flip a Jester."),
                   enemy, health);
}

static void ask_to_play(const TableScene *scene, Text *out)
{
    if (tell_flip(scene, out)) {
        return;
    }
    if (scene->selection->pick_count > 0) {
        tell_picked(scene, out);
        return;
    }
    if (is_first_turn(scene) && selection_has_verb(scene->selection, REGICIDE_PLAY)) {
        tell_the_goal(scene, out);
        return;
    }
    say(scene, play_words(scene), out);
}

/* Words for a payment; a sum that reaches the attack is not written like a part of it. */
static Message payment_words(const TableScene *scene)
{
    const RegicideView *view = regicide_view_of(scene);
    int attack = regicide_attack_left(&view->table), sum = picked_sum(scene);
    Value enemy = value_card(view->table.enemy), wanted = value_number(attack);
    Value hand = value_number(regicide_values(view->hand));
    if (!selection_has_verb(scene->selection, REGICIDE_DISCARD)) {
        return MESSAGE(N_("The {card} attacks: discard cards worth {n}. Your hand is worth "
                          "only {total}: flip a Jester."),
                       enemy, wanted, hand);
    }
    if (sum < attack) {
        return MESSAGE(N_("The {card} attacks: discard cards worth {n}. Chosen: worth {sum} of "
                          "{whole}; your hand: worth {total}."),
                       enemy, wanted, value_number(sum), wanted, hand);
    }
    if (sum == attack) {
        return MESSAGE(N_("The {card} attacks: discard cards worth {n}. Exactly covered: no more "
                          "is needed."),
                       enemy, wanted);
    }
    return MESSAGE(N_("The {card} attacks: discard cards worth {n}. Chosen: worth {sum}, "
                      "{more} more than needed."),
                   enemy, wanted, value_number(sum), value_number(sum - attack));
}

void regicide_prompt(const TableScene *scene, Text *out)
{
    if (!table_rests(scene->table)) { /* while it happens, what another does, or oneself */
        text_append(out, table_tells_now(scene->table, false));
        if (out->length == 0) {
            regicide_tell_own(scene, out);
        }
    }
    if (!scene->acting || !table_rests(scene->table)) {
        return;
    }
    switch ((RegicidePhase)regicide_table_of(scene)->phase) {
    case REGICIDE_PLAYING:
        ask_to_play(scene, out);
        return;
    case REGICIDE_SUFFERING:
        say(scene, payment_words(scene), out);
        return;
    case REGICIDE_NAMING:
        text_append(out, panel_word(scene, N_("The immunity is cancelled: choose who goes next. "
                                              "Press a player, or yourself.")));
        return;
    case REGICIDE_OVER:
        return;
    }
}
