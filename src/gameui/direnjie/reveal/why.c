/* Why a game of Di Renjie ended as it did, in one sentence with its numbers: what the winner's
 * points came from, and those of the side that a person would compare with. */
#include "direnjie/reveal/steps.h"

#include "i18n/format.h"
#include "seated.h"

#define PARTS_MAX 3 /* answers, clues, the killer */

/* A seat, or a team as one. */
typedef struct Side {
    Seat seat; /* its best one */
    bool is_killer;
    int right, answers, clues, clue_points, killer, total;
} Side;

static Side side_of(const Reveal *reveal, Seat best)
{
    Side side = {.seat = best, .is_killer = reveal->view.killer == best};
    for (Seat seat = 0; seat < reveal->view.table.seats; seat++) {
        if (!reveal_are_one_side(reveal, seat, best)) {
            continue;
        }
        DirenjieTally tally = direnjie_tally(&reveal->view, seat);
        side.right += __builtin_popcount(tally.right);
        side.clues += (int)direnjie_clues_of(&reveal->view.table, seat);
        side.answers += tally.answers;
        side.clue_points += tally.clues;
        side.killer += tally.killer;
        side.total += tally.total;
    }
    return side;
}

static const char *name_of(const Reveal *reveal, const Side *side)
{
    App *app = reveal->app;
    unsigned teams = reveal->view.table.teams;
    if (teams == 0) {
        return app_called(app, side->seat);
    }
    int number = (int)(side->seat % teams) + 1;
    return app_phrase(app, N_("Team {n}"), TR_VALUES(app_number(app, number)));
}

static const char *answers_part(App *app, const Side *side)
{
    Message right = MESSAGE(NP_("{n} right answer +{points}", "{n} right answers +{points}"),
                            value_number(side->right), value_number(side->answers));
    return side->right == 0 ? app_word(app, N_("no right answer"))
                            : app_message(app, &direnjie_game, &right);
}

static const char *clues_part(App *app, const Side *side)
{
    Message clues = MESSAGE(NP_("{n} clue +{points}", "{n} clues +{points}"),
                            value_number(side->clues), value_number(side->clue_points));
    return app_message(app, &direnjie_game, &clues);
}

static const char *killer_part(const Reveal *reveal, const Side *side)
{
    App *app = reveal->app;
    bool is_nobody = reveal->view.killer >= reveal->view.table.seats;
    const char *words = N_("killer named +{points}");
    if (side->killer == 0) {
        return app_word(app, side->is_killer ? N_("named as the killer") : N_("killer not named"));
    }
    if (side->is_killer) {
        words = N_("not named as the killer +{points}");
    } else if (is_nobody) {
        words = N_("rightly nobody named +{points}");
    }
    return app_phrase(app, words, TR_VALUES(app_number(app, side->killer)));
}

static const char *parts_of(const Reveal *reveal, const Side *side)
{
    App *app = reveal->app;
    const char *parts[PARTS_MAX];
    size_t count = 0;
    parts[count++] = answers_part(app, side);
    if (side->clue_points > 0) {
        parts[count++] = clues_part(app, side);
    }
    if (reveal->view.table.expansion) {
        parts[count++] = killer_part(reveal, side);
    }
    return app_list(app, parts, count);
}

/* Whom the winner is compared with: the only person who plays, if that one has lost, or else the
 * best of those who have. SEAT_NONE: the victory is shared. */
static Seat compared(const Reveal *reveal)
{
    SeatSet people = reveal->app->session.people, winners = reveal->outcome.winners;
    Seat best = SEAT_NONE;
    for (unsigned i = 1; i < reveal->view.table.seats; i++) {
        Seat seat = reveal->order[i];
        bool won = seats_have(winners, seat);
        if (won && !reveal_are_one_side(reveal, seat, reveal->order[0])) {
            return SEAT_NONE;
        }
        if (!won && best == SEAT_NONE) {
            best = seat;
        }
    }
    bool is_one = __builtin_popcount(people) == 1;
    return is_one && !(people & winners) ? seats_first(people) : best;
}

/* A team goes by its number whoever is in it. */
static bool is_reader(const Reveal *reveal, const Side *side)
{
    return reveal->view.table.teams == 0 && side->seat == app_only_person(reveal->app);
}

static const char *by_clues(const Reveal *reveal, const Side *best, const Side *other)
{
    App *app = reveal->app;
    const char *name = name_of(reveal, best), *score = app_number(app, best->total);
    const char *count = app_number(app, best->clues), *fewer = app_number(app, other->clues);
    if (is_reader(reveal, best)) {
        return app_phrase(
            app, N_("You and {other} both have {score}; more clues win, {count} to {fewer}."),
            TR_VALUES(name_of(reveal, other), score, count, fewer));
    }
    if (is_reader(reveal, other)) {
        return app_phrase(
            app, N_("{name} and you both have {score}; more clues win, {count} to {fewer}."),
            TR_VALUES(name, score, count, fewer));
    }
    return app_phrase(
        app, N_("{name} and {other} both have {score}; more clues win, {count} to {fewer}."),
        TR_VALUES(name, name_of(reveal, other), score, count, fewer));
}

static const char *by_points(const Reveal *reveal, const Side *best, const Side *other)
{
    App *app = reveal->app;
    const char *name = name_of(reveal, best), *rival = name_of(reveal, other);
    const char *score = app_number(app, best->total), *less = app_number(app, other->total);
    const char *parts = parts_of(reveal, best), *rest = parts_of(reveal, other);
    if (is_reader(reveal, best)) {
        return app_phrase(app,
                          N_("You win with a score of {score} ({parts}); {other} scores {less} "
                             "({rest})."),
                          TR_VALUES(score, parts, rival, less, rest));
    }
    if (is_reader(reveal, other)) {
        return app_phrase(app,
                          N_("{name} wins with a score of {score} ({parts}); you score {less} "
                             "({rest})."),
                          TR_VALUES(name, score, parts, less, rest));
    }
    return app_phrase(app,
                      N_("{name} wins with a score of {score} ({parts}); {other} scores "
                         "{less} ({rest})."),
                      TR_VALUES(name, score, parts, rival, less, rest));
}

const char *reveal_why(const Reveal *reveal)
{
    App *app = reveal->app;
    Side best = side_of(reveal, reveal->order[0]);
    Seat seat = compared(reveal);
    if (seat == SEAT_NONE) {
        return app_phrase(
            app, N_("Points ({score}) and clues ({count}) are equal, so the victory is shared."),
            TR_VALUES(app_number(app, best.total), app_number(app, best.clues)));
    }
    Side other = side_of(reveal, seat);
    if (other.total == best.total) {
        return by_clues(reveal, &best, &other);
    }
    return by_points(reveal, &best, &other);
}
