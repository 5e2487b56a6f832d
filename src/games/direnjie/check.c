/* Which states are positions of the game. Everything that later code relies on is here: every card
 * once, clues as the rules make them, what seats have recorded being true, and a phase in which the
 * actor has something to decide. What only a longer history could tell is not asked. */
#include "direnjie/state.h"

#include "base/limits.h"

static const char *check_table(const DirenjieState *state)
{
    const DirenjieTable *table = &state->table;
    if (table->seats < 2 || table->seats > DIRENJIE_SEATS) {
        return "there are two to six seats";
    }
    if (table->phase > DIRENJIE_OVER) {
        return "there is no such phase";
    }
    if (table->start >= table->seats || table->active >= table->seats ||
        table->actor >= table->seats) {
        return "the start, active or acting seat does not exist";
    }
    unsigned idle_max = 2;
    if (table->phase < DIRENJIE_ANSWERING) {
        idle_max = 1;
    }
    if (table->round < 1 || table->round > DIRENJIE_ROUNDS || table->idle_rounds > idle_max) {
        return "a count of rounds is out of range";
    }
    bool teams_fit = table->teams == 0 ||
                     (table->teams == 2 && table->seats % 2 == 0 && table->seats > 2) ||
                     (table->teams == 3 && table->seats == 6);
    if (!teams_fit || (table->teams && table->expansion)) {
        return "the teams do not fit";
    }
    return NULL;
}

static bool is_of_category(Card card, unsigned category)
{
    return direnjie_is_identity(card) && card % 3 == 0 &&
           (unsigned)direnjie_category(card) == category;
}

static const char *check_secret(const DirenjieState *state)
{
    uint16_t shown = 0;
    for (unsigned i = 0; i < DIRENJIE_CATEGORIES; i++) {
        if (!is_of_category(state->secret[i], i)) {
            return "the secret is not one T, one W and one L";
        }
    }
    for (Seat seat = 0; seat < state->table.seats; seat++) {
        unsigned seen = state->starting[seat];
        if ((unsigned)__builtin_popcount(seen) != direnjie_starting_count(state->table.seats) ||
            seen & shown) {
            return "starting clues are too many, too few, or shown twice";
        }
        shown |= (uint16_t)seen;
    }
    for (unsigned i = 0; i < DIRENJIE_CATEGORIES; i++) {
        if (shown >> (state->secret[i] / 3) & 1) {
            return "a starting clue is the secret";
        }
    }
    return NULL;
}

static const char *check_clue(const DirenjieState *state, unsigned clue)
{
    const Card *cards = state->clues[clue].cards;
    Seat owner = state->table.clue_owners[clue];
    if (owner >= state->table.seats ||
        state->table.clue_inspectors[clue] & ~seats_but(&state->table, owner)) {
        return "the owner or an inspector of a clue is not a seat that can be it";
    }
    if (!direnjie_is_identity(cards[0]) || cards[1] != cards[0] ||
        !direnjie_bottom_fits(cards[0], cards[2])) {
        return "a clue is not three of a kind";
    }
    if (cards[2] == DIRENJIE_KILLER_CARD && state->killer != owner) {
        return "the killer card is in a constable's clue";
    }
    return NULL;
}

static const char *check_clues(const DirenjieState *state)
{
    const DirenjieTable *table = &state->table;
    if (table->clue_count > DIRENJIE_CLUES_MAX || table->clues_public >> table->clue_count) {
        return "there are too many clues";
    }
    for (unsigned i = 0; i < table->clue_count; i++) {
        const char *broken = check_clue(state, i);
        bool is_last = direnjie_clue_at(table, table->clue_owners[i],
                                        direnjie_clues_of(table, table->clue_owners[i]) - 1) == i;
        if (broken) {
            return broken;
        }
        if (!clue_is_public(table, i) && (!is_last || table->phase >= DIRENJIE_ANSWERING)) {
            return "a clue before the last is hidden";
        }
    }
    bool ending = __builtin_popcount(table->clues_public) >= CLUES_TO_END ||
                  table->phase >= DIRENJIE_ANSWERING;
    if (ending == table->ending) {
        return NULL;
    }
    return "whether the last turns have begun does not fit the public clues";
}

/* Adds one card; whether there can be so many of it. */
static bool count_card(uint8_t counts[], Card card)
{
    return card < DIRENJIE_CARDS && direnjie_lowest(card) == card &&
           ++counts[card] <= (direnjie_is_identity(card) ? 3 : 1);
}

static bool count_set(uint8_t counts[], CardSet set)
{
    bool fits = set >> DIRENJIE_CARDS == 0;
    FOR_CARDS(rest, fits ? set : 0)
    {
        fits &= count_card(counts, lowest_first(rest));
    }
    return fits;
}

/* n copies are the lowest n bits. */
static bool is_canonical(CardSet set)
{
    CardSet second = set >> 1 & DIRENJIE_FIRSTS, third = set >> 2 & DIRENJIE_FIRSTS;
    return (second & ~set) == 0 && (third & ~second) == 0;
}

static const char *check_cards(const DirenjieState *state)
{
    const DirenjieTable *table = &state->table;
    uint8_t counts[DIRENJIE_CARDS] = {0};
    bool fits = table->deck_count <= DIRENJIE_DECK_MAX;
    unsigned total = DIRENJIE_CATEGORIES + table->deck_count + 3u * table->clue_count;
    for (unsigned i = 0; i < DIRENJIE_CATEGORIES; i++) {
        fits &= count_card(counts, state->secret[i]);
    }
    for (unsigned i = 0; i < DIRENJIE_DECK_MAX; i++) {
        fits &= i < table->deck_count ? count_card(counts, state->deck[i]) : state->deck[i] == 0;
    }
    for (unsigned i = 0; i < 3u * table->clue_count; i++) {
        fits &= count_card(counts, state->clues[i / 3].cards[i % 3]);
    }
    for (Seat seat = 0; seat < table->seats; seat++) {
        fits &= is_canonical(state->hands[seat]) && count_set(counts, state->hands[seat]);
        fits &= table->hand_counts[seat] == set_count(state->hands[seat]);
        total += table->hand_counts[seat];
    }
    fits &= table->expansion || counts[DIRENJIE_KILLER_CARD] == 0;
    if (fits && total == DIRENJIE_CARDS - 1u + table->expansion) {
        return NULL;
    }
    return "a card is missing or there too often";
}

static const char *check_killer(const DirenjieState *state)
{
    const DirenjieTable *table = &state->table;
    bool named =
        state->killer < table->seats || (state->killer == DIRENJIE_NOBODY && table->seats <= 4);
    if (table->expansion ? !named : state->killer != SEAT_NONE) {
        return "the killer is not a seat of this game";
    }
    bool in_deck = false;
    for (unsigned i = 0; i < table->deck_count; i++) {
        in_deck |= state->deck[i] == DIRENJIE_KILLER_CARD;
    }
    if (in_deck && state->killer != DIRENJIE_NOBODY) {
        return "the killer card is in the deck, yet somebody is the killer";
    }
    for (Seat seat = 0; table->expansion && seat < table->seats; seat++) {
        if (!(state->candidates[seat] >> state->killer & 1)) {
            return "a seat excludes the killer";
        }
    }
    return NULL;
}

/* All that an observer's bounds are about: a hand, and a hidden clue that the observer has not
 * seen. */
static CardSet bounded_cards(const DirenjieState *state, Seat observer, Seat owner)
{
    const DirenjieTable *table = &state->table;
    unsigned clue = direnjie_unseen_clue(table, observer, owner);
    CardSet cards = state->hands[owner];
    for (unsigned i = 0; clue < table->clue_count && i < 3; i++) {
        cards = direnjie_add(cards, state->clues[clue].cards[i]);
    }
    return cards;
}

static bool bounds_hold(const DirenjieState *state, Seat observer, Seat owner)
{
    CardSet certain = state->certain[observer][owner];
    CardSet uncertain = state->uncertain[observer][owner];
    CardSet shown = state->shown[observer][owner];
    uint8_t missing = state->missing[observer][owner];
    if (observer == owner) {
        return certain == 0 && uncertain == 0 && missing == 0 && shown == 0;
    }
    CardSet claimed = direnjie_join(certain, uncertain);
    int there = set_count(claimed & bounded_cards(state, observer, owner)) - set_count(certain);
    return ((certain | shown) & ~state->hands[owner]) == 0 && is_canonical(certain) &&
           is_canonical(uncertain) && is_canonical(shown) &&
           there >= set_count(uncertain) - missing &&
           (uncertain ? missing < set_count(uncertain) : missing == 0);
}

static bool is_outside(const DirenjieState *state, Seat seat)
{
    CardSet outside = known_outside(state, seat);
    bool holds = (outside & ~DIRENJIE_IDENTIFIED) == 0 && is_canonical(outside);
    for (unsigned i = 0; i < DIRENJIE_CATEGORIES; i++) {
        holds &= direnjie_copies_in(outside, state->secret[i]) < 3;
    }
    return holds;
}

static const char *check_memory(const DirenjieState *state)
{
    for (Seat seat = 0; seat < state->table.seats; seat++) {
        if (!is_outside(state, seat)) {
            return "a seat has recorded the secret elsewhere";
        }
        for (Seat other = 0; other < state->table.seats; other++) {
            if (!bounds_hold(state, seat, other)) {
                return "what a seat has recorded of a hand is not true";
            }
        }
    }
    return NULL;
}

/* Whether an answer of a seat is given when it must be, and can be one. */
static bool answer_fits(const DirenjieState *state, Seat seat, unsigned index)
{
    const DirenjieTable *table = &state->table;
    uint8_t answer = state->answers[seat][index];
    if (index >= table->answered[seat]) {
        return answer == CARD_NONE;
    }
    if (index < DIRENJIE_CATEGORIES) {
        return is_of_category(answer, index);
    }
    return answer != seat &&
           (answer < table->seats || (answer == DIRENJIE_NOBODY && table->seats <= 4));
}

static const char *check_answers(const DirenjieState *state)
{
    const DirenjieTable *table = &state->table;
    unsigned all = DIRENJIE_CATEGORIES + table->expansion;
    for (Seat seat = 0; seat < table->seats; seat++) {
        if (table->answered[seat] > all) {
            return "there are too many answers";
        }
        for (unsigned i = 0; i < DIRENJIE_ANSWERS; i++) {
            bool fits = answer_fits(state, seat, i);
            if (!fits) {
                return "an answer is not a card of its category or a seat to accuse";
            }
        }
    }
    return NULL;
}

/* Seats answer in turn from the start player on. */
static const char *check_answering(const DirenjieState *state)
{
    const DirenjieTable *table = &state->table;
    unsigned all = DIRENJIE_CATEGORIES + table->expansion;
    bool is_before = table->phase == DIRENJIE_ANSWERING; /* the seats before the one that answers */
    Seat seat = table->start;
    for (unsigned i = 0; i < table->seats; i++, seat = seat_after(table, seat)) {
        unsigned answered = table->answered[seat];
        bool fits = answered == 0;
        if (is_before && seat == table->actor) {
            fits = answered < all;
            is_before = false;
        } else if (is_before || table->phase == DIRENJIE_OVER) {
            fits = answered == all;
        }
        if (!fits) {
            return "the answers are not those of this phase";
        }
    }
    return NULL;
}

/* Whether the clue that the active seat has turned up in this turn earns a bonus. */
static bool has_earned_bonus(const DirenjieTable *table)
{
    unsigned shown = direnjie_public_of(table, table->active);
    return shown > 0 && shown % 2 == 0 &&
           direnjie_hidden_clue(table, table->active) == table->clue_count;
}

static const char *check_owed(const DirenjieState *state)
{
    const DirenjieTable *table = &state->table;
    bool repays = table->phase == DIRENJIE_REPAYING;
    if (!repays) {
        if (table->owed || table->owed_to != SEAT_NONE) {
            return "cards are owed outside of the phase for it";
        }
        return NULL;
    }
    bool fits = table->owed >= 1 && table->owed <= TAKEN_MAX && table->owed_to < table->seats &&
                table->owed_to != table->active && has_earned_bonus(table) &&
                table->hand_counts[table->active] >= table->owed;
    if (fits) {
        return NULL;
    }
    return "these cards cannot be owed";
}

static const char *check_turn(const DirenjieState *state)
{
    const DirenjieTable *table = &state->table;
    bool asked = table->ask < DIRENJIE_ASKS;
    bool asks = table->phase <= DIRENJIE_ASKING;
    bool others = table->phase == DIRENJIE_GIVING;
    if (table->phase >= DIRENJIE_ANSWERING) {
        return NULL;
    }
    if ((table->actor == table->active) == others) {
        return "the actor is not the one who decides";
    }
    if (asks ? asked || table->gave : !asked) {
        return "the ask is not that of this phase";
    }
    if (table->gave & ~seats_but(table, table->active)) {
        return "a card was given by a seat that cannot have given one";
    }
    if (table->drawn_count > 1 || (table->drawn_count && table->phase != DIRENJIE_REFILLING)) {
        return "too many cards were drawn";
    }
    if ((table->phase == DIRENJIE_CONSOLING || table->phase == DIRENJIE_REFILLING) &&
        ((table->phase == DIRENJIE_CONSOLING && table->gave) || !direnjie_sources(table))) {
        return "there is nothing to draw";
    }
    return NULL;
}

static const char *check_phase(const DirenjieState *state)
{
    const DirenjieTable *table = &state->table;
    Seat seat = table->active;
    if (table->phase < DIRENJIE_ANSWERING && table->phase != DIRENJIE_REFILLING &&
        direnjie_hidden_clue(table, seat) < table->clue_count) {
        return "the active seat's clue has not been turned up";
    }
    if (table->phase == DIRENJIE_BONUS &&
        (!has_earned_bonus(table) || !direnjie_has_bonus(table, state->clues))) {
        return "no clue was revealed that gives a bonus";
    }
    if (table->phase == DIRENJIE_SUBMITTING &&
        !direnjie_heads(state->hands[seat], state->killer == seat)) {
        return "there is no clue to submit";
    }
    return NULL;
}

const char *direnjie_check(const void *memory)
{
    static const char *(*const checks[])(const DirenjieState *) = {
        check_table,     check_secret, check_clues, check_cards, check_killer, check_answers,
        check_answering, check_owed,   check_turn,  check_phase, check_memory,
    };
    const char *broken = NULL;
    for (size_t i = 0; i < COUNT_OF(checks) && !broken; i++) {
        broken = checks[i](memory);
    }
    return broken;
}
