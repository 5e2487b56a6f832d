/* A tree of what may be played next, for budgets that are enough for what a game hides
 * (GameBots.tree_least): every imagined game starts in a new world, descends where the seats have
 * done well so far (UCB1), adds one node, and is judged a few steps later. Flat search compares
 * first actions only; here a whole turn and the answers to it are found.
 *
 * A node is a sequence of actions, not a position: what the worlds do not share (an unseen card, a
 * shuffle) is averaged in it, so the tree cannot learn what the seat cannot know. An action counts
 * as possible only in the worlds that allow it (Cowling, Powley and Whitehouse, "Information Set
 * Monte Carlo Tree Search", 2012). Seats other than the request's are taken to play against it.
 *
 * All numbers are integers, so that every machine grows the same tree. */
#include "search.h"

#include <string.h>

#define PATH_MAX 256 /* actions from the root that can be learned about */
#define FRACTION 16  /* bits after the point of logarithms */

/* The weight of curiosity, in thousandths of a win, squared. Where a master has many games for what
 * is hidden, less of it is better: they go deeper into what is good instead of wider into what is
 * not. Below master all is as it was when campaigns were proven. */
#define CURIOSITY      240000
#define CURIOSITY_DEEP 60000
#define DEEP           30 /* times GameBots.tree_least */

#define LINE_VISITS 8 /* of a node that is worth being told */

typedef struct Node {
    Action action;
    int64_t sum; /* in thousandths of a win, for the seat that chose the action */
    uint32_t visits;
    uint32_t chances;     /* how often it could have been visited */
    uint32_t child, next; /* 0: none */
} Node;

#define NODE_WORDS (sizeof(Node) / sizeof(uint64_t))

typedef struct Tree {
    Search *search;
    uint64_t curiosity;
    bool is_sparse; /* an action gets its node when it is first chosen, not when it first could be,
                       so that the table lasts for ten times as many games */
    uint32_t count, room; /* nodes, and how many there can be */
    uint32_t path[PATH_MAX];
    Seat seats[PATH_MAX];
    unsigned depth;
    Rng rng; /* of the present world */
} Tree;

/* Whether the request's manner makes a difference here. A tree ranks by visits, so it cannot weigh
 * a habit against what an action promises. */
static bool is_habitual(const Search *search)
{
    for (size_t i = 1; i < search->count; i++) {
        if (search->arms[i].liking != search->arms[0].liking) {
            return true;
        }
    }
    return false;
}

bool search_grows(const Search *search, uint32_t nodes)
{
    const BotRequest *request = search->request;
    uint32_t least = request->game->bots->tree_least;
    return least > 0 && nodes >= least && request->table && search->count > 1 &&
           !is_habitual(search);
}

static Node node_read(const Tree *tree, uint32_t index)
{
    Node node;
    memcpy(&node, tree->search->request->table + index * NODE_WORDS, sizeof node);
    return node;
}

static void node_write(const Tree *tree, uint32_t index, const Node *node)
{
    memcpy(tree->search->request->table + index * NODE_WORDS, node, sizeof *node);
}

/* The child for this action; 0: there is none. */
static uint32_t node_find(const Tree *tree, uint32_t parent, Action action)
{
    uint32_t child = node_read(tree, parent).child;
    while (child) {
        Node node = node_read(tree, child);
        if (node.action == action) {
            break;
        }
        child = node.next;
    }
    return child;
}

/* For an action that can be chosen for the first time. Returns 0 when there is no room. */
static uint32_t node_add(Tree *tree, uint32_t parent, Action action)
{
    if (tree->count == tree->room) {
        return 0;
    }
    Node node = node_read(tree, parent);
    Node added = {.action = action, .chances = 1, .next = node.child};
    node.child = tree->count++;
    node_write(tree, node.child, &added);
    node_write(tree, parent, &node);
    return node.child;
}

/* Of a number above 0, to base 2, between powers of two along a straight line. */
static uint64_t logarithm(uint32_t number)
{
    unsigned whole = 31u - (unsigned)__builtin_clz(number);
    uint64_t rest = ((uint64_t)number << FRACTION >> whole) - (1u << FRACTION);
    return ((uint64_t)whole << FRACTION) + rest;
}

/* The square root, between powers of four along a straight line. */
static int64_t root(uint64_t number)
{
    if (number == 0) {
        return 0;
    }
    unsigned half = (63u - (unsigned)__builtin_clzll(number)) / 2;
    uint64_t low = UINT64_C(1) << 2 * half;
    return (int64_t)((UINT64_C(1) << half) + ((number - low) >> half) / 3);
}

/* What is known of a visited node, and how little it is known. */
static int64_t node_promise(const Node *node, uint64_t curiosity)
{
    uint64_t doubt = curiosity * logarithm(node->chances) / node->visits >> FRACTION;
    return node->sum / node->visits + root(doubt);
}

/* Counts that an action could be chosen, and reads what is known of it, if anything is. Returns its
 * node; 0 when it has none. */
static uint32_t tree_consider(Tree *tree, uint32_t parent, Action action, Node *out)
{
    uint32_t child = node_find(tree, parent, action);
    if (child) {
        *out = node_read(tree, child);
        out->chances++;
        node_write(tree, child, out);
    } else if (!tree->is_sparse) {
        child = node_add(tree, parent, action);
    }
    return child;
}

/* The most promising of the actions that this world allows: in doubt any of those that were never
 * visited. Returns its node; 0 when there is no room. */
static uint32_t tree_choose(Tree *tree, uint32_t parent, const Action legal[], size_t count)
{
    uint32_t best = 0, unvisited = 0;
    Action untried = ACTION_NONE;
    int64_t best_promise = -1;
    for (size_t i = 0; i < count; i++) {
        Node node = {0};
        uint32_t child = tree_consider(tree, parent, legal[i], &node);
        if (!child && !tree->is_sparse) {
            return 0;
        }
        if (node.visits == 0) {
            if (rng_below(&tree->rng, ++unvisited) == 0) {
                best = child;
                untried = legal[i];
            }
        } else if (unvisited == 0) {
            int64_t promise = node_promise(&node, tree->curiosity);
            if (promise > best_promise) {
                best = child;
                best_promise = promise;
            }
        }
    }
    return best ? best : node_add(tree, parent, untried);
}

/* What may be done at the end of the path: at the root the arms, which are so in every world. */
static size_t tree_legal(const Tree *tree, Seat seat, Action legal[])
{
    const Search *search = tree->search;
    if (tree->depth > 0) {
        return search->request->game->legal(search->after, seat, legal, LEGAL_COUNT_MAX);
    }
    for (size_t i = 0; i < search->kept; i++) {
        legal[i] = search->arms[i].action;
    }
    return search->kept;
}

/* One step down; false where the tree ends. */
static bool tree_step(Tree *tree)
{
    Search *search = tree->search;
    const BotRequest *request = search->request;
    Action legal[LEGAL_COUNT_MAX];
    SeatSet actors = request->game->actors(search->after);
    if (!actors || tree->depth == PATH_MAX) {
        return false;
    }
    Seat seat = tree->depth == 0 ? request->seat : seats_first(actors);
    size_t count = tree_legal(tree, seat, legal);
    uint32_t parent = tree->depth == 0 ? 0 : tree->path[tree->depth - 1];
    uint32_t child = tree_choose(tree, parent, legal, count);
    if (!child) {
        return false;
    }
    Node node = node_read(tree, child);
    search_apply(search, search->after, seat, node.action);
    tree->seats[tree->depth] = seat;
    tree->path[tree->depth++] = child;
    return node.visits > 0 || count == 1;
}

static void tree_learn(const Tree *tree, int worth)
{
    for (unsigned i = 0; i < tree->depth; i++) {
        Node node = node_read(tree, tree->path[i]);
        node.visits++;
        if (tree->seats[i] == tree->search->request->seat) {
            node.sum += worth;
        } else {
            node.sum += 1000 - worth;
        }
        node_write(tree, tree->path[i], &node);
    }
}

static void try_path(Tree *tree)
{
    Search *search = tree->search;
    tree->depth = 0;
    tree->rng = rng_seeded(rng_next(&search->rng));
    search->request->game->sample(search->view, &search->rng, search->after);
    while (tree_step(tree)) {
    }
    tree_learn(tree, search_imagine(search, &tree->rng));
}

static bool is_visited_more(const Arm *arm, const Arm *other)
{
    return arm->worlds > other->worlds;
}

static Tree tree_begin(Search *search, uint32_t nodes)
{
    static const Node empty = {0};
    BotLevel level = search->request->level;
    bool is_deep = nodes >= DEEP * search->request->game->bots->tree_least;
    Tree tree = {.search = search,
                 .curiosity = CURIOSITY,
                 .count = 1,
                 .room = level_table_size(level) / NODE_WORDS};
    tree.is_sparse = level == BOT_MASTER;
    if (level == BOT_MASTER && is_deep) {
        tree.curiosity = CURIOSITY_DEEP;
    }
    node_write(&tree, 0, &empty);
    return tree;
}

/* What the tree found of an arm that has a node. */
static void arm_learn(Arm *arm, const Tree *tree)
{
    uint32_t child = node_find(tree, 0, arm->action);
    arm->sum = 0;
    arm->worlds = 0;
    if (child) {
        Node node = node_read(tree, child);
        arm->sum = node.sum;
        arm->worlds = node.visits;
    }
}

void search_grow(Search *search, uint32_t nodes)
{
    Tree tree = tree_begin(search, nodes);
    search->nodes = nodes;
    do {
        try_path(&tree);
    } while (search->nodes > 0 && !search_is_stopped(search));
    for (size_t i = 0; i < search->kept; i++) {
        arm_learn(&search->arms[i], &tree);
    }
    search_rank(search, is_visited_more);
    search->has_tree = true;
}

/* The child visited most; 0: none was. */
static uint32_t node_favourite(const Tree *tree, uint32_t parent)
{
    uint32_t found = 0, visits = 0;
    for (uint32_t child = node_read(tree, parent).child; child;) {
        Node node = node_read(tree, child);
        if (node.visits > visits) {
            found = child;
            visits = node.visits;
        }
        child = node.next;
    }
    return found;
}

size_t search_tree_line(Search *search, Action line[])
{
    Tree tree = {.search = search};
    size_t count = 1;
    uint32_t at = node_find(&tree, 0, line[0]);
    while (at && count < LINE_ACTIONS_MAX) {
        at = node_favourite(&tree, at);
        Node node = node_read(&tree, at);
        if (!at || node.visits < LINE_VISITS) {
            break;
        }
        line[count++] = node.action;
    }
    return count;
}
