/* The page's own script (packaging/web/page.js) answers, called through packaging/web/calls.js. */
#include "base/page.h"

#define PATH_BYTES 4096

int js_page_awaits(const char *path);
int js_page_arrivals(void);
int js_page_stirs(void);
void js_page_is_shown(void);
void js_page_hand_over(const char *path);
void js_page_ask_for_file(void);
int js_page_take_file(char *bytes, int capacity);
int js_page_news(void);

bool page_awaits(const char *path)
{
    return js_page_awaits(path);
}

unsigned page_arrivals(void)
{
    return (unsigned)js_page_arrivals();
}

bool page_stirs(void)
{
    return js_page_stirs();
}

void page_is_shown(void)
{
    js_page_is_shown();
}

void page_hand_over(const char *path)
{
    js_page_hand_over(path);
}

bool page_ask_for_file(void)
{
    js_page_ask_for_file();
    return true;
}

bool page_take_file(Text *path)
{
    char bytes[PATH_BYTES];
    bool is_there = js_page_take_file(bytes, sizeof bytes);
    if (is_there) {
        text_append(path, bytes);
    }
    return is_there;
}

PageNews page_news(void)
{
    return (PageNews)js_page_news();
}
