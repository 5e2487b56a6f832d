/* What a person can ask for with a key or a button of a game pad. A scene asks of a press whether
 * it is a command and never which key it was: that is for the person to choose (bindings.h). The
 * commands of a folder stand in its groups, which are constants; the page of keys, tips and the
 * screen of bindings read them. */
#ifndef UI_COMMAND_H
#define UI_COMMAND_H

#include <stdbool.h>
#include <stddef.h>

#define COMMAND_LEADS   1U /* moves or chooses: what has the focus counts, no more the pointer */
#define COMMAND_REPEATS 2U /* goes on while it is held */

typedef struct Command {
    const char *id;   /* "table.undo": of the profile, for ever */
    const char *name; /* what it does; marked for translation */
    const char *keys; /* at first: "U Ctrl+Z", as in ui_bind; NULL: none */
    const char *pad;  /* the same of a game pad, by SDL's names: "lefttrigger"; NULL: none */
    const char *left, *right;         /* its keys for the left hand alone, for the right hand alone;
                                         NULL: as at first; "": none */
    const char *pad_left, *pad_right; /* the same of a game pad */
    const char *row; /* what it does together with those beside it that have the same row: one line
                        on the page of keys; NULL: a line of its own */
    unsigned traits;
    int number; /* the {n} of its name; 0: it has none */
} Command;

/* Commands under one heading. Two groups may share a key where they never hold at once, and where
 * the one that holds in fewer places comes first. */
typedef struct CommandGroup {
    const char *title; /* marked for translation */
    const char *where; /* "": everywhere; "table": there, and where it is "table.claim" */
    const Command *const *commands;
    size_t count;
} CommandGroup;

#define PRESS_COMMANDS 16 /* that one key can be, in different places */

/* A key or a button of the pad was pressed: all that it may mean. All NULL: no press. */
typedef struct KeyPress {
    const Command *commands[PRESS_COMMANDS];
} KeyPress;

bool press_is(const KeyPress *press, const Command *command);
bool press_is_some(const KeyPress *press);
bool press_has(const KeyPress *press, unsigned trait); /* one of what it may mean */

/* As if its key had been pressed: for tests. */
KeyPress press_of(const Command *command);

/* Of every screen. */
extern const Command command_left, command_right, command_up, command_down;
extern const Command command_next, command_previous;   /* parts of the screen */
extern const Command command_first, command_last;      /* of a part */
extern const Command command_onward, command_backward; /* all things, one by one */
extern const Command command_page_up, command_page_down;
extern const Command command_press; /* acts on the focus, and goes on where nothing has it */
extern const Command command_pick;  /* acts on the focus and goes no further */
extern const Command command_back;

extern const CommandGroup ui_commands;

#endif
