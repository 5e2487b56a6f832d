/* What a person can ask for by a key or a button of a game pad outside the table, and all groups of
 * commands that there are. */
#ifndef APP_COMMANDS_H
#define APP_COMMANDS_H

#include "ui/command.h"

#include <stdbool.h>
#include <stddef.h>

extern const Command app_command_rules, app_command_keys, app_command_enlarge;
extern const Command app_command_explain, app_command_explain_back;
extern const Command app_command_copy, app_command_picture;
extern const Command app_command_fullscreen, app_command_overlay;
extern const Command ear_command_aloud, ear_command_menu, ear_command_alone;
extern const Command ear_command_repeat, ear_command_earlier, ear_command_later;
extern const Command ear_command_place, ear_command_wanted;
extern const Command ear_command_choices, ear_command_screen, ear_command_part;
extern const Command ear_command_hand, ear_command_explain, ear_command_letters;
extern const Command card_command_before, card_command_next;
extern const Command rules_command_back;
extern const Command replay_command_back, replay_command_step, replay_command_run;
extern const Command replay_command_log;

/* What those who listen can ask for; first how to begin, then the page of all of it. */
extern const CommandGroup ear_commands;

#define COMMAND_GROUPS_MAX 32

/* Those of every screen, of the table, and of each game, and of who develops the program; how many.
 */
size_t app_command_groups(bool is_developer, const CommandGroup *out[COMMAND_GROUPS_MAX]);

#endif
