/* Systems on which the program runs in no page. */
#include "base/page.h"

bool page_awaits(const char *path)
{
    (void)path;
    return false;
}

unsigned page_arrivals(void)
{
    return 0;
}

bool page_stirs(void)
{
    return false;
}

void page_is_shown(void)
{
}

void page_hand_over(const char *path)
{
    (void)path;
}

bool page_ask_for_file(void)
{
    return false;
}

bool page_take_file(Text *path)
{
    (void)path;
    return false;
}

PageNews page_news(void)
{
    return PAGE_NO_NEWS;
}
