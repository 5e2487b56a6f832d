/* Screens are terse because eyes see where a thing stands; ears are told. */
#include "phrase.h"

#include "base/limits.h"
#include "core/message.h"
#include "i18n/format.h"

#include <string.h>

#define PHRASE_BYTES 1024
#define EN_DASH      0x2013
#define EM_DASH      0x2014
#define ELLIPSIS     0x2026
#define HARD_BLANK   "\xc2\xa0" /* at which no line ends */
#define HARD_HYPHEN  0x2011
#define ARROW        0x2192
#define WIDE_COLON   "\xef\xbc\x9a" /* of Chinese, as the next ones */
#define WIDE_BRACKET "\xef\xbc\x88"
#define WIDE_STOP    "\xe3\x80\x82"
#define WIDE_COMMA   0xff0c
#define WIDE_DASH    0xff5e /* from the one to the other */
#define LIST_COMMA   0x3001

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

/* Between what is said of one thing. */
static const char *pause_of(const Catalogue *catalogue)
{
    return catalogue_is_chinese(catalogue) ? "，" : ", ";
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

/* Of a card: anything else is its code, which is for programs. */
static bool is_state(const Catalogue *catalogue, const char *value)
{
    return text_equal(value, tr(catalogue, N_("Selected"))) ||
           text_equal(value, tr(catalogue, N_("Suggested")));
}

/* Whether the name of a pile says already how many cards lie there: "Goblins: no cards scored". */
static bool names_count(const Element *element)
{
    bool is_empty = text_equal(element->value, "0");
    return strstr(element->name, element->value) ||
           (is_empty && (strchr(element->name, ':') || strstr(element->name, WIDE_COLON)));
}

static void append_value(const Catalogue *catalogue, const Element *element, Text *out)
{
    int64_t count;
    if (!has(element->value) || element->is_coded) {
        return;
    }
    switch (element->role) {
    case ROLE_PILE:
        if (names_count(element)) {
            break;
        }
        if (text_parse_number(element->value, strlen(element->value), &count)) {
            text_append(out, pause_of(catalogue));
            phrase_write(
                catalogue,
                &(Phrase){NCP_("ear", "{n} card", "{n} cards"), count, TR_VALUES(element->value)},
                out);
        }
        break;
    case ROLE_CARD:
        if (is_state(catalogue, element->value)) {
            text_append(out, pause_of(catalogue));
            text_append(out, element->value);
        }
        break;
    case ROLE_BUTTON:
    case ROLE_FIELD:
    case ROLE_SLIDER:
    case ROLE_TOGGLE:
    case ROLE_LIST:
        text_append(out, pause_of(catalogue));
        text_append(out, element->value);
        break;
    case ROLE_DROP:
    case ROLE_TEXT:
    case ROLE_HEADING:
        break;
    }
}

void phrase_element(const Ears *ears, const Element *element, PhrasePlace place, Text *out)
{
    const Catalogue *catalogue = ears->catalogue;
    char bytes[PHRASE_BYTES], number[24], total[24];
    Text text = text_in(bytes, sizeof bytes);
    append_name(catalogue, element, &text);
    append_value(catalogue, element, &text);
    if (has(element->where)) {
        text_append(&text, pause_of(catalogue));
        text_append(&text, element->where);
    }
    if (place.total > 1) {
        text_append(&text, pause_of(catalogue));
        tr_format(catalogue, NC_("ear", "{n} of {total}"),
                  TR_VALUES(digits(number, sizeof number, place.number),
                            digits(total, sizeof total, place.total)),
                  &text);
    }
    if (element->disabled) {
        text_append(&text, pause_of(catalogue));
        text_append(&text, tr(catalogue, NC_("ear", "not now")));
    }
    if (element->disabled && has(element->reason)) {
        text_append(&text, catalogue_is_chinese(catalogue) ? WIDE_STOP : ". ");
        text_append(&text, element->reason);
    }
    phrase_for_ears(ears, bytes, out);
}

/* A sign and what is said for it: a pause, a word, or nothing. */
typedef struct Sign {
    uint32_t code_point;
    const char *words;
    bool is_word; /* to be translated, with blanks around it */
} Sign;

static const Sign signs[] = {
    {0xB7, ",", false},
    {EM_DASH, ",", false},
    {EN_DASH, ",", false},
    {ARROW, ",", false},
    {ELLIPSIS, ".", false},
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

/* Between two numbers: from the one to the other, and so many of the other. */
static const Sign range = {EN_DASH, NC_("ear", "to"), true};
static const Sign share = {'/', NC_("ear", "out of"), true};

/* In Russian it stands for "is": "два — 3 очка". */
static const Sign copula = {EM_DASH, ":", false};

/* Before more words: "In an assault now… Next" */
static const Sign opening = {ELLIPSIS, ",", false};

/* Alone it is a key; else it ends a question. */
static const Sign question = {'?', NC_("ear", "question mark"), true};

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
    size_t wide = sizeof HARD_BLANK - 1;
    if (ends_with_blank(out)) {
        out->bytes[--out->length] = '\0';
    } else if (out->length >= wide && strcmp(out->bytes + out->length - wide, HARD_BLANK) == 0) {
        out->length -= wide;
        out->bytes[out->length] = '\0';
    }
}

static bool ends_with(const Text *text, const char *end)
{
    size_t length = strlen(end);
    return text->length >= length && strcmp(text->bytes + text->length - length, end) == 0;
}

/* A sentence that stands in a list ends with its pause. */
static void drop_stop(uint32_t letter, Text *out)
{
    bool is_pause = letter == ',' || letter == WIDE_COMMA || letter == LIST_COMMA;
    if (is_pause && (ends_with(out, ".") || ends_with(out, WIDE_STOP))) {
        out->length -= ends_with(out, ".") ? 1 : sizeof WIDE_STOP - 1;
        out->bytes[out->length] = '\0';
    }
}

static bool stands_alone(const Text *text)
{
    return text->length == 0 || ends_with(text, " ") || ends_with(text, "(") ||
           ends_with(text, WIDE_COLON) || ends_with(text, WIDE_BRACKET);
}

static bool is_pausing(const Text *text)
{
    static const char *const wide[] = {WIDE_STOP, WIDE_COLON, "，", "、", "；", "！", "？"};
    bool is = text->length == 0 || strchr(",.;:!?", text->bytes[text->length - 1]) != NULL;
    for (size_t i = 0; i < COUNT_OF(wide); i++) {
        is |= ends_with(text, wide[i]);
    }
    return is;
}

/* A comma or a stop, unless there is one already. */
static void append_pause(const Catalogue *catalogue, const char *sign, Text *out)
{
    bool is_wide = catalogue_is_chinese(catalogue);
    drop_blank(out);
    if (is_pausing(out)) {
        return;
    }
    if (is_wide) {
        text_append(out, sign[0] == ',' ? "，" : WIDE_STOP);
    } else {
        text_append(out, sign);
    }
}

/* After which no blank stands. */
static bool has_wide_pause(const Catalogue *catalogue, const Text *out)
{
    return catalogue_is_chinese(catalogue) && is_pausing(out);
}

static void append_blank(const Catalogue *catalogue, Text *out)
{
    text_append(out, has_wide_pause(catalogue, out) ? "" : " ");
}

static void append_sign(const Catalogue *catalogue, const Sign *sign, Text *out)
{
    if (!sign->is_word) {
        append_pause(catalogue, sign->words, out);
        return;
    }
    const char *blank = catalogue_is_chinese(catalogue) ? "" : " ";
    if (!stands_alone(out)) {
        text_append(out, blank);
    }
    text_append(out, tr(catalogue, sign->words));
    text_append(out, blank);
}

/* That stands right after a word. */
static bool is_closing(uint32_t letter)
{
    return letter < 0x80 && strchr(",.;:!?)", (int)letter) != NULL;
}

static bool is_plain(char letter)
{
    return is_digit(letter) || (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
}

/* Whether it stands between two numbers, or a dash without blanks between two letters. */
static bool is_range(const char *words, size_t before, size_t after)
{
    bool is_tight = before > 0 && is_plain(words[before - 1]) && is_plain(words[after]);
    if (is_tight) {
        return true;
    }
    while (before > 0 && words[before - 1] == ' ') {
        before--;
    }
    while (words[after] == ' ') {
        after++;
    }
    return before > 0 && is_digit(words[before - 1]) && is_digit(words[after]);
}

/* Names that are words of their own as well are left alone: "A". */
static bool is_code(const char *name)
{
    size_t letters = 0;
    while (is_plain(name[letters]) && !is_digit(name[letters])) {
        letters++;
    }
    return name[letters] != '\0';
}

/* Whether the name stands there, and is no piece of a longer word. */
static bool has_name(const char *words, size_t at, const char *name)
{
    size_t length = strlen(name);
    bool begins_within = at > 0 && is_plain(words[at - 1]) && is_plain(name[0]);
    return length > 0 && !begins_within && strncmp(words + at, name, length) == 0 &&
           !(is_plain(name[length - 1]) && is_plain(words[at + length]));
}

/* Writes the full name of what is named there, and returns how many bytes that took; 0: nothing is.
 */
static size_t append_full_name(const Ears *ears, const char *words, size_t at, Text *out)
{
    for (size_t i = 0; i < ears->name_count; i++) {
        const EarName *name = &ears->names[i];
        bool is_full = has_name(words, at, name->full);
        if (is_full || (is_code(name->listed) && has_name(words, at, name->listed))) {
            text_append(out, name->full);
            return strlen(is_full ? name->full : name->listed);
        }
    }
    return 0;
}

/* Nothing waits for what follows, where nothing does. */
static void drop_end(const char *words, Text *out)
{
    static const char *const commas[] = {",", "，"};
    size_t length = strlen(words), open = sizeof "…" - 1;
    drop_blank(out);
    for (size_t i = 0; i < COUNT_OF(commas); i++) {
        if (ends_with(out, commas[i])) {
            out->length -= strlen(commas[i]);
            out->bytes[out->length] = '\0';
        }
    }
    if (length >= open && strcmp(words + length - open, "…") == 0) {
        drop_stop(',', out);
    }
}

/* What stands from `before` to `at`, after what was written; NULL: no sign. */
static const Sign *sign_at(const Ears *ears, const char *words, size_t before, size_t at,
                           const Text *written)
{
    size_t next = before;
    uint32_t letter = text_next_code_point(words, &next);
    bool joins = letter == EN_DASH || letter == WIDE_DASH || letter == ARROW;
    if (joins && is_range(words, before, at)) {
        return &range;
    }
    if (letter == '/' && before > 0 && is_digit(words[before - 1]) && is_digit(words[at])) {
        return &share;
    }
    if (letter == EM_DASH && ears->catalogue->language == LANGUAGE_RU) {
        return &copula;
    }
    if (letter == ELLIPSIS && words[at] == ' ') {
        return &opening;
    }
    bool is_key = stands_alone(written) || is_pausing(written);
    return letter == '?' && is_key ? &question : sign_of_code(letter);
}

void phrase_for_ears(const Ears *ears, const char *words, Text *out)
{
    size_t at = 0, before = 0;
    for (uint32_t letter = text_next_code_point(words, &at); letter != 0;
         letter = text_next_code_point(words, &at)) {
        const Sign *sign = sign_at(ears, words, before, at, out);
        size_t named = append_full_name(ears, words, before, out);
        if (named > 0) {
            at = before = before + named;
            continue;
        }
        bool is_doubled = letter == ' ' && (out->length == 0 || ends_with_blank(out) ||
                                            has_wide_pause(ears->catalogue, out));
        if (is_closing(letter) && !sign) {
            drop_blank(out);
        }
        drop_stop(letter, out);
        if (sign) {
            append_sign(ears->catalogue, sign, out);
            if (!sign->is_word && words[at] != ' ' && out->length > 0) {
                append_blank(ears->catalogue, out);
            }
        } else if (letter == '\n') {
            append_pause(ears->catalogue, ".", out);
            append_blank(ears->catalogue, out);
        } else if (letter == HARD_HYPHEN) {
            text_append(out, "-");
        } else if (!is_doubled) {
            text_append_bytes(out, words + before, at - before);
        }
        before = at;
    }
    drop_end(words, out);
}

void phrase_spell(const char *words, Text *out)
{
    size_t at = 0, before = 0;
    while (text_next_code_point(words, &at) != 0) {
        bool is_blank = at == before + 1 && words[before] == ' ';
        if (!is_blank && out->length > 0) {
            text_append(out, ", ");
        }
        if (!is_blank) {
            text_append_bytes(out, words + before, at - before);
        }
        before = at;
    }
}
