/* Puzzles of Claim's phase 2 over several tricks, by looking at every reply. */
#include "claim.h"

#include "claim/learn/last_tricks.h"

#define LEFT_LEAST 3 /* tricks of an end that is asked about */

static void after(const ClaimState *state, Action action, ClaimState *out)
{
    *out = *state;
    claim_game.apply(out, claim_active(&state->table), action, NULL);
}

/* Whether seat 0 wins all tricks from here up to the one before `end`. */
static bool wins_until(const ClaimState *state, unsigned end)
{
    Action legal[CLAIM_TRICKS];
    Seat active = claim_active(&state->table);
    bool begins = state->table.lead == CARD_NONE;
    if (begins && state->table.trick == end) {
        return true;
    }
    size_t count = claim_game.legal(state, active, legal, CLAIM_TRICKS);
    for (size_t i = 0; i < count; i++) {
        ClaimState next;
        after(state, legal[i], &next);
        bool is_lost = next.table.lead == CARD_NONE && next.table.leader != PERSON;
        bool wins = !is_lost && wins_until(&next, end);
        if (wins == (active == PERSON)) {
            return wins;
        }
    }
    return active != PERSON;
}

static unsigned first_trick(const Match *match, size_t from)
{
    const ClaimState *start = buffer_at(&match->states, from);
    return start->table.trick;
}

bool two_reaches(const Match *match, size_t from, Action action)
{
    ClaimState next;
    unsigned end = first_trick(match, from) + 2;
    if (state_of(match)->table.phase != CLAIM_SUPPORT || end > CLAIM_TRICKS) {
        return false;
    }
    after(state_of(match), action, &next);
    bool is_lost = next.table.lead == CARD_NONE && next.table.leader != PERSON;
    return !is_lost && wins_until(&next, end);
}

static bool wins_now(const Match *match, Action action)
{
    ClaimState next;
    unsigned end = state_of(match)->table.trick + 1u;
    after(state_of(match), action, &next);
    bool is_lost = next.table.lead == CARD_NONE && next.table.leader != PERSON;
    return !is_lost && wins_until(&next, end);
}

int two_tempts(const Match *match, Action right, Action action)
{
    (void)right;
    return wins_now(match, action) ? 1 + (int)claim_value(card_of(action)) : 0;
}

/* The line: the reply after which one card alone goes on, at every step. */
static bool two_line(const Match *match, Action right, Found *out, Card *second)
{
    Match trial;
    Action legal[CLAIM_TRICKS], next = ACTION_NONE;
    bool found = false;
    match_init_from(&trial, match->game, &match->setup, match_state(match));
    match_act(&trial, PERSON, right);
    if (seats_have(match_actors(&trial), PERSON)) {
        found = puzzle_right_count(&(PuzzleKind){.reaches = two_reaches}, &trial, 0, &next) == 1;
    } else {
        size_t count = match_legal(&trial, OTHER, legal, CLAIM_TRICKS);
        for (size_t i = 0; i < count && !found; i++) {
            match_act(&trial, OTHER, legal[i]);
            found =
                seats_have(match_actors(&trial), PERSON) &&
                puzzle_right_count(&(PuzzleKind){.reaches = two_reaches}, &trial, 0, &next) == 1;
            if (found) {
                add_action(&out->right_line, legal[i]);
            }
            match_undo(&trial);
        }
    }
    match_release(&trial);
    if (found) {
        *second = card_of(next);
        add_action(&out->right_line, next);
    }
    return found;
}

bool two_find(const Match *match, Action right, Found *out)
{
    Card second;
    int held = set_count(state_of(match)->hands[OTHER]);
    if (held > HAND_MOST || !choose(match, right, two_tempts, &out->tempting) ||
        !two_line(match, right, out, &second)) {
        return false;
    }
    say_goal_with_hand(&out->goal, "GOAL_TWO", match);
    say_with_cards(&out->why, "WHY_TWO", card_of(right), second);
    say_with_card(&out->mistake, "MISTAKE_TWO", card_of(out->tempting));
    out->mistake.length--;
    text_append(&out->mistake, " @1\"");
    return true;
}

/* win: the game, both hands known. */

static unsigned left_of(const Match *match)
{
    return CLAIM_TRICKS + 1u - state_of(match)->table.trick;
}

bool win_reaches(const Match *match, size_t from, Action action)
{
    ClaimState next;
    (void)from;
    if (state_of(match)->table.phase != CLAIM_SUPPORT || left_of(match) > LAST_TRICKS_MOST) {
        return false;
    }
    after(state_of(match), action, &next);
    return last_tricks_worth(&next) == 2;
}

static void play_out(ClaimState *state, Text *line)
{
    Action actions[2 * CLAIM_TRICKS];
    size_t count = last_tricks_play(state, actions);
    for (size_t i = 0; i < count; i++) {
        add_action(line, actions[i]);
    }
}

int win_tempts(const Match *match, Action right, Action action)
{
    (void)right;
    ClaimState next;
    after(state_of(match), action, &next);
    return 3 - last_tricks_worth(&next) + 3 * (int)claim_value(card_of(action));
}

static void say_numbers(Text *out, const ClaimState *end)
{
    text_append(out, " #");
    text_append_number(out, last_tricks_votes(end, PERSON));
    text_append(out, " #");
    text_append_number(out, last_tricks_votes(end, OTHER));
    text_append(out, "\"");
}

bool win_find(const Match *match, Action right, Found *out)
{
    const ClaimState *state = state_of(match);
    if (left_of(match) < LEFT_LEAST || !choose(match, right, win_tempts, &out->tempting)) {
        return false;
    }
    ClaimState good, bad;
    after(state, right, &good);
    after(state, out->tempting, &bad);
    play_out(&good, &out->rest);
    play_out(&bad, &out->tempting_line);
    unsigned faction = last_tricks_turned(&good, &bad);
    if (faction == CLAIM_FACTIONS) {
        return false;
    }
    say_goal_with_hand(&out->goal, "GOAL_WIN", match);
    say(&out->why, "WHY_WIN");
    text_append(&out->why, "\"@1 =");
    text_append_number(&out->why, CLAIM_WORD_FACTIONS + faction);
    say_numbers(&out->why, &good);
    say(&out->mistake, "MISTAKE_WIN");
    text_append(&out->mistake, "\"");
    say_card(&out->mistake, card_of(out->tempting));
    text_append(&out->mistake, " @1 =");
    text_append_number(&out->mistake, CLAIM_WORD_FACTIONS + faction);
    say_numbers(&out->mistake, &bad);
    return true;
}
