/* One line that says how things stand: on the table's plate at the hand where the game has one,
 * else in the bar. What goes before it: a hint, why something was refused, that news are shown. */
#include "around.h"
#include "help.h"
#include "i18n/format.h"
#include "result_words.h"
#include "tables/table_hand.h"
#include "tables/table_look.h"
#include "teaching.h"

#include <math.h>
#include <string.h>

#define THINKING_SHOWN_MS 300

/* Who acts as far as it is seen: while an action is shown, whoever did it. A number that still
 * rolls after it belongs to the turn that has begun. */
static Seat seen_actor(const Play *play, Seat actor)
{
    const Match *match = &play->app->session.match;
    bool is_shown = !table_rests(play->table) && play->shown > 0;
    if (table_active(play->table) != SEAT_NONE) {
        return table_active(play->table);
    }
    return is_shown ? ((const Played *)buffer_at(&match->played, play->shown - 1))->seat : actor;
}

static const char *turn_words(Play *play, Seat next)
{
    Seat actor = seen_actor(play, next);
    const char *name = play->app->seat_names[actor];
    if (actor == play->viewer && !play_is_public(play) &&
        seats_have(play->app->session.people, actor)) {
        return app_word(play->app, N_("Your turn"));
    }
    if (seats_have(play->app->phones_away, actor)) {
        return app_phrase(play->app, N_("{name}'s turn: the phone is asleep or out of reach"),
                          TR_VALUES(name));
    }
    bool rests = !table_is_moving(play->table);
    if (rests && play->asked == ASKED_FOR_COMPUTER &&
        ui_now_ms(play->app->ui) - play->asked_ms >= THINKING_SHOWN_MS) {
        return app_phrase(play->app, N_("{name} is thinking…"), TR_VALUES(name));
    }
    return app_phrase(play->app, N_("{name}'s turn"), TR_VALUES(name));
}

/* The first time it says what a hint costs before there is one. */
static const char *hint_words(const Play *play)
{
    if (!play_hint_warns(play)) {
        return app_word(play->app, N_("Thinking about a hint…"));
    }
    return app_word(play->app, N_("Thinking about a hint… With help no medal counts, and the game "
                                  "is counted apart. Esc goes on without it."));
}

static bool has_notice(const Play *play)
{
    size_t picks = table_picks(play->table);
    bool yields = play->notice_yields && picks > 0 && picks != play->notice_picks;
    return play->notice[0] != '\0' && !yields;
}

/* Who has won, or why it was lost; not before the last motion has shown it. */
static const char *end_words(Play *play)
{
    App *app = play->app;
    Outcome outcome;
    Seat actor = seen_actor(play, SEAT_NONE);
    if (!table_rests(play->table) && actor != SEAT_NONE) {
        return turn_words(play, actor);
    }
    match_outcome(&app->session.match, &outcome);
    const char *title = result_title(app, &outcome), *why = result_cause(app);
    if (!why) {
        why = result_detail(app);
    }
    return why ? app_phrase(app, N_("{text} {next}"), TR_VALUES(title, why)) : title;
}

/* What has happened is told under its title until the person is to act. */
static bool tells_news(const Play *play)
{
    bool is_told = play_is_caught_up(play) && table_rests(play->table);
    return play->is_replaying && !is_told;
}

/* One line that says how things stand. */
static const char *status_words(Play *play)
{
    Seat actor = session_actor(&play->app->session, play_eyes(play));
    if (has_notice(play)) {
        return play->notice;
    }
    if (tells_news(play)) {
        return app_word(play->app, N_("What has happened"));
    }
    if (play_puzzle_status(play)) {
        return play_puzzle_status(play);
    }
    if (play->asked == ASKED_FOR_HINT) {
        return hint_words(play);
    }
    if (actor == SEAT_NONE) {
        return end_words(play);
    }
    return turn_words(play, actor);
}

/* One line where it fits; a longer notice takes more lines, in smaller type if need be. */
static const TextBlock *status_block(Play *play, const char *words, Rect bar)
{
    Ui *ui = play->app->ui;
    TextStyle style = {FONT_BODY_BOLD, SIZE_BODY, ALIGN_CENTRE, !has_notice(play)};
    TextRoom room = {
        .w = bar.w, .h = bar.h, .least = text_pixels(ui, NOTICE_SMALLEST), .spills = true};
    return has_notice(play) ? text_fit(ui, words, style, room)
                            : text_layout(ui, words, style, bar.w);
}

/* Whether it goes before what the game itself would say. */
static bool is_news(const Play *play)
{
    return has_notice(play) || tells_news(play) || play->asked == ASKED_FOR_HINT;
}

/* A turn begins when nothing moves any more: not while the cards are dealt or the person's own
 * action is shown. */
static bool is_own_motion(const Play *play)
{
    Seat viewer = play->viewer;
    Seat actor = session_actor(&play->app->session, viewer);
    bool moves = !table_rests(play->table) || (play->shown == 0 && table_is_moving(play->table));
    return moves && !play_is_public(play) && seen_actor(play, actor) == viewer &&
           seats_have(play->app->session.people, viewer);
}

static bool is_person(const Play *play, Seat seat)
{
    return seat != SEAT_NONE && seats_have(play->app->session.people, seat);
}

/* Whether something moves, a computer player acts, or the match is over: what is done is told by
 * ear as it happens, and the result opens by itself. */
static bool is_passing(const Play *play)
{
    Seat actor = session_actor(&play->app->session, play_eyes(play));
    return !is_person(play, actor) || !table_rests(play->table);
}

void play_status_tell(Play *play)
{
    const char *words = NULL;
    if (!is_news(play) && !play_puzzle_status(play) && is_passing(play)) {
        narrator_pass_turn(play->app->narrator);
    }
    if (is_news(play) || !is_own_motion(play)) {
        words = status_words(play);
    }
    table_set_status(play->table, words, is_news(play));
}

/* The words stand in the middle of the window where they have room there, else of `bar`. */
void play_status_bar(Play *play, Rect bar)
{
    bool plate = table_has_plate(play->table); /* which has the news */
    bool told = (plate || !is_news(play)) && table_status(play->table, bar);
    if (told || plate) {
        return;
    }
    const char *words = status_words(play);
    float middle = ui_bounds(play->app->ui).w / 2, left = middle - bar.x;
    float right = bar.x + bar.w - middle, half = fminf(left, right);
    if (half > bar.w / 4 && !has_notice(play)) {
        bar.x = middle - half;
        bar.w = 2 * half;
    }
    const TextBlock *block = status_block(play, words, bar);
    bar.y += (bar.h - block->h) / 2;
    bar.h = block->h;
    ui_tell(play->app->ui, &(Label){.id = "text.status", .name = words}, bar);
    draw_text(ui_draw(play->app->ui), block, (Point){bar.x, bar.y},
              has_notice(play) ? COLOR_GOLD_LIGHT : COLOR_MUTED);
}
