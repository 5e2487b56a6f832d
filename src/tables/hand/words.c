/* The panel of words: what the picked cards or a button will do, why something cannot be done; and
 * in its place the choice of a seat. */
#include "hand.h"
#include "hand_words.h"

#include "base/text.h"
#include "i18n/format.h"
#include "tables/hint.h"

#include <math.h>
#include <string.h>

#define PREVIEW_MAX  16
#define PROMPT_BYTES 512

bool table_has_notice(const Table *table)
{
    return table->status_is_notice;
}

/* A notice of the scene, else what the game asks for, else what the scene says. */
bool table_prompt(const TableScene *scene, Line *out)
{
    const Table *table = scene->table;
    char bytes[PROMPT_BYTES];
    Text text = text_in(bytes, sizeof bytes);
    *out = (Line){.id = "text.status", .text = table->status, .color = COLOR_PAPER};
    if (table->status_is_notice) {
        out->color = COLOR_GOLD_LIGHT;
    } else if (!table->setting.is_watched) {
        table->look->prompt(scene, &text);
    }
    if (text.length > 0) {
        out->text = panel_copy(scene, bytes);
    }
    return table_has_notice(table);
}

const char *words_last(const char *text, unsigned count)
{
    const char *at = text + strlen(text);
    while (at > text) {
        if (at[-1] == '\n' && --count == 0) {
            return at;
        }
        at--;
    }
    return text;
}

const char *words_but_last(const TableScene *scene, const char *text)
{
    char bytes[PROMPT_BYTES];
    Text rest = text_in(bytes, sizeof bytes);
    text_append_bytes(&rest, text, (size_t)(strrchr(text, '\n') - text));
    return panel_copy(scene, bytes);
}

bool seats_wanted(const TableScene *scene, unsigned *verb)
{
    const Selection *selection = scene->selection;
    if (!scene->acting || selection->legal_count == 0) {
        return false;
    }
    *verb = action_verb(selection->legal[0]);
    if (verb_look(scene, *verb)->on_board) {
        return false;
    }
    const Verb *it = &scene->wording->look->game->names.verbs[*verb];
    return it->form == VERB_OPERANDS && it->operands[0] == OPERAND_SEAT &&
           it->operands[1] == OPERAND_END;
}

bool seats_stand(const Layout *layout)
{
    float width = 0;
    for (Seat seat = 0; seat < SEAT_LIMIT; seat++) {
        width += layout->seats[seat].w;
    }
    return width > 0;
}

const char *seat_choice_id(const TableScene *scene, Seat seat)
{
    return panel_id(scene, "choice.seat.", seat, "");
}

#define CHOICE_EDGE 3.0f /* units: of the frame around a seat that may be pressed */

/* The seat itself, framed, and lit under the pointer. */
static bool seat_pressed(const TableScene *scene, Seat seat, Rect place)
{
    Ui *ui = scene->ui;
    Element element = {.id = seat_choice_id(scene, seat),
                       .role = ROLE_BUTTON,
                       .name = panel_name(scene, seat),
                       .rect = place};
    Touch touch = ui_element(ui, &element);
    if (touch.hovered) {
        draw_fill(ui_draw(ui), place, color_faded(COLOR_LIT, 0.2f));
    }
    draw_frame(ui_draw(ui), place, CHOICE_EDGE * ui_unit(ui), COLOR_LIT);
    if (touch.activated) {
        ui_play(ui, SOUND_UI_CLICK);
    }
    return touch.activated;
}

void seats_press(const TableScene *scene)
{
    const Selection *selection = scene->selection;
    Section around = ui_section(scene->ui, SECTION_OTHERS);
    for (size_t i = 0; i < selection->legal_count; i++) {
        Seat seat = action_operand(selection->legal[i], 0);
        Rect place = scene->layout->seats[seat];
        if (place.w > 0 && seat_pressed(scene, seat, place)) {
            scene->table->chosen = selection->legal[i];
        }
        if (place.w > 0) {
            table_mark_hint(scene, seat_choice_id(scene, seat), selection->legal[i], place);
        }
    }
    ui_section(scene->ui, around);
}

void seats_offer(const TableScene *scene, Rect inner)
{
    const Selection *selection = scene->selection;
    size_t columns = selection->legal_count > 2 ? 2 : 1;
    float gap = 8 * ui_unit(scene->ui);
    float width = (inner.w - gap * (float)(columns - 1)) / (float)columns;
    float rows = (float)((selection->legal_count + columns - 1) / columns);
    float height = (inner.h - gap * rows) / rows;
    for (size_t i = 0; i < selection->legal_count; i++) {
        Seat seat = action_operand(selection->legal[i], 0);
        Rect place = {inner.x + (width + gap) * (float)(i % columns),
                      inner.y + gap + (height + gap) * (float)(i / columns), width, height};
        Button button = {
            .id = seat_choice_id(scene, seat), .label = panel_name(scene, seat), .rect = place};
        if (ui_button(scene->ui, &button)) {
            scene->table->chosen = selection->legal[i];
        }
        table_mark_hint(scene, seat_choice_id(scene, seat), selection->legal[i], place);
    }
}

const char *words_preview(const TableScene *scene, Action action, const char *heading)
{
    Message messages[PREVIEW_MAX];
    size_t count =
        scene->wording->look->game->preview(scene->table->view, action, messages, PREVIEW_MAX);
    const char *joined =
        scene->table->look->sentences ? N_("{text} {next}") : N_("{text} · {next}");
    const char *words = frame_word(scene->table, heading);
    for (size_t i = 0; i < count; i++) {
        const char *next = panel_message(scene, &messages[i]);
        if (words) {
            next = panel_phrase(scene, joined, TR_VALUES(words, next));
        }
        words = next;
    }
    return words ? words : "";
}

const char *words_warned(const TableScene *scene, Action action, const char *hint)
{
    char bytes[1024];
    Text text = text_in(bytes, sizeof bytes);
    if (hint) {
        text_append(&text, hint);
        text_append(&text, "\n");
    }
    text_append(&text, words_preview(scene, action, NULL));
    return arena_copy_text(&scene->table->frame, bytes);
}

const char *table_preview(const TableScene *scene)
{
    Action action;
    Message messages[PREVIEW_MAX];
    if (pick_unfinished(scene->table, &messages[0])) {
        return panel_message(scene, &messages[0]);
    }
    selection_complete(scene->selection, &action);
    return words_preview(scene, action, NULL);
}

Action table_meant_by_button(const TableScene *scene)
{
    const Selection *selection = scene->selection;
    bool acts =
        scene->acting && timeline_is_empty(&scene->table->timeline) && table_foretells(scene);
    for (size_t i = 0; i < selection->legal_count && acts; i++) {
        unsigned verb = action_verb(selection->legal[i]);
        if (verb_look(scene, verb)->forecast && verb_is_aimed(scene, verb)) {
            return selection->legal[i];
        }
    }
    return ACTION_NONE;
}

/* The action of a button that tells unasked what it would do: the one that is aimed at, else any
 * while nothing is picked; or ACTION_NONE. */
static Action forecast_action(const TableScene *scene)
{
    const Selection *selection = scene->selection;
    Action foretold = table_meant_by_button(scene);
    if (foretold != ACTION_NONE || selection->pick_count > 0) {
        return foretold;
    }
    for (size_t i = 0; i < selection->legal_count; i++) {
        if (verb_look(scene, action_verb(selection->legal[i]))->forecast) {
            return selection->legal[i];
        }
    }
    return ACTION_NONE;
}

/* What it would do; NULL: there is none. */
static const char *forecast_words(const TableScene *scene)
{
    Action action = forecast_action(scene);
    if (action == ACTION_NONE) {
        return NULL;
    }
    return words_preview(scene, action, verb_look(scene, action_verb(action))->forecast);
}

/* Of words about an action: whether it is better confirmed once more. */
static Color warned_color(const TableScene *scene, Action action)
{
    bool is_careful = pick_risk(scene->table, action) == RISK_CAREFUL;
    return is_careful ? COLOR_WARNING : COLOR_PAPER;
}

static Color picks_color(const TableScene *scene)
{
    Action action;
    if (selection_complete(scene->selection, &action)) {
        return warned_color(scene, action);
    }
    return COLOR_PAPER;
}

bool words_foretell(const TableScene *scene)
{
    return scene->table->forecasts == FORECASTS_ALL;
}

/* What the picks lack; "". */
static const char *missing_words(const TableScene *scene)
{
    Message missing;
    bool lacks = scene->selection->pick_count > 0 && !pick_is_asked(scene->table) &&
                 pick_unfinished(scene->table, &missing);
    return lacks ? panel_message(scene, &missing) : "";
}

/* What is told of what the person is about to do. */
static Line outlook(const TableScene *scene)
{
    Action action;
    const Table *table = scene->table;
    Line line = {.id = "table.preview", .text = "", .color = COLOR_PAPER};
    if (!words_foretell(scene)) {
        line.text = missing_words(scene);
        return line;
    }
    if (table_meant_on_part(scene, &action)) {
        line.text = words_preview(scene, action, NULL);
        line.color = warned_color(scene, action);
        return line;
    }
    const char *forecast = forecast_words(scene);
    if (forecast) {
        line.text = forecast;
        return line;
    }
    if (scene->selection->pick_count > 0 && !pick_is_asked(table)) {
        line.text = table_preview(scene);
        line.color = picks_color(scene);
    }
    return line;
}

/* The words of the panel as they fit: a heading, unless it is empty, and a paragraph. */
typedef struct Fitted {
    const TextBlock *heading, *paragraph;
    float height;
} Fitted;

/* The heading may have half of the height, the paragraph has what it leaves. */
static Fitted words_fit(const TableScene *scene, const char *sum, const char *words)
{
    TextStyle title = {.face = FONT_TITLE, .size = (SIZE_BODY + 2) * 1.4f};
    TextStyle body = {.face = FONT_BODY, .size = SIZE_BODY + 2};
    float inset = 40 * ui_unit(scene->ui), least = text_pixels(scene->ui, SIZE_BODY * 0.4f);
    TextRoom room = {
        .w = scene->layout->words.w - inset, .h = scene->layout->words.h - inset, .least = least};
    Fitted fitted = {0};
    if (sum[0] != '\0') {
        TextRoom line = {.w = room.w, .h = room.h / 2, .lines = 1, .least = least};
        fitted.heading = text_fit(scene->ui, sum, title, line);
        fitted.height = fitted.heading->h;
        room.h -= fitted.height;
    }
    fitted.paragraph = text_fit(scene->ui, words, body, room);
    fitted.height += fitted.paragraph->h;
    return fitted;
}

static void words_line(const TableScene *scene, const Line *line, const TextBlock *block,
                       Rect *rest)
{
    Rect rect = rect_cut_top(rest, block->h);
    Element element = {
        .id = line->id, .role = ROLE_TEXT, .name = line->text, .still = true, .rect = rect};
    ui_element(scene->ui, &element);
    draw_text(ui_draw(scene->ui), block, (Point){rect.x, rect.y}, line->color);
}

/* The panel is as high as its words, in the middle of the place it has. */
static void words_panel(const TableScene *scene, const Line *words)
{
    char sum[256];
    Text text = text_in(sum, sizeof sum);
    if (table_meant_by_button(scene) == ACTION_NONE) {
        scene->table->look->sum(scene, &text);
    }
    Fitted fitted = words_fit(scene, sum, words->text);
    Rect panel = scene->layout->words;
    float height = fitted.height + 40 * ui_unit(scene->ui);
    panel.y += (panel.h - height) / 2;
    panel.h = height;
    ui_tip_spare(scene->ui, panel);
    Rect inner = ui_panel(scene->ui, panel);
    if (fitted.heading) {
        Line heading = {.id = "table.sum", .text = sum, .color = COLOR_GOLD_LIGHT};
        words_line(scene, &heading, fitted.heading, &inner);
    }
    words_line(scene, words, fitted.paragraph, &inner);
}

bool table_words(const TableScene *scene, Line *out)
{
    if (!table_rests(scene->table)) {
        return false;
    }
    *out = (Line){.id = "table.reason", .text = table_notice(scene->table), .color = COLOR_WARNING};
    if (out->text[0] == '\0' && scene->acting) {
        *out = outlook(scene);
    }
    return out->text[0] != '\0';
}

static void seats_panel(const TableScene *scene, unsigned verb)
{
    Rect inner = ui_panel(scene->ui, scene->layout->words);
    Line title = {.id = "table.choice",
                  .title = true,
                  .size = SIZE_NAME,
                  .heading = true,
                  .color = COLOR_GOLD_LIGHT,
                  .text = panel_word(scene, verb_look(scene, verb)->label)};
    panel_line(scene, &title, &inner);
    seats_offer(scene, inner);
}

void words_frame(const TableScene *scene)
{
    unsigned verb;
    if (scene->layout->words.w <= 0) {
        return;
    }
    if (!table_rests(scene->table)) {
        return;
    }
    if (seats_wanted(scene, &verb)) {
        seats_panel(scene, verb);
        return;
    }
    Line words;
    if (table_words(scene, &words)) {
        words_panel(scene, &words);
    }
}
