/* The same cards, other hands: the strongest computer player takes the person's seat on the deal
 * that was just played, knowing only what that seat knew. It lies on the result and goes back to
 * it; from here its match is looked at, and one plays on from where the two matches part. */
#include "app_match.h"
#include "coach_words.h"
#include "flow.h"
#include "i18n/format.h"
#include "par.h"
#include "result_words.h"

#define WIDTH_UNITS  760
#define HEIGHT_UNITS 390
#define LOOK_MS      20

typedef struct Others {
    Par par;      /* while it is played, */
    bool is_done; /* and then its match and where that parts from the one that was played */
    Session match;
    bool is_parted;
    size_t parted;
    bool is_shown; /* in the replay: the app has it, and `match` is the one that was played */
} Others;

/* That people can choose for this game. */
static BotLevel strongest(const Game *game)
{
    SeatKind kind = SEAT_MASTER;
    while (!seat_kind_is_offered(kind, game)) {
        kind--;
    }
    return seat_kind_level(kind);
}

static void others_enter(Scene *scene)
{
    App *app = scene->app;
    Others *others = arena_alloc(&scene->arena, sizeof *others);
    *others = (Others){.is_done = false};
    thinker_drop(app->thinker); /* a review may have asked it something */
    const Game *game = app->session.plan.game;
    par_begin_again(&others->par, &app->session, strongest(game), game_ui_of(game)->hint_aim);
    scene->data = others;
}

static void others_leave(Scene *scene)
{
    Others *others = scene->data;
    par_end(&others->par, scene->app->thinker);
    if (others->is_done) {
        session_release(&others->match);
    }
}

static void others_back(Scene *scene, const void *answer)
{
    Others *others = scene->data;
    (void)answer;
    if (others->is_shown) {
        app_exchange_match(scene->app, &others->match);
        others->is_shown = false;
    }
}

static void go_on(App *app, Others *others)
{
    if (others->is_done || par_step(&others->par, app->thinker)) {
        return;
    }
    others->is_parted = others->par.is_parted;
    others->parted = others->par.parted;
    others->match = par_take(&others->par);
    others->is_done = true;
}

static void show_from(App *app, Others *others, size_t actions)
{
    app_exchange_match(app, &others->match);
    others->is_shown = true;
    scene_push_replay_at(&app->scenes, actions, N_("So the computer played it"));
}

/* How a match ended for the person's seat, in the words in which challenges are told. */
static const char *end_words(App *app, const Match *match)
{
    const DayUi *day = game_ui_of(match->game)->day;
    Seat own = seats_first(app->session.people);
    return day->words(app, &match->setup, day->standing(match, own));
}

static const Played *played_at(const Match *match, size_t index)
{
    return buffer_at(&match->played, index);
}

static void ends(Flow *flow, const Others *others)
{
    App *app = flow->app;
    flow_words(flow, "text.own-end",
               app_phrase(app, N_("You: {result}"), TR_VALUES(end_words(app, &app->session.match))),
               STYLE_BOLD);
    flow_words(flow, "text.other-end",
               app_phrase(app, N_("The computer: {result}"),
                          TR_VALUES(end_words(app, &others->match.match))),
               STYLE_BOLD);
}

static void parting(Flow *flow, const Others *others)
{
    App *app = flow->app;
    const Match *match = &app->session.match;
    Remark remark = {.index = (uint32_t)others->parted, .seat = seats_first(app->session.people)};
    flow_words(flow, "text.parted",
               app_phrase(app, N_("The two games part at move {n}."),
                          TR_VALUES(app_number(app, (int64_t)others->parted + 1))),
               STYLE_BODY);
    flow_words(flow, "text.own-move",
               app_phrase(app, N_("You: {action}"),
                          TR_VALUES(coach_action_words(app, &remark,
                                                       played_at(match, others->parted)->action))),
               STYLE_BODY);
    flow_words(
        flow, "text.other-move",
        app_phrase(app, N_("The computer: {action}"),
                   TR_VALUES(coach_action_words(
                       app, &remark, played_at(&others->match.match, others->parted)->action))),
        STYLE_BODY);
}

static void parted_buttons(Flow *flow, Others *others)
{
    App *app = flow->app;
    Seat own = seats_first(app->session.people);
    if (flow_button(flow, &(Button){.id = "button.show",
                                    .label = app_word(app, N_("Show from there")),
                                    .kind = BUTTON_PRIMARY})) {
        show_from(app, others, others->parted);
    } else if (flow_button(
                   flow, &(Button){.id = "button.play-on",
                                   .label = app_word(app, N_("Play on from there")),
                                   .hint = app_word(
                                       app, N_("A new game that counts as played with help."))})) {
        app_play_on(app, others->parted, own);
    }
}

static void run(Flow *flow)
{
    App *app = flow->app;
    Others *others = flow->context;
    if (!others->is_done) {
        const char *number = app_number(app, (int64_t)others->par.session.match.position + 1);
        flow_words(flow, "text.progress", app_phrase(app, N_("Move {n}…"), TR_VALUES(number)),
                   STYLE_BODY);
        return;
    }
    ends(flow, others);
    if (others->is_parted) {
        parting(flow, others);
        parted_buttons(flow, others);
    } else {
        flow_words(flow, "text.parted", app_word(app, N_("It played every move as you did.")),
                   STYLE_BODY);
    }
}

static void others_frame(Scene *scene)
{
    App *app = scene->app;
    Others *others = scene->data;
    Sheet sheet = sheet_of(app);
    bool back;
    go_on(app, others);
    sheet_background(app, "menu/background", 0.6f);
    Point size = {sheet_paper_width(&sheet, WIDTH_UNITS), HEIGHT_UNITS * sheet.type};
    Rect rest = sheet_pinned(app, app_word(app, N_("Same cards, other hands")), size, &back);
    rest.y += sheet_paragraph(app, "text.others",
                              app_word(app, N_("The strongest computer player takes your seat with "
                                               "your cards. It knows only what you knew.")),
                              rest);
    flow_region(app, others, "list.others", rest, run);
    if (back) {
        scene_pop(&app->scenes);
    }
}

static SceneRest others_rest(const Scene *scene)
{
    const Others *others = scene->data;
    return (SceneRest){.is_busy = !others->is_done,
                       .wake_ms = others->is_done ? NEVER_MS : LOOK_MS};
}

const SceneKind scene_others = {
    .id = "others",
    .music = MUSIC_TABLE,
    .enter = others_enter,
    .back = others_back,
    .frame = others_frame,
    .key = sheet_key_back,
    .rest = others_rest,
    .leave = others_leave,
};
