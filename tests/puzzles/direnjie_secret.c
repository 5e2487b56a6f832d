/* Which card the secret mission must hold: by the exact count of all worlds; and why the others are
 * innocent, as far as a person can see it on the page of answers. */
#include "direnjie.h"

#define SURE 100

/* secret: which card of a category it must be. */

bool secret_reaches(const Match *match, size_t from, Action action)
{
    (void)from;
    if (!is_in(match, DIRENJIE_ANSWERING) || action_verb(action) != DIRENJIE_ANSWER) {
        return false;
    }
    DirenjiePosterior posterior;
    DirenjieView view = view_of(match);
    direnjie_posterior(&view, &posterior);
    return direnjie_percent(&posterior, action_operand(action, 0)) == SURE;
}

/* Why the cards of a category are innocent, each as the lowest of its copies. */
typedef struct Innocence {
    CardSet shown;   /* at the start */
    CardSet located; /* all copies lie open to the seat now */
    CardSet tripled; /* they head a clue, and the beggars of their numbers lie elsewhere: */
    CardSet beggars;
    CardSet others; /* by what is no longer to be seen */
} Innocence;

static bool is_shown(const DirenjieView *view, Card card)
{
    return view->starting[PERSON] >> card / 3 & 1;
}

static bool is_located(const DirenjieView *view, Card card)
{
    Notebook notebook;
    unsigned copies = 0;
    direnjie_notebook(view, NOTEBOOK_FACTS, &notebook);
    for (unsigned place = NOTEBOOK_CLUES; place < NOTEBOOK_PLACES; place++) {
        copies += notebook.cells[card / 3][place].low;
    }
    return copies == NOTEBOOK_COPIES;
}

static bool is_seen_beggar(const DirenjieView *view, Card beggar)
{
    CardSet seen = view->hand;
    for (Seat seat = 1; seat < view->table.seats; seat++) {
        seen |= view->certain[seat];
    }
    for (unsigned i = 0; i < view->table.clue_count; i++) {
        if (view->clues[i].cards[2] != CARD_HIDDEN) {
            seen |= card_bit(view->clues[i].cards[2]);
        }
    }
    return seen & card_bit(beggar);
}

static Card beggar_of(Card card)
{
    return (Card)(DIRENJIE_BEGGAR_ONE + direnjie_number(card) - 1);
}

static bool is_tripled(const DirenjieView *view, Card card)
{
    if (direnjie_number(card) > 5 || view->table.expansion) {
        return false; /* any beggar goes with a six, and the killer card with all */
    }
    for (unsigned i = 0; i < view->table.clue_count; i++) {
        const Card *cards = view->clues[i].cards;
        if (cards[0] == card && cards[2] == CARD_HIDDEN) {
            return is_seen_beggar(view, beggar_of(card));
        }
    }
    return false;
}

static Innocence innocence_of(const DirenjieView *view, Card right)
{
    Innocence all = {0};
    for (unsigned i = 0; i < DIRENJIE_IDENTITIES; i++) {
        Card card = card_of(i);
        if (card == right || direnjie_category(card) != direnjie_category(right)) {
            continue;
        }
        if (is_shown(view, card)) {
            all.shown |= card_bit(card);
        } else if (is_located(view, card)) {
            all.located |= card_bit(card);
        } else if (is_tripled(view, card)) {
            all.tripled |= card_bit(card);
            all.beggars |= card_bit(beggar_of(card));
        } else {
            all.others |= card_bit(card);
        }
    }
    return all;
}

/* A card of the category that no starting clue rules out: more than that takes counting. */
int secret_tempts(const Match *match, Action right, Action wrong)
{
    DirenjieView view = view_of(match);
    bool answers = action_verb(wrong) == DIRENJIE_ANSWER && action_verb(right) == DIRENJIE_ANSWER;
    return answers && !is_shown(&view, action_operand(wrong, 0));
}

/* The card of the only clue of which the bottom decides, or all of them, and their beggars. */
static void say_tripled(const Innocence *all, Text *out)
{
    if (set_count(all->tripled) == 1) {
        words_card(out, &direnjie_game, set_first(all->tripled));
        words_card(out, &direnjie_game, set_first(all->beggars));
    } else if (all->tripled) {
        words_cards(out, &direnjie_game, all->tripled);
        words_cards(out, &direnjie_game, all->beggars);
    }
}

static void say_secret(const Innocence *all, Card right, Found *out)
{
    static const char *const goals[] = {"GOAL_SECRET", "GOAL_CLUE", "GOAL_CLUES"};
    static const char *const whys[] = {"WHY_LOCATED", "WHY_TRIPLE", "WHY_TRIPLES"};
    int many = set_count(all->tripled) < 2 ? set_count(all->tripled) : 2;
    words_begin(&out->goal, goals[many]);
    words_word(&out->goal, DIRENJIE_WORD_CATEGORY + direnjie_category(right));
    say_tripled(all, &out->goal);
    words_end(&out->goal);
    words_begin(&out->why, whys[many]);
    words_cards(&out->why, &direnjie_game, all->shown);
    words_cards(&out->why, &direnjie_game, all->located);
    say_tripled(all, &out->why);
    words_card(&out->why, &direnjie_game, right);
    words_end(&out->why);
}

/* What a player would answer who only counts what lies open. */
static void say_wrong_answer(const Innocence *all, Found *out)
{
    Card wrong = set_first(all->tripled ? all->tripled : all->located);
    out->tempting = action_with_1(DIRENJIE_ANSWER, wrong);
    words_begin(&out->mistake, all->tripled ? "MISTAKE_TRIPLE" : "MISTAKE_LOCATED");
    words_card(&out->mistake, &direnjie_game, wrong);
    if (all->tripled) {
        words_card(&out->mistake, &direnjie_game, beggar_of(wrong));
    }
    words_end(&out->mistake);
}

/* The sheet wants all answers at once: so it is the last that is asked for, or all of them. */
bool secret_find(const Match *match, Action right, Found *out)
{
    DirenjieView view = view_of(match);
    Card answer = action_operand(right, 0);
    Innocence all = innocence_of(&view, answer);
    bool is_last = direnjie_category(answer) == DIRENJIE_LOCATION && !view.table.expansion;
    if (!is_last || all.others || !all.shown || !all.located) {
        return false;
    }
    say_secret(&all, answer, out);
    say_wrong_answer(&all, out);
    return true;
}

/* mission: all three answers. */

static Card certain_of(const DirenjieView *view, DirenjieCategory category)
{
    DirenjiePosterior posterior;
    direnjie_posterior(view, &posterior);
    for (unsigned i = 0; i < DIRENJIE_IDENTITIES; i++) {
        bool fits = direnjie_category(card_of(i)) == category;
        if (fits && direnjie_percent(&posterior, card_of(i)) == SURE) {
            return card_of(i);
        }
    }
    return CARD_NONE;
}

static void add_innocence(Innocence *sum, const Innocence *more)
{
    sum->shown |= more->shown;
    sum->located |= more->located;
    sum->tripled |= more->tripled;
    sum->beggars |= more->beggars;
    sum->others |= more->others;
}

static void say_mission(const Innocence *all, CardSet rights, Found *out)
{
    if (all->tripled) {
        words_begin(&out->goal, "GOAL_MISSION_CLUES");
        say_tripled(all, &out->goal);
        words_end(&out->goal);
    } else {
        text_append(&out->goal, "GOAL_MISSION, NULL");
    }
    words_begin(&out->why, all->tripled ? "WHY_MISSION_CLUES" : "WHY_MISSION");
    words_cards(&out->why, &direnjie_game, all->shown);
    words_cards(&out->why, &direnjie_game, all->located);
    if (all->tripled) {
        words_cards(&out->why, &direnjie_game, all->tripled);
    }
    words_cards(&out->why, &direnjie_game, rights);
    words_end(&out->why);
}

bool mission_find(const Match *match, Action right, Found *out)
{
    DirenjieView view = view_of(match);
    Innocence all = {0}, of_targets = {0};
    CardSet rights = 0;
    (void)right;
    for (unsigned i = 0; i < DIRENJIE_CATEGORIES; i++) {
        Card card = certain_of(&view, (DirenjieCategory)i);
        if (card == CARD_NONE) {
            return false;
        }
        Innocence one = innocence_of(&view, card);
        add_innocence(&all, &one);
        of_targets = i == DIRENJIE_TARGET ? one : of_targets;
        rights |= card_bit(card);
        if (i > 0) {
            words_action(&out->right_line, &direnjie_game, action_with_1(DIRENJIE_ANSWER, card));
        }
    }
    bool is_first = view.table.answered[PERSON] == 0 && !view.table.expansion;
    bool has_wrong = of_targets.tripled || of_targets.located;
    if (!is_first || all.others || set_count(all.tripled) == 1 || !has_wrong) {
        return false;
    }
    say_mission(&all, rights, out);
    say_wrong_answer(&of_targets, out);
    return true;
}
