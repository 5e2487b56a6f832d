/* What colours tell is told to other eyes as well: colours that stand for suits, factions, sides
 * and states keep apart for people who do not see red, green, blue or any colour, and words and
 * edges have enough contrast on every ground. Signs and letters stand beside colours wherever they
 * tell something; here the colours alone are measured. */
#include "base/limits.h"
#include "claim/pen.h"
#include "claim/table.h"
#include "clash/table.h"
#include "direnjie/pen.h"
#include "direnjie/pieces.h"
#include "eyesight.h"
#include "palette.h"
#include "regicide/words.h"
#include "settings.h"
#include "tables/table_look.h"
#include "testing.h"
#include "ui/theme.h"

#include <math.h>

#define WORDS_CONTRAST 4.5
#define EDGE_CONTRAST  3.0

static uint32_t rgb_of(Color color)
{
    return (uint32_t)color.r << 16 | (uint32_t)color.g << 8 | color.b;
}

static double luminance(Color color)
{
    Light light = light_of_rgb(rgb_of(color));
    return 0.2126 * light.of[0] + 0.7152 * light.of[1] + 0.0722 * light.of[2];
}

/* As WCAG has it: 1 … 21. */
static double contrast(Color a, Color b)
{
    double one = luminance(a) + 0.05, other = luminance(b) + 0.05;
    return fmax(one, other) / fmin(one, other);
}

static uint32_t shown(uint32_t rgb, bool is_redless)
{
    return is_redless ? rgb_of(palette_color(color_rgb(rgb))) : rgb;
}

/* As they are, and without red. */
static void check_apart(const char *what, const uint32_t colors[], unsigned count)
{
    for (unsigned way = 0; way < 2 * EYES; way++) {
        unsigned eyes = way / 2;
        for (unsigned i = 0; i < count * count; i++) {
            uint32_t a = shown(colors[i / count], way & 1), b = shown(colors[i % count], way & 1);
            double apart = eyes_apart(eyes, light_of_rgb(a), light_of_rgb(b));
            if (i / count < i % count && apart < EYES_APART) {
                fail_msg("%s: %06x and %06x are %.3f apart for %s", what, a, b, apart,
                         eyes_name(eyes));
            }
        }
    }
}

static void colours_that_tell_something_keep_apart(void **unused)
{
    static const uint32_t states[] = {0xffd160, 0xfff6da, 0xc8323f, 0xf08a80, 0xf5a742};
    const uint32_t sides[] = {CLASH_MOON, 0xffd98a};
    const uint32_t seats[] = {claim_moon.color, claim_lamp.color};
    assert_int_equal(color_rgb(states[0]).g, COLOR_LIT.g);
    const uint32_t categories[] = {DIRENJIE_TARGET_LIGHT, DIRENJIE_WEAPON_LIGHT,
                                   DIRENJIE_LOCATION_LIGHT};
    check_apart("suits", regicide_suit_colors, 4);
    check_apart("inks of suits", regicide_suit_inks, 4);
    check_apart("bands of the notebook", direnjie_kind_inks, KINDS);
    check_apart("categories", categories, COUNT_OF(categories));
    check_apart("factions", claim_colors, CLAIM_FACTIONS);
    check_apart("sides", sides, COUNT_OF(sides));
    check_apart("seats", seats, COUNT_OF(seats));
    check_apart("states", states, COUNT_OF(states));
}

static void check_contrast(const char *what, Color color, Color ground, double least)
{
    double without_red = contrast(palette_color(color), palette_color(ground));
    double is = fmin(contrast(color, ground), without_red);
    if (is < least) {
        fail_msg("%s: %02x%02x%02x on %02x%02x%02x is %.2f", what, color.r, color.g, color.b,
                 ground.r, ground.g, ground.b, is);
    }
}

#define PAPER_CREAM color_rgb(0xf6ecd8) /* of pennants and the notebook */

static void inks_are_read_on_paper(void **unused)
{
    for (unsigned i = 0; i < 4; i++) {
        check_contrast("inks of suits", color_rgb(regicide_suit_inks[i]), PAPER_CREAM,
                       WORDS_CONTRAST);
    }
    for (unsigned i = 0; i < KINDS; i++) {
        check_contrast("bands", color_rgb(direnjie_kind_inks[i]), PAPER_CREAM, EDGE_CONTRAST);
    }
    check_contrast("light", color_rgb(DIRENJIE_TARGET_LIGHT), COLOR_PANEL, EDGE_CONTRAST);
    check_contrast("light", color_rgb(DIRENJIE_WEAPON_LIGHT), COLOR_PANEL, EDGE_CONTRAST);
    check_contrast("light", color_rgb(DIRENJIE_LOCATION_LIGHT), COLOR_PANEL, EDGE_CONTRAST);
}

static void words_and_edges_stand_out_on_panels(void **unused)
{
    const Color grounds[] = {COLOR_PANEL, COLOR_BUTTON, COLOR_INK};
    const Color words[] = {COLOR_PAPER, COLOR_MUTED, COLOR_GOLD_LIGHT, COLOR_WARNING,
                           COLOR_CAUTION};
    const Color edges[] = {COLOR_GOLD, COLOR_GOLD_DARK, COLOR_LIT, COLOR_FOCUS, COLOR_DANGER};
    for (size_t i = 0; i < COUNT_OF(grounds); i++) {
        for (size_t j = 0; j < COUNT_OF(words); j++) {
            check_contrast("words", words[j], grounds[i], WORDS_CONTRAST);
            check_contrast("edges", edges[j], grounds[i], EDGE_CONTRAST);
        }
        for (size_t j = 0; j < 4; j++) {
            check_contrast("suits", color_rgb(regicide_suit_colors[j]), grounds[i], WORDS_CONTRAST);
        }
        for (size_t j = 0; j < CLAIM_FACTIONS; j++) {
            check_contrast("factions", color_rgb(claim_colors[j]), grounds[i], WORDS_CONTRAST);
        }
    }
    check_contrast("sheet", COLOR_INK, COLOR_SHEET, WORDS_CONTRAST);
}

#define FELT_GREEN 0x4d6f63 /* where its picture is lightest */

/* The same of the one that is dyed, and where it is darkest but for its rim: parts of 255. */
#define FELT_LIGHT 0xe6
#define FELT_DARK  0x5a

/* What a person with this taste has on the table of a game without a field of its own. */
static FeltLook felt_of(Felt felt)
{
    Settings settings = {.felt = felt, .card_percent = 100};
    TableTaste taste = settings_taste(&settings);
    return felt_look(&(TableLook){.felt = {.picture = "tables/regicide"}}, &taste);
}

static uint8_t part_of(uint8_t whole, float part)
{
    return (uint8_t)((float)whole * part);
}

/* Its picture at a place of this brightness, drawn with this contrast. */
static Color felt_at(const FeltLook *felt, int level, float backdrop)
{
    float even = felt->even, light = (even + (1 - even) * (float)level / 255) * backdrop;
    Color color = color_rgb(felt->dye);
    if (!felt->dye) {
        color = color_rgb(FELT_GREEN);
        light = backdrop;
    }
    return (Color){part_of(color.r, light), part_of(color.g, light), part_of(color.b, light), 255};
}

#define STRONG_BACKDROP 0.4f /* see ui_backdrop */

static void check_ground(const FeltLook *felt, Color ground)
{
    check_contrast("words on felt", felt_ink(felt, COLOR_PAPER), ground, WORDS_CONTRAST);
    check_contrast("lines on felt", felt_ink(felt, COLOR_GOLD_LIGHT), ground, EDGE_CONTRAST);
    check_contrast("light on felt", felt_ink(felt, COLOR_LIT), ground, EDGE_CONTRAST);
}

/* Without a plate words on felt are of paper, and lines of light gold. */
static void words_and_lines_stand_out_on_every_felt(void **unused)
{
    unsigned light = 0;
    for (unsigned i = 0; i < FELTS; i++) {
        FeltLook felt = felt_of((Felt)i);
        light += felt_is_light(&felt);
        check_ground(&felt, felt_at(&felt, FELT_LIGHT, 1));
        if (felt_is_light(&felt)) {
            check_ground(&felt, felt_at(&felt, FELT_DARK, 1));
        } else {
            check_ground(&felt, felt_at(&felt, FELT_LIGHT, STRONG_BACKDROP));
        }
    }
    assert_int_equal(light, 1);
}

/* A ring of a dark and a light line is seen on any of them. */
static void the_focus_stands_out_on_every_felt(void **unused)
{
    for (unsigned i = 0; i < FELTS * 2; i++) {
        FeltLook felt = felt_of((Felt)(i / 2));
        Color ground = felt_at(&felt, i % 2 ? FELT_DARK : FELT_LIGHT, 1);
        double dark = contrast(COLOR_INK, ground), bright = contrast(COLOR_FOCUS, ground);
        assert_true(fmax(dark, bright) >= EDGE_CONTRAST);
    }
    check_contrast("ring", COLOR_FOCUS, COLOR_INK, EDGE_CONTRAST);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(colours_that_tell_something_keep_apart),
        cmocka_unit_test(inks_are_read_on_paper),
        cmocka_unit_test(words_and_edges_stand_out_on_panels),
        cmocka_unit_test(words_and_lines_stand_out_on_every_felt),
        cmocka_unit_test(the_focus_stands_out_on_every_felt),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
