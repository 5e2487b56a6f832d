/* The games whose puzzles are proven. */
#include "check.h"

extern const PuzzleChecks claim_checks, clash_checks, direnjie_checks, regicide_checks;

const PuzzleChecks *const puzzle_checks[] = {&claim_checks, &clash_checks, &direnjie_checks,
                                             &regicide_checks, NULL};

unsigned puzzle_right_count(const PuzzleKind *kind, const Match *match, size_t from, Action *right)
{
    Action legal[LEGAL_COUNT_MAX];
    size_t count = match_legal(match, PERSON, legal, LEGAL_COUNT_MAX);
    unsigned found = 0;
    for (size_t i = 0; i < count && found < 2; i++) {
        if (kind->reaches(match, from, legal[i])) {
            *right = legal[i];
            found++;
        }
    }
    return found;
}

/* Those of one decision; 0 where there is nothing to decide. */
static unsigned temptations_at(const PuzzleKind *kind, const Match *match, Action right,
                               bool is_first)
{
    Action legal[LEGAL_COUNT_MAX];
    size_t count = match_legal(match, PERSON, legal, LEGAL_COUNT_MAX);
    unsigned tempting = !is_first && count > 1;
    for (size_t i = 0; i < count; i++) {
        tempting += legal[i] != right && kind->tempts(match, right, legal[i]) > 0;
    }
    return tempting;
}

unsigned puzzle_temptations(const PuzzleKind *kind, const Match *match, const PuzzleLine *line)
{
    Match trial;
    unsigned tempting = 0;
    match_init_from(&trial, match->game, &match->setup, match_state(match));
    for (size_t i = 0; i < line->count; i++) {
        if (seats_have(match_actors(&trial), PERSON)) {
            tempting += temptations_at(kind, &trial, line->actions[i], i == 0);
        }
        puzzle_play(&trial, line->actions[i]);
    }
    match_release(&trial);
    return tempting;
}

unsigned puzzle_level(unsigned temptations)
{
    static const unsigned least[PUZZLE_LEVELS] = {0, 2, 5};
    unsigned level = PUZZLE_LEVELS;
    while (temptations < least[level - 1]) {
        level--;
    }
    return level;
}
