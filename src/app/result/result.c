/* The end of a match: who has won, what was reached, and where to go from here. What it shows is
 * public: everybody may look. */
#include "game_ui.h"
#include "grace.h"
#include "i18n/format.h"
#include "progress.h"
#include "result_words.h"
#include "sheet.h"

#include <string.h>

typedef struct Result {
    Series series;    /* with this game */
    PointSeries sums; /* the same */
    DealPlace place;  /* in the campaign or the calendar */
    bool is_prepared; /* begun there or as there, not as a custom game */
    int next;         /* stage that is due, or NO_STAGE */
    Streaks streaks;  /* of daily deals */
    Grace grace;      /* a press meant for the table must not choose here */
    bool is_solvable; /* lost alone: perhaps the deal could have been won */
} Result;

static const GameUi *ui_of(const App *app)
{
    return game_ui_of(app->session.plan.game);
}

/* Whether it was begun as the prepared match, not as a custom game that counts as it. */
static bool is_as_prepared(const MatchPlan *plan, DealPlace place)
{
    MatchPlan fixed = progress_plan(place);
    return memcmp(fixed.setup.options, plan->setup.options, sizeof fixed.setup.options) == 0;
}

static void find_stage(App *app, Result *result, bool is_won)
{
    CampaignDeal stages[STAGES_MAX];
    const CampaignUi *campaign = ui_of(app)->campaign;
    if (result->is_prepared && (is_won || campaign->skips)) {
        progress_stages(app->profile, result->place.game, stages);
        result->next = campaign->next(stages, result->place.number);
    }
}

static void find_place(App *app, Result *result, bool is_won)
{
    result->place = progress_place(&app->session.plan);
    result->next = NO_STAGE;
    switch (result->place.kind) {
    case DEAL_STAGE:
        result->is_prepared = is_as_prepared(&app->session.plan, result->place);
        find_stage(app, result, is_won);
        break;
    case DEAL_DAILY:
        result->is_prepared = true;
        result->streaks = progress_streaks(app->profile, result->place.game, result->place.number);
        break;
    case DEAL_FREE:
        break;
    }
}

static void result_enter(Scene *scene)
{
    Result *result = arena_alloc(&scene->arena, sizeof *result);
    const MatchPlan *plan = &scene->app->session.plan;
    Outcome outcome;
    match_outcome(&scene->app->session.match, &outcome);
    result->grace = grace_begin(scene->app->ui);
    result->series = series_after(&plan->series, &outcome, plan->setup.seats);
    result->sums = result_sums(scene->app);
    scene->data = result;
    find_place(scene->app, result, outcome.winners != 0);
    result->is_solvable = ui_of(scene->app)->solution.scene && plan->setup.seats == 1 &&
                          scene->app->session.people != 0 && outcome.winners == 0;
}

enum ResultChoice {
    RESULT_AGAIN,
    RESULT_SAME,
    RESULT_SEATS,
    RESULT_REPLAY,
    RESULT_SHARE,
    RESULT_MENU,
    RESULT_CHOICES
};

static const struct {
    const char *id, *label;
} choices[RESULT_CHOICES] = {
    [RESULT_AGAIN] = {"button.again", N_("Play again")},
    [RESULT_SAME] = {"button.same-deal", N_("Same deal")},
    [RESULT_SEATS] = {"button.seats", N_("Change seats")},
    [RESULT_REPLAY] = {"button.replay", N_("Replay")},
    [RESULT_SHARE] = {"button.share", N_("Share")},
    [RESULT_MENU] = {"button.menu", N_("Main menu")},
};

static bool sums_go_on(const App *app, const PointSeries *sums)
{
    return sums->target > 0 && series_point_winners(sums, result_teams(app)) == 0;
}

static bool series_goes_on(const App *app, const Series *series)
{
    return series->target > 0 && series_winner(series, app->session.plan.setup.seats) == SEAT_NONE;
}

/* The loser of a single game may lead the next one, too. */
static Series next_series(const App *app, const Series *series)
{
    Series next = series_anew(series);
    next.games = 1;
    next.loser = series->loser;
    return series_goes_on(app, series) ? *series : series->target > 0 ? series_anew(series) : next;
}

static void play_on(App *app, const Result *result)
{
    MatchPlan plan = app->session.plan;
    plan.setup.seed = SEED_ANY;
    plan.series = next_series(app, &result->series);
    plan.sums = sums_go_on(app, &result->sums) ? result->sums
                                               : (PointSeries){.target = result->sums.target};
    if (result->next != NO_STAGE) {
        MatchPlan next = progress_plan((DealPlace){DEAL_STAGE, result->next, plan.game});
        plan.setup = next.setup;
        plan.deal = next.deal;
    }
    app_begin_match(app, &plan);
}

static void choose(App *app, enum ResultChoice choice, const Result *result)
{
    MatchPlan plan = app->session.plan;
    switch (choice) {
    case RESULT_AGAIN:
        play_on(app, result);
        break;
    case RESULT_SAME:
        app_begin_match(app, &plan);
        break;
    case RESULT_SEATS:
        scene_switch(&app->scenes,
                     result->is_prepared ? ui_of(app)->campaign->scene : shared_scenes.seats);
        break;
    case RESULT_REPLAY:
        scene_push(&app->scenes, shared_scenes.replay);
        break;
    case RESULT_SHARE:
        scene_push(&app->scenes, shared_scenes.share);
        break;
    case RESULT_MENU:
    case RESULT_CHOICES:
        scene_switch(&app->scenes, shared_scenes.menu);
        break;
    }
}

/* Beside its place in the campaign or the calendar, a match offers other ways. */
static Button button_of(App *app, const Result *result, enum ResultChoice choice)
{
    Button button = {.id = choices[choice].id,
                     .label = app_word(app, choices[choice].label),
                     .kind = choice == RESULT_AGAIN ? BUTTON_PRIMARY : BUTTON_SECONDARY};
    if (choice == RESULT_AGAIN && result->next != NO_STAGE) {
        button.id = "button.next";
        button.label = app_word(app, N_("Next stage"));
    } else if (choice == RESULT_AGAIN &&
               (series_goes_on(app, &result->series) || sums_go_on(app, &result->sums))) {
        button.label = app_word(app, N_("Next game"));
    } else if (choice == RESULT_SEATS && result->is_prepared) {
        button.id = "button.campaign";
        button.label = app_word(app, N_("Campaign"));
    }
    return button;
}

static void solve_button(App *app, Rect rect, bool graced)
{
    const SceneButton *solution = &ui_of(app)->solution;
    Button button = {.id = solution->id,
                     .label = app_word(app, solution->label),
                     .rect = rect,
                     .kind = BUTTON_SECONDARY};
    if (ui_button(app->ui, &button) && !graced) {
        scene_push(&app->scenes, solution->scene);
    }
}

static int columns_of(const Sheet *sheet)
{
    return sheet->is_portrait ? 2 : 3;
}

static void buttons(Scene *scene, Rect rect, const Sheet *sheet, bool graced)
{
    App *app = scene->app;
    const Result *result = scene->data;
    float gap = 14 * sheet->unit;
    int columns = columns_of(sheet);
    if (result->is_solvable) {
        solve_button(app, rect_cut_top(&rect, sheet->button), graced);
        rect_cut_top(&rect, gap);
    }
    float width = (rect.w - gap * (float)(columns - 1)) / (float)columns;
    for (int i = 0; i < RESULT_CHOICES; i++) {
        Button button = button_of(app, result, (enum ResultChoice)i);
        button.rect =
            (Rect){rect.x + (float)(i % columns) * (width + gap),
                   rect.y + (float)(i / columns) * (sheet->button + gap), width, sheet->button};
        if (ui_button(app->ui, &button) && !graced) {
            choose(app, (enum ResultChoice)i, result);
        }
    }
}

/* One line of the sheet, centred. */
typedef struct Line {
    const char *id, *text;
} Line;

#define LINES_MAX (10 + 3 * SEAT_LIMIT)

typedef struct Lines {
    Line items[LINES_MAX];
    size_t count;
} Lines;

static void add(Lines *lines, const char *id, const char *text)
{
    if (text) {
        lines->items[lines->count++] = (Line){id, text};
    }
}

static void add_scores(App *app, const Outcome *outcome, Lines *lines)
{
    static const char *const ids[] = {"text.score.0", "text.score.1", "text.score.2",
                                      "text.score.3", "text.score.4", "text.score.5"};
    for (Seat side = 0; side < result_sides(app); side++) {
        add(lines, ids[side], result_side(app, outcome, side));
    }
}

/* How many games of the match each has won, and who has won it. */
static void add_series(App *app, const Series *series, Lines *lines)
{
    Seat winner = series_winner(series, app->session.plan.setup.seats);
    if (series->target == 0) {
        return;
    }
    add(lines, "text.series",
        app_phrase(app, N_("Games won · {name}: {n} · {other}: {m}"),
                   TR_VALUES(app->seat_names[0], app_number(app, series->wins[0]),
                             app->seat_names[1], app_number(app, series->wins[1]))));
    if (winner != SEAT_NONE) {
        add(lines, "text.match",
            app_phrase(app, N_("{name} wins the match!"), TR_VALUES(app->seat_names[winner])));
    }
}

/* The points of each side over the series, and who has won it. */
static void add_sums(App *app, const PointSeries *sums, Lines *lines)
{
    static const char *const ids[] = {"text.sum.0", "text.sum.1", "text.sum.2",
                                      "text.sum.3", "text.sum.4", "text.sum.5"};
    static const char *const winner_ids[] = {"text.winner.0", "text.winner.1", "text.winner.2",
                                             "text.winner.3", "text.winner.4", "text.winner.5"};
    unsigned sides = result_teams(app);
    SeatSet winners = series_point_winners(sums, sides);
    for (Seat side = 0; side < sides && sums->target > 0; side++) {
        add(lines, ids[side],
            app_phrase(
                app, N_("Over all games · {name}: {n}"),
                TR_VALUES(result_team_name(app, side), app_number(app, sums->points[side]))));
    }
    for (Seat side = 0; side < sides; side++) {
        if (seats_have(winners, side)) {
            add(lines, winner_ids[side],
                app_phrase(app, N_("{name} wins the match!"),
                           TR_VALUES(result_team_name(app, side))));
        }
    }
}

static void add_place(App *app, const Result *result, Lines *lines)
{
    switch (result->place.kind) {
    case DEAL_FREE:
        break;
    case DEAL_STAGE:
        add(lines, "text.stage", ui_of(app)->campaign->stage_name(app, result->place.number));
        break;
    case DEAL_DAILY:
        add(lines, "text.streak",
            app_phrase(app, N_("Current streak: {n}"),
                       TR_VALUES(app_number(app, result->streaks.current))));
        break;
    }
}

static Lines lines_of(App *app, const Result *result)
{
    Outcome outcome;
    Lines lines = {.count = 0};
    match_outcome(&app->session.match, &outcome);
    add(&lines, "heading.title", result_title(app, &outcome));
    add(&lines, "text.detail", result_detail(app));
    add(&lines, "text.turns", result_length(app));
    add(&lines, "text.medal", result_medal_words(app));
    add_scores(app, &outcome, &lines);
    add_series(app, &result->series, &lines);
    add_sums(app, &result->sums, &lines);
    add_place(app, result, &lines);
    add(&lines, "text.deal", app_deal_words(app));
    if (app->session.line_length > 0) {
        add(&lines, "text.shown", app_word(app, N_("Shown by the computer. It does not count.")));
    } else if (app->session.assisted) {
        add(&lines, "text.assisted", app_word(app, N_("Played with help.")));
    } else if (app->session.plan.deal == DEAL_KNOWN) {
        add(&lines, "text.known",
            app_word(app, N_("A known deal: it is counted with the games played with help.")));
    }
    return lines;
}

static TextStyle style_of(size_t index)
{
    return index == 0 ? (TextStyle){FONT_TITLE, SIZE_TITLE, ALIGN_CENTRE, false}
                      : (TextStyle){FONT_BODY, SIZE_NAME, ALIGN_CENTRE, false};
}

#define LINE_GAP 8.0f

static float lines_height(App *app, const Lines *lines, float width)
{
    float height = 0;
    for (size_t i = 0; i < lines->count; i++) {
        const TextBlock *block = text_layout(app->ui, lines->items[i].text, style_of(i), width);
        height += block->h + LINE_GAP * ui_unit(app->ui);
    }
    return height;
}

static void draw_lines(App *app, const Lines *lines, Rect rest)
{
    for (size_t i = 0; i < lines->count; i++) {
        const Line *line = &lines->items[i];
        float height = ui_label(app->ui, line->id, line->text, style_of(i),
                                i == 0 ? COLOR_GOLD_LIGHT : COLOR_MUTED, rest);
        rect_cut_top(&rest, height + LINE_GAP * ui_unit(app->ui));
    }
}

#define PICTURE_HEIGHT 190.0f

static void picture(App *app, Rect place)
{
    float side = place.h * 0.9f;
    bool is_twofold = result_light(app) == RESULT_HALF;
    Picture medal = picture_named(result_picture(app));
    Rect square = rect_around(rect_centre(place), side, side);
    if (side <= 0) {
        return;
    }
    square.x -= is_twofold ? side * 0.4f : 0;
    for (int i = 0; i <= is_twofold; i++) {
        draw_picture(ui_draw(app->ui), &medal, (Outline){square, 0}, 1);
        square.x += side * 0.8f;
    }
}

/* What a part of the sheet may have when the whole is `missing` so much. */
static float less(float height, float missing)
{
    return missing <= 0 ? height : missing < height ? height - missing : 0;
}

static float at_most(float value, float limit)
{
    return value < limit ? value : limit;
}

/* Where lanterns hang: across, as a part of the window; down to the middle, and how wide, in units.
 * Those above the sheet are small. */
static const struct {
    float across, down, side;
} hooks[] = {{0.045f, 200, 120}, {0.14f, 110, 150},  {0.235f, 180, 130}, {0.34f, 84, 90},
             {0.66f, 84, 90},    {0.765f, 180, 130}, {0.86f, 110, 150},  {0.955f, 200, 120}};

static void lanterns(App *app, const Sheet *sheet, ResultLight light)
{
    DrawList *list = ui_draw(app->ui);
    for (size_t i = 0; i < sizeof hooks / sizeof hooks[0]; i++) {
        float side = hooks[i].side * sheet->unit;
        bool lit = light == RESULT_LIT || (light == RESULT_HALF && i % 2 == 0);
        Picture lantern = picture_named(lit ? "ui/lantern-lit" : "ui/lantern-unlit");
        Point at = {sheet->bounds.w * hooks[i].across, hooks[i].down * sheet->unit};
        Rect string = {at.x - sheet->unit, 0, 2 * sheet->unit, at.y - side * 0.4f};
        Outline outline = {.rect = rect_around(at, side, side)};
        draw_fill(list, string, color_faded(COLOR_INK, 0.8f));
        if (lit) {
            draw_glow(list, (Outline){.rect = rect_inset(outline.rect, side * 0.34f)},
                      color_faded(COLOR_LIT, 0.5f));
        }
        draw_picture(list, &lantern, outline, 1);
    }
}

static const float dimness[] = {[RESULT_DARK] = 0.62f, [RESULT_HALF] = 0.48f, [RESULT_LIT] = 0.35f};

/* In a low window the picture gives way first; then the lines scroll. */
static void result_frame(Scene *scene)
{
    App *app = scene->app;
    Sheet sheet = sheet_of(app);
    Result *result = scene->data;
    bool graced = grace_lasts(&result->grace, app->ui);
    ResultLight light = result_light(app);
    sheet_background(app, "menu/background", dimness[light]);
    lanterns(app, &sheet, light);
    float gap = 14 * sheet.unit, inset = 20 * sheet.unit;
    int rows = RESULT_CHOICES / columns_of(&sheet) + ((const Result *)scene->data)->is_solvable;
    float foot_height = (float)rows * (sheet.button + gap);
    float width = at_most(900 * sheet.unit, sheet.bounds.w * 0.94f);
    Lines lines = lines_of(app, scene->data);
    float words = lines_height(app, &lines, width - 2 * inset);
    float above = PICTURE_HEIGHT * sheet.unit;
    float wanted = above + words + gap + foot_height + 2 * inset;
    float height = at_most(wanted, sheet.bounds.h * 0.96f);
    Rect inner = ui_panel(app->ui, rect_around(rect_centre(sheet.bounds), width, height));
    Rect foot = rect_cut_bottom(&inner, foot_height - gap);
    rect_cut_bottom(&inner, gap);
    picture(app, rect_cut_top(&inner, less(above, wanted - height)));
    Rect content = ui_scroll_begin(app->ui, "list.result", inner, words);
    draw_lines(app, &lines, content);
    ui_scroll_end(app->ui);
    buttons(scene, foot, &sheet, graced);
}

static bool result_key(Scene *scene, KeyPress press)
{
    if (press.key == KEY_ESCAPE) {
        scene_switch(&scene->app->scenes, shared_scenes.menu);
    }
    return press.key == KEY_ESCAPE;
}

static SceneRest result_rest(const Scene *scene)
{
    const Result *result = scene->data;
    SceneRest rest = {.is_busy = !result->grace.is_over, .wake_ms = NEVER_MS};
    if (rest.is_busy) {
        rest.wake_ms = 20;
    }
    return rest;
}

const SceneKind scene_result = {
    .id = "result",
    .music = MUSIC_TABLE,
    .enter = result_enter,
    .frame = result_frame,
    .key = result_key,
    .rest = result_rest,
};
