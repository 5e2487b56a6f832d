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
    for (size_t i = 0; i < count; i++) {
        if (kind->reaches(match, from, legal[i])) {
            *right = legal[i];
            found++;
        }
    }
    return found;
}
