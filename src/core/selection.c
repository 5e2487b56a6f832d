/* Every question is answered from the legal list that the selection was given: an action matches
 * when each pick is one of its operands. Reasons come from the game, asked about the action that
 * the picks would make; the selection itself knows no rule. */
#include "core/selection.h"

#include "base/assert.h"

#include <string.h>

void selection_init(Selection *selection, const Game *game, const void *view, const Action legal[],
                    size_t count)
{
    ASSERT(count <= LEGAL_COUNT_MAX);
    selection->game = game;
    selection->view = view;
    memcpy(selection->legal, legal, count * sizeof legal[0]);
    selection->legal_count = count;
    selection->pick_count = 0;
}

void selection_clear(Selection *selection)
{
    selection->pick_count = 0;
}

static bool picks_same_place(Pick a, Pick b)
{
    return a.kind == b.kind && a.value == b.value && a.verb == b.verb && a.copy == b.copy;
}

static const Verb *selection_verb(const Selection *selection, Action action)
{
    return &selection->game->names.verbs[action_verb(action)];
}

static unsigned verb_operand_count(const Verb *verb)
{
    unsigned count = 0;
    while (verb->operands[count] != OPERAND_END) {
        count++;
    }
    return count;
}

/* Where the operand number `nth` (from 0) of this kind stands, or VERB_OPERANDS_MAX. */
static unsigned verb_operand_of_kind(const Verb *verb, unsigned kind, unsigned nth)
{
    for (unsigned i = 0; verb->operands[i] != OPERAND_END; i++) {
        if (verb->operands[i] == (OperandKind)kind && nth-- == 0) {
            return i;
        }
    }
    return VERB_OPERANDS_MAX;
}

static unsigned picks_of_kind_before(const Pick picks[], size_t index)
{
    unsigned count = 0;
    for (size_t i = 0; i < index; i++) {
        count += picks[i].kind == picks[index].kind;
    }
    return count;
}

static bool set_has_pick(Action action, const Pick picks[], size_t index)
{
    Pick pick = picks[index];
    if (pick.kind != OPERAND_CARD || !(action_cards(action) & card_bit(pick.value))) {
        return false;
    }
    for (size_t i = 0; i < index; i++) {
        if (picks[i].value == pick.value) {
            return false;
        }
    }
    return true;
}

static bool operands_have_pick(const Verb *verb, Action action, const Pick picks[], size_t index)
{
    Pick pick = picks[index];
    unsigned place = verb_operand_of_kind(verb, pick.kind, picks_of_kind_before(picks, index));
    bool same_verb = pick.kind != OPERAND_WORD || pick.verb == action_verb(action);
    return place < VERB_OPERANDS_MAX && same_verb && action_operand(action, place) == pick.value;
}

static bool action_has_picks(const Selection *selection, Action action, const Pick picks[],
                             size_t count)
{
    const Verb *verb = selection_verb(selection, action);
    for (size_t i = 0; i < count; i++) {
        bool has = verb->form == VERB_CARD_SET ? set_has_pick(action, picks, i)
                                               : operands_have_pick(verb, action, picks, i);
        if (!has) {
            return false;
        }
    }
    return true;
}

static size_t action_size(const Selection *selection, Action action)
{
    const Verb *verb = selection_verb(selection, action);
    return verb->form == VERB_CARD_SET ? (size_t)set_count(action_cards(action))
                                       : verb_operand_count(verb);
}

bool selection_has(const Selection *selection, Pick pick)
{
    for (size_t i = 0; i < selection->pick_count; i++) {
        if (picks_same_place(selection->picks[i], pick)) {
            return true;
        }
    }
    return false;
}

/* The picks with one more; `out` has room for PICKS_MAX. */
static size_t picks_with(const Selection *selection, Pick more, Pick out[])
{
    size_t count = selection->pick_count;
    memcpy(out, selection->picks, count * sizeof out[0]);
    if (count < PICKS_MAX) {
        out[count++] = more;
    }
    return count;
}

static bool picks_lead_somewhere(const Selection *selection, const Pick picks[], size_t count)
{
    for (size_t i = 0; i < selection->legal_count; i++) {
        if (action_has_picks(selection, selection->legal[i], picks, count)) {
            return true;
        }
    }
    return false;
}

bool selection_has_verb(const Selection *selection, unsigned verb)
{
    for (size_t i = 0; i < selection->legal_count; i++) {
        if (action_verb(selection->legal[i]) == verb) {
            return true;
        }
    }
    return false;
}

bool selection_can_add(const Selection *selection, Pick pick)
{
    Pick picks[PICKS_MAX];
    size_t count = picks_with(selection, pick, picks);
    return picks_lead_somewhere(selection, picks, count);
}

void selection_toggle(Selection *selection, Pick pick)
{
    for (size_t i = 0; i < selection->pick_count; i++) {
        if (picks_same_place(selection->picks[i], pick)) {
            selection->pick_count--;
            memmove(&selection->picks[i], &selection->picks[i + 1],
                    (selection->pick_count - i) * sizeof selection->picks[0]);
            return;
        }
    }
    if (selection->pick_count < PICKS_MAX) {
        selection->picks[selection->pick_count++] = pick;
    }
}

size_t selection_matches(const Selection *selection, Action out[], size_t capacity)
{
    size_t count = 0;
    for (size_t i = 0; i < selection->legal_count; i++) {
        Action action = selection->legal[i];
        if (action_has_picks(selection, action, selection->picks, selection->pick_count)) {
            if (count < capacity) {
                out[count] = action;
            }
            count++;
        }
    }
    return count;
}

bool selection_complete(const Selection *selection, Action *out)
{
    for (size_t i = 0; i < selection->legal_count && selection->pick_count > 0; i++) {
        Action action = selection->legal[i];
        if (action_size(selection, action) == selection->pick_count &&
            action_has_picks(selection, action, selection->picks, selection->pick_count)) {
            *out = action;
            return true;
        }
    }
    return false;
}

/* Puts the picks into the operands of this verb over `action`; false when they do not fit it. */
static bool picks_fill(const Verb *verb, const Pick picks[], size_t count, Action *action)
{
    for (size_t i = 0; i < count; i++) {
        if (verb->form == VERB_CARD_SET && picks[i].kind == OPERAND_CARD) {
            *action |= card_bit(picks[i].value);
            continue;
        }
        unsigned place =
            verb->form == VERB_CARD_SET
                ? VERB_OPERANDS_MAX
                : verb_operand_of_kind(verb, picks[i].kind, picks_of_kind_before(picks, i));
        if (place == VERB_OPERANDS_MAX) {
            return false;
        }
        *action = action_set_operand(*action, place, picks[i].value);
    }
    return true;
}

/* The action that the picks most plausibly mean: by the verbs that are legal now, then by any.
 * Operands not picked yet are those of the legal action that lent its verb. */
static bool picks_mean(const Selection *selection, const Pick picks[], size_t count, Action *out)
{
    for (size_t i = 0; i < selection->legal_count; i++) {
        Action action = selection->legal[i];
        const Verb *verb = selection_verb(selection, action);
        *out = verb->form == VERB_CARD_SET ? action_bare(action_verb(action)) : action;
        if (picks_fill(verb, picks, count, out)) {
            return true;
        }
    }
    for (unsigned i = 0; i < selection->game->names.verb_count; i++) {
        *out = action_bare(i);
        if (picks_fill(&selection->game->names.verbs[i], picks, count, out)) {
            return true;
        }
    }
    return false;
}

static bool selection_ask_why(const Selection *selection, const Pick picks[], size_t count,
                              Message *why)
{
    Action meant;
    if (picks_mean(selection, picks, count, &meant) &&
        selection->game->refuse(selection->view, meant, why)) {
        return true;
    }
    *why = message_of(N_("That cannot be chosen now."));
    return true;
}

bool selection_refuse(const Selection *selection, Pick more, Message *why)
{
    Pick picks[PICKS_MAX];
    size_t count = picks_with(selection, more, picks);
    return !picks_lead_somewhere(selection, picks, count) &&
           selection_ask_why(selection, picks, count, why);
}

/* With nothing picked: what the empty set of a verb that takes cards lacks; of one that is legal
 * now, else of any, whose reason then says what is wanted instead of cards. */
static bool selection_ask_for_cards(const Selection *selection, Message *why)
{
    const Game *game = selection->game;
    for (size_t i = 0; i < selection->legal_count; i++) {
        if (selection_verb(selection, selection->legal[i])->form == VERB_CARD_SET) {
            return game->refuse(selection->view, action_bare(action_verb(selection->legal[i])),
                                why);
        }
    }
    for (unsigned verb = 0; verb < game->names.verb_count; verb++) {
        if (game->names.verbs[verb].form == VERB_CARD_SET) {
            return game->refuse(selection->view, action_bare(verb), why);
        }
    }
    return false;
}

bool selection_refuse_confirm(const Selection *selection, Message *why)
{
    Action complete;
    if (selection_complete(selection, &complete)) {
        return false;
    }
    if (selection->pick_count > 0) {
        return selection_ask_why(selection, selection->picks, selection->pick_count, why);
    }
    if (!selection_ask_for_cards(selection, why)) {
        *why = message_of(N_("Choose what to play first."));
    }
    return true;
}
