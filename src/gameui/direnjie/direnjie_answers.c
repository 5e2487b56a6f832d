/* The solution that each seat writes in secret: target, weapon and location one after another, with
 * the expansion also who the killer is. The first press chooses, the second one or the button
 * writes it down; what is written stands above. */
#include "direnjie_table.h"

#include "base/text.h"
#include "i18n/format.h"

#include <math.h>

static const DirenjieTable *table_of(const TableScene *scene)
{
    return &direnjie_view_of(scene)->table;
}

static const char *const headings[DIRENJIE_ANSWERS] = {
    N_("Who was the target?"), N_("With which weapon?"), N_("At which location?"),
    N_("Who is the killer?")};

/* One of the choices side by side. */
static Rect choice_rect(Rect row, unsigned index, unsigned count, float gap)
{
    float width = fminf((row.w - gap * (float)(count - 1)) / (float)count, row.h / CARD_RATIO);
    float left = row.x + (row.w - (width + gap) * (float)count + gap) / 2;
    return (Rect){left + (width + gap) * (float)index, row.y, width, width * CARD_RATIO};
}

static void card_choice(const TableScene *scene, Action action, Rect rect)
{
    Card card = action_operand(action, 0);
    Pick pick = pick_card(card);
    bool picked = selection_has(scene->selection, pick);
    char name[96];
    Text text = text_in(name, sizeof name);
    direnjie_name(scene->wording, card, &text);
    Element element = {.id = panel_id(scene, "answer.", -1, direnjie_game.names.cards[card]),
                       .role = ROLE_CARD,
                       .name = panel_copy(scene, name),
                       .value = picked ? panel_word(scene, N_("Selected")) : NULL,
                       .rect = rect,
                       .secret = true};
    Touch touch = ui_element(scene->ui, &element);
    Outline outline = {.rect = rect};
    if (picked || touch.hovered || touch.focused) {
        draw_glow(ui_draw(scene->ui), outline, color_faded(COLOR_LIT, picked ? 1 : 0.5f));
    }
    table_draw_card(scene->ui, scene->wording, card, outline);
    if (touch.activated) {
        table_aim(scene->table, pick);
    }
}

static void seat_choice(const TableScene *scene, Action action, Rect rect)
{
    bool nobody = action_verb(action) == DIRENJIE_ACCUSE_NONE;
    Seat seat = action_operand(action, 0);
    Pick pick = {.kind = OPERAND_SEAT, .value = seat};
    Button button = {.id = nobody ? "answer.none" : panel_id(scene, "answer.", seat, ""),
                     .label = nobody ? panel_word(scene, N_("Nobody")) : panel_name(scene, seat),
                     .rect = rect,
                     .kind = BUTTON_TAB,
                     .chosen = !nobody && selection_has(scene->selection, pick)};
    if (!ui_button(scene->ui, &button)) {
        return;
    }
    if (nobody) {
        table_choose(scene->table, action);
    } else {
        table_aim(scene->table, pick);
    }
}

static void choices(const TableScene *scene, Rect row)
{
    const Selection *selection = scene->selection;
    unsigned count = (unsigned)selection->legal_count;
    float gap = 14 * scene->layout->unit;
    for (unsigned i = 0; i < count; i++) {
        Action action = selection->legal[i];
        if (action_verb(action) == DIRENJIE_ANSWER) {
            card_choice(scene, action, choice_rect(row, i, count, gap));
            continue;
        }
        float width = (row.w - gap * (float)(count - 1)) / (float)count;
        Rect rect = {row.x + (width + gap) * (float)i, row.y + row.h * 0.3f, width,
                     fminf(64 * scene->layout->unit, row.h * 0.4f)};
        seat_choice(scene, action, rect);
    }
}

void direnjie_answers(const TableScene *scene)
{
    const DirenjieView *view = direnjie_view_of(scene);
    Rect rest = scene->layout->spots[SPOT_BOARD];
    unsigned written = view->table.answered[scene->seat];
    if (!scene->acting || table_of(scene)->actor != scene->seat || written >= DIRENJIE_ANSWERS) {
        return;
    }
    float unit = scene->layout->unit;
    Line heading = {.id = "answer.title",
                    .text = panel_word(scene, headings[written]),
                    .align = ALIGN_CENTRE,
                    .title = true,
                    .size = SIZE_HEADING,
                    .heading = true,
                    .color = COLOR_GOLD_LIGHT};
    panel_line(scene, &heading, &rest);
    Rect foot = rect_cut_bottom(&rest, 56 * unit);
    rect_cut_bottom(&rest, 10 * unit);
    choices(scene, rest);
    Action action;
    bool whole = selection_complete(scene->selection, &action);
    Button button = {.id = "button.answer",
                     .label = panel_word(scene, N_("Write it down")),
                     .rect = rect_around(rect_centre(foot), 280 * unit, foot.h),
                     .kind = BUTTON_PRIMARY,
                     .reason = whole ? NULL : panel_word(scene, N_("Choose an answer first."))};
    if (ui_button(scene->ui, &button)) {
        table_choose(scene->table, action);
    }
}
