/* Which sprite lies where. A sprite keeps its identity while events move it from zone to zone; a
 * stack lists the sprites of a zone in the order in which Game.zone lists its cards. Sprites are
 * made only when a view is shown as a whole, so their number never changes in between. */
#include "cards.h"

#include "base/assert.h"
#include "base/limits.h"

#include <string.h>

static void sprite_set_face(Sprite *sprite, Card card, bool up)
{
    sprite->card = sprite->shown = card;
    sprite->up = sprite->shown_up = up;
}

bool zone_is_closed(const Table *table, uint8_t zone)
{
    const ZonePlace *place = &table->layout.zones[zone];
    bool is_laid_open = place->hand && table->is_open;
    bool is_peeked = place->cover == COVER_PEEKED && table->peeking;
    return place->cover != COVER_NONE && !is_laid_open && !is_peeked;
}

static bool zone_shows(const Table *table, uint8_t zone, Card card)
{
    return !zone_is_closed(table, zone) && card < table->look->game->names.card_count;
}

static size_t zone_cards(const Table *table, uint8_t zone, Card out[ZONE_CARDS_MAX])
{
    if (!table->is_open && !table->is_small) {
        return table->look->game->zone(table->view, zone, out, ZONE_CARDS_MAX);
    }
    memcpy(out, table->known.cards[zone], sizeof table->known.cards[zone]);
    return table->known.counts[zone];
}

void stacks_from_view(Table *table)
{
    const Game *game = table->look->game;
    table->sprite_count = 0;
    for (uint8_t zone = 0; zone < game->names.zone_count; zone++) {
        Card cards[ZONE_CARDS_MAX];
        Stack *stack = &table->stacks[zone];
        stack->count = (uint8_t)zone_cards(table, zone, cards);
        for (unsigned i = 0; i < stack->count; i++) {
            ASSERT(table->sprite_count < SPRITES_MAX);
            Sprite *sprite = &table->sprites[table->sprite_count];
            *sprite = (Sprite){.zone = zone, .seen_in = zone, .turn = 1, .light = 1, .lit = 1};
            sprite_set_face(sprite, cards[i], zone_shows(table, zone, cards[i]));
            stack->sprites[i] = (uint8_t)table->sprite_count++;
        }
    }
}

/* The place in the stack of the card that an event moves. In a zone without order that is the card
 * itself or, for one that is not known, the last hidden one. */
static unsigned stack_find(const Table *table, const Stack *stack, const Event *event)
{
    if (event->from_index != INDEX_ANY && event->from_index < stack->count) {
        return event->from_index;
    }
    unsigned found = stack->count - 1u;
    for (unsigned i = 0; i < stack->count; i++) {
        Card card = table->sprites[stack->sprites[i]].card;
        if (card == event->card) {
            return i;
        }
        if (card == CARD_HIDDEN) {
            found = i;
        }
    }
    return found;
}

uint8_t stack_at(const Stack *stack, unsigned index)
{
    return index < stack->count ? stack->sprites[index] : SPRITE_NONE;
}

uint8_t stack_last(const Stack *stack)
{
    return stack_at(stack, stack->count - 1u);
}

/* In a zone without order: the card itself while it lies face down, or a hidden one. */
static uint8_t stack_covered(const Table *table, const Stack *stack, Card card)
{
    uint8_t found = SPRITE_NONE;
    for (unsigned i = 0; i < stack->count; i++) {
        const Sprite *sprite = &table->sprites[stack->sprites[i]];
        if (!sprite->up && sprite->card == card) {
            return stack->sprites[i];
        }
        if (!sprite->up && sprite->card == CARD_HIDDEN) {
            found = stack->sprites[i];
        }
    }
    return found;
}

uint8_t stack_turned(const Table *table, const Event *event)
{
    const Stack *stack = &table->stacks[event->from];
    if (event->from_index == INDEX_ANY) {
        return stack_covered(table, stack, event->card);
    }
    return stack_at(stack, event->from_index);
}

uint8_t stack_take(Table *table, const Event *event)
{
    Stack *stack = &table->stacks[event->from];
    if (stack->count == 0) {
        return SPRITE_NONE;
    }
    unsigned index = stack_find(table, stack, event);
    uint8_t sprite = stack->sprites[index];
    stack->count--;
    memmove(&stack->sprites[index], &stack->sprites[index + 1], stack->count - index);
    return sprite;
}

void stack_put(Table *table, uint8_t sprite, const Event *event)
{
    Stack *stack = &table->stacks[event->to];
    ASSERT(stack->count < ZONE_CARDS_MAX);
    unsigned index = min_unsigned(event->to_index, stack->count);
    memmove(&stack->sprites[index + 1], &stack->sprites[index], stack->count - index);
    stack->sprites[index] = sprite;
    stack->count++;
    table->sprites[sprite].zone = event->to;
    table->sprites[sprite].card = event->card;
    table->sprites[sprite].up = zone_shows(table, event->to, event->card);
}

void stack_cover(Table *table, uint8_t zone)
{
    const Stack *stack = &table->stacks[zone];
    for (unsigned i = 0; i < stack->count; i++) {
        table->sprites[stack->sprites[i]].card = CARD_HIDDEN;
        table->sprites[stack->sprites[i]].up = false;
    }
}

void table_peek(Table *table, bool peeks)
{
    table->peeking = peeks;
    for (unsigned i = 0; i < table->sprite_count; i++) {
        Sprite *sprite = &table->sprites[i];
        if (table->layout.zones[sprite->zone].cover == COVER_PEEKED) {
            sprite_set_face(sprite, sprite->card, zone_shows(table, sprite->zone, sprite->card));
        }
    }
}
