/* The game recites its view; headings part what it says into sections. */
#include "facts.h"

#include "base/limits.h"
#include "base/text.h"

#include <string.h>

/* The lines of the last section. */
static json_t *lines_of(json_t *sections)
{
    return json_object_get(json_array_get(sections, json_array_size(sections) - 1), "lines");
}

/* A heading begins a section; what comes before one stands without. */
static void take_line(void *sections, const char *words, bool is_heading)
{
    if (is_heading || json_array_size(sections) == 0) {
        json_t *section = json_object();
        json_object_set_new(section, "lines", json_array());
        json_array_append_new(sections, section);
        if (is_heading) {
            json_object_set_new(section, "name", json_string(words));
            return;
        }
    }
    json_array_append_new(lines_of(sections), json_string(words));
}

/* The ids are read by press.c. */
static void set_id(json_t *object, const char *id)
{
    char bytes[64];
    Text text = text_in(bytes, sizeof bytes);
    text_append(&text, "note.");
    text_append(&text, id);
    json_object_set_new(object, "id", json_string(bytes));
}

/* Typed words come back as "write.<id>.<digits>". */
static json_t *field_of(const RecitalField *field)
{
    json_t *object = json_object();
    set_id(object, field->id);
    json_object_set_new(object, "name", json_string(field->name));
    json_object_set_new(object, "label", json_string(field->label));
    json_object_set_new(object, "open", json_boolean(field->is_open));
    if (field->is_open) {
        json_object_set_new(object, "writes", json_sprintf("write.%s.", field->id));
        json_object_set_new(object, "words", json_string(field->words));
        json_object_set_new(object, "button", json_string(field->button));
        json_object_set_new(object, "most", json_integer((json_int_t)field->most));
    }
    return object;
}

static void take_button(void *sections, const RecitalButton *button)
{
    json_t *line = json_object();
    set_id(line, button->id);
    json_object_set_new(line, "name", json_string(button->words));
    if (button->field) {
        json_object_set_new(line, "field", field_of(button->field));
    }
    if (button->opens) {
        json_object_set_new(line, "open", json_boolean(button->is_open));
    }
    json_array_append_new(lines_of(sections), line);
}

json_t *phone_facts(const PhoneFacts *facts)
{
    char bytes[PHRASE_BYTES_MAX];
    Text moment = text_in(bytes, sizeof bytes);
    json_t *sections = json_array();
    const GameUi *ui = facts->ui;
    if (ui->moment) {
        ui->moment(facts->wording, facts->view, &moment);
        take_line(sections, bytes, false);
    }
    if (ui->recite) {
        RecitalPencil pencil = {.tell = take_button};
        Recital recital = {facts->wording, facts->setting, take_line, sections, NULL};
        if (facts->note && ui->jot) {
            pencil.note = facts->note->text;
            pencil.open = facts->note->open;
            recital.pencil = &pencil;
        }
        ui->recite(&recital, facts->view);
    }
    return sections;
}

static size_t print_length(const char *words)
{
    static const char *const stops[] = {".", "\xe3\x80\x82"};
    size_t length = strcspn(words, "\n");
    for (size_t i = 0; i < COUNT_OF(stops); i++) {
        size_t stop = strlen(stops[i]);
        if (length >= stop && strncmp(words + length - stop, stops[i], stop) == 0) {
            return 0;
        }
    }
    return length;
}

void phone_card_words(const PhoneFacts *facts, Card card, json_t *out)
{
    char bytes[PHRASE_BYTES_MAX];
    Text text = text_in(bytes, sizeof bytes);
    if (!facts->ui->card_words) {
        return;
    }
    facts->ui->card_words(facts->wording, card, facts->view, &text);
    size_t print = print_length(bytes);
    const char *rules = bytes + print + (bytes[print] == '\n');
    if (print > 0) {
        json_object_set_new(out, "print", json_stringn(bytes, print));
    }
    if (rules[0] != '\0') {
        json_object_set_new(out, "use", json_string(rules));
    }
}

json_t *phone_log(const char *const lines[], size_t count)
{
    json_t *list = json_array();
    for (size_t i = 0; i < count; i++) {
        json_array_append_new(list, json_string(lines[i]));
    }
    return list;
}
