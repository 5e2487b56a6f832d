/* The rows are read twice in a frame: once for their size, once to draw them. Rows that are wider
 * than the column shrink, all alike, so that places above one another stay so. */
#include "example.h"
#include "seated.h"
#include "tables/table_picture.h"

#include "scene_args.h"
#include "tables/table_look.h"
#include "ui/theme.h"

#include <math.h>
#include <string.h>

#define CARD_WIDE 92.0f /* units */
#define SIGN_WIDE 44.0f /* of a picture */
#define MARK_SIDE 0.34f /* of the width of a card */
#define NAME_WIDE 100.0f
#define NAME_SIZE 14.5f
#define GAP       10.0f
#define WORD_MAX  40

typedef enum SlotKind { SLOT_CARD, SLOT_EMPTY, SLOT_PICTURE, SLOT_WORDS, SLOT_ROW } SlotKind;

typedef struct Slot {
    SlotKind kind;
    Card card;
    char mark;           /* '!', '-' or 0 */
    char word[WORD_MAX]; /* as it stands in the example; of a card its code */
} Slot;

typedef struct Rows {
    const GameUi *ui;
    Slot slots[EXAMPLE_SLOTS];
    size_t count, rows;
    float scale;   /* of all lengths, so that the widest row fits */
    int paragraph; /* whose example it is */
} Rows;

static Card card_named(const Game *game, const char *code)
{
    for (Card card = 0; card < game->names.card_count; card++) {
        if (text_equal(game->names.cards[card], code)) {
            return card;
        }
    }
    return CARD_NONE;
}

static Slot card_slot(const Game *game, const char *word)
{
    Slot slot = {.kind = SLOT_CARD, .card = CARD_HIDDEN};
    if (word[0] == '!' || word[0] == '-') {
        slot.mark = word[0];
        word++;
    }
    if (!text_equal(word, "?")) {
        slot.card = card_named(game, word);
    }
    Text text = text_in(slot.word, sizeof slot.word);
    text_append(&text, word);
    return slot;
}

static Slot slot_of(const Game *game, const char *word)
{
    Slot slot = card_slot(game, word);
    if (slot.card != CARD_NONE) {
        return slot;
    }
    slot = (Slot){.kind = SLOT_WORDS};
    if (text_equal(word, "_")) {
        slot.kind = SLOT_EMPTY;
    } else if (text_equal(word, "/")) {
        slot.kind = SLOT_ROW;
    } else if (word[0] == '#') {
        slot.kind = SLOT_PICTURE;
    }
    Text text = text_in(slot.word, sizeof slot.word);
    text_append(&text, slot.kind == SLOT_PICTURE ? "ui/" : "");
    text_append(&text, word + (slot.kind == SLOT_PICTURE));
    return slot;
}

static Rows rows_of(const GameUi *ui, const char *cards)
{
    Rows rows = {.ui = ui, .rows = 1, .scale = 1};
    while (*cards != '\0' && rows.count < EXAMPLE_SLOTS) {
        char bytes[WORD_MAX];
        Text word = text_in(bytes, sizeof bytes);
        size_t length = strcspn(cards, " ");
        text_append_bytes(&word, cards, length);
        cards += length;
        cards += strspn(cards, " ");
        Slot slot = slot_of(ui->game, bytes);
        rows.rows += slot.kind == SLOT_ROW;
        rows.slots[rows.count++] = slot;
    }
    return rows;
}

static TextStyle sign_style(const Rows *rows)
{
    return (TextStyle){FONT_TITLE, SIZE_HEADING * rows->scale, ALIGN_LEFT, false};
}

static float slot_width(App *app, const Rows *rows, const Slot *slot)
{
    float scale = ui_unit(app->ui) * rows->scale;
    switch (slot->kind) {
    case SLOT_CARD:
    case SLOT_EMPTY:
        return CARD_WIDE * scale;
    case SLOT_PICTURE:
        return SIGN_WIDE * scale;
    case SLOT_WORDS:
        return text_layout(app->ui, slot->word, sign_style(rows), 0)->w;
    case SLOT_ROW:
        break;
    }
    return 0;
}

static float widest(App *app, const Rows *rows)
{
    float most = 0, row = 0, gap = GAP * ui_unit(app->ui) * rows->scale;
    for (size_t i = 0; i < rows->count; i++) {
        if (rows->slots[i].kind == SLOT_ROW) {
            row = 0;
            continue;
        }
        row += slot_width(app, rows, &rows->slots[i]) + gap;
        most = fmaxf(most, row);
    }
    return most;
}

static Rows fitted(App *app, const GameUi *ui, const RulesExample *example, float width)
{
    Rows rows = rows_of(ui, example->cards);
    rows.scale = fminf(1, width / fmaxf(widest(app, &rows), 1));
    return rows;
}

/* The name below a card, where the game wants it; of an empty text as high as any. */
static const TextBlock *name_block(App *app, const Rows *rows, const char *name)
{
    float width = NAME_WIDE * ui_unit(app->ui) * rows->scale;
    TextStyle style = {FONT_BODY, NAME_SIZE, ALIGN_LEFT, true};
    return text_layout(app->ui, name, style, width);
}

static float row_height(App *app, const Rows *rows)
{
    float height = (CARD_WIDE * CARD_RATIO + GAP) * ui_unit(app->ui) * rows->scale;
    return rows->ui->rules->names_cards ? height + name_block(app, rows, "")->h : height;
}

float example_height(App *app, const GameUi *ui, const RulesExample *example, float width)
{
    Rows rows = fitted(app, ui, example, width);
    return row_height(app, &rows) * (float)rows.rows;
}

/* A tick or a cross at the corner where no number stands. */
static void draw_mark(App *app, const Slot *slot, Rect rect)
{
    float side = rect.w * MARK_SIDE;
    Point middle = {rect.x + rect.w - side * 0.4f, rect.y + side * 0.4f};
    Rect disc = rect_around(middle, side * 1.2f, side * 1.2f);
    Outline sign = {.rect = rect_around(middle, side, side)};
    if (slot->mark == 0) {
        return;
    }
    if (slot->mark == '-') {
        draw_round(ui_draw(app->ui), rect, rect.w * 0.07f, color_faded(COLOR_INK, 0.5f));
    }
    draw_round(ui_draw(app->ui), disc, disc.w / 2, COLOR_SHEET);
    if (slot->mark == '-') {
        draw_icon(ui_draw(app->ui), "ui/mark-no", sign, COLOR_DANGER);
    } else {
        draw_icon(ui_draw(app->ui), "ui/mark-yes", sign, COLOR_HEAL);
    }
}

static void look_at(App *app, const Rows *rows, Card card)
{
    CardArgs args = {.game = rows->ui->game};
    for (size_t i = 0; i < rows->count; i++) {
        const Slot *slot = &rows->slots[i];
        if (slot->kind == SLOT_CARD && slot->card != CARD_HIDDEN) {
            if (slot->card == card) {
                args.at = args.count;
            }
            args.cards[args.count++] = slot->card;
        }
    }
    scene_push_card(&app->scenes, &args);
}

static void draw_name(App *app, const Rows *rows, const char *name, Rect rect)
{
    const TextBlock *block = name_block(app, rows, name);
    Point at = {rect.x + (rect.w - block->w) / 2, rect.y + rect.h};
    draw_text(ui_draw(app->ui), block, at, COLOR_MUTED);
}

static void draw_card(App *app, const Rows *rows, size_t index, Rect rect)
{
    const Slot *slot = &rows->slots[index];
    Wording wording = app_wording(app, rows->ui->game);
    char bytes[SAVED_NAME_BYTES];
    Text name = text_in(bytes, sizeof bytes);
    Outline outline = {.rect = rect};
    if (slot->mark == '!') {
        draw_glow(ui_draw(app->ui), outline, COLOR_LIT);
    }
    table_draw_card(app->ui, &wording, slot->card, outline);
    draw_mark(app, slot, rect);
    if (slot->card == CARD_HIDDEN) {
        return;
    }
    wording_card(&wording, slot->card, &name);
    if (rows->ui->rules->names_cards) {
        draw_name(app, rows, bytes, rect);
    }
    const char *stem = app_numbered(app, "rules.card.", rows->paragraph);
    Element element = {.id = app_numbered(app, app_id(app, stem, "."), (int64_t)index),
                       .role = ROLE_CARD,
                       .name = app_copy(app, bytes),
                       .value = slot->word,
                       .rect = rect,
                       .detail = card_detail(slot->card)};
    if (ui_element(app->ui, &element).activated) {
        look_at(app, rows, slot->card);
    }
}

static void draw_sign(App *app, const Rows *rows, const Slot *slot, Rect rect)
{
    if (slot->kind == SLOT_PICTURE) {
        Rect square = rect_around(rect_centre(rect), rect.w, rect.w);
        Picture picture = picture_named(slot->word);
        draw_picture(ui_draw(app->ui), &picture, (Outline){square, 0}, 1);
    } else if (slot->kind == SLOT_WORDS) {
        const TextBlock *block = text_layout(app->ui, slot->word, sign_style(rows), 0);
        Point at = {rect.x, rect.y + (rect.h - block->h) / 2};
        draw_text(ui_draw(app->ui), block, at, COLOR_GOLD_LIGHT);
    }
}

void example_draw(App *app, const GameUi *ui, const RulesExample *example,
                  const ExamplePlace *place)
{
    Rows rows = fitted(app, ui, example, place->width);
    rows.paragraph = place->paragraph;
    float scale = ui_unit(app->ui) * rows.scale;
    Rect rect = {place->left, place->top, 0, CARD_WIDE * CARD_RATIO * scale};
    for (size_t i = 0; i < rows.count; i++) {
        const Slot *slot = &rows.slots[i];
        if (slot->kind == SLOT_ROW) {
            rect.x = place->left;
            rect.y += row_height(app, &rows);
            continue;
        }
        rect.w = slot_width(app, &rows, slot);
        if (slot->kind == SLOT_CARD) {
            draw_card(app, &rows, i, rect);
        } else {
            draw_sign(app, &rows, slot, rect);
        }
        rect.x += rect.w + GAP * scale;
    }
}

/* Signs are of no letters, or they would need a translation. */
static bool is_sign(const char *word)
{
    for (; *word != '\0'; word++) {
        bool is_latin = (*word >= 'a' && *word <= 'z') || (*word >= 'A' && *word <= 'Z');
        if (is_latin) {
            return false;
        }
    }
    return true;
}

bool example_is_sound(const GameUi *ui, const RulesExample *example)
{
    Rows rows = rows_of(ui, example->cards);
    for (size_t i = 0; i < rows.count; i++) {
        if (rows.slots[i].kind == SLOT_WORDS && !is_sign(rows.slots[i].word)) {
            return false;
        }
    }
    return rows.count > 0 && rows.count < EXAMPLE_SLOTS;
}
