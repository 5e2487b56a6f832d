/* Colours and sizes of the paper theatre, once (assets/README.md has the palette and its reasons).
 * Sizes are in units: one unit is a pixel of a 1600 × 900 window, and ui_unit() pixels on screen.
 */
#ifndef UI_THEME_H
#define UI_THEME_H

#include "ui/geometry.h"

/* 0xRRGGBB, for tables that only constants can fill. */
#define RGB_GOLD_LIGHT 0xf2d488
#define RGB_WARNING    0xf08a80

#define COLOR_INK        color_rgb(0x14131c)
#define COLOR_PANEL      color_rgb(0x17151f)
#define COLOR_BUTTON     color_rgb(0x221f2e)
#define COLOR_PAPER      color_rgb(0xf3e8d2)
#define COLOR_SHEET      color_rgb(0xf6ecd8)
#define COLOR_MUTED      color_rgb(0xe9ddc2)
#define COLOR_GOLD       color_rgb(0xd8a23c)
#define COLOR_GOLD_LIGHT color_rgb(RGB_GOLD_LIGHT)
#define COLOR_GOLD_DARK  color_rgb(0x9c6a1e)
#define COLOR_LIT        color_rgb(0xffd160)
#define COLOR_FOCUS      color_rgb(0xfff6da)
#define COLOR_DANGER     color_rgb(0xc8323f)
#define COLOR_WARNING    color_rgb(RGB_WARNING) /* danger as text on dark paper */
#define COLOR_CAUTION    color_rgb(0xf5a742)
#define COLOR_HEAL       color_rgb(0x3f8a74)
#define COLOR_TILE_WORDS color_rgb(0xf6e6c0)
#define COLOR_TILE_AWAY  color_rgb(0x787282) /* laid over a tile that cannot be chosen */

#define SIZE_TITLE    48.0f
#define SIZE_HEADING  28.0f
#define SIZE_NAME     22.0f
#define SIZE_BODY     18.0f
#define BUTTON_HEIGHT 52.0f

#endif
