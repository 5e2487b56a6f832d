/* The rules screen: one page for each game, which scrolls. It opens with the game that is being
 * played. */
#include "game_ui.h"
#include "sheet.h"

typedef struct Rules {
    size_t tile; /* of the game shown */
} Rules;

static void rules_enter(Scene *scene)
{
    Rules *rules = arena_alloc(&scene->arena, sizeof *rules);
    const RulesArgs *args = scene->args;
    for (size_t i = 0; i < game_tile_count(); i++) {
        if (game_tile_at(i)->game == args->game) {
            rules->tile = i;
        }
    }
    scene->data = rules;
}

static void tabs(App *app, Rules *rules, Rect row, const Sheet *sheet)
{
    size_t count = game_tile_count();
    float width = row.w / (float)count;
    for (size_t i = 0; i < count; i++) {
        const GameUi *ui = game_tile_at(i);
        Rect place = rect_cut_left(&row, width);
        place.w -= 12 * sheet->unit;
        Button button = {.id = app_id(app, "rules.", ui->game->id),
                         .label = app_word(app, ui->tile->name),
                         .rect = place,
                         .kind = BUTTON_TAB,
                         .chosen = rules->tile == i};
        if (ui_button(app->ui, &button)) {
            rules->tile = i;
        }
    }
}

/* Draws the text at `rest`, or only measures it when `draws` is false; returns its height. */
typedef struct Flow {
    App *app;
    Rect rest;
    int number; /* of the next paragraph */
    bool draws;
} Flow;

static void flow_line(Flow *flow, const char *text, TextStyle style, Color color)
{
    Ui *ui = flow->app->ui;
    float height = text_layout(ui, text, style, flow->rest.w)->h;
    if (flow->draws) {
        char bytes[ELEMENT_ID_MAX];
        Text id = text_in(bytes, sizeof bytes);
        text_append(&id, "text.rules.");
        text_append_number(&id, flow->number);
        Rect rect = {flow->rest.x, flow->rest.y, flow->rest.w, height};
        ui_label(ui, bytes, text, style, color, rect);
    }
    flow->number++;
    flow->rest.y += height + 10 * ui_unit(ui);
}

static float flow_text(Flow flow, const RulesText *text)
{
    float top = flow.rest.y;
    TextStyle heading = {FONT_TITLE, SIZE_NAME, ALIGN_LEFT, false};
    for (size_t i = 0; text && i < text->part_count; i++) {
        const RulesPart *part = &text->parts[i];
        flow.rest.y += i > 0 ? 14 * ui_unit(flow.app->ui) : 0;
        flow_line(&flow, app_word(flow.app, part->heading), heading, COLOR_GOLD_LIGHT);
        for (size_t k = 0; part->paragraphs[k]; k++) {
            flow_line(&flow, app_word(flow.app, part->paragraphs[k]), STYLE_BODY, COLOR_MUTED);
        }
    }
    if (!text) {
        const char *words = N_("The rules come with the game, in a later version.");
        flow_line(&flow, app_word(flow.app, words), STYLE_BODY, COLOR_MUTED);
    }
    return flow.rest.y - top;
}

static void rules_frame(Scene *scene)
{
    App *app = scene->app;
    Rules *rules = scene->data;
    Sheet sheet = sheet_of(app);
    bool back;
    Rect inner = sheet_sheet(app, app_word(app, N_("Rules")),
                             (Point){1100 * sheet.unit, sheet.bounds.h}, &back);
    tabs(app, rules, rect_cut_top(&inner, sheet.button), &sheet);
    rect_cut_top(&inner, 18 * sheet.unit);
    const RulesText *text = game_tile_at(rules->tile)->rules;
    Rect column = inner;
    column.w -= 28 * sheet.unit;
    float height = flow_text((Flow){app, column, 0, false}, text);
    Rect content = ui_scroll_begin(app->ui, "list.rules", inner, height);
    content.w = column.w;
    flow_text((Flow){app, content, 0, true}, text);
    ui_scroll_end(app->ui);
    if (back) {
        scene_pop(&app->scenes);
    }
}

static bool rules_key(Scene *scene, KeyPress press)
{
    if (press.key == KEY_F1) {
        scene_pop(&scene->app->scenes);
        return true;
    }
    return sheet_key_back(scene, press);
}

const SceneKind scene_rules = {
    .id = "rules",
    .args_size = sizeof(RulesArgs),
    .enter = rules_enter,
    .frame = rules_frame,
    .key = rules_key,
};
