/* The end of Claim as a scene: the five factions side by side, each with the cards that both seats
 * have of it, one seat's above and the other's below, and the banner between them that goes over to
 * who gets the vote, told why. Beside or around them the two seats with their votes. */
#include "claim_table.h"
#include "claim_ui.h"

#include "app.h"
#include "base/limits.h"
#include "i18n/format.h"
#include "sheet.h"
#include "ui/tween.h"

#include <math.h>

#define FIRST_SECONDS  0.3f  /* before the first banner moves */
#define NEXT_SECONDS   0.34f /* from one to the next */
#define BANNER_SECONDS 0.36f
#define FAN_PART       0.9f  /* of the width of a column, at most: its frame stays free */
#define SEEN_PART      0.19f /* of a card's height that shows its value */
#define COUNTED_MOST   8

typedef struct Ending {
    App *app;
    ClaimPen pen;
    Wording wording;
    ClaimView view;
    Outcome outcome;
    Seat upper; /* whose cards lie above; the other's below */
    float age;
} Ending;

/* Where the parts lie. */
typedef struct EndingPlan {
    Rect columns;                 /* all five */
    Rect seats[2];                /* the upper and the lower one */
    float step;                   /* from column to column */
    float seal, gap, words, card; /* of a column: heights, and the width of a card */
    float fan;                    /* height of a seat's cards */
    bool is_tall;
} EndingPlan;

const char *claim_side_words(App *app, const Outcome *outcome, Seat side)
{
    return app_phrase(app, N_("{name} · votes: {score}"),
                      TR_VALUES(app->seat_names[side], app_number(app, outcome->score[side])));
}

static bool is_tall(Rect rect)
{
    return rect.w < rect.h * 1.25f;
}

static CardSet cards_of(const Ending *ending, Seat seat, unsigned faction)
{
    return ending->view.table.score[seat] & claim_cards_of((ClaimFaction)faction);
}

/* That one seat has of one faction; 1 at least, and so many that the cards can still be seen. */
static unsigned most_cards(const Ending *ending)
{
    unsigned most = 1;
    for (unsigned i = 0; i < CLAIM_SEATS * CLAIM_FACTIONS; i++) {
        CardSet cards = cards_of(ending, (Seat)(i % CLAIM_SEATS), i / CLAIM_SEATS);
        most = max_unsigned(most, (unsigned)set_count(cards));
    }
    return min_unsigned(most, COUNTED_MOST);
}

static EndingPlan plan_of(const Ending *ending, Rect rect)
{
    EndingPlan plan = {.columns = rect, .is_tall = is_tall(rect)};
    float unit = ending->pen.unit;
    if (plan.is_tall) {
        plan.seats[0] = rect_cut_top(&plan.columns, 104 * unit);
        plan.seats[1] = rect_cut_bottom(&plan.columns, 104 * unit);
    } else {
        Rect side = rect_cut_left(&plan.columns, 214 * unit);
        plan.seats[0] = rect_cut_top(&side, side.h / 2);
        plan.seats[1] = side;
    }
    plan.step = plan.columns.w / CLAIM_FACTIONS;
    plan.gap = 8 * unit;
    plan.seal = 42 * unit;
    plan.words =
        claim_pen_line(ending->pen, "8", (ClaimType){.face = FONT_TITLE, .size = 19}, 0)->h +
        claim_pen_line(ending->pen, "8", (ClaimType){.face = FONT_BODY, .size = 17}, 0)->h;
    float most = plan.columns.h - 2 * plan.seal - 6 * plan.gap - plan.words - 120 * unit;
    if (plan.is_tall) {
        float below = SEEN_PART * (float)(most_cards(ending) - 1);
        plan.card = fminf(most / 2 / CARD_RATIO / (1 + below), plan.step * 0.72f);
        plan.fan = most / 2;
    } else {
        plan.card = fminf(most / 2 / CARD_RATIO, plan.step * 0.54f);
        plan.fan = plan.card * CARD_RATIO;
    }
    return plan;
}

/* How far the banner of a faction has come: 0 … 1. */
static float progress(const Ending *ending, unsigned faction)
{
    return ease(EASE_OUT_CUBIC,
                (ending->age - FIRST_SECONDS - NEXT_SECONDS * (float)faction) / BANNER_SECONDS);
}

static bool is_told(const Ending *ending, unsigned faction)
{
    return progress(ending, faction) >= 1;
}

static const ClaimLight *light_of(const Ending *ending, Seat seat)
{
    return seat == ending->upper ? &claim_moon : &claim_lamp;
}

static const char *lit(const Ending *ending, const char *stem, Seat seat)
{
    return app_id(ending->app, stem, light_of(ending, seat)->suffix);
}

static Color light(const Ending *ending, Seat seat)
{
    return color_rgb(light_of(ending, seat)->color);
}

static Rect cut_end(Rect *rest, bool upper, float height)
{
    return upper ? rect_cut_top(rest, height) : rect_cut_bottom(rest, height);
}

static Seat vote_of(const Ending *ending, unsigned faction)
{
    return claim_vote(ending->view.table.score, (ClaimFaction)faction);
}

/* Words in the middle of a line of this rectangle's width. */
static void write_line(const Ending *ending, const char *words, ClaimType type, Rect row,
                       Color color)
{
    const TextBlock *block = claim_pen_line(ending->pen, words, type, row.w);
    Point at = {row.x + (row.w - block->w) / 2, row.y + (row.h - block->h) / 2};
    draw_text(ui_draw(ending->app->ui), block, at, color);
}

/* Where the first of so many cards lies, and from card to card: aside, or down in tall columns. */
static Point fan_step(const EndingPlan *plan, unsigned count, Rect place, Rect *first)
{
    float gaps = (float)max_unsigned(count, 2) - 1, width = plan->card;
    float high = width * CARD_RATIO, last = (float)count - 1;
    Point step = {.x = fminf(width * 0.42f, (place.w * FAN_PART - width) / gaps)};
    if (plan->is_tall) {
        step = (Point){.y = fminf(high * SEEN_PART * 1.2f, (place.h - high) / gaps)};
    }
    Point all = {width + step.x * last, high + step.y * last};
    *first = rect_around(rect_centre(place), all.x, all.y);
    first->w = width;
    first->h = high;
    return step;
}

/* To be looked at closely. */
static void declare_card(const Ending *ending, Card card, Rect rect)
{
    App *app = ending->app;
    char bytes[SAVED_NAME_BYTES];
    Text name = text_in(bytes, sizeof bytes);
    wording_card(&ending->wording, card, &name);
    ui_element(app->ui, &(Element){.id = app_numbered(app, "result.card.", card),
                                   .role = ROLE_CARD,
                                   .name = app_copy(app, bytes),
                                   .value = claim_game.names.cards[card],
                                   .rect = rect,
                                   .detail = card_detail(card),
                                   .still = true});
}

/* By value, the best last and in front; the others as far aside as there is room. */
static void fan(const Ending *ending, const EndingPlan *plan, CardSet cards, Rect place,
                bool is_veiled)
{
    DrawList *list = ui_draw(ending->app->ui);
    Outline outline = {.rect = place};
    Point step = fan_step(plan, (unsigned)set_count(cards), place, &outline.rect);
    Color color = {255, 255, 255, 255};
    if (is_veiled) {
        color = (Color){150, 147, 150, 255};
    }
    for (; cards; cards = set_without_first(cards)) {
        Card card = claim_first(cards);
        Picture face = table_face(&ending->wording, card, plan->card);
        draw_shadow(list, outline, 4);
        draw_tinted(list, &face, outline, color);
        declare_card(ending, card, outline.rect);
        outline.rect.x += step.x;
        outline.rect.y += step.y;
    }
}

/* "Goblins, ahead: 3 (Goblin 2, Goblin 5, Goblin 9)" */
static const char *end_name(const Ending *ending, Seat seat, unsigned faction)
{
    App *app = ending->app;
    CardSet cards = cards_of(ending, seat, faction);
    const char *group = claim_group_name(&ending->wording, (ClaimFaction)faction);
    if (!cards) {
        return app_phrase(app, N_("{faction}: no cards"), TR_VALUES(group));
    }
    Message list = MESSAGE("{cards}", value_cards(cards));
    const char *values[] = {group, app_number(app, set_count(cards)),
                            app_message(app, &claim_game, &list), NULL};
    if (vote_of(ending, faction) == seat) {
        return app_phrase(app, N_("{faction}, ahead: {n} ({cards})"), values);
    }
    return app_phrase(app, N_("{faction}: {n} ({cards})"), values);
}

/* What one seat has of a faction: a seal with the number at the outer edge, and the cards. */
static void column_end(const Ending *ending, const EndingPlan *plan, unsigned faction, Rect column,
                       bool is_upper)
{
    App *app = ending->app;
    Seat seat = is_upper ? ending->upper : (Seat)(1 - ending->upper);
    const char *seal = "ui/claim-seal-off";
    Color ink = COLOR_MUTED;
    bool told = is_told(ending, faction), wins = told && vote_of(ending, faction) == seat;
    CardSet cards = cards_of(ending, seat, faction);
    Rect rest = rect_inset(column, plan->gap);
    Rect row = cut_end(&rest, is_upper, plan->seal);
    Rect disc = rect_around(rect_centre(row), plan->seal, plan->seal);
    rect_cut_top(&rest, plan->gap);
    rect_cut_bottom(&rest, plan->gap);
    Rect place = cut_end(&rest, is_upper, plan->fan);
    fan(ending, plan, cards, place, told && !wins);
    if (wins) {
        seal = lit(ending, "ui/claim-seal", seat);
        ink = COLOR_PAPER;
    }
    claim_pen_picture(ending->pen, seal, disc, 1);
    write_line(ending, app_number(app, set_count(cards)),
               (ClaimType){.face = FONT_TITLE, .size = 23}, rect_inset(disc, disc.w * 0.16f), ink);
    Element element = {
        .id = app_id(app, app_numbered(app, "result.cards.", seat),
                     app_id(app, ".", claim_codes[faction])),
        .role = ROLE_TEXT,
        .name = end_name(ending, seat, faction),
        .rect = {column.x, fminf(disc.y, place.y), column.w, plan->seal + plan->gap + plan->fan},
        .still = true};
    ui_element(app->ui, &element);
}

/* Why the vote goes where it goes, and where that is. */
static const char *reason_words(const Ending *ending, unsigned faction)
{
    Message why = claim_vote_reason(ending->view.table.score, (ClaimFaction)faction);
    return app_message(ending->app, &claim_game, &why);
}

static const char *vote_words(const Ending *ending, unsigned faction)
{
    Message message = claim_vote_words(ending->view.table.score, (ClaimFaction)faction);
    return app_message(ending->app, &claim_game, &message);
}

/* The banner hangs over to the winner's side, and the words stand on the other one. */
static void column_middle(const Ending *ending, const EndingPlan *plan, unsigned faction, Rect zone)
{
    ClaimPen pen = ending->pen;
    Seat winner = vote_of(ending, faction);
    bool has_winner = winner != SEAT_NONE, told = is_told(ending, faction);
    Rect rest = zone;
    Rect words = cut_end(&rest, has_winner && winner != ending->upper, plan->words);
    words.x -= plan->gap;
    words.w += 2 * plan->gap;
    float h = fminf(rest.h - 16 * pen.unit, 118 * pen.unit), w = h * 84 / 118;
    rect_cut_top(&rest, 16 * pen.unit); /* for the crown */
    Point from = rect_centre(zone), to = rect_centre(rest);
    float t = has_winner ? progress(ending, faction) : 1;
    Rect cloth = rect_around((Point){from.x, mix(from.y, to.y, t)}, w, h);
    Point middle = {cloth.x + w / 2, cloth.y + h * 0.4f};
    bool is_won = told && has_winner;
    if (is_won) {
        float rays = fminf(w * 2.1f, zone.w);
        claim_pen_picture(pen, "ui/rays-gold", rect_around(middle, rays, rays), 0.6f);
    }
    claim_pen_picture(pen, claim_banner((ClaimFaction)faction), cloth, told && !is_won ? 0.6f : 1);
    if (is_won) {
        float side = w * 0.86f, crown = w * 0.4f;
        Rect above = rect_around((Point){middle.x, cloth.y}, crown, crown * 28 / 36);
        claim_pen_picture(pen, "ui/claim-laurel", rect_around(middle, side, side), 1);
        claim_pen_picture(pen, lit(ending, "ui/claim-crown", winner), above, 1);
    }
    Element element = {.id = app_id(ending->app, "result.vote.", claim_codes[faction]),
                       .role = ROLE_TEXT,
                       .name = vote_words(ending, faction),
                       .value = reason_words(ending, faction),
                       .rect = words,
                       .still = true};
    ui_element(ending->app->ui, &element);
    if (told) {
        write_line(ending, claim_group_name(&ending->wording, (ClaimFaction)faction),
                   (ClaimType){.face = FONT_TITLE, .size = 19},
                   rect_cut_top(&words, words.h * 0.53f), color_rgb(claim_colors[faction]));
        write_line(ending, reason_words(ending, faction),
                   (ClaimType){.face = FONT_BODY, .size = 17}, words,
                   is_won ? light(ending, winner) : COLOR_MUTED);
    }
}

static void column(const Ending *ending, const EndingPlan *plan, unsigned faction)
{
    Rect rect = plan->columns;
    rect.x += plan->step * (float)faction + plan->gap / 2;
    rect.w = plan->step - plan->gap;
    draw_nine(ui_draw(ending->app->ui), "ui/panel", rect, 1);
    float edge = plan->seal + 3 * plan->gap + plan->fan;
    Rect zone = rect_inset(rect, plan->gap);
    zone.y = rect.y + edge;
    zone.h = rect.h - 2 * edge;
    column_middle(ending, plan, faction, zone);
    column_end(ending, plan, faction, rect, true);
    column_end(ending, plan, faction, rect, false);
}

static unsigned votes_told(const Ending *ending, Seat seat)
{
    unsigned votes = 0;
    for (unsigned faction = 0; faction < CLAIM_FACTIONS; faction++) {
        votes += is_told(ending, faction) && vote_of(ending, faction) == seat;
    }
    return votes;
}

/* Portrait, name and votes: below one another, or side by side where that is wider. */
typedef struct Corner {
    Rect face, name, votes;
} Corner;

static Corner corner_of(float unit, Rect rect)
{
    Corner corner;
    Rect rest = rect_around(rect_centre(rect), rect.w, fminf(rect.h, 220 * unit));
    if (rect.w > rect.h * 2) {
        float side = 84 * unit;
        corner.face = rect_around(rect_centre(rect_cut_left(&rest, side * 1.4f)), side, side);
        corner.votes = rect_cut_right(&rest, 280 * unit);
        corner.name = rest;
    } else {
        float side = 92 * unit;
        corner.face = rect_around(rect_centre(rect_cut_top(&rest, side * 1.14f)), side, side);
        corner.name = rect_cut_top(&rest, 34 * unit);
        corner.votes = rest;
    }
    return corner;
}

static void seat_corner(const Ending *ending, Seat seat, Rect rect)
{
    App *app = ending->app;
    ClaimPen pen = ending->pen;
    bool told = is_told(ending, CLAIM_FACTIONS - 1);
    bool wins = told && seats_have(ending->outcome.winners, seat);
    unsigned votes = votes_told(ending, seat);
    Corner corner = corner_of(pen.unit, rect);
    Rect face = corner.face;
    Element element = {.id = app_numbered(app, "text.score.", seat),
                       .role = ROLE_TEXT,
                       .name = claim_side_words(app, &ending->outcome, seat),
                       .rect = rect,
                       .still = true};
    ui_element(app->ui, &element);
    if (wins) {
        Rect ring = rect_inset(face, -5 * pen.unit);
        draw_round(ui_draw(app->ui), ring, ring.h / 2, light(ending, seat));
    }
    sheet_seat_portrait(app, &app->session.plan, seat, face);
    if (wins) {
        Point above = {face.x + face.w / 2, face.y - 4 * pen.unit};
        claim_pen_picture(pen, lit(ending, "ui/claim-crown", seat),
                          rect_around(above, face.w * 0.5f, face.w * 0.39f), 1);
    }
    write_line(ending, app->seat_names[seat], (ClaimType){.face = FONT_TITLE, .size = 25},
               corner.name, light(ending, seat));
    write_line(ending, app_plural(app, NP_("{n} vote", "{n} votes"), (int)votes),
               (ClaimType){.face = FONT_TITLE, .size = 38}, corner.votes, light(ending, seat));
}

/* A person who played alone against a computer sits below. */
static Seat upper_seat(const App *app)
{
    return app->session.people == 1 << 1 ? 0 : 1;
}

static Rect stage_of(Rect rect, float *unit)
{
    float w = 1240, h = 500;
    if (is_tall(rect)) {
        w = 770;
        h = 860;
    }
    *unit = fminf(rect.w / w, rect.h / h);
    return rect_around(rect_centre(rect), w * *unit, fminf(rect.h, h * *unit * 1.12f));
}

static void draw(App *app, Rect rect, float age)
{
    Ending ending = {.app = app,
                     .pen = {.ui = app->ui},
                     .wording = {&app->catalogue, &claim_table_look, app->seat_names},
                     .upper = upper_seat(app),
                     .age = age};
    match_view(&app->session.match, 0, &ending.view);
    match_outcome(&app->session.match, &ending.outcome);
    Rect stage = stage_of(rect, &ending.pen.unit);
    EndingPlan plan = plan_of(&ending, stage);
    for (unsigned faction = 0; faction < CLAIM_FACTIONS; faction++) {
        column(&ending, &plan, faction);
    }
    seat_corner(&ending, ending.upper, plan.seats[0]);
    seat_corner(&ending, (Seat)(1 - ending.upper), plan.seats[1]);
}

/* Larger words need more room. */
static float least(const App *app, float width)
{
    Sheet sheet = sheet_of(app);
    (void)width;
    return (sheet.is_portrait ? 340 : 200) * (sheet.unit + sheet.type);
}

const ResultScene claim_result_scene = {
    .seconds = FIRST_SECONDS + NEXT_SECONDS * CLAIM_FACTIONS + BANNER_SECONDS,
    .least = least,
    .draw = draw,
};
