/* The words stand between the figure and the buttons; in an upright window the buttons below them.
 */
#include "host_strip.h"

#include <math.h>

#define HOST         "ui/avatar-hornbill"
#define HOST_SIDE    56 /* units, as the next four */
#define INSET        6
#define SIDES        16
#define CLOSE        40
#define NUMBER_HIGH  30    /* units of the type */
#define BUTTON_WIDE  190   /* units of the type */
#define STACKED_FROM 1.25f /* of the type to the unit */
#define WORDS_SIZE   (SIZE_BODY * 1.08f)
#define WORDS_SHARE  0.2f /* of the window's height; larger letters shrink to stay within it, */
                          /* but not below what they are at a text size of 100 % */
#define NUMBER_STYLE ((TextStyle){FONT_BODY, SIZE_BODY, ALIGN_CENTRE, true})

/* Beside each other with letters of a common size, else one below the other, so that the words
 * have room; in an upright window always beside each other. */
static bool are_stacked(const Sheet *sheet)
{
    return !sheet->is_portrait && sheet->type > STACKED_FROM * sheet->unit;
}

static float buttons_width(const Sheet *sheet, const HostStrip *strip)
{
    float one = BUTTON_WIDE * sheet->type + SIDES * sheet->unit;
    if (are_stacked(sheet)) {
        return strip->room > 0 ? one : 0;
    }
    return (float)strip->room * one;
}

static float words_width(const Sheet *sheet, const HostStrip *strip)
{
    float width = sheet->bounds.w - (HOST_SIDE + 3 * SIDES) * sheet->unit;
    if (strip->close_id) {
        width -= CLOSE * sheet->unit;
    }
    return sheet->is_portrait ? width : width - buttons_width(sheet, strip);
}

static const TextBlock *words_block(App *app, const Sheet *sheet, const HostStrip *strip,
                                    float high)
{
    TextRoom room = {.w = words_width(sheet, strip),
                     .h = fminf(high, WORDS_SHARE * sheet->bounds.h),
                     .least = text_plain_pixels(app->ui, WORDS_SIZE),
                     .spills = true};
    TextStyle style = {FONT_BODY, WORDS_SIZE, ALIGN_LEFT, false};
    return text_fit(app->ui, strip->words, style, room);
}

/* Of the buttons beside the words. */
static float buttons_height(const Sheet *sheet, const HostStrip *strip)
{
    float high = strip->number ? NUMBER_HIGH * sheet->type : 0;
    if (strip->room == 0) {
        return high;
    }
    if (!are_stacked(sheet)) {
        return high + sheet->button;
    }
    return high + (float)strip->room * (sheet->button + INSET * sheet->unit);
}

float host_strip_height(App *app, const HostStrip *strip)
{
    Sheet sheet = sheet_of(app);
    float high = fmaxf(HOST_SIDE * sheet.unit, words_block(app, &sheet, strip, INFINITY)->h);
    if (!sheet.is_portrait) {
        high = fmaxf(high, buttons_height(&sheet, strip));
    } else if (strip->room > 0) {
        high += sheet.button + INSET * sheet.unit;
    }
    return ceilf(high + 2 * INSET * sheet.unit);
}

float host_strip_lines(App *app, int lines)
{
    Sheet sheet = sheet_of(app);
    TextStyle style = {FONT_BODY, WORDS_SIZE, ALIGN_LEFT, false};
    float line = text_layout(app->ui, "0", style, 0)->h;
    return ceilf(fmaxf(HOST_SIDE * sheet.unit, (float)lines * line) + 2 * INSET * sheet.unit);
}

static Rect cut_button(Rect *rest, const Sheet *sheet, const HostStrip *strip)
{
    float gap = SIDES * sheet->unit;
    if (are_stacked(sheet)) {
        Rect place = rect_cut_top(rest, sheet->button);
        rect_cut_top(rest, INSET * sheet->unit);
        rect_cut_left(&place, gap);
        return place;
    }
    float share = sheet->bounds.w / (float)strip->room - 2 * gap;
    Rect place = rect_cut_right(rest, fminf(BUTTON_WIDE * sheet->type, share));
    rect_cut_right(rest, gap);
    return rect_around(rect_centre(place), place.w, sheet->button);
}

static int buttons_frame(App *app, Rect rect, const Sheet *sheet, const HostStrip *strip)
{
    int pressed = HOST_NOTHING;
    if (!sheet->is_portrait && !are_stacked(sheet)) {
        rect = rect_around(rect_centre(rect), rect.w, buttons_height(sheet, strip));
    }
    if (strip->number && sheet->is_portrait) {
        Rect place = rect_cut_left(&rect, BUTTON_WIDE * sheet->type);
        place = rect_around(rect_centre(place), place.w, NUMBER_HIGH * sheet->type);
        ui_label(app->ui, strip->number_id, strip->number, NUMBER_STYLE, COLOR_MUTED, place);
    } else if (strip->number) {
        Rect place = rect_cut_top(&rect, NUMBER_HIGH * sheet->type);
        rect_cut_left(&place, SIDES * sheet->unit);
        ui_label(app->ui, strip->number_id, strip->number, NUMBER_STYLE, COLOR_MUTED, place);
    }
    for (unsigned i = 0; i < strip->count; i++) {
        Button button = {.id = strip->buttons[i].id,
                         .label = strip->buttons[i].label,
                         .rect = cut_button(&rect, sheet, strip)};
        if (i == 0 && strip->is_golden) {
            button.kind = BUTTON_PRIMARY;
        }
        if (ui_button(app->ui, &button)) {
            pressed = (int)i;
        }
    }
    return pressed;
}

static bool close_sign(App *app, Rect place, const HostStrip *strip)
{
    return sheet_sign(app, place,
                      &(Sign){.id = strip->close_id,
                              .name = app_word(app, N_("Close")),
                              .icon = "ui/ui-close",
                              .command = &command_back});
}

int host_strip(App *app, Rect rect, const HostStrip *strip)
{
    Sheet sheet = sheet_of(app);
    float side = HOST_SIDE * sheet.unit;
    bool is_closed = false;
    Section around = ui_section(app->ui, SECTION_HOST);
    rect.x += SIDES * sheet.unit;
    rect.w -= 2 * SIDES * sheet.unit;
    rect.y += INSET * sheet.unit;
    rect.h -= 2 * INSET * sheet.unit;
    Rect foot = rect_cut_bottom(&rect, sheet.is_portrait && strip->room > 0 ? sheet.button : 0);
    Rect face = rect_cut_left(&rect, side);
    rect_cut_left(&rect, SIDES * sheet.unit);
    if (!sheet.is_portrait) {
        foot = rect_cut_right(&rect, buttons_width(&sheet, strip));
    }
    Picture picture = picture_named(HOST);
    draw_picture(ui_draw(app->ui), &picture,
                 (Outline){.rect = rect_around(rect_centre(face), side, side)}, 1);
    const TextBlock *words = words_block(app, &sheet, strip, rect.h);
    Rect place = {rect.x, rect.y + (rect.h - words->h) / 2, words_width(&sheet, strip), words->h};
    ui_tell(app->ui, &(Label){.id = strip->id, .name = strip->words}, place);
    draw_text(ui_draw(app->ui), words, (Point){place.x, place.y},
              strip->is_quiet ? COLOR_MUTED : COLOR_PAPER);
    if (strip->close_id && !strip->is_quiet) {
        Rect corner = rect_cut_right(&rect, CLOSE * sheet.unit);
        is_closed = close_sign(app, rect_around(rect_centre(corner), corner.w, corner.w), strip);
    }
    int pressed = strip->room > 0 ? buttons_frame(app, foot, &sheet, strip) : HOST_NOTHING;
    ui_section(app->ui, around);
    return is_closed ? HOST_CLOSED : pressed;
}
