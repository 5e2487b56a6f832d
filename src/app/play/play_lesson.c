/* The host of a first game: a figure with a note on paper, one at a time, and a ring of light
 * around what the note speaks of. The table stays in use: whoever acts before the host has finished
 * has understood, and the next note speaks of what came of it. */
#include "play.h"

#include "base/limits.h"
#include "i18n/format.h"
#include "lesson_progress.h"
#include "sheet.h"

#include <math.h>
#include <string.h>

#define HOST       "ui/avatar-hornbill"
#define NOTE_WIDTH 560 /* units */
#define NOTE_INSET 16
#define HOST_SIDE  84
#define NOTE_SIZE  (SIZE_BODY * 1.08f)
#define NOTE_STYLE ((TextStyle){FONT_BODY, NOTE_SIZE, ALIGN_LEFT, false})
#define PLACES     6
#define BESIDE     4 /* the first of them that does not lie beside what is lit */
#define LIGHT_GAP  8
#define DIM        0.42f

static const Lesson *lesson_of(const Play *play)
{
    return play->app->session.is_lesson ? play->ui->lesson : NULL;
}

/* The first note that is due and was not said yet. */
static int next_note(const Play *play, const Lesson *lesson)
{
    for (size_t i = 0; i < lesson->count; i++) {
        bool is_said = (play->app->session.said >> i & 1) != 0;
        if (!is_said && lesson_is_due(&play->app->session.match, &lesson->notes[i], play->viewer)) {
            return (int)i;
        }
    }
    return NOTE_NONE;
}

/* Said now, or known without: both count as learnt. */
static void learn(Play *play, uint32_t notes)
{
    Problem problem;
    App *app = play->app;
    app->session.said |= notes;
    app_keep_match(app);
    if (!lesson_keep_said(app->profile, app->session.plan.game, notes, &problem)) {
        app_tell(app, &problem);
    }
}

static void finish_note(Play *play)
{
    if (play->note != NOTE_NONE) {
        learn(play, UINT32_C(1) << play->note);
        play->note = NOTE_NONE;
    }
}

/* Whoever acts has no need of the introduction that is left. */
void play_lesson_acted(Play *play)
{
    const Lesson *lesson = lesson_of(play);
    uint32_t known = 0;
    finish_note(play);
    for (size_t i = 0; lesson && i < lesson->count; i++) {
        if (!lesson->notes[i].is_due) {
            known |= UINT32_C(1) << i;
        }
    }
    if (lesson) {
        learn(play, known);
    }
}

void play_lesson_begin(Play *play)
{
    play->note = NOTE_NONE;
}

/* Around what one of the note's points names, as it lay in the last frame; empty: nothing. */
static Rect point_rect(const Play *play, const char *point)
{
    const Ui *ui = play->app->ui;
    Rect lit = {0};
    for (size_t i = 0; i < ui_element_count(ui); i++) {
        const Element *element = ui_element_at(ui, i);
        if (strncmp(element->id, point, strlen(point)) == 0) {
            Rect whole = element_bounds(element);
            lit = lit.w > 0 ? rect_union(lit, whole) : whole;
        }
    }
    return lit;
}

/* What the note speaks of. */
typedef struct Light {
    Rect rects[LESSON_POINTS_MAX];
    size_t count;
} Light;

static Light light_of(const Play *play, const LessonNote *note)
{
    float gap = LIGHT_GAP * ui_unit(play->app->ui);
    Light light = {0};
    for (size_t i = 0; i < LESSON_POINTS_MAX && note->points[i]; i++) {
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

static Point note_size(const Play *play, const char *words, const Sheet *sheet, bool has_button)
{
    float inset = NOTE_INSET * sheet->unit, host = HOST_SIDE * sheet->unit;
    float width = fminf(NOTE_WIDTH * sheet->type, sheet->bounds.w - 40 * sheet->unit);
    float text = text_layout(play->app->ui, words, NOTE_STYLE, width - host - 3 * inset)->h;
    float height = fmaxf(text, host);
    if (has_button) {
        height += sheet->button + inset;
    }
    return (Point){width, height + 2 * inset};
}

static const char *count_words(Play *play, const Lesson *lesson)
{
    App *app = play->app;
    const char *number = app_number(app, play->note + 1);
    return app_phrase(app, N_("{number} of {count}"),
                      TR_VALUES(number, app_number(app, (int64_t)lesson->count)));
}

/* The paper with the figure and the words; true when its button was pressed. */
static bool say(Play *play, const Lesson *lesson, Rect rect, const Sheet *sheet)
{
    App *app = play->app;
    const LessonNote *note = &lesson->notes[play->note];
    float inset = NOTE_INSET * sheet->unit, host = HOST_SIDE * sheet->unit;
    Picture picture = picture_named(HOST);
    ui_hide(app->ui, rect);
    draw_nine(ui_draw(app->ui), "ui/panel", rect, 1);
    Rect inner = rect_inset(rect, inset);
    Rect foot = {0};
    if (!note->waits) {
        foot = rect_cut_bottom(&inner, sheet->button);
        rect_cut_bottom(&inner, inset);
    }
    Rect face = rect_cut_left(&inner, host);
    rect_cut_left(&inner, inset);
    face.h = host;
    draw_picture(ui_draw(app->ui), &picture, (Outline){.rect = face}, 1);
    ui_label(app->ui, "lesson.words", app_word(app, note->words), NOTE_STYLE, COLOR_PAPER, inner);
    if (note->waits) {
        return false;
    }
    Button button = {.id = "button.lesson-next",
                     .label = app_word(app, N_("Go on")),
                     .rect = rect_cut_right(&foot, 200 * sheet->type),
                     .kind = BUTTON_PRIMARY};
    TextStyle small = {FONT_BODY, SIZE_BODY, ALIGN_LEFT, true};
    foot.y += (foot.h - text_layout(app->ui, "0", small, 0)->h) / 2;
    ui_label(app->ui, "lesson.number", count_words(play, lesson), small, COLOR_MUTED, foot);
    return ui_button(app->ui, &button);
}

/* A note is begun while the person is to decide, and stands while cards are only lifted. */
static bool has_time(const Play *play)
{
    bool stands = play->phase == PLAY_MOVING && play->note != NOTE_NONE;
    return play->overlay == OVERLAY_NONE && (play->phase == PLAY_DECIDING || stands);
}

void play_lesson(Play *play, Rect area)
{
    const Lesson *lesson = lesson_of(play);
    if (!lesson || !has_time(play)) {
        return;
    }
    if (play->note == NOTE_NONE) {
        play->note = next_note(play, lesson);
        if (play->note == NOTE_NONE) {
            return;
        }
        ui_focus(play->app->ui, "button.lesson-next");
    }
    Sheet sheet = sheet_of(play->app);
    const LessonNote *note = &lesson->notes[play->note];
    const char *words = app_word(play->app, note->words);
    Light light = light_of(play, note);
    Point size = note_size(play, words, &sheet, !note->waits);
    Rect room = rect_inset(area, 10 * sheet.unit);
    Rect place = note_place(play, room, size, &light, note->waits);
    if (!note->waits) {
        dim_rest(play, sheet.bounds, &light, 0);
    }
    for (size_t i = 0; i < light.count; i++) {
        ring(play, light.rects[i]);
    }
    if (say(play, lesson, place, &sheet)) {
        finish_note(play);
    }
}
