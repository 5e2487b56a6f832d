/* The one place where a broken invariant ends the program. It writes with stdio because nothing
 * else can be trusted at that moment, and aborts so that a debugger or core file keeps the place.
 */
#include "base/assert.h"

#include <stdio.h>
#include <stdlib.h>

void assert_failed(const char *condition, const char *file, int line)
{
    fprintf(stderr, "meja: this is a bug, please report it: %s:%d: %s does not hold\n", file, line,
            condition);
    abort();
}
