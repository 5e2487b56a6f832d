/* The rows of the form on the seats screen: each takes its part of what is left of its column. */
#include "form_rows.h"

float form_row_height(const Form *form)
{
    float height = 34 * form->sheet->type;
    float least = form->sheet->button;
    return height > least ? height : least;
}

Rect form_take_row(Form *form)
{
    Rect row = rect_cut_top(&form->rest, form_row_height(form));
    rect_cut_top(&form->rest, FORM_GAP * form->sheet->unit);
    return row;
}

void form_label(Form *form, const char *id, const char *text)
{
    Rect row = rect_cut_top(&form->rest, FORM_LABEL * form->sheet->type);
    ui_label(form->app->ui, id, text, (TextStyle){FONT_BODY_BOLD, SIZE_BODY, ALIGN_LEFT, true},
             COLOR_GOLD_LIGHT, row);
}
