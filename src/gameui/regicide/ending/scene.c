/* The end of Regicide as a scene: the royals in the order in which they came, each as it ended, and
 * above them what that was worth: the medal, which is struck when all have fallen, or the enemy
 * that still stands, its last blow, and the hand that could not pay. All of it is public by now. */
#include "regicide/ending.h"
#include "regicide/pieces.h"
#include "tables/table_picture.h"

#include "base/limits.h"
#include "finale.h"
#include "games/regicide.h"
#include "i18n/format.h"
#include "medal.h"
#include "result_words.h"
#include "sheet.h"

#include <math.h>

#define LUNGE       46.0f /* units */
#define ROYAL_WIDTH 78.0f
#define MEDAL_SIDE  210.0f
#define SLAIN       0x77727f /* a royal that was defeated, not won over, is darker */

/* Steps in time: the royals, the medal or the blow, and the light that follows. */
enum { STEP_ROYAL, STEP_STRIKE, STEP_STRUCK };

#define STRUCK_AT 1.0f /* seconds, as all steps */

#define STEPS(heard)                                                                               \
    {                                                                                              \
        {.each = 0.07f, .over = 0.25f, .ease = EASE_OUT_BACK, .count = REGICIDE_ROYALS},           \
            {.at = STRUCK_AT, .over = 0.35f},                                                      \
            {.at = STRUCK_AT + 0.35f,                                                              \
             .over = 0.35f,                                                                        \
             .ease = EASE_OUT_CUBIC,                                                               \
             .is_heard = true,                                                                     \
             .sound = (heard)},                                                                    \
            {.over = 0},                                                                           \
    }

/* Each medal sounds and shines as much as it is; who plays with others wins without one. */
#define MEDAL_STEPS(heard, drops, shines)                                                          \
    {                                                                                              \
        {.each = 0.07f, .over = 0.25f, .ease = EASE_OUT_BACK, .count = REGICIDE_ROYALS},           \
            {.at = STRUCK_AT, .over = (drops)},                                                    \
            {.at = STRUCK_AT + (drops), .over = (shines), .is_heard = true, .sound = (heard)},     \
            {.over = 0},                                                                           \
    }
static const FinaleStep medal_steps[][4] = {
    [REGICIDE_NO_MEDAL] = MEDAL_STEPS(SOUND_MEDAL_BRONZE, MEDAL_DROPS, MEDAL_SHINES),
    [REGICIDE_BRONZE] = MEDAL_STEPS(SOUND_MEDAL_BRONZE, MEDAL_DROPS, MEDAL_SHINES),
    [REGICIDE_SILVER] = MEDAL_STEPS(SOUND_MEDAL_SILVER, MEDAL_DROPS, MEDAL_SILVER_SHINES),
    [REGICIDE_GOLD] = MEDAL_STEPS(SOUND_MEDAL_GOLD, MEDAL_GOLD_DROPS, MEDAL_GOLD_SHINES)};
static const FinaleStep blow_steps[] = STEPS(SOUND_HIT_HEAVY);

typedef enum Fate { FATE_HIDDEN, FATE_STANDS, FATE_SLAIN, FATE_RECRUITED } Fate;

typedef struct Royal {
    Card card;
    Fate fate;
} Royal;

typedef struct Ending {
    Finale *finale;
    RegicideTable table;
    CardSet hand; /* of the seat that had to pay */
    Royal royals[REGICIDE_ROYALS];
    int come, recruited;
    bool is_struck; /* lost by a blow, not by an empty hand */
} Ending;

/* Notes what became of an enemy, by the events of the action that ended it. */
static void note_events(Ending *ending, const EventLog *log)
{
    for (size_t i = 0; i < log->count; i++) {
        const Event *event = &log->events[i];
        Royal *royal = &ending->royals[min_int(ending->come, REGICIDE_ROYALS) - 1];
        if (event->kind == EVENT_CUE && event->name == REGICIDE_CUE_EXACT) {
            royal->fate = FATE_RECRUITED;
            ending->recruited++;
        } else if (event->kind == EVENT_CUE && event->name == REGICIDE_CUE_OVERKILL) {
            royal->fate = FATE_SLAIN;
        } else if (event->kind == EVENT_MOVE && event->to == REGICIDE_ENEMY &&
                   ending->come < REGICIDE_ROYALS) {
            ending->royals[ending->come++] = (Royal){event->card, FATE_STANDS};
        }
    }
}

static void read_fates(Ending *ending, const Match *match)
{
    RegicideView first;
    session_view_at(&ending->finale->app->session, 0, 0, &first);
    ending->come = 1;
    for (int i = 0; i < REGICIDE_ROYALS; i++) {
        ending->royals[i] = (Royal){CARD_HIDDEN, FATE_HIDDEN};
    }
    ending->royals[0] = (Royal){first.table.enemy, FATE_STANDS};
    for (size_t i = 0; i < match->position; i++) {
        Event events[EVENT_COUNT_MAX];
        EventLog log = {.events = events, .capacity = EVENT_COUNT_MAX};
        match_events(match, i, 0, &log);
        note_events(ending, &log);
    }
}

/* The place of a royal in units: in one row, or in three where the room is tall: Jacks, Queens,
 * Kings. */
static Rect royal_place(const Ending *ending, int index)
{
    float high = ROYAL_WIDTH * CARD_RATIO, column = (float)(index % 4), row = (float)(index / 4);
    if (ending->finale->is_tall) {
        return (Rect){100 * column - 190, 300 + 124 * row, ROYAL_WIDTH, high};
    }
    float out = (float)(REGICIDE_ROYALS - regicide_royals(&ending->table)) * (88 + 4.5f) / 2;
    return (Rect){out - 546 + 88 * (float)index + 18 * row, 252, ROYAL_WIDTH, high};
}

static void draw_royal(const Ending *ending, int index)
{
    const Finale *finale = ending->finale;
    const Royal *royal = &ending->royals[index];
    DrawList *list = ui_draw(finale->app->ui);
    float come = finale_come(finale, STEP_ROYAL, (unsigned)index);
    Rect place = royal_place(ending, index);
    if (come <= 0) {
        return;
    }
    place.y += 40 * (1 - come);
    Outline outline = {.rect = finale_at(finale, place)};
    if (royal->fate == FATE_SLAIN) {
        Picture face = table_face(&finale->wording, royal->card, outline.rect.w);
        draw_tinted(list, &face, outline, color_rgb(SLAIN));
        return;
    }
    if (royal->fate != FATE_HIDDEN) {
        draw_glow(list, outline, royal->fate == FATE_STANDS ? COLOR_DANGER : COLOR_LIT);
    }
    table_draw_card(finale->app->ui, &finale->wording, royal->card, outline);
}

/* Draws the medal, which comes down large and bright onto its place. */
static void draw_medal(const Finale *finale)
{
    App *app = finale->app;
    Point middle = {0, finale->is_tall ? 140 : 115};
    Rect place = finale_at(finale, rect_around(middle, MEDAL_SIDE, MEDAL_SIDE));
    if (app->session.assisted && result_medal_words(app)) {
        float come = finale_come(finale, STEP_STRIKE, 0);
        medal_helped(app, result_picture(app), place, come);
        return;
    }
    medal_strike(finale, result_medal(app), result_picture(app), place,
                 finale_since(finale, STEP_STRIKE, 0));
}

#define ENEMY_WIDE  165.0f /* units, as what follows */
#define SWORD_WIDE  100.0f
#define SWORD_ASIDE 190.0f /* of the sword from the enemy's left edge */
#define HAND_ASIDE  310.0f /* the same of the hand */
#define HAND_ROOM   330.0f
#define HAND_CARD   92.0f

/* Units from one card of the hand that was struck to the next. */
static float hand_step(const Ending *ending)
{
    int others = max_int((int)set_count(ending->hand) - 1, 1);
    return fminf(HAND_CARD * 1.08f, (HAND_ROOM - HAND_CARD) / (float)others);
}

/* Draws the hand that was struck, side by side; nothing when it was empty. */
static void draw_hand(const Ending *ending, float x)
{
    const Finale *finale = ending->finale;
    for (CardSet rest = ending->hand; rest; rest = set_without_first(rest)) {
        Rect place = finale_at(finale, (Rect){x, 30, HAND_CARD, HAND_CARD * CARD_RATIO});
        table_draw_card(finale->app->ui, &finale->wording, set_first(rest),
                        (Outline){.rect = place});
        x += hand_step(ending);
    }
}

/* Draws whose hand that was, where there are several. */
static void draw_payer(const Ending *ending, Rect place)
{
    const char *face = ending->finale->app->seat_faces[ending->table.active].picture;
    if (ending->table.seats > 1 && face) {
        finale_picture(ending->finale, face, place, 1);
    }
}

/* Units that enemy, sword and hand take together. */
static float blow_width(const Ending *ending)
{
    if (ending->hand != 0) {
        float others = (float)set_count(ending->hand) - 1;
        return HAND_ASIDE + HAND_CARD + others * hand_step(ending);
    }
    return ending->is_struck ? SWORD_ASIDE + SWORD_WIDE : ENEMY_WIDE;
}

/* Draws the enemy that leaps at the hand, and its attack. */
static void draw_blow(const Ending *ending)
{
    const Finale *finale = ending->finale;
    App *app = finale->app;
    float x = -blow_width(ending) / 2, strike = finale_come(finale, STEP_STRIKE, 0);
    float leap = ending->is_struck ? sinf(TURN / 2 * strike) : 0;
    Outline enemy = {finale_at(finale, (Rect){x + LUNGE * leap, 0, ENEMY_WIDE, 231}), 4 * leap};
    draw_glow(ui_draw(app->ui), (Outline){.rect = enemy.rect}, COLOR_DANGER);
    table_draw_card(app->ui, &finale->wording, ending->table.enemy, enemy);
    if (strike <= 0 || !ending->is_struck) {
        return;
    }
    Rect sword = finale_at(finale, (Rect){x + SWORD_ASIDE, 66, SWORD_WIDE, SWORD_WIDE});
    finale_picture(finale, "ui/glyph-attack", sword, 0.35f);
    finale_number(finale, app_number(app, regicide_attack_left(&ending->table)),
                  (FinaleNumber){FONT_TITLE, sword.h * 0.7f, COLOR_PAPER}, sword);
    draw_hand(ending, x + HAND_ASIDE);
    draw_payer(ending, finale_at(finale, (Rect){x + HAND_ASIDE + 15, 168, 62, 62}));
}

#define CAPTION_STYLE ((TextStyle){FONT_BODY, SIZE_BODY, ALIGN_CENTRE, false})

static const char *caption_words(App *app, const Ending *ending, const char *text)
{
    const RegicideTable *table = &ending->table;
    return app_phrase(app, text,
                      TR_VALUES(app_number(app, regicide_defeated(table)),
                                app_number(app, regicide_royals(table)),
                                app_number(app, ending->recruited)));
}

/* Whoever sees it is told which ones they are, and whoever hears it is not told of a light. */
static void caption(const Ending *ending, const TextBlock *seen, Rect place)
{
    App *app = ending->finale->app;
    const char *heard = caption_words(
        app, ending, N_("Enemies defeated: {n} of {m} · recruited by exact damage: {k}"));
    draw_text(ui_draw(app->ui), seen, (Point){place.x, place.y}, COLOR_PAPER);
    ui_tell(app->ui, &(Label){.id = "text.detail", .name = heard}, place);
}

static bool has_medal(const RegicideTable *table)
{
    return table->won || table->enemy == CARD_NONE;
}

static void draw(Finale *finale)
{
    Ui *ui = finale->app->ui;
    const Match *match = &finale->app->session.match;
    RegicideView view;
    Ending ending = {.finale = finale,
                     .is_struck = match->position > 0 && regicide_ends_suffering(match)};
    match_view(match, 0, &view);
    match_view(match, view.table.active, &view);
    finale->wording.view = &view;
    ending.table = view.table;
    ending.hand = view.hand;
    read_fates(&ending, match);
    Rect room = finale->room;
    const char *words = caption_words(
        finale->app, &ending,
        N_("Enemies defeated: {n} of {m} · recruited by exact damage (they glow): {k}"));
    const TextBlock *block = text_layout(ui, words, CAPTION_STYLE, room.w);
    Rect foot = rect_cut_bottom(&room, block->h);
    finale_fit(finale, room);
    if (has_medal(&ending.table)) {
        draw_medal(finale);
    } else {
        draw_blow(&ending);
    }
    for (int i = 0; i < regicide_royals(&ending.table); i++) {
        draw_royal(&ending, i);
    }
    caption(&ending, block, foot);
    finale->wording.view = NULL;
}

static FinalePlan plan(const App *app)
{
    RegicideView view;
    match_view(&app->session.match, 0, &view);
    return (FinalePlan){.wide = {{1220, 372}, {0}, 0.3f, 372, 2 * SIZE_BODY},
                        .tall = {{760, 680}, {0}, 0.9f, 0, 2 * SIZE_BODY},
                        .steps = has_medal(&view.table) ? medal_steps[regicide_medal(&view.table)]
                                                        : blow_steps};
}

const ResultScene regicide_ending = {plan, draw};
