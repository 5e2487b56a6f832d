/* A clock that stands until a test puts it forward, so that what is seen at a moment is seen there
 * on every machine. Linked with meja_hold_time, which has the linker send the calls for time here.
 */
#ifndef TESTS_HELD_TIME_H
#define TESTS_HELD_TIME_H

#include <stdint.h>

extern uint64_t held_now; /* ms */

#endif
