/* Where the profile lies on each platform. */
#include "storage/profile.h"
#include "testing.h"

static void expect(Platform platform, FolderWish wish, const char *expected)
{
    char bytes[256];
    Text out = text_in(bytes, sizeof bytes);
    assert_int_equal(profile_default_folder(platform, &wish, &out), expected != NULL);
    assert_string_equal(bytes, expected != NULL ? expected : "");
}

static void linux_follows_the_xdg_specification(void **unused)
{
    expect(PLATFORM_LINUX, (FolderWish){.xdg_data_home = "/data", .home = "/home/a"}, "/data/meja");
    expect(PLATFORM_LINUX, (FolderWish){.home = "/home/a"}, "/home/a/.local/share/meja");
    expect(PLATFORM_LINUX, (FolderWish){.xdg_data_home = "", .home = "/home/a"},
           "/home/a/.local/share/meja");
    expect(PLATFORM_LINUX, (FolderWish){.xdg_data_home = "data", .home = "/home/a"},
           "/home/a/.local/share/meja");
    expect(PLATFORM_LINUX, (FolderWish){.home = "a"}, NULL);
    expect(PLATFORM_LINUX, (FolderWish){.home = ""}, NULL);
    expect(PLATFORM_LINUX, (FolderWish){.xdg_data_home = "/data", .home = "a"}, "/data/meja");
    expect(PLATFORM_LINUX, (FolderWish){.appdata = "C:\\a"}, NULL);
}

static void other_platforms_have_their_places(void **unused)
{
    expect(PLATFORM_MACOS, (FolderWish){.home = "/Users/a", .xdg_data_home = "/data"},
           "/Users/a/Library/Application Support/Meja");
    expect(PLATFORM_MACOS, (FolderWish){.home = "Users/a"}, NULL);
    expect(PLATFORM_MACOS, (FolderWish){.xdg_data_home = "/data"}, NULL);
    expect(PLATFORM_WINDOWS, (FolderWish){.appdata = "C:\\Users\\a"}, "C:\\Users\\a\\Meja");
    expect(PLATFORM_WINDOWS, (FolderWish){.home = "/home/a", .appdata = ""}, NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(linux_follows_the_xdg_specification),
        cmocka_unit_test(other_platforms_have_their_places),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
