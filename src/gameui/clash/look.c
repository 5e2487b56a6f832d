/* The Clash of Decks table: card faces, buttons, and what cues look and sound like. A hand lies in
 * the order of the rules, never sorted, for its order is the game. */
#include "clash/parts.h"
#include "clash/pieces.h"
#include "clash/places.h"
#include "clash/seen.h"
#include "clash/sentences.h"
#include "clash/table.h"
#include "clash/words.h"

#include "base/text.h"
#include "i18n/format.h"

#include <string.h>

#define PLATE_INK 0xf6e6c0

typedef struct LabelPlace {
    float x, baseline, size, half;
} LabelPlace;

static PictureLabel label_at(LabelPlace place, Color color, bool grown)
{
    return (PictureLabel){.x = place.x,
                          .baseline = place.baseline,
                          .size = place.size,
                          .x0 = place.x - place.half,
                          .x1 = place.x + place.half,
                          .grown = grown,
                          .face = FONT_TITLE,
                          .color = color};
}

static void label_number(PictureLabel *label, unsigned number)
{
    Text text = text_in(label->text, sizeof label->text);
    text_append_number(&text, number);
}

static void label_strength(Picture *picture, const ClashFacts *facts)
{
    picture->labels[2] = label_at((LabelPlace){74, 653, 48, 40}, COLOR_INK, true);
    label_number(&picture->labels[2], facts->attack);
    picture->labels[3] = label_at((LabelPlace){426, 653, 48, 40}, COLOR_INK, true);
    label_number(&picture->labels[3], facts->durability);
}

/* Adds a keyword to a line; that of an aura as on the table. */
static void label_keyword(PictureLabel *label, const char *name, bool is_aura)
{
    size_t used = strlen(label->text);
    Text text = text_in(label->text + used, sizeof label->text - used);
    if (used > 0) {
        text_append(&text, CLASH_JOINT);
    }
    if (is_aura) {
        text_append(&text, "↔ ");
    }
    text_append(&text, name);
}

/* The keywords in the strip between the numbers, on two lines where there are many. */
static void label_keywords(const Wording *wording, Picture *picture, const ClashFacts *facts)
{
    unsigned all = facts->abilities | facts->aura, count = (unsigned)set_count(all), nth = 0;
    unsigned first = (count + 1) / 2;
    for (unsigned line = 0; line < 2; line++) {
        float baseline = count > 1 ? 638 + 28 * (float)line : 654;
        picture->labels[4 + line] =
            label_at((LabelPlace){250, baseline, 26, 118}, COLOR_INK, false);
        picture->labels[4 + line].face = FONT_BODY;
    }
    for (unsigned ability = 0; ability < CLASH_ABILITIES; ability++) {
        if (all >> ability & 1) {
            unsigned label = nth++ < first ? 4 : 5;
            label_keyword(&picture->labels[label], clash_ability_name(wording, ability),
                          facts->aura >> ability & 1);
        }
    }
}

static void label_damage(const Wording *wording, Picture *picture, const ClashFacts *facts)
{
    char number[8];
    Text digits = text_in(number, sizeof number);
    text_append_number(&digits, facts->attack);
    picture->labels[2] = label_at((LabelPlace){250, 656, 34, 184}, COLOR_INK, false);
    Text text = text_in(picture->labels[2].text, sizeof picture->labels[2].text);
    tr_format(wording->catalogue, N_("Damage: {n}"), TR_VALUES(number), &text);
}

/* The words of a keeper, in the strip where other cards have their keywords. */
static void label_keeper(const Wording *wording, Picture *picture)
{
    picture->labels[2] = label_at((LabelPlace){250, 656, 30, 184}, COLOR_INK, false);
    Text text = text_in(picture->labels[2].text, sizeof picture->labels[2].text);
    text_append(&text, tr(wording->catalogue, N_("Never played")));
}

static Picture clash_face(const Wording *wording, Card card)
{
    Color cream = color_rgb(PLATE_INK);
    char name[PICTURE_NAME_MAX];
    Text file = text_in(name, sizeof name);
    text_append(&file, "clash/");
    text_append(&file, clash_game.names.cards[card]);
    Picture picture = picture_named(name);
    picture.labels[1] = label_at((LabelPlace){250, 588, 34, 170}, cream, false);
    Text plate = text_in(picture.labels[1].text, sizeof picture.labels[1].text);
    clash_name(wording, card, &plate);
    if (card >= CLASH_CARDS) {
        label_keeper(wording, &picture);
        return picture;
    }
    const ClashFacts *facts = &clash_facts[card];
    picture.labels[0] = label_at((LabelPlace){74, 96, 62, 36}, cream, true);
    label_number(&picture.labels[0], facts->mana);
    if (clash_is_incantation(card)) {
        label_damage(wording, &picture, facts);
    } else {
        label_strength(&picture, facts);
        label_keywords(wording, &picture, facts);
    }
    return picture;
}

static unsigned clash_rank(Card card, unsigned order)
{
    (void)order; /* no fan of this table is sorted */
    return card;
}

static int clash_counter(const void *memory, uint8_t name)
{
    const ClashView *view = memory;
    return name == CLASH_COUNTER_TURN ? view->table.turn : view->table.mana;
}

static bool clash_offers(const void *memory, unsigned verb)
{
    const ClashView *view = memory;
    const ClashTable *table = &view->table;
    bool attacking = table->phase == CLASH_ATTACKING;
    bool more = attacking && clash_has_attacker(table);
    switch ((enum ClashVerb)verb) {
    case CLASH_ATTACK:
        return table->turn > 0 && !attacking && table->phase != CLASH_RETURNING;
    case CLASH_STRIKE:
        return more;
    case CLASH_END:
        return attacking && !more;
    case CLASH_PICK:
    case CLASH_CHOOSE:
    case CLASH_BAN:
    case CLASH_SUMMON:
    case CLASH_CAST:
    case CLASH_RETURN:
        break;
    }
    return false;
}

static void clash_sum(const TableScene *scene, Text *out)
{
    const Selection *selection = scene->selection;
    for (size_t i = 0; i < selection->pick_count; i++) {
        if (selection->picks[i].kind == OPERAND_CARD) {
            clash_name(scene->wording, selection->picks[i].value, out);
        }
    }
}

#define HURTS(how, glyph)                                                                          \
    {                                                                                              \
        .effect = (how), .aimed = true, .icon = (glyph), .text = N_("−{n}"), .color = 0xfff3d8,    \
        .sounds = true, .sound = SOUND_HIT, .hard = 3, .heavy = 6, .hurts = true, .throws = 10,    \
        .burst = "ui/clash-burst-red", .holds = 0.8f, .joins = true                                \
    }
#define SPREADS(how, glyph)                                                                        \
    {                                                                                              \
        .effect = (how), .aimed = true, .icon = (glyph), .text = N_("−{n}"), .color = 0xfff3d8,    \
        .sounds = true, .sound = SOUND_HIT, .hard = 3, .heavy = 6, .hurts = true,                  \
        .burst = "ui/clash-burst-red", .joins = true, .lags = 0.07f                                \
    }
#define SHOWS(how, glyph, words)                                                                   \
    {                                                                                              \
        .effect = (how), .aimed = true, .icon = (glyph), .text = (words), .color = RGB_GOLD_LIGHT, \
        .sounds = true, .sound = SOUND_SURGE                                                       \
    }
#define SPARES(how, glyph, words)                                                                  \
    {                                                                                              \
        .effect = (how), .aimed = true, .icon = (glyph), .text = (words), .color = RGB_GOLD_LIGHT, \
        .sounds = true, .sound = SOUND_SHIELD, .holds = 0.7f, .joins = true, .blunts = true        \
    }
#define FALLS(words)                                                                               \
    .effect = EFFECT_VEIL, .says = CLASH_FALL_SECONDS, .text = (words), .color = 0xffb3a8,         \
    .slows = true, .spares = 1 + SPOT_KEEPS, .sounds = true, .contact = CLASH_FALL_BEGINS,         \
    .sound = SOUND_BASTION_MINE, .sided = true, .other = SOUND_BASTION_THEIRS
#define TELLS(where, glyph, words, what)                                                           \
    {                                                                                              \
        .effect = EFFECT_RISE, .zone = (where), .icon = (glyph), .text = (words),                  \
        .color = RGB_GOLD_LIGHT, .sounds = true, .sound = (what)                                   \
    }

/* A turn begins: the assault before it is over. */
static const PhaseLook phases[] = {
    [CLASH_SUMMONING] = {.ends = true},
    [CLASH_OVER] = {.ends = true},
};

static const CueLook cue_looks[] = {
    [CLASH_CUE_REVEAL] = {.sounds = true, .sound = SOUND_CARD_FLIP, .holds = 0.2f},
    [CLASH_CUE_FIZZLE] = TELLS(CLASH_ZONE_RETURNING, NULL, N_("No target"), SOUND_REFUSE),
    [CLASH_CUE_CAST] = {.effect = EFFECT_LUNGE,
                        .aimed = true,
                        .sounds = true,
                        .sound = SOUND_CAST,
                        .bow = BOW_THROWN,
                        .bow_zone = CLASH_ZONE_RETURNING,
                        .holds = 0.35f},
    [CLASH_CUE_ATTACK] = {.effect = EFFECT_LUNGE,
                          .aimed = true,
                          .sounds = true,
                          .sound = SOUND_CARD_SLIDE,
                          .bow = BOW_STRIKE,
                          .hastens = true,
                          .holds = 0.24f} /* the bow is there */,
    [CLASH_CUE_SPRINT] = SHOWS(EFFECT_DASH, "ui/glyph-sprint", N_("+{n}")),
    [CLASH_CUE_BERSERK] = SHOWS(EFFECT_FURY, "ui/glyph-berserk", NC_("ability", "Berserk")),
    [CLASH_CUE_HIT] = HURTS(EFFECT_HIT, "ui/glyph-attack"),
    [CLASH_CUE_SPLASH] = SPREADS(EFFECT_WAVE, "ui/glyph-splash"),
    [CLASH_CUE_PIERCE] = SPREADS(EFFECT_PIERCE, "ui/glyph-perforation"),
    [CLASH_CUE_SHIELD] = SPARES(EFFECT_GUARD, "ui/glyph-protection", NC_("ability", "Protection")),
    [CLASH_CUE_IMMUNE] =
        SPARES(EFFECT_RISE, "ui/glyph-indestructible", NC_("ability", "Indestructible")),
    [CLASH_CUE_DESTROY] = {.effect = EFFECT_RISE,
                           .aimed = true,
                           .text = N_("Destroyed"),
                           .color = RGB_WARNING,
                           .breaks = true,
                           .holds = 0.75f,
                           .sounds = true,
                           .contact = 0.07f, /* it flies apart */
                           .sound = SOUND_DESTROYED},
    [CLASH_CUE_KEEPER] = HURTS(EFFECT_HIT, "ui/glyph-durability"),
    [CLASH_CUE_FALL] = {FALLS(N_("The Bastion falls!")), .holds = CLASH_FALL_SECONDS,
                        .lasts = CLASH_FALL_SECONDS + CLASH_RISE_SECONDS,
                        .later = {.at = CLASH_FALL_SECONDS + CLASH_RISE_LANDS,
                                  .sound = SOUND_SUMMON_HEAVY}},
    [CLASH_CUE_LOSE] = {FALLS(N_("The Fort falls!")), .holds = CLASH_FALL_SECONDS + 1.06f},
    [CLASH_CUE_LAST] = TELLS(CLASH_ZONE_PILE, NULL, N_("Last turn of the AI"), SOUND_PHASE),
    [CLASH_CUE_RESULT] = {.effect = EFFECT_RESULT, .sounds = true, .sound = SOUND_WIN},
};

static const VerbLook verb_looks[] = {
    [CLASH_PICK] = {.label = N_("Pick a card"), .cards = N_("Pick {cards}")},
    [CLASH_CHOOSE] = {.label = N_("Choose a card"), .cards = N_("Choose {cards}")},
    [CLASH_BAN] = {.label = N_("Remove a card"), .cards = N_("Remove {cards}")},
    [CLASH_SUMMON] = {.label = N_("Play a card"),
                      .cards = N_("Summon {cards}"),
                      .is_asked = true,
                      .missing = N_("Choose one of your rows.")},
    [CLASH_CAST] = {.label = N_("Play a card"),
                    .cards = N_("Cast {cards}"),
                    .is_asked = true,
                    .missing = N_("Choose a unit as the target.")},
    [CLASH_ATTACK] = {.id = "button.attack",
                      .label = NC_("act", "Assault"),
                      .hint = N_("Ends the summoning: every unit that can attack does; those just "
                                 "summoned wait, unless they have Rage. With mana left, an "
                                 "incantation within reach can still be cast."),
                      .forecast = N_("In an assault now…"),
                      .waits = true},
    [CLASH_STRIKE] = {.id = "button.strike",
                      .label = N_("Next attack"),
                      .leads = true,
                      .hint = N_("Casts nothing now: the next unit attacks."),
                      .forecast = N_("If you go on…")},
    [CLASH_END] = {.id = "button.end", .label = N_("End the turn"), .leads = true},
    [CLASH_RETURN] = {.label = N_("Choose a unit"), .cards = N_("Return {cards}")},
};

static unsigned awaited_verb(const void *view)
{
    (void)view;
    return CLASH_SUMMON;
}

static const TablePart parts[] = {
    {PART_UNDER, SPOT_BRIDGES, .count = CLASH_ROWS, .is_there = clash_is_dealt,
     .draw = clash_field_row, .takes = clash_row_takes},
    {PART_UNDER, SPOT_KEEPS, .count = CLASH_SIDES, .draw = clash_keep},
    {PART_UNDER, PART_NO_SPOT, .count = CLASH_SIDES, .is_there = clash_is_banning,
     .draw = clash_deck_heading},
    {PART_UNDER, SPOT_PLATE, .draw = clash_plate},
    {PART_UNDER, SPOT_OTHER, .is_there = clash_is_dealt, .draw = clash_other_words},
    {PART_UNDER, SPOT_TOLD, .draw = clash_past_panel},
    {PART_UNDER, SPOT_MANA, .is_there = clash_has_mana, .draw = clash_mana_panel},
    {PART_UNDER, PART_NO_SPOT, .is_there = clash_is_dealt, .draw = clash_reach},
    {PART_UNDER, PART_NO_SPOT, .is_there = clash_is_returning, .draw = clash_returns},
    {PART_OVER, PART_NO_SPOT, .is_there = clash_is_returning, .draw = clash_returning_ground},
    {PART_OVER, PART_NO_SPOT, .draw = clash_bows},
    {0},
};

const TableLook clash_table_look = {
    .game = &clash_game,
    .felt = {.picture = "tables/clash", .bar = 0.06f, .is_upright = true, .is_field = true},
    .back = "regicide/back",
    .cues = cue_looks,
    .phases = phases,
    .verbs = verb_looks,
    .parts = parts,
    .orders = 1,
    .awaited_verb = awaited_verb,
    .sentences = true,
    .pace = {90, 1, 0.85f, 0.72f},
    .face = clash_face,
    .name = clash_name,
    .arrange = clash_arrange,
    .rank = clash_rank,
    .counter = clash_counter,
    .offers = clash_offers,
    .now = clash_now,
    .sum = clash_sum,
    .prompt = clash_prompt,
    .risk = clash_risk,
    .button = clash_button,
    .mark = clash_mark,
    .dress = clash_token,
    .tell = clash_tell,
    .advise = clash_advise,
    .own = clash_own_forms,
    .log = clash_log,
};
