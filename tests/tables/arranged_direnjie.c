/* Di Renjie: all of the middle lies on the desk, what belongs to a seat in its station. */
#include "arranged.h"
#include "direnjie/table.h"

#define STATIONS SEVERAL(SPOT_STATIONS, DIRENJIE_SEATS - 1)
#define CLUES    SEVERAL(CARDS(DIRENJIE_CLUES), DIRENJIE_SEATS)

static const Overlap overlaps[] = {
    {ONE(SPOT_DESK), ALL, "the ground of all"},
    {ONE(SPOT_SHRINE), ONE(CARDS(DIRENJIE_SECRET)), "the secret in the pavilion"},
    {ONE(SPOT_BOOK), ONE(CARDS(DIRENJIE_DECK)), "beside the open notebook on its cushion"},
    {ONE(SPOT_ME), CLUES, "the own clues"},
    {STATIONS, CLUES, "those of a seat"},
    {STATIONS, SEVERAL(CARDS(DIRENJIE_HANDS), DIRENJIE_SEATS), "its hand"},
    {STATIONS, ONE(SPOT_NOTEBOOK), "the memorial is all there is to see then"},
    {.why = NULL}};

const Arranged arranged_direnjie = {&direnjie_game, overlaps, SEVERAL(THINGS, 0), 0, 1};
