/* Clicks that began while something could not be pressed. No window is needed. */
#include "elements.h"

#include "check.h"

static Elements elements;

static int open_all(void **state)
{
    elements_init(&elements);
    return 0;
}

static int close_all(void **state)
{
    elements_release(&elements);
    return 0;
}

/* While something moves a button waits; then it can be pressed. */
static Touch declare_waiting(bool waits)
{
    return elements_declare(&elements, &(Element){.id = "button.turn",
                                                  .role = ROLE_BUTTON,
                                                  .name = "turn",
                                                  .rect = {0, 0, 100, 50},
                                                  .disabled = waits,
                                                  .reason = waits ? "not now" : NULL});
}

static bool acts(InputEvent event, bool waits)
{
    elements_begin(&elements);
    elements_act(&elements, &event);
    elements_hover(&elements, (Point){-1, -1});
    Touch answer = declare_waiting(waits);
    return answer.activated || answer.doubled;
}

static InputEvent part(InputKind kind, unsigned clicks)
{
    return (InputEvent){.kind = kind, .at = {50, 25}, .clicks = clicks};
}

/* A press that began while the button could not be pressed never acts, nor does the quick row of
 * clicks that it begins; a click of its own does. */
static void what_began_disabled_never_acts(void **state)
{
    elements_begin(&elements);
    declare_waiting(true);
    assert_false(acts(part(INPUT_PRESS, 1), false));
    assert_false(acts(part(INPUT_RELEASE, 1), false));
    for (unsigned clicks = 2; clicks <= 5; clicks++) {
        assert_false(acts(part(INPUT_PRESS, clicks), false));
        assert_false(acts(part(INPUT_RELEASE, clicks), false));
    }
    assert_false(acts(part(INPUT_PRESS, 1), false));
    assert_true(acts(part(INPUT_RELEASE, 1), false));
}

/* A row of clicks that was refused while something moved goes on after it. */
static void a_refused_row_never_acts(void **state)
{
    elements_begin(&elements);
    declare_waiting(true);
    assert_false(acts(part(INPUT_PRESS, 1), true));
    assert_false(acts(part(INPUT_RELEASE, 1), false));
    assert_false(acts(part(INPUT_PRESS, 2), false));
    assert_false(acts(part(INPUT_RELEASE, 2), false));
    assert_false(acts(part(INPUT_PRESS, 1), false));
    assert_true(acts(part(INPUT_RELEASE, 1), false));
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, open_all, close_all)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(what_began_disabled_never_acts),
        TEST(a_refused_row_never_acts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
