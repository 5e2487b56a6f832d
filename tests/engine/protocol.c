/* Every command and every code, in games of null whose cards are laid out by hand: what is expected
 * follows from its rules in include/games/null.h. */
#include "talk.h"

#include <string.h>

#define PLACED                                                                                     \
    "{'cmd':'setup','seed':5,'state':{'game':'null','players':2,'active':1,'stock':['9','1'],"     \
    "'table':['2','3','4'],'hands':[['5','6'],['7','8']],'totals':[2,7]}}"

static void says_hello(void **state)
{
    json_t *reply = ask(*state, "{'cmd':'hello'}");
    assert_int_equal(json_integer_value(json_object_get(reply, "protocol")), 1);
    const char *name = json_string_value(json_object_get(reply, "engine"));
    assert_int_equal(strncmp(name, "meja-engine ", 12), 0);
    assert_true(json_array_size(json_object_get(reply, "games")) > 0);
    json_decref(reply);
}

static void plays_a_placed_game(void **state)
{
    ask_expect(*state, PLACED, "{'ok':true,'actors':[1],'over':false}");
    ask_expect(*state, "{'cmd':'actions'}",
               "{'ok':true,'actors':[1],'actions':['play 7','play 8']}");
    ask_expect(*state, "{'cmd':'actions','seat':0}", "{'ok':true,'actors':[1],'actions':[]}");
    ask_expect(*state, "{'cmd':'events','seat':0}", "{'ok':true,'events':[]}");
    ask_expect(*state, "{'cmd':'do','action':'play 8'}",
               "{'ok':true,'actors':[0],'over':false,'events':["
               "{'kind':'move','card':'8','from':'hands/1','to':'table','to_seats':[0,1]},"
               "{'kind':'counter','name':'total','value':15},"
               "{'kind':'move','card':'9','from':'stock','to':'hands/1','to_seats':[1]},"
               "{'kind':'phase','name':'play','value':0}]}");
    ask_expect(*state, "{'cmd':'events','seat':0}",
               "{'ok':true,'events':["
               "{'kind':'move','card':'8','from':'hands/1','to':'table','to_seats':[0,1]},"
               "{'kind':'counter','name':'total','value':15},"
               "{'kind':'move','card':'?','from':'stock','to':'hands/1','to_seats':[1]},"
               "{'kind':'phase','name':'play','value':0}]}");
    ask_expect(*state, "{'cmd':'view','seat':0}",
               "{'ok':true,'view':{'game':'null','players':2,'active':0,'stock':['?'],"
               "'table':['2','3','4','8'],'hands':[['5','6'],['?','?']],'totals':[2,15],"
               "'known':[]}}");
    ask_expect(*state, "{'cmd':'undo'}", "{'ok':true,'actors':[1],'over':false}");
    ask_refused(*state, "{'cmd':'undo'}", "illegal-action");
}

/* 5 2 3 4 lie on the table with 1 and 9 to be drawn: seat 0 gains 6 + 9, seat 1 gains 7 + 8. */
static void plays_to_the_result(void **state)
{
    ask_ok(*state, PLACED);
    ask_ok(*state, "{'cmd':'do','action':'play 7'}");          /* draws 9 */
    ask_ok(*state, "{'cmd':'do','action':'play 5','seat':0}"); /* draws 1 */
    ask_ok(*state, "{'cmd':'do','action':'play 8'}");
    ask_ok(*state, "{'cmd':'do','action':'play 1'}");
    ask_ok(*state, "{'cmd':'do','action':'play 9'}");
    ask_refused(*state, "{'cmd':'result'}", "bad-argument");
    json_t *over = ask_for(*state, "{'cmd':'do','action':'play 6'}", "over");
    assert_true(json_is_true(over));
    json_decref(over);
    ask_expect(*state, "{'cmd':'result'}", "{'ok':true,'result':{'winners':[1],'totals':[14,31]}}");
    ask_expect(*state, "{'cmd':'actions'}", "{'ok':true,'actors':[],'actions':[]}");
    ask_refused(*state, "{'cmd':'do','action':'play 6'}", "game-over");
    ask_refused(*state, "{'cmd':'bot','level':'easy','seed':1}", "game-over");
    ask_expect(*state, "{'cmd':'undo'}", "{'ok':true,'actors':[0],'over':false}");
    ask_refused(*state, "{'cmd':'result'}", "bad-argument");
}

static void needs_a_game(void **state)
{
    const char *const needing[] = {"state", "view", "actions", "do",    "events",
                                   "undo",  "bot",  "log",     "result"};
    for (size_t i = 0; i < sizeof needing / sizeof needing[0]; i++) {
        char line[64];
        snprintf(line, sizeof line, "{'cmd':'%s','seat':0}", needing[i]);
        ask_refused(*state, line, "no-game");
    }
}

static void refuses_what_is_no_request(void **state)
{
    ask_refused(*state, "hello", "bad-json");
    ask_refused(*state, "{'cmd':'hello'", "bad-json");
    ask_refused(*state, "{'cmd':'hello'} {}", "bad-json");
    ask_refused(*state, "{'cmd':'hello','cmd':'quit'}", "bad-json");
    ask_refused(*state, "{'cmd':'hello','x':99999999999999999999}", "bad-json");
    ask_refused(*state, "{'cmd':'hello','x':1e999}", "bad-json");
    ask_refused(*state, "{'cmd':'hello','x':'\\u0000'}", "bad-json");
    ask_refused(*state, "{'cmd':'hello','x':'\xC3('}", "bad-json");
    ask_refused(*state, "\xFF{'cmd':'hello'}", "bad-json");
    ask_refused(*state, "5", "bad-json");
    ask_refused(*state, "['hello']", "bad-json");
    ask_refused(*state, "{}", "unknown-command");
    ask_refused(*state, "{'cmd':7}", "unknown-command");
    ask_refused(*state, "{'cmd':'Hello'}", "unknown-command");
    ask_ok(*state, "{'cmd':'hello','other':[1,{'x':null}]}");
}

static void refuses_bad_arguments(void **state)
{
    const char *const lines[] = {
        "{'cmd':'new','players':2,'seed':1}",
        "{'cmd':'new','game':'chess','players':2,'seed':1}",
        "{'cmd':'new','game':7,'players':2,'seed':1}",
        "{'cmd':'new','game':'null','seed':1}",
        "{'cmd':'new','game':'null','players':1,'seed':1}",
        "{'cmd':'new','game':'null','players':5,'seed':1}",
        "{'cmd':'new','game':'null','players':'2','seed':1}",
        "{'cmd':'new','game':'null','players':2.0,'seed':1}",
        "{'cmd':'new','game':'null','players':258,'seed':1}",
        "{'cmd':'new','game':'null','players':2}",
        "{'cmd':'new','game':'null','players':2,'seed':-1}",
        "{'cmd':'new','game':'null','players':2,'seed':9007199254740992}",
        "{'cmd':'new','game':'null','players':2,'seed':1,'options':[]}",
        "{'cmd':'new','game':'null','players':2,'seed':1,'options':{'x':1}}",
        "{'cmd':'setup','seed':1}",
        "{'cmd':'setup','state':[],'seed':1}",
        "{'cmd':'replay'}",
        "{'cmd':'replay','log':{}}",
        "{'cmd':'playout','game':'null','players':2,'seed':1}",
        "{'cmd':'playout','game':'null','players':2,'games':0,'seed':1}",
        "{'cmd':'view'}",
        "{'cmd':'view','seat':2}",
        "{'cmd':'view','seat':-1}",
        "{'cmd':'events','seat':2}",
        "{'cmd':'actions','seat':2}",
        "{'cmd':'actions','seat':null}",
        "{'cmd':'do'}",
        "{'cmd':'do','action':5}",
        "{'cmd':'do','action':'play 7','seat':9}",
        "{'cmd':'bot','seed':1}",
        "{'cmd':'bot','level':'brutal','seed':1}",
        "{'cmd':'bot','level':'hard','seed':-1}",
        "{'cmd':'bot','level':'hard','seed':1,'nodes':0}",
        "{'cmd':'bot','level':'hard','seed':1,'nodes':4294967296}",
        "{'cmd':'bot','level':'hard','seed':1,'time_ms':'soon'}",
    };
    ask_ok(*state, PLACED);
    json_t *before = ask(*state, "{'cmd':'log'}");
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        ask_refused(*state, lines[i], "bad-argument");
    }
    json_t *after = ask(*state, "{'cmd':'log'}");
    assert_true(json_equal(before, after));
    json_decref(before);
    json_decref(after);
    ask_ok(*state, "{'cmd':'new','game':'null','players':2,'seed':9007199254740991}");
}

static void refuses_illegal_actions(void **state)
{
    const char *const actions[] = {"play 5", "play 10", "play",    "play 7 8", "play  7", "",
                                   "Play 7", " play 7", "play 7 ", "pass",     "play ?"};
    ask_ok(*state, PLACED);
    for (size_t i = 0; i < sizeof actions / sizeof actions[0]; i++) {
        char line[64];
        snprintf(line, sizeof line, "{'cmd':'do','action':'%s'}", actions[i]);
        ask_refused(*state, line, "illegal-action");
    }
    ask_refused(*state, "{'cmd':'do','action':'play 5','seat':0}", "illegal-action");
    ask_refused(*state, "{'cmd':'undo'}", "illegal-action");
}

static void refuses_bad_positions(void **state)
{
    const char *const members[] = {
        "'players':2,'active':0,'stock':['1'],'table':[],"
        "'hands':[['5','6'],['7','8','9','2','3']],'totals':[0,0]", /* the 4 is missing */
        "'players':2,'active':0,'stock':['1','4','4'],'table':[],"
        "'hands':[['5','6'],['7','8','9','2','3']],'totals':[0,0]", /* twice */
        "'players':2,'active':0,'stock':['1','4','10'],'table':[],"
        "'hands':[['5','6'],['7','8','9','2','3']],'totals':[0,0]",
        "'players':2,'active':0,'stock':['1','?'],'table':[],"
        "'hands':[['5','6'],['7','8','9','2','3']],'totals':[0,0]",
        "'players':2,'active':2,'stock':['1','4'],'table':[],"
        "'hands':[['5','6'],['7','8','9','2','3']],'totals':[0,0]",
        "'players':3,'active':0,'stock':['1','4'],'table':[],"
        "'hands':[['5','6'],['7','8','9','2','3']],'totals':[0,0]",
        "'players':2,'active':0,'stock':['1','4'],'table':[],"
        "'hands':[['5','6'],['7','8','9','2','3']],'totals':[1,0]", /* nothing was played */
        "'players':2,'active':0,'stock':['1','4'],'table':['5','6'],"
        "'hands':[[],['7','8','9','2','3']],'totals':[11,0]", /* seat 0 cannot play */
        "'players':2,'active':0,'stock':'1 4','table':[],"
        "'hands':[['5','6'],['7','8','9','2','3']],'totals':[0,0]",
        "'players':2,'active':0,'stock':['1','4'],'table':[],"
        "'hands':[['5','6'],['7','8','9','2','3']],'totals':[0,0],'rng':'12'",
    };
    for (size_t i = 0; i < sizeof members / sizeof members[0]; i++) {
        char line[512];
        snprintf(line, sizeof line, "{'cmd':'setup','seed':1,'state':{'game':'null',%s}}",
                 members[i]);
        ask_refused(*state, line, "bad-state");
    }
    ask_refused(*state, "{'cmd':'setup','seed':1,'state':{'game':'chess'}}", "bad-state");
    ask_refused(*state, "{'cmd':'setup','seed':1,'state':{}}", "bad-state");
    ask_refused(*state, "{'cmd':'state'}", "no-game");
}

static void a_placed_game_needs_a_seed_or_a_generator(void **state)
{
    ask_refused(*state,
                "{'cmd':'setup','state':{'game':'null','players':2,'active':0,'stock':['1','4'],"
                "'table':[],'hands':[['5','6'],['7','8','9','2','3']],'totals':[0,0]}}",
                "bad-argument");
    ask_ok(*state, "{'cmd':'setup','state':{'game':'null','players':2,'active':0,'stock':['1','4'],"
                   "'table':[],'hands':[['5','6'],['7','8','9','2','3']],'totals':[0,0],"
                   "'rng':'00000000000000ff'}}");
}

static void bots_think_by_nodes_or_by_clock(void **state)
{
    ask_ok(*state, PLACED);
    const char *const levels[] = {"random", "greedy", "easy", "normal", "hard", "master"};
    for (size_t i = 0; i < sizeof levels / sizeof levels[0]; i++) {
        char line[128];
        snprintf(line, sizeof line, "{'cmd':'bot','level':'%s','seed':3,'nodes':50}", levels[i]);
        json_t *first = ask_for(*state, line, "action");
        json_t *second = ask_for(*state, line, "action");
        assert_true(json_equal(first, second));
        json_decref(first);
        json_decref(second);
    }
    ask_ok(*state, "{'cmd':'bot','level':'hard','seed':3}");
    ask_ok(*state, "{'cmd':'bot','level':'hard','seed':3,'time_ms':20}");
}

/* The log of a placed game: two cards were played, one taken back. */
static void logs_and_replays(void **state)
{
    ask_ok(*state, PLACED);
    ask_ok(*state, "{'cmd':'do','action':'play 8'}");
    ask_ok(*state, "{'cmd':'do','action':'play 5'}");
    ask_ok(*state, "{'cmd':'undo'}");
    json_t *log = ask_for(*state, "{'cmd':'log'}", "log");
    json_t *position = ask_for(*state, "{'cmd':'state'}", "state");
    json_t *actions = json_object_get(log, "actions");
    assert_int_equal(json_array_size(actions), 1);
    assert_string_equal(json_string_value(json_array_get(actions, 0)), "play 8");
    assert_int_equal(json_integer_value(json_object_get(log, "players")), 2);
    assert_null(json_object_get(log, "seed"));
    ask_ok(*state, "{'cmd':'new','game':'null','players':3,'seed':4}");
    json_decref(ask_with(*state, "{'cmd':'replay','log':%s}", log));
    json_t *again = ask_for(*state, "{'cmd':'log'}", "log");
    json_t *same = ask_for(*state, "{'cmd':'state'}", "state");
    assert_true(json_equal(log, again));
    assert_true(json_equal(position, same));
    json_decref(log);
    json_decref(again);
    json_decref(position);
    json_decref(same);
}

static void refuses_logs_that_cannot_be_played(void **state)
{
    const char *const logs[] = {
        "'rules':1,'players':2,'seed':7,'actions':['play 0']",
        "'rules':1,'players':2,'seed':7,'actions':[7]",
        "'rules':1,'players':2,'seed':7,'actions':[{'seat':9,'action':'play 1'}]",
        "'rules':9999,'players':2,'seed':7,'actions':[]",
        "'players':2,'seed':7,'actions':[]",
        "'rules':1,'players':2,'actions':[]",
        "'rules':1,'seed':7,'actions':[]",
        "'rules':1,'players':9,'seed':7,'actions':[]",
        "'rules':1,'players':2,'seed':7",
        "'rules':1,'players':2,'start':{'game':'null'},'actions':[]",
    };
    ask_ok(*state, PLACED);
    json_t *before = ask(*state, "{'cmd':'log'}");
    for (size_t i = 0; i < sizeof logs / sizeof logs[0]; i++) {
        char line[256];
        snprintf(line, sizeof line, "{'cmd':'replay','log':{'game':'null',%s}}", logs[i]);
        ask_refused(*state, line, "bad-argument");
    }
    json_t *after = ask(*state, "{'cmd':'log'}");
    assert_true(json_equal(before, after));
    json_decref(before);
    json_decref(after);
    ask_ok(*state, "{'cmd':'replay','log':{'game':'null','rules':1,'players':2,'seed':7,"
                   "'actions':[]}}");
}

/* A game of null is always nine actions. */
static void plays_out(void **state)
{
    const char *line = "{'cmd':'playout','game':'null','players':3,'games':50,'seed':8}";
    json_t *first = ask(*state, line);
    json_t *second = ask(*state, line);
    assert_int_equal(json_integer_value(json_object_get(first, "games")), 50);
    assert_int_equal(json_integer_value(json_object_get(first, "actions")), 450);
    assert_true(json_is_real(json_object_get(first, "seconds")));
    json_t *fingerprint = json_object_get(first, "fingerprint");
    assert_true(json_equal(fingerprint, json_object_get(second, "fingerprint")));
    json_t *other = ask(*state, "{'cmd':'playout','game':'null','players':3,'games':50,'seed':9}");
    assert_false(json_equal(fingerprint, json_object_get(other, "fingerprint")));
    json_decref(first);
    json_decref(second);
    json_decref(other);
    ask_refused(*state, "{'cmd':'state'}", "no-game");
}

static void quits(void **state)
{
    assert_false(engine_is_done(*state));
    ask_expect(*state, "{'cmd':'quit'}", "{'ok':true}");
    assert_true(engine_is_done(*state));
}

#define TALK(test) cmocka_unit_test_setup_teardown(test, talk_begin, talk_end)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TALK(says_hello),
        TALK(plays_a_placed_game),
        TALK(plays_to_the_result),
        TALK(needs_a_game),
        TALK(refuses_what_is_no_request),
        TALK(refuses_bad_arguments),
        TALK(refuses_illegal_actions),
        TALK(refuses_bad_positions),
        TALK(a_placed_game_needs_a_seed_or_a_generator),
        TALK(bots_think_by_nodes_or_by_clock),
        TALK(logs_and_replays),
        TALK(refuses_logs_that_cannot_be_played),
        TALK(plays_out),
        TALK(quits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
