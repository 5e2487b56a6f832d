/* Rows of the settings that are more than a switch or a choice, some of them shared with the very
 * first start. Each acts at once and is kept at once. */
#ifndef APP_SETTINGS_ROWS_H
#define APP_SETTINGS_ROWS_H

#include "sheet.h"

float settings_row_height(const Sheet *sheet); /* pixels */

void settings_language(App *app, Rect row);
void settings_fullscreen(App *app, Rect row);
void settings_text(App *app, Rect row);
void settings_cards(App *app, Rect row); /* how large they are */
void settings_calm(App *app, Rect row);  /* motion, and with it all that is like it */
void settings_backs(App *app, Rect row); /* of cards, each with its picture */
void settings_sounds(App *app, Rect row);
void settings_overall(App *app, Rect row);
void settings_music(App *app, Rect row);
void settings_speech(App *app, Rect row); /* how loud it is */

#endif
