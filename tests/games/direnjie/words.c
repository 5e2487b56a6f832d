/* What Di Renjie says: refusals, previews, and the events of an action. */
#include "scene.h"

static const char *refusal(const DirenjieState *state, Seat seat, const char *action)
{
    DirenjieView view = view_of(state, seat);
    Message why = {0};
    assert_true(direnjie_game.refuse(&view, texts_read_action(&direnjie_game, action), &why));
    return texts_message(&direnjie_game, &why);
}

static const char *preview(const DirenjieState *state, const char *action)
{
    DirenjieView view = view_of(state, state->table.actor);
    Message messages[4];
    Action read = texts_read_action(&direnjie_game, action);
    assert_true(game_is_legal(&direnjie_game, state, state->table.actor, read));
    size_t count = direnjie_game.preview(&view, read, messages, 4);
    return texts_messages(&direnjie_game, messages, count);
}

static DirenjieState in_bonus(const char *clue)
{
    DirenjieState state = scene_state((Scene){.seats = 4,
                                              .active = 3,
                                              .phase = DIRENJIE_REFILLING,
                                              .ask = "W",
                                              .hands = {"T1 T2 M5", "T3 W2 L1", "", "T4"},
                                              .clues = {"0 W4 W4 W4", clue, "1 L4 L4 L4"}});
    play(&state, "pass");
    return state;
}

static void refusals_of_a_bonus(void **unused)
{
    DirenjieState state = in_bonus("0h T6 T6 T6");
    assert_string_equal(refusal(&state, 1, "take 0"), "seat 0 decides now.");
    assert_string_equal(refusal(&state, 0, "ask T"), "Choose the bonus of your clue first.");
    assert_string_equal(refusal(&state, 0, "rob 1"), "Only a Weapon clue lets you take two cards.");
    assert_string_equal(refusal(&state, 0, "swap 1"), "Only a Location clue lets you swap hands.");
    assert_string_equal(refusal(&state, 0, "take 0"), "Choose another player.");
    assert_string_equal(refusal(&state, 0, "take 2"), "seat 2 has no cards.");
    assert_string_equal(refusal(&state, 0, "inspect 0 0"), "You know your own clues.");
    assert_string_equal(refusal(&state, 0, "inspect 1 1"), "There is no such clue.");
    state.table.clue_inspectors[2] = seat_bit(0);
    assert_string_equal(refusal(&state, 0, "inspect 1 0"), "You have inspected this clue before.");
    state = in_bonus("0h W3 W3 W3");
    assert_string_equal(refusal(&state, 0, "take 1"),
                        "Only a Target clue lets you swap three cards.");
    assert_string_equal(refusal(&state, 0, "rob 2"), "Only from a player with the most cards.");
}

static void refusals_of_a_repay(void **unused)
{
    DirenjieState state = in_bonus("0h T6 T6 T6");
    play(&state, "take 1");
    assert_string_equal(refusal(&state, 0, "ask T"), "Give a card back to seat 1.");
    assert_string_equal(refusal(&state, 0, "repay L5"), "L5 is not in your hand.");
}

static void refusals_of_an_ask(void **unused)
{
    DirenjieState state =
        scene_state((Scene){.seats = 2,
                            .phase = DIRENJIE_ASKING,
                            .clues = {"0 T1 T1 T1", "0 T3 T3 T3", "0 T2 T2 T2", "1 W2 W2 W2",
                                      "1 L2 L2 L2", "1 T4 T4 T4", "1 T6 T6 T6"}});
    assert_string_equal(refusal(&state, 0, "ask T"),
                        "Target is closed: five public clues show it.");
    assert_string_equal(refusal(&state, 0, "ask 2"),
                        "Number 2 is closed: three public clues show it.");
    assert_string_equal(refusal(&state, 0, "pass"), "Ask for a category or a number.");
}

static void refusals_of_a_gift(void **unused)
{
    DirenjieState state = scene_state((Scene){
        .seats = 3, .phase = DIRENJIE_GIVING, .actor = 1, .ask = "W", .hands = {"T1", "T2 W1 M1"}});
    assert_string_equal(refusal(&state, 1, "give T2"), "T2 does not match the request.");
    assert_string_equal(refusal(&state, 1, "give W2"), "W2 is not in your hand.");
    assert_string_equal(refusal(&state, 1, "give M1"), "M1 matches no request.");
    assert_string_equal(refusal(&state, 1, "pass"), "Give a matching card, or refuse.");
    assert_string_equal(refusal(&state, 2, "refuse"), "seat 1 decides now.");
    state = scene_state((Scene){
        .seats = 3, .phase = DIRENJIE_GIVING, .actor = 1, .ask = "W", .hands = {"T1", "T2 M1"}});
    assert_string_equal(refusal(&state, 1, "give W2"), "No card in your hand matches the request.");
}

static void refusals_of_a_draw(void **unused)
{
    Scene scene = {.seats = 4,
                   .phase = DIRENJIE_REFILLING,
                   .ask = "W",
                   .gave = seat_bit(3),
                   .hands = {"T1", "T2 W1 M1 M2", "T3", "T4 W2 L1"}};
    DirenjieState state = scene_state(scene);
    assert_string_equal(refusal(&state, 0, "draw 0"), "Choose another player.");
    assert_string_equal(refusal(&state, 0, "draw 2"), "seat 2 has fewer than three cards.");
    assert_string_equal(refusal(&state, 0, "draw 3"), "seat 3 gave you a card in this turn.");
    assert_string_equal(refusal(&state, 0, "ask W"), "Refill your hand: take up to two cards.");
    play(&state, "draw 1");
    assert_string_equal(refusal(&state, 0, "draw 1"), "You have drawn from seat 1 in this step.");
    scene.phase = DIRENJIE_CONSOLING;
    scene.gave = 0;
    state = scene_state(scene);
    assert_string_equal(refusal(&state, 0, "refuse"), "Nobody gave: take one card, or none.");
    scene.deck_size = -1;
    state = scene_state(scene);
    assert_string_equal(refusal(&state, 0, "draw deck"), "The deck is empty.");
}

static void refusals_of_a_clue(void **unused)
{
    DirenjieState state = scene_state((Scene){.seats = 2,
                                              .killer = KILLER_NOBODY,
                                              .phase = DIRENJIE_SUBMITTING,
                                              .ask = "W",
                                              .hands = {"T2 T2 T2 W2 W2 M3 A"}});
    assert_string_equal(refusal(&state, 0, "submit T1 T1 T1"), "T1 is not in your hand.");
    assert_string_equal(refusal(&state, 0, "submit W2 W2 W2"), "You do not hold that many W2.");
    assert_string_equal(refusal(&state, 0, "submit M3 T2 T2"),
                        "A Beggar can only lie at the bottom.");
    assert_string_equal(refusal(&state, 0, "submit M3 T2 M3"),
                        "A Beggar can only lie at the bottom.");
    assert_string_equal(refusal(&state, 0, "submit T2 M3 T2"),
                        "A Beggar can only lie at the bottom.");
    assert_string_equal(refusal(&state, 0, "submit M4 T2 T2"), "M4 is not in your hand.");
    assert_string_equal(refusal(&state, 0, "submit W2 W2 A"),
                        "Only the killer can use this card in a clue.");
    assert_string_equal(refusal(&state, 0, "submit T2 W2 W2"),
                        "The top and the middle card must be alike.");
    assert_string_equal(refusal(&state, 0, "submit W2 W2 M3"),
                        "The bottom card must be alike too, or a Beggar of the same number.");
    assert_string_equal(refusal(&state, 0, "decline"), "You hold a clue: submit it.");
    assert_string_equal(refusal(&state, 0, "pass"), "You hold a clue: submit it.");
}

static void refusals_of_an_answer(void **unused)
{
    DirenjieState state =
        scene_state((Scene){.seats = 2, .killer = KILLER_NOBODY, .phase = DIRENJIE_ANSWERING});
    assert_string_equal(refusal(&state, 0, "answer W1"), "Choose the Target now.");
    play(&state, "answer T1");
    assert_string_equal(refusal(&state, 0, "answer T1"), "Choose the Weapon now.");
    play(&state, "answer W1");
    assert_string_equal(refusal(&state, 0, "answer T1"), "Choose the Location now.");
    play(&state, "answer L1");
    assert_string_equal(refusal(&state, 0, "accuse 0"),
                        "Name the killer now: you cannot accuse yourself.");
    play(&state, "accuse 1; answer T1; answer W1; answer L1; accuse none");
    assert_string_equal(refusal(&state, 0, "answer T1"), "The game is over.");
}

static void previews_of_bonuses(void **unused)
{
    DirenjieState state = in_bonus("0h T6 T6 T6");
    assert_string_equal(preview(&state, "inspect 1 0"), "You alone look at this clue of seat 1.");
    DirenjieView view = view_of(&state, 0);
    Message message;
    direnjie_game.preview(&view, texts_read_action(&direnjie_game, "take 1"), &message, 1);
    assert_string_equal(message.plural,
                        "You take {n} random cards from {name} and give as many back.");
    assert_int_equal(message.values[0].number, 3);
    assert_int_equal(message.values[1].number, 1);
    play(&state, "take 1");
    assert_string_equal(preview(&state, "repay M5"), "M5 goes to seat 1.");
    state = in_bonus("0h W3 W3 W3");
    view = view_of(&state, 0);
    direnjie_game.preview(&view, texts_read_action(&direnjie_game, "rob 3"), &message, 1);
    assert_string_equal(message.plural, "You take {n} random cards from {name}.");
    assert_int_equal(message.values[0].number, 2);
    state = in_bonus("0h L3 L3 L3");
    view = view_of(&state, 0);
    direnjie_game.preview(&view, texts_read_action(&direnjie_game, "swap 1"), &message, 1);
    assert_string_equal(message.plural, "You give {name} your hand for {n} cards.");
    assert_int_equal(message.values[0].number, 3);
}

static void previews_of_the_steps(void **unused)
{
    DirenjieState state = scene_state((Scene){
        .seats = 2, .killer = KILLER_IS(0), .phase = DIRENJIE_ASKING, .hands = {"W1 W1 W1 A"}});
    assert_string_equal(preview(&state, "ask W"),
                        "Every other player may give you one Weapon card or the Empress.");
    assert_string_equal(preview(&state, "ask 4"),
                        "Every other player may give you one card of number 4 or the Empress.");
    play(&state, "ask W");
    assert_string_equal(preview(&state, "refuse"),
                        "You give nothing; nobody learns whether you could have.");
    play(&state, "refuse");
    assert_string_equal(preview(&state, "draw deck"), "You draw the top card of the deck.");
    assert_string_equal(preview(&state, "draw 1"), "You draw a random card from seat 1.");
    assert_string_equal(preview(&state, "pass"), "You take no card.");
    play(&state, "pass");
    assert_string_equal(preview(&state, "submit W1 W1 A"),
                        "Your hidden clue will show W1 in your next turn.");
    assert_string_equal(preview(&state, "decline"),
                        "You submit no clue: everybody then knows that you are the killer.");
    play(&state, "decline");
    assert_string_equal(preview(&state, "pass"), "Your turn ends.");
}

static void previews_of_gifts_and_answers(void **unused)
{
    DirenjieState state = scene_state((Scene){.seats = 3,
                                              .killer = KILLER_NOBODY,
                                              .phase = DIRENJIE_GIVING,
                                              .actor = 1,
                                              .ask = "W",
                                              .hands = {"T1", "T2 W1 M1"}});
    assert_string_equal(preview(&state, "give W1"), "W1 goes to seat 0.");
    state = scene_state((Scene){.seats = 2, .killer = KILLER_NOBODY, .phase = DIRENJIE_ANSWERING});
    assert_string_equal(preview(&state, "answer T1"), "You write down T1.");
    play(&state, "answer T1; answer W1; answer L1");
    assert_string_equal(preview(&state, "accuse 1"), "You accuse seat 1 of being the killer.");
    assert_string_equal(preview(&state, "accuse none"), "You say that nobody is the killer.");
}

static void a_gift_that_breaks_up_a_pair_is_told(void **unused)
{
    DirenjieState state = scene_state((Scene){.seats = 2,
                                              .killer = KILLER_NOBODY,
                                              .phase = DIRENJIE_GIVING,
                                              .actor = 1,
                                              .ask = "W",
                                              .hands = {"T1", "W1 W2 W2 W3 W3 W3"}});
    static const char *const gifts[] = {"give W1", "give W2", "give W3"};
    static const char *const more[] = {NULL, "It breaks up a pair: a clue needs two alike on top.",
                                       "It breaks up three alike, a whole clue."};
    DirenjieView view = view_of(&state, 1);
    for (unsigned i = 0; i < 3; i++) {
        Message messages[2];
        Action gift = texts_read_action(&direnjie_game, gifts[i]);
        size_t count = direnjie_game.preview(&view, gift, messages, 2);
        assert_int_equal(count, more[i] ? 2 : 1);
        if (more[i]) {
            assert_string_equal(messages[1].text, more[i]);
        }
    }
}

static void events_of_a_swap(void **unused)
{
    DirenjieState state = in_bonus("0h L3 L3 L3");
    assert_string_equal(events_text(&state, "swap 1", 0),
                        "swap 1; T1 hands/0>hands/1; T2 hands/0>hands/1; M5 hands/0>hands/1; "
                        "T3 hands/1>hands/0; W2 hands/1>hands/0; L1 hands/1>hands/0; ask 0");
    assert_string_equal(events_text(&state, "swap 1", 2),
                        "swap 1; ? hands/0>hands/1; ? hands/0>hands/1; ? hands/0>hands/1; "
                        "? hands/1>hands/0; ? hands/1>hands/0; ? hands/1>hands/0; ask 0");
}

static void events_of_an_inspection(void **unused)
{
    DirenjieState state = in_bonus("0h L3 L3 L3");
    assert_string_equal(events_text(&state, "inspect 1 0", 0),
                        "inspect 1; turn L4 clues/1@0; turn L4 clues/1@1; turn L4 clues/1@2; "
                        "ask 0");
    assert_string_equal(events_text(&state, "inspect 1 0", 2),
                        "inspect 1; turn ? clues/1@0; turn ? clues/1@1; turn ? clues/1@2; "
                        "ask 0");
}

static void events_of_asks_and_refusals(void **unused)
{
    DirenjieState state = scene_state((Scene){.seats = 3, .phase = DIRENJIE_ASKING});
    assert_string_equal(events_text(&state, "ask 3", 2), "ask 5; give 1");
    play(&state, "ask 3");
    assert_string_equal(events_text(&state, "refuse", 2), "refuse 1; give 2");
}

static void events_end_the_game(void **unused)
{
    DirenjieState state = scene_state((Scene){.seats = 2,
                                              .phase = DIRENJIE_ANSWERING,
                                              .deck_size = 2,
                                              .deck = "M1 M2",
                                              .clues = {"0 T2 T2 T2"}});
    play(&state, "answer T5; answer W5; answer L5; answer T1; answer W1");
    state.table.hand_counts[1] = 0;
    state.hands[1] = 0;
    assert_string_equal(events_text(&state, "answer L1", 0),
                        "answer 1; over 0; turn T5 secret@0; turn W5 secret@1; turn L5 secret@2; "
                        "turn T2 clues/0@0; turn T2 clues/0@1; turn T2 clues/0@2; "
                        "turn M1 deck@0; turn M2 deck@1; points-0 6; points-1 0; result 1; end");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(refusals_of_a_bonus),
        cmocka_unit_test(refusals_of_a_repay),
        cmocka_unit_test(refusals_of_an_ask),
        cmocka_unit_test(refusals_of_a_gift),
        cmocka_unit_test(refusals_of_a_draw),
        cmocka_unit_test(refusals_of_a_clue),
        cmocka_unit_test(refusals_of_an_answer),
        cmocka_unit_test(previews_of_bonuses),
        cmocka_unit_test(previews_of_the_steps),
        cmocka_unit_test(previews_of_gifts_and_answers),
        cmocka_unit_test(a_gift_that_breaks_up_a_pair_is_told),
        cmocka_unit_test(events_of_a_swap),
        cmocka_unit_test(events_of_an_inspection),
        cmocka_unit_test(events_of_asks_and_refusals),
        cmocka_unit_test(events_end_the_game),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
