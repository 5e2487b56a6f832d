/* The sentences for problems. The program goes on after every one of them, and each says what
 * became of the person's games. */
#include "problem.h"

#include "base/text.h"
#include "core/message.h"

#define SET_ASIDE N_("Your profile was damaged. It is kept as {file}, and a new one has begun.")

const char *problem_text(const Problem *problem)
{
    static const char *const texts[PROBLEM_KINDS] = {
        [PROBLEM_UNWRITABLE] =
            N_("Nothing can be saved in {folder}. Your games and settings last only until you "
               "quit."),
        [PROBLEM_NO_FOLDER] =
            N_("Your home folder is not known, so your games and settings last only until you "
               "quit."),
        [PROBLEM_NEWER] =
            N_("The profile in {folder} is from a newer version of Meja and stays as it is. Your "
               "games and settings last only until you quit."),
        [PROBLEM_TAKEN] =
            N_("Another program holds the profile in {folder}. Your games and settings last only "
               "until you quit."),
        [PROBLEM_SET_ASIDE] = SET_ASIDE,
        [PROBLEM_SET_ASIDE_OFFER] = SET_ASIDE, /* which is offered in words of its own */
        [PROBLEM_LOST_OFFER] = N_("Your profile was missing or damaged, so a new one has begun."),
        [PROBLEM_LOCKED] = N_("Another program is using your profile, so this could not be saved."),
        [PROBLEM_FULL] = N_("The disk is full, so this could not be saved."),
        [PROBLEM_DAMAGED] =
            N_("Your profile is damaged, so this could not be saved. Meja will set it aside the "
               "next time it starts."),
        [PROBLEM_FAILED] = N_("This could not be saved."),
        [PROBLEM_MATCH_RULES] =
            N_("This game was begun with other rules and can't be continued in this version."),
        [PROBLEM_MATCH_DAMAGED] = N_("The saved game is damaged and can't be opened."),
        [PROBLEM_MATCH_ELSEWHERE] = N_("This game goes on in another window."),
        [PROBLEM_NO_BACKUP] = N_("There is no backup that can be read. Nothing has changed."),
        [PROBLEM_PERSON_GONE] = N_("This player is no longer in the profile."),
        /* files that the person names, and what may be in them */
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
    return texts[problem->kind];
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
