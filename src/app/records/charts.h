/* Two small charts of fills and short texts. They are pictures of numbers that stand beside them in
 * words, so each is one element that is read as a whole. */
#ifndef APP_CHARTS_H
#define APP_CHARTS_H

#include "sheet.h"
#include "storage/statistics.h"

typedef struct Chart {
    const char *id, *title; /* the title in the player's language */
    const char *empty;      /* what will stand there, and of what games; while there are none */
    Rect rect;
} Chart;

/* Pixels that a chart wants. */
float chart_height(App *app, const Chart *chart);

/* One bar for each match, up for a win and down for a loss, and the share of wins so far above
 * them. `points` holds StatisticsPoints; of many the last ones are shown. */
void chart_wins(App *app, const Chart *chart, const Buffer *points);

/* How often each value occurred. `counts` holds StatisticsCounts, ascending. */
void chart_counts(App *app, const Chart *chart, const Buffer *counts);

/* What was won of what was played, under a name. */
typedef struct ChartShare {
    const char *name; /* in the player's language */
    int64_t won, played;
} ChartShare;

#define SHARES_MAX 6

/* One bar from left to right for each share, the whole being all that was played. */
void chart_shares(App *app, const Chart *chart, const ChartShare shares[], size_t count);

#endif
