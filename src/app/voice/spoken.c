/* Words on their way to the voice, and the words of an element. Nothing is said here by itself. */
#include "spoken.h"

#include "base/limits.h"

#include <string.h>

/* It may speak of the cards of a hand; it says whose turn it is, which is not told by itself while
 * the turn passes; the texts behind it are told with it; it stands on every screen. */
enum { OF_HAND = 1, OF_TURN = 2, HEADS = 4, OF_ALL = 8 };

/* Texts that are told when they come or change, in this order: a question, what a host says, what
 * is wanted or was refused, what a choice will do, how it ended, what was chosen on a map, what
 * else stands in the row of the focus, the sentence beside a thing, a problem. */
static const struct {
    const char *id;
    unsigned traits;
} told[] = {{"text.question", 0},
            {"lesson.words", 0},
            {"lesson.quiet", 0},
            {"puzzle.words", 0},
            {"text.status", OF_HAND | OF_TURN},
            {"table.preview", OF_HAND},
            {"table.reason", OF_HAND},
            {"text.cause", 0},
            {"text.detail", 0},
            {"text.medal", 0},
            {"text.assisted", 0},
            {"text.review", 0},
            {"text.stage", HEADS},
            {NARRATOR_ROW, OF_HAND},
            {"tip", OF_HAND},
            {"banner", OF_ALL},
            {"window.small", 0}};

_Static_assert(COUNT_OF(told) <= TOLD_MAX, "what was told of each is kept");

Ears narrator_ears(const Narrator *narrator)
{
    size_t count = narrator->names.count;
    return (Ears){.catalogue = narrator->catalogue,
                  .names = count > 0 ? buffer_at(&narrator->names, 0) : NULL,
                  .name_count = count};
}

static void utter(Narrator *narrator, const char *words)
{
    if (!narrator->around.is_left) {
        voice_say(narrator->voice, words);
    }
}

void narrator_say(Narrator *narrator, const char *words)
{
    Ears ears = narrator_ears(narrator);
    char *kept = narrator->kept[narrator->count % NARRATOR_KEPT];
    if (narrator->around.is_aside) {
        narrator_answer(narrator, words);
        return;
    }
    Text text = text_in(kept, SPOKEN_BYTES);
    phrase_for_ears(&ears, words, &text);
    if (text.length == 0) {
        return;
    }
    narrator->count++;
    narrator->heard = narrator->count - 1;
    utter(narrator, kept);
}

void narrator_answer(Narrator *narrator, const char *words)
{
    Ears ears = narrator_ears(narrator);
    char bytes[SPOKEN_BYTES];
    Text text = text_in(bytes, sizeof bytes);
    phrase_for_ears(&ears, words, &text);
    utter(narrator, bytes);
}

/* The button that plays what is picked says which cards those are. */
static bool is_of_hand(const Element *element)
{
    bool is = text_equal(element->id, "button.confirm");
    for (size_t i = 0; i < COUNT_OF(told); i++) {
        is |= (told[i].traits & OF_HAND) != 0 && text_equal(element->id, told[i].id);
    }
    return is;
}

bool narrator_keeps_private(const Narrator *narrator, const Element *element)
{
    return narrator->around.kept_private && (element->secret || is_of_hand(element));
}

/* Up to the last dot: what elements of one kind share. */
static size_t stem_length(const char *id)
{
    const char *dot = strrchr(id, '.');
    return dot ? (size_t)(dot - id) + 1 : 0;
}

static bool is_of_own_hand(const Element *element)
{
    return strncmp(element->id, NARRATOR_HAND, strlen(NARRATOR_HAND)) == 0;
}

static bool is_like(const Element *a, const Element *b)
{
    size_t length = stem_length(a->id);
    if (is_of_own_hand(a)) { /* where copies have a number behind them */
        return is_of_own_hand(b);
    }
    return length > 0 && a->role == b->role && a->still == b->still &&
           length == stem_length(b->id) && strncmp(a->id, b->id, length) == 0;
}

static bool is_counted(const Element *element)
{
    return is_of_own_hand(element) || (element->role == ROLE_LIST && !element->still);
}

static PhrasePlace place_of(const Narrator *narrator, const Element *element)
{
    PhrasePlace place = {0, 0};
    bool is_said = is_counted(element) && !narrator->narration.is_brief;
    for (size_t i = 0; is_said && i < ui_readable_count(narrator->ui); i++) {
        const Element *other = ui_readable_at(narrator->ui, i);
        place.total += is_like(element, other);
        if (text_equal(element->id, other->id)) {
            place.number = place.total;
        }
    }
    return place;
}

void narrator_word(const Narrator *narrator, const Element *element, Text *out)
{
    if (narrator_keeps_private(narrator, element)) {
        text_append(out, narrator->around.kept_private);
        return;
    }
    Ears ears = narrator_ears(narrator);
    phrase_element(&ears, element, place_of(narrator, element), out);
}

const Element *narrator_heading(const Narrator *narrator)
{
    for (size_t i = 0; i < ui_readable_count(narrator->ui); i++) {
        const Element *element = ui_readable_at(narrator->ui, i);
        if (element->role == ROLE_HEADING && !element->secret) {
            return element;
        }
    }
    return NULL;
}

const char *narrator_title(const Narrator *narrator)
{
    const Element *heading = narrator_heading(narrator);
    const char *title = narrator->around.title;
    bool is_told = title && heading && heading->name && text_equal(heading->name, title);
    return is_told ? NULL : title;
}

const Element *narrator_told(const Narrator *narrator, size_t index)
{
    if (index >= COUNT_OF(told)) {
        return NULL;
    }
    const Element *element = ui_readable_named(narrator->ui, told[index].id);
    return element && !narrator_keeps_private(narrator, element) ? element : NULL;
}

bool narrator_keeps_told(const Narrator *narrator)
{
    bool keeps = false;
    for (size_t i = 0; i < COUNT_OF(told) && narrator->around.kept_private; i++) {
        keeps |= ui_readable_named(narrator->ui, told[i].id) && !narrator_told(narrator, i);
    }
    return keeps;
}

static bool has_trait(size_t index, unsigned trait)
{
    return index < COUNT_OF(told) && (told[index].traits & trait) != 0;
}

bool narrator_heads(size_t index)
{
    return has_trait(index, HEADS);
}

bool narrator_is_of_all(size_t index)
{
    return has_trait(index, OF_ALL);
}

bool narrator_is_of_turn(size_t index)
{
    return has_trait(index, OF_TURN);
}

void narrator_lines(Narrator *narrator, const char *words,
                    void (*by)(Narrator *narrator, const char *line))
{
    char bytes[SPOKEN_BYTES];
    while (*words != '\0') {
        size_t length = strcspn(words, "\n");
        Text text = text_in(bytes, sizeof bytes);
        text_append_bytes(&text, words, length);
        by(narrator, bytes);
        words += length + (words[length] == '\n');
    }
}
