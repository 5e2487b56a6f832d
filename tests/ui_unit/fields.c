/* A line of typed text in the window: characters, limits, the clipboard, input methods. */
#include "small_window.h"
#include "ui/loop.h"

static char name[16];
static bool changed;

static void field_screen(void)
{
    changed = ui_field(ui, &(Field){.id = "field", .label = "Name", .rect = {100, 100, 300, 48}},
                       name, sizeof name);
}

/* From elsewhere: what comes to a field selects its text. */
static void focus_field(void)
{
    push_click(10, 10);
    show(field_screen);
    push_click(200, 120);
    show(field_screen);
    show(field_screen);
}

static void a_field_takes_whole_characters(void **state)
{
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

static char drawn[64];
static bool lacks;

static void name_screen(void)
{
    Field field = {.id = "field", .label = "Name", .rect = {100, 100, 300, 48}, .name = true};
    ui_field(ui, &field, drawn, sizeof drawn);
    lacks = ui_field_lacks_letters(ui);
}

static void type_name(const char *letters)
{
    strcpy(drawn, "");
    push_click(10, 10);
    show(name_screen);
    push_click(200, 120);
    show(name_screen);
    push_text(letters);
    show(name_screen);
}

static void expect_refused(const char *letters)
{
    type_name(letters);
    assert_true(lacks);
    assert_string_equal(drawn, "");
    show(name_screen);
    assert_false(lacks);
}

/* A fox, Arabic, Georgian, Devanagari; what the faces have is taken. */
static void letters_that_no_face_has_are_refused(void **state)
{
    expect_refused("\xF0\x9F\xA6\x8A");
    expect_refused("\xD9\x85");
    expect_refused("\xE1\x83\xA5");
    expect_refused("\xE0\xA4\x85");
    static const char *const fine[] = {"Anna", "Анна", "李雷", "Ngọc", "e\xCC\x81"};
    for (size_t i = 0; i < sizeof fine / sizeof *fine; i++) {
        type_name(fine[i]);
        assert_false(lacks);
        assert_true(drawn[0] != '\0');
    }
}

/* A key ends its frame, so the letter that it typed waits for the next one. */
static void a_typed_letter_is_pending_until_it_stands_there(void **state)
{
    strcpy(name, "");
    focus_field();
    push_key(SDLK_x);
    push_text("x");
    for (unsigned frames = 0; *name == '\0' && frames < 10; frames++) {
        show(field_screen);
        assert_true(*name || ui_input_pending(ui));
    }
    assert_string_equal(name, "x");
    assert_false(ui_input_pending(ui));
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

static void push_with(SDL_Keymod mod, SDL_Keycode code)
{
    SDL_Event event = {.key = {.type = SDL_KEYDOWN, .keysym = {.sym = code, .mod = (Uint16)mod}}};
    SDL_PushEvent(&event);
}

static void push_control(SDL_Keycode code)
{
    push_with(KMOD_LCTRL, code);
}

/* Each key is answered in a frame of its own. */
static void show_all(void)
{
    for (int i = 0; i < 5; i++) {
        show(field_screen);
    }
}

static void type_at_end(const char *text)
{
    push_key(SDLK_END);
    push_text(text);
}

static void a_field_copies_and_pastes(void **state)
{
    strcpy(name, "one");
    focus_field();
    SDL_SetClipboardText("\ttwo");
    push_key(SDLK_END);
    push_control(SDLK_v);
    show_all();
    assert_string_equal(name, "one two");
    push_control(SDLK_a);
    push_control(SDLK_c);
    push_key(SDLK_END);
    push_control(SDLK_v);
    show_all();
    assert_string_equal(name, "one twoone two");
    ui_wait(ui, 0);
    char *held = SDL_GetClipboardText();
    assert_string_equal(held, "one two");
    SDL_free(held);
}

static void a_field_never_overflows(void **state)
{
    strcpy(name, "0123456789abcd");
    focus_field();
    type_at_end("\xe7\x8b\x84"); /* three bytes do not fit in the last one */
    show_all();
    assert_string_equal(name, "0123456789abcd");
    push_text("e");
    show_all();
    assert_string_equal(name, "0123456789abcde");
}

static void a_field_is_replaced_or_edited(void **state)
{
    strcpy(name, "one two");
    focus_field();
    push_text("four");
    show_all();
    assert_string_equal(name, "four");
    push_with(KMOD_LSHIFT, SDLK_LEFT);
    push_with(KMOD_LSHIFT, SDLK_LEFT);
    push_text("x");
    show_all();
    assert_string_equal(name, "fox");
    push_with(KMOD_LSHIFT, SDLK_HOME);
    push_key(SDLK_DELETE);
    show_all();
    assert_string_equal(name, "");
}

static void words_are_passed_and_erased(void **state)
{
    strcpy(name, "one two three");
    focus_field();
    push_key(SDLK_END);
    push_control(SDLK_LEFT);
    push_control(SDLK_BACKSPACE);
    show_all();
    assert_string_equal(name, "one three");
    push_with(KMOD_LCTRL | KMOD_LSHIFT, SDLK_RIGHT);
    push_control(SDLK_x);
    push_key(SDLK_HOME);
    push_control(SDLK_v);
    show_all();
    assert_string_equal(name, "threeone ");
    ui_wait(ui, 0);
    char *held = SDL_GetClipboardText();
    assert_string_equal(held, "three");
    SDL_free(held);
}

/* Of so many in a row. */
static void push_clicked(uint32_t type, int x, int clicks)
{
    SDL_Event event = {
        .button = {
            .type = type, .button = SDL_BUTTON_LEFT, .clicks = (uint8_t)clicks, .x = x, .y = 120}};
    SDL_PushEvent(&event);
}

static void push_single(uint32_t type, int x)
{
    push_clicked(type, x, 1);
}

/* The first word lies at the left of the room, which begins 12 pixels within the field. */
static void clicks_in_a_row_select_more(void **state)
{
    strcpy(name, "one two");
    focus_field();
    for (int clicks = 1; clicks <= 3; clicks++) {
        push_clicked(SDL_MOUSEBUTTONDOWN, 120, clicks);
        push_clicked(SDL_MOUSEBUTTONUP, 120, clicks);
        show_all();
        if (clicks == 2) {
            assert_int_equal(ui->editing.anchor, 0);
            assert_int_equal(ui->editing.caret, strlen("one"));
        }
    }
    assert_int_equal(ui->editing.anchor, 0);
    assert_int_equal(ui->editing.caret, strlen("one two"));
    push_text("six");
    show(field_screen);
    assert_string_equal(name, "six");
}

/* The room for words begins 12 units within the field; a unit is a pixel in this window. */
static void the_pointer_selects(void **state)
{
    strcpy(name, "one two");
    focus_field();
    push_single(SDL_MOUSEBUTTONDOWN, 112);
    show(field_screen);
    SDL_Event move = {.motion = {.type = SDL_MOUSEMOTION, .x = 390, .y = 120}};
    SDL_PushEvent(&move);
    show(field_screen);
    push_single(SDL_MOUSEBUTTONUP, 390);
    show(field_screen);
    assert_int_equal(ui->editing.anchor, 0);
    assert_int_equal(ui->editing.caret, strlen("one two"));
    push_single(SDL_MOUSEBUTTONDOWN, 112);
    push_single(SDL_MOUSEBUTTONUP, 112);
    show_all();
    push_text("a ");
    show(field_screen);
    assert_string_equal(name, "a one two");
}

/* Another text, as when another person is chosen: nothing of the former one is pointed at, and what
 * is typed stands between two letters. */
static void a_field_whose_text_is_exchanged_is_still_sound(void **state)
{
    strcpy(name, "abcdefghijkl");
    focus_field();
    push_single(SDL_MOUSEBUTTONDOWN, 240);
    show(field_screen);
    push_single(SDL_MOUSEBUTTONUP, 240);
    show(field_screen);
    strcpy(name, "x");
    push_single(SDL_MOUSEBUTTONDOWN, 390); /* beside the words */
    show(field_screen);
    show(field_screen);
    push_single(SDL_MOUSEBUTTONUP, 390);
    show(field_screen);
    strcpy(name, "xy");
    push_key(SDLK_END);
    push_key(SDLK_LEFT);
    show_all();
    strcpy(name, "\xd1\x8f\xd1\x8f");
    push_text("z");
    show_all();
    assert_string_equal(name, "z\xd1\x8f\xd1\x8f");
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
    strcpy(name, "A");
    focus_field();
    push_key(SDLK_END);
    show(field_screen);
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
    strcpy(name, "");
    show(number_screen);
    push_click(200, 120);
    show(number_screen);
    push_text("4a-2");
    show(number_screen);
    assert_string_equal(name, "42");
}

static void expect_fitted(const char *words, const char *expected)
{
    char bytes[128];
    strcpy(bytes, words);
    ui_fit_name(ui, bytes, 10);
    assert_string_equal(bytes, expected);
}

/* Of a name from elsewhere stays what could have been typed into a field of ten columns. */
static void a_name_from_elsewhere_is_fitted(void **state)
{
    expect_fitted("Anna", "Anna");
    expect_fitted("\xe7\x8b\x84\xe4\xbb\x81\xe6\x9d\xb0", "\xe7\x8b\x84\xe4\xbb\x81\xe6\x9d\xb0");
    expect_fitted("abcdefghijk", "abcdefghij");
    expect_fitted("\xe7\x8b\x84\xe4\xbb\x81\xe6\x9d\xb0\xe7\x8b\x84\xe4\xbb\x81\xe6\x9d\xb0",
                  "\xe7\x8b\x84\xe4\xbb\x81\xe6\x9d\xb0\xe7\x8b\x84\xe4\xbb\x81");
    expect_fitted("  Ann\xe2\x80\xae"
                  "a \xe2\x80\x8b",
                  "Anna");                                     /* turned round, unseen */
    expect_fitted("Bob \xf0\x9f\xa6\x8a", "Bob");              /* a fox */
    expect_fitted("\xe0\xb8\x81\xe0\xb8\xa1\xe0\xb8\xa5", ""); /* Thai */
    expect_fitted("Zoe\xcc\x88", "Zo\xc3\xab");                /* as one letter */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_field_copies_and_pastes),
        TEST(a_field_takes_whole_characters),
        TEST(a_typed_letter_is_pending_until_it_stands_there),
        TEST(a_field_limits_the_width),
        TEST(a_field_never_overflows),
        TEST(a_field_is_replaced_or_edited),
        TEST(words_are_passed_and_erased),
        TEST(the_pointer_selects),
        TEST(a_field_whose_text_is_exchanged_is_still_sound),
        TEST(clicks_in_a_row_select_more),
        TEST(an_input_method_composes_at_the_caret),
        TEST(the_caret_of_a_long_line_stays_in_sight),
        TEST(a_field_of_digits_takes_digits),
        TEST(letters_that_no_face_has_are_refused),
        TEST(a_name_from_elsewhere_is_fitted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
