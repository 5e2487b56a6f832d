/* Between two frames: sleeping until input comes or something is due, and taking what came. */
#include "touch.h"
#include "ui/loop.h"
#include "ui_state.h"

#include "base/limits.h"
#include "base/page.h"
#include "base/system.h"

/* How long there may be sleep: until input, until something is due, at least until the next frame
 * of the screen; -1: for ever. */
static int sleep_ms(const Ui *ui, int wanted)
{
    if (input_waits(&ui->input)) {
        return 0;
    }
    int64_t sleep = wanted;
    if (ui->wake_at) {
        int due = max_int((int32_t)(ui->wake_at - (uint32_t)clock_ms(&ui->clock)),
                          0); /* the clock runs over */
        if (sleep < 0 || due < sleep) {
            sleep = due;
        }
    }
    if (sleep >= 0 && ui->frame_time) {
        int64_t next = (int64_t)ui->frame_time + FRAME_MS - (int64_t)SDL_GetTicks64();
        if (next > sleep) {
            sleep = next;
        }
    }
    return (int)sleep;
}

static void take(Ui *ui, const SDL_Event *event)
{
    if (event->type == ui->wake_event) {
        ui->input.woken = true;
        return;
    }
    if (event->type == ui->device_event) {
        pad_expect(&ui->pad);
        return;
    }
    if (event->type == SDL_RENDER_TARGETS_RESET || event->type == SDL_RENDER_DEVICE_RESET) {
        present_forget(&ui->presenter);
        ui->input.resized = true; /* all is painted and sent again */
        return;
    }
    if (input_pastes(event)) {
        requests_read_clipboard(ui);
    }
    pad_take(&ui->pad, &ui->input, event);
    if (!touch_takes(&ui->input, event)) {
        input_take(&ui->input, event);
    }
}

/* A pad is asked again and again, unless the person is in another window. */
static bool asks_pad(const Ui *ui)
{
    return ui->pad.steering && !ui->input.unfocused;
}

/* Asks the pad and looks for one where that is due; in how many ms it is again, -1: never. */
static int attend_pad(Ui *ui)
{
    if (pad_is_expected(&ui->pad)) {
        pad_look(&ui->pad);
    }
    if (asks_pad(ui)) {
        pad_ask(&ui->pad, &ui->input);
        return PAD_ASK_MS;
    }
    return pad_is_expected(&ui->pad) ? PAD_LOOK_MS : -1;
}

static bool sleep_for(SDL_Event *event, int sleep)
{
    return sleep < 0 ? SDL_WaitEvent(event) : SDL_WaitEventTimeout(event, sleep);
}

/* Sleeps for so many ms, -1: for ever, or until something comes; false: nothing has, though the pad
 * may have filled the queue. */
static bool wait_for(Ui *ui, SDL_Event *event, int sleep)
{
    uint64_t left, end = sleep < 0 ? UINT64_MAX : SDL_GetTicks64() + (uint64_t)sleep;
    bool is_last = false; /* sleep: it lasts until the end */
    do {
        int again = attend_pad(ui);
        uint64_t now = SDL_GetTicks64();
        left = now < end ? end - now : 0;
        is_last = sleep >= 0 && (again < 0 || left < (uint64_t)again);
        if (is_last) {
            again = (int)left;
        }
        if (sleep_for(event, again)) {
            return true;
        }
    } while (left && !is_last && !ui->input.queue.count);
    return false;
}

/* Sleeps until something comes, -1: for ever, and takes all there is; whether there was any. */
static bool take_all(Ui *ui, int sleep)
{
    SDL_Event event;
    bool any = wait_for(ui, &event, sleep);
    frames_begin(ui);
    for (bool came = any; came; came = SDL_PollEvent(&event)) {
        take(ui, &event);
    }
    ui->sounds.away = ui->input.unfocused;
    if (ui->frame > FRAMES_OF_START) {
        devices_open(&ui->devices, DEVICES_FOLDER, ui->device_event);
        pad_look(&ui->pad);
    }
    return any || ui->input.queue.count;
}

/* A fast mouse alone brings no more frames than the screen can show. */
static bool only_moved(const Ui *ui)
{
    return ui->input.queue.count && !input_waits(&ui->input) && !ui->input.woken;
}

/* A page's turns come as often as its screen shows pictures; a sleep lasts over many of them. */
static bool take_turn(Ui *ui, int sleep)
{
    uint64_t now = SDL_GetTicks64();
    if (!ui->rests) {
        ui->rests = true;
        ui->rest_end = sleep < 0 ? UINT64_MAX : now + (uint64_t)sleep;
    }
    bool is_time = take_all(ui, 0) || page_stirs() || now >= ui->rest_end;
    ui->rests = !is_time;
    return is_time;
}

bool ui_wait(Ui *ui, int milliseconds)
{
    ui->input.woken = false;
    requests_carry_out(ui);
    if (system_platform() == PLATFORM_WEB) {
        return take_turn(ui, sleep_ms(ui, milliseconds));
    }
    take_all(ui, sleep_ms(ui, milliseconds));
    while (only_moved(ui)) {
        int64_t left = (int64_t)ui->frame_time + FRAME_MS - (int64_t)SDL_GetTicks64();
        if (left <= 0) {
            break;
        }
        take_all(ui, (int)left);
    }
    return true;
}

void ui_take_sent(Ui *ui)
{
    SDL_Rect bounds; /* not of interest: a display server answers after all input that it sends */
    SDL_GetDisplayUsableBounds(0, &bounds);
    take_all(ui, 0);
}

void ui_wake(Ui *ui)
{
    SDL_Event event = {.type = ui->wake_event};
    SDL_PushEvent(&event);
}
