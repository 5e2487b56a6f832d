/* What an action is certain to do, before it is confirmed. No rule is repeated here: the action is
 * carried out in one world that the view allows, and its events are told as far as they are the
 * same in every such world. That leaves out only faces not yet seen: what is drawn, and whether it
 * will cover an attack; and the next enemy. */
#include "state.h"

#define LOG_SIZE 128

typedef struct Preview {
    const RegicideView *view;
    const RegicideTable *after; /* of the world where the action was carried out */
    Message *out;
    size_t count, capacity;
    int own_draws;
    unsigned phase; /* the last that began */
    bool doubled, hit, defeated, flipped;
} Preview;

static void preview_add(Preview *preview, Message message)
{
    if (preview->count < preview->capacity) {
        preview->out[preview->count++] = message;
    }
}

static Message say(const char *text, ValueKind kind, int64_t value)
{
    return message_with(message_of(text), kind, value);
}

static Message say_number(const char *text, int number)
{
    return say(text, VALUE_NUMBER, number);
}

static Message say_medal(const char *text, int medal)
{
    return say(text, VALUE_WORD, REGICIDE_WORD_BRONZE + medal - REGICIDE_BRONZE);
}

static void preview_draw(Preview *preview, int count)
{
    if (preview->view->table.seats == 1 || count == 0) {
        preview_add(preview, say_number(N_("draw {n}"), count));
        return;
    }
    preview_add(preview, message_with(say_number(N_("draw {n}, {own} of them yours"), count),
                                      VALUE_NUMBER, preview->own_draws));
}

static void preview_hit(Preview *preview, int damage)
{
    preview->hit = true;
    if (!preview->doubled) {
        preview_add(preview, say_number(N_("{n} damage"), damage));
        return;
    }
    preview_add(preview, message_with(say_number(N_("{n} damage × 2 = {total}"), damage / 2),
                                      VALUE_NUMBER, damage));
}

static void preview_defeat(Preview *preview, const char *text)
{
    preview->defeated = true;
    preview_add(preview, say(text, VALUE_CARD, preview->view->table.enemy));
}

static void preview_jester(Preview *preview, int suit)
{
    preview_add(preview, message_with(say(N_("{card} is no longer immune to {suit}"), VALUE_CARD,
                                          preview->view->table.enemy),
                                      VALUE_WORD, suit));
    int left = regicide_attack_left(preview->after);
    if (left != regicide_attack_left(&preview->view->table)) {
        preview_add(preview, say_number(N_("attack left {n}"), left));
    }
}

static void preview_pay(Preview *preview, int sum)
{
    int left = regicide_attack_left(&preview->view->table);
    preview_add(preview, message_with(say_number(N_("discard {n} against {attack}"), sum),
                                      VALUE_NUMBER, left));
    if (sum > left) {
        preview_add(preview, say_number(N_("{n} more than needed"), sum - left));
    }
}

static void preview_flip(Preview *preview, int flips_left)
{
    preview->flipped = true;
    preview_add(preview,
                say_number(N_("discard your hand of {n}"), set_count(preview->view->hand)));
    preview_draw(preview, preview->own_draws);
    preview_add(preview, say_medal(N_("a win then earns: {medal}"), REGICIDE_BRONZE + flips_left));
}

static void preview_win(Preview *preview, int medal)
{
    preview_add(preview, medal == REGICIDE_NO_MEDAL
                             ? message_of(N_("the last King falls: victory"))
                             : say_medal(N_("the last King falls: {medal}"), medal));
}

/* A turn without an action follows from the numbers of cards; an attack that cannot be covered is
 * certain only when nothing unseen is drawn first. */
static void preview_loss(Preview *preview)
{
    if (preview->phase == REGICIDE_PLAYING) {
        preview_add(preview, say(N_("{name} can neither play nor yield: the game is lost"),
                                 VALUE_SEAT, preview->after->active));
    } else if (preview->own_draws == 0) {
        preview_add(preview, message_of(N_("your hand does not cover it: the game is lost")));
    }
}

static void preview_cue(Preview *preview, enum RegicideCue cue, int value)
{
    switch (cue) {
    case REGICIDE_CUE_IMMUNE:
        preview_add(preview, say(N_("immune to {suit}"), VALUE_WORD, value));
        return;
    case REGICIDE_CUE_HEAL:
        preview_add(preview, say_number(N_("heal {n}"), value));
        return;
    case REGICIDE_CUE_DRAW:
        if (!preview->flipped) {
            preview_draw(preview, value);
        }
        return;
    case REGICIDE_CUE_DOUBLE:
        preview->doubled = true;
        return;
    case REGICIDE_CUE_HIT:
        preview_hit(preview, value);
        return;
    case REGICIDE_CUE_GUARD:
        preview_add(preview, say_number(N_("shield {n}"), value));
        return;
    case REGICIDE_CUE_JESTER:
        preview_jester(preview, value);
        return;
    case REGICIDE_CUE_EXACT:
        preview_defeat(preview, N_("exact damage: {card} goes on top of the Tavern deck"));
        return;
    case REGICIDE_CUE_OVERKILL:
        preview_defeat(preview, N_("{card} is defeated and goes to the discard pile"));
        return;
    case REGICIDE_CUE_YIELD:
        return;
    case REGICIDE_CUE_PAY:
        preview_pay(preview, value);
        return;
    case REGICIDE_CUE_FLIP:
        preview_flip(preview, value);
        return;
    case REGICIDE_CUE_WIN:
        preview_win(preview, value);
        return;
    case REGICIDE_CUE_LOSS:
        preview_loss(preview);
        return;
    }
}

static void preview_next_turn(Preview *preview, Seat seat)
{
    bool suffered = preview->view->table.phase != REGICIDE_PLAYING;
    if (preview->defeated || preview->flipped) {
        return;
    }
    if (!suffered) {
        preview_add(preview, message_of(N_("no attack to suffer")));
    }
    if (preview->view->table.seats > 1) {
        preview_add(preview, say(N_("{name} goes next"), VALUE_SEAT, seat));
    }
}

static void preview_phase(Preview *preview, RegicidePhase phase, Seat seat)
{
    switch (phase) {
    case REGICIDE_PLAYING:
        preview->phase = phase;
        preview_next_turn(preview, seat);
        return;
    case REGICIDE_SUFFERING:
        preview->phase = phase;
        preview_add(preview,
                    say_number(N_("you suffer {n}"), regicide_attack_left(preview->after)));
        return;
    case REGICIDE_NAMING:
        preview_add(preview, message_of(N_("you choose who goes next")));
        return;
    case REGICIDE_OVER:
        return;
    }
}

static void preview_event(Preview *preview, const Event *event)
{
    if (event->kind == EVENT_CUE) {
        preview_cue(preview, (enum RegicideCue)event->name, event->value);
    } else if (event->kind == EVENT_PHASE) {
        preview_phase(preview, (RegicidePhase)event->name, (Seat)event->value);
    } else if (event->kind == EVENT_COUNTER && event->name == REGICIDE_HEALTH && event->value > 0 &&
               preview->hit && !preview->defeated) {
        preview_add(preview, say_number(N_("enemy left {n}"), event->value));
    }
}

size_t regicide_preview(const void *memory, Action action, Message out[], size_t capacity)
{
    const RegicideView *view = memory;
    Rng rng = rng_seeded(0);
    RegicideState world;
    Event events[LOG_SIZE];
    EventLog log = {.events = events, .capacity = LOG_SIZE};
    regicide_sample(view, &rng, &world);
    regicide_apply(&world, view->seat, action, &log);
    Preview preview = {.view = view, .after = &world.table, .out = out, .capacity = capacity};
    for (size_t i = 0; i < log.count; i++) {
        preview.own_draws += events[i].kind == EVENT_MOVE && events[i].from == REGICIDE_TAVERN &&
                             events[i].to == REGICIDE_HANDS + view->seat;
    }
    for (size_t i = 0; i < log.count; i++) {
        preview_event(&preview, &events[i]);
    }
    return preview.count;
}
