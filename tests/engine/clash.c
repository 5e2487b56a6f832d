/* Clash of Decks in JSON: a position laid out by hand, what seats see of it, options, results, and
 * every position of random games of all modes put up again. */
#include "talk.h"

#include <stdio.h>

#define LINE_BYTES 4096

#define UNIT(card, damage, shielded)                                                               \
    "{'card':'" card "','damage':" damage ",'fresh':false,'spent':false,'bonus':0,"                \
    "'shielded':" shielded "}"

#define HAND_0 "'bastion','combustion','brute','partisan','revenant','troll'"
#define HAND_1 "'scribe','shaman','bastion','alpha','abomination','gnome'"
#define ROWS_0                                                                                     \
    "'top':[" UNIT("baron", "0", "false") "],'bottom':[" UNIT("carapace", "0", "true") "," UNIT(   \
        "zombie", "0", "false") "]"
#define ROWS_1                                                                                     \
    "'top':[" UNIT("microctopus", "0", "false") "," UNIT(                                          \
        "lieutenant", "0", "true") "],'bottom':[" UNIT("ogre", "2", "false") "]"

/* All members but the sides. */
#define OTHERS(phase, mana, returning, resume)                                                     \
    "'game':'clash','mode':'duel','format':'preconstructed','phase':'" phase "','active':0,"       \
    "'first':1,'turn':6,'mana':" mana ",'queue':[],'returning':" returning ",'resume':" resume     \
    ",'pool':[],'deck':[],'picks':[[],[]]"
#define SUMMON OTHERS("summon", "3", "[]", "null")

#define SETUP                                                                                      \
    "{'cmd':'setup','seed':1,'state':{" SUMMON ",'sides':[{'hand':[" HAND_0 "]," ROWS_0            \
    "},{'hand':[" HAND_1 "]," ROWS_1 "}]}}"

static void a_position_says_what_can_be_done(void **state)
{
    ask_expect(*state, SETUP, "{'ok':true,'actors':[0],'over':false}");
    ask_expect(*state, "{'cmd':'actions'}",
               "{'ok':true,'actors':[0],'actions':['summon partisan top','summon partisan bottom',"
               "'summon revenant top','summon revenant bottom','cast combustion 0t1',"
               "'cast combustion 0b1','cast combustion 0b2','cast combustion 1t1',"
               "'cast combustion 1t2','cast combustion 1b1','attack']}");
    ask_refused(*state, "{'cmd':'do','action':'summon brute top'}", "illegal-action");
}

static void a_seat_sees_its_own_hand(void **state)
{
    ask_ok(*state, SETUP);
    ask_expect(*state, "{'cmd':'view','seat':1}",
               "{'ok':true,'view':{" SUMMON
               ",'sides':[{'hand':['bastion','?','?','?','?','?']," ROWS_0 "},{'hand':[" HAND_1
               "]," ROWS_1 "}],'known':[{'zone':'sides/0/hand',"
               "'cards':['brute','partisan','revenant','troll','combustion']}]}}");
}

/* Combustion: the microctopus, and with 2 + 2 the ogre; their owner orders them. */
static void destroyed_units_are_ordered(void **state)
{
    ask_ok(*state, SETUP);
    json_t *events = ask_for(*state, "{'cmd':'do','action':'cast combustion 1t1'}", "events");
    json_t *first = json_pack("{s:s,s:s,s:s,s:s,s:[i,i]}", "kind", "move", "card", "combustion",
                              "from", "sides/0/hand", "to", "returning", "to_seats", 0, 1);
    assert_true(json_equal(json_array_get(events, 0), first));
    json_decref(events);
    json_decref(first);
    ask_expect(*state, "{'cmd':'actions'}",
               "{'ok':true,'actors':[1],'actions':['return microctopus','return ogre']}");
    ask_expect(*state, "{'cmd':'view','seat':1}",
               "{'ok':true,'view':{" OTHERS(
                   "return", "0", "['microctopus','ogre']",
                   "'summon'") ",'sides':[{'hand':['bastion','?','?','?','?','combustion']," ROWS_0
                               "},{'hand':[" HAND_1 "],'top':[" UNIT(
                                   "lieutenant", "0",
                                   "true") "],'bottom':[]}],'known':[{'zone':'sides/0/hand',"
                                           "'cards':['brute','partisan','revenant','troll']}]}}");
    ask_expect(*state, "{'cmd':'undo'}", "{'ok':true,'actors':[0],'over':false}");
    ask_ok(*state, "{'cmd':'do','action':'cast combustion 1t1'}");
    ask_ok(*state, "{'cmd':'do','seat':1,'action':'return ogre'}");
    json_t *view = ask_for(*state, "{'cmd':'view','seat':0}", "view");
    json_t *hand = json_object_get(json_array_get(json_object_get(view, "sides"), 1), "hand");
    assert_int_equal(json_array_size(hand), 8);
    assert_string_equal(json_string_value(json_array_get(hand, 1)), "?");
    assert_string_equal(json_string_value(json_array_get(hand, 2)), "bastion");
    assert_string_equal(json_string_value(json_array_get(hand, 6)), "ogre");
    assert_string_equal(json_string_value(json_array_get(hand, 7)), "microctopus");
    json_decref(view);
}

static void wrong_positions_are_refused(void **state)
{
    static const char *const wrong[] = {
        /* no keeper; two keepers; a card twice; one too few; one on both sides */
        "{'hand':['combustion','brute','partisan','revenant','troll']," ROWS_0 "}",
        "{'hand':['bastion','fort','combustion','brute','partisan','revenant','troll']," ROWS_0 "}",
        "{'hand':['bastion','combustion','combustion','partisan','revenant','troll']," ROWS_0 "}",
        "{'hand':['bastion','combustion','partisan','revenant','troll']," ROWS_0 "}",
        "{'hand':['bastion','gnome','brute','partisan','revenant','troll']," ROWS_0 "}",
        /* the keeper rightmost; an incantation in a row; a shield that cannot be; too much damage
         */
        "{'hand':['combustion','brute','partisan','revenant','troll','fort']," ROWS_0 "}",
        "{'hand':[" HAND_0 "],'top':[],'bottom':[" UNIT("boom", "0", "false") "," UNIT(
            "carapace", "0", "true") "," UNIT("zombie", "0", "false") "]}",
        "{'hand':[" HAND_0 "],'top':[],'bottom':[" UNIT("baron", "0", "true") "," UNIT(
            "carapace", "0", "true") "," UNIT("zombie", "0", "false") "]}",
        "{'hand':[" HAND_0 "],'top':[],'bottom':[" UNIT("baron", "5", "false") "," UNIT(
            "carapace", "0", "true") "," UNIT("zombie", "0", "false") "]}",
        "{'hand':['bastion','?','brute','partisan','revenant','troll']," ROWS_0 "}",
        "null",
    };
    ask_ok(*state, SETUP);
    for (unsigned i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        char line[LINE_BYTES];
        snprintf(line, sizeof line,
                 "{'cmd':'setup','seed':1,'state':{" SUMMON ",'sides':[%s,{'hand':[" HAND_1
                 "]," ROWS_1 "}]}}",
                 wrong[i]);
        ask_refused(*state, line, "bad-state");
    }
    ask_ok(*state, "{'cmd':'do','action':'attack'}");
}

static void wrong_members_are_refused(void **state)
{
    static const char *const wrong[] = {
        OTHERS("fight", "3", "[]", "null"),        OTHERS("summon", "-1", "[]", "null"),
        OTHERS("summon", "3", "['ogre']", "null"), OTHERS("summon", "3", "[]", "'attack'"),
        OTHERS("summon", "3", "[]", "'later'"),    OTHERS("over", "3", "[]", "null"),
        OTHERS("pick", "3", "[]", "null"),         OTHERS("return", "3", "[]", "'attack'"),
    };
    for (unsigned i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        char line[LINE_BYTES];
        snprintf(line, sizeof line,
                 "{'cmd':'setup','seed':1,'state':{%s,'sides':[{'hand':[" HAND_0 "]," ROWS_0
                 "},{'hand':[" HAND_1 "]," ROWS_1 "}]}}",
                 wrong[i]);
        ask_refused(*state, line, "bad-state");
    }
    ask_refused(*state, "{'cmd':'actions'}", "no-game");
}

static void options_make_the_game(void **state)
{
    static const struct {
        const char *players, *options, *reply;
    } cases[] = {
        {"2", "{'first':1}", "{'ok':true,'actors':[1],'over':false}"},
        {"2", "{'mode':'duel','format':'draft'}", "{'ok':true,'actors':[0],'over':false}"},
        {"2", "{'format':'constructed'}", "{'ok':true,'actors':[0,1],'over':false}"},
        {"2", "{'decks':[4,2],'first':0}", "{'ok':true,'actors':[0],'over':false}"},
        {"1", "{'mode':'solo'}", "{'ok':true,'actors':[0],'over':false}"},
        {"1", "{}", "{'ok':true,'actors':[0],'over':false}"},
        {"1", "{'abilities':['splash','rage','protection'],'pile_armor':1}",
         "{'ok':true,'actors':[0],'over':false}"},
        {"1", "{'abilities':['splash','rage'],'pile_armor':1,'base_mana':8}", NULL}, /* 6 */
        {"1", "{'abilities':['sprint']}", NULL},
        {"1", "{'format':'constructed'}", NULL},
        {"1", "{'mode':'duel'}", NULL},
        {"2", "{'mode':'solo'}", NULL},
        {"2", "{'decks':[3,3]}", NULL},
        {"2", "{'decks':[0,3]}", NULL},
        {"2", "{'deck':5}", NULL},
        {"1", "{'base_mana':11}", NULL},
        {"1", "{'bridge':1}", NULL},
    };
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char line[LINE_BYTES];
        snprintf(line, sizeof line,
                 "{'cmd':'new','game':'clash','seed':7,'players':%s,'options':%s}",
                 cases[i].players, cases[i].options);
        if (cases[i].reply) {
            ask_expect(*state, line, cases[i].reply);
        } else {
            ask_refused(*state, line, "bad-argument");
        }
    }
}

/* One player without further words: solo, a draft. */
static void solo_is_a_draft_at_first(void **state)
{
    ask_ok(*state, "{'cmd':'new','game':'clash','seed':7,'players':1}");
    json_t *json = ask_for(*state, "{'cmd':'state'}", "state");
    assert_string_equal(json_string_value(json_object_get(json, "mode")), "solo");
    assert_string_equal(json_string_value(json_object_get(json, "phase")), "pick");
    assert_int_equal(json_array_size(json_object_get(json, "pool")), 4);
    assert_int_equal(json_array_size(json_object_get(json, "deck")), 28);
    assert_int_equal(json_integer_value(json_object_get(json, "turn")), 0);
    json_t *automaton = json_object_get(json, "automaton");
    assert_string_equal(json_string_value(json_object_get(automaton, "keeper")), "bastion");
    assert_int_equal(json_integer_value(json_object_get(automaton, "base_mana")), 6);
    json_decref(json);
}

static void an_ability_is_given_once(void **state)
{
    ask_ok(*state, "{'cmd':'new','game':'clash','seed':7,'players':1,"
                   "'options':{'abilities':['rage']}}");
    json_t *json = ask_for(*state, "{'cmd':'state'}", "state");
    json_t *abilities = json_object_get(json_object_get(json, "automaton"), "abilities");
    json_array_append_new(abilities, json_string("rage"));
    json_t *reply = ask_with(*state, "{'cmd':'setup','state':%s}", json);
    assert_string_equal(json_string_value(json_object_get(reply, "code")), "bad-state");
    json_decref(reply);
    json_decref(json);
}

/* 3 for the mana, 1 for who begins, 2 for the armour, less 1 for the Fort: 5, which a position does
 * not say of its Fort. */
static void a_position_that_began_with_a_fort_replays(void **state)
{
    ask_ok(*state, "{'cmd':'new','game':'clash','seed':7,'players':1,'options':{'base_mana':8,"
                   "'unit_mana':2,'automaton_first':true,'pile_armor':1,'fort_start':true}}");
    json_t *json = ask_for(*state, "{'cmd':'state'}", "state");
    json_decref(ask_with(*state, "{'cmd':'setup','state':%s}", json));
    json_t *log = ask_for(*state, "{'cmd':'log'}", "log");
    json_t *reply = ask_with(*state, "{'cmd':'replay','log':%s}", log);
    assert_true(json_is_true(json_object_get(reply, "ok")));
    json_t *again = ask_for(*state, "{'cmd':'state'}", "state");
    assert_true(json_equal(json, again));
    json_decref(again);
    json_decref(reply);
    json_decref(log);
    json_decref(json);
}

static void a_seat_chooses_in_secret(void **state)
{
    ask_ok(*state, "{'cmd':'new','game':'clash','seed':7,'players':2,"
                   "'options':{'format':'constructed'}}");
    ask_ok(*state, "{'cmd':'do','seat':1,'action':'choose troll'}");
    json_t *view = ask_for(*state, "{'cmd':'view','seat':0}", "view");
    json_t *picks = json_pack("[[],[s]]", "?");
    assert_true(json_equal(json_object_get(view, "picks"), picks));
    json_decref(view);
    json_decref(picks);
}

static json_t *side_of(json_t *position, unsigned side)
{
    return json_array_get(json_object_get(position, "sides"), side);
}

/* Asks for a new game and for `position` to be put up in its place, which must be refused. */
static void expect_bad_position(Engine *engine, const json_t *position)
{
    json_t *before = ask_for(engine, "{'cmd':'state'}", "state");
    json_t *reply = ask_with(engine, "{'cmd':'setup','state':%s}", position);
    assert_string_equal(json_string_value(json_object_get(reply, "code")), "bad-state");
    json_t *after = ask_for(engine, "{'cmd':'state'}", "state");
    assert_true(json_equal(before, after));
    json_decref(after);
    json_decref(reply);
    json_decref(before);
}

/* CD-31, CD-32: nobody has a hand while cards are picked or chosen, and the automaton never has. */
static void a_hand_that_must_be_empty_is_empty(void **state)
{
    static const struct {
        const char *new_game;
        unsigned side;
    } cases[] = {
        {"1,'options':{'format':'preconstructed','deck':2}", 1},
        {"1", 0},
        {"1", 1},
        {"2,'options':{'format':'draft'}", 0},
        {"2,'options':{'format':'draft'}", 1},
        {"2,'options':{'format':'constructed'}", 0},
    };
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char line[LINE_BYTES];
        snprintf(line, sizeof line, "{'cmd':'new','game':'clash','seed':7,'players':%s}",
                 cases[i].new_game);
        ask_ok(*state, line);
        json_t *position = ask_for(*state, "{'cmd':'state'}", "state");
        json_object_set_new(side_of(position, cases[i].side), "hand", json_pack("[s]", "fort"));
        expect_bad_position(*state, position);
        json_object_set_new(side_of(position, cases[i].side), "hand", json_pack("[s]", "bastion"));
        expect_bad_position(*state, position);
        json_object_set_new(side_of(position, cases[i].side), "hand", json_array());
        json_t *reply = ask_with(*state, "{'cmd':'setup','state':%s}", position);
        assert_true(json_is_true(json_object_get(reply, "ok")));
        json_decref(reply);
        json_decref(position);
    }
}

/* A unit cannot be shielded and have used its shield up; an automaton is for solo games. */
static void what_contradicts_itself_is_refused(void **state)
{
    ask_ok(*state, SETUP);
    json_t *position = ask_for(*state, "{'cmd':'state'}", "state");
    json_t *unit = json_array_get(json_object_get(side_of(position, 0), "bottom"), 0);
    json_object_set_new(unit, "hurt", json_true());
    expect_bad_position(*state, position);
    json_object_set_new(unit, "hurt", json_integer(1));
    expect_bad_position(*state, position);
    json_object_del(unit, "hurt");
    json_object_set_new(position, "automaton", json_object());
    expect_bad_position(*state, position);
    json_decref(position);
}

/* The fort has one card to its right, the baron strikes for 3. */
static void a_result_names_the_winner(void **state)
{
    ask_ok(*state, "{'cmd':'setup','seed':1,'state':{" OTHERS(
                       "summon", "2", "[]",
                       "null") ",'sides':[{'hand':[" HAND_0 "]," ROWS_0
                               "},{'hand':['scribe','shaman','microctopus','lieutenant','ogre',"
                               "'alpha','abomination','fort','gnome'],'top':[],'bottom':[]}]}}");
    ask_refused(*state, "{'cmd':'result'}", "bad-argument");
    ask_ok(*state, "{'cmd':'do','action':'attack'}");
    ask_expect(*state, "{'cmd':'result'}", "{'ok':true,'result':{'winner':0,'turns':6}}");
    ask_refused(*state, "{'cmd':'do','action':'attack'}", "game-over");
}

static json_t *place_again(Engine *engine, Engine *other)
{
    json_t *state = ask_for(engine, "{'cmd':'state'}", "state");
    json_t *reply = ask_with(other, "{'cmd':'setup','state':%s}", state);
    if (!json_is_true(json_object_get(reply, "ok"))) {
        fail_msg("%s", json_string_value(json_object_get(reply, "error")));
    }
    json_decref(reply);
    json_t *again = ask_for(other, "{'cmd':'state'}", "state");
    assert_true(json_equal(state, again));
    json_decref(again);
    return state;
}

/* Does the same random action in both; false at the end. */
static bool step_both(Engine *engine, Engine *other, uint64_t *random)
{
    json_t *reply = ask(engine, "{'cmd':'actions'}");
    json_t *same = ask(other, "{'cmd':'actions'}");
    const json_t *actions = json_object_get(reply, "actions");
    size_t count = json_array_size(actions);
    assert_true(json_equal(reply, same));
    *random = *random * UINT64_C(6364136223846793005) + 1442695040888963407;
    if (count > 0) {
        const json_t *action = json_array_get(actions, (*random >> 33) % count);
        json_t *done = ask_with(engine, "{'cmd':'do','action':%s}", action);
        json_t *other_done = ask_with(other, "{'cmd':'do','action':%s}", action);
        assert_true(json_is_true(json_object_get(done, "ok")));
        assert_true(json_equal(done, other_done));
        json_decref(done);
        json_decref(other_done);
        json_t *after = ask_for(engine, "{'cmd':'state'}", "state");
        json_t *other_after = ask_for(other, "{'cmd':'state'}", "state");
        assert_true(json_equal(after, other_after));
        json_decref(after);
        json_decref(other_after);
    }
    json_decref(reply);
    json_decref(same);
    return count > 0;
}

static void every_position_can_be_put_up_again(void **state)
{
    static const char *const settings[] = {
        "2,'options':{'format':'draft'}",
        "2,'options':{'format':'constructed'}",
        "2,'options':{'decks':[1,2]}",
        "2,'options':{'decks':[3,2]}",
        "1,'options':{'automaton_first':true,'unit_mana':2}",
        "1,'options':{'format':'preconstructed','deck':2,'fort_start':true,'pile_armor':1}",
        "1,'options':{'abilities':['splash','perforation','rage','protection','berserk']}",
    };
    Engine *other = engine_new();
    for (unsigned i = 0; i < 5 * sizeof settings / sizeof settings[0]; i++) {
        char line[LINE_BYTES];
        uint64_t random = i;
        snprintf(line, sizeof line, "{'cmd':'new','game':'clash','seed':%u,'players':%s}", i,
                 settings[i / 5]);
        ask_ok(*state, line);
        do {
            json_decref(place_again(*state, other));
        } while (step_both(*state, other, &random));
    }
    engine_free(other);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_position_says_what_can_be_done, talk_begin, talk_end),
        cmocka_unit_test_setup_teardown(a_seat_sees_its_own_hand, talk_begin, talk_end),
        cmocka_unit_test_setup_teardown(destroyed_units_are_ordered, talk_begin, talk_end),
        cmocka_unit_test_setup_teardown(wrong_positions_are_refused, talk_begin, talk_end),
        cmocka_unit_test_setup_teardown(wrong_members_are_refused, talk_begin, talk_end),
        cmocka_unit_test_setup_teardown(options_make_the_game, talk_begin, talk_end),
        cmocka_unit_test_setup_teardown(solo_is_a_draft_at_first, talk_begin, talk_end),
        cmocka_unit_test_setup_teardown(an_ability_is_given_once, talk_begin, talk_end),
        cmocka_unit_test_setup_teardown(a_position_that_began_with_a_fort_replays, talk_begin,
                                        talk_end),
        cmocka_unit_test_setup_teardown(a_seat_chooses_in_secret, talk_begin, talk_end),
        cmocka_unit_test_setup_teardown(a_hand_that_must_be_empty_is_empty, talk_begin, talk_end),
        cmocka_unit_test_setup_teardown(what_contradicts_itself_is_refused, talk_begin, talk_end),
        cmocka_unit_test_setup_teardown(a_result_names_the_winner, talk_begin, talk_end),
        cmocka_unit_test_setup_teardown(every_position_can_be_put_up_again, talk_begin, talk_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
