/* Tournaments, also with programs that fail. In the null game each seat's cards are dealt and drawn
 * before it chooses, and all of them are played: who wins a deal depends on the seat alone. */
#define _XOPEN_SOURCE 700

#include "descriptors.h"
#include "talk.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define TOURNAMENT "{'cmd':'tournament','seed':3,"
#define RUN        "run:" PYTHON " -B " PLAYER " "

static json_int_t number_of(json_t *entrants, size_t index, const char *key)
{
    json_t *number = json_object_get(json_array_get(entrants, index), key);
    assert_true(json_is_integer(number));
    return json_integer_value(number);
}

static void expect_points(json_t *entrants, json_int_t first, json_int_t second)
{
    assert_int_equal(number_of(entrants, 0, "points"), first);
    assert_int_equal(number_of(entrants, 1, "points"), second);
}

static void a_player_is_even_with_itself(void **state)
{
    static const char *const members[] = {
        "'game':'claim','players':2,'entrants':['hard:300','hard:300'],'deals':4}",
        "'game':'clash','players':2,'entrants':['easy','easy'],'deals':4}",
        "'game':'direnjie','players':3,'entrants':['easy','easy'],'deals':4}",
        "'game':'claim','players':2,'entrants':['" RUN "first','" RUN "first'],'deals':4}",
    };
    for (size_t i = 0; i < sizeof members / sizeof members[0]; i++) {
        char line[1024];
        snprintf(line, sizeof line, TOURNAMENT "%s", members[i]);
        json_t *entrants = ask_for(*state, line, "entrants");
        expect_points(entrants, number_of(entrants, 1, "points"), number_of(entrants, 0, "points"));
        assert_int_equal(number_of(entrants, 0, "games"), 8);
        json_decref(entrants);
    }
}

/* A draw is half a game to both, a win a whole one: of two seats four games share 4,000, which is
 * an interval of 0.5 ± 1.96 · √(0.25 / 8 + 3.8416 / 256) / (1 + 3.8416 / 8) for eight. */
static void seats_are_swapped_on_every_deal(void **state)
{
    json_t *reply = ask(*state, TOURNAMENT "'game':'null','players':2,'entrants':"
                                           "['greedy','random'],'deals':4}");
    json_t *entrants = json_object_get(reply, "entrants");
    assert_int_equal(json_integer_value(json_object_get(reply, "deals")), 4);
    assert_true(json_is_false(json_object_get(reply, "partial")));
    expect_points(entrants, 4000, 4000);
    for (size_t i = 0; i < 2; i++) {
        assert_int_equal(number_of(entrants, i, "share"), 500);
        assert_int_equal(number_of(entrants, i, "low"), 215);
        assert_int_equal(number_of(entrants, i, "high"), 785);
        assert_int_equal(number_of(entrants, i, "forfeits"), 0);
    }
    json_decref(reply);
}

static void everybody_meets_everybody(void **state)
{
    json_t *entrants = ask_for(*state,
                               TOURNAMENT "'game':'null','players':2,'entrants':"
                                          "['greedy','random','easy'],'deals':2}",
                               "entrants");
    for (size_t i = 0; i < 3; i++) { /* twice two others on two deals */
        assert_int_equal(number_of(entrants, i, "games"), 8);
        assert_int_equal(number_of(entrants, i, "points"), 4000);
    }
    json_decref(entrants);
    entrants = ask_for(*state,
                       TOURNAMENT "'game':'regicide','players':2,'entrants':"
                                  "['random','random'],'deals':3,'together':true}",
                       "entrants");
    assert_int_equal(number_of(entrants, 0, "games"), 3);
    expect_points(entrants, 0, 0); /* nobody gets through a castle by chance */
    json_decref(entrants);
}

static void equal_requests_have_equal_replies(void **state)
{
    const char *line = TOURNAMENT "'game':'claim','players':2,'entrants':['hard:200','easy'],"
                                  "'deals':3}";
    json_t *one = ask(*state, line), *other = ask(*state, line);
    assert_true(json_equal(one, other));
    json_decref(one);
    json_decref(other);
}

/* Loses both games of both deals, each with this sentence, and leaves nothing behind. */
static void expect_fault(Engine *engine, const char *program, int patience, const char *sentence)
{
    char line[1024];
    int before = descriptors_count();
    snprintf(line, sizeof line,
             TOURNAMENT "'game':'null','players':2,'entrants':['%s','random'],'deals':2,"
                        "'patience_ms':%d}",
             program, patience);
    json_t *entrants = ask_for(engine, line, "entrants");
    json_t *faults = json_object_get(json_array_get(entrants, 0), "faults");
    expect_points(entrants, 0, 4000);
    assert_int_equal(number_of(entrants, 0, "forfeits"), 4);
    assert_int_equal(json_array_size(faults), 4);
    for (size_t i = 0; i < 4; i++) {
        json_t *fault = json_array_get(faults, i);
        assert_int_equal(json_integer_value(json_object_get(fault, "game")), i + 1);
        assert_string_equal(json_string_value(json_object_get(fault, "error")), sentence);
    }
    json_decref(entrants);
    assert_int_equal(waitpid(-1, NULL, WNOHANG), -1);
    assert_int_equal(errno, ECHILD);
    assert_int_equal(descriptors_count(), before);
}

#define LONG_MS 600000

static void programs_that_fail_lose(void **state)
{
    expect_fault(*state, RUN "leave", LONG_MS, "It ended before it answered.");
    expect_fault(*state, "run:exit 1", LONG_MS, "It ended before it answered.");
    expect_fault(*state, RUN "sleep", 300, "It did not answer within 300 ms.");
    expect_fault(*state, RUN "cheat", LONG_MS, "It cannot do \"play 99\" now.");
    expect_fault(*state, RUN "refuse", LONG_MS, "It refused to choose: I am tired.");
    expect_fault(*state, RUN "mumble", LONG_MS, "Its answer is no JSON object.");
    expect_fault(*state, RUN "nothing", LONG_MS, "Its answer has no text \"action\".");
    expect_fault(*state, RUN "talk", LONG_MS,
                 "It answered with a line of more than 1048576 bytes.");
}

static void a_program_sees_what_its_seat_sees(void **state)
{
    json_t *entrants = ask_for(*state,
                               TOURNAMENT "'game':'null','players':2,'entrants':['" RUN
                                          "watch','random'],'deals':2}",
                               "entrants");
    assert_int_equal(number_of(entrants, 0, "forfeits"), 0);
    expect_points(entrants, 2000, 2000);
    json_decref(entrants);
}

static void refuses_what_is_no_tournament(void **state)
{
    static const char *const members[] = {
        "'entrants':['hard','easy']",
        "'deals':1",
        "'deals':1,'entrants':['hard']",
        "'deals':1,'entrants':['hard','hrad']",
        "'deals':1,'entrants':['hard','hard:0']",
        "'deals':1,'entrants':['hard','hard:']",
        "'deals':1,'entrants':['hard','hard:4294967296']",
        "'deals':1,'entrants':['hard','hard:9x']",
        "'deals':1,'entrants':['hard','run:']",
        "'deals':1,'entrants':['hard',5]",
        "'deals':1,'entrants':['easy','easy','easy','easy','easy','easy','easy','easy','easy']",
        "'deals':0,'entrants':['hard','easy']",
        "'deals':1,'entrants':['hard','easy'],'patience_ms':0",
        "'deals':1,'entrants':['hard','easy'],'nodes':0",
        "'deals':1,'entrants':['hard','easy'],'level':'best'",
        "'deals':1,'entrants':['hard','easy'],'together':1",
    };
    for (size_t i = 0; i < sizeof members / sizeof members[0]; i++) {
        char line[256];
        snprintf(line, sizeof line, TOURNAMENT "'game':'null','players':2,%s}", members[i]);
        ask_refused(*state, line, "bad-argument");
    }
    ask_refused(*state,
                TOURNAMENT "'game':'chess','players':2,'deals':1,'entrants':['hard','easy']}",
                "bad-argument");
}

#define TALK(test) cmocka_unit_test_setup_teardown(test, talk_begin, talk_end)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TALK(a_player_is_even_with_itself),  TALK(seats_are_swapped_on_every_deal),
        TALK(everybody_meets_everybody),     TALK(equal_requests_have_equal_replies),
        TALK(programs_that_fail_lose),       TALK(a_program_sees_what_its_seat_sees),
        TALK(refuses_what_is_no_tournament),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
