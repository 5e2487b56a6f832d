/* Line breaking against Unicode's own cases (LineBreakTest.txt), for the characters of our scripts:
 * Latin, Cyrillic, Chinese, their punctuation, digits and signs.
 *
 * The file follows a variant of the rule for numbers (UAX 14, example 7 of section 8.2), while the
 * rule itself (LB25) keeps a few more pairs together; those are allowed here. So is our own rule
 * that no line begins with a dash. Cases that begin with a space are left out: no line of a text
 * does.
 */
#include "check.h"
#include "line_break.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CASE_BYTES 512
#define CASES_MIN  500 /* of the file, so that an empty one is no success */

typedef struct Case {
    char text[CASE_BYTES];
    bool breaks[CASE_BYTES]; /* before this byte */
    size_t length;
    bool ours;
} Case;

static bool is_ours(uint32_t c)
{
    static const uint32_t ranges[][2] = {
        {0x20, 0x7e},       {0xa0, 0xa0},     {0xab, 0xab},     {0xbb, 0xbb},
        {0xc0, 0x17f},      {0x400, 0x45f},   {0x2010, 0x2027}, {0x2030, 0x203a},
        {0x20ac, 0x20bd},   {0x2116, 0x2116}, {0x2212, 0x2212}, {0x2660, 0x2667},
        {0x3000, 0x3017},   {0x4e00, 0x9fff}, {0xff01, 0xff5e}, {0x1f1e6, 0x1f1ff},
        {0x1f300, 0x1f64f},
    };
    for (size_t i = 0; i < sizeof ranges / sizeof *ranges; i++) {
        if (c >= ranges[i][0] && c <= ranges[i][1]) {
            return true;
        }
    }
    return false;
}

static void append(Case *one, uint32_t c)
{
    char *to = one->text + one->length;
    if (c < 0x80) {
        *to = (char)c;
        one->length += 1;
        return;
    }
    size_t more = c < 0x800 ? 1 : 2;
    if (c >= 0x10000) {
        more = 3;
    }
    static const unsigned first[] = {0, 0xc0, 0xe0, 0xf0};
    to[0] = (char)(first[more] | c >> 6 * more);
    for (size_t i = 1; i <= more; i++) {
        to[i] = (char)(0x80 | (c >> 6 * (more - i) & 0x3f));
    }
    one->length += more + 1;
}

/* "× 0023 ÷ 4E00 ÷ # …": a sign before each character, and one at the end. */
static Case read_case(char *line)
{
    Case one = {.ours = true};
    char *end = strchr(line, '#');
    if (end) {
        *end = 0;
    }
    for (char *word = strtok(line, " \t\n"); word; word = strtok(NULL, " \t\n")) {
        if (!strcmp(word, "÷") || !strcmp(word, "×")) {
            one.breaks[one.length] = !strcmp(word, "÷");
        } else {
            uint32_t c = (uint32_t)strtoul(word, NULL, 16);
            one.ours &= is_ours(c);
            append(&one, c);
        }
    }
    return one;
}

static bool is_one_of(char c, const char *set)
{
    return c != 0 && strchr(set, c) != NULL;
}

static bool is_kept_by_lb25(char before, char after)
{
    return (is_one_of(before, ".,:;/") && is_one_of(after, "0123456789")) ||
           (is_one_of(before, ")]}") && is_one_of(after, "%$\\")) ||
           (is_one_of(before, "%$\\+") && is_one_of(after, "([{"));
}

/* A difference is right only where this file says so. */
static bool is_right(const Case *one)
{
    bool *breaks = line_breaks(one->text, one->length);
    bool right = true;
    for (size_t i = 1; i < one->length; i++) {
        bool dash = !strncmp(one->text + i, "\u2014", 3) || !strncmp(one->text + i, "\u2013", 3);
        bool kept = !breaks[i] && (dash || is_kept_by_lb25(one->text[i - 1], one->text[i]));
        right &= breaks[i] == one->breaks[i] || kept;
    }
    free(breaks);
    return right;
}

static void lines_break_as_unicode_says(void **state)
{
    char line[4096];
    unsigned seen = 0, wrong = 0;
    FILE *file = fopen(LINE_BREAK_TEST, "r");
    assert_non_null(file);
    while (fgets(line, sizeof line, file)) {
        char copy[sizeof line];
        strcpy(copy, line);
        Case one = read_case(line);
        if (one.length == 0 || one.text[0] == ' ' || !one.ours) {
            continue;
        }
        seen++;
        if (!is_right(&one)) {
            wrong++;
            print_message("%s", copy);
        }
    }
    fclose(file);
    assert_int_equal(wrong, 0);
    assert_true(seen >= CASES_MIN);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(lines_break_as_unicode_says)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
