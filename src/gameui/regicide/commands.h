/* What a person can ask for by a key in Regicide alone. */
#ifndef GAMEUI_REGICIDE_COMMANDS_H
#define GAMEUI_REGICIDE_COMMANDS_H

#include "ui/command.h"

extern const Command regicide_command_take_back;
extern const CommandGroup regicide_commands;

#endif
