/* The last action of Regicide, read off its events, and where its cards still lie. */
#include "regicide/seen.h"
#include "regicide/table.h"

#include "base/limits.h"

static void take(RegicidePast *past, const Event *event)
{
    if (event->from == REGICIDE_TAVERN) {
        past->own += event->to == REGICIDE_HANDS + past->table->active;
    } else if (event->to == REGICIDE_PLAYED && past->count < REGICIDE_PLAY_CARDS) {
        past->cards[past->count++] = event->card;
    }
}

bool regicide_past(const TableScene *scene, RegicidePast *out)
{
    *out = (RegicidePast){.count = 0};
    if (!table_last(scene->table, true, 0, &out->action)) {
        return false;
    }
    out->table = &((const RegicideView *)out->action.before)->table;
    for (size_t i = 0; i < out->action.count; i++) {
        if (out->action.events[i].kind == EVENT_MOVE) {
            take(out, &out->action.events[i]);
        }
    }
    out->is_jester = out->count > 0 && regicide_is_jester(out->cards[0]);
    return true;
}

bool regicide_had(const RegicidePast *past, enum RegicideCue cue, int *value)
{
    for (size_t i = 0; i < past->action.count; i++) {
        const Event *event = &past->action.events[i];
        if (event->kind == EVENT_CUE && event->name == cue) {
            *value = event->value;
            return true;
        }
    }
    return false;
}

/* The sum of the first `count` cards that leave a hand for good. */
static int given_up(const PastAction *action, unsigned hand, unsigned count)
{
    int sum = 0;
    for (size_t i = 0; i < action->count && count > 0; i++) {
        const Event *event = &action->events[i];
        if (event->kind == EVENT_MOVE && event->from == hand && event->to == REGICIDE_DISCARDED) {
            sum += regicide_value(event->card);
            count--;
        }
    }
    return sum;
}

int regicide_to_pay(const TableScene *scene, Seat *payer)
{
    RegicidePast past;
    int paid;
    if (table_rests(scene->table) || !regicide_past(scene, &past) ||
        !regicide_had(&past, REGICIDE_CUE_PAY, &paid)) {
        return -1;
    }
    *payer = past.table->active;
    unsigned hand = REGICIDE_HANDS + *payer;
    unsigned left = table_seen_count(scene->table, hand);
    int due = regicide_attack_left(past.table);
    return max_int(due - given_up(&past.action, hand, past.table->hand_counts[*payer] - left), 0);
}

/* Where a card that was played is seen: beside the enemy, or on its way from there. */
bool regicide_past_card(const TableScene *scene, Card card, Rect *out)
{
    static const unsigned zones[] = {REGICIDE_PLAYED, REGICIDE_DISCARDED};
    if (!table_sees(scene->table, REGICIDE_PLAYED, card, NULL)) {
        return false;
    }
    for (unsigned i = 0; i < REGICIDE_CARDS * 2; i++) {
        unsigned zone = zones[i / REGICIDE_CARDS], index = i % REGICIDE_CARDS;
        if (table_card_is(scene->table, zone, index, card)) {
            return table_card_rect(scene->table, zone, index, out);
        }
    }
    return false;
}

bool regicide_past_place(const TableScene *scene, RegicidePast *past, Rect *out)
{
    const RegicideTable *table = regicide_table_of(scene);
    bool is_over = table_rests(scene->table) && table->phase != REGICIDE_SUFFERING &&
                   table->phase != REGICIDE_NAMING;
    if (is_over || !regicide_past(scene, past) || past->count == 0) {
        return false;
    }
    for (unsigned i = 0; i < past->count; i++) {
        Rect card;
        if (!regicide_past_card(scene, past->cards[i], &card)) {
            return false;
        }
        *out = i == 0 ? card : rect_union(*out, card);
    }
    return true;
}
