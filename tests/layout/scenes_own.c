/* The scenes that only one game has, and its own moments at the table. */
#include "scenes_own.h"
#include "app_match.h"
#include "asking.h"
#include "clash/build.h"
#include "course.h"
#include "direnjie/commands.h"
#include "side.h"
#include "tables/table_commands.h"

#include "loop.h"

#include "base/assert.h"
#include "base/limits.h"
#include "direnjie/notebook/pages.h"
#include "games/claim.h"
#include "games/clash.h"
#include "games/clash_campaign.h"
#include "games/direnjie.h"
#include "games/regicide.h"
#include "games/regicide_campaign.h"
#include "progress.h"
#include "regicide/parts/talk.h"
#include "regicide/pieces.h"
#include "storage/campaign.h"

#define W5 ((Card)30)
#define L5 ((Card)45)

/* The last turn as one in which two cards that the person saw were drawn from the deck, and two
 * from a seat: as many as a cell ever has to hold. */
static void draw_twice(NotebookPanel *panel)
{
    NotebookHistory *history = &panel->history;
    Seat from[] = {DIRENJIE_FROM_DECK, (Seat)(panel->view.seat == 0)};
    for (unsigned i = 0; i < history->count && i < COUNT_OF(from); i++) {
        NotebookAsk *ask = &history->asks[history->count - 1 - i];
        bool has_deck = direnjie_notebook_has(&panel->view.table, 0, NOTEBOOK_DECK);
        ask->asker = panel->view.seat;
        ask->draws = has_deck || i > 0 ? 2 : 0;
        for (unsigned k = 0; k < ask->draws; k++) {
            ask->drawn_from[k] = from[i];
            ask->drawn[k] = k ? L5 : W5;
        }
    }
}

/* Both pages of the notebook, the grid with a cell in pencil. */
void scenes_own_panel(const Walk *walk, Play *play, int number)
{
    const char *game = play->app->session.match.game->id;
    walk_press(play, &direnjie_command_notebook);
    walk_show(walk, "notebook", game, number);
    NotebookPanel *panel = notebook_of(play);
    app_lay_out(walk->app); /* the panel reads what was played, whether or not it is looked at */
    const NotebookHistory told = panel->history;
    draw_twice(panel);
    walk_press(play, &direnjie_command_doubt);
    walk_show(walk, "notebook-cell", game, number);
    panel->shows_asks = true;
    walk_show(walk, "notebook-asks", game, number);
    panel->shows_asks = false;
    panel->history = told;
    walk_press(play, &direnjie_command_notebook);
}

/* The public question to whoever is asked for a card, while the asker has the screen. */
static void show_question(const Walk *walk, Play *play)
{
    SceneStack *scenes = &walk->app->scenes;
    Seat actor = seats_first(match_actors(&play->app->session.match));
    DirenjieView view;
    match_view(&play->app->session.match, actor, &view);
    Seat viewer = play->viewer;
    play->viewer = view.table.active;
    bool is_asked = play_ask_blind(play, actor);
    play->viewer = viewer;
    if (!is_asked) {
        return;
    }
    scene_change(scenes);
    walk_show(walk, "question", direnjie_game.id, play->app->session.match.setup.seats);
    play_watch(play);
    scene_pop(scenes);
    scene_change(scenes);
}

static bool is_naming(const Session *session, Seat actor)
{
    RegicideView view;
    match_view(&session->match, 0, &view);
    return view.table.phase == REGICIDE_NAMING && seats_have(match_actors(&session->match), actor);
}

/* A match in which a computer at seat 1 has played a jester. */
static Play *begin_naming(const Walk *walk)
{
    Rng rng = rng_seeded(4);
    MatchPlan plan = walk_plan_of(&regicide_game, 4);
    plan.kinds[1] = plan.kinds[2] = plan.kinds[3] = SEAT_EASY;
    for (;; plan.setup.seed++) {
        Play *play = walk_begin(walk, &plan);
        while (walk_advance(play, &rng, 1)) {
            if (is_naming(&walk->app->session, 1)) {
                return play;
            }
        }
        app_drop_match(walk->app);
    }
}

/* After that jester, with what the others have said. */
static void show_talk(const Walk *walk)
{
    Play *play = begin_naming(walk);
    play->viewer = 0;
    play_watch(play);
    play_show_now(play);
    *talk_of(play) = (Talk){.position = walk->app->session.match.position, .asked = SEAT_NONE};
    talk_say(play, 2, WISH_GO);
    talk_say(play, 3, WISH_NOT);
    ASSERT(play_waits_for_words(play));
    walk_show(walk, "talk", regicide_game.id, 4);
    app_drop_match(walk->app);
}

/* Each phase of Di Renjie once, as far as random play comes to it. */
static void show_phases(const Walk *walk, Play *play, Rng *rng)
{
    unsigned shown = 1u << DIRENJIE_ASKING;
    DirenjieView view;
    do {
        match_view(&play->app->session.match, play->viewer, &view);
        if (shown >> view.table.phase & 1) {
            continue;
        }
        shown |= 1u << view.table.phase;
        walk_show_table(walk, play, 10 + view.table.phase);
        show_question(walk, play);
    } while (walk_advance(play, rng, 1));
}

/* A map with every kind of medal, of which the fifth stage is due. */
static void show_campaign(const Walk *walk)
{
    CampaignDeal reached[] = {{"", MEDAL_GOLD, MEDAL_GOLD},
                              {"", MEDAL_SILVER, MEDAL_NONE},
                              {"", MEDAL_BRONZE, MEDAL_GOLD},
                              {"", MEDAL_NONE, MEDAL_SILVER}};
    for (size_t i = 0; i < sizeof reached / sizeof *reached; i++) {
        Text seed = text_in(reached[i].deal, sizeof reached[i].deal);
        text_append_number(&seed, regicide_deals[i].seed);
        campaign_record(walk->app->profile, "regicide-deals", &reached[i], NULL);
    }
    walk_show_scene(walk, &scene_campaign, NULL);
    campaign_reset(walk->app->profile, "regicide-deals", NULL);
}

/* Towers of every height, of which one was climbed with help. */
static void show_ladder(const Walk *walk)
{
    static const CampaignDeal reached[] = {{"1.0", 3, 0}, {"1.1", 3, 3}, {"2.0", 0, 3},
                                           {"3.4", 0, 0}, {"4.5", 3, 0}, {"draft.2", 3, 0}};
    for (size_t i = 0; i < sizeof reached / sizeof *reached; i++) {
        campaign_record(walk->app->profile, "clash", &reached[i], NULL);
    }
    walk_show_scene(walk, game_ui_of(&clash_game)->campaign->scene, NULL);
    campaign_reset(walk->app->profile, "clash", NULL);
}

/* The ladder is climbed, and two bosses are beaten: the third, who was met, waits. */
static void show_tower(const Walk *walk)
{
    static const CampaignDeal bosses[] = {{"boss.1", 3, 0}, {"boss.2", 1, 2}, {"boss.3", 0, 0}};
    for (int stage = 0; stage < CLASH_STAGES; stage++) {
        CampaignDeal won = {.medal = MEDAL_GOLD};
        Text name = text_in(won.deal, sizeof won.deal);
        game_ui_of(&clash_game)->campaign->record_name(stage, &name);
        campaign_record(walk->app->profile, "clash", &won, NULL);
    }
    for (size_t i = 0; i < sizeof bosses / sizeof *bosses; i++) {
        campaign_record(walk->app->profile, "clash", &bosses[i], NULL);
    }
    walk_show_scene(walk, game_ui_of(&clash_game)->campaign->scene, NULL);
    campaign_reset(walk->app->profile, "clash", NULL);
}

/* One rival beaten, one with help, and one who was met. */
static void show_tour(const Walk *walk)
{
    static const CampaignDeal won[] = {{"1.1", 3, 0}, {"1.2", 3, 0}, {"1.3", 3, 0}, {"2.1", 0, 3},
                                       {"2.2", 0, 3}, {"2.3", 0, 0}, {"3.1", 0, 0}};
    static const CampaignDeal stood[] = {{"1.1", 10, 0}, {"1.2", 11, 0}, {"1.3", 12, 0},
                                         {"2.1", 0, 10}, {"2.2", 0, 10}, {"2.3", 2, 0},
                                         {"3.1", 3, 0}};
    for (size_t i = 0; i < sizeof won / sizeof *won; i++) {
        campaign_record(walk->app->profile, "claim-tour", &won[i], NULL);
        campaign_record(walk->app->profile, "claim-tour.standing", &stood[i], NULL);
    }
    walk_show_scene(walk, game_ui_of(&claim_game)->campaign->scene, NULL);
    campaign_reset(walk->app->profile, "claim-tour", NULL);
    campaign_reset(walk->app->profile, "claim-tour.standing", NULL);
}

/* One case solved for gold, one with help, and one that was not solved. */
static void show_cases(const Walk *walk)
{
    static const CampaignDeal won[] = {{"1.1", 0, 0}, {"1.2", 3, 0}, {"2.1", 0, 2}, {"3.1", 0, 0}};
    for (size_t i = 0; i < sizeof won / sizeof *won; i++) {
        campaign_record(walk->app->profile, "direnjie-cases", &won[i], NULL);
    }
    walk_show_scene(walk, game_ui_of(&direnjie_game)->campaign->scene, NULL);
    campaign_reset(walk->app->profile, "direnjie-cases", NULL);
}

/* None; then a whole one with a long name, one that is empty, and one that a computer may take. */
static void show_decks(const Walk *walk)
{
    static const OwnDecks some = {.items = {{"Everything that comes back again", UINT64_C(0x3FF)},
                                            {"", 0},
                                            {"Third", UINT64_C(0xFFC00)}},
                                  .count = 3};
    walk_show_scene(walk, &scene_decks, NULL);
    own_decks_keep(walk->app->profile, &some, NULL);
    walk_show_scene(walk, &scene_decks, NULL);
    own_decks_keep(walk->app->profile, &(OwnDecks){.count = 0}, NULL);
}

/* Before the first enemy, and in the middle of a game. */
static void show_companion(const Walk *walk)
{
    static const char *const kept[] = {"1;", "3;JC;8C;5D AS;", "4;JC;TC;"};
    for (size_t i = 0; i < sizeof kept / sizeof *kept; i++) {
        profile_set(walk->app->profile, "companion", kept[i], NULL);
        walk_go_to(walk, &scene_companion);
        walk_show(walk, "companion", NULL, (int)i + 1);
    }
}

/* The seats screen with all that can be set for a game against the automaton. */
static void show_variables(const Walk *walk)
{
    Problem problem;
    MatchPlan plan =
        progress_plan((DealPlace){DEAL_STAGE, clash_stage(3, CLASH_LEVELS), &clash_game});
    settings_keep_plan(walk->app->profile, &plan, &problem);
    walk_show_scene(walk, shared_scenes.seats, &clash_game);
}

/* Tricks of the second phase that are over; below 0: it has not begun. */
static int claim_support_tricks(const Play *play)
{
    ClaimView view;
    match_view(&play->app->session.match, play->viewer, &view);
    if (view.table.phase == CLAIM_RECRUIT) {
        return -1;
    }
    return view.table.trick - 1;
}

static void show_browse(const Walk *walk, Play *play, unsigned zone, int number)
{
    table_browse(play->table, zone);
    walk_show(walk, "browse", claim_game.id, number);
    scene_key(&walk->app->scenes, press_of(&command_back));
}

static void show_memory(const Walk *walk, Play *play, int number)
{
    walk_press(play, &table_command_memory);
    walk_show(walk, "browse", claim_game.id, number);
    walk_press(play, &table_command_memory);
}

#define SUPPORT_MOMENT 20 /* of tables of the second phase: a multiple of 10 and the tricks */

/* The listed cards of Claim, in both phases, what is known of all others, and the table of the
 * second phase when it begins and later. */
static void show_claim(const Walk *walk, Play *play, Rng *rng)
{
    static const int tricks[] = {0, 3, 9};
    show_browse(walk, play, CLAIM_DISCARD, 1);
    show_memory(walk, play, 3);
    for (size_t i = 0; i < sizeof tricks / sizeof *tricks; i++) {
        while (claim_support_tricks(play) < tricks[i] && walk_advance(play, rng, 1)) {
        }
        walk_show_table(walk, play, SUPPORT_MOMENT + tricks[i]);
    }
    show_browse(walk, play, CLAIM_SCORE + play->viewer, 2);
    show_memory(walk, play, 4);
}

void scenes_own_options(const Game *game, Setup *setup)
{
    if (game == &direnjie_game) {
        setup->options[DIRENJIE_KILLER] = setup->seats == 3 || setup->seats == 5;
        setup->options[DIRENJIE_TEAMS] = 2 * (setup->seats == 4);
    }
}

void scenes_own_moments(const Walk *walk, Play *play, Rng *rng)
{
    if (play->app->session.match.game == &claim_game) {
        show_claim(walk, play, rng);
    }
    if (play->app->session.match.game == &direnjie_game) {
        show_phases(walk, play, rng);
    }
}

/* A duel or a solo game of Clash that makes its decks: first of its decisions and the middle. */
static void show_format(const Walk *walk, uint8_t seats, ClashFormat format)
{
    static const int moments[] = {0, 5, 10, 7};
    Rng rng = rng_seeded(seats);
    MatchPlan plan = walk_plan_of(&clash_game, seats);
    plan.setup.options[CLASH_OPTION_FORMAT] = (int32_t)format;
    plan.setup.options[CLASH_OPTION_MODE] = CLASH_DUEL;
    if (seats == 1) {
        plan.setup.options[CLASH_OPTION_MODE] = CLASH_SOLO;
    }
    Play *play = walk_begin(walk, &plan);
    for (size_t i = 0; i < sizeof moments / sizeof moments[0]; i++) {
        walk_advance(play, &rng, moments[i]);
        int number = seats * 100 + (int)format * 10 + (int)i;
        walk_show(walk, "setup", clash_game.id, number);
        walk_press(play, &table_command_picks[0]);
        walk_show(walk, "setup-picked", clash_game.id, number);
        scene_key(&play->app->scenes, press_of(&command_back));
        play->overlay = OVERLAY_NONE;
    }
    app_drop_match(walk->app);
}

/* What the moments are of which a game of Clash seldom has one. */
typedef bool (*IsMoment)(const ClashTable *table);

static bool orders_returns(const ClashTable *table)
{
    return table->phase == CLASH_RETURNING;
}

/* Between two attacks, where an incantation could be cast. */
static bool awaits_strike(const ClashTable *table)
{
    return table->phase == CLASH_ATTACKING && table->turn > 4 && clash_has_attacker(table);
}

static bool holds_most(const ClashTable *table)
{
    return table->turn > 0 && table->sides[table->active].hand_count == CLASH_HAND_MAX;
}

static bool has_come(const Play *play, IsMoment is_moment)
{
    ClashView view;
    match_view(&play->app->session.match, play->viewer, &view);
    return is_moment(&view.table);
}

static void show_moment(const Walk *walk, const char *kind, IsMoment is_moment)
{
    Rng rng = rng_seeded(3);
    MatchPlan plan = walk_plan_of(&clash_game, 2);
    for (bool is_found = false; !is_found; plan.setup.seed++) {
        Play *play = walk_begin(walk, &plan);
        while (!has_come(play, is_moment) && walk_advance(play, &rng, 1)) {
        }
        is_found = has_come(play, is_moment);
        if (is_found) {
            walk_show(walk, kind, clash_game.id, 2);
        }
        app_drop_match(walk->app);
    }
}

void scenes_own_beginnings(const Walk *walk, const Game *game)
{
    if (game != &clash_game) {
        return;
    }
    show_format(walk, 1, CLASH_DRAFT);
    show_format(walk, 2, CLASH_DRAFT);
    show_format(walk, 2, CLASH_CONSTRUCTED);
    show_moment(walk, "returning", orders_returns);
    show_moment(walk, "assault", awaits_strike);
    show_moment(walk, "crowded", holds_most);
}

void scenes_own(const Walk *walk)
{
    show_talk(walk);
    show_campaign(walk);
    show_ladder(walk);
    show_tower(walk);
    show_tour(walk);
    show_cases(walk);
    show_decks(walk);
    show_variables(walk);
    show_companion(walk);
}
