/* What is seen of a clue that is laid, of requests, and of the answer that is sealed. Matches are
 * looked for in which a clue can be laid at once; places follow from the drawing of 1600 x 900,
 * times 0.8. */
#include "core/rng.h"
#include "drawn.h"
#include "games/direnjie.h"
#include "table_state.h"
#include "tables/table_look.h"
#include "testing.h"
#include "text_block.h"
#include "window.h"

#include <SDL.h>
#include <math.h>
#include <string.h>

#define SEEDS 400

static bool is_beggar(Card card)
{
    return card >= DIRENJIE_BEGGAR_ONE && card != DIRENJIE_KILLER_CARD;
}

/* What the first seat may submit, with a beggar at the bottom or without; ACTION_NONE: nothing. */
static Action submission(bool beggar)
{
    TableSight sight = screen_sight(&screen, 0);
    for (size_t i = 0; i < sight.legal_count; i++) {
        Action action = sight.legal[i];
        if (action_verb(action) == DIRENJIE_SUBMIT &&
            is_beggar(action_operand(action, 2)) == beggar) {
            return action;
        }
    }
    return ACTION_NONE;
}

/* Two seats, of which the first has asked in vain, taken nothing and may lay such a clue. */
static Action begin_with_clue(bool beggar)
{
    const Action vain[] = {action_with_1(DIRENJIE_ASK, DIRENJIE_TARGET),
                           action_bare(DIRENJIE_REFUSE), action_bare(DIRENJIE_PASS)};
    for (uint64_t seed = 1; seed < SEEDS; seed++) {
        Setup setup = setup_initial(&direnjie_game, 2, seed);
        setup.options[DIRENJIE_FIRST] = 0;
        screen_begin(&screen, &direnjie_game, &setup, NULL, 0);
        for (unsigned i = 0; i < 3; i++) {
            screen_act(&screen, 0, vain[i]);
            table_settle(screen.table);
        }
        screen_frame(&screen);
        Action action = submission(beggar);
        if (action != ACTION_NONE) {
            return action;
        }
        screen_end(&screen);
    }
    fail_msg("no such clue in %d deals", SEEDS);
    return ACTION_NONE;
}

/* The three cards of the first clue of the first seat, as they are seen. */
static const Sprite *card_of_clue(unsigned index)
{
    return &screen.table->sprites[screen.table->stacks[DIRENJIE_CLUES].sprites[index]];
}

static bool has_picture(const char *name)
{
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *command = draw_at(list, i);
        if (command->kind == DRAW_PICTURE && text_equal(command->picture->name, name)) {
            return true;
        }
    }
    return false;
}

/* What was seen while a clue was laid. */
typedef struct Seen {
    bool spread;  /* all three side by side and face up over the rack */
    bool covered; /* all three in one place over the rack, face down */
    bool glints;
    float seconds;
} Seen;

/* The rack is 896 wide from 352 and 148 high from 440. */
static bool is_over_rack(const Sprite *card)
{
    return fabsf(card->pose.x - 640) < 60 && fabsf(card->pose.y - (440 + 74) * 0.8f) < 4;
}

static void look(Seen *seen)
{
    unsigned over = 0, up = 0, down = 0;
    for (unsigned i = 0; i < 3; i++) {
        const Sprite *card = card_of_clue(i);
        over += is_over_rack(card);
        up += card->shown_up && card->turn > 0.9f;
        down += !card->shown_up;
    }
    float apart = card_of_clue(2)->pose.x - card_of_clue(0)->pose.x;
    seen->spread |= over == 3 && up == 3 && fabsf(apart) > 60;
    seen->covered |= over == 3 && down == 3 && fabsf(apart) < 2;
    seen->glints |= has_picture("ui/rays-gold");
}

static Seen see_laid(Action action)
{
    Seen seen = {0};
    table_settle(screen.table);
    screen_act(&screen, 0, action);
    seen.seconds = screen.table->timeline.end - screen.table->timeline.now;
    while (!table_rests(screen.table)) {
        screen_frame(&screen);
        look(&seen);
        SDL_Delay(5);
    }
    return seen;
}

static void assert_laid(void)
{
    Rect clues = screen.table->layout.zones[DIRENJIE_CLUES].rect;
    screen_frame(&screen);
    for (unsigned i = 0; i < 3; i++) {
        const Pose *pose = &card_of_clue(i)->pose;
        assert_true(rect_has(clues, (Point){pose->x, pose->y}));
    }
}

/* Side by side, then one on another and turned, then to its place; within two seconds and a half.
 */
static void test_a_laid_clue_comes_together(void **unused)
{
    Action action = begin_with_clue(false);
    Seen seen = see_laid(action);
    assert_true(seen.spread);
    assert_true(seen.covered);
    assert_false(seen.glints);
    assert_true(seen.seconds > 1 && seen.seconds < 2.5f);
    assert_laid();
    screen_end(&screen);
}

static void test_a_clue_with_a_beggar_glints(void **unused)
{
    Action action = begin_with_clue(true);
    Seen seen = see_laid(action);
    assert_true(seen.spread && seen.covered && seen.glints);
    screen_end(&screen);
}

static void test_laying_can_be_skipped(void **unused)
{
    Action action = begin_with_clue(false);
    screen_act(&screen, 0, action);
    screen_frame(&screen);
    assert_false(table_rests(screen.table));
    table_settle(screen.table);
    assert_laid();
    screen_end(&screen);
}

static void test_a_calm_clue_is_there_at_once(void **unused)
{
    ui_set_reduced_motion(screen.ui, true);
    Action action = begin_with_clue(false);
    Seen seen = see_laid(action);
    assert_false(seen.spread || seen.covered);
    assert_true(seen.seconds < 1.5f);
    assert_laid();
    ui_set_reduced_motion(screen.ui, false);
    screen_end(&screen);
}

/* The other seat sees no card and no glint. */
static void test_another_sees_only_backs(void **unused)
{
    Action action = begin_with_clue(true);
    TableSight sight = screen_sight(&screen, 1);
    table_show(screen.table, &sight);
    Event events[EVENT_COUNT_MAX];
    EventLog log = {.events = events, .capacity = EVENT_COUNT_MAX};
    assert_true(match_act(&screen.match, 0, action));
    match_events(&screen.match, screen.match.position - 1, 1, &log);
    sight = screen_sight(&screen, 1);
    table_animate(screen.table, events, log.count, &sight);
    while (!table_rests(screen.table)) {
        screen_frame(&screen);
        assert_false(has_picture("ui/rays-gold"));
        for (unsigned i = 0; i < 3; i++) {
            assert_false(card_of_clue(i)->shown_up);
        }
        SDL_Delay(5);
    }
    screen_end(&screen);
}

static Rng begin_at_random(uint8_t seats)
{
    Setup setup = setup_initial(&direnjie_game, seats, 7);
    screen_begin(&screen, &direnjie_game, &setup, NULL, 0);
    screen_frame(&screen);
    return rng_seeded(2);
}

/* Whoever is due does anything; it is left moving. */
static void act_at_random(Rng *rng)
{
    table_settle(screen.table);
    screen_measure(&screen);
    screen_act_randomly(&screen, 0, rng);
}

static DirenjieTable table_now(void)
{
    DirenjieView view;
    match_view(&screen.match, 0, &view);
    return view.table;
}

/* Pixels by which a card of the clue stands above its place. */
static float raised(const DirenjieTable *table, unsigned clue)
{
    Seat owner = table->clue_owners[clue];
    unsigned nth = 0;
    for (unsigned i = 0; i < clue; i++) {
        nth += table->clue_owners[i] == owner;
    }
    const Stack *stack = &screen.table->stacks[DIRENJIE_CLUES + owner];
    return -screen.table->sprites[stack->sprites[3 * nth]].push.y;
}

/* While its bonus is to be chosen, and no other. */
static void test_a_clue_with_a_bonus_stands_up(void **unused)
{
    Rng rng = begin_at_random(2);
    do {
        act_at_random(&rng);
    } while (table_now().phase != DIRENJIE_BONUS);
    DirenjieTable table = table_now();
    unsigned newest = 0;
    for (unsigned i = 0; i < table.clue_count; i++) {
        newest = table.clue_owners[i] == table.active ? i : newest;
    }
    table_settle(screen.table);
    screen_frame(&screen);
    for (unsigned i = 0; i < table.clue_count; i++) {
        assert_int_equal(raised(&table, i) > 4, i == newest);
    }
    screen_end(&screen);
}

/* Where the sheet with a request lies; nowhere: it is empty. */
static Rect sheet_now(void)
{
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *command = draw_at(list, i);
        if (command->kind == DRAW_FILL && command->color.r == 0xe7 && command->color.g == 0xd8 &&
            command->color.b == 0xb4) {
            return command->rect;
        }
    }
    return (Rect){0};
}

/* To its place, and it is gone when all is still. */
static void test_a_request_slides_out(void **unused)
{
    begin_at_random(3);
    screen_act(&screen, 0, action_with_1(DIRENJIE_ASK, DIRENJIE_TARGET));
    float lowest = 0;
    while (!table_rests(screen.table)) {
        screen_frame(&screen);
        lowest = fmaxf(lowest, sheet_now().y);
        SDL_Delay(5);
    }
    screen_frame(&screen);
    assert_true(fabsf(lowest - 601 * 0.8f) < 2 && sheet_now().w <= 0);
    screen_end(&screen);
}

static unsigned closed_now(void)
{
    DirenjieView view;
    match_view(&screen.match, 0, &view);
    return direnjie_closed(&view.table, view.clues);
}

static unsigned closed_tallies(void)
{
    unsigned count = 0;
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *command = draw_at(list, i);
        count += command->kind == DRAW_PICTURE && strstr(command->picture->name, "-closed") != NULL;
    }
    return count;
}

/* Its strip is pasted while the clue that closes it is shown, not only when all is still. */
static void test_a_request_closes_before_the_eyes(void **unused)
{
    Rng rng = begin_at_random(4);
    while (closed_now() == 0 && !match_is_over(&screen.match)) {
        act_at_random(&rng);
    }
    assert_int_not_equal(closed_now(), 0);
    unsigned moving = 0;
    screen_frame(&screen);
    assert_int_equal(closed_tallies(), 0);
    while (!table_rests(screen.table)) {
        screen_frame(&screen);
        moving += closed_tallies() > 0 && !table_rests(screen.table);
        SDL_Delay(5);
    }
    assert_true(moving > 3);
    screen_end(&screen);
}

/* Two seats, of which the first has played greedily up to the final answer. */
static void begin_with_answer(void)
{
    Setup setup = setup_initial(&direnjie_game, 2, 3);
    setup.options[DIRENJIE_FIRST] = 0;
    screen_begin(&screen, &direnjie_game, &setup, NULL, 0);
    DirenjieView view;
    do {
        screen_act_greedily(&screen, 0);
        table_settle(screen.table);
        match_view(&screen.match, 0, &view);
    } while (view.table.phase != DIRENJIE_ANSWERING || view.table.actor != 0);
    screen_frame(&screen);
    screen_frame(&screen);
}

static Rect place_of_stamp(void)
{
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *command = draw_at(list, i);
        if (command->kind == DRAW_PICTURE &&
            text_equal(command->picture->name, "ui/direnjie-stamp")) {
            return command->rect;
        }
    }
    fail_msg("no stamp");
    return (Rect){0};
}

static void press_answers(void)
{
    static const char *const ids[] = {"answer.T1", "answer.W1", "answer.L1", "button.answer"};
    for (unsigned i = 0; i < 4; i++) {
        screen_press(&screen, ids[i]);
    }
}

/* It rises, comes to the last leaf and falls; only then the first answer is given. */
static void test_the_chop_falls_before_the_answer_is_given(void **unused)
{
    begin_with_answer();
    Rect rest = place_of_stamp();
    press_answers();
    Rect last = rest;
    float highest = rest.y;
    unsigned frames = 0;
    while (screen.chosen == ACTION_NONE) {
        assert_true(table_is_moving(screen.table));
        last = place_of_stamp();
        highest = fminf(highest, last.y);
        frames++;
        SDL_Delay(10);
        screen_frame(&screen);
    }
    assert_true(frames > 5);
    assert_int_equal(action_verb(screen.chosen), DIRENJIE_ANSWER);
    assert_true(last.x > rest.x + 100 && last.y > highest + 40);
    screen_end(&screen);
}

static void test_a_calm_chop_seals_at_once(void **unused)
{
    ui_set_reduced_motion(screen.ui, true);
    begin_with_answer();
    press_answers();
    assert_int_equal(action_verb(screen.chosen), DIRENJIE_ANSWER);
    screen_end(&screen);
    ui_set_reduced_motion(screen.ui, false);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_laid_clue_comes_together),
        cmocka_unit_test(test_a_clue_with_a_beggar_glints),
        cmocka_unit_test(test_laying_can_be_skipped),
        cmocka_unit_test(test_a_calm_clue_is_there_at_once),
        cmocka_unit_test(test_another_sees_only_backs),
        cmocka_unit_test(test_a_clue_with_a_bonus_stands_up),
        cmocka_unit_test(test_a_request_slides_out),
        cmocka_unit_test(test_a_request_closes_before_the_eyes),
        cmocka_unit_test(test_the_chop_falls_before_the_answer_is_given),
        cmocka_unit_test(test_a_calm_chop_seals_at_once),
    };
    return cmocka_run_group_tests(tests, open_window, close_window);
}
