/* A Finale is made anew in each frame, from its plan, its room and its age. */
#include "finale.h"
#include "seated.h"

#include "base/limits.h"
#include "sheet.h"

#include <math.h>

#define UPRIGHT    1.3f
#define LAMP       0xffd98a
#define MOON       0xaec4ee
#define NAME_BYTES 96

void finale_fit(Finale *finale, Rect room)
{
    Point size = finale->form.size, most = finale->form.most;
    finale->room = room;
    finale->unit = fminf(room.w / size.x, room.h / size.y);
    finale->size.x = fminf(room.w / finale->unit, fmaxf(size.x, most.x));
    finale->size.y = fminf(room.h / finale->unit, fmaxf(size.y, most.y));
    finale->rect = rect_around(rect_centre(room), finale->size.x * finale->unit,
                               finale->size.y * finale->unit);
}

Finale finale_of(App *app, const FinalePlan *plan, Rect room, float age)
{
    float upright = plan->upright > 0 ? plan->upright : UPRIGHT;
    bool is_tall = room.w < room.h * upright;
    Finale finale = {.app = app,
                     .wording = app_wording(app, app->session.plan.game),
                     .own = app->session.people == 1 << 1,
                     .form = is_tall ? plan->tall : plan->wide,
                     .is_tall = is_tall,
                     .steps = plan->steps,
                     .age = age};
    match_outcome(&app->session.match, &finale.outcome);
    finale_fit(&finale, room);
    return finale;
}

float finale_least(const App *app, const FinalePlan *plan, float width)
{
    Sheet sheet = sheet_of(app);
    const FinaleForm *form = sheet.is_portrait ? &plan->tall : &plan->wide;
    float most = form->least_units > 0 ? form->least_units * sheet.unit : width;
    return fminf(width * form->least_part, most) + form->least_letters * sheet.type;
}

Rect finale_at(const Finale *finale, Rect units)
{
    float unit = finale->unit, middle = finale->rect.x + finale->rect.w / 2;
    return (Rect){middle + units.x * unit, finale->rect.y + units.y * unit, units.w * unit,
                  units.h * unit};
}

/* Seconds from the beginning to the thing at `index`. */
static float begins_at(const FinaleStep *step, unsigned index)
{
    float waits = (float)index;
    return step->at + step->each * waits + step->more * waits * (waits - 1) / 2;
}

float finale_since(const Finale *finale, unsigned step, unsigned index)
{
    if (!finale->steps) {
        return FINALE_SETTLED;
    }
    return finale->age - begins_at(&finale->steps[step], index);
}

float finale_come(const Finale *finale, unsigned step, unsigned index)
{
    float since = finale_since(finale, step, index);
    if (!finale->steps || ui_has_reduced_motion(finale->app->ui)) {
        return since >= 0;
    }
    return ease(finale->steps[step].ease, since / finale->steps[step].over);
}

static unsigned count_of(const FinaleStep *step)
{
    return max_unsigned(step->count, 1);
}

float finale_seconds(const FinaleStep *steps)
{
    float seconds = 0;
    for (const FinaleStep *it = steps; it && it->over > 0; it++) {
        seconds = fmaxf(seconds, begins_at(it, count_of(it) - 1) + it->over);
    }
    return seconds;
}

FinaleClock finale_begin(const App *app)
{
    return (FinaleClock){.since_ms = ui_now_ms(app->ui),
                         .is_settled = app->settings.speed == SPEED_INSTANT};
}

float finale_age(const FinaleClock *clock, const Ui *ui)
{
    return clock->is_settled ? FINALE_SETTLED : (float)(ui_now_ms(ui) - clock->since_ms) / 1000;
}

void finale_hear(const Finale *finale, FinaleClock *clock)
{
    const FinaleStep *last = NULL;
    unsigned begun = 0;
    for (const FinaleStep *it = finale->steps; it && it->over > 0; it++) {
        for (unsigned i = 0; it->is_heard && i < count_of(it); i++) {
            if (finale_since(finale, (unsigned)(it - finale->steps), i) >= 0) {
                begun++;
                last = it;
            }
        }
    }
    bool is_late = clock->heard == 0 && finale->age >= FINALE_SETTLED;
    if (begun > clock->heard && !is_late) {
        ui_play(finale->app->ui, last->sound);
    }
    clock->heard = begun;
}

void finale_picture(const Finale *finale, const char *name, Rect place, float alpha)
{
    draw_named(ui_draw(finale->app->ui), name, place, alpha);
}

Color finale_light(const Finale *finale, Seat seat)
{
    return color_rgb(seat == finale->own ? LAMP : MOON);
}

void finale_block(const Finale *finale, const TextBlock *block, Rect place, Color color)
{
    Point at = {place.x + (place.w - block->w) / 2, place.y + (place.h - block->h) / 2};
    draw_text(ui_draw(finale->app->ui), block, at, color);
}

void finale_number(const Finale *finale, const char *words, FinaleNumber number, Rect place)
{
    Ui *ui = finale->app->ui;
    float larger = fmaxf((float)ui_text_percent(ui) / 100, 1);
    TextStyle style = {
        .face = number.face, .size = number.size / ui_unit(ui) / larger, .fit = true};
    const TextBlock *block = text_layout(ui, words, style, place.w);
    finale_block(finale, block, place, number.color);
}

void finale_tell(const Finale *finale, const char *id, const char *words, const char *value,
                 Rect place)
{
    ui_element(finale->app->ui, &(Element){.id = id,
                                           .role = ROLE_TEXT,
                                           .name = words,
                                           .value = value,
                                           .rect = place,
                                           .still = true});
}

const char *finale_whose(const Finale *finale, Seat seat, const char *words)
{
    App *app = finale->app;
    return app_phrase(app, N_("{text} · {next}"), TR_VALUES(app_called(app, seat), words));
}

const char *finale_card_name(const Finale *finale, Card card)
{
    char bytes[NAME_BYTES];
    Text name = text_in(bytes, sizeof bytes);
    wording_card(&finale->wording, card, &name);
    return app_copy(finale->app, bytes);
}

void finale_card(const Finale *finale, const char *id, Card card, Rect place)
{
    const GameNames *names = &finale->app->session.match.game->names;
    ui_element(finale->app->ui,
               &(Element){.id = id,
                          .role = ROLE_CARD,
                          .name = finale_card_name(finale, card),
                          .value = card < names->card_count ? names->cards[card] : NULL,
                          .rect = place,
                          .detail = card_detail(card),
                          .still = true});
}

void finale_score(const Finale *finale, Seat side, const char *words, Rect place)
{
    finale_tell(finale, app_numbered(finale->app, "text.score.", side), words, NULL, place);
}
