/* The keys of the companion for paper cards. */
#include "regicide/commands.h"

#include "base/limits.h"
#include "base/mark.h"

const Command regicide_command_take_back = {.id = "companion.undo",
                                            .name = N_("Undo"),
                                            .keys = "U",
                                            .pad = "lefttrigger",
                                            .left = "X",
                                            .pad_left = ""};

static const Command *const commands[] = {&regicide_command_take_back};

const CommandGroup regicide_commands = {N_("With paper cards"), "companion", commands,
                                        COUNT_OF(commands)};
