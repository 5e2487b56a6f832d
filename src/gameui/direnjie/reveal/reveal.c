/* The end of Di Renjie as a scene: the secret cards are turned one by one in the pavilion, the
 * killer is named, the reckoning of each seat appears from the last place up, and who has won.
 * Everything shown is public. A press shows all at once; what is seen depends on the time since the
 * beginning alone. */
#include "reveal_rows.h"

#include "base/limits.h"
#include "i18n/format.h"
#include "result_words.h"

#include <math.h>

#define STEP_MS 650

static void reveal_enter(Scene *scene)
{
    App *app = scene->app;
    Reveal *reveal = arena_alloc(&scene->arena, sizeof *reveal);
    match_view(&app->session.match, 0, &reveal->view);
    match_outcome(&app->session.match, &reveal->outcome);
    reveal_rank(reveal);
    reveal->since_ms = ui_now_ms(app->ui);
    reveal->is_settled = app->settings.speed == SPEED_INSTANT;
    scene->data = reveal;
}

/* Steps: three cards, the killer, a line for each seat, the winner. */
enum { STEP_KILLER = DIRENJIE_CATEGORIES, STEP_SEATS };

static int last_step(const Reveal *reveal)
{
    return STEP_SEATS + reveal->view.table.seats;
}

/* How many steps have begun. */
static int steps_shown(const App *app, const Reveal *reveal)
{
    uint64_t steps = (ui_now_ms(app->ui) - reveal->since_ms) / STEP_MS;
    int all = last_step(reveal) + 1;
    if (reveal->is_settled) {
        return all;
    }
    return (int)min_u64(steps, (uint64_t)all);
}

static Sound sound_of(const Reveal *reveal, int step)
{
    if (step <= DIRENJIE_CATEGORIES) {
        return SOUND_REVEAL;
    }
    return step > last_step(reveal) ? SOUND_WIN : SOUND_CARD_PLACE;
}

/* A sound when a step begins. */
static void sound_steps(App *app, Reveal *reveal, int shown)
{
    bool first = reveal->heard == 0 && reveal->is_settled;
    if (shown > reveal->heard && !first) {
        ui_play(app->ui, sound_of(reveal, shown));
    }
    reveal->heard = shown;
}

static Wording wording_of(const App *app)
{
    return (Wording){&app->catalogue, &direnjie_table_look, app->seat_names};
}

static const char *card_name(App *app, Card card)
{
    char bytes[96];
    Text text = text_in(bytes, sizeof bytes);
    Wording wording = wording_of(app);
    wording_card(&wording, card, &text);
    return app_copy(app, bytes);
}

static void secret_card(App *app, Pen pen, int i, Card card, Rect rect)
{
    static const char *const ids[] = {"reveal.target", "reveal.weapon", "reveal.location"};
    Wording wording = wording_of(app);
    bool shown = card < DIRENJIE_CARDS;
    Element element = {.id = ids[i],
                       .role = ROLE_CARD,
                       .name = card_name(app, card),
                       .value = shown ? direnjie_game.names.cards[card] : NULL,
                       .rect = rect,
                       .detail = card_detail(card),
                       .still = true};
    ui_element(app->ui, &element);
    if (shown) {
        draw_glow(ui_draw(app->ui), (Outline){.rect = rect}, color_faded(COLOR_LIT, 0.7f));
    }
    pen_card(pen, &wording, card, (Outline){.rect = rect});
}

static void pavilion(App *app, Pen pen, const Reveal *reveal, Rect place, int shown)
{
    float width = fminf(place.h / 2.62f, place.w / 5.9f), pitch = pen_pavilion_pitch(width);
    Point middle = {place.x + place.w / 2, place.y + place.h - width * 0.92f};
    pen_pavilion_back(pen, middle, width);
    for (int i = 0; i < DIRENJIE_CATEGORIES; i++) {
        Point at = {middle.x + pitch * (float)(i - 1), middle.y};
        Card card = i < shown ? reveal->view.secret[i] : CARD_HIDDEN;
        secret_card(app, pen, i, card, rect_around(at, width, width * CARD_RATIO));
    }
    pen_pavilion_front(pen, middle, width, app_word(app, N_("Killer's secret mission")));
}

static void night(App *app, Pen pen, const RevealPlan *plan, bool told)
{
    DrawList *list = ui_draw(app->ui);
    sheet_background(app, "tables/direnjie", 0);
    Point light = rect_centre(plan->pavilion);
    float radius = plan->pavilion.h * 0.6f, rays = plan->pavilion.w * 0.95f;
    pen_picture_faded(pen, "ui/rays-gold", rect_around(light, 2 * rays, 2 * rays), 1,
                      pen_either(told, 0.28f, 0.12f));
    pen_picture_faded(pen, "ui/direnjie-moon",
                      rect_around((Point){light.x, light.y}, 3 * radius, 3 * radius), 1, 0.9f);
    draw_fill(list, plan->bar, COLOR_INK);
    draw_fill(list, (Rect){0, plan->bar.h - 2, plan->bar.w, 2}, color_faded(COLOR_GOLD, 0.7f));
    pen_lanterns(pen, plan->lanterns[0], 4, 4, true);
    pen_lanterns(pen, plan->lanterns[1], 4, 4, false);
}

static void heading(App *app, Pen pen, const Reveal *reveal, const RevealPlan *plan, int shown)
{
    const char *words = app_word(app, N_("The case is solved"));
    if (shown > last_step(reveal)) {
        words = result_title(app, &reveal->outcome);
    }
    Element element = {.id = "heading.title",
                       .role = ROLE_HEADING,
                       .name = words,
                       .rect = plan->bar,
                       .still = true};
    ui_element(app->ui, &element);
    pen_words(pen, words, (Letters){FONT_TITLE, 24, ALIGN_CENTRE, COLOR_GOLD_LIGHT, false},
              plan->bar);
    Rect round = plan->bar;
    rect_cut_left(&round, 24 * pen.unit);
    round.w = 300 * pen.unit;
    Message rounds = message_plural_of(NP_("{n} round", "{n} rounds"), reveal->view.table.round);
    if (!plan->is_tall) {
        pen_words(pen, app_message(app, &direnjie_game, &rounds),
                  (Letters){FONT_BODY, 18, ALIGN_LEFT, COLOR_MUTED, false}, round);
    }
}

static void settle(Scene *scene)
{
    Reveal *reveal = scene->data;
    reveal->is_settled = true;
}

static void buttons(Scene *scene, const RevealPlan *plan)
{
    App *app = scene->app;
    Button button = {.id = "button.continue",
                     .label = app_word(app, N_("Continue")),
                     .rect = plan->next,
                     .kind = BUTTON_PRIMARY};
    if (ui_button(app->ui, &button)) {
        scene_switch(&app->scenes, shared_scenes.result);
    }
}

static void reveal_frame(Scene *scene)
{
    App *app = scene->app;
    Reveal *reveal = scene->data;
    RevealPlan plan = reveal_plan(app, reveal);
    Pen pen = {app->ui, plan.unit};
    int shown = steps_shown(app, reveal);
    bool told = shown > last_step(reveal);
    sound_steps(app, reveal, shown);
    night(app, pen, &plan, told);
    heading(app, pen, reveal, &plan, shown);
    pavilion(app, pen, reveal, plan.pavilion, shown);
    if (told) {
        reveal_winner(app, pen, reveal, plan.winner);
    }
    if (shown > STEP_KILLER) {
        reveal_killer(app, pen, reveal, plan.killer);
    }
    reveal_rows(app, pen, reveal, &plan, shown - STEP_SEATS);
    buttons(scene, &plan);
}

static bool reveal_key(Scene *scene, KeyPress press)
{
    if (press.key == KEY_ESCAPE) {
        scene_switch(&scene->app->scenes, shared_scenes.result);
    }
    return press.key == KEY_ESCAPE;
}

static SceneRest reveal_rest(const Scene *scene)
{
    const Reveal *reveal = scene->data;
    bool moves = steps_shown(scene->app, reveal) <= last_step(reveal);
    return (SceneRest){
        .is_moving = moves, .is_busy = moves, .wake_ms = moves ? STEP_MS / 8 : NEVER_MS};
}

const SceneKind scene_reveal = {
    .id = "reveal",
    .enter = reveal_enter,
    .frame = reveal_frame,
    .key = reveal_key,
    .settle = settle,
    .rest = reveal_rest,
};
