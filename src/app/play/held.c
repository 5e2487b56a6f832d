/* What a person has set to look at before the match goes on: a trick, an assault, the turn of
 * another. It is held for some seconds, or until they press. */
#include "around.h"
#include "course.h"

#define LONG_MS 3000

static bool phase_leads_on(PlayPhase phase)
{
    return play_phase_rests(phase) > 0;
}

/* Who acts next as far as the table shows; SEAT_NONE: nobody. */
static Seat next_actor(const Play *play)
{
    const Match *match = play_match(play);
    if (play->shown < match->position) {
        return ((const Played *)buffer_at(&match->played, play->shown))->seat;
    }
    return session_actor(&play->app->session, play->viewer);
}

/* By what the game says of its cues and phases. */
static bool ends_something(const Play *play)
{
    Event events[EVENT_COUNT_MAX];
    EventLog log = {.events = events, .capacity = EVENT_COUNT_MAX};
    const TableLook *look = play->ui->look;
    bool ends = false;
    match_events(play_match(play), play->shown - 1, play->viewer, &log);
    for (size_t i = 0; i < log.count; i++) {
        const Event *event = &events[i];
        ends |= event->kind == EVENT_CUE && look->cues && look->cues[event->name].ends;
        ends |= event->kind == EVENT_PHASE && look->phases && look->phases[event->name].ends;
    }
    return ends;
}

static bool is_worth_a_look(const Play *play)
{
    const Match *match = play_match(play);
    if (play->shown == 0 || play->app->session.people == 0 ||
        !session_is_kept(&play->app->session)) {
        return false;
    }
    Seat last = ((const Played *)buffer_at(&match->played, play->shown - 1))->seat;
    return (last != play->viewer && next_actor(play) != last) || ends_something(play);
}

/* Where all people play on phones nobody sits at the screen who could press. */
static bool has_no_hands(const Play *play)
{
    const Session *session = &play->app->session;
    return session->has_phones && (session->people & ~session->phones) == 0;
}

/* What nobody is there to let go on is looked at for the longest time instead. */
static Waits waits_of(const Play *play)
{
    Waits waits = play->app->settings.waits;
    return waits == WAITS_FOR_ME && has_no_hands(play) ? WAITS_LONG : waits;
}

uint32_t play_looked_at_ms(const Play *play)
{
    return waits_of(play) == WAITS_LONG && is_worth_a_look(play) ? LONG_MS : 0;
}

bool play_is_held(const Play *play)
{
    return waits_of(play) == WAITS_FOR_ME && phase_leads_on(play->phase) &&
           play->released != play->shown && is_worth_a_look(play);
}

static void release(Play *play)
{
    play->released = play->shown;
}

void play_held(Play *play, Rect place)
{
    if (!play_is_held(play) || play->overlay == OVERLAY_PAUSE) {
        return;
    }
    Sheet sheet = sheet_of(play->app);
    Button button = {.id = "button.go-on",
                     .label = app_word(play->app, N_("Go on")),
                     .rect = rect_around(rect_centre(place), place.w, sheet.button),
                     .kind = BUTTON_PRIMARY};
    if (ui_button(play->app->ui, &button)) {
        release(play);
    }
}

bool play_key_goes_on(Play *play, KeyPress press)
{
    bool goes_on =
        (press_is(&press, &command_pick) || press_is(&press, &command_press)) && play_is_held(play);
    if (goes_on) {
        release(play);
    }
    return goes_on;
}
