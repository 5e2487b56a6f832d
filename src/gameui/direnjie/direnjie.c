/* The Di Renjie table: card faces, the order of the hand, buttons, and what cues look and sound
 * like. Everything that is not made of cards of the hand is offered where it lies: requests on the
 * board, seats and clues at their places. */
#include "direnjie_table.h"

#include "base/text.h"
#include "i18n/format.h"

const char *const direnjie_signs[DIRENJIE_CATEGORIES] = {"ui/category-target", "ui/category-weapon",
                                                         "ui/category-location"};

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
                                       .color = color_rgb(0x8a1c17),
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

/* By category, or by number; beggars by their number too, the killer card last. */
static unsigned direnjie_rank(Card card, unsigned order)
{
    if (order == 0 || card == DIRENJIE_KILLER_CARD) {
        return order * CARD_LIMIT * 8u + card;
    }
    unsigned kind = direnjie_is_identity(card) ? (unsigned)direnjie_category(card) : 3;
    return direnjie_number(card) * 4 + kind;
}

static int direnjie_counter(const void *memory, uint8_t name)
{
    const DirenjieView *view = memory;
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

static void direnjie_sum(const TableScene *scene, Text *out)
{
    (void)scene; /* the slots show what is picked */
    (void)out;
}

/* Which answer or accusation is looked at twice: the last one shows everything. */
static bool direnjie_careful(const void *view, Action action)
{
    unsigned verb = action_verb(action);
    (void)view;
    return verb == DIRENJIE_ANSWER || verb == DIRENJIE_ACCUSE;
}

#define GOLD_WORDS   0xf2d488
#define PAPER_WORDS  0xf3e8d2
#define DANGER_WORDS 0xf08a80

#define RISES(glyph, words, what)                                                                  \
    {                                                                                              \
        .effect = EFFECT_RISE, .icon = (glyph), .color = (words), .sounds = true, .sound = (what)  \
    }

static const CueLook cue_looks[] = {
    [DIRENJIE_CUE_REVEAL] = RISES("ui/glyph-public-clue", GOLD_WORDS, SOUND_REVEAL),
    [DIRENJIE_CUE_INSPECT] = RISES("ui/glyph-inspect", GOLD_WORDS, SOUND_CARD_FLIP),
    [DIRENJIE_CUE_TAKE] = RISES("ui/glyph-draw", GOLD_WORDS, SOUND_CARD_SLIDE),
    [DIRENJIE_CUE_ROB] = RISES("ui/glyph-draw", GOLD_WORDS, SOUND_CARD_SLIDE),
    [DIRENJIE_CUE_SWAP] = RISES("ui/glyph-draw", GOLD_WORDS, SOUND_CARD_SLIDE),
    [DIRENJIE_CUE_ASK] = RISES("ui/glyph-ask", GOLD_WORDS, SOUND_CARD_PLACE),
    [DIRENJIE_CUE_GIVE] = RISES("ui/glyph-give", GOLD_WORDS, SOUND_CARD_SLIDE),
    [DIRENJIE_CUE_REFUSE] = RISES("ui/glyph-refuse", PAPER_WORDS, SOUND_CARD_PLACE),
    [DIRENJIE_CUE_SUBMIT] = RISES("ui/glyph-hidden-clue", GOLD_WORDS, SOUND_CARD_PLACE),
    [DIRENJIE_CUE_DECLINE] = RISES("ui/category-killer", DANGER_WORDS, SOUND_HIT),
    [DIRENJIE_CUE_LAST] = RISES(NULL, DANGER_WORDS, SOUND_REVEAL),
    [DIRENJIE_CUE_STALL] = RISES(NULL, DANGER_WORDS, SOUND_REVEAL),
    [DIRENJIE_CUE_KILLER] = RISES("ui/category-killer", DANGER_WORDS, SOUND_REVEAL),
    [DIRENJIE_CUE_RESULT] = {.effect = EFFECT_RESULT,
                             .several = true,
                             .sounds = true,
                             .sound = SOUND_WIN},
};

static const VerbLook verb_looks[] = {
    [DIRENJIE_INSPECT] = {.label = N_("Inspect a clue")},
    [DIRENJIE_TAKE] = {.label = N_("Swap three cards")},
    [DIRENJIE_ROB] = {.label = N_("Take two cards")},
    [DIRENJIE_SWAP] = {.label = N_("Swap hands")},
    [DIRENJIE_REPAY] = {.label = N_("Give a card back"), .cards = N_("Give back {cards}")},
    [DIRENJIE_ASK] = {.label = N_("Request cards")},
    [DIRENJIE_GIVE] = {.label = N_("Give a card"), .cards = N_("Give {cards}")},
    [DIRENJIE_REFUSE] = {.id = "button.refuse",
                         .label = N_("Don't give"),
                         .standing = N_("Never until my turn"),
                         .hint = N_("Nobody learns whether you could have given a card.")},
    [DIRENJIE_DRAW_DECK] = {.label = N_("Draw a card")},
    [DIRENJIE_DRAW] = {.label = N_("Draw a card")},
    [DIRENJIE_PASS] = {.id = "button.pass", .label = N_("Take no card")},
    [DIRENJIE_SUBMIT] = {.label = N_("Submit a clue"),
                         .cards = N_("Submit {cards}"),
                         .missing = N_("Choose the top, the middle and the bottom card.")},
    [DIRENJIE_DECLINE] = {.id = "button.decline",
                          .label = N_("Submit nothing"),
                          .hint = N_("Everybody then knows that you are the killer.")},
    [DIRENJIE_ANSWER] = {.label = N_("Answer"), .cards = N_("Answer {cards}")},
    [DIRENJIE_ACCUSE] = {.label = N_("Name the killer")},
    [DIRENJIE_ACCUSE_NONE] = {.label = N_("Name the killer")},
};

const TableLook direnjie_table_look = {
    .game = &direnjie_game,
    .felt = "tables/direnjie",
    .back = "direnjie/back",
    .cues = cue_looks,
    .verbs = verb_looks,
    .orders = 2,
    .default_verb = DIRENJIE_SUBMIT,
    .sentences = true,
    .has_board = true,
    .seconds = 3.0f,
    .face = direnjie_face,
    .name = direnjie_name,
    .short_name = direnjie_code,
    .arrange = direnjie_arrange,
    .rank = direnjie_rank,
    .counter = direnjie_counter,
    .offers = direnjie_offers,
    .panels = direnjie_panels,
    .sum = direnjie_sum,
    .mark = direnjie_mark,
    .careful = direnjie_careful,
    .blind = direnjie_blind,
    .cue = direnjie_cue,
    .tell = direnjie_tell,
    .log = direnjie_log,
};
