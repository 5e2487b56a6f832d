/* What a newcomer to Di Renjie is told at the table, without a page of rules: what cards are for,
 * what giving brings, what to ask for, what a clue that is turned up means, and which cards the
 * only clue consists of. */
#include "core/notation.h"
#include "direnjie/parts.h"
#include "direnjie/seen.h"
#include "direnjie/table.h"
#include "direnjie/words.h"
#include "table_state.h"
#include "tables/table_commands.h"
#include "testing.h"
#include "text_block.h"
#include "ui/widgets.h"
#include "window.h"

#include <string.h>

static Card numbered(const char *code)
{
    Action action;
    char bytes[24] = "give ";
    strcat(bytes, code);
    assert_true(notation_read(&direnjie_game, bytes, &action));
    return action_operand(action, 0);
}

static void assert_use(const char *code, const char *words)
{
    assert_non_null(strstr(direnjie_use(numbered(code)), words));
}

/* DR-17 and DR-19 */
static void test_each_kind_of_card_has_its_use(void **unused)
{
    assert_use("W2", "two of it and the Beggar of its number");
    assert_use("T5", "sees “clue” on each");
    assert_use("T5", "two of it and the Beggar of its number");
    assert_use("T6", "given for each request");
    assert_use("T6", "every category and every number");
    assert_use("T6", "any Beggar");
    assert_use("M3", "never given away, but it may be drawn");
    assert_use("A", "for everybody else it makes no clue");
}

static void begin_deal(uint64_t seed, unsigned seats, Seat viewer, bool is_familiar)
{
    Setup setup = setup_initial(&direnjie_game, (uint8_t)seats, seed);
    setup.options[DIRENJIE_FIRST] = 0;
    screen.is_familiar = is_familiar;
    screen_begin(&screen, &direnjie_game, &setup, NULL, viewer);
    table_settle(screen.table);
    screen_measure(&screen);
    screen_measure(&screen);
}

static void begin(unsigned seats, Seat viewer, bool is_familiar)
{
    begin_deal(5, seats, viewer, is_familiar);
}

static void end(void)
{
    screen_end(&screen);
    screen.is_familiar = false;
}

/* DR-5: ten cards with three players. */
static void test_all_cards_in_hand_explain_themselves(void **unused)
{
    unsigned count = 0;
    begin(3, 0, false);
    for (size_t i = 0; i < ui_tip_count(screen.ui); i++) {
        Explained tip = ui_tip_at(screen.ui, i);
        bool is_card = strncmp(tip.id, "hand.card.", 10) == 0;
        count += is_card && strstr(tip.text, "press and hold");
    }
    assert_int_equal(count, 10);
    end();
}

/* DR-20: without the expansion there is no killer to be spoken of. */
static void test_the_step_of_submitting_speaks_of_who_is_there(void **unused)
{
    for (int32_t killer = 0; killer < 2; killer++) {
        Setup setup = setup_initial(&direnjie_game, 3, 5);
        setup.options[DIRENJIE_KILLER] = killer;
        screen_begin(&screen, &direnjie_game, &setup, NULL, 0);
        DirenjieView view;
        match_view(&screen.match, 0, &view);
        const char *words = direnjie_step_rule(&view, 2);
        assert_non_null(strstr(words, "three equal cards, or two and the Beggar"));
        assert_int_equal(strstr(words, "killer") != NULL, killer);
        screen_end(&screen);
    }
}

#define WITHOUT_CLUE 4 /* a deal that gives seat 0 no whole clue */

static void test_the_aim_of_asking_is_told_at_first(void **unused)
{
    begin_deal(WITHOUT_CLUE, 3, 0, false);
    const char *step = screen_get(&screen, "table.step")->name;
    assert_non_null(strstr(step, "three cards alike, or two and the Beggar of their number"));
    end();
    begin_deal(WITHOUT_CLUE, 3, 0, true);
    assert_null(strstr(screen_get(&screen, "table.step")->name, "Beggar"));
    end();
}

/* DR-19: of seed 5 seat 0 is dealt a clue, which is said before what one lacks for another. */
static void test_a_whole_clue_is_told_while_asking(void **unused)
{
    begin(3, 0, false);
    TableScene scene = table_scene(screen.table);
    const DirenjieView *view = direnjie_view_of(&scene);
    CardSet whole = direnjie_whole(&scene);
    assert_true(set_count(whole) >= 3);
    assert_int_equal(whole & ~view->hand, 0);
    assert_non_null(
        strstr(screen_get(&screen, "table.step")->name, "submit one after this request"));
    end();
}

static unsigned texts_drawn(const char *words)
{
    unsigned count = 0;
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *command = draw_at(list, i);
        count += command->kind == DRAW_TEXT && strcmp(command->text->lines->text, words) == 0;
    }
    return count;
}

/* DR-19: which of the marked cards make one clue is said by its top on each of them. */
static void test_cards_of_one_clue_name_it(void **unused)
{
    begin(3, 0, false);
    TableScene scene = table_scene(screen.table);
    CardSet whole = direnjie_whole(&scene);
    unsigned named = 0;
    screen_frame(&screen);
    for (Card card = 0; card < DIRENJIE_CARDS; card++) {
        char words[16] = "clue ";
        if (direnjie_tops(&scene, card) == card_bit(card)) {
            strcat(words, direnjie_game.names.cards[card]);
            named += texts_drawn(words);
        }
    }
    assert_int_equal(named, set_count(whole));
    end();
}

/* What was taken meanwhile goes before that. */
static void test_losses_are_told_at_the_own_turn(void **unused)
{
    static Notebook ink;
    static NotebookHistory history;
    begin(3, 0, true);
    DirenjieNotes notes = {.ink = &ink, .history = &history};
    notes.lost[1] = card_bit(numbered("W2"));
    table_set_notes(screen.table, &notes);
    screen_measure(&screen);
    const char *words = screen_get(&screen, "table.step")->name;
    assert_non_null(strstr(words, "Taken from you since your last turn – "));
    assert_non_null(strstr(words, ": W2 Poisoned Tea"));
    table_set_notes(screen.table, NULL);
    end();
}

/* DR-21: nothing was taken yet, so that there are no more cards would be wrong. */
static void test_at_first_one_may_take_nothing(void **unused)
{
    begin(3, 0, true);
    DirenjieView view = *(const DirenjieView *)screen.table->view;
    TableScene scene = table_scene(screen.table);
    ButtonWords first = {0}, then = {0}, refusing = {0};
    scene.view = &view;
    view.table.phase = DIRENJIE_REFILLING;
    view.table.drawn_count = 0;
    direnjie_button(&scene, DIRENJIE_PASS, &first);
    assert_string_equal(first.label, "Take nothing");
    view.table.drawn_count = 1;
    direnjie_button(&scene, DIRENJIE_PASS, &then);
    assert_null(then.label);
    direnjie_button(&scene, DIRENJIE_REFUSE, &refusing);
    assert_null(refusing.label);
    end();
}

static unsigned fresh_count(void)
{
    unsigned count = 0;
    for (size_t card = 0; card < CARD_LIMIT; card++) {
        count += screen.table->fresh[card];
    }
    return count;
}

/* DR-21: the second card of a draw does not take the mark from the first one. */
static void test_both_cards_of_a_draw_are_new(void **unused)
{
    begin_deal(WITHOUT_CLUE, 3, 0, true);
    screen_act(&screen, 0, action_with_1(DIRENJIE_ASK, DIRENJIE_TARGET));
    while (!seats_have(match_actors(&screen.match), 0)) {
        screen_act(&screen, seats_first(match_actors(&screen.match)), action_bare(DIRENJIE_REFUSE));
    }
    table_settle(screen.table);
    screen_act(&screen, 0, action_bare(DIRENJIE_PASS)); /* DR-18 */
    table_settle(screen.table);
    assert_int_equal(fresh_count(), 0);
    for (unsigned drawn = 1; drawn <= 2; drawn++) {
        screen_act(&screen, 0, action_with_1(DIRENJIE_DRAW_DECK, 0));
        table_settle(screen.table);
        assert_int_equal(fresh_count(), drawn);
    }
    end();
}

/* DR-21: only who gave nothing can be drawn from. Seat 1 holds a target. */
static void test_what_giving_brings_is_told(void **unused)
{
    begin(3, 1, false);
    screen_act(&screen, 1, action_with_1(DIRENJIE_ASK, DIRENJIE_TARGET));
    table_settle(screen.table);
    screen_measure(&screen);
    screen_measure(&screen);
    const Element *give = screen_get(&screen, "button.confirm");
    assert_true(give->disabled);
    assert_non_null(strstr(give->reason, "whoever gives cannot be drawn from in this turn"));
    assert_non_null(strstr(screen_get(&screen, "table.step")->name,
                           "If you give nothing, the asker may draw one from you."));
    end();
}

/* Plays greedily to the end as seat 0 sees it, and looks at the resting table after each action. */
static void watch(uint64_t seed, void (*look)(void *), void *found)
{
    Setup setup = setup_initial(&direnjie_game, 3, seed);
    screen_begin(&screen, &direnjie_game, &setup, NULL, 0);
    while (!match_is_over(&screen.match)) {
        screen_act_greedily(&screen, 0);
        table_settle(screen.table);
        screen_measure(&screen);
        screen_measure(&screen);
        look(found);
    }
    screen_end(&screen);
}

typedef struct Steps {
    bool reveals, explains, closes;
} Steps;

static void look_for_reveals(void *found)
{
    Steps *told = found;
    const Element *step = screen_find(&screen, "table.step");
    if (step) {
        told->reveals |= strstr(step->name, " reveals ") != NULL;
        told->explains |= strstr(step->name, "Its two upper cards are the same.") != NULL;
        told->closes |= strstr(step->name, "is closed: ") != NULL;
    }
}

static void test_a_clue_that_is_turned_up_is_told(void **unused)
{
    Steps told = {false, false, false};
    for (uint64_t seed = 1; seed < 20 && !(told.reveals && told.explains && told.closes); seed++) {
        watch(seed, look_for_reveals, &told);
    }
    assert_true(told.reveals);
    assert_true(told.explains);
    assert_true(told.closes);
}

/* Whether the person can submit one clue only, with a beggar at its bottom. */
static bool awaits_beggar(const DirenjieView *view, Action *only)
{
    Action legal[64];
    size_t count = match_legal(&screen.match, 0, legal, 64);
    *only = legal[0];
    return view->table.phase == DIRENJIE_SUBMITTING && view->table.actor == 0 && count == 1 &&
           !direnjie_is_identity(action_operand(legal[0], 2));
}

typedef struct Lit {
    bool found, beggar, other, played;
} Lit;

static void look_at_the_light(void *found)
{
    Lit *lit = found;
    DirenjieView view;
    Action only;
    match_view(&screen.match, 0, &view);
    if (lit->found || !awaits_beggar(&view, &only)) {
        return;
    }
    TableScene scene = table_scene(screen.table);
    Card bottom = action_operand(only, 2), top = action_operand(only, 0);
    lit->found = true;
    lit->beggar = direnjie_is_lit(&scene, bottom) && direnjie_is_lit(&scene, top);
    CardSet rest = view.hand & ~direnjie_copies(top) & ~card_bit(bottom);
    lit->other = rest != 0 && direnjie_is_lit(&scene, direnjie_lowest(set_first(rest)));
    screen_key(&screen, press_of(&table_command_play));
    lit->played = screen.chosen == only;
}

/* DR-19: the button submits the Beggar too, which cannot be picked first; so does the key that its
 * tip names. */
static void test_all_cards_of_the_only_clue_are_lit(void **unused)
{
    Lit lit = {false, false, false, false};
    for (uint64_t seed = 1; seed < 60 && !lit.found; seed++) {
        watch(seed, look_at_the_light, &lit);
    }
    assert_true(lit.found);
    assert_true(lit.beggar);
    assert_false(lit.other);
    assert_true(lit.played);
}

/* What the chosen request may bring gives way to a hint, which may speak of another. */
static void test_a_hint_has_the_place_of_the_request(void **unused)
{
    begin(3, 0, true);
    screen_press(&screen, "ask.4");
    screen_frame(&screen);
    TableScene scene = table_scene(screen.table);
    assert_int_equal(direnjie_meant(&scene), DIRENJIE_ASK_ONE + 3);
    table_set_status(screen.table, "Hint: Ask for number 2", true);
    screen_frame(&screen);
    scene = table_scene(screen.table);
    assert_int_equal(direnjie_meant(&scene), DIRENJIE_NO_ASK);
    screen_end(&screen);
}

/* Seat 0 inspects the first clue that it may in a game played at random. */
static void inspect(void)
{
    Rng rng = rng_seeded(2);
    uint64_t seed = 1;
    begin_deal(seed, 2, 0, false);
    for (;;) {
        Action legal[LEGAL_COUNT_MAX];
        if (match_is_over(&screen.match)) {
            end();
            begin_deal(++seed, 2, 0, false);
        }
        Seat actor = seats_first(match_actors(&screen.match));
        size_t count = match_legal(&screen.match, actor, legal, LEGAL_COUNT_MAX);
        for (size_t i = 0; i < count && actor == 0; i++) {
            if (action_verb(legal[i]) == DIRENJIE_INSPECT) {
                screen_act(&screen, 0, legal[i]);
                table_settle(screen.table);
                return;
            }
        }
        screen_act(&screen, 0, legal[rng_below(&rng, (uint32_t)count)]);
        table_settle(screen.table);
    }
}

/* By its cross, by a press beside it and by what Escape does; the next press is for the table. */
static void test_an_inspected_clue_can_be_put_away(void **unused)
{
    inspect();
    screen_measure(&screen);
    assert_non_null(screen_find(&screen, "info.title"));
    screen_press(&screen, "info.close");
    screen_measure(&screen);
    assert_null(screen_find(&screen, "info.title"));
    assert_false(direnjie_put_away(screen.table));
    end();
    inspect();
    screen_measure(&screen);
    screen_measure(&screen);
    screen_press(&screen, "table.step");
    screen_measure(&screen);
    assert_null(screen_find(&screen, "info.title"));
    end();
    inspect();
    screen_measure(&screen);
    assert_true(direnjie_put_away(screen.table));
    screen_measure(&screen);
    assert_null(screen_find(&screen, "info.title"));
    end();
}

/* The turning of all that is drawn. */
static float angles(void)
{
    screen_frame(&screen);
    DrawList *list = ui_draw(screen.ui);
    float sum = 0;
    for (size_t i = 0; i < draw_count(list); i++) {
        sum += fabsf(draw_at(list, i)->angle);
    }
    return sum;
}

/* However long one looks at it: every 65.536 s sixteen bits of milliseconds begin anew. */
static void test_a_chosen_tally_swings_once(void **unused)
{
    Setup setup = setup_initial(&direnjie_game, 2, 1);
    setup.options[DIRENJIE_FIRST] = 0;
    screen_begin(&screen, &direnjie_game, &setup, NULL, 0);
    screen_frame(&screen);
    screen_press(&screen, "ask.4");
    float swinging = angles();
    SDL_Delay(1000);
    float still = angles();
    assert_true(swinging > still + 0.01f);
    SDL_Delay(UINT16_MAX - 1000);
    for (int i = 0; i < 20; i++) {
        assert_true(angles() < still + 0.01f);
        SDL_Delay(5);
    }
    screen_end(&screen);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_each_kind_of_card_has_its_use),
        cmocka_unit_test(test_all_cards_in_hand_explain_themselves),
        cmocka_unit_test(test_the_step_of_submitting_speaks_of_who_is_there),
        cmocka_unit_test(test_the_aim_of_asking_is_told_at_first),
        cmocka_unit_test(test_a_whole_clue_is_told_while_asking),
        cmocka_unit_test(test_cards_of_one_clue_name_it),
        cmocka_unit_test(test_at_first_one_may_take_nothing),
        cmocka_unit_test(test_both_cards_of_a_draw_are_new),
        cmocka_unit_test(test_losses_are_told_at_the_own_turn),
        cmocka_unit_test(test_what_giving_brings_is_told),
        cmocka_unit_test(test_a_clue_that_is_turned_up_is_told),
        cmocka_unit_test(test_all_cards_of_the_only_clue_are_lit),
        cmocka_unit_test(test_an_inspected_clue_can_be_put_away),
        cmocka_unit_test(test_a_chosen_tally_swings_once),
        cmocka_unit_test(test_a_hint_has_the_place_of_the_request),
    };
    return cmocka_run_group_tests(tests, open_window, close_window);
}
