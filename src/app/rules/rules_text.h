/* The rules of the games in words, for the rules screen. */
#ifndef APP_RULES_TEXT_H
#define APP_RULES_TEXT_H

#include <stddef.h>
#include <stdint.h>

typedef struct RulesPart {
    const char *heading;           /* marked for translation */
    const char *const *paragraphs; /* marked for translation; ends with NULL */
} RulesPart;

typedef struct RulesText {
    const char *game; /* Game.id */
    const RulesPart *parts;
    size_t part_count;
} RulesText;

/* The card with what one needs to know while playing: a line with its sign for each thing, in two
 * columns. */
typedef struct SummaryLine {
    const char *icon;    /* a picture, or NULL */
    uint32_t icon_color; /* 0xRRGGBB of a white sign; 0: the picture has its own */
    const char *heading; /* marked for translation */
    const char *text;    /* marked for translation */
} SummaryLine;

typedef struct Summary {
    const char *game; /* Game.id */
    const SummaryLine *lines;
    size_t count;
    size_t left; /* so many of them in the left column */
} Summary;

extern const Summary summary_claim, summary_clash, summary_direnjie;

/* The summary of a game, or NULL. */
const Summary *summary_of(const char *game);

extern const RulesText rules_regicide, rules_claim, rules_clash, rules_direnjie;

/* The rules of a game, or NULL. */
const RulesText *rules_text_of(const char *game);

#endif
