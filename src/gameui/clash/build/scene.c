/* The decks: their names at the side, and beside them the cards of the game, of which a press takes
 * one into the deck or out of it. Which may be taken is asked of the rules. What is changed is kept
 * at once. A pasted code becomes a deck. */
#include "clash/book.h"
#include "clash/build.h"
#include "clash/pieces.h"
#include "seated.h"

#include "i18n/format.h"
#include "sheet.h"
#include "storage/transfer.h"
#include "tables/table.h"
#include "tables/table_look.h"
#include "tables/table_picture.h"

#include <math.h>
#include <string.h>

#define GAP         12.0f
#define LIST_UNITS  290.0f
#define ACROSS      8
#define CODE_BYTES  256
#define RULES_BYTES 1024

typedef struct Builder {
    OwnDecks decks;
    size_t chosen;
    bool asks;             /* whether that one is to be deleted */
    char code[CODE_BYTES]; /* as typed */
    Card looked_at;        /* under the pointer or the focus in the last frame, or CARD_NONE */
} Builder;

static OwnDeck *deck_of(Builder *builder)
{
    return builder->chosen < builder->decks.count ? &builder->decks.items[builder->chosen] : NULL;
}

static void keep(App *app, const Builder *builder)
{
    Problem problem = {0};
    own_decks_keep(app->profile, &builder->decks, &problem);
    app_tell(app, &problem);
}

static void decks_enter(Scene *scene)
{
    Builder *builder = arena_alloc(&scene->arena, sizeof *builder);
    *builder = (Builder){.looked_at = CARD_NONE};
    own_decks_read(scene->app->profile, &builder->decks);
    scene->data = builder;
    scene->game = &clash_game;
}

static void add_deck(App *app, Builder *builder, CardSet cards)
{
    if (builder->decks.count < OWN_DECKS_MAX) {
        builder->chosen = builder->decks.count++;
        builder->decks.items[builder->chosen] = (OwnDeck){.cards = cards};
        builder->asks = false;
        keep(app, builder);
    }
}

static void remove_deck(App *app, Builder *builder)
{
    OwnDecks *decks = &builder->decks;
    size_t behind = decks->count - builder->chosen - 1;
    memmove(&decks->items[builder->chosen], &decks->items[builder->chosen + 1],
            behind * sizeof decks->items[0]);
    decks->count--;
    if (builder->chosen > 0) {
        builder->chosen--;
    }
    keep(app, builder);
}

static void copy_code(App *app, const OwnDeck *deck)
{
    char bytes[CODE_BYTES];
    Text code = text_in(bytes, sizeof bytes);
    transfer_write_deck(&clash_game, deck->cards, &code);
    ui_copy_to_clipboard(app->ui, bytes);
    app_say(app, N_("On the clipboard: {text}"), TR_VALUES(app_copy(app, bytes)));
}

/* A whole code becomes a deck as soon as it stands in the field. */
static void code_field(App *app, Builder *builder, Rect rect)
{
    CardSet cards;
    Field field = {.id = "field.code",
                   .label = app_word(app, N_("Code of a deck")),
                   .placeholder = app_word(app, N_("Code of a deck")),
                   .rect = rect};
    if (ui_field(app->ui, &field, builder->code, sizeof builder->code) &&
        transfer_read_deck(builder->code, strlen(builder->code), &clash_game, &cards, NULL) &&
        clash_deck_is_whole(cards)) {
        builder->code[0] = '\0';
        add_deck(app, builder, cards);
    }
}

static Rect take_row(const Sheet *sheet, Rect *rest)
{
    Rect row = rect_cut_top(rest, sheet->button);
    rect_cut_top(rest, GAP * sheet->unit);
    return row;
}

/* The decks by name, a new one, and one by its code. */
static void list_part(App *app, Builder *builder, Rect rest, const Sheet *sheet)
{
    const char *full = app_reason(app, builder->decks.count < OWN_DECKS_MAX,
                                  N_("There is no room for another deck."));
    Rect foot = rect_cut_bottom(&rest, 2 * sheet->button + GAP * sheet->unit);
    float height = (sheet->button + GAP * sheet->unit) * (float)builder->decks.count;
    Rect list = ui_scroll_begin(app->ui, "list.decks", rest, height);
    if (height > rest.h) {
        rect_cut_right(&list, 22 * sheet->unit);
    }
    for (size_t i = 0; i < builder->decks.count; i++) {
        Button button = {.id = app_numbered(app, "deck.", (int64_t)i),
                         .label = own_deck_name(app, &builder->decks, i),
                         .rect = take_row(sheet, &list),
                         .kind = BUTTON_TAB,
                         .chosen = i == builder->chosen};
        if (ui_button(app->ui, &button)) {
            builder->chosen = i;
            builder->asks = false;
        }
    }
    ui_scroll_end(app->ui);
    Button button = {.id = "button.new-deck",
                     .label = app_word(app, N_("New deck")),
                     .rect = take_row(sheet, &foot),
                     .kind = BUTTON_SECONDARY,
                     .reason = full};
    if (ui_button(app->ui, &button)) {
        add_deck(app, builder, 0);
    }
    code_field(app, builder, rect_cut_top(&foot, sheet->button));
}

static void ask(App *app, Builder *builder, Rect row)
{
    const char *question = app_word(app, N_("Delete this deck? It can't be brought back."));
    Answer answer = sheet_question(app, question, app_word(app, N_("Delete")), row);
    builder->asks = answer == ANSWER_NONE;
    if (answer == ANSWER_YES) {
        remove_deck(app, builder);
    }
}

/* Its name, and what can be done with the deck as a whole. */
static void head_part(App *app, Builder *builder, Rect row, const Sheet *sheet)
{
    if (builder->asks) {
        ask(app, builder, row);
        return;
    }
    OwnDeck *deck = deck_of(builder);
    float gap = GAP * sheet->unit, width = row.w * 0.27f;
    Button remove = {.id = "button.delete",
                     .label = app_word(app, N_("Delete")),
                     .rect = rect_cut_right(&row, width),
                     .kind = BUTTON_SECONDARY};
    rect_cut_right(&row, gap);
    Button copy = {.id = "button.copy",
                   .label = app_word(app, N_("Copy code")),
                   .rect = rect_cut_right(&row, width),
                   .kind = BUTTON_SECONDARY,
                   .reason = app_reason(app, clash_deck_is_whole(deck->cards),
                                        N_("A deck with fewer than ten cards has no code."))};
    rect_cut_right(&row, gap);
    Field field = {.id = "field.name",
                   .label = app_word(app, N_("Name")),
                   .placeholder = own_deck_name(app, &builder->decks, builder->chosen),
                   .columns = NAME_COLUMNS,
                   .name = true,
                   .rect = row};
    if (ui_field(app->ui, &field, deck->name, sizeof deck->name)) {
        keep(app, builder);
    }
    if (ui_button(app->ui, &copy)) {
        copy_code(app, deck);
    }
    if (ui_button(app->ui, &remove)) {
        builder->asks = true;
    }
}

#define FACE_WIDE   500.0f /* the width by which the labels of a face are measured */
#define LETTERS_LOW 11.0f  /* pixels; smaller ones are left to the tip */

static void drop_small_letters(Picture *face, float width)
{
    for (unsigned i = 0; i < PICTURE_LABELS; i++) {
        const PictureLabel *label = &face->labels[i];
        if (!label->grown && label->size * width / FACE_WIDE < LETTERS_LOW) {
            face->labels[i] = (PictureLabel){.x = 0};
        }
    }
}

static void draw_card(App *app, const Wording *wording, Card card, Rect rect, bool is_in)
{
    DrawList *list = ui_draw(app->ui);
    Picture face = table_face(wording, card, rect.w);
    drop_small_letters(&face, rect.w);
    Outline outline = {.rect = rect};
    float unit = ui_unit(app->ui), side = 28 * unit;
    draw_tinted(list, &face, outline, color_rgb(is_in ? 0xffffff : 0x8c869c));
    if (is_in) {
        Rect tick = {rect.x + rect.w - side * 0.8f, rect.y - side * 0.2f, side, side};
        draw_frame(list, rect, 3 * unit, COLOR_GOLD_LIGHT);
        draw_round(list, tick, side / 2, COLOR_GOLD);
        draw_round(list, rect_inset(tick, 2 * unit), side / 2 - 2 * unit, COLOR_INK);
        draw_icon(list, "ui/mark-yes", (Outline){.rect = rect_inset(tick, 6 * unit)},
                  COLOR_GOLD_LIGHT);
    }
}

static void card_part(App *app, Builder *builder, Card card, Rect rect)
{
    OwnDeck *deck = deck_of(builder);
    Wording wording = app_wording(app, &clash_game);
    bool is_in = (deck->cards & card_bit(card)) != 0;
    bool can = is_in || (clash_deck_choices(deck->cards) & card_bit(card)) != 0;
    char bytes[SAVED_NAME_BYTES];
    Text name = text_in(bytes, sizeof bytes);
    wording_card(&wording, card, &name);
    Element element = {.id = app_id(app, "deck.card.", clash_game.names.cards[card]),
                       .role = ROLE_TOGGLE,
                       .name = app_copy(app, bytes),
                       .value = app_word(app, is_in ? N_("In the deck") : N_("Not in the deck")),
                       .rect = rect,
                       .disabled = !can,
                       .reason = app_reason(app, can, N_("The deck has its ten cards."))};
    char rules[RULES_BYTES];
    Text words = text_in(rules, sizeof rules);
    clash_card_words(&wording, card, NULL, &words);
    ui_tip(app->ui, element.id, app_copy(app, rules), rect);
    Touch touch = ui_element(app->ui, &element);
    draw_card(app, &wording, card, rect, is_in);
    if (touch.hovered || touch.focused) {
        builder->looked_at = card;
        draw_frame(ui_draw(app->ui), rect_inset(rect, -3 * ui_unit(app->ui)), 2 * ui_unit(app->ui),
                   COLOR_LIT);
    }
    if (touch.activated) {
        deck->cards ^= card_bit(card);
        keep(app, builder);
    }
}

static void grid_part(App *app, Builder *builder, Rect rect, const Sheet *sheet)
{
    int across = sheet->is_portrait ? ACROSS / 2 : ACROSS, rows = CLASH_CARDS / across;
    float gap = 8 * sheet->unit;
    float width = (rect.w - gap * (float)(across - 1)) / (float)across;
    float high = (rect.h - gap * (float)(rows - 1)) / (float)rows;
    width = fminf(width, high / CARD_RATIO);
    float step = width + gap, down = width * CARD_RATIO + gap;
    rect.x += (rect.w - step * (float)across + gap) / 2;
    for (Card card = 0; card < CLASH_CARDS && deck_of(builder); card++) {
        int column = card % across, row = card / across;
        Rect place = {rect.x + step * (float)column, rect.y + down * (float)row, width,
                      width * CARD_RATIO};
        card_part(app, builder, card, place);
    }
}

/* How many cards it has, and which one is looked at, in letters that can be read. */
static void count_line(App *app, Builder *builder, Rect line)
{
    char bytes[SAVED_NAME_BYTES];
    Text name = text_in(bytes, sizeof bytes);
    Wording wording = app_wording(app, &clash_game);
    TextStyle style = {FONT_BODY_BOLD, SIZE_BODY, ALIGN_LEFT, true};
    const char *number = app_number(app, set_count(deck_of(builder)->cards));
    const char *count =
        app_phrase(app, N_("Cards: {n} of {m}"), TR_VALUES(number, app_number(app, CLASH_CHOSEN)));
    Rect left = rect_cut_left(&line, line.w * 0.4f);
    ui_label(app->ui, "text.count", count, style, COLOR_GOLD_LIGHT, left);
    if (builder->looked_at < CLASH_CARDS) {
        wording_card(&wording, builder->looked_at, &name);
        style.align = ALIGN_RIGHT;
        ui_label(app->ui, "text.card", app_copy(app, bytes), style, COLOR_PAPER, line);
    }
    builder->looked_at = CARD_NONE;
}

static void deck_part(App *app, Builder *builder, Rect rect, const Sheet *sheet)
{
    if (!deck_of(builder)) {
        sheet_paragraph(app, "text.none",
                        app_word(app, N_("A deck of your own has ten of the 32 cards. It can be "
                                         "played in constructed duels, by computers as well.")),
                        rect);
        return;
    }
    head_part(app, builder, take_row(sheet, &rect), sheet);
    if (!deck_of(builder)) {
        return;
    }
    count_line(app, builder, rect_cut_top(&rect, 30 * sheet->type));
    grid_part(app, builder, rect, sheet);
}

static void decks_frame(Scene *scene)
{
    App *app = scene->app;
    Builder *builder = scene->data;
    Sheet sheet = sheet_of(app);
    bool back;
    Point size = {sheet_paper_width(&sheet, 1160), sheet.bounds.h};
    Rect inner = sheet_paper(app, app_word(app, N_("Your decks")), size, &back);
    Rect list = sheet.is_portrait ? rect_cut_top(&inner, inner.h * 0.25f)
                                  : rect_cut_left(&inner, LIST_UNITS * sheet.unit);
    if (sheet.is_portrait) {
        rect_cut_top(&inner, 2 * GAP * sheet.unit);
    } else {
        rect_cut_left(&inner, 2 * GAP * sheet.unit);
    }
    list_part(app, builder, list, &sheet);
    deck_part(app, builder, inner, &sheet);
    if (back) {
        scene_pop(&app->scenes);
    }
}

const SceneKind scene_decks = {
    .id = "decks",
    .enter = decks_enter,
    .frame = decks_frame,
    .key = sheet_key_back,
};
