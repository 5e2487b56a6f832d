/* Games that leave one profile and enter another: as a small text that a person can read, or as a
 * share code to be typed or pasted. Whoever reads one plays its actions again, so only games that
 * the rules allow come in. A match that began from a position instead of a deal has no such form.
 *
 * The text, one fact per line in this order, UTF-8, lines ending in LF or CR LF:
 *   Meja game 1               the version of this form
 *   game regicide             Game.id, and the next line Game.rules_version
 *   rules 3
 *   seats 2, seed 20250305    as two lines
 *   option solo_jesters 2     one line for each option of the game, all as numbers
 *   assisted 0                1 after undo or other help
 *   seat 0 person Аня         one line for each seat: its kind and its name, which may be missing
 *   0 play 3C                 the actions: the seat and the notation
 *   end 00c0ffee00c0ffee      the position's hash (match_hash), in hexadecimal */
#ifndef STORAGE_TRANSFER_H
#define STORAGE_TRANSFER_H

#include "base/buffer.h"
#include "storage/profile.h"

/* The code, "MEJA1-REGICIDE-" and groups of letters and digits, is the same without the names; each
 * action is its place in the list of legal ones, so most take a few bits. It may be typed in small
 * letters, with O for 0 and I or L for 1. Only its letters and digits count, not what stands
 * between them; a wrong letter is found by its checksum.
 *
 * "MEJA2-…" is a challenge: the same cards for the same seats, to be played better. It holds who
 * sits where beside the match that is to be beaten, so that a reader believes nothing; only where
 * that would be too long a standing is told in its place. */

#define TRANSFER_BYTES_MAX  (256u * 1024u) /* no text is longer */
#define TRANSFER_CODE_BYTES 16384          /* no code is longer, the terminator included */

/* No challenge with a match in it is longer: it is to be sent as a message, and scanned. */
#define TRANSFER_PROVEN_BYTES 1200

/* A game that came in. */
typedef struct Transfer {
    Match match;                 /* after its last action; the caller releases it */
    SavedSeat seats[SEAT_LIMIT]; /* from a code: persons without a name */
    bool assisted;
    bool is_challenge; /* over, unless `is_told`: then it is at its beginning */
    bool is_told;      /* to be beaten is this standing, of which there is no proof */
    int standing;      /* from 1 */
} Transfer;

/* Finds a game by its id, or NULL; game_by_id of games/registry.h is one. */
typedef const Game *TransferFind(const char *id);

/* Appends the text of a match up to its position to `out`, a buffer of bytes, unterminated.
 * Characters that a name must not have (line ends and the like) become blanks. */
void transfer_write(const Match *match, const SavedSeat seats[], bool assisted, Buffer *out);

/* Appends the share code; false, with a useless rest in `out`, when it has no room. */
bool transfer_write_code(const Match *match, bool assisted, Text *out);

/* What a challenge says beside its match, which is over. */
typedef struct TransferDare {
    const SavedSeat *seats; /* their kinds */
    bool assisted;
    int standing; /* from 1, by the game's own measure */
} TransferDare;

/* Appends the code of a challenge; false, with a useless rest in `out`, when it has no room, or a
 * seat is of a kind that codes do not know. */
bool transfer_write_challenge(const Match *match, const TransferDare *dare, Text *out);

/* A set of a game's cards as a code, "MEJA3-…": a deck to be played with. Reading one believes
 * nothing of the cards but that there can be so many; false, with `out` untouched, where there is
 * no whole code of this game. */
bool transfer_write_deck(const Game *game, CardSet cards, Text *out);
bool transfer_read_deck(const char *bytes, size_t size, const Game *game, CardSet *out,
                        Problem *problem);

/* Whether there seems to be a share code, right or wrong, among these bytes. */
bool transfer_is_code(const char *bytes, size_t size);

/* Reads a text or a code, whichever it is; any bytes at all may be given, also UTF-16 with its
 * mark. Other lines may stand before and behind it, and marks of a quotation before each line of a
 * text. False, with `out` untouched, unless every line makes sense, every action is legal and the
 * end is the one told. */
bool transfer_read(const char *bytes, size_t size, TransferFind *find, Transfer *out,
                   Problem *problem);

#endif
