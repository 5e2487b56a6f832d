/* The Di Renjie table: card faces, the order of the hand, buttons, and what cues look and sound
 * like. Everything that is not made of cards of the hand is offered where it lies: requests on the
 * board, seats and clues at their places. */
#include "direnjie/parts.h"
#include "direnjie/pen.h"
#include "direnjie/pieces.h"
#include "direnjie/places.h"
#include "direnjie/seen.h"
#include "direnjie/seen/now.h"
#include "direnjie/table.h"
#include "direnjie/words.h"

#include "base/text.h"
#include "i18n/format.h"

#include <math.h>

/* The code stands below the seal, where a fan shows it, on paper that keeps the drawing away from
 * it, and with the name on the plaque. */
static Picture direnjie_face(const Wording *wording, Card card)
{
    char name[PICTURE_NAME_MAX];
    Text file = text_in(name, sizeof name);
    text_append(&file, "direnjie/");
    text_append(&file, direnjie_game.names.cards[card]);
    Picture picture = picture_named(name);
    picture.labels[0] = (PictureLabel){.x = 70,
                                       .baseline = 164,
                                       .size = 50,
                                       .x0 = 28,
                                       .x1 = 112,
                                       .grown = true,
                                       .face = FONT_TITLE,
                                       .color = color_rgb(0x6e1310),
                                       .plate = color_rgb(0xefe3c8)};
    Text code = text_in(picture.labels[0].text, sizeof picture.labels[0].text);
    text_append(&code, direnjie_game.names.cards[card]);
    picture.labels[1] = (PictureLabel){.x = 250,
                                       .baseline = 632,
                                       .size = 42,
                                       .x0 = 90,
                                       .x1 = 410,
                                       .face = FONT_TITLE,
                                       .color = color_rgb(0xf6e6c0)};
    Text plaque = text_in(picture.labels[1].text, sizeof picture.labels[1].text);
    direnjie_name(wording, card, &plaque);
    return picture;
}

/* Sorts by category, or by number; beggars by their number too, the killer card last. */
static unsigned direnjie_rank(Card card, unsigned order)
{
    if (order == 0 || card == DIRENJIE_KILLER_CARD) {
        return order * CARD_LIMIT * 8u + card;
    }
    unsigned kind = direnjie_is_identity(card) ? (unsigned)direnjie_category(card) : 3;
    return direnjie_number(card) * 4 + kind;
}

#define PUBLIC_CLUES (DIRENJIE_IDLE_ROUNDS + 1) /* counted for what is heard alone */

static int direnjie_counter(const void *memory, uint8_t name)
{
    const DirenjieView *view = memory;
    if (name == PUBLIC_CLUES) {
        return __builtin_popcount(view->table.clues_public);
    }
    return name == DIRENJIE_ROUND ? view->table.round : view->table.idle_rounds;
}

static bool direnjie_offers(const void *memory, unsigned verb)
{
    const DirenjieView *view = memory;
    unsigned phase = view->table.phase;
    bool takes = phase == DIRENJIE_CONSOLING || phase == DIRENJIE_REFILLING;
    bool submits = phase == DIRENJIE_SUBMITTING && view->killer == view->seat;
    return view->table.actor == view->seat &&
           ((verb == DIRENJIE_REFUSE && phase == DIRENJIE_GIVING) ||
            (verb == DIRENJIE_PASS && takes) || (verb == DIRENJIE_DECLINE && submits));
}

/* Which button of cards waits while none can be picked. */
static unsigned awaited_verb(const void *memory)
{
    const DirenjieView *view = memory;
    switch ((DirenjiePhase)view->table.phase) {
    case DIRENJIE_GIVING:
        return DIRENJIE_GIVE;
    case DIRENJIE_REPAYING:
        return DIRENJIE_REPAY;
    case DIRENJIE_BONUS:
    case DIRENJIE_ASKING:
    case DIRENJIE_CONSOLING:
    case DIRENJIE_SUBMITTING:
    case DIRENJIE_REFILLING:
    case DIRENJIE_ANSWERING:
    case DIRENJIE_OVER:
        break;
    }
    return DIRENJIE_SUBMIT;
}

/* Refills and answers belong to one's own turn; being asked for a card does not. */
static bool is_own_turn(const void *memory)
{
    const DirenjieView *view = memory;
    return view->table.active == view->seat && view->table.phase < DIRENJIE_ANSWERING;
}

#define LOSS_SECONDS 1.1f /* that what was taken from the viewer is there to be read */

/* While a question goes around, those who are asked answer one soon after the other. */
static float pause_after(const void *memory, const PastAction *last)
{
    const DirenjieView *view = memory;
    if (last && direnjie_past(last).lost > 0) {
        return LOSS_SECONDS;
    }
    if (view->table.phase == DIRENJIE_GIVING && view->table.actor != view->seat) {
        return 0.02f;
    }
    return -1;
}

static void direnjie_sum(const TableScene *scene, Text *out)
{
    (void)scene; /* the slots show what is picked */
    (void)out;
}

/* A request is looked at before it is made. */
static Risk direnjie_risk(const void *view, Action action)
{
    unsigned verb = action_verb(action);
    (void)view;
    bool is_grave = verb == DIRENJIE_ASK || verb == DIRENJIE_ANSWER || verb == DIRENJIE_ACCUSE;
    return is_grave ? RISK_CAREFUL : RISK_NONE;
}

#define RISES(glyph, words, what)                                                                  \
    {                                                                                              \
        .effect = EFFECT_RISE, .icon = (glyph), .color = (words), .sounds = true, .sound = (what)  \
    }

/* Drawn by a part: see parts/motion.c. */
#define HOLDS(seconds, what)                                                                       \
    {                                                                                              \
        .effect = EFFECT_HOLD, .holds = (seconds), .sounds = true, .sound = (what)                 \
    }

/* Across the table, once a lantern is lit; it is read before anything else goes on. */
#define RIBBON(words, what)                                                                        \
    {                                                                                              \
        .effect = EFFECT_TURN, .text = (words), .color = RGB_GOLD_LIGHT, .sounds = true,           \
        .sound = (what), .waits = true, .holds = 1.06f                                             \
    }

static const CueLook cue_looks[] = {
    [DIRENJIE_CUE_REVEAL] = {.effect = EFFECT_RISE,
                             .icon = "ui/glyph-public-clue",
                             .color = RGB_GOLD_LIGHT,
                             .sounds = true,
                             .sound = SOUND_CLUE,
                             .contact = 0.15f, /* it turns */
                             .climbs = {1 + PUBLIC_CLUES, 5, 8},
                             .holds = 0.01f, /* under the words */
                             .lasts = DIRENJIE_SHOWN_SECONDS + DIRENJIE_CODE_SECONDS +
                                      DIRENJIE_LAMP_SECONDS},
    [DIRENJIE_CUE_INSPECT] = RISES("ui/glyph-inspect", RGB_GOLD_LIGHT, SOUND_CARD_FLIP),
    [DIRENJIE_CUE_TAKE] = RISES("ui/glyph-draw", RGB_GOLD_LIGHT, SOUND_CARD_SLIDE),
    [DIRENJIE_CUE_ROB] = RISES("ui/glyph-draw", RGB_GOLD_LIGHT, SOUND_CARD_SLIDE),
    [DIRENJIE_CUE_SWAP] = RISES("ui/glyph-draw", RGB_GOLD_LIGHT, SOUND_CARD_SLIDE),
    [DIRENJIE_CUE_ASK] = HOLDS(0.66f, SOUND_ASK),
    [DIRENJIE_CUE_GIVE] = HOLDS(0.12f, SOUND_GIVE),
    [DIRENJIE_CUE_REFUSE] = HOLDS(0.28f, SOUND_REFUSE),
    [DIRENJIE_CUE_SUBMIT] = RISES("ui/glyph-hidden-clue", RGB_GOLD_LIGHT, SOUND_SEAL),
    [DIRENJIE_CUE_DECLINE] = RISES("ui/category-killer", RGB_WARNING, SOUND_SECRET),
    [DIRENJIE_CUE_LAST] = RIBBON(N_("Last turns"), SOUND_PHASE),
    [DIRENJIE_CUE_STALL] = RIBBON(N_("The end"), SOUND_PHASE),
    [DIRENJIE_CUE_KILLER] = RISES("ui/category-killer", RGB_WARNING, SOUND_SECRET),
    [DIRENJIE_CUE_RESULT] = {.effect = EFFECT_RESULT,
                             .several = true,
                             .sounds = true,
                             .sound = SOUND_WIN},
};

static const VerbLook verb_looks[] = {
    [DIRENJIE_INSPECT] = {.label = N_("Inspect a clue")},
    [DIRENJIE_TAKE] = {.label = N_("Swap three cards"), .on_board = true},
    [DIRENJIE_ROB] = {.label = N_("Take two cards"), .on_board = true},
    [DIRENJIE_SWAP] = {.label = N_("Swap hands"), .on_board = true},
    [DIRENJIE_REPAY] = {.label = N_("Give a card back"), .cards = N_("Give back {cards}")},
    [DIRENJIE_ASK] = {.label = N_("Request cards"), .requests = true},
    [DIRENJIE_GIVE] = {.label = N_("Give a card"),
                       .cards = N_("Give {cards}"),
                       .hint = N_("Only the asker sees the card. Whoever gives cannot be drawn "
                                  "from in this turn.")},
    [DIRENJIE_REFUSE] = {.id = "button.refuse",
                         .label = N_("Don't give"),
                         .standing = N_("Nothing until my turn"),
                         .question = direnjie_gift_question,
                         .blind = N_("{name} gives nothing"),
                         .blind_standing = N_("Nothing until {name}'s turn"),
                         .hint = N_("Nobody learns whether you could have given a card. Whoever "
                                    "gives nothing may lose one: at the end of the turn the "
                                    "asker may draw it at random."),
                         .standing_hint =
                             N_("Until your turn you refuse every request without being asked "
                                "again. Each of the askers may then draw a card from you at "
                                "random.")},
    [DIRENJIE_DRAW_DECK] = {.label = N_("Draw a card")},
    [DIRENJIE_DRAW] = {.label = N_("Draw a card"), .on_board = true},
    [DIRENJIE_PASS] = {.id = "button.pass", .label = N_("No more cards")},
    [DIRENJIE_SUBMIT] =
        {.label = N_("Submit a clue"),
         .only = N_("Submit this clue"),
         .hint = N_("It costs three cards. When your second, fourth or sixth clue is turned up, it "
                    "brings a bonus: see a clue of another player, or use the action of this one."),
         .missing = N_("Choose the top, the middle and the bottom card.")},
    [DIRENJIE_DECLINE] = {.id = "button.decline",
                          .label = N_("Submit nothing"),
                          .hint = N_("Everybody then knows that you are the killer.")},
    [DIRENJIE_ANSWER] = {.label = N_("Answer"), .cards = N_("Answer {cards}")},
    [DIRENJIE_ACCUSE] = {.label = N_("Name the killer"), .on_board = true},
    [DIRENJIE_ACCUSE_NONE] = {.label = N_("Name the killer")},
};

static Message cue_message(unsigned cue, int value)
{
    static const char *const words[DIRENJIE_CUE_RESULT + 1] = {
        [DIRENJIE_CUE_REVEAL] = N_("Public clue"),    [DIRENJIE_CUE_INSPECT] = N_("Inspected"),
        [DIRENJIE_CUE_TAKE] = N_("Swap three cards"), [DIRENJIE_CUE_ROB] = N_("Take two cards"),
        [DIRENJIE_CUE_SWAP] = N_("Swap hands"),       [DIRENJIE_CUE_SUBMIT] = N_("Hidden clue"),
        [DIRENJIE_CUE_DECLINE] = N_("The killer!"),
    };
    if (cue == DIRENJIE_CUE_KILLER) {
        return direnjie_killer_message(value);
    }
    bool has_words = cue <= DIRENJIE_CUE_RESULT && words[cue];
    return message_of(has_words ? words[cue] : "");
}

/* What concerns a seat rises from its hand, or above its clues, which it is to leave in sight; all
 * else from the board. */
static Rect cue_place(const TableScene *scene, unsigned cue, int value)
{
    const Layout *layout = scene->layout;
    bool seat = value >= 0 && value < DIRENJIE_SEATS && cue < DIRENJIE_CUE_LAST;
    if (!seat) {
        return layout->spots[SPOT_TALLIES];
    }
    bool clue =
        cue == DIRENJIE_CUE_REVEAL || cue == DIRENJIE_CUE_INSPECT || cue == DIRENJIE_CUE_SUBMIT;
    return clue ? direnjie_cue_rect(scene, (Seat)value)
                : layout->zones[DIRENJIE_HANDS + value].rect;
}

static Rect direnjie_cue(const TableScene *scene, unsigned cue, int value, Text *out)
{
    Message message = cue_message(cue, value);
    if (message.text[0] != '\0') {
        wording_message(scene->wording, &message, out);
    }
    return cue_place(scene, cue, value);
}

#define OTHERS (DIRENJIE_SEATS - 1)

static const TablePart parts[] = {
    {PART_UNDER, PART_NO_SPOT, .draw = direnjie_dusk},
    {PART_UNDER, SPOT_DESK, .is_there = direnjie_is_answering, .draw = direnjie_answers},
    {PART_UNDER, SPOT_DESK, .is_there = direnjie_has_pavilion, .draw = direnjie_desk},
    {PART_UNDER, SPOT_TALLIES, .is_there = direnjie_is_seeking, .draw = direnjie_rack},
    {PART_UNDER, SPOT_SHRINE, .is_there = direnjie_has_pavilion, .draw = direnjie_pavilion_back},
    {PART_UNDER, SPOT_BOOK, .is_there = direnjie_has_pavilion, .draw = direnjie_book},
    {PART_UNDER, SPOT_STATIONS, SECTION_OTHERS, OTHERS, .is_there = direnjie_is_seeking,
     .draw = direnjie_station},
    {PART_UNDER, SPOT_ME, .is_there = direnjie_has_pavilion, .draw = direnjie_own_seat},
    {PART_UNDER, PART_NO_SPOT, .is_there = direnjie_is_seeking, .draw = direnjie_deck},
    {PART_UNDER, PART_NO_SPOT, .is_there = direnjie_is_seeking, .draw = direnjie_clues},
    {PART_UNDER, PART_NO_SPOT, .is_there = direnjie_has_pavilion, .draw = direnjie_lanterns},
    {PART_UNDER, PART_NO_SPOT, .is_there = direnjie_has_slots, .draw = direnjie_slots},
    {PART_UNDER, PART_NO_SPOT, .is_there = direnjie_has_tallies, .draw = direnjie_tallies},
    {PART_UNDER, SPOT_MEANING, .is_there = direnjie_is_seeking, .draw = direnjie_meaning},
    {PART_UNDER, SPOT_CASE, .is_there = direnjie_has_case, .draw = direnjie_case},
    {PART_OVER, PART_NO_SPOT, .is_there = direnjie_shows_secret, .draw = direnjie_pavilion},
    {PART_OVER, PART_NO_SPOT, .is_there = direnjie_is_seeking, .draw = direnjie_all_clue_signs},
    {PART_OVER, PART_NO_SPOT, .is_there = direnjie_is_seeking, .draw = direnjie_seat_labels},
    {PART_OVER, PART_NO_SPOT, .is_there = direnjie_is_seeking, .draw = direnjie_glint},
    {PART_OVER, PART_NO_SPOT, .is_there = direnjie_is_seeking, .draw = direnjie_talk},
    {PART_OVER, PART_NO_SPOT, .is_there = direnjie_is_seeking, .draw = direnjie_flights},
    {PART_OVER, PART_NO_SPOT, .is_there = direnjie_is_seeking, .draw = direnjie_inspected},
    {PART_OVER, PART_NO_SPOT, .is_there = direnjie_is_seeking, .draw = direnjie_opening,
     .opening = direnjie_opening_seconds},
    {PART_BAR, PART_NO_SPOT, .draw = direnjie_status},
    {0},
};

const TableLook direnjie_table_look = {
    .game = &direnjie_game,
    .felt = {.picture = "tables/direnjie"},
    .back = "direnjie/back",
    .cues = cue_looks,
    .verbs = verb_looks,
    .parts = parts,
    .orders = 2,
    .awaited_verb = awaited_verb,
    .sentences = true,
    .pace = {.seconds = 3.0f},
    .face = direnjie_face,
    .name = direnjie_name,
    .listed_name = direnjie_listed_name,
    .arrange = direnjie_arrange,
    .rank = direnjie_rank,
    .counter = direnjie_counter,
    .offers = direnjie_offers,
    .sum = direnjie_sum,
    .mark = direnjie_mark,
    .dress = direnjie_dress,
    .nudge = direnjie_nudge,
    .use = direnjie_use,
    .button = direnjie_button,
    .key = direnjie_key,
    .prompt = direnjie_prompt,
    .own_turn = is_own_turn,
    .pause = pause_after,
    .risk = direnjie_risk,
    .cue = direnjie_cue,
    .tell = direnjie_tell,
    .advise = direnjie_advise,
    .own = direnjie_own_forms,
    .log = direnjie_log,
};
