/* What is answered about the actions of a decision. */
#include "talk.h"

#include <stdio.h>

/* The Knights decide. K9 takes K5, and K2 is then led against a Goblin that cannot answer: 3 to 1
 * for seat 0. K2 loses to K5; G1 led next falls to K9, but that is 2 to 3. */
#define ENDING                                                                                     \
    "{'cmd':'setup','seed':1,'state':{'game':'claim','phase':2,'leader':0,'active':0,"             \
    "'prize':null,'lead':null,'deck':[],'hands':[['K2','K9'],['K5','G1']],'followers':[[],[]],"    \
    "'score':[['K3','U0','U1','U2','U3','U4','U5','U6','U7','U8','U9','G8','G9'],"                 \
    "['K4','W2','W3','W4','W5','W6','W7','W8','W9','D0','D1','D2','D3','D4','D5','D6','D7','D8',"  \
    "'D9']],'discard':['G0','G0','G0','G0','G0','G2','G3','G4','G5','G6','G7','K6','K7','K8',"     \
    "'W0','W1'],'trick':12}}"

static void drop_games(json_t *best)
{
    for (size_t i = 0; i < json_array_size(best); i++) {
        json_object_del(json_array_get(best, i), "games");
    }
}

static void expect_best(Engine *engine, const char *request, const char *expected)
{
    json_t *best = ask_for(engine, request, "best");
    json_t *wanted = json_loads(expected, 0, NULL);
    drop_games(best);
    if (!json_equal(best, wanted)) {
        char *got = json_dumps(best, JSON_COMPACT);
        fail_msg("%s\nis answered by %s", request, got);
    }
    json_decref(best);
    json_decref(wanted);
}

#define WINNING                                                                                    \
    "{\"action\":\"play K9\",\"chance\":1000,\"certain\":true,"                                    \
    "\"line\":[\"play K9\",\"play K5\",\"play K2\",\"play G1\"]}"
#define LOSING                                                                                     \
    "{\"action\":\"play K2\",\"chance\":0,\"certain\":true,"                                       \
    "\"line\":[\"play K2\",\"play K5\",\"play G1\",\"play K9\"]}"

static void an_ending_is_proven(void **state)
{
    ask_ok(*state, ENDING);
    expect_best(*state, "{'cmd':'analyse','level':'hard','seed':1}", "[" WINNING "," LOSING "]");
    expect_best(*state, "{'cmd':'analyse','level':'hard','seed':1,'best':1}", "[" WINNING "]");
    expect_best(*state, "{'cmd':'analyse','level':'normal','seed':2,'nodes':50,'best':32}",
                "[" WINNING "," LOSING "]");
    expect_best(*state, "{'cmd':'analyse','level':'hard','seed':1,'time_ms':3600000}",
                "[" WINNING "," LOSING "]"); /* what is proven needs no more time */
}

/* The last reply tells of whom it speaks and by which budget. */
static void the_reply_names_seat_and_budget(void **state)
{
    ask_ok(*state, ENDING);
    json_t *reply = ask(*state, "{'cmd':'analyse','level':'hard','seed':1,'nodes':700}");
    assert_true(json_is_false(json_object_get(reply, "partial")));
    assert_int_equal(json_integer_value(json_object_get(reply, "seat")), 0);
    assert_int_equal(json_integer_value(json_object_get(reply, "nodes")), 700);
    json_decref(reply);
    ask_ok(*state, "{'cmd':'do','action':'play K2'}");
    ask_ok(*state, "{'cmd':'do','action':'play K5'}");
    expect_best(*state, "{'cmd':'analyse','level':'hard','seed':1,'best':1}",
                "[{\"action\":\"play G1\",\"chance\":1000,\"certain\":false,"
                "\"line\":[\"play G1\",\"play K9\"]}]");
}

/* In games that hide cards too, and with a budget for which several searches are made. */
static void the_first_is_what_bot_answers(void **state)
{
    static const char *const games[] = {"claim", "direnjie", "null", "regicide", "clash"};
    for (size_t i = 0; i < sizeof games / sizeof games[0]; i++) {
        char line[128];
        snprintf(line, sizeof line, "{'cmd':'new','game':'%s','players':2,'seed':%zu}", games[i],
                 i);
        ask_ok(*state, line);
        json_t *action =
            ask_for(*state, "{'cmd':'bot','level':'hard','seed':4,'nodes':17000}", "action");
        json_t *best =
            ask_for(*state, "{'cmd':'analyse','level':'hard','seed':4,'nodes':17000}", "best");
        json_t *first = json_array_get(best, 0);
        assert_true(json_equal(action, json_object_get(first, "action")));
        assert_true(json_equal(action, json_array_get(json_object_get(first, "line"), 0)));
        json_decref(action);
        json_decref(best);
    }
}

static void refuses_what_cannot_be_analysed(void **state)
{
    ask_refused(*state, "{'cmd':'analyse','level':'hard','seed':1}", "no-game");
    ask_ok(*state, ENDING);
    ask_refused(*state, "{'cmd':'analyse','level':'random','seed':1}", "bad-argument");
    ask_refused(*state, "{'cmd':'analyse','level':'best','seed':1}", "bad-argument");
    ask_refused(*state, "{'cmd':'analyse','level':'hard'}", "bad-argument");
    ask_refused(*state, "{'cmd':'analyse','level':'hard','seed':1,'best':0}", "bad-argument");
    ask_refused(*state, "{'cmd':'analyse','level':'hard','seed':1,'best':33}", "bad-argument");
    ask_refused(*state, "{'cmd':'analyse','level':'hard','seed':1,'nodes':0}", "bad-argument");
    ask_ok(*state, "{'cmd':'do','action':'play K9'}");
    ask_ok(*state, "{'cmd':'do','action':'play K5'}");
    ask_ok(*state, "{'cmd':'do','action':'play K2'}");
    ask_ok(*state, "{'cmd':'do','action':'play G1'}");
    ask_refused(*state, "{'cmd':'analyse','level':'hard','seed':1}", "game-over");
}

static void there_is_nothing_to_stop(void **state)
{
    ask_expect(*state, "{'cmd':'stop'}", "{'ok':true}");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(an_ending_is_proven, talk_begin, talk_end),
        cmocka_unit_test_setup_teardown(the_reply_names_seat_and_budget, talk_begin, talk_end),
        cmocka_unit_test_setup_teardown(the_first_is_what_bot_answers, talk_begin, talk_end),
        cmocka_unit_test_setup_teardown(refuses_what_cannot_be_analysed, talk_begin, talk_end),
        cmocka_unit_test_setup_teardown(there_is_nothing_to_stop, talk_begin, talk_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
