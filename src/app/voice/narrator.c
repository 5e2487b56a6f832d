/* The list of elements of the last frame is compared with what was told of the one before. */
#include "narrator.h"

#include "phrase.h"

#include "base/limits.h"
#include "base/memory.h"
#include "core/message.h"
#include "i18n/format.h"

#include <stdlib.h>
#include <string.h>

#define SPOKEN_BYTES 1024

/* Texts that are told when they come or change, in this order: a question, what is wanted or was
 * refused, what a choice will do, what a host says, how it ended, the sentence beside a thing, a
 * problem. Some may speak of the cards of a hand. */
static const struct {
    const char *id;
    bool is_of_hand;
} told[] = {{"text.question", false}, {"text.status", true},   {"table.preview", true},
            {"lesson.words", false},  {"lesson.quiet", false}, {"puzzle.words", false},
            {"text.cause", false},    {"text.detail", false},  {"text.medal", false},
            {"text.assisted", false}, {"text.review", false},  {"tip", true},
            {"banner", false},        {"window.small", false}};

struct Narrator {
    Ui *ui;
    const Catalogue *catalogue;
    Voice *voice;
    Narration narration;
    Surroundings around;
    char focused[ELEMENT_ID_MAX + SPOKEN_BYTES]; /* id and words of what had the focus */
    char told[COUNT_OF(told)][SPOKEN_BYTES];     /* empty: it is not there */
    char kept[NARRATOR_KEPT][SPOKEN_BYTES];      /* the newest at (count - 1) % NARRATOR_KEPT */
    size_t count;                                /* of all that was said */
    size_t heard;                                /* the one that was heard again last */
};

Narrator *narrator_new(Ui *ui, const Catalogue *catalogue, const char *file,
                       void (*wake)(void *context), void *context)
{
    Voice *voice = voice_new(file, wake, context);
    if (!voice) {
        return NULL;
    }
    Narrator *narrator = memory_zeroed(sizeof *narrator);
    narrator->ui = ui;
    narrator->catalogue = catalogue;
    narrator->voice = voice;
    return narrator;
}

void narrator_free(Narrator *narrator)
{
    if (narrator) {
        voice_free(narrator->voice);
        free(narrator);
    }
}

/* What was told of the screen. */
static void forget(Narrator *narrator)
{
    narrator->focused[0] = '\0';
    memset(narrator->told, 0, sizeof narrator->told);
}

void narrator_set(Narrator *narrator, const Narration *narration)
{
    VoiceManner manner = {.language = language_code(narrator->catalogue->language),
                          .rate = narration->rate,
                          .volume = narration->volume};
    if (narrator->narration.on && !narration->on) {
        voice_hush(narrator->voice);
        voice_turn(narrator->voice);
    }
    if (narration->on && !narrator->narration.on) {
        forget(narrator);
        narrator->around.screen = NULL; /* so that the screen is told as if it had just opened */
    }
    narrator->narration = *narration;
    voice_set(narrator->voice, &manner);
}

bool narrator_is_on(const Narrator *narrator)
{
    return narrator->narration.on;
}

bool narrator_is_missing(const Narrator *narrator)
{
    return narrator->narration.on && voice_is_missing(narrator->voice);
}

bool narrator_is_busy(const Narrator *narrator)
{
    return voice_is_busy(narrator->voice);
}

static void utter(Narrator *narrator, const char *words)
{
    voice_say(narrator->voice, words);
}

/* Says it, and keeps it to be heard again. */
static void say(Narrator *narrator, const char *words)
{
    char *kept = narrator->kept[narrator->count % NARRATOR_KEPT];
    Text text = text_in(kept, SPOKEN_BYTES);
    phrase_for_ears(narrator->catalogue, words, &text);
    if (text.length == 0) {
        return;
    }
    narrator->count++;
    narrator->heard = narrator->count - 1;
    utter(narrator, kept);
}

static bool is_private(const Narrator *narrator, const Element *element)
{
    return element->secret && narrator->around.kept_private;
}

/* Up to the last dot: what elements of one kind share. */
static size_t stem_length(const char *id)
{
    const char *dot = strrchr(id, '.');
    return dot ? (size_t)(dot - id) + 1 : 0;
}

static bool is_like(const Element *a, const Element *b)
{
    size_t length = stem_length(a->id);
    return length > 0 && a->role == b->role && a->still == b->still &&
           length == stem_length(b->id) && strncmp(a->id, b->id, length) == 0;
}

static bool is_counted(const Element *element)
{
    return element->role == ROLE_CARD || element->role == ROLE_LIST;
}

static PhrasePlace place_of(const Narrator *narrator, const Element *element)
{
    PhrasePlace place = {0, 0};
    for (size_t i = 0; is_counted(element) && i < ui_element_count(narrator->ui); i++) {
        const Element *other = ui_element_at(narrator->ui, i);
        place.total += is_like(element, other);
        if (text_equal(element->id, other->id)) {
            place.number = place.total;
        }
    }
    return place;
}

/* What is said of an element. */
static void word(const Narrator *narrator, const Element *element, Text *out)
{
    if (is_private(narrator, element)) {
        text_append(out, narrator->around.kept_private);
        return;
    }
    phrase_element(narrator->catalogue, element, place_of(narrator, element), out);
}

static void say_element(Narrator *narrator, const Element *element)
{
    char bytes[SPOKEN_BYTES];
    Text text = text_in(bytes, sizeof bytes);
    word(narrator, element, &text);
    say(narrator, bytes);
}

/* The first heading of the screen. */
static const Element *heading_of(const Narrator *narrator)
{
    for (size_t i = 0; i < ui_element_count(narrator->ui); i++) {
        const Element *element = ui_element_at(narrator->ui, i);
        if (element->role == ROLE_HEADING && !element->secret) {
            return element;
        }
    }
    return NULL;
}

static void look_at_screen(Narrator *narrator, const Surroundings *around)
{
    bool has_changed = narrator->around.screen != around->screen;
    narrator->around = *around;
    if (!has_changed) {
        return;
    }
    forget(narrator);
    const Element *heading = heading_of(narrator);
    if (heading) {
        say_element(narrator, heading);
    } else if (around->title) {
        say(narrator, around->title);
    }
}

/* The element of one of them, if it is there and may be told. */
static const Element *told_at(const Narrator *narrator, size_t index)
{
    const Element *element = ui_element_named(narrator->ui, told[index].id);
    bool is_barred = told[index].is_of_hand && narrator->around.kept_private;
    return element && !is_barred && !is_private(narrator, element) ? element : NULL;
}

/* Whether another text of the screen says these words and more: the sentence beside a thing begins
 * with what the choice will do, and is often no more than its name. */
static bool is_said_elsewhere(const Narrator *narrator, size_t index, const char *words)
{
    size_t length = strlen(words);
    const Element *focused = ui_element_named(narrator->ui, ui_focused_id(narrator->ui));
    if (focused && focused->name && text_equal(focused->name, words)) {
        return true;
    }
    for (size_t i = index + 1; i < COUNT_OF(told); i++) {
        const Element *other = told_at(narrator, i);
        if (other && strncmp(other->name, words, length) == 0) {
            return true;
        }
    }
    return false;
}

static void look_at_told(Narrator *narrator)
{
    for (size_t i = 0; i < COUNT_OF(told); i++) {
        char bytes[SPOKEN_BYTES] = "";
        Text text = text_in(bytes, sizeof bytes);
        const Element *element = told_at(narrator, i);
        if (element) {
            text_append(&text, element->name);
        }
        if (text_equal(bytes, narrator->told[i])) {
            continue;
        }
        memcpy(narrator->told[i], bytes, sizeof bytes);
        if (text.length > 0 && !is_said_elsewhere(narrator, i, bytes)) {
            say(narrator, bytes);
        }
    }
}

static void look_at_focus(Narrator *narrator)
{
    char bytes[sizeof narrator->focused] = "";
    const char *id = ui_shows_focus(narrator->ui) ? ui_focused_id(narrator->ui) : "";
    const Element *element = id[0] != '\0' ? ui_element_named(narrator->ui, id) : NULL;
    if (element) {
        Text text = text_in(bytes, sizeof bytes);
        text_append(&text, id);
        size_t length = text.length;
        word(narrator, element, &text);
        if (!text_equal(bytes, narrator->focused)) {
            say(narrator, bytes + length);
        }
    }
    memcpy(narrator->focused, bytes, sizeof bytes);
}

void narrator_look(Narrator *narrator, const Surroundings *around)
{
    if (narrator->narration.on) {
        look_at_screen(narrator, around);
        look_at_focus(narrator);
        look_at_told(narrator);
    }
    voice_turn(narrator->voice);
}

void narrator_hush(Narrator *narrator)
{
    if (narrator->narration.on) {
        voice_hush(narrator->voice);
    }
}

void narrator_tell(Narrator *narrator, const char *words)
{
    char bytes[SPOKEN_BYTES];
    if (!narrator->narration.on) {
        return;
    }
    while (*words != '\0') {
        size_t length = strcspn(words, "\n");
        Text text = text_in(bytes, sizeof bytes);
        text_append_bytes(&text, words, length);
        say(narrator, bytes);
        words += length + (words[length] == '\n');
    }
}

void narrator_repeat(Narrator *narrator, int by)
{
    size_t oldest = narrator->count > NARRATOR_KEPT ? narrator->count - NARRATOR_KEPT : 0;
    if (!narrator->narration.on || narrator->count == 0) {
        return;
    }
    if (by < 0 && narrator->heard > oldest) {
        narrator->heard--;
    } else if (by > 0 && narrator->heard + 1 < narrator->count) {
        narrator->heard++;
    }
    utter(narrator, narrator->kept[narrator->heard % NARRATOR_KEPT]);
}

/* What is only an answer is not kept. */
static void answer(Narrator *narrator, const Element *element)
{
    char bytes[SPOKEN_BYTES];
    Text text = text_in(bytes, sizeof bytes);
    word(narrator, element, &text);
    utter(narrator, bytes);
}

void narrator_say_place(Narrator *narrator)
{
    const Element *heading = heading_of(narrator);
    const Element *focused = ui_element_named(narrator->ui, ui_focused_id(narrator->ui));
    if (heading) {
        answer(narrator, heading);
    }
    if (focused) {
        answer(narrator, focused);
    }
}

void narrator_say_wanted(Narrator *narrator)
{
    for (size_t i = 0; i < COUNT_OF(told); i++) {
        const Element *element = told_at(narrator, i);
        if (element) {
            answer(narrator, element);
        }
    }
}

static bool is_to_press(const Element *element)
{
    return !element->still && !element->disabled;
}

static void read_all(Narrator *narrator, bool to_press)
{
    for (size_t i = 0; i < ui_element_count(narrator->ui); i++) {
        const Element *element = ui_element_at(narrator->ui, i);
        if (is_to_press(element) == to_press && element->name && !is_private(narrator, element)) {
            answer(narrator, element);
        }
    }
}

void narrator_read_screen(Narrator *narrator)
{
    read_all(narrator, false);
}

void narrator_read_choices(Narrator *narrator)
{
    read_all(narrator, true);
}
