/* The window: input, frames, and what the screen is like. The only folder that sees SDL.
 *
 * The program's loop, run by the app:
 *
 *     while (!ui_closing(ui)) {
 *         ui_wait(ui, scene is moving ? 0 : -1);    takes input; sleeps while nothing happens
 *         ui_frame_begin(ui);
 *         scene->frame(…);                          declares elements, appends to the draw list
 *         ui_frame_end(ui);                         paints what changed and presents it
 *     }
 *
 * A press while something moves must first finish the motion and then act on the final layout: the
 * app asks ui_press_pending() before a frame, lets the scene settle, lays out a frame between
 * ui_frame_begin_layout() and ui_frame_skip_input(), and only then lets the press act in the next
 * frame. Of several presses that came at once each acts in a frame of its own. */
#ifndef UI_UI_H
#define UI_UI_H

#include "base/text.h"
#include "ui/draw.h"
#include "ui/element.h"
#include "ui/geometry.h"
#include "ui/text.h"

#include <stdbool.h>
#include <stdint.h>

typedef enum RendererKind { RENDERER_AUTO, RENDERER_SOFTWARE, RENDERER_GPU } RendererKind;

typedef struct UiOptions {
    const char *title;
    const char *data_folder;  /* holds art, fonts, sounds; must exist */
    const char *cache_folder; /* keeps scaled pictures between starts; NULL: the user's cache
                                 folder; "": nothing is kept */
    int width, height;        /* pixels of the window */
    int x, y;                 /* of the window; INT_MIN: the system's choice */
    bool exact;               /* this very size, also when it is larger than the screen */
    bool fullscreen, maximised;
    bool sound;
    RendererKind renderer;
} UiOptions;

/* Opens the window. NULL when that cannot be: `problem` (of `capacity` bytes) then holds one plain
 * English sentence, marked for translation by N_, that says what is missing and what to do. */
Ui *ui_open(const UiOptions *options, char *problem, size_t capacity);
void ui_close(Ui *ui);

/* Shows a sentence in a box of the desktop where there is one; for failures before a window. */
void ui_message_box(const char *title, const char *text);

/* Calls turn(context) again and again until it is false. In a page, whose browser wants the
 * processor back between two pictures, it does not return. */
void ui_run(bool (*turn)(void *context), void *context);

/* Waits up to `milliseconds` for input (-1: for ever; 0: does not wait) and takes all there is. A
 * page cannot wait: false there when nothing has come and it is too early for a frame. */
bool ui_wait(Ui *ui, int milliseconds);

/* Takes all input that was sent before this call, also what the system has not passed on yet. */
void ui_take_sent(Ui *ui);

/* Makes ui_wait return; may be called from any thread. */
void ui_wake(Ui *ui);

/* A frame: what waits acts on the elements of the last one, all is declared and drawn anew, and
 * what has changed is painted and shown. */
void ui_frame_begin(Ui *ui);
void ui_frame_end(Ui *ui);

/* Begins a frame in which no input acts: it stays waiting. End it with ui_frame_skip_input or, to
 * show it, with ui_frame_end. */
void ui_frame_begin_layout(Ui *ui);

/* Whether a press or a key waits to act in the next frame, or a wish to be carried out before it:
 * full screen, the clipboard. */
bool ui_press_pending(const Ui *ui);

/* Whether the press or key that waits first would go to a button that is disabled in the last
 * frame. */
bool ui_press_refused(const Ui *ui);

/* Whether Escape waits to act in the next frame. */
bool ui_escape_pending(const Ui *ui);

/* Whether anything at all waits to act: typed text and the wheel, too. */
bool ui_input_pending(const Ui *ui);

/* Ends the frame without painting and keeps the input waiting: the elements are those of the final
 * layout now. */
void ui_frame_skip_input(Ui *ui);

/* Throws away all input not yet acted on, and whatever is pressed now until it is let go: between
 * two private views. */
void ui_flush_input(Ui *ui);

bool ui_closing(const Ui *ui); /* the close button or ui_ask_close */
void ui_ask_close(Ui *ui);

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

/* For tests: stops the clock of the two above and puts it forward by so many ms; lets it run again
 * from there. What the last frame's time is by the clock that nobody stops. */
void ui_hold_clock(Ui *ui, uint32_t milliseconds);
void ui_release_clock(Ui *ui);
uint64_t ui_frame_ms(const Ui *ui);

typedef enum Key {
    KEY_NONE,
    KEY_ESCAPE,
    KEY_RETURN,
    KEY_SPACE,
    KEY_BACKSPACE, /* outside a field */
    KEY_LEFT,
    KEY_RIGHT,
    KEY_UP,
    KEY_DOWN,
    KEY_F1,
    KEY_F11,
    KEY_F12,
    KEY_CHARACTER /* see `character` */
} Key;

/* A key pressed since the last frame that no focused element took, for shortcuts of the scene. */
typedef struct KeyPress {
    Key key;
    uint32_t character; /* lower case code point of KEY_CHARACTER: 'u', '1' */
    bool control, shift;
} KeyPress;

/* The next one, KEY_NONE when there is none left in this frame. */
KeyPress ui_next_key(Ui *ui);

/* While the person steers by a game pad: the button that stands for a key ("H", "Esc", "F1"), in
 * the letters of that pad or as a word to be translated. NULL: the key has none, or no pad is in
 * use. */
const char *ui_pad_button(const Ui *ui, const char *key);

/* Whether a file was dropped on the window since the last call: its path, the first of several. A
 * path that does not fit is as none. */
bool ui_take_dropped(Ui *ui, char *path, size_t capacity);

/* How long Space, Return or the mouse button has been held without a break, in ms; 0: not held. */
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

/* For developers: shows, or no longer, what was painted, the ids of elements, the time of a frame.
 */
void ui_toggle_overlay(Ui *ui);

/* Whether nothing is to travel, turn, shake or grow: whoever moves a picture asks here and fades it
 * in its place instead. What it tells (light, colour, words) stays. */
void ui_set_reduced_motion(Ui *ui, bool reduced);
bool ui_has_reduced_motion(const Ui *ui);

/* From the next frame on: faint words and lines become strong, panels plain with a bright edge. How
 * bright pictures are on which all else lies: 1, or less then. */
void ui_set_high_contrast(Ui *ui, bool high);
float ui_backdrop(const Ui *ui);

void ui_set_fullscreen(Ui *ui, bool fullscreen); /* before the next frame */
bool ui_is_fullscreen(const Ui *ui);             /* as last wished */

/* Between two frames: where another window has the keyboard, this one asks for a look, as the
 * desktop does that, and takes nothing. Whether it asked. */
bool ui_call_attention(Ui *ui);

/* Where the window is when not fullscreen or maximised, to be remembered. */
typedef struct WindowPlace {
    int x, y, width, height;
    bool maximised;
} WindowPlace;
WindowPlace ui_window_place(const Ui *ui);

/* Before the next frame; the text is copied. */
void ui_copy_to_clipboard(Ui *ui, const char *text);

/* Writes the frame as shown as PNG; false when the file cannot be written. */
bool ui_screenshot(Ui *ui, const char *file);

/* Frame times since the last call, process CPU time from input to the return of the present. */
typedef struct FrameTimes {
    unsigned count;
    double p50, p95, p99, max; /* ms */
    double since_start_ms;     /* wall time from process start to the first present */
} FrameTimes;
FrameTimes ui_frame_times(Ui *ui);

#endif
