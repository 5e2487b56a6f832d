/* Carrying out an action: what it does itself, and what then goes on by itself. */
#include "clash/play.h"
#include "clash/state.h"

static void play_action(const Turn *turn, Seat seat, Action action)
{
    Card card = action_operand(action, 0);
    switch ((enum ClashVerb)action_verb(action)) {
    case CLASH_PICK:
        setup_pick(turn, card);
        break;
    case CLASH_CHOOSE:
        setup_choose(turn, seat, card);
        break;
    case CLASH_BAN:
        setup_ban(turn, card);
        break;
    case CLASH_SUMMON:
    case CLASH_CAST:
        play_card(turn, action);
        break;
    case CLASH_ATTACK:
        queue_begin(turn);
        break;
    case CLASH_STRIKE:
        attack_next(turn);
        break;
    case CLASH_END:
        turn_end(turn);
        break;
    case CLASH_RETURN:
        return_chosen(turn, card);
        break;
    }
    play_advance(turn);
}

void clash_apply(void *memory, Seat seat, Action action, EventLog *log)
{
    ClashState *state = memory;
    Turn turn = {.table = &state->table, .rng = &state->rng, .log = log};
    play_action(&turn, seat, action);
}
