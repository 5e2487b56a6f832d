/* The game recites its view; headings part what it says into sections. */
#include "facts.h"

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
    json_t *last = json_array_get(sections, json_array_size(sections) - 1);
    json_array_append_new(json_object_get(last, "lines"), json_string(words));
}

json_t *phone_facts(const GameUi *ui, int setting, const Wording *wording, const void *view)
{
    char bytes[PHRASE_BYTES_MAX];
    Text moment = text_in(bytes, sizeof bytes);
    json_t *sections = json_array();
    if (ui->moment) {
        ui->moment(wording, view, &moment);
        take_line(sections, bytes, false);
    }
    if (ui->recite) {
        Recital recital = {wording, setting, take_line, sections};
        ui->recite(&recital, view);
    }
    return sections;
}

json_t *phone_log(const char *const lines[], size_t count)
{
    json_t *list = json_array();
    for (size_t i = 0; i < count; i++) {
        json_array_append_new(list, json_string(lines[i]));
    }
    return list;
}
