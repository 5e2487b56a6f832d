/* Years begin in March, so that a leap day is the last of its year; 153 days are five months. */
#include "calendar.h"

#include <time.h>

#define FIRST_DAY 20000101
#define LAST_DAY  99991231

#define WEEKDAY_SHIFT 1 /* so that 0 is a Monday */

int calendar_serial(int day)
{
    int year = day / 10000, month = day / 100 % 100;
    year -= month < 3;
    month += month < 3 ? 9 : -3;
    return 365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + day % 100;
}

int calendar_weekday(int day)
{
    return (calendar_serial(day) + WEEKDAY_SHIFT) % 7;
}

int calendar_month(int day)
{
    return day - day % 100 + 1;
}

int calendar_month_before(int day)
{
    int first = calendar_month(day);
    return first / 100 % 100 > 1 ? first - 100 : first - 10000 + 1100;
}

int calendar_month_after(int day)
{
    int first = calendar_month(day);
    return first / 100 % 100 < 12 ? first + 100 : first + 10000 - 1100;
}

int calendar_month_days(int day)
{
    return calendar_serial(calendar_month_after(day)) - calendar_serial(calendar_month(day));
}

int calendar_before(int day)
{
    int before = calendar_month_before(day);
    return day % 100 > 1 ? day - 1 : before + calendar_month_days(before) - 1;
}

/* 30 February is none, and would have the serial number of 2 March. */
bool calendar_has(uint64_t day)
{
    uint64_t month = day / 100 % 100;
    if (day < FIRST_DAY || day > LAST_DAY || month < 1 || month > 12) {
        return false;
    }
    int of_month = (int)(day % 100);
    return of_month >= 1 && of_month <= calendar_month_days((int)day);
}

int calendar_day_at(int64_t seconds)
{
    time_t when = (time_t)seconds;
    const struct tm *day = localtime(&when);
    return day ? (day->tm_year + 1900) * 10000 + (day->tm_mon + 1) * 100 + day->tm_mday : FIRST_DAY;
}
