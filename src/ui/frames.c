/* How long frames take: the processor time of the whole program from taking input to the return of
 * the present. Frames in which nothing was painted do not count; waiting never does. And what
 * frames do while data is still on its way. */
#define _POSIX_C_SOURCE 200809L

#include "ui/window.h"
#include "ui_state.h"

#include "base/page.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#if defined(__linux__)
#include <unistd.h>
#endif

#define MOST_TIMES 20000

static double cpu_ms(void)
{
#if defined(CLOCK_PROCESS_CPUTIME_ID)
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec * 1000 + (double)time.tv_nsec / 1e6;
#else
    return (double)clock() * 1000 / CLOCKS_PER_SEC;
#endif
}

void frames_begin(Ui *ui)
{
    ui->frames.start = cpu_ms();
}

void ui_set_painting(Ui *ui, bool on)
{
    ui->is_unpainted = !on;
    ui->repaint = true;
    ui_wake_in(ui, 0);
}

void frames_end(Ui *ui)
{
    double now = cpu_ms(), spent = now - ui->frames.start;
    ui->frames.start = now;
    ui->frames.last_ms = spent;
    if (ui->frames.times.count < MOST_TIMES) {
        buffer_push(&ui->frames.times, &spent);
    }
    if (ui->frames.first_ms <= 0) {
        ui->frames.first_ms = frames_since_start_ms();
    }
}

#if defined(__linux__)
/* Field 22 of /proc/self/stat: when the process began, in clock ticks since the machine did. */
static double process_start_ms(void)
{
    char text[1024];
    FILE *file = fopen("/proc/self/stat", "r");
    if (!file) {
        return 0;
    }
    size_t length = fread(text, 1, sizeof text - 1, file);
    fclose(file);
    text[length] = 0;
    const char *at = strrchr(text, ')');
    for (int field = 2; at && field < 22; field++) {
        at = strchr(at + 1, ' ');
    }
    return at ? strtod(at, NULL) * 1000 / (double)sysconf(_SC_CLK_TCK) : 0;
}

double frames_since_start_ms(void)
{
    struct timespec time;
    clock_gettime(CLOCK_BOOTTIME, &time);
    return (double)time.tv_sec * 1000 + (double)time.tv_nsec / 1e6 - process_start_ms();
}
#else
double frames_since_start_ms(void)
{
    return (double)SDL_GetTicks64();
}
#endif

static int compare_times(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double part(const Buffer *times, double share)
{
    size_t index = (size_t)(share * (double)(times->count - 1) + 0.5);
    return *(double *)buffer_at(times, index);
}

FrameTimes ui_frame_times(Ui *ui)
{
    Buffer *times = &ui->frames.times;
    FrameTimes answer = {.count = (unsigned)times->count, .since_start_ms = ui->frames.first_ms};
    if (times->count) {
        qsort(times->data, times->count, sizeof(double), compare_times);
        answer.p50 = part(times, 0.5);
        answer.p95 = part(times, 0.95);
        answer.p99 = part(times, 0.99);
        answer.max = part(times, 1);
        buffer_truncate(times, 0);
    }
    return answer;
}

/* In a page the program runs before all of its data is there: what a frame needs and has not got it
 * leaves out, and is painted again when that has come. Only the first picture waits to be whole. */
void arrivals_take(Ui *ui)
{
    unsigned arrivals = page_arrivals();
    if (arrivals == ui->arrivals) {
        return;
    }
    ui->arrivals = arrivals;
    ui->repaint = true;
    if (fonts_take_arrivals(&ui->fonts)) {
        texts_clear(&ui->texts);
        pictures_clear(&ui->pictures);
    }
}

bool arrivals_hold(Ui *ui)
{
    if (!ui->is_shown && (ui->fonts.awaits || ui->pictures.awaits)) {
        return true;
    }
    if (!ui->is_shown) {
        ui->is_shown = true;
        page_is_shown();
    }
    return false;
}
