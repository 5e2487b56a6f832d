/* The parts of the toy game's screens, which toy_ui in ui.c brings together. */
#ifndef TOY_UI_H
#define TOY_UI_H

#include "game_ui.h"
#include "games/toy.h"

extern const TableLook toy_table_look;
extern const ResultScene toy_result_scene;
extern const SceneKind scene_toy_gallery; /* the cards, leafed through */

/* The face of a card, on the table, in the gallery and on the result. */
Picture toy_face(const Wording *wording, Card card);

#endif
