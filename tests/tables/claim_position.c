/* Positions of Claim that are put together by hand. */
#include "claim_position.h"

#include "core/notation.h"
#include "window.h"

Card claim_card(const char *code)
{
    return notation_read_card(&claim_game, code, 2);
}

CardSet claim_set(const char *codes)
{
    CardSet set = 0;
    for (const char *code = codes; *code; code += code[2] ? 3 : 2) {
        set = claim_add(set, claim_card(code));
    }
    return set;
}

ClaimState support_position(const char *own, const char *other, const char *score)
{
    ClaimState state = {.rng = rng_seeded(1)};
    ClaimTable *table = &state.table;
    state.hands[0] = claim_set(own);
    state.hands[1] = claim_set(other);
    *table =
        (ClaimTable){.prize = CARD_NONE, .lead = CARD_NONE, .phase = CLAIM_SUPPORT, .trick = 9};
    table->score[0] = claim_set(score);
    CardSet used = claim_join(claim_join(state.hands[0], state.hands[1]), table->score[0]);
    for (int zeros = set_count(used & 0x1F); zeros < 5; zeros++) {
        table->discard = claim_add(table->discard, 0);
    }
    for (Card card = 5; card < CLAIM_CARDS; card++) {
        bool discarded = set_count(table->discard) < 26 && claim_faction(card) != CLAIM_UNDEAD;
        CardSet *pile = discarded ? &table->discard : &table->score[1];
        *pile |= used & card_bit(card) ? 0 : card_bit(card);
    }
    return state;
}

ClaimState endgame(void)
{
    return support_position("G0 G0 K5 W3 D1", "G4 K2 U7 W9 D9", "U1 U2 U9 G5");
}

void claim_begin(const ClaimState *state, Seat seat)
{
    Setup setup = setup_initial(&claim_game, CLAIM_SEATS, 1);
    screen_begin(&screen, &claim_game, &setup, state, seat);
    screen_frame(&screen); /* pictures that are read now delay no press */
    screen_frame(&screen);
}

void claim_begin_answer(const char *other)
{
    ClaimState state = support_position("G0 G0 K5 W3 D1", other, "U1 U2 U9 G5");
    Setup setup = setup_initial(&claim_game, CLAIM_SEATS, 1);
    screen_begin(&screen, &claim_game, &setup, &state, 1);
    match_act(&screen.match, 0, action_with_1(CLAIM_PLAY, claim_card("W3")));
    TableSight sight = screen_sight(&screen, 1);
    table_show(screen.table, &sight);
    screen_frame(&screen);
    screen_frame(&screen);
}

void claim_start_trick(const ClaimState *state, const char *lead, const char *answer)
{
    claim_begin(state, 0);
    match_act(&screen.match, 0, action_with_1(CLAIM_PLAY, claim_card(lead)));
    TableSight sight = screen_sight(&screen, 0);
    table_show(screen.table, &sight);
    screen_measure(&screen);
    match_act(&screen.match, 1, action_with_1(CLAIM_PLAY, claim_card(answer)));
    Event events[64];
    EventLog log = {.events = events, .capacity = 64};
    match_events(&screen.match, 1, 0, &log);
    TableSight after = screen_sight(&screen, 0);
    table_animate(screen.table, events, log.count, &after);
}

void claim_show_trick(const ClaimState *state, const char *lead, const char *answer)
{
    claim_start_trick(state, lead, answer);
    while (table_is_moving(screen.table) && !screen_find(&screen, "table.outcome")) {
        screen_frame(&screen);
    }
}
