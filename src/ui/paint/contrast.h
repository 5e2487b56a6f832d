/* How a command looks when the person asked for high contrast. */
#ifndef CONTRAST_H
#define CONTRAST_H

#include "ui/draw.h"

#include <stdbool.h>

DrawCommand contrast_of(const DrawCommand *command);

/* A panel has a plain ground and a bright edge drawn over it. */
bool contrast_is_panel(const DrawCommand *command);
DrawCommand contrast_ground(const DrawCommand *panel, float unit);
DrawCommand contrast_edge(const DrawCommand *panel, float unit);

#endif
