/* Where a note lies beside what it speaks of, and how it looks. */
#include "host_note.h"

#include "base/limits.h"

#include <math.h>
#include <string.h>

#define HOST         "ui/avatar-hornbill"
#define NOTE_WIDTH   560 /* units */
#define NOTE_INSET   16
#define HOST_SIDE    84
#define BUTTON_WIDTH 200
#define FOOT_LINE    26 /* of words without a button */
#define NOTE_SIZE    (SIZE_BODY * 1.08f)
#define NOTE_STYLE   ((TextStyle){FONT_BODY, NOTE_SIZE, ALIGN_LEFT, false})
#define FOOT_STYLE   ((TextStyle){FONT_BODY, SIZE_BODY, ALIGN_LEFT, true})
#define PLACES       6
#define BESIDE       4 /* the first of them that does not lie beside what is lit */
#define LIGHT_GAP    8
#define DIM          0.42f

/* The upright rectangle around all of an element. */
static Rect whole_of(const Element *element)
{
    Outline outline = element->outline;
    if (outline.rect.w <= 0 || outline.rect.h <= 0) {
        return element->rect;
    }
    float turn = outline.angle / 57.29578f;
    float along = fabsf(cosf(turn)), across = fabsf(sinf(turn));
    return rect_around(rect_centre(outline.rect), outline.rect.w * along + outline.rect.h * across,
                       outline.rect.h * along + outline.rect.w * across);
}

/* Around what one of the note's points names, as it lay in the last frame; empty: nothing. */
static Rect point_rect(const Play *play, const char *point)
{
    const Ui *ui = play->app->ui;
    Rect lit = {0};
    for (size_t i = 0; i < ui_element_count(ui); i++) {
        const Element *element = ui_element_at(ui, i);
        if (strncmp(element->id, point, strlen(point)) == 0) {
            lit = lit.w > 0 ? rect_union(lit, whole_of(element)) : whole_of(element);
        }
    }
    return lit;
}

/* What the note speaks of. */
typedef struct Light {
    Rect rects[HOST_LIT_MAX];
    size_t count;
} Light;

static Light light_of(const Play *play, const HostNote *note)
{
    float gap = LIGHT_GAP * ui_unit(play->app->ui);
    Light light = {0};
    for (size_t i = 0; note->points && i < HOST_LIT_MAX && note->points[i]; i++) {
        Rect rect = point_rect(play, note->points[i]);
        if (rect.w > 0) {
            light.rects[light.count++] =
                rect_intersection(rect_inset(rect, -gap), ui_bounds(play->app->ui));
        }
    }
    return light;
}

/* All of the room but what is lit lies in the dusk. */
static void dim_rest(const Play *play, Rect room, const Light *light, size_t from)
{
    if (room.w <= 0 || room.h <= 0) {
        return;
    }
    if (from == light->count) {
        draw_fill(ui_draw(play->app->ui), room, color_faded(COLOR_INK, DIM));
        return;
    }
    Rect lit = rect_intersection(room, light->rects[from]);
    if (lit.w <= 0 || lit.h <= 0) {
        dim_rest(play, room, light, from + 1);
        return;
    }
    Rect above = rect_cut_top(&room, lit.y - room.y);
    Rect middle = rect_cut_top(&room, lit.h);
    Rect left = rect_cut_left(&middle, lit.x - middle.x);
    rect_cut_left(&middle, lit.w);
    dim_rest(play, above, light, from + 1);
    dim_rest(play, room, light, from + 1);
    dim_rest(play, left, light, from + 1);
    dim_rest(play, middle, light, from + 1);
}

static void ring(const Play *play, Rect lit)
{
    float unit = ui_unit(play->app->ui);
    draw_push(ui_draw(play->app->ui), &(DrawCommand){.kind = DRAW_FRAME,
                                                     .rect = lit,
                                                     .thickness = fmaxf(2, 3 * unit),
                                                     .radius = 10 * unit,
                                                     .color = COLOR_GOLD_LIGHT});
}

static float overlap(Rect a, Rect b)
{
    Rect both = rect_intersection(a, b);
    return fmaxf(both.w, 0) * fmaxf(both.h, 0);
}

/* Beside what the note speaks of, off the hand as far as there is room; while the person is to act,
 * out of the way of cards that are dragged to the middle. */
static Rect note_place(const Play *play, Rect room, Point size, const Light *light, bool waits)
{
    Rect lit = {0}, hand = table_hand(play->table);
    Point at = rect_centre(room);
    if (light->count > 0 && light->rects[0].w > 0) {
        lit = light->rects[0];
        at = rect_centre(lit);
    }
    float gap = 20 * ui_unit(play->app->ui);
    const Point wanted[PLACES] = {{at.x - size.x / 2, lit.y + lit.h + gap},
                                  {at.x - size.x / 2, lit.y - gap - size.y},
                                  {lit.x + lit.w + gap, at.y - size.y / 2},
                                  {lit.x - gap - size.x, at.y - size.y / 2},
                                  {room.x + room.w - size.x, room.y},
                                  {room.x + (room.w - size.x) / 2, hand.y - gap - size.y}};
    Rect best = {0};
    float least = INFINITY;
    for (int i = waits ? BESIDE : 0; i < PLACES; i++) {
        Rect rect = {clamp_float(wanted[i].x, room.x, room.x + room.w - size.x),
                     clamp_float(wanted[i].y, room.y, room.y + room.h - size.y), size.x, size.y};
        float covers = overlap(rect, hand);
        for (size_t k = 0; k < light->count; k++) {
            covers += 4 * overlap(rect, light->rects[k]);
        }
        if (covers < least) {
            least = covers;
            best = rect;
        }
    }
    return best;
}

static float foot_height(const HostNote *note, const Sheet *sheet)
{
    return note->button_count > 0 ? sheet->button : FOOT_LINE * sheet->type;
}

static bool has_foot(const HostNote *note)
{
    return note->foot || note->button_count > 0;
}

static Point note_size(const Play *play, const HostNote *note, const Sheet *sheet)
{
    float inset = NOTE_INSET * sheet->unit, host = HOST_SIDE * sheet->unit;
    float width = fminf(NOTE_WIDTH * sheet->type, sheet->bounds.w - 40 * sheet->unit);
    float text = text_layout(play->app->ui, note->words, NOTE_STYLE, width - host - 3 * inset)->h;
    float height = fmaxf(text, host);
    if (has_foot(note)) {
        height += foot_height(note, sheet) + inset;
    }
    return (Point){width, height + 2 * inset};
}

/* Buttons from the right, the first of them golden, and the small words in what is left. */
static int foot_frame(const Play *play, const HostNote *note, Rect foot, const Sheet *sheet)
{
    Ui *ui = play->app->ui;
    int pressed = HOST_NO_BUTTON;
    for (unsigned i = 0; i < note->button_count; i++) {
        Button button = {.id = note->buttons[i].id,
                         .label = note->buttons[i].label,
                         .rect = rect_cut_right(&foot, BUTTON_WIDTH * sheet->type),
                         .kind = i == 0 ? BUTTON_PRIMARY : BUTTON_SECONDARY};
        rect_cut_right(&foot, NOTE_INSET * sheet->unit);
        if (ui_button(ui, &button)) {
            pressed = (int)i;
        }
    }
    if (note->foot) {
        foot.y += (foot.h - text_layout(ui, "0", FOOT_STYLE, 0)->h) / 2;
        ui_label(ui, note->foot_id, note->foot, FOOT_STYLE, COLOR_MUTED, foot);
    }
    return pressed;
}

/* The paper with the figure, the words and the buttons. */
static int say(const Play *play, const HostNote *note, Rect rect, const Sheet *sheet)
{
    App *app = play->app;
    float inset = NOTE_INSET * sheet->unit, host = HOST_SIDE * sheet->unit;
    Picture picture = picture_named(HOST);
    ui_hide(app->ui, rect);
    draw_nine(ui_draw(app->ui), "ui/panel", rect, 1);
    Rect inner = rect_inset(rect, inset);
    Rect foot = {0};
    if (has_foot(note)) {
        foot = rect_cut_bottom(&inner, foot_height(note, sheet));
        rect_cut_bottom(&inner, inset);
    }
    Rect face = rect_cut_left(&inner, host);
    rect_cut_left(&inner, inset);
    face.h = host;
    draw_picture(ui_draw(app->ui), &picture, (Outline){.rect = face}, 1);
    ui_label(app->ui, note->id, note->words, NOTE_STYLE, COLOR_PAPER, inner);
    return foot_frame(play, note, foot, sheet);
}

int host_note(const Play *play, Rect area, const HostNote *note)
{
    Sheet sheet = sheet_of(play->app);
    Light light = light_of(play, note);
    Point size = note_size(play, note, &sheet);
    Rect room = rect_inset(area, 10 * sheet.unit);
    Rect place = note_place(play, room, size, &light, !note->is_read);
    if (note->is_read) {
        dim_rest(play, sheet.bounds, &light, 0);
    }
    for (size_t i = 0; i < light.count; i++) {
        ring(play, light.rects[i]);
    }
    return say(play, note, place, &sheet);
}
