/* What a question, an answer and a clue look like while they happen: the asker's portrait goes as a
 * coin to the tally, an answer is stamped on a portrait and spoken in a bubble, the code of a
 * turned clue goes to the tallies that count it. All of it is a function of the age of the cue;
 * nothing is kept but what the events told. Where no motion is wanted, things are there at once. */
#include "direnjie_motion.h"

#include "base/text.h"
#include "i18n/format.h"
#include "ui/tween.h"

#include <math.h>
#include <string.h>

#define COIN_SECONDS  0.42f
#define DROP_SECONDS  0.2f
#define STAMP_SECONDS 0.16f
#define FLIP_SECONDS  0.24f /* of the clue, before its code goes */
#define CODE_SECONDS  0.36f
#define LONG_AGO      100.0f
#define NOTHING       0xFF

/* The values of the cues up to the last but two, the card that was turned first, of which clue of
 * its seat, and who acted. */
typedef struct Facts {
    uint8_t cues[DIRENJIE_CUE_LAST + 1];
    Card card;
    uint8_t nth;
    Seat actor;
} Facts;
_Static_assert(sizeof(Facts) <= TABLE_FACTS, "facts fit");

void direnjie_facts(const void *before, const Event events[], size_t count,
                    uint8_t facts[TABLE_FACTS])
{
    const DirenjieView *view = before;
    Facts told;
    memset(&told, NOTHING, sizeof told);
    told.actor = view->table.actor;
    for (size_t i = 0; i < count; i++) {
        const Event *event = &events[i];
        if (event->kind == EVENT_CUE && event->name <= DIRENJIE_CUE_LAST) {
            told.cues[event->name] = (uint8_t)event->value;
        } else if (event->kind == EVENT_TURN && told.nth == NOTHING) {
            told.card = event->card;
            told.nth = event->from_index / 3;
        }
    }
    memcpy(facts, &told, sizeof told);
}

static bool facts_of(const TableScene *scene, bool moving, Facts *out)
{
    const uint8_t *facts = table_facts(scene->table, moving);
    if (facts) {
        memcpy(out, facts, sizeof *out);
    }
    return facts != NULL;
}

/* Whether this cue has begun in what moves now, and how long ago. A clue is turned up after what
 * else an action does. */
static bool shows(const TableScene *scene, enum DirenjieCue cue, Facts *facts, float *age)
{
    *age = LONG_AGO;
    if (table_rests(scene->table) || scene->cue < 0 || !facts_of(scene, true, facts) ||
        facts->cues[cue] == NOTHING) {
        return false;
    }
    if (scene->cue == (int)cue) {
        *age = scene->cue_age;
        return true;
    }
    return cue != DIRENJIE_CUE_REVEAL || scene->cue == DIRENJIE_CUE_LAST;
}

/* How far something that takes so long has come; where no motion is wanted, all the way. */
static float come(const TableScene *scene, float age, float seconds)
{
    if (ui_is_calm(scene->ui)) {
        return 1;
    }
    return fminf(fmaxf(age / seconds, 0), 1);
}

static Rect rect_between(Rect from, Rect to, float along)
{
    return (Rect){mix(from.x, to.x, along), mix(from.y, to.y, along), mix(from.w, to.w, along),
                  mix(from.h, to.h, along)};
}

unsigned direnjie_asked_now(const TableScene *scene)
{
    Facts facts;
    float age;
    if (shows(scene, DIRENJIE_CUE_ASK, &facts, &age)) {
        return facts.cues[DIRENJIE_CUE_ASK];
    }
    return DIRENJIE_NO_ASK;
}

float direnjie_drop(const TableScene *scene, unsigned ask)
{
    Facts facts;
    float age;
    if (!shows(scene, DIRENJIE_CUE_ASK, &facts, &age) || facts.cues[DIRENJIE_CUE_ASK] != ask ||
        ui_is_calm(scene->ui)) {
        return 0;
    }
    float t = come(scene, age - COIN_SECONDS, DROP_SECONDS);
    return 10 * scene->layout->unit * sinf(t * 3.14159f);
}

/* The asker's portrait, on its way to where it will lie on the tally. */
static void coin(const TableScene *scene)
{
    Facts facts;
    float age;
    if (!shows(scene, DIRENJIE_CUE_ASK, &facts, &age)) {
        return;
    }
    Pen pen = pen_of(scene);
    Rect tally = direnjie_tally_rect(scene, facts.cues[DIRENJIE_CUE_ASK]);
    float side = fmaxf(44 * pen.unit, 26), along = come(scene, age, COIN_SECONDS);
    Rect to = {tally.x + tally.w - side * 0.7f, tally.y + tally.h - side * 0.62f, side, side};
    to.y += direnjie_drop(scene, facts.cues[DIRENJIE_CUE_ASK]);
    Rect from = direnjie_face_rect(scene, facts.actor);
    Rect rect = rect_between(from, to, ease(EASE_IN_OUT, along));
    rect.y -= 60 * pen.unit * sinf(along * 3.14159f);
    pen_face(pen, scene->faces, facts.actor, rect, FACE_PLAIN);
}

Card direnjie_counted_now(const TableScene *scene)
{
    Facts facts;
    float age;
    if (shows(scene, DIRENJIE_CUE_REVEAL, &facts, &age) && age >= FLIP_SECONDS + CODE_SECONDS) {
        return facts.card;
    }
    return CARD_NONE;
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
    Facts facts;
    float age;
    Rect clue;
    bool turned = shows(scene, DIRENJIE_CUE_REVEAL, &facts, &age) && facts.card < DIRENJIE_CARDS;
    float along = come(scene, age - FLIP_SECONDS, CODE_SECONDS);
    if (!turned || age < FLIP_SECONDS || along >= 1 ||
        !table_card_rect(scene->table, DIRENJIE_CLUES + facts.cues[DIRENJIE_CUE_REVEAL],
                         3u * facts.nth, &clue)) {
        return;
    }
    unsigned number = direnjie_number(facts.card);
    code_to(scene, facts.card, clue, (unsigned)direnjie_category(facts.card), along);
    if (number <= DIRENJIE_ASKS - DIRENJIE_ASK_ONE) { /* T6 counts for none */
        code_to(scene, facts.card, clue, DIRENJIE_ASK_ONE + number - 1, along);
    }
}

/* Which cue the seat answers with in what moves now; -1: it does not. */
static int answering(const TableScene *scene, Seat seat, float *age)
{
    static const enum DirenjieCue cues[] = {DIRENJIE_CUE_GIVE, DIRENJIE_CUE_REFUSE};
    Facts facts;
    for (unsigned i = 0; i < 2; i++) {
        if (shows(scene, cues[i], &facts, age) && facts.cues[cues[i]] == seat) {
            return (int)cues[i];
        }
    }
    return -1;
}

bool direnjie_answer_of(const TableScene *scene, Seat seat, bool *gave)
{
    const DirenjieTable *table = &direnjie_view_of(scene)->table;
    float age;
    int cue = answering(scene, seat, &age);
    if (cue >= 0) {
        *gave = cue == DIRENJIE_CUE_GIVE;
        return true;
    }
    *gave = seats_have(table->gave, seat);
    return direnjie_has_answered(table, seat);
}

float direnjie_stamp(const TableScene *scene, Seat seat)
{
    float age;
    if (answering(scene, seat, &age) < 0) {
        return 1;
    }
    return mix(1.4f, 1, ease(EASE_OUT_CUBIC, come(scene, age, STAMP_SECONDS)));
}

float direnjie_nod(const TableScene *scene, Seat seat)
{
    float age;
    if (answering(scene, seat, &age) < 0) {
        return 0;
    }
    return 3 * scene->layout->unit * sinf(come(scene, age, STAMP_SECONDS) * 3.14159f);
}

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
    pen_words(pen, words, (Letters){FONT_BODY_BOLD, 16, ALIGN_CENTRE, COLOR_BRUSH, false},
              rect_inset(shown, 2 * pen.unit));
}

static Rect bubble_rect(const TableScene *scene, Seat seat, const char *words)
{
    Pen pen = pen_of(scene);
    Letters letters = {FONT_BODY_BOLD, 16, ALIGN_CENTRE, COLOR_BRUSH, false};
    Rect room = direnjie_word_rect(scene, seat, fmaxf(26 * pen.unit, 18));
    room.w = fminf(room.w, pen_measure(pen, words, letters, room)->w + 22 * pen.unit);
    return room;
}

static void say(const TableScene *scene, Seat seat, const char *words, float size)
{
    Rect rect = bubble_rect(scene, seat, words);
    if (rect.w < rect.h) { /* in a small table there is no room */
        return;
    }
    Element element = {.id = panel_id(scene, "seat.", seat, ".answer"),
                       .role = ROLE_TEXT,
                       .name = words,
                       .rect = rect,
                       .still = true};
    ui_element(scene->ui, &element);
    bubble(scene, words, rect, size);
}

static bool has_face(const TableScene *scene, Seat seat)
{
    return seat != scene->seat || direnjie_form(scene->layout) != FORM_TALL_BOOK;
}

static const char *const answer_words[] = {N_("Nothing."), N_("I give one.")};

/* Whoever asks, while the coin is on its way; who has answered, to the end of the turn, where no
 * word stands there of what a press on the seat does. */
static void talk(const TableScene *scene)
{
    const DirenjieTable *table = &direnjie_view_of(scene)->table;
    unsigned ask = direnjie_asked_now(scene);
    if (ask != DIRENJIE_NO_ASK && has_face(scene, table->active)) {
        say(scene, table->active,
            panel_phrase(scene, N_("{request}, please!"), TR_VALUES(direnjie_request(scene, ask))),
            1);
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

/* What was inspected lies open before the inspector until the next choice. */
static void inspected(const TableScene *scene)
{
    Facts facts;
    bool is_new = table_rests(scene->table) && scene->acting && scene->selection->pick_count == 0 &&
                  facts_of(scene, false, &facts) && facts.cues[DIRENJIE_CUE_INSPECT] != NOTHING &&
                  facts.actor == scene->seat;
    if (is_new && facts.nth != NOTHING) {
        direnjie_show_clue(scene, facts.cues[DIRENJIE_CUE_INSPECT], facts.nth);
    }
}

void direnjie_motions(const TableScene *scene)
{
    talk(scene);
    coin(scene);
    codes(scene);
    inspected(scene);
    direnjie_opening(scene);
}
