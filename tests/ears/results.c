/* What a result says can be followed without seeing where it stands: the only person is spoken to,
 * whatever belongs to a side says whose it is, and nothing is said twice. In each game and
 * language. */
#include "hearing.h"

#include "../app/opened.h"
#include "base/limits.h"
#include "base/text.h"
#include "i18n/format.h"
#include "testing.h"

#include <string.h>

#define DECISIONS_MAX 400

static const char *const matches[] = {"regicide:1:4", "claim:2:7:bots=easy", "clash:1:3",
                                      "direnjie:3:5:bots=easy+easy"};

static void play_out(const char *match)
{
    hear_match(match);
    for (int i = 0; i < DECISIONS_MAX && hear_is_table(); i++) {
        hear_act();
    }
    assert_false(hear_is_table());
}

static bool is_heard(const char *name)
{
    const char *line = hear_within(name);
    if (line) {
        print_message("%s\n", line);
    }
    return line != NULL;
}

static void nobody_hears_their_own_name(void)
{
    assert_false(is_heard(app.seat_names[0]));
    press("F8");
    assert_false(is_heard(app.seat_names[0]));
}

static void no_line_is_said_twice(void)
{
    for (size_t i = 0; i < heard.count; i++) {
        for (size_t other = 0; other < i; other++) {
            assert_string_not_equal(heard.lines[i], heard.lines[other]);
        }
    }
}

static bool is_of(const char *line, const char *whose)
{
    static const char *const pauses[] = {",", ":", "，", "："};
    size_t length = strlen(whose);
    bool is = false;
    for (size_t i = 0; i < COUNT_OF(pauses) && strncmp(line, whose, length) == 0; i++) {
        is |= strncmp(line + length, pauses[i], strlen(pauses[i])) == 0;
    }
    return is;
}

/* How many lines are of this seat, or of the listener. */
static size_t lines_of(const char *whose)
{
    size_t count = 0;
    for (size_t i = 0; i < heard.count; i++) {
        count += is_of(heard.lines[i], whose);
    }
    return count;
}

/* Whether the line is this text and no longer one. */
static bool is_whole(const char *line, const char *text)
{
    return strchr(text, '{') ? is_sentence(line, text) : strcmp(line, text) == 0;
}

/* The heading, and what was achieved: the scenes of the end go on into one another. */
static void no_end_is_said_twice(void)
{
    static const char *const ends[] = {"You win!", "You have lost.", "You lose: {name} wins.",
                                       "Achieved: {name}"};
    size_t counts[COUNT_OF(ends)] = {0};
    for (size_t i = 0; i < heard.count; i++) {
        for (size_t end = 0; end < COUNT_OF(ends); end++) {
            counts[end] += is_whole(heard.lines[i], said(ends[end]));
        }
    }
    for (size_t end = 0; end < COUNT_OF(ends); end++) {
        assert_in_range(counts[end], 0, 1);
    }
}

static size_t place_of(const char *whose)
{
    size_t place = 0;
    while (place < heard.count && !is_of(heard.lines[place], whose)) {
        place++;
    }
    return place;
}

/* What the log says of a defeat is not what the result says of it. */
static void enemies_are_counted_once(void)
{
    char words[HEARD_BYTES];
    size_t count = 0;
    strcpy(words, said("Enemies defeated: {n} of {m}"));
    words[strcspn(words, "{")] = '\0';
    for (size_t i = 0; i < heard.count; i++) {
        count += strstr(heard.lines[i], words) != NULL;
    }
    assert_int_equal(count, 1);
    assert_int_equal(hear_place("You have lost."), hear_place("No move is left.") + 1);
}

/* Votes, and what each has of the five factions. */
static void each_row_of_claim_says_whose_it_is(void)
{
    assert_int_equal(lines_of(said("You")), 6);
    assert_int_equal(lines_of(app.seat_names[1]), 6);
}

/* What is left of the wall, the one card that destroyed a unit, and together the seven that did
 * not. */
static void each_row_of_clash_says_whose_it_is(void)
{
    assert_int_equal(lines_of(said("You")), 3);
    assert_int_equal(lines_of(app.seat_names[1]), 3);
}

/* "You: 0 points", and not the number alone. */
static bool says_points(const char *line)
{
    bool says = false;
    for (int64_t n = 1; n <= 5; n++) {
        const char *points = said(tr_plural(&app.catalogue, "{n} point", "{n} points", n));
        says |= strstr(line, points + strcspn(points, "}") + 1) != NULL;
    }
    return says;
}

/* The points, with the answers behind them; before them what they were to be. */
static void each_row_of_di_renjie_says_what_was_answered(void)
{
    char wrong[64];
    size_t secret = hear_place("The secret mission: {cards}");
    assert_int_equal(lines_of(said("You")), 1);
    assert_true(secret < HEARD_MAX && secret < place_of(said("You")));
    for (size_t i = 0; i < heard.count; i++) {
        assert_string_not_equal(heard.lines[i], said("Answers"));
    }
    Text words = text_in(wrong, sizeof wrong);
    text_append(&words, said("Wrong: {cards}."));
    wrong[strcspn(wrong, "{")] = '\0';
    assert_non_null(hear_within(wrong));
    assert_true(says_points(heard.lines[place_of(said("You"))]));
}

static void results_can_be_followed(Language language)
{
    hear_language(language);
    for (size_t i = 0; i < COUNT_OF(matches); i++) {
        play_out(matches[i]);
        no_end_is_said_twice();
        if (i == 0) {
            enemies_are_counted_once();
        }
        nobody_hears_their_own_name();
        no_line_is_said_twice();
        if (i == 1) {
            each_row_of_claim_says_whose_it_is();
        } else if (i == 2) {
            each_row_of_clash_says_whose_it_is();
        } else if (i == 3) {
            each_row_of_di_renjie_says_what_was_answered();
        }
    }
}

int main(void)
{
    return hear_everywhere(results_can_be_followed);
}
