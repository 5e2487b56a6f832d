/* Screens are terse because eyes see where a thing stands; ears are told. */
#include "phrase.h"

#include "base/limits.h"
#include "core/message.h"
#include "i18n/format.h"

#include <string.h>

#define PHRASE_BYTES 1024
#define EN_DASH      0x2013

static const char *digits(char *bytes, size_t capacity, size_t number)
{
    Text text = text_in(bytes, capacity);
    text_append_number(&text, (int64_t)number);
    return bytes;
}

static bool has(const char *words)
{
    return words && words[0] != '\0';
}

/* Its name and what kind of thing it is. */
static void append_name(const Catalogue *catalogue, const Element *element, Text *out)
{
    const char *name = element->name ? element->name : "";
    switch (element->role) {
    case ROLE_BUTTON:
        tr_format(catalogue, NC_("ear", "{name}, button"), TR_VALUES(name), out);
        break;
    case ROLE_FIELD:
        if (has(element->value)) {
            tr_format(catalogue, NC_("ear", "{name}, field"), TR_VALUES(name), out);
        } else {
            tr_format(catalogue, NC_("ear", "{name}, empty field"), TR_VALUES(name), out);
        }
        break;
    case ROLE_CARD:
    case ROLE_PILE:
    case ROLE_DROP:
    case ROLE_SLIDER:
    case ROLE_TOGGLE:
    case ROLE_LIST:
    case ROLE_TEXT:
    case ROLE_HEADING:
        text_append(out, name);
        break;
    }
}

static void append_value(const Catalogue *catalogue, const Element *element, Text *out)
{
    int64_t count;
    if (!has(element->value)) {
        return;
    }
    switch (element->role) {
    case ROLE_PILE:
        if (text_parse_number(element->value, strlen(element->value), &count)) {
            text_append(out, ", ");
            phrase_write(
                catalogue,
                &(Phrase){NCP_("ear", "{n} card", "{n} cards"), count, TR_VALUES(element->value)},
                out);
        }
        break;
    case ROLE_BUTTON:
    case ROLE_FIELD:
    case ROLE_SLIDER:
    case ROLE_TOGGLE:
    case ROLE_LIST:
        text_append(out, ", ");
        text_append(out, element->value);
        break;
    case ROLE_CARD:
    case ROLE_DROP:
    case ROLE_TEXT:
    case ROLE_HEADING:
        break;
    }
}

void phrase_element(const Catalogue *catalogue, const Element *element, PhrasePlace place,
                    Text *out)
{
    char bytes[PHRASE_BYTES], number[24], total[24];
    Text text = text_in(bytes, sizeof bytes);
    append_name(catalogue, element, &text);
    append_value(catalogue, element, &text);
    if (place.total > 1) {
        text_append(&text, ", ");
        tr_format(catalogue, NC_("ear", "{n} of {total}"),
                  TR_VALUES(digits(number, sizeof number, place.number),
                            digits(total, sizeof total, place.total)),
                  &text);
    }
    if (element->disabled) {
        text_append(&text, ", ");
        text_append(&text, tr(catalogue, NC_("ear", "not now")));
    }
    if (element->disabled && has(element->reason)) {
        text_append(&text, ". ");
        text_append(&text, element->reason);
    }
    phrase_for_ears(catalogue, bytes, out);
}

/* A sign and what is said for it: a pause, a word, or nothing. */
typedef struct Sign {
    uint32_t code_point;
    const char *words;
    bool is_word; /* to be translated, with blanks around it */
} Sign;

static const Sign signs[] = {
    {0xB7, ",", false},
    {0x2014, ",", false},
    {EN_DASH, ",", false},
    {0x2192, ",", false},
    {0x2026, "", false},
    {0x2022, ",", false},
    {'|', ",", false},
    {0x2212, NC_("ear", "minus"), true},
    {0xD7, NC_("ear", "times"), true},
    {'+', NC_("ear", "plus"), true},
    {'=', NC_("ear", "equals"), true},
    {0x2665, NC_("ear", "hearts"), true},
    {0x2666, NC_("ear", "diamonds"), true},
    {0x2663, NC_("ear", "clubs"), true},
    {0x2660, NC_("ear", "spades"), true},
};

/* Between two numbers: from the one to the other. */
static const Sign range = {EN_DASH, NC_("ear", "to"), true};

static bool is_digit(char letter)
{
    return letter >= '0' && letter <= '9';
}

static const Sign *sign_of_code(uint32_t code_point)
{
    for (size_t i = 0; i < COUNT_OF(signs); i++) {
        if (signs[i].code_point == code_point) {
            return &signs[i];
        }
    }
    return NULL;
}

static bool ends_with_blank(const Text *text)
{
    return text->length > 0 && text->bytes[text->length - 1] == ' ';
}

/* A pause follows a word at once. */
static void drop_blank(Text *out)
{
    if (ends_with_blank(out)) {
        out->bytes[--out->length] = '\0';
    }
}

static void append_sign(const Catalogue *catalogue, const Sign *sign, Text *out)
{
    if (!sign->is_word) {
        drop_blank(out);
        text_append(out, sign->words);
        return;
    }
    if (out->length > 0 && !ends_with_blank(out)) {
        text_append(out, " ");
    }
    text_append(out, tr(catalogue, sign->words));
    text_append(out, " ");
}

/* That stands right after a word. */
static bool is_closing(uint32_t letter)
{
    return letter < 0x80 && strchr(",.;:!?)", (int)letter) != NULL;
}

void phrase_for_ears(const Catalogue *catalogue, const char *words, Text *out)
{
    size_t at = 0, before = 0;
    for (uint32_t letter = text_next_code_point(words, &at); letter != 0;
         letter = text_next_code_point(words, &at)) {
        const Sign *sign = sign_of_code(letter);
        if (letter == EN_DASH && before > 0 && is_digit(words[before - 1]) && is_digit(words[at])) {
            sign = &range;
        }
        bool is_doubled = letter == ' ' && ends_with_blank(out);
        if (is_closing(letter)) {
            drop_blank(out);
        }
        if (sign) {
            append_sign(catalogue, sign, out);
        } else if (!is_doubled) {
            text_append_bytes(out, words + before, at - before);
        }
        before = at;
    }
    drop_blank(out);
}
