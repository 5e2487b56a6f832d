/* Where both hands of Clash of Decks lie, and before the deal what is picked for them. */
#include "clash_hands.h"

#include "base/limits.h"

#include <math.h>

#define PICKED_WIDTH 128.0f

/* A zone that is never looked at: its cards come from and go to this place. */
void clash_hide(LayoutBuilder *plan, unsigned zone, Rect rect)
{
    plan_place(plan, zone,
               (ZonePlace){.form = FORM_HIDDEN, .rect = rect, .card_width = BACK_WIDTH});
}

static void place_picks(LayoutBuilder *plan, Seat seat, Rect rect, float width)
{
    static const char *const ids[CLASH_SIDES] = {"picks.0", "picks.1"};
    plan_place(plan, CLASH_ZONE_PICKS + (unsigned)seat,
               (ZonePlace){.form = FORM_ROW,
                           .rect = rect,
                           .card_width = width,
                           .secret = clash_shown(plan)->phase == CLASH_CHOOSING,
                           .marks = seat == plan->seat,
                           .dressed = true,
                           .id = ids[seat]});
}

bool clash_orders_returns(const LayoutBuilder *plan)
{
    return clash_returns_of(clash_shown(plan), plan->seat) > 0;
}

/* What returns, an incantation too, counts as if it lay in the hand: nothing moves meanwhile. */
unsigned clash_hand_cards(const LayoutBuilder *plan)
{
    unsigned count = clash_shown(plan)->sides[plan->seat].hand_count + 1u;
    if (clash_orders_returns(plan)) {
        count += clash_shown(plan)->returning_count;
    }
    return count;
}

/* In units of the hand's rectangle: where its cards will lie when all are back; those that lie
 * there already keep to its left end. */
static Rect hand_with_returns(LayoutBuilder *plan, Rect rect, const ZonePlace *place)
{
    unsigned now = clash_shown(plan)->sides[plan->seat].hand_count + 1u,
             later = clash_hand_cards(plan);
    float unit = plan->unit, wide = place->card_width * unit, high = wide * CARD_RATIO;
    unsigned line = later;
    if (place->groups > 0 && later > place->groups) {
        line = place->groups;
    }
    float step = fminf(wide * 1.07f, (rect.w - wide) / (float)max_unsigned(line - 1, 1));
    float left = rect.x + (rect.w - wide - step * (float)(line - 1)) / 2;
    Rect *places = &plan->out->spots[SPOT_RETURNS];
    for (unsigned i = now; i < later && i - now < CLASH_RETURNED_MAX; i++) {
        float down = (rect.h - high) * (float)(i / line);
        places[i - now] = (Rect){left + step * (float)(i % line), rect.y + down, wide, high};
    }
    if (clash_orders_returns(plan)) { /* whichever is chosen next lies in the first one */
        plan->out->drop = places[0];
        plan->out->drop_name = N_("Free place");
        plan->out->own_places = true;
    }
    if (now <= line) {
        rect.x = left;
        rect.w = wide + step * (float)(now - 1);
    }
    return rect;
}

void clash_place_hand(LayoutBuilder *plan, Rect rect, ZonePlace place)
{
    plan->out->hand = rect;
    place_picks(plan, plan->seat, rect, fminf(place.card_width, PICKED_WIDTH));
    clash_hide(plan, CLASH_ZONE_BOX + (unsigned)plan->seat, rect);
    plan->out->drop = (Rect){0};
    place.form = FORM_FAN;
    place.rect = hand_with_returns(plan, rect, &place);
    place.ordered = place.picks = place.marks = place.hand = place.secret = true;
    place.dressed = true;
    place.id = "hand.card";
    plan_place(plan, CLASH_ZONE_HANDS + (unsigned)plan->seat, place);
}

/* The cards of it that everybody knows lie open. */
void clash_place_other_hand(LayoutBuilder *plan, Rect rect)
{
    static const char *const ids[CLASH_SIDES] = {"seat.card.0", "seat.card.1"};
    Seat other = plan_other(plan);
    place_picks(plan, other, rect, rect.h / plan->unit / CARD_RATIO);
    clash_hide(plan, CLASH_ZONE_BOX + (unsigned)other, rect);
    plan_place(plan, CLASH_ZONE_HANDS + (unsigned)other,
               (ZonePlace){.form = FORM_ROW,
                           .rect = rect,
                           .card_width = BACK_WIDTH,
                           .marks = true,
                           .hand = true,
                           .dressed = true,
                           .id = ids[other]});
}
