/* The panel of the campaign: what the chosen stage of the ladder is played with, and what the AI is
 * given in it, or who waits on the chosen floor, before the game begins. */
#include "campaign_head.h"
#include "clash/ladder/boss_panel.h"
#include "clash/ladder/decks.h"
#include "clash/ladder/difficulty.h"
#include "clash/ladder/stages.h"
#include "clash/pieces.h"
#include "clash/sentences.h"
#include "flow.h"
#include "games/clash.h"
#include "i18n/format.h"
#include "seated.h"
#include "tables/table.h"
#include "tables/table_look.h"
#include "tables/table_picture.h"

#define CARDS_IN_DECK 8
#define CARD_WIDTH    72.0f /* at least, in units, where all stand in one row */

static Ladder *ladder_of(const Flow *flow)
{
    return flow->context;
}

/* The cards of the deck; they are told by name in one line for those who do not see them. */
static void cards(Flow *flow, unsigned deck)
{
    App *app = flow->app;
    Wording wording = app_wording(app, &clash_game);
    const char *names[CARDS_IN_DECK];
    size_t count = 0;
    float unit = flow->sheet.unit, gap = 6 * unit;
    size_t across = flow->rest.w > CARDS_IN_DECK * (CARD_WIDTH * unit + gap) ? CARDS_IN_DECK
                                                                             : CARDS_IN_DECK / 2;
    float width = (flow->rest.w - gap * (float)(across - 1)) / (float)across;
    if (across < CARDS_IN_DECK) { /* the panel is to need no scrolling */
        width *= 0.86f;
    }
    float height = width * CARD_RATIO, rows = (float)(CARDS_IN_DECK / across);
    Rect rect = flow_take(flow, rows * height + (rows - 1) * gap, 14);
    rect.x += (rect.w - (float)across * (width + gap) + gap) / 2;
    if (!flow->is_shown) {
        return;
    }
    for (CardSet rest = clash_deck(deck); rest; rest = set_without_first(rest), count++) {
        Card card = set_first(rest);
        char bytes[64];
        Text name = text_in(bytes, sizeof bytes);
        wording_card(&wording, card, &name);
        names[count] = app_copy(app, bytes);
        Rect place = {rect.x + (width + gap) * (float)(count % across),
                      rect.y + (height + gap) * (float)(count / across), width, height};
        Picture face = table_face(&wording, card, width);
        draw_picture(ui_draw(app->ui), &face, (Outline){.rect = place}, 1);
    }
    ui_tell(app->ui, &(Label){.id = "text.cards", .name = app_list(app, names, count)}, rect);
}

/* "AI's base mana: 8 (+2)" */
static void variable(Flow *flow, const DifficultyPart *part)
{
    App *app = flow->app;
    const char *points = app_number(app, part->points);
    const char *words = app_word(app, part->label);
    if (part->points > 0) {
        points = app_phrase(app, N_("+{n}"), TR_VALUES(points));
    }
    if (part->word) {
        words = app_phrase(app, N_("{label}: {word}"), TR_VALUES(words, app_word(app, part->word)));
    } else if (part->has_value) {
        const char *value = app_number(app, part->value);
        words = app_phrase(app, N_("{label}: {word}"), TR_VALUES(words, value));
    }
    flow_words(flow, part->id,
               app_phrase(app, N_("{variable} ({points})"), TR_VALUES(words, points)), STYLE_BODY);
}

static void variables(Flow *flow, const Setup *setup)
{
    App *app = flow->app;
    DifficultyPart parts[DIFFICULTY_PARTS_MAX];
    size_t count = difficulty_parts(setup, parts);
    int level = clash_difficulty(setup);
    const char *number = app_number(app, level), *most = app_number(app, CLASH_LEVELS);
    flow_words(
        flow, "text.difficulty",
        app_phrase(app, CLASH_DIFFICULTY, TR_VALUES(number, most, ladder_level_name(app, level))),
        STYLE_BOLD);
    for (size_t i = 0; i < count; i++) {
        variable(flow, &parts[i]);
    }
    if (count == 0) {
        flow_words(flow, "text.variable.none",
                   app_word(app, N_("The AI has 6 mana plus 1 for each of your units, and no "
                                    "other advantage.")),
                   STYLE_BODY);
    }
}

static int stages_won(const Ladder *ladder, int tower)
{
    int won = 0;
    for (int level = 0; level <= CLASH_LEVELS; level++) {
        won += ladder->stages[clash_stage(tower, level)].medal > 0;
    }
    return won;
}

/* The stage as a custom game, whose variables can be changed. */
static void customise(App *app, int stage)
{
    MatchPlan plan = progress_plan((DealPlace){DEAL_STAGE, stage, &clash_game});
    campaign_customise(app, &plan);
}

static void start(Flow *flow)
{
    App *app = flow->app;
    Button start = {
        .id = "button.start", .label = app_word(app, N_("Start")), .kind = BUTTON_PRIMARY};
    if (flow_button(flow, &start)) {
        campaign_start(app, (DealPlace){DEAL_STAGE, ladder_of(flow)->chosen, &clash_game});
    }
}

static void stage(Flow *flow)
{
    App *app = flow->app;
    const Ladder *ladder = ladder_of(flow);
    int chosen = ladder->chosen, tower = clash_stage_ladder(chosen);
    Setup setup = clash_stage_setup(chosen);
    flow_words(flow, "text.stage", ladder_stage_name(app, chosen), STYLE_HEAD);
    campaign_next_line(flow, chosen == ladder->next);
    if (tower < CLASH_DECKS) {
        const DeckWords *deck = deck_words(tower);
        const char *style = app_word(app, deck->style), *ease = app_word(app, deck->ease);
        flow_words(flow, "text.style",
                   app_phrase(app, N_("{style} {ease}."), TR_VALUES(style, ease)), STYLE_BODY);
        cards(flow, (unsigned)tower + 1);
    } else {
        flow_words(flow, "text.draft",
                   app_word(app, N_("Eight times, four cards are turned up: you keep one, and the "
                                    "AI gets three.")),
                   STYLE_BODY);
    }
    variables(flow, &setup);
    flow_words(flow, "text.best", ladder_best(app, &ladder->stages[chosen]), STYLE_BOLD);
    start(flow);
}

static void custom(Flow *flow)
{
    App *app = flow->app;
    const Ladder *ladder = ladder_of(flow);
    const char *won = app_number(app, stages_won(ladder, clash_stage_ladder(ladder->chosen)));
    const char *all = app_number(app, CLASH_LEVELS + 1);
    flow_words(flow, "text.won",
               app_phrase(app, N_("Stages won without help: {n} of {m}"), TR_VALUES(won, all)),
               STYLE_BODY);
    flow_words(flow, "text.custom",
               app_word(app, N_("Custom play counts too, at the level its settings add up to.")),
               STYLE_BODY);
    if (flow_button(flow,
                    &(Button){.id = "button.custom", .label = app_word(app, N_("Custom play"))})) {
        customise(app, ladder->chosen);
    }
}

static void run(Flow *flow)
{
    const Ladder *ladder = ladder_of(flow);
    int chosen = ladder->chosen;
    if (ladder_is_floor(chosen)) {
        boss_panel(flow, ladder_floor(chosen), &ladder->stages[chosen], chosen == ladder->next);
        start(flow);
        return;
    }
    stage(flow);
    flow_take(flow, 0, SECTION_GAP);
    custom(flow);
}

void ladder_panel(App *app, void *ladder, Rect rect)
{
    flow_panel(app, ladder, "list.ladder", rect, run);
}
