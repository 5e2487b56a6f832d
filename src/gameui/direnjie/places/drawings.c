/* Where things lie on the Di Renjie table: a magistrate's desk between the pavilion with the secret
 * and the own hand, the other seats around it in the order of play, from the left over the top to
 * the right. Four drawings, wide and tall, each with the notebook closed or open, are given in
 * pixels of a window of 1600 × 900 or 1000 × 1600; of them that with the larger hand is taken. In
 * windows of another shape the parts at the sides keep their distance from the edges, and spare
 * height goes half above the pavilion and half above the hand. */
#include "direnjie/places/drawings.h"
#include "direnjie/places.h"
#include "direnjie/sentences.h"
#include "direnjie/table.h"

#define UPPER .down = -0.1f  /* in tall windows less than half of the spare height lies above */
#define SEATS .down = -0.25f /* and a quarter of it above the seats at the sides */

/* A clue goes from where its cards come together to its place. */
#define LAY_SECONDS 0.42f

const DrawnZone direnjie_zones[] = {
    [DRAWN_ZONE(CARDS_SECRET)] = {DIRENJIE_SECRET, .place = {.form = FORM_GRID,
                                                             .grid = {.columns = 3},
                                                             .dressed = true,
                                                             .id = "table.secret"}},
    [DRAWN_ZONE(
        CARDS_DECK)] = {DIRENJIE_DECK,
                        .place = {.form = FORM_PILE,
                                  .words = 112,
                                  .id = "pile.deck",
                                  .name = NC_("pile", "Deck"),
                                  .tip = N_("The cards that nobody was dealt: the deck is never "
                                            "refilled.")}},
    [DRAWN_ZONE(CARDS_HAND)] = {DIRENJIE_HANDS, .each = 1,
                                .place = {.form = FORM_FAN,
                                          .row = {.spread = 0.875f},
                                          .hand = true,
                                          .dressed = true,
                                          .id = "hand.card"}},
    [DRAWN_ZONE(CARDS_CLUES)] = {DIRENJIE_CLUES, .each = 1,
                                 .place = {.form = FORM_STACKS,
                                           .stacks = {.cards = 3},
                                           .seconds = LAY_SECONDS,
                                           .dressed = true,
                                           .marks = true}},
    [DRAWN_ZONE(CARDS_OTHER_HAND)] =
        {DIRENJIE_HANDS, .each = 1,
         .place = {.form = FORM_ROW, .hand = true, .name = N_("Hand"), .tip = DIRENJIE_DRAW_RULE}},
};

/* Letters begin to take room at 1.2 times the usual size of a line, 25 units, and stop at 1.5; the
 * open notebook takes some of the width that is left. Above a log the hand cannot grow. */
enum { BY_LETTERS, BY_WIDTH, BY_CARDS };
static const Growth growths[GROWTHS_MAX] = {
    [BY_LETTERS] = {.lines = 1, .by_window = true, .from = 30, .to = 37.5f},
    [BY_WIDTH] = {.spare = 0.3f, .from = 0, .to = 90},
    [BY_CARDS] = {.when = HIGH, .cards = 1, .from = 0, .to = 0.5f}};

/* Open hands of the wide form need the room themselves. */
static const Growth growths_wide[GROWTHS_MAX] = {
    [BY_LETTERS] = {.when = HANDS_SHUT, .lines = 1, .by_window = true, .from = 30, .to = 37.5f},
    [BY_CARDS] = {.cards = 1, .from = 0, .to = 0.5f}};

/* The pavilion is larger where nobody sits above; the hand gives room to the plate where letters
 * are large: it lies lower, or is smaller. */
static const DrawnRow wide[] = {
    {CARDS_SECRET, .at = {600, 275.2f, 402, 131.6f}, .card = 94},
    {CARDS_SECRET, HANDS_HANG, .at = {600, 351.2f, 402, 131.6f}, .card = 94},
    {CARDS_SECRET, SEATED(3), .at = {548.7f, 240.3f, 504.6f, 165.2f}, .card = 118},
    {SPOT_LANTERNS_LEFT, .at = {352, 190, 181, 72}},
    {SPOT_LANTERNS_RIGHT, .at = {1067, 190, 181, 72}},
    {SPOT_LANTERNS_LEFT, HANDS_HANG, .at = {352, 276, 181, 72}},
    {SPOT_LANTERNS_RIGHT, HANDS_HANG, .at = {1067, 276, 181, 72}},
    {SPOT_LANTERNS_LEFT, SEATED(2), .at = {70, 140, 440, 110}, AT_LEFT, SEATS},
    {SPOT_LANTERNS_RIGHT, SEATED(2), .at = {1090, 140, 440, 110}, AT_RIGHT, SEATS},
    {SPOT_LANTERNS_LEFT, SEATED(3), .at = {339, 140, 181, 90}},
    {SPOT_LANTERNS_RIGHT, SEATED(3), .at = {1082, 140, 181, 90}},
    {SPOT_BOOK, .at = {1088, 292, 118, 142}},
    {SPOT_BOOK, HANDS_HANG, .at = {1088, 376, 118, 134}},
    {CARDS_DECK, .at = {405, 278, 99, 130}, .card = 89.1f},
    {CARDS_DECK, HANDS_HANG, .at = {405, 362, 99, 122}, .card = 84.1f},
    {SPOT_TALLIES, .at = {352, 440, 896, 148}},
    {SPOT_TALLIES, HANDS_HANG, .at = {352, 516, 896, 148}},
    {SPOT_MEANING, .at = {373, 601, 856, 47}, .larger = {{.h = 11}}},
    {SPOT_MEANING, HANDS_HANG, .at = {373, 677, 856, 47}},
    {SPOT_CASE, .at = {1278, 398, 283, 192}, AT_RIGHT},
    {PLACE_BUTTONS, .at = {1283, 600, 272, 54}, AT_RIGHT},
    {PLACE_BUTTONS, GIVING, .at = {1283, 608, 272, DIRENJIE_LOW_BUTTON}, AT_RIGHT},
    {SPOT_DESK, .at = {338, 572, 924, 232}, .larger = {{.h = 20}}},
    {SPOT_DESK, HANDS_HANG, .at = {338, 648, 924, 200}},
    {SPOT_ME, .at = {53, 400, 272, 246}, AT_LEFT},
    {CARDS_CLUES, .at = {67, 524, 244, 104}, AT_LEFT, .card = 70},
    {CARDS_HAND, .at = {190, 677, 1219, 216}, AT_BOTTOM, .card = 146, .lean = 3.2f,
     .larger = {{.y = 12, .h = -12, .card = -8}, {.y = 12, .h = 68, .card = 48, .by = BY_CARDS}}},
    {CARDS_HAND, HANDS_HANG, .at = {190, 730, 1219, 160}, AT_BOTTOM, .card = 112, .lean = 2.4f,
     .larger = {{.y = 12, .h = 68, .card = 48, .by = BY_CARDS}}},
    {SPOT_STATIONS, .at = {53, 140, 272, 246}, AT_LEFT, SEATS},
    {SPOT_STATIONS + 1, SEATED(3), .at = {1283, 140, 272, 246}, AT_RIGHT, SEATS},
    {SPOT_STATIONS + 2, SEATED(4), .at = {1283, 140, 272, 246}, AT_RIGHT, SEATS},
    {SPOT_STATIONS + 3, SEATED(5), .at = {1283, 140, 272, 246}, AT_RIGHT, SEATS},
    {SPOT_STATIONS + 4, SEATED(6), .at = {1283, 140, 272, 246}, AT_RIGHT, SEATS},
    {SPOT_STATIONS, SEATED(2), .at = {520, 74, 560, 110}, AT_TOP},
    {SPOT_STATIONS + 1, SEATED(4), .at = {520, 74, 560, 110}, AT_TOP},
    {SPOT_STATIONS + 1, SEATED(5), {352, 74, 443, 110}, 2, {453, 0}, AT_TOP},
    {SPOT_STATIONS + 1, SEATED(6), {352, 74, 291, 110}, 3, {302.5f, 0}, AT_TOP},
};

static const DrawnRow wide_book[] = {
    {SPOT_NOTEBOOK, .at = {984, 76, 606, 816}, AT_RIGHT, AT_TOP, .higher = 1,
     .larger = {{.x = -90, .w = 90, .by = BY_WIDTH}, {.h = 70, .by = BY_CARDS}}},
    {CARDS_SECRET, .at = {313.6f, 298.8f, 367.8f, 120.4f}, .card = 86},
    {SPOT_LANTERNS_LEFT, .at = {83, 262, 181, 56}},
    {SPOT_LANTERNS_RIGHT, .at = {733, 262, 181, 56}},
    {SPOT_BOOK, .at = {733, 346, 170, 96}},
    {CARDS_DECK, .at = {790, 352, 70, 66}, .card = 45.5f},
    {SPOT_TALLIES, .at = {80, 452, 835, 144}, .larger = {{.h = -9}}},
    {SPOT_MEANING, .at = {110, 608, 776, 52}, .larger = {{.y = -9, .h = 20}}},
    {PLACE_BUTTONS, .at = {98, 665, 800, 48}, .larger = {{.y = 8}}},
    {SPOT_DESK, .at = {66, 586, 863, 220}, .larger = {{.h = 16}}},
    {SPOT_ME, .at = {80, 326, 186, 120}},
    {CARDS_CLUES, .at = {106, 374, 160, 70}, .card = 48},
    {CARDS_HAND, .at = {70, 720, 856, 172}, AT_BOTTOM, .card = 118, .lean = 1.8f,
     .larger = {{.y = 11, .h = -11, .card = -2}, {.h = 70, .card = 50, .by = BY_CARDS}}},
    {SPOT_STATIONS, SEATED(2), .at = {349, 80, 301, 158}, AT_TOP},
    {SPOT_STATIONS, SEATED(3), {195, 80, 301, 158}, 2, {309, 0}, AT_TOP},
    {SPOT_STATIONS, SEATED(4), {45, 80, 298, 158}, 3, {305.5f, 0}, AT_TOP},
    {SPOT_STATIONS, SEATED(5), {45, 80, 221, 158}, 4, {229.5f, 0}, AT_TOP},
    {SPOT_STATIONS, SEATED(6), {45, 80, 174, 158}, 5, {183.6f, 0}, AT_TOP},
};

static const DrawnRow tall[] = {
    {CARDS_SECRET, .at = {286.2f, 510.5f, 427.7f, 140}, UPPER, .card = 100},
    {CARDS_SECRET, SEATED_FEW, .at = {217.7f, 463.9f, 564.5f, 184.8f}, UPPER, .card = 132},
    {SPOT_LANTERNS_LEFT, .at = {44, 434, 176, 80}, UPPER},
    {SPOT_LANTERNS_RIGHT, .at = {780, 434, 176, 80}, UPPER},
    {SPOT_LANTERNS_LEFT, SEATED_FEW, .at = {44, 264, 120, 126}, UPPER},
    {SPOT_LANTERNS_RIGHT, SEATED_FEW, .at = {836, 264, 120, 126}, UPPER},
    {SPOT_BOOK, .at = {800, 545, 120, 134}, UPPER},
    {SPOT_BOOK, SEATED_FEW, .at = {846, 552, 108, 126}, UPPER},
    {CARDS_DECK, .at = {838, 424, 120, 88}, UPPER, .card = 60.7f},
    {SPOT_TALLIES, .at = {68, 683, 864, 283}, UPPER},
    {SPOT_MEANING, .at = {92, 990, 816, 60}, UPPER, .larger = {{.y = 10, .h = 20}}},
    {SPOT_CASE, .at = {62, 1072, 516, 122}, .larger = {{.y = 26}}},
    {PLACE_BUTTONS, .at = {600, 1070, 332, 178}, .larger = {{.y = 26}}},
    {SPOT_DESK, .at = {52, 962, 896, 262}, UPPER, .larger = {{.h = 78}}},
    {SPOT_ME, .at = {64, 525, 160, 150}, UPPER, .larger = {{.x = -24, .w = 24}}},
    {SPOT_ME, SEATED_FEW, .at = {24, 525, 160, 150}, UPPER},
    {CARDS_CLUES, .at = {76, 603, 148, 70}, UPPER, .card = 44},
    {CARDS_CLUES, SEATED_FEW, .at = {36, 603, 148, 70}, UPPER, .card = 44},
    {CARDS_HAND, .at = {16, 1252, 968, 300}, AT_BOTTOM, .card = 186, .lean = 4.4f,
     .larger = {{.y = 26}, {.h = 90, .card = 60, .by = BY_CARDS}}},
    {SPOT_STATIONS, SEATED(2), .at = {290, 82, 420, 158}, AT_TOP},
    {SPOT_STATIONS, SEATED(3), {74, 82, 420, 158}, 2, {432, 0}, AT_TOP},
    {SPOT_STATIONS, SEATED(4), {38, 82, 300, 158}, 3, {312, 0}, AT_TOP},
    {SPOT_STATIONS, SEATED(5), {38, 82, 300, 158}, 3, {312, 0}, AT_TOP},
    {SPOT_STATIONS, SEATED(6), {38, 82, 300, 158}, 3, {312, 0}, AT_TOP},
    {SPOT_STATIONS + 3, SEATED(5), .at = {350, 253, 300, 158}, AT_TOP},
    {SPOT_STATIONS + 3, SEATED(6), {194, 253, 300, 158}, 2, {312, 0}, AT_TOP},
};

/* The notebook leaves room for the rack and the hand below it, and for the seats above, unless it
 * is time for answers. */
static const DrawnRow tall_book[] = {
    {SPOT_NOTEBOOK, .at = {16, 248, 968, 922}, AT_TOP, .higher = 1},
    {SPOT_NOTEBOOK, SEATED(5), .at = {16, 413, 968, 757}, AT_TOP, .higher = 1},
    {SPOT_NOTEBOOK, SEATED(6), .at = {16, 413, 968, 757}, AT_TOP, .higher = 1},
    {SPOT_NOTEBOOK, ANSWERING, .at = {16, 76, 968, 757}, AT_TOP, .higher = 0.5f},
    {CARDS_SECRET, .at = {0, -24, 0, 0}, AT_LEFT, AT_TOP},
    {CARDS_CLUES, .at = {-148, -72, 148, 70}, AT_LEFT, AT_TOP, .card = 44},
    {CARDS_DECK, .at = {40, 1178, 0, 1}, AT_BOTTOM},
    {SPOT_TALLIES, .at = {40, 1178, 920, 99}, AT_BOTTOM},
    {SPOT_MEANING, .at = {40, 1283, 920, 60}, AT_BOTTOM, .larger = {{.h = 15}}},
    {PLACE_BUTTONS, .at = {40, 1349, 920, 53}, AT_BOTTOM, .larger = {{.y = 15}}},
    {CARDS_HAND, .at = {16, 1412, 968, 184}, AT_BOTTOM, .card = 130, .lean = 0.1f,
     .larger = {{.y = 15, .h = -15, .card = -12}, {.h = 70, .card = 50, .by = BY_CARDS}}},
    {SPOT_STATIONS, SEATED(2), .at = {290, 82, 420, 158}, AT_TOP},
    {SPOT_STATIONS, SEATED(3), {74, 82, 420, 158}, 2, {432, 0}, AT_TOP},
    {SPOT_STATIONS, SEATED(4), {38, 82, 300, 158}, 3, {312, 0}, AT_TOP},
    {SPOT_STATIONS, SEATED(5), {38, 82, 300, 158}, 3, {312, 0}, AT_TOP},
    {SPOT_STATIONS, SEATED(6), {38, 82, 300, 158}, 3, {312, 0}, AT_TOP},
    {SPOT_STATIONS + 3, SEATED(5), .at = {350, 246, 300, 158}, AT_TOP},
    {SPOT_STATIONS + 3, SEATED(6), {194, 246, 300, 158}, 2, {312, 0}, AT_TOP},
};

const Drawing direnjie_forms[DIRENJIE_FORMS] = {
    [FORM_WIDE] = {.width = 1600,
                   .height = 900,
                   .bar = 65,
                   .card = 146,
                   .flow = BUTTONS_UP,
                   .lift = 14,
                   .hover = 4, /* no higher: a line of the plate lies just above the hand */
                   .larger = {{.foot = 80, .by = BY_CARDS}},
                   .growths = growths_wide,
                   DRAWN_ROWS(wide)},
    [FORM_TALL] = {.form = FORM_TALL,
                   .width = 1000,
                   .height = 1600,
                   .bar = 66,
                   .card = 186,
                   .flow = BUTTONS_DOWN,
                   .buttons_least = 2,
                   .lift = 32,
                   .larger = {{.foot = 90, .by = BY_CARDS}},
                   .growths = growths,
                   DRAWN_ROWS(tall)},
    [FORM_WIDE_BOOK] = {.form = FORM_WIDE_BOOK,
                        .width = 1600,
                        .height = 900,
                        .bar = 65,
                        .card = 118,
                        .flow = BUTTONS_ACROSS,
                        .lift = 20,
                        .larger = {{.foot = 70, .by = BY_CARDS}},
                        .growths = growths,
                        DRAWN_ROWS(wide_book)},
    [FORM_TALL_BOOK] = {.form = FORM_TALL_BOOK,
                        .width = 1000,
                        .height = 1600,
                        .bar = 66,
                        .card = 130,
                        .flow = BUTTONS_ACROSS,
                        .lift = 18,
                        .larger = {{.foot = 70, .by = BY_CARDS}},
                        .growths = growths,
                        DRAWN_ROWS(tall_book)},
};

/* Open hands are told apart: their row is as long as the panel and below its clues, which are
 * smaller; of a seat above it hangs below the panel and its word. */
#define STRETCHED AT_LEFT, AT_TOP, .wider = 1

/* The portrait lies over the upper left corner, below it the clues. */
static const DrawnRow station_side[] = {
    {CARDS_OTHER_HAND, .at = {112, 58, 82, 48}, .card = 30},
    {CARDS_CLUES, .at = {14, 124, 244, 104}, .card = 70},
    {CARDS_OTHER_HAND, HANDS_OPEN, .at = {8, 128, 256, 108}, .card = 72},
    {CARDS_CLUES, HANDS_OPEN, .at = {112, 46, 154, 66}, .card = 46},
};

/* The clues to the right of the portrait and the name; where there is less room, below the name, on
 * whose plate the number of cards stands. */
static const DrawnRow station_alone[] = {
    {CARDS_OTHER_HAND, .at = {120, 56, 138, 44}, .card = 28},
    {CARDS_CLUES, .at = {316, 10, 232, 90}, .card = 66},
    {CARDS_OTHER_HAND, HANDS_OPEN, .at = {8, 128, 544, 62}, .card = 44},
};
static const DrawnRow station_pair[] = {
    {CARDS_OTHER_HAND, .at = {385, 8, 18, 26}, .card = 18},
    {CARDS_CLUES, .at = {104, 42, 329, 64}, .card = 50},
    {CARDS_OTHER_HAND, HANDS_OPEN, .at = {8, 128, 427, 62}, .card = 44},
};
static const DrawnRow station_trio[] = {
    {CARDS_OTHER_HAND, .at = {233, 8, 18, 26}, .card = 18},
    {CARDS_CLUES, .at = {104, 42, 177, 64}, .card = 46},
    {CARDS_OTHER_HAND, HANDS_OPEN, .at = {8, 128, 275, 62}, .card = 44},
};

/* The hand below the portrait and what is said there, above the clues; these make room below a name
 * in large letters. */
static const DrawnRow station_book[] = {
    {CARDS_OTHER_HAND, .at = {8, 60, 120, 23}, STRETCHED, .card = 16, .larger = {{.y = 5}}},
    {CARDS_CLUES, .at = {8, 82, 184, 68}, AT_LEFT, .card = 48,
     .larger = {{.y = 7, .w = -9, .h = -7, .card = -3}}},
    {CARDS_CLUES, SEATED(6), .at = {8, 82, 162, 68}, AT_LEFT, .card = 48,
     .larger = {{.y = 7, .h = -7, .card = -3}}},
    {CARDS_OTHER_HAND, HANDS_OPEN, .at = {4, 90, 166, 60}, STRETCHED, .card = 42},
    {CARDS_CLUES, HANDS_OPEN, .at = {62, 36, 106, 48}, STRETCHED, .card = 33},
};

/* The hand beside the clues. */
static const DrawnRow station_tall[] = {
    {CARDS_OTHER_HAND, .at = {8, 104, 46, 42}, STRETCHED, .card = 24, .larger = {{.w = 18}}},
    {CARDS_CLUES, .at = {110, 62, 182, 88}, AT_RIGHT, .card = 52,
     .larger = {{.x = 18, .y = 20, .w = -18, .h = -20, .card = -6}}},
    {CARDS_OTHER_HAND, HANDS_OPEN, .at = {8, 98, 284, 54}, STRETCHED, .card = 38},
    {CARDS_CLUES, HANDS_OPEN, .at = {98, 36, 194, 58}, STRETCHED, .card = 40},
};

const Drawing direnjie_stations[STATION_COUNT] = {
    [STATION_SIDE] = {.width = 272, .height = 246, DRAWN_ROWS(station_side)},
    [STATION_ALONE] = {.width = 560, .height = 110, DRAWN_ROWS(station_alone)},
    [STATION_PAIR] = {.width = 443, .height = 110, DRAWN_ROWS(station_pair)},
    [STATION_TRIO] = {.width = 291, .height = 110, DRAWN_ROWS(station_trio)},
    [STATION_BOOK] = {.width = 174, .height = 158, DRAWN_ROWS(station_book)},
    [STATION_TALL] = {.width = 300, .height = 158, DRAWN_ROWS(station_tall)},
};
