/* What the files of the statistics scene share. */
#ifndef APP_STATISTICS_SCENE_H
#define APP_STATISTICS_SCENE_H

#include "sheet.h"
#include "storage/statistics.h"

typedef struct Numbers {
    int game;      /* its tile: see game_tile_at */
    int level;     /* 0: any; else a SeatKind */
    int seats;     /* 0: any number */
    int person;    /* 0: anybody; else of the roster, from 1 */
    int mode;      /* 0: any; else a value of the game's mode, from 1 */
    bool assisted; /* the charts are of games with help */
    bool is_asking;
    Statistics sums, others;   /* of games without help, and of those with it */
    int64_t mean, mean_others; /* of their scores, in tenths */
    Buffer points, counts;     /* StatisticsPoints, StatisticsCounts */
    Buffer levels, tables;     /* StatisticsGroups by level and by number of seats */
} Numbers;

/* Of the kinds of computers, SEAT_PERSON being those of any kind: marked for translation. */
const char *statistics_level_name(int level);

/* What the choices of the scene mean to the profile, of games without help. */
StatisticsFilter statistics_filter(const App *app, const Numbers *numbers);

/* Chooses the first mode of the game that was played: averages over several mean little. */
void statistics_choose_mode(App *app, Numbers *numbers);

/* Draws the choices from the top of `rect` on; returns the height they take. `*is_changed` when one
 * was changed. */
float statistics_filters(App *app, Numbers *numbers, Rect rect, const Sheet *sheet,
                         bool *is_changed);

/* One kind of games. */
void statistics_sums(App *app, StatisticsFilter filter, Statistics *sums, int64_t *mean);

/* The numbers in one or two columns, those of games with help beside them where there are any;
 * returns the height they take, only that when `is_drawn` is false. */
float statistics_rows(App *app, const Numbers *numbers, Rect rect, bool is_drawn);

#endif
