/* Chrome in immediate mode: a call draws the thing, declares its element, and says what happened
 * to it. Rectangles are the caller's; words are ready in the player's language. */
#ifndef UI_WIDGETS_H
#define UI_WIDGETS_H

#include "ui/command.h"
#include "ui/element.h"
#include "ui/text.h"

typedef enum ButtonKind {
    BUTTON_SECONDARY, /* night paper */
    BUTTON_PRIMARY,   /* gold: the one thing to do on this screen */
    BUTTON_QUIET,     /* only the words or icon, until it is hovered or focused */
    BUTTON_TAB        /* one of several, `chosen` or not */
} ButtonKind;

/* What pressing it costs, shown by its edge; its words say it as well. */
typedef enum ButtonTone { TONE_PLAIN, TONE_CAUTION, TONE_DANGER } ButtonTone;

typedef struct Button {
    const char *id;
    const char *label; /* or NULL when only the icon shows; then `name` is needed */
    const char *name;  /* what is said instead of the label; NULL: the label */
    const char *value; /* said after it; NULL: whether a tab is chosen */
    const char *icon;  /* a picture name: "ui/ui-undo"; or NULL */
    Rect rect;
    ButtonKind kind;
    ButtonTone tone;
    bool chosen;
    const char *reason;     /* not NULL: disabled, and why; shown when hovered, focused or tried */
    const char *hint;       /* shown when hovered or focused; or NULL */
    const Command *command; /* that does the same: its button stands on it while a pad is used */
} Button;

/* True when it was activated. */
bool ui_button(Ui *ui, const Button *button);

/* Offers a sentence about a thing that is drawn there: it is shown when the pointer rests on the
 * thing, when a finger holds it, when a key moved the focus to the element of this id, and on the
 * walk of ui_tip_walk. `id` tells things apart; the first one of a frame counts. */
void ui_tip(Ui *ui, const char *id, const char *text, Rect rect);

/* Shows the sentence of the next thing that cannot have the focus, or of the one before (-1): so
 * whoever has only keys walks from one to the next. Then Tab and arrow keys walk on; Escape, Return
 * and Space end it, any other key does so and acts as always. */
void ui_tip_walk(Ui *ui, int by);

/* What explains itself in the last finished frame, disabled elements among it. */
typedef struct Explained {
    const char *id, *text;
    Rect rect;
} Explained;
size_t ui_tip_count(const Ui *ui);
Explained ui_tip_at(const Ui *ui, size_t index);

/* Shows beside the element, at once and until it is read, why it was refused; where it is disabled,
 * only as long as that is its reason. A press on a disabled element that explains itself does so by
 * itself. NULL takes the last one back. */
void ui_tip_refuse(Ui *ui, const char *id, const char *why);
/* Whether that is shown beside this element. */
bool ui_tip_refuses(const Ui *ui, const char *id);

/* What tips must not cover in this frame; main buttons are spared anyway. */
void ui_tip_spare(Ui *ui, Rect rect);

/* From here on in this frame: whether disabled elements tell why only when they are tried or a key
 * comes to them, not when the pointer rests on them; false at the begin of a frame. */
void ui_tip_hush(Ui *ui, bool hushed);

/* A line or paragraph: draws the block within `rect` and declares it as text under `id` (NULL: only
 * drawn, when another element already says it), as a heading under one that begins with "heading.".
 * Returns the height it took. */
float ui_label(Ui *ui, const char *id, const char *text, TextStyle style, Color color, Rect rect);

/* What is only read: words, or a picture that stands for some. */
typedef struct Label {
    const char *id;         /* NULL: nothing is declared */
    const char *name;       /* what it is called: as a rule its words */
    const char *value;      /* see Element; or NULL */
    const char *tip;        /* what it means, as for ui_tip; or NULL */
    const TextBlock *block; /* drawn at `at`; NULL: whoever declares it draws it */
    Point at;
    Color color;
    bool heading; /* its role */
    bool secret;  /* see Element */
} Label;

/* Declares a label in `rect`, offers its tip there and draws its block. */
void ui_tell(Ui *ui, const Label *label, Rect rect);

/* A label as a heading of one line that shrinks to fit. */
float ui_heading(Ui *ui, const char *id, const char *text, Rect rect);

/* A panel of dark paper; what it holds is inset by 20 units: returns that inner rectangle. */
Rect ui_panel(Ui *ui, Rect rect);

/* True when toggled; `on` is the state before. */
bool ui_toggle(Ui *ui, const char *id, const char *label, bool on, Rect rect);

/* The value after this frame's input: `*value` in low … high by whole steps. True when changed. */
typedef struct Slider {
    const char *id, *label; /* the label may be NULL when `name` is not */
    const char *name;       /* what is said instead of the label; NULL: the label */
    const char *shown;      /* the value in words: "75 %" */
    int low, high, step;
    Rect rect;
} Slider;
bool ui_slider(Ui *ui, const Slider *slider, int *value);

/* One of several words: a click goes to the next, one on the arrow at its left end to the one
 * before, as left and right do when it is focused. True when changed; `*chosen` is an index into
 * `words`. */
typedef struct Choice {
    const char *id, *label; /* the label may be NULL when `name` is not */
    const char *name;       /* what is said instead of the label; NULL: the label */
    const char *icon;       /* a picture name, shown before the label; or NULL */
    const char *const *words;
    int count;
    Rect rect;
    const char *reason; /* not NULL: disabled, and why */
} Choice;
#define CHOICE_LABEL_PART 0.4f /* of its width */
bool ui_choice(Ui *ui, const Choice *choice, int *chosen);

/* A line of text typed by a person: UTF-8, NFC, edited by whole characters (UAX 29), with the
 * composition of an input method shown. True when it changed. `capacity` bytes with terminator. */
typedef struct Field {
    const char *id, *label;
    const char *placeholder; /* shown while empty; or NULL */
    Rect rect;
    bool digits; /* takes only 0 … 9 */
    bool name;   /* takes only letters that can be drawn: see ui_field_lacks_letters */
    bool secret; /* see Element */
    bool paper;  /* dark letters on light paper */
    int columns; /* no wider than so many, of which a Chinese character takes two; 0: any */
} Field;
bool ui_field(Ui *ui, const Field *field, char *text, size_t capacity);

/* The words on our own keyboard, which opens when a finger or a pad comes to a field, in the
 * language of the screen; they are the caller's and live until the next call. */
typedef struct KeyboardWords {
    const char *shift, *erase, *space, *paste, *done;
    bool cyrillic; /* the letters that show first */
} KeyboardWords;
void ui_set_keyboard(Ui *ui, KeyboardWords words);

/* Whether a letter was typed in this frame that no face has, so that the field did not take it. */
bool ui_field_lacks_letters(const Ui *ui);

/* Makes a name from outside what could have been typed in a field of so many columns: letters that
 * no face has or that cannot be seen are left out, what is too long is cut. It may become empty. */
void ui_fit_name(Ui *ui, char *name, int columns);

/* A region that scrolls: what is declared between begin and end is cut to `rect` and moved up by
 * the offset; `height` is what the content needs. The offset is kept by id while it is shown. */
Rect ui_scroll_begin(Ui *ui, const char *id, Rect rect, float height);
void ui_scroll_end(Ui *ui);

/* Before such a region begins: moves its content so that what lies from `top` to `bottom` in it,
 * pixels from its beginning, is in sight. */
void ui_scroll_show(Ui *ui, const char *id, Rect rect, float top, float bottom);

#endif
