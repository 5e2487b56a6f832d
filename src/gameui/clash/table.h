/* What the files of the Clash of Decks table share: where its panels lie, and its parts. */
#ifndef TABLES_CLASH_TABLE_H
#define TABLES_CLASH_TABLE_H

#include "tables/table_look.h"

#include "games/clash.h"

enum ClashSpot {
    SPOT_PLATE, /* the phase, and what is asked for and will be, which the table sets on it */
    SPOT_TOLD,  /* what happened last */
    SPOT_MANA,
    SPOT_INFO,                             /* the card under the pointer at length */
    SPOT_OTHER,                            /* the words about the other side's hand or reveals */
    SPOT_KEEPS,                            /* + 0 own, 1 other: picture, wall and words */
    SPOT_BRIDGES = SPOT_KEEPS + 2,         /* + row */
    SPOT_ROWS = SPOT_BRIDGES + CLASH_ROWS, /* + row: the own half, to its outer edge */
    SPOT_RETURNS = SPOT_ROWS + CLASH_ROWS, /* + n: where what returns next will lie in the hand */
    SPOTS = SPOT_RETURNS + CLASH_RETURNED_MAX
};

/* The forms of its layout. */
typedef enum ClashForm { CLASH_WIDE, CLASH_TALL } ClashForm;

#define CLASH_FALL_HOLDS     1.3f   /* seconds that all else waits when a keeper falls */
#define CLASH_TOKEN_WIDTH    150.0f /* of the drawing of a card; lengths on it are in the same */
#define CLASH_TOKEN_HEIGHT   (206.0f / 150) /* of its width */
#define CLASH_AUTOMATON_FACE "ui/avatar-komodo"

/* The words of the table: names of cards, abilities with their rules, what happened. */
void clash_name(const Wording *wording, Card card, Text *out);
const char *clash_paper_name(Card card); /* as the cards of a paper deck are printed */
const char *clash_ability_name(const Wording *wording, unsigned ability);
const char *clash_ability_rule(unsigned ability); /* marked for translation */
extern const char *const clash_ability_icons[CLASH_ABILITIES];

Message clash_advise(const void *view, Action action);
void clash_log(const Wording *wording, const LogEntry *entry, Text *out);
void clash_tell(const Wording *wording, const PastAction *action, Text *out);

void clash_arrange(const Space *space, const void *view, Layout *out);

/* parts/token.c: a card as it lies in a row, a hand or anywhere: picture, name, numbers, signs. */
void clash_token(const TableScene *scene, const DressedCard *card);

/* The names of its abilities alone, over the bow that crosses it. */
void clash_token_words(const TableScene *scene, const DressedCard *card);

/* Where one of `count` signs of abilities lies on a card of which so much is seen, all in pixels of
 * its drawing: down the left edge below the cost, closer where there are
 * many; where the numbers lie on that edge, the others down the right one. */
Rect clash_sign(float seen, int count, unsigned nth);

/* The picture of a card alone, as wide as the window, where it is seen. */
typedef struct ClashArt {
    Card card;
    Rect window;
    float turn; /* see DressedCard */
    Color light;
} ClashArt;

void clash_art(const TableScene *scene, const ClashArt *art, Rect seen);

/* pen/text.c: words in a face at `pixels`, smaller where they would be wider or higher than that,
 * but no smaller than `clash_least` pixels. */
float clash_least(const TableScene *scene);
const TextBlock *clash_text(const TableScene *scene, const char *words, FontFace face, float pixels,
                            Rect room);

/* Names, up to a NULL, with dots between them, in lines of this width: no dot and no part of a name
 * begins or ends one. */
void clash_list_lines(const TableScene *scene, const char *const names[], TextStyle style,
                      float width, Text *out);
/* The names of these abilities, with a sign those of an aura, in lines; what the setting enlarges
 * shrinks to fit. NULL: there are none, or no room. */
const TextBlock *clash_keywords(const TableScene *scene, unsigned set, unsigned aura, float pixels,
                                Rect room);
void clash_text_centred(const TableScene *scene, const TextBlock *block, Rect room, Color color);

/* seen/now.c: whose phase it is as far as it is seen, and which. */
Seat clash_active(const TableScene *scene);
ClashPhase clash_phase(const TableScene *scene);

/* Steps of a keeper to its fall as they are seen: blows that landed count. */
unsigned clash_life(const TableScene *scene, Seat seat);
bool clash_has_fort(const TableScene *scene, Seat seat);

/* Whether nothing is left of the automaton but its last turn, as far as that is seen. */
bool clash_is_last(const TableScene *scene);

/* How far the keeper of a side has fallen in this frame, and its Fort risen: 0 … 1. */
float clash_fallen(const TableScene *scene, Seat seat);
float clash_risen(const TableScene *scene);

/* The unit with this card on the table of the view, or NULL; its row and place. */
const ClashUnit *clash_unit_of(const ClashTable *table, Seat side, Card card, unsigned *row,
                               unsigned *place);

/* The unit at this point. */
bool clash_unit_at(const TableScene *scene, Point point, Pick *out);

/* When the unit attacks in this turn, from 1, as far as that is settled; 0: it does not. */
unsigned clash_strike_number(const TableScene *scene, uint8_t zone, Card card);

/* Whether the unit bears the sign of one that attacks in a later turn only. */
bool clash_waits(const TableScene *scene, uint8_t zone, const ClashUnit *unit);

/* "row.0.top.3" as a text of this frame; `place` from 1. */
const char *clash_unit_id(const TableScene *scene, Seat seat, unsigned row, unsigned place);

/* Whether this pick would lead to an action now; whether an incantation is picked. */
bool clash_is_open(const TableScene *scene, Pick pick);
bool clash_casts(const TableScene *scene);
Card clash_picked(const TableScene *scene); /* the card that is picked, or CARD_NONE */

/* How many units of this side wait for their owner to order them. */
unsigned clash_returns_of(const ClashTable *table, Seat seat);

/* The part of a card to its left that the next one leaves free. */
Rect clash_seen_part(const CardMark *mark);

/* parts/info.c: what a noun means, while the pointer rests on it; to be called before its element.
 * `state` is the present value in words, `text` is marked for translation. */
void clash_tip(const TableScene *scene, const char *id, const char *text, Rect rect);
void clash_keep_tip(const TableScene *scene, Seat seat, const char *state, Rect rect);
void clash_mana_tip(const TableScene *scene, const char *state, Rect rect);
void clash_card_tips(const TableScene *scene, const CardMark *mark, unsigned attack, unsigned left);
void clash_state_tips(const TableScene *scene, const CardMark *mark, const ClashUnit *unit,
                      unsigned set);

/* pen/castle.c: the picture of a keeper in `place`. */
typedef struct Castle {
    bool is_fort;
    float fall; /* 0: it stands … 1: it lies in ruins */
    float unit; /* pixels per unit of the art direction */
} Castle;

void clash_castle(Ui *ui, Rect place, const Castle *castle);

/* parts/mana.c: of the own side, and of the other one in its turn. */
bool clash_has_other_mana(const TableScene *scene);
void clash_other_mana(const TableScene *scene, Rect room);

/* parts/reach.c: the way of the own keeper, reach, where chosen units return to. */
void clash_other_brink(const TableScene *scene);

/* parts/keep.c: both keeps with their walls. */
void clash_turn(const TableScene *scene, Rect rect, float radius);
bool clash_struck(const TableScene *scene, uint8_t zone, Rect *out);
bool clash_keep_rect(const TableScene *scene, Seat seat, Rect *out); /* the picture; false: none */

/* parts/told.c: what happened last, in pictures. */

/* parts/grid.c: who struck whom, or is alone in it (CARD_NONE), in the picture that is pointed at.
 */
typedef struct ClashBlow {
    Card striker, struck;
    Seat striker_side, struck_side;
} ClashBlow;

bool clash_told_blow(const TableScene *scene, ClashBlow *out);

/* Marks a card of that blow, wherever it is now. */
void clash_recalls_strike(const TableScene *scene, DressedCard *card);

/* parts/plate.c: what lies under the prompt, phase, the other side. */

/* parts/units.c: elements of units and rows, what is told of the card that is aimed at. */
void clash_mark(const TableScene *scene, const CardMark *mark);

/* The bow of the next attack while it waits, before the cards and behind the hand. */

#define CLASH_BOWS 2 /* that stand at once */

/* parts/bows.c: the bows that stand, in the order in which they are drawn; how many. */
unsigned clash_standing_bows(const TableScene *scene, Bow bows[CLASH_BOWS]);

/* Whether it lies in a row under one of them: its words are drawn over that. */
bool clash_is_crossed(const TableScene *scene, const DressedCard *card);

/* "Rage: may attack units …" as a text of this frame; of an aura the ability with both sentences.
 */
const char *clash_ability_words(const TableScene *scene, unsigned ability, bool aura);

/* The same, without a table; and the rules of a card: of the abilities that a unit has where it
 * stands by this view, else of those printed, and of its aura. */
void clash_ability_text(const Wording *wording, unsigned ability, bool aura, Text *out);
void clash_rules_words(const Wording *wording, Card card, const void *view, Text *out);

/* parts/foresight.c: what the button or place that is aimed at would do, on the units; and the play
 * of the picked card on the unit or row that is aimed at. `left`: the unit's durability now. */
void clash_foreseen_mark(const TableScene *scene, Seat seat, const CardMark *mark, unsigned left);

/* How many steps the keeper of a side has then; false: as many as now. */
bool clash_foreseen_life(const TableScene *scene, Seat seat, unsigned *then);

/* That, on the picture of the keep. */
void clash_foreseen_keep(const TableScene *scene, Seat seat, Rect picture, unsigned then);

/* parts/threats.c: how hard the enemy would strike over this bridge next, on it; and the label of a
 * button after which the own keeper would be brought down, see TableLook.button. */
bool clash_threats(const TableScene *scene, unsigned row);      /* false: not at all */
Rect clash_threats_within(const TableScene *scene, Rect panel); /* grown over those it cuts */
void clash_threats_beside(const TableScene *scene, Rect panel); /* those that this panel covers */
void clash_button(const TableScene *scene, unsigned verb, ButtonWords *words);

/* The next attack, between two of them: it is shown before it happens. */
bool clash_next_strike(const TableScene *scene, Action *out);

/* Marks the card as the one that strikes next, or is struck. */
void clash_awaits_strike(const TableScene *scene, DressedCard *card);

/* words/prompt.c: what is wanted now, or what happens. */
void clash_prompt(const TableScene *scene, Text *out);

/* Below a notice of the scene: what is seen to happen. */
size_t clash_happening(const TableScene *scene, Line *lines);

/* parts/info.c: the panel about one card, over what else lies in its place. */
void clash_info(const TableScene *scene, const CardMark *mark);

/* Rows and units as places to drop a card on. */
bool clash_target(const TableScene *scene, const Point *point, Pick *out);
Risk clash_risk(const void *view, Action action);

static inline const ClashTable *clash_table_of(const TableScene *scene)
{
    const ClashView *view = scene->view;
    return &view->table;
}

static inline bool clash_is_automaton(const TableScene *scene, Seat seat)
{
    return clash_table_of(scene)->mode == CLASH_SOLO && seat == 1;
}

/* Whether keys go to this element and are in use; also before it is declared. */
static inline bool clash_has_keys(const TableScene *scene, const char *id)
{
    return ui_shows_focus(scene->ui) && ui_has_focus(scene->ui, id);
}

static inline Pick clash_row_pick(unsigned row)
{
    return (Pick){.kind = OPERAND_WORD, .value = (uint8_t)row, .verb = CLASH_SUMMON};
}

static inline Pick clash_unit_pick(Seat seat, unsigned row, unsigned place)
{
    return (Pick){.kind = OPERAND_UNIT, .value = operand_unit(seat, row, place)};
}

#endif
