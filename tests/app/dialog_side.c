/* The stand-ins are shell scripts in a folder that comes first on PATH; each writes down how it was
 * started. */
#include "dialog_side.h"

#include "errand.h"
#include "opened.h"
#include "testing.h"
#include "ui/loop.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define FOLDER "dialog-stand-ins"

char dialog_here[1024], dialog_chosen_path[2048];

void dialog_stand_in(const char *name, const char *line)
{
    char path[256];
    snprintf(path, sizeof path, FOLDER "/%s", name);
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    fprintf(file, "#!/bin/sh\necho \"$@\" > %s/" SIDE_ASKED "\n%s\n", dialog_here, line);
    fclose(file);
    assert_int_equal(chmod(path, 0700), 0);
}

void dialog_clear(void)
{
    char path[2048];
    assert_non_null(getcwd(dialog_here, sizeof dialog_here));
    snprintf(dialog_chosen_path, sizeof dialog_chosen_path, "%s" SIDE_CHOSEN, dialog_here);
    snprintf(path, sizeof path, "%s/" FOLDER ":/usr/bin:/bin", dialog_here);
    mkdir(FOLDER, 0700);
    setenv("PATH", path, 1);
    setenv("DISPLAY", ":99", 1);
    unsetenv("XDG_CURRENT_DESKTOP");
    remove(FOLDER "/zenity");
    remove(FOLDER "/kdialog");
    remove(dialog_chosen_path);
    remove(SIDE_SUGGESTED);
    remove(SIDE_ASKED);
    unsetenv("MEJA_FILE_DIALOG");
}

int dialog_open(void **unused)
{
    int status = open_app(unused);
    dialog_clear();
    app.banner[0] = '\0';
    return status;
}

void dialog_save_at(const char *path, const char *words)
{
    Buffer bytes;
    buffer_init(&bytes, 1);
    for (; *words != '\0'; words++) {
        buffer_push(&bytes, words);
    }
    errand_save(&app, path, &bytes);
    buffer_release(&bytes);
}

void dialog_save(const char *words)
{
    dialog_save_at(SIDE_SUGGESTED, words);
}

void dialog_await_end(void)
{
    while (app.errand.dialog) {
        ui_wait(app.ui, -1);
        errand_check(&app);
    }
    while (errand_is_busy(&app)) {
        errand_check(&app);
    }
}

void dialog_expect_file(const char *path, const char *words)
{
    char bytes[256] = "";
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    size_t length = fread(bytes, 1, sizeof bytes - 1, file);
    fclose(file);
    bytes[length] = '\0';
    assert_non_null(strstr(bytes, words));
}
