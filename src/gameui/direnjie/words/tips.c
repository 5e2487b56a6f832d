/* What the nouns of this table say while the pointer rests on them: how it stands with them, and
 * the one sentence of the rules that belongs to it. */
#include "direnjie/seen/now.h"
#include "direnjie/sentences.h"
#include "direnjie/table.h"
#include "direnjie/words.h"

#include "i18n/format.h"

const char *direnjie_aim(const DirenjieView *view)
{
    if (view->table.expansion && view->killer == view->seat) {
        return N_("You are the killer. Each right answer and each of your clues brings 1 point, "
                  "and 5 more if nobody names you; the most points win.");
    }
    if (view->table.expansion) {
        return N_("Find out target, weapon and location of the secret mission, and the killer. "
                  "Right answers and clues bring points; the most points win.");
    }
    if (view->table.teams > 0) {
        return N_("Find out the target, the weapon and the location of the secret mission. Right "
                  "answers and submitted clues bring points; the points of a team add up.");
    }
    return DIRENJIE_AIM;
}

const char *direnjie_use(Card card)
{
    if (card == DIRENJIE_KILLER_CARD) {
        return N_("It is never given away, but it may be drawn. In a clue of the killer it stands "
                  "for the third card; for everybody else it makes no clue.");
    }
    if (!direnjie_is_identity(card)) {
        return N_(
            "It is never given away, but it may be drawn. At the bottom of a clue it stands for "
            "the third card when the other two have its number.");
    }
    if (direnjie_number(card) == 6) {
        return N_(
            "She counts as every category and every number and can be given for each request. "
            "Three of her are a clue, and so are two of her and any Beggar.");
    }
    return N_("There are three copies of this card. All three are a clue, and so are two of it and "
              "the Beggar of its number; whoever holds them sees “clue” on each.");
}

const char *direnjie_tip(const TableScene *scene, const char *state, const char *rule)
{
    const char *ended = panel_phrase(scene, N_("{text}."), TR_VALUES(state));
    return panel_phrase(scene, N_("{text} {next}"), TR_VALUES(ended, panel_word(scene, rule)));
}

/* "Boris: 9 cards, gave a card" */
static const char *seat_words(const TableScene *scene, Seat seat, const char *name)
{
    const DirenjieTable *table = direnjie_table_of(scene);
    const char *count = panel_number(scene, table->hand_counts[seat]);
    const char *text = N_("{name}, cards in hand: {n}");
    if (direnjie_has_answered(table, seat)) {
        text = N_("{name}, cards in hand: {n}; gave nothing");
        if (seats_have(table->gave, seat)) {
            text = N_("{name}, cards in hand: {n}; gave a card");
        }
    } else if (direnjie_is_due(table, seat)) {
        text = N_("{name}, cards in hand: {n}; still to answer"); /* the dashed ring */
    }
    return panel_phrase(scene, text, TR_VALUES(name, count));
}

const char *direnjie_seat_words(const TableScene *scene, Seat seat)
{
    return seat_words(scene, seat, panel_name(scene, seat));
}

const char *direnjie_tip_seat(const TableScene *scene, Seat seat)
{
    return direnjie_tip(scene, seat_words(scene, seat, panel_player(scene, seat)),
                        DIRENJIE_DRAW_RULE);
}

const char *direnjie_tip_tally(const TableScene *scene, const char *state, unsigned most)
{
    const char *rule = most == 3
                           ? N_("At three nobody can ask for it any more. The small number counts "
                                "your cards that match, the Empress among them.")
                           : N_("At five nobody can ask for it any more. The small number counts "
                                "your cards that match, the Empress among them.");
    return direnjie_tip(scene, state, rule);
}

const char *direnjie_step_rule(const DirenjieView *view, unsigned step)
{
    static const char *const rules[] = {
        N_("A hidden clue of the player in turn is turned up; the second, fourth and sixth bring a "
           "bonus."),
        N_("The player in turn asks everyone for a category or a number."),
        N_("Whoever holds a clue must submit it face down, one in a turn: three equal cards, or "
           "two and the Beggar of their number; only the killer may decline."),
        N_("The player in turn takes up to two cards, from the deck or from players who gave "
           "nothing.")};
    if (step == 2 && !view->table.expansion) { /* there is no killer */
        return N_("Whoever holds a clue must submit it face down, one in a turn: three equal "
                  "cards, or two and the Beggar of their number.");
    }
    return rules[step];
}

const char *direnjie_tip_slot(const TableScene *scene, const char *state, unsigned slot)
{
    static const char *const rules[] = {N_("This card is shown to all when the clue is turned up."),
                                        N_("The same card as on top."),
                                        N_("The third of them, or the Beggar of their number; with "
                                           "the Empress any Beggar.")};
    return direnjie_tip(scene, state, rules[slot]);
}

const char *direnjie_tip_book(const TableScene *scene, unsigned fresh)
{
    const char *state =
        panel_phrase(scene, N_("New entries: {n}"), TR_VALUES(panel_number(scene, fresh)));
    return direnjie_tip(scene, state,
                        N_("The notebook holds what you have seen and what you suspect."));
}
