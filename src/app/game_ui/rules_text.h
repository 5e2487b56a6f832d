/* The rules of a game in words: its page of the rules screen, and the card with what one needs to
 * know while playing. */
#ifndef APP_RULES_TEXT_H
#define APP_RULES_TEXT_H

#include <stddef.h>
#include <stdint.h>

typedef struct RulesPart {
    const char *heading;           /* marked for translation */
    const char *const *paragraphs; /* marked for translation; ends with NULL */
    const char *numbers;           /* of the rules of src/games that it explains: "1-3 5" */
} RulesPart;

typedef struct RulesText {
    const RulesPart *parts;
    size_t part_count;
} RulesText;

/* What a key or a gesture does; a list ends with NULL. */
typedef struct KeyHelp {
    const char *keys; /* "U, Ctrl+Z"; marked for translation where they have names */
    const char *what; /* marked for translation */
} KeyHelp;

/* A line of the card with its sign; the card has two columns. */
typedef struct SummaryLine {
    const char *icon;    /* a picture, or NULL */
    uint32_t icon_color; /* 0xRRGGBB of a white sign; 0: the picture has its own */
    const char *heading; /* marked for translation */
    const char *text;    /* marked for translation */
} SummaryLine;

typedef struct Summary {
    const SummaryLine *lines;
    size_t count;
    size_t left; /* so many of them in the left column */
} Summary;

#endif
