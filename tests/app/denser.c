/* The window is moved to a screen of another density while a match is played: one with twice as
 * many pixels for the same points, and one with as many pixels on half the room. The table is laid
 * out anew, letters keep the size that was asked for, and nothing is lost of what the person did.
 *
 * SDL's dummy driver knows no density: what it says of points and of inches is made up here. */
#include "../monkey/steer.h"
#include "app_match.h"
#include "opened.h"
#include "tables/table_commands.h"
#include "tables/table_hand.h"

#include "base/limits.h"
#include "games/claim.h"
#include "games/clash.h"
#include "games/direnjie.h"
#include "games/regicide.h"
#include "loop.h"
#include "play.h"
#include "side.h"
#include "testing.h"
#include "text_block.h"
#include "ui/touch.h"
#include "ui_state.h"

#include <math.h>
#include <string.h>

#define WIDTH    1600 /* points: units of one pixel */
#define HEIGHT   900
#define PERCENT  150 /* the size of letters that the person asked for */
#define PICKS    9   /* keys that pick a card */
#define THINGS   400
#define ROUNDING 2.0f /* pixels */

static int dense = 1;      /* pixels to a point */
static float inch = 96.0f; /* pixels */

void __real_SDL_GetWindowSize(SDL_Window *window, int *width, int *height);
void __wrap_SDL_GetWindowSize(SDL_Window *window, int *width, int *height);
int __wrap_SDL_GetDisplayDPI(int display, float *diagonal, float *across, float *down);

void __wrap_SDL_GetWindowSize(SDL_Window *window, int *width, int *height)
{
    int w, h;
    __real_SDL_GetWindowSize(window, &w, &h);
    if (width) {
        *width = w / dense;
    }
    if (height) {
        *height = h / dense;
    }
}

int __wrap_SDL_GetDisplayDPI(int display, float *diagonal, float *across, float *down)
{
    (void)display, (void)across, (void)down;
    *diagonal = inch;
    return 0;
}

/* As systems do that count in points: the window keeps its size there. */
static void move_to_screen_of(int pixels)
{
    dense = pixels;
    inch = 96.0f * (float)pixels;
    SDL_SetWindowSize(app.ui->window, WIDTH * pixels, HEIGHT * pixels);
    steer_settle(&app);
}

/* As systems do that count in pixels. */
static void move_to_inch_of(float pixels)
{
    SDL_Event moved = {
        .window = {.type = SDL_WINDOWEVENT, .event = SDL_WINDOWEVENT_DISPLAY_CHANGED}};
    inch = pixels;
    SDL_PushEvent(&moved);
    steer_settle(&app);
}

static Play *begin(const Game *game)
{
    MatchPlan plan = plan_initial(game, 2);
    plan.setup.seed = 7;
    plan.kinds[0] = SEAT_PERSON;
    plan.kinds[1] = SEAT_EASY;
    app.banner[0] = '\0'; /* that nothing is kept */
    app_begin_match(&app, &plan);
    steer_settle(&app);
    return app.scenes.scenes[0].data;
}

/* The first card that can be, or whatever the game lets one pick. */
static void pick(Play *play)
{
    for (int i = 0; i < PICKS && table_picks(play->table) == 0; i++) {
        steer_key(SDLK_1 + i, 0);
        steer_settle(&app);
    }
    assert_int_equal(table_picks(play->table), 1);
}

static bool has_notebook(const Play *play)
{
    return play_match(play)->game == &direnjie_game;
}

/* The log; of Di Renjie the notebook, in which a cell then has the focus. */
static void open_panel(Play *play)
{
    steer_key(has_notebook(play) ? SDLK_n : SDLK_l, 0);
    steer_settle(&app);
}

/* What is seen at one time. */
typedef struct Sight {
    char ids[THINGS][ELEMENT_ID_MAX], focus[ELEMENT_ID_MAX];
    Rect rects[THINGS];
    Role roles[THINGS];
    size_t count, picks, position;
    int letters; /* pixels, of the line that tells what to do */
    bool has_log, has_panel;
    const SceneKind *scene;
} Sight;

static int letters_of(const char *words)
{
    const DrawList *list = &app.ui->draw[1 - app.ui->drawing]; /* laid out, not shown */
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *command = draw_at(list, i);
        if (command->kind == DRAW_TEXT && strcmp(command->text->lines->text, words) == 0) {
            return command->text->lines->px;
        }
    }
    fail_msg("nothing says %s", words);
    return 0;
}

static Sight look(Play *play)
{
    Sight sight = {.picks = table_picks(play->table),
                   .position = play_match(play)->position,
                   .has_log = play->has_log,
                   .has_panel = play_has_panel(play),
                   .scene = scene_top(&app.scenes)->kind};
    app_lay_out(&app);
    const ElementList *list = &app.ui->elements.lists[app.ui->elements.now];
    for (size_t i = 0; i < list->items.count && i < THINGS; i++) {
        const Stored *stored = buffer_at(&list->items, i);
        strcpy(sight.ids[i], stored->element.id);
        sight.rects[i] = stored->whole;
        sight.roles[i] = stored->element.role;
        if (strcmp(stored->element.id, "text.deal") == 0) {
            sight.letters = letters_of(stored->element.name);
        }
        sight.count++;
    }
    strcpy(sight.focus, ui_focused_id(app.ui));
    return sight;
}

/* In units the window is as large as before, so what lies in it by a drawing is so as well. */
static void check_as_large(const Sight *before, const Sight *after, float times)
{
    for (size_t i = 0; i < before->count; i++) {
        const Rect *a = &before->rects[i], *b = &after->rects[i];
        bool is_near = fabsf(b->x - a->x * times) < ROUNDING * times &&
                       fabsf(b->y - a->y * times) < ROUNDING * times &&
                       fabsf(b->w - a->w * times) < ROUNDING * times;
        if (before->roles[i] == ROLE_CARD && !is_near) {
            fail_msg("%s lies at %.0f, %.0f", before->ids[i], (double)b->x, (double)b->y);
        }
    }
}

static void check_nothing_lost(const Sight *before, const Sight *after)
{
    assert_int_equal(after->count, before->count);
    for (size_t i = 0; i < before->count; i++) {
        assert_string_equal(after->ids[i], before->ids[i]);
    }
    assert_string_equal(after->focus, before->focus);
    assert_int_equal(after->picks, before->picks);
    assert_int_equal(after->position, before->position);
    assert_int_equal(after->has_log, before->has_log);
    assert_int_equal(after->has_panel, before->has_panel);
    assert_ptr_equal(after->scene, before->scene);
}

/* The card of the hand that has the focus, or the first one. */
static size_t card_of(const Sight *sight)
{
    size_t first = sight->count;
    for (size_t i = 0; i < sight->count; i++) {
        bool is_card = strncmp(sight->ids[i], "hand.card", strlen("hand.card")) == 0;
        if (is_card && strcmp(sight->ids[i], sight->focus) == 0) {
            return i;
        }
        first = is_card && first == sight->count ? i : first;
    }
    assert_true(first < sight->count);
    return first;
}

/* The system tells of the pointer in points. */
static Point pointed(const Sight *sight)
{
    Point middle = rect_centre(sight->rects[card_of(sight)]);
    return (Point){middle.x / (float)dense, middle.y / (float)dense};
}

static void check_game(const Game *game)
{
    Play *play = begin(game);
    pick(play);
    open_panel(play);
    Sight before = look(play);
    Point pointer = pointed(&before);
    steer_move(pointer);
    steer_settle(&app);
    before = look(play);
    assert_true(before.count > 10 && before.count < THINGS && before.letters > 0);
    assert_true(before.has_log || has_notebook(play));
    move_to_screen_of(2);
    Sight after = look(play);
    assert_true(app.ui->bounds.w == 2 * WIDTH && app.ui->bounds.h == 2 * HEIGHT);
    assert_int_equal(ui_text_percent(app.ui), PERCENT);
    assert_in_range(after.letters, 2 * before.letters - 1, 2 * before.letters + 1);
    check_nothing_lost(&before, &after);
    check_as_large(&before, &after, 2);
    assert_true(fabsf(pointed(&after).x - pointer.x) < ROUNDING);
    move_to_screen_of(1);
    Sight again = look(play);
    assert_int_equal(again.letters, before.letters);
    check_nothing_lost(&before, &again);
    check_as_large(&before, &again, 1);
}

/* A press where a card is seen on the sharper screen reaches it. */
static void what_is_pressed_there_is_what_is_seen(void **unused)
{
    Play *play = begin(&regicide_game);
    move_to_screen_of(2);
    Sight sight = look(play);
    steer_click(pointed(&sight));
    steer_settle(&app);
    assert_int_equal(table_picks(play->table), 1);
    move_to_screen_of(1);
    assert_int_equal(table_picks(play->table), 1);
}

static void a_table_lies_on_a_sharper_screen_as_before(void **unused)
{
    static const Game *const games[] = {&regicide_game, &claim_game, &clash_game, &direnjie_game};
    for (size_t i = 0; i < COUNT_OF(games); i++) {
        check_game(games[i]);
    }
}

/* 9 mm are 34 pixels of a plain screen, where 44 points are more, and 68 of one with 192 to the
 * inch. */
static void what_a_finger_taps_keeps_its_millimetres(void **unused)
{
    SDL_Event tap = {.tfinger = {.type = SDL_FINGERDOWN, .x = 0.5f, .y = 0.02f}};
    Play *play = begin(&regicide_game);
    pick(play);
    open_panel(play);
    SDL_PushEvent(&tap);
    tap.type = SDL_FINGERUP;
    SDL_PushEvent(&tap);
    steer_settle(&app);
    Sight before = look(play);
    assert_true(fabsf(ui_touch_least(app.ui) - 44) < 0.1f);
    move_to_inch_of(192);
    Sight after = look(play);
    assert_true(fabsf(ui_touch_least(app.ui) - 68.03f) < 0.1f);
    assert_int_equal(after.letters, before.letters);
    check_nothing_lost(&before, &after);
    move_to_inch_of(96);
    assert_true(fabsf(ui_touch_least(app.ui) - 44) < 0.1f);
}

static int open_large(void **unused)
{
    opened_options.width = WIDTH;
    opened_options.height = HEIGHT;
    if (open_app(unused)) {
        return -1;
    }
    app.settings.text_percent = PERCENT;
    app_set_language(&app, LANGUAGE_EN);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_table_lies_on_a_sharper_screen_as_before),
        cmocka_unit_test(what_is_pressed_there_is_what_is_seen),
        cmocka_unit_test(what_a_finger_taps_keeps_its_millimetres),
    };
    return cmocka_run_group_tests(tests, open_large, close_app);
}
