/* The puzzles of Regicide, alone or with partners: one play that defeats exactly, or after which
 * one surely lives on; one payment that keeps what the next play needs; and one way to fell an
 * enemy in two plays or in three. What cards may be drawn is never counted upon, and a position is
 * left out when luck could make another action right. */
#include "base/limits.h"
#include "bots/bot.h"
#include "regicide_proof.h"
#include "words.h"

#define LINE_MOST 8
#define FEWEST    5 /* legal actions that make a question */
#define EASY_WIN  8 /* the same, of what one play decides */

static const RegicideState *state_of(const Match *match)
{
    return match_state(match);
}

static unsigned plays_since(const Match *match, size_t from)
{
    unsigned plays = 0;
    for (size_t i = from; i < match->position; i++) {
        const Played *played = buffer_at(&match->played, i);
        plays += action_verb(played->action) == REGICIDE_PLAY;
    }
    return plays;
}

static bool began_in(const Match *match, size_t from, RegicidePhase phase)
{
    const RegicideState *start = buffer_at(&match->states, from);
    return start->table.phase == phase;
}

static bool depends_on_luck(const RegicideState *state, RegicideAim aim, unsigned plays)
{
    Action legal[LEGAL_COUNT_MAX];
    size_t count = regicide_game.legal(state, PERSON, legal, LEGAL_COUNT_MAX);
    for (size_t i = 0; i < count; i++) {
        if (regicide_reaches(state, legal[i], aim, plays) == PERHAPS) {
            return true;
        }
    }
    return false;
}

static bool surely(const RegicideState *state, Action action, RegicideAim aim, unsigned plays)
{
    return plays > 0 && regicide_reaches(state, action, aim, plays) == CERTAINLY &&
           !depends_on_luck(state, aim, plays);
}

static bool aims(const Match *match, size_t from, Action action, RegicideAim aim, unsigned plays)
{
    return surely(state_of(match), action, aim, plays - plays_since(match, from));
}

static bool exact_reaches(const Match *match, size_t from, Action action)
{
    return began_in(match, from, REGICIDE_PLAYING) &&
           aims(match, from, action, REGICIDE_AIM_EXACT, 1);
}

static bool survive_reaches(const Match *match, size_t from, Action action)
{
    return began_in(match, from, REGICIDE_PLAYING) &&
           aims(match, from, action, REGICIDE_AIM_SURVIVE, 1);
}

static bool pay_reaches(const Match *match, size_t from, Action action)
{
    return began_in(match, from, REGICIDE_SUFFERING) &&
           aims(match, from, action, REGICIDE_AIM_DEFEAT, 1);
}

static bool change_reaches(const Match *match, size_t from, Action action)
{
    return began_in(match, from, REGICIDE_SUFFERING) &&
           aims(match, from, action, REGICIDE_AIM_EXACT, 1);
}

static bool plan_reaches(const Match *match, size_t from, Action action)
{
    return began_in(match, from, REGICIDE_PLAYING) &&
           aims(match, from, action, REGICIDE_AIM_DEFEAT, 2);
}

static bool siege_reaches(const Match *match, size_t from, Action action)
{
    return began_in(match, from, REGICIDE_PLAYING) &&
           aims(match, from, action, REGICIDE_AIM_DEFEAT, 3);
}

/* Finding. */

static CardSet cards_of(Action action)
{
    return action_cards(action);
}

static RegicideAttack attack_of(const RegicideState *state, Action action)
{
    return regicide_attack_of(&state->table, cards_of(action));
}

static bool is_flip(Action action)
{
    return action_verb(action) == REGICIDE_FLIP;
}

/* Clubs to which the enemy is immune, of which the double would just do. */
static bool deceives(const RegicideState *state, Action action)
{
    RegicideAttack attack = attack_of(state, action);
    return (attack.suits & ~attack.powers & 1u << REGICIDE_CLUBS) &&
           2 * attack.value == regicide_health_left(&state->table);
}

static int tempts_to_exact(const RegicideState *state, Action action)
{
    int over = attack_of(state, action).damage - regicide_health_left(&state->table);
    if (deceives(state, action)) {
        return 100;
    }
    return over > 0 && over < 5 ? 50 - over : 0;
}

static int tempts_to_strike(const RegicideState *state, Action action)
{
    return 1 + attack_of(state, action).damage;
}

static int tempts_to_pay(const RegicideState *state, Action action)
{
    (void)state;
    return 1000 - 10 * regicide_values(cards_of(action)) + set_count(cards_of(action));
}

/* The wrong action that ranks highest; ACTION_NONE when all rank 0. */
static Action tempting_of(const RegicideState *state, Action right,
                          int (*rank)(const RegicideState *state, Action action))
{
    Action legal[LEGAL_COUNT_MAX], best = ACTION_NONE;
    size_t count = regicide_game.legal(state, PERSON, legal, LEGAL_COUNT_MAX);
    int most = 0;
    for (size_t i = 0; i < count; i++) {
        int rest = legal[i] == right || is_flip(legal[i]) ? 0 : rank(state, legal[i]);
        if (rest > most) {
            most = rest;
            best = legal[i];
        }
    }
    return best;
}

static Action suggested(const RegicideState *state)
{
    Rng rng = rng_seeded(1);
    return regicide_game.bots->suggest(state, PERSON, &rng);
}

static size_t legal_count(const RegicideState *state)
{
    Action legal[LEGAL_COUNT_MAX];
    return regicide_game.legal(state, PERSON, legal, LEGAL_COUNT_MAX);
}

static void say_sets(Text *out, CardSet cards)
{
    words_cards(out, &regicide_game, cards);
}

static void say_goal(Text *out, const char *name, const RegicideState *state, bool strikes)
{
    words_begin(out, name);
    words_card(out, &regicide_game, state->table.enemy);
    if (strikes) {
        words_number(out, regicide_attack_left(&state->table));
    } else {
        words_number(out, regicide_health_left(&state->table));
    }
    words_end(out);
}

/* A sentence about cards and numbers. */
static void say_simple(Text *out, const char *name, CardSet cards, int first, int second)
{
    words_begin(out, name);
    say_sets(out, cards);
    words_number(out, first);
    if (second >= 0) {
        words_number(out, second);
    }
    words_end(out);
}

static bool exact_find(const Match *match, Action right, Found *out)
{
    const RegicideState *state = state_of(match);
    int left = regicide_health_left(&state->table);
    out->tempting = tempting_of(state, right, tempts_to_exact);
    RegicideAttack hit = attack_of(state, right);
    bool doubles = hit.powers & 1u << REGICIDE_CLUBS;
    if (legal_count(state) < EASY_WIN || out->tempting == ACTION_NONE ||
        (!doubles && !deceives(state, out->tempting))) {
        return false;
    }
    say_goal(&out->goal, "GOAL_EXACT", state, false);
    if (doubles) {
        say_simple(&out->why, "WHY_DOUBLED", cards_of(right), hit.value, hit.damage);
    } else {
        say_simple(&out->why, "WHY_EXACT", cards_of(right), hit.damage, -1);
    }
    int damage = attack_of(state, out->tempting).damage;
    if (damage > left) {
        say_simple(&out->mistake, "MISTAKE_OVER", cards_of(out->tempting), damage, damage - left);
    } else {
        say_simple(&out->mistake, "MISTAKE_IMMUNE", cards_of(out->tempting), damage, left);
    }
    return true;
}

/* Of a play after which the hand cannot pay. */
static bool say_too_dear(const RegicideState *state, Action wrong, Text *out)
{
    RegicideState after = *state;
    regicide_game.apply(&after, PERSON, wrong, NULL);
    int attack = regicide_attack_left(&after.table);
    int kept = regicide_values(state->hands[PERSON] & ~cards_of(wrong));
    if (kept >= attack) {
        return false;
    }
    say_simple(out, "MISTAKE_DEAR", cards_of(wrong), attack, kept);
    return true;
}

static bool survive_find(const Match *match, Action right, Found *out)
{
    const RegicideState *state = state_of(match);
    RegicideState after = *state;
    regicide_game.apply(&after, PERSON, right, NULL);
    bool falls = regicide_defeated(&after.table) > regicide_defeated(&state->table);
    bool shields = regicide_attack_left(&after.table) < regicide_attack_left(&state->table);
    out->tempting = tempting_of(state, right, tempts_to_strike);
    if (legal_count(state) < FEWEST || (!falls && !shields) || out->tempting == ACTION_NONE ||
        !say_too_dear(state, out->tempting, &out->mistake)) {
        return false;
    }
    say_goal(&out->goal, "GOAL_SURVIVE", state, true);
    if (falls) {
        say_simple(&out->why, "WHY_NO_STRIKE", cards_of(right), attack_of(state, right).damage,
                   regicide_health_left(&state->table));
    } else {
        say_simple(&out->why, "WHY_SHIELD", cards_of(right), regicide_attack_left(&after.table),
                   regicide_values(state->hands[PERSON] & ~cards_of(right)));
    }
    return true;
}

typedef struct Line {
    Action actions[LINE_MOST];
    size_t length;
} Line;

/* The line as long as one action alone goes on with it; whether it ends with the enemy's fall. */
static bool follow(const Match *match, Action right, RegicideAim aim, unsigned plays, Line *line)
{
    RegicideState state = *state_of(match);
    int defeated = regicide_defeated(&state.table);
    line->length = 0;
    for (Action action = right; action != ACTION_NONE && line->length < LINE_MOST;) {
        Action legal[LEGAL_COUNT_MAX];
        line->actions[line->length++] = action;
        plays -= action_verb(action) == REGICIDE_PLAY;
        regicide_game.apply(&state, PERSON, action, NULL);
        if (regicide_defeated(&state.table) > defeated) {
            return true;
        }
        size_t count = regicide_game.legal(&state, PERSON, legal, LEGAL_COUNT_MAX), found = 0;
        for (size_t i = 0; i < count; i++) {
            if (surely(&state, legal[i], aim, plays)) {
                action = legal[i];
                found++;
            }
        }
        action = found == 1 ? action : ACTION_NONE;
    }
    return false;
}

static void say_rest(const Line *line, Text *out)
{
    for (size_t i = 1; i < line->length; i++) {
        words_action(out, &regicide_game, line->actions[i]);
    }
}

static int strongest_damage(const RegicideState *state)
{
    Action best = tempting_of(state, ACTION_NONE, tempts_to_strike);
    return best == ACTION_NONE ? 0 : attack_of(state, best).damage;
}

/* Both payments: `exactly` or at all. */
static bool find_payment(const Match *match, Action right, Found *out, bool exactly)
{
    const RegicideState *state = state_of(match);
    RegicideState after = *state;
    Line line;
    int left = regicide_health_left(&state->table);
    RegicideAim aim = exactly ? REGICIDE_AIM_EXACT : REGICIDE_AIM_DEFEAT;
    Action wrong = suggested(state);
    if (wrong == right || is_flip(wrong)) {
        wrong = tempting_of(state, right, tempts_to_pay);
    }
    out->tempting = wrong;
    if (legal_count(state) < FEWEST || wrong == ACTION_NONE ||
        !follow(match, right, aim, 1, &line)) {
        return false;
    }
    regicide_game.apply(&after, PERSON, wrong, NULL);
    say_goal(&out->goal, exactly ? "GOAL_CHANGE" : "GOAL_PAY", state, true);
    words_begin(&out->why, "WHY_KEPT");
    say_sets(&out->why, cards_of(right));
    say_sets(&out->why, cards_of(line.actions[1]));
    words_number(&out->why, attack_of(state, line.actions[1]).damage);
    words_number(&out->why, left);
    words_end(&out->why);
    if (exactly) {
        say_simple(&out->mistake, "MISTAKE_CHANGE", cards_of(wrong), left, -1);
    } else {
        say_simple(&out->mistake, "MISTAKE_PAY", cards_of(wrong), strongest_damage(&after), left);
    }
    say_rest(&line, &out->right_line);
    return true;
}

static bool pay_find(const Match *match, Action right, Found *out)
{
    return find_payment(match, right, out, false);
}

static bool change_find(const Match *match, Action right, Found *out)
{
    return find_payment(match, right, out, true);
}

static void say_two_plays(const RegicideState *state, const Line *line, Text *out)
{
    RegicideState after = *state;
    regicide_game.apply(&after, PERSON, line->actions[0], NULL);
    words_begin(out, line->length == 2 ? "WHY_BLOCKED" : "WHY_PLAN");
    say_sets(out, cards_of(line->actions[0]));
    words_number(out, attack_of(state, line->actions[0]).damage);
    if (line->length == 3) {
        words_number(out, regicide_attack_left(&after.table));
        say_sets(out, cards_of(line->actions[1]));
    }
    say_sets(out, cards_of(line->actions[line->length - 1]));
    words_number(out, attack_of(&after, line->actions[line->length - 1]).damage);
    words_end(out);
}

static void say_three_plays(const RegicideState *state, const Line *line, Text *out)
{
    RegicideState after = *state;
    int damage = 0;
    words_begin(out, "WHY_SIEGE");
    for (size_t i = 0; i < line->length; i++) {
        if (action_verb(line->actions[i]) == REGICIDE_PLAY) {
            damage += attack_of(&after, line->actions[i]).damage;
            say_sets(out, cards_of(line->actions[i]));
        }
        regicide_game.apply(&after, PERSON, line->actions[i], NULL);
    }
    words_number(out, damage);
    words_number(out, regicide_health_left(&state->table));
    words_end(out);
}

static void say_short(const RegicideState *state, Action wrong, bool twice, Text *out)
{
    int left = regicide_health_left(&state->table) - attack_of(state, wrong).damage;
    say_simple(out, twice ? "MISTAKE_SHORT_TWICE" : "MISTAKE_SHORT", cards_of(wrong), left, -1);
}

static bool find_plan(const Match *match, Action right, Found *out, unsigned plays)
{
    const RegicideState *state = state_of(match);
    Line line;
    size_t played = 0;
    Action wrong = suggested(state);
    if (wrong == right || is_flip(wrong)) {
        wrong = tempting_of(state, right, tempts_to_strike);
    }
    out->tempting = wrong;
    if (legal_count(state) < FEWEST || wrong == ACTION_NONE ||
        !follow(match, right, REGICIDE_AIM_DEFEAT, plays, &line)) {
        return false;
    }
    for (size_t i = 0; i < line.length; i++) {
        played += action_verb(line.actions[i]) == REGICIDE_PLAY;
    }
    if (played != plays) {
        return false;
    }
    say_goal(&out->goal, plays == 2 ? "GOAL_PLAN" : "GOAL_SIEGE", state, false);
    if (plays == 2) {
        say_two_plays(state, &line, &out->why);
    } else {
        say_three_plays(state, &line, &out->why);
    }
    if (!say_too_dear(state, wrong, &out->mistake)) {
        say_short(state, wrong, plays > 2, &out->mistake);
    }
    say_rest(&line, &out->right_line);
    return true;
}

static bool plan_find(const Match *match, Action right, Found *out)
{
    return find_plan(match, right, out, 2);
}

static bool siege_find(const Match *match, Action right, Found *out)
{
    return find_plan(match, right, out, 3);
}

/* What a play deals at first sight: who looks once doubles clubs, whatever the enemy is immune to.
 */
static int looks(const RegicideState *state, Action action)
{
    RegicideAttack attack = attack_of(state, action);
    bool doubles = attack.suits & 1u << REGICIDE_CLUBS;
    return doubles ? 2 * attack.value : attack.damage;
}

/* As strong a play, or a payment that costs no more. */
static int tempts(const Match *match, Action right, Action wrong)
{
    const RegicideState *state = state_of(match);
    if (action_verb(right) != action_verb(wrong)) {
        return 0;
    }
    if (action_verb(right) == REGICIDE_DISCARD) {
        return regicide_values(cards_of(wrong)) <= regicide_values(cards_of(right));
    }
    return looks(state, wrong) >= looks(state, right);
}

static int exact_tempts(const Match *match, Action right, Action wrong)
{
    (void)right;
    return is_flip(wrong) ? 0 : tempts_to_exact(state_of(match), wrong);
}

/* Three times of five alone, else with a partner or two. */
static Setup setup(uint64_t seed)
{
    static const uint8_t seats[] = {1, 1, 1, 2, 3};
    return setup_initial(&regicide_game, seats[seed % 5], seed);
}

static const PuzzleKind kinds[] = {
    {"exact", exact_reaches, exact_find, exact_tempts, 60},
    {"survive", survive_reaches, survive_find, tempts, 60},
    {"pay", pay_reaches, pay_find, tempts, 60},
    {"change", change_reaches, change_find, tempts, 60},
    {"plan", plan_reaches, plan_find, tempts, 60},
    {"siege", siege_reaches, siege_find, tempts, 40},
};

const PuzzleChecks regicide_checks = {
    .game = &regicide_game, .kinds = kinds, .count = sizeof kinds / sizeof *kinds, .setup = setup};
