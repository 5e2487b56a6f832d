/* What follows from the open table alone: values, the enemy's strength, who may yield. Rules,
 * reasons, previews and screens all ask here, so that each of these facts is computed in one
 * place. */
#include "regicide/state.h"

#include "base/limits.h"

/* The same played or discarded. */
const uint8_t regicide_card_values[REGICIDE_CARDS] = {
    1,  1,  1,  1,  2,  2,  2,  2,  3,  3,  3,  3,  4,  4,  4,  4,  5, 5,
    5,  5,  6,  6,  6,  6,  7,  7,  7,  7,  8,  8,  8,  8,  9,  9,  9, 9,
    10, 10, 10, 10, 10, 10, 10, 10, 15, 15, 15, 15, 20, 20, 20, 20, 0, 0};

int regicide_values(CardSet cards)
{
    int sum = 0;
    for (CardSet rest = cards; rest; rest = set_without_first(rest)) {
        sum += regicide_value(set_first(rest));
    }
    return sum;
}

unsigned regicide_suits(CardSet cards)
{
    unsigned suits = 0;
    for (CardSet rest = cards & ~JESTERS; rest; rest = set_without_first(rest)) {
        suits |= 1u << regicide_suit(set_first(rest));
    }
    return suits;
}

/* RG-3 */
int regicide_hand_limit(unsigned seats)
{
    return REGICIDE_HAND_MAX + 1 - (int)seats;
}

/* RG-2, RG-5, RG-34 */
unsigned regicide_jester_count(const RegicideTable *table)
{
    static const unsigned usual[REGICIDE_SEATS + 1] = {0, SOLO_FLIPS, 0, 1, 2};
    unsigned chosen = table->cards / REGICIDE_CARDS_JESTERS;
    if (chosen == REGICIDE_USUAL_JESTERS) {
        return usual[table->seats];
    }
    return chosen - REGICIDE_NO_JESTERS;
}

CardSet regicide_deck(const RegicideTable *table)
{
    unsigned jesters = 0;
    if (table->seats > 1) {
        jesters = regicide_jester_count(table);
    }
    return (card_bit(52) << jesters) - 1;
}

static const int usual_health[] = {20, 30, 40};
static const int usual_attack[] = {10, 15, 20};

static int8_t more_than(int usual, int32_t option)
{
    return (int8_t)(option == 0 ? 0 : option - usual);
}

static int32_t option_of(int usual, int8_t more)
{
    return more == 0 ? 0 : usual + more;
}

void regicide_set_house(RegicideTable *table, const int32_t options[])
{
    for (unsigned i = 0; i < 3; i++) {
        table->health_more[i] = more_than(usual_health[i], options[REGICIDE_JACK_HEALTH + i]);
        table->attack_more[i] = more_than(usual_attack[i], options[REGICIDE_JACK_ATTACK + i]);
    }
    table->combo_more = more_than(REGICIDE_COMBO_USUAL, options[REGICIDE_COMBO]);
    table->cards = (uint8_t)(options[REGICIDE_NO_COMPANIONS] * REGICIDE_CARDS_NO_COMPANIONS +
                             options[REGICIDE_JESTERS] * REGICIDE_CARDS_JESTERS);
}

void regicide_get_house(const RegicideTable *table, int32_t options[])
{
    for (unsigned i = 0; i < 3; i++) {
        options[REGICIDE_JACK_HEALTH + i] = option_of(usual_health[i], table->health_more[i]);
        options[REGICIDE_JACK_ATTACK + i] = option_of(usual_attack[i], table->attack_more[i]);
    }
    options[REGICIDE_COMBO] = option_of(REGICIDE_COMBO_USUAL, table->combo_more);
    options[REGICIDE_NO_COMPANIONS] = !regicide_has_companions(table);
    options[REGICIDE_JESTERS] = table->cards / REGICIDE_CARDS_JESTERS;
}

int regicide_royals(const RegicideTable *table)
{
    static const int royals[] = {[REGICIDE_WHOLE_COURT] = REGICIDE_ROYALS,
                                 [REGICIDE_JACKS_ALONE] = 4,
                                 [REGICIDE_NO_KINGS] = 8};
    return royals[regicide_court(table)];
}

int regicide_defeated(const RegicideTable *table)
{
    return regicide_royals(table) - table->castle_count - (table->enemy != CARD_NONE);
}

/* RG-27 */
RegicideMedal regicide_medal_with(const RegicideTable *table, int flips_left)
{
    return (RegicideMedal)(REGICIDE_GOLD - (int)regicide_jester_count(table) + flips_left);
}

int regicide_flips_for(const RegicideTable *table, RegicideMedal medal)
{
    int kept = (int)medal - (int)regicide_medal_with(table, 0);
    return table->flips_left - max_int(kept, 0);
}

RegicideMedal regicide_medal(const RegicideTable *table)
{
    if (table->won && table->seats == 1) {
        return regicide_medal_with(table, table->flips_left);
    }
    return REGICIDE_NO_MEDAL;
}

/* RG-9; RG-10: alone there is nobody who has not yielded, unless the house rule says otherwise. */
bool regicide_can_yield(const RegicideTable *table)
{
    if (table->seats == 1) {
        return table->solo_yield && !table->yielded;
    }
    SeatSet others = (SeatSet)(((1u << table->seats) - 1) & ~(unsigned)seat_bit(table->active));
    return (table->yielded & others) != others;
}

unsigned regicide_drawable(const RegicideTable *table, unsigned wanted, unsigned healed)
{
    unsigned room = (unsigned)regicide_hand_limit(table->seats) * table->seats;
    for (Seat seat = 0; seat < table->seats; seat++) {
        room -= table->hand_counts[seat];
    }
    unsigned cards = table->tavern_count + healed;
    unsigned most = cards;
    if (room < cards) {
        most = room;
    }
    if (wanted < most) {
        return wanted;
    }
    return most;
}
