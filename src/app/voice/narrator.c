/* The list of elements of the last frame is compared with what was told of the one before. */
#include "narrator.h"

#include "answers.h"
#include "spoken.h"

#include "base/limits.h"
#include "base/memory.h"
#include "core/message.h"
#include "i18n/format.h"

#include <stdlib.h>
#include <string.h>

/* Of Chinese. */
#define WIDE_BRACKET "\xef\xbc\x88"
#define WIDE_STOP    "\xe3\x80\x82"
#define WIDE_COLON   "\xef\xbc\x9a"

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
    buffer_init(&narrator->names, sizeof(EarName));
    return narrator;
}

void narrator_free(Narrator *narrator)
{
    if (narrator) {
        voice_free(narrator->voice);
        buffer_release(&narrator->names);
        arena_release(&narrator->name_arena);
        free(narrator);
    }
}

/* What was told of the screen. */
static void forget(Narrator *narrator)
{
    narrator->seen.focused[0] = '\0';
    narrator->seen.heading[0] = '\0';
    narrator->seen.has_told_private = false;
    for (size_t i = 0; i < TOLD_MAX; i++) {
        if (!narrator_is_of_all(i)) {
            narrator->seen.told[i][0] = '\0';
        }
    }
}

void narrator_name(Narrator *narrator, const void *named, const EarName names[], size_t count)
{
    arena_reset(&narrator->name_arena);
    buffer_truncate(&narrator->names, 0);
    for (size_t i = 0; i < count; i++) {
        EarName name = {arena_copy_text(&narrator->name_arena, names[i].listed),
                        arena_copy_text(&narrator->name_arena, names[i].full)};
        buffer_push(&narrator->names, &name);
    }
    narrator->named = named;
}

const void *narrator_named(const Narrator *narrator)
{
    return narrator->named;
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
        memset(narrator->seen.told, 0, sizeof narrator->seen.told);
        narrator->seen.screen = NULL; /* so that the screen is told as if it had just opened */
    }
    narrator->narration = *narration;
    narrator_name(narrator, NULL, NULL, 0);
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

bool narrator_is_behind(const Narrator *narrator)
{
    return narrator->is_behind;
}

bool narrator_is_busy(const Narrator *narrator)
{
    return voice_is_busy(narrator->voice);
}

/* Whether what has the focus begins with these words, and so says them. */
static bool begins_focus(const Narrator *narrator, const char *words)
{
    const Element *focused = ui_element_named(narrator->ui, ui_focused_id(narrator->ui));
    return focused && focused->name && strncmp(focused->name, words, strlen(words)) == 0;
}

/* One scene may go on into another that is called the same. */
static bool was_said_last(const Narrator *narrator, const char *words)
{
    char bytes[SPOKEN_BYTES];
    Text text = text_in(bytes, sizeof bytes);
    Ears ears = narrator_ears(narrator);
    phrase_for_ears(&ears, words, &text);
    return narrator->count > 0 &&
           text_equal(bytes, narrator->kept[(narrator->count - 1) % NARRATOR_KEPT]);
}

/* That of the screen, or of a page that was laid over it since; `anyway`: though the same words
 * were the last ones. */
static void look_at_heading(Narrator *narrator, bool anyway)
{
    char bytes[SPOKEN_BYTES] = "";
    Text text = text_in(bytes, sizeof bytes);
    const Element *heading = narrator_heading(narrator);
    if (heading) {
        narrator_word(narrator, heading, &text);
    }
    if (text.length > 0 && !text_equal(bytes, narrator->seen.heading) &&
        !begins_focus(narrator, heading->name) && (anyway || !was_said_last(narrator, bytes))) {
        narrator_say(narrator, bytes);
    }
    memcpy(narrator->seen.heading, bytes, sizeof bytes);
}

/* A page of questions leaves what was told of the screen below it as it was. */
static void step_aside(Narrator *narrator, bool is_aside)
{
    if (is_aside && !narrator->around.is_aside) {
        narrator->below = narrator->seen;
    } else if (!is_aside && narrator->around.is_aside) {
        narrator->seen = narrator->below;
    }
}

static void look_at_screen(Narrator *narrator, const Surroundings *around)
{
    step_aside(narrator, around->is_aside);
    bool begins = narrator->seen.screen == NULL;
    bool has_opened = narrator->seen.screen != around->screen;
    bool is_back = narrator->around.is_left && !around->is_left;
    if (around->is_left && !narrator->around.is_left) {
        voice_hush(narrator->voice);
    }
    narrator->around = *around;
    narrator->seen.screen = around->screen;
    if (has_opened || is_back) {
        forget(narrator);
        narrator->seen.part[0] = '\0';
    }
    if ((has_opened || is_back) && narrator_title(narrator)) {
        narrator_say(narrator, around->title);
    }
    look_at_heading(narrator, begins);
}

/* The signs between a name and what follows it. */
static size_t pause_length(const char *words)
{
    size_t length = strspn(words, ".: ");
    bool is_wide = strncmp(words, WIDE_STOP, strlen(WIDE_STOP)) == 0 ||
                   strncmp(words, WIDE_COLON, strlen(WIDE_COLON)) == 0;
    return is_wide ? strlen(WIDE_STOP) : length;
}

/* What a sentence beside a thing adds to its name, with which it begins. */
static const char *after_name(const Narrator *narrator, const char *words)
{
    const Element *focused = ui_element_named(narrator->ui, ui_focused_id(narrator->ui));
    size_t length = focused && focused->name ? strlen(focused->name) : 0;
    if (length == 0 || !ui_shows_focus(narrator->ui) ||
        strncmp(words, focused->name, length) != 0) {
        return words;
    }
    const char *rest = words + length;
    size_t signs = pause_length(rest);
    bool ends =
        signs > 0 || *rest == '\0' || strncmp(rest, WIDE_BRACKET, strlen(WIDE_BRACKET)) == 0;
    return ends ? rest + signs : words;
}

/* Its name, its value or the reason that goes with it. */
static bool is_said_of(const Element *element, const char *words)
{
    bool is_name = element->name && text_equal(element->name, words);
    bool is_value = element->value && !element->is_coded && text_equal(element->value, words);
    return is_name || is_value ||
           (element->disabled && element->reason && text_equal(element->reason, words));
}

/* Whether another text of the screen says these words and more: the sentence beside a thing begins
 * with what the choice will do, and is often no more than its name. */
static bool is_said_elsewhere(const Narrator *narrator, size_t index, const char *words)
{
    size_t length = strlen(words);
    const Element *focused = ui_element_named(narrator->ui, ui_focused_id(narrator->ui));
    if (focused && ui_shows_focus(narrator->ui) && is_said_of(focused, words)) {
        return true;
    }
    for (size_t i = index + 1; i < TOLD_MAX; i++) {
        const Element *other = narrator_told(narrator, i);
        if (other && strncmp(other->name, words, length) == 0) {
            return true;
        }
    }
    return false;
}

/* What is to be said of a text that is told; nothing: it is not there, or old at once. */
static void word_told(const Narrator *narrator, size_t index, Text *out)
{
    const Element *element = narrator_told(narrator, index);
    if (element && !(narrator->is_passing && narrator_is_of_turn(index))) {
        text_append(out, after_name(narrator, element->name));
    }
}

/* Once on each screen: that there is something to be told, and how to have it told. */
static void look_at_private(Narrator *narrator)
{
    if (narrator_keeps_told(narrator) && !narrator->seen.has_told_private) {
        narrator_say(narrator, narrator->around.kept_private);
        narrator->seen.has_told_private = true;
    }
}

/* What stands between this text and the next thing that can be pressed. */
static void say_headed(Narrator *narrator, const Element *heading)
{
    bool is_behind = false;
    for (size_t i = 0; i < ui_readable_count(narrator->ui); i++) {
        const Element *element = ui_readable_at(narrator->ui, i);
        if (is_behind && !element->still) {
            return;
        }
        if (is_behind && element->name) {
            narrator_say(narrator, element->name);
        }
        is_behind |= text_equal(element->id, heading->id);
    }
}

static void look_at_told(Narrator *narrator)
{
    look_at_private(narrator);
    for (size_t i = 0; i < TOLD_MAX; i++) {
        char bytes[SPOKEN_BYTES] = "";
        Text text = text_in(bytes, sizeof bytes);
        word_told(narrator, i, &text);
        bool is_old = text.length > 0 && narrator_is_of_turn(i) && narrator->has_news;
        if (text_equal(bytes, narrator->seen.told[i]) && !is_old) {
            continue;
        }
        if (text.length > 0 && narrator_is_of_turn(i)) {
            narrator->has_news = false;
        }
        memcpy(narrator->seen.told[i], bytes, sizeof bytes);
        if (text.length > 0 && !is_said_elsewhere(narrator, i, bytes)) {
            narrator_say(narrator, bytes);
        }
        if (text.length > 0 && narrator_heads(i)) {
            say_headed(narrator, narrator_told(narrator, i));
        }
    }
}

static void look_at_focus(Narrator *narrator)
{
    char bytes[sizeof narrator->seen.focused] = "";
    bool is_meant = ui_shows_focus(narrator->ui) || ui_is_keyed(narrator->ui);
    const char *id = is_meant ? ui_focused_id(narrator->ui) : "";
    const Element *element = id[0] != '\0' ? ui_element_named(narrator->ui, id) : NULL;
    if (element) {
        Text text = text_in(bytes, sizeof bytes);
        text_append(&text, id);
        size_t length = text.length;
        narrator_word(narrator, element, &text);
        if (!text_equal(bytes, narrator->seen.focused)) {
            narrator_say(narrator, bytes + length);
        }
    }
    memcpy(narrator->seen.focused, bytes, sizeof bytes);
}

void narrator_look(Narrator *narrator, const Surroundings *around)
{
    if (narrator->narration.on) {
        look_at_screen(narrator, around);
        if (!narrator->is_behind) {
            look_at_focus(narrator);
            look_at_told(narrator);
            narrator_respond(narrator);
        }
        narrator->is_behind = false;
    }
    narrator->is_passing = false;
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
    if (narrator->narration.on) {
        narrator_lines(narrator, words, narrator_say);
        narrator->is_behind = true;
        narrator->has_news = true;
    }
}

void narrator_pass_turn(Narrator *narrator)
{
    narrator->is_passing = true;
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
    narrator_answer(narrator, narrator->kept[narrator->heard % NARRATOR_KEPT]);
}

void narrator_ask(Narrator *narrator, Listen what)
{
    if (narrator->narration.on) {
        narrator->asked = what;
    }
}

void narrator_explain(Narrator *narrator, const char *words)
{
    Text text = text_in(narrator->explained, sizeof narrator->explained);
    text_append(&text, words);
    narrator_ask(narrator, LISTEN_TO_RULE);
}
