/* What every game shares: reading its static tables. */
#include "core/game.h"

#include "base/assert.h"
#include "base/hash.h"
#include "base/text.h"

Setup setup_initial(const Game *game, uint8_t seats, uint64_t seed)
{
    Setup setup = {.seed = seed, .seats = seats};
    for (unsigned i = 0; i < game->option_count; i++) {
        setup.options[i] = game->options[i].initial;
    }
    return setup;
}

static int32_t word_count(const GameOption *option)
{
    int32_t count = 0;
    while (option->words && option->words[count]) {
        count++;
    }
    return count;
}

static bool is_within(const GameOption *option, int32_t value)
{
    return value >= option->low && value <= option->high;
}

static bool has_kind(const GameOption *option, int32_t value, uint8_t seats)
{
    switch (option->kind) {
    case OPTION_FLAG:
        return value == 0 || value == 1;
    case OPTION_NUMBER:
        return is_within(option, value);
    case OPTION_WORD:
        return value >= 0 && value < word_count(option);
    case OPTION_SEAT:
        return value >= -word_count(option) && value < seats;
    case OPTION_NUMBERS:
        return value >= 0 && value <= 0xFFFF && is_within(option, value & 0xFF) &&
               is_within(option, value >> 8);
    case OPTION_WORDS:
        return (uint64_t)(uint32_t)value >> word_count(option) == 0;
    }
    return false;
}

bool setup_is_accepted(const Game *game, const Setup *setup, Message *why)
{
    for (unsigned i = 0; i < game->option_count; i++) {
        const GameOption *option = &game->options[i];
        bool is_absent = option->later && setup->options[i] == 0;
        if (!is_absent && !has_kind(option, setup->options[i], setup->seats)) {
            return setup_refuse(why, N_("An option has a value that it cannot have."));
        }
    }
    return game->accepts(setup, why);
}

uint32_t game_house_rules(const Game *game)
{
    uint32_t rules = 0;
    for (unsigned i = 0; i < game->option_count; i++) {
        rules |= (uint32_t)game->options[i].house << i;
    }
    return rules;
}

bool setup_is_official(const Game *game, const Setup *setup)
{
    bool is_official = true;
    for (unsigned i = 0; i < game->option_count; i++) {
        is_official = is_official && (!game->options[i].house || setup->options[i] == 0);
    }
    return is_official;
}

static bool is_zero(const unsigned char bytes[], size_t count)
{
    while (count > 0 && bytes[count - 1] == 0) {
        count--;
    }
    return count == 0;
}

uint64_t game_hash_state(const Game *game, uint64_t hash, const void *state)
{
    size_t all = game->state_size - game->state_derived;
    size_t early = all - game->state_late;
    bool is_early = is_zero((const unsigned char *)state + early, game->state_late);
    return hash_bytes(hash, state, is_early ? early : all);
}

bool setup_refuse(Message *why, const char *reason)
{
    message_give(why, message_of(reason));
    return false;
}

int game_option_index(const Game *game, const char *key)
{
    for (int i = 0; i < game->option_count; i++) {
        if (text_equal(game->options[i].key, key)) {
            return i;
        }
    }
    return -1;
}

bool game_is_legal(const Game *game, const void *state, Seat seat, Action action)
{
    Action legal[LEGAL_COUNT_MAX];
    ASSERT(game->legal_max <= LEGAL_COUNT_MAX);
    size_t count = game->legal(state, seat, legal, LEGAL_COUNT_MAX);
    for (size_t i = 0; i < count; i++) {
        if (legal[i] == action) {
            return true;
        }
    }
    return false;
}

unsigned game_card_count(const Game *game, Action action)
{
    const Verb *verb = &game->names.verbs[action_verb(action)];
    unsigned count = 0;
    if (verb->form == VERB_CARD_SET) {
        return (unsigned)set_count(action_cards(action));
    }
    for (unsigned i = 0; i < VERB_OPERANDS_MAX && verb->operands[i] != OPERAND_END; i++) {
        count += verb->operands[i] == OPERAND_CARD;
    }
    return count;
}
