/* What follows from the open table alone: values, the enemy's strength, who may yield. Rules,
 * reasons, previews and screens all ask here, so that each of these facts is computed in one
 * place. */
#include "regicide/state.h"

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

/* RG-2 */
CardSet regicide_deck(unsigned seats)
{
    unsigned jesters = 0;
    if (seats > 2) {
        jesters = seats - 2;
    }
    return (card_bit(52) << jesters) - 1;
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
RegicideMedal regicide_medal(const RegicideTable *table)
{
    if (table->won && table->seats == 1) {
        return (RegicideMedal)(REGICIDE_BRONZE + table->flips_left);
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
