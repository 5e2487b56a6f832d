/* All commands with their strokes, and what a stroke means. */
#ifndef BINDINGS_H
#define BINDINGS_H

#include "stroke.h"

#include "base/buffer.h"
#include "ui/command.h"

typedef struct Binding {
    const Command *command;
    const CommandGroup *group;
    Stroke strokes[DEVICES][STROKES_MAX]; /* those that are bound first; others have no code */
} Binding;

typedef struct Bindings {
    Buffer items; /* Binding */
} Bindings;

void bindings_init(Bindings *bindings);
void bindings_release(Bindings *bindings);

/* In place of those that are there, bound as at first. */
void bindings_take(Bindings *bindings, const CommandGroup *const groups[], size_t count);

/* The strokes that a preset has for a command. */
const char *bindings_preset(const Command *command, Device device, Preset preset);

/* NULL: the command is in no group. */
Binding *bindings_find(const Bindings *bindings, const Command *command);

/* See ui_bind. */
bool bindings_bind(Bindings *bindings, const Command *command, Device device, const char *text);

/* All commands that a stroke stands for. With Shift it stands for the same as without, unless it
 * has a meaning of its own. */
KeyPress bindings_press(const Bindings *bindings, Device device, Stroke stroke);

/* Whether it is bound to a command for good, and to which; NULL: it is free. */
const Command *bindings_reserved(Device device, Stroke stroke);

/* See ui_clashes. */
size_t bindings_clashes(const Bindings *bindings, const Binding *binding, Device device,
                        Stroke stroke, const Command *out[CLASHES_MAX]);

#endif
