/* Handing over arguments and answers in their own types. */
#include "handover.h"

void handover_draw_curtain(SceneStack *stack, CurtainArgs args)
{
    scene_push_with(stack, shared_scenes.curtain, &args);
}

void handover_cover(SceneStack *stack, Seat seat, Seat turn)
{
    CurtainArgs args = {.seat = seat, .undo = SEAT_NONE, .turn = turn, .covers = true};
    scene_push_with(stack, shared_scenes.curtain, &args);
}

void handover_ask(SceneStack *stack, const QuestionArgs *args)
{
    scene_push_with(stack, shared_scenes.question, args);
}

void handover_answer(SceneStack *stack, ScreenAnswer answer)
{
    scene_pop_with(stack, &answer, sizeof answer);
}
