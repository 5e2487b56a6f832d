/* The notebook's ink over random games: whatever it says holds in the true state and in the worlds
 * that the seat must consider; and in small endings it is all that can be said, by trying every
 * world. */
#include "scene.h"

#include "games/direnjie_notebook.h"

#include <stdlib.h>
#include <string.h>

static unsigned games = 60;

static unsigned in_clues(const DirenjieState *state, Seat seat, Card card)
{
    const DirenjieTable *table = &state->table;
    unsigned count = 0;
    for (unsigned i = 0; i < table->clue_count; i++) {
        bool seen = table->clues_public >> i & 1 || table->clue_owners[i] == seat ||
                    seats_have(table->clue_inspectors[i], seat);
        for (unsigned k = 0; k < 3 && seen; k++) {
            count += state->clues[i].cards[k] == card;
        }
    }
    return count;
}

/* Copies in the hand, and in the clue that the notebook's seat has not seen. */
static unsigned held_by(const DirenjieState *state, Seat seat, Seat owner, Card card)
{
    unsigned count = direnjie_copies_in(state->hands[owner], card);
    for (unsigned i = 0; i < state->table.clue_count; i++) {
        bool hidden = state->table.clue_owners[i] == owner && owner != seat &&
                      !(state->table.clues_public >> i & 1) &&
                      !seats_have(state->table.clue_inspectors[i], seat);
        for (unsigned k = 0; k < 3 && hidden; k++) {
            count += state->clues[i].cards[k] == card;
        }
    }
    return count;
}

static unsigned killer_at(const DirenjieState *state, unsigned place)
{
    Seat seat = place == NOTEBOOK_DECK ? DIRENJIE_NOBODY : (Seat)(place - NOTEBOOK_SEATS);
    return state->killer == seat;
}

/* What the ink speaks about, as it is. */
static unsigned truth_of(const DirenjieState *state, Seat seat, unsigned row, unsigned place)
{
    Card card = (Card)(3 * row);
    unsigned count = 0;
    if (row == NOTEBOOK_KILLER) {
        return killer_at(state, place);
    }
    switch ((enum NotebookPlace)place) {
    case NOTEBOOK_SECRET:
        return state->secret[direnjie_category(card)] == card;
    case NOTEBOOK_CLUES:
        return in_clues(state, seat, card);
    case NOTEBOOK_DECK:
        for (unsigned i = 0; i < state->table.deck_count; i++) {
            count += state->deck[i] == card;
        }
        return count;
    case NOTEBOOK_SEATS:
    case NOTEBOOK_PLACES:
        break;
    }
    return held_by(state, seat, (Seat)(place - NOTEBOOK_SEATS), card);
}

static void assert_ink_holds(const DirenjieState *state, Seat seat, const Notebook *notebook)
{
    for (unsigned row = 0; row < NOTEBOOK_ROWS; row++) {
        for (unsigned place = 0; place < NOTEBOOK_PLACES; place++) {
            NotebookInk ink = notebook->cells[row][place];
            if (direnjie_notebook_has(&state->table, row, place)) {
                unsigned truth = truth_of(state, seat, row, place);
                assert_in_range(truth, ink.low, ink.high);
            }
        }
    }
}

static void assert_seat(const DirenjieState *state, Seat seat, Rng *rng)
{
    DirenjieView view = view_of(state, seat);
    DirenjieState world;
    direnjie_game.sample(&view, rng, &world);
    for (unsigned level = NOTEBOOK_OFF; level <= NOTEBOOK_DEDUCTIONS; level++) {
        Notebook notebook;
        direnjie_notebook(&view, (NotebookLevel)level, &notebook);
        assert_ink_holds(state, seat, &notebook);
        assert_ink_holds(&world, seat, &notebook);
    }
}

static void ink_holds(void **unused)
{
    for (uint64_t seed = 0; seed < games; seed++) {
        DirenjieState state = dealt_any(seed);
        Rng rng = rng_seeded(seed);
        while (direnjie_game.actors(&state)) {
            if (rng_below(&rng, 12) == 0) {
                assert_seat(&state, (Seat)rng_below(&rng, state.table.seats), &rng);
            }
            act_at_random(&state, &rng, NULL);
        }
        for (Seat seat = 0; seat < state.table.seats; seat++) {
            assert_seat(&state, seat, &rng);
        }
    }
}

/* Trying every world of a small ending: the cards that the seat has not located, each put into each
 * slot that it can lie in, by the rules written here once more. */
typedef struct Slot {
    unsigned place; /* of the notebook */
    Card top;       /* of the clue whose bottom it is; or CARD_NONE */
    int category;   /* of the secret; or -1 */
    Seat owner;     /* of the clue, or the hand; or SEAT_NONE */
    Card card;      /* what lies there now */
} Slot;

#define SLOTS_MAX 10

typedef struct Trial {
    const DirenjieView *view;
    Slot slots[SLOTS_MAX];
    unsigned count, worlds;
    Card cards[SLOTS_MAX]; /* ascending; as the lowest of their copies */
    bool is_placed[SLOTS_MAX];
    uint8_t least[NOTEBOOK_ROWS][NOTEBOOK_PLACES], most[NOTEBOOK_ROWS][NOTEBOOK_PLACES];
    unsigned killers;
} Trial;

static void add_slot(Trial *trial, Slot slot)
{
    if (trial->count < SLOTS_MAX) {
        trial->slots[trial->count] = slot;
    }
    trial->count++;
}

/* Whether there are few enough. */
static bool list_slots(Trial *trial)
{
    const DirenjieTable *table = &trial->view->table;
    for (int i = 0; i < DIRENJIE_CATEGORIES; i++) {
        add_slot(trial, (Slot){NOTEBOOK_SECRET, CARD_NONE, i, SEAT_NONE, 0});
    }
    for (unsigned i = 0; i < table->deck_count; i++) {
        add_slot(trial, (Slot){NOTEBOOK_DECK, CARD_NONE, -1, SEAT_NONE, 0});
    }
    for (unsigned i = 0; i < table->clue_count; i++) {
        const Card *cards = trial->view->clues[i].cards;
        if (cards[0] != CARD_HIDDEN && cards[2] == CARD_HIDDEN) {
            add_slot(trial, (Slot){NOTEBOOK_CLUES, cards[0], -1, table->clue_owners[i], 0});
        }
    }
    for (Seat seat = 0; seat < table->seats; seat++) {
        int known =
            set_count(seat == trial->view->seat ? trial->view->hand : trial->view->certain[seat]);
        for (int i = known; i < table->hand_counts[seat]; i++) {
            add_slot(trial, (Slot){NOTEBOOK_SEATS + seat, CARD_NONE, -1, seat, 0});
        }
    }
    return trial->count <= SLOTS_MAX;
}

static unsigned suspects_at(const DirenjieView *view, const Slot *slot)
{
    if (slot->place == NOTEBOOK_DECK) {
        return view->candidates & 1u << DIRENJIE_NOBODY;
    }
    return view->candidates &
           (slot->place == NOTEBOOK_CLUES ? 1u << slot->owner : view->table.origins[slot->owner]);
}

static bool fits(const DirenjieView *view, const Slot *slot, Card card)
{
    bool is_killer = card == DIRENJIE_KILLER_CARD;
    if (slot->category >= 0) {
        return direnjie_is_identity(card) && (int)direnjie_category(card) == slot->category &&
               !(view->starting[view->seat] >> card / 3 & 1) &&
               direnjie_copies_in(view->outside, card) < 3; /* once located, never the secret */
    }
    if (is_killer && !suspects_at(view, slot)) {
        return false;
    }
    if (slot->top == CARD_NONE || is_killer || card == slot->top) {
        return true;
    }
    return !direnjie_is_identity(card) &&
           (direnjie_number(slot->top) == 6 || direnjie_number(slot->top) == direnjie_number(card));
}

/* All but the missing ones of the uncertain cards are there. */
static bool keeps_uncertain(const Trial *trial)
{
    const DirenjieView *view = trial->view;
    for (Seat seat = 0; seat < view->table.seats; seat++) {
        CardSet there = 0;
        for (unsigned i = 0; i < trial->count; i++) {
            bool here = trial->slots[i].place == NOTEBOOK_SEATS + (unsigned)seat;
            there = here ? direnjie_add(there, trial->slots[i].card) : there;
        }
        if (set_count(direnjie_less(view->uncertain[seat], there)) > view->missing[seat]) {
            return false;
        }
    }
    return true;
}

static void take_world(Trial *trial)
{
    uint8_t counts[NOTEBOOK_ROWS][NOTEBOOK_PLACES] = {{0}};
    if (!keeps_uncertain(trial)) {
        return;
    }
    for (unsigned i = 0; i < trial->count; i++) {
        const Slot *slot = &trial->slots[i];
        if (direnjie_is_identity(slot->card)) {
            counts[slot->card / 3][slot->place]++;
        } else if (slot->card == DIRENJIE_KILLER_CARD) {
            trial->killers |= suspects_at(trial->view, slot);
        }
    }
    for (unsigned row = 0; row < DIRENJIE_IDENTITIES; row++) {
        for (unsigned place = 0; place < NOTEBOOK_PLACES; place++) {
            uint8_t n = counts[row][place], *least = &trial->least[row][place];
            uint8_t *most = &trial->most[row][place];
            *least = trial->worlds == 0 || n < *least ? n : *least;
            *most = trial->worlds == 0 || n > *most ? n : *most;
        }
    }
    trial->worlds++;
}

static bool is_like_before(const Trial *trial, unsigned index)
{
    return index > 0 && trial->cards[index] == trial->cards[index - 1] &&
           !trial->is_placed[index - 1];
}

/* Fills the slots from `at` on. */
static void try_worlds(Trial *trial, unsigned at)
{
    if (at == trial->count) {
        take_world(trial);
        return;
    }
    Slot *slot = &trial->slots[at];
    for (unsigned i = 0; i < trial->count; i++) {
        if (!trial->is_placed[i] && !is_like_before(trial, i) &&
            fits(trial->view, slot, trial->cards[i])) {
            trial->is_placed[i] = true;
            slot->card = trial->cards[i];
            try_worlds(trial, at + 1);
            trial->is_placed[i] = false;
        }
    }
}

/* Lets the seat know much more than it does, all of it true: how many cards of each hand are left
 * that it does not know, and of those some that were there and may have gone. */
static void tell_seat(DirenjieState *state, Seat seat, Rng *rng)
{
    for (unsigned i = 0; i < state->table.clue_count; i++) {
        bool tells = !(state->table.clues_public >> i & 1) || rng_below(rng, 2);
        state->table.clue_inspectors[i] |= tells ? seat_bit(seat) : 0;
    }
    for (Seat other = 0; other < state->table.seats; other++) {
        CardSet unknown = 0, *certain = &state->certain[seat][other];
        *certain = other == seat ? 0 : state->hands[other];
        for (unsigned n = rng_below(rng, 5); n > 0 && *certain; n--) {
            Card card = direnjie_lowest(rng_pick(rng, *certain));
            *certain = direnjie_remove(*certain, card);
            unknown = direnjie_add(unknown, card);
        }
        CardSet gone =
            state->hands[seat] ? card_bit(direnjie_lowest(rng_pick(rng, state->hands[seat]))) : 0;
        bool doubts = unknown && rng_below(rng, 2);
        state->uncertain[seat][other] = doubts ? direnjie_join(unknown, gone) : 0;
        state->missing[seat][other] =
            doubts ? (uint8_t)set_count(direnjie_less(state->uncertain[seat][other], unknown)) : 0;
    }
}

static void assert_complete(const Trial *trial, const Notebook *notebook)
{
    Notebook seen;
    direnjie_notebook(trial->view, NOTEBOOK_FACTS, &seen);
    for (unsigned row = 0; row < DIRENJIE_IDENTITIES; row++) {
        for (unsigned place = 0; place < NOTEBOOK_PLACES; place++) {
            unsigned low = seen.cells[row][place].low;
            assert_int_equal(notebook->cells[row][place].low, low + trial->least[row][place]);
            assert_int_equal(notebook->cells[row][place].high, low + trial->most[row][place]);
        }
    }
    for (Seat seat = 0; seat <= DIRENJIE_NOBODY && trial->killers; seat++) {
        unsigned place = seat == DIRENJIE_NOBODY ? NOTEBOOK_DECK : NOTEBOOK_SEATS + seat;
        assert_int_equal(notebook->cells[NOTEBOOK_KILLER][place].high, trial->killers >> seat & 1);
    }
}

/* False when it is not small. */
static bool try_ending(const DirenjieState *state, Seat seat)
{
    DirenjieView view = view_of(state, seat);
    Trial trial = {.view = &view};
    Notebook notebook;
    CardSet unseen = direnjie_view_unseen(&view);
    if (!list_slots(&trial)) {
        return false;
    }
    assert_int_equal(set_count(unseen), trial.count);
    for (unsigned i = 0; i < trial.count; i++, unseen = set_without_first(unseen)) {
        trial.cards[i] = direnjie_lowest(set_first(unseen));
    }
    try_worlds(&trial, 0);
    assert_true(trial.worlds > 0);
    direnjie_notebook(&view, NOTEBOOK_DEDUCTIONS, &notebook);
    assert_complete(&trial, &notebook);
    return true;
}

/* Positions late in random games, of which the deck is nearly used up. */
static void ink_is_complete(void **unused)
{
    unsigned tried = 0;
    for (uint64_t seed = 0; tried < games; seed++) {
        DirenjieState state = dealt_any(seed);
        Rng rng = rng_seeded(seed);
        for (unsigned i = rng_below(&rng, 300); i > 0 && state.table.phase < DIRENJIE_OVER; i--) {
            act_at_random(&state, &rng, NULL);
        }
        Seat seat = (Seat)rng_below(&rng, state.table.seats);
        tell_seat(&state, seat, &rng);
        if (state.table.phase < DIRENJIE_OVER && state.table.deck_count < SLOTS_MAX) {
            tried += try_ending(&state, seat);
        }
    }
}

int main(int argc, char **argv)
{
    games = argc > 1 ? (unsigned)atoi(argv[1]) : games;
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ink_holds),
        cmocka_unit_test(ink_is_complete),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
