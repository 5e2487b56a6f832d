/* One turn after another: wait, finish motion for a press, draw a frame, carry out changes of
 * scene, answer the automation. */
#include "run.h"
#include "errand.h"
#include "ui/loop.h"
#include "ui/music.h"
#include "ui/window.h"

#include "automation.h"
#include "base/page.h"
#include "loop.h"
#include "share.h"
#include "sitting.h"
#include "stage_mark.h"
#include "wish.h"

#define BANNER_READ_MS  2000 /* a banner stays so long when screens change by themselves */
#define KEEPING_WAKE_MS 10   /* how often to ask whether a change has been written */
#define MENU_PIECE      "lanterns"

typedef struct Run {
    App *app;
    Automation *automation; /* or NULL */
    bool again;             /* another frame must follow at once */
    bool was_busy;          /* no person owed anything in the frame before */
} Run;

/* Motion ends before a press acts, so that it acts on what then lies there. A button that could not
 * be pressed does not act just because its turn has come by that: nobody has seen it so. */
static void finish_motion(App *app)
{
    SceneRest rest = scene_rest(&app->scenes);
    if (!ui_press_pending(app->ui) || !rest.is_moving) {
        return;
    }
    bool is_spent = ui_press_refused(app->ui) || (rest.is_past && ui_escape_pending(app->ui));
    scene_settle(&app->scenes);
    app_lay_out(app);
    if (is_spent) {
        ui_flush_input(app->ui);
    }
}

static void take_dropped(App *app)
{
    char path[FOLDER_BYTES];
    Text chosen = text_in(path, sizeof path);
    if (ui_take_dropped(app->ui, path, sizeof path) || page_take_file(&chosen)) {
        share_take_dropped(app, path);
    }
}

static void tell_news(App *app)
{
    static const char *const words[] = {
        [PAGE_KEEPS_NOTHING] = N_("This browser keeps nothing: games are lost when the page is "
                                  "closed. Save them as files."),
        [PAGE_HAS_FORGOTTEN] = N_("The browser has forgotten the games that were kept here."),
        [PAGE_IS_SECOND] = N_("Meja is open in another window of this browser. What you play here "
                              "is not kept."),
        [PAGE_IS_OFFLINE] = N_("Some pictures are not loaded yet. They come when you are online "
                               "again."),
    };
    PageNews news = page_news();
    if (news != PAGE_NO_NEWS) {
        app_say(app, words[news], NULL);
    }
}

/* Nothing stops for it: mouse, keys and fingers go on. */
static void tell_of_pad(App *app)
{
    if (ui_take_lost_pad(app->ui)) {
        app_say(app, N_("The gamepad is disconnected."), NULL);
    }
}

/* What was said on one screen is not said on the next, once a person goes on; where the next comes
 * by itself, once there was time to read it. */
static void drop_old_banner(App *app, bool is_left)
{
    uint64_t now = ui_now_ms(app->ui);
    if (is_left || now + BANNER_MS >= app->banner_until_ms + BANNER_READ_MS) {
        app->banner[0] = '\0';
    }
}

/* There is silence in its place. */
static void tell_of_music(App *app)
{
    if (ui_take_lost_music(app->ui)) {
        app_say(app,
                N_("The music cannot be played: a file of it is missing or "
                   "damaged."),
                NULL);
    }
}

static const char *piece_of(const App *app, SceneMusic music)
{
    const Game *game = app->has_session ? app->session.plan.game : NULL;
    const MusicUi *own = game_ui_of(game)->music;
    if (music == MUSIC_MENU) {
        return MENU_PIECE;
    }
    return music == MUSIC_TABLE && own ? own->piece : NULL;
}

bool app_turn(App *app)
{
    uint64_t said_until = app->banner_until_ms;
    take_dropped(app);
    tell_news(app);
    tell_of_pad(app);
    tell_of_music(app);
    errand_check(app);
    sitting_attend(app);
    bool pressed = ui_press_pending(app->ui);
    if (pressed) {
        passage_end(&app->passage, app->ui);
        narrator_hush(app->narrator);
    }
    finish_motion(app);
    ui_set_music(app->ui, piece_of(app, scene_music(&app->scenes)), scene_tension(&app->scenes));
    Departure from = app_depart(app);
    app_show(app);
    bool changed = scene_change(&app->scenes);
    bool acted = ui_has_acted(app->ui) || narrator_is_behind(app->narrator);
    if (changed) {
        app_arrive(app, &from);
        bool is_old = app->banner_until_ms == said_until;
        drop_old_banner(app, is_old && (pressed || ui_has_acted(app->ui)));
        ui_flush_input(app->ui);
    }
    return changed || acted;
}

/* Whoever looked elsewhere while others played is told that it is their turn. */
static void call_person(Run *run)
{
    bool is_busy = scene_rest(&run->app->scenes).is_busy;
    if (run->was_busy && !is_busy) {
        ui_call_attention(run->app->ui);
    }
    run->was_busy = is_busy;
}

static int sooner(int a, int b)
{
    bool is_a = a >= 0 && (b < 0 || a < b);
    return is_a ? a : b;
}

static int wait_ms(App *app)
{
    SceneRest rest = scene_rest(&app->scenes);
    int wait = rest.wake_ms;
    if (rest.is_moving || app->passage.is_on || stage_is_struck(app)) {
        return 0;
    }
    if (app->is_keeping || errand_is_busy(app)) {
        wait = sooner(wait, KEEPING_WAKE_MS);
    }
    if (app->banner[0] != '\0') {
        uint64_t now = ui_now_ms(app->ui);
        bool is_due = now >= app->banner_until_ms;
        wait = sooner(wait, is_due ? 0 : (int)(app->banner_until_ms - now) + 1);
    }
    return wait;
}

static bool run_turn(void *context)
{
    Run *run = context;
    int wait = run->again ? 0 : wait_ms(run->app);
    if (run->automation) {
        wait = sooner(wait, automation_wait_ms(run->automation));
    }
    if (ui_wait(run->app->ui, wait)) {
        if (run->automation && automation_is_asked(run->automation)) {
            ui_take_sent(run->app->ui);
        }
        run->again = app_turn(run->app);
        call_person(run);
        if (run->automation && !run->again) {
            automation_answer(run->automation);
        }
    }
    return !ui_closing(run->app->ui);
}

void app_run(App *app)
{
    Run run = {.app = app, .again = true};
    if (app->options->automation) {
        run.automation = automation_new(app);
    }
    wish_fulfil(app);
    ui_run(run_turn, &run);
    if (run.automation) {
        automation_free(run.automation);
    }
}
