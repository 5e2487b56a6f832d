/* The hall of banners: five lanes between the two seats, one a faction. Each end has a seal with
 * the number of cards in that seat's score pile and slips with their values, best first; the banner
 * hangs on the cord in the middle and is pulled towards who is ahead. So one look says who is ahead
 * in what, by how much, whether it is final, and how many votes are missing. */
#include "claim_table.h"

#include "base/limits.h"
#include "base/text.h"
#include "i18n/format.h"
#include "ui/tween.h"

#include <math.h>
#include <stdlib.h>

#define DECIDED      62.0f
#define LEVEL        11.0f
#define BANNER_SHIFT 0.3f /* seconds that a banner takes */
#define SLIPS_MAX    14
#define LINES_MAX    3

/* Where the parts of the hall lie, in pixels. */
typedef struct Hall {
    Rect lanes;          /* all five */
    float step, lane;    /* from lane to lane; their width */
    float seal, slip;    /* sides */
    unsigned columns;    /* slips in a line */
    float banner, shift; /* width; times the offsets */
    float hangs, lies;   /* where in a lane, across: the banner, the slips */
    Rect upper, lower;   /* where the seats stand */
    float portrait;
} Hall;

static Hall hall_of(const TableScene *scene)
{
    Rect rect = scene->layout->spots[SPOT_HALL];
    float unit = claim_unit(scene);
    bool is_wide = rect.w > rect.h;
    Hall hall = {.upper = rect, .lower = rect};
    if (is_wide) {
        hall.lanes = (Rect){rect.x + 12 * unit, rect.y + 48 * unit, 728 * unit, 216 * unit};
        hall.step = 146 * unit;
        hall.lane = 144 * unit;
        hall.columns = 3;
        hall.hangs = 0.72f;
        hall.lies = 0.27f;
        hall.banner = 62 * unit;
        hall.shift = 0.5f;
        hall.upper.h = hall.lower.h = 48 * unit;
        hall.upper.w = hall.lower.w = rect.w / 2;
        hall.lower.x += 0;
        hall.upper.x += rect.w / 2;
        hall.portrait = 36 * unit;
    } else {
        hall.lanes = (Rect){rect.x + 14 * unit, rect.y + 71 * unit, 374 * unit, 452 * unit};
        hall.step = 76 * unit;
        hall.lane = 70 * unit;
        hall.columns = 3;
        hall.hangs = hall.lies = 0.5f;
        hall.banner = 84 * unit;
        hall.shift = 1;
        hall.upper.h = 68 * unit;
        hall.lower.y += rect.h - 68 * unit;
        hall.lower.h = 68 * unit;
        hall.portrait = 54 * unit;
    }
    hall.seal = 38 * unit;
    hall.slip = 22 * unit;
    return hall;
}

static Rect lane_rect(const Hall *hall, unsigned faction)
{
    float gap = (hall->step - hall->lane) / 2;
    return (Rect){hall->lanes.x + hall->step * (float)faction + fminf(gap, 0), hall->lanes.y,
                  hall->lane, hall->lanes.h};
}

/* The five votes as this seat has them. */
typedef struct Standing {
    int own, other;  /* cards */
    Seat ahead;      /* SEAT_NONE: nobody */
    bool is_decided; /* the cards that are still out cannot change it */
} Standing;

/* Of a faction that are neither scored nor discarded: no more can still be won. */
static int cards_out(const ClaimTable *table, unsigned faction)
{
    CardSet gone = claim_join(claim_join(table->score[0], table->score[1]), table->discard);
    CardSet all = claim_cards_of((ClaimFaction)faction);
    return set_count(all) - set_count(gone & all);
}

static Standing standing_of(const TableScene *scene, unsigned faction)
{
    const ClaimTable *table = &claim_view(scene)->table;
    CardSet all = claim_cards_of((ClaimFaction)faction);
    Standing it = {.own = (int)set_count(table->score[scene->seat] & all),
                   .other = (int)set_count(table->score[1 - scene->seat] & all),
                   .ahead = claim_vote(table->score, (ClaimFaction)faction)};
    int apart = abs(it.own - it.other);
    bool told = scene->cue < CLAIM_CUE_VOTE || table->phase != CLAIM_OVER ||
                scene->cue >= CLAIM_CUE_VOTE + (int)faction;
    bool over = table->phase == CLAIM_OVER && told;
    it.is_decided = it.ahead != SEAT_NONE && (over || apart > cards_out(table, faction));
    return it;
}

/* Towards the seat in front: above 0; in units. */
static float offset_of(const TableScene *scene, const Standing *it)
{
    static const float steps[] = {LEVEL, 22, 32, 42, 52};
    if (it->ahead == SEAT_NONE) {
        return 0;
    }
    float far = steps[min_int(abs(it->own - it->other), 4)];
    if (it->is_decided) {
        far = DECIDED;
    }
    return it->ahead == scene->seat ? far : -far;
}

static const char *slip_of(unsigned faction)
{
    static const char *const names[CLAIM_FACTIONS] = {
        "ui/claim-slip-goblin", "ui/claim-slip-knight", "ui/claim-slip-undead",
        "ui/claim-slip-dwarf", "ui/claim-slip-doppel"};
    return names[faction];
}

static const char *lane_of(unsigned faction)
{
    static const char *const names[CLAIM_FACTIONS] = {
        "ui/claim-lane-goblin", "ui/claim-lane-knight", "ui/claim-lane-undead",
        "ui/claim-lane-dwarf", "ui/claim-lane-doppel"};
    return names[faction];
}

const char *claim_banner(ClaimFaction faction)
{
    static const char *const names[CLAIM_FACTIONS] = {
        "ui/claim-banner-goblin", "ui/claim-banner-knight", "ui/claim-banner-undead",
        "ui/claim-banner-dwarf", "ui/claim-banner-doppel"};
    return names[faction];
}

/* A word in the middle of a rectangle. */
static void centred(const TableScene *scene, const char *words, ClaimType type, Rect rect,
                    Color color)
{
    type.high = rect.h / claim_unit(scene);
    const TextBlock *block = claim_line(scene, words, type, rect.w);
    Point at = {rect.x + (rect.w - block->w) / 2, rect.y + (rect.h - block->h) / 2};
    draw_text(ui_draw(scene->ui), block, at, color);
}

/* One end of a lane. */
typedef struct End {
    Seat seat;
    unsigned faction;
    Rect lane;
    bool is_upper;
} End;

static void slip(const TableScene *scene, const End *end, Card card, unsigned copy, Rect rect)
{
    char id[ELEMENT_ID_MAX], name[128];
    Text text = text_in(id, sizeof id), words = text_in(name, sizeof name);
    text_append(&text, "score.card.");
    text_append_number(&text, end->seat);
    text_append(&text, ".");
    text_append(&text, claim_game.names.cards[card]);
    if (copy > 0) {
        text_append(&text, ".");
        text_append_number(&text, copy + 1);
    }
    claim_name(scene->wording, card, &words);
    claim_picture(scene, slip_of(end->faction), rect, 1);
    centred(scene, panel_number(scene, claim_value(card)),
            (ClaimType){.face = FONT_TITLE, .size = 16}, rect, COLOR_INK);
    Element element = {.id = id,
                       .role = ROLE_CARD,
                       .name = name,
                       .rect = rect,
                       .detail = card_detail(card),
                       .still = true};
    ui_element(scene->ui, &element);
}

/* Lines of slips that have room; where the banner hangs over them it hides the rest. */
static unsigned lines_of(const Hall *hall, const End *end)
{
    float room = end->lane.h / 2 - hall->seal - 0.6f * hall->slip;
    float lines = room / (hall->slip * 1.23f);
    return min_unsigned((unsigned)fmaxf(lines, 0), LINES_MAX);
}

/* The upper edge of what is so high and begins so far from the end. */
static float from_end(const End *end, float away, float height)
{
    if (end->is_upper) {
        return end->lane.y + away;
    }
    return end->lane.y + end->lane.h - away - height;
}

/* The best first; the Goblins 0 are alike. */
static void slips(const TableScene *scene, const Hall *hall, const End *end)
{
    CardSet rest =
        claim_view(scene)->table.score[end->seat] & claim_cards_of((ClaimFaction)end->faction);
    Card cards[SLIPS_MAX];
    unsigned count = 0, most = lines_of(hall, end) * hall->columns;
    for (; rest && count < SLIPS_MAX; rest = set_without_first(rest)) {
        cards[count++] = claim_first(rest);
    }
    float w = hall->slip, h = w * 26 / 22;
    for (unsigned i = 0; i < count && i < most; i++) {
        unsigned line = i / hall->columns, here = count - line * hall->columns;
        here = min_unsigned(here, hall->columns);
        float along = (float)(i % hall->columns) - (float)(here - 1) / 2;
        float away = hall->seal + (h + 1) * (float)line + 13 * claim_unit(scene);
        float y = from_end(end, away, h);
        Card card = cards[count - 1 - i];
        unsigned copy = card == 0 ? count - 1 - i : 0;
        float x = end->lane.x + end->lane.w * hall->lies + along * w * 1.04f - w / 2;
        slip(scene, end, card, copy, (Rect){x, y, w, h});
    }
}

/* "Goblins, ahead: 3 (Goblin 2, Goblin 5, Goblin 9)", for who does not see the slips. */
static const char *vote_name(const TableScene *scene, CardSet score, unsigned faction, bool ahead)
{
    CardSet cards = score & claim_cards_of((ClaimFaction)faction);
    const char *group = claim_group_name(scene->wording, (ClaimFaction)faction);
    if (!cards) {
        return panel_phrase(scene, N_("{faction}: no cards"), TR_VALUES(group));
    }
    Message list = message_with(message_of("{cards}"), VALUE_CARDS, (int64_t)cards);
    const char *values[] = {group, panel_number(scene, set_count(cards)),
                            panel_message(scene, &list), NULL};
    if (ahead) {
        return panel_phrase(scene, N_("{faction}, ahead: {n} ({cards})"), values);
    }
    return panel_phrase(scene, N_("{faction}: {n} ({cards})"), values);
}

/* A seal in the light of a seat, or dark and then so solid. */
static void draw_seal(const TableScene *scene, Seat seat, bool is_lit, Rect disc, float alpha)
{
    if (is_lit) {
        claim_picture(scene, claim_lit(scene, "ui/claim-seal", seat), disc, 1);
    } else {
        claim_picture(scene, "ui/claim-seal-off", disc, alpha);
    }
}

/* The seal with the number of cards; a press lists the whole score pile. */
static void seal(const TableScene *scene, const Hall *hall, const End *end)
{
    const ClaimTable *table = &claim_view(scene)->table;
    CardSet score = table->score[end->seat];
    bool ahead = claim_vote(table->score, (ClaimFaction)end->faction) == end->seat;
    int count = (int)set_count(score & claim_cards_of((ClaimFaction)end->faction));
    float y = from_end(end, 10 * claim_unit(scene), hall->seal);
    Rect row = {end->lane.x, y, end->lane.w, hall->seal};
    Rect disc = rect_around(rect_centre(row), hall->seal, hall->seal);
    draw_seal(scene, end->seat, ahead, disc, 1);
    centred(scene, panel_number(scene, count), (ClaimType){.face = FONT_TITLE, .size = 21}, disc,
            ahead ? COLOR_PAPER : COLOR_MUTED);
    Element element = {.id = panel_id(scene, "score.", end->seat,
                                      panel_id(scene, ".", -1, claim_codes[end->faction])),
                       .role = ROLE_PILE,
                       .name = vote_name(scene, score, end->faction, ahead),
                       .value = panel_digits(scene, count),
                       .rect = row,
                       .still = score == 0};
    if (ui_element(scene->ui, &element).activated && score != 0) {
        table_browse(scene->table, CLAIM_SCORE + (unsigned)end->seat);
    }
}

/* The moment of its vote in the ceremony swells the banner. */
static float ceremony(const TableScene *scene, unsigned faction)
{
    bool now = scene->cue == CLAIM_CUE_VOTE + (int)faction && !table_rests(scene->table);
    return now * fminf(scene->cue_age / BANNER_SHIFT, 1);
}

static void banner(const TableScene *scene, const Hall *hall, unsigned faction, Rect lane)
{
    Standing it = standing_of(scene, faction);
    float unit = claim_unit(scene), w = hall->banner, h = w * 118 / 84;
    float grown = ceremony(scene, faction), far = offset_of(scene, &it) * hall->shift * unit;
    float y = lane.y + lane.h / 2 + far + h * 0.08f;
    Rect cloth = rect_around((Point){lane.x + lane.w * hall->hangs, y}, w, h);
    Point middle = {cloth.x + w / 2, cloth.y + h * 0.40f};
    if (it.is_decided) {
        float rays = w * (1.5f + 0.6f * grown);
        claim_picture(scene, "ui/rays-gold", rect_around(middle, rays, rays), 0.3f + 0.5f * grown);
    }
    claim_picture(scene, claim_banner((ClaimFaction)faction), cloth, 1);
    if (it.is_decided) {
        float side = w * 0.86f, wide = w * 0.38f;
        claim_picture(scene, "ui/claim-laurel", rect_around(middle, side, side), 1);
        Rect crown = rect_around((Point){middle.x, cloth.y - wide * 0.1f}, wide, wide * 28 / 36);
        claim_picture(scene, claim_lit(scene, "ui/claim-crown", it.ahead), crown, 1);
    }
}

static void lane(const TableScene *scene, const Hall *hall, unsigned faction)
{
    Rect rect = lane_rect(hall, faction);
    float unit = claim_unit(scene), middle = rect.y + rect.h / 2;
    claim_picture(scene, lane_of(faction), rect, 1);
    draw_fill(ui_draw(scene->ui),
              (Rect){rect.x - 3 * unit, middle - unit, rect.w + 6 * unit, 2 * unit}, COLOR_GOLD);
    if (ceremony(scene, faction) > 0) {
        draw_frame(ui_draw(scene->ui), rect_inset(rect, -2 * unit), 3 * unit, COLOR_LIT);
    }
    for (unsigned i = 0; i < CLAIM_SEATS; i++) {
        Seat seat = (Seat)((1 - scene->seat + i) % CLAIM_SEATS);
        End end = {.seat = seat, .faction = faction, .lane = rect, .is_upper = i == 0};
        slips(scene, hall, &end);
        seal(scene, hall, &end);
    }
    banner(scene, hall, faction, rect);
}

/* Three tokens: a vote that is final, one that is led, none. */
static void tokens(const TableScene *scene, Seat seat, Rect *row)
{
    unsigned votes = 0, final = 0;
    float side = 32 * claim_unit(scene);
    for (unsigned faction = 0; faction < CLAIM_FACTIONS; faction++) {
        Standing it = standing_of(scene, faction);
        votes += it.ahead == seat;
        final += it.ahead == seat && it.is_decided;
    }
    unsigned places = max_unsigned(votes, CLAIM_FACTIONS - 2); /* three, or more */
    Rect rest = *row;
    rect_cut_right(&rest, 26 * claim_unit(scene));
    for (unsigned i = places; i > 0; i--) {
        Rect place = rect_cut_right(&rest, side + 6 * claim_unit(scene));
        Rect disc = rect_around(rect_centre(place), side, side);
        bool lit = i <= votes, done = i <= final;
        draw_seal(scene, seat, lit, disc, 0.8f);
        if (done) {
            draw_icon(ui_draw(scene->ui), "ui/ui-confirm",
                      (Outline){.rect = rect_inset(disc, side * 0.2f)}, claim_light(scene, seat));
        } else if (lit) {
            claim_picture(scene, claim_lit(scene, "ui/claim-trick", seat),
                          rect_inset(disc, side * 0.14f), 1);
        }
    }
    Rect all = {rest.x + rest.w, row->y, row->x + row->w - rest.x - rest.w, row->h};
    Message count = message_plural_of(NP_("{n} vote", "{n} votes"), (int)votes);
    Element element = {.id = panel_id(scene, "seat.", seat, ".votes"),
                       .role = ROLE_TEXT,
                       .name = panel_message(scene, &count),
                       .value = panel_digits(scene, votes),
                       .rect = all,
                       .still = true};
    ui_element(scene->ui, &element);
    row->w = rest.w;
}

static const char *turn_words(const TableScene *scene, Seat active)
{
    bool leads = claim_view(scene)->table.lead == CARD_NONE;
    if (active == scene->seat && leads) {
        return panel_word(scene, N_("You lead"));
    }
    if (active == scene->seat) {
        return panel_word(scene, N_("You answer"));
    }
    const char *text = N_("{name} answers");
    if (leads) {
        text = N_("{name} leads");
    }
    return panel_phrase(scene, text, TR_VALUES(panel_name(scene, active)));
}

/* Whose decision it is, at the portrait with the ring. */
static void turn_mark(const TableScene *scene, Seat seat, Rect face)
{
    const ClaimTable *table = &claim_view(scene)->table;
    if (table->phase == CLAIM_OVER || claim_active(table) != seat) {
        return;
    }
    Element turn = {.id = "table.turn",
                    .role = ROLE_TEXT,
                    .name = turn_words(scene, seat),
                    .value = panel_digits(scene, seat),
                    .rect = face,
                    .still = true};
    ui_element(scene->ui, &turn);
    ui_tip(scene->ui, turn.id, turn.name, face);
}

static void seat_row(const TableScene *scene, const Hall *hall, Seat seat, Rect row)
{
    float unit = claim_unit(scene), side = hall->portrait;
    Rect face = rect_cut_left(&row, side + 20 * unit);
    claim_portrait(scene, seat, rect_centre(face), side);
    turn_mark(scene, seat, face);
    tokens(scene, seat, &row);
    const TextBlock *block =
        claim_line(scene, panel_name(scene, seat), (ClaimType){.face = FONT_TITLE, .size = 23},
                   row.w - 8 * unit);
    if (block->h > row.h) {
        ClaimType small = {.face = FONT_TITLE, .size = 15};
        block = claim_line(scene, panel_name(scene, seat), small, row.w - 8 * unit);
    }
    Rect place = {row.x + 4 * unit, row.y + (row.h - block->h) / 2, block->w, block->h};
    draw_text(ui_draw(scene->ui), block, (Point){place.x, place.y}, claim_light(scene, seat));
    Element element = {.id = panel_id(scene, "seat.", seat, ".name"),
                       .role = ROLE_TEXT,
                       .name = panel_name(scene, seat),
                       .rect = rect_intersection(place, row),
                       .still = true};
    ui_element(scene->ui, &element);
}

void claim_hall(const TableScene *scene)
{
    Hall hall = hall_of(scene);
    draw_nine(ui_draw(scene->ui), "ui/panel", scene->layout->spots[SPOT_HALL], 1);
    seat_row(scene, &hall, (Seat)(1 - scene->seat), hall.upper);
    for (unsigned faction = 0; faction < CLAIM_FACTIONS; faction++) {
        lane(scene, &hall, faction);
    }
    seat_row(scene, &hall, scene->seat, hall.lower);
}
