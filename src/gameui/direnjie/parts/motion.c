/* What a question, an answer and a clue look like while they happen: the asker's portrait goes as a
 * coin to the tally, an answer is stamped on a portrait and spoken in a bubble, the code of a
 * turned clue goes to the tallies that count it. All of it is a function of the age of the cue;
 * nothing is kept but what the events told. Where no motion is wanted, things are there at once. */

#include "direnjie/parts.h"
#include "direnjie/parts/stage.h"
#include "direnjie/pen.h"
#include "direnjie/places.h"
#include "direnjie/seen/now.h"
#include "direnjie/table.h"
#include "direnjie/words.h"

#include "base/text.h"
#include "i18n/format.h"
#include "ui/tween.h"

#include <math.h>

#define GLINT_AFTER   0.3f /* the cards begin to gather */
#define GLINT_SECONDS 0.9f

static Rect rect_between(Rect from, Rect to, float along)
{
    return (Rect){mix(from.x, to.x, along), mix(from.y, to.y, along), mix(from.w, to.w, along),
                  mix(from.h, to.h, along)};
}

#define FACES_US 0.96f /* of its width: from there on it is seen as when it lies */
#define EDGE     0.06f

/* A portrait as a coin that spins: two turns on its way. */
static void spinning_face(const TableScene *scene, Seat seat, Rect rect, float along)
{
    Pen pen = pen_of(scene);
    float wide = fabsf(cosf(2 * TURN * along));
    if (wide > FACES_US || !scene->faces) {
        pen_face(pen, scene->faces, seat, rect, FACE_PLAIN);
        return;
    }
    rect = rect_around(rect_centre(rect), rect.w * fmaxf(wide, EDGE), rect.h);
    pen_picture_faded(pen, scene->faces[seat].picture, rect, 1, 1);
}

/* The asker's portrait, on its way to where it will lie on the tally. */
static void coin(const TableScene *scene)
{
    DirenjiePast past;
    float age;
    if (!direnjie_now(scene, DIRENJIE_CUE_ASK, &past, &age)) {
        return;
    }
    Pen pen = pen_of(scene);
    Rect tally = direnjie_tally_rect(scene, past.cues[DIRENJIE_CUE_ASK]);
    float side = fmaxf(44 * pen.unit, 26), along = direnjie_come(scene, age, DIRENJIE_COIN_SECONDS);
    Rect to = {tally.x + tally.w - side * 0.7f, tally.y + tally.h - side * 0.62f, side, side};
    to.y += direnjie_drop(scene, past.cues[DIRENJIE_CUE_ASK]);
    Rect from = direnjie_face_rect(scene, past.actor);
    Rect rect = rect_between(from, to, ease(EASE_IN_OUT, along));
    rect.y -= 60 * pen.unit * sinf(TURN / 2 * along);
    spinning_face(scene, past.actor, rect, along);
}

/* The code of the clue that is turned, on its way to a tally. */
static void code_to(const TableScene *scene, Card card, Rect from, unsigned ask, float along)
{
    Pen pen = pen_of(scene);
    Rect tally = direnjie_tally_rect(scene, ask);
    Point at = {tally.x + tally.w / 2, tally.y + tally.h * 0.735f};
    float height = fmaxf(28 * pen.unit, 18);
    Rect start = rect_around(rect_centre(from), height * 1.7f, height);
    Rect rect =
        rect_between(start, rect_around(at, height * 1.7f, height), ease(EASE_IN_OUT, along));
    draw_glow(ui_draw(scene->ui), (Outline){.rect = rect}, color_faded(COLOR_LIT, 0.8f));
    pen_plaque(pen, direnjie_kind(card), rect);
    pen_words(pen, direnjie_game.names.cards[card],
              (Letters){FONT_TITLE, 19, ALIGN_CENTRE, COLOR_SHEET, false}, rect);
}

static void codes(const TableScene *scene)
{
    DirenjiePast past;
    float age;
    bool turned =
        direnjie_now(scene, DIRENJIE_CUE_REVEAL, &past, &age) && past.card < DIRENJIE_CARDS;
    float along = direnjie_come(scene, age - DIRENJIE_SHOWN_SECONDS, DIRENJIE_CODE_SECONDS);
    if (!turned || age < DIRENJIE_SHOWN_SECONDS || along >= 1) {
        return;
    }
    Rect clue = scene->layout->glimpse;
    unsigned number = direnjie_number(past.card);
    code_to(scene, past.card, clue, (unsigned)direnjie_category(past.card), along);
    if (number <= DIRENJIE_ASKS - DIRENJIE_ASK_ONE) { /* T6 counts for none */
        code_to(scene, past.card, clue, DIRENJIE_ASK_ONE + number - 1, along);
    }
}

void direnjie_flights(const TableScene *scene)
{
    coin(scene);
    codes(scene);
}

#define BUBBLE_SPEAKS 0.9f /* of its size: smaller, no letter could be read */

/* Words on paper, with a corner that points up to whoever speaks. */
static void bubble(const TableScene *scene, const char *words, Rect rect, float size)
{
    Pen pen = pen_of(scene);
    DrawList *list = ui_draw(scene->ui);
    Rect shown = rect_around(rect_centre(rect), rect.w * size, rect.h * size);
    Point corner = {shown.x + fminf(24 * pen.unit, shown.w / 2), shown.y + 1};
    draw_push(list, &(DrawCommand){.kind = DRAW_FILL,
                                   .rect = rect_around(corner, 10 * pen.unit, 10 * pen.unit),
                                   .angle = 45,
                                   .color = COLOR_SHEET});
    draw_round(list, shown, 8 * pen.unit, COLOR_SHEET);
    if (size > BUBBLE_SPEAKS) {
        pen_words(pen, words, (Letters){FONT_BODY_BOLD, 16, ALIGN_CENTRE, COLOR_BRUSH, false},
                  rect_inset(shown, 2 * pen.unit));
    }
}

#define LINE_LOW 1.2f /* a line is higher than its letters by so much */

/* Empty: there is no room. */
static Rect bubble_rect(const TableScene *scene, Seat seat, const char *words)
{
    Pen pen = pen_of(scene);
    Letters letters = {FONT_BODY_BOLD, 16, ALIGN_CENTRE, COLOR_BRUSH, false};
    Rect room = direnjie_word_rect(scene, seat, fmaxf(26 * pen.unit, 18));
    const TextBlock *block = pen_measure(pen, words, letters, room);
    bool is_low = block->h > room.h * LINE_LOW;
    room.w = is_low ? 0 : fminf(room.w, block->w + 22 * pen.unit);
    return room;
}

static void say(const TableScene *scene, Seat seat, const char *words, float size)
{
    Rect rect = bubble_rect(scene, seat, words);
    if (rect.w < rect.h) { /* in a small table there is no room */
        return;
    }
    ui_tell(scene->ui, &(Label){.id = panel_id(scene, "seat.", seat, ".answer"), .name = words},
            rect);
    bubble(scene, words, rect, size);
}

static bool has_room(const TableScene *scene, Seat seat, const char *words)
{
    float width = direnjie_word_rect(scene, seat, 1).w - 6 * scene->layout->unit;
    return pen_fits(pen_of(scene), words, (Letters){.face = FONT_BODY_BOLD}, width);
}

static bool has_face(const TableScene *scene, Seat seat)
{
    return seat != scene->seat || direnjie_form(scene->layout) != FORM_TALL_BOOK;
}

static const char *const answer_words[] = {N_("Nothing."), N_("I give one.")};

/* Whoever asks, while the coin is on its way; who has answered, to the end of the turn, where no
 * word stands there of what a press on the seat does. */
void direnjie_talk(const TableScene *scene)
{
    const DirenjieTable *table = direnjie_table_of(scene);
    unsigned ask = direnjie_asked_now(scene);
    if (ask != DIRENJIE_NO_ASK && has_face(scene, table->active)) {
        const char *request = direnjie_request(scene, ask);
        Message asked =
            direnjie_about_ask(ask, N_("{category}, please!"), N_("Number {n}, please!"));
        const char *words = panel_message(scene, &asked);
        say(scene, table->active, has_room(scene, table->active, words) ? words : request, 1);
    }
    for (Seat seat = 0; seat < table->seats; seat++) {
        bool gave;
        if (table->phase < DIRENJIE_GIVING || table->phase > DIRENJIE_REFILLING ||
            !has_face(scene, seat) || !direnjie_answer_of(scene, seat, &gave) ||
            direnjie_seat_action(scene, seat) != ACTION_NONE) {
            continue;
        }
        say(scene, seat, panel_word(scene, answer_words[gave]), 1 / direnjie_stamp(scene, seat));
    }
}

bool direnjie_put_away(Table *table)
{
    DirenjieDraft *draft = direnjie_draft(table);
    bool is_open = draft->read_next != 0 && !draft->is_put_away;
    draft->is_put_away = draft->is_put_away || is_open;
    return is_open;
}

/* What was inspected lies open before the inspector until the next choice, or a press anywhere. */
void direnjie_inspected(const TableScene *scene)
{
    DirenjiePast past;
    bool is_new = table_rests(scene->table) && scene->acting && scene->selection->pick_count == 0 &&
                  direnjie_past_of(scene, false, &past) &&
                  past.cues[DIRENJIE_CUE_INSPECT] != DIRENJIE_NOTHING && past.actor == scene->seat;
    DirenjieDraft *draft = direnjie_draft(scene->table);
    if (!is_new || past.nth == DIRENJIE_NOTHING) {
        draft->read_next = 0;
        draft->is_put_away = false;
        return;
    }
    if (draft->read_next != 0 && ui_pointer_pressed(scene->ui)) {
        direnjie_put_away(scene->table);
    }
    draft->read_next = (uint8_t)(past.nth + 1);
    if (!draft->is_put_away &&
        direnjie_show_clue(scene, past.cues[DIRENJIE_CUE_INSPECT], past.nth, true)) {
        direnjie_put_away(scene->table);
    }
}

/* The gold of the bowl behind a clue whose last card is a beggar, while its owner sees it come
 * together. */
void direnjie_glint(const TableScene *scene)
{
    DirenjiePast past;
    float age;
    bool lays = direnjie_now(scene, DIRENJIE_CUE_SUBMIT, &past, &age) &&
                past.actor == scene->seat && past.card < DIRENJIE_CARDS;
    float t = (age - GLINT_AFTER) / GLINT_SECONDS;
    if (!lays || direnjie_kind(past.card) != KIND_BEGGAR || t <= 0 || t >= 1) {
        return;
    }
    Rect place = scene->layout->zones[DIRENJIE_CLUES + scene->seat].gather;
    float side = place.h * mix(2, 3, direnjie_come(scene, age - GLINT_AFTER, GLINT_SECONDS));
    Rect light = rect_around(rect_centre(place), side, side);
    pen_picture_faded(pen_of(scene), "ui/rays-gold", light, 1, sinf(TURN / 2 * t));
}
