/* A card looked at closely: its picture as large as the window allows, and beside it what the rules
 * say of it. A press anywhere leads back; the buttons at the sides lead to the other cards that
 * were on the screen. */
#include "app_commands.h"
#include "flow.h"
#include "seated.h"
#include "tables/table_look.h"
#include "tables/table_picture.h"

#include <math.h>
#include <string.h>

#define WORDS_BYTES 4096
#define INSET       28.0f /* units */
#define SIDE        76.0f /* of the signs at the sides */
#define WORDS_WIDE  760.0f
#define STYLE_NAME  ((TextStyle){FONT_TITLE, 1.3f * SIZE_HEADING, ALIGN_LEFT, false})
#define STYLE_RULE  ((TextStyle){FONT_BODY, 1.2f * SIZE_NAME, ALIGN_LEFT, false})

typedef struct Closer {
    CardArgs args; /* its view lives as long as the scene */
    const GameUi *ui;
    const char *name, *words; /* of this frame */
} Closer;

static Wording wording_of(const App *app, const Closer *closer)
{
    Wording wording = app_wording(app, closer->ui->game);
    wording.view = closer->args.view;
    return wording;
}

static Card card_of(const Closer *closer)
{
    return closer->args.cards[closer->args.at];
}

static void card_enter(Scene *scene)
{
    Closer *closer = arena_alloc(&scene->arena, sizeof *closer);
    closer->args = *(const CardArgs *)scene->args;
    if (closer->args.view) {
        size_t size = closer->args.game->view_size;
        closer->args.view = memcpy(arena_alloc(&scene->arena, size), closer->args.view, size);
    }
    closer->ui = game_ui_of(closer->args.game);
    scene->data = closer;
    scene->game = closer->args.game;
    ui_focus(scene->app->ui, "button.close");
}

static void step(Closer *closer, int by)
{
    int count = closer->args.count;
    closer->args.at = (uint8_t)((closer->args.at + by + count) % count);
}

static bool side_button(App *app, const char *id, const char *label, const char *name, Rect place)
{
    float side = SIDE * 0.75f * ui_unit(app->ui);
    Button button = {.id = id,
                     .label = label,
                     .name = app_word(app, name),
                     .hint = app_word(app, name),
                     .rect = rect_around(rect_centre(place), side, side)};
    return ui_button(app->ui, &button);
}

/* At the sides the ways to the other cards; above the right one the way back, which is everywhere
 * else as well. */
static bool side_buttons(App *app, Closer *closer, Rect *area)
{
    float side = SIDE * ui_unit(app->ui);
    Rect left = rect_cut_left(area, side), right = rect_cut_right(area, side);
    Rect corner = {right.x, right.y, side, side};
    Sign close = {.id = "button.card-close",
                  .name = app_word(app, N_("Close")),
                  .icon = "ui/ui-close",
                  .command = &command_back};
    if (closer->args.count > 1) {
        if (side_button(app, "button.card-before", "‹", N_("The card before"), left)) {
            step(closer, -1);
        }
        if (side_button(app, "button.card-next", "›", N_("The next card"), right)) {
            step(closer, 1);
        }
    }
    return sheet_sign(app, rect_inset(corner, side * 0.12f), &close);
}

/* The largest card, and the room for the words: beside it, both in the middle of the area, or below
 * it in a portrait window. */
static Rect cut_card(Rect *area, const Sheet *sheet)
{
    float inset = INSET * sheet->unit;
    if (sheet->is_portrait) {
        Rect top = rect_cut_top(area, area->h * 0.66f);
        rect_cut_top(area, inset);
        float width = fminf(top.w, top.h / CARD_RATIO);
        return rect_around(rect_centre(top), width, width * CARD_RATIO);
    }
    float words = fminf(WORDS_WIDE * sheet->type, (area->w - inset) * 0.55f);
    float width = fminf(area->h / CARD_RATIO, area->w - inset - words);
    rect_cut_left(area, (area->w - inset - words - width) / 2);
    Rect card = rect_cut_left(area, width);
    rect_cut_left(area, inset);
    area->w = words;
    return rect_around(rect_centre(card), width, width * CARD_RATIO);
}

static void show_face(App *app, const Closer *closer, Rect rect)
{
    Wording wording = wording_of(app, closer);
    Outline outline = {.rect = rect};
    draw_shadow(ui_draw(app->ui), outline, 16);
    table_draw_card(app->ui, &wording, card_of(closer), outline);
    ui_element(app->ui, &(Element){.id = "card.face",
                                   .role = ROLE_CARD,
                                   .name = closer->name,
                                   .value = closer->args.game->names.cards[card_of(closer)],
                                   .rect = rect,
                                   .still = true});
}

static const char *name_of(App *app, const Closer *closer)
{
    char bytes[SAVED_NAME_BYTES];
    Text text = text_in(bytes, sizeof bytes);
    Wording wording = wording_of(app, closer);
    wording_card(&wording, card_of(closer), &text);
    return app_copy(app, bytes);
}

static const char *words_of(App *app, const Closer *closer)
{
    char bytes[WORDS_BYTES];
    Text text = text_in(bytes, sizeof bytes);
    Wording wording = wording_of(app, closer);
    if (closer->ui->card_words) {
        closer->ui->card_words(&wording, card_of(closer), closer->args.view, &text);
    }
    return app_copy(app, bytes);
}

/* Each line of the words is a paragraph. */
static void run(Flow *flow)
{
    const Closer *closer = flow->context;
    char line[WORDS_BYTES];
    int number = 0;
    flow_words(flow, "heading.title", closer->name, STYLE_NAME);
    flow_take(flow, 0, INSET / 2);
    for (const char *rest = closer->words; *rest != '\0'; number++) {
        size_t length = 0;
        while (rest[length] != '\0' && rest[length] != '\n') {
            length++;
        }
        Text text = text_in(line, sizeof line);
        text_append_bytes(&text, rest, length);
        flow_words(flow, app_numbered(flow->app, "card.words.", number), app_copy(flow->app, line),
                   STYLE_RULE);
        flow_take(flow, 0, 6);
        rest += length + (rest[length] == '\n');
    }
}

/* Everything that is no sign leads back. */
static bool close_pressed(App *app, Rect bounds)
{
    return ui_element(app->ui, &(Element){.id = "button.close",
                                          .role = ROLE_BUTTON,
                                          .name = app_word(app, N_("Close")),
                                          .rect = bounds})
        .activated;
}

static void card_frame(Scene *scene)
{
    App *app = scene->app;
    Closer *closer = scene->data;
    Sheet sheet = sheet_of(app);
    float inset = INSET * sheet.unit;
    sheet_felt(app, closer->ui->look, 0.6f);
    bool closes = close_pressed(app, sheet.bounds);
    Rect area = sheet.bounds;
    closes = side_buttons(app, closer, &area) || closes;
    area.y += inset;
    area.h -= 2 * inset;
    closer->name = name_of(app, closer);
    closer->words = words_of(app, closer);
    show_face(app, closer, cut_card(&area, &sheet));
    if (sheet.is_portrait) {
        flow_panel(app, closer, "list.card", area, run);
    } else {
        flow_panel_middle(app, closer, "list.card", area, run);
    }
    if (closes) {
        scene_pop(&app->scenes);
    }
}

static bool card_key(Scene *scene, KeyPress press)
{
    int by = press_is(&press, &card_command_next) - press_is(&press, &card_command_before);
    if (by != 0) {
        step(scene->data, by);
        return true;
    }
    if (press_is(&press, &app_command_enlarge)) {
        scene_pop(&scene->app->scenes);
        return true;
    }
    return sheet_key_back(scene, press);
}

const SceneKind scene_card = {
    .id = "card",
    .args_size = sizeof(CardArgs),
    .enter = card_enter,
    .frame = card_frame,
    .key = card_key,
};
