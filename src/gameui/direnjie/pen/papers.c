/* Papers, words, portraits and medals. */
#include "direnjie/pen.h"

#include "base/limits.h"
#include "base/text.h"
#include "ui/tween.h"

#include <math.h>
#include <string.h>

#define LARGE_FROM 1.2f /* times the usual size: there letters begin to take room */
#define LARGE_FULL 1.5f

/* Pixels of a window of 1280 × 720, whose unit is a little more than this, so that none is rounded
 * down; in smaller windows a tenth less. */
#define SMALLEST       11.0f /* no letter is smaller for want of height */
#define SMALL          12.0f /* what is meant to be smaller is written so */
#define REFERENCE_UNIT 0.796f
#define NARROWEST      0.3f   /* of them where a line would be cut else */
#define LEADING        1.16f  /* of a rectangle, which ink does not leave: as high a line may be */
#define SHORT_MAX      40     /* letters of a name */
#define SHORT_LEAST    3      /* an abbreviation has more */
#define FIRST_HAN      0x2E80 /* code point: from there on no letters but whole syllables */

const char *const direnjie_signs[KINDS] = {"ui/category-target", "ui/category-weapon",
                                           "ui/category-location", "ui/category-beggar",
                                           "ui/category-killer"};
const uint32_t direnjie_kind_inks[KINDS] = {0x24184f, 0x630a1f, 0x2d584b, 0x5a3c06, 0x14131c};
const char *const direnjie_kind_words[KINDS] = {
    NC_("category", "Target"), NC_("category", "Weapon"), NC_("category", "Location"), N_("Beggar"),
    NC_("card", "Killer")};

float pen_give(const Ui *ui, float usual, float large)
{
    float size = (float)ui_text_percent(ui) / 100;
    float growth = fminf(fmaxf((size - LARGE_FROM) / (LARGE_FULL - LARGE_FROM), 0), 1);
    return usual + (large - usual) * growth;
}

unsigned direnjie_kind(Card card)
{
    if (card == DIRENJIE_KILLER_CARD) {
        return KIND_KILLER;
    }
    return direnjie_is_identity(card) ? (unsigned)direnjie_category(card) : KIND_BEGGAR;
}

typedef struct PaperCut {
    const char *name;
    Slices slices;
} PaperCut;

#define PLAQUE(kind)                                                                               \
    {                                                                                              \
        "ui/direnjie-plaque-" kind,                                                                \
        {                                                                                          \
            16, 16, 16, 16, 6, 1                                                                   \
        }                                                                                          \
    }

static const PaperCut papers[PAPER_END] = {
    [PAPER_DESK] = {"ui/direnjie-desk", {124, 0, 124, 0, 34, 1}},
    [PAPER_RACK] = {"ui/direnjie-rack", {60, 0, 60, 0, 20, 1}},
    [PAPER_NAMEPLATE] = {"ui/direnjie-nameplate", {24, 24, 24, 24, 10, 1}},
    [PAPER_NAMEPLATE_ACTIVE] = {"ui/direnjie-nameplate-active", {24, 24, 24, 24, 10, 1}},
    [PAPER_SLOT] = {"ui/direnjie-slot", {12, 12, 12, 12, 2, 1}},
    [PAPER_SCROLL] = {"ui/direnjie-scroll", {48, 48, 48, 48, 24, 1}},
    [PAPER_NOTEBOOK] = {"ui/direnjie-notebook", {50, 74, 60, 190, 26, 1}},
    [PAPER_PLAQUE] = PLAQUE("target"),
    [PAPER_PLAQUE + 1] = PLAQUE("weapon"),
    [PAPER_PLAQUE + 2] = PLAQUE("location"),
    [PAPER_PLAQUE + KIND_BEGGAR] = PLAQUE("beggar"),
    [PAPER_PLAQUE + KIND_KILLER] = PLAQUE("killer"),
};

void pen_paper(Pen pen, Paper paper, Rect rect)
{
    Slices slices = papers[paper].slices;
    slices.scale = pen.unit;
    draw_sliced(ui_draw(pen.ui), papers[paper].name, rect, slices);
}

void pen_plaque(Pen pen, unsigned kind, Rect rect)
{
    const PaperCut *paper = &papers[PAPER_PLAQUE + kind];
    Slices slices = paper->slices;
    slices.scale = fminf(pen.unit, rect.h / 30);
    draw_sliced(ui_draw(pen.ui), paper->name, rect, slices);
}

void pen_picture_faded(Pen pen, const char *name, Rect rect, float light, float alpha)
{
    Picture picture = picture_named(name);
    uint8_t grey = (uint8_t)(255 * light);
    draw_tinted(ui_draw(pen.ui), &picture, (Outline){.rect = rect},
                (Color){grey, grey, grey, (uint8_t)(255 * alpha)});
}

void pen_picture(Pen pen, const char *name, Rect rect)
{
    draw_named(ui_draw(pen.ui), name, rect, 1);
}

/* Pixels per unit of a TextStyle. */
static float text_unit(const Ui *ui)
{
    return ui_unit(ui) * (float)ui_text_percent(ui) / 100;
}

/* Pixels of the window that is open. */
static float letters_least(const Ui *ui, float pixels)
{
    return pixels * fmaxf(0.9f, ui_unit(ui) / REFERENCE_UNIT);
}

static TextStyle style_of(Pen pen, const Letters *letters)
{
    float least = letters_least(pen.ui, SMALL) / text_unit(pen.ui);
    return (TextStyle){.face = letters->face,
                       .size = fmaxf(letters->size * pen.unit / ui_unit(pen.ui), least),
                       .align = letters->align};
}

const TextBlock *pen_measure(Pen pen, const char *words, Letters letters, Rect rect)
{
    TextRoom room = {.w = rect.w,
                     .h = rect.h * LEADING,
                     .least = letters_least(pen.ui, SMALLEST),
                     .spills = true};
    TextStyle style = style_of(pen, &letters);
    if (letters.wraps) {
        return text_fit(pen.ui, words, style, room);
    }
    style.size =
        text_fit(pen.ui, "8", style, (TextRoom){.h = room.h, .lines = 1, .least = room.least})
            ->size;
    room = (TextRoom){.w = rect.w, .lines = 1, .least = room.least * NARROWEST};
    return text_fit(pen.ui, words, style, room);
}

bool pen_fits(Pen pen, const char *words, Letters letters, float width)
{
    float least = letters_least(pen.ui, SMALLEST) / text_unit(pen.ui);
    TextStyle style = {.face = letters.face, .size = least};
    return text_layout(pen.ui, words, style, 0)->w <= width;
}

static bool is_chinese(const char *name)
{
    size_t at = 0;
    return text_next_code_point(name, &at) >= FIRST_HAN;
}

/* Whether a name that is cut there has a full stop, as an abbreviation; Chinese has none. */
static bool has_stop(const char *name, size_t end)
{
    size_t at = 0;
    uint32_t last = 0;
    while (at < end) {
        last = text_next_code_point(name, &at);
    }
    return name[end] != ' ' && last > 0 && last < FIRST_HAN;
}

/* Whether an abbreviation may end there: one that saves a letter or two is no shorter than the
 * name, and after a vowel it reads like another name. */
static bool is_abbreviation(const char *name, size_t end, size_t letters, size_t whole)
{
    static const char vowels[] = "aeiouy аеёиоуыэюяйьъ";
    char last[8] = "";
    size_t at = 0, from = 0;
    if (!has_stop(name, end)) {
        return true;
    }
    while (at < end) {
        from = at;
        text_next_code_point(name, &at);
    }
    memcpy(last, name + from, at - from);
    return letters + 3 <= whole && !strstr(vowels, last);
}

/* A name by its letters: where each ends, and the number behind them. */
typedef struct Name {
    const char *text;
    size_t ends[1 + SHORT_MAX], count; /* ends[count]: of the last one that may stay */
    size_t whole, letters, tail;
} Name;

static Name name_of(const char *text)
{
    Name name = {.text = text, .tail = strlen(text)};
    while (name.tail > 0 && text[name.tail - 1] >= '0' && text[name.tail - 1] <= '9') {
        name.tail--;
    }
    for (size_t at = 0; at < name.tail && name.count < SHORT_MAX;) {
        text_next_code_point(text, &at);
        name.ends[++name.count] = at;
    }
    name.whole = name.ends[name.count];
    name.letters = name.count;
    if (is_chinese(text) && name.count > 2) { /* all of it, or the family name */
        name.ends[2] = name.whole;
        name.count = name.letters = 2;
    }
    return name;
}

/* The name with so many of its letters. */
static void cut_name(const Name *name, size_t count, Text *out)
{
    size_t end = name->ends[count];
    while (end < name->whole && end > 0 && name->text[end - 1] == ' ') {
        end--;
    }
    *out = text_in(out->bytes, out->capacity);
    text_append_bytes(out, name->text, end);
    if (end < name->whole && has_stop(name->text, end)) {
        text_append(out, ".");
    }
    text_append(out, name->text + name->tail);
}

void pen_short_name(Pen pen, const char *text, Letters letters, float width, Text *out)
{
    Name name = name_of(text);
    for (size_t count = name.count; count > SHORT_LEAST; count--) {
        bool reads =
            count == name.letters || is_abbreviation(text, name.ends[count], count, name.letters);
        cut_name(&name, count, out);
        if (reads && pen_fits(pen, out->bytes, letters, width)) {
            return;
        }
    }
    do {
        cut_name(&name, name.count, out);
    } while (!pen_fits(pen, out->bytes, letters, width) && name.count-- > 1);
}

const TextBlock *pen_words(Pen pen, const char *words, Letters letters, Rect rect)
{
    if (!words || words[0] == '\0' || rect.w <= 0) {
        return NULL;
    }
    const TextBlock *block = pen_measure(pen, words, letters, rect);
    Point at = {rect.x, rect.y + (rect.h - block->h) / 2};
    draw_text(ui_draw(pen.ui), block, at, letters.color);
    return block;
}

/* Where the sentence after the first begins; NULL: there is none. */
static const char *next_sentence(const char *words)
{
    static const char *const ends[] = {". ", "! ", "。"};
    const char *next = NULL;
    for (size_t i = 0; i < COUNT_OF(ends); i++) {
        const char *end = strstr(words, ends[i]);
        if (end && end[strlen(ends[i])] != '\0' && (!next || end + strlen(ends[i]) < next)) {
            next = end + strlen(ends[i]);
        }
    }
    return next;
}

const char *pen_last_that_fit(Pen pen, const char *words, Letters letters, Rect rect)
{
    const TextBlock *block = pen_measure(pen, words, letters, rect);
    const char *next = next_sentence(words);
    while (next && block->h > rect.h) {
        words = next;
        block = pen_measure(pen, words, letters, rect);
        next = next_sentence(words);
    }
    return words;
}

void pen_label(Pen pen, const Label *label, Letters letters, Rect rect)
{
    ui_tell(pen.ui, label, rect);
    pen_words(pen, label->name, letters, rect);
}

void pen_ring(Pen pen, Rect square, float width, Color color, bool dashed)
{
    draw_push(ui_draw(pen.ui), &(DrawCommand){.kind = DRAW_FRAME,
                                              .rect = square,
                                              .thickness = width,
                                              .radius = square.w / 2,
                                              .dashed = dashed,
                                              .color = color});
}

void pen_edge(Pen pen, Rect rect, float thick, Color gold)
{
    draw_frame(ui_draw(pen.ui), rect, thick, COLOR_INK);
    draw_frame_dashed(ui_draw(pen.ui), rect, thick, gold);
}

void pen_face(Pen pen, const SeatFace *faces, Seat seat, Rect square, FaceLight light)
{
    pen_head(pen, faces, seat, square, (Head){.light = light});
}

void pen_head(Pen pen, const SeatFace *faces, Seat seat, Rect square, Head head)
{
    FaceLight light = head.light;
    static const char *const nobody[] = {"ui/avatar-fox", "ui/avatar-crane", "ui/avatar-tiger",
                                         "ui/avatar-owl", "ui/avatar-panda", "ui/avatar-moth"};
    DrawList *list = ui_draw(pen.ui);
    const char *name = faces ? faces[seat].picture : nobody[seat % DIRENJIE_SEATS];
    if (light == FACE_LIT) {
        draw_push(list, &(DrawCommand){.kind = DRAW_GLOW,
                                       .rect = square,
                                       .radius = square.w / 2,
                                       .color = color_faded(COLOR_LIT, 0.9f)});
    }
    draw_round(list, rect_inset(square, square.w * 0.03f), square.w / 2, COLOR_INK);
    Picture picture = picture_named(name);
    draw_tinted(list, &picture, (Outline){.rect = square, .angle = head.turned},
                color_grey(light == FACE_DARK ? 0.45f : 1));
    Color line = light == FACE_LIT ? COLOR_LIT : color_faded(COLOR_GOLD, 0.85f);
    if (faces && faces[seat].ring && light == FACE_PLAIN) {
        line = color_rgb(faces[seat].ring);
    }
    float width = fmaxf(1.5f, square.w * (light == FACE_LIT ? 0.055f : 0.035f));
    pen_ring(pen, square, width, line, false);
    if (light == FACE_DUE) {
        Rect ring = rect_inset(square, -3 * width);
        pen_ring(pen, ring, width * 1.2f, COLOR_INK, false); /* below it may lie a light felt */
        pen_ring(pen, ring, width * 1.2f, COLOR_GOLD_LIGHT, true);
    }
}

void pen_panel(Pen pen, Rect rect, Color line)
{
    DrawList *list = ui_draw(pen.ui);
    draw_round(list, rect, 9 * pen.unit, color_faded(COLOR_PANEL, 0.8f));
    draw_push(list, &(DrawCommand){.kind = DRAW_FRAME,
                                   .rect = rect_inset(rect, 1),
                                   .thickness = fmaxf(1, 1.8f * pen.unit),
                                   .radius = 8 * pen.unit,
                                   .color = line});
}

void pen_verdict(Pen pen, Rect square, bool right)
{
    float side = fmaxf(square.w * 0.46f, 11);
    Rect disc = {square.x + square.w - side * 0.72f, square.y + square.h - side * 0.78f, side,
                 side};
    draw_round(ui_draw(pen.ui), disc, side / 2, right ? COLOR_HEAL : COLOR_DANGER);
    draw_icon(ui_draw(pen.ui), right ? "ui/mark-yes" : "ui/mark-no",
              (Outline){.rect = rect_inset(disc, side * 0.2f)}, COLOR_SHEET);
}

void pen_medal(Pen pen, Card card, Rect square, bool dark)
{
    char bytes[PICTURE_NAME_MAX];
    Text name = text_in(bytes, sizeof bytes);
    text_append(&name, "ui/direnjie-medal-");
    text_append(&name, direnjie_game.names.cards[card]);
    pen_picture_faded(pen, bytes, square, dark ? 0.4f : 1, 1);
}

void pen_request(Pen pen, unsigned ask, Rect rect)
{
    bool is_number = ask >= DIRENJIE_ASK_ONE;
    Color ink = is_number ? COLOR_CINNABAR : color_rgb(direnjie_kind_inks[ask]);
    DrawList *list = ui_draw(pen.ui);
    Rect head = rect;
    draw_round(list, rect, 3 * pen.unit, color_rgb(0xd2a468));
    draw_round(list, rect_cut_top(&head, rect.h * 0.3f), 3 * pen.unit, ink);
    if (!is_number) {
        float side = fminf(head.w, head.h) * 0.86f;
        draw_icon(list, direnjie_signs[ask],
                  (Outline){.rect = rect_around(rect_centre(head), side, side)}, ink);
        return;
    }
    char digit[2] = {(char)('1' + (int)(ask - DIRENJIE_ASK_ONE)), '\0'};
    pen_words(pen, digit, (Letters){FONT_TITLE, 19, ALIGN_CENTRE, color_rgb(0x6e1310), false},
              head);
}

#define BAY 134.0f /* from card to card in the drawing of the pavilion, where they are 94 wide */

float pen_pavilion_pitch(float width)
{
    return width * BAY / 94;
}

/* The rectangle of a drawing whose origin is the middle of the roof's ridge. The cards' middle lies
 * 137 below it. */
static Rect pavilion_part(Point middle, float width, Rect box)
{
    float k = width / 94;
    return (Rect){middle.x + box.x * k, middle.y + (box.y - 137) * k, box.w * k, box.h * k};
}

void pen_pavilion_back(Pen pen, Point middle, float width)
{
    Rect bays = pavilion_part(middle, width, (Rect){-212, 40, 424, 176});
    Rect inner = rect_inset(bays, bays.h * 0.12f);
    draw_push(ui_draw(pen.ui), &(DrawCommand){.kind = DRAW_GLOW,
                                              .rect = inner,
                                              .radius = inner.h / 2,
                                              .color = color_faded(COLOR_LIT, 0.5f)});
    pen_picture(pen, "ui/direnjie-shrine-bays", bays);
}

void pen_pavilion_front(Pen pen, Point middle, float width, const char *sign, bool low)
{
    float k = width / 94;
    pen_picture(pen, "ui/direnjie-shrine",
                pavilion_part(middle, width, (Rect){-278, -26, 556, 268}));
    Letters letters = {.face = FONT_TITLE,
                       .size = 20 * k / pen.unit,
                       .align = ALIGN_CENTRE,
                       .color = COLOR_GOLD_LIGHT};
    letters.size = fminf(letters.size, 30);
    Rect plate = pavilion_part(middle, width, (Rect){-112, low ? 26 : 16, 224, 34});
    const TextBlock *block = pen_measure(pen, sign, letters, (Rect){0, 0, 300 * k, plate.h});
    plate = rect_around(rect_centre(plate), block->w + 34 * k, fmaxf(30 * k, block->h * 1.15f));
    pen_paper((Pen){pen.ui, fminf(pen.unit, k * pen.unit)}, PAPER_NAMEPLATE, plate);
    pen_words(pen, sign, letters, plate);
}

/* A cord from one point to another. */
static void cord(Pen pen, Point from, Point to)
{
    float length = hypotf(to.x - from.x, to.y - from.y);
    Point middle = {(from.x + to.x) / 2, (from.y + to.y) / 2};
    draw_push(ui_draw(pen.ui),
              &(DrawCommand){.kind = DRAW_FILL,
                             .rect = rect_around(middle, length + 1, fmaxf(1.2f, 2 * pen.unit)),
                             .angle = DEGREES(atan2f(to.y - from.y, to.x - from.x)),
                             .color = color_rgb(0x8a2f2a)});
}

/* A point of the cord, which hangs through a little. */
static Point on_cord(Rect rect, float side, float t, bool falls)
{
    float low = (falls ? t : 1 - t) * 0.42f + 0.3f * 4 * t * (1 - t) * 0.4f;
    return (Point){rect.x + rect.w * t, rect.y + fmaxf(rect.h - side, 0) * low};
}

static void lantern(Pen pen, Rect square, float light)
{
    if (light > 0) {
        draw_push(ui_draw(pen.ui), &(DrawCommand){.kind = DRAW_GLOW,
                                                  .rect = rect_inset(square, square.w * 0.26f),
                                                  .radius = square.w / 4,
                                                  .color = color_faded(COLOR_LIT, 0.6f * light)});
    }
    if (light < 1) {
        pen_picture(pen, "ui/lantern-unlit", square);
    }
    pen_picture_faded(pen, "ui/lantern-lit", square, 1, light);
}

void pen_lanterns(Pen pen, Rect rect, const LanternCord *lanterns)
{
    unsigned count = lanterns->count;
    bool falls = lanterns->falls;
    float side = fminf(46 * pen.unit, rect.w / (float)count);
    for (unsigned i = 0; i < count * 2; i++) {
        float t = (float)i / (float)(count * 2), next = (float)(i + 1) / (float)(count * 2);
        cord(pen, on_cord(rect, side, t, falls), on_cord(rect, side, next, falls));
    }
    for (unsigned i = 0; i < count; i++) {
        Point at = on_cord(rect, side, ((float)i + 0.5f) / (float)count, falls);
        float lit = fminf(fmaxf(lanterns->lit - (float)i, 0), 1);
        lantern(pen, rect_around((Point){at.x, at.y + side * 0.44f}, side, side),
                lit * (1 - lanterns->dim));
    }
}
