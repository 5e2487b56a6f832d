/* Elements: everything a person can see or act on, declared anew in each frame in focus order. The
 * one list serves the pointer, the keyboard and the automation channel, so what can be clicked
 * can be reached by keys and seen from outside.
 *
 * Input is matched against the elements of the last frame, and what it did to an element is
 * answered when that element is declared in the next frame. A press is a press on the element that
 * was on top at that place. */
#ifndef UI_ELEMENT_H
#define UI_ELEMENT_H

#include "ui/geometry.h"

#include <stddef.h>

typedef struct Ui Ui;

#define ELEMENT_ID_MAX 64

typedef enum Role {
    ROLE_BUTTON,
    ROLE_CARD,
    ROLE_PILE,
    ROLE_DROP,
    ROLE_FIELD,
    ROLE_SLIDER,
    ROLE_TOGGLE,
    ROLE_LIST,
    ROLE_TEXT,
    ROLE_HEADING
} Role;

/* The parts of a screen from which Tab goes to the next, in this order. Where nothing is said, what
 * lies in one scroll region is a part, and so is what is declared before, between or behind them;
 * they come after those that have a name. */
typedef enum Section {
    SECTION_UNNAMED,
    SECTION_BAR,    /* above the screen */
    SECTION_HOST,   /* a figure that speaks, and what can be answered */
    SECTION_PLATE,  /* what is wanted of the person */
    SECTION_OTHERS, /* the other seats */
    SECTION_TABLE,
    SECTION_HAND,    /* where one begins */
    SECTION_BUTTONS, /* beside the hand, or at the foot */
    SECTION_SIDE,    /* a sheet at the side */
    SECTIONS
} Section;

typedef struct Element {
    const char *id; /* stable: "hand.card.7H"; shorter than ELEMENT_ID_MAX */
    Role role;
    const char *name;  /* what it is called in words, in the language of the screen */
    const char *value; /* or NULL */
    bool is_coded;     /* `value` is for programs: the name says it in words */
    const char *where; /* in words, for whoever does not see it; or NULL */
    Rect rect;         /* inside what answers to the pointer: its middle hits this element */
    Outline outline;   /* the whole shape, when it is more than `rect`; else all zero */
    bool disabled;
    const char *reason; /* why it is disabled: needed then */
    bool unexplained;   /* the scene says so itself: no tip does, unless by ui_tip_refuse */
    bool secret;        /* shows something that only one seat may see */
    bool draggable;     /* also when disabled: the scene says why it goes back */
    bool alternates;    /* it takes Touch.alternated; else only ui_detail_asked is told */
    unsigned detail;    /* what can be looked at more closely here, a number of the caller's, also
                           of an element that is still or disabled; 0: nothing */
    bool unseen;        /* there is no room for it: it is only read aloud */
    bool still; /* not to be acted on: a text, a heading, a pile that only shows; it never stands
                   in the way of what can be acted on */
} Element;

/* What a person did to an element since the last frame, or is doing now. */
typedef struct Touch {
    bool hovered;    /* the pointer rests on it */
    bool focused;    /* keys go to it, and keys are in use: to be shown by a ring */
    bool held;       /* pressed and not yet let go */
    bool activated;  /* clicked, or Return or Space while focused; never when disabled */
    bool by_return;  /* activated by Return, not by Space or the pointer */
    bool by_finger;  /* activated by a tap */
    bool alternated; /* clicked with the other button, or held for a while: then it was
                       not `activated` */
    bool doubled;    /* a second click soon after the first, which was `activated` already; on
                        cards and piles the second is not `activated` once more */
    bool refused;    /* activated though disabled: show the reason */
    bool dragged;    /* being dragged: see ui_drag */
} Touch;

/* The upright rectangle around all of it. */
Rect element_bounds(const Element *element);

Touch ui_element(Ui *ui, const Element *element);

/* What is declared from here on belongs to this part of the screen: until the next call, or the end
 * of the frame. Returns the part that it belonged to before. */
Section ui_section(Ui *ui, Section section);

typedef enum DragPhase { DRAG_NONE, DRAG_MOVING, DRAG_DROPPED, DRAG_CANCELLED } DragPhase;

/* The drag in progress; DROPPED and CANCELLED are answered in one frame only. */
typedef struct Drag {
    DragPhase phase;
    const char *id;   /* of the dragged element */
    Point start, now; /* of the pointer */
    Point grip;       /* from the centre of the dragged outline to `start` */
} Drag;

Drag ui_drag(const Ui *ui);

/* Elements declared before are inert from here on, disabled with this reason: an open panel lies
 * over them. Focus stays among those that follow. */
void ui_cover(Ui *ui, const char *reason);

/* Elements declared before are gone whose middle lies in this rectangle: a card of paper is laid
 * over them, beside which all else stays in use. */
void ui_hide(Ui *ui, Rect rect);

/* The Element.detail on which the other button was clicked, or which was held for a while, since
 * the last frame; 0: none. */
unsigned ui_detail_asked(const Ui *ui);

/* That of what the pointer rests on, else of what has the focus, in the last frame; 0: none. */
unsigned ui_detail_aimed(const Ui *ui);

/* All details of the last frame that were in sight, each once, in the order of their elements; none
 * of another screen. Returns how many were written. */
size_t ui_details(const Ui *ui, unsigned out[], size_t capacity);

/* Moves the focus to this element as soon as it is declared. */
void ui_focus(Ui *ui, const char *id);

/* Which element has the focus, and where and what it was when it was seen last. */
typedef struct Focus {
    char id[ELEMENT_ID_MAX]; /* "" for none */
    Rect rect;
    Role role;
} Focus;

/* When another screen comes: takes the focus away; to be given back when this one is there again,
 * if keys are in use then as they were before. What is gone meanwhile is stood for by the element
 * nearest to it. */
Focus ui_take_focus(Ui *ui);
void ui_give_focus(Ui *ui, const Focus *focus);

/* Whether an element was acted on in the last frame, typing apart, or the focus was sent to one
 * that may be out of sight. What that changed may have been drawn before in that frame, so another
 * one must follow. */
bool ui_has_acted(const Ui *ui);

/* Whether keys go to this element, shown or not; at any time. */
bool ui_has_focus(const Ui *ui, const char *id);

/* Whether a finger tapped where nothing can be acted on. */
bool ui_tapped_bare(const Ui *ui);

/* Whether the pointer rests while keys choose: what lies under it is then not meant. */
bool ui_is_keyed(const Ui *ui);

/* The elements of the last finished frame. */
size_t ui_element_count(const Ui *ui);
const Element *ui_element_at(const Ui *ui, size_t index);
const Element *ui_element_named(const Ui *ui, const char *id); /* NULL: it is not in sight */
const char *ui_focused_id(const Ui *ui);                       /* "" when nothing is */

/* Those of the last finished frame that no panel lies over, also where they are scrolled out of
 * sight: what is read aloud. */
size_t ui_readable_count(const Ui *ui);
const Element *ui_readable_at(const Ui *ui, size_t index);
const Element *ui_readable_named(const Ui *ui, const char *id); /* or NULL */

/* Whether it is seen which element that is: keys are in use. */
bool ui_shows_focus(const Ui *ui);

#endif
