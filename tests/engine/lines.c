/* The reader of lines: limits, ends of lines, and what the end of input means. */
#include "talk.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define HELLO "{\"cmd\":\"hello\"}"

/* What the engine writes for these bytes of input, to be given to free(). */
static char *served(Engine *engine, const char *input, size_t length)
{
    char *output = NULL;
    size_t size;
    FILE *in = tmpfile();
    FILE *out = open_memstream(&output, &size);
    assert_non_null(in);
    assert_non_null(out);
    assert_int_equal(fwrite(input, 1, length, in), length);
    rewind(in);
    assert_true(engine_serve(engine, in, out));
    fclose(in);
    fclose(out);
    return output;
}

static unsigned lines_count(const char *text)
{
    unsigned count = 0;
    for (; *text; text++) {
        count += *text == '\n';
    }
    return count;
}

static void expect_lines(Engine *engine, const char *input, unsigned count, const char *part)
{
    char *output = served(engine, input, strlen(input));
    assert_int_equal(lines_count(output), count);
    assert_true(!part || strstr(output, part) != NULL);
    free(output);
}

static void blank_lines_are_skipped(void **state)
{
    expect_lines(*state, "\n\r\n \t\n", 0, NULL);
    expect_lines(*state, "\n" HELLO "\n\n" HELLO "\r\n\n", 2, "\"protocol\":1");
}

static void the_last_line_needs_no_end(void **state)
{
    expect_lines(*state, "", 0, NULL);
    expect_lines(*state, HELLO, 1, "\"protocol\":1");
    expect_lines(*state, HELLO "\nx", 2, "bad-json");
}

static void quit_stops_reading(void **state)
{
    expect_lines(*state, "{\"cmd\":\"quit\"}\n" HELLO "\n", 1, "{\"ok\":true}");
}

static void a_zero_byte_is_bad_json(void **state)
{
    /* ^ stands for the zero byte; the last is one after a number. */
    static const char *const lines[] = {
        "{'cmd':^'hello'}",        "^{'cmd':'hello'}",       "{'cmd':'hello'}^", "^",
        "{'cmd':'hello','a':'^'}", "{'cmd':'hello','a':1^}",
    };
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        char input[64];
        size_t length = (size_t)snprintf(input, sizeof input, "%s\n" HELLO "\n", lines[i]);
        for (size_t at = 0; at < length; at++) {
            if (input[at] == '\'') {
                input[at] = '"';
            } else if (input[at] == '^') {
                input[at] = '\0';
            }
        }
        char *output = served(*state, input, length);
        assert_int_equal(lines_count(output), 2);
        assert_non_null(strstr(output, "bad-json"));
        assert_non_null(strstr(output, "protocol"));
        free(output);
    }
}

/* A request filled up with blanks to `length` bytes, and a second one after it. */
static char *served_padded(Engine *engine, size_t length, const char *end)
{
    size_t size = length + strlen(end) + strlen(HELLO);
    char *input = malloc(size);
    assert_non_null(input);
    memset(input, ' ', length);
    memcpy(input, HELLO, strlen(HELLO));
    memcpy(input + length, end, strlen(end));
    memcpy(input + length + strlen(end), HELLO, strlen(HELLO));
    char *output = served(engine, input, size);
    free(input);
    return output;
}

static void long_lines_are_refused_and_passed(void **state)
{
    const struct {
        size_t length;
        const char *end;
        bool is_refused;
    } cases[] = {
        {ENGINE_LINE_MAX, "\n", false},    {ENGINE_LINE_MAX, "\r\n", false},
        {ENGINE_LINE_MAX + 1, "\n", true}, {ENGINE_LINE_MAX + 1, "\r\n", true},
        {ENGINE_LINE_MAX * 3, "\n", true},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char *output = served_padded(*state, cases[i].length, cases[i].end);
        assert_int_equal(lines_count(output), 2);
        assert_int_equal(strstr(output, "too-long") != NULL, cases[i].is_refused);
        assert_non_null(strstr(output, "protocol"));
        free(output);
    }
}

static void deep_nesting_is_bad_json(void **state)
{
    enum { DEPTH = 100000 };
    char *input = malloc(DEPTH + 1);
    assert_non_null(input);
    memset(input, '[', DEPTH);
    input[DEPTH] = '\0';
    expect_lines(*state, input, 1, "bad-json");
    free(input);
}

#define CLAIM   "{\"cmd\":\"new\",\"game\":\"claim\",\"players\":2,\"seed\":1}\n"
#define ANALYSE "{\"cmd\":\"analyse\",\"level\":\"hard\",\"seed\":1,\"nodes\":"

#define PLAYOUT "{\"cmd\":\"playout\",\"game\":\"claim\",\"players\":2,\"seed\":1,\"games\":"

#define STOP "{\"cmd\":\"stop\"}\n"

/* Searches of 4,000, of 16,000 and of 64,000 nodes; what follows is answered after them. */
static void an_analysis_says_what_it_has_so_far(void **state)
{
    char *output =
        served(*state, CLAIM ANALYSE "64000}\n" HELLO, strlen(CLAIM ANALYSE "64000}\n" HELLO));
    const char *first = strstr(output, "\"partial\":true,\"seat\":0,\"nodes\":4000,");
    const char *second = strstr(output, "\"partial\":true,\"seat\":0,\"nodes\":16000,");
    const char *last = strstr(output, "\"partial\":false,\"seat\":0,\"nodes\":64000,");
    const char *hello = strstr(output, "\"protocol\":1");
    assert_int_equal(lines_count(output), 5);
    assert_true(first && second > first && last > second && hello > last);
    free(output);
    expect_lines(*state, CLAIM ANALYSE "64000}", 4, "\"partial\":false");
}

/* Such a budget is for an hour. */
static void an_analysis_can_be_stopped(void **state)
{
    static const char *const ends[] = {STOP, "{\"cmd\":\"quit\"}\n"};
    for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++) {
        char input[512];
        snprintf(input, sizeof input, CLAIM ANALYSE "4294967295}\n%s", ends[i]);
        char *output = served(*state, input, strlen(input));
        const char *last = strstr(output, "\"partial\":false");
        assert_non_null(last);
        assert_non_null(strstr(last, "\"action\":\"play "));
        assert_string_equal(strchr(last, '\n'), "\n{\"ok\":true}\n");
        free(output);
    }
}

/* Each would take an hour. */
static void a_choice_and_playouts_can_be_stopped(void **state)
{
    static const char *const requests[] = {
        "{\"cmd\":\"bot\",\"level\":\"hard\",\"seed\":1,\"nodes\":4294967295}\n",
        "{\"cmd\":\"bot\",\"level\":\"hard\",\"seed\":1,\"time_ms\":3600000}\n",
        PLAYOUT "1000000000}\n",
    };
    static const char *const answers[] = {"\"action\":\"play ", "\"action\":\"play ", "\"games\":"};
    for (size_t i = 0; i < sizeof requests / sizeof requests[0]; i++) {
        char input[512];
        snprintf(input, sizeof input, CLAIM "%s" STOP, requests[i]);
        char *output = served(*state, input, strlen(input));
        const char *answer = strstr(output, answers[i]);
        assert_non_null(answer);
        assert_string_equal(strchr(answer, '\n'), "\n{\"ok\":true}\n");
        free(output);
    }
}

/* A million deals, and a program that sleeps through its first question: no game is counted. */
static void a_tournament_can_be_stopped(void **state)
{
    static const char *const entrants[] = {"easy", "run:sleep 1000"};
    for (size_t i = 0; i < sizeof entrants / sizeof entrants[0]; i++) {
        char input[512];
        snprintf(input, sizeof input,
                 "{\"cmd\":\"tournament\",\"game\":\"claim\",\"players\":2,\"seed\":1,"
                 "\"deals\":1000000,\"patience_ms\":3600000,\"entrants\":[\"%s\",\"hard\"]}\n" STOP,
                 entrants[i]);
        char *output = served(*state, input, strlen(input));
        const char *last = strstr(output, "\"partial\":false");
        assert_non_null(last);
        assert_non_null(strstr(last, "\"forfeits\":0,\"faults\":[]"));
        assert_string_equal(strchr(last, '\n'), "\n{\"ok\":true}\n");
        free(output);
    }
}

#define TALK(test) cmocka_unit_test_setup_teardown(test, talk_begin, talk_end)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TALK(blank_lines_are_skipped),
        TALK(the_last_line_needs_no_end),
        TALK(quit_stops_reading),
        TALK(a_zero_byte_is_bad_json),
        TALK(long_lines_are_refused_and_passed),
        TALK(deep_nesting_is_bad_json),
        TALK(an_analysis_says_what_it_has_so_far),
        TALK(an_analysis_can_be_stopped),
        TALK(a_choice_and_playouts_can_be_stopped),
        TALK(a_tournament_can_be_stopped),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
