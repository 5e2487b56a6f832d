/* What happened last on the Clash of Decks table, in pictures: who struck, whom, with what damage,
 * and whether that was its end. The last deeds are remembered; the log has all of them. */
#include "clash_table.h"

#include "base/limits.h"
#include "i18n/format.h"

#include <math.h>
#include <string.h>

#define OWN_LIGHT   0xffd98a
#define OTHER_LIGHT 0xb9cdf2 /* of the other side: the moon */

enum DeedMark {
    DEED_DESTROYS = 1,
    DEED_SPARED = 2, /* by Protection, or because it is Indestructible */
    DEED_SUMMONS = 4,
    DEED_VAIN = 8,      /* an incantation without a target */
    DEED_ACTOR = 0x40,  /* of side 1 */
    DEED_TARGET = 0x80, /* of side 1 */
};

/* As it lies in the bytes that the table keeps. */
typedef struct Deed {
    Card actor, target; /* CARD_NONE: none */
    uint8_t damage;
    uint8_t marks;
} Deed;

#define DEEDS   4u
#define REVEALS 12u

/* What the table keeps: the last deeds, oldest first, and the cards that the automaton revealed,
 * CARD_NONE after the last. */
typedef struct Remembered {
    Deed deeds[DEEDS];
    Card reveals[REVEALS];
} Remembered;

_Static_assert(sizeof(Remembered) <= TABLE_FACTS, "what is remembered fits");

/* That, so far, and the card whose blows come next. */
typedef struct Story {
    Deed deeds[DEEDS];
    size_t count;
    Card reveals[REVEALS];
    size_t reveal_count;
    Card striker;
    uint8_t side; /* DEED_ACTOR or 0 */
} Story;

static void push(Story *story, Deed deed)
{
    if (story->count == DEEDS) {
        memmove(story->deeds, story->deeds + 1, (DEEDS - 1) * sizeof deed);
        story->count--;
    }
    story->deeds[story->count++] = deed;
}

static uint8_t target_mark(unsigned side)
{
    static const uint8_t marks[CLASH_SIDES] = {0, DEED_TARGET};
    return marks[side];
}

/* Of a zone of units or of a keeper. */
static unsigned side_of(uint8_t zone)
{
    if (zone >= CLASH_ZONE_ROWS) {
        return (zone - (unsigned)CLASH_ZONE_ROWS) / CLASH_ROWS;
    }
    if (zone >= CLASH_ZONE_HANDS) {
        return zone - CLASH_ZONE_HANDS;
    }
    return 1; /* the automaton */
}

static void push_blow(Story *story, const Event *event, uint8_t marks)
{
    marks |= story->side | target_mark(side_of(event->from));
    push(story, (Deed){.actor = story->striker,
                       .target = event->card,
                       .damage = (uint8_t)clamp_int(event->value, 0, UINT8_MAX),
                       .marks = marks});
}

/* The last blow on this card was its end. */
static void mark_end(Story *story, Card card, unsigned side)
{
    for (size_t i = story->count; i > 0; i--) {
        Deed *deed = &story->deeds[i - 1];
        if (deed->target == card && (deed->marks & DEED_TARGET) == target_mark(side)) {
            deed->marks |= DEED_DESTROYS;
            return;
        }
    }
    push(story, (Deed){.actor = CARD_NONE,
                       .target = card,
                       .marks = (uint8_t)(DEED_DESTROYS | target_mark(side))});
}

static void add_cue(Story *story, const Event *event)
{
    static const uint8_t actors[CLASH_SIDES] = {0, DEED_ACTOR};
    switch ((enum ClashCue)event->name) {
    case CLASH_CUE_ATTACK:
        story->striker = event->card;
        story->side = actors[side_of(event->from)];
        break;
    case CLASH_CUE_HIT:
    case CLASH_CUE_SPLASH:
    case CLASH_CUE_PIERCE:
    case CLASH_CUE_KEEPER:
        push_blow(story, event, 0);
        break;
    case CLASH_CUE_SHIELD:
    case CLASH_CUE_IMMUNE:
        push_blow(story, event, DEED_SPARED);
        break;
    case CLASH_CUE_DESTROY:
        mark_end(story, event->card, (unsigned)event->value);
        break;
    case CLASH_CUE_FALL:
        mark_end(story, CLASH_BASTION, (unsigned)event->value);
        break;
    case CLASH_CUE_LOSE:
        mark_end(story, CLASH_FORT, (unsigned)event->value);
        break;
    case CLASH_CUE_FIZZLE:
        push(story, (Deed){story->striker, CARD_NONE, 0, DEED_VAIN | DEED_ACTOR});
        break;
    case CLASH_CUE_REVEAL:
    case CLASH_CUE_CAST:
    case CLASH_CUE_SPRINT:
    case CLASH_CUE_BERSERK:
    case CLASH_CUE_LAST:
    case CLASH_CUE_RESULT:
        break;
    }
}

/* A card that is played: from a hand, or from the automaton's pile. */
static void add_move(Story *story, const Event *event)
{
    bool is_hand = event->from >= CLASH_ZONE_HANDS && event->from < CLASH_ZONE_ROWS;
    bool is_played = (is_hand || event->from == CLASH_ZONE_PILE) && event->card < CLASH_CARDS;
    bool is_revealed = is_played && !is_hand && event->to != CLASH_ZONE_DISCARD;
    if (is_revealed && story->reveal_count < REVEALS) {
        story->reveals[story->reveal_count++] = event->card;
    }
    if (is_played && event->to >= CLASH_ZONE_ROWS) {
        uint8_t side = target_mark(side_of(event->to));
        push(story, (Deed){CARD_NONE, event->card, 0, (uint8_t)(DEED_SUMMONS | side)});
    } else if (is_played && event->to == CLASH_ZONE_RETURNING) {
        story->striker = event->card;
        story->side = 0;
        if (side_of(event->from) == 1) {
            story->side = DEED_ACTOR;
        }
    }
}

void clash_remember(const void *before, const Event events[], size_t count,
                    uint8_t facts[TABLE_FACTS])
{
    Story story = {.striker = CARD_NONE};
    Remembered remembered;
    (void)before;
    for (size_t i = 0; i < DEEDS; i++) {
        story.deeds[i] = (Deed){CARD_NONE, CARD_NONE, 0, 0};
    }
    memset(story.reveals, CARD_NONE, sizeof story.reveals);
    for (size_t i = 0; i < count; i++) {
        if (events[i].kind == EVENT_CUE) {
            add_cue(&story, &events[i]);
        } else if (events[i].kind == EVENT_MOVE) {
            add_move(&story, &events[i]);
        }
    }
    memcpy(remembered.deeds, story.deeds, sizeof story.deeds);
    memcpy(remembered.reveals, story.reveals, sizeof story.reveals);
    memcpy(facts, &remembered, sizeof remembered);
}

/* Whether it has left the pile, as far as that is seen. */
static bool is_out(const TableScene *scene, Card card)
{
    static const unsigned zones[] = {CLASH_ZONE_RETURNING, CLASH_ZONE_DISCARD,
                                     CLASH_ZONE_ROWS + CLASH_ROWS,
                                     CLASH_ZONE_ROWS + CLASH_ROWS + 1};
    for (size_t i = 0; i < sizeof zones / sizeof zones[0]; i++) {
        if (table_sees(scene->table, zones[i], card, NULL)) {
            return true;
        }
    }
    return false;
}

size_t clash_revealed(const TableScene *scene, Card out[CLASH_PILE_MAX])
{
    Remembered remembered;
    size_t count = 0;
    const uint8_t *facts = table_facts(scene->table, true);
    if (!facts) {
        return 0;
    }
    memcpy(&remembered, facts, sizeof remembered);
    for (size_t i = 0; i < REVEALS && remembered.reveals[i] != CARD_NONE; i++) {
        if (is_out(scene, remembered.reveals[i])) {
            out[count++] = remembered.reveals[i];
        }
    }
    return count;
}

static void draw_sign(const TableScene *scene, const char *name, Rect rect)
{
    Picture picture = picture_named(name);
    draw_picture(ui_draw(scene->ui), &picture, (Outline){.rect = rect}, 1);
}

/* The picture of a card in the light of its side. */
static void draw_face(const TableScene *scene, Card card, Seat side, Rect rect)
{
    ClashArt art = {.card = card, .window = rect, .turn = 1, .light = {255, 255, 255, 255}};
    Color light = color_rgb(OTHER_LIGHT);
    if (side == scene->seat) {
        light = color_rgb(OWN_LIGHT);
    }
    clash_art(scene, &art, rect);
    draw_frame(ui_draw(scene->ui), rect, fmaxf(1.5f * scene->layout->unit, 1), light);
}

static void draw_damage(const TableScene *scene, unsigned damage, Rect burst)
{
    const char *words = panel_number(scene, damage);
    if (damage > 0) {
        words = panel_phrase(scene, N_("−{n}"), TR_VALUES(words));
    }
    draw_sign(scene, "ui/clash-burst-red", burst);
    clash_text_centred(scene, clash_text(scene, words, FONT_TITLE, burst.h * 0.46f, burst), burst,
                       (Color){0xff, 0xf3, 0xd8, 255});
}

static void draw_target(const TableScene *scene, const Deed *deed, Rect rect)
{
    DrawList *list = ui_draw(scene->ui);
    float side = rect.h * 0.7f;
    draw_face(scene, deed->target, (deed->marks & DEED_TARGET) != 0, rect);
    if (deed->marks & DEED_DESTROYS) {
        draw_fill(list, rect, color_faded(COLOR_INK, 0.45f));
        draw_icon(list, "ui/ui-close",
                  (Outline){.rect = rect_around(rect_centre(rect), side, side)}, COLOR_WARNING);
    }
    Rect corner = rect_around((Point){rect.x + rect.w, rect.y + side * 0.4f}, side, side);
    if (deed->marks & DEED_SPARED) {
        draw_sign(scene, "ui/glyph-protection", rect_inset(corner, side * 0.1f));
    } else if (!(deed->marks & DEED_SUMMONS) && deed->actor != CARD_NONE) {
        draw_damage(scene, deed->damage, corner);
    }
}

/* "attacker ▸ target −3", or a card that is summoned. */
static void draw_deed(const TableScene *scene, const Deed *deed, Rect cell)
{
    float high = fminf(cell.h * 0.92f, cell.w / 2.5f), wide = high * 0.9f, arrow = high * 0.36f;
    Rect first = {cell.x, cell.y + (cell.h - high) / 2, wide, high}, second = first;
    second.x += wide + arrow;
    Point between = {first.x + wide + arrow / 2, first.y + high / 2};
    if (deed->actor != CARD_NONE) {
        draw_face(scene, deed->actor, (deed->marks & DEED_ACTOR) != 0, first);
    } else if (deed->marks & DEED_SUMMONS) {
        draw_sign(scene, "ui/glyph-summon", rect_around(rect_centre(first), wide, wide));
    }
    draw_icon(ui_draw(scene->ui), "ui/ui-play",
              (Outline){.rect = rect_around(between, arrow, arrow)}, COLOR_GOLD_LIGHT);
    if (deed->target != CARD_NONE) {
        draw_target(scene, deed, second);
    } else {
        draw_icon(ui_draw(scene->ui), "ui/ui-close",
                  (Outline){.rect = rect_around(rect_centre(second), wide * 0.6f, wide * 0.6f)},
                  COLOR_MUTED);
    }
}

void clash_told(const TableScene *scene)
{
    Deed deeds[DEEDS];
    const char *told = table_told(scene->table);
    const uint8_t *facts = table_facts(scene->table, false);
    Rect rest = scene->layout->spots[SPOT_TOLD];
    if (!facts || told[0] == '\0' || clash_table_of(scene)->turn == 0) {
        return;
    }
    memcpy(deeds, facts, sizeof deeds); /* they lie first */
    unsigned columns = 2;
    if (rest.w > 4 * rest.h) {
        columns = DEEDS;
    }
    unsigned rows = DEEDS / columns;
    float wide = rest.w / (float)columns, high = rest.h / (float)rows;
    ui_tip(scene->ui, "table.told", told, rest);
    ui_element(scene->ui, &(Element){.id = "table.told",
                                     .role = ROLE_TEXT,
                                     .name = told,
                                     .rect = rest,
                                     .secret = true,
                                     .still = true});
    for (unsigned i = 0; i < DEEDS; i++) {
        Rect cell = {rest.x + wide * (float)(i % columns), rest.y + high * (float)(i / columns),
                     wide, high};
        if (deeds[i].actor != CARD_NONE || deeds[i].target != CARD_NONE) {
            draw_deed(scene, &deeds[i], cell);
        }
    }
}
