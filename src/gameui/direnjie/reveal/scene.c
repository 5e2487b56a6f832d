/* The end of Di Renjie as a scene, which goes on into the result by itself: the secret cards are
 * turned one by one in the pavilion, the killer is named, the reckoning of each seat appears from
 * the last place up, and who has won. Everything shown is public. A press shows all at once. */
#include "direnjie/pen.h"
#include "direnjie/pieces.h"
#include "direnjie/reveal/steps.h"

#include "i18n/format.h"
#include "result_words.h"
#include "seated.h"
#include "sheet.h"

#include <math.h>
#include <string.h>

/* Seconds: until the first card is turned, from that to the second, and how much longer the third
 * is waited for. */
#define CARDS_AT   0.9f
#define CARD_TURNS 0.5f
#define CARD_EACH  1.1f
#define CARD_MORE  0.8f
#define KILLER_AT  4.7f
#define ROWS_AT    5.6f
#define ROW_EACH   0.4f

void reveal_steps(unsigned seats, FinaleStep out[STEPS + 1])
{
    static const FinaleStep steps[STEPS + 1] = {
        [STEP_LIGHT] = {.over = 0.6f},
        [STEP_CARD] = {.at = CARDS_AT,
                       .each = CARD_EACH,
                       .more = CARD_MORE,
                       .over = CARD_TURNS,
                       .count = DIRENJIE_CATEGORIES,
                       .is_heard = true,
                       .sound = SOUND_CLUE},
        [STEP_IRIS] = {.at = CARDS_AT,
                       .each = CARD_EACH,
                       .more = CARD_MORE,
                       .over = 0.75f,
                       .count = DIRENJIE_CATEGORIES},
        [STEP_STAMP] = {.at = CARDS_AT + CARD_TURNS,
                        .each = CARD_EACH,
                        .more = CARD_MORE,
                        .over = 0.14f,
                        .ease = EASE_IN_CUBIC,
                        .count = DIRENJIE_CATEGORIES},
        [STEP_KILLER] = {.at = KILLER_AT,
                         .over = 0.45f,
                         .ease = EASE_IN_CUBIC,
                         .is_heard = true,
                         .sound = SOUND_CARD_PLACE},
        [STEP_ROW] = {.at = ROWS_AT,
                      .each = ROW_EACH,
                      .over = 0.35f,
                      .ease = EASE_OUT_CUBIC,
                      .is_heard = true,
                      .sound = SOUND_CARD_PLACE},
        [STEP_ROLL] = {.at = ROWS_AT, .each = ROW_EACH, .over = 0.5f},
        [STEP_WINNER] = {.over = 0.4f, .is_heard = true, .sound = SOUND_WIN},
        [STEP_STILL] = {.over = 0.6f}};
    memcpy(out, steps, sizeof steps);
    out[STEP_ROW].count = out[STEP_ROLL].count = (uint8_t)seats;
    out[STEP_WINNER].at = out[STEP_STILL].at = ROWS_AT + ROW_EACH * (float)seats;
}

typedef struct RevealScene {
    FinaleClock clock;
    FinaleStep steps[STEPS + 1];
} RevealScene;

static void reveal_enter(Scene *scene)
{
    RevealScene *own = arena_alloc(&scene->arena, sizeof *own);
    app_sit_all(scene->app);
    own->clock = finale_begin(scene->app);
    reveal_steps(scene->app->session.plan.setup.seats, own->steps);
    scene->data = own;
}

/* A ring of light that opens around a card. */
static void iris(Pen pen, Rect card, float along)
{
    float side = card.h * mix(0.2f, 1.7f, ease(EASE_OUT_CUBIC, along));
    DrawCommand command = {.kind = DRAW_FRAME,
                           .rect = rect_around(rect_centre(card), side, side),
                           .thickness = fmaxf(2, 9 * pen.unit * (1 - along)),
                           .radius = side / 2,
                           .color = color_faded(COLOR_LIT, 0.9f * (1 - along))};
    if (along > 0 && along < 1) {
        draw_push(ui_draw(pen.ui), &command);
    }
}

/* It lifts, shows its back ever narrower, then its face ever wider. */
static void secret_card(const Reveal *reveal, unsigned i, Rect rect)
{
    static const char *const ids[] = {"reveal.target", "reveal.weapon", "reveal.location"};
    const Finale *finale = reveal->finale;
    Pen pen = reveal->pen;
    Card card = reveal->view.secret[i];
    float t = finale_come(finale, STEP_CARD, i);
    Rect turned = rect_around(rect_centre(rect), rect.w * fmaxf(0.02f, fabsf(1 - 2 * t)), rect.h);
    turned.y -= 14 * pen.unit * sinf(TURN / 2 * t);
    finale_card(finale, ids[i], finale_since(finale, STEP_CARD, i) >= 0 ? card : CARD_HIDDEN, rect);
    draw_glow(ui_draw(pen.ui), (Outline){.rect = rect}, color_faded(COLOR_LIT, 0.7f * t));
    pen_card(pen, &finale->wording, t < 0.5f ? CARD_HIDDEN : card, (Outline){.rect = turned});
    iris(pen, rect, finale_come(finale, STEP_IRIS, i));
}

/* What it was all about, once it lies open. */
static void tell_secret(const Reveal *reveal, Rect place)
{
    CardSet cards = 0;
    for (unsigned i = 0; i < DIRENJIE_CATEGORIES; i++) {
        cards |= card_bit(reveal->view.secret[i]);
    }
    Message words = MESSAGE(N_("The secret mission: {cards}"), value_cards(cards));
    if (finale_since(reveal->finale, STEP_CARD, DIRENJIE_CATEGORIES - 1) >= 0) {
        finale_tell(reveal->finale, "reveal.secret",
                    app_message(reveal->app, &direnjie_game, &words), NULL, place);
    }
}

/* Its cards are larger than at the table: here they are what is looked at. */
void reveal_pavilion(const Reveal *reveal)
{
    Rect place = finale_at(reveal->finale, reveal->form->pavilion);
    float width = fminf(place.h / 2.62f, place.w / 5.9f), card = width * 1.06f;
    Point middle = {place.x + place.w / 2, place.y + place.h - width * 0.92f};
    pen_pavilion_back(reveal->pen, middle, width);
    tell_secret(reveal, place);
    for (unsigned i = 0; i < DIRENJIE_CATEGORIES; i++) {
        Point at = {middle.x + pen_pavilion_pitch(width) * ((float)i - 1), middle.y};
        secret_card(reveal, i, rect_around(at, card, card * CARD_RATIO));
    }
    pen_pavilion_front(reveal->pen, middle, width,
                       app_word(reveal->app, N_("Killer's secret mission")), false);
}

/* The light swells before the first card is turned, and once more at the end. */
static void night(const Reveal *reveal)
{
    const Finale *finale = reveal->finale;
    Rect pavilion = finale_at(finale, reveal->form->pavilion);
    Point light = rect_centre(pavilion), sky = {light.x, light.y - pavilion.h * 0.12f};
    float moon = pavilion.h * 1.8f, rays = pavilion.w * 3.4f;
    float shine =
        0.06f * finale_come(finale, STEP_LIGHT, 0) + 0.05f * finale_come(finale, STEP_WINNER, 0);
    sheet_background(reveal->app, "tables/direnjie", 0);
    finale_picture(finale, "ui/rays-gold", rect_around(light, rays, rays), shine);
    finale_picture(finale, "ui/direnjie-moon", rect_around(sky, moon, moon), 0.9f);
    for (unsigned i = 0; i < 2; i++) {
        pen_lanterns(reveal->pen, finale_at(finale, reveal->form->lanterns[i]),
                     &(LanternCord){4, 4, 0, i == 0});
    }
}

static void heading(const Reveal *reveal, Rect bar)
{
    App *app = reveal->app;
    Pen pen = reveal->pen;
    DrawList *list = ui_draw(pen.ui);
    bool is_over = finale_since(reveal->finale, STEP_WINNER, 0) >= 0;
    const char *words =
        is_over ? result_title(app, &reveal->outcome) : app_word(app, N_("The truth comes out"));
    draw_fill(list, bar, COLOR_INK);
    draw_fill(list, (Rect){0, bar.h - 2, bar.w, 2}, color_faded(COLOR_GOLD, 0.7f));
    pen_label(pen, &(Label){.id = "heading.title", .name = words, .heading = true},
              (Letters){FONT_TITLE, 24, ALIGN_CENTRE, COLOR_GOLD_LIGHT, false}, bar);
    Rect round = {bar.x + 24 * pen.unit, bar.y, 300 * pen.unit, bar.h};
    Message rounds = message_plural_of(NP_("{n} round", "{n} rounds"), reveal->view.table.round);
    if (!reveal->finale->is_tall) {
        pen_words(pen, app_message(app, &direnjie_game, &rounds),
                  (Letters){FONT_BODY, 18, ALIGN_LEFT, COLOR_MUTED, false}, round);
    }
}

/* The sentence below the rows, when all of them are there. */
static void why(const Reveal *reveal)
{
    const char *words = reveal_why(reveal);
    Rect rect = finale_at(reveal->finale, reveal->form->why);
    rect.y = reveal->row.y + reveal->pitch * reveal->view.table.seats + 4 * reveal->pen.unit;
    finale_tell(reveal->finale, "reveal.why", words, NULL, rect);
    pen_words(reveal->pen, words, (Letters){FONT_BODY, 18, ALIGN_CENTRE, COLOR_PAPER, true}, rect);
}

static bool reveal_moves(const Scene *scene)
{
    const RevealScene *own = scene->data;
    return finale_age(&own->clock, scene->app->ui) < finale_seconds(own->steps);
}

static const RevealForm wide = {.pavilion = {-470, -8, 940, 392},
                                .winner = {-746, 198, 370, 178},
                                .killer = {376, 198, 370, 178},
                                .lanterns = {{-760, 30, 380, 130}, {380, 30, 380, 130}},
                                .heads = {-500, 390, 1000, 30},
                                .row = {-500, 422, 1000, 68},
                                .low_row = 68,
                                .gap = 5,
                                .foot = 126,
                                .why = {-730, 0, 1460, 40}};

static const RevealForm tall = {.pavilion = {-490, 40, 980, 470},
                                .winner = {-470, 540, 460, 170},
                                .killer = {10, 540, 460, 170},
                                .lanterns = {{-490, 16, 200, 80}, {290, 16, 200, 80}},
                                .heads = {-470, 734, 940, 32},
                                .row = {-470, 770, 940, 110},
                                .low_row = 110,
                                .gap = 10,
                                .foot = 200,
                                .why = {-470, 0, 940, 90}};

static void reveal_frame(Scene *scene)
{
    App *app = scene->app;
    RevealScene *own = scene->data;
    Reveal reveal = reveal_look(app);
    FinalePlan plan = {.wide = {.size = {1600, 900}, .most = {9999, 9999}},
                       .tall = {.size = {1000, 1600}, .most = {9999, 9999}},
                       .upright = 1,
                       .steps = own->steps};
    Finale finale = finale_of(app, &plan, ui_bounds(app->ui), finale_age(&own->clock, app->ui));
    Rect bar = rect_cut_top(&finale.rect, fmaxf(65 * finale.unit, 44));
    reveal_place(&reveal, &finale, finale.is_tall ? &tall : &wide);
    finale_hear(&finale, &own->clock);
    night(&reveal);
    heading(&reveal, bar);
    reveal_pavilion(&reveal);
    if (finale_since(&finale, STEP_WINNER, 0) >= 0) {
        reveal_winner(&reveal);
        why(&reveal);
    }
    if (finale_since(&finale, STEP_KILLER, 0) >= 0) {
        reveal_killer(&reveal);
    }
    reveal_guesses(&reveal);
    reveal_rows(&reveal);
    if (!reveal_moves(scene)) {
        scene_switch(&app->scenes, shared_scenes.result);
    }
}

static void settle(Scene *scene)
{
    RevealScene *own = scene->data;
    own->clock.is_settled = true;
}

static bool reveal_key(Scene *scene, KeyPress press)
{
    bool is_back = press_is(&press, &command_back);
    if (is_back) {
        scene_switch(&scene->app->scenes, shared_scenes.result);
    }
    return is_back;
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
