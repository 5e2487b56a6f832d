/* The moments of Regicide by what is drawn: a royal that is torn, a jester that spins and what it
 * breaks, clubs that double, what an exact kill stamps, a King who comes. Where no motion is wanted
 * the same is told standing still. */
#include "drawn.h"
#include "regicide/table.h"
#include "table_state.h"
#include "testing.h"
#include "text_block.h"
#include "ui/sound.h"
#include "ui/theme.h"
#include "window.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const Sprite *sprite_of(const char *code)
{
    unsigned i = 0;
    while (screen.table->sprites[i].card != card_of(code)) {
        assert_true(++i < screen.table->sprite_count);
    }
    return &screen.table->sprites[i];
}

/* Seat 0 is due against this royal, which has taken so much. */
static void begin(const char *enemy, int damage, const char *const hands[], uint8_t seats)
{
    RegicideState state = regicide_position(enemy, hands, seats);
    state.table.damage = (uint8_t)damage;
    Setup setup = setup_initial(&regicide_game, seats, 1);
    screen_begin(&screen, &regicide_game, &setup, &state, 0);
    screen_frame(&screen);
    screen_frame(&screen);
}

static void play(const char *cards, bool calm)
{
    ui_set_reduced_motion(screen.ui, calm);
    screen_act(&screen, 0, action_with_cards(REGICIDE_PLAY, cards_of(cards)));
}

static void end(void)
{
    ui_set_reduced_motion(screen.ui, false);
    screen_end(&screen);
}

static bool is_color(Color color, Color wanted)
{
    return color.r == wanted.r && color.g == wanted.g && color.b == wanted.b;
}

/* The number that is written there, of those the largest; -1: none. */
static int number_in(Rect rect, float *high)
{
    int largest = -1;
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *it = draw_at(list, i);
        char *end = NULL;
        const char *words = it->kind == DRAW_TEXT ? it->text->lines->text : "";
        long number = strtol(words, &end, 10);
        if (end != words && *end == '\0' && rect_has(rect, rect_centre(it->rect))) {
            if (number >= largest) {
                *high = fmaxf(number > largest ? 0 : *high, it->rect.h);
            }
            largest = (int)fmaxf((float)largest, (float)number);
        }
    }
    return largest;
}

/* The Jack has 5 of 20 left and takes 8: its halves turn by up to 12 degrees, one each way, while
 * scraps fly; before that a line runs through it. */
static void test_a_royal_is_torn_in_two(void **unused)
{
    const char *const hands[] = {"8D 9D"};
    for (int calm = 0; calm < 2; calm++) {
        float most = 0, least = 0;
        bool has_line = false, has_halves = false;
        begin("JS", 15, hands, 1);
        play("8D", calm);
        while (table_is_moving(screen.table)) {
            screen_frame(&screen);
            DrawList *list = ui_draw(screen.ui);
            for (size_t i = 0; i < draw_count(list); i++) {
                const DrawCommand *it = draw_at(list, i);
                bool is_line = it->kind == DRAW_FILL && it->angle != 0 && it->rect.w > 10 &&
                               is_color(it->color, COLOR_SHEET);
                bool is_jack =
                    it->kind == DRAW_PICTURE && strcmp(it->picture->name, "regicide/JS") == 0;
                has_line |= is_line && !has_halves;
                has_halves |= is_jack && fabsf(it->angle) > 6;
                most = is_jack ? fmaxf(most, it->angle) : most;
                least = is_jack ? fminf(least, it->angle) : least;
            }
        }
        assert_int_equal(has_line, !calm);
        assert_true(calm ? most < 6 : most > 6 && most <= 12);
        assert_true(calm ? least > -6 : least < -6 && least >= -12);
        end();
    }
}

/* How far two signs of immunity are apart; below 0: there are not two. */
static float broken_apart(void)
{
    Point centres[2];
    unsigned count = 0;
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *it = draw_at(list, i);
        Rect royal = screen.table->layout.zones[REGICIDE_ENEMY].rect;
        if (it->kind == DRAW_PICTURE && strcmp(it->picture->name, "ui/glyph-immunity") == 0 &&
            rect_has(royal, rect_centre(it->rect))) {
            assert_true(count < 2);
            centres[count++] = rect_centre(it->rect);
        }
    }
    return count < 2 ? -1 : fabsf(centres[1].x - centres[0].x) / screen.table->layout.unit;
}

/* The Jester spins once before it swings; then the sign over the royal breaks, and only then it is
 * said, above that. */
static void test_a_jester_spins_and_breaks_a_sign(void **unused)
{
    const char *const hands[] = {"X1 2C 3C", "4C 5C", "6C 7C"};
    for (int calm = 0; calm < 2; calm++) {
        float apart = -1, narrowest = 1;
        bool shows_back = false, says_early = false, is_said = false;
        begin("JS", 0, hands, 3);
        play("X1", calm);
        while (table_is_moving(screen.table)) {
            screen_frame(&screen);
            const Sprite *jester = sprite_of("X1");
            bool spins = jester->spun > 0 && jester->spun < 360;
            float wide = fabsf(cosf(RADIANS(jester->spun)));
            bool is_back = jester->spun > 100 && jester->spun < 260;
            narrowest = fminf(narrowest, wide);
            shows_back |= is_back && pictures("regicide/X1") == 0;
            apart = fmaxf(apart, broken_apart());
            says_early |= spins && says("Immunity cancelled");
            is_said |= says("Immunity cancelled");
        }
        assert_true(is_said && !says_early);
        assert_int_equal(shows_back, !calm);
        assert_true(calm ? narrowest == 1 : narrowest < 0.6f);
        assert_true(calm ? apart > 10 && apart < 30 : apart > 44 && apart < 48.1f);
        assert_true(sprite_of("X1")->spun == 0);
        end();
    }
}

/* The 8 of Clubs counts 16: its number rolls there, or stands there at once. */
static void test_clubs_double_what_is_written(void **unused)
{
    const char *const hands[] = {"8C 9D"};
    for (int calm = 0; calm < 2; calm++) {
        int last = 0;
        bool rolls = false;
        float high = 0;
        begin("JS", 0, hands, 1);
        play("8C", calm);
        while (table_is_moving(screen.table)) {
            screen_frame(&screen);
            Pose pose = sprite_of("8C")->pose;
            Rect card = rect_around((Point){pose.x, pose.y + 10}, 40, 40);
            bool lies = sprite_of("8C")->seen_in == REGICIDE_PLAYED;
            int now = lies ? number_in(card, &high) : -1;
            if (now >= 0) {
                assert_in_range(now, calm ? 16 : 8, 16);
                assert_true(now >= last);
                rolls |= now > 8 && now < 16;
                last = now;
            }
        }
        assert_int_equal(last, 16);
        assert_int_equal(rolls, !calm);
        end();
    }
}

/* Whether a ring is drawn there. */
static bool has_ring(Rect rect)
{
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *it = draw_at(list, i);
        if (it->kind == DRAW_FRAME && it->radius > 8 && fabsf(it->rect.w - it->rect.h) < 1 &&
            rect_has(rect, rect_centre(it->rect))) {
            return true;
        }
    }
    return false;
}

/* 8 of 20 are left and 8 hit: the 0 comes down on the panel of Health from more than its size. */
static void test_an_exact_kill_is_stamped(void **unused)
{
    const char *const hands[] = {"8D 9D"};
    for (int calm = 0; calm < 2; calm++) {
        float largest = 0, last = 0;
        begin("JS", 12, hands, 1);
        Rect panel = screen.table->layout.spots[SPOT_HEALTH];
        play("8D", calm);
        while (table_is_moving(screen.table)) {
            float high = 0;
            screen_frame(&screen);
            if (has_ring(panel) && number_in(panel, &high) == 0) {
                largest = fmaxf(largest, high);
                last = high;
            }
        }
        assert_true(last > 0);
        assert_true(calm ? largest == last : largest > 1.3f * last && largest < 1.7f * last);
        end();
    }
}

/* The darkest that lies over all of the window below the cards: its alpha. */
static int veil(void)
{
    int most = 0;
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *it = draw_at(list, i);
        if (it->kind == DRAW_FILL && it->rect.w >= 1280 && it->rect.h >= 720 && it->color.a < 255) {
            most = it->color.a > most ? it->color.a : most;
        }
    }
    return most;
}

/* All but the King is dim while he comes, at most 3 parts of 10 (76 of 255) and for no longer than
 * 2 seconds, and he comes down with a thud; a Queen has none of that. */
static void test_a_king_comes_as_nobody_else(void **unused)
{
    static const char *const hands[2][1] = {{"8D JC JD JH JS QC QD QH"}, {"8D JC JD JH"}};
    for (int king = 0; king < 2; king++) {
        int darkest = 0;
        float dim = 1, own = 1, passed = 0;
        unsigned thuds = ui_played(screen.ui, SOUND_SUMMON_HEAVY);
        begin(king ? "QS" : "JS", king ? 22 : 12, hands[!king], 1);
        const char *next = king ? "KC" : "QC";
        play("8D", false);
        while (table_is_moving(screen.table)) {
            screen_frame(&screen);
            darkest = veil() > darkest ? veil() : darkest;
            passed += veil() > 0 ? ui_seconds(screen.ui) : 0;
            dim = fminf(dim, sprite_of("JC")->light);
            if (table_card_is(screen.table, REGICIDE_ENEMY, 0, card_of(next))) {
                own = fminf(own, sprite_of(next)->light);
            }
        }
        assert_int_equal(darkest, king ? 76 : 0);
        assert_true(king ? passed > 1.5f && passed < 2 : passed == 0);
        assert_true(king ? dim > 0.69f && dim < 0.71f : dim == 1);
        assert_true(own == 1 && sprite_of("JC")->light == 1);
        assert_int_equal(ui_played(screen.ui, SOUND_SUMMON_HEAVY) - thuds, king);
        end();
    }
}

/* The Jack of Hearts bars hearts until the Jester comes: then those in the hand, and no others,
 * are lit, once the sign of his immunity has broken; where no motion is wanted they do not rise. */
static void test_a_barred_suit_lights_up(void **unused)
{
    const char *const hands[] = {"X1 3H 7H 5S 9D", "2C", "4C"};
    for (int calm = 0; calm < 2; calm++) {
        float rise = 0;
        bool lit = false;
        begin("JH", 0, hands, 3);
        play("X1", calm);
        assert_false(sprite_of("3H")->glows);
        while (table_is_moving(screen.table)) {
            screen_frame(&screen);
            lit |= sprite_of("3H")->glows && sprite_of("7H")->glows;
            rise = fmaxf(rise, -sprite_of("3H")->push.y);
            assert_false(sprite_of("5S")->glows || sprite_of("9D")->glows);
            assert_int_equal(sprite_of("3H")->glows, sprite_of("7H")->glows);
        }
        assert_true(lit && !sprite_of("3H")->glows);
        assert_true(calm ? rise == 0 : rise > 4 * screen.table->layout.unit);
        end();
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_barred_suit_lights_up),
        cmocka_unit_test(test_a_royal_is_torn_in_two),
        cmocka_unit_test(test_a_jester_spins_and_breaks_a_sign),
        cmocka_unit_test(test_clubs_double_what_is_written),
        cmocka_unit_test(test_an_exact_kill_is_stamped),
        cmocka_unit_test(test_a_king_comes_as_nobody_else),
    };
    return cmocka_run_group_tests(tests, open_window, close_window);
}
