/* The puzzles of Claim: tricks that one card alone decides as wanted, leads that nothing unseen can
 * beat, two tricks in a row, and endings that one card alone wins. In phase 2 both hands are known;
 * in phase 1 a lead is safe only if nothing that the other hand may hold beats it. */
#include "claim.h"

static bool foresee(const Match *match, Action action, ClaimForecast *out)
{
    ClaimView view = view_of(match);
    return claim_foresee(&view, action, out);
}

/* answer: win this trick. */

static bool answer_reaches(const Match *match, size_t from, Action action)
{
    ClaimForecast forecast;
    (void)from;
    return foresee(match, action, &forecast) && forecast.winner == PERSON;
}

static int tempts_to_answer(const Match *match, Action right, Action action)
{
    (void)right;
    ClaimForecast forecast;
    Card lead = state_of(match)->table.lead;
    foresee(match, action, &forecast);
    if (forecast.reason == CLAIM_CUE_TIE) {
        return 100;
    }
    bool is_high = claim_value(card_of(action)) > claim_value(lead);
    return forecast.reason == CLAIM_CUE_OFF && is_high ? (int)claim_value(card_of(action)) : 0;
}

static bool answer_find(const Match *match, Action right, Found *out)
{
    ClaimForecast forecast, wrong;
    Card lead = state_of(match)->table.lead;
    if (!choose(match, right, tempts_to_answer, &out->tempting)) {
        return false;
    }
    foresee(match, right, &forecast);
    foresee(match, out->tempting, &wrong);
    say_with_card(&out->goal, "GOAL_TRICK", lead);
    if (forecast.reason == CLAIM_CUE_KNIGHT) {
        say_with_card(&out->why, "WHY_KNIGHT", lead);
    } else if (forecast.counts_as >= 0) {
        say_with_cards(&out->why, "WHY_DOUBLE", card_of(right), lead);
    } else {
        return false;
    }
    if (wrong.reason == CLAIM_CUE_TIE) {
        say_with_card(&out->mistake, "MISTAKE_TIE", card_of(out->tempting));
    } else {
        say_with_card(&out->mistake, "MISTAKE_OFF", card_of(out->tempting));
    }
    return true;
}

/* undead: score two Undead with this trick of phase 1. */

static bool undead_reaches(const Match *match, size_t from, Action action)
{
    ClaimForecast forecast;
    (void)from;
    return state_of(match)->table.phase == CLAIM_RECRUIT && foresee(match, action, &forecast) &&
           count_of(forecast.scored[PERSON], CLAIM_UNDEAD) == 2;
}

static int tempts_to_one(const Match *match, Action right, Action action)
{
    (void)right;
    return answer_reaches(match, 0, action) ? 1 + (int)claim_value(card_of(action)) : 0;
}

static bool undead_find(const Match *match, Action right, Found *out)
{
    if (!choose(match, right, tempts_to_one, &out->tempting)) {
        return false;
    }
    say_plain(&out->goal, "GOAL_UNDEAD");
    say_with_card(&out->why, "WHY_UNDEAD", card_of(right));
    say_with_card(&out->mistake, "MISTAKE_UNDEAD", card_of(out->tempting));
    return true;
}

/* dwarves: score two Dwarves with this trick of phase 2. */

static bool dwarves_reaches(const Match *match, size_t from, Action action)
{
    ClaimForecast forecast;
    (void)from;
    return state_of(match)->table.phase == CLAIM_SUPPORT && foresee(match, action, &forecast) &&
           count_of(forecast.scored[PERSON], CLAIM_DWARF) == 2;
}

static int tempts_to_win(const Match *match, Action right, Action action)
{
    (void)right;
    ClaimForecast forecast;
    foresee(match, action, &forecast);
    return forecast.winner == PERSON && count_of(forecast.scored[OTHER], CLAIM_DWARF) == 2;
}

static bool dwarves_find(const Match *match, Action right, Found *out)
{
    if (!choose(match, right, tempts_to_win, &out->tempting)) {
        return false;
    }
    say_plain(&out->goal, "GOAL_DWARVES");
    say_with_card(&out->why, "WHY_DWARVES", card_of(right));
    say_with_card(&out->mistake, "MISTAKE_DWARVES", card_of(out->tempting));
    return true;
}

/* force: lead so that the other has to win. */

static CardSet answers_to(const Match *match, Action action)
{
    return claim_answers(state_of(match)->hands[OTHER], card_of(action));
}

static bool is_open_lead(const Match *match, ClaimPhase phase)
{
    const ClaimTable *table = &state_of(match)->table;
    return table->phase == phase && table->lead == CARD_NONE;
}

static bool force_reaches(const Match *match, size_t from, Action action)
{
    (void)from;
    return is_open_lead(match, CLAIM_SUPPORT) &&
           !(answers_to(match, action) & ~claim_beating(card_of(action)));
}

static int tempts_to_force(const Match *match, Action right, Action action)
{
    (void)right;
    CardSet answers = answers_to(match, action), beating = claim_beating(card_of(action));
    CardSet lower = answers & ~beating;
    return (answers & beating) && set_count(lower) == 1 ? 10 - (int)claim_value(card_of(action))
                                                        : 0;
}

static bool force_find(const Match *match, Action right, Found *out)
{
    bool suits = set_count(answers_to(match, right)) > 1 &&
                 set_count(state_of(match)->hands[OTHER]) <= HAND_MOST;
    if (!suits || !choose(match, right, tempts_to_force, &out->tempting)) {
        return false;
    }
    Card wrong = card_of(out->tempting);
    CardSet lower = answers_to(match, out->tempting) & ~claim_beating(wrong);
    say_goal_with_hand(&out->goal, "GOAL_FORCE", match);
    say(&out->why, "WHY_FORCE");
    text_append(&out->why, "\"");
    say_card(&out->why, card_of(right));
    text_append(&out->why, " ");
    say_cards(&out->why, answers_to(match, right));
    text_append(&out->why, "\"");
    say(&out->mistake, "MISTAKE_FORCE");
    text_append(&out->mistake, "\"@1 ");
    say_card(&out->mistake, wrong);
    text_append(&out->mistake, " ");
    say_card(&out->mistake, claim_first(lower));
    text_append(&out->mistake, "\"");
    add_action(&out->tempting_line, play(claim_first(lower)));
    add_action(&out->rest, play(claim_first(answers_to(match, right))));
    return true;
}

/* sure: a lead of phase 1 that nothing unseen can beat. */

static CardSet possible_of(const ClaimView *view)
{
    const ClaimTable *table = &view->table;
    CardSet gone = view->hands[PERSON] | view->drawn | table->discard | table->score[0] |
                   table->score[1] | table->prizes[0] | table->prizes[1] | card_bit(table->prize) |
                   claim_view_known(view, CLAIM_DECK);
    for (unsigned f = 0; f < CLAIM_FACTIONS; f++) {
        if (table->voids[OTHER] >> f & 1) {
            gone |= claim_cards_of((ClaimFaction)f);
        }
    }
    return (card_bit(CLAIM_CARDS) - 1) & ~gone;
}

/* What the other hand may hold that beats this lead. A Knight is no answer to a Goblin for whoever
 * is known to hold a Goblin. */
static CardSet threats(const ClaimView *view, Card lead)
{
    CardSet cards = claim_beating(lead) & possible_of(view);
    if (claim_faction(lead) == CLAIM_GOBLIN && count_of(view->hands[OTHER], CLAIM_GOBLIN) > 0) {
        cards &= ~claim_cards_of(CLAIM_KNIGHT);
    }
    return cards;
}

static bool sure_reaches(const Match *match, size_t from, Action action)
{
    ClaimView view = view_of(match);
    (void)from;
    return is_open_lead(match, CLAIM_RECRUIT) && !threats(&view, card_of(action));
}

static int tempts_to_lead(const Match *match, Action right, Action action)
{
    (void)right;
    ClaimView view = view_of(match);
    Card card = card_of(action);
    return set_count(threats(&view, card)) <= HAND_MOST ? 1 + (int)claim_value(card) : 0;
}

static bool sure_find(const Match *match, Action right, Found *out)
{
    ClaimView view = view_of(match);
    Card card = card_of(right);
    int beating = set_count(claim_beating(card));
    bool suits = claim_faction(card) != CLAIM_GOBLIN && beating > 0 && beating <= HAND_MOST &&
                 view.table.trick > 1 && view.table.trick < CLAIM_TRICKS;
    if (!suits || !choose(match, right, tempts_to_lead, &out->tempting)) {
        return false;
    }
    Card wrong = card_of(out->tempting);
    if (claim_value(wrong) < claim_value(card)) {
        return false;
    }
    say_with_card(&out->goal, "GOAL_SURE", view.table.prize);
    say(&out->why, "WHY_SURE");
    text_append(&out->why, "\"");
    say_card(&out->why, card);
    text_append(&out->why, " ");
    say_cards(&out->why, claim_beating(card));
    text_append(&out->why, "\"");
    say(&out->mistake, "MISTAKE_SURE");
    text_append(&out->mistake, "\"@1 ");
    say_card(&out->mistake, wrong);
    text_append(&out->mistake, " ");
    say_cards(&out->mistake, threats(&view, wrong));
    text_append(&out->mistake, "\"");
    return true;
}

static Setup setup(uint64_t seed)
{
    Setup setup = setup_initial(&claim_game, CLAIM_SEATS, seed);
    setup.options[CLAIM_FIRST] = (int32_t)(seed & 1);
    return setup;
}

static const PuzzleKind kinds[] = {
    {"answer", answer_reaches, answer_find, tempts_to_answer, 40},
    {"undead", undead_reaches, undead_find, tempts_to_one, 40},
    {"dwarves", dwarves_reaches, dwarves_find, tempts_to_win, 40},
    {"force", force_reaches, force_find, tempts_to_force, 44},
    {"sure", sure_reaches, sure_find, tempts_to_lead, 60},
    {"two", two_reaches, two_find, two_tempts, 40},
    {"win", win_reaches, win_find, win_tempts, 60},
};

const PuzzleChecks claim_checks = {
    .game = &claim_game, .kinds = kinds, .count = sizeof kinds / sizeof *kinds, .setup = setup};
