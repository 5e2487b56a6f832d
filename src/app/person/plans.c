/* How the seats screen of each game was left, and the window. Keys of the profile: "window.x",
 * "regicide.seats", "regicide.name.0", "regicide.person.0", "regicide.kind.0",
 * "regicide.option.first". */
#include "settings.h"

#include "base/text.h"

#include <string.h>

static int read_clamped(Profile *profile, const char *key, int otherwise, int low, int high)
{
    int64_t value = profile_get_number(profile, key, otherwise);
    if (value < low) {
        return low;
    }
    return value > high ? high : (int)value;
}

#define WINDOW_FAR 32768

bool settings_read_place(Profile *profile, WindowPlace *out)
{
    WindowPlace place = {
        .x = read_clamped(profile, "window.x", 0, -WINDOW_FAR, WINDOW_FAR),
        .y = read_clamped(profile, "window.y", 0, -WINDOW_FAR, WINDOW_FAR),
        .width = read_clamped(profile, "window.width", 0, 0, WINDOW_FAR),
        .height = read_clamped(profile, "window.height", 0, 0, WINDOW_FAR),
        .maximised = read_clamped(profile, "window.maximised", 0, 0, 1) != 0,
    };
    if (place.width < 320 || place.height < 320) {
        return false;
    }
    *out = place;
    return true;
}

bool settings_keep_place(Profile *profile, const WindowPlace *place, Problem *problem)
{
    return profile_set_number(profile, "window.x", place->x, problem) &&
           profile_set_number(profile, "window.y", place->y, problem) &&
           profile_set_number(profile, "window.width", place->width, problem) &&
           profile_set_number(profile, "window.height", place->height, problem) &&
           profile_set_number(profile, "window.maximised", place->maximised, problem);
}

static ProfileKey seat_key(const Game *game, const char *what, unsigned seat)
{
    char digit[2] = {(char)('0' + seat), '\0'};
    return profile_key(game, what, digit);
}

static void read_seat(Profile *profile, MatchPlan *plan, unsigned seat)
{
    char bytes[SAVED_WORD_BYTES];
    Text kind = text_in(bytes, sizeof bytes);
    Text name = text_in(plan->names[seat], sizeof plan->names[seat]);
    profile_get(profile, seat_key(plan->game, "name", seat).bytes, &name);
    plan->people[seat] = profile_get_number(profile, seat_key(plan->game, "person", seat).bytes, 0);
    if (profile_get(profile, seat_key(plan->game, "kind", seat).bytes, &kind)) {
        seat_kind_from_code(bytes, strlen(bytes), &plan->kinds[seat]);
    }
}

static void read_option(Profile *profile, MatchPlan *plan, unsigned index)
{
    const GameOption *option = &plan->game->options[index];
    MatchPlan changed = *plan;
    ProfileKey key = profile_key(plan->game, "option", option->key);
    changed.setup.options[index] = (int32_t)profile_get_number(profile, key.bytes, option->initial);
    Message why;
    if (plan_is_accepted(&changed, &why)) {
        *plan = changed;
    }
}

MatchPlan settings_read_plan(Profile *profile, const Game *game)
{
    unsigned usual = game->seats_min < 2 && game->seats_max >= 2 ? 2 : game->seats_min;
    MatchPlan plan = plan_initial(game, game->seats_min);
    plan_set_seats(&plan, (unsigned)read_clamped(profile, profile_key(game, "seats", NULL).bytes,
                                                 (int)usual, game->seats_min, game->seats_max));
    for (unsigned seat = 0; seat < game->seats_max; seat++) {
        read_seat(profile, &plan, seat);
    }
    for (unsigned i = 0; i < game->option_count; i++) {
        read_option(profile, &plan, i);
    }
    plan.series.target = (uint8_t)read_clamped(profile, profile_key(game, "series", NULL).bytes, 0,
                                               0, SERIES_ENDLESS);
    if (series_sums(game)) {
        plan.sums.target = plan.series.target;
        plan.series.target = 0;
    }
    plan.series.lead =
        (uint8_t)read_clamped(profile, profile_key(game, "lead", NULL).bytes, 0, 0, LEAD_RULES - 1);
    return plan;
}

static bool keep_seat(Profile *profile, const MatchPlan *plan, unsigned seat, Problem *problem)
{
    return profile_set(profile, seat_key(plan->game, "name", seat).bytes, plan->names[seat],
                       problem) &&
           profile_set_number(profile, seat_key(plan->game, "person", seat).bytes,
                              plan->people[seat], problem) &&
           profile_set(profile, seat_key(plan->game, "kind", seat).bytes,
                       seat_kind_code(plan->kinds[seat]), problem);
}

static bool keep_series(Profile *profile, const MatchPlan *plan, Problem *problem)
{
    const Series *series = &plan->series;
    int target = series_sums(plan->game) ? plan->sums.target : series->target;
    return profile_set_number(profile, profile_key(plan->game, "series", NULL).bytes, target,
                              problem) &&
           profile_set_number(profile, profile_key(plan->game, "lead", NULL).bytes, series->lead,
                              problem);
}

bool settings_keep_plan(Profile *profile, const MatchPlan *plan, Problem *problem)
{
    const Game *game = plan->game;
    bool kept = profile_set_number(profile, profile_key(game, "seats", NULL).bytes,
                                   plan->setup.seats, problem);
    for (unsigned seat = 0; seat < plan->setup.seats; seat++) {
        kept = kept && keep_seat(profile, plan, seat, problem);
    }
    for (unsigned i = 0; i < game->option_count; i++) {
        ProfileKey key = profile_key(game, "option", game->options[i].key);
        kept = kept && profile_set_number(profile, key.bytes, plan->setup.options[i], problem);
    }
    bool in_series = series_fits(game) || series_sums(game);
    return kept && (!in_series || keep_series(profile, plan, problem));
}

bool settings_keep_first(Profile *profile, PersonId id, const char *name, Problem *problem)
{
    for (size_t i = 0; game_uis[i]; i++) {
        const Game *game = game_uis[i]->game;
        if (!profile_set(profile, seat_key(game, "name", 0).bytes, name, problem) ||
            !profile_set_number(profile, seat_key(game, "person", 0).bytes, id, problem)) {
            return false;
        }
    }
    return true;
}
