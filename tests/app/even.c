/* An even match: how strong the computers are to be by what was played, and the choice of the seats
 * screen that begins so. */
#include "even.h"

#include "../monkey/steer.h"
#include "base/limits.h"
#include "games/claim.h"
#include "games/clash.h"
#include "games/direnjie.h"
#include "games/regicide.h"
#include "opened.h"
#include "scene_args.h"
#include "settings.h"
#include "testing.h"

#include <math.h>
#include <string.h>

#define EVEN "seats.way.even"

static int rated(int start, const EvenGame games[], size_t count)
{
    return even_rating(start, games, count);
}

static void without_games_it_is_the_start(void **unused)
{
    assert_int_equal(even_rating(0, NULL, 0), 0);
    assert_int_equal(even_rating(307, NULL, 0), 307);
}

/* Against somebody as good one game of two is to be expected: 120 × (1 − 1/2), and so on. */
static void a_game_between_equals_moves_by_half(void **unused)
{
    assert_int_equal(rated(0, &(EvenGame){0, 1, 1000}, 1), 60);
    assert_int_equal(rated(0, &(EvenGame){0, 1, 0}, 1), -60);
    assert_int_equal(rated(0, &(EvenGame){0, 1, 500}, 1), 0);
}

/* 400 above, 10 of 11 games: 120 × (1 − 10/11) = 10.9; 120 × 10/11 = 109.1. */
static void what_was_expected_moves_little(void **unused)
{
    assert_int_equal(rated(400, &(EvenGame){0, 1, 1000}, 1), 411);
    assert_int_equal(rated(400, &(EvenGame){0, 1, 0}, 1), 291);
    assert_int_equal(rated(0, &(EvenGame){400, 1, 1000}, 1), 109);
}

/* One of four players as good wins a quarter: 120 × 3/4, 120 × −1/4, a win shared by two 120 × 1/4.
 */
static void of_four_players_one_wins(void **unused)
{
    assert_int_equal(rated(0, &(EvenGame){0, 3, 1000}, 1), 90);
    assert_int_equal(rated(0, &(EvenGame){0, 3, 0}, 1), -30);
    assert_int_equal(rated(0, &(EvenGame){0, 3, 500}, 1), 30);
}

/* After 60 the same player is beaten with 1 / (1 + 10^(−60/400)) = 0.5855: 60 + 120 × 0.4145. */
static void games_follow_each_other(void **unused)
{
    const EvenGame games[] = {{0, 1, 1000}, {0, 1, 1000}};
    assert_int_equal(rated(0, games, 2), 110);
}

/* Draws leave where they are those who are there; with fewer games the way from 0 is not over. */
static void once_earlier_games_are_forgotten_the_first_is_the_start(void **unused)
{
    EvenGame games[EVEN_GAMES];
    for (size_t i = 0; i < EVEN_GAMES; i++) {
        games[i] = (EvenGame){400, 1, 500};
    }
    assert_int_equal(rated(0, games, EVEN_GAMES), 400);
    assert_in_range(rated(0, games, EVEN_GAMES - 1), 1, 399);
}

static const LevelRating scale[] = {
    {BOT_EASY, 0}, {BOT_NORMAL, 300}, {BOT_HARD, 400}, {BOT_RANDOM, 0}};

static void the_nearest_is_chosen(void **unused)
{
    assert_int_equal(even_level(scale, -500, NULL, 0), BOT_EASY);
    assert_int_equal(even_level(scale, 150, NULL, 0), BOT_EASY);
    assert_int_equal(even_level(scale, 151, NULL, 0), BOT_NORMAL);
    assert_int_equal(even_level(scale, 350, NULL, 0), BOT_NORMAL);
    assert_int_equal(even_level(scale, 351, NULL, 0), BOT_HARD);
    assert_int_equal(even_level(scale, 5000, NULL, 0), BOT_HARD);
}

/* From -100 three wins lead to -23, 41 and 94, nearest to 0; but the third makes one win and a half
 * more than half. */
static void who_wins_more_than_half_meets_a_stronger_one(void **unused)
{
    const EvenGame games[] = {{0, 1, 1000}, {0, 1, 1000}, {0, 1, 1000}};
    assert_int_equal(rated(-100, games, 2), 41);
    assert_int_equal(rated(-100, games, 3), 94);
    assert_int_equal(even_level(scale, -100, games, 2), BOT_EASY);
    assert_int_equal(even_level(scale, -100, games, 3), BOT_NORMAL);
}

/* From 310 they lead to 248, 197 and 154, nearest to 300. Below all strengths there is nobody; and
 * who was far above one needs none weaker. */
static void who_wins_less_than_half_meets_a_weaker_one(void **unused)
{
    const EvenGame games[] = {{300, 1, 0}, {300, 1, 0}, {300, 1, 0}};
    assert_int_equal(rated(310, games, 2), 197);
    assert_int_equal(rated(310, games, 3), 154);
    assert_int_equal(even_level(scale, 310, games, 2), BOT_NORMAL);
    assert_int_equal(even_level(scale, 310, games, 3), BOT_EASY);
    assert_int_equal(even_level(scale, -200, games, 3), BOT_EASY);
    assert_int_equal(even_level(scale, 2000, games, 3), BOT_HARD);
}

/* One in four is to be won, so four wins of ten are one and a half more. */
static void among_four_fewer_wins_are_enough(void **unused)
{
    EvenGame games[EVEN_LATE];
    for (size_t i = 0; i < EVEN_LATE; i++) {
        games[i] = (EvenGame){0, 3, i % 3 == 0 ? 1000 : 0};
    }
    assert_int_equal(even_level(scale, 0, games, EVEN_LATE), BOT_NORMAL);
    games[0].won = 0;
    assert_int_equal(even_level(scale, 0, games, EVEN_LATE), BOT_EASY);
}

#define PLAYED 3000

/* Plays by the chances of the scale; how many of 100 are won. */
static int percent_won(const LevelRating ratings[], double skill)
{
    EvenGame games[EVEN_GAMES] = {{0}};
    size_t count = 0;
    int won = 0;
    Rng rng = rng_seeded(41);
    for (int i = 0; i < PLAYED; i++) {
        BotLevel level = even_level(ratings, ratings->rating, games, count);
        const LevelRating *there = ratings;
        while (there->level != level) {
            there++;
        }
        double chance = 1 / (1 + pow(10, (there->rating - skill) / 400));
        bool wins = rng_below(&rng, 1000) < 1000 * chance;
        won += wins;
        if (count == EVEN_GAMES) {
            memmove(games, games + 1, sizeof games - sizeof *games);
            count--;
        }
        games[count++] = (EvenGame){there->rating, 1, wins ? 1000 : 0};
    }
    return 100 * won / PLAYED;
}

/* Wherever between the weakest and the strongest somebody stands. */
static void about_half_of_the_games_are_won(void **unused)
{
    static const Game *const duels[] = {&claim_game, &clash_game};
    for (size_t i = 0; i < COUNT_OF(duels); i++) {
        const LevelRating *ratings = game_ui_of(duels[i])->ratings;
        const LevelRating *last = ratings;
        while (last[1].level != BOT_RANDOM) {
            last++;
        }
        for (int skill = ratings->rating; skill <= last->rating; skill += 20) {
            assert_in_range(percent_won(ratings, skill), 42, 58);
        }
    }
}

/* Lists go up and hold the start. */
static void every_scale_is_sound(void **unused)
{
    for (size_t i = 0; i < game_tile_count(); i++) {
        const GameUi *ui = game_tile_at(i);
        const SeatsWay *way = even_way(ui->game);
        bool has_start = false;
        assert_non_null(way);
        for (const LevelRating *one = ui->ratings; one->level != BOT_RANDOM; one++) {
            assert_true(one == ui->ratings || one->rating >= one[-1].rating);
            has_start |= one->level == way->level;
        }
        assert_true(has_start);
    }
}

/* A finished game of the first seat's person against computers. */
static void add(const MatchPlan *plan, SeatSet winners, SavedDeal deal)
{
    Match match;
    SavedMatch saved = {.deal = deal};
    SavedResult result = {.outcome = {.over = true, .winners = winners}};
    match_init(&match, plan->game, &plan->setup);
    for (Seat seat = 0; seat < plan->setup.seats; seat++) {
        strcpy(saved.seats[seat].kind, seat_kind_code(plan->kinds[seat]));
        saved.seats[seat].person = plan->people[seat];
    }
    assert_true(profile_match_begin(app.profile, &saved, &match, NULL));
    assert_true(profile_match_finish(app.profile, saved.id, &result, NULL));
    match_release(&match);
}

static MatchPlan plan_of(const Game *game, uint8_t seats, SeatKind kind)
{
    MatchPlan plan = plan_initial(game, seats);
    plan.setup.seed = 1;
    for (Seat seat = 1; seat < seats; seat++) {
        plan.kinds[seat] = kind;
    }
    return plan;
}

static void assert_even(const Game *game, PersonId person, SeatKind kind, int won, int games)
{
    Even even = even_find(app.profile, game, person);
    assert_int_equal(even.kind, kind);
    assert_int_equal(even.won, won);
    assert_int_equal(even.games, games);
}

static void it_begins_where_the_game_begins(void **unused)
{
    assert_even(&claim_game, 0, SEAT_EASY, 0, 0);
    assert_even(&regicide_game, 0, SEAT_NORMAL, 0, 0);
}

/* Wins against easy lead to 60, 110 and 151 of the 307 of Claim's normal; three are one and a half
 * more than half. */
static void wins_bring_a_stronger_one(void **unused)
{
    MatchPlan plan = plan_of(&claim_game, 2, SEAT_EASY);
    for (int i = 0; i < 2; i++) {
        add(&plan, seat_bit(0), DEAL_DRAWN);
    }
    assert_even(&claim_game, 0, SEAT_EASY, 2, 2);
    add(&plan, seat_bit(0), DEAL_DRAWN);
    assert_even(&claim_game, 0, SEAT_NORMAL, 3, 3);
}

static void losses_in_common_bring_a_stronger_helper(void **unused)
{
    MatchPlan plan = plan_of(&regicide_game, 3, SEAT_NORMAL);
    for (int i = 0; i < 4; i++) {
        add(&plan, 0, DEAL_DRAWN);
    }
    assert_even(&regicide_game, 0, SEAT_HARD, 0, 4);
}

/* Deals that were prepared or known, two people at a table, and two strengths at once say
 * nothing; nor does what another person played. */
static void only_games_of_chance_alone_count(void **unused)
{
    PersonId ayu = opened_person("Ayu"), boris = opened_person("Boris");
    MatchPlan plan = plan_of(&direnjie_game, 4, SEAT_EASY);
    plan.people[0] = ayu;
    add(&plan, seat_bit(0), DEAL_CHOSEN);
    add(&plan, seat_bit(0), DEAL_KNOWN);
    plan.kinds[3] = SEAT_HARD;
    add(&plan, seat_bit(0), DEAL_DRAWN);
    plan.kinds[3] = SEAT_PERSON;
    add(&plan, seat_bit(0), DEAL_DRAWN);
    plan.kinds[3] = SEAT_EASY;
    add(&plan, seat_bit(1), DEAL_DRAWN);
    assert_even(&direnjie_game, ayu, SEAT_EASY, 0, 1);
    assert_even(&direnjie_game, boris, SEAT_EASY, 0, 0);
}

static const char *line(void)
{
    const Stored *stored = steer_find(&app, EVEN ".line");
    assert_non_null(stored);
    return stored->element.name;
}

static void open_seats(const Game *game)
{
    scene_switch(&app.scenes, shared_scenes.menu);
    scene_change(&app.scenes);
    scene_push_seats(&app.scenes, (SeatsArgs){game, .in_detail = false});
}

static void the_choice_says_what_and_why(void **unused)
{
    open_seats(&clash_game);
    assert_string_equal(line(), "easy · then by your results");
    MatchPlan plan = plan_of(&clash_game, 2, SEAT_EASY);
    add(&plan, seat_bit(1), DEAL_DRAWN);
    open_seats(&clash_game);
    assert_string_equal(line(), "novice · you won 0 of 1 game");
    for (int i = 0; i < 6; i++) {
        add(&plan, seat_bit(0), DEAL_DRAWN);
    }
    open_seats(&clash_game);
    assert_string_equal(steer_find(&app, EVEN)->element.name,
                        "Even match: normal · you won 6 of the last 7 games");
    assert_string_equal(line(), "normal · you won 6 of the last 7 games");
}

/* What was set up stays for the other choices; and the next game is chosen anew. */
static void the_match_begins_so(void **unused)
{
    MatchPlan plan = plan_of(&clash_game, 2, SEAT_HARD);
    assert_true(settings_keep_plan(app.profile, &plan, NULL));
    open_seats(&clash_game);
    assert_true(steer_click_on(&app, EVEN));
    assert_string_equal(scene_top(&app.scenes)->kind->id, "table");
    assert_int_equal(app.session.plan.kinds[0], SEAT_PERSON);
    assert_int_equal(app.session.plan.kinds[1], SEAT_NORMAL);
    assert_true(app.session.plan.is_even);
    assert_int_equal(settings_read_plan(app.profile, &clash_game).kinds[1], SEAT_HARD);

    MatchPlan next = app.session.plan;
    plan.kinds[1] = SEAT_NORMAL;
    for (int i = 0; i < 6; i++) {
        add(&plan, seat_bit(1), DEAL_DRAWN);
    }
    even_again(&app, &next);
    assert_int_equal(next.kinds[1], SEAT_EASY);
    assert_non_null(strstr(app.banner, "easy · you won 6 of the last 13 games"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(without_games_it_is_the_start),
        cmocka_unit_test(a_game_between_equals_moves_by_half),
        cmocka_unit_test(what_was_expected_moves_little),
        cmocka_unit_test(of_four_players_one_wins),
        cmocka_unit_test(games_follow_each_other),
        cmocka_unit_test(once_earlier_games_are_forgotten_the_first_is_the_start),
        cmocka_unit_test(the_nearest_is_chosen),
        cmocka_unit_test(who_wins_more_than_half_meets_a_stronger_one),
        cmocka_unit_test(who_wins_less_than_half_meets_a_weaker_one),
        cmocka_unit_test(among_four_fewer_wins_are_enough),
        cmocka_unit_test(about_half_of_the_games_are_won),
        cmocka_unit_test(every_scale_is_sound),
        cmocka_unit_test(it_begins_where_the_game_begins),
        cmocka_unit_test(wins_bring_a_stronger_one),
        cmocka_unit_test(losses_in_common_bring_a_stronger_helper),
        cmocka_unit_test(only_games_of_chance_alone_count),
        cmocka_unit_test(the_choice_says_what_and_why),
        cmocka_unit_test(the_match_begins_so),
    };
    return cmocka_run_group_tests(tests, open_app, close_app);
}
