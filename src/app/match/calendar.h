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

/* 0 is Monday. */
int calendar_weekday(int day);

/* The day before. */
int calendar_before(int day);

/* The first day of its month, and of the one before or after it. */
int calendar_month(int day);
int calendar_month_before(int day);
int calendar_month_after(int day);

/* How many days its month has. */
int calendar_month_days(int day);

#endif
