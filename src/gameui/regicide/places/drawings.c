/* The drawings of the Regicide table, in card units (pixels of a 1600 × 900 window). Across: a
 * column of panels, the cards, a column of buttons; in upright windows the columns lie above and
 * below the cards. */
#include "regicide/places/drawings.h"
#include "regicide/places.h"
#include "regicide/sentences.h"
#include "regicide/table.h"

const DrawnZone regicide_zones[] = {
    [DRAWN_ZONE(CARDS_CASTLE)] =
        {REGICIDE_CASTLE,
         .place = {.form = FORM_PILE,
                   .cover = COVER_CLOSED,
                   .id = "pile.castle",
                   .name = N_("Castle deck"),
                   .tip = N_("The Castle deck holds the royals still to come: Jacks on top, then "
                             "Queens, then Kings.")}},
    [DRAWN_ZONE(CARDS_TAVERN)] =
        {REGICIDE_TAVERN,
         .place = {.form = FORM_PILE,
                   .cover = COVER_CLOSED,
                   .id = "pile.tavern",
                   .name = N_("Tavern deck"),
                   .tip = N_("Diamonds draw cards from the Tavern deck and hearts put "
                             "discarded ones back under it; once it is empty, nobody "
                             "can draw.")}},
    [DRAWN_ZONE(CARDS_DISCARDED)] = {REGICIDE_DISCARDED,
                                     .place = {.form = FORM_PILE,
                                               .tilt = 4,
                                               .id = "pile.discard",
                                               .name = NC_("Regicide", "Discard pile"),
                                               .tip = REGICIDE_HEARTS_RULE}},
    [DRAWN_ZONE(CARDS_ENEMY)] = {REGICIDE_ENEMY, .place = {.form = FORM_SPOT,
                                                           .id = "table.enemy",
                                                           .name = N_("Enemy")}},
    [DRAWN_ZONE(CARDS_PLAYED)] =
        {REGICIDE_PLAYED,
         .place = {.form = FORM_ROW,
                   .tilt = 3,
                   .id = "table.card",
                   .tip = N_("All cards played against an enemy are discarded when it "
                             "is defeated.")}},
    [DRAWN_ZONE(CARDS_HAND)] = {REGICIDE_HANDS, .each = 1,
                                .place = {.form = FORM_FAN,
                                          .picks = true,
                                          .hand = true,
                                          .secret = true,
                                          .marks = true,
                                          .id = "hand.card"}},
    [DRAWN_ZONE(CARDS_OTHER_HAND)] = {REGICIDE_HANDS, .each = 1,
                                      .place = {.form = FORM_ROW, .hand = true, .id = "seat.card"}},
};

static const Growth growths[GROWTHS_MAX] = {
    [BY_COLUMN] = {.lines = 10.1f, .from = 230, .to = 320},
    [BY_BUTTONS] = {.lines = 9.4f, .from = 230, .to = 320},
    [BY_NUMBER] = {.lines = 5.2f, .from = 126, .to = 168},
    [BY_LARGE] = {.lines = 1, .from = LARGE_LINE, .to = LARGE_LINE},
    [BY_BAND] = {.insets = INSET, .lines = 3.4f, .from = 176, .to = 246.4f},
    [BY_BAND_STEP] = {.insets = INSET, .lines = 3.4f, .from = 176, .to = 176},
    [BY_PLATE] = {.insets = INSET, .lines = 2.4f, .from = 150, .to = 180},
    [BY_APART] = {.lines = 3.6f, .from = 136, .to = 168},
    [BY_POWERS] = {.lines = 10.1f, .from = 200, .to = 320},
    [BY_ROOM] = {.spare = 0.5f, .from = 0, .to = 74},
    [BY_CARDS] = {.cards = 1, .from = 0, .to = 0.5f},
};

/* A wide window. The place of the title is the whole column, or band, that the panels share. A
 * number panel stands on the foot of its place. Cards played have a strip to their left that none
 * covers. */
static const DrawnRow wide[] = {
    {SPOT_TITLE, .at = {14, 24, 230, 752}, AT_LEFT, AT_TOP, .higher = 1,
     .larger = {{.w = 90, .by = BY_COLUMN}, {.h = 120, .by = BY_CARDS}}},
    {CARDS_ENEMY, .at = {576, 12, 240, 336}, AT_TOP},
    {CARDS_CASTLE, .at = {262, 42.4f, 148, 207.2f}, AT_TOP, .words = 170, .deep = 94.4f,
     .larger = {{.x = -42, .by = BY_NUMBER}}},
    {CARDS_TAVERN, .at = {982, 42.4f, 148, 207.2f}, AT_TOP, .words = 170, .deep = 94.4f,
     .larger = {{.x = 42, .by = BY_NUMBER}}},
    {CARDS_DISCARDED, .at = {1158, 42.4f, 148, 207.2f}, AT_TOP, .words = 156, .deep = 94.4f,
     .larger = {{.x = 42, .by = BY_NUMBER}}},
    {SPOT_ATTACK, .at = {430, 24, 126, 320}, AT_TOP,
     .larger = {{.x = -42, .w = 42, .by = BY_NUMBER}}},
    {SPOT_HEALTH, .at = {836, 24, 126, 320}, AT_TOP, .larger = {{.w = 42, .by = BY_NUMBER}}},
    {PLACE_DROP, .at = {276, 344, 590, 196}},
    {PLACE_DROP, SUFFERING, .at = {1134, 35.4f, 196, 221.2f}, AT_TOP,
     .larger = {{.x = 42, .by = BY_NUMBER}}},
    {CARDS_PLAYED, .at = {310, 350, 550, 184}, .card = 130},
    {PLACE_WORDS, .at = {880, 352, 498, 184}, AT_TOP, .wider = 0.5f, .higher = 1,
     .larger = {{.h = 32, .by = BY_LARGE}}},
    {PLACE_BUTTONS, .at = {1148, 586, 230, 210}, AT_RIGHT, AT_BOTTOM,
     .larger = {{.x = -90, .w = 90, .by = BY_BUTTONS}, {.y = 60, .by = BY_CARDS}}},
    {CARDS_HAND, .at = {280, 568, 832, 268}, AT_LEFT, AT_BOTTOM, .wider = 1, .card = 168,
     .larger = {{.x = 90, .w = -180, .by = BY_COLUMN}, {.h = 120, .card = 83, .by = BY_CARDS}}},
};

#define BAND_DOWN   .y = 70.4f, .by = BY_BAND
#define BELOW_CARDS .y = 110, .by = BY_CARDS

static const DrawnRow tall[] = {
    {SPOT_TITLE, .at = {0, 8, 920, 176}, AT_LEFT, AT_TOP, .wider = 1,
     .larger = {{.h = 70.4f, .by = BY_BAND}}},
    {CARDS_ENEMY, .at = {340, 204, 240, 336}, AT_TOP, .larger = {{BAND_DOWN}}},
    {CARDS_CASTLE, .at = {104, 195.6f, 112, 156.8f}, .right = -0.25f, AT_TOP, .words = 140,
     .larger = {{BAND_DOWN}}},
    {CARDS_TAVERN, .at = {624, 195.6f, 112, 156.8f}, .right = 0.25f, AT_TOP, .words = 140,
     .larger = {{BAND_DOWN}}},
    {CARDS_DISCARDED, .at = {784, 195.6f, 112, 156.8f}, .right = 0.25f, AT_TOP, .words = 140,
     .larger = {{BAND_DOWN}}},
    {SPOT_ATTACK, .at = {70, 420, 180, 140}, .right = -0.25f, AT_TOP,
     .larger = {{BAND_DOWN}, {.y = 24, .h = -14, .by = BY_BAND_STEP}}},
    {SPOT_HEALTH, .at = {670, 420, 180, 140}, .right = 0.25f, AT_TOP,
     .larger = {{BAND_DOWN}, {.y = 24, .h = -14, .by = BY_BAND_STEP}}},
    {PLACE_DROP, .at = {0, 580, 920, 196}, AT_LEFT, .wider = 1,
     .larger = {{.y = 35.2f, .by = BY_BAND}}},
    {PLACE_DROP, SUFFERING, .at = {760, 188.6f, 160, 170.8f}, .right = 0.25f, AT_TOP,
     .larger = {{BAND_DOWN}}},
    {CARDS_PLAYED, .at = {34, 586, 880, 184}, AT_LEFT, .wider = 1, .card = 130,
     .larger = {{.y = 35.2f, .by = BY_BAND}}},
    {PLACE_WORDS, .at = {0, 756, 920, 150}, AT_LEFT, AT_BOTTOM, .wider = 1},
    {CARDS_HAND, .at = {10, 948, 900, 276}, AT_LEFT, AT_BOTTOM, .wider = 1, .card = 168,
     .larger = {{.h = 110, .card = 78, .by = BY_CARDS}}},
    {SPOT_POWERS, .at = {0, 1234, 320, 196}, AT_LEFT, AT_BOTTOM, .larger = {{BELOW_CARDS}}},
    {SPOT_POWERS, TERSE, .at = {0, 1234, 500, 196}, AT_LEFT, AT_BOTTOM, .larger = {{BELOW_CARDS}}},
    {PLACE_BUTTONS, .at = {500, 1234, 420, 196}, AT_RIGHT, AT_BOTTOM, .larger = {{BELOW_CARDS}}},
};

/* A window about as high as it is wide, as an upright one beside the log: the powers lie beside the
 * hand, the buttons beside the cards played, which keep midway between enemy and plate. */
#define MIDWAY      .y = 35.2f, .by = BY_BAND
#define MIDWAY_UP   .y = -15, .by = BY_PLATE
#define OUT_NUMBER  .x = 42, .by = BY_NUMBER
#define OUT_ROOM    .x = 74, .by = BY_ROOM
#define LEFT_NUMBER .x = -42, .by = BY_NUMBER
#define LEFT_ROOM   .x = -74, .by = BY_ROOM

static const DrawnRow square[] = {
    {SPOT_TITLE, .at = {0, 8, 1092, 176}, AT_LEFT, AT_TOP, .wider = 1,
     .larger = {{.h = 70.4f, .by = BY_BAND}}},
    {CARDS_ENEMY, .at = {426, 204, 240, 336}, AT_TOP, .larger = {{BAND_DOWN}}},
    {CARDS_CASTLE, .at = {148, 209.6f, 112, 156.8f}, AT_TOP, .words = 116, .deep = 160,
     .larger = {{BAND_DOWN}, {LEFT_NUMBER}, {LEFT_ROOM}, {.words = 32, .by = BY_APART}}},
    {CARDS_TAVERN, .at = {832, 209.6f, 112, 156.8f}, AT_TOP, .words = 116, .deep = 160,
     .larger = {{BAND_DOWN}, {OUT_NUMBER}, {OUT_ROOM}, {.words = 32, .by = BY_APART}}},
    {CARDS_DISCARDED, .at = {968, 209.6f, 112, 156.8f}, AT_TOP, .words = 116, .deep = 160,
     .larger = {{BAND_DOWN}, {OUT_NUMBER}, {OUT_ROOM}, {.x = 32, .words = 32, .by = BY_APART}}},
    {SPOT_ATTACK, .at = {280, 296, 126, 240}, AT_TOP,
     .larger = {{BAND_DOWN}, {LEFT_NUMBER, .w = 42}, {LEFT_ROOM, .w = 74}}},
    {SPOT_HEALTH, .at = {686, 296, 126, 240}, AT_TOP,
     .larger = {{BAND_DOWN}, {.w = 42, .by = BY_NUMBER}, {.w = 74, .by = BY_ROOM}}},
    {PLACE_DROP, .at = {146, 546, 532, 196}, .wider = 0.5f, .larger = {{MIDWAY}, {MIDWAY_UP}}},
    {PLACE_DROP, SUFFERING, .at = {944, 202.6f, 160, 170.8f}, AT_TOP,
     .larger = {{BAND_DOWN}, {OUT_NUMBER}, {OUT_ROOM}, {.x = 32, .by = BY_APART}}},
    {CARDS_PLAYED, .at = {180, 552, 492, 184}, .wider = 0.5f, .card = 130,
     .larger = {{MIDWAY}, {MIDWAY_UP}}},
    {PLACE_BUTTONS, .at = {692, 552, 400, 184}, AT_RIGHT, .larger = {{MIDWAY}, {MIDWAY_UP}}},
    {PLACE_WORDS, .at = {0, 748, 1092, 150}, AT_LEFT, AT_BOTTOM, .wider = 1,
     .larger = {{.y = -30, .h = 30, .by = BY_PLATE}}},
    {SPOT_POWERS, .at = {0, 938, 200, 276}, AT_LEFT, AT_BOTTOM,
     .larger = {{.w = 120, .by = BY_POWERS}, {.h = 110, .by = BY_CARDS}}},
    {CARDS_HAND, .at = {214, 938, 878, 276}, AT_LEFT, AT_BOTTOM, .wider = 1, .card = 168,
     .larger = {{.x = 120, .w = -120, .by = BY_POWERS}, {.h = 110, .card = 78, .by = BY_CARDS}}},
};

const Drawing regicide_forms[REGICIDE_FORMS] = {
    {.form = REGICIDE_WIDE,
     .width = 1392,
     .height = 836,
     .card = 1,
     .is_within_rim = true,
     .lift = 30, /* below the cards played and the plate */
     .larger = {{.w = 180, .by = BY_COLUMN},
                {.w = 84, .by = BY_NUMBER},
                {.foot = 120, .by = BY_CARDS}},
     .growths = growths,
     DRAWN_ROWS(wide)},
    {.form = REGICIDE_TALL,
     .width = 920,
     .height = 1490,
     .card = 1,
     .is_within_rim = true,
     .larger = {{.h = 70.4f, .by = BY_BAND},
                {.h = 8, .by = BY_BAND_STEP},
                {.foot = 110, .by = BY_CARDS}},
     .growths = growths,
     DRAWN_ROWS(tall)},
    {.form = REGICIDE_SQUARE,
     .width = 1092,
     .height = 1228,
     .card = 1,
     .is_within_rim = true,
     .larger = {{.h = 70.4f, .by = BY_BAND},
                {.h = 30, .by = BY_PLATE},
                {.w = 84, .by = BY_NUMBER},
                {.w = 96, .by = BY_APART},
                {.foot = 110, .by = BY_CARDS}},
     .growths = growths,
     DRAWN_ROWS(square)},
};
