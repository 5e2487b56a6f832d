/* A challenge that came in: which match it is, what is to be beaten, and the way to its table. It
 * is kept as the match begins, so that the result compares with it. Nothing is told of how the
 * other match went. */
#include "app_match.h"
#include "challenge.h"
#include "i18n/format.h"
#include "menu_tiles.h"
#include "option_words.h"
#include "progress.h"
#include "sheet.h"

#include <math.h>

#define WIDTH_UNITS   680
#define PICTURE_UNITS 210
#define GAP           14.0f
#define LINES_MAX     8
#define LABELS_MAX    OPTION_LIMIT

typedef struct Dare {
    Challenge challenge;
    MatchPlan plan;
    DealPlace place;
    SavedMatch begun;
    bool is_begun, is_known; /* a match of it is not over; one was played before */
} Dare;

typedef struct DareLine {
    const char *id, *text;
    bool is_goal;
} DareLine;

typedef struct DareLines {
    DareLine items[LINES_MAX];
    int count;
} DareLines;

static void challenge_enter(Scene *scene)
{
    App *app = scene->app;
    const ChallengeArgs *args = scene->args;
    Dare *dare = arena_alloc(&scene->arena, sizeof *dare);
    dare->challenge = args->challenge;
    dare->plan = challenge_plan(&dare->challenge);
    dare->place = progress_place(&dare->plan);
    app_seat_usual(app, &dare->plan);
    dare->is_begun = challenge_find_begun(app->profile, &dare->challenge, &dare->begun);
    dare->is_known = profile_has_finished_deal(app->profile, dare->plan.game, &dare->plan.setup);
    scene->game = dare->plan.game;
    scene->data = dare;
}

static void add(DareLines *lines, const char *id, const char *text)
{
    if (text) {
        lines->items[lines->count++] = (DareLine){id, text, false};
    }
}

static const char *names(App *app, const MatchPlan *plan)
{
    const char *names[SEAT_LIMIT];
    for (Seat seat = 0; seat < plan->setup.seats; seat++) {
        const char *strength = seat_kind_strength(plan->kinds[seat]);
        names[seat] = app_seat_name(app, plan, seat);
        if (strength) {
            names[seat] = app_phrase(app, N_("{text} · {next}"),
                                     TR_VALUES(names[seat], app_word(app, strength)));
        }
    }
    return app_list(app, names, plan->setup.seats);
}

/* What is not as it is offered at first; NULL: nothing. */
static const char *options(App *app, const MatchPlan *plan)
{
    const char *words[LABELS_MAX];
    size_t count = 0;
    MatchPlan usual = plan_initial(plan->game, plan->setup.seats);
    for (int i = 0; i < plan->game->option_count; i++) {
        if (plan->setup.options[i] != usual.setup.options[i] && option_is_shown(plan, i)) {
            words[count++] = option_said(app, plan, i);
        }
    }
    return count > 0 ? app_list(app, words, count) : NULL;
}

/* Its number as it is typed. */
static const char *deal_words(App *app, const Dare *dare)
{
    char bytes[24];
    Text number = text_in(bytes, sizeof bytes);
    text_append_number(&number, (int64_t)dare->plan.setup.seed);
    return app_phrase(app, dare->is_known ? N_("Deal {n} (known)") : N_("Deal {n}"),
                      TR_VALUES(app_copy(app, bytes)));
}

/* Which match it is. */
static void add_match(App *app, const Dare *dare, DareLines *lines)
{
    const GameUi *ui = game_ui_of(dare->plan.game);
    switch (dare->place.kind) {
    case DEAL_DAILY:
        add(lines, "text.deal",
            app_phrase(
                app, N_("{label}: {word}"),
                TR_VALUES(app_word(app, N_("Daily deal")), app_date(app, dare->place.number))));
        add(lines, "text.task", ui->day->task(app, &dare->plan));
        break;
    case DEAL_STAGE:
        add(lines, "text.deal", ui->campaign->stage_name(app, dare->place.number));
        break;
    case DEAL_FREE:
        add(lines, "text.deal", deal_words(app, dare));
        add(lines, "text.seats", dare->plan.setup.seats > 1 ? names(app, &dare->plan) : NULL);
        add(lines, "text.options", options(app, &dare->plan));
        break;
    }
}

static DareLines lines_of(App *app, const Dare *dare)
{
    DareLines lines = {.count = 0};
    const Challenge *challenge = &dare->challenge;
    const GameUi *ui = game_ui_of(challenge->game);
    const char *result = ui->day->words(app, &challenge->setup, challenge->standing);
    add_match(app, dare, &lines);
    add(&lines, "text.goal", app_word(app, N_("To be beaten with the same cards")));
    add(&lines, "text.beat", result);
    lines.items[lines.count - 1].is_goal = true;
    if (challenge->assisted) {
        add(&lines, "text.assisted", app_word(app, N_("Played with help.")));
    }
    if (challenge->is_told) {
        add(&lines, "text.told",
            app_word(app, N_("Only told: the code has no game in it that proves it.")));
    }
    return lines;
}

static void start(App *app, const Dare *dare)
{
    Problem problem = {0};
    if (!challenge_keep(app->profile, &dare->challenge, &problem)) {
        app_tell(app, &problem);
    }
    if (dare->is_begun) {
        app_resume_match(app, &dare->begun);
    } else {
        app_begin_match(app, &dare->plan);
    }
}

static void start_button(App *app, const Dare *dare, Rect rect)
{
    Button button = {.id = "button.start",
                     .label = app_word(app, dare->is_begun ? N_("Continue") : N_("Start")),
                     .rect = rect,
                     .kind = BUTTON_PRIMARY};
    if (ui_button(app->ui, &button)) {
        start(app, dare);
    }
}

static TextStyle style_of(const DareLine *line)
{
    return (TextStyle){line->is_goal ? FONT_BODY_BOLD : FONT_BODY, SIZE_BODY, ALIGN_CENTRE, false};
}

/* Draws what it measures, unless `is_drawn` is false. */
static float draw_lines(App *app, const DareLines *lines, Rect rest, bool is_drawn)
{
    float height = 0;
    for (int i = 0; i < lines->count; i++) {
        const DareLine *line = &lines->items[i];
        Color color = line->is_goal ? COLOR_GOLD_LIGHT : COLOR_MUTED;
        float high = text_layout(app->ui, line->text, style_of(line), rest.w)->h;
        if (is_drawn) {
            ui_label(app->ui, line->id, line->text, style_of(line), color, rest);
        }
        high += GAP * ui_unit(app->ui);
        rect_cut_top(&rest, high);
        height += high;
    }
    return height;
}

static void picture(App *app, const Dare *dare, Rect rect)
{
    if (rect.h > 0) {
        Rect tile = rect_around(rect_centre(rect), rect.h / CARD_RATIO, rect.h);
        menu_tile_draw(app, dare->plan.game, (Outline){tile, 0});
    }
}

/* In a low window the picture gives way. */
static void challenge_frame(Scene *scene)
{
    App *app = scene->app;
    const Dare *dare = scene->data;
    Sheet sheet = sheet_of(app);
    bool back;
    float width = sheet_paper_width(&sheet, WIDTH_UNITS), gap = GAP * sheet.unit;
    DareLines lines = lines_of(app, dare);
    float words = draw_lines(app, &lines, (Rect){0, 0, width, 0}, false);
    float wanted = words + (PICTURE_UNITS + GAP) * sheet.unit + sheet.button;
    const char *title = app_phrase(app, N_("Challenge · {game}"),
                                   TR_VALUES(app_word(app, game_name(dare->plan.game->id))));
    Rect inner = sheet_paper(app, title, (Point){width, wanted}, &back);
    start_button(app, dare, rect_cut_bottom(&inner, sheet.button));
    picture(app, dare, rect_cut_top(&inner, fmaxf(inner.h - words - gap, 0)));
    rect_cut_top(&inner, fminf(gap, fmaxf(inner.h - words, 0)));
    Rect content = ui_scroll_begin(app->ui, "list.challenge", inner, words);
    draw_lines(app, &lines, content, true);
    ui_scroll_end(app->ui);
    if (back) {
        scene_pop(&app->scenes);
    }
}

const SceneKind scene_challenge = {
    .id = "challenge",
    .music = MUSIC_MENU,
    .args_size = sizeof(ChallengeArgs),
    .enter = challenge_enter,
    .frame = challenge_frame,
    .key = sheet_key_back,
};
