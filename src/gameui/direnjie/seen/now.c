/* What happens at the table of Di Renjie now: which cue the events told has begun, and how far. */
#include "direnjie/seen/now.h"
#include "direnjie/table.h"
#include "tables/panel_lines.h"
#include "ui/loop.h"

#include "ui/tween.h"

#include <math.h>
#include <string.h>

#define DROP_SECONDS  0.2f
#define STAMP_SECONDS 0.16f
#define AWAY_SECONDS  0.24f
#define AWAY_DEGREES  6.0f
#define SWING_SECONDS 0.26f
#define RISE_SECONDS  0.22f
#define RISE          0.15f /* of the width of its cards, by which a clue stands up */
#define LONG_AGO      100.0f

/* A gift is no loss, nor is what the seat lays or pays back by itself. */
static void note_loss(const DirenjieView *view, const Event *event, DirenjiePast *past)
{
    bool is_loss = event->kind == EVENT_MOVE && view->seat != view->table.actor &&
                   event->from == DIRENJIE_HANDS + view->seat &&
                   event->to == DIRENJIE_HANDS + view->table.actor;
    if (is_loss) {
        past->lost++;
        past->lost_card = event->card;
    }
}

DirenjiePast direnjie_past(const PastAction *action)
{
    const DirenjieView *view = action->before;
    DirenjiePast past = {.card = CARD_NONE,
                         .nth = DIRENJIE_NOTHING,
                         .actor = view->table.actor,
                         .lost_card = CARD_NONE,
                         .by_bonus = view->table.phase == DIRENJIE_BONUS};
    memset(past.cues, DIRENJIE_NOTHING, sizeof past.cues);
    for (size_t i = 0; i < action->count; i++) {
        const Event *event = &action->events[i];
        note_loss(view, event, &past);
        past.brings_bonus |= event->kind == EVENT_PHASE && event->name == DIRENJIE_BONUS;
        if (event->kind == EVENT_CUE && event->name <= DIRENJIE_CUE_LAST) {
            past.cues[event->name] = (uint8_t)event->value;
        } else if (event->kind == EVENT_TURN && past.nth == DIRENJIE_NOTHING) {
            past.card = event->card;
            past.nth = event->from_index / 3;
        } else if (event->kind == EVENT_MOVE && past.nth == DIRENJIE_NOTHING) {
            past.card = event->card;
        }
    }
    return past;
}

bool direnjie_past_of(const TableScene *scene, bool moving, DirenjiePast *out)
{
    PastAction last;
    if (!table_last(scene->table, moving, 0, &last)) {
        return false;
    }
    *out = direnjie_past(&last);
    return true;
}

bool direnjie_now(const TableScene *scene, enum DirenjieCue cue, DirenjiePast *past, float *age)
{
    *age = LONG_AGO;
    if (table_rests(scene->table) || scene->cue < 0 || !direnjie_past_of(scene, true, past) ||
        past->cues[cue] == DIRENJIE_NOTHING) {
        return false;
    }
    if (scene->cue == (int)cue) {
        *age = scene->cue_age;
        return true;
    }
    return cue != DIRENJIE_CUE_REVEAL || scene->cue == DIRENJIE_CUE_LAST;
}

float direnjie_come(const TableScene *scene, float age, float seconds)
{
    if (ui_has_reduced_motion(scene->ui)) {
        return 1;
    }
    return fminf(fmaxf(age / seconds, 0), 1);
}

unsigned direnjie_asked_now(const TableScene *scene)
{
    DirenjiePast past;
    float age;
    if (direnjie_now(scene, DIRENJIE_CUE_ASK, &past, &age)) {
        return past.cues[DIRENJIE_CUE_ASK];
    }
    return DIRENJIE_NO_ASK;
}

float direnjie_drop(const TableScene *scene, unsigned ask)
{
    DirenjiePast past;
    float age;
    if (!direnjie_now(scene, DIRENJIE_CUE_ASK, &past, &age) || past.cues[DIRENJIE_CUE_ASK] != ask ||
        ui_has_reduced_motion(scene->ui)) {
        return 0;
    }
    float t = direnjie_come(scene, age - DIRENJIE_COIN_SECONDS, DROP_SECONDS);
    return 10 * scene->layout->unit * sinf(TURN / 2 * t);
}

Card direnjie_counted_now(const TableScene *scene)
{
    DirenjiePast past;
    float age;
    if (direnjie_now(scene, DIRENJIE_CUE_REVEAL, &past, &age) &&
        age >= DIRENJIE_SHOWN_SECONDS + DIRENJIE_CODE_SECONDS) {
        return past.card;
    }
    return CARD_NONE;
}

float direnjie_swell(const TableScene *scene)
{
    DirenjiePast past;
    float age;
    if (!direnjie_now(scene, DIRENJIE_CUE_REVEAL, &past, &age) ||
        ui_has_reduced_motion(scene->ui)) {
        return 0;
    }
    return panel_swell(age - DIRENJIE_SHOWN_SECONDS - DIRENJIE_CODE_SECONDS);
}

float direnjie_lamp(const TableScene *scene)
{
    DirenjiePast past;
    float age;
    if (!direnjie_now(scene, DIRENJIE_CUE_REVEAL, &past, &age)) {
        return 0;
    }
    return direnjie_come(scene, age - DIRENJIE_SHOWN_SECONDS - DIRENJIE_CODE_SECONDS,
                         DIRENJIE_LAMP_SECONDS);
}

DirenjieDraft *direnjie_draft(Table *table)
{
    return table_own(table, sizeof(DirenjieDraft));
}

float direnjie_since(const TableScene *scene, unsigned what, float whole)
{
    DirenjieDraft *draft = direnjie_draft(scene->table);
    uint64_t now = ui_now_ms(scene->ui);
    if (ui_has_reduced_motion(scene->ui) || table_is_instant(scene->table)) {
        return whole;
    }
    if (draft->since_next != what + 1) {
        draft->since_next = what + 1;
        draft->since_ms = now;
    }
    float since = (float)(now - draft->since_ms) / 1000;
    if (since < whole) {
        table_stir(scene->table);
        ui_wake(scene->ui);
    }
    return since;
}

float direnjie_swing(const TableScene *scene, unsigned ask)
{
    float t = fminf(direnjie_since(scene, ask, SWING_SECONDS) / SWING_SECONDS, 1);
    return 3 * (1 - t) * cosf(TURN * 0.75f * t);
}

/* 1 until the person or whoever else has the bonus has chosen, then down to 0. */
static float waits(const TableScene *scene)
{
    static const enum DirenjieCue cues[] = {DIRENJIE_CUE_INSPECT, DIRENJIE_CUE_TAKE,
                                            DIRENJIE_CUE_ROB, DIRENJIE_CUE_SWAP};
    DirenjiePast past;
    float age;
    for (unsigned i = 0; i < 4; i++) {
        if (direnjie_now(scene, cues[i], &past, &age)) {
            return 1 - direnjie_come(scene, age, RISE_SECONDS);
        }
    }
    return 1;
}

/* A clue rises once it is turned, sinks again with its lantern's light, or stands up as long as its
 * owner has a bonus to choose; the newest is the one that was turned. */
float direnjie_raised(const TableScene *scene, Seat owner, unsigned nth)
{
    const DirenjieTable *table = direnjie_table_of(scene);
    DirenjiePast past;
    float age;
    if (direnjie_now(scene, DIRENJIE_CUE_REVEAL, &past, &age)) {
        bool turns = past.cues[DIRENJIE_CUE_REVEAL] == owner && past.nth == nth;
        float up = direnjie_come(scene, age - DIRENJIE_SHOWN_SECONDS, RISE_SECONDS);
        float down = past.brings_bonus ? 0 : direnjie_lamp(scene);
        return turns ? ease(EASE_OUT_CUBIC, up) * (1 - ease(EASE_IN_OUT, down)) : 0;
    }
    bool stands = table->phase == DIRENJIE_BONUS && table->active == owner &&
                  nth + 1u == direnjie_clues_of(table, owner);
    return stands ? ease(EASE_OUT_CUBIC, waits(scene)) : 0;
}

float direnjie_lift(Rect card, float raised)
{
    return RISE * card.w * raised;
}

/* Which cue the seat answers with in what moves now; -1: it does not. */
static int answering(const TableScene *scene, Seat seat, float *age)
{
    static const enum DirenjieCue cues[] = {DIRENJIE_CUE_GIVE, DIRENJIE_CUE_REFUSE};
    DirenjiePast past;
    for (unsigned i = 0; i < 2; i++) {
        if (direnjie_now(scene, cues[i], &past, age) && past.cues[cues[i]] == seat) {
            return (int)cues[i];
        }
    }
    return -1;
}

bool direnjie_answer_of(const TableScene *scene, Seat seat, bool *gave)
{
    const DirenjieTable *table = direnjie_table_of(scene);
    float age;
    int cue = answering(scene, seat, &age);
    if (cue >= 0) {
        *gave = cue == DIRENJIE_CUE_GIVE;
        return true;
    }
    *gave = seats_have(table->gave, seat);
    return direnjie_has_answered(table, seat);
}

float direnjie_stamp(const TableScene *scene, Seat seat)
{
    float age;
    if (answering(scene, seat, &age) < 0) {
        return 1;
    }
    return mix(1.4f, 1, ease(EASE_OUT_CUBIC, direnjie_come(scene, age, STAMP_SECONDS)));
}

float direnjie_nod(const TableScene *scene, Seat seat)
{
    float age;
    if (answering(scene, seat, &age) != (int)DIRENJIE_CUE_GIVE) {
        return 0;
    }
    return 3 * scene->layout->unit * sinf(direnjie_come(scene, age, STAMP_SECONDS) * TURN / 2);
}

float direnjie_turned(const TableScene *scene, Seat seat)
{
    float age;
    if (answering(scene, seat, &age) != (int)DIRENJIE_CUE_REFUSE) {
        return 0;
    }
    return AWAY_DEGREES * sinf(direnjie_come(scene, age, AWAY_SECONDS) * TURN / 2);
}

bool direnjie_is_ending(const TableScene *scene, float *age)
{
    DirenjiePast past;
    *age = LONG_AGO;
    if (direnjie_table_of(scene)->ending) {
        return true;
    }
    return direnjie_now(scene, DIRENJIE_CUE_LAST, &past, age) && scene->cue == DIRENJIE_CUE_LAST;
}

bool direnjie_has_answered(const DirenjieTable *table, Seat seat)
{
    unsigned seats = table->seats;
    unsigned after = (seat + seats - table->active) % seats;
    unsigned due = (table->actor + seats - table->active) % seats;
    bool asked = table->ask != DIRENJIE_NO_ASK && seat != table->active;
    return asked && (table->phase != DIRENJIE_GIVING || after < due);
}

bool direnjie_is_due(const DirenjieTable *table, Seat seat)
{
    return table->phase == DIRENJIE_GIVING && seat != table->active &&
           !direnjie_has_answered(table, seat);
}
