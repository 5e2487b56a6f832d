/* The steps of the companion; each is kept at once. */
#include "regicide/companion/steps.h"
#include "regicide/companion/save.h"

#define KEPT_AS "companion"

void companion_open(App *app, Companion *companion)
{
    char bytes[TALLY_BYTES];
    Text text = text_in(bytes, sizeof bytes);
    if (!profile_get(app->profile, KEPT_AS, &text) ||
        !companion_save_read(&companion->tally, bytes)) {
        companion_save_begin(&companion->tally, 1);
    }
}

static void keep(App *app, const Companion *companion)
{
    char bytes[TALLY_BYTES];
    Text text = text_in(bytes, sizeof bytes);
    Problem problem = {0};
    companion_save_write(&companion->tally, &text);
    profile_set(app->profile, KEPT_AS, bytes, &problem);
    app_tell(app, &problem);
}

void companion_do(App *app, Companion *companion, CardSet step)
{
    if (companion_save_step(&companion->tally, step)) {
        companion->picked = 0;
        keep(app, companion);
    }
}

void companion_take_back(App *app, Companion *companion)
{
    if (companion_save_undo(&companion->tally)) {
        companion->picked = 0;
        keep(app, companion);
    }
}

void companion_begin_anew(App *app, Companion *companion, unsigned seats)
{
    companion_save_begin(&companion->tally, seats);
    companion->picked = 0;
    companion->asks = false;
    keep(app, companion);
}
