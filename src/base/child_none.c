/* Systems on which this program runs no other. */
#include "base/system.h"

bool system_has_program(const char *name)
{
    (void)name;
    return false;
}

SystemChild *system_child_new(void)
{
    return NULL;
}

void system_child_free(SystemChild *child)
{
    (void)child;
}

int system_child_run(SystemChild *child, const char *const words[], Text *out)
{
    (void)child;
    (void)words;
    (void)out;
    return -1;
}

void system_child_leave(SystemChild *child)
{
    (void)child;
}
