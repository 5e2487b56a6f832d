/* Read off the list of what is to be painted, and off the timeline. */
#include "drawn.h"

#include "table_state.h"
#include "text_block.h"
#include "window.h"

#include <string.h>

const Beat *beat_of(uint8_t cue)
{
    const Buffer *beats = &screen.table->timeline.beats;
    for (size_t i = 0; i < beats->count; i++) {
        const Beat *beat = buffer_at(beats, i);
        if (beat->kind == BEAT_EFFECT && beat->name == cue) {
            return beat;
        }
    }
    return NULL;
}

bool says(const char *words)
{
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *command = draw_at(list, i);
        if (command->kind == DRAW_TEXT && strcmp(command->text->lines->text, words) == 0) {
            return true;
        }
    }
    return false;
}

float line_height(const char *words)
{
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *command = draw_at(list, i);
        if (command->kind == DRAW_TEXT &&
            strncmp(command->text->lines->text, words, strlen(words)) == 0) {
            return command->text->h / (float)command->text->line_count;
        }
    }
    return 0;
}

size_t pictures(const char *name)
{
    size_t count = 0;
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        count += strcmp(draw_at(list, i)->picture->name, name) == 0;
    }
    return count;
}
