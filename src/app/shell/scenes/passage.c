/* All of a passage is a function of its age; of what was left there are its pixels and its marks.
 */
#include "passage.h"

#include "base/text.h"
#include "ui/sound.h"
#include "ui/theme.h"
#include "ui/tween.h"
#include "ui/window.h"

#include <math.h>

#define FADE_SECONDS   0.14f
#define OTHERS_SECONDS 0.12f /* the same of all but what travels */
#define TRAVEL_SECONDS 0.22f
#define CLOSE_SECONDS  0.18f
#define PART_SECONDS   0.2f
#define RISE           24.0f /* units */
#define EDGE           5.0f  /* of a paper: units */

void passage_end(Passage *passage, Ui *ui)
{
    if (passage->is_on) {
        ui_drop_shown(ui);
        passage->is_on = passage->keeps = passage->travels = false;
    }
}

/* With reduced motion nothing travels: what was shown fades in its place. */
static void set_way(Passage *passage, const Ui *ui, PassageWay way, bool deeper)
{
    bool is_calm = ui_has_reduced_motion(ui);
    passage->has_papers = !is_calm && (way != PASSAGE_FADES || !passage->keeps);
    passage->closes = passage->keeps && way != PASSAGE_FADES && way != PASSAGE_PARTS;
    passage->parts = way != PASSAGE_CLOSES;
    passage->rise = 0;
    if (!is_calm && !passage->has_papers) {
        passage->rise = deeper ? RISE : -RISE;
    }
}

void passage_begin(Passage *passage, Ui *ui, PassageWay way, bool deeper, bool hides)
{
    passage_end(passage, ui);
    passage->keeps = !hides && way != PASSAGE_PARTS && ui_keep_shown(ui);
    passage->before = passage->now;
    passage->age = -1;
    set_way(passage, ui, way, deeper);
    passage->is_on = passage->keeps || (passage->has_papers && passage->parts);
    if (passage->is_on && passage->closes && passage->has_papers) {
        ui_play(ui, SOUND_CURTAIN);
    }
}

static float closing_seconds(const Passage *passage)
{
    return passage->closes ? CLOSE_SECONDS : 0;
}

static float whole_seconds(const Passage *passage)
{
    if (passage->has_papers) {
        return closing_seconds(passage) + (passage->parts ? PART_SECONDS : 0);
    }
    return passage->travels ? TRAVEL_SECONDS : FADE_SECONDS;
}

/* Nothing of the new screen can be seen. */
static bool is_closed(const Passage *passage)
{
    return passage->has_papers && passage->closes && passage->age < CLOSE_SECONDS;
}

void passage_step(Passage *passage, Ui *ui)
{
    if (!passage->is_on) {
        return;
    }
    passage->age = passage->age < 0 ? 0 : passage->age + ui_seconds(ui);
    bool is_lost = passage->keeps && !ui_has_shown(ui);
    if (is_lost || passage->age >= whole_seconds(passage)) {
        passage_end(passage, ui);
    } else if (is_closed(passage)) {
        ui_hold_motion(ui);
    }
}

static float part_of(const Passage *passage, float seconds)
{
    return fminf(fmaxf(passage->age, 0) / seconds, 1);
}

void passage_open(Passage *passage, Ui *ui)
{
    passage->now.count = passage->carried.count = 0;
    if (passage->is_on && passage->rise != 0) {
        float left = 1 - ease(EASE_OUT_CUBIC, part_of(passage, FADE_SECONDS));
        draw_shift(ui_draw(ui), (Point){0, roundf(passage->rise * left * ui_unit(ui))});
    }
}

/* Of the papers: 0 … 1. */
static float closed_part(const Passage *passage)
{
    float age = fmaxf(passage->age, 0), closing = closing_seconds(passage);
    if (age < closing) {
        return ease(EASE_OUT_CUBIC, age / closing);
    }
    return 1 - ease(EASE_IN_OUT, (age - closing) / PART_SECONDS);
}

/* A half of the paper, that much further to the right, and the edge in which it ends. */
static void draw_half(Ui *ui, Rect seen, Rect paper, float edge)
{
    DrawList *list = ui_draw(ui);
    float wide = EDGE * ui_unit(ui);
    draw_clip(list, seen);
    draw_named(list, "ui/curtain", paper, 1);
    draw_fill(list, (Rect){edge - wide / 2, seen.y, wide, seen.h}, COLOR_GOLD);
    draw_clip_end(list);
}

static void draw_papers(const Passage *passage, Ui *ui, Rect paper)
{
    Rect bounds = ui_bounds(ui), left = bounds, right = bounds;
    float half = bounds.w / 2, wide = roundf(half * closed_part(passage)), away = half - wide;
    left.w = right.w = wide;
    right.x = bounds.w - wide;
    if (wide >= half - 1) {
        draw_named(ui_draw(ui), "ui/curtain", paper, 1);
    } else if (wide > 0) {
        Rect paper_left = {paper.x - away, paper.y, paper.w, paper.h};
        Rect paper_right = {paper.x + away, paper.y, paper.w, paper.h};
        draw_half(ui, left, paper_left, left.w);
        draw_half(ui, right, paper_right, right.x);
    }
}

static void draw_before(const Passage *passage, Ui *ui)
{
    float alpha = 1;
    if (!passage->has_papers) {
        alpha = 1 - part_of(passage, passage->travels ? OTHERS_SECONDS : FADE_SECONDS);
    } else if (!is_closed(passage)) {
        alpha = 0;
    }
    if (passage->keeps && alpha > 0) {
        draw_last_shown(ui_draw(ui), ui_bounds(ui), alpha);
    }
}

void passage_close(Passage *passage, Ui *ui, Rect paper)
{
    draw_shift(ui_draw(ui), (Point){0, 0});
    if (!passage->is_on) {
        return;
    }
    draw_before(passage, ui);
    if (passage->has_papers) {
        draw_papers(passage, ui, paper);
    }
    for (unsigned i = 0; i < passage->carried.count; i++) {
        const PassageMark *mark = &passage->carried.marks[i];
        draw_picture(ui_draw(ui), &mark->picture, mark->outline, 1);
    }
}

static void add(PassageMarks *marks, const Picture *picture, Outline outline)
{
    if (marks->count < PASSAGE_MARKS) {
        marks->marks[marks->count++] = (PassageMark){*picture, outline};
    }
}

/* Where a picture of this name lay; NULL: nowhere. */
static const PassageMark *find(const PassageMarks *marks, const char *name)
{
    for (unsigned i = 0; i < marks->count; i++) {
        if (text_equal(marks->marks[i].picture.name, name)) {
            return &marks->marks[i];
        }
    }
    return NULL;
}

static Outline between(Outline from, Outline to, float part)
{
    Rect a = from.rect, b = to.rect;
    return (Outline){
        {mix(a.x, b.x, part), mix(a.y, b.y, part), mix(a.w, b.w, part), mix(a.h, b.h, part)},
        mix(from.angle, to.angle, part)};
}

bool passage_carries(Passage *passage, Ui *ui, const Picture *picture, Outline outline)
{
    const PassageMark *from = find(&passage->before, picture->name);
    add(&passage->now, picture, outline);
    if (!passage->is_on || passage->rise == 0 || !from || passage->carried.count == PASSAGE_MARKS) {
        return false;
    }
    float part = ease(EASE_IN_OUT, part_of(passage, TRAVEL_SECONDS));
    passage->travels = true;
    ui_cut_shown(ui, from->outline.rect);
    add(&passage->carried, picture, between(from->outline, outline, part));
    return true;
}
