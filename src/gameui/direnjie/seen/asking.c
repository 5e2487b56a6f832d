/* What the person means on the rack of tallies and at the hand: which request is chosen or aimed
 * at, which cards of the hand are lit for it, and what the button of cards then says. */
#include "direnjie/table.h"

#include "i18n/format.h"

#include <string.h>

bool direnjie_is_asking(const TableScene *scene)
{
    return scene->acting && direnjie_table_of(scene)->phase == DIRENJIE_ASKING;
}

Pick direnjie_ask_pick(unsigned ask)
{
    return (Pick){.kind = OPERAND_WORD, .value = (uint8_t)ask, .verb = DIRENJIE_ASK};
}

const char *direnjie_request(const TableScene *scene, unsigned ask)
{
    Message message = direnjie_ask_message(ask);
    return panel_message(scene, &message);
}

static unsigned ask_of_id(const char *id)
{
    static const char codes[] = "TWL12345";
    if (strncmp(id, "ask.", 4) != 0 || id[4] == '\0') {
        return DIRENJIE_NO_ASK;
    }
    const char *found = strchr(codes, id[4]);
    return found ? (unsigned)(found - codes) : DIRENJIE_NO_ASK;
}

static unsigned chosen_ask(const TableScene *scene)
{
    for (unsigned i = 0; i < DIRENJIE_ASKS; i++) {
        if (selection_has(scene->selection, direnjie_ask_pick(i))) {
            return i;
        }
    }
    return DIRENJIE_NO_ASK;
}

unsigned direnjie_meant(const TableScene *scene)
{
    if (!direnjie_is_asking(scene) || table_has_notice(scene->table)) { /* a hint has the place */
        return DIRENJIE_NO_ASK;
    }
    Point pointer = ui_pointer(scene->ui);
    for (size_t i = 0; i < ui_element_count(scene->ui); i++) {
        const Element *element = ui_element_at(scene->ui, i);
        unsigned ask = ask_of_id(element->id);
        if (ask != DIRENJIE_NO_ASK && rect_has(element->rect, pointer) && !element->disabled) {
            return ask;
        }
    }
    return chosen_ask(scene);
}

/* Whether the card lies in the one clue that the person can submit, as long as nothing is picked:
 * the button lays all of it, also the Beggar, which cannot be picked first. */
static bool is_of_only_clue(const TableScene *scene, Card card)
{
    const Selection *selection = scene->selection;
    Action only = ACTION_NONE;
    if (!scene->acting || direnjie_table_of(scene)->phase != DIRENJIE_SUBMITTING ||
        selection->pick_count > 0) {
        return false;
    }
    for (size_t i = 0; i < selection->legal_count; i++) {
        if (action_verb(selection->legal[i]) == DIRENJIE_SUBMIT) {
            if (only != ACTION_NONE) {
                return false;
            }
            only = selection->legal[i];
        }
    }
    card = direnjie_lowest(card);
    return only != ACTION_NONE &&
           (card == action_operand(only, 0) || card == action_operand(only, 2));
}

bool direnjie_is_lit(const TableScene *scene, Card card)
{
    if (is_of_only_clue(scene, card)) {
        return true;
    }
    unsigned meant = direnjie_meant(scene);
    return meant != DIRENJIE_NO_ASK && (direnjie_matching(meant) & card_bit(card));
}

CardSet direnjie_whole(const TableScene *scene)
{
    const DirenjieView *view = direnjie_view_of(scene);
    if (view->table.phase >= DIRENJIE_ANSWERING) {
        return 0;
    }
    return direnjie_clue_cards(view->hand, view->killer == view->seat);
}

CardSet direnjie_tops(const TableScene *scene, Card card)
{
    const DirenjieView *view = direnjie_view_of(scene);
    if (view->table.phase >= DIRENJIE_ANSWERING || card >= DIRENJIE_CARDS) {
        return 0;
    }
    return direnjie_clue_tops(view->hand, direnjie_lowest(card), view->killer == view->seat);
}

/* The card of the hand that the pointer is on, else the one whose focus is seen. */
static CardSet tops_aimed(const TableScene *scene)
{
    unsigned detail = ui_detail_aimed(scene->ui);
    bool is_shown =
        rect_has(scene->layout->hand, ui_pointer(scene->ui)) || ui_shows_focus(scene->ui);
    return detail > 0 && is_shown ? direnjie_tops(scene, card_of_detail(detail)) : 0;
}

bool direnjie_joined(const TableScene *scene, Card card)
{
    return (direnjie_tops(scene, card) & tops_aimed(scene)) != 0;
}

/* Whether the person could give a card, and none is picked yet. */
static bool awaits_gift(const TableScene *scene)
{
    const DirenjieView *view = direnjie_view_of(scene);
    return scene->acting && view->table.phase == DIRENJIE_GIVING &&
           scene->selection->pick_count == 0 &&
           (view->hand & direnjie_matching(view->table.ask)) != 0;
}

/* Of what is picked that is no card; NULL: nothing is asked for. */
static const char *confirm_words(const TableScene *scene, const char **reason)
{
    unsigned chosen = chosen_ask(scene);
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

bool direnjie_key(const TableScene *scene, KeyPress press)
{
    static const char keys[DIRENJIE_ASKS + 1] = "twl12345";
    if (!direnjie_is_asking(scene) || press.key != KEY_CHARACTER || press.control) {
        return false;
    }
    for (unsigned ask = 0; ask < DIRENJIE_ASKS; ask++) {
        if (press.character == (uint32_t)keys[ask]) {
            const char *reason;
            if (table_offers(scene, action_with_1(DIRENJIE_ASK, (uint8_t)ask), &reason)) {
                table_aim(scene->table, direnjie_ask_pick(ask));
            }
            return true;
        }
    }
    return false;
}
