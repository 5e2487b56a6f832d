/* The parts of the table of Claim, which look.c lists with their places: what each shows; and what
 * is done to cards that lie. */
#ifndef GAMEUI_CLAIM_PARTS_H
#define GAMEUI_CLAIM_PARTS_H

#include "tables/table_look.h"

/* parts/trick.c: the rays of the card on offer and the places of the trick, what is said of them,
 * and how the trick ends. */
void claim_ground(const TableScene *scene);
void claim_ghost(const TableScene *scene);
void claim_refusal(const TableScene *scene);
void claim_seal(const TableScene *scene);
void claim_labels(const TableScene *scene);
void claim_power(const TableScene *scene);
void claim_crown(const TableScene *scene);

/* parts/trail.c: the way of a card that goes where it was not expected, or is recruited.
 * parts/vote.c: the vote that is counted, where the tricks were. */
void claim_trails(const TableScene *scene);
void claim_vote_scene(const TableScene *scene);

/* parts/hall.c: who is ahead in what, by how much, is it final, how many are missing. */
void claim_hall(const TableScene *scene);

/* parts/last.c: the last trick, below the hall. */
void claim_last_trick(const TableScene *scene);

/* parts/panels.c: what stands beside the trick. The piles are one for each seat, and lie there in
 * the phase that fills them. */
void claim_tricks(const TableScene *scene);
bool claim_wins_followers(const TableScene *scene);
void claim_followers(const TableScene *scene);
bool claim_wins_votes(const TableScene *scene);
void claim_best_cards(const TableScene *scene);
void claim_score_pile(const TableScene *scene);
bool claim_has_power_panel(const TableScene *scene);
void claim_power_panel(const TableScene *scene);
void claim_other_count(const TableScene *scene);
void claim_memory_button(const TableScene *scene);
bool claim_can_peek(const TableScene *scene);
void claim_peek_button(const TableScene *scene);

/* parts/bar.c: the phase, the trick and whose turn it is. parts/memory.c: where each card is, by
 * what the seat knows. */
void claim_status(const TableScene *scene);
void claim_memory(const TableScene *scene);
#define CLAIM_MEMORY_TITLE N_("What you know of the cards")

/* Opens and hides the other hand. */
bool claim_key(const TableScene *scene, KeyPress press);

/* Moves the cards of a trick that is settled; writes on the cards of the other hand. */
void claim_nudge(const TableScene *scene, const NudgedCard *card, Nudge *nudge);
void claim_mark(const TableScene *scene, const CardMark *mark);

#endif
