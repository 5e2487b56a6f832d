/* Long multiplication and division by one word. */
#include "number.h"

void number_push(Number *number, uint32_t radix, uint32_t digit)
{
    uint64_t carry = digit;
    for (size_t i = 0; i < number->count; i++) {
        carry += (uint64_t)number->words[i] * radix;
        number->words[i] = (uint32_t)carry;
        carry >>= 32;
    }
    if (carry > 0 && number->count == NUMBER_WORDS) {
        number->is_full = true;
    } else if (carry > 0) {
        number->words[number->count++] = (uint32_t)carry;
    }
}

uint32_t number_pop(Number *number, uint32_t radix)
{
    uint64_t rest = 0;
    for (size_t i = number->count; i > 0; i--) {
        rest = rest << 32 | number->words[i - 1];
        number->words[i - 1] = (uint32_t)(rest / radix);
        rest %= radix;
    }
    while (number->count > 0 && number->words[number->count - 1] == 0) {
        number->count--;
    }
    return (uint32_t)rest;
}
