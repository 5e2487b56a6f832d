/* Years begin in March, so that a leap day is the last of its year; 153 days are five months. */
#include "calendar.h"

#include <time.h>

#define FIRST_DAY 20000101
#define LAST_DAY  99991231

int calendar_serial(int day)
{
    int year = day / 10000, month = day / 100 % 100;
    year -= month < 3;
    month += month < 3 ? 9 : -3;
    return 365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + day % 100;
}

/* 30 February is none, and would have the serial number of 2 March. */
bool calendar_has(uint64_t day)
{
    uint64_t month = day / 100 % 100;
    if (day < FIRST_DAY || day > LAST_DAY || month < 1 || month > 12) {
        return false;
    }
    int of_month = (int)(day % 100), first = (int)day - of_month + 1;
    int next = month < 12 ? first + 100 : first + 10000 - 1100;
    return of_month >= 1 && of_month <= calendar_serial(next) - calendar_serial(first);
}

int calendar_day_at(int64_t seconds)
{
    time_t when = (time_t)seconds;
    const struct tm *day = localtime(&when);
    return day ? (day->tm_year + 1900) * 10000 + (day->tm_mon + 1) * 100 + day->tm_mday : FIRST_DAY;
}
