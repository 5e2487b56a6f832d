/* What the files of the Di Renjie table share: where its parts lie, and the parts. */
#ifndef TABLES_DIRENJIE_TABLE_H
#define TABLES_DIRENJIE_TABLE_H

#include "direnjie/pen/papers.h"

#include "games/direnjie_notebook.h"

enum DirenjieSpot {
    SPOT_SHRINE,
    SPOT_LANTERNS_LEFT,
    SPOT_LANTERNS_RIGHT,
    SPOT_BOOK, /* the closed notebook, or the ink stone beside the open one */
    SPOT_TALLIES,
    SPOT_MEANING,
    SPOT_STORY,
    SPOT_DESK,
    SPOT_ME,
    SPOT_STATIONS, /* + how many seats after the one in front, less one */
    SPOT_NOTEBOOK = SPOT_STATIONS + DIRENJIE_SEATS - 1, /* where it lies open */
    SPOT_END
};
_Static_assert(SPOT_END <= SPOTS_MAX, "every part has its spot");

/* Of the drawing: what the code of a clue needs; where clues lie closer, every other one stands
 * higher. */
#define CLUE_CODE_LEAST 24

/* What the scene has found out, as the table's notes: see table_set_notes. */
typedef struct DirenjieNotes {
    const NotebookHistory *history;
    const Notebook *ink;
    CardSet lost[DIRENJIE_SEATS]; /* taken from the person since the last own turn, by each seat */
    unsigned fresh;               /* entries since the notebook was last open */
    const char *last_turn;        /* what was asked and answered in the turn before; "": none */
    const char *deal;             /* "Deal 7" */
    bool is_open;                 /* the notebook */
    bool *opens;                  /* set by the table: the person wants it open */
} DirenjieNotes;

/* A form of the layout, by what lies where. */
typedef enum DirenjieForm {
    FORM_WIDE,
    FORM_TALL,
    FORM_WIDE_BOOK, /* the notebook lies open */
    FORM_TALL_BOOK
} DirenjieForm;

/* Of the drawing: how high each of the three buttons is with which one gives, to leave room for the
 * story above them, and the distance of two. */
#define DIRENJIE_LOW_BUTTON 46
#define DIRENJIE_BUTTON_GAP 10

void direnjie_arrange(const Space *space, const void *view, Layout *out);
DirenjieForm direnjie_form(const Layout *layout);

/* Where the open notebook lies in a window whose bar is so high. */
Rect direnjie_book_rect(Rect window, float bar, const DirenjieTable *table);

/* Of some sentences the last ones for which there is room; the last one in any case. */
const char *direnjie_last_that_fit(Pen pen, const char *words, Letters letters, Rect rect);

/* What the final answer consists of, what it is worth, and below it who has sealed theirs. */
unsigned direnjie_leaves(const TableScene *scene);
void direnjie_worth(const TableScene *scene, Rect rect);
void direnjie_sealed(const TableScene *scene, Rect rect);

/* Below the memorial: what holds for all of it, what the scene has to say, the way to the notebook.
 */
void direnjie_answer_note(const TableScene *scene, Rect rect);
void direnjie_answer_notice(const TableScene *scene, const Line *notice, Rect rect);
void direnjie_answer_book(const TableScene *scene, Rect rect);

/* Whether the person in front is to ask now, and the pick that chooses a request. */
bool direnjie_is_asking(const TableScene *scene);
Pick direnjie_ask_pick(unsigned ask);

/* Tallies: which one the person means, chosen, else aimed at; DIRENJIE_NO_ASK: none. */
unsigned direnjie_meant(const TableScene *scene);

/* Whether a card of the own hand lies in what is meant, or in the one clue that can be laid. */
bool direnjie_is_lit(const TableScene *scene, Card card);

/* The cards of the own hand that lie in a clue that could be laid; none when all is over. */
CardSet direnjie_whole(const TableScene *scene);

/* The tops of those clues in which this card can lie, and whether one of them is also a clue of the
 * card that is aimed at. */
CardSet direnjie_tops(const TableScene *scene, Card card);
bool direnjie_joined(const TableScene *scene, Card card);
void direnjie_button(const TableScene *scene, unsigned verb, ButtonWords *words);
bool direnjie_key(const TableScene *scene, KeyPress press);
const char *direnjie_request(const TableScene *scene, unsigned ask);

/* The request that nobody can make any more since a clue with this top was turned up, or
 * DIRENJIE_NO_ASK. */
unsigned direnjie_closed_by(const TableScene *scene, Card top);

/* A small picture of a request: the head of its tally. */
void direnjie_request_sign(Pen pen, unsigned ask, Rect rect);

/* What the plate says: the sentence in large letters, and the line below it, which may be NULL. */
typedef struct Saying {
    const char *first, *second;
} Saying;

Saying direnjie_saying(const TableScene *scene, Color *color);
void direnjie_prompt(const TableScene *scene, Text *out);

/* What pressing a seat would do now; ACTION_NONE: nothing. */
Action direnjie_seat_action(const TableScene *scene, Seat seat);

void direnjie_dress(const TableScene *scene, const DressedCard *card);
void direnjie_nudge(const TableScene *scene, const NudgedCard *card, Nudge *nudge);
void direnjie_clue_signs(const TableScene *scene, Seat owner, unsigned nth, Rect top);

/* All cards of the clue under the pointer that are known. */
void direnjie_mark(const TableScene *scene, const CardMark *mark);

/* Words tips of nouns: `state` is how it stands, without a full stop; `rule` a sentence, marked. */
const char *direnjie_tip(const TableScene *scene, const char *state, const char *rule);
const char *direnjie_tip_seat(const TableScene *scene, Seat seat);
const char *direnjie_tip_tally(const TableScene *scene, const char *state, unsigned most);
const char *direnjie_tip_book(const TableScene *scene, unsigned fresh);
const char *direnjie_tip_step(const TableScene *scene, const char *state, unsigned step);
const char *direnjie_tip_slot(const TableScene *scene, const char *state, unsigned slot);

/* What happens in a step of a turn, 0 … 3. */
const char *direnjie_step_rule(const DirenjieView *view, unsigned step);

/* In the bar, with their tips: whose turn it is, at which step (4: the end), and the round. */
void direnjie_status_turn(const TableScene *scene, const char *words, unsigned step, Rect rect);
void direnjie_status_round(const TableScene *scene, const char *words, Rect rect);

/* What a card of the hand is for. */
const char *direnjie_use(Card card);

/* What the game is about, told until somebody has asked. */
const char *direnjie_aim(const DirenjieView *view);

/* What heads the end: whether somebody has found out the whole mission. */
const char *direnjie_end_title(const DirenjieView *view);

/* Names of cards, and what happened. */
void direnjie_name(const Wording *wording, Card card, Text *out);
void direnjie_listed_name(const Wording *wording, Card card, unsigned count, Text *out);
Message direnjie_advise(const void *view, Action action);
void direnjie_log(const Wording *wording, const LogEntry *entry, Text *out);
void direnjie_tell(const Wording *wording, const PastAction *action, Text *out);

/* What the first of these events, a cue of the end, says: points for all seats at once, or who has
 * won. False: the first of the points has said it. */
bool direnjie_tell_end(const Wording *wording, unsigned teams, const Event events[], size_t count,
                       Text *out);

/* Whoever is asked for a card may refuse without looking. */
Message direnjie_gift_question(const void *view); /* of the asker, to everybody */

/* What {category} or {n} stands for in a sentence about a request. */
Value direnjie_ask_value(unsigned ask);

/* A sentence about a request: of these two the one for its kind, with {category} or {n} in it. */
Message direnjie_about_ask(unsigned ask, const char *category, const char *number);

/* The name of a card with its code, for this frame. */
const char *direnjie_named(const TableScene *scene, Card card);

/* "Weapon" or "Number 3". */
Message direnjie_ask_message(unsigned ask);

/* Who was the killer; below 0: nobody. */
Message direnjie_killer_message(int seat);

static inline const DirenjieView *direnjie_view_of(const TableScene *scene)
{
    return scene->view;
}

static inline const DirenjieTable *direnjie_table_of(const TableScene *scene)
{
    return &direnjie_view_of(scene)->table;
}

static inline const DirenjieNotes *direnjie_notes_of(const TableScene *scene)
{
    return scene->notes;
}

/* The seal of the killer or the constable, beside the own portrait. */
void direnjie_role(const TableScene *scene, Rect face);

/* Where the portrait of a seat lies; the own one too. */
Rect direnjie_face_rect(const TableScene *scene, Seat seat);

/* Where a word about another seat has room: below its portrait, or beside that where the name's
 * plate ends; as wide as it may be. */
Rect direnjie_word_rect(const TableScene *scene, Seat seat, float height);

/* Where what happens to the clues of a seat is told: in its panel, above them. */
Rect direnjie_news_rect(const TableScene *scene, Seat seat);

/* Where a tally hangs. */
Rect direnjie_tally_rect(const TableScene *scene, unsigned ask);

/* The three cards of a clue, in a panel beside it; whether the cross put it away. */
bool direnjie_show_clue(const TableScene *scene, Seat owner, unsigned nth, bool closes);

/* Puts the inspected clue away; false: none lies open. */
bool direnjie_put_away(Table *table);

#endif
