/* The words and numbers of the companion. The panel at the side is run through twice in a frame, to
 * learn how high it is before it is shown in a region that scrolls. */
#include "companion_scene.h"

#include "i18n/format.h"
#include "tables/table.h"

#define STYLE_BOLD   ((TextStyle){FONT_BODY_BOLD, SIZE_BODY, ALIGN_LEFT, false})
#define STYLE_CENTRE ((TextStyle){FONT_BODY, SIZE_BODY, ALIGN_CENTRE, true})
#define STYLE_NUMBER ((TextStyle){FONT_TITLE, 44, ALIGN_CENTRE, true})
#define GAP          16.0f
#define CARD_RATIO   1.4f
#define LINES_MAX    7

typedef struct Flow {
    App *app;
    Companion *companion;
    const Page *page;
    bool is_shown; /* false: only measured */
    Rect rest;
    float height;
} Flow;

static Rect take(Flow *flow, float height, float gap)
{
    float whole = height + gap * flow->page->unit;
    Rect rect = rect_cut_top(&flow->rest, whole);
    rect.h = height;
    flow->height += whole;
    return rect;
}

static void words(Flow *flow, const char *id, const char *text, TextStyle style)
{
    Rect rect = take(flow, text_layout(flow->app->ui, text, style, flow->rest.w)->h, 8);
    if (flow->is_shown) {
        ui_label(flow->app->ui, id, text, style, COLOR_MUTED, rect);
    }
}

static bool button(Flow *flow, const Button *like)
{
    Button button = *like;
    button.rect = take(flow, flow->page->button, 12);
    return flow->is_shown && ui_button(flow->app->ui, &button);
}

static void seat_buttons(Flow *flow)
{
    App *app = flow->app;
    unsigned seats = flow->companion->tally.now.table.seats;
    bool has_begun = flow->companion->tally.count > 0;
    words(flow, NULL, app_word(app, N_("Players")), STYLE_BOLD);
    Rect row = take(flow, flow->page->button, 14);
    float gap = 10 * flow->page->unit, width = (row.w + gap) / REGICIDE_SEATS - gap;
    for (unsigned i = 1; i <= REGICIDE_SEATS && flow->is_shown; i++) {
        Button button = {.id = app_numbered(app, "companion.seats.", i),
                         .label = app_number(app, i),
                         .rect = rect_cut_left(&row, width),
                         .kind = BUTTON_TAB,
                         .chosen = i == seats};
        if (has_begun && i != seats) {
            button.reason = app_word(app, N_("Begin a new game to change how many play."));
        }
        rect_cut_left(&row, gap);
        if (ui_button(app->ui, &button) && i != seats) {
            companion_begin_anew(app, flow->companion, i);
        }
    }
}

static void limits(Flow *flow)
{
    App *app = flow->app;
    const RegicideTable *table = &flow->companion->tally.now.table;
    const char *limit = app_number(app, regicide_hand_limit(table->seats));
    words(flow, "companion.hand", app_phrase(app, N_("Largest hand: {n} cards"), TR_VALUES(limit)),
          STYLE_BODY);
    words(flow, "companion.combo",
          app_word(app, N_("Combo: two to four cards of one value that total at most 10. An Animal "
                           "Companion pairs with any one card but a Jester.")),
          STYLE_BODY);
    words(flow, "companion.defeated",
          app_phrase(app, N_("Enemies defeated: {n} of {m}"),
                     TR_VALUES(app_number(app, regicide_defeated(table)),
                               app_number(app, REGICIDE_ROYALS))),
          STYLE_BOLD);
}

static void jesters(Flow *flow)
{
    static const char *const medals[] = {N_("A win now: Bronze"), N_("A win now: Silver"),
                                         N_("A win now: Gold")};
    App *app = flow->app;
    const RegicideTable *table = &flow->companion->tally.now.table;
    if (table->seats > 1) {
        return;
    }
    words(flow, "companion.medal", app_word(app, medals[table->flips_left]), STYLE_BOLD);
    words(flow, "companion.flips",
          app_plural(app, NP_("{n} Jester left", "{n} Jesters left"), table->flips_left),
          STYLE_BODY);
    Button flip = {.id = "companion.flip", .label = app_word(app, N_("Flip a Jester"))};
    if (!regicide_can_flip(table)) {
        flip.reason = app_word(app, N_("Both Jesters have been flipped."));
    } else if (table->won) {
        flip.reason = app_word(app, N_("The game is over."));
    }
    if (button(flow, &flip)) {
        companion_do(app, flow->companion, 0);
    }
}

static void begin_anew(Flow *flow)
{
    App *app = flow->app;
    Companion *companion = flow->companion;
    if (!companion->asks) {
        Button anew = {.id = "companion.new", .label = app_word(app, N_("New game"))};
        bool is_pressed = button(flow, &anew);
        companion->asks = is_pressed && companion->tally.count > 0;
        return;
    }
    words(flow, "text.question", app_word(app, N_("Give up this count and begin anew?")),
          STYLE_BODY);
    Button yes = {.id = "button.yes", .label = app_word(app, N_("New game"))};
    Button no = {.id = "button.no", .label = app_word(app, N_("Cancel"))};
    if (button(flow, &yes)) {
        companion_begin_anew(app, companion, companion->tally.now.table.seats);
    }
    if (button(flow, &no)) {
        companion->asks = false;
    }
}

static void flow_all(Flow *flow)
{
    Button undo = {.id = "companion.undo", .label = app_word(flow->app, N_("Undo"))};
    if (flow->companion->tally.count == 0) {
        undo.reason = app_word(flow->app, N_("There is nothing to take back."));
    }
    seat_buttons(flow);
    limits(flow);
    jesters(flow);
    if (button(flow, &undo)) {
        companion_take_back(flow->app, flow->companion);
    }
    begin_anew(flow);
}

void companion_panel(App *app, Companion *companion, Rect rect, const Page *page)
{
    Rect inner = ui_panel(app->ui, rect);
    Flow flow = {.app = app, .companion = companion, .page = page, .rest = inner};
    flow_all(&flow);
    flow.rest = ui_scroll_begin(app->ui, "list.companion", inner, flow.height);
    flow.is_shown = true;
    flow_all(&flow);
    ui_scroll_end(app->ui);
}

/* A number of the enemy with what it was at first; empty while there is no enemy. */
typedef struct Strength {
    const char *id, *label;
    int left, whole;
} Strength;

static void number_panel(App *app, const Strength *strength, Rect rect)
{
    Rect inner = ui_panel(app->ui, rect);
    const char *number = strength->whole > 0 ? app_number(app, strength->left) : "–";
    const char *whole = app_number(app, strength->whole);
    float line = text_layout(app->ui, strength->label, STYLE_CENTRE, inner.w)->h;
    ui_label(app->ui, NULL, strength->label, STYLE_CENTRE, COLOR_MUTED, rect_cut_top(&inner, line));
    Rect foot = rect_cut_bottom(&inner, line);
    float height = text_layout(app->ui, number, STYLE_NUMBER, inner.w)->h;
    ui_label(app->ui, NULL, number, STYLE_NUMBER, COLOR_GOLD_LIGHT,
             rect_around(rect_centre(inner), inner.w, height));
    if (strength->whole > 0) {
        ui_label(app->ui, NULL, app_phrase(app, N_("of {n}"), TR_VALUES(whole)), STYLE_CENTRE,
                 COLOR_PAPER, foot);
    }
    ui_element(app->ui, &(Element){.id = strength->id,
                                   .role = ROLE_TEXT,
                                   .name = strength->label,
                                   .value = number,
                                   .rect = rect_inset(rect, 4 * ui_unit(app->ui)),
                                   .still = true});
}

static Message say(const char *text, ValueKind kind, int64_t value)
{
    return message_with(message_of(text), kind, value);
}

/* What an accepted play will do; returns how many lines. */
static size_t forecast(const RegicideTable *table, CardSet cards, Message out[LINES_MAX])
{
    RegicideAttack attack = regicide_attack_of(table, cards);
    size_t count = 0;
    if (set_first(cards) >= 52) {
        out[count++] =
            message_with(say(N_("{card} is no longer immune to {suit}"), VALUE_CARD, table->enemy),
                         VALUE_WORD, regicide_suit(table->enemy));
        return count;
    }
    if (attack.suits != attack.powers) {
        out[count++] = say(N_("immune to {suit}"), VALUE_WORD, regicide_suit(table->enemy));
    }
    if (attack.powers & 1u << REGICIDE_HEARTS) {
        out[count++] = say(N_("heal {n}"), VALUE_NUMBER, attack.value);
    }
    if (attack.powers & 1u << REGICIDE_DIAMONDS) {
        out[count++] = say(N_("draw {n}"), VALUE_NUMBER, attack.value);
    }
    out[count++] = say(N_("{n} damage"), VALUE_NUMBER, attack.damage);
    if (attack.powers & 1u << REGICIDE_SPADES) {
        out[count++] = say(N_("shield {n}"), VALUE_NUMBER, attack.value);
    }
    int left = regicide_health_left(table) - attack.damage;
    out[count++] = left > 0    ? say(N_("enemy left {n}"), VALUE_NUMBER, left)
                   : left == 0 ? say(N_("exact damage: {card} goes on top of the Tavern deck"),
                                     VALUE_CARD, table->enemy)
                               : say(N_("{card} is defeated and goes to the discard pile"),
                                     VALUE_CARD, table->enemy);
    return count;
}

/* What to do next, while nothing is picked. */
static Message advice(const RegicideTable *table)
{
    if (table->won) {
        return message_of(NC_("result", "Victory"));
    }
    if (table->enemy == CARD_NONE) {
        return message_of(N_("Which enemy is turned up? Press it above."));
    }
    int left = regicide_attack_left(table);
    return left == 0
               ? message_of(N_("Press the cards that are played. The enemy's attack is "
                               "wholly shielded."))
               : say(N_("Press the cards that are played. Whoever suffers the attack discards "
                        "at least {n}."),
                     VALUE_NUMBER, left);
}

static void prospect(App *app, Companion *companion, Rect rect, const Page *page)
{
    const RegicideTable *table = &companion->tally.now.table;
    Message lines[LINES_MAX] = {advice(table)}, why = {0};
    bool is_fine = companion_accepts(&companion->tally.now, companion->picked, &why);
    size_t count = 1;
    if (companion->picked) {
        lines[0] = why;
        count = is_fine ? forecast(table, companion->picked, lines) : 1;
    }
    Rect inner = ui_panel(app->ui, rect), foot = rect_cut_bottom(&inner, page->button);
    Flow flow = {.app = app, .page = page, .rest = inner};
    const char *text[LINES_MAX];
    for (size_t i = 0; i < count; i++) {
        text[i] = app_message(app, &regicide_game, &lines[i]);
        words(&flow, NULL, text[i], STYLE_BODY);
    }
    flow.rest = ui_scroll_begin(app->ui, "list.prospect", inner, flow.height);
    flow.is_shown = true;
    for (size_t i = 0; i < count; i++) {
        words(&flow, app_numbered(app, "companion.line.", (int64_t)i), text[i], STYLE_BODY);
    }
    ui_scroll_end(app->ui);
    Button play = {.id = "companion.play",
                   .label = app_word(app, NC_("cards", "Play")),
                   .rect = foot,
                   .kind = BUTTON_PRIMARY,
                   .reason = is_fine ? NULL : text[0]};
    if (ui_button(app->ui, &play)) {
        companion_do(app, companion, companion->picked);
    }
}

/* The enemy's card, or the place where it will lie. */
static void enemy_card(App *app, const RegicideTable *table, Rect rect)
{
    float unit = ui_unit(app->ui);
    if (table->enemy == CARD_NONE) {
        draw_frame_dashed(ui_draw(app->ui), rect, 2 * unit, COLOR_GOLD);
        return;
    }
    Wording wording = {.catalogue = &app->catalogue, .game = &regicide_game};
    Picture picture = table_face(&wording, table->enemy, rect.w);
    draw_shadow(ui_draw(app->ui), (Outline){rect, 0}, 6);
    draw_picture(ui_draw(app->ui), &picture, (Outline){rect, 0}, 1);
}

static void below(App *app, const char *id, const Message *message, Rect rect)
{
    ui_label(app->ui, id, app_message(app, &regicide_game, message), STYLE_CENTRE, COLOR_GOLD_LIGHT,
             rect);
}

static void strengths(App *app, const RegicideTable *table, Rect rect, const Page *page)
{
    bool is_there = table->enemy != CARD_NONE;
    Strength health = {.id = "companion.health",
                       .label = app_word(app, N_("Health")),
                       .left = regicide_health_left(table),
                       .whole = is_there ? regicide_health(table->enemy) : 0};
    Strength attack = {.id = "companion.attack",
                       .label = app_word(app, N_("Attack")),
                       .left = regicide_attack_left(table),
                       .whole = is_there ? regicide_attack(table->enemy) : 0};
    float gap = GAP * page->unit;
    Rect left = rect_cut_left(&rect, (rect.w - gap) / 2);
    rect_cut_left(&rect, gap);
    Rect left_foot = rect_cut_bottom(&left, 30 * page->type);
    Rect right_foot = rect_cut_bottom(&rect, 30 * page->type);
    number_panel(app, &health, left);
    number_panel(app, &attack, rect);
    if (is_there) {
        unsigned suit = regicide_suit(table->enemy);
        Message immune = say(regicide_is_immune(table, suit) ? N_("Immune: {suit}")
                                                             : N_("No longer immune: {suit}"),
                             VALUE_WORD, suit);
        Message shield = say(N_("Shield {n}"), VALUE_NUMBER, regicide_shield(table));
        below(app, "companion.immune", &immune, left_foot);
        below(app, "companion.shield", &shield, right_foot);
    }
}

void companion_enemy(App *app, Companion *companion, Rect rect, const Page *page)
{
    const RegicideTable *table = &companion->tally.now.table;
    float gap = GAP * page->unit;
    enemy_card(app, table, rect_cut_left(&rect, rect.h / CARD_RATIO));
    rect_cut_left(&rect, 1.5f * gap);
    strengths(app, table, rect_cut_left(&rect, rect.w * 0.42f), page);
    rect_cut_left(&rect, gap);
    prospect(app, companion, rect, page);
}
