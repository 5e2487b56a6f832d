/* What phones write, before anything is believed of it: three words on one line, of letters, digits
 * and a few marks. Nothing else is ever read. */
#ifndef PHONES_ORDER_H
#define PHONES_ORDER_H

#include "phones/phones.h"

#define ORDER_BYTES_MAX 256 /* no order is longer */
#define TOKEN_BYTES     33

/* "<secret or token> <count or language> <id>": the first is 1 … 32 letters and digits. */
typedef struct Order {
    char key[TOKEN_BYTES];
    uint64_t count;
    char language[PHONE_WORD_BYTES];
    char id[PHONE_ID_BYTES];
} Order;

/* "<token> <count> <language> <id>"; false, with `out` untouched, for anything else. */
bool order_read_press(const char *bytes, size_t size, Order *out);

/* "<secret> <language>", likewise. */
bool order_read_sitting(const char *bytes, size_t size, Order *out);

/* Whether these are the same, without telling by the time taken how much of them is. */
bool order_same(const char *a, const char *b, size_t size);

#endif
