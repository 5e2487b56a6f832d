/* The result of Di Renjie: the end as it was revealed, all of it at once, above the ways to go on.
 */
#include "reveal_rows.h"

#include <math.h>

#define HOUSE 330.0f /* units: heights of the pavilion, of the heads below it, of a row */
#define HEADS 40.0f

static float row_of(unsigned seats)
{
    return seats > 4 ? 46 : 60;
}

/* In units, from the middle of the upper edge. */
static Rect part(const RevealPlan *plan, Rect rect, Rect units)
{
    float unit = plan->unit;
    return (Rect){rect.x + rect.w / 2 + units.x * unit, rect.y + units.y * unit, units.w * unit,
                  units.h * unit};
}

static void plan_wide(RevealPlan *plan, Rect rect, unsigned seats)
{
    float row = row_of(seats), all = HOUSE + HEADS + (row + 6) * (float)seats;
    plan->unit = fminf(rect.w / 1590, rect.h / all);
    rect.y += fmaxf(0, rect.h - all * plan->unit) / 2;
    plan->pavilion = part(plan, rect, (Rect){-415, 0, 830, HOUSE});
    plan->winner = part(plan, rect, (Rect){-775, 110, 355, 178});
    plan->killer = part(plan, rect, (Rect){420, 110, 355, 178});
    plan->heads = part(plan, rect, (Rect){-500, HOUSE + 6, 1000, 30});
    plan->rows = part(plan, rect, (Rect){-500, HOUSE + HEADS, 1000, (row + 6) * (float)seats});
    plan->row = row * plan->unit;
}

static void plan_tall(RevealPlan *plan, Rect rect, unsigned seats)
{
    float row = 84, all = 640 + (row + 6) * (float)seats;
    plan->is_tall = true;
    plan->unit = fminf(rect.w / 980, rect.h / all);
    rect.y += fmaxf(0, rect.h - all * plan->unit) / 2;
    plan->pavilion = part(plan, rect, (Rect){-480, 0, 960, 384});
    plan->winner = part(plan, rect, (Rect){-450, 422, 440, 170});
    plan->killer = part(plan, rect, (Rect){30, 422, 440, 170});
    plan->heads = part(plan, rect, (Rect){-470, 602, 940, 32});
    plan->rows = part(plan, rect, (Rect){-470, 640, 940, (row + 6) * (float)seats});
    plan->row = row * plan->unit;
}

static RevealPlan plan_of(const Reveal *reveal, Rect rect)
{
    RevealPlan plan = {0};
    unsigned seats = reveal->view.table.seats;
    if (rect.w < rect.h * 1.25f) {
        plan_tall(&plan, rect, seats);
    } else {
        plan_wide(&plan, rect, seats);
    }
    plan.gap = 6 * plan.unit;
    if (reveal->view.table.teams > 0) {
        plan.sums = rect_cut_right(&plan.rows, 130 * plan.unit);
        rect_cut_left(&plan.sums, 12 * plan.unit);
        plan.heads.w = plan.rows.w;
    }
    return plan;
}

static void draw(App *app, Rect rect, float age)
{
    Reveal reveal = {.is_settled = true, .is_result = true};
    (void)age; /* it has moved when it was revealed */
    reveal_look(app, &reveal);
    RevealPlan plan = plan_of(&reveal, rect);
    Pen pen = {app->ui, plan.unit};
    reveal_pavilion(app, pen, &reveal, plan.pavilion);
    reveal_winner(app, pen, &reveal, plan.winner);
    reveal_killer(app, pen, &reveal, plan.killer);
    reveal_rows(app, pen, &reveal, &plan);
}

static float least(const App *app, float width)
{
    Sheet sheet = sheet_of(app);
    (void)width;
    return (sheet.is_portrait ? 380 : 230) * (sheet.unit + sheet.type);
}

const ResultScene direnjie_result_scene = {.least = least, .draw = draw};
