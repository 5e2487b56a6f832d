/* The command line: every option is taken, and every mistake is refused with one sentence about the
 * piece that is wrong. */
#include "options.h"

#include "games/claim.h"
#include "games/clash.h"
#include "games/direnjie.h"
#include "games/regicide.h"
#include "option_words.h"
#include "testing.h"

#include <string.h>

static OptionsWish read_words(Options *out, Refusal *refusal, const char *const words[])
{
    char *argv[16] = {(char[]){"meja"}};
    char copies[16][256];
    int argc = 1;
    for (; words[argc - 1]; argc++) {
        strcpy(copies[argc], words[argc - 1]);
        argv[argc] = copies[argc];
    }
    *refusal = (Refusal){.text = NULL};
    return options_read(out, argc, argv, refusal);
}

#define READ(out, refusal, ...) read_words(out, refusal, (const char *const[]){__VA_ARGS__, NULL})

static void nothing_runs_at_normal_speed(void **state)
{
    Options options;
    Refusal refusal;
    const char *const none[] = {NULL};
    assert_int_equal(read_words(&options, &refusal, none), OPTIONS_RUN);
    assert_null(options.profile);
    assert_false(options.has_plan);
    assert_false(options.has_language);
    assert_int_equal(options.width, 0);
}

static void every_option_is_taken(void **state)
{
    Options options;
    Refusal refusal;
    assert_int_equal(READ(&options, &refusal, "--language", "zh_CN", "--size", "1280x720",
                          "--fullscreen", "--speed", "instant", "--text=150", "--renderer",
                          "software", "--no-sound", "--automation", "--developer"),
                     OPTIONS_RUN);
    assert_int_equal(options.language, LANGUAGE_ZH_CN);
    assert_int_equal(options.width, 1280);
    assert_int_equal(options.height, 720);
    assert_true(options.fullscreen);
    assert_int_equal(options.speed, SPEED_INSTANT);
    assert_int_equal(options.text_percent, 150);
    assert_int_equal(options.renderer, RENDERER_SOFTWARE);
    assert_true(options.silent);
    assert_true(options.automation);
    assert_true(options.is_developer);
}

static void a_match_is_read(void **state)
{
    Options options;
    Refusal refusal;
    assert_int_equal(
        READ(&options, &refusal, "--new", "regicide:4:77:first=2,redeal=true,bots=hard+easy"),
        OPTIONS_RUN);
    const MatchPlan *plan = &options.plan;
    assert_true(options.has_plan);
    assert_string_equal(plan->game->id, "regicide");
    assert_int_equal(plan->setup.seats, 4);
    assert_int_equal(plan->setup.seed, 77);
    assert_int_equal(plan->setup.options[game_option_index(plan->game, "first")], 2);
    assert_int_equal(plan->setup.options[game_option_index(plan->game, "solo_yield")], 0);
    assert_int_equal(plan->setup.options[game_option_index(plan->game, "redeal")], 1);
    assert_int_equal(plan->kinds[0], SEAT_PERSON);
    assert_int_equal(plan->kinds[1], SEAT_PERSON);
    assert_int_equal(plan->kinds[2], SEAT_HARD);
    assert_int_equal(plan->kinds[3], SEAT_EASY);
    assert_int_equal(plan_people(plan), 3);
    assert_int_equal(plan->setup.options[REGICIDE_CLOSED_DISCARD], 0);
    assert_int_equal(READ(&options, &refusal, "--new", "regicide:2:7:closed_discard=true"),
                     OPTIONS_RUN);
    assert_int_equal(plan->setup.options[REGICIDE_CLOSED_DISCARD], 1);
}

/* Alone nobody else can begin; among several yielding alone means nothing. */
/* The words that profiles keep: one for each level, and none ever changes its meaning. */
static void a_level_is_a_word(void **state)
{
    static const struct {
        const char *words;
        SeatKind kind;
        BotLevel level;
    } cases[] = {
        {"claim:2:1:bots=novice", SEAT_NOVICE, BOT_NOVICE},
        {"claim:2:1:bots=easy", SEAT_EASY, BOT_EASY},
        {"claim:2:1:bots=normal", SEAT_NORMAL, BOT_NORMAL},
        {"claim:2:1:bots=hard", SEAT_HARD, BOT_HARD},
        {"claim:2:1:bots=master", SEAT_MASTER, BOT_MASTER},
        {"claim:2:1:bots=greedy", SEAT_GREEDY, BOT_GREEDY},
        {"claim:2:1:bots=random", SEAT_RANDOM, BOT_RANDOM},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        Options options;
        Refusal refusal;
        assert_int_equal(READ(&options, &refusal, "--new", cases[i].words), OPTIONS_RUN);
        assert_int_equal(options.plan.kinds[1], cases[i].kind);
        assert_int_equal(seat_kind_level(cases[i].kind), cases[i].level);
    }
}

static void options_without_a_meaning_are_not_shown(void **state)
{
    Options options;
    Refusal refusal;
    int shown[] = {REGICIDE_SOLO_YIELD, REGICIDE_FIRST};
    const char *const specs[] = {"regicide:1", "regicide:2"};
    for (int i = 0; i < 2; i++) {
        assert_int_equal(READ(&options, &refusal, "--new", specs[i]), OPTIONS_RUN);
        assert_true(option_is_shown(&options.plan, shown[i]));
        assert_false(option_is_shown(&options.plan, shown[1 - i]));
        assert_true(option_is_shown(&options.plan, REGICIDE_REDEAL));
    }
}

static void a_match_may_leave_out_what_follows(void **state)
{
    Options options;
    Refusal refusal;
    assert_int_equal(READ(&options, &refusal, "--new", "null:2"), OPTIONS_RUN);
    assert_true(options.plan.setup.seed == SEED_ANY);
    assert_int_equal(READ(&options, &refusal, "--new", "null:3::bots=random"), OPTIONS_RUN);
    assert_true(options.plan.setup.seed == SEED_ANY);
    assert_int_equal(options.plan.kinds[2], SEAT_RANDOM);
    assert_int_equal(READ(&options, &refusal, "--new", "regicide:1:9007199254740991"), OPTIONS_RUN);
    assert_true(options.plan.setup.seed == SEED_LIMIT - 1);
}

static void the_first_screen_is_chosen(void **state)
{
    Options options;
    Refusal refusal;
    assert_int_equal(READ(&options, &refusal, "--no-sound"), OPTIONS_RUN);
    assert_int_equal(options.start, START_MENU);
    assert_null(options.file);
    assert_int_equal(READ(&options, &refusal, "--continue"), OPTIONS_RUN);
    assert_int_equal(options.start, START_CONTINUE);
    assert_int_equal(READ(&options, &refusal, "--daily"), OPTIONS_RUN);
    assert_int_equal(options.start, START_DAILY);
    assert_int_equal(READ(&options, &refusal, "--", "--game.txt"), OPTIONS_RUN);
    assert_non_null(options.file);
}

static void help_and_version_are_wishes(void **state)
{
    Options options;
    Refusal refusal;
    assert_int_equal(READ(&options, &refusal, "--help"), OPTIONS_HELP);
    assert_int_equal(READ(&options, &refusal, "--version"), OPTIONS_VERSION);
}

static void mistakes_are_refused(void **state)
{
    static const struct {
        const char *first, *second, *piece;
    } cases[] = {
        {"--nonsense", NULL, "--nonsense"},
        {"game.txt", "other.txt", "other.txt"},
        {"", NULL, ""},
        {"--size", NULL, "--size"},
        {"--size", "1280", "1280"},
        {"--size", "1280x", "1280x"},
        {"--size", "12x720", "12x720"},
        {"--language", "tlh", "tlh"},
        {"--speed", "quick", "quick"},
        {"--text", "79", "79"},
        {"--text", "201", "201"},
        {"--renderer", "vulkan", "vulkan"},
        {"--profile", "", ""},
        {"--new", "chess:2", "chess"},
        {"--new", "regicide:0", "0"},
        {"--new", "regicide:5", "5"},
        {"--new", "regicide", ""},
        {"--new", "regicide:2:x", "x"},
        {"--new", "regicide:2:9007199254740992", "9007199254740992"},
        {"--new", "regicide:2:1:first=2", "first=2"},
        {"--new", "regicide:2:1:redeal=maybe", "redeal=maybe"},
        {"--new", "regicide:2:1:colour=red", "colour"},
        {"--new", "regicide:2:1:bots=genius", "genius"},
        {"--new", "regicide:2:1:bots=person", "person"},
        {"--new", "regicide:2:1:bots=easy+easy+hard", "hard"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        Options options;
        Refusal refusal;
        const char *const words[] = {cases[i].first, cases[i].second, NULL};
        assert_int_equal(read_words(&options, &refusal, words), OPTIONS_BAD);
        assert_non_null(refusal.text);
        assert_string_equal(refusal.piece, cases[i].piece);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_runs_at_normal_speed),
        cmocka_unit_test(every_option_is_taken),
        cmocka_unit_test(a_match_is_read),
        cmocka_unit_test(a_level_is_a_word),
        cmocka_unit_test(options_without_a_meaning_are_not_shown),
        cmocka_unit_test(a_match_may_leave_out_what_follows),
        cmocka_unit_test(the_first_screen_is_chosen),
        cmocka_unit_test(help_and_version_are_wishes),
        cmocka_unit_test(mistakes_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
