/* The sentences for problems. The program goes on after every one of them, and each says what
 * became of the person's games. */
#include "problem.h"

#include "base/text.h"
#include "core/message.h"

/* Files that the person names, and what may be in them. */
static const char *transfer_text(ProblemKind kind)
{
    static const char *const texts[PROBLEM_KINDS] = {
        [PROBLEM_FILE_UNREADABLE] = N_("{file} can't be read."),
        [PROBLEM_FILE_UNWRITABLE] = N_("{file} can't be written."),
        [PROBLEM_FILE_EXISTS] = N_("There is already a file {file}. Its contents would be lost."),
        [PROBLEM_IMPORT_FORM] = N_("This is not a game exported from Meja."),
        [PROBLEM_IMPORT_NEWER] =
            N_("This game was exported from a newer version of Meja and can't be opened here."),
        [PROBLEM_IMPORT_GAME] = N_("This version of Meja doesn't know this game."),
        [PROBLEM_IMPORT_RULES] =
            N_("This game was played with other rules and can't be opened in this version."),
        [PROBLEM_IMPORT_LINE] = N_("Line {number} of this game doesn't make sense. Nothing was "
                                   "imported."),
        [PROBLEM_IMPORT_END] =
            N_("This game doesn't end where it says it does. Nothing was imported."),
        [PROBLEM_IMPORT_CODE] = N_("There is a mistake in this code. Compare it letter by letter."),
    };
    return texts[kind];
}

const char *problem_text(const Problem *problem)
{
    switch (problem->kind) {
    case PROBLEM_NONE:
        return NULL;
    case PROBLEM_UNWRITABLE:
        return N_("Nothing can be saved in {folder}. Your games and settings last only until you "
                  "quit.");
    case PROBLEM_NO_FOLDER:
        return N_("Your home folder is not known, so your games and settings last only until you "
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
    case PROBLEM_SET_ASIDE_OFFER:
        return N_(
            "Your profile was damaged. It is kept as {file}, and a new one has begun. The last "
            "good backup can be restored.");
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
    case PROBLEM_NO_BACKUP:
        return N_("There is no backup that can be read. Nothing has changed.");
    case PROBLEM_PERSON_GONE:
        return N_("This player is no longer in the profile.");
    case PROBLEM_FILE_UNREADABLE:
    case PROBLEM_FILE_UNWRITABLE:
    case PROBLEM_FILE_EXISTS:
    case PROBLEM_IMPORT_FORM:
    case PROBLEM_IMPORT_NEWER:
    case PROBLEM_IMPORT_GAME:
    case PROBLEM_IMPORT_RULES:
    case PROBLEM_IMPORT_LINE:
    case PROBLEM_IMPORT_END:
    case PROBLEM_IMPORT_CODE:
        return transfer_text(problem->kind);
    case PROBLEM_KINDS:
        break;
    }
    return NULL;
}

void problem_set(Problem *problem, ProblemKind kind, const char *first)
{
    if (!problem) {
        return;
    }
    *problem = (Problem){.kind = kind};
    Text value = text_in(problem->values[0], PROBLEM_VALUE_BYTES);
    text_append(&value, first);
}
