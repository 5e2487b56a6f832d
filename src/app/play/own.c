/* What the game being played has beside its table: asked of its GameUi, nothing where it has none.
 */
#include "side.h"

void play_own_begin(Play *play)
{
    if (play->ui->panel) {
        play->ui->panel->begin(play);
    }
    if (play->ui->talk) {
        play->ui->talk->begin(play);
    }
}

bool play_has_panel(const Play *play)
{
    return play->ui->panel && !play_is_public(play) && play->ui->panel->is_there(play);
}

bool play_panel_is_open(const Play *play)
{
    return play_has_panel(play) && play->ui->panel->is_open(play);
}

void play_panel_toggle(Play *play)
{
    if (play_has_panel(play)) {
        play->ui->panel->toggle(play);
    }
}

void play_panel_close(Play *play)
{
    if (play->ui->panel) {
        play->ui->panel->close(play);
    }
}

bool play_panel_moves(const Play *play)
{
    return play_panel_is_open(play) && play->ui->panel->moves && play->ui->panel->moves(play);
}

void play_panel_settle(Play *play)
{
    if (play->ui->panel && play->ui->panel->settle) {
        play->ui->panel->settle(play);
    }
}

bool play_panel_key(Play *play, KeyPress press)
{
    return play_has_panel(play) && play->ui->panel->key(play, press);
}

void play_panel_tell(Play *play)
{
    if (play->ui->panel && !play_is_public(play)) {
        play->ui->panel->tell(play);
    }
}

void play_panel_forget(Play *play, size_t actions)
{
    if (play->ui->panel) {
        play->ui->panel->forget(play, actions);
    }
}

bool play_talk(Play *play, Seat actor)
{
    return play->ui->talk && !play_is_public(play) && play->ui->talk->step(play, actor);
}

bool play_waits_for_words(const Play *play)
{
    return play->ui->talk && !play_is_public(play) && play->ui->talk->waits(play);
}

Action play_heed(const Play *play, const Advice *advice)
{
    return play->ui->talk ? play->ui->talk->heed(play, advice) : advice->best;
}
