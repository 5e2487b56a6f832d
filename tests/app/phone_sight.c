/* What a phone is sent is a function of what its seat may know: of two deals that differ in nothing
 * else, the same bytes. And every legal action can be told and chosen there. */
#include "phone_page.h"
#include "phone_side.h"
#include "phone_words.h"
#include "press.h"
#include "session.h"

#include "game_ui.h"
#include "games/registry.h"
#include "testing.h"

#include "tables/table_look.h"

#include <stdlib.h>
#include <string.h>

#define DEALS 6
#define MOVES 60

static void expect_equal(PhoneSide *one, PhoneSide *other, Seat seat)
{
    char *first = phone_side_message(one, seat), *second = phone_side_message(other, seat);
    assert_string_equal(first, second);
    free(first);
    free(second);
}

static bool is_among(const Action list[], size_t count, Action action)
{
    for (size_t i = 0; i < count; i++) {
        if (list[i] == action) {
            return true;
        }
    }
    return false;
}

/* An action that both deals allow to whoever decides; ACTION_NONE: there is none. */
static Action shared_action(const PhoneSide *one, const PhoneSide *other, Seat actor, Rng *rng)
{
    Action first[LEGAL_COUNT_MAX], second[LEGAL_COUNT_MAX], both[LEGAL_COUNT_MAX];
    size_t count = match_legal(&one->match, actor, first, LEGAL_COUNT_MAX), shared = 0;
    size_t others = match_legal(&other->match, actor, second, LEGAL_COUNT_MAX);
    for (size_t i = 0; i < count; i++) {
        if (is_among(second, others, first[i])) {
            both[shared++] = first[i];
        }
    }
    return shared > 0 ? both[rng_below(rng, (uint32_t)shared)] : ACTION_NONE;
}

/* Plays the same in both deals as long as the seat cannot tell them apart; how many positions were
 * compared. */
static unsigned compare(PhoneSide *one, PhoneSide *other, Seat seat, Rng *rng)
{
    unsigned compared = 0;
    const Game *game = one->match.game;
    for (int i = 0; i < MOVES && memcmp(one->view, other->view, game->view_size) == 0; i++) {
        expect_equal(one, other, seat);
        compared++;
        SeatSet actors = match_actors(&one->match);
        if (actors == 0 || actors != match_actors(&other->match)) {
            break;
        }
        Seat actor = seats_first(actors);
        Action action = shared_action(one, other, actor, rng);
        if (action == ACTION_NONE) {
            break;
        }
        assert_true(match_act(&one->match, actor, action));
        assert_true(match_act(&other->match, actor, action));
        phone_side_look(one, seat);
        phone_side_look(other, seat);
    }
    return compared;
}

static unsigned compare_deals(const Game *game, uint8_t seats, uint64_t seed)
{
    static PhoneSide one, other;
    unsigned compared = 0;
    for (Seat seat = 0; seat < seats; seat++) {
        _Alignas(max_align_t) unsigned char state[STATE_SIZE_MAX];
        Rng rng = rng_seeded(seed * 31 + seat);
        Setup setup = setup_initial(game, seats, seed);
        match_init(&one.match, game, &setup);
        phone_side_begin(&one, game, seat);
        game->sample(one.view, &rng, state);
        match_init_from(&other.match, game, &setup, state);
        phone_side_begin(&other, game, seat);
        compared += compare(&one, &other, seat, &rng);
        phone_side_end(&one);
        phone_side_end(&other);
    }
    return compared;
}

static void a_phone_is_told_nothing_that_its_seat_may_not_know(void **unused)
{
    for (size_t i = 0; games[i]; i++) {
        unsigned compared = 0;
        for (uint64_t seed = 1; seed <= DEALS && game_ui_of(games[i])->tile; seed++) {
            uint8_t seats = games[i]->seats_max;
            compared += compare_deals(games[i], seats, seed);
        }
        assert_true(!game_ui_of(games[i])->tile || compared >= 2 * DEALS);
    }
}

/* Picks a card as a person does: only what stands on the page. */
static void pick(PhoneSide *side, Seat seat, Card card)
{
    char id[32];
    Pick wanted = pick_card(card);
    for (size_t i = 0; i < side->selection.pick_count; i++) {
        wanted.copy = (uint8_t)(wanted.copy + (side->selection.picks[i].value == card));
    }
    char *message = phone_side_message(side, seat);
    snprintf(id, sizeof id, "\"card.%s.%u\"", side->match.game->names.cards[card], wanted.copy);
    if (strstr(message, id)) {
        selection_toggle(&side->selection, wanted);
    }
    free(message);
}

/* Picks the cards of an action, and expects to find it offered. */
static void expect_offered(PhoneSide *side, Seat seat, Action action)
{
    char id[32];
    const Game *game = side->match.game;
    const Verb *verb = &game->names.verbs[action_verb(action)];
    selection_clear(&side->selection);
    if (verb->form == VERB_CARD_SET) {
        FOR_CARDS(rest, action_cards(action))
        {
            pick(side, seat, set_first(rest));
        }
    }
    for (unsigned i = 0; verb->form != VERB_CARD_SET && verb->operands[i] != OPERAND_END; i++) {
        if (verb->operands[i] == OPERAND_CARD) {
            pick(side, seat, action_operand(action, i));
        }
    }
    char *message = phone_side_message(side, seat);
    snprintf(id, sizeof id, "\"act.%016llx\"", (unsigned long long)action);
    if (!strstr(message, id)) {
        print_message("%s: %s is not in %s\n", game->id, id, message);
    }
    assert_non_null(strstr(message, id));
    assert_null(strstr(message, "\"name\":\"\""));
    free(message);
    selection_clear(&side->selection);
}

static void play_all_offered(const Game *game, uint8_t seats, uint64_t seed)
{
    static PhoneSide side;
    Rng rng = rng_seeded(seed);
    Setup setup = setup_initial(game, seats, seed);
    match_init(&side.match, game, &setup);
    for (int i = 0; i < 3 * MOVES && !match_is_over(&side.match); i++) {
        Seat actor = seats_first(match_actors(&side.match));
        phone_side_begin(&side, game, actor);
        Action chosen = side.selection.legal[rng_below(&rng, (uint32_t)side.selection.legal_count)];
        expect_offered(&side, actor, chosen);
        match_log_release(&side.log);
        assert_true(match_act(&side.match, actor, chosen));
    }
    match_release(&side.match);
}

static void every_action_can_be_chosen(void **unused)
{
    for (size_t i = 0; games[i]; i++) {
        for (uint64_t seed = 1; seed <= DEALS && game_ui_of(games[i])->tile; seed++) {
            play_all_offered(games[i], games[i]->seats_max, seed);
        }
    }
}

/* The message to seat 0 of a fresh match. */
static char *first_message(const Game *game, uint8_t seats, int setting)
{
    static PhoneSide side;
    Setup setup = setup_initial(game, seats, 3);
    match_init(&side.match, game, &setup);
    phone_side_begin(&side, game, 0);
    PhoneSight sight = phone_sight_of(&side.match, 0, &side.selection, &side.log);
    sight.setting = setting;
    char *message = phone_sight_write(&sight);
    phone_side_end(&side);
    return message;
}

static unsigned count_of(const char *text, const char *part)
{
    unsigned count = 0;
    for (const char *at = strstr(text, part); at; at = strstr(at + 1, part)) {
        count++;
    }
    return count;
}

static void an_enemys_numbers_are_told(void **unused)
{
    char *message = first_message(game_by_id("regicide"), 2, 0);
    assert_non_null(strstr(message, "\"Health 20 of 20\""));
    assert_non_null(strstr(message, "\"Attack 10 of 10\""));
    assert_non_null(strstr(message, "\"Immune: "));
    free(message);
}

static void a_notebook_is_told_where_it_writes_itself(void **unused)
{
    const Game *game = game_by_id("direnjie");
    char *off = first_message(game, 4, 0), *facts = first_message(game, 4, 1);
    assert_non_null(strstr(off, "none of these cards is in the mission"));
    assert_null(strstr(off, "Constable's notebook"));
    assert_non_null(strstr(facts, "Constable's notebook"));
    assert_int_equal(count_of(facts, ": Ruled out"), 3); /* its starting clues */
    assert_int_equal(count_of(facts, ": Possible"), 13);
    free(off);
    free(facts);
}

/* What a press of this line of the notes makes of them. */
static void jot(const PhoneSide *side, const char *id, char note[SESSION_NOTE_BYTES])
{
    char bytes[SESSION_NOTE_BYTES];
    Text text = text_in(bytes, sizeof bytes);
    assert_true(game_ui_of(side->match.game)->jot(side->view, &(Jotting){id, NULL}, note, &text));
    strcpy(note, bytes);
}

static char *message_with_note(PhoneSide *side, const char *note, const char *open)
{
    PhoneNote its = {note, open};
    PhoneSight sight = phone_sight_of(&side->match, 0, &side->selection, &side->log);
    sight.setting = 1;
    sight.note = &its;
    return phone_sight_write(&sight);
}

static void a_notebook_is_written_in_on_the_phone(void **unused)
{
    static PhoneSide side;
    static char note[SESSION_NOTE_BYTES];
    static const char *const nobodys[] = {"",        "T4",    "T9.secret", "T4.seat4",
                                          "T4.seat", "T4.no", "T4.deck ",  "killer.seat0"};
    const Game *game = game_by_id("direnjie");
    Setup setup = setup_initial(game, 4, 3);
    match_init(&side.match, game, &setup);
    phone_side_begin(&side, game, 0);
    char *closed = message_with_note(&side, "", "");
    assert_int_equal(count_of(closed, "\"note."), 16); /* a line for each identity */
    assert_non_null(strstr(closed, "\"id\":\"note.T4\""));
    free(closed);
    char *open = message_with_note(&side, "", "T4");
    /* secret, clues, deck and four hands, each with words beside it */
    assert_int_equal(count_of(open, "\"note.T4."), 14);
    assert_non_null(strstr(open, "\"id\":\"note.T4.seat2\",\"name\":\"Chen\""));
    free(open);
    jot(&side, "T4.seat2", note);
    assert_string_equal(note, "T4 seat2 no\n");
    char *written = message_with_note(&side, note, "T4");
    assert_non_null(strstr(written, "Chen: Ruled out (in pencil)"));
    assert_non_null(strstr(written, "\"id\":\"note.T4.seat2\",\"name\":\"Chen: Ruled out\""));
    free(written);
    jot(&side, "T4.seat2", note);
    assert_string_equal(note, "T4 seat2 yes\n");
    jot(&side, "T4.seat2", note);
    jot(&side, "W1.secret", note);
    assert_string_equal(note, "T4 seat2 doubt\nW1 secret no\n");
    jot(&side, "T4.seat2", note);
    assert_string_equal(note, "W1 secret no\n");
    for (size_t i = 0; i < sizeof nobodys / sizeof nobodys[0]; i++) {
        Text text = text_in(note, sizeof note);
        assert_false(game_ui_of(game)->jot(side.view, &(Jotting){nobodys[i], NULL}, "", &text));
        assert_false(game_ui_of(game)->jot(side.view, &(Jotting){nobodys[i], "?"}, "", &text));
    }
    phone_side_end(&side);
}

static void units_are_told_with_what_is_left_of_them(void **unused)
{
    static PhoneSide side;
    const Game *game = game_by_id("clash");
    Rng rng = rng_seeded(4);
    Setup setup = setup_initial(game, 2, 3);
    match_init(&side.match, game, &setup);
    bool is_told = false;
    for (int i = 0; i < 200 && !is_told && !match_is_over(&side.match); i++) {
        Seat actor = seats_first(match_actors(&side.match));
        phone_side_begin(&side, game, actor);
        char *message = phone_side_message(&side, actor);
        is_told = strstr(message, ", durability ") && strstr(message, "Top row, place 1: ");
        free(message);
        match_log_release(&side.log);
        Action legal[LEGAL_COUNT_MAX];
        size_t count = match_legal(&side.match, actor, legal, LEGAL_COUNT_MAX);
        match_act(&side.match, actor, legal[rng_below(&rng, (uint32_t)count)]);
    }
    match_release(&side.match);
    assert_true(is_told);
}

static void whoever_arrives_is_asked_for_a_name(void **unused)
{
    const PhonePerson people[] = {{3, "Ayu"}, {7, "Boris"}};
    PhoneArrival arrival = {.name = "", .people = people, .count = 2};
    char *message = phone_arrival_write(&phone_english, &arrival);
    assert_non_null(strstr(message, "\"sit\":true"));
    assert_non_null(strstr(message, "\"id\":\"person.7\",\"name\":\"Boris\""));
    free(message);
}

static void the_page_is_small(void **unused)
{
    assert_true(phone_page_size < 100 * 1000);
}

static void ids_are_read_as_they_are_written(void **unused)
{
    const Game *claim = game_by_id("claim");
    PhonePressed pressed = phone_press_read(claim, "act.0005000000000000");
    assert_int_equal(pressed.kind, PHONE_ACT);
    assert_int_equal(pressed.action, action_with_1(0, 5));
    pressed = phone_press_read(claim, "card.G0.3");
    assert_int_equal(pressed.kind, PHONE_CARD);
    assert_int_equal(pressed.pick.value, 0);
    assert_int_equal(pressed.pick.copy, 3);
    assert_int_equal(phone_press_read(claim, "drop").kind, PHONE_DROP);
    pressed = phone_press_read(NULL, "name.4179c3bc"); /* "Ayü" */
    assert_int_equal(pressed.kind, PHONE_NAME);
    assert_string_equal(pressed.name, "Ay\xc3\xbc");
    assert_string_equal(phone_press_read(NULL, "name.").name, "");
    pressed = phone_press_read(NULL, "person.12");
    assert_int_equal(pressed.kind, PHONE_PERSON);
    assert_int_equal(pressed.person, 12);
    pressed = phone_press_read(claim, "note.T4.seat1");
    assert_int_equal(pressed.kind, PHONE_NOTE);
    assert_string_equal(pressed.note, "T4.seat1");
    assert_int_equal(phone_press_read(NULL, "note.T4").kind, PHONE_NOTHING);
    static const char *const others[] = {
        "",
        "hello",
        "act.",
        "act.5",
        "act.zzzzzzzzzzzzzzzz",
        "card.",
        "card.G0",
        "card.G0.",
        "card.G0.-1",
        "card.G0.999",
        "card.XX.0",
        "card.G0.0x",
        "card..0",
        "cards.G0.0",
        "act.00050000000000000",
        "name.4",
        "name.4x",
        "name.00",
        "name.ff",
        "name.0a",
        "person.",
        "person.-1",
        "person.x",
        "note.",
        "note.T4.seat1.T4.seat1.T4.seat1.T4.seat1",
    };
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        assert_int_equal(phone_press_read(claim, others[i]).kind, PHONE_NOTHING);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_phone_is_told_nothing_that_its_seat_may_not_know),
        cmocka_unit_test(every_action_can_be_chosen),
        cmocka_unit_test(an_enemys_numbers_are_told),
        cmocka_unit_test(a_notebook_is_told_where_it_writes_itself),
        cmocka_unit_test(a_notebook_is_written_in_on_the_phone),
        cmocka_unit_test(units_are_told_with_what_is_left_of_them),
        cmocka_unit_test(whoever_arrives_is_asked_for_a_name),
        cmocka_unit_test(the_page_is_small),
        cmocka_unit_test(ids_are_read_as_they_are_written),
    };
    phone_side_init();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
