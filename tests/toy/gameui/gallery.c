/* Scenes that only the toy game has: its gallery, opened from the seats screen, and the end of a
 * match as the cards of each seat. */
#include "toy_ui.h"

#include "finale.h"
#include "i18n/format.h"
#include "sheet.h"

#include <math.h>

#define GAP 14.0f

typedef struct Gallery {
    Card card; /* in front */
} Gallery;

static void gallery_enter(Scene *scene)
{
    scene->data = arena_alloc(&scene->arena, sizeof(Gallery));
    scene->game = &toy_game;
}

static void draw_card(App *app, Card card, Rect rect)
{
    Picture face = toy_face(NULL, card);
    draw_picture(ui_draw(app->ui), &face, (Outline){.rect = rect}, 1);
}

static void gallery_frame(Scene *scene)
{
    App *app = scene->app;
    Gallery *gallery = scene->data;
    Sheet sheet = sheet_of(app);
    bool back;
    Point size = {500 * sheet.unit, 420 * sheet.unit};
    Rect inner = sheet_paper(app, app_word(app, "Gallery"), size, &back);
    Button next = {.id = "gallery.next",
                   .label = app_word(app, "Next card"),
                   .rect = rect_cut_bottom(&inner, sheet.button)};
    rect_cut_bottom(&inner, GAP * sheet.unit);
    float height = fminf(inner.h, inner.w * 1.4f);
    draw_card(app, gallery->card, rect_around(rect_centre(inner), height / 1.4f, height));
    if (ui_button(app->ui, &next)) {
        gallery->card = (Card)((gallery->card + 1) % TOY_CARDS);
    }
    if (back) {
        scene_pop(&app->scenes);
    }
}

const SceneKind scene_toy_gallery = {
    .id = "gallery", .enter = gallery_enter, .frame = gallery_frame, .key = sheet_key_back};

static const char *score_words(App *app, const ToyTable *table, Seat seat)
{
    return app_phrase(app, "{name} has taken {n} points.",
                      TR_VALUES(app->seat_names[seat], app_number(app, toy_points(table, seat))));
}

#define CARD_HEIGHT 120.0f

static FinalePlan plan(const App *app)
{
    (void)app;
    FinaleForm form = {{1, 1}, {9999, 9999}, 1, TOY_SEATS * (CARD_HEIGHT + GAP), TOY_SEATS * 64};
    return (FinalePlan){.wide = form, .tall = form};
}

static void draw_taken(App *app, const ToyTable *table, Seat seat, Rect row)
{
    float width = fminf(row.h / 1.4f, row.w / TOY_CARDS);
    for (CardSet rest = table->taken[seat]; rest; rest = set_without_first(rest)) {
        Rect place = rect_cut_left(&row, width);
        draw_card(app, set_first(rest), rect_around(rect_centre(place), width, width * 1.4f));
    }
}

static void draw(Finale *finale)
{
    App *app = finale->app;
    ToyView view;
    Sheet sheet = sheet_of(app);
    Rect rest = finale->rect;
    match_view(&app->session.match, 0, &view);
    for (Seat seat = 0; seat < view.table.seats; seat++) {
        const char *words = score_words(app, &view.table, seat);
        Rect line = rect_cut_top(&rest, 64 * sheet.type);
        finale_score(finale, seat, words, line);
        ui_label(app->ui, NULL, words, STYLE_BODY, COLOR_PAPER, line);
        draw_taken(app, &view.table, seat, rect_cut_top(&rest, CARD_HEIGHT * sheet.unit));
        rect_cut_top(&rest, GAP * sheet.unit);
    }
}

const ResultScene toy_result_scene = {plan, draw};
