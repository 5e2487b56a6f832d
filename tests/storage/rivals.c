/* The games of one person with computers that are all alike, by which the strength for the next one
 * is chosen. */
#include "play.h"
#include "storage/statistics.h"
#include "testing.h"

#include <string.h>

static Profile *profile;

static void add(const char *second, const char *third, SeatSet winners, SavedDeal deal)
{
    Match match = play_begin(1);
    SavedMatch saved = {.seats = {{.kind = SAVED_PERSON}}, .deal = deal};
    SavedResult result = {.outcome = {.over = true, .winners = winners}};
    strcpy(saved.seats[1].kind, second);
    strcpy(saved.seats[2].kind, third);
    assert_true(profile_match_begin(profile, &saved, &match, NULL));
    assert_true(profile_match_finish(profile, saved.id, &result, NULL));
    match_release(&match);
}

static Buffer ask(size_t most)
{
    Buffer played;
    buffer_init(&played, sizeof(StatisticsRivals));
    assert_true(statistics_rivals(profile, &(StatisticsFilter){.game = "null"}, most, &played));
    return played;
}

static void assert_game(const Buffer *played, size_t index, const char *kind, bool won, int winners)
{
    const StatisticsRivals *game = buffer_at(played, index);
    assert_string_equal(game->kind, kind);
    assert_int_equal(game->computers, 2);
    assert_int_equal(game->won, won);
    assert_int_equal(game->winners, winners);
}

static void games_with_computers_alike_are_told_in_order(void **unused)
{
    profile = profile_open(NULL, NULL);
    add("easy", "easy", 1, DEAL_DRAWN);
    add("easy", "hard", 1, DEAL_DRAWN);
    add(SAVED_PERSON, "easy", 1, DEAL_DRAWN);
    add(SAVED_PERSON, SAVED_PERSON, 1, DEAL_DRAWN);
    add("easy", "easy", 1, DEAL_CHOSEN);
    add("easy", "easy", 1, DEAL_KNOWN);
    add("easy", "easy", 1, DEAL_REPEATED);
    add("hard", "hard", 6, DEAL_DRAWN);
    add("normal", "normal", 3, DEAL_DRAWN);
    Buffer played = ask(10);
    assert_int_equal(played.count, 3);
    assert_game(&played, 0, "easy", true, 1);
    assert_game(&played, 1, "hard", false, 2);
    assert_game(&played, 2, "normal", true, 2);
    buffer_release(&played);
    played = ask(2);
    assert_int_equal(played.count, 2);
    assert_game(&played, 0, "hard", false, 2);
    buffer_release(&played);
    profile_close(profile);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(games_with_computers_alike_are_told_in_order),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
