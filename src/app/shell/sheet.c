/* Sizes, backgrounds and sheets. */
#include "sheet.h"
#include "app_commands.h"
#include "app_match.h"

#include "progress.h"

#include "i18n/format.h"
#include "ui/tween.h"

#include <math.h>

#define PARAGRAPH_GAP 12.0f

Sheet sheet_of(const App *app)
{
    Sheet sheet = {.bounds = ui_bounds(app->ui), .unit = ui_unit(app->ui)};
    sheet.type = sheet.unit * (float)ui_text_percent(app->ui) / 100;
    sheet.is_portrait = sheet.bounds.h > sheet.bounds.w;
    sheet.button = fmaxf(31 * sheet.type, BUTTON_HEIGHT * sheet.unit);
    sheet.head = fmaxf(46 * sheet.type, 62 * sheet.unit);
    return sheet;
}

int sheet_columns(const Sheet *sheet)
{
    return sheet->is_portrait ? 1 : 2;
}

Rect sheet_cut_first(const Sheet *sheet, Rect *rest, float high, float wide)
{
    return sheet->is_portrait ? rect_cut_top(rest, high) : rect_cut_left(rest, wide);
}

Rect sheet_cut_last(const Sheet *sheet, Rect *rest, float high, float wide)
{
    return sheet->is_portrait ? rect_cut_bottom(rest, high) : rect_cut_right(rest, wide);
}

/* The pictures are 16:9; up to this they are stretched, beyond they are cut. */
#define STRETCH_MAX 1.3f

Rect sheet_cover(Rect bounds)
{
    float wide = bounds.w / bounds.h / (16.0f / 9);
    if (wide < 1 / STRETCH_MAX) {
        return rect_around(rect_centre(bounds), bounds.h * 16 / 9, bounds.h);
    }
    if (wide > STRETCH_MAX) {
        return rect_around(rect_centre(bounds), bounds.w, bounds.w * 9 / 16);
    }
    return bounds;
}

static void background(App *app, const FeltLook *felt, Rect place, float dim)
{
    felt_draw(ui_draw(app->ui), felt, (Outline){place, 0}, ui_backdrop(app->ui));
    if (dim > 0) {
        draw_fill(ui_draw(app->ui), ui_bounds(app->ui), color_faded(COLOR_INK, dim));
    }
}

void sheet_background(App *app, const char *picture, float dim)
{
    background(app, &(FeltLook){.picture = picture}, sheet_cover(ui_bounds(app->ui)), dim);
}

/* On a picture of 1600 × 900. */
typedef struct Lantern {
    Point at;
    float size;
    uint32_t color;
} Lantern;

static const Lantern lanterns_of_night[SHEET_LANTERNS] = {
    {{150, 190}, 1, 0xf33d4d},      {{300, 120}, 0.7f, 0xff8d33}, {{1440, 200}, 1, 0xf33d4d},
    {{1300, 116}, 0.72f, 0xff8d33}, {{60, 330}, 0.6f, 0xa84da8},  {{1545, 340}, 0.6f, 0xa84da8}};

#define LANTERN_GOLD color_rgb(0xd8a23c)
#define LANTERN_CORD color_rgb(0x0d0b17)
#define CORD         140.0f /* its length, above the middle of the lantern */

/* One that hangs at that place of the window, where one of its units is so many pixels. */
typedef struct Hung {
    Point top;
    float unit, angle;
    float light; /* of what is drawn: 0 … 1 */
} Hung;

/* A part of it whose middle lies so far below its top. */
static Outline hung_part(const Hung *hung, float below, float w, float h)
{
    float radians = RADIANS(hung->angle), far = below * hung->unit;
    Point middle = {hung->top.x - far * sinf(radians), hung->top.y + far * cosf(radians)};
    return (Outline){rect_around(middle, w * hung->unit, h * hung->unit), hung->angle};
}

static Color lit(Color color, float light)
{
    return (Color){(uint8_t)((float)color.r * light), (uint8_t)((float)color.g * light),
                   (uint8_t)((float)color.b * light), color.a};
}

static void draw_part(DrawList *list, const Hung *hung, Outline part, Color color)
{
    draw_push(list, &(DrawCommand){.kind = DRAW_FILL,
                                   .rect = part.rect,
                                   .angle = part.angle,
                                   .color = lit(color, hung->light)});
}

static void draw_lantern(DrawList *list, const Hung *hung, uint32_t color)
{
    Picture paper = picture_named("menu/lantern");
    draw_part(list, hung, hung_part(hung, CORD / 2 - 15, 1.6f, CORD - 30), LANTERN_CORD);
    draw_tinted(list, &paper, hung_part(hung, CORD + 6, 80, 80),
                lit(color_rgb(color), hung->light));
    draw_part(list, hung, hung_part(hung, CORD - 33, 30, 8), LANTERN_GOLD);
    draw_part(list, hung, hung_part(hung, CORD + 39, 30, 8), LANTERN_GOLD);
    draw_part(list, hung, hung_part(hung, CORD + 52, 12, 18), LANTERN_GOLD);
    draw_part(list, hung, hung_part(hung, CORD + 69, 15, 16), LANTERN_GOLD);
}

#define NIGHT "menu/background"

void sheet_night(App *app, float dim, const SheetLanterns *lanterns)
{
    Rect place = sheet_cover(ui_bounds(app->ui));
    sheet_background(app, NIGHT, 0);
    for (unsigned i = 0; i < SHEET_LANTERNS; i++) {
        const Lantern *lantern = &lanterns_of_night[i];
        float unit = place.h / 900, top = lantern->at.y - CORD * lantern->size;
        Hung hung = {.top = {place.x + lantern->at.x * place.w / 1600, place.y + top * unit},
                     .unit = unit * lantern->size,
                     .angle = lanterns ? lanterns->angles[i] : 0,
                     .light = ui_backdrop(app->ui)};
        draw_lantern(ui_draw(app->ui), &hung, lantern->color);
    }
    if (dim > 0) {
        draw_fill(ui_draw(app->ui), ui_bounds(app->ui), color_faded(COLOR_INK, dim));
    }
}

#define LIGHT_DIM 0.8f /* of a light felt, so that light words are read on it */

void sheet_felt(App *app, const TableLook *look, float dim)
{
    TableTaste taste = settings_taste(&app->settings);
    FeltLook felt = felt_look(look, &taste);
    Rect place = sheet_cover(ui_bounds(app->ui));
    float bottom = place.y + place.h;
    place.h /= 1 - felt.bar;
    place.y = bottom - place.h;
    background(app, &felt, place, felt_is_light(&felt) && dim > 0 ? fmaxf(dim, LIGHT_DIM) : dim);
}

static void portrait(App *app, const char *name, const Person *person, Rect square)
{
    Picture picture = picture_named(name);
    DrawList *list = ui_draw(app->ui);
    draw_picture(list, &picture, (Outline){square, 0}, 1);
    if (person) {
        draw_push(list, &(DrawCommand){.kind = DRAW_FRAME,
                                       .rect = square,
                                       .color = color_rgb(person->colour & 0xFFFFFF),
                                       .thickness = square.w * 0.08f,
                                       .radius = square.w / 2});
    }
}

void sheet_portrait(App *app, const Person *person, Rect square)
{
    portrait(app, roster_picture(person->avatar), person, square);
}

const char *sheet_seat_avatar(App *app, const MatchPlan *plan, Seat seat)
{
    PersonId people[SEAT_LIMIT] = {0};
    for (Seat i = 0; i < plan->setup.seats; i++) {
        if (plan->kinds[i] == SEAT_PERSON) {
            people[i] = plan->people[i];
        }
    }
    return roster_seat_avatar(&app->roster, people, plan->setup.seats, seat);
}

void sheet_seat_portrait(App *app, const MatchPlan *plan, Seat seat, Rect square)
{
    const Person *person = NULL;
    if (plan->kinds[seat] == SEAT_PERSON) {
        person = roster_find(&app->roster, plan->people[seat]);
    }
    Rival rival = progress_rival(plan, seat);
    const char *avatar = sheet_seat_avatar(app, plan, seat);
    portrait(app, rival.name ? rival.picture : roster_picture(avatar), person, square);
}

void sheet_head(App *app, const char *title, Rect head, bool *back)
{
    float side = head.h * 0.78f;
    Button button = {.id = "button.back",
                     .name = app_word(app, N_("Back")),
                     .icon = "ui/ui-back",
                     .rect = {head.x - side * 0.2f, head.y - side * 0.1f, side, side},
                     .kind = BUTTON_QUIET};
    *back = ui_button(app->ui, &button);
    rect_cut_left(&head, side);
    ui_heading(app->ui, "heading.title", title, head);
}

#define MARGIN    24.0f /* around a sheet, in units; INSET: inside its panel's own */
#define INSET     16.0f
#define PINNED_AT 0.12f /* of the window's height, where there is room below */

float sheet_paper_width(const Sheet *sheet, float units)
{
    return fminf(units * sheet->unit, sheet->bounds.w - 2 * (MARGIN + INSET + 20) * sheet->unit);
}

static Rect sheet_at(App *app, const char *title, Point content, bool is_pinned, bool *back)
{
    Sheet sheet = sheet_of(app);
    float margin = MARGIN * sheet.unit, inset = INSET * sheet.unit;
    float around = 2 * (inset + 20 * sheet.unit);
    Point size = {fminf(content.x + around, sheet.bounds.w - 2 * margin),
                  fminf(content.y + around + sheet.head + 1, sheet.bounds.h - 2 * margin)};
    sheet_night(app, 0.45f, NULL);
    Rect panel = rect_around(rect_centre(sheet.bounds), size.x, size.y);
    if (is_pinned) {
        panel.y = fminf(panel.y, PINNED_AT * sheet.bounds.h);
    }
    Rect inner = ui_panel(app->ui, panel);
    inner = rect_inset(inner, inset);
    sheet_head(app, title, rect_cut_top(&inner, sheet.head), back);
    return inner;
}

Rect sheet_paper(App *app, const char *title, Point content, bool *back)
{
    return sheet_at(app, title, content, false, back);
}

Rect sheet_pinned(App *app, const char *title, Point content, bool *back)
{
    return sheet_at(app, title, content, true, back);
}

float sheet_paragraph_height(App *app, const char *text, float width)
{
    return text_layout(app->ui, text, STYLE_BODY, width)->h + PARAGRAPH_GAP * ui_unit(app->ui);
}

float sheet_paragraph(App *app, const char *id, const char *text, Rect rect)
{
    ui_label(app->ui, id, text, STYLE_BODY, COLOR_MUTED, rect);
    return sheet_paragraph_height(app, text, rect.w);
}

Answer sheet_question(App *app, const char *question, const char *yes, Rect rect)
{
    Sheet sheet = sheet_of(app);
    float width = rect.w * 0.24f, gap = PARAGRAPH_GAP * sheet.unit;
    Rect right = rect_cut_right(&rect, width);
    rect_cut_right(&rect, gap);
    Rect left = rect_cut_right(&rect, width);
    rect_cut_right(&rect, gap);
    Button agree = {.id = "button.yes",
                    .label = yes,
                    .rect = rect_around(rect_centre(left), width, sheet.button)};
    Button refuse = {.id = "button.no",
                     .label = app_word(app, N_("Cancel")),
                     .rect = rect_around(rect_centre(right), width, sheet.button)};
    float height = text_layout(app->ui, question, STYLE_BODY, rect.w)->h;
    ui_label(app->ui, "text.question", question, STYLE_BODY, COLOR_WARNING,
             rect_around(rect_centre(rect), rect.w, height));
    bool agrees = ui_button(app->ui, &agree), refuses = ui_button(app->ui, &refuse);
    if (agrees) {
        return ANSWER_YES;
    }
    return refuses ? ANSWER_NO : ANSWER_NONE;
}

/* The hint of a sign, or its name, with its key, or with the button of the pad that is in use. */
static const char *sign_hint(App *app, const Sign *sign)
{
    const char *hint = sign->hint ? sign->hint : sign->name;
    return sign->command ? app_command_tip(app, hint, sign->command) : hint;
}

bool sheet_sign(App *app, Rect place, const Sign *sign)
{
    Button button = {.id = sign->id,
                     .name = sign->name,
                     .icon = sign->icon,
                     .rect = rect_around(rect_centre(place), place.h, place.h),
                     .kind = BUTTON_QUIET,
                     .chosen = sign->chosen,
                     .reason = sign->reason,
                     .hint = sign_hint(app, sign),
                     .command = sign->command};
    return ui_button(app->ui, &button);
}

void sheet_deal(App *app, Rect words)
{
    if (!session_is_kept(&app->session) || session_hides_deal(&app->session)) {
        return;
    }
    const char *name = app_word(app, N_("Copy the number"));
    float unit = ui_unit(app->ui);
    Touch touch = ui_element(
        app->ui, &(Element){.id = "button.deal", .role = ROLE_BUTTON, .name = name, .rect = words});
    ui_tip(app->ui, "button.deal", app_command_tip(app, name, &app_command_copy), words);
    if (touch.hovered || touch.held) {
        Rect line = {words.x, words.y + words.h - unit, words.w, fmaxf(unit, 1)};
        draw_fill(ui_draw(app->ui), line, COLOR_GOLD_LIGHT);
    }
    if (touch.activated) {
        app_copy_deal(app);
    }
}

bool sheet_key_back(Scene *scene, KeyPress press)
{
    bool is_back = press_is(&press, &command_back);
    if (is_back) {
        scene_pop(&scene->app->scenes);
    }
    return is_back;
}
