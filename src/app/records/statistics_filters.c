/* The choices above the statistics: who, how many, against whom, in which mode. */
#include "game_ui.h"

#include "base/limits.h"
#include "statistics_scene.h"

#define GAP       14.0f
#define WORDS_MAX (ROSTER_MAX + 1)

static const Game *game_of(const Numbers *numbers)
{
    return game_tile_at((size_t)numbers->game)->game;
}

static const StatisticsMode *modes_of(const Numbers *numbers)
{
    return game_tile_at((size_t)numbers->game)->statistics->modes;
}

static int mode_count(const StatisticsMode *modes)
{
    int count = 0;
    while (modes && modes[count].name) {
        count++;
    }
    return count;
}

const char *statistics_level_name(int level)
{
    if (level == 0) {
        return N_("With anybody");
    }
    return seat_kind_name((SeatKind)level);
}

StatisticsFilter statistics_filter(const App *app, const Numbers *numbers)
{
    const Game *game = game_of(numbers);
    const StatisticsMode *modes = modes_of(numbers);
    StatisticsFilter filter = {.game = game->id, .seats = (uint8_t)numbers->seats};
    if (numbers->level > 0) {
        filter.level = seat_kind_code((SeatKind)numbers->level);
    }
    if (numbers->person > 0 && (size_t)numbers->person <= app->roster.count) {
        filter.person = app->roster.people[numbers->person - 1].id;
    }
    if (numbers->mode > 0 && numbers->mode <= mode_count(modes)) {
        filter.has_option = true;
        filter.option = modes[numbers->mode - 1].option;
        filter.option_value = modes[numbers->mode - 1].value;
    }
    filter.house_rules = game_house_rules(game);
    filter.by_house_rules = numbers->mode > mode_count(modes);
    return filter;
}

static bool was_played(App *app, const Numbers *numbers)
{
    int64_t played = 0, mean;
    StatisticsFilter filter = statistics_filter(app, numbers);
    for (int help = 0; help < 2; help++) {
        Statistics sums;
        filter.assisted = help > 0;
        statistics_sums(app, filter, &sums, &mean);
        played += sums.played;
    }
    return played > 0;
}

void statistics_choose_mode(App *app, Numbers *numbers)
{
    const StatisticsMode *modes = modes_of(numbers);
    numbers->mode = 0;
    for (int i = 0; i < mode_count(modes); i++) {
        numbers->mode = i + 1;
        if (was_played(app, numbers)) {
            return;
        }
    }
    numbers->mode = 0;
}

typedef struct Filter {
    const char *id, *name; /* the name marked for translation */
    const char *words[WORDS_MAX];
    int count;
    int *chosen;
} Filter;

static void add(Filter *filter, const char *word)
{
    if (filter->count < WORDS_MAX) {
        filter->words[filter->count++] = word;
    }
}

static Filter person_filter(App *app, Numbers *numbers)
{
    Filter filter = {.id = "statistics.person", .name = N_("Player"), .chosen = &numbers->person};
    add(&filter, app_word(app, N_("Everybody")));
    for (size_t i = 0; i < app->roster.count; i++) {
        add(&filter, app->roster.people[i].name);
    }
    return filter;
}

static Filter seats_filter(App *app, Numbers *numbers)
{
    const Game *game = game_of(numbers);
    Filter filter = {
        .id = "statistics.seats", .name = N_("How many players"), .chosen = &numbers->seats};
    add(&filter, app_word(app, N_("Any number of players")));
    for (int n = 1; n <= game->seats_max; n++) {
        add(&filter, app_plural(app, NP_("{n} player", "{n} players"), n));
    }
    return filter;
}

static Filter level_filter(App *app, Numbers *numbers)
{
    Filter filter = {
        .id = "statistics.level", .name = N_("Played with"), .chosen = &numbers->level};
    for (int i = 0; i < SEAT_KINDS; i++) {
        add(&filter, app_word(app, statistics_level_name(i)));
    }
    return filter;
}

static Filter mode_filter(App *app, Numbers *numbers)
{
    const StatisticsMode *modes = modes_of(numbers);
    Filter filter = {.id = "statistics.mode", .name = N_("Mode"), .chosen = &numbers->mode};
    bool has_house = game_house_rules(game_of(numbers)) != 0;
    if (modes || has_house) {
        add(&filter, app_word(app, N_("Any mode")));
    }
    for (int i = 0; i < mode_count(modes); i++) {
        add(&filter, app_word(app, modes[i].name));
    }
    if (has_house) {
        add(&filter, app_word(app, N_("House rules")));
    }
    return filter;
}

static bool choose(App *app, const Filter *filter, Rect rect)
{
    Choice choice = {.id = filter->id,
                     .name = app_word(app, filter->name),
                     .words = filter->words,
                     .count = filter->count,
                     .rect = rect};
    return ui_choice(app->ui, &choice, filter->chosen);
}

float statistics_filters(App *app, Numbers *numbers, Rect rect, const Sheet *sheet,
                         bool *is_changed)
{
    const Filter filters[] = {person_filter(app, numbers), seats_filter(app, numbers),
                              level_filter(app, numbers), mode_filter(app, numbers)};
    int shown = 0, all = 3 + (filters[COUNT_OF(filters) - 1].count > 0);
    int columns = sheet->is_portrait ? 1 : all;
    float gap = GAP * sheet->unit, width = (rect.w - gap * (float)(columns - 1)) / (float)columns;
    for (size_t i = 0; i < COUNT_OF(filters); i++) {
        Rect place = {rect.x + (float)(shown % columns) * (width + gap),
                      rect.y + (float)(shown / columns) * (sheet->button + gap), width,
                      sheet->button};
        if (filters[i].count > 0) {
            *is_changed |= choose(app, &filters[i], place);
            shown++;
        }
    }
    return (float)((shown + columns - 1) / columns) * (sheet->button + gap);
}
