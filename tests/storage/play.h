/* Plays the null game for the tests of kept matches: any legal action will do. */
#ifndef PLAY_H
#define PLAY_H

#include "core/match.h"
#include "games/null.h"
#include "storage/profile.h"

static inline Match play_begin(uint64_t seed)
{
    Match match;
    Setup setup = setup_initial(&null_game, 3, seed);
    match_init(&match, &null_game, &setup);
    return match;
}

/* Plays the legal action at `choice`, counted round; false when the game is over. */
static inline bool play_on(Match *match, size_t choice)
{
    if (match_is_over(match)) {
        return false;
    }
    Action legal[LEGAL_COUNT_MAX];
    Seat seat = seats_first(match_actors(match));
    size_t count = match_legal(match, seat, legal, LEGAL_COUNT_MAX);
    return match_act(match, seat, legal[choice % count]);
}

static inline SavedMatch play_record(void)
{
    return (SavedMatch){.seats = {{.name = "Аня", .kind = "person"},
                                  {.name = "Computer", .kind = "hard"},
                                  {.name = "李雷", .kind = "person"}}};
}

#endif
