/* The puzzles of duels of Clash of Decks: one turn in which one line of summons, incantations and
 * attacks alone destroys so many units, makes the Bastion fall, or wins. What the other side holds
 * plays no part in it. A search finds the lines and says what falls; of those that were chosen by
 * hand, why they are right is written by hand. */
#include "bots/bot.h"
#include "clash_proof.h"
#include "clash_shown.h"
#include "core/notation.h"
#include "words.h"

#include <stdlib.h>
#include <string.h>

#define LINE_MOST   30
#define PLAYED_MOST 3 /* cards of a line that its words name */
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

/* The last one is kept: all actions of a turn are asked about one after another. */
static ClashProof *kept_proof(const ClashState *start, ClashAim aim, unsigned units)
{
    static ClashProof *kept;
    if (!kept) {
        kept = proof_of(start, aim, units);
    }
    bool is_other = memcmp(&kept->start, start, sizeof *start) != 0 || kept->goal.aim != aim ||
                    kept->goal.units != units;
    if (is_other || kept->gave_up) {
        clash_proof_init(kept, start, (ClashGoal){aim, units});
    }
    return kept;
}

static bool reaches(const Match *match, size_t from, Action action, ClashAim aim, unsigned units)
{
    return is_begin_of_turn(match, from) &&
           reaches_after(kept_proof(state_at(match, from), aim, units), match_state(match), action);
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

/* A line to its end. */
typedef struct Course {
    Card cards[PLAYED_MOST]; /* in the order in which they are played */
    unsigned count;
    ClashState end;
} Course;

static bool is_card(Action action)
{
    return action_verb(action) == CLASH_SUMMON || action_verb(action) == CLASH_CAST;
}

static bool note_card(Course *course, Action action)
{
    if (!is_card(action)) {
        return true;
    }
    if (course->count == PLAYED_MOST) {
        return false;
    }
    course->cards[course->count++] = action_operand(action, 0);
    return true;
}

/* Writes the line behind its first action; whether each of its decisions has one right answer. */
static bool follow(ClashProof *proof, Action right, Text *line, Course *course)
{
    ClashState state = proof->start;
    Action legal[LEGAL_COUNT_MAX];
    Action action = right;
    course->count = 0;
    for (unsigned i = 0; i < LINE_MOST; i++) {
        Seat actor = seats_first(clash_game.actors(&state));
        clash_game.legal(&state, actor, legal, LEGAL_COUNT_MAX);
        if (i > 0) {
            action = actor == PERSON ? only(proof, &state) : legal[0];
            if (action == ACTION_NONE) {
                return false;
            }
            words_action(line, &clash_game, action);
        }
        if (!note_card(course, action)) {
            return false;
        }
        clash_game.apply(&state, actor, action, NULL);
        if (clash_has_reached(proof, &state)) {
            course->end = state;
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
    return is_card(action) ? clash_facts[action_operand(action, 0)].mana : 0;
}

/* A dearer card, any in place of none, or the right one in a wrong place. */
static int tempts(const Match *match, Action right, Action wrong)
{
    bool is_same = is_card(right) && action_operand(wrong, 0) == action_operand(right, 0);
    (void)match;
    return is_card(wrong) && (is_same || mana_of(wrong) > mana_of(right));
}

/* The card that the greedy player would play; where that is right or none, the dearest one. */
static Action tempting_of(const Match *match, Action right)
{
    Action legal[LEGAL_COUNT_MAX], best = greedy(match);
    if (best != right && is_card(best)) {
        return best;
    }
    size_t count = match_legal(match, PERSON, legal, LEGAL_COUNT_MAX);
    best = ACTION_NONE;
    for (size_t i = 0; i < count; i++) {
        if (legal[i] != right && is_card(legal[i]) &&
            (best == ACTION_NONE || mana_of(legal[i]) > mana_of(best))) {
            best = legal[i];
        }
    }
    return best;
}

static CardSet enemies(const ClashState *state)
{
    const ClashSide *side = &state->table.sides[!PERSON];
    CardSet cards = 0;
    for (unsigned row = 0; row < CLASH_ROWS; row++) {
        for (unsigned place = 0; place < side->counts[row]; place++) {
            cards |= card_bit(side->rows[row][place].card);
        }
    }
    return cards;
}

static bool say_why(const Match *match, const Course *course, ClashAim aim, Text *out)
{
    static const char *const felled[] = {"WHY_ONE", "WHY_TWO", "WHY_THREE"};
    static const char *const opened[] = {"WHY_ONE_OPEN", "WHY_TWO_OPEN", "WHY_THREE_OPEN"};
    CardSet fallen = enemies(match_state(match)) & ~enemies(&course->end);
    if (course->count == 0 || fallen == 0) {
        return false;
    }
    words_begin(out, (aim == CLASH_AIM_DESTROY ? felled : opened)[course->count - 1]);
    for (unsigned i = 0; i < course->count; i++) {
        words_card(out, &clash_game, course->cards[i]);
    }
    words_cards(out, &clash_game, fallen);
    words_end(out);
    return true;
}

/* The most of this aim, below what is asked for, that can still be reached after an action; false
 * when that would take too long to know. */
static bool most_after(const Match *match, Action action, ClashGoal asked, unsigned *most)
{
    bool is_known = true, is_reached = false;
    unsigned units = asked.units;
    while (is_known && !is_reached && units > 0) {
        units--;
        ClashProof *proof = proof_of(match_state(match), asked.aim, units);
        is_reached = reaches_after(proof, &proof->start, action);
        is_known = is_reached || !proof->gave_up;
        free(proof);
    }
    *most = units;
    return is_known;
}

static bool say_mistake(const Match *match, Action wrong, ClashAim aim, unsigned units, Text *out)
{
    const ClashState *state = match_state(match);
    const ClashSide *other = &state->table.sides[!PERSON];
    bool fells = aim == CLASH_AIM_DESTROY;
    unsigned most;
    ClashGoal asked = {aim, units};
    if (!fells) { /* the cards of units that fall stand behind the keeper as well */
        asked.aim = CLASH_AIM_DAMAGE;
        asked.units = clash_keeper_life(other) + clash_units(&state->table, !PERSON);
    }
    if ((aim == CLASH_AIM_WIN && !other->is_fort) || !most_after(match, wrong, asked, &most)) {
        return false;
    }
    words_begin(out, fells ? "MISTAKE_FEWER" : "MISTAKE_LESS");
    words_card(out, &clash_game, action_operand(wrong, 0));
    words_number(out, most);
    words_end(out);
    return true;
}

static bool find(const Match *match, Action right, Found *out, ClashAim aim, unsigned units)
{
    static const char *const goals[] = {"GOAL_DESTROY", "GOAL_TOPPLE, NULL", "GOAL_WIN, NULL"};
    Action legal[LEGAL_COUNT_MAX];
    Course course = {.count = 0};
    size_t count = match_legal(match, PERSON, legal, LEGAL_COUNT_MAX);
    ClashProof *proof = proof_of(match_state(match), aim, units);
    bool follows = follow(proof, right, &out->right_line, &course);
    free(proof);
    out->tempting = tempting_of(match, right);
    if (!follows || count < FEWEST || out->tempting == ACTION_NONE ||
        !say_why(match, &course, aim, &out->why) ||
        !say_mistake(match, out->tempting, aim, units, &out->mistake)) {
        return false;
    }
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

static bool is_small(const Match *match, size_t from)
{
    const ClashState *state = state_at(match, from);
    return from <= EARLY &&
           clash_units(&state->table, 0) + clash_units(&state->table, 1) <= FEW_UNITS;
}

static bool ability_reaches(const Match *match, size_t from, Action action)
{
    return is_small(match, from) && pair_reaches(match, from, action);
}

static bool ability_find(const Match *match, Action right, Found *out, ClashAbility ability)
{
    char bytes[LINE_BYTES];
    Text line = text_in(bytes, sizeof bytes);
    if (!pair_find(match, right, out)) {
        return false;
    }
    notation_write(&clash_game, right, &line);
    text_append(&line, "; ");
    text_append(&line, out->right_line.bytes);
    ClashAbilitySet shown = shown_by(match, bytes), rage = clash_ability_bit(CLASH_RAGE);
    out->goal = text_in(out->goal.bytes, WORDS_BYTES);
    words_begin(&out->goal, "GOAL_ABILITY");
    words_word(&out->goal, ability);
    words_number(&out->goal, 2);
    words_end(&out->goal);
    if (ability == CLASH_INDESTRUCTIBLE) {
        Action stopped = stopped_cast(match, right);
        out->tempting = stopped;
        out->mistake = text_in(out->mistake.bytes, WORDS_BYTES);
        return stopped != ACTION_NONE &&
               say_mistake(match, stopped, CLASH_AIM_DESTROY, 2, &out->mistake);
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
    {"splash", ability_reaches, splash_find, tempts, 10},
    {"perforation", ability_reaches, perforation_find, tempts, 10},
    {"rage", ability_reaches, rage_find, tempts, 10},
    {"protection", ability_reaches, protection_find, tempts, 10},
    {"berserk", ability_reaches, berserk_find, tempts, 10},
    {"indestructible", ability_reaches, indestructible_find, tempts, 10},
    {"sprint", ability_reaches, sprint_find, tempts, 10},
    {"pair", pair_reaches, pair_find, tempts, 40},
    {"three", three_reaches, three_find, tempts, 40},
    {"four", four_reaches, four_find, tempts, 30},
    {"six", six_reaches, six_find, tempts, 6},
    {"topple", topple_reaches, topple_find, tempts, 50},
    {"win", win_reaches, win_find, tempts, 50},
};

const PuzzleChecks clash_checks = {.game = &clash_game,
                                   .kinds = kinds,
                                   .count = sizeof kinds / sizeof *kinds,
                                   .setup = setup,
                                   .is_worded_by_hand = true};
