/* The rules of a game in words: its page of the rules screen, and the card with what one needs to
 * know while playing. */
#ifndef APP_RULES_TEXT_H
#define APP_RULES_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Cards in a row, as the table shows them. Between blanks stand: the code of a card, "?" for one
 * face down, "_" for an empty place; "#ui-play" for a sign of assets/ui; "/" before the next row;
 * anything else is shown as it stands: "+", "=", "12". Before a code "!" marks the card that the
 * caption speaks of with a tick, "-" one that is lost with a cross. */
typedef struct RulesExample {
    const char *cards;   /* NULL: there is none */
    const char *caption; /* below it; marked for translation */
} RulesExample;

typedef struct RulesParagraph {
    const char *text;     /* marked for translation; NULL ends a list */
    const char *numbers;  /* of the rules of src/games that it explains: "1-3 5" */
    const char *term;     /* words that lead here from the other paragraphs of the game, in all
                             their forms: "combo|combos"; marked in the context "term"; or NULL */
    const char *question; /* above it; marked for translation; or NULL */
    RulesExample example;
} RulesParagraph;

typedef struct RulesPart {
    const char *heading; /* marked for translation */
    const RulesParagraph *paragraphs;
} RulesPart;

typedef struct RulesText {
    const RulesPart *parts;
    size_t part_count;
    bool names_cards; /* of examples: below each stands its name */
} RulesText;

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
