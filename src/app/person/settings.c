/* Keys of the profile: "language", "speed" …, "window.x", "regicide.seats", "regicide.name.0",
 * "regicide.person.0", "regicide.kind.0", "regicide.option.first". Numbers are clamped when read,
 * so a profile that was edited by hand cannot harm. */
#include "settings.h"
#include "ui/window.h"

#include "base/assert.h"
#include "base/text.h"
#include "options.h"

#include <string.h>

static int read_clamped(Profile *profile, const char *key, int otherwise, int low, int high)
{
    int64_t value = profile_get_number(profile, key, otherwise);
    if (value < low) {
        return low;
    }
    return value > high ? high : (int)value;
}

static void read_own(Profile *profile, Settings *settings)
{
    for (size_t i = 0; game_uis[i]; i++) {
        const GameSetting *own = game_uis[i]->setting;
        ASSERT(i < GAME_UIS_MAX);
        if (own) {
            settings->own[i] =
                (uint8_t)read_clamped(profile, own->key, own->initial, 0, own->count - 1);
        }
    }
}

static bool keep_own(Profile *profile, const Settings *settings, Problem *problem)
{
    bool is_kept = true;
    for (size_t i = 0; game_uis[i] && is_kept; i++) {
        const GameSetting *own = game_uis[i]->setting;
        is_kept = !own || profile_set_number(profile, own->key, settings->own[i], problem);
    }
    return is_kept;
}

int settings_own(const Settings *settings, const Game *game)
{
    return settings->own[game_ui_index(game_ui_of(game))];
}

Settings settings_read(Profile *profile)
{
    Settings settings = {
        .speed = (Speed)read_clamped(profile, "speed", SPEED_NORMAL, SPEED_SLOW, SPEED_INSTANT),
        .volume = read_clamped(profile, "volume", 70, 0, 100),
        .music = read_clamped(profile, "music", 25, 0, 100),
        .muted = read_clamped(profile, "muted", 0, 0, 1) != 0,
        .fullscreen = read_clamped(profile, "fullscreen", 0, 0, 1) != 0,
        .large_indices = read_clamped(profile, "indices", 0, 0, 1) != 0,
        .reduced_motion = read_clamped(profile, "calm", 0, 0, 1) != 0,
        .high_contrast = read_clamped(profile, "contrast", 0, 0, 1) != 0,
        .asks_first = read_clamped(profile, "asks", 0, 0, 1) != 0,
        .plays_forced = read_clamped(profile, "forced", 0, 0, 1) != 0,
        .curtain = (CurtainPolicy)read_clamped(profile, "curtain", CURTAIN_ALWAYS, CURTAIN_ALWAYS,
                                               CURTAIN_POLICIES - 1),
        .two_presses = read_clamped(profile, "presses", 0, 0, 1) != 0,
        .coach = (CoachLevel)read_clamped(profile, "coach", COACH_OFF, COACH_OFF, COACH_FULL),
        .text_percent = read_clamped(profile, "text", 100, TEXT_PERCENT_MIN, TEXT_PERCENT_MAX),
    };
    char bytes[16];
    read_own(profile, &settings);
    Text code = text_in(bytes, sizeof bytes);
    settings.has_language =
        profile_get(profile, "language", &code) && language_from_code(bytes, &settings.language);
    return settings;
}

bool settings_keep(Profile *profile, const Settings *settings, Problem *problem)
{
    return profile_set(profile, "language", language_code(settings->language), problem) &&
           profile_set_number(profile, "speed", settings->speed, problem) &&
           profile_set_number(profile, "volume", settings->volume, problem) &&
           profile_set_number(profile, "music", settings->music, problem) &&
           profile_set_number(profile, "muted", settings->muted, problem) &&
           profile_set_number(profile, "fullscreen", settings->fullscreen, problem) &&
           profile_set_number(profile, "indices", settings->large_indices, problem) &&
           profile_set_number(profile, "calm", settings->reduced_motion, problem) &&
           profile_set_number(profile, "contrast", settings->high_contrast, problem) &&
           profile_set_number(profile, "asks", settings->asks_first, problem) &&
           profile_set_number(profile, "forced", settings->plays_forced, problem) &&
           profile_set_number(profile, "curtain", settings->curtain, problem) &&
           profile_set_number(profile, "presses", settings->two_presses, problem) &&
           profile_set_number(profile, "coach", settings->coach, problem) &&
           profile_set_number(profile, "text", settings->text_percent, problem) &&
           keep_own(profile, settings, problem);
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
