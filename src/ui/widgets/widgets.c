/* Buttons, labels, panels, toggles, sliders and choices in the look of the interface kit. State is
 * never colour alone: hover lifts and glows, pressing sinks and darkens, disabled fades; the ring
 * of the focus is focus_ring.c's. */
#include "glyphs.h"
#include "ui_state.h"

#include "base/limits.h"
#include "ui/theme.h"

#include <math.h>
#include <string.h>

/* To which words shrink, of what they are without the person's setting: */
#define LABEL_LEAST   0.42f /* those on a button */
#define CONTROL_LEAST 0.6f

#define ARROW_UNITS 44.0f /* of a choice, at its left end: a click there goes back */

/* Of what cannot be pressed: whatever lies below it, its words are still read on its face. */
#define FACE_FAINT  0.85f
#define WORDS_FAINT 0.68f

static Color dimmed(float light, float alpha)
{
    uint8_t level = (uint8_t)(255 * light);
    return color_faded((Color){level, level, level, 255}, alpha);
}

/* What cannot be used fades. */
static float alpha_of(const char *reason)
{
    return reason ? 0.45f : 1;
}

/* The name for ears where it differs from the label. */
static const char *spoken(const char *name, const char *label)
{
    return name ? name : label;
}

/* One that cannot be pressed is dark: dark words on faint gold cannot be read. */
static bool is_gold(const Button *button)
{
    bool is_main = button->kind == BUTTON_PRIMARY && !button->reason;
    return is_main || (button->kind == BUTTON_TAB && button->chosen);
}

static bool is_faceless(const Button *button, Touch touch)
{
    return button->kind == BUTTON_QUIET && !touch.hovered && !touch.held && !button->chosen;
}

static void button_face(Ui *ui, const Button *button, Rect rect, Touch touch, Color tint)
{
    bool gold = is_gold(button);
    if (is_faceless(button, touch)) {
        return;
    }
    if (touch.hovered && !touch.held && !button->reason) {
        draw_glow(ui_draw(ui), (Outline){rect, 0}, color_faded(COLOR_LIT, 0.5f));
    }
    if (gold && button->reason) {
        draw_nine(ui_draw(ui), "ui/button-secondary", rect, 1); /* no felt shows through the gold */
    }
    Picture face = picture_named(gold ? "ui/button-primary" : "ui/button-secondary");
    draw_push(ui_draw(ui),
              &(DrawCommand){.kind = DRAW_NINE, .rect = rect, .color = tint, .picture = &face});
}

/* The label in the room that a button of that height has for it; NULL without a label. */
static const TextBlock *label_block(Ui *ui, const char *label, float height, float room)
{
    if (!label) {
        return NULL;
    }
    TextStyle style = {FONT_TITLE, fminf(SIZE_NAME, height / ui->unit * 0.44f), ALIGN_LEFT, false};
    float least = text_plain_pixels(ui, style.size * LABEL_LEAST);
    return text_fit(ui, label, style, (TextRoom){.w = room, .lines = 1, .least = least});
}

static void button_words(Ui *ui, const Button *button, Rect rect, Color color)
{
    float unit = ui->unit, icon = 0, gap = 0;
    float inset = fminf(14 * unit, rect.w * 0.08f);
    if (button->icon) {
        icon = fminf(rect.h * 0.56f, rect.w * 0.8f);
    }
    if (button->icon && button->label) {
        gap = 8 * unit;
    }
    float room = rect.w - 2 * inset - icon - gap;
    const TextBlock *block = label_block(ui, button->label, rect.h, room);
    float x = rect.x + (rect.w - icon - gap - (block ? block->w : 0)) / 2;
    if (button->icon) {
        Rect place = {roundf(x), roundf(rect.y + (rect.h - icon) / 2), roundf(icon), roundf(icon)};
        draw_icon(ui_draw(ui), button->icon, (Outline){place, 0}, color);
    }
    if (block) {
        Point at = {x + icon + gap, rect.y + (rect.h - block->h) / 2};
        draw_text(ui_draw(ui), block, at, color);
    }
}

static Touch declare_button(Ui *ui, const Button *button)
{
    Element element = {.id = button->id,
                       .role = ROLE_BUTTON,
                       .name = spoken(button->name, button->label),
                       .value = button->value,
                       .rect = button->rect,
                       .disabled = button->reason != NULL,
                       .reason = button->reason};
    if (button->kind == BUTTON_TAB) {
        element.value = ui_chosen(ui, button->chosen);
    }
    Touch touch = ui_element(ui, &element);
    if (button->kind == BUTTON_PRIMARY) {
        ui_tip_spare(ui, button->rect);
    }
    bool is_open = button->kind == BUTTON_QUIET && button->chosen; /* its panel says what it does */
    if (button->hint && !button->reason && !is_open) {
        tip_of_element(ui, &element, button->hint, touch);
    }
    return touch;
}

#define TONE_EDGE    4.0f /* units */
#define CHOSEN_BADGE 24.0f
#define TONE_BADGE   26.0f /* the sign on the corner of a button that costs something */

/* An exclamation mark, drawn: it stands beside no words. */
static void caution_badge(Ui *ui, Rect rect, Color color)
{
    float side = TONE_BADGE * ui->unit, wide = side * 0.15f;
    Point middle = {rect.x + side * 0.3f, rect.y + side * 0.2f};
    Rect stroke = rect_around(middle, wide, side * 0.4f), point = stroke;
    stroke.y -= side * 0.1f;
    point.y = stroke.y + stroke.h + side * 0.07f;
    point.h = wide;
    draw_round(ui_draw(ui), rect_around(middle, side, side), side / 2, color);
    draw_round(ui_draw(ui), stroke, wide / 2, COLOR_INK);
    draw_round(ui_draw(ui), point, wide / 2, COLOR_INK);
}

/* A danger is dark paper with a red edge, whatever the button would be; a cost is a sign on its
 * corner, for an edge all around in such a colour is the focus. */
static void button_tone(Ui *ui, const Button *button, Rect rect)
{
    static const uint32_t edges[] = {
        [TONE_PLAIN] = 0, [TONE_CAUTION] = 0xf5a742, [TONE_DANGER] = 0xf0505a};
    if (button->tone != TONE_PLAIN && !button->reason) {
        float edge = TONE_EDGE * ui->unit;
        if (button->tone == TONE_CAUTION) {
            caution_badge(ui, rect, color_rgb(edges[TONE_CAUTION]));
            return;
        }
        draw_frame(ui_draw(ui), rect_inset(rect, -edge / 2), edge, color_rgb(edges[button->tone]));
    }
}

/* Which of several is chosen, told by a sign too: gold alone would be a colour. */
static void chosen_badge(Ui *ui, const Button *button, Rect rect)
{
    if (button->kind != BUTTON_TAB || !button->chosen) {
        return;
    }
    float side = CHOSEN_BADGE * ui->unit;
    Rect disc =
        rect_around((Point){rect.x + rect.w - side * 0.3f, rect.y + side * 0.45f}, side, side);
    Rect paper = rect_inset(disc, side * 0.07f);
    draw_round(ui_draw(ui), disc, side / 2, COLOR_GOLD);
    draw_round(ui_draw(ui), paper, paper.w / 2, COLOR_INK);
    draw_icon(ui_draw(ui), "ui/mark-yes", (Outline){.rect = rect_inset(disc, side * 0.2f)},
              COLOR_GOLD_LIGHT);
}

#define BAR_DASH 2.0f /* units */

/* What cannot be pressed is told by more than a shade: its edge is broken, or its sign crossed. */
static void bar_button(Ui *ui, const Button *button, Rect rect, Touch touch)
{
    if (!button->reason) {
        return;
    }
    float dash = fmaxf(BAR_DASH * ui->unit, 1);
    Color color = color_faded(COLOR_PAPER, 0.75f);
    if (!is_faceless(button, touch)) {
        draw_frame_dashed(ui_draw(ui), rect_inset(rect, 3.5f * dash), dash, color);
    } else if (button->icon && !button->label) {
        draw_push(ui_draw(ui),
                  &(DrawCommand){.kind = DRAW_FILL,
                                 .rect = rect_around(rect_centre(rect), rect.h * 0.7f, dash),
                                 .angle = -45,
                                 .color = color});
    }
}

static Color words_color(const Button *button)
{
    if (button->kind == BUTTON_PRIMARY && button->reason) {
        return color_faded(COLOR_GOLD_LIGHT, 0.75f); /* it says what it will do */
    }
    if (!is_gold(button)) {
        return color_faded(COLOR_PAPER, button->reason ? WORDS_FAINT : 1);
    }
    return color_faded(COLOR_INK, button->reason ? 0.8f : 1);
}

/* What a pad's button on it stands for: its own command, or on a gold one, which leads on, that
 * which presses it now. */
static const Command *badge_of(const Button *button, Touch touch)
{
    bool leads = button->kind == BUTTON_PRIMARY && touch.focused && !button->reason;
    return !button->command && leads ? &command_press : button->command;
}

bool ui_button(Ui *ui, const Button *button)
{
    Touch touch = declare_button(ui, button);
    Rect rect = button->rect;
    float unit = ui->unit, light = 1;
    bool pressed = touch.held && touch.hovered && !button->reason;
    if (pressed) {
        rect.y += roundf(3 * unit);
        light = 0.82f;
    } else if (touch.hovered && !button->reason && button->kind != BUTTON_QUIET) {
        rect.y -= roundf(2 * unit);
    }
    button_face(ui, button, rect, touch, dimmed(light, button->reason ? FACE_FAINT : 1));
    button_tone(ui, button, rect);
    chosen_badge(ui, button, rect);
    button_words(ui, button, rect, words_color(button));
    bar_button(ui, button, rect, touch);
    glyph_badge(ui, badge_of(button, touch), rect);
    if (touch.activated) {
        ui_play(ui, SOUND_UI_CLICK);
    } else if (touch.refused) {
        ui_play(ui, SOUND_UI_ERROR);
    }
    return touch.activated;
}

void ui_tell(Ui *ui, const Label *label, Rect rect)
{
    Element element = {.id = label->id,
                       .role = label->heading ? ROLE_HEADING : ROLE_TEXT,
                       .name = label->name,
                       .value = label->value,
                       .rect = rect,
                       .secret = label->secret,
                       .still = true};
    if (label->id && label->tip) {
        ui_tip(ui, label->id, label->tip, rect);
    }
    if (label->id) {
        ui_element(ui, &element);
    }
    if (label->block) {
        draw_text(ui_draw(ui), label->block, label->at, label->color);
    }
}

float ui_label(Ui *ui, const char *id, const char *text, TextStyle style, Color color, Rect rect)
{
    const TextBlock *block = text_layout(ui, text, style, rect.w);
    Label label = {.id = id,
                   .name = text,
                   .block = block,
                   .at = {rect.x, rect.y},
                   .color = color,
                   .heading = id && strncmp(id, "heading.", 8) == 0};
    ui_tell(ui, &label, (Rect){rect.x, rect.y, rect.w, block->h});
    return block->h;
}

float ui_heading(Ui *ui, const char *id, const char *text, Rect rect)
{
    TextStyle style = {FONT_TITLE, SIZE_HEADING, ALIGN_LEFT, true};
    const TextBlock *block = text_layout(ui, text, style, rect.w);
    Label label = {.id = id,
                   .name = text,
                   .block = block,
                   .at = {rect.x, rect.y},
                   .color = COLOR_GOLD_LIGHT,
                   .heading = true};
    ui_tell(ui, &label, (Rect){rect.x, rect.y, rect.w, block->h});
    return block->h;
}

Rect ui_panel(Ui *ui, Rect rect)
{
    draw_nine(ui_draw(ui), "ui/panel", rect, 1);
    return rect_inset(rect, 20 * ui->unit);
}

/* The words of a control at the left, in the middle of its height: on more lines than one where
 * these have room, else smaller. */
static void control_label(Ui *ui, const char *label, Rect room, float alpha)
{
    TextStyle style = {FONT_BODY, SIZE_BODY, ALIGN_LEFT, false};
    float least = text_plain_pixels(ui, SIZE_BODY * CONTROL_LEAST);
    const TextBlock *block =
        text_fit(ui, label, style, (TextRoom){.w = room.w, .h = room.h, .least = least});
    Point at = {room.x, room.y + (room.h - block->h) / 2};
    draw_text(ui_draw(ui), block, at, color_faded(COLOR_MUTED, alpha));
}

void ui_set_states(Ui *ui, StateWords words)
{
    ui->states = words;
}

const char *ui_state(const Ui *ui, bool on)
{
    return on ? ui->states.on : ui->states.off;
}

const char *ui_chosen(const Ui *ui, bool chosen)
{
    return chosen ? ui->states.chosen : NULL;
}

/* The knob lies at the right end when it is on. */
static void draw_switch(Ui *ui, Rect pill, bool on)
{
    Rect knob = {pill.x, pill.y, pill.h, pill.h};
    Color ground = color_rgb(0x3a3642), light = color_rgb(0xbfb49f);
    if (on) {
        knob.x = pill.x + pill.w - pill.h;
        ground = COLOR_HEAL;
        light = COLOR_PAPER;
    }
    knob = rect_inset(knob, 4 * ui->unit);
    draw_round(ui_draw(ui), pill, pill.h / 2, ground);
    draw_round(ui_draw(ui), knob, knob.h / 2, light);
}

bool ui_toggle(Ui *ui, const char *id, const char *label, bool on, Rect rect)
{
    float unit = ui->unit, w = 72 * unit, h = 36 * unit;
    Element element = {
        .id = id, .role = ROLE_TOGGLE, .name = label, .value = ui_state(ui, on), .rect = rect};
    Touch touch = ui_element(ui, &element);
    Rect pill = {rect.x + rect.w - w, rect.y + (rect.h - h) / 2, w, h};
    Rect room = {rect.x, rect.y, rect.w - w - 16 * unit, rect.h};
    control_label(ui, label, room, 1);
    draw_switch(ui, pill, on);
    if (touch.hovered) {
        draw_push(ui_draw(ui), &(DrawCommand){.kind = DRAW_FRAME,
                                              .rect = pill,
                                              .thickness = 2 * unit,
                                              .radius = h / 2,
                                              .color = COLOR_GOLD});
    }
    if (touch.activated) {
        ui_play(ui, SOUND_UI_CLICK);
    }
    return touch.activated;
}

static int whole_step(const Slider *slider, float part)
{
    float steps = part * (float)(slider->high - slider->low) / (float)slider->step;
    int value = slider->low + (int)lroundf(steps) * slider->step;
    return clamp_int(value, slider->low, slider->high);
}

static int slid_value(const Ui *ui, const Slider *slider, Rect bar)
{
    return whole_step(slider, (ui->input.pointer.x - bar.x) / bar.w);
}

static void slider_bar(Ui *ui, Rect bar, float part, Touch touch)
{
    float unit = ui->unit, h = 8 * unit;
    Rect line = {bar.x, bar.y + (bar.h - h) / 2, bar.w, h};
    Rect done = {line.x, line.y, line.w * part, h};
    draw_round(ui_draw(ui), line, h / 2, color_rgb(0x3a3642));
    draw_round(ui_draw(ui), done, h / 2, COLOR_GOLD);
    float size = (touch.hovered || touch.held ? 24 : 20) * unit;
    Point middle = {line.x + line.w * part, bar.y + bar.h / 2};
    draw_push(ui_draw(ui), &(DrawCommand){.kind = DRAW_FILL,
                                          .rect = rect_around(middle, size, size),
                                          .angle = 45,
                                          .color = COLOR_GOLD_LIGHT});
}

bool ui_slider(Ui *ui, const Slider *slider, int *value)
{
    float unit = ui->unit;
    Element element = {.id = slider->id,
                       .role = ROLE_SLIDER,
                       .name = spoken(slider->name, slider->label),
                       .value = slider->shown,
                       .rect = slider->rect};
    Touch touch = ui_element(ui, &element);
    Rect rest = slider->rect;
    if (slider->label) {
        control_label(ui, slider->label, rect_cut_left(&rest, rest.w * 0.48f), 1);
    }
    control_label(ui, slider->shown, rect_cut_right(&rest, slider->label ? 76 * unit : 130 * unit),
                  1);
    Rect bar = {rest.x + 16 * unit, rest.y, rest.w - 40 * unit, rest.h};
    int before = *value;
    bool is_dragged = touch.held && !ui->elements.undecided;
    if (is_dragged || (touch.activated && ui->elements.by_pointer)) {
        *value = slid_value(ui, slider, bar);
    } else if (ui->elements.adjusted && !touch.activated &&
               id_equal(ui->elements.focused, slider->id)) {
        int moved = *value + ui->elements.adjusted * slider->step;
        *value = clamp_int(moved, slider->low, slider->high);
    }
    float part = (float)(*value - slider->low) / (float)(slider->high - slider->low);
    slider_bar(ui, bar, part, touch);
    return *value != before;
}

static int choice_step(Ui *ui, const Choice *choice, Touch touch, Rect box)
{
    if (choice->reason) {
        return 0;
    }
    if (touch.activated) {
        float arrow = fminf(ARROW_UNITS * ui->unit, box.w / 3);
        bool back = ui->elements.by_pointer && ui->input.pointer.x < box.x + arrow;
        return back ? -1 : 1;
    }
    return id_equal(ui->elements.focused, choice->id) ? ui->elements.adjusted : 0;
}

/* An arrow head of two bars. */
static void chevron(Ui *ui, Point at, float side, Color color)
{
    float unit = ui->unit, length = 11 * unit;
    for (int i = -1; i <= 1; i += 2) {
        Point middle = {at.x, at.y + (float)i * length * 0.33f};
        draw_push(ui_draw(ui), &(DrawCommand){.kind = DRAW_FILL,
                                              .rect = rect_around(middle, length, 2.6f * unit),
                                              .angle = (float)i * side * -45,
                                              .color = color});
    }
}

bool ui_choice(Ui *ui, const Choice *choice, int *chosen)
{
    float unit = ui->unit, alpha = alpha_of(choice->reason);
    const char *word = choice->words[*chosen];
    Element element = {.id = choice->id,
                       .role = ROLE_LIST,
                       .name = spoken(choice->name, choice->label),
                       .value = word,
                       .rect = choice->rect,
                       .disabled = choice->reason != NULL,
                       .reason = choice->reason};
    Touch touch = ui_element(ui, &element);
    Rect rest = choice->rect;
    bool named = choice->label && choice->label[0];
    if (choice->icon) {
        Rect sign = rect_cut_left(&rest, 44 * unit);
        Rect place =
            rect_around((Point){sign.x + 15 * unit, sign.y + sign.h / 2}, 30 * unit, 30 * unit);
        draw_icon(ui_draw(ui), choice->icon, (Outline){place, 0}, color_faded(COLOR_GOLD, alpha));
    }
    if (named) {
        float end = choice->rect.x + choice->rect.w * CHOICE_LABEL_PART;
        control_label(ui, choice->label, rect_cut_left(&rest, end - rest.x), alpha);
    }
    int step = choice_step(ui, choice, touch, rest);
    if (step) {
        *chosen = (*chosen + step + choice->count) % choice->count;
        ui_play(ui, SOUND_UI_CLICK);
    }
    draw_nine(ui_draw(ui), "ui/button-secondary", rest, alpha);
    Color arrow = color_faded(touch.hovered ? COLOR_LIT : COLOR_GOLD, alpha);
    chevron(ui, (Point){rest.x + 22 * unit, rest.y + rest.h / 2}, -1, arrow);
    chevron(ui, (Point){rest.x + rest.w - 22 * unit, rest.y + rest.h / 2}, 1, arrow);
    TextStyle style = {FONT_BODY, SIZE_BODY, ALIGN_CENTRE, true};
    Rect room = rect_inset(rest, 36 * unit);
    const TextBlock *block = text_layout(ui, choice->words[*chosen], style, room.w);
    draw_text(ui_draw(ui), block, (Point){room.x, rest.y + (rest.h - block->h) / 2},
              color_faded(COLOR_PAPER, alpha));
    return step != 0;
}
