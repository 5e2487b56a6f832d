/* Names and words of others that mean something to a browser or to the stream that brings them: a
 * message stays one line of JSON that says them letter by letter, the page makes text of them and
 * nothing else, and no file is called after them. */
#include "phone_page.h"
#include "phone_words.h"
#include "session.h"
#include "sight.h"

#include "base/limits.h"
#include "game_ui.h"
#include "games/direnjie.h"
#include "games/registry.h"
#include "testing.h"

#include "tables/table_look.h"

#include <stdlib.h>
#include <string.h>

static const char *const hostile[] = {
    "<script>alert(1)</script>",
    "\"><img src=x onerror=alert(1)>",
    "</title><b>",
    "javascript:alert(1)",
    "\",\"turn\":true,\"x\":\"",
    "\\u003cb\\u003e\\\"",
    "data: {\"bye\":true}",
    "\xe2\x80\xa8{\"gone\":true}",
    "&lt;b&gt; ' ` ${1}",
    "a\n\ndata: {\"bye\":true}",
    "b\r\nevent: beat",
};

static Catalogue english;

static int open_catalogue(void **unused)
{
    catalogue_init(&english);
    return 0;
}

static int close_catalogue(void **unused)
{
    catalogue_release(&english);
    return 0;
}

/* As the page reads it. A line break would be the end of the message, or begin another. */
static json_t *read_message(char *message)
{
    for (const char *at = message; *at; at++) {
        assert_true((unsigned char)*at >= ' ');
    }
    json_error_t problem;
    json_t *read = json_loads(message, JSON_REJECT_DUPLICATES, &problem);
    assert_non_null(read);
    free(message);
    return read;
}

static const char *word(const json_t *object, const char *key)
{
    const char *found = json_string_value(json_object_get(object, key));
    assert_non_null(found);
    return found;
}

static void whoever_sits_down_is_called_as_they_say(void **unused)
{
    for (size_t i = 0; i < COUNT_OF(hostile); i++) {
        PhonePerson person = {.id = 7, .name = hostile[i]};
        PhoneArrival arrival = {.name = hostile[i], .people = &person, .count = 1};
        json_t *read = read_message(phone_arrival_write(&english, &arrival));
        const json_t *here = json_array_get(json_object_get(read, "here"), 0);
        assert_string_equal(word(read, "name"), hostile[i]);
        assert_string_equal(word(here, "name"), hostile[i]);
        assert_string_equal(word(here, "id"), "person.7");
        assert_int_equal(json_object_size(here), 2);
        json_decref(read);
    }
}

/* One seat's message, some actions into a game. */
static json_t *sent_of(const Game *game, const char *const names[], const PhoneNote *note)
{
    static _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    Action legal[LEGAL_COUNT_MAX];
    Match match;
    MatchLog log;
    Selection selection;
    Setup setup = setup_initial(game, game->seats_max, 5);
    match_init(&match, game, &setup);
    Wording wording = {.catalogue = &english, .look = game_ui_of(game)->look, .seat_names = names};
    for (int i = 0; i < 8 && !match_is_over(&match); i++) {
        Seat actor = seats_first(match_actors(&match));
        match_legal(&match, actor, legal, LEGAL_COUNT_MAX);
        match_act(&match, actor, legal[0]);
    }
    match_log_init(&log, &match, &wording, 0);
    match_view(&match, 0, view);
    size_t count = match_legal(&match, 0, legal, LEGAL_COUNT_MAX);
    selection_init(&selection, game, view, legal, count);
    PhoneSight sight = phone_sight_of(&match, 0, &selection, &log);
    sight.note = note;
    json_t *read = read_message(phone_sight_write(&sight));
    match_log_release(&log);
    match_release(&match);
    return read;
}

static void a_match_says_names_as_they_are(void **unused)
{
    for (size_t i = 0; i < COUNT_OF(hostile); i++) {
        const char *names[SEAT_LIMIT];
        for (Seat seat = 0; seat < SEAT_LIMIT; seat++) {
            names[seat] = hostile[(i + seat) % COUNT_OF(hostile)];
        }
        for (size_t g = 0; games[g]; g++) {
            json_t *read = sent_of(games[g], names, NULL);
            assert_string_equal(word(read, "name"), hostile[i]);
            assert_null(json_object_get(read, "x"));
            json_decref(read);
        }
    }
}

/* Everywhere in a message; how often these words stand in one of its strings. */
static unsigned count_words(const json_t *json, const char *words)
{
    unsigned count = 0;
    const char *key;
    size_t index;
    json_t *inner;
    if (json_is_string(json)) {
        return strstr(json_string_value(json), words) != NULL;
    }
    json_object_foreach((json_t *)(uintptr_t)json, key, inner)
    {
        assert_null(strstr(key, words));
        count += count_words(inner, words);
    }
    json_array_foreach(json, index, inner)
    {
        count += count_words(inner, words);
    }
    return count;
}

static void the_notebook_says_words_as_they_are(void **unused)
{
    static const char *const names[SEAT_LIMIT] = {"Ayu", "Boris", "Chen", "Dewi", "Eka", "Fyodor"};
    for (size_t i = 0; i < COUNT_OF(hostile); i++) {
        char written[256];
        if (strpbrk(hostile[i], "\r\n")) {
            continue; /* what is typed has no such signs: app_phones */
        }
        snprintf(written, sizeof written, "T4 seat1 - %s\n", hostile[i]);
        PhoneNote note = {written, "T4"};
        json_t *read = sent_of(&direnjie_game, names, &note);
        assert_true(count_words(read, hostile[i]) > 0);
        json_decref(read);
    }
}

/* The ways in which a page makes more than text of text. */
static void the_page_makes_text_alone_of_what_it_is_told(void **unused)
{
    static const char *const ways[] = {"innerHTML",
                                       "outerHTML",
                                       "insertAdjacent",
                                       "document.write",
                                       "createContextualFragment",
                                       "DOMParser",
                                       "srcdoc",
                                       "eval(",
                                       "Function(",
                                       "javascript:",
                                       "import(",
                                       ".src",
                                       ".href",
                                       ".innerText",
                                       ".cssText",
                                       "setTimeout(\"",
                                       "setAttribute(it",
                                       ".style",
                                       "window.open",
                                       "location ="};
    char *page = malloc(phone_page_size + 1);
    memcpy(page, phone_page, phone_page_size);
    page[phone_page_size] = '\0';
    for (size_t i = 0; i < COUNT_OF(ways); i++) {
        if (strstr(page, ways[i])) {
            fail_msg("the page uses %s", ways[i]);
        }
    }
    assert_non_null(strstr(page, "textContent"));
    free(page);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whoever_sits_down_is_called_as_they_say),
        cmocka_unit_test(a_match_says_names_as_they_are),
        cmocka_unit_test(the_notebook_says_words_as_they_are),
        cmocka_unit_test(the_page_makes_text_alone_of_what_it_is_told),
    };
    return cmocka_run_group_tests(tests, open_catalogue, close_catalogue);
}
