/* A table on which only the open cards are kept. Reasons and numbers come from the game; what is
 * here is which royals are left, and clearing the table when one is defeated. */
#include "regicide/state.h"
#include "regicide/tell.h"

#include "games/regicide_companion.h"
#include "games/regicide_tellings.h"

#include "base/assert.h"

#define ROYALS    UINT64_C(0xFFF0000000000)
#define OF_A_RANK 4

void companion_begin(RegicideCompanion *companion, unsigned seats)
{
    ASSERT(seats >= 1 && seats <= REGICIDE_SEATS);
    *companion = (RegicideCompanion){.table = {.enemy = CARD_NONE,
                                               .castle_count = REGICIDE_ROYALS,
                                               .seats = (uint8_t)seats,
                                               .flips_left = seats == 1 ? SOLO_FLIPS : 0}};
}

CardSet companion_next(const RegicideCompanion *companion)
{
    const RegicideTable *table = &companion->table;
    if (table->enemy != CARD_NONE || table->won) {
        return 0;
    }
    int rank = regicide_defeated(table) / OF_A_RANK;
    CardSet same = UINT64_C(15) << (FIRST_JACK + OF_A_RANK * rank);
    return same & ~(companion->exact | companion->overkilled);
}

void companion_turn_up(RegicideCompanion *companion, Card royal)
{
    ASSERT(companion_next(companion) & card_bit(royal));
    companion->table.enemy = royal;
    companion->table.castle_count--;
}

CardSet companion_playable(const RegicideCompanion *companion)
{
    const RegicideTable *table = &companion->table;
    CardSet gone = ROYALS & ~(companion->exact | companion->overkilled);
    for (unsigned i = 0; i < table->played_count; i++) {
        gone |= card_bit(table->played[i]);
    }
    return regicide_deck(table) & ~gone;
}

bool companion_accepts(const RegicideCompanion *companion, CardSet cards, Message *why)
{
    RegicideView view = {.hand = cards, .table = companion->table};
    Action play = action_with_cards(REGICIDE_PLAY, cards);
    return companion->table.enemy != CARD_NONE && !regicide_refuse(&view, play, why);
}

static Message preview_health(Card enemy, int left)
{
    if (left > 0) {
        return MESSAGE(N_("enemy health left: {n}"), value_number(left));
    }
    return regicide_cue_telling(left == 0 ? REGICIDE_CUE_EXACT : REGICIDE_CUE_OVERKILL,
                                &(Fact){.card = enemy});
}

size_t companion_preview(const RegicideCompanion *companion, CardSet cards,
                         Message out[COMPANION_LINES])
{
    const RegicideTable *table = &companion->table;
    Fact fact = {.card = table->enemy, .word = (int)regicide_suit(table->enemy)};
    MessageList list = {.items = out, .capacity = COMPANION_LINES};
    if (cards & JESTERS) {
        message_add(&list, regicide_cue_telling(REGICIDE_CUE_JESTER, &fact));
        return list.count;
    }
    RegicideAttack attack = regicide_attack_of(table, cards);
    Value value = value_number(attack.value);
    message_add_if(&list, attack.suits != attack.powers,
                   regicide_cue_telling(REGICIDE_CUE_IMMUNE, &fact));
    message_add_if(&list, attack.powers & 1u << REGICIDE_HEARTS, MESSAGE(N_("heal {n}"), value));
    message_add_if(&list, attack.powers & 1u << REGICIDE_DIAMONDS, MESSAGE(N_("draw {n}"), value));
    message_add(&list, regicide_cue_telling(REGICIDE_CUE_HIT, &(Fact){.number = attack.damage}));
    message_add_if(&list, attack.powers & 1u << REGICIDE_SPADES,
                   regicide_cue_telling(REGICIDE_CUE_GUARD, &(Fact){.number = (int)attack.value}));
    message_add(&list, preview_health(table->enemy, regicide_health_left(table) - attack.damage));
    return list.count;
}

/* RG-23, RG-24 */
static void defeat(RegicideCompanion *companion)
{
    RegicideTable *table = &companion->table;
    bool exactly = regicide_health_left(table) == 0;
    *(exactly ? &companion->exact : &companion->overkilled) |= card_bit(table->enemy);
    *table = (RegicideTable){.enemy = CARD_NONE,
                             .castle_count = table->castle_count,
                             .seats = table->seats,
                             .flips_left = table->flips_left,
                             .won = table->castle_count == 0,
                             .phase = table->castle_count == 0 ? REGICIDE_OVER : REGICIDE_PLAYING};
}

void companion_play(RegicideCompanion *companion, CardSet cards)
{
    RegicideTable *table = &companion->table;
    for (CardSet rest = cards; rest; rest = set_without_first(rest)) {
        table->played[table->played_count++] = set_first(rest);
    }
    if (cards & JESTERS) {
        table->cancelled = 1;
        return;
    }
    regicide_strike(table, regicide_attack_of(table, cards));
    if (regicide_health_left(table) <= 0) {
        defeat(companion);
    }
}

void companion_flip(RegicideCompanion *companion)
{
    ASSERT(regicide_can_flip(&companion->table));
    companion->table.flips_left--;
}
