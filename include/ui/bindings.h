/* Which keys and which buttons of a game pad stand for which command. As text, for the profile and
 * for tests, strokes are words with blanks between: "U Ctrl+Z Enter F1 +", "a lefttrigger". Letters
 * are meant by their place on the keyboard, signs by what the keyboard writes. */
#ifndef UI_BINDINGS_H
#define UI_BINDINGS_H

#include "base/text.h"
#include "ui/command.h"
#include "ui/ui.h"

#include <stdint.h>

typedef enum Device { DEVICE_KEYS, DEVICE_PAD, DEVICES } Device;

/* What all commands can be bound to at once. */
typedef enum Preset { PRESET_FIRST, PRESET_LEFT, PRESET_RIGHT, PRESETS } Preset;

#define STROKES_MAX   4   /* of a command, on one device */
#define STROKE_BYTES  32  /* of one */
#define STROKES_BYTES 128 /* of all of a command */
#define CLASHES_MAX   4

/* All commands that there are, bound as at first. The groups stay the caller's. Before the first
 * call only those of every screen are there. */
void ui_set_commands(Ui *ui, const CommandGroup *const groups[], size_t count);

/* The words for keys that have names: `word` gives a marked text in the language of the screen. */
void ui_set_key_words(Ui *ui, const char *(*word)(const void *context, const char *text),
                      const void *context);

/* Binds it to these strokes instead of its former ones. False, with nothing changed: the text is
 * none. What every screen needs stays bound whatever the text says: see ui_reserved_for. */
bool ui_bind(Ui *ui, const Command *command, Device device, const char *strokes);

/* The strokes of a command as such a text; and as a preset has them. */
void ui_bound(const Ui *ui, const Command *command, Device device, Text *out);
void ui_bound_preset(const Command *command, Device device, Preset preset, Text *out);

/* The command to which a stroke is bound for good, so that there is always a way; NULL: it is free.
 */
const Command *ui_reserved_for(Device device, const char *stroke);

/* Whether a stroke takes away, where text is written and where a command is bound. */
bool ui_stroke_erases(Device device, const char *stroke);

/* The other commands that this stroke stands for and that may hold where this one does, without
 * those that share a stroke with it at first: they know of each other. */
size_t ui_clashes(const Ui *ui, const Command *command, Device device, const char *stroke,
                  const Command *out[CLASHES_MAX]);

/* How a person reads the strokes of a text: "Ctrl+Z, Enter"; buttons of a pad are letters that are
 * set as its buttons look. What is declared of them to be heard has their labels: "LB". */
void ui_stroke_words(const Ui *ui, Device device, const char *strokes, Text *out);

/* The same of a pad, drawn large: how wide that is in a line of this height, and in such a line. An
 * empty text takes no room. "leftx" and "rightx", as SDL calls them, are sticks that are moved. */
float ui_buttons_width(Ui *ui, const char *strokes, float height);
void ui_buttons_draw(Ui *ui, const char *strokes, Rect line);

/* Which device was used last, of these two: a pad, or else keys, a mouse or a finger. */
Device ui_device(const Ui *ui);

/* What a tip may name: the button for a command while a pad is in use, else its first key. Which
 * of them it is; DEVICES, with nothing appended: it has none. */
Device ui_command_words(const Ui *ui, const Command *command, Text *out);

/* The same to be shown: a button is a letter that is set as it looks. */
Device ui_command_sign(const Ui *ui, const Command *command, Text *out);

/* From now on the next stroke of the device is kept instead of being carried out, when it is
 * pressed and not only held; what other devices send acts as ever. Until it is taken, or until this
 * is called with DEVICES. */
void ui_listen(Ui *ui, Device device);
bool ui_take_heard(Ui *ui, Device device, char out[STROKE_BYTES]);

#endif
