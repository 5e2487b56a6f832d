/* Decks are built and deleted in their scene, by the pointer. */
#include "opened.h"

#include "../monkey/steer.h"
#include "clash/build.h"
#include "scene.h"
#include "testing.h"

static OwnDecks kept(void)
{
    OwnDecks decks;
    own_decks_read(app.profile, &decks);
    return decks;
}

static void press_all(const char *const ids[], size_t count)
{
    for (size_t i = 0; i < count; i++) {
        assert_true(steer_click_on(&app, ids[i]));
    }
}

static void a_press_takes_a_card_in_and_out(void **unused)
{
    static const char *const presses[] = {"button.new-deck", "deck.card.revenant",
                                          "deck.card.carapace", "deck.card.revenant"};
    scene_switch(&app.scenes, &scene_decks);
    scene_change(&app.scenes);
    press_all(presses, 4);
    assert_int_equal(kept().count, 1);
    assert_int_equal(set_count(kept().items[0].cards), 1);
}

static void deleting_asks_and_may_be_called_off(void **unused)
{
    static const char *const called_off[] = {"button.delete", "button.no"};
    static const char *const answered[] = {"button.delete", "button.yes"};
    press_all(called_off, 1);
    assert_int_equal(kept().count, 1);
    press_all(&called_off[1], 1);
    assert_int_equal(kept().count, 1);
    press_all(answered, 2);
    assert_int_equal(kept().count, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_press_takes_a_card_in_and_out),
        cmocka_unit_test(deleting_asks_and_may_be_called_off),
    };
    return cmocka_run_group_tests(tests, open_app, close_app);
}
