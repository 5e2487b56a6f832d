/* The end of Claim as a scene: the five factions side by side, each with the cards that both seats
 * have of it, one seat's above and the other's below, and the banner between them that goes over to
 * who gets the vote, told why. Beside or around them the two seats with their votes. */
#include "claim/pen.h"
#include "claim/pieces.h"
#include "claim/sentences.h"
#include "claim/table.h"
#include "claim/words.h"
#include "tables/table_picture.h"

#include "base/limits.h"
#include "finale.h"
#include "i18n/format.h"
#include "seated.h"
#include "sheet.h"

#include <math.h>

#define FAN_PART     0.9f  /* of the width of a column, at most: its frame stays free */
#define SEEN_PART    0.19f /* of a card's height that shows its value */
#define COUNTED_MOST 8

enum { STEP_BANNER };

static const FinaleStep steps[] = {[STEP_BANNER] = {.at = 0.3f,
                                                    .each = 0.34f,
                                                    .over = 0.36f,
                                                    .ease = EASE_OUT_CUBIC,
                                                    .count = CLAIM_FACTIONS},
                                   {0}};

/* Lengths are pixels. */
typedef struct Ending {
    const Finale *finale;
    ClaimPen pen;
    ClaimView view;
    Rect columns;           /* all five */
    Rect seats[2];          /* the upper and the lower one */
    float step;             /* from column to column */
    float seal, gap, words; /* of a column: heights */
    float card, fan;        /* how wide a card is, how high a seat's cards are together */
} Ending;

const char *claim_side_words(App *app, const Outcome *outcome, Seat side)
{
    return app_phrase(app, N_("{name} · votes: {score}"),
                      TR_VALUES(app_called(app, side), app_number(app, outcome->score[side])));
}

static CardSet cards_of(const Ending *ending, Seat seat, unsigned faction)
{
    return ending->view.table.score[seat] & claim_cards_of((ClaimFaction)faction);
}

/* The most cards that a seat has of a faction; 1 at least, and so many that they can be seen. */
static unsigned most_cards(const Ending *ending)
{
    unsigned most = 1;
    for (unsigned i = 0; i < CLAIM_SEATS * CLAIM_FACTIONS; i++) {
        CardSet cards = cards_of(ending, (Seat)(i % CLAIM_SEATS), i / CLAIM_SEATS);
        most = max_unsigned(most, (unsigned)set_count(cards));
    }
    return min_unsigned(most, COUNTED_MOST);
}

static const ClaimType name_type = {.face = FONT_TITLE, .size = 19},
                       reason_type = {.face = FONT_BODY, .size = 17};

static void place_parts(Ending *ending)
{
    float unit = ending->pen.unit;
    Rect rest = ending->finale->rect;
    if (ending->finale->is_tall) {
        ending->seats[0] = rect_cut_top(&rest, 104 * unit);
        ending->seats[1] = rect_cut_bottom(&rest, 104 * unit);
    } else {
        ending->seats[1] = rect_cut_left(&rest, 214 * unit);
        ending->seats[0] = rect_cut_top(&ending->seats[1], rest.h / 2);
    }
    ending->columns = rest;
    ending->step = rest.w / CLAIM_FACTIONS;
    ending->gap = 8 * unit;
    ending->seal = 42 * unit;
    ending->words = claim_pen_line(ending->pen, "8", name_type, 0)->h +
                    claim_pen_line(ending->pen, "8", reason_type, 0)->h;
    float cards = rest.h - 2 * ending->seal - 6 * ending->gap - ending->words - 120 * unit;
    ending->card = fminf(cards / 2 / CARD_RATIO, ending->step * 0.54f);
    ending->fan = ending->card * CARD_RATIO;
    if (ending->finale->is_tall) {
        float below = SEEN_PART * (float)(most_cards(ending) - 1);
        ending->card = fminf(cards / 2 / CARD_RATIO / (1 + below), ending->step * 0.72f);
        ending->fan = cards / 2;
    }
}

static Seat upper_seat(const Ending *ending)
{
    return (Seat)(1 - ending->finale->own);
}

static bool is_counted(const Ending *ending, unsigned faction)
{
    return finale_come(ending->finale, STEP_BANNER, faction) >= 1;
}

static Seat vote_of(const Ending *ending, unsigned faction)
{
    return claim_vote(ending->view.table.score, (ClaimFaction)faction);
}

static const char *lit(const Ending *ending, const char *stem, Seat seat)
{
    const ClaimLight *light = seat == ending->finale->own ? &claim_lamp : &claim_moon;
    return app_id(ending->finale->app, stem, light->suffix);
}

static Rect cut_end(Rect *rest, bool upper, float height)
{
    return upper ? rect_cut_top(rest, height) : rect_cut_bottom(rest, height);
}

/* Words in the middle of a line of this rectangle's width. */
static void write_line(const Ending *ending, const char *words, ClaimType type, Rect row,
                       Color color)
{
    finale_block(ending->finale, claim_pen_line(ending->pen, words, type, row.w), row, color);
}

/* Where the first of so many cards lies, and from card to card: aside, or down in tall columns. */
static Point fan_step(const Ending *ending, unsigned count, Rect place, Rect *first)
{
    float gaps = (float)max_unsigned(count, 2) - 1, width = ending->card;
    float high = width * CARD_RATIO, last = (float)count - 1;
    Point step = {.x = fminf(width * 0.42f, (place.w * FAN_PART - width) / gaps)};
    if (ending->finale->is_tall) {
        step = (Point){.y = fminf(high * SEEN_PART * 1.2f, (place.h - high) / gaps)};
    }
    *first = rect_around(rect_centre(place), width + step.x * last, high + step.y * last);
    first->w = width;
    first->h = high;
    return step;
}

/* Draws cards by value, the best last and in front; the others as far aside as there is room. */
static void fan(const Ending *ending, CardSet cards, Rect place, bool is_veiled)
{
    const Finale *finale = ending->finale;
    DrawList *list = ui_draw(finale->app->ui);
    Outline outline = {.rect = place};
    Point step = fan_step(ending, (unsigned)set_count(cards), place, &outline.rect);
    Color color = is_veiled ? (Color){150, 147, 150, 255} : (Color){255, 255, 255, 255};
    for (; cards; cards = set_without_first(cards)) {
        Card card = claim_first(cards);
        Picture face = table_face(&finale->wording, card, ending->card);
        draw_shadow(list, outline, 4);
        draw_tinted(list, &face, outline, color);
        finale_card(finale, app_numbered(finale->app, "result.card.", card), card, outline.rect);
        outline.rect.x += step.x;
        outline.rect.y += step.y;
    }
}

/* "You · Goblins, ahead: 3 (Goblin 2, Goblin 5, Goblin 9)" */
static const char *end_name(const Ending *ending, Seat seat, unsigned faction)
{
    App *app = ending->finale->app;
    CardSet cards = cards_of(ending, seat, faction);
    const char *group = claim_group_name(&ending->finale->wording, (ClaimFaction)faction);
    if (!cards) {
        const char *none = app_phrase(app, N_("{faction}: no cards"), TR_VALUES(group));
        return finale_whose(ending->finale, seat, none);
    }
    Message list = MESSAGE("{cards}", value_cards(cards));
    const char *values[] = {group, app_number(app, set_count(cards)),
                            app_message(app, &claim_game, &list), NULL};
    const char *words = N_("{faction}: {n} ({cards})");
    if (vote_of(ending, faction) == seat) {
        words = CLAIM_AHEAD_WORDS;
    }
    return finale_whose(ending->finale, seat, app_phrase(app, words, values));
}

/* What one seat has of a faction: a seal with the number at the outer edge, and the cards. */
static void column_end(const Ending *ending, unsigned faction, Rect column, bool is_upper)
{
    const Finale *finale = ending->finale;
    App *app = finale->app;
    Seat seat = is_upper ? upper_seat(ending) : finale->own;
    bool counted = is_counted(ending, faction), wins = counted && vote_of(ending, faction) == seat;
    CardSet cards = cards_of(ending, seat, faction);
    Rect rest = rect_inset(column, ending->gap), row = cut_end(&rest, is_upper, ending->seal);
    Rect disc = rect_around(rect_centre(row), ending->seal, ending->seal);
    rect_cut_top(&rest, ending->gap);
    rect_cut_bottom(&rest, ending->gap);
    Rect place = cut_end(&rest, is_upper, ending->fan);
    fan(ending, cards, place, counted && !wins);
    finale_picture(finale, wins ? lit(ending, "ui/claim-seal", seat) : "ui/claim-seal-off", disc,
                   1);
    write_line(ending, app_number(app, set_count(cards)),
               (ClaimType){.face = FONT_TITLE, .size = 23}, rect_inset(disc, disc.w * 0.16f),
               wins ? COLOR_PAPER : COLOR_MUTED);
    const char *stem = app_id(app, app_numbered(app, "result.cards.", seat), ".");
    finale_tell(finale, app_id(app, stem, claim_codes[faction]), end_name(ending, seat, faction),
                NULL,
                (Rect){column.x, fminf(disc.y, place.y), column.w,
                       ending->seal + ending->gap + ending->fan});
}

/* The banner, on its way from the middle of its zone to the winner's side. */
static void banner(const Ending *ending, unsigned faction, Rect zone, Rect rest)
{
    const Finale *finale = ending->finale;
    float unit = finale->unit;
    Seat winner = vote_of(ending, faction);
    bool has_winner = winner != SEAT_NONE, counted = is_counted(ending, faction);
    float t = has_winner ? finale_come(finale, STEP_BANNER, faction) : 1;
    float h = fminf(rest.h - 16 * unit, 118 * unit), w = h * 84 / 118;
    rect_cut_top(&rest, 16 * unit); /* for the crown */
    Point from = rect_centre(zone), to = rect_centre(rest);
    Rect cloth = rect_around((Point){from.x, mix(from.y, to.y, t)}, w, h);
    Point middle = {cloth.x + w / 2, cloth.y + h * 0.4f};
    const char *picture = claim_banner((ClaimFaction)faction);
    if (!counted || !has_winner) {
        finale_picture(finale, picture, cloth, counted ? 0.6f : 1);
        return;
    }
    float rays = fminf(w * 2.1f, zone.w), side = w * 0.86f, crown = w * 0.4f;
    Rect above = rect_around((Point){middle.x, cloth.y}, crown, crown * 28 / 36);
    finale_picture(finale, "ui/rays-gold", rect_around(middle, rays, rays), 0.6f);
    finale_picture(finale, picture, cloth, 1);
    finale_picture(finale, "ui/claim-laurel", rect_around(middle, side, side), 1);
    finale_picture(finale, lit(ending, "ui/claim-crown", winner), above, 1);
}

/* The banner hangs over to the winner's side, and the words stand on the other one: where the vote
 * goes, and why. */
static void column_middle(const Ending *ending, unsigned faction, Rect zone)
{
    const Finale *finale = ending->finale;
    App *app = finale->app;
    const CardSet *score = ending->view.table.score;
    Seat winner = vote_of(ending, faction);
    Rect rest = zone;
    Rect words = cut_end(&rest, winner == finale->own, ending->words);
    words.x -= ending->gap / 2;
    words.w += ending->gap;
    banner(ending, faction, zone, rest);
    Message vote = claim_vote_words(score, (ClaimFaction)faction);
    Message why = claim_vote_reason(score, (ClaimFaction)faction);
    const char *reason = app_message(app, &claim_game, &why);
    finale_tell(finale, app_id(app, "result.vote.", claim_codes[faction]),
                app_message(app, &claim_game, &vote), reason, words);
    if (is_counted(ending, faction)) {
        write_line(ending, claim_group_name(&finale->wording, (ClaimFaction)faction), name_type,
                   rect_cut_top(&words, words.h * 0.53f), color_rgb(claim_colors[faction]));
        write_line(ending, reason, reason_type, words,
                   winner == SEAT_NONE ? COLOR_MUTED : finale_light(finale, winner));
    }
}

static void column(const Ending *ending, unsigned faction)
{
    Rect rect = ending->columns;
    rect.x += ending->step * (float)faction + ending->gap / 2;
    rect.w = ending->step - ending->gap;
    draw_nine(ui_draw(ending->finale->app->ui), "ui/panel", rect, 1);
    float edge = ending->seal + 3 * ending->gap + ending->fan;
    Rect zone = rect_inset(rect, ending->gap);
    zone.y = rect.y + edge;
    zone.h = rect.h - 2 * edge;
    column_middle(ending, faction, zone);
    column_end(ending, faction, rect, true);
    column_end(ending, faction, rect, false);
}

static unsigned votes_counted(const Ending *ending, Seat seat)
{
    unsigned votes = 0;
    for (unsigned faction = 0; faction < CLAIM_FACTIONS; faction++) {
        votes += is_counted(ending, faction) && vote_of(ending, faction) == seat;
    }
    return votes;
}

/* Portrait, name and votes, in units around the middle of a corner: below one another, or side by
 * side where the room is tall. */
typedef struct Corner {
    Rect face, name, votes;
} Corner;

static const Corner below = {{-46, -104, 92, 92}, {-107, -5, 214, 34}, {-107, 29, 214, 81}};
static const Corner beside = {{-368, -42, 84, 84}, {-267, -52, 372, 104}, {105, -52, 280, 104}};

static Rect corner_part(const Ending *ending, Rect corner, Rect part)
{
    float unit = ending->pen.unit;
    Point middle = rect_centre(corner);
    return (Rect){middle.x + part.x * unit, middle.y + part.y * unit, part.w * unit, part.h * unit};
}

static void seat_corner(const Ending *ending, Seat seat, Rect rect)
{
    const Finale *finale = ending->finale;
    App *app = finale->app;
    Color light = finale_light(finale, seat);
    const Corner *corner = finale->is_tall ? &beside : &below;
    Rect face = corner_part(ending, rect, corner->face);
    bool wins = is_counted(ending, CLAIM_FACTIONS - 1) && seats_have(finale->outcome.winners, seat);
    finale_score(finale, seat, claim_side_words(app, &finale->outcome, seat), rect);
    if (wins) {
        Rect ring = rect_inset(face, -5 * finale->unit);
        draw_round(ui_draw(app->ui), ring, ring.h / 2, light);
    }
    sheet_seat_portrait(app, &app->session.plan, seat, face);
    if (wins) {
        Point above = {face.x + face.w / 2, face.y - 4 * finale->unit};
        finale_picture(finale, lit(ending, "ui/claim-crown", seat),
                       rect_around(above, face.w * 0.5f, face.w * 0.39f), 1);
    }
    write_line(ending, app->seat_names[seat], (ClaimType){.face = FONT_TITLE, .size = 25},
               corner_part(ending, rect, corner->name), light);
    write_line(ending,
               app_plural(app, NP_("{n} vote", "{n} votes"), (int)votes_counted(ending, seat)),
               (ClaimType){.face = FONT_TITLE, .size = 38},
               corner_part(ending, rect, corner->votes), light);
}

static void draw(Finale *finale)
{
    Ending ending = {.finale = finale, .pen = {finale->app->ui, finale->unit}};
    match_view(&finale->app->session.match, 0, &ending.view);
    place_parts(&ending);
    seat_corner(&ending, upper_seat(&ending), ending.seats[0]);
    seat_corner(&ending, finale->own, ending.seats[1]);
    for (unsigned faction = 0; faction < CLAIM_FACTIONS; faction++) {
        column(&ending, faction);
    }
}

/* Larger words need more room. */
static FinalePlan plan(const App *app)
{
    (void)app;
    return (FinalePlan){.wide = {{1240, 500}, {0, 560}, 1, 200, 200},
                        .tall = {{770, 860}, {0, 963}, 1, 340, 340},
                        .steps = steps};
}

const ResultScene claim_result_scene = {plan, draw};
