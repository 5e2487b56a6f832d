/* Regicide: the hands of the others lie in their panels. */
#include "arranged.h"
#include "regicide/table.h"

static const Overlap overlaps[] = {
    {SEVERAL(SPOT_SEATS, 3), SEVERAL(CARDS(REGICIDE_HANDS), 4), "the backs of a seat's hand"},
    {.why = NULL}};

const Arranged arranged_regicide = {&regicide_game, overlaps, SEVERAL(THINGS, 0), 0, 0};
