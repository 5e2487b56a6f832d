/* The scenes about what the profile keeps: finished and unfinished games, statistics, people. */
#include "app_match.h"
#include "scenes_own.h"

#include "base/limits.h"
#include "calendar.h"
#include "core/rng.h"
#include "days.h"
#include "games/registry.h"
#include "puzzle_day.h"
#include "result_facts.h"
#include "statistics_scene.h"

#include <string.h>
#include <time.h>

#define LISTED_MOST 64
#define STANDINGS   9999 /* none is looked for beyond */

/* A finished game of the first person against a computer, or together with it. */
static void keep_finished(App *app, const Game *game, SeatKind level, uint64_t seed, Rng *rng)
{
    Session session;
    Problem problem;
    MatchPlan plan = walk_plan_of(game, 2);
    plan.setup.seed = seed;
    plan.kinds[1] = level;
    plan.people[0] = app->roster.people[0].id;
    session_start(&session, &plan);
    session_keep(&session, app->profile, &problem);
    while (!match_is_over(&session.match)) {
        Action legal[LEGAL_COUNT_MAX];
        Seat seat = seats_first(match_actors(&session.match));
        size_t count = match_legal(&session.match, seat, legal, LEGAL_COUNT_MAX);
        match_act(&session.match, seat, legal[rng_below(rng, (uint32_t)count)]);
    }
    SavedResult result = result_facts(&session.match, session.assisted);
    profile_match_keep_async(app->profile, session.id, &session.match, false, &result);
    profile_wait(app->profile, &problem);
    session_release(&session);
}

static int tile_of(const Game *game)
{
    size_t i = 0;
    while (game_tile_at(i)->game != game) {
        i++;
    }
    return (int)i;
}

/* Of this game, read anew. */
static void show_statistics(const Walk *walk, const Game *game)
{
    walk_go_to(walk, shared_scenes.statistics);
    Scene *scene = scene_top(&walk->app->scenes);
    Numbers *numbers = scene->data;
    numbers->game = tile_of(game);
    scene->kind->back(scene, NULL);
    walk_show(walk, "statistics", game->id, 1);
}

/* Of every game some, as if won by a match that is not kept any more. */
static void show_achievements(const Walk *walk)
{
    App *app = walk->app;
    for (size_t i = 0; i < game_tile_count(); i++) {
        const GameUi *ui = game_tile_at(i);
        size_t own = ui->achievements ? ui->achievements->count : 0;
        for (size_t j = 0; j < own; j += 2) {
            const char *id = ui->achievements->rows[j].id;
            profile_set_number(app->profile, profile_key(ui->game, "achievement", id).bytes, 0,
                               NULL);
        }
        scene_push_achievements(&app->scenes, ui->game);
        scene_change(&app->scenes);
        walk_show(walk, "achievements", ui->game->id, 0);
        scene_pop(&app->scenes);
        scene_change(&app->scenes);
    }
}

/* Statistics of some matches of this game, and the people who played them. */
static void show_records(const Walk *walk, const Game *game)
{
    static const char *const names[] = {"Александра", "王小明", "Maximilian"};
    App *app = walk->app;
    Problem problem;
    walk_show_scene(walk, shared_scenes.statistics, NULL);
    walk_show_scene(walk, shared_scenes.people, NULL);
    for (size_t i = 0; i < sizeof names / sizeof *names && app->roster.count <= i; i++) {
        Person person = roster_draft(&app->roster);
        Text name = text_in(person.name, sizeof person.name);
        text_append(&name, names[i]);
        roster_keep(&app->roster, app->profile, &person, &problem);
    }
    Rng rng = rng_seeded(5);
    for (int i = 0; i < 6; i++) {
        keep_finished(app, game, (SeatKind)(SEAT_EASY + i % 3), (uint64_t)i, &rng);
    }
    show_statistics(walk, game);
    walk_go_to(walk, shared_scenes.people);
    walk_show(walk, "people", NULL, 1);
    scene_push_people(&app->scenes, (PeopleArgs){.picks = true});
    scene_change(&app->scenes);
    walk_show(walk, "people", NULL, 2);
}

/* Forgets the matches of games that are not in the menu: nobody has any in the lists. */
static void forget_unoffered(Profile *profile)
{
    SavedMatch kept[LISTED_MOST];
    size_t count = profile_finished(profile, NULL, 0, kept, LISTED_MOST);
    count += profile_unfinished(profile, 0, kept + count, LISTED_MOST - count);
    for (size_t i = 0; i < count; i++) {
        if (!game_ui_by_id(kept[i].game)->tile) {
            profile_match_delete(profile, kept[i].id, &(Problem){0});
        }
    }
}

/* One match of each game that was just begun. */
static void show_unfinished(const Walk *walk)
{
    for (size_t i = 0; games[i]; i++) {
        if (game_ui_of(games[i])->tile) {
            MatchPlan plan = walk_plan_of(games[i], games[i]->seats_min);
            app_begin_match(walk->app, &plan);
            scene_change(&walk->app->scenes);
        }
    }
    walk_show_scene(walk, shared_scenes.unfinished, NULL);
}

/* The match that was begun last, as another window's. */
static void show_elsewhere(const Walk *walk)
{
    App *app = walk->app;
    app_yield_match(app);
    scene_change(&app->scenes);
    walk_show(walk, shared_scenes.elsewhere->id, NULL, 0);
}

/* Records of a day, of which nothing is left to be computed. */
static void keep_day(App *app, const GameUi *ui, int day, int standing, int helped)
{
    DealPlace place = {DEAL_DAILY, day, ui->game};
    char list[SAVED_WORD_BYTES];
    CampaignDeal deal = {.medal = (int)ui->day->medal(standing),
                         .assisted_medal = (int)ui->day->medal(helped)};
    CampaignDeal standings = {.medal = standing, .assisted_medal = helped};
    Text name = text_in(deal.deal, sizeof deal.deal);
    text_append_number(&name, day);
    memcpy(standings.deal, deal.deal, sizeof deal.deal);
    campaign_record(app->profile, ui->day->list, &deal, NULL);
    Text beside = text_in(list, sizeof list);
    text_append(&beside, ui->day->list);
    text_append(&beside, ".standing");
    campaign_record(app->profile, list, &standings, NULL);
    for (unsigned level = 0; level < 3; level++) {
        progress_keep_par(app->profile, place, level, standing / (int)(4 - level) + 1, NULL);
    }
}

/* The first standing with this medal; some other, where a game has no such medal. */
static int standing_of(const GameUi *ui, Medal medal)
{
    int standing = 1;
    while (standing < STANDINGS && ui->day->medal(standing) != medal) {
        standing++;
    }
    return standing;
}

/* Nothing played; today and some days before it, a medal of each kind, one with help alone; and one
 * of those days. */
static void show_days(const Walk *walk)
{
    App *app = walk->app;
    int today = calendar_day_at((int64_t)time(NULL)), day = today;
    walk_show_scene(walk, shared_scenes.days, NULL);
    for (int back = 0; back < 9; back++, day = calendar_before(day)) {
        for (size_t i = 0; i < game_tile_count(); i++) {
            const GameUi *ui = game_tile_at(i);
            int standing = standing_of(ui, (Medal)((back + (int)i) % 4));
            keep_day(app, ui, day, back % 3 == 2 ? 0 : standing, standing);
            if (back % 2 == 1) {
                puzzle_keep_day_solved(app->profile, ui->game, day, &(Problem){0});
            }
        }
    }
    walk_go_to(walk, shared_scenes.days);
    walk_show(walk, "days", NULL, 1);
    Days *days = scene_top(&app->scenes)->data;
    days_choose(app, days, 2, calendar_before(today));
    walk_show(walk, "days", NULL, 2);
}

/* Random actions to the end; whether the person won. */
static bool plays_out(Session *session, const MatchPlan *plan, uint64_t line)
{
    Outcome outcome;
    Rng rng = rng_seeded(line);
    session_start(session, plan);
    while (!match_is_over(&session->match)) {
        Action legal[LEGAL_COUNT_MAX];
        Seat seat = seats_first(match_actors(&session->match));
        size_t count = match_legal(&session->match, seat, legal, LEGAL_COUNT_MAX);
        match_act(&session->match, seat, legal[rng_below(&rng, (uint32_t)count)]);
    }
    match_outcome(&session->match, &outcome);
    return seats_have(outcome.winners, 0);
}

/* The first stage lost three times. The games are forgotten again. */
static void show_offer(const Walk *walk, const Game *game)
{
    App *app = walk->app;
    Session lost[3];
    Problem problem;
    uint64_t line = 1;
    const CampaignUi *campaign = game_ui_of(game)->campaign;
    if (!campaign || campaign->seats != app->session.plan.setup.seats) {
        return;
    }
    MatchPlan plan = progress_plan((DealPlace){DEAL_STAGE, 0, game});
    plan.setup.seed = plan.setup.seed == SEED_ANY ? 4711 : plan.setup.seed;
    for (size_t i = 0; i < COUNT_OF(lost); i++) {
        for (; plays_out(&lost[i], &plan, line); line++) {
            session_release(&lost[i]);
        }
        session_keep(&lost[i], app->profile, &problem);
    }
    app_exchange_match(app, &lost[0]);
    app_name_seats(app);
    walk_go_to(walk, shared_scenes.result);
    walk_show(walk, "result-help", game->id, plan.setup.seats);
    app_exchange_match(app, &lost[0]);
    app_name_seats(app);
    for (size_t i = 0; i < COUNT_OF(lost); i++) {
        session_forget(&lost[i], app->profile, &problem);
        session_release(&lost[i]);
    }
}

void scenes_shared(const Walk *walk, const Game *game)
{
    App *app = walk->app;
    MatchPlan *plan = &app->session.plan, before = *plan;
    Challenge challenge = {.game = game, .setup = plan->setup, .assisted = true, .is_told = true};
    walk_show_scene(walk, shared_scenes.share, game);
    if (plan->setup.seats > 1 && !session_is_solo(&app->session) && game_ui_of(game)->day) {
        walk_show_scene(walk, shared_scenes.others, game);
    }
    for (Seat seat = 1; seat < plan->setup.seats; seat++) {
        plan->kinds[seat] = SEAT_NORMAL;
    }
    memcpy(challenge.kinds, plan->kinds, sizeof challenge.kinds);
    challenge.standing = challenge_standing(plan, &app->session.match);
    if (challenge.standing > 0) {
        scene_push_challenge(&app->scenes, &challenge);
        scene_change(&app->scenes);
        walk_show(walk, shared_scenes.challenge->id, game->id, plan->setup.seats);
        challenge_keep(app->profile, &challenge, NULL);
        walk_go_to(walk, shared_scenes.result);
        walk_show(walk, "result-challenge", game->id, plan->setup.seats);
    }
    *plan = before;
    show_offer(walk, game);
}

void scenes_kept(const Walk *walk, const Game *game)
{
    forget_unoffered(walk->app->profile);
    walk_show_scene(walk, shared_scenes.finished, NULL);
    show_unfinished(walk);
    show_elsewhere(walk);
    show_records(walk, game);
    show_achievements(walk);
    show_days(walk);
    walk_show_scene(walk, shared_scenes.backup, NULL);
    walk_show_scene(walk, shared_scenes.crash, NULL);
    walk_show_scene(walk, shared_scenes.replace, NULL);
}
