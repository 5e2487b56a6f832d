/* Claim's achievements. */
#include "achievement.h"
#include "base/limits.h"
#include "claim/pieces.h"
#include "games/claim.h"

#define UNDEAD_MANY  6
#define TRICKS_MANY  7
#define MIRRORS_MANY 3
#define SLAYER_LEAD  5 /* so much more the Goblin is worth than the Knight that beats it */

enum { WIN, SWEEP, ONE_VOTE, FEWER_TRICKS, IN_A_ROW, UNDERDOGS, UNDEAD, SLAYER, MIRRORS };

static const Achievement rows[] = {
    [WIN] = {"win", N_("Three of five"), N_("Win a game.")},
    [SWEEP] = {"sweep", N_("All five"), N_("Win the votes of all five factions.")},
    [ONE_VOTE] = {"one-vote", N_("By one vote"), N_("Win three votes to two.")},
    [FEWER_TRICKS] = {"fewer-tricks", N_("Losing to win"),
                      N_("Win with fewer tricks than the other in Phase Two.")},
    [IN_A_ROW] = {"in-a-row", N_("Seven in a row"), N_("Win seven tricks in a row in Phase Two.")},
    [UNDERDOGS] = {"underdogs", N_("Without the crowd"),
                   N_("Win without the votes of the Goblins and the Knights.")},
    [UNDEAD] = {"undead", N_("Grave robber"), N_("End a game with six Undead in your score pile.")},
    [SLAYER] = {"slayer", N_("A Knight is a Knight"),
                N_("Beat a Goblin with a Knight that is worth five less.")},
    [MIRRORS] = {"mirrors", N_("Hall of mirrors"),
                 N_("Win three tricks of one game by answering with a Doppelgänger.")},
};

typedef struct Tally {
    Seat seat;
    Card lead, answer;
    bool is_mirrored, is_slain; /* by the answer of this trick; by a Knight */
    unsigned mirrors;
    bool has_slain;
} Tally;

static void end_trick(Tally *tally, Seat winner, Seat answerer)
{
    Card knight = winner == answerer ? tally->answer : tally->lead;
    Card goblin = winner == answerer ? tally->lead : tally->answer;
    bool is_own = winner == tally->seat;
    tally->mirrors += is_own && tally->is_mirrored && winner == answerer;
    tally->has_slain =
        tally->has_slain ||
        (is_own && tally->is_slain && claim_value(goblin) >= claim_value(knight) + SLAYER_LEAD);
    tally->is_mirrored = tally->is_slain = false;
}

static void count(void *context, const Event *event, const Played *played)
{
    Tally *tally = context;
    bool is_play = event->kind == EVENT_MOVE && event->to == CLAIM_LEAD;
    if (is_play && event->to_index == 0) {
        tally->lead = event->card;
    } else if (is_play) {
        tally->answer = event->card;
    } else if (event->kind == EVENT_CUE && event->name == CLAIM_CUE_DOUBLE) {
        tally->is_mirrored = true;
    } else if (event->kind == EVENT_CUE && event->name == CLAIM_CUE_KNIGHT) {
        tally->is_slain = true;
    } else if (event->kind == EVENT_CUE && event->name == CLAIM_CUE_WIN) {
        end_trick(tally, (Seat)event->value, played->seat);
    }
}

/* The most bits in a row. */
static unsigned longest_run(unsigned bits)
{
    unsigned length = 0;
    for (; bits != 0; length++) {
        bits &= bits >> 1;
    }
    return length;
}

static uint32_t prove(const AchievementMatch *asked)
{
    Tally tally = {.seat = asked->seat};
    ClaimView view;
    unsigned votes[CLAIM_SEATS];
    match_view(asked->match, asked->seat, &view);
    achievement_walk(asked->match, count, &tally);
    const ClaimTable *table = &view.table;
    Seat seat = asked->seat, other = (Seat)(1 - seat);
    claim_count_votes(table->score, votes);
    bool is_win = achievement_is_win(asked);
    const bool won[] = {
        [WIN] = is_win,
        [SWEEP] = votes[seat] == CLAIM_FACTIONS,
        [ONE_VOTE] = is_win && votes[seat] == 3 && votes[other] == 2,
        [FEWER_TRICKS] = is_win && set_count(table->won[seat]) < set_count(table->won[other]),
        [IN_A_ROW] = longest_run(table->won[seat]) >= TRICKS_MANY,
        [UNDERDOGS] = is_win && claim_vote(table->score, CLAIM_GOBLIN) != seat &&
                      claim_vote(table->score, CLAIM_KNIGHT) != seat,
        [UNDEAD] = set_count(table->score[seat] & claim_cards_of(CLAIM_UNDEAD)) >= UNDEAD_MANY,
        [SLAYER] = tally.has_slain,
        [MIRRORS] = tally.mirrors >= MIRRORS_MANY,
    };
    return achievement_mask(won, COUNT_OF(won));
}

const AchievementSet claim_achievements = {rows, COUNT_OF(rows), prove};
