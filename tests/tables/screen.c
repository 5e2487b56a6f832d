/* What screen.h promises, by SDL events that are pushed as the system would. */
#include "screen.h"

#include "tables/table_commands.h"
#include "ui/loop.h"

#include "base/text.h"
#include "bots/bot.h"
#include "core/notation.h"

#include "../watchdog.h"
#include "testing.h"

#include <SDL.h>
#include <limits.h>
#include <string.h>

#define TABLE_SECONDS 240

static const char *const names[] = {"Ayu", "Boris", "Chen", "Dewi", "Emil", "Fang"};

void screen_open(Screen *screen, int width, int height)
{
    char problem[256] = "";
    UiOptions options = {.title = "test",
                         .data_folder = DATA_FOLDER,
                         .width = width,
                         .height = height,
                         .x = INT_MIN,
                         .y = INT_MIN,
                         .exact = true,
                         .sound = true,
                         .renderer = RENDERER_SOFTWARE};
    *screen = (Screen){.chosen = ACTION_NONE};
    screen->ui = ui_open(&options, problem, sizeof problem);
    if (!screen->ui) {
        fail_msg("%s", problem);
    }
    catalogue_init(&screen->catalogue);
    screen->area = (Rect){0, 0, (float)width, (float)height};
    rect_cut_top(&screen->area, 52);
}

void screen_close(Screen *screen)
{
    catalogue_release(&screen->catalogue);
    ui_close(screen->ui);
}

void screen_begin(Screen *screen, const Game *game, const Setup *setup, const void *state,
                  Seat seat)
{
    watchdog_feed(game->id, TABLE_SECONDS);
    if (state) {
        match_init_from(&screen->match, game, setup, state);
    } else {
        match_init(&screen->match, game, setup);
    }
    TableSetting setting = {.look = game_ui_of(game)->look,
                            .ui = screen->ui,
                            .catalogue = &screen->catalogue,
                            .seat_names = screen->names ? screen->names : names,
                            .seats = setup->seats,
                            .is_familiar = screen->is_familiar,
                            .is_public = screen->is_public};
    screen->table = table_new(&setting);
    TableSight sight = screen_sight(screen, seat);
    table_show(screen->table, &sight);
}

void screen_end(Screen *screen)
{
    table_free(screen->table);
    match_release(&screen->match);
}

TableSight screen_sight(Screen *screen, Seat seat)
{
    static _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    static Action legal[LEGAL_COUNT_MAX];
    match_view(&screen->match, seat, view);
    size_t count = match_legal(&screen->match, seat, legal, LEGAL_COUNT_MAX);
    return (TableSight){
        .view = view, .seat = seat, .acting = count > 0, .legal = legal, .legal_count = count};
}

void screen_act(Screen *screen, Seat seat, Action action)
{
    Event events[EVENT_COUNT_MAX];
    EventLog log = {.events = events, .capacity = EVENT_COUNT_MAX};
    Seat actor = seats_first(match_actors(&screen->match));
    assert_true(match_act(&screen->match, actor, action));
    match_events(&screen->match, screen->match.position - 1, seat, &log);
    TableSight sight = screen_sight(screen, seat);
    table_animate(screen->table, events, log.count, &sight);
}

void screen_act_greedily(Screen *screen, Seat seat)
{
    static _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    Seat actor = seats_first(match_actors(&screen->match));
    match_view(&screen->match, actor, view);
    BotRequest request = {.game = screen->match.game,
                          .view = view,
                          .seat = actor,
                          .level = BOT_GREEDY,
                          .seed = screen->match.position};
    screen_act(screen, seat, bot_choose(&request));
}

void screen_act_randomly(Screen *screen, Seat seat, Rng *rng)
{
    Action legal[LEGAL_COUNT_MAX];
    Seat actor = seats_first(match_actors(&screen->match));
    size_t count = match_legal(&screen->match, actor, legal, LEGAL_COUNT_MAX);
    screen_act(screen, seat, legal[rng_below(rng, (uint32_t)count)]);
}

static void frame_take(Screen *screen)
{
    Action action;
    ui_wait(screen->ui, 0);
    ui_frame_begin(screen->ui);
    if (table_frame(screen->table, screen->area, &action)) {
        screen->chosen = action;
    }
}

void screen_frame(Screen *screen)
{
    frame_take(screen);
    ui_frame_end(screen->ui);
}

void screen_measure(Screen *screen)
{
    frame_take(screen);
    ui_frame_skip_input(screen->ui);
}

const Element *screen_find(Screen *screen, const char *id)
{
    for (size_t i = 0; i < ui_element_count(screen->ui); i++) {
        const Element *element = ui_element_at(screen->ui, i);
        if (text_equal(element->id, id)) {
            return element;
        }
    }
    return NULL;
}

const Element *screen_get(Screen *screen, const char *id)
{
    const Element *element = screen_find(screen, id);
    if (!element) {
        fail_msg("no element %s", id);
    }
    return element;
}

static void push_motion(Point at)
{
    SDL_Event event = {.motion = {.type = SDL_MOUSEMOTION, .x = (int)at.x, .y = (int)at.y}};
    SDL_PushEvent(&event);
}

void screen_point(Screen *screen, Point at)
{
    push_motion(at);
    screen_frame(screen);
}

static void push_button(uint32_t type, Point at, uint8_t clicks)
{
    SDL_Event event = {.button = {.type = type,
                                  .button = SDL_BUTTON_LEFT,
                                  .clicks = clicks,
                                  .state = type == SDL_MOUSEBUTTONDOWN,
                                  .x = (int)at.x,
                                  .y = (int)at.y}};
    SDL_PushEvent(&event);
}

/* Frames until what was pushed has been acted on and answered. */
static void let_act(Screen *screen)
{
    for (int i = 0; i < 3; i++) {
        screen_frame(screen);
    }
}

/* No frame between press and release: a slow one would make it a long press. */
static void press(Screen *screen, const char *id, uint8_t clicks)
{
    Point at = rect_centre(screen_get(screen, id)->rect);
    screen->chosen = ACTION_NONE;
    push_motion(at);
    push_button(SDL_MOUSEBUTTONDOWN, at, clicks);
    push_button(SDL_MOUSEBUTTONUP, at, clicks);
    let_act(screen);
}

void screen_press(Screen *screen, const char *id)
{
    press(screen, id, 1);
}

void screen_press_twice(Screen *screen, const char *id)
{
    press(screen, id, 1);
    press(screen, id, 2);
}

void screen_hover(Screen *screen, Point at)
{
    push_motion(at);
    let_act(screen);
    SDL_Delay(500);
    let_act(screen);
}

void screen_lift(Screen *screen, const char *id, Point to)
{
    Point from = rect_centre(screen_get(screen, id)->rect);
    screen->chosen = ACTION_NONE;
    push_motion(from);
    push_button(SDL_MOUSEBUTTONDOWN, from, 1);
    let_act(screen);
    for (int step = 1; step <= 2; step++) {
        float part = (float)step / 2;
        push_motion((Point){from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part});
        let_act(screen);
    }
}

void screen_drop(Screen *screen, Point to)
{
    push_button(SDL_MOUSEBUTTONUP, to, 1);
    let_act(screen);
}

void screen_drag(Screen *screen, const char *id, Point to)
{
    screen_lift(screen, id, to);
    screen_drop(screen, to);
}

void screen_other_button(Screen *screen, Point at, bool down)
{
    SDL_Event event = {.button = {.type = down ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP,
                                  .button = SDL_BUTTON_RIGHT,
                                  .clicks = 1,
                                  .x = (int)at.x,
                                  .y = (int)at.y}};
    SDL_PushEvent(&event);
    let_act(screen);
}

void screen_escape(Screen *screen)
{
    SDL_Event event = {.key = {.type = SDL_KEYDOWN, .keysym = {.sym = SDLK_ESCAPE}}};
    SDL_PushEvent(&event);
    let_act(screen);
}

KeyPress screen_pick(int place)
{
    return press_of(&table_command_picks[place - 1]);
}

void screen_key(Screen *screen, KeyPress press)
{
    screen->chosen = ACTION_NONE;
    table_key(screen->table, press);
    let_act(screen);
}

Card card_of(const char *code)
{
    Card card = notation_read_card(&regicide_game, code, strlen(code));
    assert_int_not_equal(card, CARD_NONE);
    return card;
}

CardSet cards_of(const char *codes)
{
    CardSet cards = 0;
    while (*codes) {
        size_t length = strcspn(codes, " ");
        Card card = notation_read_card(&regicide_game, codes, length);
        assert_int_not_equal(card, CARD_NONE);
        cards |= card_bit(card);
        codes += length + (codes[length] == ' ');
    }
    return cards;
}

RegicideState regicide_position(const char *enemy, const char *const hands[], uint8_t seats)
{
    RegicideState state = {.rng = rng_seeded(1)};
    RegicideTable *table = &state.table;
    table->enemy = card_of(enemy);
    table->seats = seats;
    table->flips_left = seats == 1 ? 2 : 0;
    CardSet used = card_bit(table->enemy);
    for (unsigned seat = 0; seat < seats; seat++) {
        state.hands[seat] = cards_of(hands[seat]);
        table->hand_counts[seat] = (uint8_t)set_count(state.hands[seat]);
        used |= state.hands[seat];
    }
    for (Card card = 52; card-- > 40;) {
        if (!(used & card_bit(card))) {
            state.castle[table->castle_count++] = card;
        }
    }
    unsigned deck = 52 + (seats > 2 ? seats - 2u : 0);
    for (Card card = 0; card < deck; card++) {
        if ((card < 40 || card >= 52) && !(used & card_bit(card))) {
            state.tavern[table->tavern_count++] = card;
        }
    }
    regicide_forget(&state);
    assert_null(regicide_game.check(&state));
    return state;
}
