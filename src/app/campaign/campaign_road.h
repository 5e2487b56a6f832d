/* The map of a campaign as a road: places one behind another in rows that turn at their ends. */
#ifndef APP_CAMPAIGN_ROAD_H
#define APP_CAMPAIGN_ROAD_H

#include "sheet.h"

/* Measures by which a road lies: pixels. */
typedef struct Road {
    Rect room;
    int places, across;
    float wide, high; /* of a place with all that belongs to it */
    float side;       /* of its mark */
} Road;

/* `words`: the height that a place needs below its mark. */
Road road_of(const App *app, Rect room, int places, float words);

/* The whole of a place from 0, and of it what its mark takes. */
Rect road_place(const Road *road, int place);
Rect road_mark(const Road *road, int place);

/* The dots between its places: to be drawn below them. */
void road_draw_way(App *app, const Road *road);

/* A panel with text.rule in the room that the last row leaves; false where that is too small. */
bool road_explain(App *app, const Road *road, const char *words);

#endif
