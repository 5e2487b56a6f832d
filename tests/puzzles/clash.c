/* The puzzles of duels of Clash of Decks: one turn in which one line of summons, incantations and
 * attacks alone destroys so many units, makes the Bastion fall, or wins. What the other side holds
 * plays no part in it. A search finds the lines; why a line is right is then written by hand. */
#include "bots/bot.h"
#include "clash_proof.h"
#include "clash_shown.h"
#include "core/notation.h"
#include "words.h"

#include <stdlib.h>

#define LINE_MOST   30
#define FEWEST      5 /* legal actions that make a question */
#define LINE_BYTES  1024
#define WORDS_BYTES 256

static const ClashState *state_at(const Match *match, size_t position)
{
    return buffer_at(&match->states, position);
}

static bool is_begin_of_turn(const Match *match, size_t from)
{
    const ClashState *start = state_at(match, from);
    if (start->table.phase != CLASH_SUMMONING || start->table.active != PERSON) {
        return false;
    }
    return from == 0 || state_at(match, from - 1)->table.turn != start->table.turn;
}

static bool reaches_after(ClashProof *proof, const ClashState *state, Action action)
{
    ClashState after = *state;
    clash_game.apply(&after, PERSON, action, NULL);
    return clash_reaches(proof, &after) && !proof->gave_up;
}

static ClashProof *proof_of(const ClashState *start, ClashAim aim, unsigned units)
{
    ClashProof *proof = malloc(sizeof *proof);
    clash_proof_init(proof, start, (ClashGoal){aim, units});
    return proof;
}

static bool reaches(const Match *match, size_t from, Action action, ClashAim aim, unsigned units)
{
    if (!is_begin_of_turn(match, from)) {
        return false;
    }
    ClashProof *proof = proof_of(state_at(match, from), aim, units);
    bool found = reaches_after(proof, match_state(match), action);
    free(proof);
    return found;
}

static bool pair_reaches(const Match *match, size_t from, Action action)
{
    return reaches(match, from, action, CLASH_AIM_DESTROY, 2);
}

static bool three_reaches(const Match *match, size_t from, Action action)
{
    return reaches(match, from, action, CLASH_AIM_DESTROY, 3);
}

static bool four_reaches(const Match *match, size_t from, Action action)
{
    return reaches(match, from, action, CLASH_AIM_DESTROY, 4);
}

static bool six_reaches(const Match *match, size_t from, Action action)
{
    return reaches(match, from, action, CLASH_AIM_DESTROY, 6);
}

static bool topple_reaches(const Match *match, size_t from, Action action)
{
    return reaches(match, from, action, CLASH_AIM_TOPPLE, 0);
}

static bool win_reaches(const Match *match, size_t from, Action action)
{
    return reaches(match, from, action, CLASH_AIM_WIN, 0);
}

/* Finding. */

static Action only(ClashProof *proof, const ClashState *state)
{
    Action legal[LEGAL_COUNT_MAX], right = ACTION_NONE;
    size_t count = clash_game.legal(state, PERSON, legal, LEGAL_COUNT_MAX);
    for (size_t i = 0; i < count; i++) {
        if (reaches_after(proof, state, legal[i])) {
            if (right != ACTION_NONE) {
                return ACTION_NONE;
            }
            right = legal[i];
        }
    }
    return right;
}

/* Writes the line behind its first action; whether each of its decisions has one right answer. */
static bool follow(ClashProof *proof, Action right, Text *line, size_t *decisions)
{
    ClashState state = proof->start;
    Action legal[LEGAL_COUNT_MAX];
    Action action = right;
    *decisions = 1;
    for (unsigned i = 0; i < LINE_MOST; i++) {
        Seat actor = seats_first(clash_game.actors(&state));
        size_t count = clash_game.legal(&state, actor, legal, LEGAL_COUNT_MAX);
        if (i > 0) {
            action = actor == PERSON ? only(proof, &state) : legal[0];
            if (action == ACTION_NONE) {
                return false;
            }
            words_action(line, &clash_game, action);
            *decisions += actor == PERSON && count > 1;
        }
        clash_game.apply(&state, actor, action, NULL);
        if (clash_has_reached(proof, &state)) {
            return true;
        }
    }
    return false;
}

static Action greedy(const Match *match)
{
    ClashView view;
    match_view(match, PERSON, &view);
    BotRequest request = {
        .game = &clash_game, .view = &view, .seat = PERSON, .level = BOT_GREEDY, .seed = 1};
    return bot_choose(&request);
}

static int mana_of(Action action)
{
    bool summons = action_verb(action) == CLASH_SUMMON;
    return summons ? clash_facts[action_operand(action, 0)].mana : 0;
}

/* What the greedy player would do; where that is right, the dearest summon beside it. */
static Action tempting_of(const Match *match, Action right)
{
    Action legal[LEGAL_COUNT_MAX], best = greedy(match);
    if (best != right) {
        return best;
    }
    size_t count = match_legal(match, PERSON, legal, LEGAL_COUNT_MAX);
    for (size_t i = 0; i < count; i++) {
        if (legal[i] != right && (best == right || mana_of(legal[i]) > mana_of(best))) {
            best = legal[i];
        }
    }
    return best;
}

static bool find(const Match *match, Action right, Found *out, ClashAim aim, unsigned units)
{
    Action legal[LEGAL_COUNT_MAX];
    size_t count = match_legal(match, PERSON, legal, LEGAL_COUNT_MAX), decisions;
    ClashProof *proof = proof_of(match_state(match), aim, units);
    bool follows = follow(proof, right, &out->right_line, &decisions);
    free(proof);
    if (!follows || count < FEWEST) {
        return false;
    }
    static const char *const goals[] = {"GOAL_DESTROY", "GOAL_TOPPLE, NULL", "GOAL_WIN, NULL"};
    out->tempting = tempting_of(match, right);
    out->level = words_level(decisions, count, greedy(match) != right);
    text_append(&out->why, "WHY_, NULL");
    text_append(&out->mistake, "MISTAKE_, NULL");
    if (aim == CLASH_AIM_DESTROY) {
        words_begin(&out->goal, goals[aim]);
        words_number(&out->goal, units);
        words_end(&out->goal);
    } else {
        text_append(&out->goal, goals[aim]);
    }
    return true;
}

static bool pair_find(const Match *match, Action right, Found *out)
{
    return find(match, right, out, CLASH_AIM_DESTROY, 2);
}

static bool three_find(const Match *match, Action right, Found *out)
{
    return find(match, right, out, CLASH_AIM_DESTROY, 3);
}

static bool four_find(const Match *match, Action right, Found *out)
{
    return find(match, right, out, CLASH_AIM_DESTROY, 4);
}

static bool six_find(const Match *match, Action right, Found *out)
{
    return find(match, right, out, CLASH_AIM_DESTROY, 6);
}

static bool topple_find(const Match *match, Action right, Found *out)
{
    return find(match, right, out, CLASH_AIM_TOPPLE, 0);
}

static bool win_find(const Match *match, Action right, Found *out)
{
    return find(match, right, out, CLASH_AIM_WIN, 0);
}

/* A small puzzle of one ability: two units are to be destroyed, few stand there, and nothing but
 * this ability decides it; or, of Indestructible, an incantation that would be strong enough tempts
 * and is stopped. */

#define FEW_UNITS   6
#define EARLY       40 /* actions before it */
#define FEW_ACTIONS 12 /* of its line */

static ClashAbilitySet shown_by(const Match *match, const char *line)
{
    ClashState state = *(const ClashState *)match_state(match);
    ClashShown shown = {0};
    Action action;
    for (unsigned i = 0; i < FEW_ACTIONS && puzzle_line_next(&clash_game, &line, &action); i++) {
        Seat actor = seats_first(clash_game.actors(&state));
        clash_shown_add(&shown, &state, actor, action);
        clash_game.apply(&state, actor, action, NULL);
    }
    return shown.abilities;
}

static ClashAbilitySet shown_at_once(const Match *match, Action action)
{
    ClashShown shown = {0};
    clash_shown_add(&shown, match_state(match), PERSON, action);
    return shown.abilities;
}

/* An incantation that an Indestructible unit stops. */
static Action stopped_cast(const Match *match, Action right)
{
    Action legal[LEGAL_COUNT_MAX];
    size_t count = match_legal(match, PERSON, legal, LEGAL_COUNT_MAX);
    for (size_t i = 0; i < count; i++) {
        if (legal[i] != right && action_verb(legal[i]) == CLASH_CAST &&
            shown_at_once(match, legal[i]) == clash_ability_bit(CLASH_INDESTRUCTIBLE)) {
            return legal[i];
        }
    }
    return ACTION_NONE;
}

static bool is_small(const Match *match)
{
    const ClashState *state = match_state(match);
    return match->position <= EARLY &&
           clash_units(&state->table, 0) + clash_units(&state->table, 1) <= FEW_UNITS;
}

static bool ability_find(const Match *match, Action right, Found *out, ClashAbility ability)
{
    char bytes[LINE_BYTES];
    Text line = text_in(bytes, sizeof bytes);
    if (!is_small(match) || !pair_find(match, right, out)) {
        return false;
    }
    notation_write(&clash_game, right, &line);
    text_append(&line, "; ");
    text_append(&line, out->right_line.bytes);
    ClashAbilitySet shown = shown_by(match, bytes), rage = clash_ability_bit(CLASH_RAGE);
    out->level = 1;
    out->goal = text_in(out->goal.bytes, WORDS_BYTES);
    words_begin(&out->goal, "GOAL_ABILITY");
    words_word(&out->goal, ability);
    words_number(&out->goal, 2);
    words_end(&out->goal);
    if (ability == CLASH_INDESTRUCTIBLE) {
        Action stopped = stopped_cast(match, right);
        out->tempting = stopped == ACTION_NONE ? out->tempting : stopped;
        return stopped != ACTION_NONE;
    }
    return (shown | rage) == (clash_ability_bit(ability) | rage) && shown != 0;
}

static bool splash_find(const Match *match, Action right, Found *out)
{
    return ability_find(match, right, out, CLASH_SPLASH);
}

static bool perforation_find(const Match *match, Action right, Found *out)
{
    return ability_find(match, right, out, CLASH_PERFORATION);
}

static bool rage_find(const Match *match, Action right, Found *out)
{
    return ability_find(match, right, out, CLASH_RAGE);
}

static bool protection_find(const Match *match, Action right, Found *out)
{
    return ability_find(match, right, out, CLASH_PROTECTION);
}

static bool berserk_find(const Match *match, Action right, Found *out)
{
    return ability_find(match, right, out, CLASH_BERSERK);
}

static bool indestructible_find(const Match *match, Action right, Found *out)
{
    return ability_find(match, right, out, CLASH_INDESTRUCTIBLE);
}

static bool sprint_find(const Match *match, Action right, Found *out)
{
    return ability_find(match, right, out, CLASH_SPRINT);
}

/* Each pair of decks in turn. */
static Setup setup(uint64_t seed)
{
    Setup setup = setup_initial(&clash_game, CLASH_SIDES, seed);
    unsigned mine = (unsigned)(seed % 4), other = (mine + 1 + (unsigned)(seed / 4 % 3)) % 4;
    setup.options[CLASH_OPTION_DECKS] = (int32_t)((mine + 1) | (other + 1) << 8);
    setup.options[CLASH_OPTION_FIRST] = PERSON;
    return setup;
}

static const PuzzleKind kinds[] = {
    {"pair", pair_reaches, pair_find},       {"three", three_reaches, three_find},
    {"four", four_reaches, four_find},       {"six", six_reaches, six_find},
    {"topple", topple_reaches, topple_find}, {"win", win_reaches, win_find},
    {"splash", pair_reaches, splash_find},   {"perforation", pair_reaches, perforation_find},
    {"rage", pair_reaches, rage_find},       {"protection", pair_reaches, protection_find},
    {"berserk", pair_reaches, berserk_find}, {"indestructible", pair_reaches, indestructible_find},
    {"sprint", pair_reaches, sprint_find},
};

const PuzzleChecks clash_checks = {&clash_game, kinds, sizeof kinds / sizeof *kinds, setup};
