/* What stands on the buttons of a pad: whose pad it is, where its letters lie, and that they are
 * drawn as soon as a pad is used, and gone as soon as anything else is. */
#include "small_window.h"
#include "text_block.h"
#include "ui/bindings.h"
#include "ui/theme.h"

#include "base/limits.h"

static const Command hint = {.id = "hint", .name = "Hint", .keys = "H", .pad = "x"};
static const Command sort = {.id = "sort", .name = "Sort", .keys = "S"};
static const Command *const own[] = {&hint, &sort};
static const CommandGroup own_commands = {"At the table", "table", own, 2};

static void screen(void)
{
    static const Command *const commands[] = {&hint, &sort};
    static const char *const ids[] = {"button.hint", "button.sort"};
    for (int i = 0; i < 2; i++) {
        Button button = {.id = ids[i],
                         .label = ids[i],
                         .rect = {100 + 300 * (float)i, 100, 200, 52},
                         .command = commands[i]};
        ui_button(ui, &button);
    }
}

static void turn(void)
{
    show(screen);
    show(screen);
}

static int open_ready(void **state)
{
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1"); /* the dummy driver has no focus */
    SDL_SetHint(SDL_HINT_JOYSTICK_HIDAPI, "0");
    int failed = open_window(state);
    const CommandGroup *const groups[] = {&ui_commands, &own_commands};
    ui_set_commands(ui, groups, 2);
    for (int i = 0; i < 6; i++) {
        show(screen);
    }
    return failed;
}

static Stroke button_of(int button)
{
    return stroke_of_button(button);
}

static void a_pad_is_known_by_its_maker(void **state)
{
    static const struct {
        uint16_t vendor, product;
        PadKind kind;
        const char *a, *start, *trigger;
    } pads[] = {{0x045e, 0x02ea, PAD_XBOX, "A", "Menu", "LT"},
                {0x054c, 0x09cc, PAD_SONY, "×", "Options", "L2"},
                {0x054c, 0x0ce6, PAD_SONY, "×", "Options", "L2"},
                {0x057e, 0x2009, PAD_NINTENDO, "A", "+", "ZL"},
                {0x28de, 0x1205, PAD_DECK, "A", "Menu", "L2"},
                {0, 0, PAD_PLAIN, "A", "Start", "LT"}};
    for (size_t i = 0; i < COUNT_OF(pads); i++) {
        int index = attach_pad_of(pads[i].vendor, pads[i].product);
        assert_true(index >= 0);
        for (int j = 0; j < 4; j++) {
            turn();
        }
        PadKind kind = ui->pad.kind;
        assert_non_null(ui->pad.steering);
        assert_int_equal(kind, pads[i].kind);
        assert_string_equal(pad_label(kind, button_of(SDL_CONTROLLER_BUTTON_A)), pads[i].a);
        assert_string_equal(pad_label(kind, button_of(SDL_CONTROLLER_BUTTON_START)), pads[i].start);
        assert_string_equal(pad_label(kind, button_of(PAD_LEFT_TRIGGER)), pads[i].trigger);
        SDL_JoystickDetachVirtual(index);
        turn();
        turn();
        assert_int_equal(ui->pad.kind, PAD_PLAIN);
    }
}

/* None of those that a command can be bound to is a question mark. */
static void every_button_has_a_label(void **state)
{
    for (PadKind kind = 0; kind < PAD_KINDS; kind++) {
        for (int button = 0; button <= PAD_RIGHT_TRIGGER; button++) {
            assert_non_null(pad_label(kind, button_of(button)));
        }
    }
}

static void expect_place(PadKind kind, int button, float x, float y)
{
    PadSign sign = pad_sign(kind, button_of(button));
    assert_true(sign.place.x == x && sign.place.y == y);
}

/* What SDL calls A is the lowest, except where the letter that is printed counts. */
static void letters_lie_where_they_are_printed(void **state)
{
    expect_place(PAD_XBOX, SDL_CONTROLLER_BUTTON_A, 0, 1);
    expect_place(PAD_XBOX, SDL_CONTROLLER_BUTTON_B, 1, 0);
    expect_place(PAD_SONY, SDL_CONTROLLER_BUTTON_Y, 0, -1);
    expect_place(PAD_NINTENDO, SDL_CONTROLLER_BUTTON_A, 1, 0);
    expect_place(PAD_NINTENDO, SDL_CONTROLLER_BUTTON_B, 0, 1);
    expect_place(PAD_NINTENDO, SDL_CONTROLLER_BUTTON_X, 0, -1);
    expect_place(PAD_NINTENDO, SDL_CONTROLLER_BUTTON_Y, -1, 0);
    expect_place(PAD_NINTENDO_BY_PLACE, SDL_CONTROLLER_BUTTON_A, 0, 1);
    Stroke lowest = button_of(SDL_CONTROLLER_BUTTON_A);
    assert_string_equal(pad_label(PAD_NINTENDO_BY_PLACE, lowest), "B");
}

/* Keys of dark paper with a rim of gold. */
static size_t rims(void)
{
    const DrawList *list = &ui->draw[1 - ui->drawing];
    size_t count = 0;
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *command = draw_at(list, i);
        count += command->kind == DRAW_FILL && command->radius > 0 &&
                 command->color.r == COLOR_GOLD.r && command->color.g == COLOR_GOLD.g;
    }
    return count;
}

static void push_way(int x, int y)
{
    SDL_Event event = {
        .motion = {.type = SDL_MOUSEMOTION, .x = 900, .y = 600, .xrel = x, .yrel = y}};
    SDL_PushEvent(&event);
}

static void what_is_used_last_is_shown_at_once(void **state)
{
    int index = attach_pad_of(0x054c, 0x09cc);
    SDL_Joystick *pad = SDL_JoystickOpen(index);
    for (int i = 0; i < 4; i++) {
        turn();
    }
    assert_int_equal(ui_device(ui), DEVICE_KEYS);
    assert_int_equal(rims(), 0);
    SDL_JoystickSetVirtualButton(pad, SDL_CONTROLLER_BUTTON_DPAD_RIGHT, 1);
    show(screen);
    SDL_JoystickSetVirtualButton(pad, SDL_CONTROLLER_BUTTON_DPAD_RIGHT, 0);
    show(screen);
    assert_int_equal(ui_device(ui), DEVICE_PAD);
    assert_int_equal(rims(), 1); /* no button stands for the other one */
    push_key(SDLK_RIGHT);
    turn();
    assert_int_equal(ui_device(ui), DEVICE_KEYS);
    assert_int_equal(rims(), 0);
    SDL_JoystickSetVirtualButton(pad, SDL_CONTROLLER_BUTTON_DPAD_LEFT, 1);
    turn();
    assert_int_equal(rims(), 1);
    push_tap(900, 600);
    turn();
    assert_int_equal(rims(), 0);
    SDL_JoystickSetVirtualButton(pad, SDL_CONTROLLER_BUTTON_DPAD_LEFT, 0);
    turn();
    SDL_JoystickSetVirtualButton(pad, SDL_CONTROLLER_BUTTON_DPAD_LEFT, 1);
    turn();
    push_way(2, -1);
    turn();
    assert_int_equal(rims(), 1); /* the table was jogged */
    push_way(PAD_WANDER, PAD_WANDER);
    turn();
    assert_int_equal(rims(), 0);
    SDL_JoystickClose(pad);
    SDL_JoystickDetachVirtual(index);
    turn();
}

static void question(void)
{
    Button yes = {
        .id = "button.yes", .label = "Yes", .rect = {100, 300, 200, 52}, .kind = BUTTON_PRIMARY};
    Button no = {.id = "button.no", .label = "No", .rect = {400, 300, 200, 52}};
    ui_button(ui, &yes);
    ui_button(ui, &no);
}

static void press_pad(SDL_Joystick *pad, int button)
{
    SDL_JoystickSetVirtualButton(pad, button, 1);
    show(question);
    SDL_JoystickSetVirtualButton(pad, button, 0);
    show(question);
    show(question);
}

/* The one that leads on shows which button presses it, as long as it has the focus. */
static void a_gold_button_shows_what_presses_it(void **state)
{
    int index = attach_pad_of(0x045e, 0x02ea);
    SDL_Joystick *pad = SDL_JoystickOpen(index);
    for (int i = 0; i < 4; i++) {
        show(question);
    }
    assert_int_equal(rims(), 0);
    press_pad(pad, SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    press_pad(pad, SDL_CONTROLLER_BUTTON_DPAD_LEFT);
    assert_string_equal(ui->elements.focused, "button.yes");
    assert_int_equal(rims(), 1);
    press_pad(pad, SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    assert_string_equal(ui->elements.focused, "button.no");
    assert_int_equal(rims(), 0);
    SDL_JoystickClose(pad);
    SDL_JoystickDetachVirtual(index);
    show(question);
}

/* Each is drawn within its line, as wide as it says. */
static void buttons_keep_to_their_line(void **state)
{
    static const char *const all =
        "a b x y back guide start leftstick rightstick leftshoulder rightshoulder dpup dpdown "
        "dpleft dpright lefttrigger righttrigger";
    Rect line = {40, 300, 1200, 32};
    for (PadKind kind = 0; kind < PAD_KINDS; kind++) {
        ui->pad.kind = kind;
        ui_frame_begin(ui);
        float width = ui_buttons_width(ui, all, line.h);
        ui_buttons_draw(ui, all, line);
        const DrawList *list = ui_draw(ui);
        assert_true(width > 17 * line.h && draw_count(list) > 17);
        for (size_t i = 0; i < draw_count(list); i++) {
            Rect rect = draw_at(list, i)->rect;
            assert_true(rect.x >= line.x - 1 && rect.y >= line.y - 1);
            assert_true(rect.x + rect.w <= line.x + width + 1);
            assert_true(rect.y + rect.h <= line.y + line.h + 1);
        }
        ui_frame_end(ui);
    }
    assert_true(ui_buttons_width(ui, "", 32) == 0);
}

/* How many buttons are set in a block, and that each has ink and no more height than its line. */
static unsigned buttons_of(const TextBlock *block)
{
    unsigned count = 0;
    const TextLines *lines = block->lines;
    for (size_t i = 0; i < lines->runs.count; i++) {
        const TextRun *run = buffer_at(&lines->runs, i);
        Mask mask = {0};
        unsigned ink = 0;
        if (run->font.file != FILE_BUTTONS) {
            continue;
        }
        count++;
        assert_true(
            fonts_mask(&ui->fonts, FILE_BUTTONS, lines->px, lines->text + run->font.from, &mask));
        for (int j = 0; j < mask.w * mask.h; j++) {
            ink += mask.coverage[j] > 128;
        }
        assert_true(ink > 40 && (float)mask.h <= lines->leading);
        free(mask.coverage);
    }
    return count;
}

/* Seen as it is drawn on that pad, heard by its name. */
static void a_sentence_shows_its_button(void **state)
{
    TextStyle style = {FONT_BODY, SIZE_BODY, ALIGN_LEFT, false};
    ui->pad.is_used = true;
    for (PadKind kind = 0; kind < PAD_KINDS; kind++) {
        char bytes[64], said[64];
        Text shown = text_in(bytes, sizeof bytes);
        ui->pad.kind = kind;
        text_append(&shown, "Hint (");
        assert_int_equal(ui_command_sign(ui, &hint, &shown), DEVICE_PAD);
        text_append(&shown, ").");
        snprintf(said, sizeof said, "Hint (%s).", pad_label(kind, button_of(2)));
        ui_frame_begin(ui);
        const TextBlock *block = text_layout(ui, bytes, style, 0);
        assert_int_equal(buttons_of(block), 1);
        assert_true(block->w > text_layout(ui, "Hint ().", style, 0)->w);
        ui_label(ui, "text.hint", bytes, style, COLOR_PAPER, (Rect){10, 10, 300, 40});
        ui_tip(ui, "text.hint", bytes, (Rect){10, 10, 300, 40});
        ui_frame_end(ui);
        assert_string_equal(ui_element_at(ui, 0)->name, said);
    }
    ui->pad.is_used = false;
    ui->pad.kind = PAD_PLAIN;
}

/* What a person reads aloud elsewhere is not drawn. */
static void letters_of_buttons_are_spelt(void **state)
{
    char bytes[64];
    Text text = text_in(bytes, sizeof bytes);
    assert_false(pad_has_letters("Ход 3 — 牌 A"));
    assert_null(pad_letter_label('A'));
    assert_int_equal(pad_letter(PAD_XBOX, button_of(60)), 0);
    pad_spell("牌 A", &text);
    assert_string_equal(bytes, "牌 A");
    for (PadKind kind = 0; kind < PAD_KINDS; kind++) {
        for (int button = 0; button <= PAD_RIGHT_TRIGGER; button++) {
            const char *label = pad_letter_label(pad_letter(kind, button_of(button)));
            assert_string_equal(label, pad_label(kind, button_of(button)));
            assert_true(strlen(label) < PAD_LABEL_BYTES);
        }
    }
}

#define PAD_TEST(name) cmocka_unit_test_setup_teardown(name, open_ready, close_window)

int main(void)
{
    const struct CMUnitTest tests[] = {
        PAD_TEST(a_pad_is_known_by_its_maker),        PAD_TEST(letters_lie_where_they_are_printed),
        PAD_TEST(what_is_used_last_is_shown_at_once), PAD_TEST(a_gold_button_shows_what_presses_it),
        PAD_TEST(buttons_keep_to_their_line),         PAD_TEST(every_button_has_a_label),
        PAD_TEST(a_sentence_shows_its_button),        PAD_TEST(letters_of_buttons_are_spelt),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
