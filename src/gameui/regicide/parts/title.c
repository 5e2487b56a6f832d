/* The panel of the title: whose turn and which step, how far the game is. Everything is read from
 * the view that the motion has come to. */
#include "regicide/parts.h"
#include "regicide/seen.h"
#include "regicide/sentences.h"
#include "regicide/table.h"
#include "regicide/words.h"

#include "i18n/format.h"

#include <math.h>

/* The step that is seen in motion; 0: none. Steps 2 and 3 need no decision: they are named while
 * they are shown, and so is the enemy's blow before it is to be paid. The powers of a play are no
 * step of a flip, which draws too. */
static unsigned step_in_motion(const TableScene *scene)
{
    bool flips =
        table_counter(scene->table, REGICIDE_FLIPS) != regicide_table_of(scene)->flips_left;
    if (scene->phase == REGICIDE_SUFFERING) {
        return 4;
    }
    if (scene->cue < 0 || flips) {
        return 0;
    }
    switch ((enum RegicideCue)scene->cue) {
    case REGICIDE_CUE_IMMUNE:
    case REGICIDE_CUE_HEAL:
    case REGICIDE_CUE_DRAW:
    case REGICIDE_CUE_JESTER:
        return 2;
    case REGICIDE_CUE_DOUBLE:
    case REGICIDE_CUE_HIT:
    case REGICIDE_CUE_GUARD:
    case REGICIDE_CUE_EXACT:
    case REGICIDE_CUE_OVERKILL:
        return 3;
    case REGICIDE_CUE_YIELD:
    case REGICIDE_CUE_PAY:
    case REGICIDE_CUE_FLIP:
    case REGICIDE_CUE_WIN:
    case REGICIDE_CUE_LOSS:
        break;
    }
    return 0;
}

static unsigned step_at_rest(const RegicideTable *table)
{
    switch ((RegicidePhase)table->phase) {
    case REGICIDE_PLAYING:
        return 1;
    case REGICIDE_SUFFERING:
        return 4;
    case REGICIDE_NAMING:
    case REGICIDE_OVER:
        break;
    }
    return 0;
}

static unsigned step_number(const TableScene *scene)
{
    unsigned moving = step_in_motion(scene);
    return moving > 0 ? moving : step_at_rest(regicide_table_of(scene));
}

/* Whether the person may only flip: the hand is empty, or cannot cover the attack. */
static bool only_flips(const TableScene *scene)
{
    const Selection *selection = scene->selection;
    return scene->acting && table_rests(scene->table) && selection->legal_count == 1 &&
           action_verb(selection->legal[0]) == REGICIDE_FLIP;
}

static const char *step_words(const TableScene *scene)
{
    static const char *const steps[] = {NULL, N_("Step 1: play or yield"),
                                        N_("Step 2: suit powers"), N_("Step 3: damage"),
                                        N_("Step 4: suffer the attack")};
    const RegicideTable *table = regicide_table_of(scene);
    unsigned step = step_number(scene);
    if (only_flips(scene)) {
        return step == 1 ? N_("Step 1: flip a Jester") : N_("Step 4: flip a Jester");
    }
    if (step == 1 && table->seats == 1 && !table->solo_yield) {
        return N_("Step 1: play a card");
    }
    if (step > 0) {
        return steps[step];
    }
    if (table->phase == REGICIDE_NAMING) {
        return table->active == scene->seat ? N_("Choose who goes next")
                                            : N_("Names the next player");
    }
    return table->won ? NC_("result", "Victory") : NC_("result", "Defeat");
}

static void immunity_line(const TableScene *scene, Rect *rest)
{
    const RegicideTable *table = regicide_table_of(scene);
    if (table->enemy == CARD_NONE) {
        return;
    }
    unsigned suit = regicide_suit(table->enemy);
    const char *name = regicide_suit_name(scene->wording, suit);
    bool immune = regicide_is_immune(table, suit);
    const char *text = panel_phrase(scene, N_("Immune: {suit}"), TR_VALUES(name));
    Line line = {.id = "table.immune",
                 .text = text,
                 .name = text,
                 .value = "1",
                 .icon = regicide_suit_icons[suit],
                 .icon_color = regicide_suit_colors[suit],
                 .color = color_rgb(regicide_suit_colors[suit])};
    if (!immune) {
        line.name = panel_phrase(scene, N_("No longer immune: {suit}"), TR_VALUES(name));
        line.value = "0";
        line.color = color_faded(COLOR_MUTED, 0.6f);
        line.struck = true;
    }
    line.tip = panel_noun(scene, line.name, REGICIDE_IMMUNITY_RULE);
    panel_line(scene, &line, rest);
}

static void turn_line(const TableScene *scene, Rect *rest)
{
    Rect line = *rest;
    Seat seat = regicide_table_of(scene)->active;
    panel_turn(scene, seat, N_("Your turn"), COLOR_PAPER, rest);
    line.h = rest->y - line.y;
    const char *words =
        panel_phrase(scene, N_("{name}'s turn"), TR_VALUES(panel_name(scene, seat)));
    const char *tip =
        regicide_table_of(scene)->seats == 1
            ? N_("Alone you take every turn: play, then cover the attack of an enemy that still "
                 "stands.")
            : N_("Whoever defeats an enemy begins a new turn; otherwise the next player plays.");
    ui_tip(scene->ui, "table.turn", panel_noun(scene, words, tip), line);
}

#define COURT_RANKS 3
#define COURT_EACH  4
#define COURT_LINE  0.95f /* lines of the row */
#define COURT_GAP   5.0f  /* units between a letter and its lights */

/* Draws the light of a royal: one that has fallen is full, the one on the table has a point in its
 * middle, and those to come are rings. */
static void court_light(const TableScene *scene, Rect place, int index, int defeated)
{
    DrawList *list = ui_draw(scene->ui);
    float side = floorf(fminf(place.w * 0.9f, place.h * 0.6f));
    Rect disc = {place.x, floorf(place.y + (place.h - side) / 2), side, side};
    Color color = index <= defeated ? COLOR_GOLD_LIGHT : color_faded(COLOR_MUTED, 0.8f);
    draw_round(list, disc, side / 2, color);
    if (index < defeated) {
        return;
    }
    Rect hole = rect_inset(disc, side * 0.15f);
    draw_round(list, hole, hole.w / 2, color_rgb(0x0b0a10));
    if (index == defeated && regicide_table_of(scene)->enemy != CARD_NONE) {
        Rect point = rect_inset(disc, side * 0.32f);
        draw_round(list, point, point.w / 2, color);
    }
}

static void court_rank(const TableScene *scene, int rank, Rect place)
{
    static const char *const letters[COURT_RANKS] = {"J", "Q", "K"};
    int defeated = regicide_defeated(regicide_table_of(scene));
    TextStyle style = {.face = FONT_BODY_BOLD, .size = SIZE_BODY * scene->layout->type};
    const TextBlock *block = text_layout(scene->ui, letters[rank], style, 0);
    float widest = text_layout(scene->ui, letters[1], style, 0)->w;
    Rect letter = rect_cut_left(&place, widest + COURT_GAP * ui_unit(scene->ui));
    draw_text(ui_draw(scene->ui), block, (Point){letter.x, letter.y + (letter.h - block->h) / 2},
              COLOR_MUTED);
    float step = floorf(0.92f * place.w / COURT_EACH); /* all lights look alike */
    for (int i = 0; i < COURT_EACH; i++) {
        Rect light = {roundf(place.x) + step * (float)i, roundf(place.y), step, roundf(place.h)};
        court_light(scene, light, COURT_EACH * rank + i, defeated);
    }
}

/* Draws the goal: a light for each royal, in the order in which they must fall. */
static void court_row(const TableScene *scene, Rect *rest)
{
    const RegicideTable *table = regicide_table_of(scene);
    int royals = regicide_royals(table), defeated = regicide_defeated(table);
    Rect row = rect_cut_top(rest, COURT_LINE * panel_line_height(scene));
    const char *name =
        panel_phrase(scene, REGICIDE_DEFEATED_WORDS,
                     TR_VALUES(panel_number(scene, defeated), panel_number(scene, royals)));
    ui_tell(scene->ui,
            &(Label){.id = "table.court",
                     .name = name,
                     .value = panel_digits(scene, defeated),
                     .tip = panel_noun(scene, name, REGICIDE_WIN_RULE)},
            row);
    row.w /= COURT_RANKS;
    for (int rank = 0; rank < royals / COURT_EACH; rank++) {
        court_rank(scene, rank, row);
        row.x += row.w;
    }
}

static float step_rows(const TableScene *scene, const Line *step, float width)
{
    TextStyle style = {.face = FONT_BODY, .size = SIZE_BODY * scene->layout->type};
    return text_layout(scene->ui, step->text, style, 0)->w <= width ? 1 : 2;
}

/* Whether the row leaves room for the lines after it: whose turn it is, the step, the immunity. */
static bool has_court_row(const TableScene *scene, const Line *step, Rect rest)
{
    float lines = (scene->layout->is_brief ? 1.05f : 2.05f) + step_rows(scene, step, rest.w);
    return regicide_holds(scene, rest, COURT_LINE + lines);
}

static void title_panel(const TableScene *scene)
{
    const RegicideView *view = regicide_view_of(scene);
    int number = regicide_defeated(&view->table) + (view->table.enemy != CARD_NONE);
    bool is_brief = scene->layout->is_brief;
    Rect panel = scene->part.rect;
    Rect rest = is_brief ? ui_panel(scene->ui, panel) : panel_title(scene, N_("Regicide"), panel);
    Line enemy = {.id = "table.number",
                  .value = panel_digits(scene, number),
                  .color = COLOR_PAPER,
                  .text =
                      panel_phrase(scene, N_("Enemy {n} of {m}"),
                                   TR_VALUES(panel_number(scene, number),
                                             panel_number(scene, regicide_royals(&view->table))))};
    enemy.tip =
        panel_noun(scene, enemy.text, N_("The game is won when the last of them is defeated."));
    if (!scene->layout->is_terse || regicide_holds(scene, rest, 4)) {
        panel_line(scene, &enemy, &rest);
    }
    Line step = {.id = "table.step",
                 .text = panel_word(scene, step_words(scene)),
                 .color = COLOR_PAPER,
                 .value = panel_digits(scene, step_number(scene)),
                 .wraps = true};
    if (has_court_row(scene, &step, rest)) {
        court_row(scene, &rest);
    }
    if (view->table.phase != REGICIDE_OVER && !is_brief) { /* the bar says it, too */
        turn_line(scene, &rest);
    }
    Rect foot = rect_cut_bottom(&rest, panel_line_height(scene));
    bool can_yield = view->table.seats > 1 || view->table.solo_yield;
    const char *steps =
        can_yield
            ? N_("A turn has four steps: play or yield, suit powers, damage, suffer the attack.")
            : N_("A turn has four steps: play, suit powers, damage, suffer the attack.");
    step.tip = panel_noun(scene, step.text, steps);
    panel_line(scene, &step, &rest);
    immunity_line(scene, &foot);
}

void regicide_title(const TableScene *shown)
{
    RegicideSeen seen;
    regicide_see(shown, &seen);
    title_panel(&seen.scene);
}

void regicide_spare_panels(const TableScene *scene)
{
    const Layout *layout = scene->layout;
    for (unsigned spot = SPOT_TITLE; spot < SPOT_SEATS; spot++) {
        if (layout->spots[spot].w > 0) {
            ui_tip_spare(scene->ui, layout->spots[spot]);
        }
    }
    ui_tip_spare(scene->ui, layout->hand);
}
