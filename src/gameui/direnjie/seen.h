/* What the person means at the table of Di Renjie, and what can be asked for. What happens just now
 * is in seen/now.h. */
#ifndef GAMEUI_DIRENJIE_SEEN_H
#define GAMEUI_DIRENJIE_SEEN_H

#include "games/direnjie.h"
#include "tables/table_scene.h"

/* Whether the final answers are given; and before. */
bool direnjie_is_answering(const TableScene *scene);
bool direnjie_is_seeking(const TableScene *scene);

/* Whether the person in front is to ask now, and the pick that chooses a request. */
bool direnjie_is_asking(const TableScene *scene);
Pick direnjie_ask_pick(unsigned ask);

/* The request that is chosen, and which one is meant, aimed at or chosen; DIRENJIE_NO_ASK: none. */
unsigned direnjie_chosen(const TableScene *scene);
unsigned direnjie_meant(const TableScene *scene);

/* Public clues that count towards the closing of a request, and how many close it. */
unsigned direnjie_shown_clues(const TableScene *scene, unsigned ask);
unsigned direnjie_closing_clues(unsigned ask);
/* Whether the clue that is turned just now is the newest of them. */
bool direnjie_counts_now(const TableScene *scene, unsigned ask);

/* The request that nobody can make any more since a clue with this top was turned up, or
 * DIRENJIE_NO_ASK. */
unsigned direnjie_closed_by(const TableScene *scene, Card top);

/* Whether a card of the own hand lies in what is meant, or in the one clue that can be laid. */
bool direnjie_is_lit(const TableScene *scene, Card card);

/* The cards of the own hand that lie in a clue that could be laid; none when all is over. */
CardSet direnjie_whole(const TableScene *scene);

/* The tops of those clues in which this card can lie, and whether one of them is also a clue of the
 * card that is aimed at. */
CardSet direnjie_tops(const TableScene *scene, Card card);
bool direnjie_joined(const TableScene *scene, Card card);

#endif
