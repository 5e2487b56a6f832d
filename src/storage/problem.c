/* The sentences for problems. The program goes on after every one of them, and each says what
 * became of the person's games. */
#include "database.h"

#include "core/message.h"

const char *problem_text(const Problem *problem)
{
    switch (problem->kind) {
    case PROBLEM_NONE:
        return NULL;
    case PROBLEM_UNWRITABLE:
        return N_("Nothing can be saved in {folder}. Your games and settings last only until you "
                  "quit.");
    case PROBLEM_NEWER:
        return N_(
            "The profile in {folder} is from a newer version of Meja and stays as it is. Your "
            "games and settings last only until you quit.");
    case PROBLEM_TAKEN:
        return N_(
            "Another program holds the profile in {folder}. Your games and settings last only "
            "until you quit.");
    case PROBLEM_SET_ASIDE:
        return N_("Your profile was damaged. It is kept as {file}, and a new one has begun.");
    case PROBLEM_LOCKED:
        return N_("Another program is using your profile, so this could not be saved.");
    case PROBLEM_FULL:
        return N_("The disk is full, so this could not be saved.");
    case PROBLEM_DAMAGED:
        return N_("Your profile is damaged, so this could not be saved. Meja will set it aside the "
                  "next time it starts.");
    case PROBLEM_FAILED:
        return N_("This could not be saved.");
    case PROBLEM_MATCH_RULES:
        return N_("This game was begun with other rules and can't be continued in this version.");
    case PROBLEM_MATCH_DAMAGED:
        return N_("The saved game is damaged and can't be opened.");
    }
    return NULL;
}

void problem_set(Problem *problem, ProblemKind kind, const char *first)
{
    if (problem == NULL) {
        return;
    }
    *problem = (Problem){.kind = kind};
    Text value = text_in(problem->values[0], PROBLEM_VALUE_BYTES);
    text_append(&value, first);
}
