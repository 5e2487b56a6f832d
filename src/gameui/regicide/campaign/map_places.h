/* Where the stages lie on the campaign's map, as parts of its width and height; made by the build
 * from assets/ui/map-places.json. */
#ifndef GAMEUI_REGICIDE_MAP_PLACES_H
#define GAMEUI_REGICIDE_MAP_PLACES_H

#include "games/regicide_campaign.h"
#include "ui/geometry.h"

extern const Point map_places[REGICIDE_DEALS];

#endif
