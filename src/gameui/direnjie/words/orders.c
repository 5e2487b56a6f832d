/* What a person may do, as an order to oneself: in a hint, and on the button of cards. */
#include "direnjie/seen.h"
#include "direnjie/table.h"
#include "direnjie/words.h"
#include "direnjie/words/tellings.h"

#include "i18n/format.h"

static Message clue_words(Action action)
{
    return MESSAGE(N_("Submit {top} on top, then {middle}, at the bottom {bottom}"),
                   value_card(action_operand(action, 0)), value_card(action_operand(action, 1)),
                   value_card(action_operand(action, 2)));
}

Message direnjie_advise(const void *view, Action action)
{
    (void)view;
    uint8_t operand = action_operand(action, 0);
    Value name = value_seat(operand);
    switch ((enum DirenjieVerb)action_verb(action)) {
    case DIRENJIE_INSPECT:
        return MESSAGE(N_("Inspect a clue of {name}"), name);
    case DIRENJIE_TAKE:
        return MESSAGE(N_("Swap three cards with {name}"), name);
    case DIRENJIE_ROB:
        return MESSAGE(N_("Take two cards from {name}"), name);
    case DIRENJIE_SWAP:
        return MESSAGE(N_("Swap hands with {name}"), name);
    case DIRENJIE_ASK:
        return direnjie_about_ask(operand, N_("Ask for a card of this category: {category}"),
                                  N_("Ask for number {n}"));
    case DIRENJIE_DRAW_DECK:
        return message_of(N_("Draw a card from the deck"));
    case DIRENJIE_DRAW:
        return MESSAGE(N_("Draw a card from {name}"), name);
    case DIRENJIE_SUBMIT:
        return clue_words(action);
    case DIRENJIE_ACCUSE:
        return MESSAGE(N_("Accuse {name}"), name);
    case DIRENJIE_ACCUSE_NONE:
        return message_of(N_("Accuse nobody"));
    case DIRENJIE_REPAY: /* the button says it */
    case DIRENJIE_GIVE:
    case DIRENJIE_REFUSE:
    case DIRENJIE_PASS:
    case DIRENJIE_DECLINE:
    case DIRENJIE_ANSWER:
    case DIRENJIE_VERBS:
        break;
    }
    return message_of("");
}

Message direnjie_gift_question(const void *memory)
{
    const DirenjieTable *table = &((const DirenjieView *)memory)->table;
    return direnjie_ask_telling(table->active, table->ask);
}

/* Whether the person could give a card, and none is picked yet. */
static bool awaits_gift(const TableScene *scene)
{
    const DirenjieView *view = direnjie_view_of(scene);
    return scene->acting && view->table.phase == DIRENJIE_GIVING &&
           scene->selection->pick_count == 0 &&
           (view->hand & direnjie_matching(view->table.ask)) != 0;
}

/* What the button says of what is picked that is no card; NULL: nothing is asked for. */
static const char *confirm_words(const TableScene *scene, const char **reason)
{
    unsigned chosen = direnjie_chosen(scene);
    if (awaits_gift(scene)) {
        *reason = panel_word(scene, N_("Choose one of the lit cards. Only the asker sees it, and "
                                       "whoever gives cannot be drawn from in this turn."));
        return panel_word(scene, N_("Give a card"));
    }
    if (!direnjie_is_asking(scene)) {
        return NULL;
    }
    if (chosen == DIRENJIE_NO_ASK) {
        *reason = panel_word(scene, N_("Choose a category or a number first."));
        return panel_word(scene, N_("Request cards"));
    }
    return panel_phrase(scene, N_("Request: {request}"),
                        TR_VALUES(direnjie_request(scene, chosen)));
}

void direnjie_button(const TableScene *scene, unsigned verb, ButtonWords *words)
{
    if (verb == CARDS_BUTTON) {
        words->label = confirm_words(scene, &words->reason);
    } else if (verb == DIRENJIE_PASS && direnjie_table_of(scene)->drawn_count == 0) {
        words->label = panel_word(scene, N_("Take nothing"));
    }
}
