/* The paths in the URIs of files: escapes undone by hand, and what is no path of this machine. */
#include "file_uri.h"
#include "testing.h"

#include <stdbool.h>
#include <string.h>

static void expect_path(const char *uri, const char *wanted)
{
    char bytes[64];
    Text path = text_in(bytes, sizeof bytes);
    assert_true(file_uri_path(uri, &path));
    assert_string_equal(bytes, wanted);
}

static void expect_none(const char *uri)
{
    char bytes[64];
    Text path = text_in(bytes, sizeof bytes);
    if (file_uri_path(uri, &path)) {
        fail_msg("%s is the path %s", uri, bytes);
    }
}

static void escapes_are_undone(void **unused)
{
    expect_path("file:///home/me/game.meja", "/home/me/game.meja");
    expect_path("file:///", "/");
    expect_path("file://localhost/a", "/a");
    expect_path("file:///a%20b%25c", "/a b%c");
    expect_path("file:///100%2525", "/100%25"); /* once */
    expect_path("file:///%3f%3F%23", "/??#");
    expect_path("file:///a+b;c=d&e", "/a+b;c=d&e");
    expect_path("file:///~me/../x", "/~me/../x");
}

/* U+0444, U+6E38, U+1F0A1; escaped and as they are. */
static void every_script_is_read(void **unused)
{
    expect_path("file:///%D1%84", "/\xD1\x84");
    expect_path("file:///%e6%b8%b8.meja", "/\xE6\xB8\xB8.meja");
    expect_path("file:///%F0%9F%82%A1", "/\xF0\x9F\x82\xA1");
    expect_path("file:///\xE6\xB8\xB8", "/\xE6\xB8\xB8");
}

static void other_places_are_refused(void **unused)
{
    expect_none("");
    expect_none("/home/me/game.meja");
    expect_none("file:/home");
    expect_none("file://");
    expect_none("file://localhost");
    expect_none("file://localhosts/a");
    expect_none("file://other/a");
    expect_none("http:///a");
    expect_none("sftp://other/a");
    expect_none("xfile:///a");
}

static void odd_bytes_are_refused(void **unused)
{
    expect_none("file:///a%00b"); /* would end the path */
    expect_none("file:///a%2Fb"); /* a slash that is none */
    expect_none("file:///a%2fb");
    expect_none("file:///a?b");
    expect_none("file:///a#b");
    expect_none("file:///a%");
    expect_none("file:///a%4");
    expect_none("file:///a%G1");
    expect_none("file:///a%1G");
    expect_none("file:///a%0Ab"); /* a second line */
    expect_none("file:///a\nb");
    expect_none("file:///a%1B[31m"); /* a command to a terminal */
    expect_none("file:///a%7F");
    expect_none("file:///%E2%80%AEajem"); /* turned around: U+202E */
    expect_none("file:///%FF");
    expect_none("file:///%C0%AF");    /* a slash, too long */
    expect_none("file:///%ED%A0%80"); /* half of a pair */
    expect_none("file:///%E6%B8");    /* without its end */
}

static void what_does_not_fit_is_refused(void **unused)
{
    char uri[256] = "file:///", bytes[8];
    Text path = text_in(bytes, sizeof bytes);
    assert_true(file_uri_path("file:///123456", &path));
    assert_string_equal(bytes, "/123456");
    path = text_in(bytes, sizeof bytes);
    assert_false(file_uri_path("file:///1234567", &path));
    path = text_in(bytes, sizeof bytes);
    assert_false(file_uri_path("file:///12345%D1%84", &path));
    memset(uri + strlen(uri), 'a', 200);
    expect_none(uri);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(escapes_are_undone),           cmocka_unit_test(every_script_is_read),
        cmocka_unit_test(other_places_are_refused),     cmocka_unit_test(odd_bytes_are_refused),
        cmocka_unit_test(what_does_not_fit_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
