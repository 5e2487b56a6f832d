/* A new medal is struck on the map before the eyes of whoever comes back with it, once. */
#include "stage_mark.h"

#include "medal.h"
#include "opened.h"
#include "testing.h"
#include "ui/loop.h"
#include "ui/window.h"

#include <math.h>
#include <string.h>

#define GOLD  "ui/medal-gold"
#define RAYS  "ui/rays-gold"
#define STEP  40 /* ms */
#define PLACE ((Rect){300, 200, 60, 60})

/* What was drawn of the mark in a frame. */
typedef struct Drawn {
    float medal, rays; /* how wide; 0: not at all */
    size_t count;
} Drawn;

static float width_of(const char *name, size_t first)
{
    DrawList *list = ui_draw(app.ui);
    float width = 0;
    for (size_t i = first; i < draw_count(list); i++) {
        const DrawCommand *command = draw_at(list, i);
        if (command->kind == DRAW_PICTURE && strcmp(command->picture->name, name) == 0) {
            width = fmaxf(width, command->rect.w);
        }
    }
    return width;
}

/* A frame so many ms after the one before. */
static Drawn frame(const char *id, CampaignDeal deal, unsigned ms)
{
    StageMark mark = {.id = id, .name = "First stage", .value = "", .deal = &deal, .number = 1};
    mark.rect = PLACE;
    ui_hold_clock(app.ui, ms);
    app.frame++;
    ui_frame_begin(app.ui);
    size_t first = draw_count(ui_draw(app.ui));
    stage_mark(&app, &mark);
    Drawn drawn = {width_of(GOLD, first), width_of(RAYS, first),
                   draw_count(ui_draw(app.ui)) - first};
    ui_frame_end(app.ui);
    return drawn;
}

static int begin(void **state)
{
    app.settings.speed = SPEED_NORMAL;
    app.stages = (StagesSeen){0};
    app.passage.is_on = false;
    ui_set_reduced_motion(app.ui, false);
    return 0;
}

static const CampaignDeal nothing, gold = {.medal = MEDAL_GOLD}, helped = {.assisted_medal = 3};

/* What was seen until it rests. */
typedef struct Seen {
    float widest, rays;
    unsigned frames, most; /* drawn in a frame */
} Seen;

static Seen watch(CampaignDeal deal)
{
    Seen seen = {0};
    do {
        Drawn drawn = frame("stage.1", deal, STEP);
        seen.widest = fmaxf(seen.widest, drawn.medal);
        seen.rays = fmaxf(seen.rays, drawn.rays);
        seen.most = drawn.count > seen.most ? (unsigned)drawn.count : seen.most;
        seen.frames++;
    } while (stage_is_struck(&app) && seen.frames < 200);
    return seen;
}

static void a_new_medal_is_struck_once(void **unused)
{
    frame("stage.1", nothing, STEP);
    assert_false(stage_is_struck(&app));
    unsigned heard = ui_played(app.ui, SOUND_MEDAL_GOLD);
    Drawn first = frame("stage.1", gold, STEP);
    assert_true(stage_is_struck(&app));
    assert_true(first.medal > PLACE.w * 1.8f); /* it comes from above */
    assert_int_equal(ui_played(app.ui, SOUND_MEDAL_GOLD), heard);
    Seen seen = watch(gold);
    float seconds = medal_drops(MEDAL_GOLD) + medal_shines(MEDAL_GOLD);
    assert_true((float)(seen.frames * STEP) / 1000 > seconds);
    assert_true((float)(seen.frames * STEP) / 1000 < seconds + 1);
    assert_true(seen.rays > PLACE.w && seen.most > 40); /* papers of all colours */
    assert_int_equal(ui_played(app.ui, SOUND_MEDAL_GOLD), heard + 1);
    Drawn rest = frame("stage.1", gold, STEP);
    assert_true(rest.medal == PLACE.w && rest.rays <= 0);
    assert_int_equal(watch(gold).frames, 1);
}

/* The same meaning: its light, and its sound. */
static void without_motion_it_lies_there_in_its_light(void **unused)
{
    ui_set_reduced_motion(app.ui, true);
    frame("stage.1", nothing, STEP);
    unsigned heard = ui_played(app.ui, SOUND_MEDAL_GOLD);
    Seen seen = watch(gold);
    assert_true(seen.widest == PLACE.w && seen.rays > PLACE.w && seen.frames > 10);
    assert_true(seen.most < 20);
    assert_int_equal(ui_played(app.ui, SOUND_MEDAL_GOLD), heard + 1);
}

static void what_was_there_before_is_not(void **unused)
{
    assert_int_equal(watch(gold).frames, 1); /* on a map not seen before */
    frame("stage.2", nothing, STEP);
    assert_int_equal(watch(helped).frames, 1);
    app.settings.speed = SPEED_INSTANT;
    frame("stage.3", nothing, STEP);
    Drawn drawn = frame("stage.3", gold, STEP);
    assert_true(drawn.medal == PLACE.w && drawn.rays <= 0);
    assert_false(stage_is_struck(&app));
}

/* Where two are new, one after the other; none before the map has come. */
static void one_waits_for_another_and_for_the_map(void **unused)
{
    frame("stage.1", nothing, STEP);
    frame("stage.2", nothing, STEP);
    app.passage.is_on = true;
    assert_true(frame("stage.1", gold, STEP).medal <= 0);
    app.passage.is_on = false;
    assert_true(frame("stage.1", gold, STEP).medal > 0);
    assert_true(frame("stage.2", gold, STEP).medal <= 0);
    watch(gold);
    assert_true(frame("stage.2", gold, STEP).medal > 0);
    assert_true(stage_is_struck(&app));
}

/* Left while it was struck, the map does not wake a program that rests. */
static void a_map_that_is_left_asks_for_nothing(void **unused)
{
    frame("stage.1", nothing, STEP);
    frame("stage.1", gold, STEP);
    assert_true(stage_is_struck(&app));
    app.frame++;
    assert_false(stage_is_struck(&app));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(a_new_medal_is_struck_once, begin),
        cmocka_unit_test_setup(without_motion_it_lies_there_in_its_light, begin),
        cmocka_unit_test_setup(what_was_there_before_is_not, begin),
        cmocka_unit_test_setup(one_waits_for_another_and_for_the_map, begin),
        cmocka_unit_test_setup(a_map_that_is_left_asks_for_nothing, begin),
    };
    return cmocka_run_group_tests(tests, open_app, close_app);
}
