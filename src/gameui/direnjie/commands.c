/* The keys of Di Renjie. Those of the requests come before the table's while one is to be made,
 * those of the marks while a cell of the notebook has the focus. */
#include "direnjie/commands.h"

#include "base/limits.h"
#include "base/mark.h"

#define ASKS N_("Choose what to ask for; a second press asks")
#define MARKS                                                                                      \
    N_("In a cell of the notebook: certain, ruled out, possible; a second press takes it back")

#define ASK(last, words, at_first, left_key, right_key)                                            \
    {                                                                                              \
        .id = "direnjie.ask." last, .name = (words), .keys = (at_first), .left = (left_key),       \
        .right = (right_key), .row = ASKS, .traits = COMMAND_LEADS                                 \
    }
#define ASK_NUMBER(count, key, right_key)                                                          \
    {                                                                                              \
        .id = "direnjie.ask." key, .name = N_("Ask for number {n}"), .keys = (key),                \
        .right = (right_key), .row = ASKS, .number = (count), .traits = COMMAND_LEADS              \
    }

const Command direnjie_command_asks[DIRENJIE_ASKS] = {
    [DIRENJIE_TARGET] = ASK("target", N_("Ask for a Target"), "T", "B", "Shift+L"),
    [DIRENJIE_WEAPON] = ASK("weapon", N_("Ask for a Weapon"), "W", "Shift+W", "J"),
    [DIRENJIE_LOCATION] = ASK("location", N_("Ask for a Location"), "L", "V", NULL),
    [DIRENJIE_ASK_ONE] = ASK_NUMBER(1, "1", "6"),
    [DIRENJIE_ASK_ONE + 1] = ASK_NUMBER(2, "2", "7"),
    [DIRENJIE_ASK_ONE + 2] = ASK_NUMBER(3, "3", "8"),
    [DIRENJIE_ASK_ONE + 3] = ASK_NUMBER(4, "4", "9"),
    [DIRENJIE_ASK_ONE + 4] = ASK_NUMBER(5, "5", "0"),
};

const Command direnjie_command_notebook = {
    .id = "direnjie.notebook", .name = N_("Constable's notebook"), .keys = "N", .left = "Shift+B"};
const Command direnjie_command_page = {.id = "direnjie.page",
                                       .name = N_("In the notebook: marks or requests"),
                                       .keys = "A",
                                       .left = "Shift+V",
                                       .right = "Shift+N"};
const Command direnjie_command_yes = {.id = "direnjie.yes",
                                      .name = N_("In a cell of the notebook: certain"),
                                      .keys = "Y + =",
                                      .row = MARKS,
                                      .left = "Shift+A"};
const Command direnjie_command_no = {.id = "direnjie.no",
                                     .name = N_("In a cell of the notebook: ruled out"),
                                     .keys = "X -",
                                     .row = MARKS,
                                     .left = "Shift+D",
                                     .right = "-"};
const Command direnjie_command_doubt = {.id = "direnjie.doubt",
                                        .name = N_("In a cell of the notebook: possible"),
                                        .keys = "D ? /",
                                        .row = MARKS,
                                        .left = "Shift+C",
                                        .right = "? /"};
const Command direnjie_command_note = {.id = "direnjie.note",
                                       .name = N_("In a cell of the notebook: its note"),
                                       .keys = "E",
                                       .left = "Shift+E",
                                       .right = "Shift+Y"};

static const Command *const commands[] = {
    &direnjie_command_asks[0], &direnjie_command_asks[1], &direnjie_command_asks[2],
    &direnjie_command_asks[3], &direnjie_command_asks[4], &direnjie_command_asks[5],
    &direnjie_command_asks[6], &direnjie_command_asks[7], &direnjie_command_notebook,
    &direnjie_command_page,    &direnjie_command_yes,     &direnjie_command_no,
    &direnjie_command_doubt,   &direnjie_command_note,
};

const CommandGroup direnjie_commands = {N_("Di Renjie"), "table.direnjie", commands,
                                        COUNT_OF(commands)};
