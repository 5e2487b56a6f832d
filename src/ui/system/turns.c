/* Who gives the program its turns: it takes them itself, or the browser calls it. */
#include "ui/loop.h"
#include "ui/ui.h"

#if defined(__EMSCRIPTEN__)
#include <emscripten.h>

typedef struct Turns {
    bool (*turn)(void *context);
    void *context;
} Turns;

/* Whoever leaves the program in a page finds it as after a start. */
static void take_turn(void *context)
{
    const Turns *turns = context;
    if (!turns->turn(turns->context)) {
        emscripten_cancel_main_loop();
        emscripten_run_script("location.reload()");
    }
}

void ui_run(bool (*turn)(void *context), void *context)
{
    Turns turns = {turn, context};
    emscripten_set_main_loop_arg(take_turn, &turns, 0, true);
}
#else
void ui_run(bool (*turn)(void *context), void *context)
{
    while (turn(context)) {
    }
}
#endif
