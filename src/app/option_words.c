/* Two tables, nothing else. */
#include "option_words.h"

#include "base/text.h"

static const struct {
    const char *game, *key, *label;
} labels[] = {
    {"regicide", "first", N_("First player")},
    {"regicide", "solo_yield", N_("House rule: yielding alone")},
    {"regicide", "redeal", N_("House rule: deal anew without diamonds")},
    {"claim", "first", N_("First player")},
    {"null", "first", N_("First player")},
};

static const struct {
    const char *word, *label;
} words[] = {
    {"random", N_("Random")},
};

const char *option_label(const Game *game, const char *key)
{
    for (size_t i = 0; i < sizeof labels / sizeof labels[0]; i++) {
        if (text_equal(labels[i].game, game->id) && text_equal(labels[i].key, key)) {
            return labels[i].label;
        }
    }
    return key;
}

const char *option_word(const char *word)
{
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        if (text_equal(words[i].word, word)) {
            return words[i].label;
        }
    }
    return word;
}
