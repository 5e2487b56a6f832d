/* Elements from inside: the lists of two frames, focus, and what input does to them. */
#ifndef ELEMENTS_H
#define ELEMENTS_H

#include "base/arena.h"
#include "base/buffer.h"
#include "input.h"
#include "ui/element.h"

typedef struct Stored {
    Element element; /* its texts live in the frame's arena */
    bool covered;
    bool hidden;      /* scrolled out of sight: reached by focus alone */
    bool clipped;     /* lies in a scroll region */
    Rect whole;       /* before it was cut to that */
    unsigned section; /* a Section, or a number after those: see sections.c */
} Stored;

#define SECTIONS_TOLD 24 /* of one screen; what comes after the last counts to it */

typedef struct ElementList {
    Buffer items; /* Stored */
    Arena arena;
    float reach; /* pixels: what is narrower or lower answers around it as well; 0: nothing */
} ElementList;

typedef char ElementId[ELEMENT_ID_MAX];

typedef struct Elements {
    ElementList lists[2];
    int now;   /* the list being declared; the other one is that of the last frame */
    Rect clip; /* of the scroll region being declared */
    bool clipped;
    Section section;   /* of what is being declared */
    unsigned unnamed;  /* how many parts without a name came before it */
    ElementId focused; /* "" for none */
    Rect focus_rect;   /* where it was last seen */
    Role focus_role;
    unsigned focus_section;
    ElementId left[SECTIONS_TOLD]; /* what had the focus last in each part of the screen */
    bool is_elsewhere;             /* the frame before this one was of another screen */
    bool ring;                     /* keys are in use: the focus is shown, and Return acts on it */
    bool armed;                    /* Return acts on it although no key was used yet */
    bool keyed;                    /* keys were used since the pointer last moved or pressed */
    ElementId wanted;              /* to be focused when declared */
    ElementId hovered, held, clicked;
    ElementId barred;      /* was disabled when the present row of clicks began */
    bool pressed_disabled; /* what is held was disabled at the press */
    Point press;
    float far;      /* pixels: a pointer that went farther since its press does not click */
    bool finger;    /* the last press was a finger's */
    bool undecided; /* a finger that may still click, drag or scroll */
    Drag drag;
    ElementId dragged;
    /* what this frame's input did */
    ElementId activated, alternated, doubled, refused;
    unsigned clicks;  /* that `activated` makes in a row; 0: it was no click */
    bool row_ended;   /* a double click on a card has ended the row of clicks; kept */
    bool by_return;   /* `activated` by command_press */
    bool by_pointer;  /* `activated` by a click */
    bool focus_moved; /* by a key */
    bool is_brought;  /* this frame the focus was sent into a region that scrolls, */
    bool was_brought; /* or the frame before: it is moved into sight */
    bool slides;      /* a finger on an element has begun to move the region that holds it */
    bool bare;        /* a finger has tapped where nothing is */
    bool pressed;
    unsigned asked;  /* Element.detail that is to be looked at */
    unsigned asking; /* the same, once what is pressed has been held for long enough */
    int adjusted;    /* steps to the right of a focused slider or choice */
    float wheel;     /* steps upwards */
    int pages;       /* Page Down minus Page Up */
    Buffer keys;     /* KeyPress not taken */
    size_t next_key; /* the first not yet asked for */
    Buffer edits;    /* InputEvent for the focused field */
} Elements;

void elements_init(Elements *elements);
void elements_release(Elements *elements);

/* Forgets what the last frame's input did and swaps the lists. */
void elements_begin(Elements *elements);

/* All of the frame is declared. */
void elements_end(Elements *elements);

/* Acts on one event. True when no more may act in this frame. */
bool elements_act(Elements *elements, const InputEvent *event);

/* After the last event of a frame, of what is pressed for so long: how many ms until that is a long
 * press; 0: it will not be one, or just became one. */
uint32_t elements_hold(Elements *elements, uint32_t held_ms);

/* After the last event of a frame: what lies under the pointer. */
void elements_hover(Elements *elements, Point pointer);

/* At the end of a frame: whether something else lies under the pointer now. */
bool elements_hover_changed(const Elements *elements, Point pointer);

/* A scroll region begins or ends. */
void elements_clip(Elements *elements, const Rect *clip);

/* The part of the screen to which that belongs which is being declared: see Stored.section. */
unsigned elements_section(const Elements *elements);

/* See ui_element, ui_cover, ui_hide and ui_flush_input. */
Touch elements_declare(Elements *elements, const Element *element);
void elements_cover(Elements *elements, const char *reason);
void elements_hide(Elements *elements, Rect rect);
void elements_flush(Elements *elements);

/* NULL when it was not declared: in a list, in the last frame. */
const Stored *elements_find(const ElementList *list, const char *id);
const Stored *elements_last(const Elements *elements, const char *id);
const Stored *elements_hit(const ElementList *list, Point point);

/* What there is to look at under a point of a list that can be acted on or looked at; NULL:
 * nothing.
 */
const Stored *elements_detailed(const ElementList *list, Point point);

ElementList *elements_now(Elements *elements);                /* being declared */
const ElementList *elements_before(const Elements *elements); /* of the last frame */

/* Whether it is tilted or a part of its rectangle: see Element.outline. */
bool element_has_outline(const Element *element);

/* Whether it can take the focus. */
bool stored_is_reachable(const Stored *stored);

bool id_equal(const char *a, const char *b);
void id_copy(ElementId to, const char *from);

#endif
