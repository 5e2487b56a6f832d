/* Where documents lie: as the desktop names the folder, in the person's language; where that is no
 * folder, in the home folder. */
#include "documents.h"
#include "testing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sys/stat.h>
#include <unistd.h>

static char home[1024], config[1100];

static int make_home(void **unused)
{
    char path[900];
    assert_non_null(getcwd(path, sizeof path));
    snprintf(home, sizeof home, "%s/documents-home", path);
    snprintf(config, sizeof config, "%s/.config", home);
    mkdir(home, 0700);
    mkdir(config, 0700);
    setenv("HOME", home, 1);
    unsetenv("XDG_CONFIG_HOME");
    return 0;
}

static int remove_home(void **unused)
{
    char path[1200];
    snprintf(path, sizeof path, "%s/user-dirs.dirs", config);
    remove(path);
    snprintf(path, sizeof path, "%s/Документы", home);
    rmdir(path);
    snprintf(path, sizeof path, "%s/Documents", home);
    rmdir(path);
    rmdir(config);
    return rmdir(home);
}

static void name_folder(const char *line)
{
    char path[1200];
    snprintf(path, sizeof path, "%s/user-dirs.dirs", config);
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    fprintf(file, "# A comment\nXDG_MUSIC_DIR=\"$HOME/Music\"\n%s\n", line);
    fclose(file);
}

static void make(const char *name)
{
    char path[1200];
    snprintf(path, sizeof path, "%s/%s", home, name);
    assert_int_equal(mkdir(path, 0700), 0);
}

static void expect(const char *name)
{
    char bytes[4096], wanted[1200];
    Text text = text_in(bytes, sizeof bytes);
    snprintf(wanted, sizeof wanted, "%s%s", home, name);
    assert_true(documents_folder(&text));
    assert_string_equal(bytes, wanted);
}

static void it_is_where_the_desktop_says(void **unused)
{
    expect("");
    make("Documents");
    expect("/Documents");
    name_folder("XDG_DOCUMENTS_DIR=\"$HOME/Документы\"");
    expect("");
    make("Документы");
    expect("/Документы");
    name_folder("XDG_DOCUMENTS_DIR=nonsense");
    expect("/Documents");
}

static void without_a_home_there_is_none(void **unused)
{
    char bytes[64];
    Text text = text_in(bytes, sizeof bytes);
    setenv("HOME", "relative", 1);
    assert_false(documents_folder(&text));
    unsetenv("HOME");
    assert_false(documents_folder(&text));
    assert_int_equal(text.length, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(it_is_where_the_desktop_says, make_home, remove_home),
        cmocka_unit_test_setup_teardown(without_a_home_there_is_none, make_home, remove_home),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
