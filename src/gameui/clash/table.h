/* What all rooms of the Clash of Decks table know: its spots, and what its view says at once. */
#ifndef GAMEUI_CLASH_TABLE_H
#define GAMEUI_CLASH_TABLE_H

#include "games/clash.h"
#include "tables/table_look.h"

enum ClashSpot {
    SPOT_PLATE, /* the phase, and what is asked for and will be, which the table sets on it */
    SPOT_TOLD,  /* what happened last */
    SPOT_MANA,
    SPOT_INFO,                             /* the card under the pointer at length */
    SPOT_OTHER,                            /* the words about the other side's hand or reveals */
    SPOT_KEEPS,                            /* + 0 own, 1 other: picture, wall and words */
    SPOT_CASTLES = SPOT_KEEPS + 2,         /* + the same: the picture alone */
    SPOT_BRIDGES = SPOT_CASTLES + 2,       /* + row */
    SPOT_ROWS = SPOT_BRIDGES + CLASH_ROWS, /* + row: the own half, to its outer edge */
    SPOT_RETURNS = SPOT_ROWS + CLASH_ROWS, /* + n: where what returns next will lie in the hand */
    SPOTS = SPOT_RETURNS + CLASH_RETURNED_MAX
};

/* Seconds of a keeper's fall: it cracks and stands, then it goes down, while all else waits; a Fort
 * rises in its place, and is there for the first time after so much more. */
#define CLASH_FALL_BEGINS    0.37f
#define CLASH_FALL_SECONDS   1.27f
#define CLASH_RISE_SECONDS   0.5f
#define CLASH_RISE_LANDS     0.25f
#define CLASH_OTHERS_SECONDS 0.9f   /* that a unit of the other side is on its way to its row */
#define CLASH_TOKEN_WIDTH    150.0f /* of the drawing of a card; lengths on it are in the same */
#define CLASH_TOKEN_HEIGHT   (206.0f / 150) /* of its width */
#define CLASH_AUTOMATON_FACE "ui/avatar-komodo"
#define CLASH_MOON           0xaec4ee            /* the light of the other side */
#define CLASH_BURST          color_grey(0.75f)   /* of the star on which damage is read */
#define CLASH_ENDANGERED     color_rgb(0xffb9ac) /* words on the field: a keep that may fall */

static inline const ClashTable *clash_table_of(const TableScene *scene)
{
    const ClashView *view = scene->view;
    return &view->table;
}

/* How heavily a unit comes down, 0 … 2: by how hard it is to destroy. */
static inline unsigned clash_weight(Card card)
{
    unsigned durability = card < CLASH_CARDS ? clash_facts[card].durability : 0;
    if (durability >= 5) {
        return 2;
    }
    return durability >= 3 ? 1 : 0;
}

static inline bool clash_is_automaton(const TableScene *scene, Seat seat)
{
    return clash_table_of(scene)->mode == CLASH_SOLO && seat == 1;
}

/* The side of a row or a hand; SEAT_NONE: of another zone. */
static inline Seat clash_side_of(uint8_t zone)
{
    if (zone >= CLASH_ZONE_ROWS) {
        return (Seat)((zone - CLASH_ZONE_ROWS) / CLASH_ROWS);
    }
    return zone >= CLASH_ZONE_HANDS ? (Seat)(zone - CLASH_ZONE_HANDS) : SEAT_NONE;
}

/* The same of a zone of units or of a keeper, of which others are the automaton's. */
static inline Seat clash_keeper_side(uint8_t zone)
{
    Seat side = clash_side_of(zone);
    return side == SEAT_NONE ? 1 : side;
}

/* Whether keys go to this element and are in use; also before it is declared. */
static inline bool clash_has_keys(const TableScene *scene, const char *id)
{
    return ui_shows_focus(scene->ui) && ui_has_focus(scene->ui, id);
}

static inline Pick clash_row_pick(unsigned row)
{
    return (Pick){.kind = OPERAND_WORD, .value = (uint8_t)row, .verb = CLASH_SUMMON};
}

static inline Pick clash_unit_pick(Seat seat, unsigned row, unsigned place)
{
    return (Pick){.kind = OPERAND_UNIT, .value = operand_unit(seat, row, place)};
}

#endif
