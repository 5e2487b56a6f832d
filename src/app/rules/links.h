/* The terms of a book of rules as they are met in its paragraphs: each leads to the paragraph that
 * explains it. Which words those are, in all their forms, says RulesParagraph.term in each
 * language; the texts themselves carry no marks. */
#ifndef APP_LINKS_H
#define APP_LINKS_H

#include "i18n/catalogue.h"
#include "rules_text.h"
#include "ui/text.h"

#define LINKS_MAX 512

/* The texts of a paragraph. */
typedef enum LinkPlace { LINK_QUESTION, LINK_TEXT, LINK_CAPTION, LINK_PLACES } LinkPlace;

/* Paragraphs are counted from the first of the book. */
typedef struct Link {
    uint16_t paragraph, target;
    LinkPlace place;
    TextSpan span; /* of that text */
} Link;

typedef struct Links {
    const RulesText *text; /* in which they were found; NULL: none */
    Language language;
    size_t count;
    Link all[LINKS_MAX]; /* in the order of the text */
} Links;

/* Looks for them once for each book and language: in a paragraph each term once, and never the
 * paragraph's own. */
void links_find(Links *links, const Catalogue *catalogue, const RulesText *text);

#endif
