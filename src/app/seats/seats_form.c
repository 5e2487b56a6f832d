/* The form of the seats screen: seats on the left, the game's options on the right; in a narrow
 * window one under the other. It scrolls when the text is large. */
#include "app_match.h"
#include "app_phones.h"
#include "form_rows.h"
#include "i18n/format.h"
#include "option_words.h"

void seats_draw_deal(Seats *seats)
{
    Text text = text_in(seats->deal, sizeof seats->deal);
    text_append_number(&text, (int64_t)app_draw_deal());
}

void seats_fit_deal(Seats *seats)
{
    bool is_shown = seats->deal[0] != '\0', is_secret = plan_has_secrets(&seats->plan);
    if (seats->origin == DEAL_DRAWN && is_secret) {
        seats->deal[0] = '\0';
    } else if (seats->origin == DEAL_DRAWN && !is_shown) {
        seats_draw_deal(seats);
    }
}

static void count_buttons(Form *form)
{
    App *app = form->app;
    MatchPlan *plan = &form->seats->plan;
    Rect row = form_take_row(form);
    float width = form_row_height(form) * 1.4f;
    for (int n = plan->game->seats_min; n <= plan->game->seats_max; n++) {
        Rect place = rect_cut_left(&row, width);
        rect_cut_left(&row, FORM_GAP * form->sheet->unit);
        Button button = {.id = app_numbered(app, "seats.count.", n),
                         .label = app_number(app, n),
                         .name = app_plural(app, NP_("{n} player", "{n} players"), n),
                         .rect = place,
                         .kind = BUTTON_TAB,
                         .chosen = plan->setup.seats == n};
        if (ui_button(app->ui, &button)) {
            plan_set_seats(plan, (unsigned)n);
        }
    }
}

static void person_button(Form *form, Seat seat, Rect square)
{
    App *app = form->app;
    const MatchPlan *plan = &form->seats->plan;
    Button button = {.id = app_numbered(app, "seats.person.", seat),
                     .name = app_word(app, N_("Choose a person")),
                     .rect = square,
                     .kind = BUTTON_QUIET,
                     .hint = app_word(app, N_("Choose a person"))};
    if (plan->kinds[seat] == SEAT_PERSON && ui_button(app->ui, &button)) {
        form->seats->picking = seat;
        scene_push_people(&app->scenes, (PeopleArgs){true, plan->people[seat]});
    }
    sheet_seat_portrait(app, plan, seat, rect_inset(square, 2 * form->sheet->unit));
}

static void name_field(Form *form, Seat seat, Rect rect)
{
    App *app = form->app;
    MatchPlan *plan = &form->seats->plan;
    MatchPlan nameless = *plan;
    nameless.names[seat][0] = '\0';
    Field field = {.id = app_numbered(app, "seats.name.", seat),
                   .label = app_word(app, N_("Name")),
                   .placeholder = app_seat_name(app, &nameless, seat),
                   .columns = NAME_COLUMNS,
                   .name = true,
                   .rect = rect};
    if (ui_field(app->ui, &field, plan->names[seat], sizeof plan->names[seat])) {
        plan->people[seat] = 0;
    }
}

static void kind_choice(Form *form, Seat seat, Rect rect)
{
    const char *words[SEAT_KINDS];
    App *app = form->app;
    MatchPlan *plan = &form->seats->plan;
    int chosen = (int)plan->kinds[seat];
    for (SeatKind kind = SEAT_PERSON; kind < SEAT_KINDS; kind++) {
        words[kind] = app_word(app, seat_kind_name(kind));
    }
    Choice choice = {.id = app_numbered(app, "seats.kind.", seat),
                     .name = app_word(app, N_("Who decides")),
                     .words = words,
                     .count = SEAT_KINDS,
                     .rect = rect};
    if (ui_choice(app->ui, &choice, &chosen)) {
        plan->kinds[seat] = (SeatKind)chosen;
    }
}

static void seat_rows(Form *form)
{
    for (Seat seat = 0; seat < form->seats->plan.setup.seats; seat++) {
        Rect row = form_take_row(form);
        person_button(form, seat, rect_cut_left(&row, row.h));
        rect_cut_left(&row, FORM_GAP * form->sheet->unit);
        Rect name = rect_cut_left(&row, row.w * 0.5f);
        rect_cut_left(&row, FORM_GAP * form->sheet->unit);
        name_field(form, seat, name);
        kind_choice(form, seat, row);
    }
}

static void deal_row(Form *form)
{
    App *app = form->app;
    form_label(form, "text.deal", app_word(app, N_("Deal number")));
    Rect row = form_take_row(form);
    Rect button_place = rect_cut_right(&row, row.w * 0.45f);
    rect_cut_right(&row, FORM_GAP * form->sheet->unit);
    Field field = {.id = "field.seed",
                   .label = app_word(app, N_("Deal number")),
                   .placeholder = app_word(app, N_("Any")),
                   .rect = row,
                   .digits = true};
    if (ui_field(app->ui, &field, form->seats->deal, sizeof form->seats->deal)) {
        form->seats->origin = DEAL_KNOWN;
    }
    Button button = {.id = "button.new-number",
                     .label = app_word(app, N_("New number")),
                     .rect = button_place,
                     .kind = BUTTON_SECONDARY};
    if (ui_button(app->ui, &button)) {
        seats_draw_deal(form->seats);
        form->seats->origin = DEAL_CHOSEN;
    }
}

static const SeatsUi *own_of(const Seats *seats)
{
    return game_ui_of(seats->plan.game)->seats;
}

/* Only here is it asked for, and never kept: the program listens to nobody by itself. */
static void phones_row(Form *form)
{
    Seats *seats = form->seats;
    if (!phones_can()) {
        form_label(form, "text.no-phones", app_word(form->app, APP_NO_PHONES));
        return;
    }
    if (ui_toggle(form->app->ui, "seats.phones",
                  app_word(form->app, N_("With phones in this room")), seats->has_phones,
                  form_take_row(form))) {
        seats->has_phones = !seats->has_phones;
    }
}

static void left_column(Form *form)
{
    form_label(form, "text.count", app_word(form->app, N_("Players")));
    count_buttons(form);
    form_label(form, "text.seats", app_word(form->app, N_("Who plays")));
    seat_rows(form);
    phones_row(form);
    if (own_of(form->seats)) {
        own_of(form->seats)->rows(form);
    }
    form_options(form, true);
}

static void right_column(Form *form)
{
    deal_row(form);
    if (seats_has_series(form->seats->plan.game)) {
        seats_series(form->app, &form->seats->plan, form_take_row(form));
    }
    form_label(form, "text.options", app_word(form->app, N_("Rules of this game")));
    form_options(form, false);
    form_house(form);
}

static float column_height(const Form *form, int rows, int labels)
{
    return (float)rows * (form_row_height(form) + FORM_GAP * form->sheet->unit) +
           (float)labels * FORM_LABEL * form->sheet->type;
}

/* The same for any number of seats, so that nothing moves when it changes. */
float seats_form_height(App *app, Seats *seats, const Sheet *sheet)
{
    Form form = {.app = app, .seats = seats, .sheet = sheet};
    int left_rows = 1 + seats->plan.game->seats_max + phones_can() + form_option_count(seats, true);
    int right_rows = 1 + form_option_count(seats, false) + seats_has_series(seats->plan.game);
    int left_labels = 2 + !phones_can();
    if (own_of(seats)) {
        left_rows += own_of(seats)->row_count(seats);
        left_labels += own_of(seats)->label_count(seats);
    }
    float left = column_height(&form, left_rows, left_labels);
    float right = column_height(&form, right_rows, 2) + form_house_height(&form);
    if (sheet->is_portrait) {
        return left + right;
    }
    return left > right ? left : right;
}

void seats_form(App *app, Seats *seats, Rect rect, const Sheet *sheet)
{
    Form form = {.app = app, .seats = seats, .sheet = sheet};
    bool is_narrow = sheet->is_portrait;
    float height = seats_form_height(app, seats, sheet);
    Rect content = ui_scroll_begin(app->ui, "list.seats", rect, height);
    if (height > rect.h) {
        rect_cut_right(&content, SEATS_SCROLL_BAR * sheet->unit);
    }
    Rect first = content;
    if (!is_narrow) {
        first = rect_cut_left(&content, content.w * 0.54f);
        rect_cut_left(&content, 40 * sheet->unit);
    }
    form.rest = first;
    left_column(&form);
    if (!is_narrow) {
        form.rest = content;
    }
    right_column(&form);
    ui_scroll_end(app->ui);
}
