/* Elements of the window as JSON, in focus order. Rectangles are rounded inwards to whole pixels,
 * so that the middle of what is told lies inside the element. */
#include "automation_tree.h"

#include <math.h>

static const char *const role_words[] = {
    [ROLE_BUTTON] = "button",   [ROLE_CARD] = "card",   [ROLE_PILE] = "pile",
    [ROLE_DROP] = "drop",       [ROLE_FIELD] = "field", [ROLE_SLIDER] = "slider",
    [ROLE_TOGGLE] = "toggle",   [ROLE_LIST] = "list",   [ROLE_TEXT] = "text",
    [ROLE_HEADING] = "heading",
};

static void put_rect(json_t *out, Rect rect)
{
    double x = ceil((double)rect.x), y = ceil((double)rect.y);
    json_object_set_new(out, "x", json_integer((json_int_t)x));
    json_object_set_new(out, "y", json_integer((json_int_t)y));
    json_object_set_new(out, "w", json_integer((json_int_t)floor((double)(rect.x + rect.w) - x)));
    json_object_set_new(out, "h", json_integer((json_int_t)floor((double)(rect.y + rect.h) - y)));
}

static void put_text(json_t *out, const char *key, const char *text)
{
    if (text) {
        json_object_set_new(out, key, json_string(text));
    }
}

static json_t *element_json(const Element *element)
{
    json_t *out = json_object();
    put_text(out, "id", element->id);
    put_text(out, "role", role_words[element->role]);
    put_text(out, "name", element->name);
    put_text(out, "value", element->value);
    put_rect(out, element->rect);
    json_object_set_new(out, "enabled", json_boolean(!element->disabled));
    if (element->disabled) {
        put_text(out, "reason", element->reason);
    }
    json_object_set_new(out, "secret", json_boolean(element->secret));
    if (element->outline.rect.w > 0) {
        json_t *outline = json_object();
        put_rect(outline, element->outline.rect);
        json_object_set_new(outline, "angle", json_real((double)element->outline.angle));
        json_object_set_new(out, "outline", outline);
    }
    return out;
}

json_t *automation_tree(App *app, bool busy)
{
    json_t *elements = json_array();
    for (size_t i = 0; i < ui_element_count(app->ui); i++) {
        json_array_append_new(elements, element_json(ui_element_at(app->ui, i)));
    }
    return json_pack("{s:b, s:s, s:s, s:b, s:s, s:o}", "ok", 1, "scene",
                     scene_top(&app->scenes)->id, "language",
                     language_code(app->catalogue.language), "busy", busy, "focus",
                     ui_focused_id(app->ui), "elements", elements);
}
