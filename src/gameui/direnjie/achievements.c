/* Di Renjie's achievements. */
#include "achievement.h"
#include "base/limits.h"
#include "direnjie/pieces.h"
#include "games/direnjie.h"

#define CLUES_MANY   4
#define BEGGARS_MANY 2

enum { CASE, ALL_RIGHT, ALONE_RIGHT, ACCUSER, KILLER, CLUES, BEGGARS, TEAM, SIX };

static const Achievement rows[] = {
    [CASE] = {"case", N_("The case is closed"), N_("Win a game.")},
    [ALL_RIGHT] = {"all-right", N_("Who, how and where"), N_("Answer all three questions right.")},
    [ALONE_RIGHT] = {"alone-right", N_("The only one who knew"),
                     N_("Answer all three questions right when nobody else does.")},
    [ACCUSER] = {"accuser", N_("It was you"), N_("Accuse the killer.")},
    [KILLER] = {"killer", N_("Above suspicion"), N_("Win as the killer.")},
    [CLUES] = {"clues", N_("A full file"), N_("Submit four clues in one game.")},
    [BEGGARS] = {"beggars", N_("Friends in the street"),
                 N_("Use two different beggars in one game.")},
    [TEAM] = {"team", N_("Two heads"), N_("Win in teams.")},
    [SIX] = {"six", N_("A crowded court"), N_("Win with six players.")},
};

typedef struct Tally {
    Seat seat;
    unsigned clues, beggars; /* `beggars` as bits, by cue */
} Tally;

static void count(void *context, const Event *event, const Played *played)
{
    Tally *tally = context;
    if (event->kind != EVENT_CUE || played->seat != tally->seat) {
        return;
    }
    switch (event->name) {
    case DIRENJIE_CUE_SUBMIT:
        tally->clues++;
        break;
    case DIRENJIE_CUE_INSPECT:
    case DIRENJIE_CUE_TAKE:
    case DIRENJIE_CUE_ROB:
    case DIRENJIE_CUE_SWAP:
        tally->beggars |= 1u << event->name;
        break;
    default:
        break;
    }
}

static bool knows_all(const DirenjieView *view, Seat seat)
{
    for (unsigned i = 0; i < DIRENJIE_CATEGORIES; i++) {
        if (view->answers[seat][i] != view->secret[i]) {
            return false;
        }
    }
    return true;
}

static bool others_know_all(const DirenjieView *view, Seat seat)
{
    for (Seat other = 0; other < view->table.seats; other++) {
        if (other != seat && knows_all(view, other)) {
            return true;
        }
    }
    return false;
}

static uint32_t prove(const AchievementMatch *asked)
{
    Tally tally = {.seat = asked->seat};
    DirenjieView view;
    match_view(asked->match, asked->seat, &view);
    achievement_walk(asked->match, count, &tally);
    Seat seat = asked->seat;
    bool is_win = achievement_is_win(asked), knows = knows_all(&view, seat);
    bool is_killer = view.table.expansion && view.killer == seat;
    const bool won[] = {
        [CASE] = is_win,
        [ALL_RIGHT] = knows,
        [ALONE_RIGHT] = knows && !others_know_all(&view, seat),
        [ACCUSER] = view.table.expansion && !is_killer && view.killer != DIRENJIE_NOBODY &&
                    view.answers[seat][DIRENJIE_CATEGORIES] == view.killer,
        [KILLER] = is_win && is_killer,
        [CLUES] = tally.clues >= CLUES_MANY,
        [BEGGARS] = set_count(tally.beggars) >= BEGGARS_MANY,
        [TEAM] = is_win && view.table.teams,
        [SIX] = is_win && asked->match->setup.seats == DIRENJIE_SEATS,
    };
    return achievement_mask(won, COUNT_OF(won));
}

const AchievementSet direnjie_achievements = {rows, COUNT_OF(rows), prove};
