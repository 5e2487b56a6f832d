/* What is told of a card that is looked at closely holds for it where it lies: an enemy says to
 * what it is immune as things stand, a unit which abilities it has there. */
#include "app_match.h"
#include "opened.h"

#include "../monkey/steer.h"
#include "base/limits.h"
#include "games/clash.h"
#include "games/regicide.h"
#include "play.h"
#include "testing.h"
#include "ui_state.h"

#include <string.h>

#define WORDS_BYTES 4096

static char words[WORDS_BYTES];

static Card card_of(const Game *game, const char *code)
{
    for (Card card = 0; card < game->names.card_count; card++) {
        if (strcmp(game->names.cards[card], code) == 0) {
            return card;
        }
    }
    fail();
    return CARD_NONE;
}

static const char *told(const Game *game, const char *code, const void *view)
{
    const GameUi *ui = game_ui_of(game);
    Wording wording = {.catalogue = &app.catalogue, .look = ui->look};
    Text out = text_in(words, sizeof words);
    ui->card_words(&wording, card_of(game, code), view, &out);
    return words;
}

static RegicideView against(const char *enemy, bool is_cancelled)
{
    RegicideView view = {.table = {.seats = 3, .cancelled = is_cancelled}};
    view.table.enemy = card_of(&regicide_game, enemy);
    return view;
}

static bool begins(const char *text, const char *beginning)
{
    return strncmp(text, beginning, strlen(beginning)) == 0;
}

/* RG-13, RG-20: by its own suit, until a Jester. */
static void an_enemy_tells_its_immunity_first(void **unused)
{
    static const struct {
        const char *enemy, *words;
    } immune[] = {
        {"JC", "Enemy: immune to ♣, your clubs deal single damage.\n"},
        {"QD", "Enemy: immune to ♦, your diamonds draw no cards.\n"},
        {"KH", "Enemy: immune to ♥, your hearts put no cards under the Tavern deck.\n"},
        {"JS", "Enemy: immune to ♠, your spades give no shield.\n"},
    };
    for (size_t i = 0; i < COUNT_OF(immune); i++) {
        RegicideView view = against(immune[i].enemy, false);
        assert_true(begins(told(&regicide_game, immune[i].enemy, &view), immune[i].words));
        view = against(immune[i].enemy, true);
        assert_true(begins(told(&regicide_game, immune[i].enemy, &view),
                           "Enemy: a Jester has cancelled its immunity.\n"));
    }
}

static void elsewhere_a_royal_is_no_enemy(void **unused)
{
    RegicideView view = against("JS", false);
    assert_null(strstr(told(&regicide_game, "JC", &view), "Enemy:"));
    assert_null(strstr(told(&regicide_game, "JC", NULL), "Enemy:"));
}

/* CD-29: beside the Shaman it has Rage, alone it has nothing. */
static void a_unit_has_what_an_aura_gives(void **unused)
{
    ClashView view = {0};
    ClashSide *side = &view.table.sides[1];
    side->rows[1][0].card = card_of(&clash_game, "shaman");
    side->rows[1][1].card = card_of(&clash_game, "baron");
    side->counts[1] = 2;
    assert_non_null(strstr(told(&clash_game, "baron", &view), "Rage:"));
    assert_null(strstr(told(&clash_game, "brute", &view), "Rage:"));
    assert_null(strstr(told(&clash_game, "baron", NULL), "Rage:"));
}

static Rect place_of(const char *id)
{
    const Elements *elements = &app.ui->elements;
    const Stored *stored = elements_find(&elements->lists[elements->now], id);
    assert_non_null(stored);
    return stored->element.rect;
}

static const char *name_of(const char *id)
{
    const Elements *elements = &app.ui->elements;
    const Stored *stored = elements_find(&elements->lists[elements->now], id);
    assert_non_null(stored);
    return stored->element.name;
}

static void show_table(const Game *game)
{
    MatchPlan plan = plan_initial(game, 1);
    app_begin_match(&app, &plan);
    scene_change(&app.scenes);
    steer_pass(1000);
    steer_turn(&app);
}

/* By the key, on the table of a match. */
static void the_table_hands_over_what_it_shows(void **unused)
{
    show_table(&regicide_game);
    steer_move(rect_centre(place_of("table.enemy")));
    steer_turn(&app);
    steer_key(SDLK_z, 0);
    steer_turn(&app);
    assert_ptr_equal(scene_top(&app.scenes)->kind, shared_scenes.card);
    assert_true(begins(name_of("card.words.0"), "Enemy: immune to "));
}

/* A press that began on a card is held while the window becomes too small to show any: nothing is
 * looked at then. */
static void a_long_press_needs_its_card(void **unused)
{
    show_table(&regicide_game);
    Scene *table = scene_top(&app.scenes);
    steer_move(rect_centre(place_of("table.enemy")));
    steer_button(rect_centre(place_of("table.enemy")), SDL_BUTTON_LEFT, true);
    steer_turn(&app);
    SDL_SetWindowSize(app.ui->window, 100, 100);
    steer_turn(&app);
    steer_pass(2000);
    steer_turn(&app);
    assert_ptr_equal(scene_top(&app.scenes), table);
}

/* Before the new table was ever shown, the cards that can be pointed at are those of the old one.
 */
static void a_key_in_haste_shows_no_card_of_the_last_screen(void **unused)
{
    MatchPlan next = plan_initial(&clash_game, 1);
    show_table(&regicide_game);
    steer_move(rect_centre(place_of("table.enemy")));
    steer_turn(&app);
    app_begin_match(&app, &next);
    scene_change(&app.scenes);
    Scene *table = scene_top(&app.scenes);
    steer_key(SDLK_z, 0);
    steer_turn(&app);
    assert_ptr_equal(scene_top(&app.scenes), table);
    steer_key(SDLK_z, 0);
    steer_turn(&app);
    assert_ptr_equal(scene_top(&app.scenes)->kind, shared_scenes.card);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_enemy_tells_its_immunity_first),
        cmocka_unit_test(elsewhere_a_royal_is_no_enemy),
        cmocka_unit_test(a_unit_has_what_an_aura_gives),
        cmocka_unit_test(the_table_hands_over_what_it_shows),
        cmocka_unit_test(a_key_in_haste_shows_no_card_of_the_last_screen),
        cmocka_unit_test(a_long_press_needs_its_card),
    };
    return cmocka_run_group_tests(tests, open_app, close_app);
}
