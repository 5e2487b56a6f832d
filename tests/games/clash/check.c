/* What the game's check refuses: one broken thing at a time. */
#include "scene.h"

typedef void Breaking(ClashTable *table);

static void mode_beyond(ClashTable *table)
{
    table->mode = 2;
}

static void phase_of_another_format(ClashTable *table)
{
    table->phase = CLASH_PICKING;
}

static void actor_beyond(ClashTable *table)
{
    table->active = CLASH_SIDES;
}

static void first_beyond(ClashTable *table)
{
    table->first = CLASH_SIDES;
}

static void winner_beyond(ClashTable *table)
{
    table->winner = CLASH_SIDES;
}

static void turn_beyond(ClashTable *table)
{
    table->turn = CLASH_TURNS_MAX + 1;
}

static void card_twice_in_hand(ClashTable *table)
{
    table->sides[0].hand[1] = table->sides[0].hand[0];
}

static void card_on_both_sides(ClashTable *table)
{
    ClashSide *side = &table->sides[1];
    side->cards ^= card_bit(side->hand[0]) | card_bit(table->sides[0].hand[0]);
    side->hand[0] = table->sides[0].hand[0];
}

static void card_missing(ClashTable *table)
{
    table->sides[0].hand[--table->sides[0].hand_count] = 0;
}

static void another_deck_than_cards(ClashTable *table)
{
    table->sides[0].cards ^= 3;
}

static void keeper_beyond(ClashTable *table)
{
    table->sides[0].keeper = (uint8_t)(table->sides[0].hand_count + 1);
}

static void keeper_rightmost(ClashTable *table)
{
    table->sides[0].keeper = table->sides[0].hand_count;
}

static void seen_beyond(ClashTable *table)
{
    table->sides[0].seen = (uint8_t)(1u << table->sides[0].hand_count);
}

static void incantation_in_a_row(ClashTable *table)
{
    table->sides[0].cards ^=
        card_bit(table->sides[0].rows[0][0].card) | card_bit(card_of("cyclone"));
    table->sides[0].rows[0][0].card = card_of("cyclone");
}

static void unit_past_its_durability(ClashTable *table)
{
    table->sides[0].rows[0][0].damage = 9;
    table->sides[0].rows[0][0].marks = CLASH_HURT;
}

static void damage_without_a_first(ClashTable *table)
{
    table->sides[0].rows[0][0].damage = 1;
}

static void queue_in_summoning(ClashTable *table)
{
    table->sides[0].rows[0][0].marks = CLASH_QUEUED;
}

static void attack_without_a_queue(ClashTable *table)
{
    table->phase = CLASH_ATTACKING;
}

static void two_repeats(ClashTable *table)
{
    table->phase = CLASH_ATTACKING;
    table->sides[0].rows[0][0].marks = CLASH_QUEUED | CLASH_SPENT;
    table->sides[0].rows[0][1].marks = CLASH_QUEUED | CLASH_SPENT;
}

static void unit_acts_out_of_turn(ClashTable *table)
{
    table->sides[1].rows[0][0].marks = CLASH_SPENT;
}

static void one_unit_to_order(ClashTable *table)
{
    table->returning[0] = table->sides[0].hand[7];
    table->returning_count = 1;
}

static void resume_without_returning(ClashTable *table)
{
    table->resume = CLASH_RESUME_SUMMON;
}

static void winner_before_the_end(ClashTable *table)
{
    table->winner = 0;
}

static void over_without_a_reason(ClashTable *table)
{
    table->phase = CLASH_OVER;
}

static void won_without_a_fallen_fort(ClashTable *table)
{
    table->phase = CLASH_OVER;
    table->winner = 1;
}

static void pool_in_a_game(ClashTable *table)
{
    table->pool_count = 1;
}

static void picks_after_the_deal(ClashTable *table)
{
    table->sides[0].picks = 1;
    table->sides[0].pick_count = 1;
}

static void automaton_in_a_duel(ClashTable *table)
{
    table->base_mana = 6;
}

static void gifts_in_a_duel(ClashTable *table)
{
    table->sides[1].given = 1;
}

static void one_thing_is_broken(void **unused)
{
    Breaking *const breakings[] = {
        mode_beyond,
        phase_of_another_format,
        actor_beyond,
        first_beyond,
        winner_beyond,
        turn_beyond,
        card_twice_in_hand,
        card_on_both_sides,
        card_missing,
        another_deck_than_cards,
        keeper_beyond,
        keeper_rightmost,
        seen_beyond,
        incantation_in_a_row,
        unit_past_its_durability,
        damage_without_a_first,
        queue_in_summoning,
        attack_without_a_queue,
        two_repeats,
        unit_acts_out_of_turn,
        one_unit_to_order,
        resume_without_returning,
        winner_before_the_end,
        over_without_a_reason,
        won_without_a_fallen_fort,
        pool_in_a_game,
        picks_after_the_deal,
        automaton_in_a_duel,
        gifts_in_a_duel,
    };
    for (unsigned i = 0; i < sizeof breakings / sizeof breakings[0]; i++) {
        ClashState state = scene_state((Scene){.top = {"ogre baron", "grrr"}});
        breakings[i](&state.table);
        if (!clash_game.check(&state)) {
            fail_msg("breaking %u is not seen", i);
        }
    }
}

static void automaton_with_a_hand(ClashTable *table)
{
    table->sides[1].hand[0] = table->pile[0];
    table->sides[1].hand_count = 1;
}

static void automaton_waits(ClashTable *table)
{
    table->active = 1;
}

static void last_turn_with_a_pile(ClashTable *table)
{
    table->is_last = 1;
}

static void card_on_pile_and_discards(ClashTable *table)
{
    table->pile[0] = table->discard[0];
}

static void mana_beyond(ClashTable *table)
{
    table->base_mana = 11;
}

static void won_before_the_last_turn(ClashTable *table)
{
    table->phase = CLASH_OVER;
    table->winner = 0;
}

static void one_thing_is_broken_in_solo(void **unused)
{
    Breaking *const breakings[] = {automaton_with_a_hand, automaton_waits,
                                   last_turn_with_a_pile, card_on_pile_and_discards,
                                   mana_beyond,           won_before_the_last_turn};
    for (unsigned i = 0; i < sizeof breakings / sizeof breakings[0]; i++) {
        ClashState state = scene_state((Scene){.is_solo = true, .pile = "ogre baron"});
        breakings[i](&state.table);
        if (!clash_game.check(&state)) {
            fail_msg("breaking %u is not seen", i);
        }
    }
}

/* Drafts and bans that do not add up. */
static void setups_add_up(void **unused)
{
    Setup setup = setup_initial(&clash_game, 2, 1);
    ClashState draft, choice;
    setup.options[CLASH_OPTION_FORMAT] = CLASH_DRAFT;
    clash_game.setup(&draft, &setup);
    ClashState state = draft;
    state.table.active = 1;
    assert_non_null(clash_game.check(&state));
    state = draft;
    state.table.pool[0] = state.table.pool[1];
    assert_non_null(clash_game.check(&state));
    state = draft;
    state.table.mana = 1;
    assert_non_null(clash_game.check(&state));
    setup.options[CLASH_OPTION_FORMAT] = CLASH_CONSTRUCTED;
    clash_game.setup(&choice, &setup);
    state = choice;
    state.table.phase = CLASH_BANNING;
    assert_non_null(clash_game.check(&state));
    state = choice;
    state.table.sides[0].pick_count = 1;
    assert_non_null(clash_game.check(&state));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_thing_is_broken),
        cmocka_unit_test(one_thing_is_broken_in_solo),
        cmocka_unit_test(setups_add_up),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
