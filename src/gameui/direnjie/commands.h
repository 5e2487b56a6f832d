/* What a person can ask for at the table of Di Renjie alone. */
#ifndef GAMEUI_DIRENJIE_COMMANDS_H
#define GAMEUI_DIRENJIE_COMMANDS_H

#include "games/direnjie.h"
#include "ui/command.h"

extern const Command direnjie_command_asks[DIRENJIE_ASKS];
extern const Command direnjie_command_notebook, direnjie_command_page;
extern const Command direnjie_command_yes, direnjie_command_no, direnjie_command_doubt;
extern const Command direnjie_command_note;
extern const CommandGroup direnjie_commands;

#endif
