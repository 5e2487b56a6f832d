/* A world that a view allows. What the seat cannot place is placed step by step: who is the killer
 * and where the killer card lies, the bottoms of clues, the cards that are probably still where the
 * seat knew them, the secret, hidden clues; the rest is shuffled over the hands and the deck. Each
 * choice is drawn in proportion to the copies that it can be made of.
 *
 * A choice may leave a later step without any. Then the world is begun again, so that what is left
 * is near to uniform; after too many of those the steps are searched through with steps back, which
 * finds a world because the true one is among them.
 *
 * Other seats remember nothing in such a world but what everybody knows. */
#include "direnjie/knowledge.h"
#include "direnjie/state.h"
#include "direnjie/think.h"
#include "direnjie/think/world.h"

#include "base/assert.h"

#include <string.h>

#define TRIES 60

static void add_step(Sampling *sampling, StepKind kind, unsigned what, Card card)
{
    ASSERT(sampling->count < STEPS_MAX);
    sampling->steps[sampling->count++] = (Step){(uint8_t)kind, (uint8_t)what, card};
}

static void list_clue_steps(Sampling *sampling, StepKind kind)
{
    const DirenjieView *view = sampling->view;
    for (unsigned i = 0; i < view->table.clue_count; i++) {
        bool is_public = clue_is_public(&view->table, i);
        if (view->clues[i].cards[2] == CARD_HIDDEN && is_public == (kind == STEP_BOTTOM)) {
            add_step(sampling, kind, i, CARD_NONE);
        }
    }
}

/* The steps with the fewest options come first; what a later step relies on comes before it. */
static void list_steps(Sampling *sampling)
{
    const DirenjieView *view = sampling->view;
    const DirenjieTable *table = &view->table;
    if (table->expansion) {
        add_step(sampling, STEP_KILLER, 0, CARD_NONE);
    }
    list_clue_steps(sampling, STEP_BOTTOM);
    for (Seat seat = 0; seat < table->seats; seat++) {
        FOR_CARDS(rest, view->uncertain[seat])
        {
            add_step(sampling, STEP_UNCERTAIN, seat, lowest_first(rest));
        }
    }
    for (unsigned i = 0; i < DIRENJIE_CATEGORIES; i++) {
        add_step(sampling, STEP_SECRET, i, CARD_NONE);
    }
    list_clue_steps(sampling, STEP_HIDDEN);
    if (table->phase == DIRENJIE_SUBMITTING && table->actor != view->seat) {
        add_step(sampling, STEP_SUBMITTED, table->actor, CARD_NONE);
    }
}

static void place_killer(World *world, const Option *option)
{
    world->killer = option->killer;
    if (option->place == SEAT_NONE) {
        return;
    }
    world->unplaced &= ~KILLER_BIT;
    if (option->place >= IN_CLUE) {
        world->clues[option->place - IN_CLUE].cards[2] = DIRENJIE_KILLER_CARD;
    } else if (option->place == IN_DECK) {
        world->killer_in_deck = true;
    } else {
        world->placed[option->place] |= KILLER_BIT;
    }
}

static void place_uncertain(World *world, Seat seat, Card card)
{
    if (card == CARD_NONE) {
        world->absent[seat]++;
    } else if (card != DIRENJIE_KILLER_CARD) {
        world->placed[seat] = direnjie_add(world->placed[seat], card);
        world->unplaced = direnjie_remove(world->unplaced, card);
    }
}

/* Cards that were placed in the owner's hand go first. */
static void place_hidden(const Sampling *sampling, World *world, unsigned clue,
                         const Option *option)
{
    Seat owner = sampling->view->table.clue_owners[clue];
    CardSet cards = cards_of_clue(option->top, option->bottom) & ~KILLER_BIT;
    CardSet fresh = direnjie_less(cards, world->placed[owner]);
    world->placed[owner] = direnjie_less(world->placed[owner], cards);
    world->unplaced = direnjie_less(world->unplaced, fresh);
    world->clues[clue] = (DirenjieClue){{option->top, option->top, option->bottom}};
}

static void place_submitted(const Sampling *sampling, World *world, Seat seat, const Option *option)
{
    CardSet held = direnjie_join(sampling->view->certain[seat], world->placed[seat]);
    CardSet fresh = direnjie_less(cards_of_clue(option->top, option->bottom), held);
    world->placed[seat] = direnjie_join(world->placed[seat], fresh);
    world->unplaced = direnjie_less(world->unplaced, fresh);
}

static void place_bottom(World *world, unsigned clue, Card bottom)
{
    DirenjieClue *cards = &world->clues[clue];
    *cards = (DirenjieClue){{cards->cards[0], cards->cards[0], bottom}};
    if (bottom != DIRENJIE_KILLER_CARD) {
        world->unplaced = direnjie_remove(world->unplaced, bottom);
    }
}

static void place(const Sampling *sampling, World *world, Step step, const Option *option)
{
    switch ((StepKind)step.kind) {
    case STEP_KILLER:
        place_killer(world, option);
        break;
    case STEP_SECRET:
        world->secret[step.what] = option->top;
        world->unplaced = direnjie_remove(world->unplaced, option->top);
        break;
    case STEP_UNCERTAIN:
        place_uncertain(world, step.what, option->top);
        break;
    case STEP_HIDDEN:
        place_hidden(sampling, world, step.what, option);
        break;
    case STEP_SUBMITTED:
        place_submitted(sampling, world, step.what, option);
        break;
    case STEP_BOTTOM:
        place_bottom(world, step.what, option->bottom);
        break;
    }
}

/* Takes one option out of the list, each as likely as its weight says. */
static Option pick_option(Options *options, Rng *rng)
{
    uint32_t sum = 0;
    for (unsigned i = 0; i < options->count; i++) {
        sum += options->list[i].weight;
    }
    uint32_t at = rng_below(rng, sum);
    unsigned i = 0;
    while (at >= options->list[i].weight) {
        at -= options->list[i++].weight;
    }
    Option picked = options->list[i];
    options->list[i] = options->list[--options->count];
    return picked;
}

/* Whether no step from `index` on is without options already; before the first step, which says
 * where the killer card lies, that cannot be told. */
static bool steps_are_open(const Sampling *sampling, const World *world, unsigned index)
{
    Options options;
    for (; index < sampling->count; index++) {
        direnjie_offer(sampling, world, sampling->steps[index], &options);
        if (options.count == 0) {
            return false;
        }
    }
    return true;
}

/* Goes through the steps from `index` on; the finished world is left in the sampling. */
static bool finish_world(Sampling *sampling, const World *world, unsigned index)
{
    Options options;
    if (index == sampling->count) {
        sampling->world = *world;
        return true;
    }
    if (sampling->steps_back && index > 0 && !steps_are_open(sampling, world, index)) {
        return false;
    }
    direnjie_offer(sampling, world, sampling->steps[index], &options);
    while (options.count > 0) {
        World next = *world;
        Option option = pick_option(&options, sampling->rng);
        place(sampling, &next, sampling->steps[index], &option);
        if (finish_world(sampling, &next, index + 1)) {
            return true;
        }
        if (!sampling->steps_back) {
            return false;
        }
    }
    return false;
}

static void draw_world(Sampling *sampling)
{
    World start = {.unplaced = direnjie_view_unseen(sampling->view),
                   .killer = sampling->view->table.expansion ? DIRENJIE_NOBODY : SEAT_NONE};
    memcpy(start.clues, sampling->view->clues, sizeof start.clues);
    for (unsigned i = 0; i < TRIES; i++) {
        if (finish_world(sampling, &start, 0)) {
            return;
        }
    }
    sampling->steps_back = true;
    bool found = finish_world(sampling, &start, 0);
    ASSERT(found);
}

static void deal_hands(const Sampling *sampling, DirenjieState *state)
{
    const DirenjieView *view = sampling->view;
    const World *world = &sampling->world;
    Card cards[DIRENJIE_CARDS];
    unsigned count = 0;
    FOR_CARDS(rest, world->unplaced)
    {
        cards[count++] = lowest_first(rest);
    }
    rng_shuffle(sampling->rng, cards, count);
    for (Seat seat = 0; seat < view->table.seats; seat++) {
        CardSet *hand = &state->hands[seat];
        if (seat == view->seat) {
            *hand = view->hand;
        } else {
            *hand = direnjie_join(view->certain[seat], world->placed[seat]);
        }
        while (set_count(*hand) < view->table.hand_counts[seat]) {
            *hand = direnjie_add(*hand, cards[--count]);
        }
    }
    if (world->killer_in_deck) {
        cards[count++] = DIRENJIE_KILLER_CARD;
        rng_shuffle(sampling->rng, cards, count);
    }
    ASSERT(count == view->table.deck_count);
    memcpy(state->deck, cards, count);
}

/* What the others saw at the start. */
static void deal_starting_clues(const Sampling *sampling, DirenjieState *state)
{
    const DirenjieView *view = sampling->view;
    Card innocent[DIRENJIE_IDENTITIES];
    unsigned count = 0, each = direnjie_starting_count(view->table.seats);
    const Card *secret = sampling->world.secret;
    for (Card i = 0; i < DIRENJIE_IDENTITIES; i++) {
        Card card = (Card)(3 * i);
        bool own = view->starting[view->seat] >> i & 1;
        if (!own && card != secret[0] && card != secret[1] && card != secret[2]) {
            innocent[count++] = i;
        }
    }
    rng_shuffle(sampling->rng, innocent, count);
    for (Seat seat = 0; seat < view->table.seats; seat++) {
        state->starting[seat] = view->starting[seat];
        for (unsigned i = 0; seat != view->seat && i < each; i++) {
            state->starting[seat] |= (uint16_t)(1u << innocent[--count]);
        }
    }
}

static Seat any_accused(const DirenjieTable *table, Seat seat, Rng *rng)
{
    Seat other = (Seat)rng_below(rng, table->seats - 1u);
    return (Seat)(other + (other >= seat));
}

static void guess_answers(const DirenjieView *view, Rng *rng, DirenjieState *state)
{
    static const uint8_t first[DIRENJIE_CATEGORIES] = {0, 6, 11}, size[] = {6, 5, 5};
    for (Seat seat = 0; seat < view->table.seats; seat++) {
        for (unsigned i = 0; i < DIRENJIE_ANSWERS; i++) {
            uint8_t *answer = &state->answers[seat][i];
            if (*answer == CARD_HIDDEN && i < DIRENJIE_CATEGORIES) {
                *answer = (Card)(3 * (first[i] + rng_below(rng, size[i])));
            } else if (*answer == CARD_HIDDEN) {
                *answer = any_accused(&view->table, seat, rng);
            }
        }
    }
}

static void remember(const DirenjieView *view, DirenjieState *state)
{
    unsigned all = (1u << view->table.seats) - 1;
    all |= (unsigned)(view->table.seats <= 4) << DIRENJIE_NOBODY;
    for (Seat seat = 0; seat < view->table.seats; seat++) {
        state->certain[view->seat][seat] = view->certain[seat];
        state->uncertain[view->seat][seat] = view->uncertain[seat];
        state->missing[view->seat][seat] = view->missing[seat];
        bool is_known = seat == state->killer || view->table.declined != SEAT_NONE;
        unsigned others = is_known ? 1u << state->killer : all & ~(1u << seat);
        state->candidates[seat] = (uint8_t)(view->table.expansion ? others : 0);
    }
    state->candidates[view->seat] = view->candidates;
    for (Seat seat = 0; seat < view->table.seats; seat++) {
        direnjie_know_present(state, seat);
    }
    state->outside[view->seat] = view->outside;
}

static void sample_shown(const DirenjieView *view, DirenjieState *state)
{
    for (Seat seat = 0; seat < view->table.seats; seat++) {
        if (seat == view->seat) {
            state->hands[seat] = view->hand;
        } else {
            state->hands[seat] = view->certain[seat];
        }
    }
    memcpy(state->starting, view->starting, sizeof state->starting);
    memcpy(state->clues, view->clues, sizeof state->clues);
    memcpy(state->deck, view->deck, sizeof state->deck);
    memcpy(state->secret, view->secret, sizeof state->secret);
    state->killer = view->killer;
}

static void sample_hidden(const DirenjieView *view, Rng *rng, DirenjieState *state)
{
    Sampling sampling = {.view = view, .rng = rng};
    list_steps(&sampling);
    draw_world(&sampling);
    memcpy(state->clues, sampling.world.clues, sizeof state->clues);
    memcpy(state->secret, sampling.world.secret, sizeof state->secret);
    state->killer = sampling.world.killer;
    deal_hands(&sampling, state);
    deal_starting_clues(&sampling, state);
    guess_answers(view, rng, state);
}

void direnjie_sample(const void *memory, Rng *rng, void *out)
{
    const DirenjieView *view = memory;
    DirenjieState *state = out;
    *state = (DirenjieState){.rng = rng_seeded((uint64_t)rng_next(rng) << 32 | rng_next(rng)),
                             .table = view->table};
    memcpy(state->answers, view->answers, sizeof state->answers);
    if (view->table.phase == DIRENJIE_OVER) {
        sample_shown(view, state);
    } else {
        sample_hidden(view, rng, state);
    }
    remember(view, state);
    if (view->table.phase == DIRENJIE_OVER) {
        memset(state->certain, 0, sizeof state->certain);
    }
}
