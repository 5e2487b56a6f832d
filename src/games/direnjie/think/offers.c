/* What each step of a sampled world can choose from, weighted by the copies of which it can be
 * made. */
#include "direnjie/state.h"
#include "direnjie/think/world.h"

#include "base/assert.h"
#include "base/limits.h"

static void offer(Options *options, Option option)
{
    if (option.weight > 0) {
        ASSERT(options->count < OPTIONS_MAX);
        options->list[options->count++] = option;
    }
}

/* Killers that agree with the killer card being where it can have come from these origins. */
static void offer_killers(const Sampling *sampling, Options *options, unsigned killers,
                          Option option)
{
    killers &= sampling->view->candidates;
    for (Seat seat = 0; seat <= DIRENJIE_NOBODY; seat++) {
        if (killers >> seat & 1) {
            option.killer = seat;
            offer(options, option);
        }
    }
}

static void offer_killer_places(const Sampling *sampling, Options *options)
{
    const DirenjieView *view = sampling->view;
    const DirenjieTable *table = &view->table;
    for (Seat seat = 0; seat < table->seats; seat++) {
        int slots = seat == view->seat ? 0 : room_in(view, seat);
        offer_killers(sampling, options, table->origins[seat],
                      (Option){.weight = (uint32_t)slots, .place = seat});
    }
    for (unsigned i = 0; i < table->clue_count; i++) {
        unsigned hidden = view->clues[i].cards[2] == CARD_HIDDEN;
        offer_killers(sampling, options, 1u << table->clue_owners[i],
                      (Option){.weight = hidden, .place = (uint8_t)(IN_CLUE + i)});
    }
    offer_killers(sampling, options, 1u << DIRENJIE_NOBODY,
                  (Option){.weight = table->deck_count, .place = IN_DECK});
}

static void offer_killer(const Sampling *sampling, const World *world, Options *options)
{
    const DirenjieView *view = sampling->view;
    unsigned origins = ~0u;
    if (world->unplaced & KILLER_BIT) {
        offer_killer_places(sampling, options);
        return;
    }
    for (Seat seat = 0; seat < view->table.seats; seat++) {
        if (view->certain[seat] & KILLER_BIT) {
            origins = view->table.origins[seat];
        }
    }
    offer_killers(sampling, options, origins, (Option){.weight = 1, .place = SEAT_NONE});
}

static void offer_secret(const Sampling *sampling, const World *world, unsigned category,
                         Options *options)
{
    const DirenjieView *view = sampling->view;
    for (Card i = 0; i < DIRENJIE_IDENTITIES; i++) {
        Card card = (Card)(3 * i);
        bool innocent = view->starting[view->seat] >> i & 1;
        if (!innocent && direnjie_category(card) == (DirenjieCategory)category) {
            unsigned unplaced = direnjie_copies_in(world->unplaced, card);
            unsigned open = 3 - direnjie_copies_in(view->outside, card);
            offer(options, (Option){.weight = min_unsigned(unplaced, open), .top = card});
        }
    }
}

/* The killer card has its place already, so a step that asks for it only looks. */
static bool killer_card_is_with(const Sampling *sampling, const World *world, Seat seat)
{
    unsigned clue = direnjie_unseen_clue(&sampling->view->table, sampling->view->seat, seat);
    return world->placed[seat] & KILLER_BIT ||
           (clue < sampling->view->table.clue_count &&
            world->clues[clue].cards[2] == DIRENJIE_KILLER_CARD);
}

static void offer_uncertain(const Sampling *sampling, const World *world, Step step,
                            Options *options)
{
    const DirenjieView *view = sampling->view;
    Seat seat = step.what;
    bool clue = direnjie_unseen_clue(&view->table, view->seat, seat) < view->table.clue_count;
    int slots = room_in(view, seat) + (clue ? HIDDEN_PLACES : 0);
    int missing = view->missing[seat] - world->absent[seat];
    bool there = step.card == DIRENJIE_KILLER_CARD ? killer_card_is_with(sampling, world, seat)
                                                   : world->unplaced & direnjie_copies(step.card) &&
                                                         set_count(world->placed[seat]) < slots;
    offer(options,
          (Option){.weight = there ? view->table.hand_counts[seat] + 1u : 0, .top = step.card});
    offer(options, (Option){.weight = (uint32_t)missing, .top = CARD_NONE});
}

static uint32_t pairs_of(unsigned copies)
{
    return copies * (copies - 1) / 2;
}

/* What a clue can be made of. */
typedef struct Material {
    CardSet cards, bottoms;
    CardSet held; /* in the hand that is short of room */
    int room;     /* cards that this hand can take; it may hold more before it lays the clue */
    bool lays;    /* the clue leaves the hand; else it is held there */
} Material;

static bool leaves_room(const Material *material, Card top, Card bottom)
{
    CardSet clue = cards_of_clue(top, bottom);
    if (material->lays) {
        return set_count(direnjie_less(material->held, clue)) <= material->room;
    }
    return set_count(direnjie_less(clue, material->held)) <= material->room;
}

static void offer_clue(const Material *material, uint32_t weight, Option option, Options *options)
{
    if (leaves_room(material, option.top, option.bottom)) {
        option.weight = weight;
    } else {
        option.weight = 0;
    }
    offer(options, option);
}

/* The clues with this top. */
static void offer_headed(const Material *material, Card top, Options *options)
{
    unsigned copies = direnjie_copies_in(material->cards, top);
    if (copies < 2) {
        return;
    }
    if (copies == 3 && material->bottoms & card_bit(top)) {
        offer_clue(material, 1, (Option){.top = top, .bottom = top}, options);
    }
    FOR_CARDS(rest, material->cards & material->bottoms & (BEGGARS | KILLER_BIT))
    {
        Card bottom = set_first(rest);
        uint32_t weight = 0;
        if (direnjie_bottom_fits(top, bottom)) {
            weight = pairs_of(copies);
        }
        offer_clue(material, weight, (Option){.top = top, .bottom = bottom}, options);
    }
}

static void offer_clues(const Material *material, Options *options)
{
    for (Card top = 0; top < DIRENJIE_BEGGAR_ONE; top = (Card)(top + 3)) {
        offer_headed(material, top, options);
    }
}

static void offer_hidden(const Sampling *sampling, const World *world, unsigned clue,
                         Options *options)
{
    Seat owner = sampling->view->table.clue_owners[clue];
    bool killer = world->clues[clue].cards[2] == DIRENJIE_KILLER_CARD;
    CardSet held = world->placed[owner] & ~KILLER_BIT;
    CardSet cards = direnjie_join(held, world->unplaced & ~KILLER_BIT);
    int taken = (world->placed[owner] & KILLER_BIT) != 0;
    CardSet bottoms = ~KILLER_BIT;
    if (killer) {
        cards |= KILLER_BIT;
        bottoms = KILLER_BIT;
    }
    Material material = {.cards = cards,
                         .bottoms = bottoms,
                         .held = held,
                         .room = room_in(sampling->view, owner) - taken,
                         .lays = true};
    offer_clues(&material, options);
}

static void offer_submitted(const Sampling *sampling, const World *world, Seat seat,
                            Options *options)
{
    CardSet held = direnjie_join(sampling->view->certain[seat], world->placed[seat]);
    int taken = set_count(world->placed[seat]);
    Material material = {.cards = direnjie_join(held, world->unplaced),
                         .bottoms = world->killer == seat ? ~(CardSet)0 : ~KILLER_BIT,
                         .held = held,
                         .room = room_in(sampling->view, seat) - taken};
    offer_clues(&material, options);
}

static void offer_bottom(const World *world, unsigned clue, Options *options)
{
    Card top = world->clues[clue].cards[0];
    if (world->clues[clue].cards[2] == DIRENJIE_KILLER_CARD) {
        offer(options, (Option){.weight = 1, .bottom = DIRENJIE_KILLER_CARD});
        return;
    }
    offer(options, (Option){.weight = direnjie_copies_in(world->unplaced, top), .bottom = top});
    FOR_CARDS(rest, world->unplaced & BEGGARS)
    {
        offer(options, (Option){.weight = direnjie_bottom_fits(top, set_first(rest)),
                                .bottom = set_first(rest)});
    }
}

void direnjie_offer(const Sampling *sampling, const World *world, Step step, Options *options)
{
    options->count = 0;
    switch ((StepKind)step.kind) {
    case STEP_KILLER:
        offer_killer(sampling, world, options);
        return;
    case STEP_SECRET:
        offer_secret(sampling, world, step.what, options);
        return;
    case STEP_UNCERTAIN:
        offer_uncertain(sampling, world, step, options);
        return;
    case STEP_HIDDEN:
        offer_hidden(sampling, world, step.what, options);
        return;
    case STEP_SUBMITTED:
        offer_submitted(sampling, world, step.what, options);
        return;
    case STEP_BOTTOM:
        offer_bottom(world, step.what, options);
        return;
    }
}
