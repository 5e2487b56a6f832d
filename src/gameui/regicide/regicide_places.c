/* The zones of the Regicide table: what their cards are like, what they are called and what they
 * explain. Where they lie is said by the layout. */
#include "regicide_places.h"

#define ENEMY_WIDTH 240.0f
#define HAND_WIDTH  168.0f
#define TABLE_WIDTH 130.0f
#define PILE_APART  20.0f /* between the words of two piles */
#define DROP_ASIDE  24.0f /* of the discard pile: what can be pressed beside it */
#define DROP_AROUND 7.0f  /* above and below, where its words begin */

static void set_place(LayoutBuilder *plan, uint8_t zone, ZonePlace place)
{
    place.card_width *= plan->unit;
    plan->out->zones[zone] = place;
}

/* RG-28: why the discard pile cannot be looked through; NULL: it can. */
static const char *discard_shut(const RegicideTable *table)
{
    if (!(table->house & REGICIDE_HOUSE_CLOSED) || table->phase == REGICIDE_OVER) {
        return NULL;
    }
    return N_("In this game the discard pile stays closed until the end.");
}

void regicide_place_zones(LayoutBuilder *plan, Point castle, Point tavern, Point discard,
                          float deck)
{
    float u = plan->unit, h = deck * CARD_RATIO, apart = (discard.x - tavern.x) / u;
    float words = apart - PILE_APART;
    const char *shut = discard_shut(plan->table);
    set_place(plan, REGICIDE_CASTLE,
              (ZonePlace){.form = FORM_PILE,
                          .rect = rect_around(castle, deck * u, h * u),
                          .card_width = deck,
                          .words = words,
                          .deep = plan->deep,
                          .closed = true,
                          .id = "pile.castle",
                          .name = N_("Castle deck"),
                          .tip = N_("The Castle deck holds the royals still to come: Jacks on top, "
                                    "then Queens, then Kings.")});
    set_place(plan, REGICIDE_TAVERN,
              (ZonePlace){.form = FORM_PILE,
                          .rect = rect_around(tavern, deck * u, h * u),
                          .card_width = deck,
                          .words = words,
                          .deep = plan->deep,
                          .closed = true,
                          .id = "pile.tavern",
                          .name = N_("Tavern deck"),
                          .tip = N_("Diamonds draw cards from the Tavern deck and hearts put "
                                    "discarded ones back under it; once it is empty, nobody can "
                                    "draw.")});
    set_place(plan, REGICIDE_DISCARDED,
              (ZonePlace){.form = FORM_PILE,
                          .rect = rect_around(discard, deck * u, h * u),
                          .card_width = deck,
                          .words = words,
                          .deep = plan->deep,
                          .tilt = 4,
                          .opens = !shut,
                          .shut = shut,
                          .id = "pile.discard",
                          .name = NC_("Regicide", "Discard pile"),
                          .tip = N_("♥ Hearts: shuffle the discard pile and, without looking, put "
                                    "as many cards from it under the Tavern deck as the attack is "
                                    "worth.")});
}

static const char *enemy_tip(const RegicideTable *table)
{
    if (table->enemy == CARD_NONE) {
        return N_("The game is won when every royal has fallen: four of each rank.");
    }
    return regicide_immunity(table);
}

void regicide_place_enemy(LayoutBuilder *plan, Rect rect)
{
    set_place(plan, REGICIDE_ENEMY,
              (ZonePlace){.form = FORM_SPOT,
                          .rect = rect,
                          .card_width = ENEMY_WIDTH,
                          .id = "table.enemy",
                          .name = N_("Enemy"),
                          .tip = enemy_tip(plan->table)});
}

/* Cards are dropped where they will lie: on the row of the cards played, which has a strip to its
 * left that no card covers, or around the discard pile while they cover an attack. */
static void place_drop(LayoutBuilder *plan, Rect row)
{
    Layout *out = plan->out;
    out->drop = row;
    if (plan->table->phase == REGICIDE_SUFFERING) {
        Rect pile = out->zones[REGICIDE_DISCARDED].rect;
        float aside = DROP_ASIDE * plan->unit, around = DROP_AROUND * plan->unit;
        out->drop = rect_around(rect_centre(pile), pile.w + 2 * aside, pile.h + 2 * around);
        out->drop_name = NC_("Regicide", "Discard pile");
    }
}

void regicide_place_row(LayoutBuilder *plan, Rect rect)
{
    place_drop(plan, rect);
    rect_cut_left(&rect, 28 * plan->unit);
    set_place(plan, REGICIDE_PLAYED,
              (ZonePlace){.form = FORM_ROW,
                          .rect = rect_inset(rect, 6 * plan->unit),
                          .card_width = TABLE_WIDTH,
                          .tilt = 3,
                          .id = "table.card",
                          .tip = N_("All cards played against an enemy are discarded when it is "
                                    "defeated.")});
}

void regicide_place_hand(LayoutBuilder *plan, Rect rect)
{
    plan->out->hand = rect;
    plan->out->ribbon = rect; /* what others did and what lies on the table stays in sight */
    set_place(plan, (uint8_t)(REGICIDE_HANDS + plan->seat),
              (ZonePlace){.form = FORM_FAN,
                          .rect = rect,
                          .card_width = HAND_WIDTH,
                          .picks = true,
                          .hand = true,
                          .secret = true,
                          .marks = true,
                          .id = "hand.card"});
}

/* The hand of another seat is a row of small backs at the bottom of its panel, or in its only line.
 */
static Rect seat_row(const LayoutBuilder *plan, Rect panel)
{
    float height = BACK_WIDTH * CARD_RATIO * plan->unit;
    Rect row = rect_inset(panel, INSET / 2 * plan->space->unit);
    float y = row.y + row.h - height;
    if (row.h < 1.9f * plan->line) {
        y = row.y + (row.h - height) / 2;
    }
    row = rect_cut_right(&row, row.w * (plan->out->is_terse ? 0.36f : 0.44f));
    row.y = y;
    row.h = height;
    return row;
}

void regicide_place_seat(LayoutBuilder *plan, unsigned other, Rect panel)
{
    Seat seat = (Seat)((plan->seat + 1u + other) % plan->table->seats);
    plan->out->spots[SPOT_SEATS + other] = panel;
    set_place(plan, (uint8_t)(REGICIDE_HANDS + seat),
              (ZonePlace){.form = FORM_ROW,
                          .rect = seat_row(plan, panel),
                          .card_width = BACK_WIDTH,
                          .hand = true,
                          .id = "seat.card"});
}
