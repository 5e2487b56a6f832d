/* The end of Clash of Decks tells the blow that decided, which is not always the last one. */
#include "app_match.h"
#include "clash/pieces.h"
#include "core/notation.h"
#include "finale.h"
#include "games/clash.h"
#include "opened.h"
#include "testing.h"
#include "ui/element.h"
#include "ui/loop.h"

#include <string.h>

#define PILE_LEFT 3

static Card card_of(const char *code)
{
    return notation_read_card(&clash_game, code, strlen(code));
}

/* Takes the card out of a list. */
static void take(Card cards[], uint8_t *count, Card card)
{
    unsigned at = 0;
    while (cards[at] != card) {
        at++;
    }
    (*count)--;
    memmove(cards + at, cards + at + 1, *count - at);
    cards[*count] = 0;
}

/* The Brute of the first deck stands in the top row, the Vortex of the automaton in its bottom one;
 * three cards are left under the Fort. */
static void begin_before_the_end(void)
{
    ClashState state;
    MatchPlan plan = plan_initial(&clash_game, 1);
    plan.setup.options[CLASH_OPTION_MODE] = CLASH_SOLO;
    plan.setup.options[CLASH_OPTION_FORMAT] = CLASH_PRECONSTRUCTED;
    plan.setup.seed = 1;
    clash_game.setup(&state, &plan.setup);
    ClashTable *table = &state.table;
    ClashSide *own = &table->sides[0], *other = &table->sides[1];
    take(own->hand, &own->hand_count, card_of("brute"));
    own->rows[0][own->counts[0]++].card = card_of("brute");
    take(table->pile, &table->pile_count, card_of("vortex"));
    other->rows[1][other->counts[1]++].card = card_of("vortex");
    while (table->pile_count > PILE_LEFT) {
        table->discard[table->discard_count++] = table->pile[--table->pile_count];
        table->pile[table->pile_count] = 0;
    }
    other->is_fort = 1;
    table->turn = 3;
    table->mana = 0;
    app_begin_match(&app, &plan);
    match_release(&app.session.match);
    match_init_from(&app.session.match, &clash_game, &plan.setup, &state);
}

/* The words below the scene of the end. */
static const char *told_blow(void)
{
    ui_frame_begin(app.ui);
    FinalePlan plan = clash_ending.plan(&app);
    Finale finale = finale_of(&app, &plan, (Rect){0, 0, 640, 240}, FINALE_SETTLED);
    clash_ending.draw(&finale);
    ui_frame_end(app.ui);
    for (size_t i = 0; i < ui_element_count(app.ui); i++) {
        const Element *element = ui_element_at(app.ui, i);
        if (strcmp(element->id, "result.blow") == 0) {
            return element->name;
        }
    }
    return "";
}

/* The Brute takes the last three cards with 5. In the last turn of the automaton the Vortex strikes
 * the Bastion with 0. */
static void the_blow_before_the_last_turn_is_told(void **unused)
{
    begin_before_the_end();
    assert_true(match_act(&app.session.match, 0, action_bare(CLASH_ATTACK)));
    assert_true(match_is_over(&app.session.match));
    assert_string_equal(told_blow(), "The last blow: Brute deals 5 damage.\n"
                                     "No unit stood in its way in the top row.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_blow_before_the_last_turn_is_told),
    };
    return cmocka_run_group_tests(tests, open_app, close_app);
}
