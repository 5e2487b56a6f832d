/* Regicide through the protocol: positions laid out by hand, and what the rules make of them (the
 * numbers in brackets are those of src/games/regicide/README.md). */
#include "talk.h"

#include <string.h>

static const char *const tavern_cards[] = {
    "TC", "TD", "TH", "TS", "9C", "9D", "9H", "9S", "8C", "8D", "8H", "8S", "7C", "7D",
    "7H", "7S", "6C", "6D", "6H", "6S", "5C", "5D", "5H", "5S", "4C", "4D", "4H", "4S",
    "3C", "3D", "3H", "3S", "2C", "2D", "2H", "2S", "AC", "AD", "AH", "AS"};
static const char *const royal_cards[] = {"JC", "JD", "JH", "JS", "QC", "QD",
                                          "QH", "QS", "KC", "KD", "KH", "KS"};

/* What a position is laid out from; lists are texts with blanks between the cards. */
typedef struct Layout {
    unsigned players;
    const char *enemy; /* the castle below it is all royals that come after it */
    int damage, spades, shield, flips_left;
    const char *hands[4], *table;
    const char *tavern; /* the discard pile then has the rest, otherwise the tavern has */
    const char *phase;  /* NULL: "play" */
} Layout;

static json_t *card_list(const char *cards)
{
    json_t *list = json_array();
    for (const char *at = cards; at && *at; at += strspn(at, " ")) {
        json_array_append_new(list, json_stringn(at, strcspn(at, " ")));
        at += strcspn(at, " ");
    }
    return list;
}

static bool is_used(const Layout *layout, const char *card)
{
    bool used = layout->table && strstr(layout->table, card);
    used |= layout->tavern && strstr(layout->tavern, card);
    for (unsigned i = 0; i < 4; i++) {
        used |= layout->hands[i] && strstr(layout->hands[i], card);
    }
    return used;
}

/* The royals after the enemy are the castle, those before it are defeated and discarded. */
static void lay_out_royals(const Layout *layout, json_t *castle, json_t *discard)
{
    bool is_after = false;
    for (size_t i = 0; i < 12; i++) {
        bool is_enemy = strcmp(royal_cards[i], layout->enemy) == 0;
        if (!is_enemy && !is_used(layout, royal_cards[i])) {
            json_array_append_new(is_after ? castle : discard, json_string(royal_cards[i]));
        }
        is_after |= is_enemy;
    }
}

static json_t *lay_out(const Layout *layout)
{
    json_t *castle = json_array(), *discard = json_array(), *hands = json_array();
    json_t *tavern = card_list(layout->tavern), *yielded = json_array();
    lay_out_royals(layout, castle, discard);
    int defeated = 11 - (int)json_array_size(castle);
    for (size_t i = 0; i < 40; i++) {
        if (!is_used(layout, tavern_cards[i])) {
            json_array_append_new(layout->tavern ? discard : tavern, json_string(tavern_cards[i]));
        }
    }
    for (unsigned seat = 0; seat < layout->players; seat++) {
        json_array_append_new(hands, card_list(layout->hands[seat]));
        json_array_append_new(yielded, json_false());
    }
    json_t *enemy =
        json_pack("{s:s,s:i,s:b,s:i,s:i}", "card", layout->enemy, "damage", layout->damage,
                  "cancelled", 0, "shield", layout->shield, "spades", layout->spades);
    return json_pack("{s:s,s:i,s:s,s:i,s:o,s:o,s:o,s:o,s:o,s:o,s:o,s:i,s:b,s:n,s:i}", "game",
                     "regicide", "players", (int)layout->players, "phase",
                     layout->phase ? layout->phase : "play", "active", 0, "enemy", enemy, "table",
                     card_list(layout->table), "castle", castle, "tavern", tavern, "discard",
                     discard, "hands", hands, "yielded", yielded, "flips_left", layout->flips_left,
                     "solo_yield", 0, "outcome", "defeated", defeated);
}

static void place(Engine *engine, const Layout *layout)
{
    json_t *position = lay_out(layout);
    json_t *reply = ask_with(engine, "{'cmd':'setup','seed':3,'state':%s}", position);
    if (!json_is_true(json_object_get(reply, "ok"))) {
        fail_msg("%s", json_string_value(json_object_get(reply, "error")));
    }
    json_decref(position);
    json_decref(reply);
}

static const Layout start = {
    .players = 2, .enemy = "JS", .hands = {"AC 8D", "2C 3C 4C 5C 6C"}, .table = ""};

static void expect_number(const json_t *object, const char *key, int wanted)
{
    assert_int_equal(json_integer_value(json_object_get(object, key)), wanted);
}

/* RG-7, RG-15, RG-17: 9 cards are drawn (7 by seat 0, 2 by seat 1), 18 damage, 10 to pay. */
static void a_pair_draws_and_doubles(void **state)
{
    place(*state, &start);
    ask_ok(*state, "{'cmd':'do','action':'play 8D AC'}");
    json_t *position = ask_for(*state, "{'cmd':'state'}", "state");
    const json_t *hands = json_object_get(position, "hands");
    const json_t *enemy = json_object_get(position, "enemy");
    expect_number(enemy, "damage", 18);
    expect_number(enemy, "spades", 0);
    assert_int_equal(json_array_size(json_array_get(hands, 0)), 7);
    assert_int_equal(json_array_size(json_array_get(hands, 1)), 7);
    assert_int_equal(json_array_size(json_object_get(position, "tavern")), 40 - 7 - 9);
    assert_string_equal(json_string_value(json_object_get(position, "phase")), "suffer");
    json_t *table = card_list("AC 8D");
    assert_true(json_equal(json_object_get(position, "table"), table));
    /* drawn in turn: TC TD TH TS 9C go by turns until seat 1 is full, then 9D 9H 9S 8C */
    json_t *hand = card_list("8C 9C 9D 9H 9S TC TH");
    assert_true(json_equal(json_array_get(hands, 0), hand));
    json_decref(table);
    json_decref(hand);
    json_decref(position);
}

static void a_view_hides_the_other_hand(void **state)
{
    place(*state, &start);
    json_t *view = ask_for(*state, "{'cmd':'view','seat':0}", "view");
    const json_t *hands = json_object_get(view, "hands");
    json_t *own = card_list("AC 8D");
    json_t *other = card_list("? ? ? ? ?");
    json_t *castle = card_list("? ? ? ? ? ? ? ?");
    assert_true(json_equal(json_array_get(hands, 0), own));
    assert_true(json_equal(json_array_get(hands, 1), other));
    assert_true(json_equal(json_object_get(view, "castle"), castle));
    assert_null(json_object_get(view, "rng"));
    json_decref(own);
    json_decref(other);
    json_decref(castle);
    json_decref(view);
}

/* RG-13, RG-17, RG-23: 5 and twice 10 are above 20; JD joins JC in the discard pile, with 5H and
 * the pair. */
static void too_much_damage_discards_the_royal(void **state)
{
    Layout layout = {
        .players = 2, .enemy = "JD", .damage = 5, .hands = {"5C 5D", "9H"}, .table = "5H"};
    place(*state, &layout);
    ask_ok(*state, "{'cmd':'do','action':'play 5D 5C'}");
    json_t *position = ask_for(*state, "{'cmd':'state'}", "state");
    assert_int_equal(json_array_size(json_object_get(position, "discard")), 5);
    expect_number(position, "defeated", 2);
    expect_number(position, "active", 0);
    json_decref(position);
}

/* RG-23, RG-28: 10 and 10 are exactly 20; JD lies on top of the tavern, known to everybody. */
static void an_exact_kill_is_known_on_top(void **state)
{
    Layout layout = {
        .players = 2, .enemy = "JD", .damage = 10, .hands = {"5D 5H 2C", "9H"}, .table = "TH"};
    place(*state, &layout);
    ask_ok(*state, "{'cmd':'do','action':'play 5D 5H'}");
    json_t *view = ask_for(*state, "{'cmd':'view','seat':1}", "view");
    const json_t *top = json_array_get(json_object_get(view, "tavern"), 0);
    assert_string_equal(json_string_value(top), "JD");
    expect_number(view, "active", 0);
    expect_number(view, "defeated", 2);
    json_decref(view);
}

/* RG-24, RG-27 */
static void the_last_king_wins(void **state)
{
    Layout layout = {.players = 2, .enemy = "KS", .damage = 35, .hands = {"5H", "2C"}};
    place(*state, &layout);
    ask_expect(*state, "{'cmd':'actions'}",
               "{'ok':true,'actors':[0],'actions':['play 5H','yield']}");
    ask_ok(*state, "{'cmd':'do','action':'play 5H'}");
    ask_expect(*state, "{'cmd':'result'}",
               "{'ok':true,'result':{'outcome':'win','defeated':12,'medal':null}}");
    json_t *position = ask_for(*state, "{'cmd':'state'}", "state");
    assert_true(json_is_null(json_object_get(position, "enemy")));
    json_t *again = ask_with(*state, "{'cmd':'setup','state':%s}", position);
    assert_true(json_is_true(json_object_get(again, "over")));
    json_decref(position);
    json_decref(again);
}

static void a_solo_win_has_its_medal(void **state)
{
    const char *const results[] = {
        "{'ok':true,'result':{'outcome':'win','defeated':12,'medal':'bronze'}}",
        "{'ok':true,'result':{'outcome':'win','defeated':12,'medal':'silver'}}",
        "{'ok':true,'result':{'outcome':'win','defeated':12,'medal':'gold'}}",
    };
    Layout layout = {.players = 1, .enemy = "KS", .damage = 35, .hands = {"5H"}};
    for (int flips = 0; flips <= 2; flips++) {
        layout.flips_left = flips;
        place(*state, &layout);
        ask_ok(*state, "{'cmd':'do','action':'play 5H'}");
        ask_expect(*state, "{'cmd':'result'}", results[flips]);
    }
}

/* RG-25: 6 in hand do not pay the 20 of a king; eight enemies were defeated before KC. */
static void what_cannot_be_paid_loses(void **state)
{
    Layout layout = {.players = 2, .enemy = "KC", .hands = {"6H", "2C"}};
    place(*state, &layout);
    json_t *over = ask_for(*state, "{'cmd':'do','action':'yield'}", "over");
    assert_true(json_is_true(over));
    json_decref(over);
    ask_expect(*state, "{'cmd':'result'}",
               "{'ok':true,'result':{'outcome':'loss','defeated':8,'medal':null}}");
}

/* RG-25: 10 is paid by the ten, before which the 2 and the 3 may have been discarded in vain; the 2
 * and the 3 alone are 5. */
static void payments_are_whole_and_not_too_much(void **state)
{
    Layout layout = {.players = 2,
                     .enemy = "JC",
                     .damage = 4,
                     .hands = {"2D 3C TH", "2C"},
                     .table = "4H",
                     .phase = "suffer"};
    place(*state, &layout);
    ask_expect(*state, "{'cmd':'actions'}",
               "{'ok':true,'actors':[0],'actions':['discard TH','discard 2D TH',"
               "'discard 3C TH','discard 2D 3C TH']}");
    ask_refused(*state, "{'cmd':'do','action':'discard 2D 3C'}", "illegal-action");
    ask_ok(*state, "{'cmd':'do','action':'discard TH 3C 2D'}");
}

static void refused_with(Engine *engine, const char *key, json_t *value)
{
    json_t *position = lay_out(&start);
    json_object_set_new(position, key, value);
    json_t *reply = ask_with(engine, "{'cmd':'setup','seed':3,'state':%s}", position);
    const char *code = json_string_value(json_object_get(reply, "code"));
    if (!code || strcmp(code, "bad-state") != 0) {
        fail_msg("another \"%s\" is answered by code %s", key, code ? code : "none");
    }
    json_decref(reply);
    json_decref(position);
}

static json_t *enemy_of(const char *card, int damage, int shield, int spades)
{
    return json_pack("{s:s,s:i,s:b,s:i,s:i}", "card", card, "damage", damage, "cancelled", 0,
                     "shield", shield, "spades", spades);
}

static void bad_positions_are_refused(void **state)
{
    refused_with(*state, "players", json_integer(3));
    refused_with(*state, "players", json_string("2"));
    refused_with(*state, "active", json_integer(2));
    refused_with(*state, "phase", json_string("dance"));
    refused_with(*state, "phase", json_string("over"));
    refused_with(*state, "phase", json_string("next"));
    refused_with(*state, "phase", json_integer(0));
    refused_with(*state, "outcome", json_string("win"));
    refused_with(*state, "defeated", json_integer(4));
    refused_with(*state, "flips_left", json_integer(1));
    refused_with(*state, "solo_yield", json_integer(1));
    refused_with(*state, "yielded", json_array());
    refused_with(*state, "enemy", json_null());
    refused_with(*state, "enemy", enemy_of("JS", 20, 0, 0));
    refused_with(*state, "enemy", enemy_of("JS", 0, 5, 5)); /* immune: no shield */
    refused_with(*state, "enemy", enemy_of("JD", 0, 0, 0)); /* JD is discarded */
    refused_with(*state, "enemy", enemy_of("5D", 0, 0, 0));
    refused_with(*state, "castle", json_array());
    refused_with(*state, "tavern", card_list("TC"));
    refused_with(*state, "table", card_list("X1"));
    refused_with(*state, "discard", card_list("JC JD JH TC"));
    refused_with(*state, "hands", card_list("AC 8D"));
    refused_with(*state, "game", json_string("chess"));
    refused_with(*state, "rng", json_string("0123456789ABCDEF"));
    ask_refused(*state, "{'cmd':'state'}", "no-game");
    place(*state, &start);
}

/* A short castle is named in its position and read back; after its last enemy there is none. */
static void a_short_castle_goes_to_and_fro(void **state)
{
    ask_ok(*state, "{'cmd':'new','game':'regicide','players':1,'seed':1,"
                   "'options':{'court':'jacks'}}");
    json_t *position = ask_for(*state, "{'cmd':'state'}", "state");
    assert_string_equal(json_string_value(json_object_get(position, "court")), "jacks");
    assert_int_equal(json_array_size(json_object_get(position, "castle")), 3);
    json_t *reply = ask_with(*state, "{'cmd':'setup','seed':3,'state':%s}", position);
    assert_true(json_is_true(json_object_get(reply, "ok")));
    json_t *again = ask_for(*state, "{'cmd':'state'}", "state");
    assert_true(json_equal(json_object_get(position, "castle"), json_object_get(again, "castle")));
    assert_string_equal(json_string_value(json_object_get(again, "court")), "jacks");
    json_decref(again);
    json_decref(reply);
    json_decref(position);
}

static void options_are_read_by_their_kind(void **state)
{
    const char *const good[] = {"{}",
                                "{'first':1}",
                                "{'solo_yield':true,'redeal':true}",
                                "{'redeal':false,'first':0}",
                                "{'closed_discard':false}",
                                "{'court':'jacks'}",
                                "{'court':'kings'}"};
    const char *const bad[] = {"{'first':2}",          "{'first':-1}",    "{'first':'random'}",
                               "{'first':true}",       "{'redeal':1}",    "{'solo_yield':'yes'}",
                               "{'redeal':null}",      "{'Redeal':true}", "{'first':1.0}",
                               "{'closed_discard':1}", "{'court':'aces'}"};
    char line[256];
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++) {
        snprintf(line, sizeof line,
                 "{'cmd':'new','game':'regicide','players':2,'seed':1,'options':%s}", good[i]);
        ask_ok(*state, line);
    }
    ask_expect(*state, "{'cmd':'new','game':'regicide','players':2,'seed':1,'options':{'first':1}}",
               "{'ok':true,'actors':[1],'over':false}");
    json_t *log = ask_for(*state, "{'cmd':'log'}", "log");
    json_t *options = json_pack("{s:i,s:b,s:b}", "first", 1, "solo_yield", 0, "redeal", 0);
    assert_true(json_equal(json_object_get(log, "options"), options));
    json_decref(options);
    json_decref(log);
    ask_ok(*state, "{'cmd':'new','game':'regicide','players':2,'seed':1,"
                   "'options':{'closed_discard':true}}");
    log = ask_for(*state, "{'cmd':'log'}", "log");
    options = json_object_get(log, "options");
    assert_true(json_is_true(json_object_get(options, "closed_discard")));
    json_decref(log);
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        snprintf(line, sizeof line,
                 "{'cmd':'new','game':'regicide','players':2,'seed':1,'options':%s}", bad[i]);
        ask_refused(*state, line, "bad-argument");
    }
}

#define TALK(test) cmocka_unit_test_setup_teardown(test, talk_begin, talk_end)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TALK(a_pair_draws_and_doubles),
        TALK(a_view_hides_the_other_hand),
        TALK(too_much_damage_discards_the_royal),
        TALK(an_exact_kill_is_known_on_top),
        TALK(the_last_king_wins),
        TALK(a_solo_win_has_its_medal),
        TALK(what_cannot_be_paid_loses),
        TALK(payments_are_whole_and_not_too_much),
        TALK(bad_positions_are_refused),
        TALK(a_short_castle_goes_to_and_fro),
        TALK(options_are_read_by_their_kind),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
