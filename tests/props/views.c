/* Properties of views: they tell nothing more than a seat may know, and enough to play by, for
 * people (refusals, previews, selection) and for bots. */
#include "props.h"

#include "bots/bot.h"
#include "core/selection.h"

#include <string.h>

#define PREVIEW_MAX 24
#define BOT_NODES   24

/* 6 */
static void sample_has_the_same_view(const Place *place, Seat seat)
{
    const void *view = place_view(place, place->state, seat, 0);
    Rng rng = place_rng(place, seat);
    for (unsigned i = 0; i < WORLDS_MAX; i++) {
        const void *world = place_sample(place, view, &rng, 0);
        const char *broken = place->game->check(world);
        if (broken) {
            place_fail(place, broken, __FILE__, __LINE__);
        }
        const void *again = place_view(place, world, seat, 1);
        HOLDS(place, memcmp(view, again, place->game->view_size) == 0);
    }
}

/* 6: a sampled world is a whole game: it can be played to its end. From one seat's view at each
 * place, since it costs a game. */
static void sample_plays_on(const Place *place)
{
    Seat seat = (Seat)((place->walk->seed + place->index) % place->walk->setup.seats);
    const void *view = place_view(place, place->state, seat, 0);
    Rng rng = place_rng(place, seat);
    void *world = place_sample(place, view, &rng, 0);
    for (size_t i = place->index; place->game->actors(world); i++) {
        Seat actor = seats_first(place->game->actors(world));
        size_t count = place_legal(place, world, actor, 0);
        HOLDS(place, count > 0 && i < place->game->actions_max);
        Action action = place->walk->legal[0][rng_below(&rng, (uint32_t)count)];
        place->game->apply(world, actor, action, NULL);
        HOLDS(place, place->game->check(world) == NULL);
    }
}

/* 7 */
static void legality_leaks_nothing(const Place *place, Seat seat)
{
    const void *view = place_view(place, place->state, seat, 0);
    size_t count = place_legal(place, place->state, seat, 0);
    Rng rng = place_rng(place, seat);
    for (unsigned i = 0; i < WORLDS_MAX; i++) {
        const void *world = place_sample(place, view, &rng, 0);
        HOLDS(place, place->game->actors(world) == place->game->actors(place->state));
        HOLDS(place, place_legal(place, world, seat, 1) == count);
        size_t size = count * sizeof(Action);
        HOLDS(place, memcmp(place->walk->legal[0], place->walk->legal[1], size) == 0);
    }
}

/* 8 */
static void sample_depends_on_view_and_generator(const Place *place, Seat seat)
{
    const void *view = place_view(place, place->state, seat, 0);
    Rng rng = place_rng(place, seat);
    Rng same = rng;
    const void *world = place_sample(place, view, &rng, 0);
    const void *copy = memcpy(place->walk->views[1], view, place->game->view_size);
    const void *again = place_sample(place, copy, &same, 1);
    HOLDS(place, memcmp(world, again, place->game->state_size) == 0);
    HOLDS(place, rng.state == same.state);
}

/* 14 */
static void bots_choose_legally(const Place *place, Seat seat)
{
    if (!seats_have(place->game->actors(place->state), seat) || place->index % 5 != seat % 5) {
        return;
    }
    const atomic_bool stopped = true;
    for (BotLevel level = BOT_RANDOM; level < BOT_LEVELS; level++) {
        BotRequest request = {.game = place->game,
                              .view = place_view(place, place->state, seat, 0),
                              .seat = seat,
                              .level = level,
                              .nodes = BOT_NODES,
                              .seed = place->index};
        Action action = bot_choose(&request);
        HOLDS(place, game_is_legal(place->game, place->state, seat, action));
        HOLDS(place, bot_choose(&request) == action);
        request.stop = &stopped;
        request.view = place_view(place, place->state, seat, 1);
        HOLDS(place, game_is_legal(place->game, place->state, seat, bot_choose(&request)));
    }
}

/* Whether the message has a value for each of its placeholders, which stand in braces. */
static bool message_is_whole(const Message *message)
{
    const char *text = message->plural ? message->plural : message->text;
    unsigned names = 0;
    for (const char *at = text; (at = strchr(at, '{')) != NULL; at++) {
        size_t length = strcspn(at, "}");
        bool seen = false;
        for (const char *before = text; before < at && !seen; before++) {
            seen = memcmp(before, at, length + 1) == 0;
        }
        names += !seen;
    }
    bool unsaid = message->plural && !strstr(message->plural, "{n}");
    return message->text[0] != '\0' && names + unsaid == message->count;
}

/* Only what is not legal is refused, and with a reason. */
static void refusals_are_true(const Place *place, Seat seat)
{
    const void *view = place_view(place, place->state, seat, 0);
    size_t count = place_legal(place, place->state, seat, 0);
    Message why;
    for (size_t i = 0; i < count; i++) {
        HOLDS(place, !place->game->refuse(view, place->walk->legal[0][i], &why));
    }
    Rng rng = place_rng(place, seat);
    for (unsigned i = 0; i < 12; i++) {
        Action action = place_any_action(place, &rng);
        if (action == ACTION_NONE || game_is_legal(place->game, place->state, seat, action)) {
            continue;
        }
        why = (Message){0};
        HOLDS(place, place->game->refuse(view, action, &why));
        HOLDS(place, why.text && message_is_whole(&why));
    }
}

/* A preview says only what is certain: the same in every world that the view allows. */
static void previews_are_whole(const Place *place, Seat seat)
{
    const void *view = place_view(place, place->state, seat, 0);
    size_t count = place_legal(place, place->state, seat, 0);
    for (size_t i = 0; i < count; i++) {
        Message messages[PREVIEW_MAX];
        size_t said = place->game->preview(view, place->walk->legal[0][i], messages, PREVIEW_MAX);
        HOLDS(place, said <= PREVIEW_MAX);
        for (size_t k = 0; k < said; k++) {
            HOLDS(place, messages[k].text && message_is_whole(&messages[k]));
        }
    }
}

static void select_operands(const Place *place, Selection *selection, Action action)
{
    const Verb *verb = &place->game->names.verbs[action_verb(action)];
    CardSet rest = verb->form == VERB_CARD_SET ? action_cards(action) : 0;
    for (; rest; rest = set_without_first(rest)) {
        Pick pick = pick_card(set_first(rest));
        HOLDS(place, selection_can_add(selection, pick));
        selection_toggle(selection, pick);
    }
    for (unsigned i = 0; verb->form == VERB_OPERANDS && verb->operands[i] != OPERAND_END; i++) {
        Pick pick = {.kind = (uint8_t)verb->operands[i],
                     .value = action_operand(action, i),
                     .copy = (uint8_t)i}; /* equal cards are picked one by one */
        pick.verb = pick.kind == OPERAND_WORD ? (uint8_t)action_verb(action) : 0;
        HOLDS(place, selection_can_add(selection, pick));
        selection_toggle(selection, pick);
    }
}

/* Every legal action with operands can be picked together, one operand after the other. */
static void selection_reaches_all(const Place *place, Seat seat)
{
    const void *view = place_view(place, place->state, seat, 0);
    size_t count = place_legal(place, place->state, seat, 0);
    Rng rng = place_rng(place, seat);
    for (unsigned tries = 0; tries < 4 && count > 0; tries++) {
        Action action = place->walk->legal[0][rng_below(&rng, (uint32_t)count)];
        Selection selection;
        selection_init(&selection, place->game, view, place->walk->legal[0], count);
        select_operands(place, &selection, action);
        Action matches[LEGAL_COUNT_MAX];
        size_t found = selection_matches(&selection, matches, LEGAL_COUNT_MAX);
        bool reached = false;
        for (size_t i = 0; i < found; i++) {
            reached |= matches[i] == action;
        }
        HOLDS(place, reached);
        Action complete;
        HOLDS(place, selection.pick_count == 0 || selection_complete(&selection, &complete));
    }
}

/* What every seat knows is known to each, and what any knows is known to somebody; each time a
 * fifth of the zones is looked at. */
static void shared_knowledge_is_theirs(const Place *place)
{
    const Match *match = &place->walk->match;
    for (uint8_t zone = (uint8_t)(place->index % 5); zone < place->game->names.zone_count;
         zone += 5) {
        Card each[ZONE_CARDS_MAX], any[ZONE_CARDS_MAX];
        bool is_known_to_all[ZONE_CARDS_MAX], is_known[ZONE_CARDS_MAX] = {false};
        size_t count = match_zone_known(match, place->index, zone, KNOWN_TO_EACH, each);
        HOLDS(place, match_zone_known(match, place->index, zone, KNOWN_TO_ANY, any) == count);
        memset(is_known_to_all, true, sizeof is_known_to_all);
        for (Seat seat = 0; seat < place->walk->setup.seats; seat++) {
            Card seen[ZONE_CARDS_MAX];
            const void *view = place_view(place, place->state, seat, 0);
            HOLDS(place, place->game->zone(view, zone, seen, ZONE_CARDS_MAX) == count);
            for (size_t i = 0; i < count; i++) {
                is_known_to_all[i] &= seen[i] == each[i] && seen[i] != CARD_HIDDEN;
                is_known[i] |= memchr(seen, any[i], count) != NULL;
            }
        }
        for (size_t i = 0; i < count; i++) {
            HOLDS(place, (each[i] != CARD_HIDDEN) == is_known_to_all[i]);
            HOLDS(place, any[i] == CARD_HIDDEN || is_known[i]);
        }
    }
}

/* One function per property, because a property is a function of a place. */
#define EVERY_SEAT(name, one_seat)                                                                 \
    static void name(const Place *place)                                                           \
    {                                                                                              \
        for (Seat seat = 0; seat < place->walk->setup.seats; seat++) {                             \
            one_seat(place, seat);                                                                 \
        }                                                                                          \
    }

EVERY_SEAT(same_view_for_all, sample_has_the_same_view)
EVERY_SEAT(no_leak_for_all, legality_leaks_nothing)
EVERY_SEAT(sample_is_pure_for_all, sample_depends_on_view_and_generator)
EVERY_SEAT(bots_for_all, bots_choose_legally)
EVERY_SEAT(refusals_for_all, refusals_are_true)
EVERY_SEAT(previews_for_all, previews_are_whole)
EVERY_SEAT(selection_for_all, selection_reaches_all)

const Property view_properties[] = {
    {"6 a sampled world has the same view", same_view_for_all},
    {"6 a sampled world can be played on", sample_plays_on},
    {"7 legality leaks nothing", no_leak_for_all},
    {"8 a sample depends on view and generator", sample_is_pure_for_all},
    {"14 bots choose legally and again the same", bots_for_all},
    {"what is shared is known", shared_knowledge_is_theirs},
    {"refusals are true and have a reason", refusals_for_all},
    {"previews are whole messages", previews_for_all},
    {"every legal action can be picked", selection_for_all},
    {NULL, NULL},
};
