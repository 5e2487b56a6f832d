/* A reader thread puts whole lines into a queue and wakes the window; requests are answered in
 * order on the thread of the window, after a frame, so an answer always describes a frame that was
 * shown. Whatever cannot be understood is answered with an error and changes nothing. The
 * reader is made to leave before the window goes. */
#include "automation.h"
#include "ui/loop.h"
#include "ui/window.h"

#include "automation_tree.h"
#include "base/assert.h"
#include "base/buffer.h"
#include "base/memory.h"
#include "base/system.h"
#include "base/worker.h"
#include "loop.h"
#include "play.h"

#include <jansson.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LINE_BYTES_MAX (1 << 20)
#define LATE_INPUT_MS  40 /* input that was sent before a `wait` may arrive a little after it */
#define LOOK_MS        10 /* where nobody wakes the loop for a line */
#define WAIT_MS_MAX    600000
#define STEP_MS        20 /* by which a clock that is held is put forward in a frame */

struct Automation {
    App *app;
    Worker *reader;
    SystemInput *input;
    pthread_mutex_t lock;
    Buffer line;  /* what was read of the next one */
    Buffer lines; /* char *, owned; taken from `next` on */
    size_t next;
    size_t due;   /* as many were there before the frame */
    bool ended;   /* of input */
    bool waiting; /* a `wait` pends */
    uint64_t wait_since_ms, wait_until_ms;
    bool stepping; /* a `clock` pends */
    uint32_t step_ms_left;
};

/* Takes over the bytes of a whole line; one that is too long counts as no request. */
static void push_line(Automation *automation, Buffer *bytes)
{
    char end = '\0';
    if (bytes->count > LINE_BYTES_MAX) {
        buffer_truncate(bytes, 1);
    }
    buffer_push(bytes, &end);
    char *line = (char *)bytes->data;
    buffer_init(bytes, 1);
    pthread_mutex_lock(&automation->lock);
    buffer_push(&automation->lines, &line);
    pthread_mutex_unlock(&automation->lock);
    ui_wake(automation->app->ui);
}

static void take_bytes(Automation *automation, const char *piece, size_t length)
{
    Buffer *line = &automation->line;
    for (size_t i = 0; i < length; i++) {
        if (piece[i] == '\n') {
            push_line(automation, line);
        } else if (line->count <= LINE_BYTES_MAX) {
            buffer_push(line, &piece[i]);
        }
    }
}

/* Until the end of input; in a page, all that is there. */
static void read_pieces(Automation *automation)
{
    char piece[4096];
    size_t length;
    while ((length = system_input_read(automation->input, piece, sizeof piece)) > 0) {
        take_bytes(automation, piece, length);
    }
}

static void read_lines(void *context)
{
    Automation *automation = context;
    read_pieces(automation);
    if (automation->line.count > 0) {
        push_line(automation, &automation->line);
    }
    pthread_mutex_lock(&automation->lock);
    automation->ended = true;
    pthread_mutex_unlock(&automation->lock);
    ui_wake(automation->app->ui);
}

Automation *automation_new(App *app)
{
    Automation *automation = memory_zeroed(sizeof *automation);
    automation->app = app;
    buffer_init(&automation->lines, sizeof(char *));
    pthread_mutex_init(&automation->lock, NULL);
    automation->reader = worker_new(NULL, NULL);
    automation->input = system_input_new();
    ASSERT(automation->input);
    system_keep_bytes(stdout);
    buffer_init(&automation->line, 1);
    if (system_platform() != PLATFORM_WEB) {
        worker_give(automation->reader, read_lines, automation);
    }
    return automation;
}

void automation_free(Automation *automation)
{
    system_input_leave(automation->input);
    worker_free(automation->reader);
    system_input_free(automation->input);
    for (size_t i = automation->next; i < automation->lines.count; i++) {
        free(*(char **)buffer_at(&automation->lines, i));
    }
    buffer_release(&automation->lines);
    buffer_release(&automation->line);
    pthread_mutex_destroy(&automation->lock);
    free(automation);
}

static void answer(json_t *reply)
{
    char *line = json_dumps(reply, JSON_COMPACT);
    if (line) {
        puts(line);
        fflush(stdout);
    }
    free(line);
    json_decref(reply);
}

static void answer_error(const char *sentence)
{
    answer(json_pack("{s:b, s:s}", "ok", 0, "error", sentence));
}

static void answer_tree(Automation *automation)
{
    answer(automation_tree(automation->app, app_is_busy(automation->app)));
}

static void answer_screenshot(Automation *automation, const json_t *request)
{
    const char *file = json_string_value(json_object_get(request, "file"));
    if (!file) {
        answer_error("A screenshot needs the name of a file.");
    } else if (!ui_screenshot(automation->app->ui, file)) {
        answer_error("The file could not be written.");
    } else {
        answer(json_pack("{s:b, s:s}", "ok", 1, "file", file));
    }
}

/* How many events of each kind the table on top has shown in motion. */
static json_t *animated_events(App *app)
{
    static const char *const names[] = {
        [EVENT_MOVE] = "move",       [EVENT_TURN] = "turn",   [EVENT_SHUFFLE] = "shuffle",
        [EVENT_COUNTER] = "counter", [EVENT_PHASE] = "phase", [EVENT_CUE] = "cue",
        [EVENT_END] = "end"};
    json_t *counts = json_object();
    const Scene *scene = scene_top(&app->scenes);
    if (scene->kind == shared_scenes.table) {
        const Play *play = scene->data;
        for (int kind = EVENT_MOVE; kind <= EVENT_END; kind++) {
            unsigned count = table_animated(play->table, (EventKind)kind);
            json_object_set_new(counts, names[kind], json_integer((json_int_t)count));
        }
    }
    return counts;
}

static void answer_frames(Automation *automation)
{
    FrameTimes times = ui_frame_times(automation->app->ui);
    answer(json_pack("{s:b, s:i, s:{s:f, s:f, s:f, s:f}, s:f, s:o}", "ok", 1, "count",
                     (int)times.count, "ms", "p50", times.p50, "p95", times.p95, "p99", times.p99,
                     "max", times.max, "since_start_ms", times.since_start_ms, "animated",
                     animated_events(automation->app)));
}

/* The `ms` of a request; false when it is no time, which is answered. */
static bool take_time(const json_t *ms, json_int_t *value)
{
    *value = json_integer_value(ms);
    bool is_time = json_is_integer(ms) && *value >= 0 && *value <= WAIT_MS_MAX;
    if (!is_time) {
        answer_error("A time is a number of milliseconds from 0 to 600000.");
    }
    return is_time;
}

static void begin_wait(Automation *automation, const json_t *request)
{
    const json_t *ms = json_object_get(request, "ms");
    json_int_t value = 5000;
    if (ms && !take_time(ms, &value)) {
        return;
    }
    automation->waiting = true;
    automation->wait_since_ms = ui_frame_ms(automation->app->ui);
    automation->wait_until_ms = automation->wait_since_ms + (uint64_t)value;
}

/* When the pending `wait` is answered, if nothing changes before: input that was sent with it has
 * come then, or its time is over. */
static uint64_t wait_end_ms(const Automation *automation)
{
    uint64_t settled_ms = automation->wait_since_ms + LATE_INPUT_MS;
    bool is_late = app_is_busy(automation->app) || settled_ms > automation->wait_until_ms;
    return is_late ? automation->wait_until_ms : settled_ms;
}

static void answer_wait(Automation *automation)
{
    if (ui_frame_ms(automation->app->ui) >= wait_end_ms(automation)) {
        automation->waiting = false;
        answer(json_pack("{s:b, s:b}", "ok", 1, "busy", app_is_busy(automation->app)));
    }
}

/* Without a time the clock runs again. */
static void begin_clock(Automation *automation, const json_t *request)
{
    const json_t *ms = json_object_get(request, "ms");
    json_int_t value = 0;
    if (!ms) {
        ui_release_clock(automation->app->ui);
    } else if (take_time(ms, &value)) {
        ui_hold_clock(automation->app->ui, 0);
    } else {
        return;
    }
    automation->stepping = true;
    automation->step_ms_left = (uint32_t)value;
}

/* One frame after another, each as long after the one before, whatever the machine does. */
static void answer_clock(Automation *automation)
{
    uint32_t left = automation->step_ms_left;
    if (left > 0) {
        uint32_t step = left < STEP_MS ? left : STEP_MS;
        ui_hold_clock(automation->app->ui, step);
        automation->step_ms_left -= step;
        return;
    }
    automation->stepping = false;
    answer(json_pack("{s:b, s:b}", "ok", 1, "busy", app_is_busy(automation->app)));
}

static void answer_paint(Automation *automation, const json_t *request)
{
    const json_t *on = json_object_get(request, "on");
    if (!json_is_boolean(on)) {
        answer_error("To paint or not needs “on”, true or false.");
        return;
    }
    ui_set_painting(automation->app->ui, json_is_true(on));
    answer(json_pack("{s:b}", "ok", 1));
}

static void answer_quit(Automation *automation)
{
    answer(json_pack("{s:b}", "ok", 1));
    ui_ask_close(automation->app->ui);
}

static void answer_request(Automation *automation, const json_t *request)
{
    const char *command = json_string_value(json_object_get(request, "cmd"));
    if (!command) {
        answer_error("A request is an object with a text “cmd”.");
    } else if (strcmp(command, "tree") == 0) {
        answer_tree(automation);
    } else if (strcmp(command, "wait") == 0) {
        begin_wait(automation, request);
    } else if (strcmp(command, "clock") == 0) {
        begin_clock(automation, request);
    } else if (strcmp(command, "screenshot") == 0) {
        answer_screenshot(automation, request);
    } else if (strcmp(command, "frames") == 0) {
        answer_frames(automation);
    } else if (strcmp(command, "paint") == 0) {
        answer_paint(automation, request);
    } else if (strcmp(command, "quit") == 0) {
        answer_quit(automation);
    } else {
        answer_error("There is no such request: it is tree, wait, clock, screenshot, frames, "
                     "paint or quit.");
    }
}

static void answer_line(Automation *automation, const char *line)
{
    if (line[strspn(line, " \t\r\n")] == '\0') {
        return;
    }
    json_error_t error;
    json_t *request = json_loads(line, 0, &error);
    if (request) {
        answer_request(automation, request);
        json_decref(request);
    } else {
        answer_error("The line is not JSON.");
    }
}

static char *take_line(Automation *automation)
{
    char *line = NULL;
    pthread_mutex_lock(&automation->lock);
    if (automation->next < automation->due) {
        line = *(char **)buffer_at(&automation->lines, automation->next++);
    } else if (automation->next == automation->lines.count) {
        buffer_truncate(&automation->lines, 0);
        automation->next = automation->due = 0;
    } else { /* it came during the frame */
        ui_wake(automation->app->ui);
    }
    pthread_mutex_unlock(&automation->lock);
    return line;
}

bool automation_is_asked(Automation *automation)
{
    pthread_mutex_lock(&automation->lock);
    automation->due = automation->lines.count;
    bool is_asked = automation->next < automation->due;
    pthread_mutex_unlock(&automation->lock);
    return is_asked;
}

static bool is_ended(Automation *automation)
{
    pthread_mutex_lock(&automation->lock);
    bool ended = automation->ended && automation->next == automation->lines.count;
    pthread_mutex_unlock(&automation->lock);
    return ended;
}

/* A request that takes several frames. */
static bool is_pending(const Automation *automation)
{
    return automation->waiting || automation->stepping;
}

void automation_answer(Automation *automation)
{
    if (system_platform() == PLATFORM_WEB) {
        read_pieces(automation);
    }
    if (automation->waiting) {
        answer_wait(automation);
    } else if (automation->stepping) {
        answer_clock(automation);
    }
    char *line;
    while (!is_pending(automation) && (line = take_line(automation)) != NULL) {
        answer_line(automation, line);
        free(line);
    }
    if (!is_pending(automation) && is_ended(automation)) {
        ui_ask_close(automation->app->ui);
    }
}

int automation_wait_ms(const Automation *automation)
{
    if (automation->stepping) {
        return 0;
    }
    if (system_platform() == PLATFORM_WEB) {
        return LOOK_MS;
    }
    if (!automation->waiting) {
        return NEVER_MS;
    }
    uint64_t now = ui_frame_ms(automation->app->ui), end = wait_end_ms(automation);
    return end > now ? (int)(end - now) : 0;
}
