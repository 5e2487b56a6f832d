/* The rules of the games in words, for the rules screen. */
#ifndef APP_RULES_TEXT_H
#define APP_RULES_TEXT_H

#include <stddef.h>

typedef struct RulesPart {
    const char *heading;           /* marked for translation */
    const char *const *paragraphs; /* marked for translation; ends with NULL */
} RulesPart;

typedef struct RulesText {
    const char *game; /* Game.id */
    const RulesPart *parts;
    size_t part_count;
} RulesText;

extern const RulesText rules_regicide, rules_claim;

/* The rules of a game, or NULL. */
const RulesText *rules_text_of(const char *game);

#endif
