/* A line of typed text in the window: characters, limits, the clipboard, input methods. */
#include "small_window.h"

static char name[16];
static bool changed;

static void field_screen(void)
{
    changed = ui_field(ui, &(Field){.id = "field", .label = "Name", .rect = {100, 100, 300, 48}},
                       name, sizeof name);
}

static void focus_field(void)
{
    show(field_screen);
    push_click(200, 120);
    show(field_screen);
    show(field_screen);
}

static void a_field_takes_whole_characters(void **state)
{
    (void)state;
    strcpy(name, "");
    focus_field();
    push_text("A");
    push_text("e\xcc\x81");
    show(field_screen);
    assert_true(changed);
    assert_string_equal(name, "A\xc3\xa9");
    push_key(SDLK_BACKSPACE);
    show(field_screen);
    assert_string_equal(name, "A");
    push_key(SDLK_HOME);
    push_text("x");
    show(field_screen);
    show(field_screen);
    assert_string_equal(name, "xA");
}

static char person[64];

static void narrow_screen(void)
{
    ui_field(ui,
             &(Field){.id = "field", .label = "Name", .rect = {100, 100, 300, 48}, .columns = 6},
             person, sizeof person);
}

/* Six columns: three Chinese characters, or six letters however many marks they carry. */
static void a_field_limits_the_width(void **state)
{
    (void)state;
    static const char *const typed[][2] = {
        {"王小明", "王小明"},
        {"Ольгак", "Ольгак"},
        {"q\u0323\u0307w\u0323\u0307", "q\u0323\u0307\u1e89\u0307"},
        {"A\U0001F1EE\U0001F1E9", "A\U0001F1EE\U0001F1E9"},
    };
    for (size_t i = 0; i < sizeof typed / sizeof *typed; i++) {
        strcpy(person, "");
        show(narrow_screen);
        push_click(200, 120);
        show(narrow_screen);
        show(narrow_screen);
        push_text(typed[i][0]);
        show(narrow_screen);
        push_text("大大大");
        show(narrow_screen);
        assert_string_equal(person, typed[i][1]);
    }
}

static void push_control(SDL_Keycode code)
{
    SDL_Event event = {.key = {.type = SDL_KEYDOWN, .keysym = {.sym = code, .mod = KMOD_LCTRL}}};
    SDL_PushEvent(&event);
}

static void a_field_copies_and_pastes(void **state)
{
    (void)state;
    strcpy(name, "one");
    focus_field();
    SDL_SetClipboardText("\ttwo");
    push_control(SDLK_v);
    show(field_screen);
    assert_string_equal(name, "one two");
    push_control(SDLK_c);
    push_control(SDLK_v);
    show(field_screen);
    show(field_screen);
    assert_string_equal(name, "one twoone two");
    ui_wait(ui, 0);
    char *held = SDL_GetClipboardText();
    assert_string_equal(held, "one two");
    SDL_free(held);
}

static void a_field_never_overflows(void **state)
{
    (void)state;
    strcpy(name, "0123456789abcd");
    focus_field();
    push_text("\xe7\x8b\x84"); /* three bytes do not fit in the last one */
    show(field_screen);
    assert_string_equal(name, "0123456789abcd");
    push_text("e");
    show(field_screen);
    assert_string_equal(name, "0123456789abcde");
}

static void push_composition(const char *text)
{
    SDL_Event event = {.edit = {.type = SDL_TEXTEDITING}};
    snprintf(event.edit.text, sizeof event.edit.text, "%s", text);
    SDL_PushEvent(&event);
}

static char drawn[64];  /* the words of the field */
static float caret_end; /* the right edge of the last thing that is drawn of it */

static void composing_screen(void)
{
    DrawList *list = ui_draw(ui);
    field_screen();
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *command = draw_at(list, i);
        if (command->kind == DRAW_TEXT) {
            snprintf(drawn, sizeof drawn, "%s", command->text->lines->text);
        } else if (command->kind == DRAW_FILL) {
            caret_end = command->rect.x + command->rect.w;
        }
    }
}

/* As pinyin is typed: letters first, then characters that take their place. */
static void an_input_method_composes_at_the_caret(void **state)
{
    (void)state;
    strcpy(name, "A");
    focus_field();
    push_composition("di ren");
    show(composing_screen);
    assert_string_equal(drawn, "Adi ren");
    assert_string_equal(name, "A");
    push_key(SDLK_BACKSPACE); /* belongs to the input method */
    show(composing_screen);
    assert_string_equal(name, "A");
    push_composition("");
    push_text("\xe7\x8b\x84");
    show(composing_screen);
    assert_string_equal(name, "A\xe7\x8b\x84");
    assert_string_equal(drawn, name);
}

static void the_caret_of_a_long_line_stays_in_sight(void **state)
{
    (void)state;
    strcpy(name, "W");
    focus_field();
    push_composition("WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW");
    show(composing_screen);
    assert_true(caret_end <= 100 + 300);
    assert_true(caret_end > 100 + 250);
}

static void number_screen(void)
{
    ui_field(ui,
             &(Field){.id = "field", .label = "Deal", .rect = {100, 100, 300, 48}, .digits = true},
             name, sizeof name);
}

static void a_field_of_digits_takes_digits(void **state)
{
    (void)state;
    strcpy(name, "");
    show(number_screen);
    push_click(200, 120);
    show(number_screen);
    push_text("4a-2");
    show(number_screen);
    assert_string_equal(name, "42");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_field_copies_and_pastes),
        TEST(a_field_takes_whole_characters),
        TEST(a_field_limits_the_width),
        TEST(a_field_never_overflows),
        TEST(an_input_method_composes_at_the_caret),
        TEST(the_caret_of_a_long_line_stays_in_sight),
        TEST(a_field_of_digits_takes_digits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
