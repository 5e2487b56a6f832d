/* The talk that RG-28 allows: after a jester, until the next turn starts, each seat may say one of
 * two fixed phrases, that it would like to go next or would rather not. Nothing said is an action
 * or part of the match; it is forgotten with the position.
 *
 * A computer says what it would wish for by its own view: it is asked whom it would name. The one
 * that names listens, but only between its two best choices. Where a computer names, it waits for
 * the person in front of the screen; among computers alone nothing is said. */
#include "regicide/parts/talk.h"
#include "asking.h"

#include "base/limits.h"

#include "games/regicide.h"
#include "i18n/format.h"
#include "regicide/pieces.h"
#include "sheet.h"

#include <math.h>

#define WISH_MS   300
#define HEED_MOST 30 /* thousandths of a win that heeding a wish may cost */

Talk *talk_of(const Play *play)
{
    return play->talk;
}

static void talk_begin(Play *play)
{
    Talk *talk = arena_alloc(&play->scene->arena, sizeof *talk);
    talk->asked = SEAT_NONE;
    play->talk = talk;
}

static bool is_naming(const Play *play)
{
    const Session *session = &play->app->session;
    if (!session->people) {
        return false;
    }
    RegicideView view;
    match_view(&session->match, 0, &view);
    return view.table.phase == REGICIDE_NAMING;
}

static bool is_person(const Play *play, Seat seat)
{
    return seats_have(play->app->session.people, seat);
}

/* A computer that has not spoken yet, or SEAT_NONE. */
static Seat silent_computer(const Play *play, Seat actor)
{
    for (Seat seat = 0; seat < play->app->session.plan.setup.seats; seat++) {
        if (seat != actor && !is_person(play, seat) &&
            talk_of(play)->wishes[seat] == WISH_UNKNOWN) {
            return seat;
        }
    }
    return SEAT_NONE;
}

static void ask_wish(Play *play, Seat actor, Seat seat)
{
    BotLevel level = seat_kind_level(play->app->session.plan.kinds[seat]);
    play_ask(play, (Question){.seat = actor, .asked = seat, .level = level}, WISH_MS);
    talk_of(play)->asked = seat;
}

static void word_wishes(Play *play)
{
    static const char *const phrases[] = {[WISH_GO] = N_("{name}: “I would like to go next.”"),
                                          [WISH_NOT] = N_("{name}: “I would rather not go next.”")};
    Text notice = text_in(play->notice, sizeof play->notice);
    for (Seat seat = 0; seat < play->app->session.plan.setup.seats; seat++) {
        Wish wish = talk_of(play)->wishes[seat];
        if (wish == WISH_GO || wish == WISH_NOT) {
            if (notice.length > 0) {
                text_append(&notice, "\n");
            }
            tr_format(&play->app->catalogue, phrases[wish], TR_VALUES(play->app->seat_names[seat]),
                      &notice);
        }
    }
}

void talk_say(Play *play, Seat seat, Wish wish)
{
    talk_of(play)->wishes[seat] = wish;
    talk_of(play)->is_heard = true;
    word_wishes(play);
}

static void take_wish(Play *play)
{
    Advice advice;
    Seat seat = talk_of(play)->asked;
    if (thinker_take(play->app->thinker, &advice)) {
        play->asked = ASKED_NOTHING;
        talk_of(play)->asked = SEAT_NONE;
        talk_say(play, seat, action_operand(advice.best, 0) == seat ? WISH_GO : WISH_NOT);
    }
}

static void begin_talk(Play *play, size_t position)
{
    if (talk_of(play)->asked != SEAT_NONE) {
        play_drop_question(play);
    }
    if (talk_of(play)->is_heard) {
        play->notice[0] = '\0';
    }
    *talk_of(play) = (Talk){.position = position, .asked = SEAT_NONE};
}

static bool talk_step(Play *play, Seat actor)
{
    size_t position = play->app->session.match.position;
    bool is_over = !is_naming(play);
    if (is_over || talk_of(play)->position != position) {
        begin_talk(play, position);
    }
    if (talk_of(play)->asked != SEAT_NONE) {
        take_wish(play);
        return true;
    }
    Seat silent =
        is_over || play->asked != ASKED_NOTHING ? SEAT_NONE : silent_computer(play, actor);
    if (silent != SEAT_NONE) {
        ask_wish(play, actor, silent);
    }
    return silent != SEAT_NONE;
}

static bool talk_waits(const Play *play)
{
    Seat actor = session_actor(&play->app->session, play->viewer);
    bool is_shown = play->phase != PLAY_AWAY && play->shown >= play->app->session.match.position;
    return is_shown && is_naming(play) && !is_person(play, actor) &&
           silent_computer(play, actor) == SEAT_NONE && is_person(play, play->viewer) &&
           talk_of(play)->wishes[play->viewer] == WISH_UNKNOWN;
}

static Action talk_heed(const Play *play, const Advice *advice)
{
    const Wish *wishes = talk_of(play)->wishes;
    if (!is_naming(play) || advice->second == ACTION_NONE) {
        return advice->best;
    }
    Wish best = wishes[action_operand(advice->best, 0)];
    Wish second = wishes[action_operand(advice->second, 0)];
    bool is_close = advice->second_chance == CHANCE_UNTOLD ||
                    advice->chance - advice->second_chance <= HEED_MOST;
    bool is_better =
        (best == WISH_NOT && second != WISH_NOT) || (best != WISH_GO && second == WISH_GO);
    return is_close && is_better ? advice->second : advice->best;
}

typedef struct WishButton {
    const char *id, *label;
    Wish wish;
} WishButton;

static const WishButton wish_buttons[] = {
    {"button.wish-go", N_("I would like to go next"), WISH_GO},
    {"button.wish-not", N_("I would rather not"), WISH_NOT},
    {"button.wish-silent", N_("Say nothing"), WISH_SILENT}};

#define WISH_BUTTONS COUNT_OF(wish_buttons)
#define GAP          8    /* units between rows */
#define HEAD         0.7f /* of a row: the question */

#define HEAD_LEAST 0.36f /* of the size of its letters, which shrink with the row */

/* Writes the question no higher than its row: the buttons below leave no more, however large the
 * text is set. */
static void talk_heading(const Play *play, Rect row)
{
    Ui *ui = play->app->ui;
    TextStyle style = {FONT_TITLE, SIZE_NAME, ALIGN_CENTRE, true};
    const char *words = app_word(play->app, N_("Who goes next?"));
    TextRoom room = {
        .w = row.w, .h = row.h, .lines = 1, .least = text_plain_pixels(ui, SIZE_NAME * HEAD_LEAST)};
    style.size = text_fit(ui, words, style, room)->size;
    ui_label(ui, "heading.wish", words, style, table_ink(play->table, COLOR_GOLD_LIGHT), row);
}

/* The phrases in the place of the table's buttons, of which none could be pressed. */
static void talk_panel(Play *play, Rect rect)
{
    Ui *ui = play->app->ui;
    float gap = GAP * ui_unit(ui);
    float row = (rect.h - gap * (float)WISH_BUTTONS) / ((float)WISH_BUTTONS + HEAD);
    talk_heading(play, rect_cut_top(&rect, row * HEAD));
    for (size_t i = 0; i < WISH_BUTTONS; i++) {
        rect_cut_top(&rect, gap);
        Button button = {.id = wish_buttons[i].id,
                         .label = app_word(play->app, wish_buttons[i].label),
                         .rect = rect_cut_top(&rect, row),
                         .kind = BUTTON_SECONDARY};
        if (ui_button(play->app->ui, &button)) {
            talk_say(play, play->viewer, wish_buttons[i].wish);
        }
    }
}

const TalkUi regicide_talk = {.begin = talk_begin,
                              .step = talk_step,
                              .waits = talk_waits,
                              .heed = talk_heed,
                              .panel = talk_panel};
