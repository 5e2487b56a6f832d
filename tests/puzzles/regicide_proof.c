/* A search without memory: hands are small, and three plays are the most that is asked about. With
 * partners one play is all, since what they hold is not known; yielding is no play, but a way to
 * live on. */
#include "regicide_proof.h"

#define HIGHEST_VALUE 20 /* of a card that may be drawn */

static Certainty reach(const RegicideState *state, RegicideAim aim, unsigned plays)
{
    Action legal[LEGAL_COUNT_MAX];
    Certainty best = CERTAINLY_NOT;
    size_t count = regicide_game.legal(state, 0, legal, LEGAL_COUNT_MAX);
    for (size_t i = 0; i < count && best < CERTAINLY; i++) {
        Certainty found = regicide_reaches(state, legal[i], aim, plays);
        best = found > best ? found : best;
    }
    return best;
}

/* With what is left of a hand after a play, when nothing was drawn. */
static Certainty survives(const RegicideState *after, CardSet kept, int drawn)
{
    int attack = regicide_attack_left(&after->table);
    unsigned phase = after->table.phase; /* the last of these after a Jester, which is no attack */
    if (phase == REGICIDE_PLAYING || phase == REGICIDE_NAMING || regicide_values(kept) >= attack) {
        return CERTAINLY;
    }
    return regicide_values(kept) + drawn * HIGHEST_VALUE >= attack ? PERHAPS : CERTAINLY_NOT;
}

/* A draw is never counted upon: what is certain is certain without those cards. */
static Certainty after_play(const RegicideState *state, Action action, RegicideAim aim,
                            unsigned plays)
{
    RegicideState after = *state;
    regicide_game.apply(&after, 0, action, NULL);
    CardSet kept = state->hands[0] & ~action_cards(action);
    int drawn = set_count(after.hands[0] & ~kept);
    if (regicide_defeated(&after.table) > regicide_defeated(&state->table)) {
        int damage = regicide_attack_of(&state->table, action_cards(action)).damage;
        bool exact = damage == regicide_health_left(&state->table);
        return aim != REGICIDE_AIM_EXACT || exact ? CERTAINLY : CERTAINLY_NOT;
    }
    if (aim == REGICIDE_AIM_SURVIVE) {
        return survives(&after, kept, drawn);
    }
    if (plays < 2 || (after.table.phase == REGICIDE_OVER)) {
        return CERTAINLY_NOT;
    }
    after.hands[0] = kept;
    after.table.hand_counts[0] = (uint8_t)set_count(kept);
    if (after.table.phase == REGICIDE_SUFFERING &&
        regicide_values(kept) < regicide_attack_left(&after.table)) {
        return drawn > 0 ? PERHAPS : CERTAINLY_NOT;
    }
    Certainty found = reach(&after, aim, plays - 1);
    return found == CERTAINLY_NOT && drawn > 0 ? PERHAPS : found;
}

Certainty regicide_reaches(const RegicideState *state, Action action, RegicideAim aim,
                           unsigned plays)
{
    switch (action_verb(action)) {
    case REGICIDE_PLAY:
        return after_play(state, action, aim, plays);
    case REGICIDE_DISCARD: {
        RegicideState after = *state;
        regicide_game.apply(&after, 0, action, NULL);
        return after.table.phase == REGICIDE_PLAYING ? reach(&after, aim, plays) : CERTAINLY_NOT;
    }
    case REGICIDE_YIELD: {
        bool pays = regicide_values(state->hands[0]) >= regicide_attack_left(&state->table);
        return aim == REGICIDE_AIM_SURVIVE && pays ? CERTAINLY : CERTAINLY_NOT;
    }
    default:
        return CERTAINLY_NOT;
    }
}
