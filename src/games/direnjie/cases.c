/* Who is suspected in which case. Cases grow harder: more cunning suspects, and more of them. */
#include "direnjie/state.h"
#include "games/direnjie_cases.h"

#define EASY   2 /* BotLevel, which rules do not know */
#define NORMAL 3
#define HARD   4

const DirenjieCase direnjie_cases[DIRENJIE_CASES] = {
    {3, {SUSPECT_INNKEEPER, SUSPECT_WRESTLER}, 0},
    {3, {SUSPECT_COOK, SUSPECT_BOATMAN}, 0},
    {4, {SUSPECT_DANCER, SUSPECT_INNKEEPER, SUSPECT_WRESTLER}, 0},
    {4, {SUSPECT_DANCER, SUSPECT_PHYSICIAN, SUSPECT_COOK}, 0},
    {3, {SUSPECT_FURRIER, SUSPECT_PHYSICIAN}, 0},
    {4, {SUSPECT_ENVOY, SUSPECT_BOATMAN, SUSPECT_INNKEEPER}, 0},
    {5, {SUSPECT_DANCER, SUSPECT_ENVOY, SUSPECT_WRESTLER, SUSPECT_FURRIER}, 0},
    {4, {SUSPECT_PHYSICIAN, SUSPECT_ENVOY, SUSPECT_FURRIER}, 0},
    {3, {SUSPECT_WIDOW, SUSPECT_SCRIBE}, 0},
    {5, {SUSPECT_SCRIBE, SUSPECT_BOATMAN, SUSPECT_FURRIER, SUSPECT_COOK}, 0},
    {4, {SUSPECT_JEWELLER, SUSPECT_WIDOW, SUSPECT_SCRIBE}, 0},
    {5, {SUSPECT_CAPTAIN, SUSPECT_WIDOW, SUSPECT_JEWELLER, SUSPECT_SCRIBE}, 1},
};

unsigned direnjie_suspect_level(DirenjieSuspect suspect)
{
    if (suspect >= SUSPECT_SCRIBE) {
        return HARD;
    }
    return suspect >= SUSPECT_BOATMAN ? NORMAL : EASY;
}

Setup direnjie_case_setup(unsigned deal)
{
    const DirenjieCase *its = &direnjie_cases[deal / DIRENJIE_CASE_SECRETS];
    Setup setup = setup_initial(&direnjie_game, its->seats, direnjie_case_seeds[deal]);
    setup.options[DIRENJIE_KILLER] = its->has_killer;
    return setup;
}

DirenjieSuspect direnjie_case_suspect(unsigned deal, Seat seat)
{
    return (DirenjieSuspect)direnjie_cases[deal / DIRENJIE_CASE_SECRETS].suspects[seat - 1];
}

unsigned direnjie_case_grade(const DirenjieView *view, SeatSet winners)
{
    DirenjieTally tally = direnjie_tally(view, 0);
    unsigned right = 0;
    for (unsigned i = 0; i < DIRENJIE_CATEGORIES; i++) {
        right += tally.right >> i & 1;
    }
    bool has_named = !view->table.expansion || tally.killer > 0;
    if (right == DIRENJIE_CATEGORIES && seats_have(winners, 0) && has_named) {
        return 3;
    }
    return right > 0 ? right - 1 : 0;
}
