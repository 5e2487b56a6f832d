/* The people who play here: adding, renaming, a picture and a colour for each. What is changed is
 * kept when the person is left. Opened from a seat, it also chooses who sits there. */
#include "i18n/format.h"
#include "seated.h"
#include "sheet.h"

#include <math.h>

#define WIDTH_UNITS 1160
#define GAP         14.0f
#define NOBODY      SIZE_MAX /* of the roster: the person is being added, or there is nobody */
#define STYLE_BOLD  ((TextStyle){FONT_BODY_BOLD, SIZE_BODY, ALIGN_LEFT, true})

typedef struct People {
    size_t chosen; /* of the roster, or NOBODY */
    bool is_shown; /* a person, also one that is not added yet */
    bool is_changed, is_asking;
    Person person; /* as changed so far */
    bool picks;    /* for a seat */
} People;

static void choose(App *app, People *people, size_t index)
{
    people->chosen = index;
    people->is_asking = people->is_changed = false;
    people->is_shown = index < app->roster.count;
    people->person = (Person){.id = 0};
    if (people->is_shown) {
        people->person = app->roster.people[index];
    }
}

/* Whether there is anything but blanks. */
static bool is_named(const People *people)
{
    char bytes[SAVED_NAME_BYTES];
    Text name = text_in(bytes, sizeof bytes);
    text_append(&name, people->person.name);
    text_trim(bytes);
    return bytes[0] != '\0';
}

/* A person without a name is not added, and one whose name was emptied keeps the old one. */
static void keep(App *app, People *people)
{
    Problem problem = {0};
    if (!people->is_changed) {
        return;
    }
    const Person *before = roster_find(&app->roster, people->person.id);
    text_trim(people->person.name);
    if (people->person.name[0] == '\0' && before) {
        people->person = *before;
    }
    if (people->person.name[0] != '\0' &&
        !roster_keep(&app->roster, app->profile, &people->person, &problem)) {
        app_tell(app, &problem);
    }
    people->is_changed = false;
}

static size_t index_of(const App *app, PersonId id)
{
    const Person *person = roster_find(&app->roster, id);
    return person ? (size_t)(person - app->roster.people) : NOBODY;
}

static size_t first_of(const App *app)
{
    return app->roster.count > 0 ? 0 : NOBODY;
}

static void people_enter(Scene *scene)
{
    App *app = scene->app;
    const PeopleArgs *args = scene->args;
    People *people = arena_alloc(&scene->arena, sizeof *people);
    scene->data = people;
    people->picks = args->picks;
    size_t index = index_of(app, args->person);
    if (index == NOBODY) {
        index = first_of(app);
    }
    choose(app, people, index);
}

static void people_leave(Scene *scene)
{
    keep(scene->app, scene->data);
}

static void begin_draft(App *app, People *people)
{
    keep(app, people);
    choose(app, people, NOBODY);
    people->is_shown = true;
    people->person = roster_draft(&app->roster);
    ui_focus(app->ui, "people.name");
}

static void row(App *app, People *people, size_t index, Rect rect)
{
    const Person *person = &app->roster.people[index];
    float unit = ui_unit(app->ui);
    bool is_chosen = people->chosen == index;
    Element element = {.id = app_numbered(app, "people.", (int64_t)index),
                       .role = ROLE_BUTTON,
                       .name = person->name,
                       .value = ui_chosen(app->ui, is_chosen),
                       .rect = rect};
    Touch touch = ui_element(app->ui, &element);
    DrawList *list = ui_draw(app->ui);
    draw_round(list, rect, 10 * unit, color_faded(COLOR_BUTTON, is_chosen ? 1 : 0.6f));
    if (is_chosen || touch.hovered || touch.focused) {
        draw_frame(list, rect, 2 * unit, touch.focused ? COLOR_FOCUS : COLOR_GOLD);
    }
    Rect inner = rect_inset(rect, 6 * unit);
    sheet_portrait(app, person, rect_cut_left(&inner, inner.h));
    rect_cut_left(&inner, GAP * unit);
    float height = text_layout(app->ui, person->name, STYLE_BOLD, inner.w)->h;
    ui_label(app->ui, NULL, person->name, STYLE_BOLD, COLOR_PAPER,
             rect_around(rect_centre(inner), inner.w, height));
    if (touch.activated) {
        PersonId id = person->id;
        keep(app, people);
        choose(app, people, index_of(app, id));
    }
}

static void list(App *app, People *people, Rect rect, const Sheet *sheet)
{
    float gap = GAP * sheet->unit, step = sheet->button * 1.15f + gap;
    Rect foot = rect_cut_bottom(&rect, sheet->button);
    rect_cut_bottom(&rect, gap);
    if (app->roster.count == 0 && !people->is_shown) {
        sheet_paragraph(app, "text.none",
                        app_word(app, N_("No one has been added yet. Each person has a name, a "
                                         "picture and their own statistics.")),
                        rect);
    }
    Rect content = ui_scroll_begin(app->ui, "list.people", rect, step * (float)app->roster.count);
    content.w -= 16 * sheet->unit;
    for (size_t i = 0; i < app->roster.count; i++) {
        Rect place = rect_cut_top(&content, step);
        place.h -= gap;
        row(app, people, i, place);
    }
    ui_scroll_end(app->ui);
    Button add = {.id = "button.add",
                  .label = app_word(app, N_("Add a person")),
                  .rect = foot,
                  .reason = app_reason(app, app->roster.count < ROSTER_MAX,
                                       N_("There is no room for more people."))};
    if (ui_button(app->ui, &add)) {
        begin_draft(app, people);
    }
}

/* A ring around what is chosen or has the focus; true when it was pressed. */
static bool choosable(App *app, const Element *element, bool is_chosen)
{
    Touch touch = ui_element(app->ui, element);
    float unit = ui_unit(app->ui);
    if (is_chosen || touch.hovered || touch.focused) {
        DrawCommand ring = {.kind = DRAW_FRAME,
                            .rect = rect_inset(element->rect, -4 * unit),
                            .color = COLOR_LIT,
                            .thickness = 2 * unit,
                            .radius = element->rect.w / 2 + 4 * unit};
        if (touch.focused) {
            ring.color = COLOR_FOCUS;
        }
        if (is_chosen) {
            ring.thickness = 4 * unit;
        }
        draw_push(ui_draw(app->ui), &ring);
    }
    return touch.activated;
}

static void avatars(App *app, People *people, Rect rect)
{
    static const char *const names[ROSTER_AVATARS] = {
        N_("Fox"),  N_("Crane"), N_("Tiger"), N_("Owl"),      N_("Panda"),  N_("Moth"),
        N_("Bear"), N_("Carp"),  N_("Cat"),   N_("Hornbill"), N_("Komodo"), N_("Sable")};
    float step = rect.w / (ROSTER_AVATARS / 2), side = step * 0.8f;
    for (size_t i = 0; i < ROSTER_AVATARS; i++) {
        Person looks = people->person;
        Text avatar = text_in(looks.avatar, sizeof looks.avatar);
        text_append(&avatar, roster_avatar(i));
        Element element = {
            .id = app_numbered(app, "people.avatar.", (int64_t)i),
            .role = ROLE_BUTTON,
            .name = app_word(app, names[i]),
            .rect = {rect.x + (float)(i % 6) * step, rect.y + (float)(i / 6) * step, side, side}};
        bool is_chosen = text_equal(looks.avatar, people->person.avatar);
        element.value = ui_chosen(app->ui, is_chosen);
        sheet_portrait(app, &looks, element.rect);
        if (choosable(app, &element, is_chosen)) {
            people->person = looks;
            people->is_changed = true;
        }
    }
}

/* The place of red among the colours; who plays without red sees another: see ui_set_redless. */
#define RED 1

static void colours(App *app, People *people, Rect rect)
{
    static const char *const names[ROSTER_COLOURS] = {
        N_("Gold"),
        N_("Red"),
        NC_("colour", "Green"),
        NC_("colour", "Blue"),
        N_("Violet"),
        NC_("colour", "Orange"),
        N_("Lime"),
        N_("Cream"),
    };
    float step = rect.w / ROSTER_COLOURS, side = step * 0.6f;
    for (size_t i = 0; i < ROSTER_COLOURS; i++) {
        bool is_red = i == RED && app->settings.redless;
        bool is_chosen = people->person.colour == roster_colours[i];
        Element element = {.id = app_numbered(app, "people.colour.", (int64_t)i),
                           .role = ROLE_BUTTON,
                           .name = app_word(app, is_red ? N_("Bright violet") : names[i]),
                           .value = ui_chosen(app->ui, is_chosen),
                           .rect = {rect.x + (float)i * step, rect.y, side, side}};
        draw_round(ui_draw(app->ui), element.rect, side / 2, color_rgb(roster_colours[i]));
        if (choosable(app, &element, is_chosen)) {
            people->person.colour = roster_colours[i];
            people->is_changed = true;
        }
    }
}

static void ask_removal(App *app, People *people, Rect rect)
{
    Problem problem = {.kind = PROBLEM_NONE};
    const char *question =
        app_phrase(app, N_("Remove {name}? Their games stay."), TR_VALUES(people->person.name));
    Answer answer = sheet_question(app, question, app_word(app, N_("Remove")), rect);
    people->is_asking = answer == ANSWER_NONE;
    if (answer == ANSWER_YES) {
        people_remove(app->profile, people->person.id, &problem);
        app_tell(app, &problem);
        roster_read(&app->roster, app->profile);
        app_sit_again(app);
        choose(app, people, first_of(app));
    }
}

static void remove_button(App *app, People *people, Rect rect)
{
    Button remove = {.id = "button.remove",
                     .label = app_word(app, N_("Remove")),
                     .rect = rect_cut_left(&rect, rect.w * 0.45f)};
    if (people->person.id != 0 && ui_button(app->ui, &remove)) {
        people->is_asking = true;
    }
}

static void editor(App *app, People *people, Rect rect, const Sheet *sheet)
{
    float gap = GAP * sheet->unit;
    Field field = {.id = "people.name",
                   .label = app_word(app, N_("Name")),
                   .placeholder = app_word(app, N_("Name")),
                   .columns = NAME_COLUMNS,
                   .name = true,
                   .rect = rect_cut_top(&rect, sheet->button)};
    if (ui_field(app->ui, &field, people->person.name, sizeof people->person.name)) {
        people->is_changed = true;
    }
    rect_cut_top(&rect, 1.5f * gap);
    float width = fminf(rect.w, 560 * sheet->unit);
    Rect grid = rect_cut_top(&rect, width / 3);
    grid.w = width;
    avatars(app, people, grid);
    rect_cut_top(&rect, gap);
    Rect line = rect_cut_top(&rect, width / ROSTER_COLOURS * 0.6f);
    line.w = width;
    colours(app, people, line);
    rect_cut_top(&rect, 2 * gap);
    Rect last = rect_cut_top(&rect, sheet->button);
    if (people->is_asking) {
        ask_removal(app, people, last);
    } else {
        remove_button(app, people, last);
    }
}

/* For the seat from which the scene was opened. */
static void pick_buttons(App *app, People *people, Rect foot, const Sheet *sheet)
{
    float gap = GAP * sheet->unit, width = (foot.w - gap) / 2;
    Button nobody = {.id = "button.nobody",
                     .label = app_word(app, N_("Guest")),
                     .rect = rect_cut_left(&foot, width),
                     .hint = app_word(app, N_("A guest: their games are not counted for anybody"))};
    rect_cut_left(&foot, gap);
    Button choice = {.id = "button.choose",
                     .label = app_word(app, N_("Take this seat")),
                     .rect = foot,
                     .kind = BUTTON_PRIMARY,
                     .reason = app_reason(app, people->is_shown && is_named(people),
                                          N_("Choose a person or add one."))};
    if (ui_button(app->ui, &nobody)) {
        scene_pop_people(&app->scenes, 0);
    }
    if (ui_button(app->ui, &choice)) {
        keep(app, people);
        scene_pop_people(&app->scenes, people->person.id);
    }
}

static void people_frame(Scene *scene)
{
    App *app = scene->app;
    People *people = scene->data;
    Sheet sheet = sheet_of(app);
    bool back;
    float gap = GAP * sheet.unit;
    const char *title = people->picks ? N_("Who sits here?") : N_("People");
    Point size = {sheet_paper_width(&sheet, WIDTH_UNITS),
                  sheet.is_portrait ? sheet.bounds.h : 640 * sheet.unit};
    Rect inner = sheet_paper(app, app_word(app, title), size, &back);
    if (people->picks) {
        pick_buttons(app, people, rect_cut_bottom(&inner, sheet.button), &sheet);
        rect_cut_bottom(&inner, 1.5f * gap);
    }
    Rect left = sheet_cut_first(&sheet, &inner, inner.h * 0.45f, inner.w * 0.42f);
    sheet_cut_first(&sheet, &inner, 2 * gap, 3 * gap);
    list(app, people, left, &sheet);
    if (people->is_shown) {
        editor(app, people, inner, &sheet);
    }
    if (back) {
        scene_pop(&app->scenes);
    }
}

/* Return after the name adds the person, who is then seen in the list. */
static bool people_key(Scene *scene, KeyPress press)
{
    App *app = scene->app;
    People *people = scene->data;
    if (!press_is(&press, &command_press) || !people->is_shown || !is_named(people)) {
        return sheet_key_back(scene, press);
    }
    keep(app, people);
    if (index_of(app, people->person.id) != NOBODY) {
        choose(app, people, index_of(app, people->person.id));
    }
    return true;
}

const SceneKind scene_people = {
    .id = "people",
    .args_size = sizeof(PeopleArgs),
    .enter = people_enter,
    .frame = people_frame,
    .key = people_key,
    .leave = people_leave,
};
