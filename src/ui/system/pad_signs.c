/* What stands on the buttons of pads. The four round ones lie around a middle; on a Nintendo pad A
 * lies at the right and B below, and SDL tells either the printed letter or the place. */
#include "pad_signs.h"

#include "base/limits.h"

#include <stdlib.h>
#include <string.h>

#define VALVE     0x28de
#define DECK      0x1205 /* its own buttons */
#define STEAM_PAD 0x11ff /* what Steam makes of any pad */
#define DECK_WORD "SteamDeck"

/* A row for each button; the triggers come last. */
typedef struct PadLabel {
    int button;
    const char *labels[PAD_KINDS];
} PadLabel;

#define LABELS(plain, xbox, sony, nintendo, by_place, deck)                                        \
    {                                                                                              \
        [PAD_PLAIN] = (plain), [PAD_XBOX] = (xbox), [PAD_SONY] = (sony),                           \
        [PAD_NINTENDO] = (nintendo), [PAD_NINTENDO_BY_PLACE] = (by_place), [PAD_DECK] = (deck)     \
    }

static const PadLabel labels[] = {
    {SDL_CONTROLLER_BUTTON_A, LABELS("A", "A", "×", "A", "B", "A")},
    {SDL_CONTROLLER_BUTTON_B, LABELS("B", "B", "○", "B", "A", "B")},
    {SDL_CONTROLLER_BUTTON_X, LABELS("X", "X", "□", "X", "Y", "X")},
    {SDL_CONTROLLER_BUTTON_Y, LABELS("Y", "Y", "△", "Y", "X", "Y")},
    {SDL_CONTROLLER_BUTTON_LEFTSHOULDER, LABELS("LB", "LB", "L1", "L", "L", "L1")},
    {SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, LABELS("RB", "RB", "R1", "R", "R", "R1")},
    {SDL_CONTROLLER_BUTTON_LEFTSTICK, LABELS("LS", "LS", "L3", "LS", "LS", "L3")},
    {SDL_CONTROLLER_BUTTON_RIGHTSTICK, LABELS("RS", "RS", "R3", "RS", "RS", "R3")},
    {SDL_CONTROLLER_BUTTON_BACK, LABELS("Back", "View", "Share", "−", "−", "View")},
    {SDL_CONTROLLER_BUTTON_START, LABELS("Start", "Menu", "Options", "+", "+", "Menu")},
    {SDL_CONTROLLER_BUTTON_GUIDE, LABELS("Guide", "Guide", "PS", "Home", "Home", "Steam")},
    {SDL_CONTROLLER_BUTTON_DPAD_UP, LABELS("↑", "↑", "↑", "↑", "↑", "↑")},
    {SDL_CONTROLLER_BUTTON_DPAD_DOWN, LABELS("↓", "↓", "↓", "↓", "↓", "↓")},
    {SDL_CONTROLLER_BUTTON_DPAD_LEFT, LABELS("←", "←", "←", "←", "←", "←")},
    {SDL_CONTROLLER_BUTTON_DPAD_RIGHT, LABELS("→", "→", "→", "→", "→", "→")},
    {SDL_CONTROLLER_BUTTON_MISC1, LABELS("Misc", "Share", "Mic", "Capture", "Capture", "...")},
    {SDL_CONTROLLER_BUTTON_PADDLE1, LABELS("P1", "P1", "P1", "P1", "P1", "R4")},
    {SDL_CONTROLLER_BUTTON_PADDLE2, LABELS("P2", "P3", "P2", "P2", "P2", "L4")},
    {SDL_CONTROLLER_BUTTON_PADDLE3, LABELS("P3", "P2", "P3", "P3", "P3", "R5")},
    {SDL_CONTROLLER_BUTTON_PADDLE4, LABELS("P4", "P4", "P4", "P4", "P4", "L5")},
    {SDL_CONTROLLER_BUTTON_TOUCHPAD, LABELS("Touch", "Touch", "Touch", "Touch", "Touch", "Touch")},
    {PAD_LEFT_TRIGGER, LABELS("LT", "LT", "L2", "ZL", "ZL", "L2")},
    {PAD_RIGHT_TRIGGER, LABELS("RT", "RT", "R2", "ZR", "ZR", "R2")},
};

static PadKind valve_kind(SDL_GameController *controller)
{
    uint16_t product = SDL_GameControllerGetProduct(controller);
    bool is_deck = product == DECK || (product == STEAM_PAD && SDL_getenv(DECK_WORD));
    return is_deck ? PAD_DECK : PAD_XBOX;
}

static PadKind nintendo_kind(void)
{
    bool is_printed = SDL_GetHintBoolean(SDL_HINT_GAMECONTROLLER_USE_BUTTON_LABELS, SDL_TRUE);
    return is_printed ? PAD_NINTENDO : PAD_NINTENDO_BY_PLACE;
}

PadKind pad_kind_of(SDL_GameController *controller)
{
    static const struct {
        SDL_GameControllerType type;
        PadKind kind;
    } known[] = {{SDL_CONTROLLER_TYPE_XBOX360, PAD_XBOX},
                 {SDL_CONTROLLER_TYPE_XBOXONE, PAD_XBOX},
                 {SDL_CONTROLLER_TYPE_PS3, PAD_SONY},
                 {SDL_CONTROLLER_TYPE_PS4, PAD_SONY},
                 {SDL_CONTROLLER_TYPE_PS5, PAD_SONY}};
    SDL_GameControllerType type = SDL_GameControllerGetType(controller);
    if (SDL_GameControllerGetVendor(controller) == VALVE) {
        return valve_kind(controller);
    }
    for (size_t i = 0; i < COUNT_OF(known); i++) {
        if (known[i].type == type) {
            return known[i].kind;
        }
    }
    bool is_nintendo = type >= SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_LEFT &&
                       type <= SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_PAIR;
    is_nintendo |= type == SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_PRO;
    return is_nintendo ? nintendo_kind() : PAD_PLAIN;
}

const char *pad_label(PadKind kind, Stroke button)
{
    for (size_t i = 0; i < COUNT_OF(labels); i++) {
        if (stroke_is(stroke_of_button(labels[i].button), button)) {
            return labels[i].labels[kind];
        }
    }
    return NULL;
}

#define LETTERS    0xF100u /* the first of those for private use that a pad has */
#define LETTERS_OF 64u     /* a kind: more than it has buttons */

uint32_t pad_letter(PadKind kind, Stroke button)
{
    return pad_label(kind, button) ? LETTERS + (uint32_t)kind * LETTERS_OF + button.code : 0;
}

const char *pad_letter_label(uint32_t letter)
{
    uint32_t at = letter - LETTERS;
    if (letter < LETTERS || at >= PAD_KINDS * LETTERS_OF) {
        return NULL;
    }
    return pad_label((PadKind)(at / LETTERS_OF), (Stroke){.code = at % LETTERS_OF});
}

/* All of these letters begin with the same byte. */
static bool may_have_letters(const char *text)
{
    return strchr(text, '\xef') != NULL;
}

bool pad_has_letters(const char *text)
{
    size_t at = 0;
    if (!may_have_letters(text)) {
        return false;
    }
    for (uint32_t letter; (letter = text_next_code_point(text, &at)) != 0;) {
        if (pad_letter_label(letter)) {
            return true;
        }
    }
    return false;
}

void pad_spell(const char *text, Text *out)
{
    size_t at = 0, from = 0;
    for (uint32_t letter; (letter = text_next_code_point(text, &at)) != 0; from = at) {
        const char *label = pad_letter_label(letter);
        if (label) {
            text_append(out, label);
        } else {
            text_append_bytes(out, text + from, at - from);
        }
    }
}

/* From the lowest round. */
static const Point around[] = {{0, 1}, {1, 0}, {-1, 0}, {0, -1}};

static PadSign round_sign(PadKind kind, int button)
{
    static const PadMark shapes[] = {MARK_CROSS, MARK_RING, MARK_SQUARE, MARK_TRIANGLE};
    PadSign sign = {.mark = kind == PAD_SONY ? shapes[button] : MARK_LETTER,
                    .place = around[button]};
    if (kind == PAD_NINTENDO) { /* the letter that is printed lies where its neighbour does */
        sign.place = around[button ^ 1];
    }
    return sign;
}

static PadMark middle_mark(PadKind kind, bool is_start)
{
    switch (kind) {
    case PAD_NINTENDO:
    case PAD_NINTENDO_BY_PLACE:
        return is_start ? MARK_PLUS : MARK_MINUS;
    case PAD_XBOX:
    case PAD_DECK:
        return is_start ? MARK_LINES : MARK_WINDOWS;
    case PAD_SONY:
        return is_start ? MARK_LINES : MARK_RAYS;
    case PAD_PLAIN:
    case PAD_KINDS:
        break;
    }
    return MARK_WORDS;
}

PadSign pad_sign(PadKind kind, Stroke button)
{
    int which = (int)button.code - 1;
    if (which >= SDL_CONTROLLER_BUTTON_A && which <= SDL_CONTROLLER_BUTTON_Y) {
        return round_sign(kind, which - SDL_CONTROLLER_BUTTON_A);
    }
    switch (which) {
    case SDL_CONTROLLER_BUTTON_LEFTSTICK:
    case SDL_CONTROLLER_BUTTON_RIGHTSTICK:
        return (PadSign){.mark = MARK_STICK};
    case SDL_CONTROLLER_BUTTON_BACK:
    case SDL_CONTROLLER_BUTTON_START:
        return (PadSign){.mark = middle_mark(kind, which == SDL_CONTROLLER_BUTTON_START)};
    case SDL_CONTROLLER_BUTTON_DPAD_UP:
        return (PadSign){MARK_ARM, {0, -1}};
    case SDL_CONTROLLER_BUTTON_DPAD_DOWN:
        return (PadSign){MARK_ARM, {0, 1}};
    case SDL_CONTROLLER_BUTTON_DPAD_LEFT:
        return (PadSign){MARK_ARM, {-1, 0}};
    case SDL_CONTROLLER_BUTTON_DPAD_RIGHT:
        return (PadSign){MARK_ARM, {1, 0}};
    default:
        return (PadSign){.mark = MARK_WORDS};
    }
}
