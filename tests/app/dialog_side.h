/* What the tests of the system's dialogs share: stand-ins for its programs, and a copy that is to
 * be written. */
#ifndef TESTS_DIALOG_SIDE_H
#define TESTS_DIALOG_SIDE_H

#define SIDE_SUGGESTED "./dialog-suggested.txt"
#define SIDE_CHOSEN    "/dialog-chosen.txt" /* in the current folder */
#define SIDE_ASKED     "dialog-asked.txt"   /* with what a stand-in was started */

extern char dialog_here[1024];        /* the current folder */
extern char dialog_chosen_path[2048]; /* SIDE_CHOSEN in it */

/* From now on nothing shows dialogs on the desktop, and nothing has been written. */
void dialog_clear(void);

/* The program is opened on such a desktop; for the setup of a test. */
int dialog_open(void **unused);

/* From now on the desktop has a program of this name, which does what the line of shell says. */
void dialog_stand_in(const char *name, const char *line);

/* Asks where a copy of the words shall lie, and suggests that path. */
void dialog_save_at(const char *path, const char *words);
void dialog_save(const char *words); /* at SIDE_SUGGESTED */

/* Sleeps until the dialog wakes the window, and until the file is written. */
void dialog_await_end(void);

/* The file has the words in it. */
void dialog_expect_file(const char *path, const char *words);

#endif
