/* From each begin of a word the longest form of any term is taken. Chinese has no blanks: there a
 * word begins and ends anywhere. */
#include "links.h"

#include "base/assert.h"
#include "base/text.h"
#include "search.h"

#include <string.h>

#define FORMS_MAX 1024

/* A form of a term, part of a translated list. */
typedef struct Form {
    const char *text;
    size_t length;
    uint32_t first; /* its first letter, small */
    uint16_t target;
} Form;

/* What is looked for, and where. */
typedef struct Finder {
    Links *out;
    const Catalogue *catalogue;
    Form forms[FORMS_MAX]; /* of all terms: in their order */
    size_t form_count;
    LinkPlace place;
    const char *words;  /* that stand there */
    uint16_t paragraph; /* its number */
    size_t first;       /* link of it */
} Finder;

typedef struct Match {
    size_t length; /* 0: none */
    uint16_t target;
} Match;

static bool is_letter(uint32_t letter)
{
    bool is_latin = (letter >= 'A' && letter <= 'Z') || (letter >= 'a' && letter <= 'z');
    return is_latin || (letter >= 0xC0 && letter < 0x2000);
}

/* Whether a word can end before, or begin with, what follows. */
static bool is_apart(uint32_t left, uint32_t right)
{
    return !is_letter(left) || !is_letter(right);
}

static uint32_t letter_at(const char *text, size_t at)
{
    return text[at] == '\0' ? 0 : text_next_code_point(text, &at);
}

static uint32_t last_letter(const char *text, size_t length)
{
    uint32_t letter = 0;
    for (size_t at = 0; at < length;) {
        letter = text_next_code_point(text, &at);
    }
    return letter;
}

static void add_forms(Finder *finder, const char *forms, uint16_t target)
{
    while (*forms != '\0') {
        size_t length = strcspn(forms, "|");
        ASSERT(finder->form_count < FORMS_MAX);
        finder->forms[finder->form_count++] =
            (Form){forms, length, search_small(letter_at(forms, 0)), target};
        forms += length;
        forms += strspn(forms, "|");
    }
}

static void collect_forms(Finder *finder)
{
    uint16_t number = 0;
    const RulesText *book = finder->out->text;
    for (size_t i = 0; i < book->part_count; i++) {
        for (const RulesParagraph *p = book->parts[i].paragraphs; p->text; p++, number++) {
            if (p->term) {
                add_forms(finder, tr(finder->catalogue, p->term), number);
            }
        }
    }
}

static bool is_met(const Finder *finder, uint16_t target)
{
    for (size_t i = finder->first; i < finder->out->count; i++) {
        if (finder->out->all[i].target == target) {
            return true;
        }
    }
    return false;
}

/* The longest form of any term at the begin of the text. */
static Match match_at(const Finder *finder, const char *text)
{
    Match best = {0};
    uint32_t first = search_small(letter_at(text, 0));
    for (size_t i = 0; i < finder->form_count; i++) {
        const Form *form = &finder->forms[i];
        size_t length = form->first == first ? search_length(text, form->text, form->length) : 0;
        if (length > best.length && is_apart(last_letter(text, length), letter_at(text, length))) {
            best = (Match){length, form->target};
        }
    }
    return best;
}

static void find_in_words(const Finder *finder)
{
    uint32_t before = 0;
    for (size_t at = 0; finder->words[at] != '\0';) {
        Match match = {0};
        if (is_apart(before, letter_at(finder->words, at))) {
            match = match_at(finder, finder->words + at);
        }
        bool is_own = match.target == finder->paragraph || is_met(finder, match.target);
        if (match.length > 0 && !is_own && finder->out->count < LINKS_MAX) {
            finder->out->all[finder->out->count++] = (Link){
                finder->paragraph, match.target, finder->place, (TextSpan){at, at + match.length}};
        }
        size_t from = at;
        if (match.length > 0) {
            at += match.length;
            before = last_letter(finder->words + from, match.length);
        } else {
            before = text_next_code_point(finder->words, &at);
        }
    }
}

static void find_in_paragraph(Finder *finder, const RulesParagraph *paragraph)
{
    const char *const texts[LINK_PLACES] = {[LINK_QUESTION] = paragraph->question,
                                            [LINK_TEXT] = paragraph->text,
                                            [LINK_CAPTION] = paragraph->example.caption};
    finder->first = finder->out->count;
    for (unsigned place = 0; place < LINK_PLACES; place++) {
        if (texts[place]) {
            finder->place = (LinkPlace)place;
            finder->words = tr(finder->catalogue, texts[place]);
            find_in_words(finder);
        }
    }
}

void links_find(Links *links, const Catalogue *catalogue, const RulesText *text)
{
    if (links->text == text && links->language == catalogue->language) {
        return;
    }
    links->text = text;
    links->language = catalogue->language;
    links->count = 0;
    if (!text) {
        return;
    }
    Finder finder = {.out = links, .catalogue = catalogue};
    collect_forms(&finder);
    for (size_t i = 0; i < text->part_count; i++) {
        for (const RulesParagraph *p = text->parts[i].paragraphs; p->text; p++) {
            find_in_paragraph(&finder, p);
            finder.paragraph++;
        }
    }
}
