/* Building the positions and putting results into words: see scene.h. */
#include "scene.h"

#include "core/notation.h"

#include <string.h>

#define ALL_CARDS (card_bit(DIRENJIE_CARDS) - 1)

static size_t code_length(const char *codes)
{
    return strcspn(codes, " ");
}

static const char *code_after(const char *codes)
{
    codes += code_length(codes);
    return *codes ? codes + 1 : codes;
}

Card card_of(const char *code)
{
    return texts_read_card(&direnjie_game, code, code_length(code));
}

CardSet cards_of(const char *codes)
{
    CardSet set = 0;
    for (; codes && *codes; codes = code_after(codes)) {
        set = direnjie_add(set, card_of(codes));
    }
    return set;
}

static CardSet take(CardSet *left, CardSet cards)
{
    assert_int_equal(set_count(direnjie_less(cards, *left)), 0);
    *left = direnjie_less(*left, cards);
    return cards;
}

static void place_clue(DirenjieState *state, const char *text, CardSet *left)
{
    DirenjieTable *table = &state->table;
    unsigned clue = table->clue_count++;
    table->clue_owners[clue] = (Seat)(text[0] - '0');
    if (text[1] != 'h') {
        table->clues_public |= (uint16_t)(1u << clue);
    }
    text = code_after(text);
    take(left, cards_of(text));
    for (unsigned i = 0; i < 3; i++, text = code_after(text)) {
        state->clues[clue].cards[i] = card_of(text);
    }
}

static void place_secret(DirenjieState *state, const char *codes, CardSet *left)
{
    codes = codes ? codes : "T5 W5 L5";
    take(left, cards_of(codes));
    for (unsigned i = 0; i < 3; i++, codes = code_after(codes)) {
        state->secret[i] = card_of(codes);
    }
    unsigned seen = 0, all = state->table.seats * direnjie_starting_count(state->table.seats);
    for (Card i = 0; seen < all; i++) {
        Card card = (Card)(3 * i);
        if (card != state->secret[0] && card != state->secret[1] && card != state->secret[2]) {
            state->starting[seen++ % state->table.seats] |= (uint16_t)(1u << i);
        }
    }
}

static void place_deck(DirenjieState *state, const Scene *scene, CardSet *left)
{
    Card top[DIRENJIE_DECK_MAX];
    unsigned named = 0, size = 0;
    for (const char *code = scene->deck; code && *code; code = code_after(code)) {
        top[named++] = card_of(code);
    }
    take(left, cards_of(scene->deck));
    unsigned most = DIRENJIE_DECK_MAX;
    if (scene->deck_size != 0) { /* below 0: none */
        most = scene->deck_size > 0 ? (unsigned)scene->deck_size : 0;
    }
    assert_true(named <= most);
    for (; size + named < most && *left; size++) {
        state->deck[size] = direnjie_lowest(set_first(*left));
        *left = direnjie_remove(*left, state->deck[size]);
    }
    while (named > 0) {
        state->deck[size++] = top[--named];
    }
    state->table.deck_count = (uint8_t)size;
}

static void place_cards(DirenjieState *state, const Scene *scene)
{
    CardSet left = ALL_CARDS & ~(scene->killer ? 0 : card_bit(DIRENJIE_KILLER_CARD));
    unsigned last = scene->seats - 1;
    place_secret(state, scene->secret, &left);
    for (unsigned i = 0; i < DIRENJIE_CLUES_MAX && scene->clues[i]; i++) {
        place_clue(state, scene->clues[i], &left);
    }
    for (unsigned i = 0; i < scene->seats; i++) {
        state->hands[i] = take(&left, cards_of(scene->hands[i]));
    }
    place_deck(state, scene, &left);
    state->hands[last] = direnjie_join(state->hands[last], left);
    for (unsigned i = 0; i < scene->seats; i++) {
        state->table.hand_counts[i] = (uint8_t)set_count(state->hands[i]);
    }
}

static uint8_t ask_of(const char *text)
{
    char action[16] = "ask ";
    if (!text) {
        return DIRENJIE_NO_ASK;
    }
    strcat(action, text);
    return action_operand(texts_read_action(&direnjie_game, action), 0);
}

Scene scene_three(void)
{
    return (Scene){.seats = 3,
                   .phase = DIRENJIE_GIVING,
                   .actor = 1,
                   .ask = "W",
                   .deck = "L4",
                   .hands = {"T1 L2", "W1 W2 T2", "T3 W3 L1"}};
}

DirenjieState scene_state(Scene scene)
{
    DirenjieState state = {.rng = rng_seeded(1)};
    DirenjieTable *table = &state.table;
    memset(state.answers, CARD_NONE, sizeof state.answers);
    table->seats = (uint8_t)scene.seats;
    table->teams = (uint8_t)scene.teams;
    table->expansion = scene.killer > 0;
    state.killer = scene.killer ? (Seat)(scene.killer - 1) : SEAT_NONE;
    table->phase = (uint8_t)scene.phase;
    table->start = scene.start;
    table->active = scene.active;
    table->actor = scene.phase == DIRENJIE_GIVING ? scene.actor : scene.active;
    table->round = (uint8_t)(scene.round ? scene.round : 1);
    table->idle_rounds = (uint8_t)scene.idle_rounds;
    table->ask = ask_of(scene.ask);
    table->gave = scene.gave;
    table->owed_to = table->declined = SEAT_NONE;
    place_cards(&state, &scene);
    table->ending =
        __builtin_popcount(table->clues_public) >= 8 || scene.phase >= DIRENJIE_ANSWERING;
    direnjie_forget(&state);
    texts_check(&direnjie_game, &state);
    return state;
}

void play(DirenjieState *state, const char *actions)
{
    while (*actions) {
        char text[ACTION_TEXT_MAX] = "";
        size_t length = strcspn(actions, ";");
        assert_true(length < sizeof text);
        memcpy(text, actions, length);
        Action action = texts_read_action(&direnjie_game, text);
        Seat seat = state->table.actor;
        if (!game_is_legal(&direnjie_game, state, seat, action)) {
            fail_msg("%s is not legal; but %s", text, legal_text(state));
        }
        direnjie_game.apply(state, seat, action, NULL);
        texts_check(&direnjie_game, state);
        actions += actions[length] ? length + 2 : length;
    }
}

const char *legal_text(const DirenjieState *state)
{
    return texts_legal(&direnjie_game, state, state->table.actor);
}

DirenjieView view_of(const DirenjieState *state, Seat seat)
{
    DirenjieView view;
    direnjie_game.view(state, seat, &view);
    return view;
}

const char *seen_text(const DirenjieState *state, Seat seat, unsigned zone)
{
    return texts_seen(&direnjie_game, state, seat, zone);
}

const char *events_text(const DirenjieState *state, const char *action, Seat seat)
{
    Action read = texts_read_action(&direnjie_game, action);
    return texts_told(&direnjie_game, state, state->table.actor, read, seat);
}

const char *set_text(CardSet cards)
{
    return texts_set(&direnjie_game, cards);
}

DirenjieState world_of(const DirenjieState *state, Seat seat, uint64_t seed)
{
    DirenjieView view = view_of(state, seat);
    DirenjieState world;
    Rng rng = rng_seeded(seed);
    direnjie_game.sample(&view, &rng, &world);
    texts_check(&direnjie_game, &world);
    return world;
}

DirenjieState dealt(unsigned seats, bool killer, uint64_t seed)
{
    DirenjieState state;
    Setup setup = setup_initial(&direnjie_game, (uint8_t)seats, seed);
    setup.options[DIRENJIE_KILLER] = killer;
    direnjie_game.setup(&state, &setup);
    texts_check(&direnjie_game, &state);
    return state;
}

DirenjieState dealt_any(uint64_t seed)
{
    DirenjieState state;
    Setup setup = setup_initial(&direnjie_game, (uint8_t)(2 + seed % 5), seed);
    setup.options[DIRENJIE_KILLER] = seed / 5 % 3 == 1;
    setup.options[DIRENJIE_TEAMS] = seed / 5 % 3 == 2 ? 2 + (int32_t)(seed / 15 % 2) : 0;
    if (!direnjie_game.accepts(&setup, NULL)) {
        setup.options[DIRENJIE_TEAMS] = 0;
    }
    direnjie_game.setup(&state, &setup);
    return state;
}

void act_at_random(DirenjieState *state, Rng *rng, EventLog *log)
{
    Action legal[LEGAL_COUNT_MAX];
    Seat actor = state->table.actor;
    size_t count = direnjie_game.legal(state, actor, legal, LEGAL_COUNT_MAX);
    direnjie_game.apply(state, actor, legal[rng_below(rng, (uint32_t)count)], log);
}
