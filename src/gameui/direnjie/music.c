/* When the music of Di Renjie rises: six clues are public, or somebody answers. All of it lies
 * open. */
#include "direnjie/pieces.h"

#include "games/direnjie.h"

#define MANY_CLUES 6

static int tension(const void *view, bool alone)
{
    const DirenjieTable *table = &((const DirenjieView *)view)->table;
    (void)alone;
    if (table->phase == DIRENJIE_OVER) {
        return 0;
    }
    unsigned clues = 0;
    for (Seat seat = 0; seat < table->seats; seat++) {
        clues += direnjie_public_of(table, seat);
    }
    return clues >= MANY_CLUES || table->phase == DIRENJIE_ANSWERING ? 100 : 0;
}

const MusicUi direnjie_music = {.piece = "magistrate", .tension = tension};
