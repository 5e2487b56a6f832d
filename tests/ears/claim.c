/* A game of Claim is won by ear, in each of the languages: answers take a trick with the lowest
 * card that does, leads are the highest card there is. */
#include "hearing.h"

#include "../app/opened.h"
#include "base/limits.h"
#include "i18n/format.h"
#include "testing.h"

#include <stdlib.h>
#include <string.h>

#define DECISIONS_MAX 30 /* more than there are tricks */

static bool has_missed;
static char turn[2][HEARD_BYTES]; /* that a computer player leads, or answers */

static void note_turns(void)
{
    static const char *const texts[] = {"{name} leads", "{name} answers"};
    const char *name = said("Computer");
    for (size_t i = 0; i < COUNT_OF(texts); i++) {
        Text words = text_in(turn[i], sizeof turn[i]);
        tr_format(&app.catalogue, texts[i], TR_VALUES(name), &words);
    }
}

/* The number that the name of a card ends in. */
static int value_of(const char *words)
{
    size_t at = strcspn(words, "0123456789");
    return atoi(words + at);
}

static size_t highest(const HeardCard hand[], size_t count)
{
    size_t best = 0;
    for (size_t i = 0; i < count; i++) {
        if (value_of(hand[i].words) > value_of(hand[best].words)) {
            best = i;
        }
    }
    return best;
}

static bool takes_trick(void)
{
    return hear_sentence("{n} beats {m}: you win the trick.") ||
           hear_sentence("Your Knight beats the Goblin: you win the trick.");
}

static size_t lowest(const HeardCard hand[], size_t count)
{
    size_t best = count;
    for (size_t i = 0; i < count; i++) {
        bool is_lower = best == count || value_of(hand[i].words) < value_of(hand[best].words);
        if (hand[i].may_be_played && is_lower) {
            best = i;
        }
    }
    return best;
}

/* Picks a card that takes the trick, by what is said of it; else the lowest that may be played. */
static void pick_answer(const HeardCard hand[], size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (hand[i].may_be_played) {
            choose_card(i);
            if (takes_trick()) {
                return;
            }
            press("Escape");
        }
    }
    choose_card(lowest(hand, count));
}

/* What a computer player does is told: that it is about to would be old before it was said. */
static void nobody_is_announced(void)
{
    for (size_t i = 0; i < heard.count; i++) {
        assert_string_not_equal(heard.lines[i], turn[0]);
        assert_string_not_equal(heard.lines[i], turn[1]);
    }
}

/* Whether the game goes on. */
static bool decide(void)
{
    static HeardCard hand[HEARD_CARDS_MAX];
    size_t count = hear_hand(hand);
    press("F6");
    if (hear_sentence("You lead for {card}: play any card.") ||
        hear_sentence("You lead: play any card.")) {
        choose_card(highest(hand, count));
    } else {
        pick_answer(hand, count);
    }
    press("Ctrl+Return");
    nobody_is_announced();
    return !hear_start(said("You win!"));
}

/* Who has won and by how many votes comes before what each has, and no card is told twice. */
static void read_result(void)
{
    press("F8");
    assert_string_equal(heard.lines[0], said("You win!"));
    size_t votes = hear_place("{name} · votes: {score}"),
           cards = hear_place("{faction}: {n} ({cards})");
    assert_true(votes < cards && cards < HEARD_MAX);
    assert_null(hear_start(said("Knight 2")));
    assert_null(hear_start(said("Goblin 0")));
}

/* A key beyond the last card says so. */
static void miss_card(void)
{
    static HeardCard hand[HEARD_CARDS_MAX];
    if (hear_hand(hand) == 9) {
        press("0");
        assert_non_null(hear_sentence("There is no card {n} in your hand."));
        has_missed = true;
    }
}

static void a_game_is_won(Language language)
{
    hear_language(language);
    note_turns();
    hear_match("claim:2:5:bots=easy");
    assert_string_equal(heard.lines[0], said("Claim"));
    int decisions = 0;
    has_missed = false;
    while (decisions < DECISIONS_MAX && decide()) {
        decisions++;
        miss_card();
    }
    assert_true(has_missed && decisions < DECISIONS_MAX);
    read_result();
}

int main(void)
{
    return hear_everywhere(a_game_is_won);
}
