/* The scenes as all see them who have their hands on phones. */
#include "course.h"
#include "scenes_own.h"
#include "seated.h"

/* As all see it who have their hands on phones: nobody's seat is in front then (play_leave_screen).
 */
void scenes_public(const Walk *walk, Play *play)
{
    const Setup *setup = &play->app->session.match.setup;
    Seat viewer = play->viewer;
    play->app->session.has_phones = true;
    play_set_taken(play, false);
    play_change_viewer(play, 0);
    play_show_still(play);
    walk_show(walk, "public", play->app->session.match.game->id, setup->seats);
    play->app->session.has_phones = false;
    play_set_taken(play, false);
    play_change_viewer(play, viewer);
    play_show_still(play);
}

/* The end of the same. */
void scenes_public_end(const Walk *walk, const Game *game)
{
    App *app = walk->app;
    int seats = app->session.match.setup.seats;
    app->session.has_phones = true;
    app_look_from_afar(app, true);
    if (game_ui_of(game)->ending) {
        walk_go_to(walk, game_ui_of(game)->ending);
        walk_show(walk, "public-ending", game->id, seats);
    }
    walk_go_to(walk, shared_scenes.result);
    walk_show(walk, "public-result", game->id, seats);
    app->session.has_phones = false;
    app_look_from_afar(app, false);
}
