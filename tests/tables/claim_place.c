/* What stands where on the table of Claim, and how much of it is seen: nothing that is counted is
 * cut, and what belongs together looks so. Positions are put together by hand. */
#include "claim_position.h"
#include "drawn.h"
#include "games/claim.h"
#include "testing.h"
#include "ui/widgets.h"
#include "window.h"

#include <math.h>
#include <string.h>

#define PLATE_EDGE 8 /* pixels around its words */

#define OWN   "G0 G0 K5 W3 D1"
#define OTHER "G4 K2 U7 W9 D9"

static int open_upright(void **unused)
{
    screen_open(&screen, 800, 1280);
    return 0;
}

static void show(const char *score)
{
    ClaimState state = support_position(OWN, OTHER, score);
    claim_begin(&state, 0);
    screen_frame(&screen);
    screen_frame(&screen);
}

/* Four Dwarves are all seen; of seven, over which the banner hangs as deep as it can, the three
 * highest and a sign that there are more. */
static void cards_of_a_faction_are_seen(void **unused)
{
    static const char *const ids[] = {"score.card.0.D8", "score.card.0.D7", "score.card.0.D6",
                                      "score.card.0.D5"};
    show("D5 D6 D7 D8");
    for (size_t i = 0; i < 4; i++) {
        assert_non_null(screen_find(&screen, ids[i]));
    }
    screen_end(&screen);
    show("D2 D3 D4 D5 D6 D7 D8");
    for (size_t i = 0; i < 3; i++) {
        assert_non_null(screen_find(&screen, ids[i]));
    }
    screen_end(&screen);
}

/* Three votes win: whoever is ahead in four factions has three lights and no fourth. */
static void a_row_of_votes_ends_with_three(void **unused)
{
    ClaimState state = support_position("U0 U1 U2 U3 U4", "U5 U6 U7 U8 U9",
                                        "G6 G7 G8 G9 K6 K7 K8 K9 D6 D7 D8 D9 W6 W7 W8 W9");
    claim_begin(&state, 0);
    screen_frame(&screen);
    screen_frame(&screen);
    assert_string_equal(screen_get(&screen, "seat.0.votes")->value, "4");
    assert_int_equal(pictures("ui/ui-confirm"), 3);
    screen_end(&screen);
}

/* Lanes stand upright in both windows: who is up in them is named above, who is down below. */
static void upright_names_stand_at_their_ends(void **unused)
{
    show("D2 D3 D4 D5");
    Rect own = screen_get(&screen, "seat.0.name")->rect;
    Rect other = screen_get(&screen, "seat.1.name")->rect;
    Rect card = screen_get(&screen, "score.card.0.D5")->rect;
    assert_true(other.y + other.h < card.y);
    assert_true(card.y + card.h <= own.y);
    screen_end(&screen);
}

/* In full or briefly. */
static float power_height(const char *words, const char *brief)
{
    return fmaxf(line_height(words), line_height(brief));
}

static void powers_have_letters_of_one_size(void **unused)
{
    ui_set_text_percent(screen.ui, 160);
    show("D2 D3 D4 D5");
    float longest = power_height("Doppelgängers copy the lead", "Copies the lead");
    float shortest = power_height("Dwarves go to the loser", "Go to the loser");
    ui_set_text_percent(screen.ui, 100);
    screen_end(&screen);
    assert_true(longest > 0);
    assert_float_equal(longest, shortest, 0.01f);
}

/* A newcomer takes the open hand for cheating. */
static void the_eye_says_why_it_may_look(void **unused)
{
    show("D2 D3 D4 D5");
    screen_hover(&screen, rect_centre(screen_get(&screen, "button.peek")->rect));
    assert_non_null(strstr(screen_get(&screen, "tip")->name,
                           "whoever remembers what was played in Phase One knows it"));
    screen_end(&screen);
}

/* Thirteen cards, the plate with what a first game is told: the number of the card that is picked
 * stays in sight. */
static void a_picked_card_rises_to_the_plate_at_most(void **unused)
{
    Setup setup = setup_initial(&claim_game, CLAIM_SEATS, 7);
    screen_begin(&screen, &claim_game, &setup, NULL, 0);
    screen_frame(&screen);
    screen_key(&screen, screen_pick(7));
    for (int i = 0; i < 60; i++) {
        screen_frame(&screen);
    }
    float top = 720, foot = 0;
    for (size_t i = 0; i < ui_element_count(screen.ui); i++) {
        const Element *element = ui_element_at(screen.ui, i);
        if (strncmp(element->id, "hand.card.", 10) == 0) {
            top = element->outline.rect.y < top ? element->outline.rect.y : top;
        } else if (strcmp(element->id, "text.status") == 0 ||
                   strcmp(element->id, "table.preview") == 0) {
            float end = element->rect.y + element->rect.h;
            foot = end > foot ? end : foot;
        }
    }
    assert_true(foot > 0);
    assert_true(top >= foot + PLATE_EDGE);
    screen_end(&screen);
}

#define UPRIGHT(test) cmocka_unit_test_setup_teardown(test, open_upright, close_window)
#define WIDE(test)    cmocka_unit_test_setup_teardown(test, open_window, close_window)

int main(void)
{
    const struct CMUnitTest tests[] = {
        WIDE(cards_of_a_faction_are_seen),
        WIDE(a_row_of_votes_ends_with_three),
        WIDE(powers_have_letters_of_one_size),
        WIDE(the_eye_says_why_it_may_look),
        WIDE(a_picked_card_rises_to_the_plate_at_most),
        UPRIGHT(upright_names_stand_at_their_ends),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
