/* The keys of Claim; the page of what is known of the cards is the table's. */
#include "claim/commands.h"

#include "base/limits.h"
#include "base/mark.h"
#include "tables/table_commands.h"

const Command claim_command_peek = {.id = "claim.peek",
                                    .name = N_("In Phase Two: shows the other hand, and hides it"),
                                    .keys = "E",
                                    .left = "Shift+E",
                                    .right = "Shift+K"};

static const Command *const commands[] = {&table_command_memory, &claim_command_peek};

const CommandGroup claim_commands = {N_("Claim"), "table.claim", commands, COUNT_OF(commands)};
