/* What a person can ask for at a table by a key or a button of a game pad. */
#ifndef TABLES_TABLE_COMMANDS_H
#define TABLES_TABLE_COMMANDS_H

#include "i18n/catalogue.h"
#include "ui/bindings.h"

#define TABLE_PICKS 10 /* cards of the hand that have a key each */

extern const Command table_command_picks[TABLE_PICKS];
extern const Command table_command_play, table_command_undo, table_command_redo, table_command_hint,
    table_command_log, table_command_summary;
extern const Command table_command_sort_hand, table_command_unseen;
extern const Command table_command_memory; /* in the groups of those games that have the page */

extern const CommandGroup table_commands;

/* What a command does, in words. */
void command_say(const Catalogue *catalogue, const Command *command, Text *out);

/* Words with the key or the button for a command behind them, where there is one. */
void command_tip(const Ui *ui, const Catalogue *catalogue, const char *what, const Command *command,
                 Text *out);

#endif
