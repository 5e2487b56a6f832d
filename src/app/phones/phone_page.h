/* What a browser is given: page.html of this folder, which the build puts into the program. */
#ifndef APP_PHONE_PAGE_H
#define APP_PHONE_PAGE_H

#include <stddef.h>

extern const char phone_page[];
extern const size_t phone_page_size; /* bytes, without an end */

#endif
