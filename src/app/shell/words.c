/* Wording for the scenes. What a frame words lives in one of two arenas that take turns, so a text
 * of the last frame still stands when its element is asked about. */
#include "app.h"
#include "calendar.h"

#include "i18n/format.h"
#include "progress.h"
#include "tables/table_commands.h"
#include "tables/wording.h"
#include "ui/widgets.h"

#include <string.h>
#include <time.h>

static Arena *frame_arena(App *app)
{
    return &app->words[app->frame & 1];
}

const char *app_word(const App *app, const char *text)
{
    return tr(&app->catalogue, text);
}

const char *app_reason(const App *app, bool can, const char *why)
{
    return can ? NULL : app_word(app, why);
}

const char *app_phrase(App *app, const char *text, const char *const values[])
{
    return phrase_in(&app->catalogue, &(Phrase){.text = text, .values = values}, frame_arena(app));
}

const char *app_plural(App *app, const char *one, const char *other, int64_t number)
{
    Phrase phrase = {.text = one,
                     .plural = other,
                     .number = number,
                     .values = TR_VALUES(app_number(app, number))};
    return phrase_in(&app->catalogue, &phrase, frame_arena(app));
}

const char *app_number(App *app, int64_t number)
{
    char bytes[48];
    Text text = text_in(bytes, sizeof bytes);
    number_write(&app->catalogue, number, &text);
    return arena_copy_text(frame_arena(app), bytes);
}

const char *app_command_words(App *app, const Command *command)
{
    char bytes[256];
    Text text = text_in(bytes, sizeof bytes);
    command_say(&app->catalogue, command, &text);
    return app_copy(app, bytes);
}

const char *app_command_tip(App *app, const char *what, const Command *command)
{
    char bytes[1024];
    Text text = text_in(bytes, sizeof bytes);
    command_tip(app->ui, &app->catalogue, what, command, &text);
    return app_copy(app, bytes);
}

const char *app_percent(App *app, int number)
{
    char bytes[48];
    Text text = text_in(bytes, sizeof bytes);
    number_write_percent(&app->catalogue, number, &text);
    return arena_copy_text(frame_arena(app), bytes);
}

const char *app_date(App *app, int day)
{
    char bytes[64];
    Text text = text_in(bytes, sizeof bytes);
    date_write(&app->catalogue, day / 10000, day / 100 % 100, day % 100, &text);
    return arena_copy_text(frame_arena(app), bytes);
}

const char *app_date_time(App *app, int64_t seconds)
{
    char bytes[16] = "";
    time_t when = (time_t)seconds;
    const struct tm *day = localtime(&when);
    if (!day || strftime(bytes, sizeof bytes, "%H", day) == 0) {
        return app_date(app, calendar_day_at(seconds));
    }
    const char *hour = app_copy(app, bytes);
    strftime(bytes, sizeof bytes, "%M", day);
    return app_phrase(
        app, N_("{date}, {hour}:{minute}"),
        TR_VALUES(app_date(app, calendar_day_at(seconds)), hour, app_copy(app, bytes)));
}

const char *app_time_span(App *app, int64_t seconds)
{
    char bytes[64];
    Text text = text_in(bytes, sizeof bytes);
    time_span_write(&app->catalogue, seconds, &text);
    return arena_copy_text(frame_arena(app), bytes);
}

const char *app_decimal(App *app, int64_t tenths)
{
    char bytes[48];
    Text text = text_in(bytes, sizeof bytes);
    number_write_decimal(&app->catalogue, tenths, 1, &text);
    return arena_copy_text(frame_arena(app), bytes);
}

const char *app_list(App *app, const char *const items[], size_t count)
{
    char bytes[PHRASE_BYTES_MAX];
    Text text = text_in(bytes, sizeof bytes);
    list_write(&app->catalogue, items, count, &text);
    return arena_copy_text(frame_arena(app), bytes);
}

static const char *deal_phrase(DealPlace place, SavedDeal deal)
{
    if (deal == DEAL_KNOWN || deal == DEAL_REPEATED) {
        return N_("Deal {n} (known)");
    }
    if (progress_is_fixed(place) && deal != DEAL_DRAWN) {
        return N_("Deal {n} (campaign)");
    }
    return N_("Deal {n}");
}

/* As it is typed. */
static const char *digits(App *app, uint64_t number)
{
    char bytes[24];
    Text text = text_in(bytes, sizeof bytes);
    text_append_number(&text, (int64_t)number);
    return arena_copy_text(frame_arena(app), bytes);
}

static const char *deal_words(App *app, SavedDeal deal)
{
    const MatchPlan *plan = &app->session.plan;
    DealPlace place = progress_place(plan);
    if (session_hides_deal(&app->session)) {
        return app_word(app, N_("Random deal"));
    }
    if (place.kind == DEAL_DAILY && (deal == DEAL_KNOWN || deal == DEAL_REPEATED)) {
        return app_word(app, N_("Daily deal (known)"));
    }
    if (place.kind == DEAL_DAILY) {
        return app_word(app, N_("Daily deal"));
    }
    return app_phrase(app, deal_phrase(place, deal), TR_VALUES(digits(app, plan->setup.seed)));
}

const char *app_deal_words(App *app)
{
    return deal_words(app, app->session.plan.deal);
}

const char *app_deal_short_words(App *app)
{
    return deal_words(app, DEAL_DRAWN);
}

const char *app_copy(App *app, const char *text)
{
    return arena_copy_text(frame_arena(app), text);
}

const char *app_id(App *app, const char *stem, const char *last)
{
    char bytes[ELEMENT_ID_MAX];
    Text id = text_in(bytes, sizeof bytes);
    text_append(&id, stem);
    text_append(&id, last);
    return arena_copy_text(frame_arena(app), bytes);
}

const char *app_numbered(App *app, const char *stem, int64_t number)
{
    char bytes[ELEMENT_ID_MAX];
    Text id = text_in(bytes, sizeof bytes);
    text_append(&id, stem);
    text_append_number(&id, number);
    return arena_copy_text(frame_arena(app), bytes);
}

const char *app_message(App *app, const Game *game, const Message *message)
{
    char bytes[PHRASE_BYTES_MAX];
    Text text = text_in(bytes, sizeof bytes);
    Wording wording = {.catalogue = &app->catalogue,
                       .look = game_ui_of(game)->look,
                       .seat_names = app->seat_names};
    Seat person = SEAT_NONE;
    if (app->has_session && session_is_solo(&app->session)) {
        person = seats_first(app->session.people);
        wording.you = &person;
    }
    wording_message(&wording, message, &text);
    return arena_copy_text(frame_arena(app), bytes);
}

static bool is_only_computer(const MatchPlan *plan)
{
    return set_count(plan_people(plan)) + 1 == (int)plan->setup.seats;
}

/* As typed, as far as it can be drawn, or what one without a name is called. */
static const char *own_name(App *app, const MatchPlan *plan, Seat seat)
{
    char bytes[SAVED_NAME_BYTES];
    Text name = text_in(bytes, sizeof bytes);
    text_append(&name, plan->names[seat]);
    ui_fit_name(app->ui, bytes, NAME_COLUMNS);
    if (bytes[0] != '\0') {
        return app_copy(app, bytes);
    }
    const char *number = app_number(app, seat + 1);
    Rival rival = progress_rival(plan, seat);
    if (rival.name) {
        return app_word(app, rival.name);
    }
    if (plan->kinds[seat] == SEAT_PERSON) {
        return app_phrase(app, N_("Player {n}"), TR_VALUES(number));
    }
    if (is_only_computer(plan)) {
        return app_word(app, N_("Computer"));
    }
    return app_phrase(app, N_("Computer {n}"), TR_VALUES(number));
}

/* Whether a seat of the set has this name. */
static bool is_name_of(App *app, const MatchPlan *plan, const char *name, SeatSet seats)
{
    for (Seat seat = 0; seat < plan->setup.seats; seat++) {
        if (seats_have(seats, seat) && text_equal(own_name(app, plan, seat), name)) {
            return true;
        }
    }
    return false;
}

/* Equal names get the number of the seat behind them, but for the first. */
const char *app_seat_name(App *app, const MatchPlan *plan, Seat seat)
{
    const char *name = own_name(app, plan, seat);
    SeatSet others = (SeatSet)~seat_bit(seat), before = (SeatSet)(seat_bit(seat) - 1);
    int64_t number = seat + 1;
    while (is_name_of(app, plan, name, number > seat + 1 ? others : before)) {
        char bytes[SAVED_NAME_BYTES];
        Text text = text_in(bytes, sizeof bytes);
        text_append(&text, own_name(app, plan, seat));
        text_append(&text, " ");
        text_append_number(&text, number);
        name = app_copy(app, bytes);
        number += SEAT_LIMIT;
    }
    return name;
}

/* What is said over the scene, whichever it is, and goes by itself. The sentence is kept, so that
 * it can be said in another language. */

static void word_banner(App *app)
{
    const char *values[PROBLEM_VALUES_MAX + 1] = {NULL};
    for (size_t i = 0; i < phrase_placeholder_count(app->said) && i < PROBLEM_VALUES_MAX; i++) {
        values[i] = app->said_values[i];
    }
    Text banner = text_in(app->banner, sizeof app->banner);
    tr_format(&app->catalogue, app->said, values, &banner);
}

static void show_banner(App *app)
{
    app->banner_until_ms = (app->ui ? ui_now_ms(app->ui) : 0) + BANNER_MS;
}

void app_say(App *app, const char *text, const char *const values[])
{
    app->said = text;
    for (size_t i = 0; i < phrase_placeholder_count(text) && i < PROBLEM_VALUES_MAX; i++) {
        Text value = text_in(app->said_values[i], sizeof app->said_values[i]);
        bool is_text = text_is_utf8(values[i], strlen(values[i])); /* a path may be any bytes */
        (is_text ? text_append : text_append_harmless)(&value, values[i]);
    }
    word_banner(app);
    show_banner(app);
}

void app_tell(App *app, const Problem *problem)
{
    const char *text = problem_text(problem);
    if (!text) {
        return;
    }
    const char *values[PROBLEM_VALUES_MAX];
    for (size_t i = 0; i < PROBLEM_VALUES_MAX; i++) {
        values[i] = problem->values[i];
    }
    app_say(app, text, values);
}

void app_say_worded(App *app, const char *words)
{
    app->said = NULL;
    Text banner = text_in(app->banner, sizeof app->banner);
    text_append(&banner, words);
    show_banner(app);
}

void app_reword_banner(App *app)
{
    if (app->banner[0] == '\0') {
        return;
    }
    app->banner[0] = '\0';
    if (app->said) {
        word_banner(app);
    }
}
