/* What an action is certain to do, before it is confirmed. No rule is repeated here: the action is
 * carried out in one world that the view allows, and its events are told as far as they are the
 * same in every such world. That leaves out only faces not yet seen: what is drawn, and whether it
 * will cover an attack; and the next enemy. */
#include "state.h"

#include "base/limits.h"

#include <string.h>

#define LOG_SIZE 128

typedef struct Preview {
    const RegicideView *view;
    const RegicideTable *after; /* of the world where the action was carried out */
    RegicideForecast *out;
    CardSet hand; /* what is left of it; unknown after a flip */
    int own_draws;
    unsigned phase; /* the last that began */
    bool doubled, hit, defeated, flipped;
    bool falls; /* the enemy, at the end of it */
} Preview;

static void tell(Preview *preview, enum RegicidePart part, Message message)
{
    RegicideForecast *out = preview->out;
    if (out->count < REGICIDE_FORECAST_MAX) {
        out->items[out->count] = message;
        out->parts[out->count++] = (uint8_t)part;
    }
}

static void tell_if(Preview *preview, bool applies, enum RegicidePart part, Message message)
{
    if (applies) {
        tell(preview, part, message);
    }
}

static Value medal_word(int medal)
{
    return value_word(REGICIDE_WORD_BRONZE + medal - REGICIDE_BRONZE);
}

static void preview_draw(Preview *preview, int count)
{
    const RegicideTable *after = preview->after;
    int limit = regicide_hand_limit(after->seats);
    if (after->seats == 1 && !preview->flipped && after->hand_counts[0] == limit) {
        tell(preview, REGICIDE_PART_GOT,
             MESSAGE(N_("draw {n}, up to the hand limit of {limit}"), value_number(count),
                     value_number(limit)));
        return;
    }
    if (after->seats == 1 || count == 0) {
        tell(preview, REGICIDE_PART_GOT, MESSAGE(N_("draw {n}"), value_number(count)));
        return;
    }
    tell(preview, REGICIDE_PART_GOT,
         MESSAGE(N_("draw {n}, {own} of them yours"), value_number(count),
                 value_number(preview->own_draws)));
}

/* A flip tells of its cards itself. */
static void cue_draw(Preview *preview, int count)
{
    if (!preview->flipped) {
        preview_draw(preview, count);
    }
}

static void cue_double(Preview *preview, int value)
{
    (void)value;
    preview->doubled = true;
}

static void cue_hit(Preview *preview, int damage)
{
    preview->hit = true;
    if (!preview->doubled) {
        tell(preview, REGICIDE_PART_DEALT, MESSAGE(N_("{n} damage"), value_number(damage)));
        return;
    }
    tell(preview, REGICIDE_PART_DEALT,
         MESSAGE(N_("{n} damage × 2 = {total}"), value_number(damage / 2), value_number(damage)));
}

/* A shield is lifted with the enemy from which it protects. */
static void cue_guard(Preview *preview, int value)
{
    tell_if(preview, !preview->falls, REGICIDE_PART_GOT,
            MESSAGE(N_("shield {n}"), value_number(value)));
}

static void preview_defeat(Preview *preview, const char *text)
{
    preview->defeated = true;
    tell(preview, REGICIDE_PART_DEALT, MESSAGE(text, value_card(preview->view->table.enemy)));
}

static void cue_exact(Preview *preview, int value)
{
    (void)value;
    preview_defeat(preview, N_("exact damage: {card} goes on top of the Tavern deck"));
}

static void cue_overkill(Preview *preview, int value)
{
    (void)value;
    preview_defeat(preview, N_("{card} is defeated and goes to the discard pile"));
}

static void cue_jester(Preview *preview, int suit)
{
    Card enemy = preview->view->table.enemy;
    int left = regicide_attack_left(preview->after);
    tell(preview, REGICIDE_PART_DEALT,
         MESSAGE(N_("{card} is no longer immune to {suit}"), value_card(enemy), value_word(suit)));
    tell_if(preview, left != regicide_attack_left(&preview->view->table), REGICIDE_PART_DEALT,
            MESSAGE(N_("enemy attack left: {n}"), value_number(left)));
}

static void cue_pay(Preview *preview, int sum)
{
    int left = regicide_attack_left(&preview->view->table);
    tell(preview, REGICIDE_PART_DEALT,
         MESSAGE(N_("discard cards worth {n} to cover {attack}"), value_number(sum),
                 value_number(left)));
    tell_if(preview, sum > left, REGICIDE_PART_DEALT,
            MESSAGE(N_("{n} more than needed"), value_number(sum - left)));
}

static void tell_medal(Preview *preview, int flips_left)
{
    tell(preview, REGICIDE_PART_SUFFERED,
         MESSAGE(N_("a win then earns: {medal}"), medal_word(REGICIDE_BRONZE + flips_left)));
}

/* RG-26: alone, a hand that cannot go on is flipped, which costs a medal. */
static void must_flip(Preview *preview, const char *text)
{
    preview->out->risk = REGICIDE_COSTS_MEDAL;
    tell(preview, REGICIDE_PART_SUFFERED, message_of(text));
    tell_medal(preview, preview->after->flips_left - 1);
}

static void cue_flip(Preview *preview, int flips_left)
{
    preview->flipped = true;
    tell(preview, REGICIDE_PART_DEALT,
         MESSAGE(N_("discard your hand of {n}"), value_number(set_count(preview->view->hand))));
    preview_draw(preview, preview->own_draws);
    preview->out->risk = REGICIDE_COSTS_MEDAL;
    tell_medal(preview, flips_left);
}

static void cue_win(Preview *preview, int medal)
{
    if (medal == REGICIDE_NO_MEDAL) {
        tell(preview, REGICIDE_PART_DEALT, message_of(N_("the last King falls: victory")));
    } else {
        tell(preview, REGICIDE_PART_DEALT,
             MESSAGE(N_("the last King falls: {medal}"), medal_word(medal)));
    }
}

/* A turn without an action follows from the numbers of cards; an attack that cannot be covered is
 * certain only when nothing unseen is drawn first. */
static void cue_loss(Preview *preview, int value)
{
    (void)value;
    if (preview->phase == REGICIDE_PLAYING || preview->own_draws == 0) {
        preview->out->risk = REGICIDE_LOSES;
    }
    if (preview->phase == REGICIDE_PLAYING) {
        tell(preview, REGICIDE_PART_SUFFERED,
             MESSAGE(N_("{name} can neither play nor yield: the game is lost"),
                     value_seat(preview->after->active)));
    } else if (preview->own_draws == 0) {
        tell(preview, REGICIDE_PART_SUFFERED,
             message_of(N_("your hand does not cover it: the game is lost")));
    }
}

/* How a cue is told: by a sentence with its value, or by a function. */
typedef struct CueTelling {
    const char *text;
    ValueKind kind;
    void (*tell)(Preview *preview, int value);
} CueTelling;

static const CueTelling cue_tellings[REGICIDE_CUE_LOSS + 1] = {
    [REGICIDE_CUE_IMMUNE] = {.text = N_("immune to {suit}"), .kind = VALUE_WORD},
    [REGICIDE_CUE_HEAL] = {.text = N_("heal: {n} from the discard pile under the Tavern deck"),
                           .kind = VALUE_NUMBER},
    [REGICIDE_CUE_DRAW] = {.tell = cue_draw},
    [REGICIDE_CUE_DOUBLE] = {.tell = cue_double},
    [REGICIDE_CUE_HIT] = {.tell = cue_hit},
    [REGICIDE_CUE_GUARD] = {.tell = cue_guard},
    [REGICIDE_CUE_JESTER] = {.tell = cue_jester},
    [REGICIDE_CUE_EXACT] = {.tell = cue_exact},
    [REGICIDE_CUE_OVERKILL] = {.tell = cue_overkill},
    [REGICIDE_CUE_PAY] = {.tell = cue_pay},
    [REGICIDE_CUE_FLIP] = {.tell = cue_flip},
    [REGICIDE_CUE_WIN] = {.tell = cue_win},
    [REGICIDE_CUE_LOSS] = {.tell = cue_loss},
};

static void preview_cue(Preview *preview, unsigned cue, int value)
{
    const CueTelling *telling = &cue_tellings[cue];
    if (telling->tell) {
        telling->tell(preview, value);
    } else if (telling->text) {
        tell(preview, REGICIDE_PART_GOT, MESSAGE(telling->text, {telling->kind, value}));
    }
}

static void preview_next_turn(Preview *preview, Seat seat)
{
    bool suffered = preview->view->table.phase != REGICIDE_PLAYING;
    if (preview->defeated || preview->flipped) {
        return;
    }
    if (!suffered) {
        tell(preview, REGICIDE_PART_SUFFERED, message_of(N_("no attack to suffer")));
    }
    if (preview->view->table.seats > 1) {
        tell(preview, REGICIDE_PART_SUFFERED, MESSAGE(N_("{name} goes next"), value_seat(seat)));
    }
}

/* Whether all cards of the hand are known, and a flip is left to go on with. */
static bool may_have_to_flip(const Preview *preview)
{
    return preview->own_draws == 0 && !preview->flipped && preview->after->flips_left > 0;
}

static void preview_suffering(Preview *preview)
{
    int attack = regicide_attack_left(preview->after);
    tell(preview, REGICIDE_PART_SUFFERED, MESSAGE(N_("you suffer {n}"), value_number(attack)));
    if (may_have_to_flip(preview) && regicide_values(preview->hand) < attack) {
        must_flip(preview, N_("your hand does not cover it: you must flip a Jester"));
    }
}

static void preview_playing(Preview *preview, Seat seat)
{
    preview_next_turn(preview, seat);
    if (may_have_to_flip(preview) && !preview->hand && !regicide_can_yield(preview->after)) {
        must_flip(preview, N_("your hand is then empty: you must flip a Jester"));
    }
}

static void preview_phase(Preview *preview, RegicidePhase phase, Seat seat)
{
    switch (phase) {
    case REGICIDE_PLAYING:
        preview->phase = phase;
        preview_playing(preview, seat);
        return;
    case REGICIDE_SUFFERING:
        preview->phase = phase;
        preview_suffering(preview);
        return;
    case REGICIDE_NAMING:
        tell(preview, REGICIDE_PART_SUFFERED, message_of(N_("you choose who goes next")));
        return;
    case REGICIDE_OVER:
        return;
    }
}

static void preview_event(Preview *preview, const Event *event)
{
    if (event->kind == EVENT_CUE) {
        preview_cue(preview, event->name, event->value);
    } else if (event->kind == EVENT_PHASE) {
        preview_phase(preview, (RegicidePhase)event->name, (Seat)event->value);
    } else if (event->kind == EVENT_COUNTER && event->name == REGICIDE_HEALTH && event->value > 0 &&
               preview->hit && !preview->defeated) {
        tell(preview, REGICIDE_PART_DEALT,
             MESSAGE(N_("enemy health left: {n}"), value_number(event->value)));
    }
}

static bool is_fall(const Event *event)
{
    return event->kind == EVENT_CUE &&
           (event->name == REGICIDE_CUE_EXACT || event->name == REGICIDE_CUE_OVERKILL);
}

static void foresee_numbers(const Preview *preview, Card enemy)
{
    RegicideForecast *out = preview->out;
    const RegicideTable *after = preview->after;
    out->tavern = after->tavern_count;
    out->discard = after->discard_count;
    out->castle = after->castle_count;
    out->defeats = preview->defeated || after->enemy != enemy;
    if (!out->defeats) {
        out->health = regicide_health_left(after);
        out->attack = regicide_attack_left(after);
        out->shield = regicide_shield(after);
    }
}

void regicide_foresee(const RegicideView *view, Action action, RegicideForecast *out)
{
    Rng rng = rng_seeded(0);
    RegicideState world;
    Event events[LOG_SIZE];
    EventLog log = {.events = events, .capacity = LOG_SIZE};
    regicide_sample(view, &rng, &world);
    regicide_apply(&world, view->seat, action, &log);
    *out = (RegicideForecast){.risk = REGICIDE_SAFE};
    Preview preview = {.view = view, .after = &world.table, .out = out, .hand = view->hand};
    if (regicide_game.names.verbs[action_verb(action)].form == VERB_CARD_SET) {
        preview.hand &= ~action_cards(action);
    }
    for (size_t i = 0; i < log.count; i++) {
        preview.own_draws += events[i].kind == EVENT_MOVE && events[i].from == REGICIDE_TAVERN &&
                             events[i].to == REGICIDE_HANDS + view->seat;
        preview.falls |= is_fall(&events[i]);
    }
    for (size_t i = 0; i < log.count; i++) {
        preview_event(&preview, &events[i]);
    }
    foresee_numbers(&preview, view->table.enemy);
}

size_t regicide_preview(const void *memory, Action action, Message out[], size_t capacity)
{
    RegicideForecast forecast;
    regicide_foresee(memory, action, &forecast);
    size_t count = min_size(forecast.count, capacity);
    memcpy(out, forecast.items, count * sizeof out[0]);
    return count;
}
