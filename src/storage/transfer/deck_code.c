/* Decks as codes: a set of cards as one number, in halves, the lowest first. */
#include "letters.h"

#include "base/text.h"

#define HALF  UINT32_C(0x10000)
#define PARTS 4

bool transfer_write_deck(const Game *game, CardSet cards, Text *out)
{
    Number number = {.count = 0};
    for (unsigned i = PARTS; i > 0; i--) {
        number_push(&number, HALF, (uint32_t)(cards >> 16 * (i - 1)) & (HALF - 1));
    }
    return letters_write(&number, game->id, CODE_DECK, out);
}

static const Game *wanted;

static const Game *find(const char *id)
{
    return text_equal(id, wanted->id) ? wanted : NULL;
}

static ProblemKind read_cards(Letters *letters, CardSet *out)
{
    CardSet cards = 0;
    if (letters->kind != CODE_DECK) {
        return PROBLEM_IMPORT_CODE;
    }
    for (unsigned i = 0; i < PARTS; i++) {
        cards |= (CardSet)number_pop(&letters->number, HALF) << 16 * i;
    }
    if (letters->number.count > 0 || cards >> letters->game->names.card_count != 0) {
        return PROBLEM_IMPORT_CODE;
    }
    *out = cards;
    return PROBLEM_NONE;
}

bool transfer_read_deck(const char *bytes, size_t size, const Game *game, CardSet *out,
                        Problem *problem)
{
    Letters letters;
    wanted = game;
    ProblemKind kind = letters_read(bytes, size, find, &letters);
    if (kind == PROBLEM_NONE) {
        kind = read_cards(&letters, out);
    }
    if (problem) {
        *problem = (Problem){.kind = kind};
    }
    return kind == PROBLEM_NONE;
}
