/* The program's loop, run by the app:
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
#ifndef UI_LOOP_H
#define UI_LOOP_H

#include "ui/ui.h"

typedef enum RendererKind { RENDERER_AUTO, RENDERER_SOFTWARE, RENDERER_GPU } RendererKind;

typedef struct UiOptions {
    const char *title;
    const char *data_folder;  /* holds art, fonts, sounds; must exist */
    const char *cache_folder; /* keeps scaled pictures between starts; NULL: the user's cache
                                 folder; "": nothing is kept */
    int width, height;        /* points of the window; 0: as suits the screen */
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

#endif
