/* The program with phones at it: who sits down is chosen there, and a match that was left, or that
 * the program's end cut off, goes on with them. The server listens; the phones are sockets. */
#include "../storage/scratch.h"

#include "app_match.h"
#include "app_phones.h"
#include "opened.h"
#include "sitting.h"

#include "../monkey/steer.h"
#include "../phones/handset.h"
#include "base/limits.h"
#include "games/claim.h"
#include "games/direnjie.h"
#include "games/regicide.h"

#include <string.h>

#define PHONE  ((Seat)0) /* who plays on one */
#define SCREEN ((Seat)1)
#define ROBOT  ((Seat)2)

static Handset phone, other;

static const SceneKind *top(void)
{
    return scene_top(&app.scenes)->kind;
}

static void open_profile(const Scratch *scratch)
{
    profile_close(app.profile);
    app.profile = profile_open(scratch->folder, NULL);
    assert_true(profile_is_kept(app.profile));
}

static int begin(void **state)
{
    if (scratch_begin(state) != 0) {
        return -1;
    }
    open_profile(*state);
    return 0;
}

static void to_menu(void)
{
    scene_switch(&app.scenes, shared_scenes.menu);
    scene_change(&app.scenes);
    app_drop_match(&app);
}

static int end(void **state)
{
    to_menu();
    profile_close(app.profile);
    app.profile = profile_open(NULL, NULL);
    return scratch_end(state);
}

static void sit(Handset *handset, Seat seat)
{
    char bytes[128];
    Text link = text_in(bytes, sizeof bytes);
    phone_table_invitation(app.phones, seat, &link);
    handset_sit(handset, bytes);
}

/* Presses, and waits until these words came of it. */
static void press(Handset *handset, const char *id, const char *words)
{
    assert_int_equal(handset_press(handset, id), 204);
    sitting_attend(&app);
    handset_hear(handset, words);
}

static MatchPlan plan_of_people(const Game *game, uint8_t seats)
{
    MatchPlan plan = plan_initial(game, seats);
    plan.setup.seed = 11;
    for (Seat seat = 0; seat < seats; seat++) {
        plan.kinds[seat] = SEAT_PERSON;
        plan.people[seat] = 0;
        plan.names[seat][0] = '\0';
    }
    return plan;
}

static void whoever_is_here_is_chosen_on_the_phone(void **unused)
{
    char dewi[32], name[64];
    PersonId id = opened_person("Dewi");
    MatchPlan plan = plan_of_people(&claim_game, 2);
    snprintf(dewi, sizeof dewi, "person.%lld", (long long)id);
    snprintf(name, sizeof name, "\"id\":\"%s\",\"name\":\"Dewi\"", dewi);
    sitting_begin(&app, &plan);
    sit(&phone, 0);
    sit(&other, 1);
    press(&phone, "hello", name);
    press(&other, "hello", name);
    press(&phone, "person.999", "\"refused\"");
    press(&phone, dewi, "\"named\":true");
    assert_non_null(strstr(phone.told, "\"name\":\"Dewi\""));
    handset_hear(&other, "\"here\":[]"); /* whoever sits is offered nowhere else */
    press(&other, dewi, "They sit at another seat already.");
    assert_int_equal(app.sitting.people[0], id);
    assert_int_equal(app.sitting.people[1], 0);
    sitting_deal(&app);
    assert_string_equal(app.seat_names[0], "Dewi");
    handset_close(&phone);
    handset_close(&other);
}

/* A match of one on a phone, one at the screen and a computer. */
static void begin_mixed(void)
{
    MatchPlan plan = plan_of_people(&regicide_game, 3);
    plan.kinds[ROBOT] = SEAT_EASY;
    app_drop_match(&app);
    app.phones = app_listen_for_phones(&app, &plan, NULL);
    assert_non_null(app.phones);
    phone_table_move(app.phones, SCREEN, false);
    app_begin_match(&app, &plan);
    scene_change(&app.scenes);
    assert_int_equal(app.session.phones, seat_bit(PHONE));
}

static Action first_of(Seat seat)
{
    Action legal[LEGAL_COUNT_MAX];
    assert_in_range(match_legal(&app.session.match, seat, legal, LEGAL_COUNT_MAX), 1,
                    LEGAL_COUNT_MAX);
    return legal[0];
}

/* Whoever is asked does something; on the phone by its buttons. */
static void go_on(void)
{
    char id[32];
    size_t position = app.session.match.position;
    Seat seat = seats_first(match_actors(&app.session.match));
    Action action = first_of(seat);
    if (seats_have(app.session.phones, seat)) {
        snprintf(id, sizeof id, "act.%016llx", (unsigned long long)action);
        press(&phone, id, "\"zones\"");
    } else {
        assert_true(match_act(&app.session.match, seat, action));
        app_keep_match(&app);
    }
    assert_int_equal(app.session.match.position, position + 1);
}

static void take_up(void)
{
    SavedMatch saved;
    bool has_more;
    assert_true(app_find_unfinished(&app, &saved, &has_more));
    assert_true(app_resume_match(&app, &saved));
    scene_change(&app.scenes);
}

/* The squares of those who had a phone; whoever sat at the screen sits there. */
static void is_offered(void)
{
    assert_ptr_equal(top(), shared_scenes.phones);
    assert_true(app.session.has_phones);
    assert_int_equal(app.session.phones, seat_bit(PHONE));
    assert_non_null(steer_find(&app, "phones.link.0"));
    assert_non_null(steer_find(&app, "phones.change.0"));
    assert_null(steer_find(&app, "phones.link.1"));
    assert_non_null(steer_find(&app, "phones.change.1"));
    assert_null(steer_find(&app, "phones.change.2"));
}

static void goes_on_with_the_phone(void)
{
    sit(&phone, PHONE);
    press(&phone, "hello", "\"zones\"");
    assert_null(steer_find(&app, "phones.link.0")); /* it has sat down */
    assert_true(steer_click_on(&app, "button.table"));
    assert_ptr_equal(top(), shared_scenes.table);
    for (int i = 0; i < 6; i++) {
        go_on();
    }
    assert_true(app.session.has_phones);
    handset_close(&phone);
}

static void a_match_that_was_left_goes_on_with_phones(void **unused)
{
    begin_mixed();
    sit(&phone, PHONE);
    go_on();
    go_on();
    handset_close(&phone);
    to_menu();
    assert_null(app.phones);
    take_up();
    is_offered();
    assert_int_equal(app.session.match.position, 2);
    goes_on_with_the_phone();
}

/* Nothing is written at the end of the program: whatever ended it, the record is the same. */
static void so_does_one_that_the_programs_end_cut_off(void **state)
{
    begin_mixed();
    sit(&phone, PHONE);
    go_on();
    handset_close(&phone);
    app_drop_match(&app);
    open_profile(*state);
    take_up();
    is_offered();
    goes_on_with_the_phone();
}

static void where_one_sits_is_kept_when_it_changes(void **unused)
{
    begin_mixed();
    sit(&phone, PHONE);
    go_on();
    handset_close(&phone);
    scene_push(&app.scenes, shared_scenes.phones);
    scene_change(&app.scenes);
    assert_true(steer_click_on(&app, "phones.change.0"));
    assert_true(steer_click_on(&app, "phones.change.1"));
    to_menu();
    take_up();
    assert_ptr_equal(top(), shared_scenes.phones);
    assert_int_equal(app.session.phones, seat_bit(SCREEN));
}

static void without_phones_nothing_is_offered(void **unused)
{
    MatchPlan plan = plan_of_people(&regicide_game, 3);
    app_begin_match(&app, &plan);
    go_on();
    to_menu();
    take_up();
    assert_ptr_not_equal(top(), shared_scenes.phones);
    assert_false(app.session.has_phones);
    assert_null(app.phones);
}

/* Two on phones and one at the screen. */
static void begin_notebooks(void)
{
    MatchPlan plan = plan_of_people(&direnjie_game, 3);
    app_drop_match(&app);
    app.phones = app_listen_for_phones(&app, &plan, NULL);
    assert_non_null(app.phones);
    phone_table_move(app.phones, ROBOT, false);
    app_begin_match(&app, &plan);
    scene_change(&app.scenes);
    sit(&phone, 0);
    sit(&other, 1);
}

static void marks_go_from_the_phone_to_the_screen_and_back(void **unused)
{
    begin_notebooks();
    press(&phone, "note.T4", "\"note.T4.seat1\"");
    press(&phone, "note.T4.seat1", "Player 2: Ruled out");
    assert_string_equal(session_note(&app.session, 0), "T4 seat1 no\n");
    press(&other, "note.T4", "\"note.T4.seat1\"");
    assert_null(strstr(other.told, "in pencil")); /* it is another's notebook */
    press(&phone, "note.T9.secret", "\"zones\"");
    press(&phone, "note.T4.seat3", "\"zones\"");
    assert_string_equal(session_note(&app.session, 0), "T4 seat1 no\n");
    assert_string_equal(session_note(&app.session, 1), "");
    phone_table_move(app.phones, 0, false);
    press(&phone, "note.T4.seat1", "played at the screen");
    assert_null(strstr(phone.told, "\"note."));
    assert_string_equal(session_note(&app.session, 0), "T4 seat1 no\n");
    Problem problem = {0}; /* as its page there does */
    assert_true(session_set_note(&app.session, app.profile, 0, "T4 seat1 yes\n", &problem));
    phone_table_move(app.phones, 0, true);
    press(&phone, "note.T4", "Player 2: Certain");
    handset_close(&phone);
    handset_close(&other);
}

/* More than a cell holds is cut. */
static void write_much(void)
{
    char id[PHONE_ID_BYTES] = "write.T4.seat1-words.";
    for (int i = 0; i < 70; i++) {
        strcat(id, "77");
    }
    press(&phone, id, "www");
    assert_int_equal(strlen(session_note(&app.session, 0)), strlen("T4 seat1 no \n") + 63);
}

/* A field opens, what is typed goes into the notebook and closes it; its row stays open. */
static void words_go_from_the_phone_to_the_notebook(void **unused)
{
    begin_notebooks();
    press(&phone, "note.T4", "\"note.T4.seat1-words\"");
    assert_null(strstr(phone.told, "\"writes\""));
    press(&phone, "note.T4.seat1-words", "\"write.T4.seat1-words.\"");
    assert_non_null(strstr(phone.told, "\"label\":\"Note: Player 2\""));
    press(&phone, "write.T4.seat1-words.617420", "Player 2: at");
    assert_string_equal(session_note(&app.session, 0), "T4 seat1 - at\n");
    assert_null(strstr(phone.told, "\"writes\""));
    assert_non_null(strstr(phone.told, "\"note.T4.seat2\""));
    press(&phone, "write.T4.seat1-words.ff", "\"zones\""); /* no UTF-8 */
    press(&phone, "write.T4.seat1-words.6", "\"zones\"");
    press(&phone, "write.T4.seat1-words.0a", "\"zones\""); /* a line of its own */
    press(&phone, "write.T9.seat1-words.61", "\"zones\"");
    press(&phone, "write.T4.seat3-words.61", "\"zones\"");
    press(&phone, "write..61", "\"zones\"");
    press(&phone, "write.61", "\"zones\"");
    assert_string_equal(session_note(&app.session, 0), "T4 seat1 - at\n");
    assert_string_equal(session_note(&app.session, 1), "");
    press(&phone, "note.T4.seat1", "Ruled out");
    press(&phone, "write.T4.seat1-words.2020e6999a20", "晚"); /* without the blanks around it */
    assert_string_equal(session_note(&app.session, 0), "T4 seat1 no 晚\n");
    write_much();
    press(&phone, "note.T4.seat1", "Certain");
    press(&phone, "note.T4.seat1", "Possible");
    press(&phone, "note.T4.seat1", "\"zones\"");
    press(&phone, "write.T4.seat1-words.", "\"zones\"");
    assert_string_equal(session_note(&app.session, 0), "");
    handset_close(&phone);
    handset_close(&other);
}

/* A token that is of no seat, or is told twice, is refused: a phone speaks for its own seat alone.
 */
static void nobody_writes_into_anothers_notebook(void **unused)
{
    begin_notebooks();
    press(&phone, "note.T4.seat1", "in pencil");
    static Handset liar;
    liar = phone;
    memset(liar.token, 'a', strlen(liar.token));
    assert_int_equal(handset_press(&liar, "note.T4.seat1"), 403);
    liar = phone;
    liar.count = 0;
    assert_int_equal(handset_press(&liar, "note.T4.seat1"), 409);
    sitting_attend(&app);
    assert_string_equal(session_note(&app.session, 0), "T4 seat1 no\n");
    assert_string_equal(session_note(&app.session, 1), "");
    assert_string_equal(session_note(&app.session, 2), "");
    handset_close(&phone);
    handset_close(&other);
}

#define SIX    6
#define OTHERS 24 /* phones without a seat: with those of the six thirty */

static Handset six[SIX], claimant;

/* As many as there are others, on all seats, while whoever is asked has not done it yet: all have
 * the secret of a seat, which is good for the first of them alone. */
static void others_claim_the_seats(void)
{
    for (Seat seat = 0; seat < SIX; seat++) {
        char bytes[128], body[64];
        int calls[OTHERS / SIX];
        Text link = text_in(bytes, sizeof bytes);
        phone_table_invitation(app.phones, seat, &link);
        for (int i = 0; i < OTHERS / SIX; i++) {
            calls[i] = handset_call_to_sit(&claimant, bytes);
        }
        for (int i = 0; i < OTHERS / SIX; i++) {
            assert_int_equal(handset_answer(calls[i], body, sizeof body), i == 0 ? 200 : 403);
        }
        assert_true(phone_table_asks(app.phones, seat));
    }
    sitting_attend(&app);
    for (Seat seat = 0; seat < SIX; seat++) {
        phone_table_answer(app.phones, seat, false);
    }
}

/* The page of whoever is asked is loaded anew, and does the first that it can. */
static void whoever_is_asked_comes_back_and_acts(void)
{
    char id[32];
    Seat seat = seats_first(match_actors(&app.session.match));
    Action action = first_of(seat);
    snprintf(id, sizeof id, "act.%016llx", (unsigned long long)action);
    handset_close(&six[seat]);
    handset_listen(&six[seat]);
    handset_hear(&six[seat], "\"turn\":true");
    press(&six[seat], id, "\"zones\"");
}

static void thirty_phones_and_the_six_play_on(void **unused)
{
    MatchPlan plan = plan_of_people(&direnjie_game, SIX);
    app_drop_match(&app);
    app.phones = app_listen_for_phones(&app, &plan, NULL);
    app_begin_match(&app, &plan);
    scene_change(&app.scenes);
    for (Seat seat = 0; seat < SIX; seat++) {
        sit(&six[seat], seat);
    }
    sitting_attend(&app);
    for (size_t i = 1; i <= 20; i++) {
        others_claim_the_seats();
        whoever_is_asked_comes_back_and_acts();
        assert_int_equal(app.session.match.position, i);
        assert_int_equal(app.session.phones, 0x3f);
    }
    for (Seat seat = 0; seat < SIX; seat++) {
        assert_int_equal(phone_table_state(app.phones, seat), PHONE_SITS);
        handset_close(&six[seat]);
    }
}

#define MATCH_TEST(test) cmocka_unit_test_setup_teardown(test, begin, end)

int main(void)
{
    const struct CMUnitTest tests[] = {
        MATCH_TEST(whoever_is_here_is_chosen_on_the_phone),
        MATCH_TEST(a_match_that_was_left_goes_on_with_phones),
        MATCH_TEST(so_does_one_that_the_programs_end_cut_off),
        MATCH_TEST(where_one_sits_is_kept_when_it_changes),
        MATCH_TEST(without_phones_nothing_is_offered),
        MATCH_TEST(marks_go_from_the_phone_to_the_screen_and_back),
        MATCH_TEST(words_go_from_the_phone_to_the_notebook),
        MATCH_TEST(nobody_writes_into_anothers_notebook),
        MATCH_TEST(thirty_phones_and_the_six_play_on),
    };
    return phones_can() ? cmocka_run_group_tests(tests, open_app, close_app) : 0;
}
