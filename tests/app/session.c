/* Sessions on the null game: two cards each are dealt, a seat plays one and draws one, so who
 * decides, what is news and what may be undone can be told by hand. Every play there draws a card
 * while the stock lasts: with two seats it holds five, so the first five plays show something new
 * and the later ones do not. */
#include "session.h"

#include "games/clash.h"
#include "games/null.h"
#include "games/regicide.h"
#include "testing.h"

static Session started(uint8_t seats, SeatSet bots)
{
    Session session;
    MatchPlan plan = plan_initial(&null_game, seats);
    plan.setup.seed = 5;
    for (Seat seat = 0; seat < seats; seat++) {
        plan.kinds[seat] = seats_have(bots, seat) ? SEAT_EASY : SEAT_PERSON;
    }
    session_start(&session, &plan);
    return session;
}

static void play_first(Session *session)
{
    Action legal[LEGAL_COUNT_MAX];
    Seat seat = seats_first(match_actors(&session->match));
    assert_true(match_legal(&session->match, seat, legal, LEGAL_COUNT_MAX) > 0);
    assert_true(match_act(&session->match, seat, legal[0]));
}

static void the_person_who_decides_looks_first(void **state)
{
    Session session = started(3, 1);
    assert_int_equal(session_first_viewer(&session), 1);
    assert_int_equal(session_actor(&session, 1), 0);
    play_first(&session);
    assert_int_equal(session_first_viewer(&session), 1);
    play_first(&session);
    assert_int_equal(session_first_viewer(&session), 2);
    session_release(&session);
}

static void without_persons_seat_0_is_shown(void **state)
{
    Session session = started(2, 3);
    assert_int_equal(session_first_viewer(&session), 0);
    assert_false(session_is_solo(&session));
    session_release(&session);
}

static void news_begin_after_ones_own_last_action(void **state)
{
    Session session = started(3, 0);
    assert_int_equal(session_unseen(&session, 0), 0);
    for (int i = 0; i < 4; i++) {
        play_first(&session);
    }
    assert_int_equal(session_unseen(&session, 0), 4);
    assert_int_equal(session_unseen(&session, 1), 2);
    assert_int_equal(session_unseen(&session, 2), 3);
    session_release(&session);
}

/* Alone at Clash the automaton has no seat: its turn belongs to the action that ended one's own. */
static void the_turn_of_an_automaton_is_told_again(void **state)
{
    Session session;
    MatchPlan plan = plan_initial(&clash_game, 1);
    plan.setup.seed = 7;
    plan.setup.options[CLASH_OPTION_FORMAT] = CLASH_PRECONSTRUCTED;
    session_start(&session, &plan);
    assert_int_equal(session_shown_from(&session, 0), 0);
    assert_true(match_act(&session.match, 0, action_bare(CLASH_ATTACK)));
    assert_int_equal(session.match.position, 1);
    assert_int_equal(session_unseen(&session, 0), 1);
    assert_int_equal(session_shown_from(&session, 0), 0);
    Action legal[LEGAL_COUNT_MAX];
    size_t count = match_legal(&session.match, 0, legal, LEGAL_COUNT_MAX);
    for (size_t i = 0; i < count; i++) {
        if (action_verb(legal[i]) == CLASH_SUMMON) {
            assert_true(match_act(&session.match, 0, legal[i]));
            break;
        }
    }
    assert_int_equal(session.match.position, 2);
    assert_int_equal(session_shown_from(&session, 0), 2);
    session_release(&session);
}

static void a_single_person_undoes_to_their_own_decision(void **state)
{
    Message why;
    Session session = started(3, 6);
    assert_true(session_is_solo(&session));
    assert_false(session_can_undo(&session, 0, &why));
    assert_non_null(why.text);
    for (int i = 0; i < 5; i++) {
        play_first(&session);
    }
    assert_true(session_can_undo(&session, 0, &why));
    session_undo(&session, 0);
    assert_int_equal(session.match.position, 3);
    assert_int_equal(session_actor(&session, 0), 0);
    assert_true(session.owes_help);
    session_undo(&session, 0);
    assert_int_equal(session.match.position, 0);
    assert_false(session_can_undo(&session, 0, &why));
    session_redo(&session, 0);
    assert_int_equal(session.match.position, 3);
    session_redo(&session, 0);
    assert_int_equal(session.match.position, 5);
    assert_false(session_can_redo(&session, 0, &why));
    assert_false(session.assisted || session.owes_help); /* all is as it was */
    session_undo(&session, 0);
    assert_false(session.assisted);
    play_first(&session);
    session_settle_help(&session);
    assert_true(session.assisted);
    session_release(&session);
}

static void at_a_shared_table_a_drawn_card_stays(void **state)
{
    Message why;
    Session session = started(2, 0);
    play_first(&session);
    assert_false(session_can_undo(&session, 0, &why));
    assert_non_null(why.text);
    for (int i = 1; i < 5; i++) {
        play_first(&session);
        assert_false(session_can_undo(&session, (Seat)(i % 2), &why));
    }
    play_first(&session);
    assert_true(session_can_undo(&session, 1, &why));
    assert_false(session_can_undo(&session, 0, &why));
    session_undo(&session, 1);
    assert_int_equal(session.match.position, 5);
    assert_false(session.assisted);
    session_release(&session);
}

static void nobody_decides_at_the_end(void **state)
{
    Session session = started(2, 0);
    for (int i = 0; i < NULL_CARDS; i++) {
        assert_int_equal(session_actor(&session, (Seat)(i % 2)), i % 2);
        play_first(&session);
    }
    assert_int_equal(session_actor(&session, 0), SEAT_NONE);
    session_release(&session);
}

static void a_kept_match_is_taken_up_where_it_was(void **state)
{
    Problem problem;
    SavedMatch saved[2];
    Profile *profile = profile_open(NULL, &problem);
    Session session = started(3, 4), again;
    session.plan.names[1][0] = 'B';
    assert_true(session_keep(&session, profile, &problem));
    play_first(&session);
    play_first(&session);
    assert_true(session_keep(&session, profile, &problem));
    assert_int_equal(profile_unfinished(profile, 0, saved, 2), 1);
    assert_true(session_resume(&again, profile, &saved[0], &problem));
    assert_int_equal(again.match.position, 2);
    assert_true(match_hash(&again.match) == match_hash(&session.match));
    assert_int_equal(again.people, 3);
    assert_int_equal(again.plan.kinds[2], SEAT_EASY);
    assert_string_equal(again.plan.names[1], "B");
    while (match_actors(&again.match)) {
        play_first(&again);
    }
    assert_true(session_keep(&again, profile, &problem));
    assert_int_equal(profile_unfinished(profile, 0, saved, 2), 0);
    session_release(&session);
    session_release(&again);
    profile_close(profile);
}

static void a_match_given_up_is_forgotten(void **state)
{
    Problem problem;
    SavedMatch saved[2];
    Profile *profile = profile_open(NULL, &problem);
    Session session = started(2, 0);
    assert_true(session_keep(&session, profile, &problem));
    assert_true(session_forget(&session, profile, &problem));
    assert_int_equal(profile_unfinished(profile, 0, saved, 2), 0);
    session_release(&session);
    profile_close(profile);
}

/* What is written before there is a record is kept with the first action. */
static void notes_stay_with_the_match(void **state)
{
    Problem problem;
    SavedMatch saved[2];
    Profile *profile = profile_open(NULL, &problem);
    Session session = started(3, 6), again;
    assert_string_equal(session_note(&session, 0), "");
    assert_true(session_set_note(&session, profile, 0, "early", &problem));
    assert_true(session_keep(&session, profile, &problem));
    play_first(&session);
    assert_true(session_set_note(&session, profile, 2, "late", &problem));
    assert_true(session_keep(&session, profile, &problem));
    session_undo(&session, 0);
    assert_string_equal(session_note(&session, 0), "early");
    assert_true(session_keep(&session, profile, &problem));
    assert_int_equal(profile_unfinished(profile, 0, saved, 2), 1);
    assert_true(session_resume(&again, profile, &saved[0], &problem));
    assert_string_equal(session_note(&again, 0), "early");
    assert_string_equal(session_note(&again, 1), "");
    assert_string_equal(session_note(&again, 2), "late");
    session_release(&session);
    session_release(&again);
    profile_close(profile);
}

/* Deal 2 of Regicide gives one alone the ten of spades and the nine of diamonds. */
static void an_undo_that_showed_nothing_is_no_help(void **state)
{
    Session session;
    MatchPlan plan = plan_initial(&regicide_game, 1);
    const Card ten_of_spades = 4 * 9 + REGICIDE_SPADES,
               nine_of_diamonds = 4 * 8 + REGICIDE_DIAMONDS;
    plan.setup.seed = 2;
    session_start(&session, &plan);
    assert_true(match_act(&session.match, 0, action_bare(REGICIDE_PLAY) | card_bit(ten_of_spades)));
    assert_false(session_undo_helps(&session, 0));
    session_undo(&session, 0);
    assert_false(session.assisted);
    assert_true(
        match_act(&session.match, 0, action_bare(REGICIDE_PLAY) | card_bit(nine_of_diamonds)));
    assert_true(session_undo_helps(&session, 0)); /* a card was drawn */
    session_undo(&session, 0);
    assert_false(session.assisted);
    assert_true(session.owes_help);
    assert_true(match_act(&session.match, 0, action_bare(REGICIDE_PLAY) | card_bit(ten_of_spades)));
    session_settle_help(&session);
    assert_true(session.assisted);
    session_release(&session);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_person_who_decides_looks_first),
        cmocka_unit_test(without_persons_seat_0_is_shown),
        cmocka_unit_test(news_begin_after_ones_own_last_action),
        cmocka_unit_test(the_turn_of_an_automaton_is_told_again),
        cmocka_unit_test(a_single_person_undoes_to_their_own_decision),
        cmocka_unit_test(an_undo_that_showed_nothing_is_no_help),
        cmocka_unit_test(at_a_shared_table_a_drawn_card_stays),
        cmocka_unit_test(nobody_decides_at_the_end),
        cmocka_unit_test(a_kept_match_is_taken_up_where_it_was),
        cmocka_unit_test(a_match_given_up_is_forgotten),
        cmocka_unit_test(notes_stay_with_the_match),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
