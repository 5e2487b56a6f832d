/* The puzzles of Di Renjie: what the secret mission must be, who must be the killer, from whom a
 * card can surely be drawn, and which clue closes an ask. Everything is asked of what seat 0 may
 * know: the exact count of worlds, and the notebook's deductions. */
#include "direnjie.h"

#define OPEN_CATEGORY 5 /* open clues that close it, DR-15 */
#define OPEN_NUMBER   3

/* killer: whom to accuse. */

static unsigned suspects_of(const DirenjieView *view)
{
    Notebook notebook;
    unsigned suspects = 0;
    direnjie_notebook(view, NOTEBOOK_DEDUCTIONS, &notebook);
    for (Seat seat = 0; seat <= DIRENJIE_NOBODY; seat++) {
        unsigned place = seat == DIRENJIE_NOBODY ? NOTEBOOK_DECK : NOTEBOOK_SEATS + seat;
        suspects |= (unsigned)(notebook.cells[NOTEBOOK_KILLER][place].high > 0) << seat;
    }
    return suspects;
}

static Action accusation_of(Seat seat)
{
    return seat == DIRENJIE_NOBODY ? action_bare(DIRENJIE_ACCUSE_NONE)
                                   : action_with_1(DIRENJIE_ACCUSE, seat);
}

static bool is_accusing(const Match *match)
{
    const DirenjieTable *table = &state_of(match)->table;
    return is_in(match, DIRENJIE_ANSWERING) && table->expansion &&
           table->answered[PERSON] == DIRENJIE_CATEGORIES;
}

static bool killer_reaches(const Match *match, size_t from, Action action)
{
    (void)from;
    if (!is_accusing(match) || state_of(match)->killer == PERSON) {
        return false;
    }
    DirenjieView view = view_of(match);
    unsigned suspects = suspects_of(&view);
    for (Seat seat = 1; seat <= DIRENJIE_NOBODY; seat++) {
        if (suspects == 1u << seat) {
            return action == accusation_of(seat);
        }
    }
    return false;
}

static bool holds_killer_card(const Match *match, size_t position)
{
    const DirenjieState *state = buffer_at(&match->states, position);
    return state->hands[PERSON] & card_bit(DIRENJIE_KILLER_CARD);
}

/* The action with which the killer card first came to seat 0; ACTION_NONE when none did. */
static Action first_meeting(const Match *match)
{
    for (size_t i = 0; i < match->position; i++) {
        if (holds_killer_card(match, i + 1)) {
            const Played *played = buffer_at(&match->played, i);
            bool own = played->seat == PERSON && !holds_killer_card(match, i);
            return own ? played->action : ACTION_NONE;
        }
    }
    return ACTION_NONE;
}

static bool shows_killer_clue(const DirenjieView *view, Seat seat)
{
    for (unsigned i = 0; i < view->table.clue_count; i++) {
        if (view->table.clue_owners[i] == seat && view->clues[i].cards[2] == DIRENJIE_KILLER_CARD) {
            return true;
        }
    }
    return false;
}

static const char *killer_cause(const Match *match, Seat killer)
{
    DirenjieView view = view_of(match);
    Action meeting = first_meeting(match);
    if (killer == DIRENJIE_NOBODY) {
        bool is_drawn = meeting != ACTION_NONE && action_verb(meeting) == DIRENJIE_DRAW_DECK;
        return is_drawn ? "WHY_NOBODY, NULL" : NULL;
    }
    if (view.table.declined == killer) {
        return "WHY_DECLINED";
    }
    if (shows_killer_clue(&view, killer)) {
        return "WHY_CLUE";
    }
    return meeting == action_with_1(DIRENJIE_DRAW, killer) ? "WHY_DEALT" : NULL;
}

static bool killer_find(const Match *match, Action right, Found *out)
{
    bool nobody = action_verb(right) == DIRENJIE_ACCUSE_NONE;
    Seat killer = nobody ? DIRENJIE_NOBODY : action_operand(right, 0);
    const char *cause = killer_cause(match, killer);
    if (!cause || (!nobody && state_of(match)->table.seats > 4)) {
        return false;
    }
    text_append(&out->goal, "GOAL_KILLER, NULL");
    if (nobody) {
        text_append(&out->why, cause);
        out->tempting = accusation_of(1);
        words_begin(&out->mistake, "MISTAKE_NOT_DEALT");
        words_seat(&out->mistake, 1);
        words_end(&out->mistake);
    } else {
        words_begin(&out->why, cause);
        words_seat(&out->why, killer);
        words_end(&out->why);
        out->tempting = accusation_of(DIRENJIE_NOBODY);
        text_append(&out->mistake, "MISTAKE_NOBODY, NULL");
    }
    return true;
}

/* holder: from whom to draw a card that completes a clue. */

static bool completes(const DirenjieView *view, Card card)
{
    for (unsigned i = 0; i < view->table.clue_count; i++) {
        if (view->clues[i].cards[0] == card) {
            return false;
        }
    }
    return direnjie_copies_in(view->hand, card) == 2;
}

static bool is_held(const DirenjieView *view, Seat seat, Card card)
{
    Notebook notebook;
    direnjie_notebook(view, NOTEBOOK_DEDUCTIONS, &notebook);
    return notebook.cells[card / 3][NOTEBOOK_SEATS + seat].low > 0;
}

/* The card that completes a clue and surely lies there; CARD_NONE. */
static Card bait_of(const DirenjieView *view, Seat seat)
{
    for (unsigned i = 0; i < DIRENJIE_IDENTITIES; i++) {
        if (completes(view, card_of(i)) && is_held(view, seat, card_of(i))) {
            return card_of(i);
        }
    }
    return CARD_NONE;
}

static bool holder_reaches(const Match *match, size_t from, Action action)
{
    (void)from;
    bool draws = is_in(match, DIRENJIE_REFILLING) || is_in(match, DIRENJIE_CONSOLING);
    if (!draws || action_verb(action) != DIRENJIE_DRAW) {
        return false;
    }
    DirenjieView view = view_of(match);
    return bait_of(&view, action_operand(action, 0)) != CARD_NONE;
}

static bool holder_find(const Match *match, Action right, Found *out)
{
    DirenjieView view = view_of(match);
    Seat holder = action_operand(right, 0), wrong = SEAT_NONE;
    Card card = bait_of(&view, holder);
    unsigned sources = direnjie_sources(&view.table);
    for (Seat seat = 1; seat < view.table.seats; seat++) {
        if (seat != holder && sources >> seat & 1) {
            wrong = seat;
        }
    }
    if (wrong == SEAT_NONE || !direnjie_copies_in(view.certain[holder], card)) {
        return false;
    }
    out->tempting = action_with_1(DIRENJIE_DRAW, wrong);
    words_begin(&out->goal, "GOAL_HOLDER");
    words_card(&out->goal, &direnjie_game, card);
    words_end(&out->goal);
    words_begin(&out->why, "WHY_HOLDER");
    words_seat(&out->why, holder);
    words_card(&out->why, &direnjie_game, card);
    words_end(&out->why);
    words_begin(&out->mistake, "MISTAKE_UNKNOWN");
    words_seat(&out->mistake, wrong);
    words_card(&out->mistake, &direnjie_game, card);
    words_end(&out->mistake);
    return true;
}

/* close: which clue closes an ask once it is turned up. */

static bool closes(const DirenjieView *view, Card top, unsigned *closed)
{
    DirenjieTable table = view->table;
    DirenjieClue clues[DIRENJIE_CLUES_MAX];
    unsigned before = direnjie_closed(&table, view->clues);
    for (unsigned i = 0; i < table.clue_count; i++) {
        clues[i] = view->clues[i];
    }
    clues[table.clue_count].cards[0] = top;
    table.clues_public = (uint16_t)(table.clues_public | 1u << table.clue_count);
    table.clue_count++;
    *closed = direnjie_closed(&table, clues) & ~before;
    return *closed;
}

static bool close_reaches(const Match *match, size_t from, Action action)
{
    unsigned closed;
    (void)from;
    DirenjieView view = view_of(match);
    return action_verb(action) == DIRENJIE_SUBMIT && view.table.clue_count < DIRENJIE_CLUES_MAX &&
           closes(&view, action_operand(action, 0), &closed);
}

/* Open clues of this card's category, or number, if it were one more. */
static unsigned open_with(const DirenjieView *view, Card card, bool by_number)
{
    unsigned count = 1;
    for (unsigned i = 0; i < view->table.clue_count; i++) {
        Card top = view->clues[i].cards[0];
        if (view->table.clues_public >> i & 1) {
            count += by_number ? direnjie_number(top) == direnjie_number(card)
                               : direnjie_category(top) == direnjie_category(card);
        }
    }
    return count;
}

static bool close_find(const Match *match, Action right, Found *out)
{
    DirenjieView view = view_of(match);
    Action legal[LEGAL_COUNT_MAX];
    match_legal(match, PERSON, legal, LEGAL_COUNT_MAX);
    Card card = action_operand(right, 0);
    unsigned closed;
    closes(&view, card, &closed);
    bool by_number = closed >= 1u << DIRENJIE_ASK_ONE;
    out->tempting = legal[0] == right ? legal[1] : legal[0];
    if (action_verb(out->tempting) != DIRENJIE_SUBMIT || direnjie_number(card) > 5) {
        return false;
    }
    Card wrong = action_operand(out->tempting, 0);
    text_append(&out->goal, "GOAL_CLOSE, NULL");
    words_begin(&out->why, by_number ? "WHY_NUMBER" : "WHY_CATEGORY");
    words_card(&out->why, &direnjie_game, card);
    words_number(&out->why, by_number ? OPEN_NUMBER : OPEN_CATEGORY);
    words_end(&out->why);
    words_begin(&out->mistake, "MISTAKE_OPEN");
    words_card(&out->mistake, &direnjie_game, wrong);
    words_number(&out->mistake, open_with(&view, wrong, false));
    words_number(&out->mistake, open_with(&view, wrong, true));
    words_end(&out->mistake);
    return true;
}

/* Any other accusation, source or clue. */
static int tempts(const Match *match, Action right, Action wrong)
{
    unsigned verb = action_verb(wrong);
    bool accuses = verb == DIRENJIE_ACCUSE || verb == DIRENJIE_ACCUSE_NONE;
    (void)match;
    return accuses || verb == action_verb(right);
}

static Setup setup(uint64_t seed)
{
    uint8_t seats = (uint8_t)(2 + seed % 3);
    Setup setup = setup_initial(&direnjie_game, seats, seed);
    setup.options[DIRENJIE_KILLER] = seats > 2 && seed % 2;
    setup.options[DIRENJIE_FIRST] = PERSON;
    return setup;
}

static const PuzzleKind kinds[] = {
    {"secret", secret_reaches, secret_find, secret_tempts, 80},
    {"mission", secret_reaches, mission_find, secret_tempts, 60},
    {"killer", killer_reaches, killer_find, tempts, 50},
    {"holder", holder_reaches, holder_find, tempts, 70},
    {"close", close_reaches, close_find, tempts, 80},
};

const PuzzleChecks direnjie_checks = {
    .game = &direnjie_game, .kinds = kinds, .count = sizeof kinds / sizeof *kinds, .setup = setup};
