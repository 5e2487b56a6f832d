/* Decisions: in a wide window what it says and the decisions share a row; in an upright one each
 * has its own.
 */
#include "result_learn.h"
#include "app_match.h"

#include "base/limits.h"
#include "coach_words.h"
#include "i18n/format.h"
#include "result_words.h"

#include <math.h>
#include <string.h>

#define GAP          14.0f /* units between buttons */
#define WORDS_SHARE  0.17f /* of the width, beside the decisions */
#define REVIEW_WIDTH 340.0f
#define LABEL_SHARE  0.84f /* of a button: what its label may take */
#define SIZE_LABEL   15.0f
#define LINE_SHARE   0.94f
#define TALL_ROW     2.0f /* heights of a button, without the gap between two */

void result_review(App *app, Result *result)
{
    const GameUi *ui = game_ui_of(app->session.plan.game);
    result->is_reviewed |= result->is_asked_for;
    if (result->is_reviewed) {
        review_step(&result->review, &app->session, app->thinker, ui->hint_aim);
    }
}

const char *review_words(App *app, const Review *review)
{
    if (!review->is_done) {
        const char *number = app_number(app, (int64_t)review->next);
        return app_phrase(app, N_("Looking back: move {n} of {m}…"),
                          TR_VALUES(number, app_number(app, (int64_t)app->session.match.position)));
    }
    if (review->count == 0 && result_light(app) == RESULT_DARK && result_cause(app)) {
        return app_phrase(
            app,
            N_("It was not one move alone: each cost less than {chance} of the chance to "
               "win. What led to the loss stands above."),
            TR_VALUES(app_percent(app, coach_threshold(COACH_FULL) / 10)));
    }
    if (review->count == 0) {
        return app_word(app, N_("No single move cost much."));
    }
    return app_word(app, N_("Costliest moves, chance to win:"));
}

static void words(App *app, const Review *review, Rect rect)
{
    bool is_heading = review->is_done && review->count > 0;
    TextStyle style = {FONT_BODY, SIZE_BODY, is_heading ? ALIGN_LEFT : ALIGN_CENTRE, false};
    const char *text = review_words(app, review);
    float height = text_layout(app->ui, text, style, rect.w)->h;
    rect.y += (rect.h - height) / 2;
    rect.h = height;
    ui_label(app->ui, "text.review", text, style, COLOR_MUTED, rect);
}

/* What was done, what was better and the chances, as large as all of it fits a button. */
typedef struct DecisionLines {
    const TextBlock *blocks[COACH_LINES];
    float height;
    bool fits;
} DecisionLines;

static DecisionLines lines_set(App *app, const char *const words[COACH_LINES], float size,
                               Rect rect)
{
    DecisionLines lines = {.fits = true};
    for (int i = 0; i < COACH_LINES; i++) {
        TextStyle style = {i == 0 ? FONT_BODY_BOLD : FONT_BODY, size, ALIGN_LEFT, false};
        lines.blocks[i] = text_layout(app->ui, words[i], style, 0);
        lines.height += lines.blocks[i]->h;
        lines.fits &= lines.blocks[i]->w <= rect.w * LINE_SHARE;
    }
    lines.fits &= lines.height <= rect.h;
    return lines;
}

static DecisionLines decision_lines(App *app, const Remark *remark, Rect rect)
{
    static const float sizes[] = {SIZE_BODY, 16, 14};
    const char *words[COACH_LINES];
    coach_place_lines(app, remark, words);
    DecisionLines lines = lines_set(app, words, sizes[0], rect);
    for (size_t i = 1; i < COUNT_OF(sizes) && !lines.fits; i++) {
        lines = lines_set(app, words, sizes[i], rect);
    }
    return lines;
}

static void draw_lines(App *app, const DecisionLines *lines, Rect rect)
{
    float y = rect.y + (rect.h - lines->height) / 2;
    for (int i = 0; i < COACH_LINES; i++) {
        const TextBlock *block = lines->blocks[i];
        Color color = i == 1 ? COLOR_GOLD_LIGHT : COLOR_PAPER;
        draw_text(ui_draw(app->ui), block, (Point){rect.x + (rect.w - block->w) / 2, y}, color);
        y += block->h;
    }
}

/* Where the lines have no room: what was done is left out where the button cannot hold it in
 * letters that can be read. */
static const char *decision_label(App *app, const Remark *remark, float width)
{
    const char *label = coach_place_words(app, remark, false);
    TextStyle style = {FONT_TITLE, SIZE_LABEL, ALIGN_LEFT, true};
    if (text_layout(app->ui, label, style, 0)->w > width * LABEL_SHARE) {
        return coach_place_words(app, remark, true);
    }
    return label;
}

static void decision(App *app, const Review *review, size_t index, Rect rect, bool graced)
{
    const Remark *remark = &review->costly[index];
    DecisionLines lines = decision_lines(app, remark, rect);
    Button button = {.id = app_numbered(app, "review.", (int64_t)index + 1),
                     .name = coach_place_words(app, remark, false),
                     .rect = rect,
                     .kind = BUTTON_SECONDARY,
                     .hint = coach_lesson_words(app, remark)};
    if (!lines.fits) {
        button.label = decision_label(app, remark, rect.w);
    }
    bool is_pressed = ui_button(app->ui, &button);
    if (lines.fits) {
        draw_lines(app, &lines, rect);
    }
    if (is_pressed && !graced) {
        scene_push_replay(&app->scenes, remark);
    }
}

/* The place of a button that has a row for itself. */
static Rect lone_place(App *app, Rect row)
{
    float width = fminf(row.w, REVIEW_WIDTH * sheet_of(app).type);
    return (Rect){row.x + (row.w - width) / 2, row.y, width, row.h};
}

static void review_button(App *app, Result *result, Rect rect, bool graced)
{
    Button button = {.id = "button.review",
                     .label = app_word(app, N_("Which moves cost most?")),
                     .rect = rect,
                     .kind = BUTTON_SECONDARY,
                     .hint = app_word(app, N_("Your decisions, judged by the computer player."))};
    result->is_asked_for |= ui_button(app->ui, &button) && !graced;
}

static bool has_tall_row(const Result *result, const Sheet *sheet)
{
    return !sheet->is_portrait && result->is_reviewed && result->review.is_done &&
           result->review.count > 0;
}

static void review_row(App *app, Result *result, int row, Rect rect, bool graced)
{
    const Review *review = &result->review;
    Sheet sheet = sheet_of(app);
    if (has_tall_row(result, &sheet)) { /* of two: the second stays free for it */
        if (row > 0) {
            return;
        }
        rect.h *= TALL_ROW;
    }
    size_t shown = review->is_done ? review->count : 0;
    float gap = GAP * sheet.unit;
    if (sheet.is_portrait && row > 0) {
        decision(app, review, (size_t)row - 1, rect, graced);
    } else if (sheet.is_portrait || shown == 0) {
        words(app, review, rect);
    } else {
        words(app, review, rect_cut_left(&rect, rect.w * WORDS_SHARE));
        float width = (rect.w - gap * (float)shown) / (float)shown;
        for (size_t i = 0; i < shown; i++) {
            rect_cut_left(&rect, gap);
            decision(app, review, i, rect_cut_left(&rect, width), graced);
        }
    }
}

/* The match as it was before its last action, as a new one that counts as played with help. */
static void take_back_button(App *app, Rect rect, bool graced)
{
    Button button = {.id = "button.take-back",
                     .label = app_word(app, N_("Take back the last move")),
                     .rect = rect,
                     .kind = BUTTON_SECONDARY,
                     .hint = app_word(app, N_("A new game that counts as played with help."))};
    if (ui_button(app->ui, &button) && !graced) {
        app_play_on(app, app->session.match.position - 1, 0);
    }
}

static void solve_button(App *app, Rect rect, bool graced)
{
    const SceneButton *solution = &game_ui_of(app->session.plan.game)->solution;
    Button button = {.id = solution->id,
                     .label = app_word(app, solution->label),
                     .rect = rect,
                     .kind = BUTTON_SECONDARY};
    if (ui_button(app->ui, &button) && !graced) {
        scene_push(&app->scenes, solution->scene);
    }
}

/* The same stage for whoever played it. */
static void help_button(App *app, const Result *result, Rect rect, bool graced)
{
    const MatchPlan *played = &app->session.plan;
    Button button = {.id = "button.with-help",
                     .label = app_word(app, N_("Try with help")),
                     .rect = rect,
                     .kind = BUTTON_SECONDARY,
                     .hint = app_word(app, N_("The coach sits beside you, and the game counts as "
                                              "played with help."))};
    if (ui_button(app->ui, &button) && !graced) {
        MatchPlan plan = progress_plan(result->place);
        memcpy(plan.names[0], played->names[0], sizeof plan.names[0]);
        plan.people[0] = played->people[0];
        app_begin_coached(app, &plan);
    }
}

/* The strongest computer player takes the seat on the same deal. */
static void others_button(App *app, Rect rect, bool graced)
{
    Button button = {.id = "button.others",
                     .label = app_word(app, N_("Same cards, other hands")),
                     .rect = rect,
                     .kind = BUTTON_SECONDARY,
                     .hint = app_word(app, N_("How the strongest computer player plays with the "
                                              "same cards, and where the two games part."))};
    if (ui_button(app->ui, &button) && !graced) {
        scene_push(&app->scenes, shared_scenes.others);
    }
}

/* The ways to learn that share rows, as many in each as have room for their words. */
enum { LEARN_REVIEW, LEARN_OTHERS, LEARN_BACK, LEARN_SOLVE, LEARN_HELP, LEARN_WAYS };

static int learn_ways(const Result *result, int ways[LEARN_WAYS])
{
    int count = 0;
    if (result->is_reviewable && !result->is_reviewed) {
        ways[count++] = LEARN_REVIEW;
    }
    if (result->has_others) {
        ways[count++] = LEARN_OTHERS;
    }
    if (result->is_takeable) {
        ways[count++] = LEARN_BACK;
    }
    if (result->is_solvable) {
        ways[count++] = LEARN_SOLVE;
    }
    if (result->is_helpable) {
        ways[count++] = LEARN_HELP;
    }
    return count;
}

static void learn_way(App *app, Result *result, int way, Rect rect, bool graced)
{
    switch (way) {
    case LEARN_REVIEW:
        review_button(app, result, rect, graced);
        break;
    case LEARN_OTHERS:
        others_button(app, rect, graced);
        break;
    case LEARN_BACK:
        take_back_button(app, rect, graced);
        break;
    case LEARN_SOLVE:
        solve_button(app, rect, graced);
        break;
    case LEARN_HELP:
        help_button(app, result, rect, graced);
        break;
    }
}

static int learn_across(const Sheet *sheet)
{
    return sheet->is_portrait ? 2 : 4;
}

static void learn_buttons(App *app, Result *result, int row, Rect rect, bool graced)
{
    int ways[LEARN_WAYS];
    Sheet sheet = sheet_of(app);
    float gap = GAP * sheet.unit;
    int first = row * learn_across(&sheet);
    int count = min_int(learn_ways(result, ways) - first, learn_across(&sheet));
    float width = (rect.w - gap * (float)(count - 1)) / (float)count;
    if (count == 1) {
        rect = lone_place(app, rect);
        width = rect.w;
    }
    for (int i = 0; i < count; i++) {
        learn_way(app, result, ways[first + i], rect_cut_left(&rect, width), graced);
        rect_cut_left(&rect, gap);
    }
}

static int review_rows(const Result *result, const Sheet *sheet)
{
    if (!result->is_reviewed) {
        return 0;
    }
    if (has_tall_row(result, sheet)) {
        return 2;
    }
    bool has_own = sheet->is_portrait && result->review.is_done;
    return has_own ? 1 + (int)result->review.count : 1;
}

int learn_rows(const Result *result, const Sheet *sheet)
{
    int ways[LEARN_WAYS];
    int across = learn_across(sheet);
    return review_rows(result, sheet) + (learn_ways(result, ways) + across - 1) / across;
}

void learn_row(App *app, Result *result, int row, Rect rect, bool graced)
{
    Sheet sheet = sheet_of(app);
    int own = row - review_rows(result, &sheet);
    if (own < 0) {
        review_row(app, result, row, rect, graced);
    } else {
        learn_buttons(app, result, own, rect, graced);
    }
}
