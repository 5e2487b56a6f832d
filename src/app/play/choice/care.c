/* What a person has set about how moves are made at the table: that a costly one is asked about,
 * that a forced one is made by itself, that no curtain falls; and whose settings hold. */
#include "asking.h"
#include "seated.h"
#include "tables/table_hand.h"

#include "tables/table_look.h"
#include "ui/sound.h"

#include <string.h>

bool play_hides(const Play *play)
{
    if (play->app->session.has_phones) {
        return play->is_taken;
    }
    switch (play->app->settings.curtain) {
    case CURTAIN_ALWAYS:
    case CURTAIN_POLICIES:
        return true;
    case CURTAIN_SECRETS:
        return !play->ui->is_shared;
    case CURTAIN_NEVER:
        return false;
    }
    return true;
}

/* Without a curtain all people look at once. */
void play_sit(Play *play)
{
    const App *app = play->app;
    SeatSet seats = app->session.people;
    if (play_hides(play)) {
        seats &= seat_bit(play->viewer);
    }
    app_sit_seats(play->app, seats);
    table_set_speed(play->table, app->settings.speed);
    TableTaste taste = settings_taste(&app->settings);
    table_set_taste(play->table, &taste);
    table_set_forecasts(play->table, app->settings.forecasts);
    table_set_order(play->table, app->settings.order[game_ui_index(play->ui)]);
}

static bool is_covered(const App *app)
{
    bool has_people = app->session.people != 0;
    switch (app->settings.cover) {
    case COVER_NEVER:
    case COVER_POLICIES:
        return false;
    case COVER_SEVERAL:
        return has_people && !session_is_solo(&app->session);
    case COVER_ALWAYS:
        return has_people;
    }
    return false;
}

/* While another scene has the screen the hand is not in sight. */
void play_cover(const Play *play)
{
    App *app = play->app;
    if (play->phase != PLAY_AWAY && !play_is_public(play) && is_covered(app)) {
        handover_cover(&app->scenes, play->viewer, session_actor(&app->session, play->viewer));
    }
}

void play_sort(Play *play)
{
    App *app = play->app;
    if (table_sorts(play->table)) {
        table_sort(play->table);
        app->settings.order[game_ui_index(play->ui)] = (uint8_t)table_order(play->table);
        app_keep_settings(app);
    }
}

bool play_offers_hints(const Play *play)
{
    return (play->app->settings.hints && !play_is_public(play)) ||
           !session_is_kept(&play->app->session);
}

Seat play_undoer(const Play *play)
{
    const Match *match = play_match(play);
    Message why;
    if (play_hides(play) || match->position == 0 ||
        session_can_undo(&play->app->session, play->viewer, &why)) {
        return play->viewer;
    }
    Seat last = ((const Played *)buffer_at(&match->played, match->position - 1))->seat;
    return seats_have(play->app->session.people, last) ? last : play->viewer;
}

static Risk risk_of(const Play *play, const void *view, Action action)
{
    const TableLook *look = play->ui->look;
    return look->risk ? look->risk(view, action) : RISK_NONE;
}

/* What the choice costs, where another one costs less: else there is nothing to be asked. */
static Risk needless_risk(const Play *play, Action action)
{
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    Action legal[LEGAL_COUNT_MAX];
    match_view(play_match(play), play->viewer, view);
    Risk risk = risk_of(play, view, action);
    if (risk < RISK_COSTLY) {
        return RISK_NONE;
    }
    size_t count = match_legal(play_match(play), play->viewer, legal, LEGAL_COUNT_MAX);
    for (size_t i = 0; i < count; i++) {
        if (risk_of(play, view, legal[i]) < risk) {
            return risk;
        }
    }
    return RISK_NONE;
}

static const char *question_words(const App *app, Risk risk)
{
    if (risk == RISK_FATAL) {
        return app_word(app, N_("This move loses the game, and another one does not. Press again "
                                "to make it anyway."));
    }
    return app_word(app, N_("This move costs a better medal, and another one does not. Press again "
                            "to make it anyway."));
}

static bool is_asking(const Play *play)
{
    const PlayCare *care = &play->care;
    return care->risk != RISK_NONE && care->at == play_match(play)->position &&
           strcmp(play->notice, question_words(play->app, care->risk)) == 0;
}

bool play_asks_first(Play *play, Action action)
{
    bool is_answered = is_asking(play) && play->care.about == action;
    if (!play->app->settings.asks_first || is_answered) {
        return false;
    }
    Risk risk = needless_risk(play, action);
    if (risk == RISK_NONE) {
        return false;
    }
    Text notice = text_in(play->notice, sizeof play->notice);
    play->notice_yields = false;
    play->care = (PlayCare){action, risk, play_match(play)->position, table_picks(play->table),
                            play->care.taken_back};
    ui_play(play->app->ui, SOUND_UI_ERROR);
    text_append(&notice, question_words(play->app, risk));
    return true;
}

void play_care_give_way(Play *play)
{
    if (is_asking(play) && play->care.picks != table_picks(play->table)) {
        play->notice[0] = '\0';
    }
}

bool play_is_forced(const Play *play, Seat seat, Action *action)
{
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    Action legal[LEGAL_COUNT_MAX];
    const Match *match = play_match(play);
    if (!play->app->settings.plays_forced || play_is_public(play) ||
        !session_is_kept(&play->app->session) || seat != play->viewer ||
        match->position <= play->care.taken_back || !seats_have(play->app->session.people, seat)) {
        return false;
    }
    if (match_legal(match, seat, legal, LEGAL_COUNT_MAX) != 1) {
        return false;
    }
    match_view(match, seat, view);
    *action = legal[0];
    return risk_of(play, view, legal[0]) < RISK_COSTLY;
}
