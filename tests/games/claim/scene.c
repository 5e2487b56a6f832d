/* Building the positions and putting results into words: see scene.h. */
#include "scene.h"

#include "core/notation.h"

#include <string.h>

#define ALL_CARDS (card_bit(CLAIM_CARDS) - 1)

Card card_of(const char *code)
{
    return texts_read_card(&claim_game, code, 2);
}

CardSet cards_of(const char *codes)
{
    Card cards[CLAIM_CARDS];
    CardSet set = 0;
    for (unsigned i = 0, count = texts_read_cards(&claim_game, codes, cards); i < count; i++) {
        set = claim_add(set, cards[i]);
    }
    return set;
}

/* Takes these cards out of those that are left. */
static CardSet take_named(CardSet *left, const char *codes)
{
    CardSet named = cards_of(codes);
    for (CardSet rest = named; rest; rest = set_without_first(rest)) {
        *left = claim_remove(*left, claim_first(rest));
    }
    return named;
}

static Card take_single(CardSet *left, const char *code)
{
    take_named(left, code);
    return code ? card_of(code) : CARD_NONE;
}

/* Takes the lowest of `from` that is left into the pile. */
static void take_lowest(CardSet *left, CardSet from, CardSet *pile)
{
    assert_true(*left & from);
    Card card = claim_first(*left & from);
    *left = claim_remove(*left, card);
    *pile = claim_add(*pile, card);
}

static void place_named(ClaimState *state, const Scene *scene, CardSet *left)
{
    ClaimTable *table = &state->table;
    for (Seat seat = 0; seat < CLAIM_SEATS; seat++) {
        state->hands[seat] = take_named(left, scene->hands[seat]);
        state->drawn[seat] = take_named(left, scene->drawn[seat]);
        table->prizes[seat] = take_named(left, scene->prizes[seat]);
        table->score[seat] = take_named(left, scene->score[seat]);
        table->voids[seat] = scene->voids[seat];
    }
    table->lead = take_single(left, scene->lead);
    table->prize = take_single(left, scene->prize);
}

static void place_deck(ClaimState *state, const char *codes, CardSet left)
{
    Card named[CLAIM_DECK_MAX];
    unsigned count = 0, top = texts_read_cards(&claim_game, codes, named);
    for (; left; left = set_without_first(left)) {
        state->deck[count++] = claim_first(left);
    }
    while (top > 0) {
        state->deck[count++] = named[--top];
    }
}

static void place_recruit_rest(ClaimState *state, const Scene *scene, CardSet left)
{
    ClaimTable *table = &state->table;
    CardSet undead = claim_cards_of(CLAIM_UNDEAD);
    int played = 2 * (table->trick - 1);
    int scored = set_count(table->score[0]) + set_count(table->score[1]);
    take_named(&left, scene->deck);
    while (set_count(table->discard) < played - scored) {
        take_lowest(&left, ~undead, &table->discard);
    }
    for (Seat seat = 0; seat < CLAIM_SEATS; seat++) {
        int prizes = set_count(table->prizes[seat]);
        while (prizes + set_count(state->drawn[seat]) < (int)claim_follower_count(table)) {
            take_lowest(&left, ALL_CARDS, &state->drawn[seat]);
        }
    }
    if (table->prize == CARD_NONE) {
        table->prize = claim_first(left);
        left = claim_remove(left, table->prize);
    }
    place_deck(state, scene->deck, left);
}

/* As many cards were discarded in phase 1 as were not kept for being Undead. */
static void place_support_rest(ClaimTable *table, const char *discard, CardSet left)
{
    CardSet undead = claim_cards_of(CLAIM_UNDEAD);
    table->discard = take_named(&left, discard);
    while (left & undead) {
        take_lowest(&left, undead, &table->score[0]);
    }
    int kept = set_count((table->score[0] | table->score[1]) & undead);
    while (!discard && left && set_count(table->discard) < 2 * CLAIM_TRICKS - kept) {
        take_lowest(&left, ALL_CARDS, &table->discard);
    }
    while (left) {
        take_lowest(&left, ALL_CARDS, &table->score[0]);
    }
}

ClaimState scene_state(Scene scene)
{
    ClaimState state = {.rng = rng_seeded(1)};
    CardSet left = ALL_CARDS;
    place_named(&state, &scene, &left);
    int held = set_count(state.hands[scene.leader]) + (scene.lead != NULL);
    state.table.leader = scene.leader;
    state.table.phase = (uint8_t)scene.phase;
    state.table.trick = (uint8_t)(CLAIM_TRICKS + 1 - held);
    if (scene.phase == CLAIM_RECRUIT) {
        place_recruit_rest(&state, &scene, left);
    } else {
        place_support_rest(&state.table, scene.discard, left);
    }
    texts_check(&claim_game, &state);
    return state;
}

static Action action_of(const char *card)
{
    char text[] = "play ..";
    memcpy(text + 5, card, 2);
    return texts_read_action(&claim_game, text);
}

bool is_legal(const ClaimState *state, const char *card)
{
    return game_is_legal(&claim_game, state, claim_active(&state->table), action_of(card));
}

void play(ClaimState *state, const char *cards)
{
    for (; *cards; cards += cards[2] == ' ' ? 3 : 2) {
        if (!is_legal(state, cards)) {
            fail_msg("%.2s is not legal", cards);
        }
        claim_game.apply(state, claim_active(&state->table), action_of(cards), NULL);
        texts_check(&claim_game, state);
    }
}

const char *set_text(CardSet cards)
{
    return texts_set(&claim_game, cards);
}

const char *legal_text(const ClaimState *state)
{
    Action legal[LEGAL_COUNT_MAX];
    Seat seat = claim_active(&state->table);
    size_t count = claim_game.legal(state, seat, legal, LEGAL_COUNT_MAX);
    CardSet cards = 0;
    for (size_t i = 0; i < count; i++) {
        cards = claim_add(cards, action_operand(legal[i], 0));
    }
    return set_text(cards);
}

ClaimView view_of(const ClaimState *state, Seat seat)
{
    ClaimView view;
    claim_game.view(state, seat, &view);
    return view;
}

const char *seen_text(const ClaimState *state, Seat seat, unsigned zone)
{
    return texts_seen(&claim_game, state, seat, zone);
}

const char *events_text(const ClaimState *state, const char *card, Seat seat)
{
    return texts_told(&claim_game, state, claim_active(&state->table), action_of(card), seat);
}
