/* Properties of states and actions alone: who may do what, nothing gets lost, everything ends,
 * repeats, is written and read, and is taken back. */
#include "props.h"

#include "core/notation.h"

#include <string.h>

#define SAVE_MAX 262144

/* 1 */
static void actors_have_actions(const Place *place)
{
    SeatSet actors = place->game->actors(place->state);
    Outcome outcome;
    place->game->outcome(place->state, &outcome);
    HOLDS(place, outcome.over == (actors == 0));
    HOLDS(place, actors >> place->walk->setup.seats == 0);
    HOLDS(place, outcome.winners >> place->walk->setup.seats == 0);
    for (Seat seat = 0; seat < place->walk->setup.seats; seat++) {
        size_t count = place_legal(place, place->state, seat, 0);
        HOLDS(place, (count > 0) == seats_have(actors, seat));
        int value = place->game->bots->evaluate(place->state, seat);
        HOLDS(place, actors == 0 || (value >= 0 && value <= 1000));
    }
}

static bool list_has(const Action list[], size_t count, Action action)
{
    for (size_t i = 0; i < count; i++) {
        if (list[i] == action) {
            return true;
        }
    }
    return false;
}

/* 2 */
static void legal_is_sorted_and_all(const Place *place)
{
    Match match;
    match_init_from(&match, place->game, &place->walk->setup, place->state);
    for (Seat seat = 0; seat < place->walk->setup.seats; seat++) {
        const Action *legal = place->walk->legal[0];
        size_t count = place_legal(place, place->state, seat, 0);
        for (size_t i = 1; i < count; i++) {
            HOLDS(place, legal[i - 1] < legal[i]);
        }
        Rng rng = place_rng(place, seat);
        for (unsigned i = 0; i < 8; i++) {
            Action action = place_any_action(place, &rng);
            bool accepted = match_act(&match, seat, action);
            HOLDS(place, accepted == list_has(legal, count, action));
            HOLDS(place, accepted == match_undo(&match));
            const void *state = match_state(&match);
            HOLDS(place, memcmp(state, place->state, place->game->state_size) == 0);
        }
    }
    match_release(&match);
}

/* Counts the cards of each look that the view shows in all its zones. */
static void count_shown(const Place *place, const void *view, unsigned shown[CARD_LIMIT])
{
    for (uint8_t zone = 0; zone < place->game->names.zone_count; zone++) {
        Card cards[ZONE_CARDS_MAX];
        size_t count = place->game->zone(view, zone, cards, ZONE_CARDS_MAX);
        HOLDS(place, count <= ZONE_CARDS_MAX);
        for (size_t i = 0; i < count; i++) {
            HOLDS(place, cards[i] == CARD_HIDDEN || cards[i] < place->game->names.card_count);
            if (cards[i] != CARD_HIDDEN) {
                shown[place_look(place, cards[i])]++;
            }
        }
    }
}

/* 3 */
static void cards_are_in_one_place(const Place *place)
{
    const char *broken = place->game->check(place->state);
    if (broken) {
        place_fail(place, broken, __FILE__, __LINE__);
    }
    const GameNames *names = &place->game->names;
    unsigned copies[CARD_LIMIT] = {0};
    for (Card card = 0; card < names->card_count; card++) {
        copies[place_look(place, card)] += names->card_copies ? names->card_copies : 1;
    }
    for (Seat seat = 0; seat < place->walk->setup.seats; seat++) {
        unsigned shown[CARD_LIMIT] = {0};
        count_shown(place, place_view(place, place->state, seat, 0), shown);
        for (Card card = 0; card < names->card_count; card++) {
            HOLDS(place, shown[card] <= copies[card]);
        }
    }
}

/* 4: that the walk ended within actions_max was asked while it was played. */
static void game_ends(const Place *place)
{
    const Match *match = &place->walk->match;
    HOLDS(place, match->position <= place->game->actions_max);
    HOLDS(place, place->index == match->position || place->game->actors(place->state) != 0);
    HOLDS(place, match_is_over(match));
}

/* 5 */
static void play_repeats(const Place *place)
{
    size_t size = place->game->state_size;
    void *state = place->walk->states[0];
    if (place->index == 0) {
        for (unsigned box = 0; box < 2; box++) {
            memset(place->walk->states[box], box ? 0xFF : 0x11, size);
            place->game->setup(place->walk->states[box], &place->walk->setup);
            HOLDS(place, memcmp(place->walk->states[box], place->state, size) == 0);
        }
    }
    if (place->index == place->walk->match.position) {
        return;
    }
    place_copy(place, place->state, 0);
    Event events[EVENT_COUNT_MAX];
    EventLog log = {events, place->game->events_max, 0};
    const Played *played = place_played(place);
    place->game->apply(state, played->seat, played->action, &log);
    Place next = place_at(place->walk, place->index + 1);
    HOLDS(place, memcmp(state, next.state, size) == 0);
    HOLDS(place, log.count <= place->game->events_max);
}

static void save_write(const Match *match, Text *out)
{
    for (size_t i = 0; i < match->played.count; i++) {
        const Played *played = buffer_at(&match->played, i);
        text_append_number(out, played->seat);
        text_append(out, " ");
        notation_write(match->game, played->action, out);
        text_append(out, "\n");
    }
}

/* Plays a saved text as far as it can be read and is legal; whether that was all. */
static bool save_play(Match *match, const char *save)
{
    while (*save) {
        const char *end = strchr(save, '\n');
        char line[ACTION_TEXT_MAX];
        Text text = text_in(line, sizeof line);
        text_append_bytes(&text, save + 2, (size_t)(end - save) - 2);
        Action action;
        Seat seat = (Seat)(save[0] - '0');
        if (!notation_read(match->game, line, &action) || !match_act(match, seat, action)) {
            return false;
        }
        save = end + 1;
    }
    return true;
}

/* 11: once per walk; the engine's tests flip bytes of its log. */
static void saves_play_again(const Place *place)
{
    if (place->index != 0) {
        return;
    }
    static char saved[SAVE_MAX], again[SAVE_MAX];
    Text first = text_in(saved, sizeof saved);
    Text second = text_in(again, sizeof again);
    const Match *match = &place->walk->match;
    save_write(match, &first);
    HOLDS(place, !first.truncated);
    Match loaded;
    match_init(&loaded, place->game, &place->walk->setup);
    HOLDS(place, save_play(&loaded, saved));
    save_write(&loaded, &second);
    HOLDS(place, text_equal(saved, again));
    HOLDS(place, match_hash(&loaded) == match_hash(match));
    match_release(&loaded);
}

/* 12: once per walk. */
static void undo_and_redo_restore(const Place *place)
{
    if (place->index != 0) {
        return;
    }
    size_t size = place->game->state_size;
    Match *match = &place->walk->match;
    size_t end = match->position;
    uint64_t hash = match_hash(match);
    for (size_t i = end; i > 0; i--) {
        HOLDS(place, match_undo(match));
        Place before = place_at(place->walk, i - 1);
        HOLDS(place, memcmp(match_state(match), before.state, size) == 0);
    }
    void *start = place->walk->states[0];
    place->game->setup(start, &place->walk->setup);
    HOLDS(place, !match_undo(match) && memcmp(match_state(match), start, size) == 0);
    while (match_redo(match)) {
    }
    HOLDS(place, match->position == end && match_hash(match) == hash);
}

/* 13 */
static void actions_survive_text(const Place *place)
{
    for (Seat seat = 0; seat < place->walk->setup.seats; seat++) {
        size_t count = place_legal(place, place->state, seat, 0);
        for (size_t i = 0; i < count; i++) {
            char bytes[ACTION_TEXT_MAX];
            Text text = text_in(bytes, sizeof bytes);
            notation_write(place->game, place->walk->legal[0][i], &text);
            Action read = ACTION_NONE;
            HOLDS(place, !text.truncated && notation_read(place->game, bytes, &read));
            HOLDS(place, read == place->walk->legal[0][i]);
        }
    }
}

const Property state_properties[] = {
    {"1 actors exactly until the end, each with an action", actors_have_actions},
    {"2 legal sorted, nothing else accepted", legal_is_sorted_and_all},
    {"3 invariants, every card in one place", cards_are_in_one_place},
    {"4 ends within its bound", game_ends},
    {"5 same setup and actions, same bytes", play_repeats},
    {"11 saved and loaded is the same", saves_play_again},
    {"12 undo and redo restore the bytes", undo_and_redo_restore},
    {"13 action to text to action", actions_survive_text},
    {NULL, NULL},
};
