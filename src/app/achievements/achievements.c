/* "<game>.achievement.<id>" holds the number of the match, 0 where there is none. */
#include "achievements.h"

#include "base/limits.h"
#include "games/registry.h"
#include "lesson_progress.h"
#include "progress.h"
#include "puzzle_record.h"

#define SEARCHED     "achievements.searched"
#define NOT_WON      (-1)
#define SEARCH_BATCH 4

#define PUZZLES_ASKED 30 /* as its words say */

enum { LESSON, PUZZLES, DAY, STAGE, LAST_STAGE, SHARED };

static const Achievement shared[SHARED] = {
    [LESSON] = {"lesson", N_("Well taught"), N_("Play every chapter of the lesson.")},
    [PUZZLES] = {"puzzles", N_("Puzzle solver"), N_("Solve 30 puzzles.")},
    [DAY] = {"day", N_("Gold of a day"), N_("Win gold in the deal of a day.")},
    [STAGE] = {"stage", N_("On the road"), N_("Win a stage of the campaign.")},
    [LAST_STAGE] = {"last-stage", N_("Journey’s end"), N_("Win the last stage of the campaign.")},
};

static size_t own_count(const GameUi *ui)
{
    return ui->achievements ? ui->achievements->count : 0;
}

size_t achievement_count(const GameUi *ui)
{
    return ui->achievements ? ui->achievements->count + SHARED : 0;
}

const Achievement *achievement_at(const GameUi *ui, size_t index)
{
    size_t own = own_count(ui);
    return index < own ? &ui->achievements->rows[index] : &shared[index - own];
}

static ProfileKey key_of(const GameUi *ui, size_t index)
{
    return profile_key(ui->game, "achievement", achievement_at(ui, index)->id);
}

bool achievement_is_won(Profile *profile, const GameUi *ui, size_t index, MatchId *match)
{
    int64_t kept = profile_get_number(profile, key_of(ui, index).bytes, NOT_WON);
    if (match) {
        *match = kept == NOT_WON ? 0 : kept;
    }
    return kept != NOT_WON;
}

/* What is new of these, if it could be kept: all at once, since a frame waits for the disk. */
static uint32_t keep(Profile *profile, const GameUi *ui, uint32_t proven, MatchId match)
{
    ProfileKey keys[ACHIEVEMENTS_MAX];
    ProfileValue values[ACHIEVEMENTS_MAX];
    char bytes[SAVED_WORD_BYTES];
    Text number = text_in(bytes, sizeof bytes);
    uint32_t fresh = 0;
    size_t count = 0;
    text_append_number(&number, match);
    for (size_t i = 0; i < achievement_count(ui); i++) {
        if ((proven >> i & 1) != 0 && !achievement_is_won(profile, ui, i, NULL)) {
            fresh |= UINT32_C(1) << i;
            keys[count] = key_of(ui, i);
            values[count] = (ProfileValue){keys[count].bytes, bytes};
            count++;
        }
    }
    bool is_kept = count == 0 || profile_set_all(profile, values, count, NULL);
    return is_kept ? fresh : 0;
}

static bool is_taught(Profile *profile, const GameUi *ui)
{
    unsigned chapters = ui->lesson ? ui->lesson->chapter_count : 0;
    return chapters > 0 && lesson_read_learnt(profile, ui->game) == (1u << chapters) - 1;
}

static bool is_solver(Profile *profile, const GameUi *ui)
{
    return ui->puzzles && puzzle_count_solved(profile, ui->game, ui->puzzles) >= PUZZLES_ASKED;
}

uint32_t achievements_note_learning(Profile *profile, const GameUi *ui)
{
    const bool won[] = {[LESSON] = is_taught(profile, ui), [PUZZLES] = is_solver(profile, ui)};
    if (!ui->achievements) {
        return 0;
    }
    return keep(profile, ui, achievement_mask(won, COUNT_OF(won)) << own_count(ui), 0);
}

/* A medal that the day gives for this match alone. */
static bool is_golden_day(const GameUi *ui, const MatchPlan *plan, const Match *match)
{
    return ui->day && progress_place(plan).kind == DEAL_DAILY &&
           ui->day->medal(ui->day->standing(match, 0)) == MEDAL_GOLD;
}

static bool is_won_stage(const GameUi *ui, DealPlace place, const Match *match)
{
    return place.kind == DEAL_STAGE && ui->campaign->medal(match) != MEDAL_NONE;
}

/* What belongs to all games that have days and campaigns. */
static uint32_t prove_place(const GameUi *ui, const MatchPlan *plan, const Match *match)
{
    DealPlace place = progress_place(plan);
    bool is_stage = is_won_stage(ui, place, match);
    const bool won[SHARED] = {
        [DAY] = is_golden_day(ui, plan, match),
        [STAGE] = is_stage,
        [LAST_STAGE] = is_stage && place.number >= ui->campaign->stages - ui->campaign->last,
    };
    return achievement_mask(won, SHARED) << own_count(ui);
}

/* Of a match that is over, for each of these seats. */
static uint32_t prove(const GameUi *ui, const MatchPlan *plan, const Match *match, SeatSet people)
{
    AchievementMatch asked = {.match = match};
    uint32_t proven = prove_place(ui, plan, match);
    match_outcome(match, &asked.outcome);
    for (asked.seat = 0; asked.seat < match->setup.seats; asked.seat++) {
        if (seats_have(people, asked.seat)) {
            proven |= ui->achievements->prove(&asked);
        }
    }
    return proven;
}

/* By the official rules, and nobody knew the cards; but a stage that is always the same is there to
 * be tried again. */
static bool is_fair(const MatchPlan *plan)
{
    return setup_is_official(plan->game, &plan->setup) &&
           (plan->deal != DEAL_KNOWN || progress_is_fixed(progress_place(plan)));
}

uint32_t achievements_note(Profile *profile, const Session *session)
{
    const GameUi *ui = game_ui_of(session->plan.game);
    bool counts = ui->achievements && session_is_kept(session) && !session->assisted &&
                  match_is_over(&session->match) && is_fair(&session->plan);
    if (!counts) {
        return 0;
    }
    uint32_t proven = prove(ui, &session->plan, &session->match, session->people);
    return keep(profile, ui, proven, session->id);
}

static void ask_kept(Profile *profile, const SavedMatch *saved)
{
    Match match;
    const GameUi *ui = game_ui_by_id(saved->game);
    bool counts = ui->achievements && !saved->assisted && !saved->uncounted;
    if (!counts || !profile_match_load(profile, saved, ui->game, &match, NULL)) {
        return;
    }
    MatchPlan plan = session_plan_of(ui->game, &saved->setup, saved->seats);
    plan.deal = saved->deal;
    if (match_is_over(&match) && is_fair(&plan)) {
        keep(profile, ui, prove(ui, &plan, &match, plan_people(&plan)), saved->id);
    }
    match_release(&match);
}

static void note_all_learning(Profile *profile)
{
    for (size_t i = 0; i < game_tile_count(); i++) {
        achievements_note_learning(profile, game_tile_at(i));
    }
}

bool achievements_search(Profile *profile, AchievementSearch *search)
{
    SavedMatch saved[SEARCH_BATCH];
    if (profile_get_number(profile, SEARCHED, 0) != 0) {
        return false;
    }
    size_t count = profile_finished(profile, NULL, search->skip, saved, SEARCH_BATCH);
    for (size_t i = 0; i < count; i++) {
        ask_kept(profile, &saved[i]);
    }
    search->skip += count;
    if (count == 0) {
        note_all_learning(profile);
        profile_set_number(profile, SEARCHED, 1, NULL);
    }
    return count > 0;
}
