/* The search behind the levels: imagined games from sampled worlds, and exact ends. An arm is one
 * legal action. A run tries every arm in the same worlds, so that luck of the draw weighs on all
 * alike, and the better half goes on to the next round (sequential halving) until two are left. For
 * games with `budgets` an arm leaves the race as soon as it can hardly be the best. Where the
 * budget is enough for what is hidden, a tree of later actions is grown instead. */
#ifndef BOTS_SEARCH_H
#define BOTS_SEARCH_H

#include "bots/analysis.h"

/* The levels that think as long as they can: they bear all in mind, and take a game's best
 * suggestions. */
static inline bool level_is_strong(BotLevel level)
{
    return level == BOT_HARD || level == BOT_MASTER;
}

/* Words of a request's table that its level uses. On how many depends when a tree is full and how
 * much of an end is solved; with so few, campaigns and puzzles were proven against hard. */
static inline uint32_t level_table_size(BotLevel level)
{
    return level == BOT_MASTER ? BOT_TABLE_SIZE : BOT_TABLE_SIZE / 4;
}

typedef struct Arm {
    Action action;
    int64_t sum;          /* over the worlds, in thousandths of a win */
    int64_t credit;       /* so, of how far games came: ranks arms, but is no chance to win */
    int64_t squares;      /* of what each world added to both */
    int64_t lead;         /* over the arm that it challenges: the sum over the worlds, */
    int64_t lead_squares; /* and that of the squares */
    uint32_t worlds;
    int16_t liking;                /* by the request's manner: it ranks arms, too */
    int16_t latest, latest_credit; /* what the present world gave */
    uint16_t index;                /* in the game's list */
} Arm;

#define ARMS_CLOSE 20 /* thousandths between which chances are called equal */

/* Large, so it lives on the stack of one call only. */
typedef struct Search {
    const BotRequest *request;
    unsigned aim;   /* within reach; the view is narrowed to it */
    uint32_t nodes; /* calls of apply that are left to this run */
    uint32_t plies; /* how far a game is imagined before it is judged */
    bool varies;    /* the one that is imagined now goes by GameBots.vary */
    Rng rng;
    Arm arms[LEGAL_COUNT_MAX]; /* after search_run: the best first */
    size_t count;              /* all arms, */
    size_t kept;               /* and those at the front that may still be chosen */
    int solved;                /* what GameBots.solve said */
    bool has_tree;             /* one that has been grown lies in the request's table */
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    _Alignas(max_align_t) unsigned char world[STATE_SIZE_MAX];
    _Alignas(max_align_t) unsigned char after[STATE_SIZE_MAX];
    _Alignas(max_align_t) unsigned char trial[STATE_SIZE_MAX];
} Search;

/* Lists the arms in the order of the game, for runs of about so many nodes. */
void search_init(Search *search, const BotRequest *request, uint32_t nodes);

/* Ranks the arms by imagined games. At least one world is tried, even without nodes and stopped;
 * a further run goes on with those that were left. */
void search_run(Search *search, uint32_t nodes);

/* Tries the arms against that of a favourite in the same worlds, and drops those that are surely
 * worse. Another comes first only when it is surely better. */
void search_challenge(Search *search, Action favourite, uint32_t nodes);

/* Whether this game, budget and manner are for a tree; else for runs. */
bool search_grows(const Search *search, uint32_t nodes);

/* Ranks the kept arms by a tree, which takes the request's table: those visited most first. At
 * least one game is imagined. */
void search_grow(Search *search, uint32_t nodes);

/* What runs and trees are made of: one step of search->after, which counts as a node; the worth of
 * playing on from it; the kept arms in a new order, those that are not ahead of one another as they
 * were. */
void search_apply(Search *search, void *state, Seat seat, Action action);
int search_imagine(Search *search, Rng *rng);
void search_rank(Search *search, bool (*is_ahead)(const Arm *, const Arm *));
bool search_is_stopped(const Search *search);

/* Tries the kept arms as long, without dropping any; or in so many worlds, if the nodes last. */
void search_try(Search *search, uint32_t nodes);
void search_try_worlds(Search *search, uint32_t worlds, uint32_t nodes);

/* Puts the arms that best play chooses first, where the game can tell. */
void search_solve(Search *search, uint32_t effort);

/* Puts the arm of this action first. */
void search_prefer(Search *search, Action action);

/* Where other arms promise about the same, those that the game calls idle give way to them: as the
 * best, and as the runner-up. */
void search_shun_idle(Search *search);

/* How a state after an arm ends with best play of all, for the request's seat; or as
 * GameBots.solve. */
int search_solve_after(Search *search, Action action, uint32_t effort);

/* Decides as bot_choose does: the best arm is first, the runner-up next. Returns the effort that
 * solving was allowed. */
uint32_t search_decide(Search *search, const BotRequest *request);

/* The same, and the chance of an only choice is found too. */
uint32_t search_ponder(Search *search, const BotRequest *request);

/* What is said of a search that has decided, with this effort: all its arms, without lines, and
 * what a person is told of the first two. */
void search_analyse(Search *search, uint32_t effort, Analysis *out);
void search_advise(Search *search, uint32_t effort, Advice *out);

/* How play goes on after the arm of `line[0]`, at most to LINE_ACTIONS_MAX actions in all; returns
 * how many: in an imagined game; along the most visited nodes of the tree; by best play of all as
 * far as it can be solved. */
size_t search_line(Search *search, Action line[]);
size_t search_tree_line(Search *search, Action line[]);
size_t search_solved_line(Search *search, uint32_t effort, Action line[]);

/* The chance to win with an arm as far as it was tried, in thousandths. */
int arm_chance(const Arm *arm);

#endif
