/* Playing the games that the properties look at, and the boxes they look with. */
#include "props.h"

#include "base/assert.h"
#include "core/notation.h"

#include <stdlib.h>
#include <string.h>

#define TRIED_MAX 12 /* legal actions compared by a player who wants to do well */

static const Walk *walked; /* for the handler of SIGABRT */

static void walk_say(const Walk *walk)
{
    print_error("%s, %d seats, options", walk->game->id, walk->setup.seats);
    for (unsigned i = 0; i < walk->game->option_count; i++) {
        print_error(" %s=%d", walk->game->options[i].key, (int)walk->setup.options[i]);
    }
    print_error("; repeat it alone with MEJA_PROPS_GAME=%s MEJA_PROPS_SEED=%llu\n", walk->game->id,
                (unsigned long long)walk->seed);
}

void walk_say_when_aborted(int unused)
{
    (void)unused;
    if (walked) {
        walk_say(walked);
    }
}

_Noreturn void place_fail(const Place *place, const char *what, const char *file, int line)
{
    print_error("%s:%d: %s\nafter %zu actions of ", file, line, what, place->index);
    walk_say(place->walk);
    fail();
    abort();
}

static int value_after(const Place *place, Seat seat, Action action)
{
    void *after = place_copy(place, place->state, 0);
    place->game->apply(after, seat, action, NULL);
    Outcome outcome;
    place->game->outcome(after, &outcome);
    if (outcome.over) {
        return seats_have(outcome.winners, seat) ? 1001 : -1;
    }
    return place->game->bots->evaluate(after, seat);
}

static Action pick_good(const Place *place, Seat seat, size_t count, Rng *rng)
{
    Action best = ACTION_NONE;
    int best_value = -2;
    for (unsigned i = 0; i < TRIED_MAX; i++) {
        Action action = place->walk->legal[0][rng_below(rng, (uint32_t)count)];
        int value = value_after(place, seat, action);
        if (value > best_value) {
            best = action;
            best_value = value;
        }
    }
    return best;
}

static void walk_step(Walk *walk, Rng *rng)
{
    Place place = place_at(walk, walk->match.position);
    SeatSet actors = match_actors(&walk->match);
    Seat seat = seats_first(actors);
    while (set_count(actors) > 1 && rng_below(rng, 2)) {
        actors &= (SeatSet)(actors - 1);
        seat = seats_first(actors);
    }
    size_t count = place_legal(&place, place.state, seat, 0);
    HOLDS(&place, count > 0);
    Action action = walk->seed % 2 ? pick_good(&place, seat, count, rng)
                                   : walk->legal[0][rng_below(rng, (uint32_t)count)];
    HOLDS(&place, match_act(&walk->match, seat, action));
}

/* Some event named the zone without a place: its places mean nothing. */
static void walk_find_loose(Walk *walk)
{
    for (size_t i = 0; i < walk->match.position; i++) {
        Event events[EVENT_COUNT_MAX];
        EventLog log = {events, walk->game->events_max, 0};
        match_events(&walk->match, i, SEAT_NONE, &log);
        for (size_t k = 0; k < log.count; k++) {
            bool moves = events[k].kind == EVENT_MOVE || events[k].kind == EVENT_TURN;
            walk->loose[events[k].from] |= moves && events[k].from_index == INDEX_ANY;
            walk->loose[events[k].to] |= moves && events[k].to_index == INDEX_ANY;
        }
    }
}

static void walk_find_looks(Walk *walk)
{
    const char *const *words = walk->game->names.cards;
    for (Card card = 0; card < walk->game->names.card_count; card++) {
        walk->looks[card] = 0;
        while (!text_equal(words[walk->looks[card]], words[card])) {
            walk->looks[card]++;
        }
    }
}

static void *box_new(size_t size)
{
    void *box = malloc(size);
    ASSERT(box);
    return box;
}

void walk_init(Walk *walk, const Game *game, const Setup *setup, uint64_t seed)
{
    *walk = (Walk){.game = game, .setup = *setup, .seed = seed};
    walked = walk;
    for (unsigned i = 0; i < BOXES; i++) {
        walk->states[i] = box_new(game->state_size);
        walk->views[i] = box_new(game->view_size);
        walk->legal[i] = box_new(game->legal_max * sizeof(Action));
    }
    walk_find_looks(walk);
    match_init(&walk->match, game, setup);
    Rng rng = rng_seeded(seed);
    while (!match_is_over(&walk->match)) {
        Place place = place_at(walk, walk->match.position);
        HOLDS(&place, walk->match.position < game->actions_max);
        walk_step(walk, &rng);
    }
    walk_find_loose(walk);
}

void walk_release(Walk *walk)
{
    walked = NULL;
    for (unsigned i = 0; i < BOXES; i++) {
        free(walk->states[i]);
        free(walk->views[i]);
        free(walk->legal[i]);
    }
    match_release(&walk->match);
}

Place place_at(Walk *walk, size_t index)
{
    return (Place){walk, walk->game, index, buffer_at(&walk->match.states, index)};
}

const Played *place_played(const Place *place)
{
    return buffer_at(&place->walk->match.played, place->index);
}

Rng place_rng(const Place *place, Seat seat)
{
    return rng_seeded(place->walk->seed * 8192 + place->index * SEAT_LIMIT + seat);
}

void *place_copy(const Place *place, const void *state, unsigned box)
{
    return memcpy(place->walk->states[box], state, place->game->state_size);
}

void *place_view(const Place *place, const void *state, Seat seat, unsigned box)
{
    memset(place->walk->views[box], 0xA5 + (int)box, place->game->view_size);
    place->game->view(state, seat, place->walk->views[box]);
    return place->walk->views[box];
}

void *place_sample(const Place *place, const void *view, Rng *rng, unsigned box)
{
    memset(place->walk->states[box], 0x5A + (int)box, place->game->state_size);
    place->game->sample(view, rng, place->walk->states[box]);
    return place->walk->states[box];
}

size_t place_legal(const Place *place, const void *state, Seat seat, unsigned box)
{
    size_t count = place->game->legal(state, seat, place->walk->legal[box], place->game->legal_max);
    HOLDS(place, count <= place->game->legal_max);
    return count;
}

static unsigned words_count(const char *const *words)
{
    unsigned count = 0;
    while (words[count]) {
        count++;
    }
    return count;
}

static uint8_t any_operand(const Place *place, const Verb *verb, OperandKind kind, Rng *rng)
{
    switch (kind) {
    case OPERAND_CARD:
        return (uint8_t)rng_below(rng, place->game->names.card_count);
    case OPERAND_SEAT:
        return (uint8_t)rng_below(rng, place->walk->setup.seats);
    case OPERAND_NUMBER:
        return (uint8_t)rng_below(rng, 8);
    case OPERAND_WORD:
        return (uint8_t)rng_below(rng, words_count(verb->words));
    case OPERAND_UNIT:
        return operand_unit((Seat)rng_below(rng, 2), rng_below(rng, 2), 1 + rng_below(rng, 6));
    case OPERAND_END:
        break;
    }
    return 0;
}

static CardSet any_set(const Place *place, Rng *rng)
{
    CardSet set = 0;
    for (uint32_t more = 1 + rng_below(rng, 4); more > 0; more--) {
        set |= card_bit((Card)rng_below(rng, place->game->names.card_count));
    }
    return set;
}

/* Equal cards are named by the lowest of them, as reading a text does. */
static Action action_as_read(const Game *game, Action action)
{
    char bytes[ACTION_TEXT_MAX];
    Text text = text_in(bytes, sizeof bytes);
    notation_write(game, action, &text);
    return notation_read(game, bytes, &action) ? action : ACTION_NONE;
}

Action place_any_action(const Place *place, Rng *rng)
{
    const Buffer *played = &place->walk->match.played;
    if (rng_below(rng, 2)) {
        const Played *other = buffer_at(played, rng_below(rng, (uint32_t)played->count));
        return other->action;
    }
    unsigned index = rng_below(rng, place->game->names.verb_count);
    const Verb *verb = &place->game->names.verbs[index];
    Action action = action_bare(index);
    if (verb->form == VERB_CARD_SET) {
        return action_as_read(place->game, action | any_set(place, rng));
    }
    for (unsigned i = 0; verb->operands[i] != OPERAND_END; i++) {
        uint8_t operand = any_operand(place, verb, verb->operands[i], rng);
        action |= (Action)operand << (48 - 8 * i);
    }
    return action_as_read(place->game, action);
}

Card place_look(const Place *place, Card card)
{
    return card < place->game->names.card_count ? place->walk->looks[card] : card;
}
