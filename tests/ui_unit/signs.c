/* Shortcuts on keyboards of several countries, as SDL tells their keys: the key's place, and what
 * it writes without Shift. */
#include "signs.h"
#include "testing.h"

#include <stdbool.h>
#include <stdio.h>

typedef struct Layout {
    const char *name;
    SDL_Keycode script; /* of the key A */
} Layout;

static const Layout us = {"American", 'a'}, ru = {"Russian", 0x444}, fr = {"French", 'q'},
                    de = {"German", 'a'}, he = {"Hebrew", 0x5E9}, se = {"Swedish", 'a'},
                    es = {"Spanish", 'a'}, dvorak = {"Dvorak", 'a'};

typedef struct Stroke {
    const Layout *layout;
    SDL_Scancode place;
    SDL_Keycode plain;
    bool shift;
    uint32_t expected;
} Stroke;

static const Stroke strokes[] = {
    {&us, SDL_SCANCODE_SLASH, '/', true, '?'},
    {&us, SDL_SCANCODE_COMMA, ',', false, ','},
    {&us, SDL_SCANCODE_PERIOD, '.', false, '.'},
    {&us, SDL_SCANCODE_COMMA, ',', true, 0}, /* < */
    {&us, SDL_SCANCODE_EQUALS, '=', true, '+'},
    {&us, SDL_SCANCODE_MINUS, '-', false, '-'},
    {&us, SDL_SCANCODE_7, '7', false, '7'},
    {&us, SDL_SCANCODE_7, '7', true, 0}, /* & */
    {&us, SDL_SCANCODE_0, '0', false, '0'},
    {&us, SDL_SCANCODE_Z, 'z', true, 'z'},
    {&us, SDL_SCANCODE_KP_PLUS, SDLK_KP_PLUS, false, '+'},
    {&us, SDL_SCANCODE_KP_MINUS, SDLK_KP_MINUS, false, '-'},
    {&us, SDL_SCANCODE_KP_0, SDLK_KP_0, false, '0'},
    {&us, SDL_SCANCODE_KP_9, SDLK_KP_9, false, '9'},
    {&ru, SDL_SCANCODE_7, '7', true, '?'},
    {&ru, SDL_SCANCODE_7, '7', false, '7'},
    {&ru, SDL_SCANCODE_6, '6', true, 0}, /* : */
    {&ru, SDL_SCANCODE_SLASH, '.', false, '.'},
    {&ru, SDL_SCANCODE_SLASH, '.', true, ','},
    {&ru, SDL_SCANCODE_EQUALS, '=', true, '+'},
    {&ru, SDL_SCANCODE_Z, 0x44F, false, 'z'}, /* я */
    {&ru, SDL_SCANCODE_Z, 0x44F, true, 'z'},
    {&fr, SDL_SCANCODE_M, ',', false, ','},
    {&fr, SDL_SCANCODE_M, ',', true, '?'},
    {&fr, SDL_SCANCODE_COMMA, ';', true, '.'},
    {&fr, SDL_SCANCODE_EQUALS, '=', true, '+'},
    {&fr, SDL_SCANCODE_6, '-', false, '-'},
    {&fr, SDL_SCANCODE_1, '&', true, '1'},
    {&fr, SDL_SCANCODE_2, 0xE9, true, '2'}, /* é */
    {&fr, SDL_SCANCODE_0, 0xE0, true, '0'}, /* à */
    {&fr, SDL_SCANCODE_W, 'z', false, 'z'},
    {&de, SDL_SCANCODE_MINUS, 0xDF, true, '?'}, /* ß */
    {&de, SDL_SCANCODE_COMMA, ',', false, ','},
    {&de, SDL_SCANCODE_COMMA, ',', true, 0}, /* ; */
    {&de, SDL_SCANCODE_RIGHTBRACKET, '+', false, '+'},
    {&de, SDL_SCANCODE_SLASH, '-', false, '-'},
    {&de, SDL_SCANCODE_7, '7', true, 0}, /* / */
    {&he, SDL_SCANCODE_SLASH, '.', true, '?'},
    {&he, SDL_SCANCODE_SLASH, '.', false, '.'},
    {&he, SDL_SCANCODE_APOSTROPHE, ',', false, ','},
    {&he, SDL_SCANCODE_H, 0x5D9, false, 'h'}, /* י */
    {&se, SDL_SCANCODE_MINUS, '+', false, '+'},
    {&se, SDL_SCANCODE_MINUS, '+', true, '?'},
    {&dvorak, SDL_SCANCODE_LEFTBRACKET, '/', true, '?'},
    {&dvorak, SDL_SCANCODE_RIGHTBRACKET, '=', true, '+'},
    {&dvorak, SDL_SCANCODE_W, ',', false, ','},
    {&dvorak, SDL_SCANCODE_J, 'h', false, 'h'},
    {&es, SDL_SCANCODE_MINUS, '\'', true, '?'},
};

static void signs_are_what_the_keyboard_writes(void **state)
{
    for (size_t i = 0; i < sizeof strokes / sizeof *strokes; i++) {
        const Stroke *stroke = &strokes[i];
        SDL_Keysym symbol = {.scancode = stroke->place,
                             .sym = stroke->plain,
                             .mod = stroke->shift ? KMOD_LSHIFT : KMOD_NONE};
        uint32_t sign = sign_of(symbol, stroke->layout->script);
        if (sign != stroke->expected) {
            print_error("%s, stroke %zu\n", stroke->layout->name, i);
        }
        assert_int_equal(sign, stroke->expected);
    }
}

/* What the sixth key of a French row says, though SDL calls it a digit. */
static void a_key_may_say_two_things(void **state)
{
    SDL_Keysym six = {.scancode = SDL_SCANCODE_6, .sym = '6'};
    assert_int_equal(sign_of(six, fr.script), '6');
    assert_int_equal(sign_beside(six, fr.script), '-');
    assert_int_equal(sign_beside(six, us.script), 0);
    six.mod = KMOD_LSHIFT;
    assert_int_equal(sign_beside(six, fr.script), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(signs_are_what_the_keyboard_writes),
        cmocka_unit_test(a_key_may_say_two_things),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
