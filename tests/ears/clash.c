/* A stage of a ladder of Clash of Decks is won by ear, in each of the languages: what can be played
 * is, units to the top row and incantations on enemies, and then the assault begins. */
#include "hearing.h"

#include "base/mark.h"
#include "testing.h"

#include <string.h>

#define TURNS_MAX  60
#define PARTS_MOST 12
#define WALK_MOST  120

static const char *const rows[] = {"Top row, place {n}", "Bottom row, place {n}"};

/* Whether a place or a unit of this row was told. */
static bool hear_row(const char *row)
{
    char words[HEARD_BYTES];
    strcpy(words, said(row));
    words[strcspn(words, "{")] = '\0';
    return hear_within(words);
}

/* From part to part of the screen to the rows, and there to this one if it is open. */
static void go_to_row(const char *row)
{
    bool is_there = false;
    for (int i = 0; i < PARTS_MOST && !is_there; i++) {
        press("Tab");
        is_there = hear_row(rows[0]) || hear_row(rows[1]);
    }
    assert_true(is_there);
    if (!hear_row(row)) {
        press(row == rows[0] ? "Up" : "Down");
    }
    for (int i = 0; i < WALK_MOST && !hear_row(rows[0]) && !hear_row(rows[1]); i++) {
        press("Ctrl+Down"); /* that row is not open, and the focus has left the other */
    }
}

/* From thing to thing to a unit of the other side; false: there is none. */
static bool go_to_enemy(void)
{
    for (int i = 0; i < WALK_MOST; i++) {
        press("Ctrl+Down");
        if (hear_row("Enemy top row, place {n}") || hear_row("Enemy bottom row, place {n}")) {
            return true;
        }
    }
    return false;
}

/* Whether it was played: an incantation on an enemy, a unit to the top row. */
static bool play(size_t card)
{
    choose_card(card);
    if (!hear_sentence("{card}, cost {n}, damage {m}: choose a unit.")) {
        go_to_row(rows[0]);
    } else if (!go_to_enemy()) {
        press("Escape");
        return false;
    }
    press("Return");
    return hear_sentence("You summon {card}: {row}.") ||
           hear_sentence("You cast {card} on {target}.");
}

/* Whether anything was played. */
static bool play_one(void)
{
    static HeardCard hand[HEARD_CARDS_MAX];
    size_t count = hear_hand(hand);
    for (size_t i = 0; i < count; i++) {
        if (hand[i].may_be_played && play(i)) {
            return true;
        }
    }
    return false;
}

/* Whatever goes on where nothing is to be summoned. */
static const char *const ends[] = {
    NC_("act", "Assault"), "Risky assault",   "Assault and lose", "Next attack",
    "End the turn",        "End turn: risky", "End and lose",     NULL};

static bool has_struck; /* and heard whom */

/* Whether the game goes on. */
static bool take_turn(void)
{
    while (play_one()) {
    }
    assert_non_null(walk_to_any(ends));
    press("Return");
    has_struck |= hear_sentence("{card} deals {n} damage to the AI's Bastion.") != NULL;
    return !hear_start(said("You win!"));
}

/* What is left of both walls comes before who stands where, and no unit is told twice. */
static void read_result(void)
{
    press("F8");
    assert_string_equal(heard.lines[0], said("You win!"));
    size_t armies = hear_place("{name}, {row}: {cards}");
    assert_true(armies > 2 && armies < HEARD_MAX);
}

static void a_stage_is_won(Language language)
{
    hear_language(language);
    hear_match("clash:1:9:deck=2");
    assert_string_equal(heard.lines[0], said("Clash of Decks"));
    int turns = 0;
    while (turns < TURNS_MAX && take_turn()) {
        turns++;
    }
    assert_true(has_struck && turns < TURNS_MAX);
    read_result();
}

int main(void)
{
    return hear_everywhere(a_stage_is_won);
}
