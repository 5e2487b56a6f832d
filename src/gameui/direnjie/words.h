/* The words of Di Renjie: names, orders, tips, what the plate says, and what is told. */
#ifndef GAMEUI_DIRENJIE_WORDS_H
#define GAMEUI_DIRENJIE_WORDS_H

#include "games/direnjie_notebook.h"
#include "tables/recital.h"
#include "tables/table_look.h"

/* Functions of direnjie_table_look; whoever is asked for a card may refuse without looking at the
 * question of the asker. */
void direnjie_name(const Wording *wording, Card card, Text *out);
void direnjie_listed_name(const Wording *wording, Card card, unsigned count, Text *out);
const char *direnjie_use(Card card);
void direnjie_button(const TableScene *scene, unsigned verb, ButtonWords *words);
void direnjie_prompt(const TableScene *scene, Text *out);
Message direnjie_advise(const void *view, Action action);
Message direnjie_gift_question(const void *view);
void direnjie_log(const Wording *wording, const LogEntry *entry, Text *out);
Told direnjie_tell(const Wording *wording, const PastAction *action, Text *out);

/* The name of a card without its code; and for this frame, with or without it. */
void direnjie_bare_name(const Wording *wording, Card card, Text *out);
const char *direnjie_named(const TableScene *scene, Card card, bool has_code);

/* "Weapon" or "Number 3". */
Message direnjie_ask_message(unsigned ask);
const char *direnjie_request(const TableScene *scene, unsigned ask);

/* Words a sentence about a request: of these two the one for its kind, with {category} or {n}. */
Message direnjie_about_ask(unsigned ask, const char *category, const char *number);

/* What is told at the start beside the clues, of a game with the killer card or with teams. */
void direnjie_role_words(const Wording *wording, const DirenjieView *view, Text *out);

/* What a seat was told at the start. */
void direnjie_recite_start(const Recital *recital, const DirenjieView *view);

/* How a number of the notebook is told that may be gone, or may be larger: marked, of {n}. */
typedef struct InkWords {
    const char *may_be_gone, *or_more;
} InkWords;

extern const InkWords direnjie_ink_signs; /* "1?", "1+" */

/* The notebook: a number in such words; a place that is no seat's, marked, or NULL. */
void direnjie_ink_number(const Catalogue *catalogue, NotebookInk ink, const InkWords *words,
                         Text *out);
const char *direnjie_place_words(unsigned place);

/* Who was the killer; below 0: nobody. */
Message direnjie_killer_message(int seat);

/* What the plate says: the sentence in large letters, and the line below it, which may be NULL. */
typedef struct PlateWords {
    const char *first, *second;
} PlateWords;

PlateWords direnjie_plate(const TableScene *scene, Color *color);

/* What the game is about, told until somebody has asked. */
const char *direnjie_aim(const DirenjieView *view);

/* What a seat holds, and what it has answered or is to answer. */
const char *direnjie_seat_words(const TableScene *scene, Seat seat);

/* What happens in a step of a turn, 0 … 3. */
const char *direnjie_step_rule(const DirenjieView *view, unsigned step);

/* Words tips of nouns: `state` is how it stands, without a full stop; `rule` a sentence, marked. */
const char *direnjie_tip(const TableScene *scene, const char *state, const char *rule);
const char *direnjie_tip_seat(const TableScene *scene, Seat seat);
const char *direnjie_tip_tally(const TableScene *scene, const char *state, unsigned most);
const char *direnjie_tip_book(const TableScene *scene, unsigned fresh);
const char *direnjie_tip_slot(const TableScene *scene, const char *state, unsigned slot);

/* TableLook.own. */
extern const OwnForm direnjie_own_forms[];

#endif
