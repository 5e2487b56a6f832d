/* The text of a book of rules in a column: chapters, paragraphs with their links, examples. It is
 * run through twice in a frame, to learn how high it is and to show it. */
#ifndef APP_PAGE_OF_RULES_H
#define APP_PAGE_OF_RULES_H

#include "app.h"
#include "links.h"

#define NO_PARAGRAPH (-1)

typedef struct Book {
    const GameUi *ui;
    int chapter;
    int paragraph;      /* that a link led to, counted from the first of the book; NO_PARAGRAPH */
    const char *wanted; /* only paragraphs that have these words are shown; empty: all */
    Links links;
} Book;

typedef struct Page {
    App *app;
    const Book *book;
    Rect rest;           /* of the column */
    bool is_shown;       /* false: only measured */
    Rect sight;          /* links and cards elsewhere are not declared: Tab keeps to what is read */
    int line, paragraph; /* numbers of the next text and paragraph */
    int link;            /* the same of a link in the paragraph */
    float top;
    float goal;         /* how far below the top that lies at which the book is opened */
    int hits;           /* how often what is searched for stands in what is shown */
    int told_hits;      /* as many as were met when it was measured */
    int followed;       /* the paragraph that a link was followed to in this frame; NO_PARAGRAPH */
    const char *via_id; /* of that link */
} Page;

/* `column`: where it begins, and how wide it is. Returns its height. */
float page_measure(Page *page, App *app, const Book *book, Rect column);

/* Shows it, as far as it lies in `sight`; what a person did is in `page`. */
void page_show(Page *page, App *app, const Book *book, Rect column, Rect sight);

#define PAGE_MARK 16.0f /* units that are to be free at the left of the column */

#endif
