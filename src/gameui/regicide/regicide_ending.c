/* The end of Regicide as a scene: the royals in the order in which they came, each as it ended, and
 * above them what that was worth: the medal, which is struck when all have fallen, or the enemy
 * that still stands, its last blow, and the hand that could not pay. All of it is public by now. */
#include "regicide_table.h"
#include "regicide_ui.h"

#include "app.h"
#include "base/limits.h"
#include "i18n/format.h"
#include "result_words.h"
#include "sheet.h"
#include "stage_mark.h"
#include "ui/tween.h"

#include <math.h>

#define NEXT_SECONDS  0.07f /* from royal to royal */
#define COME_SECONDS  0.25f
#define STRUCK_AT     1.0f /* the medal, or the blow */
#define STRIKE        0.35f
#define WHOLE_SECONDS 1.7f
#define MEDAL_GROWN   1.4f
#define LUNGE_UNITS   46.0f
#define ROYAL_WIDTH   78.0f
#define SLAIN         0x77727f /* a royal that was defeated, not won over, is darker */

typedef enum Fate { FATE_HIDDEN, FATE_STANDS, FATE_SLAIN, FATE_RECRUITED } Fate;

typedef struct Royal {
    Card card;
    Fate fate;
} Royal;

typedef struct Ending {
    App *app;
    Wording wording;
    RegicideTable table;
    CardSet hand; /* of the seat that had to pay */
    Royal royals[REGICIDE_ROYALS];
    int come, recruited;
    Rect stage;
    float unit, age;
    bool is_tall;
    bool is_struck; /* lost by a blow, not by an empty hand */
} Ending;

/* What became of an enemy, by the events of the action that ended it. */
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
    session_view_at(&ending->app->session, 0, 0, &first);
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

static Point stage_size(const Ending *ending)
{
    return ending->is_tall ? (Point){760, 680} : (Point){1220, 372}; /* units */
}

static Rect at(const Ending *ending, float x, float y, float w, float h)
{
    float unit = ending->unit;
    return (Rect){ending->stage.x + x * unit, ending->stage.y + y * unit, w * unit, h * unit};
}

static void picture(const Ending *ending, const char *name, Outline outline, float alpha)
{
    Picture drawn = picture_named(name);
    draw_picture(ui_draw(ending->app->ui), &drawn, outline, alpha);
}

/* In one row, or in three where the stage is tall: Jacks, Queens, Kings. */
static Rect royal_place(const Ending *ending, int index)
{
    float high = ROYAL_WIDTH * CARD_RATIO;
    if (ending->is_tall) {
        return at(ending, 190 + 100 * (float)(index % 4), 300 + 124 * (float)(index / 4),
                  ROYAL_WIDTH, high);
    }
    float group = 18 * (float)(index / 4);
    float out = (float)(REGICIDE_ROYALS - regicide_royals(&ending->table)) * (88 + 4.5f) / 2;
    return at(ending, 64 + out + 88 * (float)index + group, 252, ROYAL_WIDTH, high);
}

static void draw_royal(const Ending *ending, int index)
{
    App *app = ending->app;
    const Royal *royal = &ending->royals[index];
    DrawList *list = ui_draw(app->ui);
    float come = (ending->age - NEXT_SECONDS * (float)index) / COME_SECONDS;
    Rect place = royal_place(ending, index);
    if (come <= 0) {
        return;
    }
    place.y += (1 - ease(EASE_OUT_BACK, come)) * 40 * ending->unit;
    Outline outline = {.rect = place};
    switch (royal->fate) {
    case FATE_RECRUITED:
        draw_glow(list, outline, COLOR_LIT);
        break;
    case FATE_STANDS:
        draw_glow(list, outline, COLOR_DANGER);
        break;
    case FATE_SLAIN:
    case FATE_HIDDEN:
        break;
    }
    if (royal->fate == FATE_SLAIN) {
        Picture face = table_face(&ending->wording, royal->card, place.w);
        draw_tinted(list, &face, outline, color_rgb(SLAIN));
    } else {
        table_draw_card(app->ui, &ending->wording, royal->card, outline);
    }
}

static float struck(const Ending *ending)
{
    return (ending->age - STRUCK_AT) / STRIKE;
}

/* It comes down large and bright onto its place. */
static void draw_medal(const Ending *ending)
{
    float down = ease(EASE_IN_CUBIC, struck(ending)), unit = ending->unit;
    Point middle = rect_centre(at(ending, 510, 0, 200, 230));
    if (ending->is_tall) {
        middle = rect_centre(at(ending, 280, 20, 200, 240));
    }
    if (struck(ending) <= 0) {
        return;
    }
    float side = 210 * unit * (1 + MEDAL_GROWN * (1 - down));
    float rays = 420 * unit * ease(EASE_OUT_CUBIC, struck(ending) - 1);
    Rect light = rect_around(middle, rays, rays);
    Rect place = rect_around(middle, side, side);
    float alpha = fminf(struck(ending) * 3, 1);
    if (ending->app->session.assisted && result_medal_words(ending->app)) {
        stage_mark_helped(ending->app, result_picture(ending->app), place, alpha);
        return;
    }
    picture(ending, "ui/rays-gold", (Outline){.rect = light}, 0.85f);
    picture(ending, result_picture(ending->app), (Outline){.rect = place}, alpha);
}

static void write_number(const Ending *ending, int number, Rect place, Color color)
{
    Ui *ui = ending->app->ui;
    TextStyle style = {
        .face = FONT_TITLE, .size = place.h * 0.7f / ui_unit(ui), .align = ALIGN_LEFT, .fit = true};
    const TextBlock *block = text_layout(ui, app_number(ending->app, number), style, place.w);
    draw_text(ui_draw(ui), block,
              (Point){place.x + (place.w - block->w) / 2, place.y + (place.h - block->h) / 2},
              color);
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

/* The hand that was struck, side by side; nothing when it was empty. */
static void draw_hand(const Ending *ending, Rect room)
{
    int i = 0;
    float width = HAND_CARD * ending->unit, step = hand_step(ending) * ending->unit;
    for (CardSet rest = ending->hand; rest; rest = set_without_first(rest)) {
        Rect place = {room.x + step * (float)i++, room.y + 30 * ending->unit, width,
                      width * CARD_RATIO};
        table_draw_card(ending->app->ui, &ending->wording, set_first(rest),
                        (Outline){.rect = place});
    }
}

/* Whose hand that was, where there are several. */
static void draw_payer(const Ending *ending, Rect place)
{
    const char *face = ending->app->seat_faces[ending->table.active].picture;
    if (ending->table.seats > 1 && face) {
        picture(ending, face, (Outline){.rect = place}, 1);
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

/* The enemy leaps at the hand, and its number is larger than the other. */
static void draw_blow(const Ending *ending)
{
    float unit = ending->unit, x = (stage_size(ending).x - blow_width(ending)) / 2;
    float leap = sinf(3.14159f * fminf(fmaxf(struck(ending), 0), 1));
    if (!ending->is_struck) {
        leap = 0;
    }
    Rect enemy = at(ending, x, 0, ENEMY_WIDE, 231);
    Rect sword = at(ending, x + SWORD_ASIDE, 66, SWORD_WIDE, SWORD_WIDE);
    enemy.x += LUNGE_UNITS * unit * leap;
    draw_glow(ui_draw(ending->app->ui), (Outline){.rect = enemy}, COLOR_DANGER);
    table_draw_card(ending->app->ui, &ending->wording, ending->table.enemy,
                    (Outline){.rect = enemy, .angle = 4 * leap});
    if (struck(ending) <= 0 || !ending->is_struck) {
        return;
    }
    picture(ending, "ui/glyph-attack", (Outline){.rect = sword}, 0.35f);
    write_number(ending, regicide_attack_left(&ending->table), sword, COLOR_PAPER);
    draw_hand(ending, at(ending, x + HAND_ASIDE, 0, HAND_ROOM, 231));
    draw_payer(ending, at(ending, x + HAND_ASIDE + 15, 168, 62, 62));
}

#define CAPTION_STYLE ((TextStyle){FONT_BODY, SIZE_BODY, ALIGN_CENTRE, false})

static const char *caption_words(App *app, const Ending *ending)
{
    const RegicideTable *table = &ending->table;
    return app_phrase(
        app, N_("Enemies defeated: {n} of {m} · glowing, recruited by exact damage: {k}"),
        TR_VALUES(app_number(app, regicide_defeated(table)),
                  app_number(app, regicide_royals(table)), app_number(app, ending->recruited)));
}

static void caption(App *app, const char *words, Rect place)
{
    Element element = {
        .id = "text.detail", .role = ROLE_TEXT, .name = words, .rect = place, .still = true};
    ui_label(app->ui, NULL, words, CAPTION_STYLE, COLOR_PAPER, place);
    ui_element(app->ui, &element);
}

static void draw(App *app, Rect rect, float age)
{
    const Match *match = &app->session.match;
    RegicideView view;
    Ending ending = {.app = app,
                     .wording = {&app->catalogue, &regicide_table_look, app->seat_names},
                     .age = age,
                     .is_struck = match->position > 0 && regicide_ends_suffering(match),
                     .is_tall = rect.w < rect.h * 1.3f};
    Point size = stage_size(&ending);
    match_view(match, 0, &view);
    match_view(match, view.table.active, &view);
    ending.table = view.table;
    ending.hand = view.hand;
    read_fates(&ending, match);
    const char *words = caption_words(app, &ending);
    Rect foot = rect_cut_bottom(&rect, text_layout(app->ui, words, CAPTION_STYLE, rect.w)->h);
    ending.unit = fminf(rect.w / size.x, rect.h / size.y);
    ending.stage = rect_around(rect_centre(rect), size.x * ending.unit, size.y * ending.unit);
    if (ending.table.won || ending.table.enemy == CARD_NONE) {
        draw_medal(&ending);
    } else {
        draw_blow(&ending);
    }
    for (int i = 0; i < regicide_royals(&ending.table); i++) {
        draw_royal(&ending, i);
    }
    caption(app, words, foot);
}

/* As high as its width wants it, within reason. */
static float least(const App *app, float width)
{
    Sheet sheet = sheet_of(app);
    float words = 2 * SIZE_BODY * sheet.type;
    if (sheet.is_portrait) {
        return width * 0.9f + words;
    }
    return fminf(width * 0.3f, 372 * sheet.unit) + words;
}

/* The medal comes down, or the last blow. */
static Sound sound(App *app)
{
    RegicideView view;
    match_view(&app->session.match, 0, &view);
    return view.table.won ? SOUND_REVEAL : SOUND_HIT;
}

const ResultScene regicide_ending = {.seconds = WHOLE_SECONDS,
                                     .least = least,
                                     .draw = draw,
                                     .struck = STRUCK_AT + STRIKE,
                                     .sound = sound};
