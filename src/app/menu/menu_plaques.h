/* The two ways beside the games, as pictures: to learn, and the campaigns. */
#ifndef APP_MENU_PLAQUES_H
#define APP_MENU_PLAQUES_H

#include "sheet.h"

typedef enum MenuPlaque { PLAQUE_LEARN, PLAQUE_CAMPAIGN, MENU_PLAQUES } MenuPlaque;

/* Where one lies in this room: below each other, in a portrait window beside each other. */
Rect menu_plaque_rect(Rect room, const Sheet *sheet, MenuPlaque which);

/* Draws and declares one; true when it was chosen. */
bool menu_plaque(App *app, MenuPlaque which, Rect rect);

#endif
