/* The first finger is the pointer, from when it comes down until it is lifted. Another that comes
 * meanwhile makes a tap that has not ended mean nothing, so that two fingers do nothing by
 * accident; a drag goes on. What is tapped next waits until all are lifted: a hand that rests on
 * the glass does not count for longer than STALE_MS. Some systems tell of a finger as a mouse as
 * well: that echo is known by its mark, or by coming at the same time and place. */
#include "touch.h"

#include <math.h>

#define LEAST_PER_INCH 60.0f
#define MOST_PER_INCH  600.0f

#define ROW_MS   400  /* from one tap to the next of a row */
#define ROW_MM   6.0f /* between them */
#define ECHO_MS  500
#define ECHO_MM  6.0f
#define STALE_MS 2000

float touch_millimetre(float per_inch)
{
    bool is_sane = per_inch >= LEAST_PER_INCH && per_inch <= MOST_PER_INCH;
    return is_sane ? per_inch / 25.4f : INPUT_PLAIN;
}

static float distance(Point a, Point b)
{
    return hypotf(a.x - b.x, a.y - b.y);
}

static Point point_of(const Input *input, const SDL_TouchFingerEvent *event)
{
    return (Point){event->x * input->width, event->y * input->height};
}

/* How many taps in a row the one that begins is. */
static unsigned taps_with(const Fingers *fingers, uint64_t now, Point at, float millimetre)
{
    bool goes_on = fingers->taps > 0 && now - fingers->tapped_at <= ROW_MS &&
                   distance(at, fingers->pressed) <= ROW_MM * millimetre;
    return goes_on ? fingers->taps + 1 : 1;
}

static void begin(Input *input, const SDL_TouchFingerEvent *event, uint64_t now)
{
    Fingers *fingers = &input->fingers;
    Point at = point_of(input, event);
    fingers->taps = taps_with(fingers, now, at, input->millimetre);
    fingers->first = event->fingerId;
    fingers->presses = true;
    fingers->strays = false;
    fingers->count = 1;
    fingers->pressed = at;
    input->touched = true;
    input_press(input, at, fingers->taps);
}

static void take_down(Input *input, const SDL_TouchFingerEvent *event, uint64_t now)
{
    Fingers *fingers = &input->fingers;
    bool is_stale = now - fingers->heard_at > STALE_MS;
    if (fingers->count == 0 || is_stale) {
        begin(input, event, now);
        return;
    }
    fingers->count++;
    if (fingers->presses && !fingers->strays) {
        fingers->presses = false;
        fingers->taps = 0;
        input_stray(input);
    }
}

static void take_motion(Input *input, const SDL_TouchFingerEvent *event)
{
    Fingers *fingers = &input->fingers;
    Point at = point_of(input, event);
    if (fingers->presses && event->fingerId == fingers->first) {
        fingers->strays |= distance(at, fingers->pressed) > TOUCH_FAR_MM * input->millimetre;
        input_move(input, at);
    }
}

static void take_up(Input *input, const SDL_TouchFingerEvent *event, uint64_t now)
{
    Fingers *fingers = &input->fingers;
    fingers->count -= fingers->count > 0;
    if (!fingers->presses || event->fingerId != fingers->first) {
        return;
    }
    fingers->presses = false;
    fingers->tapped_at = now;
    input_release_press(input, point_of(input, event), fingers->taps);
    if (fingers->strays) {
        fingers->taps = 0;
    }
}

/* A pad before the screen moves the mouse, and fingers made of a mouse are that mouse. */
static bool is_on_screen(const SDL_TouchFingerEvent *event)
{
    SDL_TouchDeviceType type = SDL_GetTouchDeviceType(event->touchId);
    return event->touchId != SDL_MOUSE_TOUCHID && type != SDL_TOUCH_DEVICE_INDIRECT_ABSOLUTE &&
           type != SDL_TOUCH_DEVICE_INDIRECT_RELATIVE;
}

static void take(Input *input, const SDL_Event *event, uint64_t now)
{
    if (event->type == SDL_FINGERDOWN) {
        take_down(input, &event->tfinger, now);
    } else if (event->type == SDL_FINGERMOTION) {
        take_motion(input, &event->tfinger);
    } else {
        take_up(input, &event->tfinger, now);
    }
    input->fingers.are_known = true;
    input->fingers.heard_at = now;
}

/* Of a mouse, there. */
static bool is_echo(const Input *input, uint32_t which, int x, int y)
{
    const Fingers *fingers = &input->fingers;
    if (!fingers->are_known) {
        return false;
    }
    Point at = {(float)x * input->scale, (float)y * input->scale};
    bool is_same_time = fingers->count > 0 || clock_ms(input->clock) - fingers->heard_at < ECHO_MS;
    bool is_same_place = distance(at, input->pointer) <= ECHO_MM * input->millimetre ||
                         distance(at, fingers->pressed) <= ECHO_MM * input->millimetre;
    return which == SDL_TOUCH_MOUSEID || (is_same_time && is_same_place);
}

bool touch_takes(Input *input, const SDL_Event *event)
{
    switch (event->type) {
    case SDL_FINGERDOWN:
    case SDL_FINGERMOTION:
    case SDL_FINGERUP:
        if (is_on_screen(&event->tfinger)) {
            take(input, event, clock_ms(input->clock));
        }
        return true;
    case SDL_MOUSEMOTION:
        return is_echo(input, event->motion.which, event->motion.x, event->motion.y);
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
        return is_echo(input, event->button.which, event->button.x, event->button.y);
    default:
        return false;
    }
}
