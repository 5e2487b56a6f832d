/* What a person can ask for at the table of Claim alone. */
#ifndef GAMEUI_CLAIM_COMMANDS_H
#define GAMEUI_CLAIM_COMMANDS_H

#include "ui/command.h"

extern const Command claim_command_peek;
extern const CommandGroup claim_commands;

#endif
