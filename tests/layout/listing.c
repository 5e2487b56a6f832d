/* The list of a screen: see listing.h. */
#include "listing.h"

#include "ui_state.h"

static const char *const kinds[] = {"fill", "frame",  "picture", "nine",
                                    "text", "shadow", "glow",    "clip"};

static const char *const roles[] = {"button", "card",   "pile", "drop", "field",
                                    "slider", "toggle", "list", "text", "heading"};

static const char *or_none(const char *text)
{
    return text ? text : "";
}

static void list_rect(FILE *file, Rect rect)
{
    fprintf(file, " %.1f,%.1f %.1fx%.1f", (double)rect.x, (double)rect.y, (double)rect.w,
            (double)rect.h);
}

static void list_picture(FILE *file, const Picture *picture)
{
    fprintf(file, " %s", picture->name);
    for (int i = 0; i < PICTURE_LABELS && picture->labels[i].text[0]; i++) {
        fprintf(file, " \"%s\"", picture->labels[i].text);
    }
}

/* A text line by line, for where it breaks is seen. */
static void list_text(FILE *file, const TextLines *lines)
{
    fprintf(file, " %d px", lines->px);
    for (size_t i = 0; i < lines->lines.count; i++) {
        const TextLine *line = buffer_at(&lines->lines, i);
        fprintf(file, " \"%.*s\" %.1f", (int)(line->to - line->from), lines->text + line->from,
                (double)line->width);
    }
}

static void list_command(FILE *file, const DrawCommand *command)
{
    Color color = command->color;
    fprintf(file, "%s", kinds[command->kind]);
    list_rect(file, command->rect);
    fprintf(file, " %02x%02x%02x%02x", color.r, color.g, color.b, color.a);
    fprintf(file, " %.1f %.1f %.1f %.1f%s", (double)command->angle, (double)command->thickness,
            (double)command->lift, (double)command->radius, command->dashed ? " dashed" : "");
    if (command->kind == DRAW_PICTURE || command->kind == DRAW_NINE) {
        list_picture(file, command->picture);
    }
    if (command->kind == DRAW_TEXT && command->text) {
        list_text(file, command->text->lines);
    }
    fprintf(file, "\n");
}

static void list_element(FILE *file, const Stored *stored)
{
    const Element *element = &stored->element;
    fprintf(file, "%s %s", roles[element->role], element->id);
    list_rect(file, element->rect);
    fprintf(file, "%s%s%s%s%s%s%s", element->disabled ? " disabled" : "",
            element->still ? " still" : "", element->secret ? " secret" : "",
            element->draggable ? " draggable" : "", element->alternates ? " alternates" : "",
            stored->hidden ? " hidden" : "", stored->covered ? " covered" : "");
    fprintf(file, " %u \"%s\" \"%s\" \"%s\"\n", element->detail, or_none(element->name),
            or_none(element->value), or_none(element->reason));
}

void list_screen(const Ui *ui, FILE *file)
{
    const DrawList *list = &ui->draw[1 - ui->drawing]; /* laid out, not shown */
    for (size_t i = 0; i < draw_count(list); i++) {
        list_command(file, draw_at(list, i));
    }
    const ElementList *elements = &ui->elements.lists[ui->elements.now];
    for (size_t i = 0; i < elements->items.count; i++) {
        list_element(file, buffer_at(&elements->items, i));
    }
}
