/* What stands around every table: a bar with the way to the menu and signs for undo, hints, the log
 * and so on; and the panel of the pause. A game may add a panel at the
 * side and one for talk. */
#include "app_commands.h"
#include "app_match.h"
#include "around.h"
#include "asking.h"
#include "course.h"
#include "help.h"
#include "i18n/format.h"
#include "option_words.h"
#include "sheet.h"
#include "side.h"
#include "tables/table_commands.h"
#include "tables/table_hand.h"
#include "tables/wording.h"

#include <math.h>
#include <string.h>

#define BUTTON_PIXELS_MIN 44.0f
#define SIGNS             8 /* in the bar of every game */

static float bar_height(const Sheet *sheet)
{
    return fmaxf(54 * sheet->unit, BUTTON_PIXELS_MIN + 8);
}

/* Cut off the side of `bar` on which it stands. */
static bool sign(Play *play, Rect *bar, bool left, const Sign *what)
{
    Rect place = left ? rect_cut_left(bar, bar->h) : rect_cut_right(bar, bar->h);
    return sheet_sign(play->app, rect_inset(place, 4), what);
}

static const char *reason_of(Play *play, bool can, const Message *why)
{
    return can ? NULL : app_message(play->app, play->app->session.plan.game, why);
}

/* What it costs is said before it does; once the game counts as helped, nothing more. */
static const char *undo_hint(Play *play)
{
    const Session *session = &play->app->session;
    if (!session_is_solo(session) || session->assisted || session->is_lesson) {
        return NULL;
    }
    if (session_undo_helps(session, play->viewer)) {
        return app_word(play->app, N_("Undo: you have seen something new since. The game then "
                                      "counts as played with help."));
    }
    return app_word(play->app,
                    N_("Undo: you have seen nothing new since, so it does not count as help."));
}

static void undo_sign(Play *play, Rect *bar)
{
    Message why;
    bool can = session_can_undo(&play->app->session, play_undoer(play), &why);
    Sign what = {.id = "button.undo",
                 .name = app_word(play->app, N_("Undo")),
                 .hint = undo_hint(play),
                 .icon = "ui/ui-undo",
                 .reason = reason_of(play, can, &why),
                 .command = &table_command_undo};
    if (sign(play, bar, false, &what)) {
        play_undo(play);
    }
}

static void redo_sign(Play *play, Rect *bar)
{
    Message why;
    bool can = session_can_redo(&play->app->session, play->viewer, &why);
    Sign what = {.id = "button.redo",
                 .name = app_word(play->app, N_("Redo")),
                 .icon = "ui/ui-redo",
                 .reason = reason_of(play, can, &why),
                 .command = &table_command_redo};
    if (sign(play, bar, false, &what)) {
        play_redo(play);
    }
}

static void hint_sign(Play *play, Rect *bar)
{
    if (!play_offers_hints(play)) {
        return;
    }
    const char *refusal = play_hint_refusal(play);
    Sign what = {
        .id = "button.hint",
        .name = app_word(play->app, N_("Hint")),
        .icon = "ui/ui-hint",
        .reason = refusal ? app_word(play->app, refusal) : NULL,
        .hint = app_word(play->app, N_("A hint: the best move, how likely it wins, and why. With "
                                       "help no medal counts, and the game is counted apart.")),
        .command = &table_command_hint};
    if (sign(play, bar, false, &what)) {
        play_ask_hint(play);
    }
}

static void news_sign(Play *play, Rect *bar)
{
    if (play->app->session.plan.setup.seats == 1 && !play->ui->has_automaton) {
        return; /* nobody else ever acts */
    }
    bool has_news = play->news_from < play->app->session.match.position;
    const char *reason =
        app_reason(play->app, has_news, N_("Nothing has happened since your last turn."));
    Sign what = {.id = "button.what-happened",
                 .name = app_word(play->app, N_("What happened")),
                 .icon = "ui/ui-replay",
                 .reason = reason,
                 .command = &table_command_unseen};
    if (sign(play, bar, false, &what)) {
        play_replay_unseen(play);
    }
}

static void panel_sign(Play *play, Rect *bar)
{
    if (!play_has_panel(play)) {
        return;
    }
    const SidePanel *panel = play->ui->panel;
    Sign what = {.id = panel->id,
                 .name = app_word(play->app, panel->name),
                 .icon = panel->icon,
                 .chosen = play_panel_is_open(play),
                 .command = panel->command};
    if (sign(play, bar, false, &what)) {
        play_panel_toggle(play);
    }
}

static void plain_signs(Play *play, Rect *bar)
{
    App *app = play->app;
    Sign rules = {.id = "button.rules",
                  .name = app_word(app, N_("Rules")),
                  .icon = "ui/ui-rules",
                  .command = &app_command_rules};
    if (sign(play, bar, false, &rules)) {
        scene_push_rules(&app->scenes, play->ui->game);
    }
    Sign summary = {.id = "button.summary",
                    .name = app_word(app, N_("Summary of the rules")),
                    .icon = "ui/glyph-ask",
                    .chosen = play->overlay == OVERLAY_SUMMARY,
                    .command = &table_command_summary};
    if (play_has_summary(play) && sign(play, bar, false, &summary)) {
        play_summary_toggle(play);
    }
    Sign log = {.id = "button.log",
                .name = app_word(app, N_("Game log")),
                .icon = "ui/ui-log",
                .chosen = play->has_log,
                .command = &table_command_log};
    if (sign(play, bar, false, &log)) {
        play_log_toggle(play);
    }
    panel_sign(play, bar);
    const char *fixed =
        app_reason(app, table_sorts(play->table), N_("The order of this hand never changes."));
    Sign sort = {.id = "button.sort",
                 .name = app_word(app, N_("Sort hand")),
                 .icon = "ui/ui-sort",
                 .reason = fixed,
                 .command = &table_command_sort_hand};
    if (sign(play, bar, false, &sort)) {
        play_sort(play);
    }
}

#define BADGE_PART 0.6f /* of the bar's height */
#define BADGE_GAP  6.0f /* to what follows, in units */

/* From the first help on the game is counted apart, and says so. */
static void help_badge(Play *play, Rect *bar)
{
    App *app = play->app;
    if (!app->session.assisted) {
        return;
    }
    float side = bar->h * BADGE_PART;
    Rect place = rect_cut_left(bar, side);
    Rect square = rect_around(rect_centre(place), side * 0.9f, side * 0.9f);
    rect_cut_left(bar, side * 0.2f);
    Element element = {.id = "text.assisted",
                       .role = ROLE_TEXT,
                       .name = app_word(app, N_("Played with help.")),
                       .still = true,
                       .rect = square};
    ui_tip(app->ui, element.id, element.name, square);
    ui_element(app->ui, &element);
    draw_icon(ui_draw(app->ui), "ui/ui-hint", (Outline){.rect = square}, COLOR_GOLD_LIGHT);
    rect_cut_left(bar, BADGE_GAP * ui_unit(app->ui));
}

#define DEAL_GAP 14.0f /* between it and what follows, in units */

static float deal_width(const Sheet *sheet)
{
    return (sheet->is_portrait ? 130 : 180) * sheet->unit;
}

/* A stage, and what there is to beat; any other deal is called by its number. */
static const char *place_words(Play *play)
{
    static const char *const beat[] = {[MEDAL_NONE] = N_("{stage} · no medal yet"),
                                       [MEDAL_BRONZE] = N_("{stage} · to beat: Bronze"),
                                       [MEDAL_SILVER] = N_("{stage} · to beat: Silver"),
                                       [MEDAL_GOLD] = N_("{stage} · won: Gold")};
    App *app = play->app;
    if (play->place.kind != DEAL_STAGE) {
        return app_deal_words(app);
    }
    const CampaignUi *campaign = play->ui->campaign;
    const char *stage = campaign->stage_name(app, play->place.number);
    const char *words = beat[play->best];
    if (play->place.number < campaign->plain) {
        words = play->best == MEDAL_NONE ? N_("{stage} · not won yet") : N_("{stage} · won");
    }
    return app_phrase(app, words, TR_VALUES(stage));
}

/* "House rules · Deal 12" */
static const char *marked(Play *play, const char *words)
{
    const char *house = house_mark(play->app, &play->app->session.plan);
    if (!house) {
        return words;
    }
    return app_phrase(play->app, N_("{text} · {next}"), TR_VALUES(house, words));
}

static const char *short_place_words(Play *play)
{
    if (play->place.kind != DEAL_STAGE) {
        return app_deal_short_words(play->app);
    }
    return play->ui->campaign->stage_name(play->app, play->place.number);
}

/* The sentence about which cards are dealt; NULL: none. */
static const char *deal_tip(const Play *play)
{
    App *app = play->app;
    const Session *session = &app->session;
    if (session->puzzle || session->is_lesson) {
        return NULL;
    }
    if (!setup_is_official(session->plan.game, &session->plan.setup)) {
        return house_said(app, &session->plan);
    }
    if (session_hides_deal(session)) {
        return app_word(app, APP_DEAL_SECRET);
    }
    switch (play->place.kind) {
    case DEAL_FREE:
        return app_word(app, N_("Whoever begins a game with this number gets the same cards."));
    case DEAL_DAILY:
        return app_word(app, N_("Everybody gets the same cards on the same day."));
    case DEAL_STAGE:
        return app_word(app, N_("A stage of the campaign: its cards are the same each time."));
    }
    return NULL;
}

/* That a deal is known goes to a second line where it has no room beside the number, and is left to
 * the result where it has none at all. */
static void deal_words(Play *play, Rect place, const Sheet *sheet)
{
    const char *id = "text.deal", *words = marked(play, place_words(play));
    const char *shorter = marked(play, short_place_words(play));
    if (play->app->session.puzzle) {
        id = "puzzle.number";
        words = play_puzzle_number(play);
        shorter = play_puzzle_place(play);
    }
    TextStyle style = {FONT_BODY, SIZE_BODY, ALIGN_LEFT, false};
    place.w -= DEAL_GAP * sheet->unit;
    const TextBlock *block = text_layout(play->app->ui, words, style, place.w);
    if (block->h > place.h) {
        words = shorter;
        style.size = NOTICE_SMALLEST;
        block = text_layout(play->app->ui, words, style, place.w);
    }
    if (block->h > place.h) {
        style.fit = true;
        block = text_layout(play->app->ui, words, style, place.w);
    }
    place.y += (place.h - block->h) / 2;
    place.h = block->h;
    const char *tip = deal_tip(play);
    if (tip) {
        ui_tip(play->app->ui, id, tip, (Rect){place.x, place.y, block->w, place.h});
    }
    ui_label(play->app->ui, id, words, style, COLOR_MUTED, place);
    if (!play->app->session.puzzle && play->place.kind != DEAL_DAILY) {
        sheet_deal(play->app, (Rect){place.x, place.y, block->w, place.h});
    }
}

typedef struct Parts {
    Rect notice;           /* a row of the bar for a notice that needs it, else without height */
    Rect host;             /* the strip in which a figure speaks; without height: nobody does */
    Rect bar, side, table; /* `side`: of the log or the game's panel */
} Parts;

static void bar_signs(Play *play, const Parts *parts, const Sheet *sheet)
{
    Rect bar = parts->bar;
    Sign menu = {.id = "button.menu",
                 .name = app_word(play->app, N_("Pause")),
                 .icon = "ui/ui-menu",
                 .command = &command_back};
    if (sign(play, &bar, true, &menu)) {
        play->overlay = OVERLAY_PAUSE;
    }
    help_badge(play, &bar);
    Rect deal = rect_cut_left(&bar, deal_width(sheet));
    plain_signs(play, &bar);
    hint_sign(play, &bar);
    redo_sign(play, &bar);
    undo_sign(play, &bar);
    news_sign(play, &bar);
    if (table_has_plate(play->table) && !table_has_status(play->table)) {
        deal.w += bar.w; /* which has no other words */
    }
    deal_words(play, deal, sheet);
    if (parts->notice.h > 0) {
        bar = parts->notice;
    }
    play_status_bar(play, bar);
}

/* The bar is a rail of night paper above the felt, with a line of gold along its edge. */
static void bar_rail(Play *play, float height, const Sheet *sheet)
{
    DrawList *list = ui_draw(play->app->ui);
    Rect rail = {0, 0, sheet->bounds.w, height};
    float line = 2 * sheet->unit;
    draw_fill(list, rail, COLOR_INK);
    draw_fill(list, (Rect){0, height - line, rail.w, line}, color_faded(COLOR_GOLD, 0.7f));
    draw_fill(list, (Rect){0, height, rail.w, 2 * line}, color_faded(COLOR_INK, 0.3f));
}

#define NOTICE_SHARE 0.17f /* of the window; a longer notice has smaller type */

/* Of the row for the notice: 0 when it can be read between the deal and the signs. */
static float notice_height(const Play *play, Rect bar, const Sheet *sheet)
{
    TextStyle style = {FONT_BODY_BOLD, NOTICE_SMALLEST, ALIGN_CENTRE, false};
    int signs = SIGNS + play_has_summary(play) + play_has_panel(play) + play->app->session.assisted;
    float width = bar.w - (float)signs * bar.h - deal_width(sheet);
    const char *notice = play->notice;
    if (notice[0] == '\0' || table_has_plate(play->table) ||
        text_layout(play->app->ui, notice, style, width)->h <= bar.h) {
        return 0;
    }
    style.size = SIZE_BODY;
    float height = text_layout(play->app->ui, notice, style, bar.w)->h + 12 * sheet->unit;
    return fminf(height, sheet->bounds.h * NOTICE_SHARE);
}

/* A match is a lesson, a puzzle, or one in which the coach may speak. */
static float host_height(const Play *play)
{
    return fmaxf(play_lesson_height(play),
                 fmaxf(play_puzzle_height(play), play_coach_height(play)));
}

static Parts parts_of(const Play *play, const Sheet *sheet)
{
    Parts parts = {.table = sheet->bounds};
    parts.bar = rect_cut_top(&parts.table, bar_height(sheet));
    rect_cut_left(&parts.bar, 16 * sheet->unit);
    rect_cut_right(&parts.bar, 16 * sheet->unit);
    parts.notice = rect_cut_top(&parts.table, notice_height(play, parts.bar, sheet));
    rect_cut_left(&parts.notice, 16 * sheet->unit);
    rect_cut_right(&parts.notice, 16 * sheet->unit);
    parts.host = rect_cut_top(&parts.table, host_height(play));
    if (play_panel_is_open(play)) {
        parts.side = play->ui->panel->place(play, parts.table);
    } else if (play->has_log) {
        parts.side = sheet_cut_last(sheet, &parts.table, parts.table.h * 0.2f, 330 * sheet->unit);
    }
    return parts;
}

Rect play_host_strip(const Play *play)
{
    Sheet sheet = sheet_of(play->app);
    return parts_of(play, &sheet).host;
}

Rect play_area(const Play *play)
{
    Sheet sheet = sheet_of(play->app);
    Parts parts = parts_of(play, &sheet);
    Rect docked = {0};
    if (play_panel_is_open(play)) {
        docked = parts.side;
    }
    table_dock(play->table, docked);
    table_lend_buttons(play->table, play_waits_for_words(play) || play_is_held(play));
    return parts.table;
}

void play_chrome(Play *play)
{
    Sheet sheet = sheet_of(play->app);
    Parts parts = parts_of(play, &sheet);
    Rect side = rect_inset(parts.side, 12 * sheet.unit);
    ui_section(play->app->ui, SECTION_SIDE);
    if (play_panel_is_open(play)) {
        play->ui->panel->draw(play, parts.side);
    } else if (play->has_log) {
        play_log_panel(play, side);
    }
    bar_rail(play, parts.bar.h + parts.notice.h + parts.host.h, &sheet);
    ui_section(play->app->ui, SECTION_BAR);
    bar_signs(play, &parts, &sheet);
    play_puzzle(play, parts.host);
    play_coach_note(play, parts.host);
    ui_section(play->app->ui, SECTION_BUTTONS);
    if (play_waits_for_words(play)) {
        play->ui->talk->panel(play, table_buttons(play->table));
    }
    play_held(play, table_buttons(play->table));
    ui_section(play->app->ui, SECTION_UNNAMED);
}
