/* SDL tells what a key writes without Shift. What it writes with Shift is known here for the signs
 * that are shortcuts, by the place of the key and what it writes without; any other key that is no
 * letter means nothing with Shift, above all no digit. */
#include "signs.h"

#include "base/limits.h"

#include <stdbool.h>

#define FRENCH  'q'
#define RUSSIAN 0x444 /* ф */
#define HEBREW  0x5E9 /* ש */
#define SHARP_S 0xDF

typedef struct Shifted {
    SDL_Scancode place;
    SDL_Keycode plain;  /* what it writes without Shift */
    SDL_Keycode script; /* 0: any */
    char sign;          /* what it writes with Shift */
} Shifted;

static const Shifted shifted[] = {
    {SDL_SCANCODE_SLASH, '/', 0, '?'},        /* American, British, Polish, Chinese */
    {SDL_SCANCODE_EQUALS, '=', 0, '+'},       /* these, Russian, French */
    {SDL_SCANCODE_LEFTBRACKET, '/', 0, '?'},  /* Dvorak */
    {SDL_SCANCODE_RIGHTBRACKET, '=', 0, '+'}, /* the same */
    {SDL_SCANCODE_7, '7', RUSSIAN, '?'},      /* Russian, Ukrainian, Belarusian */
    {SDL_SCANCODE_SLASH, '.', RUSSIAN, ','},  /* these */
    {SDL_SCANCODE_SLASH, '.', HEBREW, '?'},   /* Hebrew */
    {SDL_SCANCODE_M, ',', 0, '?'},            /* French, Belgian */
    {SDL_SCANCODE_COMMA, ';', 0, '.'},        /* these */
    {SDL_SCANCODE_MINUS, SHARP_S, 0, '?'},    /* German */
    {SDL_SCANCODE_MINUS, '\'', 0, '?'},       /* Spanish, Italian, Portuguese, Swiss */
    {SDL_SCANCODE_MINUS, '+', 0, '?'},        /* Danish, Finnish, Norwegian, Swedish */
    {SDL_SCANCODE_MINUS, '*', 0, '?'},        /* Turkish */
};

static uint32_t digit_at(SDL_Scancode place)
{
    if (place >= SDL_SCANCODE_1 && place <= SDL_SCANCODE_9) {
        return '1' + (uint32_t)(place - SDL_SCANCODE_1);
    }
    return place == SDL_SCANCODE_0 ? '0' : 0;
}

static uint32_t keypad(SDL_Keycode code)
{
    if (code >= SDLK_KP_1 && code <= SDLK_KP_9) {
        return '1' + (uint32_t)(code - SDLK_KP_1);
    }
    switch (code) {
    case SDLK_KP_0:
        return '0';
    case SDLK_KP_PLUS:
        return '+';
    case SDLK_KP_MINUS:
        return '-';
    default:
        return 0;
    }
}

static bool is_digit(SDL_Keycode code)
{
    return code >= '0' && code <= '9';
}

static uint32_t with_shift(SDL_Keysym symbol, SDL_Keycode script)
{
    for (size_t i = 0; i < COUNT_OF(shifted); i++) {
        const Shifted *known = &shifted[i];
        bool is_here = known->place == symbol.scancode && known->plain == symbol.sym;
        if (is_here && (known->script == 0 || known->script == script)) {
            return (uint32_t)known->sign;
        }
    }
    return is_digit(symbol.sym) ? 0 : digit_at(symbol.scancode); /* French, Czech */
}

static bool is_letter(SDL_Keysym symbol)
{
    bool is_latin = symbol.sym >= 'a' && symbol.sym <= 'z';
    bool is_other = symbol.sym >= 0x80 && symbol.sym < 0x110000;
    return is_latin || (is_other && symbol.sym != SHARP_S && digit_at(symbol.scancode) == 0);
}

uint32_t sign_of(SDL_Keysym symbol, SDL_Keycode script)
{
    uint32_t on_keypad = keypad(symbol.sym);
    if (on_keypad != 0) {
        return on_keypad;
    }
    if ((symbol.mod & KMOD_SHIFT) && !is_letter(symbol)) {
        return with_shift(symbol, script);
    }
    if (symbol.sym >= 0x20 && symbol.sym < 0x7f) {
        return (uint32_t)symbol.sym;
    }
    if (symbol.scancode >= SDL_SCANCODE_A && symbol.scancode <= SDL_SCANCODE_Z) {
        return 'a' + (uint32_t)(symbol.scancode - SDL_SCANCODE_A);
    }
    return symbol.sym > 0 && symbol.sym < 0x110000 ? (uint32_t)symbol.sym : 0;
}

/* Of a keyboard that writes its digits with Shift SDL tells digits, which is what people mean. */
uint32_t sign_beside(SDL_Keysym symbol, SDL_Keycode script)
{
    bool is_plain = !(symbol.mod & (KMOD_SHIFT | KMOD_CTRL | KMOD_GUI));
    bool is_minus = script == FRENCH && symbol.scancode == SDL_SCANCODE_6 && symbol.sym == '6';
    return is_plain && is_minus ? '-' : 0;
}
