/* What a phone says at its moments: what is wanted, what is printed on a card, how it ended. */
#include "phone_side.h"

#include "games/claim.h"
#include "games/direnjie.h"
#include "games/registry.h"
#include "testing.h"

#include <stdlib.h>
#include <string.h>

/* Plays by chance until the message of whoever is to decide has all of these, up to NULL. */
static bool comes_to_say(const char *id, const char *const parts[])
{
    static PhoneSide side;
    const Game *game = game_by_id(id);
    Rng rng = rng_seeded(4);
    Setup setup = setup_initial(game, 2, 3);
    match_init(&side.match, game, &setup);
    bool says = false, goes_on = true;
    while (!says && goes_on) {
        goes_on = !match_is_over(&side.match);
        Seat actor = goes_on ? seats_first(match_actors(&side.match)) : 0;
        phone_side_begin(&side, game, actor);
        char *message = phone_side_message(&side, actor);
        says = true;
        for (size_t i = 0; parts[i]; i++) {
            says &= strstr(message, parts[i]) != NULL;
        }
        free(message);
        match_log_release(&side.log);
        if (goes_on) {
            Action legal[LEGAL_COUNT_MAX];
            size_t count = match_legal(&side.match, actor, legal, LEGAL_COUNT_MAX);
            match_act(&side.match, actor, legal[rng_below(&rng, (uint32_t)count)]);
        }
    }
    match_release(&side.match);
    return says;
}

/* The name of a card of Clash says nothing of its numbers. */
static void a_card_says_what_is_printed_on_it(void **unused)
{
    static const char *const parts[] = {
        "\"name\":\"Boom!\",\"print\":\"Incantation · cost 1 · damage 1\",\"use\":\"Deals 1 damage",
        "\"name\":\"Bastion\",\"use\":\"Each point of damage", NULL};
    assert_true(comes_to_say("clash", parts));
}

static void each_wall_has_an_owner(void **unused)
{
    static const char *const parts[] = {"\"Ayu: Bastion 8\"", "\"Boris: Bastion 8\"", NULL};
    assert_true(comes_to_say("clash", parts));
}

static void those_who_lose_are_told(void **unused)
{
    static const char *const parts[] = {"\"title\":\"You have lost together.\"", "\"over\":true",
                                        NULL};
    assert_true(comes_to_say("regicide", parts));
}

/* As on the plate of the table, for whoever leads and for whoever answers. */
static void claim_says_what_is_wanted(void **unused)
{
    static const char *const parts[][3] = {
        {"\"wanted\":\"You lead for ", ": play any card.\""},
        {"\"wanted\":\"Answer ", " or Doppelgängers.\""},
        {"\"wanted\":\"Answer ", " with any card: you hold no "},
        {"\"wanted\":\"You lead: play any card.\""},
    };
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        assert_true(comes_to_say("claim", parts[i]));
    }
}

/* What a seat of three sees at an end: the first has all right, the second two, the third nothing,
 * but a clue on which nobody's points turn. The caller frees it. */
static char *told_at_the_end(Seat seat)
{
    static const Card secret[] = {0, 21, 39}; /* T1, W2, L3 */
    static const uint8_t answers[][DIRENJIE_ANSWERS] = {
        {0, 21, 39, CARD_NONE}, {0, 18, 39, CARD_NONE}, {3, 18, 36, CARD_NONE}};
    static PhoneSide side;
    const Game *game = game_by_id("direnjie");
    Setup setup = setup_initial(game, 3, 3);
    match_init(&side.match, game, &setup);
    phone_side_begin(&side, game, seat);
    DirenjieView *view = (DirenjieView *)side.view;
    view->table.phase = DIRENJIE_OVER;
    view->table.clue_owners[0] = 2;
    view->table.clue_count = 1;
    view->killer = SEAT_NONE;
    memcpy(view->secret, secret, sizeof secret);
    memcpy(view->answers, answers, sizeof answers);
    side.selection.legal_count = 0;
    char *message = phone_side_message(&side, seat);
    phone_side_end(&side);
    return message;
}

static void the_end_of_di_renjie_tells_all_answers(void **unused)
{
    for (Seat seat = 0; seat < 3; seat++) {
        char *message = told_at_the_end(seat);
        /* first of all, below the secret */
        assert_non_null(
            strstr(message, "\"The secret mission: T1 Chancellor, W2 Poisoned Tea, L3 Wild Goose "
                            "Pagoda\",\"Ayu: 6 points · 0 clues. Right: T1 Chancellor, W2 Poisoned "
                            "Tea, L3 Wild Goose Pagoda.\""));
        assert_non_null(strstr(
            message, "\"Boris: 3 points · 0 clues. Right: T1 Chancellor, L3 Wild Goose Pagoda. "
                     "Wrong: W1 Dagger.\""));
        assert_non_null(strstr(
            message, "\"Chen: 0 points · 1 clue. Wrong: T2 General, W1 Dagger, L2 West Market.\""));
        free(message);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_card_says_what_is_printed_on_it),
        cmocka_unit_test(each_wall_has_an_owner),
        cmocka_unit_test(those_who_lose_are_told),
        cmocka_unit_test(claim_says_what_is_wanted),
        cmocka_unit_test(the_end_of_di_renjie_tells_all_answers),
    };
    phone_side_init();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
