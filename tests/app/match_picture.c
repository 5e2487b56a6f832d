/* The small picture of a match shows what everybody may see, and nothing else: two matches that
 * differ only in what somebody does not know have the same picture. */
#include "match_picture.h"
#include "ui/loop.h"

#include "games/claim.h"
#include "games/regicide.h"
#include "games/registry.h"
#include "tables/table_scene.h"
#include "testing.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

#define COMMANDS_MAX 400
#define GAMES        4
#define STEPS        9
#define PICTURE      ((Rect){10, 10, 320, 180})

static App app;

static int open_window(void **unused)
{
    char problem[256];
    UiOptions options = {.title = "test",
                         .data_folder = DATA_FOLDER,
                         .cache_folder = "",
                         .width = 640,
                         .height = 360,
                         .x = INT_MIN,
                         .y = INT_MIN,
                         .exact = true,
                         .renderer = RENDERER_SOFTWARE};
    catalogue_init(&app.catalogue);
    app.ui = ui_open(&options, problem, sizeof problem);
    return app.ui ? 0 : -1;
}

static int close_window(void **unused)
{
    ui_close(app.ui);
    catalogue_release(&app.catalogue);
    return 0;
}

/* What a picture is made of. */
typedef struct Drawn {
    DrawCommand commands[COMMANDS_MAX];
    Picture pictures[COMMANDS_MAX];
    size_t count, elements;
} Drawn;

static void draw(const Match *match, Drawn *out)
{
    Arena arena = {0};
    Board board = match_picture_of_match(match, &arena);
    ui_frame_begin(app.ui);
    match_picture_draw(&app, &board, PICTURE);
    DrawList *list = ui_draw(app.ui);
    out->count = draw_count(list);
    assert_in_range(out->count, 3, COMMANDS_MAX);
    for (size_t i = 0; i < out->count; i++) {
        out->commands[i] = *draw_at(list, i);
        out->pictures[i] = *out->commands[i].picture;
        out->commands[i].picture = &out->pictures[i];
    }
    ui_frame_end(app.ui);
    out->elements = ui_element_count(app.ui);
    arena_release(&arena);
}

static bool is_same(const DrawCommand *a, const DrawCommand *b)
{
    return a->kind == b->kind && memcmp(&a->rect, &b->rect, sizeof a->rect) == 0 &&
           memcmp(a->picture, b->picture, sizeof *a->picture) == 0;
}

static void assert_same(const Drawn *a, const Drawn *b, const Game *game)
{
    bool same = a->count == b->count;
    for (size_t i = 0; i < a->count && same; i++) {
        same = is_same(&a->commands[i], &b->commands[i]);
    }
    if (!same) {
        fail_msg("the picture of %s tells what not everybody knows", game->id);
    }
}

static bool shows(const Drawn *drawn, const char *picture)
{
    for (size_t i = 0; i < drawn->count; i++) {
        if (strcmp(drawn->commands[i].picture->name, picture) == 0) {
            return true;
        }
    }
    return false;
}

/* Another world in which every seat in turn has forgotten what it need not know. What all know
 * stays as it is. */
static void reshuffle(const Match *match, Rng *rng, Match *out)
{
    _Alignas(max_align_t) unsigned char state[STATE_SIZE_MAX], view[VIEW_SIZE_MAX];
    const Game *game = match->game;
    memcpy(state, match_state(match), game->state_size);
    for (Seat seat = 0; seat < match->setup.seats; seat++) {
        game->view(state, seat, view);
        game->sample(view, rng, state);
    }
    match_init_from(out, game, &match->setup, state);
}

static bool act_at_random(Match *match, Rng *rng)
{
    Action legal[LEGAL_COUNT_MAX];
    if (match_is_over(match)) {
        return false;
    }
    Seat seat = seats_first(match_actors(match));
    size_t count = match_legal(match, seat, legal, LEGAL_COUNT_MAX);
    return match_act(match, seat, legal[rng_below(rng, (uint32_t)count)]);
}

static void compare_with_other_worlds(const Match *match, Rng *rng)
{
    static Drawn own, other;
    Match world;
    reshuffle(match, rng, &world);
    draw(match, &own);
    draw(&world, &other);
    assert_same(&own, &other, match->game);
    assert_int_equal(own.elements, 0);
    match_release(&world);
}

static void begin(Match *match, const Game *game, uint8_t seats, uint64_t seed)
{
    MatchPlan plan = plan_initial(game, seats);
    plan.setup.seed = seed;
    match_init(match, game, &plan.setup);
}

static void look_at_a_game(const Game *game, uint64_t seed)
{
    Match match;
    Rng rng = rng_seeded(seed);
    uint8_t more = game->seats_max > game->seats_min ? seed % 2 : 0;
    begin(&match, game, (uint8_t)(game->seats_min + more), seed);
    do {
        compare_with_other_worlds(&match, &rng);
        for (int step = 1; step < STEPS; step++) {
            act_at_random(&match, &rng);
        }
    } while (act_at_random(&match, &rng));
    match_release(&match);
}

static void tells_nothing_private(void **unused)
{
    for (size_t i = 0; games[i]; i++) {
        for (uint64_t seed = 0; game_has_table(games[i]) && seed < GAMES; seed++) {
            look_at_a_game(games[i], seed);
        }
    }
}

/* Of a finished game of Claim the 26 cards of phase 2 are scored, and the Undead of phase 1. */
static void shows_what_was_scored(void **unused)
{
    static Drawn drawn;
    Match match;
    Rng rng = rng_seeded(1);
    begin(&match, &claim_game, 2, 1);
    while (act_at_random(&match, &rng)) {
    }
    draw(&match, &drawn);
    match_release(&match);
    size_t cards = 0;
    for (size_t i = 0; i < drawn.count; i++) {
        cards += strncmp(drawn.commands[i].picture->name, "claim/", strlen("claim/")) == 0;
    }
    assert_in_range(cards, 26, 36);
}

static uint64_t seed_of_enemy(Card enemy, uint64_t from)
{
    for (uint64_t seed = from;; seed++) {
        RegicideView view;
        Match match;
        begin(&match, &regicide_game, 1, seed);
        match_view(&match, 0, &view);
        match_release(&match);
        if (view.table.enemy == enemy) {
            return seed;
        }
    }
}

static void deal_alone(uint64_t seed, Match *out, Drawn *drawn)
{
    begin(out, &regicide_game, 1, seed);
    draw(out, drawn);
}

/* Of someone who plays alone, only the hand is private. */
static void covers_the_only_hand(void **unused)
{
    static Drawn drawn, other;
    Match match, same;
    uint64_t first = seed_of_enemy(40, 1), second = seed_of_enemy(40, first + 1);
    deal_alone(first, &match, &drawn);
    deal_alone(second, &same, &other);
    assert_int_not_equal(match_hash(&match), match_hash(&same));
    assert_same(&drawn, &other, &regicide_game);
    char enemy[PICTURE_NAME_MAX];
    snprintf(enemy, sizeof enemy, "regicide/%s", regicide_game.names.cards[40]);
    assert_true(shows(&drawn, enemy));
    match_release(&match);
    match_release(&same);
}

static void assert_within(const DrawCommand *command, Rect place, const Game *game)
{
    Rect rect = outline_bounds((Outline){command->rect, command->angle});
    Rect whole = rect_union(rect, place);
    if (whole.w > place.w + 2 || whole.h > place.h + 2) {
        fail_msg("%s of %s: %.1f %.1f %.1f %.1f", command->picture->name, game->id, (double)rect.x,
                 (double)rect.y, (double)rect.w, (double)rect.h);
    }
}

static void stays_within_its_place(void **unused)
{
    static Drawn drawn;
    for (size_t i = 0; games[i]; i++) {
        if (game_has_table(games[i])) {
            Match match;
            begin(&match, games[i], games[i]->seats_max, 3);
            draw(&match, &drawn);
            for (size_t k = 0; k < drawn.count; k++) {
                assert_within(&drawn.commands[k], PICTURE, games[i]);
            }
            match_release(&match);
        }
    }
}

/* The verb of the first action that whoever is due may take. */
static bool act_by(Match *match, unsigned verb)
{
    Action legal[LEGAL_COUNT_MAX];
    Seat seat = seats_first(match_actors(match));
    size_t count = match_legal(match, seat, legal, LEGAL_COUNT_MAX);
    for (size_t i = 0; i < count; i++) {
        if (action_verb(legal[i]) == verb) {
            return match_act(match, seat, legal[i]);
        }
    }
    return false;
}

static void begin_with_a_yield(Match *match)
{
    for (uint64_t seed = 1;; seed++) {
        begin(match, &regicide_game, 2, seed);
        if (act_by(match, REGICIDE_PLAY) && act_by(match, REGICIDE_DISCARD) &&
            act_by(match, REGICIDE_YIELD) && act_by(match, REGICIDE_DISCARD)) {
            return;
        }
        match_release(match);
    }
}

/* Ann has played and paid; Ben has yielded and paid: both of his are one line for her, whenever
 * her table is made. */
static void a_turn_of_several_actions_is_recalled_whole(void **unused)
{
    static const char *const names[SEAT_LIMIT] = {"Ann", "Ben"};
    Match match;
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    TableSetting setting = {.look = game_ui_of(&regicide_game)->look,
                            .ui = app.ui,
                            .catalogue = &app.catalogue,
                            .seat_names = names,
                            .seats = 2};
    Table *table = table_new(&setting);
    begin_with_a_yield(&match);
    match_view(&match, 0, view);
    table_show(table, &(TableSight){.view = view});
    match_picture_recall(table, &match, match.position, 0);
    assert_non_null(strstr(table_told(table), "Ben yields · discards "));
    assert_null(strchr(table_told(table), '\n'));
    table_show(table, &(TableSight){.view = view});
    match_picture_recall(table, &match, match.position - 1, 0);
    assert_string_equal(table_told(table), "Ben yields");
    table_show(table, &(TableSight){.view = view});
    match_picture_recall(table, &match, match.position - 2, 0);
    assert_string_equal(table_told(table), "");
    match_release(&match);
    table_free(table);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(shows_what_was_scored),
        cmocka_unit_test(tells_nothing_private),
        cmocka_unit_test(covers_the_only_hand),
        cmocka_unit_test(stays_within_its_place),
        cmocka_unit_test(a_turn_of_several_actions_is_recalled_whole),
    };
    return cmocka_run_group_tests(tests, open_window, close_window);
}
