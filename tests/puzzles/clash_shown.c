/* By the cues of each action. */
#include "clash_shown.h"

#define EVENTS_MAX 1000

static bool is_fresh(const ClashTable *table, Card card)
{
    const ClashSide *side = &table->sides[table->active];
    for (unsigned row = 0; row < CLASH_ROWS; row++) {
        for (unsigned place = 0; place < side->counts[row]; place++) {
            if (side->rows[row][place].card == card) {
                return side->rows[row][place].marks & CLASH_FRESH;
            }
        }
    }
    return false;
}

static void show(ClashShown *shown, ClashAbility ability)
{
    shown->abilities |= clash_ability_bit(ability);
}

static void fall(ClashShown *shown, Card card)
{
    if (shown->pierced & card_bit(card)) {
        show(shown, CLASH_PERFORATION);
    }
    if (shown->splashed & card_bit(card)) {
        show(shown, CLASH_SPLASH);
    }
    if (shown->repeats) {
        show(shown, CLASH_BERSERK);
    }
}

static bool is_enemys(const ClashTable *table, const Event *cue)
{
    unsigned first = CLASH_ZONE_ROWS + CLASH_ROWS * (1u - table->active);
    return cue->from >= first && cue->from < first + CLASH_ROWS;
}

static void see(ClashShown *shown, const ClashTable *table, const Event *cue)
{
    bool is_enemy = is_enemys(table, cue);
    switch ((enum ClashCue)cue->name) {
    case CLASH_CUE_ATTACK:
        if (is_fresh(table, cue->card)) {
            show(shown, CLASH_RAGE);
        }
        break;
    case CLASH_CUE_SPRINT:
        show(shown, CLASH_SPRINT);
        break;
    case CLASH_CUE_BERSERK:
        shown->repeats = true;
        break;
    case CLASH_CUE_SPLASH:
        shown->splashed |= is_enemy ? card_bit(cue->card) : 0;
        break;
    case CLASH_CUE_PIERCE:
        shown->pierced |= is_enemy ? card_bit(cue->card) : 0;
        break;
    case CLASH_CUE_SHIELD:
        if (is_enemy) {
            show(shown, CLASH_PROTECTION);
        }
        break;
    case CLASH_CUE_IMMUNE:
        if (is_enemy) {
            show(shown, CLASH_INDESTRUCTIBLE);
        }
        break;
    case CLASH_CUE_DESTROY:
        if (is_enemy) {
            fall(shown, cue->card);
        }
        break;
    case CLASH_CUE_REVEAL:
    case CLASH_CUE_FIZZLE:
    case CLASH_CUE_CAST:
    case CLASH_CUE_HIT:
    case CLASH_CUE_KEEPER:
    case CLASH_CUE_FALL:
    case CLASH_CUE_LOSE:
    case CLASH_CUE_LAST:
    case CLASH_CUE_RESULT:
        break;
    }
}

void clash_shown_add(ClashShown *shown, const ClashState *before, Seat seat, Action action)
{
    Event events[EVENTS_MAX];
    EventLog log = {.events = events, .capacity = EVENTS_MAX};
    ClashState after = *before;
    clash_game.apply(&after, seat, action, &log);
    for (size_t i = 0; i < log.count; i++) {
        if (events[i].kind == EVENT_CUE) {
            see(shown, &before->table, &events[i]);
        }
    }
}
