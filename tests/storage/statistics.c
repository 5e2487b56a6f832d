/* Statistics over a small history whose answers are counted by hand. The matches are records of
 * the null game with made-up results: what counts here is the asking. */
#include "scratch.h"

#include "play.h"
#include "storage/people.h"
#include "storage/statistics.h"

static Profile *profile;
static PersonId anya, boris;

/* A finished match of these two against a computer. */
typedef struct Record {
    const char *level;
    SeatSet winners;
    int16_t anya, boris;
    const char *medal;
    bool assisted;
    uint8_t actions;
    int64_t votes;
} Record;

/*                      level   winners  A   B  medal    assisted actions votes */
static const Record records[] = {
    {"easy", 1, 5, 1, "bronze", false, 4, 2}, /* A */
    {"easy", 1, 7, 2, "", false, 2, 3},       /* A */
    {"hard", 2, 3, 9, "", false, 5, 2},       /* B */
    {"hard", 3, 7, 7, "gold", false, 3, 0},   /* both */
    {"hard", 1, 6, 1, "gold", true, 9, 2},    /* A, assisted */
    {"easy", 4, 2, 2, "", false, 6, 5},       /* the computer */
    {"easy", 1, 8, 0, "silver", false, 8, 2}, /* A */
};

static MatchId ids[sizeof records / sizeof *records];

static void fill(SavedMatch *saved, const Record *record)
{
    *saved = (SavedMatch){.seats = {{.name = "Аня", .kind = "person", .person = anya},
                                    {.name = "B, \"the\" 1st", .kind = "person", .person = boris}}};
    snprintf(saved->seats[2].kind, SAVED_WORD_BYTES, "%s", record->level);
    saved->assisted = record->assisted;
}

static MatchId add(const Record *record)
{
    Match match = play_begin(1);
    SavedMatch saved;
    SavedResult result = {.outcome = {.over = true,
                                      .winners = record->winners,
                                      .score = {record->anya, record->boris, 4}},
                          .facts = {{"votes", record->votes}},
                          .assisted = record->assisted};
    snprintf(result.medal, sizeof result.medal, "%s", record->medal);
    fill(&saved, record);
    while (match.position < record->actions) {
        assert_true(play_on(&match, 0));
    }
    assert_true(profile_match_begin(profile, &saved, &match, NULL));
    assert_true(profile_match_finish(profile, saved.id, &result, NULL));
    match_release(&match);
    return saved.id;
}

static int begin(void **state)
{
    if (scratch_begin(state) != 0) {
        return -1;
    }
    const Scratch *scratch = *state;
    profile = profile_open(scratch->folder, NULL);
    Person first = {.name = "Аня"};
    Person second = {.name = "Boris"};
    people_add(profile, &first, NULL);
    people_add(profile, &second, NULL);
    anya = first.id;
    boris = second.id;
    for (size_t i = 0; i < sizeof records / sizeof *records; i++) {
        ids[i] = add(&records[i]);
    }
    return 0;
}

static int end(void **state)
{
    profile_close(profile);
    return scratch_end(state);
}

static Statistics read_filtered(StatisticsFilter filter)
{
    Statistics statistics;
    assert_true(statistics_read(profile, &filter, &statistics));
    return statistics;
}

static void a_person_is_counted_alone(void **state)
{
    Statistics a = read_filtered((StatisticsFilter){.game = "null", .person = anya});
    assert_int_equal(a.played, 6);
    assert_int_equal(a.won, 4);
    assert_int_equal(a.streak, 1);
    assert_int_equal(a.streak_longest, 2);
    assert_int_equal(a.gold, 1);
    assert_int_equal(a.silver, 1);
    assert_int_equal(a.bronze, 1);
    assert_int_equal(a.best, 8);
    assert_int_equal(a.best_match, ids[6]);
    assert_int_equal(a.actions, 28);
    assert_int_equal(a.actions_average, 5); /* 4.67 */
    assert_int_equal(a.actions_shortest_win, 2);
    Statistics b = read_filtered((StatisticsFilter){.person = boris});
    assert_int_equal(b.won, 2);
    assert_int_equal(b.streak, 0);
    assert_int_equal(b.streak_longest, 2);
    assert_int_equal(b.best, 9);
    assert_int_equal(b.best_match, ids[2]);
}

static void without_a_person_any_of_them_counts(void **state)
{
    Statistics all = read_filtered((StatisticsFilter){.game = NULL});
    assert_int_equal(all.played, 6);
    assert_int_equal(all.won, 5);
    assert_int_equal(all.streak_longest, 4);
    assert_int_equal(all.best, 9);
}

/* In the one match with help it was B's alone: A has won it without. */
static void help_is_of_the_person_who_had_it(void **state)
{
    Profile *kept = profile_open(NULL, NULL);
    Person a = {.name = "A", .avatar = "fox"}, b = {.name = "B", .avatar = "owl"};
    assert_true(people_add(kept, &a, NULL) && people_add(kept, &b, NULL));
    Match match = play_begin(5);
    SavedMatch saved = play_record();
    saved.seats[0].person = a.id, saved.seats[2].person = b.id;
    assert_true(profile_match_begin(kept, &saved, &match, NULL));
    while (play_on(&match, 0)) {
    }
    SavedResult result = {.outcome = {.winners = seat_bit(0)}, .assisted = true};
    assert_true(profile_match_help(kept, saved.id, seat_bit(2), NULL));
    profile_match_keep_async(kept, saved.id, &match, true, &result);
    assert_true(profile_wait(kept, NULL));
    const struct {
        PersonId person;
        bool assisted;
        int played;
    } cases[] = {{a.id, false, 1}, {a.id, true, 0}, {b.id, false, 0},
                 {b.id, true, 1},  {0, false, 0},   {0, true, 1}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        StatisticsFilter filter = {.person = cases[i].person, .assisted = cases[i].assisted};
        Statistics read = {.played = -1};
        statistics_read(kept, &filter, &read);
        assert_int_equal(read.played, cases[i].played);
    }
    assert_true(profile_match_read(kept, saved.id, &saved, NULL));
    assert_true(saved.seats[2].assisted && !saved.seats[0].assisted);
    match_release(&match);
    profile_close(kept);
}

static void assisted_matches_stand_apart(void **state)
{
    Statistics helped = read_filtered((StatisticsFilter){.person = anya, .assisted = true});
    assert_int_equal(helped.played, 1);
    assert_int_equal(helped.won, 1);
    assert_int_equal(helped.gold, 1);
    assert_int_equal(helped.best, 6);
}

static void filters_narrow(void **state)
{
    assert_int_equal(read_filtered((StatisticsFilter){.level = "hard"}).played, 2);
    assert_int_equal(read_filtered((StatisticsFilter){.level = "easy", .person = anya}).won, 3);
    assert_int_equal(read_filtered((StatisticsFilter){.level = "normal"}).played, 0);
    assert_int_equal(read_filtered((StatisticsFilter){.seats = 3}).played, 6);
    assert_int_equal(read_filtered((StatisticsFilter){.seats = 2}).played, 0);
    assert_int_equal(read_filtered((StatisticsFilter){.game = "claim"}).played, 0);
    Statistics none = read_filtered((StatisticsFilter){.person = anya + boris});
    assert_int_equal(none.played, 0);
    assert_false(none.has_best);
    assert_int_equal(none.actions_average, 0);
}

/* The null game has no options, so a game with two stands in for this question. Of a later option
 * nothing is kept where it is 0. */
static void options_are_told_apart(void **state)
{
    static const GameOption options[] = {{.key = "first"}, {.key = "second", .later = true}};
    Game game = null_game;
    game.options = options;
    game.option_count = 2;
    for (int32_t i = 0; i < 3; i++) {
        Match match = play_begin(1);
        match.game = &game;
        match.setup.options[0] = -7;
        match.setup.options[1] = i / 2;
        SavedMatch saved;
        fill(&saved, &records[0]);
        assert_true(profile_match_begin(profile, &saved, &match, NULL));
        assert_true(profile_match_finish(profile, saved.id, &(SavedResult){.medal = ""}, NULL));
        match_release(&match);
    }
    StatisticsFilter filter = {.has_option = true, .option = 1, .option_value = 0};
    assert_int_equal(read_filtered(filter).played, 2 + 6); /* with those without any option */
    filter.option_value = 1;
    assert_int_equal(read_filtered(filter).played, 1);
    filter.option = 0;
    assert_int_equal(read_filtered(filter).played, 0);
    filter.option_value = -7;
    assert_int_equal(read_filtered(filter).played, 3);
    filter.option = 2;
    assert_int_equal(read_filtered(filter).played, 0);
}

static void a_series_is_in_order(void **state)
{
    static const size_t order[] = {0, 1, 2, 3, 5, 6};
    Buffer points;
    buffer_init(&points, sizeof(StatisticsPoint));
    assert_true(statistics_series(profile, &(StatisticsFilter){.person = anya}, &points));
    assert_int_equal(points.count, 6);
    for (size_t i = 0; i < 6; i++) {
        const StatisticsPoint *point = buffer_at(&points, i);
        const Record *record = &records[order[i]];
        assert_int_equal(point->match, ids[order[i]]);
        assert_int_equal(point->score, record->anya);
        assert_int_equal(point->actions, record->actions);
        assert_int_equal(point->won, record->winners & 1);
        assert_true(point->ended > 1700000000);
    }
    buffer_release(&points);
}

static void expect_group(const Buffer *groups, size_t index, StatisticsGroup expected)
{
    const StatisticsGroup *group = buffer_at(groups, index);
    assert_string_equal(group->word, expected.word);
    assert_int_equal(group->number, expected.number);
    assert_int_equal(group->played, expected.played);
    assert_int_equal(group->won, expected.won);
}

static void read_groups(StatisticsFilter filter, StatisticsKey key, Buffer *out)
{
    buffer_truncate(out, 0);
    assert_true(statistics_groups(profile, &filter, key, out));
}

static void groups_are_a_ladder(void **state)
{
    Buffer groups;
    buffer_init(&groups, sizeof(StatisticsGroup));
    read_groups((StatisticsFilter){.person = anya}, STATISTICS_BY_LEVEL, &groups);
    assert_int_equal(groups.count, 2);
    expect_group(&groups, 0, (StatisticsGroup){"easy", 0, 4, 3});
    expect_group(&groups, 1, (StatisticsGroup){"hard", 0, 2, 1});
    read_groups((StatisticsFilter){.person = 0}, STATISTICS_BY_PERSON, &groups);
    assert_int_equal(groups.count, 2);
    expect_group(&groups, 0, (StatisticsGroup){"", anya, 6, 4});
    expect_group(&groups, 1, (StatisticsGroup){"", boris, 6, 2});
    read_groups((StatisticsFilter){.person = boris}, STATISTICS_BY_PERSON, &groups);
    assert_int_equal(groups.count, 1);
    expect_group(&groups, 0, (StatisticsGroup){"", boris, 6, 2});
    read_groups((StatisticsFilter){.person = boris}, STATISTICS_BY_GAME, &groups);
    assert_int_equal(groups.count, 1);
    expect_group(&groups, 0, (StatisticsGroup){"null", 0, 6, 2});
    read_groups((StatisticsFilter){.person = 0}, STATISTICS_BY_SEATS, &groups);
    assert_int_equal(groups.count, 1);
    expect_group(&groups, 0, (StatisticsGroup){"", 3, 6, 5});
    buffer_release(&groups);
}

static void expect_counts(const char *fact, const int64_t expected[][2], size_t count)
{
    Buffer counts;
    buffer_init(&counts, sizeof(StatisticsCount));
    StatisticsFilter filter = {.person = anya};
    assert_true(statistics_distribution(profile, &filter, fact, &counts));
    assert_int_equal(counts.count, count);
    for (size_t i = 0; i < count; i++) {
        const StatisticsCount *found = buffer_at(&counts, i);
        assert_int_equal(found->value, expected[i][0]);
        assert_int_equal(found->count, expected[i][1]);
    }
    buffer_release(&counts);
}

static void values_are_counted(void **state)
{
    static const int64_t scores[][2] = {{2, 1}, {3, 1}, {5, 1}, {7, 2}, {8, 1}};
    static const int64_t votes[][2] = {{0, 1}, {2, 3}, {3, 1}, {5, 1}};
    expect_counts(NULL, scores, 5);
    expect_counts("votes", votes, 4);
    expect_counts("dragons", NULL, 0);
}

static void imports_and_resets_are_not_counted(void **state)
{
    Match match = play_begin(1);
    SavedMatch saved = play_record();
    saved.uncounted = true;
    assert_true(profile_match_begin(profile, &saved, &match, NULL));
    assert_true(saved.uncounted);
    assert_true(profile_match_finish(profile, saved.id, &(SavedResult){.medal = ""}, NULL));
    assert_int_equal(read_filtered((StatisticsFilter){.seats = 0}).played, 6);
    assert_true(statistics_reset(profile, "claim", NULL));
    assert_int_equal(read_filtered((StatisticsFilter){.seats = 0}).played, 6);
    assert_true(statistics_reset(profile, NULL, NULL));
    assert_int_equal(read_filtered((StatisticsFilter){.seats = 0}).played, 0);
    SavedMatch list[9];
    assert_int_equal(profile_finished(profile, NULL, 0, list, 9), 8);
    assert_int_equal(profile_finished(profile, "null", 6, list, 9), 2);
    assert_int_equal(list[1].id, ids[0]);
    assert_int_equal(profile_finished(profile, "claim", 0, list, 9), 0);
    add(&records[0]);
    assert_int_equal(read_filtered((StatisticsFilter){.seats = 0}).played, 1);
    match_release(&match);
}

/* A finished match of the null game between these seats. */
static void add_seated(const SavedSeat seats[3], SeatSet winners)
{
    Match match = play_begin(1);
    SavedMatch saved = {.id = 0};
    SavedResult result = {.outcome = {.over = true, .winners = winners, .score = {9, 2, 4}}};
    memcpy(saved.seats, seats, 3 * sizeof *seats);
    assert_true(profile_match_begin(profile, &saved, &match, NULL));
    assert_true(profile_match_finish(profile, saved.id, &result, NULL));
    match_release(&match);
}

/* One match against two computers is one of its level; two levels are one of each. */
static void computers_of_a_level_are_one_opponent(void **state)
{
    Buffer groups;
    buffer_init(&groups, sizeof(StatisticsGroup));
    assert_true(statistics_reset(profile, NULL, NULL));
    add_seated((SavedSeat[]){{.name = "Аня", .kind = "person", .person = anya},
                             {.kind = "hard"},
                             {.kind = "hard"}},
               1);
    add_seated((SavedSeat[]){{.name = "Аня", .kind = "person", .person = anya},
                             {.kind = "easy"},
                             {.kind = "hard"}},
               2);
    read_groups((StatisticsFilter){.person = anya}, STATISTICS_BY_LEVEL, &groups);
    assert_int_equal(groups.count, 2);
    expect_group(&groups, 0, (StatisticsGroup){"easy", 0, 1, 0});
    expect_group(&groups, 1, (StatisticsGroup){"hard", 0, 2, 1});
    buffer_release(&groups);
}

/* Who sits on two seats has won with either, and reached the better score; it is one match. */
static void a_person_on_two_seats_is_one(void **state)
{
    Buffer groups;
    buffer_init(&groups, sizeof(StatisticsGroup));
    assert_true(statistics_reset(profile, NULL, NULL));
    add_seated((SavedSeat[]){{.name = "Аня", .kind = "person", .person = anya},
                             {.name = "Аня", .kind = "person", .person = anya},
                             {.kind = "easy"}},
               1);
    Statistics sum = read_filtered((StatisticsFilter){.person = anya});
    assert_int_equal(sum.played, 1);
    assert_int_equal(sum.won, 1);
    assert_int_equal(sum.best, 9);
    read_groups((StatisticsFilter){.person = 0}, STATISTICS_BY_PERSON, &groups);
    assert_int_equal(groups.count, 1);
    expect_group(&groups, 0, (StatisticsGroup){"", anya, 1, 1});
    buffer_release(&groups);
}

/* The last match, a win, is played on from an earlier action. */
static void a_match_taken_back_is_not_counted(void **state)
{
    SavedMatch saved;
    Match match;
    assert_true(profile_match_read(profile, ids[6], &saved, NULL));
    assert_true(profile_match_load(profile, &saved, &null_game, &match, NULL));
    assert_true(match_undo(&match));
    assert_true(profile_match_keep(profile, ids[6], &match, false, NULL));
    assert_true(profile_wait(profile, NULL));
    match_release(&match);
    Statistics a = read_filtered((StatisticsFilter){.person = anya});
    assert_int_equal(a.played, 5);
    assert_int_equal(a.won, 3);
    assert_int_equal(a.silver, 0);
    assert_int_equal(a.best, 7);
    assert_int_equal(a.best_match, ids[1]); /* the first of two */
}

/* By hand from RFC 4180: quotes around a field with a comma or a quote, quotes doubled, CR LF. */
static void the_sheet_follows_the_rfc(void **state)
{
    Buffer table;
    buffer_init(&table, 1);
    assert_true(statistics_export(profile, &table, NULL));
    buffer_push(&table, NULL);
    const char *bytes = (const char *)table.data;
    static const char header[] = "match,game,rules,seats,seed,options,started,ended,seconds,"
                                 "actions,assisted,medal,seat,name,kind,person,score,won\r\n";
    assert_memory_equal(bytes, header, sizeof header - 1);
    size_t lines = 0;
    for (const char *at = bytes; (at = strstr(at, "\r\n")) != NULL; at += 2) {
        lines++;
    }
    assert_int_equal(lines, 1 + 7 * 3);
    assert_non_null(strstr(bytes, ",0,4,0,bronze,0,Аня,person,Аня,5,1\r\n"));
    assert_non_null(strstr(bytes, ",1,\"B, \"\"the\"\" 1st\",person,Boris,1,0\r\n"));
    assert_non_null(strstr(bytes, ",9,1,gold,2,,hard,,4,0\r\n"));
    buffer_release(&table);
}

/* What a spreadsheet would carry out: = + - @ and what it skips before them. A number below 0 is a
 * number. */
static void no_name_becomes_a_formula(void **state)
{
    static const Record loss = {"easy", 4, -3, 1, "", false, 1, 0};
    static const char *const names[][2] = {
        {"=1+1", ",'=1+1,"},
        {"+7", ",'+7,"},
        {"-7", ",'-7,"},
        {"@A1", ",'@A1,"},
        {"\t=1", ",'\t=1,"},
        {"\r=1", ",\"'\r=1\","},
        {"=\"a\"", ",\"'=\"\"a\"\"\","},
        {"1=1", ",1=1,"},
    };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        Person person = {.id = anya};
        Buffer table;
        snprintf(person.name, sizeof person.name, "%s", names[i][0]);
        assert_true(people_change(profile, &person, NULL));
        add(&loss);
        buffer_init(&table, 1);
        assert_true(statistics_export(profile, &table, NULL));
        buffer_push(&table, NULL);
        assert_non_null(strstr((const char *)table.data, names[i][1]));
        assert_non_null(strstr((const char *)table.data, ",-3,0\r\n"));
        buffer_release(&table);
    }
}

/* With 7 matches above, one of them assisted, and one more of each origin of its deal. */
static void a_known_deal_counts_as_help(void **state)
{
    for (int deal = DEAL_DRAWN; deal <= DEAL_KNOWN; deal++) {
        Match match = play_begin(UINT64_C(9007199254740991));
        SavedMatch saved;
        SavedResult result = {.outcome = {.over = true, .winners = 1}};
        fill(&saved, &records[0]);
        saved.deal = (SavedDeal)deal;
        assert_false(profile_has_finished_deal(profile, &null_game, &match.setup) != (deal > 0));
        assert_true(profile_match_begin(profile, &saved, &match, NULL));
        assert_true(profile_match_finish(profile, saved.id, &result, NULL));
        assert_true(profile_match_read(profile, saved.id, &saved, NULL));
        assert_int_equal(saved.deal, deal);
        assert_true(saved.setup.seed == match.setup.seed);
        match_release(&match);
    }
    assert_int_equal(read_filtered((StatisticsFilter){.game = "null"}).played, 6 + 2);
    assert_int_equal(read_filtered((StatisticsFilter){.game = "null", .assisted = true}).played,
                     1 + 1);
}

static void rates_are_rounded(void **state)
{
    assert_int_equal(statistics_rate(0, 0), 0);
    assert_int_equal(statistics_rate(1, 3), 33);
    assert_int_equal(statistics_rate(2, 3), 67);
    assert_int_equal(statistics_rate(1, 200), 1);
    assert_int_equal(statistics_rate(200, 200), 100);
}

#define HISTORY_TEST(test) cmocka_unit_test_setup_teardown(test, begin, end)

int main(void)
{
    const struct CMUnitTest tests[] = {
        HISTORY_TEST(a_person_is_counted_alone),
        HISTORY_TEST(without_a_person_any_of_them_counts),
        cmocka_unit_test(help_is_of_the_person_who_had_it),
        HISTORY_TEST(assisted_matches_stand_apart),
        HISTORY_TEST(filters_narrow),
        HISTORY_TEST(options_are_told_apart),
        HISTORY_TEST(a_series_is_in_order),
        HISTORY_TEST(groups_are_a_ladder),
        HISTORY_TEST(values_are_counted),
        HISTORY_TEST(computers_of_a_level_are_one_opponent),
        HISTORY_TEST(a_person_on_two_seats_is_one),
        HISTORY_TEST(a_match_taken_back_is_not_counted),
        HISTORY_TEST(imports_and_resets_are_not_counted),
        HISTORY_TEST(the_sheet_follows_the_rfc),
        HISTORY_TEST(no_name_becomes_a_formula),
        HISTORY_TEST(a_known_deal_counts_as_help),
        cmocka_unit_test(rates_are_rounded),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
