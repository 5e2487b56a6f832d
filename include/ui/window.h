/* The window itself: where it is, what it shows to others, and its clock for tests. */
#ifndef UI_WINDOW_H
#define UI_WINDOW_H

#include "base/buffer.h"
#include "ui/ui.h"

/* For tests: stops the clock of the two above and puts it forward by so many ms; lets it run again
 * from there. What the last frame's time is by the clock that nobody stops. */
void ui_hold_clock(Ui *ui, uint32_t milliseconds);
void ui_release_clock(Ui *ui);
uint64_t ui_frame_ms(const Ui *ui);

void ui_set_fullscreen(Ui *ui, bool fullscreen); /* before the next frame */
bool ui_is_fullscreen(const Ui *ui);             /* as last wished */

/* Between two frames: where another window has the keyboard, this one asks for a look, as the
 * desktop does that, and takes nothing. Whether it asked. */
bool ui_call_attention(Ui *ui);

/* Whether the person has left the window, or come back to it: another one has taken the keyboard,
 * or this one is minimised or hidden. Never of a window that did not have it. */
typedef enum Presence { PRESENCE_SAME, PRESENCE_LEFT, PRESENCE_BACK } Presence;

/* Between two frames: what came of it since the last call. */
Presence ui_take_presence(Ui *ui);
bool ui_is_left(const Ui *ui); /* as that call found it */

/* Where the window is when not fullscreen or maximised, to be remembered. */
typedef struct WindowPlace {
    int x, y, width, height;
    bool maximised;
} WindowPlace;
WindowPlace ui_window_place(const Ui *ui);

/* Before the next frame; the text is copied. */
void ui_copy_to_clipboard(Ui *ui, const char *text);

/* Off: frames are declared as ever, but none is painted, and the window keeps what it shows. For
 * whoever steers a window that nobody looks at. On again, the next frame is painted whole. */
void ui_set_painting(Ui *ui, bool on);

/* From the next frame on: whether what is red is shown in violet, in pictures too. */
void ui_set_redless(Ui *ui, bool redless);

/* Writes the frame as shown as PNG; false when the file cannot be written. */
bool ui_screenshot(Ui *ui, const char *file);

/* Appends the part of the frame as shown that lies in this rectangle of whole pixels, as the bytes
 * of a PNG; false when there is no such part. */
bool ui_screenshot_part(Ui *ui, Rect part, Buffer *out);

/* Between two frames: keeps the frame as shown for draw_last_shown; false when nothing was shown
 * yet. It is dropped by itself when the window gets another size. Within a frame a rectangle of it,
 * in pixels, can be made transparent. */
bool ui_keep_shown(Ui *ui);
bool ui_has_shown(const Ui *ui);
void ui_cut_shown(Ui *ui, Rect rect);
void ui_drop_shown(Ui *ui);

/* Whether the frame as shown, or the one that is being declared, has an element that is secret. */
bool ui_shows_secret(const Ui *ui);

/* In this frame no time passes for what moves: ui_seconds is 0. */
void ui_hold_motion(Ui *ui);

/* Whether no picture of the frame as shown would look better painted once more. */
bool ui_is_sharp(const Ui *ui);

/* Frame times since the last call, process CPU time from input to the return of the present. */
typedef struct FrameTimes {
    unsigned count;
    double p50, p95, p99, max; /* ms */
    double since_start_ms;     /* wall time from process start to the first present */
} FrameTimes;
FrameTimes ui_frame_times(Ui *ui);

#endif
