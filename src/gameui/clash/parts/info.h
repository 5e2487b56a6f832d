/* What a noun or card of the Clash of Decks table means, while the pointer rests on it: to be
 * called before its element. `state` is the present value in words, `text` is marked for
 * translation. */
#ifndef GAMEUI_CLASH_INFO_H
#define GAMEUI_CLASH_INFO_H

#include "games/clash.h"
#include "tables/table_look.h"

void clash_tip(const TableScene *scene, const char *id, const char *text, Rect rect);
void clash_keep_tip(const TableScene *scene, Seat seat, const char *state, Rect rect);
void clash_mana_tip(const TableScene *scene, const char *state, Rect rect);
void clash_card_tips(const TableScene *scene, const CardMark *mark, unsigned attack, unsigned left);
void clash_state_tips(const TableScene *scene, const CardMark *mark, const ClashUnit *unit,
                      unsigned set);

/* clash_ability_text as a text of this frame. */
const char *clash_ability_words(const TableScene *scene, unsigned ability, bool aura);

/* The panel about one card, over what else lies in its place. */
void clash_info(const TableScene *scene, const CardMark *mark);

#endif
