/* Pictures kept between starts: what comes back is what was decoded, whatever happens to the
 * files meanwhile. */
#include "art.h"

#include "check.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FOLDER MEJA_SCRATCH "/cache"
#define W      300
#define H      420

static Art art;
static Image fresh; /* decoded without any cache */

static void each_entry(void (*act)(const char *name))
{
    DIR *listing = opendir(FOLDER);
    if (!listing) {
        return;
    }
    for (struct dirent *entry; (entry = readdir(listing));) {
        char name[600];
        snprintf(name, sizeof name, FOLDER "/%s", entry->d_name);
        if (strstr(entry->d_name, ".pix")) {
            act(name);
        }
    }
    closedir(listing);
}

static void delete (const char *name)
{
    remove(name);
}

static int entries;

static void count(const char *name)
{
    (void)name;
    entries++;
}

static int open_all(void **state)
{
    Art plain;
    each_entry(delete);
    bool good = art_open(&plain, MEJA_DATA, "") && art_open(&art, MEJA_DATA, FOLDER) &&
                art_load(&plain, art_find(&plain, "regicide/KS"), W, H, &fresh);
    art_close(&plain);
    return good ? 0 : -1;
}

static int close_all(void **state)
{
    image_release(&fresh);
    art_close(&art);
    return 0;
}

static void load_and_compare(void)
{
    Image image;
    assert_true(art_load(&art, art_find(&art, "regicide/KS"), W, H, &image));
    assert_int_equal(image.w, W);
    assert_memory_equal(image.pixels, fresh.pixels, (size_t)W * H * sizeof *image.pixels);
    image_release(&image);
}

static void a_kept_picture_is_the_same(void **state)
{
    load_and_compare();
    entries = 0;
    each_entry(count);
    assert_int_equal(entries, 1);
    load_and_compare();
}

static void change_a_pixel(const char *name)
{
    FILE *file = fopen(name, "r+b");
    assert_non_null(file);
    fseek(file, -1000, SEEK_END);
    fputs("damage", file);
    fclose(file);
}

static void a_damaged_entry_is_ignored(void **state)
{
    load_and_compare();
    each_entry(change_a_pixel);
    load_and_compare();
}

static void cut_short(const char *name)
{
    FILE *file = fopen(name, "wb");
    assert_non_null(file);
    fputs("MEJAPIX", file);
    fclose(file);
}

static void a_cut_entry_is_ignored(void **state)
{
    load_and_compare();
    each_entry(cut_short);
    load_and_compare();
}

static void small_pictures_are_not_kept(void **state)
{
    Image image;
    assert_true(art_load(&art, art_find(&art, "regicide/KS"), 50, 70, &image));
    image_release(&image);
    entries = 0;
    each_entry(count);
    assert_int_equal(entries, 0);
}

static void what_is_not_there_is_not_found(void **state)
{
    assert_null(art_find(&art, "regicide/no-such-card"));
    assert_null(art_find(&art, ""));
}

static void copy(const char *from, const char *to)
{
    int byte;
    FILE *in = fopen(from, "rb"), *out = fopen(to, "wb");
    assert_true(in && out);
    while ((byte = fgetc(in)) != EOF) {
        fputc(byte, out);
    }
    fclose(in);
    fclose(out);
}

/* A file of another width than its name says: it may be far larger than can be made smaller. */
static void a_picture_of_another_size_is_damaged(void **state)
{
    const ArtEntry *entry = art_find(&art, "regicide/KS");
    ArtEntry named = {.name = "named", .widths = {entry->widths[0]}};
    ArtEntry misnamed = {.name = "named", .widths = {entry->widths[0] + 1}};
    char folder[] = FOLDER;
    Art other = {.folder = folder};
    Image image;
    char from[600], to[600];
    snprintf(from, sizeof from, MEJA_DATA "/art/regicide/KS@%d.webp", entry->widths[0]);
    snprintf(to, sizeof to, FOLDER "/named@%d.webp", named.widths[0]);
    copy(from, to);
    assert_true(art_load(&other, &named, 50, 70, &image));
    image_release(&image);
    snprintf(to, sizeof to, FOLDER "/named@%d.webp", misnamed.widths[0]);
    copy(from, to);
    assert_false(art_load(&other, &misnamed, 50, 70, &image));
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, open_all, close_all)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_kept_picture_is_the_same),     TEST(a_damaged_entry_is_ignored),
        TEST(a_cut_entry_is_ignored),         TEST(small_pictures_are_not_kept),
        TEST(what_is_not_there_is_not_found), TEST(a_picture_of_another_size_is_damaged),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
