/* What stands beside the cards of Clash of Decks: whose turn and phase it is and the mana left, how
 * long both keepers will stand, the bridges with the free places behind the units, and one card at
 * length: that under the pointer or the focus, else what happened last. */
#include "clash_table.h"

#include "base/text.h"
#include "i18n/format.h"

#include <string.h>

#define TOLD_SIZE (SIZE_BODY * 0.8f) /* at least, of what happened last */

static const ClashView *view_of(const TableScene *scene)
{
    return scene->view;
}

static const ClashTable *table_of(const TableScene *scene)
{
    return &view_of(scene)->table;
}

static bool is_automaton(const TableScene *scene, Seat seat)
{
    return table_of(scene)->mode == CLASH_SOLO && seat == 1;
}

static const char *phase_words(const ClashTable *table)
{
    switch ((ClashPhase)table->phase) {
    case CLASH_PICKING:
        return N_("Draft: pick a card");
    case CLASH_CHOOSING:
        return N_("Choose ten cards");
    case CLASH_BANNING:
        return N_("Remove a card of the other deck");
    case CLASH_SUMMONING:
        return N_("Summoning");
    case CLASH_ATTACKING:
        return N_("Assault");
    case CLASH_RETURNING:
        return N_("Units return");
    case CLASH_OVER:
        break;
    }
    return N_("The game is over.");
}

static void turn_lines(const TableScene *scene, Rect *rest)
{
    const ClashTable *table = table_of(scene);
    Seat active = table->phase == CLASH_RETURNING  ? clash_returning_owner(table)
                  : table->phase == CLASH_CHOOSING ? scene->seat
                                                   : table->active;
    panel_turn(scene, active, N_("Your turn"), COLOR_GOLD_LIGHT, rest);
    if (table->turn == 0) {
        return;
    }
    int mana = table_counter(scene->table, CLASH_COUNTER_MANA);
    Line line = {
        .id = "table.mana",
        .value = panel_digits(scene, mana),
        .icon = "ui/glyph-mana",
        .size = SIZE_NAME,
        .bold = true,
        .color = COLOR_PAPER,
        .text = panel_phrase(scene, N_("Mana left: {n}"), TR_VALUES(panel_number(scene, mana)))};
    panel_line(scene, &line, rest);
}

static void title_panel(const TableScene *scene)
{
    const ClashTable *table = table_of(scene);
    Rect rest = panel_title(scene, N_("Clash of Decks"), scene->layout->spots[SPOT_TITLE]);
    if (table->turn > 0) {
        Line number = {.id = "table.number",
                       .value = panel_digits(scene, table->turn),
                       .color = COLOR_MUTED,
                       .text = panel_phrase(scene, N_("Turn {n}"),
                                            TR_VALUES(panel_number(scene, table->turn)))};
        panel_line(scene, &number, &rest);
    }
    Line phase = {.id = "table.phase",
                  .value = clash_game.names.phases[table->phase],
                  .color = COLOR_PAPER,
                  .text = panel_word(scene, phase_words(table))};
    panel_line(scene, &phase, &rest);
    if (table->phase != CLASH_OVER) {
        turn_lines(scene, &rest);
    }
}

/* "Bastion: durability 6" of a hand; of the automaton the cards of its pile. */
static void keeper_line(const TableScene *scene, Seat seat, Rect *rest)
{
    const ClashTable *table = table_of(scene);
    const ClashSide *side = &table->sides[seat];
    unsigned life = is_automaton(scene, seat) ? table->pile_count : clash_keeper_life(side);
    Line line = {.id = panel_id(scene, "seat.", seat, ".keeper"),
                 .value = panel_digits(scene, life),
                 .icon = "ui/glyph-durability",
                 .color = life > 2 ? COLOR_PAPER : COLOR_WARNING};
    line.text = panel_phrase(
        scene, side->is_fort ? N_("Fort: durability {n}") : N_("Bastion: durability {n}"),
        TR_VALUES(panel_number(scene, life)));
    panel_line(scene, &line, rest);
}

/* How many cards, and of how many: the other side above, as at the table. */
static void side_lines(const TableScene *scene, Seat seat, Rect *rest)
{
    const ClashSide *side = &table_of(scene)->sides[seat];
    Line name = {.id = panel_id(scene, "seat.", seat, ".name"),
                 .text = panel_name(scene, seat),
                 .color = seat == scene->seat ? COLOR_GOLD_LIGHT : COLOR_PAPER,
                 .bold = true};
    panel_line(scene, &name, rest);
    if (table_of(scene)->turn > 0) {
        keeper_line(scene, seat, rest);
    }
    bool dealt = table_of(scene)->turn > 0;
    if (dealt && is_automaton(scene, seat)) {
        return;
    }
    unsigned count = dealt ? side->hand_count + 1u : side->pick_count;
    Line line = {.id = panel_id(scene, "seat.", seat, ".count"),
                 .value = panel_digits(scene, count),
                 .color = COLOR_MUTED};
    line.text = panel_phrase(scene, dealt ? N_("Cards in hand: {n}") : N_("Cards picked: {n}"),
                             TR_VALUES(panel_number(scene, count)));
    panel_line(scene, &line, rest);
}

static void sides_panel(const TableScene *scene)
{
    Rect rest = ui_panel(scene->ui, scene->layout->spots[SPOT_SIDES]);
    side_lines(scene, (Seat)(1 - scene->seat), &rest);
    side_lines(scene, scene->seat, &rest);
}

/* The last lines that fit in letters that can be read: the turn of the automaton may be long, and
 * the log has all of it. */
static const TextBlock *told_block(const TableScene *scene, const char *told, Rect room)
{
    TextStyle style = {.face = FONT_BODY, .size = SIZE_BODY + 2};
    const TextBlock *block = text_layout(scene->ui, told, style, room.w);
    while (block->h > room.h && style.size > TOLD_SIZE) {
        style.size *= 0.95f;
        block = text_layout(scene->ui, told, style, room.w);
    }
    for (const char *line = told; block->h > room.h && (line = strchr(line, '\n'));) {
        line++;
        block = text_layout(scene->ui, line, style, room.w);
        told = line;
    }
    return block->h > room.h ? panel_block(scene, told, room.w, room.h) : block;
}

static void told_panel(const TableScene *scene)
{
    const char *told = table_told(scene->table);
    if (told[0] == '\0') {
        return;
    }
    Rect inner = ui_panel(scene->ui, scene->layout->spots[SPOT_INFO]);
    const TextBlock *block = told_block(scene, told, inner);
    Element element = {.id = "table.told",
                       .role = ROLE_TEXT,
                       .name = told,
                       .rect = inner,
                       .secret = true,
                       .still = true};
    ui_element(scene->ui, &element);
    draw_clip(ui_draw(scene->ui), inner);
    draw_text(ui_draw(scene->ui), block, (Point){inner.x, inner.y}, COLOR_PAPER);
    draw_clip_end(ui_draw(scene->ui));
}

/* The bridge of a row with the name of the row below it. */
static void bridge(const TableScene *scene, unsigned row)
{
    Rect place = scene->layout->spots[SPOT_BRIDGES + row];
    Picture picture = picture_named("clash/bridge");
    float width = place.w * 0.94f, height = width * CARD_RATIO;
    TextStyle style = {.face = FONT_BODY_BOLD,
                       .size = SIZE_BODY * scene->layout->type,
                       .align = ALIGN_CENTRE,
                       .fit = true};
    const TextBlock *name = panel_fit(
        scene->ui, panel_word(scene, row == 0 ? N_("Top row") : N_("Bottom row")), style, width);
    Rect both = rect_around(rect_centre(place), width, height + name->h);
    Outline outline = {.rect = rect_cut_top(&both, height)};
    draw_shadow(ui_draw(scene->ui), outline, 4);
    draw_picture(ui_draw(scene->ui), &picture, outline, 1);
    draw_text(ui_draw(scene->ui), name, (Point){both.x, both.y}, COLOR_GOLD_LIGHT);
}

/* The ground of a row: lighter where it can take the picked card. */
static void ground(const TableScene *scene, Rect rect, bool open)
{
    float unit = scene->layout->unit;
    draw_round(ui_draw(scene->ui), rect, 10 * unit, color_faded(COLOR_PANEL, 0.32f));
    if (open) {
        draw_frame_dashed(ui_draw(scene->ui), rect, 2 * unit, COLOR_GOLD_LIGHT);
    }
}

/* The next free place of an own row; it is pressed at the outer end, where no unit stands. */
static void free_place(const TableScene *scene, unsigned row)
{
    const ClashSide *side = &table_of(scene)->sides[scene->seat];
    Pick pick = clash_row_pick(row);
    Rect half = scene->layout->spots[SPOT_ROWS + row], edge = half;
    bool open = clash_is_open(scene, pick);
    unsigned place = side->counts[row] + 1u;
    ground(scene, half, open);
    Line line = {.text = panel_number(scene, place)};
    const char *name =
        panel_phrase(scene, row == 0 ? N_("Top row, place {n}") : N_("Bottom row, place {n}"),
                     TR_VALUES(line.text));
    Element element = {.id = clash_unit_id(scene, scene->seat, row, place),
                       .role = ROLE_DROP,
                       .name = name,
                       .rect = rect_inset(rect_cut_left(&edge, 40 * scene->layout->unit), 2),
                       .outline = {.rect = half},
                       .still = !open};
    Touch touch = ui_element(scene->ui, &element);
    if (touch.activated && open) {
        table_aim(scene->table, pick);
    }
}

static void other_ground(const TableScene *scene, unsigned row)
{
    Rect half = scene->layout->spots[SPOT_ROWS + row];
    Rect bridge_place = scene->layout->spots[SPOT_BRIDGES + row];
    half.x = bridge_place.x + bridge_place.w;
    ground(scene, half, false);
}

void clash_panels(const TableScene *scene)
{
    title_panel(scene);
    sides_panel(scene);
    told_panel(scene);
    if (table_of(scene)->turn == 0) {
        return;
    }
    for (unsigned row = 0; row < CLASH_ROWS; row++) {
        other_ground(scene, row);
        bridge(scene, row);
        free_place(scene, row);
    }
}

/* "Mana 4 · attack 5 · durability 5" */
static const char *fact_words(const TableScene *scene, Card card)
{
    const ClashFacts *facts = &clash_facts[card];
    const char *mana = panel_number(scene, facts->mana);
    const char *attack = panel_number(scene, facts->attack);
    const char *durability = panel_number(scene, facts->durability);
    if (clash_is_incantation(card)) {
        return panel_phrase(scene, N_("Incantation · mana {mana} · damage {damage}"),
                            TR_VALUES(mana, attack));
    }
    return panel_phrase(scene, N_("Unit · mana {mana} · attack {attack} · durability {durability}"),
                        TR_VALUES(mana, attack, durability));
}

const char *clash_ability_words(const TableScene *scene, unsigned ability, bool aura)
{
    char bytes[512];
    Text text = text_in(bytes, sizeof bytes);
    const char *name = clash_ability_name(scene->wording, ability);
    const char *rule = panel_word(scene, clash_ability_rule(ability));
    if (aura) {
        text_append(&text, panel_phrase(scene,
                                        N_("Aura: {ability}. Units directly in front of and "
                                           "behind it have this ability; it does not."),
                                        TR_VALUES(name)));
        text_append(&text, "\n");
    }
    text_append(&text, panel_phrase(scene, N_("{ability}: {rule}"), TR_VALUES(name, rule)));
    return panel_copy(scene, bytes);
}

static void add_ability(const TableScene *scene, unsigned ability, bool aura, Text *out)
{
    text_append(out, "\n");
    text_append(out, clash_ability_words(scene, ability, aura));
}

static const char *keeper_words(const TableScene *scene, Card card)
{
    return panel_word(scene,
                      card == CLASH_BASTION
                          ? N_("Damage moves it to the right, one place for each. At the right "
                               "end it falls and becomes the Fort at the left end.")
                          : N_("Damage moves it to the right, one place for each. At the right "
                               "end its owner loses."));
}

static void info_words(const TableScene *scene, const CardMark *mark, Text *out)
{
    if (mark->card >= CLASH_CARDS) {
        text_append(out, keeper_words(scene, mark->card));
        return;
    }
    const ClashFacts *facts = &clash_facts[mark->card];
    unsigned set = facts->abilities;
    if (mark->zone >= CLASH_ZONE_ROWS) {
        unsigned line = mark->zone - CLASH_ZONE_ROWS;
        set = clash_abilities(&table_of(scene)->sides[line / CLASH_ROWS], line % CLASH_ROWS,
                              mark->index);
    }
    text_append(out, fact_words(scene, mark->card));
    for (unsigned ability = 0; ability < CLASH_ABILITIES; ability++) {
        if (set >> ability & 1) {
            add_ability(scene, ability, false, out);
        }
        if (facts->aura >> ability & 1) {
            add_ability(scene, ability, true, out);
        }
    }
}

void clash_info(const TableScene *scene, const CardMark *mark)
{
    char bytes[1024], name[64];
    Rect place = scene->layout->spots[SPOT_INFO];
    Text words = text_in(bytes, sizeof bytes), title = text_in(name, sizeof name);
    clash_name(scene->wording, mark->card, &title);
    info_words(scene, mark, &words);
    ui_hide(scene->ui, place);
    Rect inner = ui_panel(scene->ui, place);
    draw_fill(ui_draw(scene->ui), inner, COLOR_PANEL);
    Line heading = {.id = "info.title",
                    .text = name,
                    .title = true,
                    .size = SIZE_NAME,
                    .heading = true,
                    .color = COLOR_GOLD_LIGHT};
    panel_line(scene, &heading, &inner);
    Line paper = {.id = "info.paper",
                  .text = clash_paper_name(mark->card),
                  .size = SIZE_BODY * 0.8f,
                  .color = COLOR_MUTED};
    if (!text_equal(paper.text, name)) {
        panel_line(scene, &paper, &inner);
    }
    const char *text = panel_copy(scene, bytes);
    const TextBlock *block = panel_block(scene, text, inner.w, inner.h);
    Element element = {
        .id = "info.text", .role = ROLE_TEXT, .name = text, .rect = inner, .still = true};
    ui_element(scene->ui, &element);
    draw_text(ui_draw(scene->ui), block, (Point){inner.x, inner.y}, COLOR_PAPER);
}
