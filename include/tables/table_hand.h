/* The hand of the seat in front, as the scene around a table handles it; and decisions that need no
 * look at it. */
#ifndef TABLES_TABLE_HAND_H
#define TABLES_TABLE_HAND_H

#include "tables/table.h"

/* Escape at the table: lets go of what is picked or dragged. False when there was nothing. */
bool table_let_go(Table *table);

/* Where the cards of the seat in front lie, picked ones included; after the first table_frame. */
Rect table_hand(const Table *table);

/* Lends the place of the buttons, none of which is shown while it is lent: before table_frame. */
void table_lend_buttons(Table *table, bool lends);
/* That place; after the first table_frame. */
Rect table_buttons(const Table *table);

/* How many cards and things are picked. */
size_t table_picks(const Table *table);

/* Changes how the hand is sorted to the next order of the game, where it can be sorted at all. */
void table_sort(Table *table);
bool table_sorts(const Table *table);
/* Which order that is, and having another one from the next frame on. */
unsigned table_order(const Table *table);
void table_set_order(Table *table, unsigned order);

/* A decision that may be made without looking at one's cards: the public question, and the action
 * that tells nothing about them. Labels are marked for translation and name the seat: {name}. */
typedef struct Blind {
    Action action;
    Message question;
    const char *once;     /* to choose the action */
    const char *standing; /* to choose it whenever it is asked until the seat's next own decision */
} Blind;

/* Whether the seat of this view, which owes a decision, may make it blindly. */
bool table_blind(const TableLook *look, const void *view, Blind *out);

/* Whether the action chosen last is to stand until the person's next other decision. */
bool table_chose_standing(const Table *table);

#endif
