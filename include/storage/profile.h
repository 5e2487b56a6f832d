/* The profile: everything that outlives the program, in one SQLite file `profile.db` of a folder.
 * Every call that changes something is one transaction that is on the disk when it returns (WAL,
 * synchronous FULL), so a pulled plug loses nothing that was answered with true. The one call that
 * does not wait for the disk, profile_match_keep_async, is answered by profile_wait.
 *
 * A match is kept as its setup and its actions in notation, never as bytes of a state: it survives
 * new compilers and new layouts, and the hash of the position proves the replay.
 *
 * `problem` may be NULL in all calls; when not, it is always written, PROBLEM_NONE on success.
 * Texts in a record are cut between letters when they do not fit. One thread at a time. */
#ifndef STORAGE_PROFILE_H
#define STORAGE_PROFILE_H

#include "base/system.h"
#include "core/match.h"
#include "storage/problem.h"

typedef struct Profile Profile;

/* Opens the profile of a folder, making both when missing and bringing an older one up to date.
 * Never fails: a damaged file is set aside under the name that `problem` tells and a new profile
 * begins; that there was none beside a backup is told as well; where nothing can be written, or the
 * file is of a newer version, the profile starts as a copy of what can be read and lives in memory.
 * NULL: in memory, without a problem. */
Profile *profile_open(const char *folder, Problem *problem);
void profile_close(Profile *profile);

/* Whether changes reach a disk. */
bool profile_is_kept(const Profile *profile);

/* Settings: any UTF-8 text by key. The window's geometry is a setting as well. */
bool profile_set(Profile *profile, const char *key, const char *value, Problem *problem);
bool profile_set_number(Profile *profile, const char *key, int64_t value, Problem *problem);

/* Several at once: all of them are kept, or none. */
typedef struct ProfileValue {
    const char *key, *value;
} ProfileValue;
bool profile_set_all(Profile *profile, const ProfileValue values[], size_t count, Problem *problem);

/* Appends the value; false, with `out` untouched, when the key has never been set. */
bool profile_get(Profile *profile, const char *key, Text *out);

/* The value, or `otherwise` when it has never been set or is not a number. */
int64_t profile_get_number(Profile *profile, const char *key, int64_t otherwise);

#define PROFILE_KEY_BYTES 96

typedef struct ProfileKey {
    char bytes[PROFILE_KEY_BYTES];
} ProfileKey;

/* The key of a setting that each game has for itself: "<game>.<what>", and "<game>.<what>.<which>"
 * unless `which` is NULL. It must fit. */
ProfileKey profile_key(const Game *game, const char *what, const char *which);

/* Matches. */

typedef int64_t MatchId;  /* from 1; 0: not in a profile */
typedef int64_t PersonId; /* storage/people.h; from 1; 0: nobody in particular */

#define SAVED_NAME_BYTES 128
#define SAVED_WORD_BYTES 32
#define SAVED_PERSON     "person" /* the kind of a seat where a person sits */

/* Who sits in a seat. */
typedef struct SavedSeat {
    char name[SAVED_NAME_BYTES]; /* as typed */
    char kind[SAVED_WORD_BYTES]; /* the app's word: SAVED_PERSON, or a level: "normal" … */
    PersonId person;             /* 0 when it is none of the profile's people, or a removed one */
    bool assisted;               /* see profile_match_help */
} SavedSeat;

/* How a match came to its deal. */
typedef enum SavedDeal {
    DEAL_DRAWN,  /* by chance, and nobody had seen it */
    DEAL_CHOSEN, /* its number was asked for, or it was prepared for everybody */
    DEAL_KNOWN,  /* whoever plays may have known it: a number that was typed, a deal played again */
    DEAL_REPEATED /* drawn and played again: known, but for its number, which is a secret yet */
} SavedDeal;

typedef struct SavedMatch {
    MatchId id;
    char game[SAVED_WORD_BYTES]; /* Game.id */
    uint16_t rules_version;
    Setup setup;
    SavedSeat seats[SEAT_LIMIT];
    int64_t created, updated; /* seconds since 1970, UTC */
    uint64_t hash;            /* match_hash of the kept position */
    int64_t seconds;          /* at the table; a pause counts as five minutes at the most */
    uint32_t actions;         /* how many lead to it */
    bool finished, assisted;
    bool uncounted; /* not for the statistics: imported, or from before a reset */
    SavedDeal deal;
} SavedMatch;

#define SAVED_FACTS_MAX 8

/* Something countable about a finished match that no other field tells: the votes, the round. */
typedef struct SavedFact {
    char key[SAVED_WORD_BYTES]; /* the app's word; empty after the last fact */
    int64_t value;
} SavedFact;

/* How a match ended. */
typedef struct SavedResult {
    Outcome outcome;
    char medal[SAVED_WORD_BYTES]; /* "gold", "silver", "bronze" or empty */
    SavedFact facts[SAVED_FACTS_MAX];
    bool assisted;
} SavedResult;

/* Begins to keep `match`, with the actions it already has. `saved` brings the seats, assisted,
 * uncounted and the deal; everything else in it is filled in. A person who has been removed is
 * nobody. */
bool profile_match_begin(Profile *profile, SavedMatch *saved, const Match *match, Problem *problem);

/* Makes the kept actions those of the match up to its position: to be called after every action,
 * undo and redo. A finished match that changes is unfinished again. Once assisted, always. */
bool profile_match_keep(Profile *profile, MatchId id, const Match *match, bool assisted,
                        Problem *problem);

/* The same on the profile's own thread: returns at once, so that the action can be shown while it
 * is being written; the next action waits with profile_wait. With a `result` the match also ends,
 * in the same transaction. `match` and `result` are copied. An earlier call is waited for. */
void profile_match_keep_async(Profile *profile, MatchId id, const Match *match, bool assisted,
                              const SavedResult *result);

/* Whether nothing is being written. */
bool profile_is_settled(Profile *profile);

/* Waits until nothing is being written. False, once, when an async call has failed since the last
 * wait; nothing is lost by that as long as the match lives: the next keep makes good for it. All
 * other calls wait as well, but leave the telling to this one. */
bool profile_wait(Profile *profile, Problem *problem);

/* Ends the match with its result; a second call replaces the first result. */
bool profile_match_finish(Profile *profile, MatchId id, const SavedResult *result,
                          Problem *problem);

/* Whether a match of this game has ended here that was dealt by this setup. */
bool profile_has_finished_deal(Profile *profile, const Game *game, const Setup *setup);

/* Whether an unfinished match other than `except`, in which people hide cards, was drawn with this
 * seed: who knows the number knows all hands. */
bool profile_has_secret_deal(Profile *profile, uint64_t seed, MatchId except);

/* In these seats there was help. A match with help in none is one with help in all. */
bool profile_match_help(Profile *profile, MatchId id, SeatSet seats, Problem *problem);

/* Forgets the match, its notes and its result. */
bool profile_match_delete(Profile *profile, MatchId id, Problem *problem);

/* The match's record; false when there is none (PROBLEM_MATCH_DAMAGED). */
bool profile_match_read(Profile *profile, MatchId id, SavedMatch *out, Problem *problem);

/* The unfinished matches, the last played first, without the first `skip`; returns how many were
 * written. */
size_t profile_unfinished(Profile *profile, size_t skip, SavedMatch out[], size_t capacity);

/* The finished matches, the last ended first, without the first `skip`; `game` NULL: of all games.
 * Returns how many were written. */
size_t profile_finished(Profile *profile, const char *game, size_t skip, SavedMatch out[],
                        size_t capacity);

/* Replays a kept match into `out`, which the caller then releases. `game` is that of saved->game,
 * or NULL when there is none by this name. False, with `out` untouched, unless the replay ends at
 * the kept hash. */
bool profile_match_load(Profile *profile, const SavedMatch *saved, const Game *game, Match *out,
                        Problem *problem);

/* The result of a finished match; false when there is none. */
bool profile_match_result(Profile *profile, MatchId id, SavedResult *out);

/* The series that a match is a game of, as it stood when the match began. The numbers are the
 * app's; storage gives back what it was given. A side is a seat or a team. */
typedef struct SavedSeries {
    int64_t target, games, lead, drawn, loser;
    int64_t scores[SEAT_LIMIT], clues[SEAT_LIMIT];
} SavedSeries;

bool profile_series_set(Profile *profile, MatchId id, const SavedSeries *series, Problem *problem);

/* False, with `out` untouched, when the match is of no series. */
bool profile_series_get(Profile *profile, MatchId id, SavedSeries *out);

/* The app's own note about a match for one seat (marks, a notebook), or for all: any UTF-8 text. */
#define NOTE_OF_TABLE ((Seat)SEAT_LIMIT)
bool profile_note_set(Profile *profile, MatchId id, Seat seat, const char *note, Problem *problem);

/* Appends the note; false, with `out` untouched, when there is none. */
bool profile_note_get(Profile *profile, MatchId id, Seat seat, Text *out);

/* The platform's place for the profile, as a pure function of its environment. */

/* Each may be NULL. */
typedef struct FolderWish {
    const char *xdg_data_home; /* XDG_DATA_HOME */
    const char *home;          /* HOME */
    const char *appdata;       /* APPDATA */
} FolderWish;

/* Appends the folder; false, with `out` untouched, when the environment does not tell. */
bool profile_default_folder(Platform platform, const FolderWish *wish, Text *out);

#endif
