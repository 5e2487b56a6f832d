/* The form of the seats screen: seats on the left, the game's options on the right; in a narrow
 * window one under the other. It scrolls when the text is large. */
#include "i18n/format.h"
#include "option_words.h"
#include "seats.h"

#include <stdio.h>

#define GAP          14.0f
#define NAME_COLUMNS 24

typedef struct Form {
    App *app;
    Seats *seats;
    const Page *page;
    Rect rest; /* of the present column */
} Form;

static float row_height(const Form *form)
{
    float height = 34 * form->page->type;
    float least = form->page->button;
    return height > least ? height : least;
}

static Rect take_row(Form *form)
{
    Rect row = rect_cut_top(&form->rest, row_height(form));
    rect_cut_top(&form->rest, GAP * form->page->unit);
    return row;
}

static const char *id_of(App *app, const char *stem, const char *last)
{
    char bytes[ELEMENT_ID_MAX];
    Text id = text_in(bytes, sizeof bytes);
    text_append(&id, stem);
    text_append(&id, last);
    return arena_copy_text(&app->words[app->frame & 1], bytes);
}

static const char *numbered_id(App *app, const char *stem, int number)
{
    char digits[16];
    snprintf(digits, sizeof digits, "%d", number);
    return id_of(app, stem, digits);
}

static void label_row(Form *form, const char *id, const char *text)
{
    Rect row = rect_cut_top(&form->rest, 30 * form->page->type);
    ui_label(form->app->ui, id, text, (TextStyle){FONT_BODY_BOLD, SIZE_BODY, ALIGN_LEFT, true},
             COLOR_GOLD_LIGHT, row);
}

static void count_buttons(Form *form)
{
    App *app = form->app;
    MatchPlan *plan = &form->seats->plan;
    Rect row = take_row(form);
    float width = row_height(form) * 1.4f;
    for (int n = plan->game->seats_min; n <= plan->game->seats_max; n++) {
        Rect place = rect_cut_left(&row, width);
        rect_cut_left(&row, GAP * form->page->unit);
        Button button = {.id = numbered_id(app, "seats.count.", n),
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
    Button button = {.id = numbered_id(app, "seats.person.", seat),
                     .name = app_word(app, N_("Choose a person")),
                     .rect = square,
                     .kind = BUTTON_QUIET,
                     .hint = app_word(app, N_("Choose a person"))};
    if (plan->kinds[seat] == SEAT_PERSON && ui_button(app->ui, &button)) {
        form->seats->picking = seat;
        app->pick = (PersonPick){.is_open = true, .person = plan->people[seat]};
        scene_push(&app->scenes, &scene_people);
    }
    page_seat_portrait(app, plan, seat, rect_inset(square, 2 * form->page->unit));
}

static void name_field(Form *form, Seat seat, Rect rect)
{
    App *app = form->app;
    MatchPlan *plan = &form->seats->plan;
    MatchPlan nameless = *plan;
    nameless.names[seat][0] = '\0';
    Field field = {.id = numbered_id(app, "seats.name.", seat),
                   .label = app_word(app, N_("Name")),
                   .placeholder = app_seat_name(app, &nameless, seat),
                   .columns = NAME_COLUMNS,
                   .rect = rect};
    if (ui_field(app->ui, &field, plan->names[seat], sizeof plan->names[seat])) {
        plan->people[seat] = 0;
    }
}

static void kind_choice(Form *form, Seat seat, Rect rect)
{
    static const char *const kinds[SEAT_KINDS] = {
        [SEAT_PERSON] = N_("Person"),           [SEAT_EASY] = N_("Computer, easy"),
        [SEAT_NORMAL] = N_("Computer, normal"), [SEAT_HARD] = N_("Computer, hard"),
        [SEAT_GREEDY] = N_("Computer, greedy"), [SEAT_RANDOM] = N_("Computer, random"),
    };
    const char *words[SEAT_KINDS];
    App *app = form->app;
    for (int i = 0; i < SEAT_KINDS; i++) {
        words[i] = app_word(app, kinds[i]);
    }
    int chosen = (int)form->seats->plan.kinds[seat];
    Choice choice = {.id = numbered_id(app, "seats.kind.", seat),
                     .name = app_word(app, N_("Who decides")),
                     .words = words,
                     .count = SEAT_KINDS,
                     .rect = rect};
    if (ui_choice(app->ui, &choice, &chosen)) {
        form->seats->plan.kinds[seat] = (SeatKind)chosen;
    }
}

static void seat_rows(Form *form)
{
    for (Seat seat = 0; seat < form->seats->plan.setup.seats; seat++) {
        Rect row = take_row(form);
        person_button(form, seat, rect_cut_left(&row, row.h));
        rect_cut_left(&row, GAP * form->page->unit);
        Rect name = rect_cut_left(&row, row.w * 0.5f);
        rect_cut_left(&row, GAP * form->page->unit);
        name_field(form, seat, name);
        kind_choice(form, seat, row);
    }
}

static void flag_option(Form *form, const GameOption *option, int32_t *value)
{
    App *app = form->app;
    if (ui_toggle(app->ui, id_of(app, "seats.option.", option->key),
                  app_word(app, option_label(form->seats->plan.game, option->key)), *value != 0,
                  take_row(form))) {
        *value = !*value;
    }
}

#define WORDS_MAX 24

static bool choice_row(Form *form, const GameOption *option, const char *const words[], int count,
                       int *chosen)
{
    App *app = form->app;
    Choice choice = {.id = id_of(app, "seats.option.", option->key),
                     .label = app_word(app, option_label(form->seats->plan.game, option->key)),
                     .words = words,
                     .count = count,
                     .rect = take_row(form)};
    return ui_choice(app->ui, &choice, chosen);
}

/* A number whose values have names. */
static void named_option(Form *form, const GameOption *option, int32_t *value)
{
    OptionValue values[OPTION_VALUES_MAX];
    const char *words[OPTION_VALUES_MAX];
    const MatchPlan *plan = &form->seats->plan;
    int count = (int)option_values(plan, (int)(option - plan->game->options), values), chosen = 0;
    for (int i = 0; i < count; i++) {
        words[i] = app_word(form->app, values[i].label);
        chosen = values[i].value == *value ? i : chosen;
    }
    if (choice_row(form, option, words, count, &chosen)) {
        *value = values[chosen].value;
    }
}

static void number_option(Form *form, const GameOption *option, int32_t *value)
{
    App *app = form->app;
    OptionValue values[OPTION_VALUES_MAX];
    const MatchPlan *plan = &form->seats->plan;
    if (option_values(plan, (int)(option - plan->game->options), values) > 0) {
        named_option(form, option, value);
        return;
    }
    int number = *value;
    Slider slider = {.id = id_of(app, "seats.option.", option->key),
                     .label = app_word(app, option_label(form->seats->plan.game, option->key)),
                     .shown = app_number(app, number),
                     .low = option->low,
                     .high = option->high,
                     .step = 1,
                     .rect = take_row(form)};
    if (ui_slider(app->ui, &slider, &number)) {
        *value = number;
    }
}

static int list_words(Form *form, const GameOption *option, const char *out[], int count)
{
    for (int i = 0; option->words && option->words[i] && count < WORDS_MAX; i++) {
        out[count++] = app_word(form->app, option_word(option->words[i]));
    }
    return count;
}

static void word_option(Form *form, const GameOption *option, int32_t *value)
{
    const char *words[WORDS_MAX];
    int count = list_words(form, option, words, 0);
    int chosen = *value;
    if (choice_row(form, option, words, count, &chosen)) {
        *value = chosen;
    }
}

/* The seats by name, then the words. */
static void seat_option(Form *form, const GameOption *option, int32_t *value)
{
    const MatchPlan *plan = &form->seats->plan;
    const char *words[WORDS_MAX];
    int seats = plan->setup.seats;
    for (int i = 0; i < seats; i++) {
        words[i] = app_seat_name(form->app, plan, (Seat)i);
    }
    int count = list_words(form, option, words, seats);
    int chosen = *value >= 0 ? *value : seats - 1 - *value;
    if (choice_row(form, option, words, count, &chosen)) {
        *value = chosen < seats ? chosen : seats - 1 - chosen;
    }
}

/* A seat for every game, or a rule that names one for each. */
static void leader_option(Form *form, const GameOption *option, int32_t *value)
{
    static const char *const rules[LEAD_RULES] = {
        [LEAD_RANDOM] = N_("Random"), [LEAD_LOSER] = N_("Loser of the last game")};
    MatchPlan *plan = &form->seats->plan;
    const char *words[SEAT_LIMIT + LEAD_RULES];
    int seats = plan->setup.seats, count = seats;
    for (int i = 0; i < seats; i++) {
        words[i] = app_seat_name(form->app, plan, (Seat)i);
    }
    for (int rule = LEAD_RANDOM; rule < LEAD_RULES; rule++) {
        words[count++] = app_word(form->app, rules[rule]);
    }
    int lead = plan->series.lead;
    int chosen = lead == LEAD_CHOSEN ? *value : seats + lead - LEAD_RANDOM;
    if (choice_row(form, option, words, count, &chosen)) {
        *value = chosen < seats ? chosen : option->initial;
        plan->series.lead = (uint8_t)(chosen < seats ? LEAD_CHOSEN : chosen - seats + LEAD_RANDOM);
    }
}

/* How many games in a row. */
static void series_row(Form *form)
{
    static const uint8_t targets[] = {0, 2, 3, SERIES_ENDLESS};
    static const char *const names[] = {N_("One game"), N_("Best of 3"), N_("Best of 5"),
                                        N_("Running score")};
    enum { TARGETS = sizeof targets / sizeof targets[0] };
    App *app = form->app;
    uint8_t *target = &form->seats->plan.series.target;
    const char *words[TARGETS];
    int chosen = 0;
    for (int i = 0; i < TARGETS; i++) {
        words[i] = app_word(app, names[i]);
        chosen = targets[i] == *target ? i : chosen;
    }
    Choice choice = {.id = "seats.option.series",
                     .label = app_word(app, N_("Match")),
                     .words = words,
                     .count = TARGETS,
                     .rect = take_row(form)};
    if (ui_choice(app->ui, &choice, &chosen)) {
        *target = targets[chosen];
    }
}

/* A number for each of two seats. */
static void numbers_option(Form *form, const GameOption *option, int32_t *value)
{
    App *app = form->app;
    const MatchPlan *plan = &form->seats->plan;
    const char *label = app_word(app, option_label(plan->game, option->key));
    for (Seat seat = 0; seat < 2; seat++) {
        const char *words[WORDS_MAX];
        int count = 0, shift = 8 * seat;
        for (int n = option->low; n <= option->high && count < WORDS_MAX; n++) {
            words[count++] =
                app_phrase(app, N_("{label} {n}"), TR_VALUES(label, app_number(app, n)));
        }
        int chosen = (*value >> shift & 0xFF) - option->low;
        const char *stem = id_of(app, "seats.option.", option->key);
        Choice choice = {.id = numbered_id(app, id_of(app, stem, "."), seat),
                         .label = app_seat_name(app, plan, seat),
                         .words = words,
                         .count = count,
                         .rect = take_row(form)};
        if (ui_choice(app->ui, &choice, &chosen)) {
            *value = (*value & ~(0xFF << shift)) | (chosen + option->low) << shift;
        }
    }
}

/* A toggle for each word of the set. */
static void words_option(Form *form, const GameOption *option, int32_t *value)
{
    App *app = form->app;
    const char *label = app_word(app, option_label(form->seats->plan.game, option->key));
    for (int i = 0; option->words[i]; i++) {
        const char *stem = id_of(app, id_of(app, "seats.option.", option->key), ".");
        const char *word = app_word(app, option_word(option->words[i]));
        const char *text = app_phrase(app, N_("{label}: {word}"), TR_VALUES(label, word));
        if (ui_toggle(app->ui, id_of(app, stem, option->words[i]), text, *value >> i & 1,
                      take_row(form))) {
            *value ^= 1 << i;
        }
    }
}

/* How hard all this makes the game. */
static void difficulty_row(Form *form)
{
    App *app = form->app;
    int sum;
    const char *name;
    if (option_difficulty(&form->seats->plan, &sum, &name)) {
        label_row(form, "text.difficulty",
                  app_phrase(app, N_("Difficulty {n} of 5: {name}"),
                             TR_VALUES(app_number(app, sum), app_word(app, name))));
    }
}

static void option_row(Form *form, const GameOption *option, int32_t *value)
{
    switch (option->kind) {
    case OPTION_FLAG:
        flag_option(form, option, value);
        break;
    case OPTION_NUMBER:
        (option->low == 0 && option->high == 1 ? flag_option : number_option)(form, option, value);
        break;
    case OPTION_WORD:
        word_option(form, option, value);
        break;
    case OPTION_SEAT:
        (series_fits(form->seats->plan.game) ? leader_option : seat_option)(form, option, value);
        break;
    case OPTION_NUMBERS:
        numbers_option(form, option, value);
        break;
    case OPTION_WORDS:
        words_option(form, option, value);
        break;
    }
}

/* The options of one column: sets of words stand below the seats, where there is room. */
static void option_rows(Form *form, bool sets)
{
    MatchPlan *plan = &form->seats->plan;
    for (int i = 0; i < plan->game->option_count; i++) {
        const GameOption *option = &plan->game->options[i];
        int32_t *value = &plan->setup.options[i], before = *value;
        if ((option->kind == OPTION_WORDS) == sets && option_is_shown(plan, i)) {
            option_row(form, option, value);
        }
        if (*value != before) {
            option_changed(plan, i);
        }
    }
}

static void deal_row(Form *form)
{
    App *app = form->app;
    label_row(form, "text.deal", app_word(app, N_("Deal number")));
    Rect row = take_row(form);
    Rect button_place = rect_cut_right(&row, row.w * 0.45f);
    rect_cut_right(&row, GAP * form->page->unit);
    Field field = {.id = "field.seed",
                   .label = app_word(app, N_("Deal number")),
                   .placeholder = app_word(app, N_("Any")),
                   .rect = row,
                   .digits = true};
    ui_field(app->ui, &field, form->seats->deal, sizeof form->seats->deal);
    Button button = {.id = "button.new-number",
                     .label = app_word(app, N_("New number")),
                     .rect = button_place,
                     .kind = BUTTON_SECONDARY};
    if (ui_button(app->ui, &button)) {
        seats_draw_deal(app, form->seats);
    }
}

static void left_column(Form *form)
{
    label_row(form, "text.count", app_word(form->app, N_("Players")));
    count_buttons(form);
    label_row(form, "text.seats", app_word(form->app, N_("Who plays")));
    seat_rows(form);
    difficulty_row(form);
    option_rows(form, true);
}

static void right_column(Form *form)
{
    deal_row(form);
    if (series_fits(form->seats->plan.game)) {
        series_row(form);
    }
    label_row(form, "text.options", app_word(form->app, N_("Rules of this game")));
    option_rows(form, false);
}

static float column_height(const Form *form, int rows, int labels)
{
    return (float)rows * (row_height(form) + GAP * form->page->unit) +
           (float)labels * 30 * form->page->type;
}

static int word_count(const char *const words[])
{
    int count = 0;
    while (words[count]) {
        count++;
    }
    return count;
}

static int option_row_count(const MatchPlan *plan, bool sets)
{
    int rows = 0;
    for (int i = 0; i < plan->game->option_count; i++) {
        const GameOption *option = &plan->game->options[i];
        bool here = (option->kind == OPTION_WORDS) == sets;
        if (here && option_is_shown(plan, i)) {
            rows += sets ? word_count(option->words) : option->kind == OPTION_NUMBERS ? 2 : 1;
        }
    }
    return rows;
}

/* The same for any number of seats, so that nothing moves when it changes. */
float seats_form_height(App *app, Seats *seats, const Page *page)
{
    Form form = {.app = app, .seats = seats, .page = page};
    const MatchPlan *plan = &seats->plan;
    int rows = option_row_count(plan, false) + series_fits(plan->game), sum;
    const char *name;
    bool measured = option_difficulty(plan, &sum, &name);
    float left = column_height(&form, 1 + plan->game->seats_max + option_row_count(plan, true),
                               2 + measured);
    float right = column_height(&form, 1 + rows, 2);
    return page->is_portrait ? left + right : left > right ? left : right;
}

void seats_form(App *app, Seats *seats, Rect rect, const Page *page)
{
    Form form = {.app = app, .seats = seats, .page = page};
    bool is_narrow = page->is_portrait;
    float height = seats_form_height(app, seats, page);
    Rect content = ui_scroll_begin(app->ui, "list.seats", rect, height);
    Rect first = content;
    if (!is_narrow) {
        first = rect_cut_left(&content, content.w * 0.54f);
        rect_cut_left(&content, 40 * page->unit);
    }
    form.rest = first;
    left_column(&form);
    if (!is_narrow) {
        form.rest = content;
    }
    right_column(&form);
    ui_scroll_end(app->ui);
}
