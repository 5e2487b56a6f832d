/* Di Renjie in JSON: a position laid out by hand, what seats see of it, and results. */
#include "talk.h"

#include <stdio.h>

/* Two seats with the expansion, of whom seat 1 is the killer; 31 cards in the deck. */
#define STARTING "'starting':[['T1','T2','T3'],['T4','T6','W1']]"
#define DECK                                                                                       \
    "'deck':['T1','T1','T1','T3','T3','T3','T4','T4','T4','T5','T5','T6','T6','T6',"               \
    "'W1','W1','W2','W2','W2','W3','W3','W3','W4','W4','W4','W5','W5','L1','L1','L1','L2']"
#define HIDDEN_DECK                                                                                \
    "'deck':['?','?','?','?','?','?','?','?','?','?','?','?','?','?','?','?','?','?','?','?',"     \
    "'?','?','?','?','?','?','?','?','?','?','?']"
#define HAND_0 "'W1','L2','L2','L3','L3','L3','L4','M1','M3'"
#define HAND_1 "'L4','L4','L5','L5','M4','M5','A'"
#define TURN                                                                                       \
    "'players':2,'active':0,'start':0,'round':3,'idle_rounds':1,'drawn':[],'owed':0,"              \
    "'owed_to':null,'moved':false,'teams':0,'ending':false,'answers':[[],[]]"
#define POSITION                                                                                   \
    "{'cmd':'setup','seed':1,'state':{'game':'direnjie'," TURN                                     \
    ",'phase':'give','actor':1,'killer':1,'secret':['T5','W5','L5']," STARTING "," DECK            \
    ",'hands':[[" HAND_0 "],[" HAND_1 "]],'clues':[[],[{'cards':['T2','T2','M2'],"                 \
    "'public':true,'inspected':[0]}]],'ask':'4','gave':[false,false]}}"

/* T2, of which two lie in the clue, is left out: it is in no place. */
static void a_card_must_not_be_missing(void **state)
{
    ask_refused(*state, POSITION, "bad-state");
}

#define WHOLE                                                                                      \
    "{'cmd':'setup','seed':1,'state':{'game':'direnjie'," TURN                                     \
    ",'phase':'give','actor':1,'killer':1,'secret':['T5','W5','L5']," STARTING "," DECK            \
    ",'hands':[['T2'," HAND_0 "],[" HAND_1 "]],'clues':[[],[{'cards':['T2','T2','M2'],"            \
    "'public':true,'inspected':[0]}]],'ask':'4','gave':[false,false]}}"

static void a_seat_sees_its_own_cards(void **state)
{
    ask_expect(*state, WHOLE, "{'ok':true,'actors':[1],'over':false}");
    ask_expect(*state, "{'cmd':'actions'}",
               "{'ok':true,'actors':[1],'actions':['give L4','refuse']}");
    ask_expect(*state, "{'cmd':'view','seat':0}",
               "{'ok':true,'view':{'game':'direnjie'," TURN
               ",'phase':'give','actor':1,'killer':'?','secret':['?','?','?'],"
               "'starting':[['T1','T2','T3'],['?','?','?']]," HIDDEN_DECK ",'hands':[['T2'," HAND_0
               "],['?','?','?','?','?','?','?']],'clues':[[],"
               "[{'cards':['T2','T2','M2'],'public':true,'inspected':[0]}]],"
               "'ask':'4','gave':[false,false],'known':[]}}");
}

/* The giver remembers its card, and the asker that it has left. */
static void a_gift_is_known(void **state)
{
    ask_ok(*state, WHOLE);
    ask_ok(*state, "{'cmd':'do','action':'give L4'}");
    ask_expect(*state, "{'cmd':'view','seat':1}",
               "{'ok':true,'view':{'game':'direnjie','players':2,'active':0,'start':0,'round':3,"
               "'idle_rounds':1,'drawn':[],'owed':0,'owed_to':null,'moved':true,'teams':0,"
               "'ending':false,'answers':[[],[]],'phase':'submit','actor':0,'killer':1,"
               "'secret':['?','?','?'],'starting':[['?','?','?'],['T4','T6','W1']]," HIDDEN_DECK
               ",'hands':[['L4','?','?','?','?','?','?','?','?','?','?'],"
               "['L4','L5','L5','M4','M5','A']],"
               "'clues':[[],[{'cards':['T2','T2','M2'],'public':true,'inspected':[0]}]],"
               "'ask':'4','gave':[false,true],"
               "'known':[{'zone':'hands/0','cards':['L4']}]}}");
    ask_expect(*state, "{'cmd':'events','seat':0}",
               "{'ok':true,'events':[{'kind':'cue','name':'give','value':1},"
               "{'kind':'move','card':'L4','from':'hands/1','to':'hands/0','to_seats':[0,1]},"
               "{'kind':'phase','name':'submit','value':0}]}");
}

/* Seat 0 must lay its three L3, and may add to its hand; both draws have their sources. */
static void a_turn_in_words(void **state)
{
    ask_ok(*state, WHOLE);
    ask_ok(*state, "{'cmd':'do','action':'refuse'}");
    ask_expect(*state, "{'cmd':'actions'}",
               "{'ok':true,'actors':[0],'actions':['draw deck','draw 1','pass']}");
    ask_ok(*state, "{'cmd':'do','action':'draw deck'}");
    ask_expect(*state, "{'cmd':'actions'}",
               "{'ok':true,'actors':[0],'actions':['submit L3 L3 L3','submit L3 L3 M3']}");
    ask_ok(*state, "{'cmd':'do','action':'submit L3 L3 M3'}");
    ask_refused(*state, "{'cmd':'do','action':'decline'}", "illegal-action");
    ask_ok(*state, "{'cmd':'do','action':'draw 1'}");
    json_t *drawn = ask_for(*state, "{'cmd':'state'}", "state");
    json_t *expected = json_pack("[i]", 1);
    assert_true(json_equal(json_object_get(drawn, "drawn"), expected));
    json_decref(drawn);
    json_decref(expected);
}

/* A public clue that a seat has not inspected shows its top; the middle card is as the top one. */
static void a_middle_card_is_known(void **state)
{
    ask_ok(*state, "{'cmd':'setup','seed':1,'state':{'game':'direnjie'," TURN
                   ",'phase':'give','actor':1,'killer':1,'secret':['T5','W5','L5']," STARTING
                   "," DECK ",'hands':[['T2'," HAND_0 "],[" HAND_1 "]],"
                   "'clues':[[],[{'cards':['T2','T2','M2'],'public':true,'inspected':[]}]],"
                   "'ask':'4','gave':[false,false]}}");
    json_t *view = ask_for(*state, "{'cmd':'view','seat':0}", "view");
    json_t *known = json_pack("[{s:s,s:[s]}]", "zone", "clues/1", "cards", "T2");
    assert_true(json_equal(json_object_get(view, "known"), known));
    json_decref(view);
    json_decref(known);
}

/* DR-28, DR-29: seat 0 has one right and names nobody, the killer two and a clue, and 5. */
static void a_result_has_points_and_killer(void **state)
{
    ask_ok(*state, "{'cmd':'setup','seed':1,'state':{'game':'direnjie','players':2,'active':1,"
                   "'start':0,'round':3,'idle_rounds':2,'drawn':[],'owed':0,'owed_to':null,"
                   "'moved':false,'teams':0,'ending':true,"
                   "'answers':[['T5','W1','L1','none'],['T5','W5']],"
                   "'phase':'answer','actor':1,'killer':1,'secret':['T5','W5','L5']," STARTING
                   "," DECK ",'hands':[['T2'," HAND_0 "],[" HAND_1 "]],"
                   "'clues':[[],[{'cards':['T2','T2','M2'],'public':true,'inspected':[]}]],"
                   "'ask':'4','gave':[false,false]}}");
    ask_refused(*state, "{'cmd':'result'}", "bad-argument");
    ask_ok(*state, "{'cmd':'do','action':'answer L1'}");
    ask_ok(*state, "{'cmd':'do','action':'accuse 0'}");
    ask_expect(*state, "{'cmd':'result'}",
               "{'ok':true,'result':{'points':[1,8],'clues':[0,1],'winners':[1],"
               "'secret':['T5','W5','L5'],'killer':1}}");
    ask_refused(*state, "{'cmd':'do','action':'accuse 0'}", "game-over");
}

static void team_results_have_sums(void **state)
{
    ask_ok(*state,
           "{'cmd':'new','game':'direnjie','players':4,'seed':7,'options':{'teams':2,'first':2}}");
    json_t *reply = ask(*state, "{'cmd':'actions'}");
    while (json_array_size(json_object_get(reply, "actions")) > 0) {
        const json_t *actions = json_object_get(reply, "actions");
        size_t last = json_array_size(actions) - 1;
        json_decref(ask_with(*state, "{'cmd':'do','action':%s}", json_array_get(actions, last)));
        json_decref(reply);
        reply = ask(*state, "{'cmd':'actions'}");
    }
    json_decref(reply);
    json_t *result = ask_for(*state, "{'cmd':'result'}", "result");
    const json_t *points = json_object_get(result, "points");
    const json_t *sums = json_object_get(result, "team_points");
    assert_int_equal(json_array_size(sums), 2);
    for (size_t team = 0; team < 2; team++) {
        assert_int_equal(json_integer_value(json_array_get(sums, team)),
                         json_integer_value(json_array_get(points, team)) +
                             json_integer_value(json_array_get(points, team + 2)));
    }
    assert_true(json_is_null(json_object_get(result, "killer")));
    json_decref(result);
}

static void options_that_do_not_fit_are_refused(void **state)
{
    static const char *const wrong[] = {
        "'players':1,'options':{}",           "'players':7,'options':{}",
        "'players':3,'options':{'teams':2}",  "'players':4,'options':{'teams':3}",
        "'players':6,'options':{'teams':1}",  "'players':4,'options':{'teams':2,'killer':true}",
        "'players':3,'options':{'first':3}",  "'players':3,'options':{'first':'nobody'}",
        "'players':3,'options':{'killer':1}",
    };
    for (unsigned i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        char line[256];
        snprintf(line, sizeof line, "{'cmd':'new','game':'direnjie','seed':7,%s}", wrong[i]);
        ask_refused(*state, line, "bad-argument");
    }
    ask_expect(*state, "{'cmd':'new','game':'direnjie','players':3,'seed':7,'options':{'first':1}}",
               "{'ok':true,'actors':[1],'over':false}");
}

static void wrong_positions_are_refused(void **state)
{
    static const char *const wrong[] = {
        "'phase':'give','actor':0,'killer':1,'ask':'4','gave':[false,false]",
        "'phase':'give','actor':1,'killer':2,'ask':'4','gave':[false,false]",
        "'phase':'give','actor':1,'killer':null,'ask':'4','gave':[false,false]",
        "'phase':'give','actor':1,'killer':1,'ask':'6','gave':[false,false]",
        "'phase':'give','actor':1,'killer':1,'ask':null,'gave':[false,false]",
        "'phase':'give','actor':1,'killer':1,'ask':'4','gave':[true,false]",
        "'phase':'give','actor':1,'killer':1,'ask':'4','gave':[false]",
        "'phase':'bonus','actor':0,'killer':1,'ask':null,'gave':[false,false]",
        "'phase':'repay','actor':0,'killer':1,'ask':null,'gave':[false,false]",
        "'phase':'answer','actor':0,'killer':1,'ask':'4','gave':[false,false]",
        "'phase':'rest','actor':0,'killer':1,'ask':'4','gave':[false,false]",
    };
    ask_ok(*state, WHOLE);
    for (unsigned i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        char line[2048];
        snprintf(line, sizeof line,
                 "{'cmd':'setup','seed':1,'state':{'game':'direnjie'," TURN
                 ",%s,'secret':['T5','W5','L5']," STARTING "," DECK ",'hands':[['T2'," HAND_0
                 "],[" HAND_1 "]],'clues':[[],[{'cards':['T2','T2','M2'],"
                 "'public':true,'inspected':[]}]]}}",
                 wrong[i]);
        ask_refused(*state, line, "bad-state");
    }
    ask_expect(*state, "{'cmd':'actions'}",
               "{'ok':true,'actors':[1],'actions':['give L4','refuse']}");
}

/* WHOLE but for one seat that inspected twice, then for one identity that a seat saw twice; and for
 * starting cards that are no identities, added to those of a seat or in place of one. */
static void nothing_is_named_twice_or_wrongly(void **state)
{
    static const char *const twice[][2] = {
        {"'starting':[['T1','T2','T3'],['T4','T6','W1']]", "[0,0]"},
        {"'starting':[['T1','T2','T3'],['T4','T6','W1','T6']]", "[0]"},
        {"'starting':[['T1','T2','T3'],['T4','T6','W1','A']]", "[0]"},
        {"'starting':[['T1','T2','T3','M1'],['T4','T6','W1']]", "[0]"},
        {"'starting':[['T1','T2','T3','M5'],['T4','T6','W1']]", "[0]"},
        {"'starting':[['T1','T2','M2'],['T4','T6','W1']]", "[0]"},
    };
    for (unsigned i = 0; i < sizeof twice / sizeof twice[0]; i++) {
        char line[2048];
        snprintf(line, sizeof line,
                 "{'cmd':'setup','seed':1,'state':{'game':'direnjie'," TURN
                 ",'phase':'give','actor':1,'killer':1,'secret':['T5','W5','L5'],%s," DECK
                 ",'hands':[['T2'," HAND_0 "],[" HAND_1 "]],'clues':[[],[{'cards':['T2','T2','M2'],"
                 "'public':true,'inspected':%s}]],'ask':'4','gave':[false,false]}}",
                 twice[i][0], twice[i][1]);
        ask_refused(*state, line, "bad-state");
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_card_must_not_be_missing, talk_begin, talk_end),
        cmocka_unit_test_setup_teardown(a_seat_sees_its_own_cards, talk_begin, talk_end),
        cmocka_unit_test_setup_teardown(a_gift_is_known, talk_begin, talk_end),
        cmocka_unit_test_setup_teardown(a_turn_in_words, talk_begin, talk_end),
        cmocka_unit_test_setup_teardown(a_middle_card_is_known, talk_begin, talk_end),
        cmocka_unit_test_setup_teardown(a_result_has_points_and_killer, talk_begin, talk_end),
        cmocka_unit_test_setup_teardown(team_results_have_sums, talk_begin, talk_end),
        cmocka_unit_test_setup_teardown(options_that_do_not_fit_are_refused, talk_begin, talk_end),
        cmocka_unit_test_setup_teardown(wrong_positions_are_refused, talk_begin, talk_end),
        cmocka_unit_test_setup_teardown(nothing_is_named_twice_or_wrongly, talk_begin, talk_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
