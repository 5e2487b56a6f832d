/* The buttons of verbs and of cards: what each is called, whether it can be pressed, which is next.
 */
#include "hand.h"
#include "hand_words.h"
#include "tables/table_commands.h"

#include "base/limits.h"
#include "base/text.h"
#include "i18n/format.h"
#include "tables/hint.h"

#include <math.h>

#define LISTED_CARDS 4 /* more are counted, not listed, on the button */

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
    unsigned verb = look->awaited_verb ? look->awaited_verb(scene->view) : 0;
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
        if (pick->kind == OPERAND_CARD) {
            cards |= card_bit((Card)(pick->value + pick->copy));
        }
    }
    return cards;
}

/* What the picks cost when they are carried out as they are. */
static Risk picks_risk(const TableScene *scene)
{
    Action action;
    bool is_whole = table_foretells(scene) && selection_complete(scene->selection, &action);
    return is_whole ? pick_risk(scene->table, action) : RISK_NONE;
}

static ButtonTone tone_of(Risk risk)
{
    static const ButtonTone tones[] = {[RISK_NONE] = TONE_PLAIN,
                                       [RISK_CAREFUL] = TONE_PLAIN,
                                       [RISK_COSTLY] = TONE_CAUTION,
                                       [RISK_FATAL] = TONE_DANGER};
    return tones[risk];
}

static const char *confirm_label(const TableScene *scene)
{
    const VerbLook *look = verb_look(scene, verb_meant(scene));
    CardSet cards = picked_cards(scene->selection);
    int count = set_count(cards);
    if (look->fatal && picks_risk(scene) == RISK_FATAL) {
        return panel_message(scene, &MESSAGE(look->fatal, value_cards(cards)));
    }
    if (count == 0 || !look->cards) {
        return tr(scene->wording->catalogue, look->label);
    }
    if (count > LISTED_CARDS && look->count[0]) {
        Message message = message_plural_of(look->count[0], look->count[1], count);
        return panel_message(scene, &message);
    }
    return panel_message(scene, &MESSAGE(look->cards, value_cards(cards)));
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

/* Why the button of cards cannot be pressed; NULL: it can. */
static const char *confirm_reason(const TableScene *scene)
{
    Message why = message_of(N_("It is not your turn."));
    const Table *table = scene->table;
    Action meant = action_bare(verb_meant(scene));
    bool is_elsewhere = scene->selection->pick_count == 0 && takes_no_cards(scene);
    if (!scene->acting || (is_elsewhere && table->look->game->refuse(table->view, meant, &why))) {
        table->look->game->refuse(table->view, meant, &why);
        return panel_message(scene, &why);
    }
    if (!pick_unfinished(scene->table, &why)) {
        return NULL;
    }
    return panel_message(scene, &why);
}

/* The place of the verbs' buttons, as it is filled. */
typedef struct Column {
    Rect rest;
    float width, height, gap; /* of each button, and between them */
    bool across;
} Column;

/* What the game has a button say. */
static ButtonWords own_words(const TableScene *scene, unsigned verb, Risk risk)
{
    ButtonWords words = {.risk = risk};
    if (scene->table->look->button) {
        scene->table->look->button(scene, verb, &words);
    }
    return words;
}

static bool hand_can_be_picked(const Table *table);

static bool has_confirm(const TableScene *scene)
{
    return hand_can_be_picked(scene->table) || own_words(scene, CARDS_BUTTON, RISK_NONE).label;
}

static bool has_button(const TableScene *scene, unsigned verb)
{
    return verb_look(scene, verb)->id && scene->table->look->offers(scene->view, verb);
}

/* Of oneself, where the other seats are pressed on the table; ACTION_NONE: no seat is to be chosen.
 */
static Action own_choice(const TableScene *scene)
{
    unsigned verb;
    const Layout *layout = scene->layout;
    const Selection *selection = scene->selection;
    if (!seats_stand(layout) || !table_rests(scene->table) || !seats_wanted(scene, &verb)) {
        return ACTION_NONE;
    }
    for (size_t i = 0; i < selection->legal_count; i++) {
        if (layout->seats[action_operand(selection->legal[i], 0)].w <= 0) {
            return selection->legal[i];
        }
    }
    return ACTION_NONE;
}

static unsigned button_count(const TableScene *scene)
{
    const Game *game = scene->wording->look->game;
    unsigned count = has_confirm(scene);
    count += own_choice(scene) != ACTION_NONE;
    for (unsigned verb = 0; verb < game->names.verb_count; verb++) {
        if (has_button(scene, verb)) {
            count += verb_look(scene, verb)->standing ? 2 : 1;
        }
    }
    return count;
}

static Column column_begin(const TableScene *scene)
{
    const Layout *layout = scene->layout;
    Column column = {.rest = layout->buttons, .gap = 10 * ui_unit(scene->ui)};
    float count = (float)max_unsigned(button_count(scene), max_unsigned(layout->buttons_least, 1));
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
    Rect rect;
    if (column->across) {
        rect = rect_cut_left(&column->rest, column->width);
        rect_cut_left(&column->rest, column->gap);
    } else {
        rect = rect_cut_top(&column->rest, column->height);
        rect_cut_top(&column->rest, column->gap);
    }
    return rect;
}

static void own_choice_button(const TableScene *scene, Action choice, Column *column)
{
    Button button = {.id = seat_choice_id(scene, action_operand(choice, 0)),
                     .label = panel_word(scene, N_("I go next")),
                     .rect = column_next(column)};
    if (ui_button(scene->ui, &button)) {
        scene->table->chosen = choice;
    }
    table_mark_hint(scene, button.id, choice, button.rect);
}

static bool is_main(const TableScene *scene, unsigned verb)
{
    return takes_no_cards(scene) && action_verb(scene->selection->legal[0]) == verb;
}

static bool stands_above(const TableScene *scene, unsigned verb)
{
    const VerbLook *look = verb_look(scene, verb);
    return look->leads || look->waits;
}

/* Whether the button of cards is the one to be pressed next, not that of a verb above it. */
static bool is_confirm_next(const TableScene *scene)
{
    const Game *game = scene->wording->look->game;
    bool is_below = false;
    for (unsigned verb = 0; verb < game->names.verb_count; verb++) {
        is_below |= has_button(scene, verb) && stands_above(scene, verb);
    }
    return !is_below || scene->selection->pick_count > 0;
}

static bool is_next(const TableScene *scene, unsigned verb)
{
    bool leads = verb_look(scene, verb)->leads && !is_confirm_next(scene);
    return is_main(scene, verb) || leads;
}

static ButtonKind kind_of(bool is_next)
{
    return is_next ? BUTTON_PRIMARY : BUTTON_SECONDARY;
}

/* Without any picks the one legal action of the verb that picks cards, where the game has a label
 * for that; ACTION_NONE: there is a choice. */
static Action only_action(const TableScene *scene)
{
    const Selection *selection = scene->selection;
    unsigned verb = verb_meant(scene), count = 0;
    Action only = ACTION_NONE;
    if (!scene->acting || selection->pick_count > 0 || !verb_look(scene, verb)->only) {
        return ACTION_NONE;
    }
    for (size_t i = 0; i < selection->legal_count; i++) {
        if (action_verb(selection->legal[i]) == verb) {
            only = selection->legal[i];
            count++;
        }
    }
    return count == 1 ? only : ACTION_NONE;
}

Action buttons_only(const TableScene *scene)
{
    bool is_worded = own_words(scene, CARDS_BUTTON, picks_risk(scene)).label != NULL;
    return is_worded ? ACTION_NONE : only_action(scene);
}

/* What a key or a button of the pad does as well, and what follows from it. */
static const char *confirm_hint(const TableScene *scene, const char *label)
{
    const char *words = panel_tip(scene, label, &command_press);
    const VerbLook *look = verb_look(scene, verb_meant(scene));
    if (look->hint && !look->id) { /* a verb with a button of its own tells it there */
        return panel_noun(scene, words, look->hint);
    }
    return words;
}

static void confirm_button(const TableScene *scene, Column *column)
{
    ButtonWords own = own_words(scene, CARDS_BUTTON, picks_risk(scene));
    bool is_next = is_confirm_next(scene) && (own.label || !takes_no_cards(scene));
    Button button = {.id = "button.confirm",
                     .label = own.label,
                     .rect = column_next(column),
                     .kind = kind_of(is_next),
                     .tone = tone_of(own.risk),
                     .reason = own.reason};
    if (!own.label) {
        button.label = confirm_label(scene);
        button.reason = confirm_reason(scene);
    }
    Action only = buttons_only(scene);
    if (only != ACTION_NONE) {
        button.label = tr(scene->wording->catalogue, verb_look(scene, action_verb(only))->only);
        button.reason = NULL;
    }
    button.hint = confirm_hint(scene, button.label);
    if (!ui_button(scene->ui, &button)) {
        return;
    }
    if (only != ACTION_NONE) {
        table_choose(scene->table, only);
    } else {
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

/* A button that was pressed tells nothing of a second press until it is left. */
static void verb_hush(const TableScene *scene, unsigned verb)
{
    Table *table = scene->table;
    bool is_pointed = rect_has(table->verb_rects[verb], ui_pointer(scene->ui));
    bool is_focused = ui_shows_focus(scene->ui) &&
                      text_equal(ui_focused_id(scene->ui), verb_look(scene, verb)->id);
    if (table->hushed_verb == verb && !is_pointed && !is_focused) {
        table->hushed_verb = NO_VERB;
    }
}

#define AGAIN_MS 1000

/* The second press of a double click on a button that costs something, or one that was meant for
 * what the first has done already, does nothing. At instant speed nobody is in front to click so.
 */
static bool is_pressed_again(const TableScene *scene, unsigned verb, ButtonTone tone)
{
    Table *table = scene->table;
    uint64_t now = ui_now_ms(scene->ui);
    if (tone == TONE_PLAIN || table->speed == SPEED_INSTANT) {
        return false;
    }
    if (table->costly_ms > 0 && now < table->costly_ms + AGAIN_MS) {
        return true;
    }
    if (table->hushed_verb == verb) { /* this press tells what the next does */
        table->hushed_verb = NO_VERB;
        return true;
    }
    table->costly_ms = now;
    return false;
}

/* What it costs, and what it leaves to come. */
static void verb_warning(const TableScene *scene, unsigned verb, Button *button)
{
    const char *fatal = verb_look(scene, verb)->fatal;
    Risk risk = pick_risk(scene->table, action_bare(verb));
    if (risk == RISK_FATAL && fatal) {
        button->label = tr(scene->wording->catalogue, fatal);
    }
    ButtonWords words = own_words(scene, verb, risk);
    if (words.label) {
        button->label = words.label;
    }
    if (words.label && words.risk != RISK_NONE) {
        button->hint = words_warned(scene, action_bare(verb), button->hint);
    }
    button->tone = tone_of(words.risk);
}

static void verb_button(const TableScene *scene, unsigned verb, Column *column)
{
    const VerbLook *look = verb_look(scene, verb);
    const Catalogue *catalogue = scene->wording->catalogue;
    Action action = action_bare(verb);
    Button button = {.id = look->id,
                     .label = tr(catalogue, look->label),
                     .rect = column_next(column),
                     .kind = kind_of(is_next(scene, verb)),
                     .hint = frame_word(scene->table, look->hint)};
    if (table_offers(scene, action, &button.reason)) {
        verb_warning(scene, verb, &button);
    }
    scene->table->verb_rects[verb] = button.rect;
    verb_hush(scene, verb);
    bool is_advised = table_is_advised(scene->table, action);
    button.value = is_advised ? panel_word(scene, N_("Suggested")) : NULL;
    bool is_pressed = ui_button(scene->ui, &button);
    table_mark_hint(scene, button.id, action, button.rect);
    if (is_pressed && is_advised) {
        ui_take_focus(scene->ui); /* Return takes the next hint too, not what is barred here now */
    }
    if (is_pressed && !is_pressed_again(scene, verb, button.tone)) {
        scene->table->chosen = action;
        scene->table->hushed_verb = (uint8_t)verb;
    }
    if (!look->standing) {
        return;
    }
    char id[ELEMENT_ID_MAX];
    Text text = text_in(id, sizeof id);
    text_append(&text, look->id);
    text_append(&text, "-all");
    button.id = id;
    button.value = NULL;
    button.label = tr(catalogue, look->standing);
    if (look->standing_hint) {
        button.hint = frame_word(scene->table, look->standing_hint);
    }
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
        if (table->layout.zones[zone].picks) {
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

/* Those above the button of cards, or those below it. */
static void verb_buttons(const TableScene *scene, bool are_above, Column *column)
{
    const Game *game = scene->wording->look->game;
    for (unsigned verb = 0; verb < game->names.verb_count; verb++) {
        if (has_button(scene, verb) && stands_above(scene, verb) == are_above) {
            verb_button(scene, verb, column);
        }
    }
}

void buttons_frame(const TableScene *scene)
{
    Column column = column_begin(scene);
    if (scene->table->setting.is_watched || scene->table->lends_buttons) {
        return;
    }
    verb_buttons(scene, true, &column);
    if (has_confirm(scene)) {
        confirm_button(scene, &column);
    }
    verb_buttons(scene, false, &column);
    Action choice = own_choice(scene);
    if (choice != ACTION_NONE) {
        own_choice_button(scene, choice, &column);
    }
}
