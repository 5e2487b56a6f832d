/* The parts of the null game's screens, which null_ui in ui.c brings together. */
#ifndef GAMEUI_NULL_PIECES_H
#define GAMEUI_NULL_PIECES_H

#include "game_ui.h"

extern const TableLook null_table_look;

#endif
