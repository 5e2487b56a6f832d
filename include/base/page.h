/* What the page in which the program runs does for it: files of the data come while it runs
 * already, and a person's own files come and go through the browser. Elsewhere there is no page, so
 * nothing is awaited, taken or told. */
#ifndef BASE_PAGE_H
#define BASE_PAGE_H

#include "base/text.h"

#include <stdbool.h>

/* Whether a file of the data is not here yet. Asking makes it come before those that nobody asked
 * for. */
bool page_awaits(const char *path);

/* How many files that were asked for have come since the start. */
unsigned page_arrivals(void);

/* Whether something has come, since this was last asked, that a frame should see: a file, or news.
 */
bool page_stirs(void);

/* The first picture is on the screen: the page takes its own away. */
void page_is_shown(void);

/* Lets the browser keep a copy of a file where it keeps what it downloads. */
void page_hand_over(const char *path);

/* Lets the browser ask the person for a file; false: there is no browser. */
bool page_ask_for_file(void);

/* Appends the path of the next file that the person chose or dropped; false: there is none. */
bool page_take_file(Text *path);

/* What a person should know of what the browser keeps. */
typedef enum PageNews {
    PAGE_NO_NEWS,
    PAGE_KEEPS_NOTHING,
    PAGE_HAS_FORGOTTEN, /* what it had kept before */
    PAGE_IS_SECOND,     /* beside another of the same profile, which keeps what is played */
    PAGE_IS_OFFLINE     /* and something that is to be shown was never loaded */
} PageNews;

/* The next that has not been told yet. */
PageNews page_news(void);

#endif
