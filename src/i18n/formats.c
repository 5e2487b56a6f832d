/* Numbers, lists, dates and time spans by the habit of the language. Signs are data of the language
 * here; everything with words in it is a phrase of the catalogue. No locale of the C library is
 * asked, so a language looks the same on every system. */
#include "i18n/format.h"

#include "base/assert.h"
#include "base/limits.h"
#include "base/mark.h"

#include <string.h>

#define NUMBER_BYTES   24 /* the digits of any 64-bit number and a sign */
#define DECIMALS_MAX   9
#define NO_GROUPS      UINT8_MAX
#define SECONDS_MINUTE 60
#define SECONDS_HOUR   3600

typedef struct Habits {
    const char *decimal;
    const char *group;
    const char *percent;
    const char *list;
    uint8_t group_from; /* numbers with fewer digits are not grouped */
} Habits;

static const Habits habits[LANGUAGE_COUNT] = {
    [LANGUAGE_EN] = {".", ",", "%", ", ", 4},
    [LANGUAGE_ID] = {",", ".", "%", ", ", 4},
    [LANGUAGE_RU] = {",", "\u00a0", "\u00a0%", ", ", 5},
    [LANGUAGE_ZH_CN] = {".", "", "%", "、", NO_GROUPS},
    [LANGUAGE_XX] = {".", ",", "%", ", ", 4},
};

static const char *const dates[12] = {
    N_("{day} January {year}"), N_("{day} February {year}"), N_("{day} March {year}"),
    N_("{day} April {year}"),   N_("{day} May {year}"),      N_("{day} June {year}"),
    N_("{day} July {year}"),    N_("{day} August {year}"),   N_("{day} September {year}"),
    N_("{day} October {year}"), N_("{day} November {year}"), N_("{day} December {year}"),
};

static const Habits *habits_of(const Catalogue *catalogue)
{
    return &habits[catalogue->language];
}

/* Writes all digits of `number`, at least `least`, and returns how many. */
static size_t write_digits(uint64_t number, size_t least, char digits[static NUMBER_BYTES])
{
    char turned[NUMBER_BYTES];
    size_t count = 0;
    for (; number > 0 || count < least; number /= 10) {
        turned[count++] = (char)('0' + number % 10);
    }
    for (size_t i = 0; i < count; i++) {
        digits[i] = turned[count - 1 - i];
    }
    return count;
}

static void append_grouped(const Habits *habit, const char *digits, size_t count, Text *out)
{
    bool is_grouped = count >= habit->group_from;
    for (size_t i = 0; i < count; i++) {
        if (is_grouped && i > 0 && (count - i) % 3 == 0) {
            text_append(out, habit->group);
        }
        text_append_bytes(out, digits + i, 1);
    }
}

void number_write_decimal(const Catalogue *catalogue, int64_t number, unsigned decimals, Text *out)
{
    ASSERT(decimals <= DECIMALS_MAX);
    char digits[NUMBER_BYTES];
    uint64_t magnitude = magnitude_of(number);
    size_t count = write_digits(magnitude, decimals + 1, digits);
    if (number < 0) {
        text_append(out, "−");
    }
    append_grouped(habits_of(catalogue), digits, count - decimals, out);
    if (decimals > 0) {
        text_append(out, habits_of(catalogue)->decimal);
        text_append_bytes(out, digits + count - decimals, decimals);
    }
}

void number_write(const Catalogue *catalogue, int64_t number, Text *out)
{
    number_write_decimal(catalogue, number, 0, out);
}

void number_write_percent(const Catalogue *catalogue, int64_t percent, Text *out)
{
    number_write(catalogue, percent, out);
    text_append(out, habits_of(catalogue)->percent);
}

void list_write(const Catalogue *catalogue, const char *const items[], size_t count, Text *out)
{
    for (size_t i = 0; i < count; i++) {
        if (i > 0) {
            text_append(out, habits_of(catalogue)->list);
        }
        text_append(out, items[i]);
    }
}

/* Plain digits: a year is never grouped. */
static const char *plain(int64_t number, char bytes[static NUMBER_BYTES])
{
    Text text = text_in(bytes, NUMBER_BYTES);
    text_append_number(&text, number);
    return bytes;
}

void date_write(const Catalogue *catalogue, int year, int month, int day, Text *out)
{
    ASSERT(month >= 1 && month <= 12);
    char days[NUMBER_BYTES];
    char years[NUMBER_BYTES];
    tr_format(catalogue, dates[month - 1], TR_VALUES(plain(day, days), plain(year, years)), out);
}

void time_span_write(const Catalogue *catalogue, int64_t seconds, Text *out)
{
    int64_t span = seconds > 0 ? seconds : 0; /* a clock may have been set back */
    char hours[NUMBER_BYTES];
    char minutes[NUMBER_BYTES];
    char rest[NUMBER_BYTES];
    plain(span / SECONDS_HOUR, hours);
    plain(span % SECONDS_HOUR / SECONDS_MINUTE, minutes);
    plain(span % SECONDS_MINUTE, rest);
    if (span >= SECONDS_HOUR) {
        tr_format(catalogue, N_("{hours} h {minutes} min"), TR_VALUES(hours, minutes), out);
    } else if (span >= SECONDS_MINUTE) {
        tr_format(catalogue, N_("{minutes} min {seconds} s"), TR_VALUES(minutes, rest), out);
    } else {
        tr_format(catalogue, N_("{seconds} s"), TR_VALUES(rest), out);
    }
}
