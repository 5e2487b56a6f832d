/* An action is a verb of its game with its operands, packed into one number, so that legal lists
 * are plain arrays, sorting is comparing numbers, and equality is ==.
 *
 *   bits 56 … 63   the verb: an index into the game's verb table
 *   bits  0 … 55   VERB_CARD_SET: a CardSet
 *                  VERB_OPERANDS: up to seven operand bytes, the first in bits 48 … 55
 *
 * The verb table (Verb) is data of the game; notation.h turns actions into text and back by it,
 * selection.h narrows the legal list by it, and no other module needs to know what a verb means. */
#ifndef CORE_ACTION_H
#define CORE_ACTION_H

#include "core/cards.h"
#include "core/seat.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef uint64_t Action;
#define ACTION_NONE ((Action)UINT64_MAX)

#define VERB_OPERANDS_MAX 7

typedef enum OperandKind {
    OPERAND_END,    /* no further operand */
    OPERAND_CARD,   /* a card code */
    OPERAND_SEAT,   /* a seat number */
    OPERAND_NUMBER, /* 0 … 255 */
    OPERAND_WORD,   /* an index into the verb's words */
    OPERAND_UNIT    /* a place in a row, written "1t2": operand_unit() */
} OperandKind;

typedef enum VerbForm { VERB_OPERANDS, VERB_CARD_SET } VerbForm;

typedef struct Verb {
    const char *name;
    VerbForm form;
    OperandKind operands[VERB_OPERANDS_MAX + 1]; /* ends with OPERAND_END; unused by card sets */
    const char *const *words;                    /* of OPERAND_WORD, ends with NULL */
} Verb;

static inline Action action_bare(unsigned verb)
{
    return (Action)verb << 56;
}

static inline Action action_with_cards(unsigned verb, CardSet cards)
{
    return (Action)verb << 56 | cards;
}

static inline Action action_with_1(unsigned verb, uint8_t a)
{
    return (Action)verb << 56 | (Action)a << 48;
}

static inline Action action_with_2(unsigned verb, uint8_t a, uint8_t b)
{
    return action_with_1(verb, a) | (Action)b << 40;
}

static inline Action action_with_3(unsigned verb, uint8_t a, uint8_t b, uint8_t c)
{
    return action_with_2(verb, a, b) | (Action)c << 32;
}

static inline unsigned action_verb(Action action)
{
    return (unsigned)(action >> 56);
}

static inline CardSet action_cards(Action action)
{
    return action & ((UINT64_C(1) << 56) - 1);
}

/* The operand at `index`, 0 … 6. */
static inline uint8_t action_operand(Action action, unsigned index)
{
    return (uint8_t)(action >> (48 - 8 * index));
}

/* The action with another operand at `index`, 0 … 6. */
static inline Action action_set_operand(Action action, unsigned index, uint8_t operand)
{
    unsigned shift = 48 - 8 * index;
    return (action & ~((Action)0xFF << shift)) | (Action)operand << shift;
}

/* A unit on the table in one byte: whose (0 or 1), which row (0 top, 1 bottom), and the place
 * counted from the bridge, from 1 … 63. */
static inline uint8_t operand_unit(Seat seat, unsigned row, unsigned place)
{
    return (uint8_t)((unsigned)seat << 7 | row << 6 | place);
}

/* Whose it is. */
static inline Seat unit_side(uint8_t unit)
{
    return unit >> 7;
}

#endif
