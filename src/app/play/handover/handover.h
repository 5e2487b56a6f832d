/* How the screen goes from one person to the next: the curtain, which waits for one, and the
 * question, which may be answered without the screen. What both are entered with, and what the
 * table hears. */
#ifndef APP_HANDOVER_H
#define APP_HANDOVER_H

#include "scene.h"
#include "tables/table.h"
#include "tables/table_hand.h"

typedef struct CurtainArgs {
    Seat seat;   /* for whom it waits */
    Seat undo;   /* who acted before it fell and may want that back; or SEAT_NONE */
    Seat turn;   /* of a cover: whose turn it is; or SEAT_NONE */
    bool covers; /* the screen stays with the seat, and whatever lies below goes on as it was */
} CurtainArgs;

typedef struct QuestionArgs {
    Blind blind;
    Seat seat, holder; /* who decides, and who keeps the screen */
} QuestionArgs;

/* A decision that a person may make while somebody else keeps the screen. */
typedef enum BlindAnswer { BLIND_LOOK, BLIND_ONCE, BLIND_STANDING } BlindAnswer;

/* What the scene leaves to the table: `seat` has the screen now (BLIND_LOOK), or has decided
 * without it. */
typedef struct ScreenAnswer {
    Seat seat;
    BlindAnswer given;
} ScreenAnswer;

void handover_draw_curtain(SceneStack *stack, CurtainArgs args);
void handover_cover(SceneStack *stack, Seat seat, Seat turn); /* as the window is left */
void handover_ask(SceneStack *stack, const QuestionArgs *args);
void handover_answer(SceneStack *stack, ScreenAnswer answer);

#endif
