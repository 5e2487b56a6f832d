/* A page has no word of its own: it shows what comes with each message, and before it sits what
 * stands in the greeting of its language. */
#include "phone_words.h"

#include "base/assert.h"
#include "base/limits.h"
#include "base/mark.h"
#include "base/text.h"

/* A key of the page and its words. */
typedef struct PageWord {
    const char *key, *text;
} PageWord;

static json_t *object_of(const Catalogue *catalogue, const PageWord words[], size_t count)
{
    json_t *object = json_object();
    for (size_t i = 0; i < count; i++) {
        json_object_set_new(object, words[i].key, json_string(tr(catalogue, words[i].text)));
    }
    json_object_set_new(object, "language", json_string(language_code(catalogue->language)));
    return object;
}

json_t *phone_words(const Catalogue *catalogue)
{
    static const PageWord words[] = {
        {"log", N_("Game log")},
        {"cover", N_("Cover my cards")},
        {"covered", N_("Your cards are covered. Press to see them.")},
    };
    return object_of(catalogue, words, COUNT_OF(words));
}

char *phone_words_dump(json_t *object)
{
    char *line = json_dumps(object, JSON_COMPACT);
    json_decref(object);
    ASSERT(line);
    return line;
}

char *phone_greeting_write(const Catalogue *catalogue)
{
    static const PageWord words[] = {
        {"title", N_("Meja: your seat")},
        {"sitting", N_("Sitting down…")},
        {"lost", N_("The table is out of reach. Trying again…")},
        {"waits", N_("Somebody has this seat. It is asked on the screen whether you may take it.")},
        {"gone", N_("Another phone has this seat now.")},
        {"refused", N_("This code was used before. Scan the one on the screen.")},
        {"bye", N_("The game on the screen is closed. Thank you for playing.")},
    };
    return phone_words_dump(object_of(catalogue, words, COUNT_OF(words)));
}

char *phone_farewell_write(void)
{
    json_t *message = json_object();
    json_object_set_new(message, "bye", json_true());
    return phone_words_dump(message);
}

/* The ids are read by press.c. */
static json_t *people_of(const PhoneArrival *arrival)
{
    json_t *list = json_array();
    for (size_t i = 0; i < arrival->count; i++) {
        char id[32];
        Text text = text_in(id, sizeof id);
        text_append(&text, "person.");
        text_append_number(&text, arrival->people[i].id);
        json_t *person = json_object();
        json_object_set_new(person, "id", json_string(id));
        json_object_set_new(person, "name", json_string(arrival->people[i].name));
        json_array_append_new(list, person);
    }
    return list;
}

char *phone_arrival_write(const Catalogue *catalogue, const PhoneArrival *arrival)
{
    static const PageWord words[] = {
        {"title", N_("Who sits here?")},
        {"label", N_("Name")},
        {"button", N_("Sit down")},
        {"people", N_("People here")},
        {"wait", N_("The game begins on the screen.")},
    };
    json_t *message = object_of(catalogue, words, COUNT_OF(words));
    json_object_set_new(message, "sit", json_true());
    json_object_set_new(message, "named", json_boolean(arrival->is_named));
    json_object_set_new(message, "name", json_string(arrival->name));
    if (arrival->refused) {
        json_object_set_new(message, "refused", json_string(tr(catalogue, arrival->refused)));
    }
    json_object_set_new(message, "here", people_of(arrival));
    return phone_words_dump(message);
}
