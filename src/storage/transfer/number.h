/* One long number, from which digits of any radix are taken and to which they are added. */
#ifndef TRANSFER_NUMBER_H
#define TRANSFER_NUMBER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define NUMBER_WORDS 2000 /* 64000 bits */

typedef struct Number {
    uint32_t words[NUMBER_WORDS]; /* least first, the highest not zero */
    size_t count;
    bool is_full; /* it would have needed more words */
} Number;

/* Adds a least digit, below its radix; and takes it off again: 0 of a number that is used up. */
void number_push(Number *number, uint32_t radix, uint32_t digit);
uint32_t number_pop(Number *number, uint32_t radix);

#endif
