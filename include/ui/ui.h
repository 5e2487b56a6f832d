/* What a screen asks of the window in a frame, and the settings that act at once. The only folder
 * that sees SDL. */
#ifndef UI_UI_H
#define UI_UI_H

#include "base/text.h"
#include "ui/command.h"
#include "ui/draw.h"
#include "ui/element.h"
#include "ui/geometry.h"
#include "ui/text.h"

#include <stdbool.h>
#include <stdint.h>

/* What is drawn in this frame, until its end. */
DrawList *ui_draw(Ui *ui);

/* The size of the window's content in pixels, and pixels per unit: min(w / 1600, h / 900), never
 * below 0.6; in a portrait window by w / 1000. */
Rect ui_bounds(const Ui *ui);
float ui_unit(const Ui *ui);

/* Seconds since the last frame, at most 0.05: for motion. Milliseconds since the start: for nothing
 * that a test compares. */
float ui_seconds(const Ui *ui);
uint64_t ui_now_ms(const Ui *ui);

/* The next key or button pressed since the last frame that no focused element took, for the scene;
 * none when there is none left in this frame. */
KeyPress ui_next_key(Ui *ui);

/* Whether the pad that steered was unplugged since the last call, and no other took its place. */
bool ui_take_lost_pad(Ui *ui);

/* Whether a file was dropped on the window since the last call: its path, the first of several. A
 * path that does not fit is as none. */
bool ui_take_dropped(Ui *ui, char *path, size_t capacity);

/* How long the mouse button, or a key or button that acts on the focus, has been held without a
 * break, in ms; 0: not held. */
uint32_t ui_held_ms(const Ui *ui);

bool ui_pointer_pressed(const Ui *ui); /* a press in this frame, wherever it fell */
Point ui_pointer(const Ui *ui);

/* Settings that act at once. `text_percent` 80 … 200. `script` chooses the faces: "zh_CN" or any
 * other language code. */
void ui_set_text_percent(Ui *ui, int text_percent);
int ui_text_percent(const Ui *ui);
void ui_set_script(Ui *ui, const char *language_code);
/* Words with | between them within which no line ends. */
void ui_keep_words(Ui *ui, const char *words);
/* What the automation channel says of a switch and of a choice, in the language of the screen; the
 * words are the caller's and live until the next call. "on", "off" and "chosen" before the first.
 */
typedef struct StateWords {
    const char *on, *off, *chosen;
} StateWords;
void ui_set_states(Ui *ui, StateWords words);
const char *ui_state(const Ui *ui, bool on);
const char *ui_chosen(const Ui *ui, bool chosen); /* NULL when it is not */
/* Writes the languages that the system prefers into `out`, the dearest first, separated by colons:
 * "ru_RU:en". Needs no window; nothing when the system does not say. */
void ui_system_languages(Text *out);

/* Whether the desktop's screen reader runs, as far as it can be told at once. Needs no window. */
bool ui_has_screen_reader(void);

/* For developers: shows, or no longer, what was painted, the ids of elements, the time of a frame.
 */
void ui_toggle_overlay(Ui *ui);

/* Whether nothing is to travel, turn or grow: whoever moves a picture asks here and fades it in its
 * place instead. What it tells (light, colour, words) stays. */
void ui_set_reduced_motion(Ui *ui, bool reduced);
bool ui_has_reduced_motion(const Ui *ui);

/* Whether nothing is to go to and fro: a mark tells what that would. */
void ui_set_reduced_shaking(Ui *ui, bool reduced);
bool ui_has_reduced_shaking(const Ui *ui);

/* Whether nothing is to light up or go dark within less than a tenth of a second: a mark that comes
 * and goes slowly tells what that would. */
void ui_set_reduced_flashes(Ui *ui, bool reduced);
bool ui_has_reduced_flashes(const Ui *ui);

/* From the next frame on: whether pictures show the letters that tell what their colour tells. */
void ui_set_letters(Ui *ui, bool shown);

/* From the next frame on: faint words and lines become strong, panels plain with a bright edge. How
 * bright pictures are on which all else lies: 1, or less then. */
void ui_set_high_contrast(Ui *ui, bool high);
float ui_backdrop(const Ui *ui);

#endif
