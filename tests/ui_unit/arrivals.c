/* A window whose data comes file by file while it runs, as in a page: the first picture waits to be
 * whole, a later one leaves out what is not there and is painted again when it has come. */
#include "base/page.h"
#include "small_window.h"
#include "ui/loop.h"
#include "ui/window.h"

#include <string.h>

#define KING  "/KS@"
#define TITLE "/title.ttf"

/* What the linker puts in place of the page; see CMakeLists.txt. */
bool __wrap_page_awaits(const char *path);
unsigned __wrap_page_arrivals(void);
void __wrap_page_is_shown(void);

static const char *awaited; /* a part of a path; NULL: nothing */
static unsigned arrivals;
static int shown;

bool __wrap_page_awaits(const char *path)
{
    return awaited && strstr(path, awaited);
}

unsigned __wrap_page_arrivals(void)
{
    return arrivals;
}

void __wrap_page_is_shown(void)
{
    shown++;
}

static void arrive(void)
{
    awaited = NULL;
    arrivals++;
}

static void king(void)
{
    Picture picture = picture_named("regicide/KS");
    draw_picture(ui_draw(ui), &picture, (Outline){{500, 200, 160, 224}, 0}, 1);
}

static void words(void)
{
    ui_label(ui, "text.hint", "Play a card", (TextStyle){.face = FONT_TITLE, .size = 40},
             (Color){255, 255, 255, 255}, (Rect){100, 200, 300, 60});
}

/* A letter that only the face of names has. */
static void rare_name(void)
{
    ui_label(ui, "text.name", "\xe4\xb8\x82", (TextStyle){.face = FONT_BODY, .size = 40},
             (Color){255, 255, 255, 255}, (Rect){100, 200, 300, 60});
}

static void chinese_title(void)
{
    ui_label(ui, "text.title", "\xe6\xa1\x8c", (TextStyle){.face = FONT_TITLE, .size = 40},
             (Color){255, 255, 255, 255}, (Rect){100, 200, 300, 60});
}

static void button(void)
{
    ui_button(ui, &(Button){.id = "button.go", .label = "Go", .rect = {100, 100, 200, 52}});
}

/* How many pixels of the rectangle are not the ground's. */
static int painted(int x0, int y0, int w, int h)
{
    const Target *target = &ui->presenter.target;
    uint32_t ground = target->pixels[0];
    int count = 0;
    for (int y = y0; y < y0 + h; y++) {
        for (int x = x0; x < x0 + w; x++) {
            count += target->pixels[y * target->stride + x] != ground;
        }
    }
    return count;
}

static int begin(void **state)
{
    awaited = NULL;
    shown = 0;
    return open_window(state);
}

static void waits_to_be_whole(const char *missing, void (*screen)(void))
{
    awaited = missing;
    for (int frame = 0; frame < 3; frame++) {
        show(screen);
        assert_int_equal(shown, 0);
    }
    arrive();
    show(screen);
    show(screen);
    assert_int_equal(shown, 1);
}

static void the_first_picture_waits_for_pictures(void **state)
{
    waits_to_be_whole(KING, king);
    assert_true(painted(500, 200, 160, 224) > 1000);
}

static void the_first_picture_waits_for_faces(void **state)
{
    waits_to_be_whole(TITLE, words);
    assert_true(painted(100, 200, 300, 60) > 100);
}

static void the_first_picture_waits_for_buttons(void **state)
{
    waits_to_be_whole("/button-", button);
    assert_true(painted(100, 100, 200, 52) > 1000);
}

static void nothing_waits_for_the_face_of_names(void **state)
{
    awaited = "/names.otf";
    show(rare_name);
    assert_int_equal(shown, 1);
}

static void another_face_stands_in_for_chinese_titles(void **state)
{
    awaited = "/title-zh.otf";
    show(chinese_title);
    assert_int_equal(shown, 1);
    assert_true(painted(100, 200, 300, 60) > 100);
}

static void a_later_picture_is_painted_when_it_has_come(void **state)
{
    show(words);
    assert_int_equal(shown, 1);
    awaited = KING;
    show(king);
    show(king);
    assert_int_equal(painted(500, 200, 160, 224), 0);
    arrive();
    show(king);
    assert_true(painted(500, 200, 160, 224) > 1000);
}

static void later_words_are_set_anew_when_their_face_has_come(void **state)
{
    show(king);
    awaited = TITLE;
    show(words);
    assert_int_equal(painted(100, 200, 300, 60), 0);
    arrive();
    show(words);
    assert_true(painted(100, 200, 300, 60) > 100);
}

#define TEST_ANEW(name) cmocka_unit_test_setup_teardown(name, begin, close_window)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST_ANEW(the_first_picture_waits_for_pictures),
        TEST_ANEW(the_first_picture_waits_for_faces),
        TEST_ANEW(the_first_picture_waits_for_buttons),
        TEST_ANEW(nothing_waits_for_the_face_of_names),
        TEST_ANEW(another_face_stands_in_for_chinese_titles),
        TEST_ANEW(a_later_picture_is_painted_when_it_has_come),
        TEST_ANEW(later_words_are_set_anew_when_their_face_has_come),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
