/* The towers: one for each deck and one for a deck that is drafted, each with its first card at the
 * foot and the Fort on top, and a higher one beside them in which bosses wait. A tower's stages
 * stand one above another, easy ones below; all are open, and choosing one only fills the panel. */
#include "clash/ladder/bosses.h"
#include "clash/ladder/decks.h"
#include "clash/ladder/stages.h"
#include "clash/pieces.h"
#include "seated.h"

#include "campaign_head.h"
#include "daily.h"
#include "i18n/format.h"
#include "stage_mark.h"
#include "tables/table.h"
#include "tables/table_look.h"
#include "tables/table_picture.h"

#include <math.h>

#define BATTLEMENT 20.0f /* between a wall and the card above it */
#define LEVELS     (CLASH_LEVELS + 1)
#define TOWERS     (CLASH_LADDERS + 1) /* the last is that of the bosses */

#define NAME_PLATE 0.75f /* how dark it is */
#define BOSS_STONE 0x6d6890

/* Colours of the decks' frames; the last is of drafted decks. */
static const uint32_t colors[CLASH_LADDERS] = {0xc9651b, 0x15808c, 0x5a4cc0, 0xb0214f, 0x9c6a1e};

static void look_up(App *app, Ladder *ladder, int from)
{
    progress_stages(app->profile, &clash_game, ladder->stages);
    ladder->next = clash_campaign.next(ladder->stages, from);
}

static void ladder_enter(Scene *scene)
{
    Ladder *ladder = arena_alloc(&scene->arena, sizeof *ladder);
    look_up(scene->app, ladder, NO_STAGE);
    ladder->chosen = ladder->next == NO_STAGE ? 0 : ladder->next;
    scene->data = ladder;
    scene->game = &clash_game;
}

static void place(App *app, Ladder *ladder, int stage, Rect rect)
{
    static const char *const stems[CLASH_LADDERS] = {"ladder.stage.1.", "ladder.stage.2.",
                                                     "ladder.stage.3.", "ladder.stage.4.",
                                                     "ladder.stage.draft."};
    int tower = clash_stage_ladder(stage), level = clash_stage_level(stage);
    const CampaignDeal *deal = &ladder->stages[stage];
    StageMark mark = {.id = app_numbered(app, stems[tower], level),
                      .name = ladder_stage_name(app, stage),
                      .value = ladder_best(app, deal),
                      .deal = deal,
                      .number = level,
                      .icon = level == 0 ? "ui/ui-play" : NULL,
                      .is_due = stage == ladder->next,
                      .is_chosen = stage == ladder->chosen,
                      .rect = rect};
    DrawList *list = ui_draw(app->ui);
    float rim = rect.w * 0.06f;
    draw_round(list, rect, rect.w / 2, color_rgb(colors[tower]));
    draw_round(list, rect_inset(rect, rim), rect.w / 2 - rim,
               mark.is_due ? COLOR_LIT : COLOR_BUTTON);
    if (stage_mark(app, &mark)) {
        ladder->chosen = stage;
    }
}

/* Measures by which the towers stand. */
typedef struct Site {
    Rect towers;         /* with room for the names of levels to their left */
    float column, names; /* widths */
    float top, foot;     /* heights of what stands above and below the stages */
    float row;           /* height of a stage */
} Site;

static Site site_of(Rect room, const Sheet *sheet)
{
    Site site = {.towers = room};
    site.names = fminf(room.w * 0.2f, 170 * sheet->unit);
    site.column = fminf((room.w - site.names) / TOWERS, 170 * sheet->unit);
    float width = site.names + site.column * TOWERS;
    site.towers.x += (room.w - width) / 2;
    site.towers.w = width;
    site.top = fminf(room.h * 0.16f, site.column * 0.72f * CARD_RATIO);
    site.foot = site.top + 34 * sheet->type;
    site.top += BATTLEMENT * sheet->unit;
    site.row = (room.h - site.top - site.foot) / LEVELS;
    return site;
}

static float level_y(const Site *site, int level)
{
    return site->towers.y + site->top + site->row * ((float)(CLASH_LEVELS - level) + 0.5f);
}

/* A rung across the towers of the ladder with the name of its level before it. */
static void rung(App *app, const Site *site, int level)
{
    Sheet sheet = sheet_of(app);
    float y = level_y(site, level);
    Rect line = {site->towers.x, y - sheet.unit, site->towers.w - site->column, 2 * sheet.unit};
    Rect words = {site->towers.x, y - 14 * sheet.type, site->names - 12 * sheet.unit,
                  28 * sheet.type};
    TextStyle style = {FONT_BODY_BOLD, SIZE_BODY, ALIGN_RIGHT, true};
    rect_cut_left(&line, site->names);
    draw_fill(ui_draw(app->ui), line, color_faded(COLOR_GOLD, 0.35f));
    ui_label(app->ui, app_numbered(app, "text.level.", level), ladder_level_name(app, level), style,
             level == 0 ? COLOR_MUTED : COLOR_GOLD_LIGHT, words);
}

static Card foot_card(int number)
{
    if (number < CLASH_DECKS) {
        return deck_words(number)->face;
    }
    return CARD_HIDDEN;
}

/* A card's face, or the back of one that is still to be picked: CARD_HIDDEN. */
static void card(App *app, Card card, Rect rect, bool is_lit)
{
    Wording wording = app_wording(app, &clash_game);
    float width = fminf(rect.h / CARD_RATIO, rect.w);
    Outline outline = {.rect = rect_around(rect_centre(rect), width, width * CARD_RATIO)};
    Picture picture = card == CARD_HIDDEN ? picture_named(table_back(&wording))
                                          : table_face(&wording, card, width);
    draw_shadow(ui_draw(app->ui), outline, 4);
    draw_tinted(ui_draw(app->ui), &picture, outline, color_rgb(is_lit ? 0xffffff : 0x9c96ac));
}

/* The highest level that was won without help, or -1. */
static int height_of(const Ladder *ladder, int tower)
{
    int level = CLASH_LEVELS;
    while (level >= 0 && ladder->stages[clash_stage(tower, level)].medal == 0) {
        level--;
    }
    return level;
}

/* A wall with battlements in a colour, down from `climbed` in its full light. */
static void shaft(App *app, Color stone, Rect rect, float climbed)
{
    DrawList *list = ui_draw(app->ui);
    Rect whole = rect_around(rect_centre(rect), rect.w * 0.46f, rect.h);
    float tooth = whole.w / 5;
    bool is_won = climbed <= whole.y;
    draw_fill(list, whole, COLOR_BUTTON);
    draw_fill(list, whole, color_faded(stone, 0.25f));
    for (int i = 0; i < 5; i += 2) {
        Rect merlon = {whole.x + tooth * (float)i, whole.y - tooth, tooth, tooth};
        draw_fill(list, merlon, COLOR_BUTTON);
        draw_fill(list, merlon, color_faded(stone, is_won ? 0.9f : 0.25f));
    }
    draw_fill(list, (Rect){whole.x, climbed, whole.w, fmaxf(whole.y + whole.h - climbed, 0)},
              color_faded(stone, 0.85f));
}

/* How high a tower is in its full light. */
static float climbed(const Site *site, Rect rect, int height)
{
    if (height < 0) {
        return rect.y + rect.h;
    }
    return height == CLASH_LEVELS ? rect.y : level_y(site, height);
}

/* On a plate: the river behind the towers is as light as the words. */
static void name_tower(App *app, int number, const char *words, Rect rect)
{
    Rect plate = rect_inset(rect, 2 * sheet_of(app).unit);
    draw_round(ui_draw(app->ui), plate, plate.h / 2, color_faded(COLOR_PANEL, NAME_PLATE));
    ui_label(app->ui, app_numbered(app, "text.tower.", number), words,
             (TextStyle){FONT_BODY_BOLD, SIZE_BODY, ALIGN_CENTRE, true}, COLOR_GOLD_LIGHT, rect);
}

static void tower(App *app, Ladder *ladder, const Site *site, int number)
{
    Sheet sheet = sheet_of(app);
    int height = height_of(ladder, number);
    Rect rect = site->towers;
    rect.x += site->names + site->column * (float)number;
    rect.w = site->column;
    Rect top = rect_cut_top(&rect, site->top), foot = rect_cut_bottom(&rect, site->foot);
    float side = fminf(site->row * 0.8f, site->column * 0.6f);
    Rect name = rect_cut_bottom(&foot, 30 * sheet.type);
    Rect cap = top;
    rect_cut_bottom(&cap, BATTLEMENT * sheet.unit);
    shaft(app, color_rgb(colors[number]), rect, climbed(site, rect, height));
    card(app, CLASH_FORT, rect_inset(cap, 3 * sheet.unit), height == CLASH_LEVELS);
    card(app, foot_card(number), rect_inset(foot, 3 * sheet.unit), true);
    name_tower(app, number + 1, ladder_name(app, number), name);
    for (int level = 0; level < LEVELS; level++) {
        Point centre = {rect.x + rect.w / 2, level_y(site, level)};
        place(app, ladder, clash_stage(number, level), rect_around(centre, side, side));
    }
}

static void boss(App *app, Ladder *ladder, int floor, Rect rect)
{
    int stage = CLASH_STAGES + floor;
    const CampaignDeal *deal = &ladder->stages[stage];
    StageMark mark = {.id = app_numbered(app, "ladder.boss.", floor + 1),
                      .name = ladder_stage_name(app, stage),
                      .value = daily_best(app, deal),
                      .deal = deal,
                      .portrait = boss_person(floor)->portrait,
                      .is_due = stage == ladder->next,
                      .is_chosen = stage == ladder->chosen,
                      .rect = rect};
    if (stage_mark(app, &mark)) {
        ladder->chosen = stage;
    }
}

/* How many floors are won without help from the lowest on. */
static int floors_climbed(const Ladder *ladder)
{
    int floors = 0;
    while (floors < CLASH_FLOORS && ladder->stages[CLASH_STAGES + floors].medal > 0) {
        floors++;
    }
    return floors;
}

static void boss_tower(App *app, Ladder *ladder, const Site *site)
{
    Sheet sheet = sheet_of(app);
    Rect rect = site->towers;
    rect.x += site->names + site->column * CLASH_LADDERS;
    rect.w = site->column;
    Rect name = rect_cut_bottom(&rect, 30 * sheet.type);
    rect_cut_top(&rect, BATTLEMENT * sheet.unit);
    float row = rect.h / CLASH_FLOORS, side = fminf(row * 0.84f, site->column * 0.7f);
    float top = rect.y + rect.h - row * (float)floors_climbed(ladder);
    shaft(app, color_rgb(BOSS_STONE), rect, top);
    name_tower(app, TOWERS, app_word(app, N_("Bosses")), name);
    for (int floor = 0; floor < CLASH_FLOORS; floor++) {
        Point centre = {rect.x + rect.w / 2, rect.y + row * ((float)(CLASH_FLOORS - floor) - 0.5f)};
        boss(app, ladder, floor, rect_around(centre, side, side));
    }
}

static void towers(App *app, void *campaign, Rect room)
{
    Ladder *ladder = campaign;
    Sheet sheet = sheet_of(app);
    Site site = site_of(room, &sheet);
    for (int level = 0; level < LEVELS; level++) {
        rung(app, &site, level);
    }
    for (int number = 0; number < CLASH_LADDERS; number++) {
        tower(app, ladder, &site, number);
    }
    boss_tower(app, ladder, &site);
}

static const CampaignMap ladder_map = {&clash_game, 0.42f, towers, ladder_panel};

static void ladder_frame(Scene *scene)
{
    campaign_map_frame(scene, &ladder_map);
}

static void ladder_back(Scene *scene, const void *answer)
{
    (void)answer;
    look_up(scene->app, scene->data, NO_STAGE);
}

const SceneKind scene_ladder = {
    .id = "ladder",
    .tension = scene_is_festive,
    .enter = ladder_enter,
    .back = ladder_back,
    .frame = ladder_frame,
    .key = sheet_key_back,
};
