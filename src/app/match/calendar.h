/* Days of the calendar as numbers: year × 10000 + month × 100 + day. */
#ifndef APP_CALENDAR_H
#define APP_CALENDAR_H

#include <stdbool.h>
#include <stdint.h>

/* Whether it is a day from 2000 to 9999. */
bool calendar_has(uint64_t day);

/* Rises by one from a day to the next. */
int calendar_serial(int day);

/* The day of the person's calendar at this time, in seconds since 1970. */
int calendar_day_at(int64_t seconds);

#endif
