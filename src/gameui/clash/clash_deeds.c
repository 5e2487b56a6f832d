/* What is remembered of what happened last on the Clash of Decks table: the last deeds, and what
 * the automaton revealed; and of these the blow that a person points at. */
#include "clash_deeds.h"

#include "base/limits.h"

#include <string.h>

#define FEW_DEEDS 2 /* that are told in one column */
#define REVEALS   12u

/* What the table keeps: the last deeds, oldest first, and the cards that the automaton revealed,
 * CARD_NONE after the last. */
typedef struct Remembered {
    Deed deeds[DEEDS];
    Card reveals[REVEALS];
    uint8_t turn; /* of the deeds; 0: before the first */
} Remembered;

_Static_assert(sizeof(Remembered) <= TABLE_FACTS, "what is remembered fits");

/* That, so far, and the card whose blows come next. */
typedef struct Story {
    uint8_t turn, now; /* of the deeds; that the events have come to */
    Deed deeds[DEEDS];
    size_t count;
    Card reveals[REVEALS];
    size_t reveal_count;
    Card striker;
    uint8_t side; /* DEED_ACTOR or 0 */
} Story;

/* Nothing has been done in this turn. */
static void story_begin(Story *story, uint8_t turn)
{
    story->turn = story->now = turn;
    story->count = story->reveal_count = 0;
    for (size_t i = 0; i < DEEDS; i++) {
        story->deeds[i] = (Deed){CARD_NONE, CARD_NONE, 0, 0};
    }
    memset(story->reveals, CARD_NONE, sizeof story->reveals);
}

/* What is done in a later turn goes before all that was done in the one before. */
static void story_turn(Story *story)
{
    if (story->now != story->turn) {
        story_begin(story, story->now);
    }
}

/* Where there is no room for all: the oldest that is a mere arrival, else the oldest. */
static size_t least_worth(const Story *story)
{
    for (size_t i = 0; i < story->count; i++) {
        if (story->deeds[i].marks & DEED_SUMMONS) {
            return i;
        }
    }
    return 0;
}

static void push(Story *story, Deed deed)
{
    story_turn(story);
    if (story->count == DEEDS) {
        size_t gone = least_worth(story);
        memmove(story->deeds + gone, story->deeds + gone + 1, (DEEDS - 1 - gone) * sizeof deed);
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
    if (event->from >= CLASH_ZONE_PICKS && event->from < CLASH_ZONE_OWNED &&
        event->to >= CLASH_ZONE_OWNED && event->to < CLASH_ZONE_BOX) { /* removed from a deck */
        uint8_t owner = target_mark(event->from - (unsigned)CLASH_ZONE_PICKS);
        push(story, (Deed){CARD_NONE, event->card, 0, (uint8_t)(DEED_DESTROYS | owner)});
    }
    bool is_hand = event->from >= CLASH_ZONE_HANDS && event->from < CLASH_ZONE_ROWS;
    bool is_played = (is_hand || event->from == CLASH_ZONE_PILE) && event->card < CLASH_CARDS;
    bool is_revealed = is_played && !is_hand && event->to != CLASH_ZONE_DISCARD;
    if (is_revealed) {
        story_turn(story);
    }
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

/* More of the same turn follows. */
static void story_go_on(Story *story, const Remembered *remembered)
{
    memcpy(story->deeds, remembered->deeds, sizeof story->deeds);
    memcpy(story->reveals, remembered->reveals, sizeof story->reveals);
    while (story->count < DEEDS && (story->deeds[story->count].actor != CARD_NONE ||
                                    story->deeds[story->count].target != CARD_NONE)) {
        story->count++;
    }
    while (story->reveal_count < REVEALS && story->reveals[story->reveal_count] != CARD_NONE) {
        story->reveal_count++;
    }
}

void clash_remember(const void *before, const Event events[], size_t count,
                    uint8_t facts[TABLE_FACTS])
{
    Story story = {.striker = CARD_NONE};
    Remembered remembered;
    uint8_t turn = ((const ClashView *)before)->table.turn;
    memcpy(&remembered, facts, sizeof remembered);
    story_begin(&story, turn);
    if (turn > 0 && remembered.turn == turn) {
        story_go_on(&story, &remembered);
    }
    for (size_t i = 0; i < count; i++) {
        if (events[i].kind == EVENT_CUE) {
            add_cue(&story, &events[i]);
        } else if (events[i].kind == EVENT_MOVE) {
            add_move(&story, &events[i]);
        } else if (events[i].kind == EVENT_COUNTER && events[i].name == CLASH_COUNTER_TURN) {
            story.now = (uint8_t)events[i].value;
        }
    }
    remembered.turn = story.turn;
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

bool clash_deeds(const TableScene *scene, Deed out[DEEDS])
{
    const uint8_t *facts = table_facts(scene->table, false);
    if (facts) {
        memcpy(out, facts, DEEDS * sizeof out[0]); /* they lie first */
    }
    return facts != NULL;
}

bool clash_has_heading(const TableScene *scene)
{
    Rect spot = scene->layout->spots[SPOT_TOLD];
    return spot.w < 4 * spot.h;
}

static bool has_few(const TableScene *scene)
{
    Deed deeds[DEEDS];
    if (!clash_deeds(scene, deeds)) {
        return false;
    }
    for (unsigned i = FEW_DEEDS; i < DEEDS; i++) {
        if (deeds[i].actor != CARD_NONE || deeds[i].target != CARD_NONE) {
            return false;
        }
    }
    return true;
}

Rect clash_deed_cell(const TableScene *scene, unsigned index)
{
    Rect rest = scene->layout->spots[SPOT_TOLD];
    unsigned columns = 2, rows = DEEDS / 2;
    if (!clash_has_heading(scene)) {
        columns = 3;
        rows = DEEDS / 3;
        if (has_few(scene)) {
            rows = 1;
        }
    } else if (has_few(scene)) { /* they may be larger */
        columns = 1;
        rows = FEW_DEEDS;
    }
    rect_cut_top(&rest, clash_has_heading(scene) ? DEED_HEADING * scene->layout->unit : 0);
    float wide = rest.w / (float)columns, high = rest.h / (float)rows;
    return (Rect){rest.x + wide * (float)(index % columns),
                  rest.y + high * (float)(index / columns), wide, high};
}

bool clash_told_blow(const TableScene *scene, ClashBlow *out)
{
    Deed deeds[DEEDS];
    bool can_point = clash_table_of(scene)->turn > 0 && table_rests(scene->table);
    if (!can_point || !clash_deeds(scene, deeds)) {
        return false;
    }
    for (unsigned i = 0; i < DEEDS; i++) {
        bool is_blow = deeds[i].actor != CARD_NONE || deeds[i].target != CARD_NONE;
        if (is_blow && rect_has(clash_deed_cell(scene, i), ui_pointer(scene->ui))) {
            *out = (ClashBlow){.striker = deeds[i].actor,
                               .struck = deeds[i].target,
                               .striker_side = (deeds[i].marks & DEED_ACTOR) != 0,
                               .struck_side = (deeds[i].marks & DEED_TARGET) != 0};
            return true;
        }
    }
    return false;
}

/* The side of a card in a hand or row; SEAT_NONE: it lies elsewhere. */
static Seat card_side(uint8_t zone)
{
    if (zone >= CLASH_ZONE_ROWS) {
        return (Seat)((zone - CLASH_ZONE_ROWS) / CLASH_ROWS);
    }
    if (zone >= CLASH_ZONE_HANDS) {
        return (Seat)(zone - CLASH_ZONE_HANDS);
    }
    return SEAT_NONE;
}

void clash_recalls_strike(const TableScene *scene, DressedCard *card)
{
    ClashBlow blow;
    Seat side = card_side(card->zone);
    if (side == SEAT_NONE || !clash_told_blow(scene, &blow)) {
        return;
    }
    if (card->card == blow.striker && side == blow.striker_side) {
        card->strikes = 1;
    } else if (card->card == blow.struck && side == blow.struck_side) {
        card->struck = 1;
    }
}
