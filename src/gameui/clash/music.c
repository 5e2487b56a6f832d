/* When the music of Clash of Decks rises: an assault runs, or a keeper is three steps from its
 * fall. All of it lies open. */
#include "clash/pieces.h"
#include "games/clash.h"

#define FEW_STEPS 3

static unsigned steps_left(const ClashTable *table, Seat side)
{
    if (table->mode == CLASH_SOLO && side == 1) {
        return table->pile_count;
    }
    return clash_keeper_life(&table->sides[side]);
}

static int tension(const void *view, bool alone)
{
    const ClashTable *table = &((const ClashView *)view)->table;
    (void)alone;
    if (table->turn == 0 || table->phase < CLASH_SUMMONING || table->phase == CLASH_OVER) {
        return 0;
    }
    bool is_close = steps_left(table, 0) <= FEW_STEPS || steps_left(table, 1) <= FEW_STEPS;
    return table->phase == CLASH_ATTACKING || is_close ? 100 : 0;
}

const MusicUi clash_music = {.piece = "bridges", .tension = tension};
