/* Claim in JSON: positions laid out by hand, what seats see of them, and results. */
#include "talk.h"

#include <stdio.h>

#define F0      "'U0','U1','U2','U4','U5','U6','U7','U8','W0','W1','W2','W3'"
#define F1      "'W5','W6','W7','W8','W9','D0','D1','D2','D3','D4','D5','D6'"
#define GOBLINS "'G0','G0','G0','G0','G0','G2','G3','G4','G5','G6','G7','G8','G9'"
#define KNIGHTS "'K2','K3','K4','K5','K6','K7','K8','K9'"
#define HIDDEN  "'?','?','?','?','?','?','?','?','?','?','?','?'"

/* The last trick of phase 1, led by seat 0. */
#define LAST_TRICK                                                                                 \
    "{'cmd':'setup','seed':1,'state':{'game':'claim','phase':1,'leader':0,'active':0,"             \
    "'prize':'G1','lead':null,'deck':['W4'],'hands':[['U3'],['D8']],"                              \
    "'followers':[[" F0 "],[" F1 "]],'score':[['U9'],[]],"                                         \
    "'discard':[" GOBLINS "," KNIGHTS ",'D7','D9'],'trick':13}}"

static void a_seat_sees_its_own_cards(void **state)
{
    ask_expect(*state, LAST_TRICK, "{'ok':true,'actors':[0],'over':false}");
    ask_expect(*state, "{'cmd':'actions'}", "{'ok':true,'actors':[0],'actions':['play U3']}");
    ask_ok(*state, "{'cmd':'do','action':'play U3'}");
    ask_expect(*state, "{'cmd':'view','seat':1}",
               "{'ok':true,'view':{'game':'claim','phase':1,'leader':0,'active':1,"
               "'prize':'G1','lead':'U3','deck':['?'],'hands':[[],['D8']],"
               "'followers':[[" HIDDEN "],[" F1 "]],'score':[['U9'],[]],"
               "'discard':[" GOBLINS "," KNIGHTS ",'D7','D9'],'trick':13,'known':[]}}");
}

/* U3 against D8: seat 1 wins and takes the Undead and the prize, seat 0 draws W4. */
static void phase_2_is_open(void **state)
{
    ask_ok(*state, LAST_TRICK);
    ask_ok(*state, "{'cmd':'do','action':'play U3'}");
    ask_ok(*state, "{'cmd':'do','action':'play D8'}");
    ask_expect(*state, "{'cmd':'view','seat':0}",
               "{'ok':true,'view':{'game':'claim','phase':2,'leader':1,'active':1,"
               "'prize':null,'lead':null,'deck':[],'hands':[[" F0 ",'W4'],['G1'," F1 "]],"
               "'followers':[[],[]],'score':[['U9'],['U3']],"
               "'discard':[" GOBLINS "," KNIGHTS ",'D7','D8','D9'],'trick':1,'known':[]}}");
}

static void events_hide_the_blind_draw(void **state)
{
    ask_ok(*state, LAST_TRICK);
    ask_ok(*state, "{'cmd':'do','action':'play U3'}");
    ask_expect(*state, "{'cmd':'events','seat':1}",
               "{'ok':true,'events':[{'kind':'move','card':'U3','from':'hands/0','to':'lead',"
               "'to_seats':[0,1]}]}");
    ask_ok(*state, "{'cmd':'do','action':'play D8'}");
    json_t *events = ask_for(*state, "{'cmd':'events','seat':1}", "events");
    json_t *drawn = json_pack("{s:s,s:s,s:s,s:s,s:[i]}", "kind", "move", "card", "?", "from",
                              "deck", "to", "followers/0", "to_seats", 0);
    assert_true(json_equal(json_array_get(events, 7), drawn));
    json_decref(events);
    json_decref(drawn);
}

#define RESULT_PILES                                                                               \
    "'score':[['U0','U1','U2','U3','U4','U5','U6','U7','U8','U9',"                                 \
    "'W0','W1','W2','W3','W4','W5','W6','W7','W8','W9'],"                                          \
    "['K4','K5','K6','K7','K8','K9','D2','D3','D4','D5','D6','D7','D8','D9']],"                    \
    "'discard':['G1','K2','K3'," GOBLINS "]"

/* The last trick of all: no Goblins, two votes each. */
static void a_draw_has_no_winner(void **state)
{
    ask_ok(*state, "{'cmd':'setup','seed':1,'state':{'game':'claim','phase':2,'leader':1,"
                   "'active':0,'prize':null,'lead':'D1','deck':[],'hands':[['D0'],[]],"
                   "'followers':[[],[]]," RESULT_PILES ",'trick':13}}");
    ask_refused(*state, "{'cmd':'result'}", "bad-argument");
    ask_ok(*state, "{'cmd':'do','action':'play D0'}");
    ask_expect(*state, "{'cmd':'result'}",
               "{'ok':true,'result':{'winner':null,'votes':[2,2],"
               "'factions':{'G':null,'K':1,'U':0,'W':0,'D':1}}}");
    ask_refused(*state, "{'cmd':'do','action':'play D0'}", "game-over");
}

/* Which followers were prizes, known to both seats, is not in the schema. */
static void what_is_not_in_the_schema_is_forgotten(void **state)
{
    ask_ok(*state, LAST_TRICK);
    ask_expect(*state, "{'cmd':'view','seat':0}",
               "{'ok':true,'view':{'game':'claim','phase':1,'leader':0,'active':0,"
               "'prize':'G1','lead':null,'deck':['?'],'hands':[['U3'],['?']],"
               "'followers':[[" F0 "],[" HIDDEN "]],'score':[['U9'],[]],"
               "'discard':[" GOBLINS "," KNIGHTS ",'D7','D9'],'trick':13,'known':[]}}");
}

static void wrong_positions_are_refused(void **state)
{
    static const char *const wrong[] = {
        "'phase':4,'leader':1,'active':0,'lead':'D1','hands':[['D0'],[]],'trick':13",
        "'phase':2,'leader':2,'active':0,'lead':'D1','hands':[['D0'],[]],'trick':13",
        "'phase':2,'leader':1,'active':1,'lead':'D1','hands':[['D0'],[]],'trick':13",
        "'phase':2,'leader':1,'active':0,'lead':'D1','hands':[['D0'],[]],'trick':14",
        "'phase':2,'leader':1,'active':0,'lead':'D1','hands':[['D0'],[]],'trick':12",
        "'phase':2,'leader':1,'active':0,'lead':'D2','hands':[['D0'],[]],'trick':13",
        "'phase':2,'leader':1,'active':0,'lead':'G0','hands':[['D0'],[]],'trick':13",
        "'phase':2,'leader':1,'active':0,'lead':'D1','hands':[['D0']],'trick':13",
        "'phase':2,'leader':1,'active':0,'lead':'D1','hands':[['X0'],[]],'trick':13",
        "'phase':1,'leader':1,'active':0,'lead':'D1','hands':[['D0'],[]],'trick':13",
        "'phase':3,'leader':1,'active':0,'lead':'D1','hands':[['D0'],[]],'trick':13",
    };
    ask_ok(*state, LAST_TRICK);
    for (unsigned i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        char line[2048];
        snprintf(line, sizeof line,
                 "{'cmd':'setup','seed':1,'state':{'game':'claim',%s,'prize':null,'deck':[],"
                 "'followers':[[],[]]," RESULT_PILES "}}",
                 wrong[i]);
        ask_refused(*state, line, "bad-state");
    }
    ask_expect(*state, "{'cmd':'actions'}", "{'ok':true,'actors':[0],'actions':['play U3']}");
}

static void who_leads_is_an_option(void **state)
{
    ask_expect(*state, "{'cmd':'new','game':'claim','players':2,'seed':7,'options':{'first':1}}",
               "{'ok':true,'actors':[1],'over':false}");
    ask_expect(*state, "{'cmd':'new','game':'claim','players':2,'seed':7}",
               "{'ok':true,'actors':[0],'over':false}");
    ask_refused(*state, "{'cmd':'new','game':'claim','players':2,'seed':7,'options':{'first':2}}",
                "bad-argument");
    ask_refused(*state, "{'cmd':'new','game':'claim','players':3,'seed':7}", "bad-argument");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_seat_sees_its_own_cards, talk_begin, talk_end),
        cmocka_unit_test_setup_teardown(phase_2_is_open, talk_begin, talk_end),
        cmocka_unit_test_setup_teardown(events_hide_the_blind_draw, talk_begin, talk_end),
        cmocka_unit_test_setup_teardown(a_draw_has_no_winner, talk_begin, talk_end),
        cmocka_unit_test_setup_teardown(what_is_not_in_the_schema_is_forgotten, talk_begin,
                                        talk_end),
        cmocka_unit_test_setup_teardown(wrong_positions_are_refused, talk_begin, talk_end),
        cmocka_unit_test_setup_teardown(who_leads_is_an_option, talk_begin, talk_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
