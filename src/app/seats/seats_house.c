/* The house rules of a game on the seats screen: one row that says how many are chosen, and below
 * it, once it is pressed, a row for each; numbers that belong together stand side by side. */
#include "form_rows.h"
#include "i18n/format.h"
#include "option_words.h"

static const GameOption *option_at(const Seats *seats, int index)
{
    return &seats->plan.game->options[index];
}

static bool is_house(const Seats *seats, int index)
{
    return option_at(seats, index)->house && form_option_is_shown(seats, index);
}

/* How many options from this one on stand in one row; 0: it stands alone. */
static int row_length(const Seats *seats, int index)
{
    const MatchPlan *plan = &seats->plan;
    int count = 0;
    if (!option_row_label(plan->game, option_at(seats, index))) {
        return 0;
    }
    do {
        count++;
    } while (index + count < plan->game->option_count &&
             option_sign(plan->game, option_at(seats, index + count)) &&
             !option_row_label(plan->game, option_at(seats, index + count)));
    return count;
}

static int chosen_count(const Seats *seats)
{
    int count = 0;
    for (int i = 0; i < seats->plan.game->option_count; i++) {
        count += is_house(seats, i) && seats->plan.setup.options[i] != 0;
    }
    return count;
}

static void side_by_side(Form *form, int first, int count)
{
    App *app = form->app;
    const GameOption *option = option_at(form->seats, first);
    const char *label = option_row_label(form->seats->plan.game, option);
    form_label(form, app_id(app, "text.options.", option->key), app_word(app, label));
    Rect row = form_take_row(form);
    float gap = FORM_GAP * form->sheet->unit;
    float width = (row.w - gap * (float)(count - 1)) / (float)count;
    for (int i = first; i < first + count; i++) {
        form_numbers(form, i, rect_cut_left(&row, width));
        rect_cut_left(&row, gap);
    }
}

#define OFF_PART 0.38f /* of the row, for the way back to the official rules */

static void choose_official(Seats *seats)
{
    for (int i = 0; i < seats->plan.game->option_count; i++) {
        if (option_at(seats, i)->house) {
            seats->plan.setup.options[i] = 0;
        }
    }
}

static void official_button(Form *form, Rect rect)
{
    Button button = {.id = "seats.official",
                     .label = app_word(form->app, N_("Official rules")),
                     .rect = rect,
                     .kind = BUTTON_SECONDARY};
    if (ui_button(form->app->ui, &button)) {
        choose_official(form->seats);
    }
}

static void fold_row(Form *form)
{
    App *app = form->app;
    Seats *seats = form->seats;
    Rect row = form_take_row(form);
    const char *label = app_word(app, N_("House rules"));
    int count = chosen_count(seats);
    if (count > 0 && seats->shows_house) {
        official_button(form, rect_cut_right(&row, row.w * OFF_PART));
        rect_cut_right(&row, FORM_GAP * form->sheet->unit);
    }
    const char *number = count == 0 ? app_word(app, N_("Off")) : app_number(app, count);
    Button button = {
        .id = "seats.house",
        .label = app_phrase(app, N_("{label}: {word}"), TR_VALUES(label, number)),
        .rect = row,
        .kind = BUTTON_SECONDARY,
        .chosen = seats->shows_house,
        .hint = app_word(app, N_("Medals, statistics and achievements of games by house rules are "
                                 "kept apart."))};
    if (ui_button(app->ui, &button)) {
        seats->shows_house = !seats->shows_house;
    }
}

static bool has_house(const Seats *seats)
{
    return game_house_rules(seats->plan.game) != 0;
}

void form_house(Form *form)
{
    const Seats *seats = form->seats;
    if (!has_house(seats)) {
        return;
    }
    fold_row(form);
    for (int i = 0; seats->shows_house && i < seats->plan.game->option_count; i++) {
        int beside = row_length(seats, i);
        if (beside > 0) {
            side_by_side(form, i, beside);
            i += beside - 1;
        } else if (is_house(seats, i)) {
            form_option(form, i);
        }
    }
}

float form_house_height(const Form *form)
{
    const Seats *seats = form->seats;
    float row = form_row_height(form) + FORM_GAP * form->sheet->unit;
    float height = has_house(seats) ? row : 0;
    for (int i = 0; seats->shows_house && i < seats->plan.game->option_count; i++) {
        int beside = row_length(seats, i);
        if (beside > 0) {
            height += row + FORM_LABEL * form->sheet->type;
            i += beside - 1;
        } else if (is_house(seats, i)) {
            height += row * (float)form_option_rows(option_at(seats, i));
        }
    }
    return height;
}
