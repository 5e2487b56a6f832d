/* A screen part by part: a seat, a row, the piles, the hand. */
#ifndef APP_PARTS_H
#define APP_PARTS_H

#include "terms.h"

void narrator_read_parts(Narrator *narrator); /* all of them, one after another */
void narrator_read_part(Narrator *narrator);  /* the one after that which was read last */

#endif
