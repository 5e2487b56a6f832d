/* The parts of the table of Regicide, which look.c lists with their places: what each shows. */
#ifndef GAMEUI_REGICIDE_PARTS_H
#define GAMEUI_REGICIDE_PARTS_H

#include "tables/table_look.h"

/* Keeps tips off the panels that they explain, and off the hand. */
void regicide_spare_panels(const TableScene *scene);

void regicide_title(const TableScene *scene); /* how far the game is, whose turn and which step */

/* Another seat, clockwise from one's own. */
void regicide_seat(const TableScene *scene);

/* The jesters of a solo game, and the medal to be won. */
bool regicide_is_solo(const TableScene *scene);
void regicide_solo(const TableScene *scene);

/* Health, attack and shield of the enemy. */
bool regicide_has_numbers(const TableScene *scene);
void regicide_health_panel(const TableScene *scene);
void regicide_attack_panel(const TableScene *scene);

/* The four suits, and to which the enemy is immune. */
void regicide_power_panel(const TableScene *scene);

/* The light behind the cards that were played last, and their sum before them. */
void regicide_light_play(const TableScene *scene);
void regicide_played(const TableScene *scene);

/* Clubs double: the values of the cards that were played roll to twice as much. */
void regicide_doubled(const TableScene *scene);

/* What is still to be paid, over the hand that pays: each card takes its value off as it goes. */
void regicide_payment(const TableScene *scene);

void regicide_mark(const TableScene *scene, const CardMark *mark); /* TableLook.mark */

#endif
