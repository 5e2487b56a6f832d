/* Positions of Clash of Decks that are put together by hand. */
#include "clash_position.h"

#include "core/notation.h"
#include "testing.h"
#include "window.h"

#include <string.h>

Card clash_card(const char *code, size_t length)
{
    Card card = notation_read_card(&clash_game, code, length);
    assert_int_not_equal(card, CARD_NONE);
    return card;
}

/* "troll ogre" into cards; their number. */
static uint8_t read_cards(const char *codes, Card out[])
{
    uint8_t count = 0;
    while (*codes) {
        size_t length = strcspn(codes, " ");
        out[count++] = clash_card(codes, length);
        codes += length + (codes[length] == ' ');
    }
    return count;
}

void set_row(ClashSide *side, unsigned row, const char *codes)
{
    Card cards[CLASH_ROW_MAX];
    side->counts[row] = read_cards(codes, cards);
    for (unsigned i = 0; i < side->counts[row]; i++) {
        side->rows[row][i].card = cards[i];
    }
}

void set_side(ClashSide *side, unsigned deck, const char *hand, unsigned keeper)
{
    side->cards = clash_deck(deck);
    side->hand_count = read_cards(hand, side->hand);
    side->keeper = (uint8_t)keeper;
}

ClashState bare_duel(void)
{
    ClashState state = {.rng = rng_seeded(1)};
    state.table =
        (ClashTable){.mode = CLASH_DUEL, .phase = CLASH_SUMMONING, .winner = SEAT_NONE, .turn = 3};
    return state;
}

ClashState position(void)
{
    ClashState state = bare_duel();
    ClashTable *table = &state.table;
    table->mana = 7;
    set_side(&table->sides[0], 1, "brute boom troll baron carapace annihilation", 0);
    set_row(&table->sides[0], 0, "partisan");
    set_row(&table->sides[0], 1, "revenant");
    set_side(&table->sides[1], 4, "aberration carnivore cyclone machine mutant reptile", 2);
    set_row(&table->sides[1], 0, "zombie assassin");
    return state;
}

void clash_begin(const ClashState *state)
{
    Setup setup = setup_initial(&clash_game, CLASH_SIDES, 1);
    if (clash_game.check(state)) {
        fail_msg("%s", clash_game.check(state));
    }
    screen_begin(&screen, &clash_game, &setup, state, 0);
    screen_frame(&screen); /* pictures are read: later a press of three frames is a short one */
    screen_measure(&screen);
}

void clash_act(Action action)
{
    Event events[EVENT_COUNT_MAX];
    EventLog log = {.events = events, .capacity = EVENT_COUNT_MAX};
    assert_true(match_act(&screen.match, 0, action));
    match_events(&screen.match, screen.match.position - 1, 0, &log);
    TableSight sight = screen_sight(&screen, 0);
    table_animate(screen.table, events, log.count, &sight);
}
