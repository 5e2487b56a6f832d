/* The window from inside: all state of the screen, in one place. Widgets reach it through the
 * public headers where they can and through this one where they must. */
#ifndef UI_STATE_H
#define UI_STATE_H

#include "clock.h"
#include "damage.h"
#include "devices.h"
#include "draw_list.h"
#include "focus.h"
#include "fonts.h"
#include "keyboard.h"
#include "pad.h"
#include "pictures.h"
#include "pixels.h"
#include "present.h"
#include "sounds.h"
#include "text_block.h"
#include "ui/ui.h"
#include "ui/widgets.h"
#include "ui/window.h"

#define FRAME_MS        16U /* from one frame of the screen to the next */
#define FRAMES_OF_START 3U  /* what can wait is done after them */

/* A thing that explains itself in this frame. */
typedef struct TipOffer {
    ElementId id;
    const char *text; /* lives as long as the frame's elements */
    Rect rect;        /* answers to the pointer */
    Rect cause;       /* what it speaks of: not to be covered */
    bool hovered;
    bool focusable; /* an element's own, which answers the focus: a walk passes it over */
    bool refuses;   /* it was refused just now */
} TipOffer;

/* How the person asked for the sentence `Tip.asked`. */
typedef enum TipAsking { ASKING_NOT, ASKING_BY_KEY, ASKING_HELD, ASKING_BY_TOUCH } TipAsking;

/* The sentence shown beside a thing: why it is disabled, what it does, or what it means. */
typedef struct Tip {
    Buffer offers;     /* TipOffer, of this frame */
    ElementId aimed;   /* by pointer or focus; "" for none */
    uint32_t since;    /* ms: when that began */
    ElementId refused; /* of it is told now why; "" for none */
    char refusal[512];
    bool refused_is_disabled;
    uint32_t refused_until; /* ms */
    TipOffer refusing;      /* the same, as it is shown */
    TipAsking asking;
    ElementId asked;   /* the last one asked for, kept when the asking is over: to walk on from */
    int step;          /* in this frame: to the next one, or back */
    Way towards;       /* in this frame: to the nearest in that direction */
    Point lies_at;     /* where the pointer was when the person last acted */
    bool moved;        /* it has moved since */
    Point seen_at;     /* where the pointer was in the frame before */
    bool follows;      /* it has moved in this frame */
    ElementId pointed; /* where it came to rest: what comes below it later was not asked about */
    ElementId visited; /* the last action brought the focus here; "" for none */
    bool hushed;       /* see ui_tip_hush */
    Rect spared[12];   /* not to be covered in this frame */
    size_t spared_count;
} Tip;

/* A line of text being edited. */
typedef struct Editing {
    ElementId id;      /* of the field that has the keyboard; "" for none */
    size_t caret;      /* bytes */
    size_t anchor;     /* the other end of what is selected; the caret where nothing is */
    size_t pressed_at; /* the byte on which the pointer was pressed */
    char composition[INPUT_TEXT_MAX];
    bool started;       /* the system's text input is on */
    bool lacks_letters; /* some were typed in this frame that no face has */
    SDL_Rect area;      /* of the caret, for the windows of input methods */
} Editing;

/* What the frames since asked of the system; see requests.c. */
typedef struct Requests {
    bool changes_fullscreen, fullscreen;
    bool reads;   /* what the clipboard holds is asked for */
    char *copied; /* SDL's: for the clipboard; NULL: nothing */
    char *pasted; /* SDL's: what the clipboard held when it was last asked for */
} Requests;

typedef struct ScrollState {
    ElementId id;
    float offset;
    float grabbed; /* the offset when a drag began */
    unsigned last_frame;
} ScrollState;

typedef struct Scrolling {
    Buffer states; /* ScrollState */
    bool inside;   /* between begin and end */
    Rect rect;
    float height;
    ElementId id, dragged;
} Scrolling;

typedef struct FrameLog {
    Buffer times; /* double, ms */
    double start; /* CPU ms when the frame's input was taken */
    double first_ms, last_ms;
} FrameLog;

struct Ui {
    SDL_Window *window;
    Presenter presenter;
    Rect bounds;
    float unit;
    int text_percent;
    Fonts fonts;
    TextCache texts;
    Pictures pictures;
    DrawList draw[2];
    int drawing; /* which of the two is being appended to */
    Elements elements;
    Input input;
    Pad pad;
    Devices devices;
    Tip tip;
    Editing editing;
    Keyboard keyboard;
    Requests requests;
    Scrolling scrolling;
    Sounds sounds;
    FrameLog frames;
    Clock clock;
    uint64_t now;        /* ms by that clock when the last frame began */
    uint64_t frame_time; /* the same by the system's, for the pace of frames */
    uint64_t rest_end;   /* in a page, ms: until when there is no frame unless something comes */
    bool rests;
    float seconds;
    unsigned frame;
    uint32_t wake_at; /* ms; a frame is wanted then even without input; 0: never */
    uint32_t wake_event, device_event;
    WindowPlace place; /* when neither fullscreen nor maximised */
    bool fullscreen;
    bool was_left; /* see ui_take_presence */
    StateWords states;
    KeyWord *key_word; /* see ui_set_key_words; NULL: none was given */
    const void *key_context;
    bool rumbles;        /* see ui_set_rumble */
    bool reduced_motion; /* see ui_has_reduced_motion, and so on */
    bool reduced_shaking, reduced_flashes;
    bool high_contrast, has_letters, is_redless;
    bool repaint;      /* everything */
    bool is_unpainted; /* see ui_set_painting */
    bool is_shown;     /* some frame was */
    unsigned arrivals; /* of awaited files, up to now */
    bool has_overlay;
    Damage painted; /* by the last frame that painted */
    Image shown;    /* see ui_keep_shown; without pixels: nothing is kept */
    bool is_cut;    /* a part of that is transparent */
};

/* Wants a frame in so many ms at the latest. */
void ui_wake_in(Ui *ui, uint32_t milliseconds);

void tip_open(Ui *ui);
void tip_close(Ui *ui);
void tip_begin(Ui *ui);
void tip_finish(Ui *ui);
void tip_forget(Ui *ui);

/* Takes a key that moves or ends the walk from thing to thing. False: it is for others. */
bool tip_takes(Ui *ui, const InputEvent *event);

/* `acted`: the input of this frame was more than the pointer's movement. */
void tip_after_input(Ui *ui, bool acted);

/* Offers a sentence about an element that was declared. */
void tip_of_element(Ui *ui, const Element *element, const char *text, Touch touch);

/* Where the sentence about what lies at `cause` goes; `width`: of its lines, in units. */
Rect tip_place(Ui *ui, const char *text, Rect cause, float *width);
void tip_show(Ui *ui, const TipOffer *offer);

/* How dense the screen is; what follows from that in a frame, for a mouse or a finger. */
void density_note(Ui *ui);
void density_fit(Ui *ui);

/* Not at once, so that the first frame does not wait. */
void window_set_icon(Ui *ui);

/* Above all, for developers: see ui_toggle_overlay. */
void overlay_finish(Ui *ui);

/* After all else of a frame: the ring around the focus. */
void focus_ring_finish(Ui *ui);
void focus_ring_around(Ui *ui, Rect rect);

/* Starts or stops the system's text input as the focus demands. */
void field_finish(Ui *ui);
void scroll_finish(Ui *ui);

/* What was awaited and has come: all that was done without it is done again. */
void arrivals_take(Ui *ui);
bool arrivals_hold(Ui *ui); /* whether the frame is not to be shown yet */

/* Before a frame, never within one: carrying out lets the system handle events. */
void requests_carry_out(Ui *ui);
void requests_read_clipboard(Ui *ui);
bool requests_wait(const Ui *ui);
const char *requests_clipboard(const Ui *ui);
void requests_release(Ui *ui);

void frames_begin(Ui *ui);
void frames_end(Ui *ui);
double frames_since_start_ms(void);

#endif
