/* What is lit is found among the elements of the last frame. */
#include "lesson_light.h"
#include "teaching.h"

#include "base/limits.h"
#include "lesson_match.h"

#include <math.h>
#include <string.h>

#define GAP             8     /* units around what is lit, */
#define LINE_GAP        1     /* and above and below a line of a panel, between two others */
#define LINE_HIGH       120   /* units: less than this, with large letters */
#define RINGS_APART     4     /* gaps between what two rings go around */
#define DIM             0.42f /* of the rest */
#define MOSTLY          0.45f /* of a card's width */
#define ARROW           11    /* units: each bar of the arrow's head, */
#define ARROW_TEXT_MOST 125   /* per cent: larger letters leave no room between things */
#define ARROW_ROOM      15.0f /* and what it needs above what it points at */

static bool is_card(const char *id, const char *code)
{
    size_t length = strlen("hand.card."), end = length + strlen(code);
    return strncmp(id, "hand.card.", length) == 0 &&
           strncmp(id + length, code, end - length) == 0 && (id[end] == '\0' || id[end] == '.');
}

/* What stands in the bar is lit as far as the strip, the rest from there on. */
static Rect beside_strip(const Light *light, Rect rect)
{
    float top = light->strip.y, bottom = top + light->strip.h;
    if (rect.y < top) {
        rect.h = fminf(rect.h, top - rect.y);
    } else if (rect.y < bottom) {
        rect_cut_top(&rect, bottom - rect.y);
    }
    return rect;
}

/* A card under the plate that tells what is to be done is lit as far as it is seen. */
static Rect above_plate(const Play *play, Rect rect)
{
    const Ui *ui = play->app->ui;
    for (size_t i = 0; i < ui_element_count(ui); i++) {
        const Element *element = ui_element_at(ui, i);
        Rect plate = element_bounds(element), both = rect_intersection(rect, plate);
        if (strcmp(element->id, "text.status") == 0 && both.w > 0 && both.h > 0 &&
            rect.y < plate.y - plate.h) {
            rect.h = plate.y - rect.y;
        }
    }
    return rect;
}

/* A frame around a thing ends where words beside the thing begin, at the side where they lie. */
static Rect beside_words(Rect frame, Rect thing, Rect words)
{
    Rect both = rect_intersection(frame, words);
    if (both.w <= 0 || both.h <= 0) {
        return frame;
    }
    if (words.y + words.h <= thing.y) {
        rect_cut_top(&frame, both.h);
    } else if (words.y >= thing.y + thing.h) {
        rect_cut_bottom(&frame, both.h);
    } else if (words.x + words.w <= thing.x) {
        rect_cut_left(&frame, both.w);
    } else if (words.x >= thing.x + thing.w) {
        rect_cut_right(&frame, both.w);
    }
    return frame;
}

static Rect beside_all_words(const Ui *ui, Rect frame, Rect thing)
{
    Rect within = rect_inset(thing, LINE_GAP * ui_unit(ui)); /* edges may touch */
    for (size_t i = 0; i < ui_element_count(ui); i++) {
        const Element *element = ui_element_at(ui, i);
        if (element->role == ROLE_TEXT || element->role == ROLE_HEADING) {
            frame = beside_words(frame, within, element_bounds(element));
        }
    }
    return frame;
}

static void add(Light *light, const Play *play, Rect rect)
{
    const Ui *ui = play->app->ui;
    if (rect.w > 0 && light->count < LIGHTS_MAX) {
        Rect frame = beside_all_words(ui, rect_inset(rect, -GAP * ui_unit(ui)), rect);
        frame = above_plate(play, beside_strip(light, frame));
        light->rects[light->count++] = rect_intersection(frame, ui_bounds(ui));
    }
}

/* Grows by what touches it, so that cards of one fan or cells of one grid have one ring. */
static bool grow(Rect *whole, Rect part, float gap)
{
    Rect near = rect_intersection(rect_inset(*whole, -gap), part);
    if (near.w > 0 && near.h > 0) {
        *whole = rect_union(*whole, part);
        return true;
    }
    return false;
}

/* Rings before they are drawn: those that touch are one. */
typedef struct Rings {
    Rect found[LIGHTS_MAX];
    size_t count;
} Rings;

static void ring(Rings *rings, Rect part, float gap)
{
    size_t at = 0;
    while (at < rings->count && !grow(&rings->found[at], part, gap)) {
        at++;
    }
    if (at == rings->count && at < LIGHTS_MAX) {
        rings->found[rings->count++] = part;
    }
}

static void add_rings(Light *light, const Play *play, const Rings *rings)
{
    for (size_t i = 0; i < rings->count; i++) {
        add(light, play, rings->found[i]);
    }
}

/* And no picture with words. */
static bool is_line(const Ui *ui, const Element *element)
{
    return element->role == ROLE_TEXT && element_bounds(element).h < LINE_HIGH * ui_unit(ui);
}

static Rect framed(const Ui *ui, const Element *element)
{
    Rect bounds = element_bounds(element);
    if (is_line(ui, element)) {
        float less = fminf((GAP - LINE_GAP) * ui_unit(ui), bounds.h / 2);
        bounds.y += less;
        bounds.h -= 2 * less;
    }
    return bounds;
}

#define ALL_SEATS ((SeatSet)~0u)

/* Whether an id that begins with "seat." ends with the number of one of these. */
static bool is_of(const char *id, SeatSet seats)
{
    unsigned seat = (unsigned)(id[strlen(id) - 1] - '0');
    bool names_seat = strncmp(id, "seat.", strlen("seat.")) == 0 && seats != ALL_SEATS;
    return !names_seat || (seat < SEAT_LIMIT && seats_have(seats, (Seat)seat));
}

/* All whose ids begin so, of these seats. */
static void add_point(Light *light, const Play *play, const char *point, SeatSet seats)
{
    const Ui *ui = play->app->ui;
    Rings rings = {.count = 0};
    size_t lines = 0, others = 0;
    for (size_t i = 0; i < ui_element_count(ui); i++) {
        const Element *element = ui_element_at(ui, i);
        if (strncmp(element->id, point, strlen(point)) == 0 && is_of(element->id, seats)) {
            ring(&rings, framed(ui, element), 2 * GAP * ui_unit(ui));
            *(is_line(ui, element) ? &lines : &others) += 1;
        }
    }
    light->is_line |= light->count == 0 && lines == 1 && others == 0;
    add_rings(light, play, &rings);
}

/* Of a card that lies mostly under its neighbour only what is seen, from its upper to its lower
 * edge; any other is framed whole, so that no frame runs through what is printed at its edges. */
static Rect seen_of(const Element *card)
{
    Rect whole = element_bounds(card);
    if (card->rect.w < MOSTLY * whole.w) {
        whole.x = card->rect.x;
        whole.w = card->rect.w;
    }
    return whole;
}

static void add_cards(Light *light, const Play *play, CardSet cards)
{
    const Ui *ui = play->app->ui;
    Rings rings = {.count = 0};
    for (size_t i = 0; i < ui_element_count(ui); i++) {
        const Element *element = ui_element_at(ui, i);
        FOR_CARDS(rest, cards)
        {
            if (is_card(element->id, play->ui->game->names.cards[set_first(rest)])) {
                ring(&rings, seen_of(element), RINGS_APART * GAP * ui_unit(ui));
            }
        }
    }
    add_rings(light, play, &rings);
}

Light light_of(const Play *play, const LessonNote *note, Rect strip)
{
    Light light = {.strip = strip};
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    SeatSet seats = ALL_SEATS;
    match_view(play_match(play), play->viewer, view);
    if (note->cards) {
        add_cards(&light, play, note->cards(view));
    }
    if (note->seats) {
        seats = note->seats(view);
    }
    for (size_t i = 0; i < LESSON_POINTS_MAX && note->points[i]; i++) {
        add_point(&light, play, note->points[i], seats);
    }
    return light;
}

static void dim_from(const Play *play, Rect room, const Light *light, size_t from)
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
        dim_from(play, room, light, from + 1);
        return;
    }
    Rect above = rect_cut_top(&room, lit.y - room.y);
    Rect middle = rect_cut_top(&room, lit.h);
    Rect left = rect_cut_left(&middle, lit.x - middle.x);
    rect_cut_left(&middle, lit.w);
    dim_from(play, above, light, from + 1);
    dim_from(play, room, light, from + 1);
    dim_from(play, left, light, from + 1);
    dim_from(play, middle, light, from + 1);
}

void light_dim_rest(const Play *play, const Light *light)
{
    dim_from(play, ui_bounds(play->app->ui), light, 0);
}

static void frame(const Play *play, Rect rect, float thickness, Color color)
{
    draw_push(ui_draw(play->app->ui), &(DrawCommand){.kind = DRAW_FRAME,
                                                     .rect = rect,
                                                     .thickness = thickness,
                                                     .radius = 10 * ui_unit(play->app->ui),
                                                     .color = color});
}

/* Light outside dark, to stand out on paper as well. */
void light_rings(const Play *play, const Light *light)
{
    float unit = ui_unit(play->app->ui), ring = fmaxf(2, 3 * unit), edge = fmaxf(1, 1.5f * unit);
    for (size_t i = 0; i < light->count; i++) {
        frame(play, light->rects[i], ring + edge, COLOR_INK);
        frame(play, light->rects[i], ring, COLOR_GOLD_LIGHT);
    }
}

/* Words and signs of the last frame stay readable. */
static bool is_free(const Play *play, Rect rect)
{
    const Ui *ui = play->app->ui;
    for (size_t i = 0; i < ui_element_count(ui); i++) {
        const Element *element = ui_element_at(ui, i);
        Rect both = rect_intersection(element_bounds(element), rect);
        bool is_place = element->role == ROLE_DROP || element->role == ROLE_LIST;
        if (!is_place && both.w > 0 && both.h > 0) {
            return false;
        }
    }
    return true;
}

/* Two bars that lean to each other, close above what is pointed at; a line of a panel has another
 * one there. */
void light_arrow(const Play *play, const Light *light)
{
    float unit = ui_unit(play->app->ui), half = ARROW * 0.33f * unit;
    if (light->count == 0 || light->is_line) {
        return;
    }
    Rect lit = light->rects[0];
    Rect head = {lit.x + lit.w / 2 - ARROW * unit, lit.y - ARROW_ROOM * unit, 2 * ARROW * unit,
                 ARROW_ROOM * unit};
    bool is_large = play->app->settings.text_percent > ARROW_TEXT_MOST;
    if (is_large || head.y < light->strip.y + light->strip.h || !is_free(play, head)) {
        return;
    }
    for (int i = -1; i <= 1; i += 2) {
        Point middle = {lit.x + lit.w / 2 + (float)i * half, lit.y - ARROW_ROOM / 2 * unit};
        draw_push(ui_draw(play->app->ui),
                  &(DrawCommand){.kind = DRAW_FILL,
                                 .rect = rect_around(middle, ARROW * unit, 4 * unit),
                                 .angle = (float)i * -45,
                                 .color = COLOR_GOLD_LIGHT});
    }
}

static const Lesson *lesson_of(const Play *play)
{
    return play->app->session.is_lesson ? play->ui->lesson : NULL;
}

/* What is to be said next; before anything new, what did not come about. */
int play_lesson_next(const Play *play)
{
    const Lesson *lesson = play->ui->lesson;
    const LessonRun *run = &play->app->session.lesson;
    const Match *match = play_match(play);
    if (lesson_is_missed(lesson, match, run)) {
        return NOTE_AGAIN;
    }
    int note = lesson_next(lesson, match, run);
    if (note != LESSON_NONE) {
        return note;
    }
    if (lesson_ahead(lesson, run) != LESSON_NONE) {
        return NOTE_AHEAD;
    }
    bool is_told = (run->done & LESSON_END) != 0;
    return lesson_is_over(lesson, run) && !is_told ? NOTE_END : NOTE_NONE;
}

void play_lesson_acted(Play *play)
{
    const Lesson *lesson = lesson_of(play);
    if (lesson) {
        lesson_acted(lesson, play_match(play), &play->app->session.lesson);
        play->note = play->focused = NOTE_NONE;
    }
}

bool play_lesson_holds(const Play *play)
{
    bool is_persons = seats_have(match_actors(play_match(play)), LESSON_PERSON);
    return lesson_of(play) && !is_persons && play_lesson_next(play) != NOTE_NONE;
}

bool play_lesson_tells(const Play *play)
{
    const Lesson *lesson = lesson_of(play);
    if (!lesson || play->note < 0) {
        return false;
    }
    const LessonChapter *chapter = &lesson->chapters[play->app->session.lesson.chapter];
    const LessonNote *note = &chapter->notes[play->note];
    return lesson_asks(note) && (note->cards || !note->words);
}

void play_lesson_begin(Play *play)
{
    play->note = play->focused = NOTE_NONE;
}
