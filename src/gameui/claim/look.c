/* The Claim table: card faces, order of the hand, the one button, and which cues are shown. Why a
 * trick is won the words tell: here stands only that it is told. */
#include "claim/parts.h"
#include "claim/pieces.h"
#include "claim/places.h"
#include "claim/table.h"
#include "claim/words.h"

#include "base/text.h"
#include "i18n/format.h"
#include "tables/table_picture.h"

#define RIBBON_INK    0xf6e6c0
#define DRAWN_SECONDS 1.2f
#define LETTER_DOWN   216 /* of 700, see table_face_letter */

const char *const claim_sigils[CLAIM_FACTIONS] = {"ui/sigil-goblin", "ui/sigil-knight",
                                                  "ui/sigil-undead", "ui/sigil-dwarf",
                                                  "ui/sigil-doppelganger"};
const uint32_t claim_colors[CLAIM_FACTIONS] = {0xddf963, 0x60abde, 0xacb8ce, 0xcf7637, 0xfdc6f0};
const char *const claim_codes[CLAIM_FACTIONS] = {"goblin", "knight", "undead", "dwarf",
                                                 "doppelganger"};

static void add_label(PictureLabel *label, float x, float baseline, float size, float half)
{
    *label = (PictureLabel){.x = x,
                            .baseline = baseline,
                            .size = size,
                            .x0 = x - half,
                            .x1 = x + half,
                            .face = FONT_TITLE,
                            .color = color_rgb(RIBBON_INK)};
}

/* translators: the letters of a faction on its cards, where a person wants them: one or two, none
 * like another. */
static const char *const letters[CLAIM_FACTIONS] = {
    NC_("faction letter", "Go"), NC_("faction letter", "Kn"), NC_("faction letter", "Un"),
    NC_("faction letter", "Dw"), NC_("faction letter", "Do")};

/* Each card has its own picture; only the five Goblins of 0 share one. */
static Picture claim_face(const Wording *wording, Card card)
{
    ClaimFaction faction = claim_faction(card);
    unsigned value = claim_value(card);
    char name[PICTURE_NAME_MAX];
    Text text = text_in(name, sizeof name);
    text_append(&text, "claim/");
    text_append(&text, claim_codes[faction]);
    text_append(&text, "-");
    text_append_number(&text, value);
    Picture picture = picture_named(name);
    add_label(&picture.labels[0], 69, 93, 62, 39);
    picture.labels[0].grown = true;
    Text index = text_in(picture.labels[0].text, sizeof picture.labels[0].text);
    text_append_number(&index, value);
    table_face_letter(&picture.labels[2], tr(wording->catalogue, letters[faction]), LETTER_DOWN,
                      COLOR_INK);
    add_label(&picture.labels[1], 250, 632, 38, 158);
    Text ribbon = text_in(picture.labels[1].text, sizeof picture.labels[1].text);
    text_append(&ribbon, claim_group_name(wording, faction));
    return picture;
}

/* Sorts by faction, or by value. */
static unsigned claim_rank(Card card, unsigned order)
{
    unsigned faction = claim_faction(card), value = claim_value(card);
    if (order == 0) {
        return faction * 10 + value;
    }
    return value * CLAIM_FACTIONS + faction;
}

static int claim_counter(const void *memory, uint8_t name)
{
    const ClaimView *view = memory;
    return name == CLAIM_TRICK ? view->table.trick : 0;
}

/* Playing a card is all there is. */
static bool claim_offers(const void *view, unsigned verb)
{
    return view == NULL && verb == CLAIM_PLAY;
}

/* The table tells of a trick by its panels and the cards themselves, so that nothing covers them:
 * see parts/trick.c. A cue here only takes its time. */
/* The two cards touch; where a value wins, hard from a high one on. */
#define HIGH_VALUE 7
#define MEETS(least)                                                                               \
    {                                                                                              \
        .effect = EFFECT_HOLD, .holds = 0.3f, .sounds = true, .sound = SOUND_MEET,                 \
        .contact = 0.17f, .hard = (least)                                                          \
    }
/* Each vote sounds higher than the one before. */
#define VOTE(nth)                                                                                  \
    {                                                                                              \
        .effect = EFFECT_HOLD, .holds = 0.8f, .sounds = true, .sound = SOUND_RISE_1 + (nth)        \
    }

static const CueLook cue_looks[] = {
    [CLAIM_CUE_DOUBLE] =
        {.effect = EFFECT_HOLD, .holds = 0.8f, .slows = true, .sounds = true, .sound = SOUND_SURGE},
    [CLAIM_CUE_KNIGHT] =
        {.effect = EFFECT_HOLD, .holds = 0.6f, .slows = true, .sounds = true, .sound = SOUND_POWER},
    [CLAIM_CUE_OFF] = MEETS(0),
    [CLAIM_CUE_TIE] = MEETS(0),
    [CLAIM_CUE_HIGH] = MEETS(HIGH_VALUE),
    [CLAIM_CUE_WIN] = {.effect = EFFECT_HOLD,
                       .holds = CLAIM_WIN_HOLDS,
                       .lasts = CLAIM_SHIFT_ENDS,
                       .sounds = true,
                       .sound = SOUND_TRICK_MINE,
                       .sided = true,
                       .other = SOUND_TRICK_THEIRS,
                       .later = {CLAIM_SHIFT_COUNTS, SOUND_TICK, CLAIM_SEATS, CLAIM_SCORE},
                       .hastens = true,
                       .ends = true},
    [CLAIM_CUE_VOTE + CLAIM_GOBLIN] = VOTE(CLAIM_GOBLIN),
    [CLAIM_CUE_VOTE + CLAIM_KNIGHT] = VOTE(CLAIM_KNIGHT),
    [CLAIM_CUE_VOTE + CLAIM_UNDEAD] = VOTE(CLAIM_UNDEAD),
    [CLAIM_CUE_VOTE + CLAIM_DWARF] = VOTE(CLAIM_DWARF),
    [CLAIM_CUE_VOTE + CLAIM_DOPPELGANGER] = VOTE(CLAIM_DOPPELGANGER),
    [CLAIM_CUE_RESULT] = {.effect = EFFECT_RESULT, .sounds = true, .sound = SOUND_WIN},
};

static const PhaseLook phases[] = {
    [CLAIM_RECRUIT] = {.shows_after = true},
    [CLAIM_SUPPORT] = {.ribbon = N_("Phase Two: Gain Support"), .shows_after = true},
    [CLAIM_OVER] = {.shows_after = true},
};

/* Who has lost a trick of the first phase has drawn a follower, and looks at it before another
 * plays or the screen is handed on. */
static float claim_pause(const void *memory, const PastAction *last)
{
    const ClaimView *view = memory;
    (void)last;
    const ClaimTable *table = &view->table;
    bool drew = table->phase == CLAIM_RECRUIT && table->trick > 1 && table->lead == CARD_NONE &&
                table->leader != view->seat;
    if (drew) {
        return DRAWN_SECONDS;
    }
    return -1;
}

/* Twenty-six ribbons in a game would be many: the bar and the raised cards say whose turn it is. */
static bool claim_own_turn(const void *view)
{
    (void)view;
    return false;
}

static const VerbLook verb_looks[] = {
    [CLAIM_PLAY] = {.label = NC_("cards", "Play"),
                    .wanted = claim_wanted,
                    .cards = N_("Play {cards}")},
};

static const TablePart parts[] = {
    {PART_UNDER, PART_NO_SPOT, .draw = claim_ground},
    {PART_UNDER, SPOT_HALL, .draw = claim_hall},
    {PART_UNDER, SPOT_LAST, .draw = claim_last_trick},
    {PART_UNDER, SPOT_TRICKS, .draw = claim_tricks},
    {PART_UNDER, SPOT_NAMES, .count = CLAIM_SEATS, .is_there = claim_wins_followers,
     .draw = claim_followers},
    {PART_UNDER, SPOT_POWERS, .is_there = claim_has_power_panel, .draw = claim_power_panel},
    {PART_UNDER, SPOT_PILES, .count = CLAIM_SEATS, .is_there = claim_wins_votes,
     .draw = claim_best_cards},
    {PART_UNDER, SPOT_NAMES, .count = CLAIM_SEATS, .is_there = claim_wins_votes,
     .draw = claim_score_pile},
    {PART_UNDER, SPOT_COUNT, .draw = claim_other_count},
    {PART_UNDER, SPOT_MEMORY, .draw = claim_memory_button},
    {PART_UNDER, SPOT_PEEK, .is_there = claim_can_peek, .draw = claim_peek_button},
    {PART_OVER, PART_NO_SPOT, .draw = claim_ghost},
    {PART_OVER, PART_NO_SPOT, .draw = claim_refusal},
    {PART_OVER, SPOT_SEAL, .draw = claim_seal},
    {PART_OVER, PART_NO_SPOT, .draw = claim_labels},
    {PART_OVER, PART_NO_SPOT, .draw = claim_trails},
    {PART_OVER, PART_NO_SPOT, .draw = claim_power},
    {PART_OVER, PART_NO_SPOT, .draw = claim_crown},
    {PART_OVER, SPOT_SEAL, .draw = claim_vote_scene},
    {PART_BAR, PART_NO_SPOT, .draw = claim_status},
    {PART_PAGE, PART_NO_SPOT, .draw = claim_memory, .title = CLAIM_MEMORY_TITLE},
    {0},
};

const TableLook claim_table_look = {
    .game = &claim_game,
    .felt = {.picture = "tables/claim", .bar = 0.06f, .is_whole = true},
    .back = "regicide/back",
    .cues = cue_looks,
    .verbs = verb_looks,
    .parts = parts,
    .orders = 2,
    .pace = {9.0f, 3, 0.58f, 0.58f}, /* both cards lie while it is told why one wins */
    .sentences = true,
    .face = claim_face,
    .name = claim_name,
    .arrange = claim_arrange,
    .rank = claim_rank,
    .counter = claim_counter,
    .offers = claim_offers,
    .mark = claim_mark,
    .prompt = claim_prompt,
    .outlook = claim_outlook,
    .now = claim_now,
    .nudge = claim_nudge,
    .own_turn = claim_own_turn,
    .pause = claim_pause,
    .key = claim_key,
    .phases = phases,
    .tell = claim_tell,
    .own = claim_own_forms,
    .log = claim_log,
};
