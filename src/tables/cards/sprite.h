/* How the cards of a table are drawn. */
#ifndef TABLES_SPRITE_H
#define TABLES_SPRITE_H

#include "table_state.h"

/* sprite.c: drawing */
void table_draw_cards(Table *table);  /* but those on their way */
void table_draw_moving(Table *table); /* those */
/* The one of a fan that is drawn after the marks of the others, before its own; or SPRITE_NONE. */
uint8_t sprite_above_marks(const Table *table, uint8_t zone);
void sprite_draw(Table *table, uint8_t sprite, const Pose *pose);
Pose sprite_seen(const Sprite *sprite, Pose pose); /* moved by the effects of this frame */
Picture sprite_picture(const Table *table, const Sprite *sprite);
Picture face_picture(const Table *table, Card card, float width); /* lying that wide, pixels */

#endif
