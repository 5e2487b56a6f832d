/* The curtain goes up before a table of which it has hidden all: the cloth is drawn over a table
 * that is there already, so nothing waits for it but what the table would show by itself. */
#include "cloth.h"
#include "around.h"
#include "ui/loop.h"

#include "ui/tween.h"

#include <math.h>

#define RISING_MS 420

void play_cloth_begin(Play *play)
{
    bool is_seen = play->app->settings.speed != SPEED_INSTANT &&
                   !ui_has_reduced_motion(play->app->ui) && !play->ui->is_shared;
    if (is_seen) {
        play->cloth_ms = ui_now_ms(play->app->ui);
        ui_play(play->app->ui, SOUND_CURTAIN);
    }
}

bool play_cloth_rises(const Play *play)
{
    return play->cloth_ms > 0 && ui_now_ms(play->app->ui) < play->cloth_ms + RISING_MS;
}

void play_cloth_frame(Play *play)
{
    Ui *ui = play->app->ui;
    if (play_cloth_rises(play)) {
        float part = (float)(ui_now_ms(ui) - play->cloth_ms) / RISING_MS;
        cloth_draw(play->app, -ui_bounds(ui).h * ease(EASE_IN_OUT, part));
    }
}

/* A second press on what opened the curtain is not meant for the table behind the cloth. */
void play_cloth_end(Play *play)
{
    if (play_cloth_rises(play)) {
        ui_flush_input(play->app->ui);
    }
    play->cloth_ms = 0;
}
