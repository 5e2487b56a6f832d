/* Cards as they lie on the table: a pennant with the code instead of the chop, so that a fan shows
 * it, and the name on a strip that is as wide as the card, centred in what can be seen of it. */
#include "direnjie/pen.h"
#include "direnjie/seen.h"
#include "direnjie/words.h"

#include "base/text.h"
#include "i18n/format.h"
#include "tables/table_picture.h"
#include "ui/tween.h"

#include <math.h>
#include <string.h>

#define MASTER_W 500.0f

/* A part of a card that turns with it, given by its place on the upright card. */
static Outline part_of(Outline card, Rect part)
{
    Point centre = rect_centre(card.rect), at = rect_centre(part);
    float sine = sinf(RADIANS(card.angle)), cosine = cosf(RADIANS(card.angle));
    float x = at.x - centre.x, y = at.y - centre.y;
    Point turned = {centre.x + x * cosine - y * sine, centre.y + x * sine + y * cosine};
    return (Outline){rect_around(turned, part.w, part.h), card.angle};
}

static const char *const kinds[KINDS] = {"target", "weapon", "location", "beggar", "killer"};

static Picture named(const char *stem, unsigned kind)
{
    char bytes[PICTURE_NAME_MAX];
    Text name = text_in(bytes, sizeof bytes);
    text_append(&name, stem);
    text_append(&name, kinds[kind]);
    return picture_named(bytes);
}

/* The pennant with the code; of the killer only its sign. */
static void tag(Pen pen, const DressedCard *card)
{
    unsigned kind = direnjie_kind(card->card);
    float k = card->outline.rect.w / MASTER_W;
    Rect body = {card->outline.rect.x + 16 * k, card->outline.rect.y - 4 * k, 138 * k, 186 * k};
    float pad = 6 * body.w / 41.952f;
    Picture picture = named("ui/direnjie-tag-", kind);
    if (kind != KIND_KILLER) {
        PictureLabel *label = &picture.labels[0];
        Text code = text_in(label->text, sizeof label->text);
        text_append(&code, direnjie_game.names.cards[card->card]);
        *label = (PictureLabel){.x = 27,
                                .baseline = 31,
                                .size = 25,
                                .x0 = 8,
                                .x1 = 46,
                                .face = FONT_TITLE,
                                .color = COLOR_SHEET};
        code = text_in(label->text, sizeof label->text);
        text_append(&code, direnjie_game.names.cards[card->card]);
    }
    draw_tinted(ui_draw(pen.ui), &picture, part_of(card->outline, rect_inset(body, -pad)),
                card->light);
}

/* Rough widths of letters, in sizes of them: labels of pictures are not measured before. */
static float rough_width(const char *text)
{
    float width = 0;
    for (size_t at = 0; text[at];) {
        uint32_t code = text_next_code_point(text, &at);
        width += (code >= 0x2e80 ? 1 : 0.6f);
    }
    return width;
}

/* Where a name is broken into two lines: at the blank nearest to its middle; 0: nowhere. */
static size_t break_of(const char *name)
{
    size_t length = strlen(name), best = 0, distance = length;
    for (size_t i = 1; i + 1 < length; i++) {
        size_t off = 2 * i > length ? 2 * i - length : length - 2 * i;
        if (name[i] == ' ' && off < distance) {
            best = i;
            distance = off;
        }
    }
    return best;
}

/* A name as it can be read on the strip: in one line or two, or shortened, or not at all. */
typedef struct StripName {
    char lines[2][PICTURE_LABEL_MAX];
    unsigned count;
    FontFace face;
} StripName;

static void set_line(StripName *name, unsigned line, const char *bytes, size_t length)
{
    Text text = text_in(name->lines[line], sizeof name->lines[line]);
    text_append_bytes(&text, bytes, length);
}

static bool fits(Pen pen, const StripName *name, float room)
{
    Letters letters = {.face = name->face};
    return pen_fits(pen, name->lines[0], letters, room) &&
           (name->count == 1 || pen_fits(pen, name->lines[1], letters, room));
}

/* So many letters at least, of which one guesses the rest. */
#define SHORTENED_LEAST 4

static bool shorten(Pen pen, StripName *name, float room)
{
    bool is_readable = true;
    for (unsigned i = 0; i < name->count; i++) {
        char bytes[PICTURE_LABEL_MAX];
        Text text = text_in(bytes, sizeof bytes);
        pen_short_name(pen, name->lines[i], (Letters){.face = name->face}, room, &text);
        is_readable =
            is_readable && (strcmp(bytes, name->lines[i]) == 0 || strlen(bytes) > SHORTENED_LEAST);
        set_line(name, i, bytes, strlen(bytes));
    }
    return is_readable && fits(pen, name, room);
}

/* at: where the name is broken, or 0; room: of each line, in pixels of the window. */
static StripName name_within(Pen pen, const char *words, size_t at, float room)
{
    StripName name = {.count = 1, .face = FONT_TITLE};
    set_line(&name, 0, words, at > 0 ? at : strlen(words));
    if (at > 0) {
        name.count = 2;
        set_line(&name, 1, words + at + 1, strlen(words + at + 1));
    }
    if (fits(pen, &name, room)) {
        return name;
    }
    name.face = FONT_BODY_BOLD; /* the narrower one */
    if (!fits(pen, &name, room) && !shorten(pen, &name, room)) {
        name.count = 0;
    }
    return name;
}

/* A long name on a narrow card that lies straight: in two lines that are as high as they need, or a
 * single word over the whole width. */
static bool tall_strip(Pen pen, const DressedCard *card, const char *name, bool is_word)
{
    Rect rect = card->outline.rect;
    float height = is_word ? fmaxf(26 * pen.unit, 18) : fmaxf(44 * pen.unit, 30);
    float aside = is_word ? 0 : 4 * pen.unit;
    rect =
        (Rect){rect.x + aside, rect.y + rect.h - height - 4 * pen.unit, rect.w - 2 * aside, height};
    Letters letters = {FONT_BODY_BOLD, 15.5f, ALIGN_CENTRE, COLOR_SHEET, !is_word};
    Rect room = rect_inset(rect, 2 * pen.unit);
    const TextBlock *block = pen_measure(pen, name, letters, room);
    bool is_room = block->h <= rect.h && (!is_word || pen_fits(pen, name, letters, room.w));
    if (is_room) {
        pen_plaque(pen, direnjie_kind(card->card), rect);
        pen_words(pen, name, letters, room);
    }
    return is_room;
}

/* In quarters of a pixel of the drawing, so that a card that grows is not another picture in each
 * frame. */
static float in_quarters(float length)
{
    return floorf(length * 4) / 4;
}

/* Lines on the strip, in pixels of its drawing, which is 144 wide. */
static void strip_labels(Picture *picture, const StripName *name, float middle, float room,
                         float size)
{
    middle = in_quarters(middle);
    room = in_quarters(room);
    size = in_quarters(size + 0.125f);
    float baseline = name->count == 2 ? 18 : 14 + size * 0.34f;
    for (unsigned i = 0; i < name->count; i++) {
        PictureLabel *label = &picture->labels[i];
        *label = (PictureLabel){.x = middle,
                                .baseline = baseline + (float)i * size,
                                .size = size,
                                .x0 = middle - room / 2,
                                .x1 = middle + room / 2,
                                .face = name->face,
                                .color = color_rgb(0xf6e6c0)};
        Text text = text_in(label->text, sizeof label->text);
        text_append(&text, name->lines[i]);
    }
}

/* Where no name can be read, the sign of the kind stands in its place. */
static void strip_sign(Pen pen, const DressedCard *card, Rect strip, float seen)
{
    Rect sign = {strip.x + (fminf(seen, strip.w) - strip.h) / 2, strip.y, strip.h, strip.h};
    draw_icon(ui_draw(pen.ui), direnjie_signs[direnjie_kind(card->card)],
              part_of(card->outline, rect_inset(sign, strip.h * 0.2f)), COLOR_GOLD_LIGHT);
}

static void strip(Pen pen, const DressedCard *card, const char *name)
{
    float unit = pen.unit, width = card->outline.rect.w - 8 * unit, k = width / 144;
    float seen = fmaxf(card->seen - 8 * unit, 40 * unit), room = seen - 4 * k;
    float size = fmaxf(17 * unit, 12);
    bool is_long = rough_width(name) * size > room;
    bool is_narrow = k < 0.7f * unit && card->outline.angle == 0 && card->seen >= width;
    size_t at = is_long ? break_of(name) : 0;
    if (is_long && is_narrow && tall_strip(pen, card, name, at == 0)) {
        return;
    }
    StripName lines = name_within(pen, name, at, room);
    float height = (lines.count == 2 ? 42 : 28) * k;
    Rect rect = {card->outline.rect.x + 4 * unit,
                 card->outline.rect.y + card->outline.rect.h - 5 * unit - height, width, height};
    if (lines.count == 0) {
        strip_sign(pen, card, rect, seen);
        return;
    }
    Picture picture = named(lines.count == 2 ? "ui/direnjie-names-" : "ui/direnjie-name-",
                            direnjie_kind(card->card));
    if (lines.count == 2) {
        size = fmaxf(15.5f * unit, 12);
    }
    strip_labels(&picture, &lines, fminf(seen / k, 144) / 2, room / k, size / k);
    draw_tinted(ui_draw(pen.ui), &picture, part_of(card->outline, rect), card->light);
}

/* Where a word stands on what is seen of a card, `down` below its upper edge. */
static Rect word_place(Pen pen, const DressedCard *card, float down)
{
    Rect rect = card->outline.rect;
    float w = fminf(card->seen * 0.86f, 74 * pen.unit), h = fmaxf(22 * pen.unit, 17);
    return (Rect){rect.x + (card->seen - w) / 2, rect.y + down, w, h};
}

/* A card that came since the person acted last. Where it is picked, the word would hide what stands
 * above it. */
static void fresh_edge(Pen pen, const Wording *wording, const DressedCard *card)
{
    draw_push(ui_draw(pen.ui), &(DrawCommand){.kind = DRAW_FRAME,
                                              .rect = card->outline.rect,
                                              .angle = card->outline.angle,
                                              .radius = 7 * pen.unit,
                                              .thickness = fmaxf(2, 3 * pen.unit),
                                              .color = COLOR_HEAL});
    if (card->picked) {
        return;
    }
    Rect plate = word_place(pen, card, -14 * pen.unit);
    draw_round(ui_draw(pen.ui), plate, plate.h / 2, COLOR_HEAL);
    pen_words(pen, tr(wording->catalogue, NC_("card", "new")),
              (Letters){FONT_BODY_BOLD, 15, ALIGN_CENTRE, COLOR_SHEET, false}, plate);
}

/* "clue T4": equal codes are one clue. Of a card that fits several: "clue T2, W2". */
static const char *clue_codes(const TableScene *scene, CardSet tops)
{
    const char *codes = direnjie_game.names.cards[set_first(tops)];
    for (tops &= tops - 1; tops; tops &= tops - 1) {
        codes = panel_phrase(scene, N_("{text}, {next}"),
                             TR_VALUES(codes, direnjie_game.names.cards[set_first(tops)]));
    }
    return codes;
}

/* A plaque on what is seen of a card; lit: gold, with dark letters. */
static void clue_word(Pen pen, const char *words, bool lit, Rect plate)
{
    Letters letters = {FONT_BODY_BOLD, 15, ALIGN_CENTRE, COLOR_GOLD_LIGHT, false};
    if (lit) {
        draw_round(ui_draw(pen.ui), plate, 5 * pen.unit, COLOR_GOLD_LIGHT);
        letters.color = COLOR_INK;
    } else {
        pen_plaque(pen, KIND_BEGGAR, plate);
    }
    pen_words(pen, words, letters, plate);
}

/* A card of the own hand that lies in a clue which could be laid: below its pennant, which has the
 * upper edge, the word and which clue that is, where the card is narrow in two rows, or only
 * that. A picked one needs no word over its picture. */
static void whole_edge(const TableScene *scene, const DressedCard *card)
{
    bool lies = card->zone == DIRENJIE_HANDS + scene->seat && !card->picked;
    CardSet tops = lies ? direnjie_tops(scene, card->card) : 0;
    if (!tops) {
        return;
    }
    Pen pen = pen_of(scene);
    Letters letters = {FONT_BODY_BOLD, 15, ALIGN_CENTRE, COLOR_GOLD_LIGHT, false};
    const char *word = panel_word(scene, NC_("card", "clue")), *codes = clue_codes(scene, tops);
    const char *both = panel_phrase(scene, N_("{text} {next}"), TR_VALUES(word, codes));
    bool lit = direnjie_joined(scene, card->card);
    Rect plate = word_place(pen, card, card->outline.rect.w * 0.42f);
    if (!pen_fits(pen, both, letters, plate.w)) {
        plate.x = card->outline.rect.x;
        plate.w = card->seen * 0.94f; /* the next one leans */
    }
    if (pen_fits(pen, both, letters, plate.w)) {
        clue_word(pen, both, lit, plate);
        return;
    }
    if (pen_fits(pen, word, letters, plate.w)) {
        clue_word(pen, word, lit, plate);
        plate.y += plate.h;
    }
    if (pen_fits(pen, codes, letters, plate.w)) {
        clue_word(pen, codes, lit, plate);
    }
}

static void dress(Pen pen, const Wording *wording, const DressedCard *card)
{
    char bytes[96];
    Text name = text_in(bytes, sizeof bytes);
    direnjie_bare_name(wording, card->card, &name);
    if (card->outline.rect.w < 84 * pen.unit) { /* a clue: it has a plaque of its own */
        return;
    }
    tag(pen, card);
    strip(pen, card, bytes);
    if (card->fresh) {
        fresh_edge(pen, wording, card);
    }
}

void pen_card(Pen pen, const Wording *wording, Card card, Outline outline)
{
    bool known = card < DIRENJIE_CARDS;
    char bytes[PICTURE_NAME_MAX];
    Text name = text_in(bytes, sizeof bytes);
    text_append(&name, "direnjie/");
    text_append(&name, known ? direnjie_game.names.cards[card] : "");
    Picture picture = picture_named(known ? bytes : table_back(wording));
    draw_shadow(ui_draw(pen.ui), outline, 6);
    draw_picture(ui_draw(pen.ui), &picture, outline, 1);
    if (known) {
        DressedCard dressed = {
            .card = card, .outline = outline, .seen = outline.rect.w, .light = color_rgb(0xffffff)};
        dress(pen, wording, &dressed);
    }
}

/* The code of a card in the open hand of another seat, which is too small for anything else. */
static void small_code(Pen pen, const DressedCard *card)
{
    Rect rect = card->outline.rect;
    Letters letters = {FONT_BODY_BOLD, 15, ALIGN_CENTRE, COLOR_SHEET, false};
    const char *code = direnjie_game.names.cards[card->card];
    float width = fminf(card->seen, rect.w), height = fmaxf(18 * pen.unit, 14);
    if (pen_fits(pen, code, letters, width)) {
        Rect plate = {rect.x, rect.y + rect.h - height, width, height};
        pen_plaque(pen, direnjie_kind(card->card), plate);
        pen_words(pen, code, letters, plate);
    }
}

void direnjie_dress(const TableScene *scene, const DressedCard *card)
{
    draw_tinted(ui_draw(scene->ui), &card->face, card->outline, card->light);
    if (!card->is_bare || card->turn <= 0.99f) {
        return;
    }
    bool is_other = card->zone >= DIRENJIE_HANDS && card->zone < DIRENJIE_CLUES &&
                    card->zone != DIRENJIE_HANDS + scene->seat;
    if (is_other && card->turn >= 1) {
        small_code(pen_of(scene), card);
        return;
    }
    dress(pen_of(scene), scene->wording, card);
    whole_edge(scene, card);
}

/* The code on a plaque over the foot of a clue that shows its top, where no neighbour covers it. */
static void clue_plaque(Pen pen, Card card, Rect top, float seen, bool raised)
{
    float height = fmaxf(fminf(28 * pen.unit, top.w * 0.44f), 15);
    float width = fminf(top.w * 0.98f, fmaxf(seen, CLUE_CODE_LEAST * pen.unit));
    Rect plate = {top.x + fmaxf(0, (fminf(top.w, seen) - width) / 2),
                  top.y + top.h - height * 0.92f, width, height};
    plate.y -= (raised ? height : 0);
    unsigned kind = direnjie_kind(card);
    Rect words = plate;
    pen_plaque(pen, kind, plate);
    if (width >= 54 * pen.unit) {
        Rect icon = rect_cut_left(&words, plate.h);
        rect_cut_left(&icon, plate.h * 0.22f);
        icon = rect_around(rect_centre(icon), plate.h * 0.66f, plate.h * 0.66f);
        draw_icon(ui_draw(pen.ui), direnjie_signs[kind], (Outline){.rect = icon}, COLOR_GOLD_LIGHT);
    }
    Letters letters = {FONT_TITLE, 19, ALIGN_CENTRE, COLOR_SHEET, false};
    if (!pen_fits(pen, direnjie_game.names.cards[card], letters, words.w)) {
        letters.face = FONT_BODY_BOLD; /* the narrower one */
    }
    pen_words(pen, direnjie_game.names.cards[card], letters, words);
}

/* How much of a clue its next neighbour leaves free. */
static float seen_of_clue(const TableScene *scene, Seat owner, unsigned nth, Rect top)
{
    const DirenjieView *view = scene->view;
    const ZonePlace *place = &scene->layout->zones[DIRENJIE_CLUES + owner];
    if (nth + 1u < direnjie_clues_of(&view->table, owner)) {
        return fminf(top.w, place->stacks.pitch - 1);
    }
    return top.w;
}

/* Marks the top card where the seat in front sees more than others: its own hidden clue, or one
 * that it has inspected. */
void direnjie_clue_signs(const TableScene *scene, Seat owner, unsigned nth, Rect top)
{
    const DirenjieView *view = scene->view;
    unsigned clue = direnjie_clue_at(&view->table, owner, nth);
    Pen pen = pen_of(scene);
    if (clue >= view->table.clue_count) {
        return;
    }
    bool is_public = view->table.clues_public >> clue & 1;
    Card card = view->clues[clue].cards[0];
    if (card < DIRENJIE_CARDS) {
        float seen = seen_of_clue(scene, owner, nth, top);
        unsigned after = direnjie_clues_of(&view->table, owner) - 1 - nth;
        bool raised = seen < CLUE_CODE_LEAST * pen.unit && after % 2 == 1;
        clue_plaque(pen, card, top, seen, raised);
    }
    bool inspected = seats_have(view->table.clue_inspectors[clue], scene->seat);
    if (inspected || !is_public) {
        float side = fmaxf(top.w * 0.4f, 16);
        Rect corner = {top.x + top.w - side * 0.7f, top.y - side * 0.3f, side, side};
        pen_picture(pen, inspected ? "ui/glyph-inspect" : "ui/glyph-hidden-clue", corner);
    }
}
