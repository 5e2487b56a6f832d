/* A match is one game being played: the only holder of the true state, of the history, and of undo
 * and redo. Screens and bots ask it for the view of a seat.
 *
 * The history is the list of all states since the start, so undo is stepping back in a list. An
 * action is carried out once: its events are kept with it and can be asked for at any time. Actions
 * beyond the position are what redo would play; a new action drops them. */
#ifndef CORE_MATCH_H
#define CORE_MATCH_H

#include "base/buffer.h"
#include "core/game.h"

/* One past action. */
typedef struct Played {
    Action action;
    Seat seat;
    uint8_t unused[3];
    uint32_t events_end; /* in Match.events: behind those of this action */
} Played;

typedef struct Match {
    const Game *game;
    Setup setup;
    Buffer states;   /* state_size bytes each; the first is the start */
    Buffer played;   /* Played, one less than the states */
    Buffer events;   /* Event, those of each action behind those of the one before; unredacted */
    size_t position; /* how many of `played` have been done */
} Match;

/* Deals a new match; the setup must be accepted by the game. */
void match_init(Match *match, const Game *game, const Setup *setup);

/* Starts from a position instead of a deal: a state of the game that its check accepts. */
void match_init_from(Match *match, const Game *game, const Setup *setup, const void *state);

/* Gives back its memory. */
void match_release(Match *match);

/* The true state, for the engine, saves and tests: never for a screen or a bot. */
const void *match_state(const Match *match);

/* At the present position, as the members of Game that are called so. */
SeatSet match_actors(const Match *match);
bool match_is_over(const Match *match);
void match_outcome(const Match *match, Outcome *out);
size_t match_legal(const Match *match, Seat seat, Action out[], size_t capacity);
void match_view(const Match *match, Seat seat, void *view);

/* Plays the action, keeps what happens, and drops what could be redone; false, with nothing
 * changed, when it is not legal for this seat. */
bool match_act(Match *match, Seat seat, Action action);

/* What the action at `index` (0 … position - 1) made happen, as `seat` saw it; `seat` SEAT_NONE:
 * unredacted. `log` must have room for the game's events_max. */
void match_events(const Match *match, size_t index, Seat seat, EventLog *log);

/* The view that `seat` had before the action at `index`, where the events of the action begin. */
void match_view_before(const Match *match, size_t index, Seat seat, void *view);

/* Whose knowledge of the cards: what each seat knows, so that anybody may be told; or what any of
 * them knows, all seats taken together. */
typedef enum Sharing { KNOWN_TO_EACH, KNOWN_TO_ANY } Sharing;

/* The cards of a zone after the first `actions` actions (0 … position) as far as they are known in
 * this way, CARD_HIDDEN for the others, in the order of Game.zone; returns their number, at most
 * ZONE_CARDS_MAX. */
size_t match_zone_known(const Match *match, size_t actions, uint8_t zone, Sharing sharing,
                        Card out[ZONE_CARDS_MAX]);

bool match_undo(Match *match); /* false when there is nothing to take back */
bool match_redo(Match *match); /* false when there is nothing to play again */

/* A fingerprint of the present state, equal on every machine. */
uint64_t match_hash(const Match *match);

#endif
