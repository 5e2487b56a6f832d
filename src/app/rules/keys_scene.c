/* All keys, gestures and buttons of a game pad on one page: those of every screen, of the table, of
 * replays, and what each game adds. */
#include "flow.h"

#include "base/limits.h"

#define KEYS_WIDE  0.34f /* of a row: the keys */
#define PAGE_UNITS 1040
#define ROW_GAP    8.0f

#define BACK  N_("Back; at the table: unpick the cards, then pause")
#define RULES N_("Open the rules, and go back")

static const KeyHelp everywhere[] = {
    {N_("Tab, arrow keys"), N_("Move the focus")},
    {N_("Enter or Space"), N_("Press what is focused")},
    {"Esc", BACK},
    {"F1", RULES},
    {N_("Backspace"), N_("In the rules: back to where the link was")},
    {"?", N_("Open this page")},
    {"Z", N_("Enlarge the card under the pointer or the focus")},
    {", .", N_("While a card is enlarged: the one before, the next one")},
    {"I", N_("Explain the things on the screen one by one; with Shift backwards")},
    {"F11", N_("Full screen")},
    {NULL, NULL},
};

static const KeyHelp pointer[] = {
    {N_("Click or tap"), N_("Press a button, pick a card")},
    {N_("Double click"), N_("Play a card")},
    {N_("Drag"), N_("Play a card by dropping it on its place; anywhere else it goes back")},
    {N_("Right button or Esc, while dragging"), N_("The card goes back")},
    {N_("Right button, or press and hold"), N_("Enlarge a card; in the notebook: the next mark")},
    {N_("Rest the pointer, or press and hold"), N_("What is this?")},
    {N_("Wheel"), N_("Scroll")},
    {NULL, NULL},
};

static const KeyHelp pad[] = {
    {N_("Left stick or D-pad"), N_("Move the focus")},
    {N_("Right stick"), N_("Scroll")},
    {"A, ×", N_("Press what is focused; play what is picked")},
    {"B, ○, Start, Options", BACK},
    {"X, □", N_("Hint")},
    {"Y, △", N_("Enlarge the card that has the focus")},
    {"LB, RB", N_("Move the focus back, forward")},
    {"LT, RT", N_("Undo, redo")},
    {N_("Left stick pressed"), N_("Game log")},
    {N_("Right stick pressed"), N_("Explain the things on the screen one by one")},
    {"Back, Share", RULES},
    {NULL, NULL},
};

static const KeyHelp table[] = {
    {"1 … 9, 0", N_("Pick one of the first ten cards of the hand; arrow keys reach all")},
    {N_("Enter"), N_("Play what is picked")},
    {"U, Ctrl+Z", N_("Undo")},
    {"R, Ctrl+Y", N_("Redo")},
    {"H", N_("Hint")},
    {"L", N_("Game log")},
    {"C", N_("Summary of the rules")},
    {"S", N_("Sort hand")},
    {"W", N_("What happened")},
    {NULL, NULL},
};

static const KeyHelp replays[] = {
    {", .", N_("A step back, a step forward")},
    {N_("Space"), N_("Runs on, or pauses")},
    {"L", N_("Game log")},
    {NULL, NULL},
};

static const struct {
    const char *title;
    const KeyHelp *keys;
} sections[] = {
    {N_("Everywhere"), everywhere}, {N_("Pointer and touch"), pointer}, {N_("Gamepad"), pad},
    {N_("At the table"), table},    {N_("In a replay"), replays},
};

static void row(Flow *flow, const KeyHelp *help, int number)
{
    App *app = flow->app;
    TextStyle bold = {FONT_BODY_BOLD, SIZE_BODY, ALIGN_LEFT, false};
    const char *keys = app_word(app, help->keys), *what = app_word(app, help->what);
    float wide = flow->rest.w * KEYS_WIDE, gap = 14 * flow->sheet.unit;
    float left = text_layout(app->ui, keys, bold, wide - gap)->h;
    float right = text_layout(app->ui, what, STYLE_BODY, flow->rest.w - wide)->h;
    Rect rest = flow_take(flow, left > right ? left : right, ROW_GAP);
    if (!flow->is_shown) {
        return;
    }
    Rect place = rect_cut_left(&rest, wide);
    place.w -= gap;
    ui_label(app->ui, app_numbered(app, "keys.", number), keys, bold, COLOR_GOLD_LIGHT, place);
    ui_label(app->ui, app_numbered(app, "text.keys.", number), what, STYLE_BODY, COLOR_PAPER, rest);
}

static void section(Flow *flow, const char *title, const KeyHelp *keys, int *number)
{
    flow_words(flow, app_numbered(flow->app, "heading.keys.", *number), app_word(flow->app, title),
               STYLE_HEAD);
    for (; keys->what; keys++) {
        row(flow, keys, (*number)++);
    }
    flow_take(flow, 0, SECTION_GAP);
}

static void run(Flow *flow)
{
    int number = 0;
    for (size_t i = 0; i < COUNT_OF(sections); i++) {
        section(flow, sections[i].title, sections[i].keys, &number);
    }
    for (size_t i = 0; i < game_tile_count(); i++) {
        const GameUi *ui = game_tile_at(i);
        if (ui->keys) {
            section(flow, ui->tile->name, ui->keys, &number);
        }
    }
}

static void keys_frame(Scene *scene)
{
    App *app = scene->app;
    Sheet sheet = sheet_of(app);
    bool back;
    Rect inner = sheet_paper(app, app_word(app, N_("Keys and gestures")),
                             (Point){PAGE_UNITS * sheet.unit, sheet.bounds.h}, &back);
    flow_region(app, NULL, "list.keys", inner, run);
    if (back) {
        scene_pop(&app->scenes);
    }
}

static bool keys_key(Scene *scene, KeyPress press)
{
    if (press.key == KEY_CHARACTER && press.character == '?') {
        scene_pop(&scene->app->scenes);
        return true;
    }
    return sheet_key_back(scene, press);
}

const SceneKind scene_keys = {
    .id = "keys",
    .frame = keys_frame,
    .key = keys_key,
};
