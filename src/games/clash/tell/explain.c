/* Why a good action is good, in one sentence: the weightiest of what it does. No rule is repeated
 * here: actions and the attack that follows are tried by the rules on a copy of what the seat sees,
 * and nothing is told that hidden cards could change. Whether an action is good at all is for a
 * search to say. */
#include "clash/state.h"
#include "clash/tell.h"
#include "clash/tell/trial.h"

/* For values above 0 only; so the next one. */
static bool explain_number(Message *why, const char *text, int number)
{
    return number > 0 && message_give(why, MESSAGE(text, value_number(number)));
}

/* A text with a row and then a number. */
static bool explain_row(Message *why, const char *text, unsigned row, unsigned number)
{
    return number > 0 &&
           message_give(why, MESSAGE(text, value_word(CLASH_WORD_ROW + row), value_number(number)));
}

static bool explain_destroyed(Message *why, const char *text, CardSet cards)
{
    return cards && message_give(why, MESSAGE(text, value_cards(cards)));
}

/* What attacks do that were tried. */
static bool explain_trial(Message *why, const Trial *trial, Seat seat)
{
    Seat other = side_other(seat);
    if (trial->loses[other]) {
        return message_give(why, message_of(N_("This brings down the enemy Fort.")));
    }
    if (trial->falls[other]) {
        return message_give(why, message_of(N_("This brings down the enemy Bastion.")));
    }
    if (trial->is_last) {
        return message_give(why, message_of(N_("After this the AI has one turn only.")));
    }
    return explain_destroyed(why, N_("This destroys {cards}."), trial->destroyed[other]);
}

static bool explain_damage(Message *why, const Trial *trial)
{
    return explain_number(why, N_("Cards discarded from the AI deck: {n}."),
                          (int)trial->discarded) ||
           explain_number(why, N_("Damage to the enemy Bastion or Fort: {n}."),
                          trial->keeper_damage);
}

unsigned row_strength(const ClashSide *side, unsigned row)
{
    unsigned sum = 0;
    for (unsigned i = 0; i < side->counts[row]; i++) {
        sum += clash_facts[side->rows[row][i].card].attack;
    }
    return sum;
}

/* The way to the enemy's keeper is free, and a unit is there that can go. */
static bool explain_cleared(Message *why, const ClashTable *before, const ClashTable *after)
{
    Seat seat = before->active, other = side_other(seat);
    for (unsigned row = 0; row < CLASH_ROWS; row++) {
        bool is_cleared =
            before->sides[other].counts[row] > 0 && after->sides[other].counts[row] == 0;
        const char *text = N_("This clears the enemy's {row} for your attack of {n}.");
        if (is_cleared && explain_row(why, text, row, row_strength(&before->sides[seat], row))) {
            return true;
        }
    }
    return false;
}

static bool explain_cast(const ClashView *view, Action action, Message *why)
{
    ClashTable table = view->table;
    Trial trial = table_try(&table, action);
    return explain_cleared(why, &view->table, &table) || explain_trial(why, &trial, view->seat);
}

/* The cards that stay in hand are what the keeper stands on. */
static bool explain_attack(const ClashView *view, Action action, Message *why)
{
    ClashTable table = view->table;
    const ClashSide *side = &view->table.sides[view->seat];
    Trial trial = table_try(&table, action);
    bool could_summon = action_verb(action) == CLASH_ATTACK && side->hand_count > 1 &&
                        (window_playable(&view->table) & ~CLASH_INCANTATIONS);
    return explain_trial(why, &trial, view->seat) || explain_damage(why, &trial) ||
           (could_summon &&
            message_give(
                why, message_of(N_("Cards in hand protect your Bastion or Fort and give mana."))));
}

/* What this turn's attack destroys with the new unit and would not without it. */
static bool explain_more(const ClashView *view, const ClashTable *summoned, Message *why)
{
    ClashTable with = *summoned, without = view->table;
    Seat other = side_other(view->seat);
    Trial more = table_try(&with, action_bare(CLASH_ATTACK));
    Trial less = table_try(&without, action_bare(CLASH_ATTACK));
    return explain_destroyed(why,
                             N_("With this unit the attack of this turn also destroys {cards}."),
                             more.destroyed[other] & ~less.destroyed[other]);
}

/* What the unit before it in its row has from it. */
static bool explain_aura(const ClashSide *side, unsigned row, Message *why)
{
    unsigned place = side->counts[row] - 1u;
    Card card = side->rows[row][place].card;
    unsigned aura = clash_facts[card].aura;
    if (place == 0 || aura == 0) {
        return false;
    }
    return message_give(why, MESSAGE(N_("{card} then has {ability}."),
                                     value_card(side->rows[row][place - 1].card),
                                     value_word(__builtin_ctz(aura))));
}

/* What stands before the unit, when the bridge of its row is its own. */
static bool explain_bridge(const ClashTable *table, Seat seat, unsigned row, Message *why)
{
    const ClashSide *side = &table->sides[seat], *enemy = &table->sides[side_other(seat)];
    unsigned threat = row_strength(enemy, row);
    bool has_hand = !is_automaton(table, seat);
    const char *saves = N_(
        "Without this unit your Bastion or Fort would fall: it stands in the way of {n} damage.");
    if (side->counts[row] > 1) {
        return false;
    }
    if (has_hand && threat >= clash_keeper_life(side) && threat > 0) {
        return explain_number(why, saves, (int)threat);
    }
    return explain_row(why, N_("This unit guards the {row} against an attack of {n}."), row,
                       threat);
}

static bool explain_summon(const ClashView *view, Action action, Message *why)
{
    ClashTable table = view->table;
    Card card = action_operand(action, 0);
    unsigned row = action_operand(action, 1);
    const ClashSide *enemy = &table.sides[side_other(view->seat)];
    bool is_open = enemy->counts[row] == 0;
    table_try(&table, action);
    return (table.phase == CLASH_SUMMONING && explain_more(view, &table, why)) ||
           explain_bridge(&table, view->seat, row, why) ||
           explain_aura(&table.sides[view->seat], row, why) ||
           (is_open &&
            explain_number(
                why,
                N_("The way to the enemy Bastion or Fort is open: this unit threatens {n} damage."),
                clash_facts[card].attack)) ||
           explain_number(why, N_("Mana that is not spent is lost: this uses {n}."),
                          clash_facts[card].mana);
}

bool clash_explain(const void *memory, Action action, Message *why)
{
    const ClashView *view = memory;
    switch ((enum ClashVerb)action_verb(action)) {
    case CLASH_SUMMON:
        return explain_summon(view, action, why);
    case CLASH_CAST:
        return explain_cast(view, action, why);
    case CLASH_ATTACK:
    case CLASH_STRIKE:
        return explain_attack(view, action, why);
    case CLASH_RETURN:
        return message_give(why,
                            MESSAGE(N_("{card} then lies farther left and can be played sooner."),
                                    value_card(action_operand(action, 0))));
    case CLASH_END:
    case CLASH_PICK:
    case CLASH_CHOOSE:
    case CLASH_BAN:
        return false;
    }
    return false;
}

/* An incantation only does damage, so that on an own unit it is lost but for rare turns in which a
 * card is wanted back in the hand. */
bool clash_is_idle(const void *memory, Action action)
{
    const ClashView *view = memory;
    bool is_cast = action_verb(action) == CLASH_CAST;
    return is_cast && unit_side(action_operand(action, 1)) == view->seat;
}
