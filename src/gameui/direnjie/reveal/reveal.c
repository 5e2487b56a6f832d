/* The end of Di Renjie as a scene, which goes on into the result by itself: the secret cards are
 * turned one by one in the pavilion, the killer is named, the reckoning of each seat appears from
 * the last place up, and who has won. Everything shown is public. A press shows all at once; what
 * is seen depends on the time since the beginning alone. */
#include "reveal_rows.h"

#include "i18n/format.h"
#include "result_words.h"
#include "ui/tween.h"

#include <math.h>

#define FLIP_SECONDS  0.5f
#define IRIS_SECONDS  0.75f
#define SWELL_SECONDS 0.6f
#define LAST_SECONDS  0.6f  /* after the last step all is still */
#define CARD_IN_BAY   1.06f /* larger than at the table: here they are what is looked at */

static void reveal_enter(Scene *scene)
{
    App *app = scene->app;
    Reveal *reveal = arena_alloc(&scene->arena, sizeof *reveal);
    reveal_look(app, reveal);
    reveal->since_ms = ui_now_ms(app->ui);
    reveal->is_settled = app->settings.speed == SPEED_INSTANT;
    scene->data = reveal;
}

static Sound sound_of(const Reveal *reveal, int step)
{
    if (step <= DIRENJIE_CATEGORIES) {
        return SOUND_REVEAL;
    }
    return step > reveal_last_step(reveal) ? SOUND_WIN : SOUND_CARD_PLACE;
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

/* A ring of light that opens around a card. */
static void iris(App *app, Pen pen, Rect card, float along)
{
    float side = card.h * mix(0.2f, 1.7f, ease(EASE_OUT_CUBIC, along));
    Rect ring = rect_around(rect_centre(card), side, side);
    DrawCommand command = {.kind = DRAW_FRAME,
                           .rect = ring,
                           .thickness = fmaxf(2, 9 * pen.unit * (1 - along)),
                           .radius = side / 2,
                           .color = color_faded(COLOR_LIT, 0.9f * (1 - along))};
    if (along > 0 && along < 1) {
        draw_push(ui_draw(app->ui), &command);
    }
}

/* It lifts, shows its back ever narrower, then its face ever wider. */
static void turning_card(App *app, Pen pen, Card card, Rect rect, float t)
{
    Wording wording = wording_of(app);
    Rect turned = rect_around(rect_centre(rect), rect.w * fmaxf(0.02f, fabsf(1 - 2 * t)), rect.h);
    turned.y -= 14 * pen.unit * sinf(t * 3.14159f);
    pen_card(pen, &wording, t < 0.5f ? CARD_HIDDEN : card, (Outline){.rect = turned});
}

static void secret_card(App *app, Pen pen, const Reveal *reveal, int i, Rect rect)
{
    static const char *const ids[] = {"reveal.target", "reveal.weapon", "reveal.location"};
    float age = reveal_since(app, reveal, i);
    bool shown = age >= 0;
    Card card = shown ? reveal->view.secret[i] : CARD_HIDDEN;
    Element element = {.id = ids[i],
                       .role = ROLE_CARD,
                       .name = card_name(app, card),
                       .value = shown ? direnjie_game.names.cards[card] : NULL,
                       .rect = rect,
                       .detail = card_detail(card),
                       .still = true};
    ui_element(app->ui, &element);
    float t = reveal_part(app, age, FLIP_SECONDS);
    draw_glow(ui_draw(app->ui), (Outline){.rect = rect}, color_faded(COLOR_LIT, 0.7f * t));
    turning_card(app, pen, card, rect, t);
    iris(app, pen, rect, reveal_part(app, age, IRIS_SECONDS));
}

void reveal_pavilion(App *app, Pen pen, const Reveal *reveal, Rect place)
{
    float width = fminf(place.h / 2.62f, place.w / 5.9f), pitch = pen_pavilion_pitch(width);
    float card = width * CARD_IN_BAY;
    Point middle = {place.x + place.w / 2, place.y + place.h - width * 0.92f};
    pen_pavilion_back(pen, middle, width);
    for (int i = 0; i < DIRENJIE_CATEGORIES; i++) {
        Point at = {middle.x + pitch * (float)(i - 1), middle.y};
        secret_card(app, pen, reveal, i, rect_around(at, card, card * CARD_RATIO));
    }
    pen_pavilion_front(pen, middle, width, app_word(app, N_("Killer's secret mission")), false);
}

/* The light swells before the first card is turned, and once more at the end. */
static void night(App *app, Pen pen, const Reveal *reveal, const RevealPlan *plan)
{
    float ended = reveal_part(app, reveal_since(app, reveal, reveal_last_step(reveal)), 0.4f);
    float swell = reveal_part(app, reveal_since(app, reveal, -1), SWELL_SECONDS);
    DrawList *list = ui_draw(app->ui);
    sheet_background(app, "tables/direnjie", 0);
    Point light = rect_centre(plan->pavilion);
    float radius = plan->pavilion.h * 0.6f, rays = plan->pavilion.w * 1.7f;
    pen_picture_faded(pen, "ui/rays-gold", rect_around(light, 2 * rays, 2 * rays), 1,
                      0.06f * swell + 0.05f * ended);
    pen_picture_faded(pen, "ui/direnjie-moon",
                      rect_around((Point){light.x, light.y}, 3 * radius, 3 * radius), 1, 0.9f);
    draw_fill(list, plan->bar, COLOR_INK);
    draw_fill(list, (Rect){0, plan->bar.h - 2, plan->bar.w, 2}, color_faded(COLOR_GOLD, 0.7f));
    pen_lanterns(pen, plan->lanterns[0], 4, 4, true);
    pen_lanterns(pen, plan->lanterns[1], 4, 4, false);
}

static void heading(App *app, Pen pen, const Reveal *reveal, const RevealPlan *plan, int shown)
{
    const char *words = app_word(app, N_("The truth comes out"));
    if (shown > reveal_last_step(reveal)) {
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

/* The sentence below the rows, when all of them are there. */
static void why(App *app, Pen pen, const Reveal *reveal, Rect rect)
{
    Element element = {.id = "reveal.why",
                       .role = ROLE_TEXT,
                       .name = reveal_why(app, reveal),
                       .rect = rect,
                       .still = true};
    ui_element(app->ui, &element);
    pen_words(pen, element.name, (Letters){FONT_BODY, 18, ALIGN_CENTRE, COLOR_PAPER, true}, rect);
}

static bool reveal_moves(const Scene *scene)
{
    const Reveal *reveal = scene->data;
    return reveal_since(scene->app, reveal, reveal_last_step(reveal)) < LAST_SECONDS;
}

static void reveal_frame(Scene *scene)
{
    App *app = scene->app;
    Reveal *reveal = scene->data;
    RevealPlan plan = reveal_plan(app, reveal);
    Pen pen = {app->ui, plan.unit};
    int shown = reveal_steps(app, reveal);
    bool told = shown > reveal_last_step(reveal);
    sound_steps(app, reveal, shown);
    night(app, pen, reveal, &plan);
    heading(app, pen, reveal, &plan, shown);
    reveal_pavilion(app, pen, reveal, plan.pavilion);
    if (told) {
        reveal_winner(app, pen, reveal, plan.winner);
        why(app, pen, reveal, plan.why);
    }
    if (shown > STEP_KILLER) {
        reveal_killer(app, pen, reveal, plan.killer);
    }
    reveal_rows(app, pen, reveal, &plan);
    if (!reveal_moves(scene)) {
        scene_switch(&app->scenes, shared_scenes.result);
    }
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
    bool moves = reveal_moves(scene);
    return (SceneRest){.is_moving = moves, .is_busy = moves, .wake_ms = moves ? 0 : NEVER_MS};
}

const SceneKind scene_reveal = {
    .id = "reveal",
    .enter = reveal_enter,
    .frame = reveal_frame,
    .key = reveal_key,
    .settle = settle,
    .rest = reveal_rest,
};
