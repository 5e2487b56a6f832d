/* The Regicide table: card faces, order of the hand, buttons, and what cues look and sound like. */
#include "regicide/parts.h"
#include "regicide/pieces.h"
#include "regicide/places.h"
#include "regicide/seen.h"
#include "regicide/table.h"
#include "regicide/words.h"

#include "base/text.h"
#include "i18n/format.h"
#include "tables/table_picture.h"
#include "ui/tween.h"

#include <math.h>

#define JACK_VALUE   10
#define KING_VALUE   20
#define TOLD_SECONDS 1.1f     /* what another player did can be read so long before the next move */
#define LETTER_DOWN  218      /* of 700, see table_face_letter */
#define NUMBER_INK   0xf6ecd8 /* of an index on the suit's own pennant */

static const char *const ranks[] = {"A", "2", "3",  "4", "5", "6", "7",
                                    "8", "9", "10", "J", "Q", "K"};

static void set_text(PictureLabel *label, const char *bytes)
{
    Text text = text_in(label->text, sizeof label->text);
    text_append(&text, bytes);
}

static void add_index(Picture *picture, Card card)
{
    unsigned rank = regicide_rank(card);
    picture->labels[0] =
        (PictureLabel){.x = 70,
                       .baseline = 74,
                       .size = 66,
                       .x0 = 30,
                       .x1 = 110,
                       .grown = true,
                       .face = FONT_TITLE,
                       .color = color_rgb(regicide_suit_inks[regicide_suit(card)])};
    if (rank >= 1 && rank <= 9) {
        picture->labels[0].color = color_rgb(NUMBER_INK);
    }
    if (rank == 9) { /* two digits */
        picture->labels[0].size = 58;
    }
    set_text(&picture->labels[0], ranks[rank]);
}

static void add_strength(PictureLabel *label, float x, float x0, int number)
{
    *label = (PictureLabel){.x = x,
                            .baseline = 652,
                            .size = 50,
                            .x0 = x0,
                            .x1 = x0 + 76,
                            .face = FONT_TITLE,
                            .color = COLOR_INK};
    Text text = text_in(label->text, sizeof label->text);
    text_append_number(&text, number);
}

/* translators: the letter of a suit on its cards, where a person wants one: one or two letters,
 * none like another. */
static const char *const letters[4] = {NC_("suit letter", "C"), NC_("suit letter", "D"),
                                       NC_("suit letter", "H"), NC_("suit letter", "S")};

/* Corner indices are the same in every language; the letter of the suit is not. */
static Picture regicide_face(const Wording *wording, Card card)
{
    char name[PICTURE_NAME_MAX];
    Text text = text_in(name, sizeof name);
    text_append(&text, "regicide/");
    text_append(&text, regicide_game.names.cards[card]);
    Picture picture = picture_named(name);
    if (regicide_is_jester(card)) {
        return picture;
    }
    unsigned suit = regicide_suit(card);
    add_index(&picture, card);
    table_face_letter(&picture.labels[3], tr(wording->catalogue, letters[suit]), LETTER_DOWN,
                      COLOR_INK);
    if (regicide_rank(card) >= 10) {
        static const RegicideView usual;
        const RegicideView *view = wording->view ? wording->view : &usual;
        add_strength(&picture.labels[1], 74, 36, regicide_attack(&view->table, card));
        add_strength(&picture.labels[2], 426, 388, regicide_health(&view->table, card));
    }
    return picture;
}

/* The order of the hand: by suit, the colours in turn, or by value; jesters to the right. */
static unsigned regicide_order(Card card, unsigned order)
{
    static const unsigned suit_places[4] = {1, 2, 0, 3};
    if (regicide_is_jester(card)) {
        return card;
    }
    unsigned suit = suit_places[regicide_suit(card)], rank = regicide_rank(card);
    return order == 0 ? suit * 13 + rank : rank * 4 + suit;
}

static int regicide_counter(const void *memory, uint8_t name)
{
    const RegicideTable *table = &((const RegicideView *)memory)->table;
    switch ((enum RegicideCounter)name) {
    case REGICIDE_HEALTH:
        return regicide_health_left(table);
    case REGICIDE_DAMAGE:
        return table->damage;
    case REGICIDE_ATTACK:
        return regicide_attack_left(table);
    case REGICIDE_SHIELD:
        return regicide_shield(table);
    case REGICIDE_DEFEATED:
        return regicide_defeated(table);
    case REGICIDE_FLIPS:
        break;
    }
    return table->flips_left;
}

static bool regicide_offers(const void *memory, unsigned verb)
{
    const RegicideTable *table = &((const RegicideView *)memory)->table;
    switch ((enum RegicideVerb)verb) {
    case REGICIDE_YIELD:
        return table->seats > 1 || table->solo_yield;
    case REGICIDE_FLIP:
        return table->seats == 1;
    case REGICIDE_PLAY:
    case REGICIDE_DISCARD:
    case REGICIDE_NEXT:
        break;
    }
    return false;
}

static unsigned regicide_awaited_verb(const void *memory)
{
    const RegicideView *view = memory;
    return view->table.phase == REGICIDE_SUFFERING ? REGICIDE_DISCARD : REGICIDE_PLAY;
}

static const CueLook cue_looks[] = {
    [REGICIDE_CUE_IMMUNE] = {.effect = EFFECT_RISE,
                             .zone = REGICIDE_ENEMY,
                             .icon = "ui/glyph-immunity",
                             .text = N_("Immune"),
                             .color = RGB_GOLD_LIGHT,
                             .low = true,
                             .sounds = true,
                             .sound = SOUND_REFUSE},
    [REGICIDE_CUE_HEAL] = {.effect = EFFECT_RISE,
                           .zone = REGICIDE_DISCARDED,
                           .icon = "ui/glyph-heal",
                           .sends = 10,
                           .sends_to = 1 + REGICIDE_TAVERN,
                           .color = RGB_GOLD_LIGHT,
                           .sounds = true,
                           .sound = SOUND_HEAL},
    [REGICIDE_CUE_DRAW] = {.effect = EFFECT_RISE,
                           .zone = REGICIDE_TAVERN,
                           .icon = "ui/glyph-draw",
                           .color = RGB_GOLD_LIGHT,
                           .sounds = true,
                           .sound = SOUND_DRAW},
    [REGICIDE_CUE_DOUBLE] = {.effect = EFFECT_RISE,
                             .zone = REGICIDE_PLAYED,
                             .icon = "ui/glyph-double",
                             .text = N_("× 2"),
                             .color = RGB_GOLD_LIGHT,
                             .sounds = true,
                             .sound = SOUND_DOUBLE},
    [REGICIDE_CUE_HIT] = {.effect = EFFECT_HIT,
                          .zone = REGICIDE_ENEMY,
                          .icon = "ui/glyph-attack",
                          .color = RGB_WARNING,
                          .counts = {{REGICIDE_HEALTH, -1}, {REGICIDE_DAMAGE, 1}},
                          .sounds = true,
                          .sound = SOUND_HIT,
                          .hard = 6,
                          .heavy = 15,
                          .charges = true,
                          .charges_from = REGICIDE_PLAYED},
    [REGICIDE_CUE_GUARD] = {.effect = EFFECT_RISE,
                            .zone = REGICIDE_PLAYED,
                            .icon = "ui/glyph-shield",
                            .sends = 1, /* to the attack, which it covers */
                            .color = RGB_GOLD_LIGHT,
                            .counts = {{REGICIDE_ATTACK, -1}, {REGICIDE_SHIELD, 1}},
                            .sounds = true,
                            .sound = SOUND_SHIELD},
    [REGICIDE_CUE_JESTER] = {.effect = EFFECT_JESTER,
                             .zone = REGICIDE_PLAYED,
                             .color = RGB_GOLD_LIGHT,
                             .says = 0.48f, /* first it is seen to spin, */
                             .splits = "ui/glyph-immunity",
                             .splits_at = REGICIDE_ENEMY, /* and what breaks by it */
                             .splits_after = 0.36f,
                             .sounds = true,
                             .sound = SOUND_JESTER},
    [REGICIDE_CUE_EXACT] = {.effect = EFFECT_RECRUIT,
                            .zone = REGICIDE_ENEMY,
                            .text = N_("Exact damage"),
                            .color = RGB_GOLD_LIGHT,
                            .low = true,
                            .carries = 0.9f,
                            .lands = NC_("Regicide", "Recruited"),
                            .sounds = true,
                            .sound = SOUND_EXACT},
    [REGICIDE_CUE_OVERKILL] = {.effect = EFFECT_TEAR,
                               .zone = REGICIDE_ENEMY,
                               .text = N_("Enemy defeated"),
                               .color = RGB_GOLD_LIGHT,
                               .holds = 0.85f,
                               .says = 0.6f, /* once it is torn, until the next one comes */
                               .sounds = true,
                               .sound = SOUND_KILL},
    [REGICIDE_CUE_YIELD] = {.effect = EFFECT_RISE,
                            .zone = REGICIDE_PLAYED,
                            .text = N_("Yields"),
                            .color = RGB_GOLD_LIGHT,
                            .sounds = true,
                            .sound = SOUND_ASK}, /* a knock on the table */
    [REGICIDE_CUE_PAY] =
        {.effect = EFFECT_OWN, .holds = 0.25f, .lasts = 1.1f, .sounds = true, .sound = SOUND_SEAL},
    [REGICIDE_CUE_FLIP] = {.effect = EFFECT_OWN, .sounds = true, .sound = SOUND_JESTER},
    [REGICIDE_CUE_WIN] = {.effect = EFFECT_WIN, .sounds = true, .sound = SOUND_WIN},
    [REGICIDE_CUE_LOSS] = {.effect = EFFECT_LOSS,
                           .zone = REGICIDE_ENEMY,
                           .victor = true,
                           .sounds = true,
                           .sound = SOUND_LOSE},
};

#define HIT_DOWN  0.45f /* of the height of the royal */
#define SAID_DOWN 0.26f /* the same of words over it */

/* Where a number rises: from the upper edge of what it changes, which stays readable below it. */
static Rect cue_place(const TableScene *scene, unsigned cue)
{
    const Layout *layout = scene->layout;
    Rect place = layout->zones[cue_looks[cue].zone].rect;
    if (cue == REGICIDE_CUE_HIT) { /* on what is struck */
        place.y += place.h * HIT_DOWN;
    } else if (cue == REGICIDE_CUE_JESTER) { /* on whoever is immune no more */
        place = layout->zones[REGICIDE_ENEMY].rect;
        place.y += place.h * SAID_DOWN;
    } else if (cue == REGICIDE_CUE_GUARD) {
        place = layout->spots[SPOT_ATTACK];
    }
    return (Rect){place.x, place.y, place.w, 0};
}

#define LIT_FROM 0.34f /* of the Jester's time: what breaks by it has broken */
#define LIT_RISE 8.0f  /* units */

/* The suit that was barred until now lights up in the hand of whoever looks. */
static void regicide_nudge(const TableScene *scene, const NudgedCard *card, Nudge *nudge)
{
    float along;
    int suit;
    bool is_own = card->zone == REGICIDE_HANDS + scene->seat && card->card < REGICIDE_JESTER;
    if (!is_own || !table_effect(scene->table, REGICIDE_CUE_JESTER, &along, &suit) ||
        along < LIT_FROM || (int)regicide_suit(card->card) != suit) {
        return;
    }
    nudge->glows = true;
    nudge->by.y =
        -LIT_RISE * scene->layout->unit * sinf(TURN / 2 * (along - LIT_FROM) / (1 - LIT_FROM));
}

static Rect cue_words(const TableScene *scene, unsigned cue, int value, Text *out)
{
    const char *text = cue == REGICIDE_CUE_HIT ? N_("−{n}") : N_("+{n}");
    if (cue == ARRIVAL_CUE) {
        if (regicide_value((Card)value) > JACK_VALUE) {
            regicide_name(scene->wording, (Card)value, out);
        }
        bool is_king = regicide_value((Card)value) >= KING_VALUE;
        return is_king ? scene->layout->zones[REGICIDE_ENEMY].rect : (Rect){0};
    }
    if (cue == REGICIDE_CUE_JESTER) {
        text_append(out, panel_word(scene, N_("Immunity cancelled")));
    }
    if (cue == REGICIDE_CUE_HIT || cue == REGICIDE_CUE_GUARD || cue == REGICIDE_CUE_HEAL ||
        cue == REGICIDE_CUE_DRAW) {
        text_append(out, panel_phrase(scene, text, TR_VALUES(panel_number(scene, value))));
    }
    return cue_place(scene, cue);
}

/* RG-25: step 4 begins with the enemy's blow. */
static const PhaseLook phases[] = {
    [REGICIDE_SUFFERING] = {.strikes = true, .zone = REGICIDE_ENEMY},
    [REGICIDE_OVER] = {.strikes = false},
};

/* Seconds that the table rests: none at the end, which lanterns have told; what others did is read,
 * but what they paid only seen. */
static float rest_after(const void *memory, const PastAction *last)
{
    const RegicideView *view = memory;
    if (view->table.phase == REGICIDE_OVER) {
        return 0;
    }
    if (!last || !regicide_tells_on(last->before)) {
        return -1;
    }
    const RegicideView *before = last->before;
    return before->table.phase == REGICIDE_SUFFERING ? -1 : TOLD_SECONDS;
}

static const VerbLook verb_looks[] = {
    [REGICIDE_PLAY] = {.label = NC_("cards", "Play"),
                       .cards = N_("Play {cards}"),
                       .fatal = N_("Play {cards} and lose"),
                       .hastens = true},
    [REGICIDE_YIELD] =
        {.id = "button.yield",
         .label = N_("Yield"),
         .fatal = N_("Yield and lose"),
         .hint = N_("Skip your attack and suffer the enemy's: your cards are kept for a better "
                    "moment"),
         .hastens = true},
    [REGICIDE_FLIP] = {.id = "button.flip",
                       .label = N_("Flip a Jester"),
                       .fatal = N_("Flip and lose"),
                       .hint = N_("Discard your hand and draw up to eight cards"),
                       .hastens = true},
    [REGICIDE_DISCARD] = {.label = NC_("cards", "Discard"),
                          .cards = N_("Discard {cards}"),
                          .fatal = N_("Discard {cards} and lose"),
                          .is_enough = true,
                          .count = {NP_("Discard {n} card", "Discard {n} cards")},
                          .hastens = true},
    [REGICIDE_NEXT] = {.label = N_("Choose who goes next: press a player, or yourself"),
                       .hastens = true},
};

static const TablePart parts[] = {
    {PART_UNDER, PART_NO_SPOT, .draw = regicide_spare_panels},
    {PART_UNDER, PART_NO_SPOT, .draw = regicide_light_play},
    {PART_UNDER, SPOT_TITLE, .draw = regicide_title},
    {PART_UNDER, SPOT_SEATS, SECTION_OTHERS, .count = REGICIDE_SEATS - 1, .draw = regicide_seat},
    {PART_UNDER, SPOT_SOLO, .is_there = regicide_is_solo, .draw = regicide_solo},
    {PART_UNDER, SPOT_HEALTH, .is_there = regicide_has_numbers, .draw = regicide_health_panel},
    {PART_UNDER, SPOT_ATTACK, .is_there = regicide_has_numbers, .draw = regicide_attack_panel},
    {PART_UNDER, SPOT_POWERS, .draw = regicide_power_panel},
    {PART_OVER, PART_NO_SPOT, .draw = regicide_played},
    {PART_OVER, PART_NO_SPOT, .draw = regicide_doubled},
    {PART_OVER, PART_NO_SPOT, .draw = regicide_payment},
    {0},
};

const TableLook regicide_table_look = {
    .game = &regicide_game,
    .felt = {.picture = "tables/regicide"},
    .back = "regicide/back",
    .cues = cue_looks,
    .verbs = verb_looks,
    .parts = parts,
    .orders = 2,
    .pace = {.seconds = 5},
    .face = regicide_face,
    .name = regicide_name,
    .listed_name = regicide_listed_name,
    .arrange = regicide_arrange,
    .rank = regicide_order,
    .counter = regicide_counter,
    .awaited_verb = regicide_awaited_verb,
    .cue = cue_words,
    .nudge = regicide_nudge,
    .offers = regicide_offers,
    .sum = regicide_sum,
    .prompt = regicide_prompt,
    .now = regicide_now,
    .outlook = regicide_outlook,
    .risk = regicide_risk,
    .button = regicide_button,
    .mark = regicide_mark,
    .use = regicide_use,
    .phases = phases,
    .pause = rest_after,
    .tell = regicide_tell,
    .advise = regicide_advise,
    .own = regicide_own_forms,
    .log = regicide_log,
};
