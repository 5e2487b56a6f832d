/* The buttons of verbs, the choice of a seat, and the panel of words: what the picked cards will
 * do, or why something cannot be done. */
#include "hand.h"

#include "base/text.h"
#include "i18n/format.h"

#include <math.h>

#define LISTED_CARDS 4 /* more are counted, not listed, on the button */
#define PREVIEW_MAX  16

static const VerbLook *verb_look(const TableScene *scene, unsigned verb)
{
    return &scene->table->look->verbs[verb];
}

static bool verb_picks_cards(const Game *game, unsigned verb)
{
    const Verb *it = &game->names.verbs[verb];
    return it->form == VERB_CARD_SET || it->operands[0] == OPERAND_CARD;
}

/* The verb that picking cards would carry out now: of the actions that match the picks, else of
 * those that are legal, else the one that the game waits for, else its first. */
static unsigned verb_meant(const TableScene *scene)
{
    const Game *game = scene->wording->look->game;
    const Selection *selection = scene->selection;
    Action matches[LEGAL_COUNT_MAX];
    size_t count = selection_matches(selection, matches, LEGAL_COUNT_MAX);
    for (size_t i = 0; i < count; i++) {
        if (verb_picks_cards(game, action_verb(matches[i]))) {
            return action_verb(matches[i]);
        }
    }
    for (size_t i = 0; i < selection->legal_count; i++) {
        if (verb_picks_cards(game, action_verb(selection->legal[i]))) {
            return action_verb(selection->legal[i]);
        }
    }
    const TableLook *look = scene->table->look;
    unsigned verb = look->awaited_verb ? look->awaited_verb(scene->view) : look->default_verb;
    while (verb + 1u < game->names.verb_count && !verb_picks_cards(game, verb)) {
        verb++;
    }
    return verb;
}

static CardSet picked_cards(const Selection *selection)
{
    CardSet cards = 0;
    for (size_t i = 0; i < selection->pick_count; i++) {
        const Pick *pick = &selection->picks[i];
        cards |= pick->kind == OPERAND_CARD ? card_bit((Card)(pick->value + pick->copy)) : 0;
    }
    return cards;
}

static const char *confirm_label(const TableScene *scene)
{
    const VerbLook *look = verb_look(scene, verb_meant(scene));
    CardSet cards = picked_cards(scene->selection);
    int count = set_count(cards);
    if (count == 0 || !look->cards) {
        return tr(scene->wording->catalogue, look->label);
    }
    if (count > LISTED_CARDS && look->count[0]) {
        Message message = message_plural_of(look->count[0], look->count[1], count);
        return panel_message(scene, &message);
    }
    Message message = message_with(message_of(look->cards), VALUE_CARDS, (int64_t)cards);
    return panel_message(scene, &message);
}

static const char *confirm_reason(const TableScene *scene)
{
    Message why;
    if (scene->acting) {
        return pick_unfinished(scene->table, &why) ? panel_message(scene, &why) : NULL;
    }
    Action meant = action_bare(verb_meant(scene));
    const Table *table = scene->table;
    return table->look->game->refuse(table->view, meant, &why)
               ? panel_message(scene, &why)
               : tr(scene->wording->catalogue, N_("It is not your turn."));
}

/* The place of the verbs' buttons, as it is filled. */
typedef struct Column {
    Rect rest;
    float width, height, gap; /* of each button, and between them */
    bool across;
} Column;

static const char *own_confirm(const TableScene *scene, const char **reason)
{
    const TableLook *look = scene->table->look;
    return look->confirm ? look->confirm(scene, reason) : NULL;
}

static bool hand_can_be_picked(const Table *table);

static bool has_confirm(const TableScene *scene)
{
    const char *reason;
    return !scene->table->look->has_board || hand_can_be_picked(scene->table) ||
           own_confirm(scene, &reason);
}

static float button_count(const TableScene *scene)
{
    const Game *game = scene->wording->look->game;
    float count = has_confirm(scene) ? 1 : 0;
    for (unsigned verb = 0; verb < game->names.verb_count; verb++) {
        const VerbLook *look = verb_look(scene, verb);
        bool offered = look->id && scene->table->look->offers(scene->view, verb);
        count += offered ? (look->standing ? 2 : 1) : 0;
    }
    return fmaxf(count, 1);
}

static Column column_begin(const TableScene *scene)
{
    const Layout *layout = scene->layout;
    Column column = {.rest = layout->buttons, .gap = 10 * ui_unit(scene->ui)};
    float count = layout->flow == BUTTONS_DOWN && scene->table->look->has_board
                      ? fmaxf(button_count(scene), 2)
                      : button_count(scene);
    if (layout->flow == BUTTONS_ACROSS) {
        column.across = true;
        column.height = column.rest.h;
        column.width = (column.rest.w - column.gap * (count - 1)) / count;
        return column;
    }
    float most = (column.rest.h - column.gap * (count - 1)) / count;
    float wanted = fmaxf(2.2f * scene->table->space.line, BUTTON_HEIGHT * ui_unit(scene->ui));
    column.width = column.rest.w;
    column.height = fminf(wanted, most);
    if (layout->flow == BUTTONS_UP) {
        float bottom = column.rest.y + column.rest.h;
        column.height = column.rest.h;
        column.rest.h = count * column.height + (count - 1) * column.gap;
        column.rest.y = bottom - column.rest.h;
    }
    return column;
}

static Rect column_next(Column *column)
{
    Rect rect = column->across ? rect_cut_left(&column->rest, column->width)
                               : rect_cut_top(&column->rest, column->height);
    (column->across ? rect_cut_left : rect_cut_top)(&column->rest, column->gap);
    return rect;
}

/* Whether only the buttons of verbs lead on: the first of them is then the one to press. */
static bool takes_no_cards(const TableScene *scene)
{
    const Selection *selection = scene->selection;
    for (size_t i = 0; i < selection->legal_count; i++) {
        if (verb_picks_cards(scene->wording->look->game, action_verb(selection->legal[i]))) {
            return false;
        }
    }
    return scene->acting && selection->legal_count > 0;
}

static bool is_main(const TableScene *scene, unsigned verb)
{
    return takes_no_cards(scene) && action_verb(scene->selection->legal[0]) == verb;
}

static void confirm_button(const TableScene *scene, Column *column)
{
    const char *reason = NULL, *own = own_confirm(scene, &reason);
    Button button = {.id = "button.confirm",
                     .label = own ? own : confirm_label(scene),
                     .rect = column_next(column),
                     .kind = takes_no_cards(scene) && !own ? BUTTON_SECONDARY : BUTTON_PRIMARY,
                     .reason = own ? reason : confirm_reason(scene)};
    if (ui_button(scene->ui, &button)) {
        pick_confirm(scene->table);
    }
}

static bool is_legal(const Selection *selection, Action action)
{
    for (size_t i = 0; i < selection->legal_count; i++) {
        if (selection->legal[i] == action) {
            return true;
        }
    }
    return false;
}

static void verb_button(const TableScene *scene, unsigned verb, Column *column)
{
    const VerbLook *look = verb_look(scene, verb);
    const Catalogue *catalogue = scene->wording->catalogue;
    Action action = action_bare(verb);
    Button button = {.id = look->id,
                     .label = tr(catalogue, look->label),
                     .rect = column_next(column),
                     .kind = is_main(scene, verb) ? BUTTON_PRIMARY : BUTTON_SECONDARY,
                     .hint = look->hint ? tr(catalogue, look->hint) : NULL};
    table_offers(scene, action, &button.reason);
    scene->table->verb_rects[verb] = button.rect;
    if (ui_button(scene->ui, &button)) {
        scene->table->chosen = action;
    }
    if (!look->standing) {
        return;
    }
    char id[ELEMENT_ID_MAX];
    Text text = text_in(id, sizeof id);
    text_append(&text, look->id);
    text_append(&text, "-all");
    button.id = id;
    button.label = tr(catalogue, look->standing);
    button.hint = NULL;
    button.kind = BUTTON_SECONDARY;
    button.rect = column_next(column);
    if (ui_button(scene->ui, &button)) {
        scene->table->chosen = action;
        scene->table->stands = true;
    }
}

static bool hand_can_be_picked(const Table *table)
{
    for (uint8_t zone = 0; zone < table->look->game->names.zone_count; zone++) {
        const ZonePlace *place = &table->layout.zones[zone];
        if (place->form == FORM_FAN && place->picks) {
            return true;
        }
    }
    return false;
}

bool table_offers(const TableScene *scene, Action action, const char **reason)
{
    Message why = message_of(N_("It is not your turn."));
    if (scene->acting && is_legal(scene->selection, action)) {
        *reason = NULL;
        return true;
    }
    scene->wording->look->game->refuse(scene->table->view, action, &why);
    *reason = panel_message(scene, &why);
    return false;
}

void buttons_frame(const TableScene *scene)
{
    Column column = column_begin(scene);
    const Game *game = scene->wording->look->game;
    if (scene->table->setting.is_watched) {
        return;
    }
    if (has_confirm(scene)) {
        confirm_button(scene, &column);
    }
    for (unsigned verb = 0; verb < game->names.verb_count; verb++) {
        if (verb_look(scene, verb)->id && scene->table->look->offers(scene->view, verb)) {
            verb_button(scene, verb, &column);
        }
    }
}

/* Whether a seat is to be chosen now, by which verb. */
static bool seat_choice(const Selection *selection, const Game *game, unsigned *verb)
{
    if (selection->legal_count == 0) {
        return false;
    }
    *verb = action_verb(selection->legal[0]);
    const Verb *it = &game->names.verbs[*verb];
    return it->form == VERB_OPERANDS && it->operands[0] == OPERAND_SEAT &&
           it->operands[1] == OPERAND_END;
}

static void seat_buttons(const TableScene *scene, unsigned verb, Rect rect)
{
    const Selection *selection = scene->selection;
    Rect inner = ui_panel(scene->ui, rect);
    Line title = {.id = "table.choice",
                  .title = true,
                  .size = SIZE_NAME,
                  .heading = true,
                  .color = COLOR_GOLD_LIGHT,
                  .text = tr(scene->wording->catalogue, verb_look(scene, verb)->label)};
    panel_line(scene, &title, &inner);
    size_t columns = selection->legal_count > 2 ? 2 : 1;
    float gap = 8 * ui_unit(scene->ui);
    float width = (inner.w - gap * (float)(columns - 1)) / (float)columns;
    float rows = (float)((selection->legal_count + columns - 1) / columns);
    float height = (inner.h - gap * rows) / rows;
    for (size_t i = 0; i < selection->legal_count; i++) {
        Seat seat = action_operand(selection->legal[i], 0);
        char id[ELEMENT_ID_MAX];
        Text text = text_in(id, sizeof id);
        text_append(&text, "choice.seat.");
        text_append_number(&text, seat);
        Rect place = {inner.x + (width + gap) * (float)(i % columns),
                      inner.y + gap + (height + gap) * (float)(i / columns), width, height};
        Button button = {.id = id, .label = panel_name(scene, seat), .rect = place};
        if (ui_button(scene->ui, &button)) {
            scene->table->chosen = selection->legal[i];
        }
    }
}

/* What an action will do, after a heading or nothing. */
static const char *preview_of(const TableScene *scene, Action action, const char *heading)
{
    Message messages[PREVIEW_MAX];
    size_t count =
        scene->wording->look->game->preview(scene->table->view, action, messages, PREVIEW_MAX);
    bool sentences = scene->table->look->sentences;
    const char *words = heading ? tr(scene->wording->catalogue, heading) : NULL;
    for (size_t i = 0; i < count; i++) {
        const char *next = panel_message(scene, &messages[i]);
        words = !words
                    ? next
                    : panel_phrase(scene, sentences ? N_("{text} {next}") : N_("{text} · {next}"),
                                   TR_VALUES(words, next));
    }
    return words ? words : "";
}

const char *table_preview(const TableScene *scene)
{
    Action action;
    Message messages[PREVIEW_MAX];
    if (pick_unfinished(scene->table, &messages[0])) {
        return panel_message(scene, &messages[0]);
    }
    selection_complete(scene->selection, &action);
    return preview_of(scene, action, NULL);
}

/* Whether the pointer is where the button of a verb was in the last frame, or the focus on it. */
static bool is_aimed(const TableScene *scene, unsigned verb)
{
    return rect_has(scene->table->verb_rects[verb], ui_pointer(scene->ui)) ||
           text_equal(ui_focused_id(scene->ui), verb_look(scene, verb)->id);
}

Action table_foretold(const TableScene *scene)
{
    const Selection *selection = scene->selection;
    bool acts = scene->acting && timeline_is_empty(&scene->table->timeline);
    for (size_t i = 0; i < selection->legal_count && acts; i++) {
        unsigned verb = action_verb(selection->legal[i]);
        if (verb_look(scene, verb)->forecast && is_aimed(scene, verb)) {
            return selection->legal[i];
        }
    }
    return ACTION_NONE;
}

/* What a button would do that tells it unasked: the one that is aimed at, else any while nothing is
 * picked. NULL: there is none. */
static const char *forecast_words(const TableScene *scene)
{
    const Selection *selection = scene->selection;
    Action action = table_foretold(scene);
    for (size_t i = 0; i < selection->legal_count && action == ACTION_NONE; i++) {
        Action legal = selection->legal[i];
        bool tells = selection->pick_count == 0 && verb_look(scene, action_verb(legal))->forecast;
        action = tells ? legal : ACTION_NONE;
    }
    return action == ACTION_NONE
               ? NULL
               : preview_of(scene, action, verb_look(scene, action_verb(action))->forecast);
}

/* Whether the picks make an action that is better confirmed once more. */
static bool is_warned(const TableScene *scene)
{
    Action action;
    const TableLook *look = scene->table->look;
    return look->careful && selection_complete(scene->selection, &action) &&
           look->careful(scene->table->view, action);
}

/* What is told of what the person is about to do. */
static Line outlook(const TableScene *scene)
{
    const char *forecast = forecast_words(scene);
    if (forecast || scene->selection->pick_count == 0) {
        return (Line){
            .id = "table.preview", .text = forecast ? forecast : "", .color = COLOR_PAPER};
    }
    return (Line){.id = "table.preview",
                  .text = table_preview(scene),
                  .color = is_warned(scene) ? COLOR_WARNING : COLOR_PAPER};
}

/* The words of the panel as they fit: a heading, unless it is empty, and a paragraph. */
typedef struct Fitted {
    const TextBlock *heading, *paragraph;
    float height;
} Fitted;

static Fitted words_set(const TableScene *scene, const char *sum, const char *words, float size)
{
    float width = scene->layout->words.w - 40 * ui_unit(scene->ui);
    TextStyle title = {.face = FONT_TITLE, .size = size * 1.4f, .fit = true};
    TextStyle body = {.face = FONT_BODY, .size = size};
    Fitted fitted = {.paragraph = text_layout(scene->ui, words, body, width)};
    fitted.height = fitted.paragraph->h;
    if (sum[0] != '\0') {
        fitted.heading = text_layout(scene->ui, sum, title, width);
        fitted.height += fitted.heading->h;
    }
    return fitted;
}

static Fitted words_fit(const TableScene *scene, const char *sum, const char *words)
{
    float most = scene->layout->words.h - 40 * ui_unit(scene->ui);
    float size = SIZE_BODY + 2;
    Fitted fitted = words_set(scene, sum, words, size);
    while (fitted.height > most && size > SIZE_BODY * 0.2f) {
        size *= 0.92f;
        fitted = words_set(scene, sum, words, size);
    }
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
    if (table_foretold(scene) == ACTION_NONE) {
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

void words_frame(const TableScene *scene)
{
    const Table *table = scene->table;
    unsigned verb;
    if (!timeline_is_empty(&table->timeline) || scene->layout->words.w <= 0) {
        return;
    }
    if (scene->acting && !table->look->has_board &&
        seat_choice(scene->selection, scene->wording->look->game, &verb)) {
        seat_buttons(scene, verb, scene->layout->words);
        return;
    }
    Line words = {.id = "table.reason", .text = table->notice, .color = COLOR_WARNING};
    if (words.text[0] == '\0' && scene->acting) {
        words = outlook(scene);
    }
    if (words.text[0] != '\0') {
        words_panel(scene, &words);
    }
}
