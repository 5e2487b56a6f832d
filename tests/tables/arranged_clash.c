/* Clash of Decks: what is picked from lies where the field will be; what is told of one card lies
 * on what it is not about. */
#include "arranged.h"
#include "clash/table.h"

#define FIELD_SPOTS SEVERAL(SPOT_TOLD, SPOTS - SPOT_TOLD)

static const Overlap overlaps[] = {
    {ONE(SPOT_INFO), ALL, "over what else lies in its place"},
    {ONE(SPOT_PLATE), ONE(THING_WORDS), "the words on the plate"},
    {FIELD_SPOTS, ONE(CARDS(CLASH_ZONE_POOL)), "before the deal the field is not shown"},
    {FIELD_SPOTS, SEVERAL(CARDS(CLASH_ZONE_PICKS), 4), "likewise"},
    {SEVERAL(CARDS(CLASH_ZONE_PICKS), 2), SEVERAL(CARDS(CLASH_ZONE_OWNED), 2), "picks lie below"},
    {FIELD_SPOTS, ONE(CARDS(CLASH_ZONE_RETURNING)), "on the river"},
    {SEVERAL(CARDS(CLASH_ZONE_ROWS), 4), ONE(CARDS(CLASH_ZONE_RETURNING)), "and at its banks"},
    {SEVERAL(SPOT_ROWS, 2), SEVERAL(CARDS(CLASH_ZONE_ROWS), 4), "the own half of a row"},
    {SEVERAL(SPOT_RETURNS, CLASH_RETURNED_MAX), SEVERAL(CARDS(CLASH_ZONE_HANDS), 2),
     "free places of the hand"},
    {SEVERAL(SPOT_RETURNS, CLASH_RETURNED_MAX), SEVERAL(SPOT_RETURNS, CLASH_RETURNED_MAX),
     "as its cards overlap"},
    {ONE(SPOT_TOLD), ONE(SPOT_MANA), "there is no mana before the deal"},
    {ONE(SPOT_TOLD), SEVERAL(SPOT_KEEPS, 2), "on the foot of the own keep"},
    {ONE(SPOT_TOLD), SEVERAL(SPOT_ROWS, 2), "at the outer edge of a row, which has no unit there"},
    {ONE(SPOT_TOLD), SEVERAL(CARDS(CLASH_ZONE_ROWS), 4), "likewise"},
    {ONE(SPOT_TOLD), SEVERAL(CARDS(CLASH_ZONE_HANDS), 2), "below what returns"},
    {SEVERAL(SPOT_KEEPS, 2), SEVERAL(SPOT_CASTLES, 2), "their pictures"},
    {SEVERAL(SPOT_KEEPS, 4), SEVERAL(SPOT_ROWS, 2), "towers stand behind the cards"},
    {SEVERAL(SPOT_KEEPS, 4), SEVERAL(CARDS(CLASH_ZONE_ROWS), 4), "likewise"},
    {SEVERAL(SPOT_KEEPS, 2), ONE(THING_BUTTONS), "no button of a match against the AI is so high"},
    {ONE(SPOT_OTHER), SEVERAL(SPOT_KEEPS, 2), "the sides stand there before the deal"},
    {ONE(SPOT_OTHER), SEVERAL(CARDS(CLASH_ZONE_POOL), 4), "the piles of a draft likewise"},
    {ONE(SPOT_OTHER), SEVERAL(CARDS(CLASH_ZONE_PICKS), 2), "and what is picked"},
    {.why = NULL}};

const Arranged arranged_clash = {&clash_game, overlaps, SEVERAL(THINGS, 0), CLASH_OPTION_FORMAT, 5};
