/* The parts of the table of Regicide, which look.c lists with their places: what each shows. */
#ifndef GAMEUI_REGICIDE_PARTS_H
#define GAMEUI_REGICIDE_PARTS_H

#include "tables/table_look.h"

#include "games/regicide.h"

/* The scene as the panels of the enemy show it. Once one has fallen they show nothing of it any
 * more but the next one, of which the counters still roll to their full numbers. */
typedef struct RegicideSeen {
    TableScene scene; /* of `view`, in this struct */
    RegicideView view;
    bool is_new; /* the counters still show the former enemy */
} RegicideSeen;

void regicide_see(const TableScene *shown, RegicideSeen *out);

/* parts/title.c: how far the game is, whose turn and which step; keeps tips off the panels that
 * they explain, and off the hand. */
void regicide_spare_panels(const TableScene *scene);
void regicide_title(const TableScene *scene);

/* parts/seats.c: another seat, clockwise from one's own. */
void regicide_seat(const TableScene *scene);

/* parts/solo.c: the jesters of a solo game, and the medal to be won. */
bool regicide_is_solo(const TableScene *scene);
void regicide_solo(const TableScene *scene);

/* parts/numbers.c: health, attack and shield of the enemy. */
bool regicide_has_numbers(const TableScene *scene);
void regicide_health_panel(const TableScene *scene);
void regicide_attack_panel(const TableScene *scene);

/* parts/powers.c: the four suits, and to which the enemy is immune. */
void regicide_power_panel(const TableScene *scene);

#endif
