/* The words and numbers of the companion. */
#include "regicide/companion/steps.h"
#include "regicide/pieces.h"
#include "regicide/sentences.h"
#include "regicide/words.h"
#include "seated.h"

#include "flow.h"
#include "i18n/format.h"
#include "tables/table.h"
#include "tables/table_look.h"
#include "tables/table_picture.h"

#define STYLE_CENTRE ((TextStyle){FONT_BODY, SIZE_BODY, ALIGN_CENTRE, true})
#define STYLE_NUMBER ((TextStyle){FONT_TITLE, 44, ALIGN_CENTRE, true})
#define GAP          16.0f

static Companion *companion_of(const Flow *flow)
{
    return flow->context;
}

static const RegicideTable *table_of(const Flow *flow)
{
    return &companion_of(flow)->tally.now.table;
}

static void seat_buttons(Flow *flow)
{
    App *app = flow->app;
    unsigned seats = table_of(flow)->seats;
    bool has_begun = companion_of(flow)->tally.count > 0;
    const char *reason = app_word(app, N_("Begin a new game to change how many play."));
    flow_words(flow, NULL, app_word(app, N_("Players")), STYLE_BOLD);
    Rect row = flow_take(flow, flow->sheet.button, 14);
    float gap = 10 * flow->sheet.unit, width = (row.w + gap) / REGICIDE_SEATS - gap;
    for (unsigned i = 1; i <= REGICIDE_SEATS && flow->is_shown; i++) {
        Button button = {.id = app_numbered(app, "companion.seats.", i),
                         .label = app_number(app, i),
                         .rect = rect_cut_left(&row, width),
                         .kind = BUTTON_TAB,
                         .chosen = i == seats,
                         .reason = has_begun && i != seats ? reason : NULL};
        rect_cut_left(&row, gap);
        if (ui_button(app->ui, &button) && i != seats) {
            companion_begin_anew(app, companion_of(flow), i);
        }
    }
}

static void limits(Flow *flow)
{
    App *app = flow->app;
    const RegicideTable *table = table_of(flow);
    const char *limit = app_number(app, regicide_hand_limit(table->seats));
    flow_noun(flow, "companion.hand", app_phrase(app, N_("Max. hand size: {n}"), TR_VALUES(limit)),
              app_word(app, N_("Whoever has so many cards draws no more.")), STYLE_BODY);
    flow_words(
        flow, "companion.combo",
        app_word(app, N_("Combo: two to four cards of one value that total at most 10. An Animal "
                         "Companion pairs with any one card except a Jester.")),
        STYLE_BODY);
    flow_noun(flow, "companion.defeated",
              app_phrase(app, REGICIDE_DEFEATED_WORDS,
                         TR_VALUES(app_number(app, regicide_defeated(table)),
                                   app_number(app, REGICIDE_ROYALS))),
              app_word(app, N_("When the last King is defeated, you all win.")), STYLE_BOLD);
}

static void jesters(Flow *flow)
{
    static const char *const medals[] = {N_("A win now: Bronze"), N_("A win now: Silver"),
                                         N_("A win now: Gold")};
    App *app = flow->app;
    const RegicideTable *table = table_of(flow);
    if (table->seats > 1) {
        return;
    }
    flow_noun(flow, "companion.medal", app_word(app, medals[table->flips_left]),
              app_word(app, REGICIDE_MEDAL_RULE), STYLE_BOLD);
    flow_noun(flow, "companion.flips",
              app_plural(app, NP_("{n} Jester left", "{n} Jesters left"), table->flips_left),
              app_word(app, REGICIDE_FLIP_RULE), STYLE_BODY);
    Button flip = {.id = "companion.flip", .label = app_word(app, N_("Flip a Jester"))};
    if (!regicide_can_flip(table)) {
        flip.reason = app_word(app, N_("Both Jesters have been flipped."));
    } else if (table->won) {
        flip.reason = app_word(app, N_("The game is over."));
    }
    if (flow_button(flow, &flip)) {
        companion_do(app, companion_of(flow), 0);
    }
}

static void begin_anew(Flow *flow)
{
    App *app = flow->app;
    Companion *companion = companion_of(flow);
    if (!companion->asks) {
        Button anew = {.id = "companion.new", .label = app_word(app, N_("New game"))};
        bool is_pressed = flow_button(flow, &anew);
        companion->asks = is_pressed && companion->tally.count > 0;
        return;
    }
    flow_words(flow, "text.question", app_word(app, N_("Give up this count and begin anew?")),
               STYLE_BODY);
    Button yes = {.id = "button.yes", .label = app_word(app, N_("New game"))};
    Button no = {.id = "button.no", .label = app_word(app, N_("Cancel"))};
    if (flow_button(flow, &yes)) {
        companion_begin_anew(app, companion, companion->tally.now.table.seats);
    }
    if (flow_button(flow, &no)) {
        companion->asks = false;
    }
}

static void run_panel(Flow *flow)
{
    Button undo = {.id = "companion.undo", .label = app_word(flow->app, N_("Undo"))};
    if (companion_of(flow)->tally.count == 0) {
        undo.reason = app_word(flow->app, N_("There is nothing to take back."));
    }
    seat_buttons(flow);
    limits(flow);
    jesters(flow);
    if (flow_button(flow, &undo)) {
        companion_take_back(flow->app, companion_of(flow));
    }
    begin_anew(flow);
}

void companion_panel(App *app, Companion *companion, Rect rect)
{
    flow_panel(app, companion, "list.companion", rect, run_panel);
}

/* A number of the enemy with what it was at first; empty while there is no enemy. */
typedef struct Strength {
    const char *id, *label, *rule;
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
    ui_tip(app->ui, strength->id, strength->rule, rect);
    ui_tell(app->ui, &(Label){.id = strength->id, .name = strength->label, .value = number},
            rect_inset(rect, 4 * ui_unit(app->ui)));
}

/* What to do next, while nothing is picked. */
static Message advice(const RegicideTable *table)
{
    if (table->won) {
        return message_of(NC_("result", "Victory"));
    }
    if (table->enemy == CARD_NONE) {
        return message_of(N_("Press the enemy that is turned up: it is in the row above."));
    }
    int left = regicide_attack_left(table);
    if (left == 0) {
        return message_of(N_("Press the cards that are played. The enemy's attack is "
                             "wholly shielded."));
    }
    return MESSAGE(N_("Press the cards that are played. Whoever suffers the attack discards "
                      "at least {n}."),
                   value_number(left));
}

/* What the picked cards will do, why they cannot be played, or what to do next. */
typedef struct Prospect {
    Message lines[COMPANION_LINES];
    size_t count;
    bool is_fine;
} Prospect;

static Prospect prospect_of(const Companion *companion)
{
    Prospect prospect = {.count = 1};
    Message *lines = prospect.lines;
    prospect.is_fine = companion_accepts(&companion->tally.now, companion->picked, lines);
    if (!companion->picked) {
        lines[0] = advice(&companion->tally.now.table);
    } else if (prospect.is_fine) {
        prospect.count = companion_preview(&companion->tally.now, companion->picked, lines);
    }
    return prospect;
}

static void run_prospect(Flow *flow)
{
    const Prospect *prospect = flow->context;
    for (size_t i = 0; i < prospect->count; i++) {
        flow_words(flow, app_numbered(flow->app, "companion.line.", (int64_t)i),
                   app_message(flow->app, &regicide_game, &prospect->lines[i]), STYLE_BODY);
    }
}

static void show_prospect(App *app, Companion *companion, Rect rect)
{
    Prospect prospect = prospect_of(companion);
    Rect inner = ui_panel(app->ui, rect), foot = rect_cut_bottom(&inner, sheet_of(app).button);
    flow_region(app, &prospect, "list.prospect", inner, run_prospect);
    Button play = {
        .id = "companion.play",
        .label = app_word(app, NC_("cards", "Play")),
        .rect = foot,
        .kind = BUTTON_PRIMARY,
        .reason = prospect.is_fine ? NULL : app_message(app, &regicide_game, &prospect.lines[0])};
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
    Wording wording = app_wording(app, &regicide_game);
    Picture picture = table_face(&wording, table->enemy, rect.w);
    draw_shadow(ui_draw(app->ui), (Outline){rect, 0}, 6);
    draw_picture(ui_draw(app->ui), &picture, (Outline){rect, 0}, 1);
}

static void below(App *app, const char *id, const Message *message, const char *rule, Rect rect)
{
    ui_tip(app->ui, id, app_word(app, rule), rect);
    ui_label(app->ui, id, app_message(app, &regicide_game, message), STYLE_CENTRE, COLOR_GOLD_LIGHT,
             rect);
}

/* Draws attack and health at the sides on which they stand on the card. */
static void strengths(App *app, const RegicideTable *table, Rect rect)
{
    Sheet sheet = sheet_of(app);
    bool is_there = table->enemy != CARD_NONE;
    Strength health = {.id = "companion.health",
                       .label = app_word(app, N_("Health")),
                       .rule = app_word(app, REGICIDE_EXACT_RULE),
                       .left = regicide_health_left(table),
                       .whole = is_there ? regicide_health(table, table->enemy) : 0};
    Strength attack = {.id = "companion.attack",
                       .label = app_word(app, N_("Attack")),
                       .rule = app_word(app, REGICIDE_ATTACK_RULE),
                       .left = regicide_attack_left(table),
                       .whole = is_there ? regicide_attack(table, table->enemy) : 0};
    float gap = GAP * sheet.unit;
    Rect left = rect_cut_left(&rect, (rect.w - gap) / 2);
    rect_cut_left(&rect, gap);
    Rect left_foot = rect_cut_bottom(&left, 30 * sheet.type);
    Rect right_foot = rect_cut_bottom(&rect, 30 * sheet.type);
    number_panel(app, &attack, left);
    number_panel(app, &health, rect);
    if (is_there) {
        unsigned suit = regicide_suit(table->enemy);
        Message immune = MESSAGE(regicide_is_immune(table, suit) ? N_("Immune: {suit}")
                                                                 : N_("No longer immune: {suit}"),
                                 value_word(suit));
        Message shield = MESSAGE(N_("Shield {n}"), value_number(regicide_shield(table)));
        below(app, "companion.shield", &shield, regicide_power_tips[REGICIDE_SPADES], left_foot);
        below(app, "companion.immune", &immune, REGICIDE_IMMUNITY_RULE, right_foot);
    }
}

void companion_enemy(App *app, Companion *companion, Rect rect)
{
    const RegicideTable *table = &companion->tally.now.table;
    float gap = GAP * ui_unit(app->ui);
    enemy_card(app, table, rect_cut_left(&rect, rect.h / CARD_RATIO));
    rect_cut_left(&rect, 1.5f * gap);
    strengths(app, table, rect_cut_left(&rect, rect.w * 0.42f));
    rect_cut_left(&rect, gap);
    show_prospect(app, companion, rect);
}
