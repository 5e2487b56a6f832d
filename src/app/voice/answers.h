/* What the keys of listening ask for. */
#ifndef APP_ANSWERS_H
#define APP_ANSWERS_H

#include "terms.h"

/* After a frame: what was asked for, once. */
void narrator_respond(Narrator *narrator);

#endif
