/* Lines of the plate of Claim. */
#ifndef GAMEUI_CLAIM_PLATE_H
#define GAMEUI_CLAIM_PLATE_H

#include "claim/seen.h"
#include "tables/panel_lines.h"

Line claim_plate_line(const TableScene *scene, const Message *message);

/* What the Doppelgänger of a trick counts as. */
Message claim_double_words(const ClaimTrick *trick);

/* Says what a trick would do to a vote, or does: how it changes, or that its crown shows that it is
 * final; false: nothing. */
bool claim_outlook_line(const TableScene *scene, const ClaimTrick *trick, Line *line);
bool claim_change_line(const TableScene *scene, const ClaimTrick *trick, Line *line);
bool claim_crown_line(const TableScene *scene, const ClaimTrick *trick, Line *line);
Line claim_won_line(const TableScene *scene, Seat winner);

/* Why a vote that is counted goes where it goes. */
Line claim_reason_line(const TableScene *scene, ClaimFaction faction);

#endif
