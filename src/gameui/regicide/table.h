/* What all rooms of the Regicide table know: its spots, and what its view says at once. */
#ifndef GAMEUI_REGICIDE_TABLE_H
#define GAMEUI_REGICIDE_TABLE_H

#include "games/regicide.h"
#include "tables/table_look.h"

enum RegicideSpot {
    SPOT_TITLE,
    SPOT_HEALTH,
    SPOT_ATTACK,
    SPOT_POWERS,
    SPOT_SOLO,
    SPOT_SEATS /* + the place of another seat, clockwise from one's own */
};

/* Whether so many lines of body text fit one below another. */
static inline bool regicide_holds(const TableScene *scene, Rect room, float lines)
{
    return room.h >= lines * panel_line_height(scene) * 0.98f;
}

static inline const RegicideView *regicide_view_of(const TableScene *scene)
{
    return scene->view;
}

static inline const RegicideTable *regicide_table_of(const TableScene *scene)
{
    return &regicide_view_of(scene)->table;
}

#endif
