/* The channel of --automation: lines of JSON on standard input, each answered with one line on
 * standard output (tests/ui/README.md). It tells what is on screen and takes
 * pictures; it never acts on the table. */
#ifndef APP_AUTOMATION_H
#define APP_AUTOMATION_H

#include "app.h"

typedef struct Automation Automation;

/* Begins to read on a thread of its own. */
Automation *automation_new(App *app);

/* Ends the channel and its thread. */
void automation_free(Automation *automation);

/* Before a frame: whether there are requests, which are answered after it. A frame that takes all
 * input before it shows what was sent before they were. */
bool automation_is_asked(Automation *automation);

/* Answers what can be answered now, after a finished frame. */
void automation_answer(Automation *automation);

/* Milliseconds until a pending `wait` must be looked at again; NEVER_MS: nothing pends. */
int automation_wait_ms(const Automation *automation);

#endif
