/* The hall of banners: five lanes between the two seats, one a faction. Each end has a seal with
 * the number of cards in that seat's score pile and slips with their values, best first; the banner
 * hangs on the cord in the middle and is pulled towards who is ahead. So one look says who is ahead
 * in what, by how much, whether it is final, and how many votes are missing. */
#include "claim/parts.h"
#include "claim/parts/banner.h"
#include "claim/pen.h"
#include "claim/seen.h"
#include "claim/sentences.h"
#include "claim/table.h"
#include "claim/words.h"

#include "base/limits.h"
#include "base/text.h"
#include "i18n/format.h"

#include <math.h>

#define SLIPS_MAX   14
#define LINES_MAX   3
#define SLIP_WIDTH  22.0f /* units, three in a line; narrower where more have to stand there */
#define SLIP_HEIGHT 26.0f
#define SLIP_SHADOW (2 / 26.0f) /* of the height: more shadow below the paper than above it */
#define SLIP_LEAST  14.0f       /* pixels, for the smallest figures */
#define SLIPS_USUAL 3u
#define SLIPS_MOST  4u
#define SLIPS_UNDER 0.2f          /* of a line: may be under the banner */
#define LANE_RATIO  (452.0f / 70) /* of its picture: height to width */

/* What the hall shows, and where its parts lie, in pixels. */
typedef struct Hall {
    ClaimScores scores;
    Rect lanes;          /* all five */
    float step, lane;    /* from lane to lane; their width */
    float seal, slip;    /* sides */
    float above, below;  /* between the end of a lane, the seal and the slips */
    float banner, shift; /* width; times the offsets */
    float hangs, lies;   /* where in a lane, across: the banner, the slips */
    Rect upper, lower;   /* where the seats stand */
    float portrait;
} Hall;

static Hall hall_of(const TableScene *scene)
{
    Rect rect = scene->part.rect;
    float unit = claim_unit(scene);
    bool is_wide = rect.w > rect.h;
    Hall hall = {.scores = claim_scores(scene), .upper = rect, .lower = rect};
    if (is_wide) {
        hall.lanes = (Rect){rect.x + 12 * unit, rect.y + 38 * unit, 728 * unit, 200 * unit};
        hall.step = 146 * unit;
        hall.lane = 144 * unit;
        hall.hangs = 0.765f;
        hall.lies = 0.27f;
        hall.banner = 62 * unit;
        hall.shift = 0.42f;
        hall.upper.h = hall.lower.h = 38 * unit;
        hall.lower.y += rect.h - 38 * unit;
        hall.portrait = 32 * unit;
        hall.seal = 36 * unit;
        hall.above = 8 * unit;
        hall.below = 3 * unit;
    } else {
        hall.lanes = (Rect){rect.x + 14 * unit, rect.y + 71 * unit, 374 * unit, 452 * unit};
        hall.step = 76 * unit;
        hall.lane = 70 * unit;
        hall.hangs = hall.lies = 0.5f;
        hall.banner = 84 * unit;
        hall.shift = 1;
        hall.upper.h = 68 * unit;
        hall.lower.y += rect.h - 68 * unit;
        hall.lower.h = 68 * unit;
        hall.portrait = 54 * unit;
        hall.seal = 46 * unit;
        hall.above = 12 * unit;
        hall.below = 5 * unit;
    }
    hall.slip = SLIP_WIDTH * unit;
    return hall;
}

static Rect lane_rect(const Hall *hall, unsigned faction)
{
    float gap = (hall->step - hall->lane) / 2;
    return (Rect){hall->lanes.x + hall->step * (float)faction + fminf(gap, 0), hall->lanes.y,
                  hall->lane, hall->lanes.h};
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

/* Writes a word in the middle of a rectangle, as large as that is at most. */
static void centred(const TableScene *scene, const char *words, ClaimType type, Rect rect,
                    Color color)
{
    type.high = rect.h / claim_unit(scene);
    claim_write(scene, claim_line(scene, words, type, rect.w), rect, color);
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
    char id[ELEMENT_ID_MAX];
    Text text = text_in(id, sizeof id);
    Message name = MESSAGE("{card}", value_card(card));
    text_append(&text, "score.card.");
    text_append_number(&text, end->seat);
    text_append(&text, ".");
    text_append(&text, claim_game.names.cards[card]);
    if (copy > 0) {
        text_append(&text, ".");
        text_append_number(&text, copy + 1);
    }
    float more = fmaxf(SLIP_LEAST - rect.h, 0);
    Rect whole = {rect.x, rect.y - roundf(more / 2), rect.w, rect.h + more};
    Rect paper = whole;
    rect_cut_bottom(&paper, whole.h * SLIP_SHADOW);
    draw_named(ui_draw(scene->ui), slip_of(end->faction), whole, 1);
    centred(scene, panel_number(scene, claim_value(card)),
            (ClaimType){.face = FONT_TITLE, .size = 16}, paper, COLOR_INK);
    Element element = {.id = id,
                       .role = ROLE_CARD,
                       .name = panel_message(scene, &name),
                       .rect = rect,
                       .detail = card_detail(card),
                       .still = true};
    ui_element(scene->ui, &element);
}

static ClaimPole pole_of(const Hall *hall, Rect lane)
{
    Point at = {lane.x + lane.w * hall->hangs, lane.y + lane.h / 2};
    return (ClaimPole){at, hall->banner, hall->shift, &hall->scores};
}

/* Lines of slips that have room between the seal and the banner, or the cord beside that. */
static unsigned lines_of(const TableScene *scene, const Hall *hall, const End *end)
{
    float room = end->lane.h / 2 - hall->above - hall->seal - hall->below;
    if (hall->hangs == hall->lies) {
        ClaimPole pole = pole_of(hall, end->lane);
        room -= claim_banner_reach(scene, end->faction, &pole, end->is_upper);
    }
    float lines = room / (SLIP_HEIGHT * claim_unit(scene)) + SLIPS_UNDER;
    return min_unsigned((unsigned)fmaxf(lines, 1), LINES_MAX);
}

/* The upper edge of what is so high and begins so far from the end. */
static float from_end(const End *end, float away, float height)
{
    if (end->is_upper) {
        return end->lane.y + away;
    }
    return end->lane.y + end->lane.h - away - height;
}

/* There are more cards than have room: a number here would read like points, and how many there
 * are stands in the seal. */
static void others(const TableScene *scene, Rect rect)
{
    centred(scene, "…", (ClaimType){.face = FONT_TITLE, .size = 20}, rect, COLOR_PAPER);
}

/* The best first; the Goblins 0 are alike. */
static void slips(const TableScene *scene, const Hall *hall, const End *end)
{
    const CardSet *score = hall->scores.now;
    CardSet rest = score[end->seat] & claim_cards_of((ClaimFaction)end->faction);
    Card cards[SLIPS_MAX];
    unsigned count = 0, lines = lines_of(scene, hall, end), columns = SLIPS_USUAL;
    for (; rest && count < SLIPS_MAX; rest = set_without_first(rest)) {
        cards[count++] = claim_first(rest);
    }
    if (count > lines * columns) {
        columns = SLIPS_MOST;
    }
    unsigned most = lines * columns;
    float w = hall->slip * (float)SLIPS_USUAL / (float)columns;
    float h = roundf(SLIP_HEIGHT * claim_unit(scene));
    bool decides = claim_is_level(score, (ClaimFaction)end->faction) &&
                   claim_vote(score, (ClaimFaction)end->faction) == end->seat;
    for (unsigned i = 0; i < count && i < most; i++) {
        unsigned line = i / columns, here = min_unsigned(count - line * columns, columns);
        float along = (float)(i % columns) - (float)(here - 1) / 2;
        float away = hall->above + hall->seal + hall->below + (h + 1) * (float)line;
        float y = roundf(from_end(end, away, h)); /* of whole pixels, as figures are */
        Card card = cards[count - 1 - i];
        unsigned copy = card == 0 ? count - 1 - i : 0;
        float x = end->lane.x + end->lane.w * hall->lies + along * w * 1.04f - w / 2;
        if (i + 1 == most && count > most) {
            others(scene, (Rect){x - w * 0.2f, y, w * 1.5f, h});
            return;
        }
        slip(scene, end, card, copy, (Rect){x, y, w, h});
        if (i == 0 && decides) {
            draw_frame(ui_draw(scene->ui), rect_inset((Rect){x, y, w, h}, -claim_unit(scene)),
                       2 * claim_unit(scene), COLOR_LIT);
        }
    }
}

/* Who has the vote of a faction now, and why: by more cards, by a higher one, or for good. */
typedef enum Lead { BEHIND, AHEAD, AHEAD_BY_CARD, AHEAD_FOR_GOOD } Lead;

static Lead lead_of(const TableScene *scene, const Hall *hall, const End *end)
{
    ClaimStanding it = claim_standing(scene, hall->scores.now, end->faction);
    if (it.ahead != end->seat) {
        return BEHIND;
    }
    if (it.is_decided) {
        return AHEAD_FOR_GOOD;
    }
    return it.own == it.other ? AHEAD_BY_CARD : AHEAD;
}

/* "Goblins, ahead: 3 (Goblin 2, Goblin 5, Goblin 9)", for who does not see the slips. */
static const char *vote_name(const TableScene *scene, CardSet score, unsigned faction, Lead lead)
{
    static const char *const texts[] = {
        [BEHIND] = N_("{faction}: {n} ({cards})"),
        [AHEAD] = CLAIM_AHEAD_WORDS,
        [AHEAD_BY_CARD] = N_("{faction}, ahead by the higher card: {n} ({cards})"),
        [AHEAD_FOR_GOOD] = N_("{faction}, ahead for good: {n} ({cards})")};
    CardSet cards = score & claim_cards_of((ClaimFaction)faction);
    const char *group = claim_group_name(scene->wording, (ClaimFaction)faction);
    if (!cards) {
        return panel_phrase(scene, N_("{faction}: no cards scored"), TR_VALUES(group));
    }
    Message list = MESSAGE("{cards}", value_cards(cards));
    const char *values[] = {group, panel_number(scene, set_count(cards)),
                            panel_message(scene, &list), NULL};
    return panel_phrase(scene, texts[lead], values);
}

/* Shows "2 → 3" in place of the number, while an answer is meant that changes it. */
static void outlook_count(const TableScene *scene, Rect disc, int count, int outlook)
{
    float unit = claim_unit(scene);
    Rect pill = rect_around(rect_centre(disc), disc.w * 1.6f, disc.h * 0.86f);
    draw_round(ui_draw(scene->ui), rect_inset(pill, -2 * unit), pill.h / 2, COLOR_GOLD);
    draw_round(ui_draw(scene->ui), pill, pill.h / 2, COLOR_PANEL);
    const char *words =
        panel_phrase(scene, N_("{n} → {then}"),
                     TR_VALUES(panel_number(scene, count), panel_number(scene, outlook)));
    centred(scene, words, (ClaimType){.face = FONT_TITLE, .size = 19}, rect_inset(pill, 3 * unit),
            COLOR_LIT);
}

/* What it is for, and how it stands. */
static void lane_tip(const TableScene *scene, const CardSet score[CLAIM_SEATS], const Element *end,
                     unsigned faction, bool is_final)
{
    static const char *const recruiting[CLAIM_FACTIONS] = {
        N_("Goblins have no power"), CLAIM_KNIGHT_RULE,
        N_("Undead played go to the winner's score pile"),
        N_("In Phase Two Dwarves go to the loser"), CLAIM_DOPPELGANGER_RULE};
    static const char *const voting[CLAIM_FACTIONS] = {
        N_("Goblins have no power"), CLAIM_KNIGHT_RULE, N_("Undead have no power now"),
        N_("Dwarves go to the loser"), CLAIM_DOPPELGANGER_RULE};
    bool recruits = claim_view(scene)->table.phase == CLAIM_RECRUIT;
    const char *rule = recruits ? recruiting[faction] : voting[faction];
    if (is_final) {
        rule = N_("Crown and laurel: the cards still out cannot change this vote");
    }
    if (!claim_is_level(score, (ClaimFaction)faction)) {
        ui_tip(scene->ui, end->id, claim_noun(scene, end->name, rule), end->rect);
        return;
    }
    Message why = claim_vote_reason(score, (ClaimFaction)faction);
    const char *level = panel_phrase(scene, N_("{text} · {next}"),
                                     TR_VALUES(end->name, panel_message(scene, &why)));
    ui_tip(scene->ui, end->id, claim_noun(scene, level, rule), end->rect);
}

/* Where both have equally many the higher card decides: at the number of each that they are equal.
 */
static void level_sign(const TableScene *scene, Rect disc)
{
    float side = disc.w * 0.46f;
    Point at = {disc.x + disc.w, disc.y + disc.h * 0.8f};
    Rect sign = rect_around(at, side, side);
    draw_round(ui_draw(scene->ui), rect_inset(sign, -claim_unit(scene)), side, COLOR_GOLD);
    draw_round(ui_draw(scene->ui), sign, side / 2, COLOR_PANEL);
    Rect bar = rect_around((Point){at.x, at.y - side * 0.13f}, side * 0.56f, side * 0.14f);
    draw_fill(ui_draw(scene->ui), bar, COLOR_GOLD_LIGHT);
    bar.y += side * 0.26f;
    draw_fill(ui_draw(scene->ui), bar, COLOR_GOLD_LIGHT);
}

/* The seal with the number of cards; a press lists the whole score pile. */
static void seal(const TableScene *scene, const Hall *hall, const End *end)
{
    const ClaimScores *scores = &hall->scores;
    CardSet score = scores->now[end->seat], all = claim_cards_of((ClaimFaction)end->faction);
    Lead lead = lead_of(scene, hall, end);
    int count = set_count(score & all), outlook = set_count(scores->outlook[end->seat] & all);
    float half = end->lane.h / 2;
    float y = from_end(end, hall->above, hall->seal);
    Rect side = {end->lane.x, from_end(end, 0, half), end->lane.w, half};
    Rect row = {end->lane.x, y, end->lane.w, hall->seal};
    float size = hall->seal * (1 + claim_pulse(scene, scores, end->seat, end->faction));
    Rect disc = rect_around(rect_centre(row), size, size);
    const char *lit = claim_lit(scene, "ui/claim-seal", end->seat);
    draw_named(ui_draw(scene->ui), lead == BEHIND ? "ui/claim-seal-off" : lit, disc, 1);
    if (outlook == count && claim_is_level(scores->now, (ClaimFaction)end->faction)) {
        level_sign(scene, disc);
    }
    Element element = {.id = panel_id(scene, "score.", end->seat,
                                      panel_id(scene, ".", -1, claim_codes[end->faction])),
                       .role = ROLE_PILE,
                       .name = vote_name(scene, score, end->faction, lead),
                       .value = panel_digits(scene, count),
                       .rect = row,
                       .outline = {.rect = side},
                       .still = score == 0};
    if (outlook != count) {
        outlook_count(scene, disc, count, outlook);
        element.name = panel_phrase(scene, N_("{text}, then {n}"),
                                    TR_VALUES(element.name, panel_number(scene, outlook)));
    } else {
        centred(scene, panel_number(scene, count), (ClaimType){.face = FONT_TITLE, .size = 25},
                disc, lead == BEHIND ? COLOR_MUTED : COLOR_PAPER);
    }
    if (ui_element(scene->ui, &element).activated && score != 0) {
        table_browse(scene->table, CLAIM_SCORE + (unsigned)end->seat);
    }
    element.rect = side;
    lane_tip(scene, scores->now, &element, end->faction, lead == AHEAD_FOR_GOOD);
}

/* The cloth of a lane keeps its proportions: a low lane shows both ends of it and not its middle.
 */
static void cloth(const TableScene *scene, const char *name, Rect rect)
{
    Rect whole = {rect.x, rect.y, rect.w, rect.w * LANE_RATIO}, half = rect;
    if (whole.h <= rect.h * 1.1f) {
        draw_named(ui_draw(scene->ui), name, rect, 1);
        return;
    }
    half.h /= 2;
    draw_clip(ui_draw(scene->ui), half);
    draw_named(ui_draw(scene->ui), name, whole, 1);
    half.y += half.h;
    whole.y += rect.h - whole.h;
    draw_clip(ui_draw(scene->ui), half);
    draw_named(ui_draw(scene->ui), name, whole, 1);
    draw_clip_end(ui_draw(scene->ui));
}

static void lane(const TableScene *scene, const Hall *hall, unsigned faction)
{
    Rect rect = lane_rect(hall, faction);
    float unit = claim_unit(scene), middle = rect.y + rect.h / 2;
    cloth(scene, lane_of(faction), rect);
    draw_fill(ui_draw(scene->ui),
              (Rect){rect.x - 3 * unit, middle - unit, rect.w + 6 * unit, 2 * unit}, COLOR_GOLD);
    if (claim_is_vote(scene, faction) || claim_is_won(scene, faction)) {
        draw_frame(ui_draw(scene->ui), rect_inset(rect, -2 * unit), 3 * unit, COLOR_LIT);
    }
    for (unsigned i = 0; i < CLAIM_SEATS; i++) {
        Seat seat = (Seat)((1 - scene->seat + i) % CLAIM_SEATS);
        End end = {.seat = seat, .faction = faction, .lane = rect, .is_upper = i == 0};
        slips(scene, hall, &end);
        seal(scene, hall, &end);
    }
    ClaimPole pole = pole_of(hall, rect);
    claim_banner_hang(scene, faction, &pole);
}

/* Whose decision it is, at the portrait with the ring. */
static void turn_mark(const TableScene *scene, Seat seat, Rect face)
{
    const ClaimTable *table = &claim_view(scene)->table;
    if (table->phase == CLAIM_OVER || claim_active(table) != seat) {
        return;
    }
    const char *words = claim_turn_words(scene, seat);
    ui_tell(
        scene->ui,
        &(Label){
            .id = "table.turn", .name = words, .value = panel_digits(scene, seat), .tip = words},
        face);
}

static void seat_row(const TableScene *scene, const Hall *hall, Seat seat, Rect row)
{
    float unit = claim_unit(scene), side = hall->portrait;
    Rect face = rect_cut_left(&row, side + 20 * unit);
    claim_portrait(scene, seat, rect_centre(face), side);
    turn_mark(scene, seat, face);
    claim_tokens(scene, &hall->scores, seat, &row);
    const char *const names[] = {panel_name(scene, 0), panel_name(scene, 1)};
    ClaimType type = {.face = FONT_TITLE,
                      .size = 23,
                      .high = row.h / unit,
                      .like = claim_widest(scene, names, CLAIM_SEATS, FONT_TITLE)};
    const TextBlock *block = claim_line(scene, names[seat], type, row.w - 8 * unit);
    Rect place = {row.x + 4 * unit, row.y + (row.h - block->h) / 2, block->w, block->h};
    Label label = {.id = panel_id(scene, "seat.", seat, ".name"),
                   .name = names[seat],
                   .tip = panel_noun(scene, panel_player(scene, seat), CLAIM_VOTE_RULE),
                   .block = block,
                   .at = {place.x, place.y},
                   .color = claim_light(scene, seat)};
    ui_tell(scene->ui, &label, rect_intersection(place, row));
}

void claim_hall(const TableScene *scene)
{
    Hall hall = hall_of(scene);
    draw_nine(ui_draw(scene->ui), "ui/panel", scene->part.rect, 1);
    seat_row(scene, &hall, (Seat)(1 - scene->seat), hall.upper);
    for (unsigned faction = 0; faction < CLAIM_FACTIONS; faction++) {
        lane(scene, &hall, faction);
    }
    seat_row(scene, &hall, scene->seat, hall.lower);
}
