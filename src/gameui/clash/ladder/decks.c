/* What the decks are called and how they play, by the cards that they hold. */
#include "clash/ladder/decks.h"
#include "clash/pen.h"
#include "clash/words.h"

#include "base/limits.h"
#include "base/text.h"
#include "games/clash_campaign.h"
#include "i18n/format.h"
#include "tables/table_look.h"
#include "ui/theme.h"
#include "ui/widgets.h"

#define LEAST_PIXELS 11

#define DECK_COLUMNS 4

static const DeckWords decks[CLASH_DECKS] = {
    {NC_("deck", "Ember"),
     N_("Strong bodies and two incantations: few abilities, hard blows."),
     N_("Easy to play"),
     7,
     {0, 3}},
    {NC_("deck", "Tide"),
     N_("Attacks that reach several units, and protection for the attackers."),
     N_("Takes some planning"),
     12,
     {9, 11}},
    {NC_("deck", "Void"),
     N_("Rage: most of its units attack in the very turn they are summoned."),
     N_("Takes some planning"),
     18,
     {19, 20}},
    {NC_("deck", "Blood"),
     N_("Sprinters gain attack for each unit that they pass: the order of a row is everything."),
     N_("For practised players"),
     28,
     {25, 26}},
};

const DeckWords *deck_words(int number)
{
    return &decks[number];
}

const char *deck_name(App *app, int number)
{
    return app_word(app, decks[number].name);
}

static void draw_face(App *app, Card card, Rect rect)
{
    ClashArt art = {.card = card, .window = rect, .turn = 1, .light = {255, 255, 255, 255}};
    clash_art(app->ui, &art, rect);
    draw_frame(ui_draw(app->ui), rect, 2, COLOR_GOLD);
}

/* All of its cards, in two rows. */
static void draw_faces(App *app, int number, Rect *rect)
{
    float side = rect->h / 2;
    Rect block = rect_cut_left(rect, DECK_COLUMNS * side);
    unsigned nth = 0;
    for (CardSet rest = clash_deck((unsigned)number + 1); rest; rest = set_without_first(rest)) {
        Rect place = {block.x + side * (float)(nth % DECK_COLUMNS),
                      block.y + side * (float)(nth / DECK_COLUMNS), side, side};
        draw_face(app, set_first(rest), rect_inset(place, 2));
        nth++;
    }
}

/* Its name and those of its cards. */
static const char *card_list(App *app, int number)
{
    const char *names[CARD_LIMIT];
    char bytes[256];
    size_t count = 0;
    Text text = text_in(bytes, sizeof bytes);
    for (CardSet rest = clash_deck((unsigned)number + 1); rest; rest = set_without_first(rest)) {
        names[count++] = app_word(app, clash_paper_name(set_first(rest)));
    }
    list_write(&app->catalogue, names, count, &text);
    return app_phrase(app, N_("{label}: {word}"), TR_VALUES(deck_name(app, number), bytes));
}

void deck_tile(App *app, int number, const char *id, Rect rect)
{
    const DeckWords *deck = &decks[number];
    const char *style = app_word(app, deck->style), *ease = app_word(app, deck->ease);
    const char *words = app_phrase(app, N_("{style} {ease}."), TR_VALUES(style, ease));
    Label label = {
        .id = id,
        .name = app_phrase(app, N_("{text} · {next}"), TR_VALUES(deck_name(app, number), words)),
        .tip = card_list(app, number)};
    ui_tell(app->ui, &label, rect);
    draw_faces(app, number, &rect);
    rect_cut_left(&rect, rect.h * 0.14f);
    TextStyle style_of = {.face = FONT_BODY, .size = SIZE_BODY};
    TextStyle title = {.face = FONT_TITLE, .size = SIZE_BODY * 1.1f, .fit = true};
    const TextBlock *name = text_layout(app->ui, deck_name(app, number), title, rect.w);
    TextRoom room = {.w = rect.w, .h = rect.h - name->h, .least = LEAST_PIXELS, .spills = true};
    const TextBlock *block = text_fit(app->ui, words, style_of, room);
    draw_text(ui_draw(app->ui), name, (Point){rect.x, rect.y}, COLOR_GOLD_LIGHT);
    draw_text(ui_draw(app->ui), block, (Point){rect.x, rect.y + name->h}, COLOR_PAPER);
}
