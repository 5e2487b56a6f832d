/* The habits of Claim's rivals: over many deals each of them does visibly more of what it is known
 * for than a plain player in the same seat, with the same cards. */
#include "bots/bot.h"
#include "games/claim.h"
#include "games/claim_tour.h"
#include "testing.h"

#define DEALS 60
#define NODES 600

#define HABITUAL 1

/* What the habitual player did in Phase One, summed over the deals. */
typedef struct Habits {
    int prizes[CLAIM_FACTIONS]; /* that were won before the last trick */
    int unseen;                 /* followers that were drawn */
    int early;                  /* values of cards that were led in the first five tricks */
    int late_doubles;           /* Doppelgängers among the last four cards */
} Habits;

static void note_card(Habits *habits, const ClaimTable *table, Card card)
{
    if (table->trick <= 5 && table->lead == CARD_NONE) {
        habits->early += (int)claim_value(card);
    }
    habits->late_doubles += table->trick > 9 && claim_faction(card) == CLAIM_DOPPELGANGER;
}

static void note_followers(Habits *habits, const ClaimState *state)
{
    for (unsigned f = 0; f < CLAIM_FACTIONS; f++) {
        CardSet faction = claim_cards_of((ClaimFaction)f);
        habits->prizes[f] += set_count(state->table.prizes[HABITUAL] & faction);
    }
    habits->unseen += set_count(state->drawn[HABITUAL]);
}

static Action choose(const ClaimState *state, unsigned manner, uint64_t seed)
{
    ClaimView view;
    Seat seat = claim_active(&state->table);
    claim_game.view(state, seat, &view);
    BotRequest request = {.game = &claim_game,
                          .view = &view,
                          .seat = seat,
                          .level = BOT_NORMAL,
                          .nodes = NODES,
                          .manner = seat == HABITUAL ? manner : CLAIM_PLAIN,
                          .seed = seed};
    return bot_choose(&request);
}

static bool is_last_card(const ClaimTable *table)
{
    return table->trick == CLAIM_TRICKS && table->lead != CARD_NONE;
}

static void play_deal(uint64_t deal, unsigned manner, Habits *habits)
{
    ClaimState state;
    Setup setup = setup_initial(&claim_game, CLAIM_SEATS, deal);
    setup.options[CLAIM_FIRST] = (int32_t)(deal & 1);
    claim_game.setup(&state, &setup);
    for (uint64_t move = 0; !is_last_card(&state.table); move++) {
        Seat seat = claim_active(&state.table);
        Action action = choose(&state, manner, deal * 100 + move);
        if (seat == HABITUAL) {
            note_card(habits, &state.table, action_operand(action, 0));
        }
        claim_game.apply(&state, seat, action, NULL);
    }
    note_followers(habits, &state);
}

static Habits habits_of(unsigned manner)
{
    Habits habits = {.unseen = 0};
    for (uint64_t deal = 1; deal <= DEALS; deal++) {
        play_deal(deal, manner, &habits);
    }
    return habits;
}

/* In hundredths of all prizes that were won. */
static int share_of(const Habits *habits, ClaimFaction faction)
{
    int all = 0;
    for (unsigned f = 0; f < CLAIM_FACTIONS; f++) {
        all += habits->prizes[f];
    }
    return habits->prizes[faction] * 100 / all;
}

static void collectors_take_their_faction(void **unused)
{
    static const struct {
        ClaimManner manner;
        ClaimFaction faction;
    } collectors[] = {{CLAIM_ROYALIST, CLAIM_KNIGHT},
                      {CLAIM_DIGGER, CLAIM_UNDEAD},
                      {CLAIM_KINSMAN, CLAIM_DWARF},
                      {CLAIM_MASQUE, CLAIM_DOPPELGANGER},
                      {CLAIM_SWARM, CLAIM_GOBLIN}};
    Habits plain = habits_of(CLAIM_PLAIN);
    for (size_t i = 0; i < sizeof collectors / sizeof *collectors; i++) {
        Habits habits = habits_of(collectors[i].manner);
        ClaimFaction faction = collectors[i].faction;
        assert_true(habits.prizes[faction] > plain.prizes[faction]);
        assert_true(share_of(&habits, faction) >= share_of(&plain, faction) + 4);
    }
}

static void the_gambler_draws_unseen_cards(void **unused)
{
    Habits plain = habits_of(CLAIM_PLAIN), habits = habits_of(CLAIM_GAMBLER);
    assert_true(habits.unseen >= plain.unseen + DEALS / 2);
}

static void the_spender_leads_high_and_the_miser_low(void **unused)
{
    Habits plain = habits_of(CLAIM_PLAIN), spender = habits_of(CLAIM_SPENDER),
           miser = habits_of(CLAIM_MISER);
    assert_true(spender.early >= plain.early * 3 / 2);
    assert_true(miser.early <= plain.early / 2);
}

static void the_masque_keeps_doubles_to_the_last(void **unused)
{
    Habits plain = habits_of(CLAIM_PLAIN), habits = habits_of(CLAIM_MASQUE);
    assert_true(habits.late_doubles >= plain.late_doubles * 2);
}

static void without_a_manner_nothing_is_overrated(void **unused)
{
    ClaimState state;
    ClaimView view;
    Action legal[LEGAL_COUNT_MAX];
    Setup setup = setup_initial(&claim_game, CLAIM_SEATS, 1);
    claim_game.setup(&state, &setup);
    claim_game.view(&state, 0, &view);
    size_t count = claim_game.legal(&state, 0, legal, LEGAL_COUNT_MAX);
    for (size_t i = 0; i < count; i++) {
        assert_int_equal(claim_game.bots->liking(&view, legal[i], CLAIM_PLAIN), 0);
    }
}

/* A card of this value; CARD_NONE: there is none. */
static Card card_worth(unsigned value)
{
    for (Card card = 0; card < claim_game.names.card_count; card++) {
        if (claim_value(card) == value) {
            return card;
        }
    }
    return CARD_NONE;
}

/* It leads a nine, which is likely to win the prize. */
static void only_a_nine_tempts_the_gambler(void **unused)
{
    ClaimState state;
    ClaimView view;
    Setup setup = setup_initial(&claim_game, CLAIM_SEATS, 1);
    Action nine = action_with_1(0, card_worth(9));
    claim_game.setup(&state, &setup);
    claim_game.view(&state, state.table.leader, &view);
    view.table.prize = card_worth(9);
    assert_int_equal(claim_game.bots->liking(&view, nine, CLAIM_GAMBLER), 0);
    view.table.prize = card_worth(8);
    assert_true(claim_game.bots->liking(&view, nine, CLAIM_GAMBLER) < 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(collectors_take_their_faction),
        cmocka_unit_test(the_gambler_draws_unseen_cards),
        cmocka_unit_test(the_spender_leads_high_and_the_miser_low),
        cmocka_unit_test(the_masque_keeps_doubles_to_the_last),
        cmocka_unit_test(without_a_manner_nothing_is_overrated),
        cmocka_unit_test(only_a_nine_tempts_the_gambler),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
