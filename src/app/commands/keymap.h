/* The keys and buttons that people have chosen. They belong to the machine: the profile keeps under
 * "keys.<id>" and "pad.<id>" what is not as at first. Whatever stands there, every command has
 * strokes that make sense: what cannot be read counts as never kept. */
#ifndef APP_KEYMAP_H
#define APP_KEYMAP_H

#include "app_commands.h"
#include "storage/profile.h"
#include "ui/bindings.h"

#define KEYMAP_OTHERS 8 /* commands that one change can meet */

/* All commands of a program that runs. */
typedef struct Keymap {
    Ui *ui;
    Profile *profile;
    const CommandGroup *groups[COMMAND_GROUPS_MAX];
    size_t count;
} Keymap;

Keymap keymap_of(Ui *ui, Profile *profile, bool is_developer);

/* Binds what the profile keeps; all else stays. */
void keymap_read(const Keymap *map);

/* Binds a command and keeps that. False: it could not be kept, and holds until the end. */
bool keymap_bind(const Keymap *map, const Command *command, Device device, const char *strokes,
                 Problem *problem);

/* The same for all commands at once. */
bool keymap_take_preset(const Keymap *map, Device device, Preset preset, Problem *problem);

/* Whether it has other strokes than at first. */
bool keymap_is_changed(const Ui *ui, const Command *command, Device device);

/* Appends those of its strokes that it keeps whatever else it is bound to. */
void keymap_fixed(const Ui *ui, const Command *command, Device device, Text *out);

/* Appends its strokes and this one; false, with nothing appended: it has it, or as many as it can.
 */
bool keymap_with(const Ui *ui, const Command *command, Device device, const char *stroke,
                 Text *out);

/* Whether it has some, and can have one more. */
bool keymap_has_room(const Ui *ui, const Command *command, Device device);

/* A command that is to be bound to other strokes, and what stands in the way. */
typedef struct KeyChange {
    const Command *command;
    Device device;
    char strokes[STROKES_BYTES];
    char fixed[STROKE_BYTES];             /* one of them that belongs to another for good; or "" */
    const Command *others[KEYMAP_OTHERS]; /* that lose some of the strokes */
    size_t count;
    char taken[STROKES_BYTES]; /* which those are */
    char given[STROKE_BYTES];  /* what the others can be given for it; "": nothing */
} KeyChange;

KeyChange keymap_change(const Ui *ui, const Command *command, Device device, const char *strokes);

/* Carries it out: the others lose what they shared. `swaps`: and get what is given. False: not all
 * could be kept. */
bool keymap_carry_out(const Keymap *map, const KeyChange *change, bool swaps, Problem *problem);

#endif
