/* A game of Di Renjie is played to its end by ear, in each of the languages, and its secret is
 * answered with what was heard not to be ruled out. */
#include "hearing.h"

#include "base/limits.h"
#include "testing.h"

#include <string.h>

#define DECISIONS_MAX 300
#define WALK_MOST     100

static const char *const asks[] = {"1", "2", "3", "4", "5", "T", "W", "L"};

/* Asks for what was not asked for last, as far as that is open. */
static void ask(void)
{
    static size_t next;
    for (size_t i = 0; i < COUNT_OF(asks); i++) {
        press(asks[next++ % COUNT_OF(asks)]);
        if (hear_within(said("Selected"))) {
            press("Return");
            return;
        }
    }
    fail_msg("nothing can be asked for");
}

/* Goes along the hand to the card that is told so, and picks it. */
static void add_card(const char *words)
{
    for (int i = 0; i < WALK_MOST && (i == 0 || !hear_start(words)); i++) {
        press("Ctrl+Down");
    }
    assert_non_null(hear_start(words));
    press("Space");
}

/* The name of a card, before the first pause. */
static size_t name_length(const HeardCard *card)
{
    const char *wide = strstr(card->words, "，");
    return wide ? (size_t)(wide - card->words) : strcspn(card->words, ",");
}

static bool is_alike(const HeardCard *a, const HeardCard *b)
{
    size_t length = name_length(a);
    return length == name_length(b) && strncmp(a->words, b->words, length) == 0;
}

static size_t copies(const HeardCard hand[], size_t count, size_t at)
{
    size_t found = 0;
    for (size_t i = 0; i < count; i++) {
        found += is_alike(&hand[i], &hand[at]);
    }
    return found;
}

/* Of which there are most. */
static HeardCard clue_top(const HeardCard hand[], size_t count)
{
    size_t best = 0;
    for (size_t i = 0; i < count; i++) {
        if (hand[i].may_be_played && copies(hand, count, i) > copies(hand, count, best)) {
            best = i;
        }
    }
    return hand[best];
}

/* A card like it that is not picked yet; else the Beggar that may lie below. */
static const char *next_of_clue(const HeardCard hand[], size_t count, const HeardCard *top)
{
    const char *beggar = NULL;
    for (size_t i = 0; i < count; i++) {
        bool is_free = hand[i].may_be_played && !strstr(hand[i].words, said("Selected"));
        if (is_free && is_alike(&hand[i], top)) {
            return hand[i].words;
        }
        if (is_free && is_sentence(hand[i].words, said("Beggar {n}"))) {
            beggar = hand[i].words;
        }
    }
    return beggar;
}

static void submit(void)
{
    static HeardCard hand[HEARD_CARDS_MAX];
    press("1");
    press("1"); /* the focus goes to the hand */
    size_t count = hear_hand(hand);
    HeardCard top = clue_top(hand, count);
    for (int i = 0; i < 3; i++) {
        const char *next = next_of_clue(hand, count, &top);
        assert_non_null(next);
        add_card(next);
        count = hear_hand(hand);
    }
    press("Ctrl+Return");
}

/* Walks to a button, and presses it. */
static void act(const char *const texts[])
{
    assert_non_null(walk_to_any(texts));
    press("Return");
}

static bool is_asked(const char *text)
{
    return hear_sentence(text) != NULL;
}

/* An identity of this kind that is not told to be ruled out. */
static bool hear_open_answer(char kind)
{
    for (size_t i = 0; i < heard.count; i++) {
        const char *line = heard.lines[i];
        bool is_of_kind = line[0] == kind && line[1] >= '1' && line[1] <= '6';
        if (is_of_kind && !is_sentence(line, said("{name}: ruled out"))) {
            return true;
        }
    }
    return false;
}

/* Chooses one for the target, the weapon and the location; what is still wanted is told each time.
 */
static void answer(void)
{
    static const char kinds[] = "TWL";
    static const char *const wanted[] = {"Choose the target first.", "Choose the weapon first.",
                                         "Choose the location first."};
    for (const char *kind = kinds; *kind != '\0'; kind++) {
        int presses = 0;
        press("F6");
        assert_non_null(hear_start(said(wanted[kind - kinds])));
        do {
            press("Ctrl+Down");
            presses++;
        } while (presses < WALK_MOST && !hear_open_answer(*kind));
        press("Return");
        assert_non_null(hear_within(said("Selected")));
    }
    act((const char *const[]){"Seal my answer", NULL});
}

static const char *const bonuses[] = {"Swap three cards",
                                      "Take two cards",
                                      "Swap hands",
                                      "Hidden clue {n} of {name}",
                                      "Public clue {n} of {name}: {card}",
                                      NULL};

static bool is_bonus(void)
{
    return is_asked("Bonus: swap three cards.") || is_asked("Bonus: take two cards.") ||
           is_asked("Bonus: swap hands.") || is_asked("Bonus: inspect a clue.") ||
           is_asked("Bonus: inspect a clue, or swap three cards.") ||
           is_asked("Bonus: inspect a clue, or take two cards.") ||
           is_asked("Bonus: inspect a clue, or swap hands.");
}

/* Whether the game goes on. */
static bool decide(void)
{
    press("F6");
    if (is_asked("Your turn: ask everyone for a category or a number.")) {
        ask();
    } else if (is_asked("You hold a clue: you must submit it.") ||
               is_asked("You can make several clues: submit one this turn.")) {
        submit();
    } else if (is_asked("{name} asks you for a card of this category: {category}.") ||
               is_asked("{name} asks you for number {n}.")) {
        act((const char *const[]){"Don't give", NULL});
    } else if (is_asked("End of your turn: take up to two cards, {n} taken.") ||
               is_asked("End of your turn: only one card can be taken.") ||
               is_asked("Nobody gave: take one card, or none.")) {
        act((const char *const[]){"Draw the top card of the deck", "Take nothing", "No more cards",
                                  NULL});
    } else if (is_bonus()) {
        act(bonuses);
    } else if (hear_counted("Give {n} card back to {name}.", "Give {n} cards back to {name}.")) {
        choose_card(0);
        press("Ctrl+Return");
    } else {
        return false;
    }
    return true;
}

static bool hear_verdict(void)
{
    return hear_start(said("Possible")) || hear_start(said("Ruled out"));
}

/* Each row is a sentence: all of them when the screen is read, one when keys come to it, but not
 * again from cell to cell. Values for programs are not heard. */
static void read_notebook(void)
{
    press("N");
    press("Down");
    assert_true(hear_verdict());
    press("Right");
    assert_false(hear_verdict());
    assert_null(hear_within("0 -"));
    press("F8");
    const char *row = hear_start("W3");
    assert_non_null(row);
    assert_true(strstr(row, said("Possible")) || strstr(row, said("Ruled out")));
    press("N");
}

/* How often it is told that somebody writes, without what; that they have written may begin alike.
 */
static int times_writing(void)
{
    int times = 0;
    for (size_t i = 0; i < heard.count; i++) {
        times += is_sentence(heard.lines[i], said("{name} writes an answer.")) &&
                 !is_sentence(heard.lines[i], said("{name} has written the solution."));
    }
    return times;
}

/* Whoever is asked at once hears it in what is wanted of them, and not before as well. */
static bool is_request_doubled(void)
{
    static const char *const told[] = {"{name} asks for a card of this category: {category}.",
                                       "{name} asks for number {n}."};
    static const char *const wanted[] = {"{name} asks you for a card of this category: {category}.",
                                         "{name} asks you for number {n}."};
    bool is = false;
    for (size_t i = 1; i < heard.count; i++) {
        for (size_t kind = 0; kind < COUNT_OF(told); kind++) {
            is |= is_sentence(heard.lines[i - 1], said(told[kind])) &&
                  is_sentence(heard.lines[i], said(wanted[kind]));
        }
    }
    return is;
}

static void a_secret_is_answered(Language language)
{
    hear_language(language);
    hear_match("direnjie:2:5:bots=easy");
    assert_string_equal(heard.lines[0], said("Di Renjie"));
    read_notebook();
    int decisions = 0;
    while (decisions < DECISIONS_MAX && decide()) {
        assert_false(is_request_doubled());
        decisions++;
    }
    assert_true(decisions < DECISIONS_MAX);
    answer();
    assert_int_equal(times_writing(), 1); /* though there are three answers */
    press("F8");
}

int main(void)
{
    return hear_everywhere(a_secret_is_answered);
}
