/* What can be asked for and what the person means: which request is chosen or aimed at, which cards
 * of the hand are lit for it, and how far each request is from being closed. */
#include "direnjie/seen.h"
#include "direnjie/seen/now.h"
#include "direnjie/table.h"

#include <string.h>

#define CATEGORY_CLUES 5 /* public clues at which a request is closed: only counted here */
#define NUMBER_CLUES   3

bool direnjie_is_answering(const TableScene *scene)
{
    return direnjie_table_of(scene)->phase == DIRENJIE_ANSWERING;
}

bool direnjie_is_seeking(const TableScene *scene)
{
    return !direnjie_is_answering(scene);
}

bool direnjie_is_asking(const TableScene *scene)
{
    return scene->acting && direnjie_table_of(scene)->phase == DIRENJIE_ASKING;
}

Pick direnjie_ask_pick(unsigned ask)
{
    return (Pick){.kind = OPERAND_WORD, .value = (uint8_t)ask, .verb = DIRENJIE_ASK};
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

unsigned direnjie_chosen(const TableScene *scene)
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
    return direnjie_chosen(scene);
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

/* Unlike what may be given for it: a 6 stands only for its category. */
static bool is_of_request(Card top, unsigned ask)
{
    if (ask < DIRENJIE_ASK_ONE) {
        return (unsigned)direnjie_category(top) == ask;
    }
    return direnjie_number(top) == ask - DIRENJIE_ASK_ONE + 1;
}

bool direnjie_counts_now(const TableScene *scene, unsigned ask)
{
    Card now = direnjie_counted_now(scene);
    return now < DIRENJIE_CARDS && is_of_request(now, ask);
}

unsigned direnjie_shown_clues(const TableScene *scene, unsigned ask)
{
    const DirenjieView *view = direnjie_view_of(scene);
    unsigned count = direnjie_counts_now(scene, ask);
    for (unsigned i = 0; i < view->table.clue_count; i++) {
        bool shown = view->table.clues_public >> i & 1;
        count += shown && is_of_request(view->clues[i].cards[0], ask);
    }
    return count;
}

unsigned direnjie_closing_clues(unsigned ask)
{
    return ask < DIRENJIE_ASK_ONE ? CATEGORY_CLUES : NUMBER_CLUES;
}

unsigned direnjie_closed_by(const TableScene *scene, Card top)
{
    for (unsigned ask = 0; ask < DIRENJIE_ASKS; ask++) {
        if (is_of_request(top, ask) &&
            direnjie_shown_clues(scene, ask) == direnjie_closing_clues(ask)) {
            return ask;
        }
    }
    return DIRENJIE_NO_ASK;
}
