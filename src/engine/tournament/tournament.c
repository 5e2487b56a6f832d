/* Everybody against everybody on the same deals. Two entrants meet twice on each deal, in the seats
 * of each other (of more than two seats they take every other one); the seeds by which players
 * choose depend on the deal and on how far the game is, never on who plays, so that luck weighs on
 * both alike: a player against itself ends exactly even. Games of one seat, and of seats that hold
 * together, are played by each entrant alone.
 *
 * Only whole deals are counted: one that is stopped in its midst is dropped. */
#include "entrant.h"
#include "reply.h"

#include "base/hash.h"
#include "base/share.h"

#include <math.h>
#include <string.h>

#define ENTRANTS_MAX    8
#define DEALS_MAX       1000000
#define PATIENCE_USUAL  10000
#define PATIENCE_MAX_MS (60 * 60 * 1000)
#define WHOLE           1000 /* a game that is won */

typedef struct Tally {
    int64_t points; /* thousandths of games */
    long games;
} Tally;

typedef struct Tournament {
    Engine *engine;
    const Codec *codec;
    Setup setup;
    Entrant entrants[ENTRANTS_MAX];
    Tally tallies[ENTRANTS_MAX]; /* of whole deals */
    Tally deal[ENTRANTS_MAX];    /* of the one that is played */
    size_t count;
    uint64_t seed;
    int64_t deals, deal_count; /* to be played; played */
    long game_count;
    uint32_t nodes;
    BotLevel level;
    int64_t patience;
    bool together;
} Tournament;

static bool is_stopped(const Tournament *tournament)
{
    return atomic_load(&tournament->engine->stop);
}

static bool number_read(const json_t *request, const char *key, Range range, int64_t *out,
                        Refusal *refusal)
{
    return !json_object_get(request, key) || field_integer(request, key, range, out, refusal);
}

static bool entrants_read(const json_t *request, Tournament *out, Refusal *refusal)
{
    const json_t *names;
    if (!field_array(request, "entrants", SIZE_MAX, &names, refusal)) {
        return false;
    }
    out->count = json_array_size(names);
    if (out->count < 2 || out->count > ENTRANTS_MAX) {
        return REFUSE(refusal, "\"entrants\" must have 2 to %d members.", ENTRANTS_MAX);
    }
    for (size_t i = 0; i < out->count; i++) {
        if (!entrant_read(json_array_get(names, i), &out->entrants[i], refusal)) {
            return false;
        }
    }
    return true;
}

static bool tournament_read(const json_t *request, Tournament *out, Refusal *refusal)
{
    int64_t seed = 0, nodes = 0;
    if (!setup_read(request, &out->codec, &out->setup, refusal) ||
        !entrants_read(request, out, refusal) ||
        !field_integer(request, "deals", (Range){1, DEALS_MAX}, &out->deals, refusal) ||
        !field_integer(request, "seed", (Range){0, SEED_MAX}, &seed, refusal) ||
        !number_read(request, "nodes", (Range){1, UINT32_MAX}, &nodes, refusal) ||
        !number_read(request, "patience_ms", (Range){1, PATIENCE_MAX_MS}, &out->patience,
                     refusal)) {
        return false;
    }
    out->seed = (uint64_t)seed;
    out->nodes = (uint32_t)nodes;
    return (!json_object_get(request, "level") || level_read(request, &out->level, refusal)) &&
           (!json_object_get(request, "together") ||
            field_flag(request, "together", &out->together, refusal));
}

/* Who sits where in a game. */
typedef struct Seating {
    size_t entrants[SEAT_LIMIT];
} Seating;

/* Thousandths of a game: a win is a whole one for everybody who wins it, but where two seats at
 * most can play, both winning is a draw. */
static int64_t seat_points(const Game *game, const Outcome *outcome, Seat seat)
{
    bool is_draw = game->seats_max == 2 && outcome->winners == (seat_bit(0) | seat_bit(1));
    if (is_draw) {
        return WHOLE / 2;
    }
    return seats_have(outcome->winners, seat) ? WHOLE : 0;
}

/* Each entrant gets the mean of its seats. `loser`: who ended the game by a fault and has lost it
 * to the others; or `count`. */
static void count_game(Tournament *tournament, const Match *match, const Seating *seating,
                       size_t loser)
{
    int64_t sums[ENTRANTS_MAX] = {0};
    int seats[ENTRANTS_MAX] = {0};
    Outcome outcome = {0};
    match_outcome(match, &outcome);
    for (Seat seat = 0; seat < match->setup.seats; seat++) {
        size_t entrant = seating->entrants[seat];
        bool is_ended = loser < tournament->count;
        int64_t won = entrant == loser ? 0 : WHOLE;
        sums[entrant] += is_ended ? won : seat_points(match->game, &outcome, seat);
        seats[entrant]++;
    }
    for (size_t i = 0; i < tournament->count; i++) {
        if (seats[i]) {
            tournament->deal[i].points += sums[i] / seats[i];
            tournament->deal[i].games++;
        }
    }
}

/* That nothing more is answered after a stop is no fault. */
static void note_fault(const Tournament *tournament, Entrant *entrant, const Refusal *refusal)
{
    if (!is_stopped(tournament) && entrant->fault_count++ < FAULTS_MAX) {
        json_int_t game = tournament->game_count + 1;
        json_array_append_new(entrant->faults,
                              json_pack("{s:I,s:s}", "game", game, "error", refusal->sentence));
    }
}

/* The entrant that ended the game by a fault, or `count`. */
static size_t play(Tournament *tournament, Match *match, const Seating *seating)
{
    size_t told[SEAT_LIMIT] = {0};
    Refusal refusal = {0};
    uint64_t hash = hash_bytes(HASH_START, &match->setup.seed, sizeof match->setup.seed);
    while (!match_is_over(match) && !is_stopped(tournament)) {
        Seat seat = seats_first(match_actors(match));
        size_t entrant = seating->entrants[seat];
        Action action;
        Decision decision = {.engine = tournament->engine,
                             .codec = tournament->codec,
                             .match = match,
                             .seat = seat,
                             .seed = (hash + match->position) & SEED_MAX,
                             .since = told[seat],
                             .nodes = tournament->nodes,
                             .level = tournament->level,
                             .patience = tournament->patience,
                             .refusal = &refusal};
        told[seat] = match->position;
        if (!entrant_choose(&tournament->entrants[entrant], &decision, &action)) {
            note_fault(tournament, &tournament->entrants[entrant], &refusal);
            return entrant;
        }
        match_act(match, seat, action);
    }
    return tournament->count;
}

static void play_game(Tournament *tournament, const Seating *seating)
{
    Match match;
    match_init(&match, tournament->codec->game, &tournament->setup);
    size_t loser = play(tournament, &match, seating);
    if (!is_stopped(tournament)) {
        tournament->game_count++;
        count_game(tournament, &match, seating, loser);
    }
    match_release(&match);
}

static void play_pair(Tournament *tournament, size_t one, size_t other)
{
    const size_t pair[] = {one, other};
    for (unsigned turn = 0; turn < 2 && !is_stopped(tournament); turn++) {
        Seating seating = {{0}};
        for (Seat seat = 0; seat < tournament->setup.seats; seat++) {
            seating.entrants[seat] = pair[(seat + turn) % 2];
        }
        play_game(tournament, &seating);
    }
}

static void play_alone(Tournament *tournament, size_t entrant)
{
    Seating seating;
    for (Seat seat = 0; seat < SEAT_LIMIT; seat++) {
        seating.entrants[seat] = entrant;
    }
    if (!is_stopped(tournament)) {
        play_game(tournament, &seating);
    }
}

static void play_deal(Tournament *tournament)
{
    bool is_alone = tournament->together || tournament->setup.seats == 1;
    memset(tournament->deal, 0, sizeof tournament->deal);
    for (size_t i = 0; i < tournament->count; i++) {
        if (is_alone) {
            play_alone(tournament, i);
        }
        for (size_t other = i + 1; !is_alone && other < tournament->count; other++) {
            play_pair(tournament, i, other);
        }
    }
    for (size_t i = 0; i < tournament->count && !is_stopped(tournament); i++) {
        tournament->tallies[i].points += tournament->deal[i].points;
        tournament->tallies[i].games += tournament->deal[i].games;
    }
    tournament->deal_count += !is_stopped(tournament);
}

static json_t *thousandths(double share)
{
    return json_integer((json_int_t)lround(WHOLE * share));
}

static json_t *entrant_write(const Entrant *entrant, const Tally *tally)
{
    json_t *json =
        json_pack("{s:s,s:I,s:I,s:I,s:O}", "name", entrant->name, "games", (json_int_t)tally->games,
                  "points", (json_int_t)tally->points, "forfeits", (json_int_t)entrant->fault_count,
                  "faults", entrant->faults);
    if (tally->games) {
        Share share = share_of((double)tally->points / WHOLE, tally->games);
        json_object_set_new(json, "share", thousandths(share.share));
        json_object_set_new(json, "low", thousandths(share.low));
        json_object_set_new(json, "high", thousandths(share.high));
    }
    return json;
}

static json_t *tournament_write(const Tournament *tournament, bool is_partial)
{
    json_t *entrants = json_array();
    for (size_t i = 0; i < tournament->count; i++) {
        json_array_append_new(entrants,
                              entrant_write(&tournament->entrants[i], &tournament->tallies[i]));
    }
    return json_pack("{s:b,s:I,s:o}", "partial", is_partial, "deals",
                     (json_int_t)tournament->deal_count, "entrants", entrants);
}

static void play_deals(Tournament *tournament)
{
    for (int64_t i = 0; i < tournament->deals && !is_stopped(tournament); i++) {
        tournament->setup.seed = (tournament->seed + (uint64_t)i) & SEED_MAX;
        play_deal(tournament);
        if (!is_stopped(tournament) && i + 1 < tournament->deals) {
            engine_tell_part(tournament->engine, tournament_write(tournament, true));
        }
    }
}

json_t *command_tournament(Engine *engine, const json_t *request, Refusal *refusal)
{
    Tournament tournament = {.engine = engine, .level = BOT_HARD, .patience = PATIENCE_USUAL};
    if (!tournament_read(request, &tournament, refusal)) {
        return NULL;
    }
    for (size_t i = 0; i < tournament.count; i++) {
        tournament.entrants[i].faults = json_array();
    }
    play_deals(&tournament);
    json_t *reply = tournament_write(&tournament, false);
    for (size_t i = 0; i < tournament.count; i++) {
        entrant_release(&tournament.entrants[i]);
        json_decref(tournament.entrants[i].faults);
    }
    return reply;
}
