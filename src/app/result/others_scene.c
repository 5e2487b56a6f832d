/* The same cards, other hands: the strongest computer player takes the seat of a person on the deal
 * that was just played, knowing only what that seat knew; where several people played, it is chosen
 * first whose. It lies on the result and goes back to it; from here its match is looked at, and one
 * plays on from where the two matches part. */
#include "app_match.h"
#include "coach_words.h"
#include "flow.h"
#include "i18n/format.h"
#include "par.h"
#include "result_words.h"
#include "seated.h"

#define WIDTH_UNITS  760
#define HEIGHT_UNITS 390
#define LOOK_MS      20

typedef struct Others {
    Seat own;     /* SEAT_NONE: it is being chosen */
    Par par;      /* while it is played, */
    bool is_done; /* and then its match and where that parts from the one that was played */
    Session match;
    bool is_parted;
    size_t parted;
    bool is_shown; /* in the replay: the app has it, and `match` is the one that was played */
} Others;

static bool is_alone(const App *app)
{
    return (app->session.people & (app->session.people - 1)) == 0;
}

static void choose(App *app, Others *others, Seat own)
{
    const Game *game = app->session.plan.game;
    others->own = own;
    thinker_drop(app->thinker); /* a review may have asked it something */
    par_begin_again(&others->par, &app->session, own, BOT_MASTER, game_ui_of(game)->hint_aim);
}

static void others_enter(Scene *scene)
{
    App *app = scene->app;
    Others *others = arena_alloc(&scene->arena, sizeof *others);
    *others = (Others){.own = SEAT_NONE};
    if (is_alone(app)) {
        choose(app, others, seats_first(app->session.people));
    }
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
    if (others->own == SEAT_NONE || others->is_done || par_step(&others->par, app->thinker)) {
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

/* How a match ended for a seat, in the words in which challenges are told. */
static const char *end_words(App *app, const Match *match, Seat own)
{
    const DayUi *day = game_ui_of(match->game)->day;
    return day->words(app, &match->setup, day->standing(match, own));
}

static const Played *played_at(const Match *match, size_t index)
{
    return buffer_at(&match->played, index);
}

/* Who came to what, of which the words may be a label with its own colon. */
static const char *end_of(App *app, const char *who, const char *words)
{
    return app_phrase(app, N_("{text} · {next}"), TR_VALUES(who, words));
}

static void ends(Flow *flow, const Others *others)
{
    App *app = flow->app;
    const char *own = end_words(app, &app->session.match, others->own);
    const char *other = end_words(app, &others->match.match, others->own);
    const char *who = app_called(app, others->own);
    flow_words(flow, "text.own-end", end_of(app, who, own), STYLE_BOLD);
    flow_words(flow, "text.other-end", end_of(app, app_word(app, N_("Computer")), other),
               STYLE_BOLD);
}

static void parting(Flow *flow, const Others *others)
{
    App *app = flow->app;
    const Match *match = &app->session.match;
    Remark remark = {.index = (uint32_t)others->parted, .seat = others->own};
    const char *own = coach_action_words(app, &remark, played_at(match, others->parted)->action);
    const char *other =
        coach_computer_words(app, &remark, played_at(&others->match.match, others->parted)->action);
    flow_words(flow, "text.parted",
               app_phrase(app, N_("The two games part at move {n}."),
                          TR_VALUES(app_number(app, (int64_t)others->parted + 1))),
               STYLE_BODY);
    flow_words(flow, "text.own-move", own, STYLE_BODY);
    flow_words(flow, "text.other-move", other, STYLE_BODY);
}

static void parted_buttons(Flow *flow, Others *others)
{
    App *app = flow->app;
    if (flow_button(flow, &(Button){.id = "button.show",
                                    .label = app_word(app, N_("Show from there")),
                                    .kind = BUTTON_PRIMARY})) {
        show_from(app, others, others->parted);
    } else if (flow_button(
                   flow, &(Button){.id = "button.play-on",
                                   .label = app_word(app, N_("Play on from there")),
                                   .hint = app_word(
                                       app, N_("A new game that counts as played with help."))})) {
        app_play_on(app, others->parted, others->own);
    }
}

/* Whose seat it takes: a row for each person, with what that one came to. */
static void people(Flow *flow, Others *others)
{
    App *app = flow->app;
    const MatchPlan *plan = &app->session.plan;
    flow_words(flow, "text.whose", app_word(app, N_("Whose seat?")), STYLE_BOLD);
    for (Seat seat = 0; seat < plan->setup.seats; seat++) {
        if (!seats_have(app->session.people, seat)) {
            continue;
        }
        FlowRow row = {.id = app_numbered(app, "others.seat.", seat),
                       .name = app_seat_name(app, plan, seat),
                       .value = end_words(app, &app->session.match, seat)};
        if (flow_row(flow, &row)) {
            choose(app, others, seat);
        }
    }
}

static void run(Flow *flow)
{
    App *app = flow->app;
    Others *others = flow->context;
    if (others->own == SEAT_NONE) {
        people(flow, others);
        return;
    }
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

/* What happens here. */
static const char *words(App *app, const Others *others)
{
    if (is_alone(app)) {
        return app_word(app, N_("The strongest computer player takes your seat with your cards. It "
                                "knows only what you knew."));
    }
    if (others->own == SEAT_NONE) {
        return app_word(app, N_("The strongest computer player takes the seat of one of you. It "
                                "knows only what was known there."));
    }
    return app_phrase(app,
                      N_("The strongest computer player sits in the seat of {name} and knows only "
                         "what was known there. Once the games part, it plays for all of you."),
                      TR_VALUES(app_seat_name(app, &app->session.plan, others->own)));
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
    rect_cut_top(&rest, sheet_paragraph(app, "text.others", words(app, others), rest));
    flow_region(app, others, "list.others", rest, run);
    if (back) {
        scene_pop(&app->scenes);
    }
}

static SceneRest others_rest(const Scene *scene)
{
    const Others *others = scene->data;
    bool is_busy = others->own != SEAT_NONE && !others->is_done;
    return (SceneRest){.is_busy = is_busy, .wake_ms = is_busy ? LOOK_MS : NEVER_MS};
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
