/* The main menu: the games as lantern pictures, the match to continue or the result that was left,
 * the deals of the day, and the rest of the program. A game without a table is shown, dimmed, and
 * says that it is coming. */
#include "app_commands.h"
#include "app_match.h"
#include "base/limits.h"
#include "base/text.h"
#include "daily.h"
#include "i18n/format.h"
#include "match_picture.h"
#include "menu_plaques.h"
#include "menu_sway.h"
#include "menu_tiles.h"
#include "seated.h"
#include "sheet.h"
#include "ui/loop.h"

#include <math.h>

#define WORDS_UNITS 26.0f /* for the line below what can be continued */

typedef struct Menu {
    bool can_continue;
    bool is_ended; /* that match: its result was left, and nothing was played since */
    bool has_more; /* unfinished matches than that one */
    SavedMatch saved;
    Board board; /* of that match */
    Daily daily;
    MenuSway sway;
} Menu;

static void find_match(App *app, Menu *menu)
{
    Problem problem = {0};
    menu->is_ended =
        app->ended != 0 && profile_match_read(app->profile, app->ended, &menu->saved, &problem);
    if (menu->is_ended) {
        SavedMatch other;
        bool has_others;
        menu->can_continue = true;
        menu->has_more = app_find_unfinished(app, &other, &has_others);
    } else {
        menu->can_continue = app_find_unfinished(app, &menu->saved, &menu->has_more);
    }
}

/* What was played last is written before it is read. */
static void look_around(Scene *scene)
{
    Problem problem = {0};
    Menu *menu = scene->data;
    *menu = (Menu){0};
    if (!profile_wait(scene->app->profile, &problem)) {
        app_tell(scene->app, &problem);
    }
    find_match(scene->app, menu);
    if (menu->can_continue) {
        menu->board = match_picture_of_saved(scene->app, &menu->saved, &scene->arena);
    }
    menu->daily = daily_today(scene->app);
    menu_sway_begin(&menu->sway, scene->app);
}

static void menu_enter(Scene *scene)
{
    Menu *menu = arena_alloc(&scene->arena, sizeof *menu);
    scene->data = menu;
    app_drop_match(scene->app);
    app_look_from_afar(scene->app, false);
    look_around(scene);
}

#define SLIP_BESIDE 14.0f /* of the words of a slip, in units */
#define SLIP_ABOVE  3.0f

/* Words on a slip of night paper, which is as wide as they are: whatever picture lies behind, they
 * can be read. The slip begins at the left of the room, or stands in its middle. */
static void slip(App *app, const char *id, const char *words, TextStyle style, Rect room)
{
    float unit = ui_unit(app->ui), beside = SLIP_BESIDE * unit;
    const TextBlock *block = text_layout(app->ui, words, style, room.w - 2 * beside);
    float left = style.align == ALIGN_CENTRE ? (room.w - block->w) / 2 - beside : 0;
    Rect paper = {room.x + left, room.y, block->w + 2 * beside, block->h + 2 * SLIP_ABOVE * unit};
    draw_round(ui_draw(app->ui), paper, paper.h / 2, color_faded(COLOR_INK, 0.85f));
    ui_label(app->ui, id, words, style, COLOR_PAPER,
             (Rect){room.x + beside, room.y + SLIP_ABOVE * unit, room.w - 2 * beside, block->h});
}

#define SUBTITLE_MOST 1.4f /* so much the line below the ribbon grows with the text */

/* What this is. */
static void subtitle(App *app, Rect ribbon, const Sheet *sheet)
{
    float size = SIZE_BODY * fminf(1, SUBTITLE_MOST * sheet->unit / sheet->type);
    slip(app, "text.subtitle", app_word(app, N_("Four card games at one table")),
         (TextStyle){FONT_BODY, size, ALIGN_CENTRE, true},
         (Rect){ribbon.x, ribbon.y + ribbon.h * 0.64f, ribbon.w, 0});
}

static void ribbon(App *app, const Sheet *sheet)
{
    float width = fminf(sheet->bounds.w * 0.8f, 700 * sheet->unit);
    Rect rect = {(sheet->bounds.w - width) / 2, 72 * sheet->unit, width, width / 4};
    Picture picture = picture_named("ui/ribbon");
    /* The ribbon does not grow with the text. */
    TextStyle style = {FONT_TITLE, 60 * sheet->unit / sheet->type, ALIGN_CENTRE, true};
    const char *title = app_word(app, N_("Meja"));
    const TextBlock *block = text_layout(app->ui, title, style, width * 0.7f);
    draw_picture(ui_draw(app->ui), &picture, (Outline){rect, 0}, 1);
    subtitle(app, rect, sheet);
    Rect words = {rect.x + width * 0.15f, rect.y + rect.h * 0.42f - block->h / 2, width * 0.7f,
                  block->h};
    ui_label(app->ui, "heading.title", title, style, COLOR_SHEET, words);
}

static void tiles(App *app, Rect area, const Sheet *sheet)
{
    for (size_t i = 0; i < game_tile_count(); i++) {
        const GameUi *ui = game_tile_at(i);
        if (menu_tile(app, "menu.", ui, menu_tile_rect(area, sheet, i))) {
            scene_push_seats(&app->scenes, (SeatsArgs){ui->game, .in_detail = false});
        }
    }
}

enum MenuChoice {
    MENU_STATISTICS,
    MENU_GAMES,
    MENU_RULES,
    MENU_SETTINGS,
    MENU_ABOUT,
    MENU_QUIT,
    MENU_CHOICES
};

static const struct {
    const char *id, *label;
} choices[MENU_CHOICES] = {
    [MENU_STATISTICS] = {"menu.statistics", N_("Statistics")},
    [MENU_GAMES] = {"menu.games", N_("Replays")},
    [MENU_RULES] = {"menu.rules", N_("Rules")},
    [MENU_SETTINGS] = {"menu.settings", N_("Settings")},
    [MENU_ABOUT] = {"menu.about", N_("About")},
    [MENU_QUIT] = {"menu.quit", N_("Quit")},
};

/* Of the first game that has one. */
static const SceneKind *first_campaign(void)
{
    size_t i = 0;
    while (!game_tile_at(i)->campaign) {
        i++;
    }
    return game_tile_at(i)->campaign->scene;
}

static void plaques(App *app, Rect room, const Sheet *sheet)
{
    if (menu_plaque(app, PLAQUE_LEARN, menu_plaque_rect(room, sheet, PLAQUE_LEARN))) {
        scene_push(&app->scenes, shared_scenes.learn);
    }
    if (menu_plaque(app, PLAQUE_CAMPAIGN, menu_plaque_rect(room, sheet, PLAQUE_CAMPAIGN))) {
        scene_push(&app->scenes, first_campaign());
    }
}

static void choose(Scene *scene, enum MenuChoice choice)
{
    App *app = scene->app;
    switch (choice) {
    case MENU_STATISTICS:
        scene_push(&app->scenes, shared_scenes.statistics);
        break;
    case MENU_GAMES:
        scene_push(&app->scenes, shared_scenes.finished);
        break;
    case MENU_RULES:
        scene_push_rules(&app->scenes, NULL);
        break;
    case MENU_SETTINGS:
        scene_push(&app->scenes, shared_scenes.settings);
        break;
    case MENU_ABOUT:
        scene_push(&app->scenes, shared_scenes.about);
        break;
    case MENU_QUIT:
    case MENU_CHOICES:
        ui_ask_close(app->ui);
        break;
    }
}

/* Where the match that was left goes on: below the tile of its game; in a portrait window, where
 * tiles stand above one another, below all of them. */
static Rect continue_rect(const Menu *menu, Rect area, Rect foot, const Sheet *sheet)
{
    if (sheet->is_portrait) {
        return (Rect){foot.x + foot.w / 2 - 230 * sheet->unit, foot.y, 460 * sheet->unit,
                      sheet->button};
    }
    size_t index = 0;
    while (index + 1 < game_tile_count() &&
           !text_equal(game_tile_at(index)->game->id, menu->saved.game)) {
        index++;
    }
    Rect tile = menu_tile_rect(area, sheet, index);
    return (Rect){tile.x + tile.w * 0.1f, tile.y + tile.h + 10 * sheet->unit, tile.w * 0.8f,
                  sheet->button};
}

static void continue_button(Scene *scene, Rect rect)
{
    App *app = scene->app;
    const Menu *menu = scene->data;
    const char *words = match_picture_words(app, &menu->saved, &menu->board);
    Rect whole = rect;
    if (menu->has_more) {
        Button more = {.id = "menu.unfinished",
                       .name = app_word(app, N_("Unfinished games")),
                       .icon = "ui/ui-menu",
                       .rect = rect_cut_right(&rect, rect.h),
                       .hint = app_word(app, N_("Unfinished games"))};
        rect_cut_right(&rect, 8 * ui_unit(app->ui));
        if (ui_button(app->ui, &more)) {
            scene_push(&app->scenes, shared_scenes.unfinished);
        }
    }
    Button button = {.id = "menu.continue",
                     .label = app_word(app, N_("Continue")),
                     .rect = rect,
                     .kind = BUTTON_PRIMARY,
                     .hint =
                         app_phrase(app, N_("{text} · {next}"),
                                    TR_VALUES(app_word(app, game_name(menu->saved.game)), words))};
    Sheet sheet = sheet_of(app);
    if (!sheet.is_portrait) { /* there its tip says it */
        TextStyle style = {FONT_BODY, SIZE_BODY, ALIGN_CENTRE, true};
        ui_label(app->ui, "text.continue", words, style, COLOR_PAPER,
                 (Rect){whole.x, whole.y + whole.h, whole.w, WORDS_UNITS * sheet.type});
    }
    if (menu->is_ended) {
        button.id = "menu.result";
        button.label = app_word(app, N_("Result"));
    }
    bool is_pressed = ui_button(app->ui, &button);
    if (is_pressed && menu->is_ended && app_load_match(app, &menu->saved)) {
        scene_switch(&app->scenes, shared_scenes.result);
    } else if (is_pressed && !menu->is_ended) {
        app_resume_match(app, &menu->saved);
    }
}

static const char *daily_words(App *app, const Daily *daily)
{
    const char *played =
        app_phrase(app, N_("Played today: {n} of {m}"),
                   TR_VALUES(app_number(app, daily->played), app_number(app, daily->games)));
    const char *streak =
        app_phrase(app, N_("Streak: {n}"), TR_VALUES(app_number(app, daily->streak)));
    return app_phrase(app, N_("{text} · {next}"), TR_VALUES(played, streak));
}

#define CORNER      34.0f /* of what stands in a corner, from the window's edge: units */
#define DAILY_LEFT  60.0f /* inside the frame of the picture */
#define DAILY_WIDTH 200.0f
#define DAILY_WORDS 400.0f /* across, below the button */

/* In the corner; what was reached stands below it, or in a portrait window, where the ribbon leaves
 * no room for that, beside it. */
static void daily_button(App *app, const Daily *daily, const Sheet *sheet)
{
    float gap = 12 * sheet->unit;
    Rect rect = {DAILY_LEFT * sheet->unit, CORNER * sheet->unit, DAILY_WIDTH * sheet->unit,
                 sheet->button};
    const char *words = daily_words(app, daily);
    Button button = {.id = "menu.daily",
                     .label = app_word(app, N_("Daily deals")),
                     .rect = rect,
                     .kind = BUTTON_SECONDARY,
                     .hint = app_word(app, N_("Everybody gets the same cards on the same day."))};
    TextStyle style = {FONT_BODY, SIZE_BODY, ALIGN_LEFT, true};
    Rect line = {rect.x, rect.y + rect.h + 6 * sheet->unit, DAILY_WORDS * sheet->unit, 0};
    if (sheet->is_portrait) {
        line = (Rect){rect.x + rect.w + gap, rect.y, sheet->bounds.w, rect.h};
        line.w -= line.x + (CORNER + 12) * sheet->unit + sheet->button;
        float height = text_layout(app->ui, words, style, line.w)->h + 2 * SLIP_ABOVE * sheet->unit;
        line.y += (rect.h - height) / 2;
    }
    slip(app, "text.daily", words, style, line);
    if (ui_button(app->ui, &button)) {
        scene_push(&app->scenes, shared_scenes.days);
    }
}

#define BUTTON_ROWS  2      /* in a portrait window */
#define BUTTON_WIDE  170.0f /* units, or as much as the longest word needs */
#define BUTTON_SIDES 1.2f   /* of the words: a button is so much wider */

/* As wide as the longest word needs it: so all have the same letters. */
static float button_width(App *app, const Sheet *sheet)
{
    float width = BUTTON_WIDE * sheet->unit;
    for (int i = 0; i < MENU_CHOICES; i++) {
        TextStyle style = {FONT_TITLE, SIZE_NAME, ALIGN_LEFT, false};
        const TextBlock *words = text_layout(app->ui, app_word(app, choices[i].label), style, 0);
        width = fmaxf(width, BUTTON_SIDES * words->w);
    }
    return width;
}

static Rect button_rect(App *app, Rect area, const Sheet *sheet, int index)
{
    float gap = 20 * sheet->unit;
    int count = MENU_CHOICES, columns = sheet->is_portrait ? count / BUTTON_ROWS : count;
    float width = (area.w - gap * (float)(columns - 1)) / (float)columns;
    width = fminf(width, button_width(app, sheet));
    int column = index % columns, row = index / columns;
    int in_row = min_int(count - row * columns, columns);
    float row_width = (float)in_row * (width + gap) - gap;
    return (Rect){area.x + (area.w - row_width) / 2 + (float)column * (width + gap),
                  area.y + (float)row * (sheet->button + gap), width, sheet->button};
}

static void buttons(Scene *scene, Rect area, const Sheet *sheet)
{
    for (int i = 0; i < MENU_CHOICES; i++) {
        Button button = {.id = choices[i].id,
                         .label = app_word(scene->app, choices[i].label),
                         .rect = button_rect(scene->app, area, sheet, i),
                         .kind = BUTTON_QUIET};
        if (ui_button(scene->app->ui, &button)) {
            choose(scene, (enum MenuChoice)i);
        }
    }
}

/* In the corner, small: whoever wants it once knows the key then. */
static void keys_sign(App *app, const Sheet *sheet)
{
    float side = sheet->button, margin = CORNER * sheet->unit;
    Rect place = {sheet->bounds.w - margin - side, margin, side, side};
    Sign sign = {.id = "menu.keys",
                 .name = app_word(app, N_("Keys and gestures")),
                 .icon = "ui/ui-keyboard",
                 .command = &app_command_keys};
    if (sheet_sign(app, place, &sign)) {
        scene_push(&app->scenes, shared_scenes.keys);
    }
}

#define CONTINUE_GAP 20.0f  /* units above what can be continued, in a portrait window */
#define WAYS_WIDE    250.0f /* units: of the plaques' column */
#define WAYS_HIGH    200.0f /* and of their row in a portrait window, as wide as two tiles */

/* Cut off the room of the tiles: to their right, or in a portrait window below them. */
static Rect ways_room(Rect *area, const Sheet *sheet)
{
    float unit = sheet->unit;
    if (!sheet->is_portrait) {
        Rect column = rect_cut_right(area, WAYS_WIDE * unit);
        rect_cut_right(area, MENU_GAP * unit);
        Rect first = menu_tile_rect(*area, sheet, 0);
        return (Rect){column.x, first.y, column.w, first.h};
    }
    Rect row = rect_cut_bottom(area, WAYS_HIGH * unit);
    rect_cut_bottom(area, MENU_GAP * unit);
    Rect first = menu_tile_rect(*area, sheet, 0), second = menu_tile_rect(*area, sheet, 1);
    return (Rect){first.x, row.y, second.x + second.w - first.x, row.h};
}

static void menu_frame(Scene *scene)
{
    App *app = scene->app;
    Menu *menu = scene->data;
    Sheet sheet = sheet_of(app);
    menu_sway_step(&menu->sway, app);
    SheetLanterns lanterns = menu_sway_hanging(&menu->sway);
    sheet_night(app, 0, &lanterns);
    ribbon(app, &sheet);
    Rect area = rect_inset(sheet.bounds, 60 * sheet.unit);
    rect_cut_top(&area, 184 * sheet.unit);
    float rows = sheet.is_portrait ? BUTTON_ROWS + 1 : 1, row = sheet.button + 20 * sheet.unit;
    Rect foot = rect_cut_bottom(&area, rows * row + 10 * sheet.unit);
    if (!sheet.is_portrait) {
        rect_cut_bottom(&area, sheet.button + 14 * sheet.unit + WORDS_UNITS * sheet.type);
    }
    Rect ways = ways_room(&area, &sheet);
    ui_section(app->ui, SECTION_TABLE);
    tiles(app, area, &sheet);
    plaques(app, ways, &sheet);
    if (sheet.is_portrait) { /* off the plaques */
        rect_cut_top(&foot, CONTINUE_GAP * sheet.unit);
    }
    if (menu->can_continue) {
        continue_button(scene, continue_rect(menu, area, foot, &sheet));
    }
    ui_section(app->ui, SECTION_BAR);
    if (menu->daily.games > 0) {
        daily_button(app, &menu->daily, &sheet);
    }
    if (sheet.is_portrait) {
        rect_cut_top(&foot, row);
    }
    keys_sign(app, &sheet);
    ui_section(app->ui, SECTION_BUTTONS);
    buttons(scene, foot, &sheet);
}

static void menu_back(Scene *scene, const void *answer)
{
    (void)answer;
    app_drop_match(scene->app);
    look_around(scene);
}

static SceneRest menu_rest(const Scene *scene)
{
    const Menu *menu = scene->data;
    return (SceneRest){.wake_ms = menu_sway_wake_ms(&menu->sway)};
}

const SceneKind scene_menu = {
    .id = "menu",
    .music = MUSIC_MENU,
    .enter = menu_enter,
    .back = menu_back,
    .frame = menu_frame,
    .rest = menu_rest,
    .takes_files = true,
};
