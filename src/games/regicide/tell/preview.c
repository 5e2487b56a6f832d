/* What an action is certain to do, before it is confirmed. No rule is repeated here: the action is
 * carried out in one world that the view allows, and its events are told as far as they are the
 * same in every such world. That leaves out only faces not yet seen: what is drawn, and whether it
 * will cover an attack; and the next enemy. */
#include "regicide/state.h"
#include "regicide/tell.h"
#include "regicide/think.h"

#include "base/limits.h"
#include "games/regicide_tellings.h"

#include <string.h>

#define LOG_SIZE 128

typedef struct Preview {
    const RegicideView *view;
    const RegicideState *world; /* where the action was carried out */
    const RegicideTable *after; /* of that world */
    RegicideForecast *out;
    CardSet hand; /* what is left of it; unknown after a flip */
    int own_draws;
    unsigned phase; /* the last that began */
    bool doubled, hit, defeated, flipped;
    bool falls; /* the enemy, at the end of it */
} Preview;

static enum RegicidePart part_of(enum RegicideSign sign)
{
    if (sign < REGICIDE_SIGN_IMMUNE) {
        return REGICIDE_PART_DEALT;
    }
    return sign < REGICIDE_SIGN_ATTACK ? REGICIDE_PART_GOT : REGICIDE_PART_SUFFERED;
}

static void tell(Preview *preview, enum RegicideSign sign, Message message)
{
    RegicideForecast *out = preview->out;
    if (out->count < REGICIDE_FORECAST_MAX) {
        out->items[out->count] = message;
        out->signs[out->count] = (uint8_t)sign;
        out->parts[out->count++] = (uint8_t)part_of(sign);
    }
}

static void tell_if(Preview *preview, bool applies, enum RegicideSign sign, Message message)
{
    if (applies) {
        tell(preview, sign, message);
    }
}

static void tell_cue(Preview *preview, enum RegicideSign sign, enum RegicideCue cue, int value)
{
    Fact fact = {.card = preview->view->table.enemy,
                 .number = value,
                 .rest = preview->own_draws,
                 .word = value};
    Message message = regicide_cue_telling(cue, &fact);
    tell_if(preview, message.text != NULL, sign, message);
}

static Value medal_word(int medal)
{
    return value_word(REGICIDE_WORD_BRONZE + medal - REGICIDE_BRONZE);
}

/* Whether no hand can hold one card more. */
static bool are_hands_full(const RegicideTable *table)
{
    bool is_full = true;
    for (Seat seat = 0; seat < table->seats; seat++) {
        is_full = is_full && table->hand_counts[seat] == regicide_hand_limit(table->seats);
    }
    return is_full;
}

static void preview_draw(Preview *preview, int count)
{
    const RegicideTable *after = preview->after;
    bool is_full = !preview->flipped && count > 0 && are_hands_full(after);
    Value number = value_number(count), own = value_number(preview->own_draws);
    Value limit = value_number(regicide_hand_limit(after->seats));
    Message message = MESSAGE(N_("draw {n}"), number);
    if (is_full && after->seats == 1) {
        message = MESSAGE(N_("draw {n}, up to the hand limit of {limit}"), number, limit);
    } else if (is_full) {
        message = MESSAGE(N_("all draw {n} in turn, you {own}, up to the hand limit of {limit}"),
                          number, own, limit);
    } else if (after->seats > 1 && count > 0) {
        tell_cue(preview, REGICIDE_SIGN_DRAW, REGICIDE_CUE_DRAW, count);
        return;
    }
    tell(preview, REGICIDE_SIGN_DRAW, message);
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
    Fact fact = {.number = preview->doubled ? damage / 2 : damage, .rest = damage};
    enum RegicideCue cue = preview->doubled ? REGICIDE_CUE_DOUBLE : REGICIDE_CUE_HIT;
    preview->hit = true;
    tell(preview, REGICIDE_SIGN_HIT, regicide_cue_telling(cue, &fact));
}

/* A shield is lifted with the enemy from which it protects. */
static void cue_guard(Preview *preview, int value)
{
    if (!preview->falls) {
        tell_cue(preview, REGICIDE_SIGN_SHIELD, REGICIDE_CUE_GUARD, value);
    }
}

static void cue_exact(Preview *preview, int value)
{
    (void)value;
    preview->defeated = true;
    tell(preview, REGICIDE_SIGN_HIT,
         MESSAGE(N_("exact damage: the {card} joins you, on top of the Tavern deck"),
                 value_card(preview->view->table.enemy)));
}

static void cue_overkill(Preview *preview, int value)
{
    preview->defeated = true;
    tell_cue(preview, REGICIDE_SIGN_HIT, REGICIDE_CUE_OVERKILL, value);
}

static void cue_jester(Preview *preview, int suit)
{
    int left = regicide_attack_left(preview->after);
    tell_cue(preview, REGICIDE_SIGN_CANCEL, REGICIDE_CUE_JESTER, suit);
    tell_if(preview, left != regicide_attack_left(&preview->view->table), REGICIDE_SIGN_CANCEL,
            MESSAGE(N_("enemy attack left: {n}"), value_number(left)));
}

static void cue_pay(Preview *preview, int sum)
{
    int left = regicide_attack_left(&preview->view->table);
    tell(preview, REGICIDE_SIGN_COVER,
         MESSAGE(N_("discard cards worth {n} to cover {attack}"), value_number(sum),
                 value_number(left)));
    tell_if(preview, sum > left, REGICIDE_SIGN_COVER,
            MESSAGE(N_("{n} more than needed"), value_number(sum - left)));
}

static enum RegicideSign medal_sign(const Preview *preview, int flips_left)
{
    return REGICIDE_SIGN_MEDAL + (unsigned)regicide_medal_with(preview->after, flips_left) -
           REGICIDE_BRONZE;
}

static void tell_medal(Preview *preview, int flips_left)
{
    tell(preview, medal_sign(preview, flips_left),
         MESSAGE(N_("a win then earns: {medal}"),
                 medal_word((int)regicide_medal_with(preview->after, flips_left))));
}

/* RG-26: alone, a hand that cannot go on is flipped, which costs a medal. */
static void must_flip(Preview *preview, const char *text)
{
    int flips_left = preview->after->flips_left - 1;
    preview->out->risk = REGICIDE_COSTS_MEDAL;
    tell(preview, medal_sign(preview, flips_left), message_of(text));
    tell_medal(preview, flips_left);
}

static void cue_flip(Preview *preview, int flips_left)
{
    preview->flipped = true;
    tell_if(preview, preview->view->hand != 0, REGICIDE_SIGN_THROW,
            MESSAGE(N_("discard your hand of {n}"), value_number(set_count(preview->view->hand))));
    preview_draw(preview, preview->own_draws);
    preview->out->risk = REGICIDE_COSTS_MEDAL;
    tell_medal(preview, flips_left);
}

static void cue_win(Preview *preview, int medal)
{
    if (medal == REGICIDE_NO_MEDAL) {
        tell(preview, REGICIDE_SIGN_HIT, message_of(N_("the last King falls: victory")));
    } else {
        tell(preview, REGICIDE_SIGN_HIT,
             MESSAGE(N_("the last King falls: {medal}"), medal_word(medal)));
    }
}

/* RG-11 */
static void tell_stuck(Preview *preview)
{
    const RegicideTable *after = preview->after;
    if (after->seats == 1 && !after->solo_yield) {
        tell(preview, REGICIDE_SIGN_ATTACK,
             message_of(N_("your hand is then empty and no Jester is left: the game is lost")));
    } else if (after->active == preview->view->seat) {
        tell(preview, REGICIDE_SIGN_ATTACK,
             message_of(N_("you can then neither play nor yield: the game is lost")));
    } else {
        tell(preview, REGICIDE_SIGN_ATTACK,
             MESSAGE(N_("{name} can neither play nor yield: the game is lost"),
                     value_seat(after->active)));
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
        tell_stuck(preview);
    } else if (preview->own_draws == 0) {
        tell(preview, REGICIDE_SIGN_ATTACK,
             message_of(N_("your hand does not cover it: the game is lost")));
    }
}

/* How a cue is told: by a function, or as it is to everybody, with this sign. */
typedef struct CueTelling {
    enum RegicideSign sign;
    void (*tell)(Preview *preview, int value);
} CueTelling;

static const CueTelling cue_tellings[REGICIDE_CUE_LOSS + 1] = {
    [REGICIDE_CUE_IMMUNE] = {.sign = REGICIDE_SIGN_IMMUNE},
    [REGICIDE_CUE_HEAL] = {.sign = REGICIDE_SIGN_HEAL},
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
    } else {
        tell_cue(preview, telling->sign, (enum RegicideCue)cue, value);
    }
}

static void preview_next_turn(Preview *preview, Seat seat)
{
    bool suffered = preview->view->table.phase != REGICIDE_PLAYING;
    if (preview->defeated) { /* RG-23 */
        tell(preview, REGICIDE_SIGN_SPARED, message_of(N_("you suffer nothing and play on")));
        return;
    }
    if (preview->flipped) {
        return;
    }
    if (!suffered) {
        tell(preview, REGICIDE_SIGN_SPARED, message_of(N_("no attack to suffer")));
    }
    if (seat == preview->view->seat && preview->view->table.seats > 1) {
        tell(preview, REGICIDE_SIGN_TURN, message_of(N_("you go next")));
    } else if (preview->view->table.seats > 1) {
        tell(preview, REGICIDE_SIGN_TURN, MESSAGE(N_("{name} goes next"), value_seat(seat)));
    }
}

/* Whether all cards of the hand are known, and a flip is left to go on with. */
static bool may_have_to_flip(const Preview *preview)
{
    return preview->own_draws == 0 && !preview->flipped && preview->after->flips_left > 0;
}

static RegicideRisk risk_in(const RegicideState *state)
{
    const RegicideTable *table = &state->table;
    if (table->phase == REGICIDE_OVER) {
        return REGICIDE_LOSES;
    }
    bool flips = table->seats == 1 && !state->hands[0] && !regicide_can_yield(table);
    return flips ? REGICIDE_COSTS_MEDAL : REGICIDE_SAFE;
}

/* The best that can come of covering the attack with the cards that are left, all of them known;
 * safe also where they do not cover it. */
static RegicideRisk payment_risk(const RegicideState *world, Seat seat)
{
    Action legal[1 << REGICIDE_HAND_MAX];
    RegicideRisk least = REGICIDE_LOSES;
    size_t count = regicide_legal(world, seat, legal, COUNT_OF(legal)), payments = 0;
    for (size_t i = 0; i < count && least > REGICIDE_SAFE; i++) {
        if (action_verb(legal[i]) != REGICIDE_DISCARD) {
            continue;
        }
        RegicideState paid = *world;
        regicide_apply(&paid, seat, legal[i], NULL);
        RegicideRisk risk = risk_in(&paid);
        least = risk < least ? risk : least;
        payments++;
    }
    return payments > 0 ? least : REGICIDE_SAFE;
}

/* RG-11: alone it is the empty hand that loses. */
static const char *loss_words(const RegicideTable *table)
{
    if (table->seats == 1 && !table->solo_yield) {
        return N_(
            "covering it takes your last cards, and no Jester is left: the game is then lost");
    }
    return N_("whatever you discard for it, the game is then lost");
}

/* Looks one step further: whether all ways to cover the attack end badly. */
static void preview_payments(Preview *preview)
{
    if (preview->own_draws > 0 || preview->flipped) {
        return;
    }
    switch (payment_risk(preview->world, preview->view->seat)) {
    case REGICIDE_SAFE:
        return;
    case REGICIDE_COSTS_MEDAL:
        must_flip(preview, N_("only your whole hand covers it: you must then flip a Jester"));
        return;
    case REGICIDE_LOSES:
        preview->out->risk = REGICIDE_LOSES;
        tell(preview, REGICIDE_SIGN_ATTACK, message_of(loss_words(preview->after)));
        return;
    }
}

static void preview_suffering(Preview *preview)
{
    int attack = regicide_attack_left(preview->after);
    tell(preview, REGICIDE_SIGN_ATTACK, MESSAGE(N_("you suffer {n}"), value_number(attack)));
    if (may_have_to_flip(preview) && regicide_values(preview->hand) < attack) {
        must_flip(preview, N_("your hand does not cover it: you must flip a Jester"));
    } else if (preview->world->table.phase == REGICIDE_SUFFERING) {
        preview_payments(preview);
    }
}

/* Alone, after a payment: the hand is known, and each play may end badly by what is known of it. */
static bool is_last_hand(const Preview *preview)
{
    return preview->view->table.phase == REGICIDE_SUFFERING && preview->after->seats == 1 &&
           !preview->flipped && preview->after->flips_left == 0 && preview->hand;
}

static bool loses_by_all(const RegicideState *world, Seat seat)
{
    RegicideView view;
    RegicideForecast forecast = {.risk = REGICIDE_LOSES};
    Action legal[1 << REGICIDE_HAND_MAX];
    regicide_view(world, seat, &view);
    size_t count = regicide_legal(world, seat, legal, COUNT_OF(legal));
    for (size_t i = 0; i < count && forecast.risk == REGICIDE_LOSES; i++) {
        regicide_foresee(&view, legal[i], &forecast);
    }
    return forecast.risk == REGICIDE_LOSES;
}

static void preview_playing(Preview *preview, Seat seat)
{
    preview_next_turn(preview, seat);
    if (is_last_hand(preview) && loses_by_all(preview->world, seat)) {
        preview->out->risk = REGICIDE_LOSES;
        tell(preview, REGICIDE_SIGN_ATTACK,
             message_of(N_("whatever you then play, the game is lost")));
    }
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
        tell(preview, REGICIDE_SIGN_SPARED, message_of(N_("no attack to suffer")));
        tell(preview, REGICIDE_SIGN_TURN, message_of(N_("you choose who goes next")));
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
        tell(preview, REGICIDE_SIGN_HIT,
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
    Preview preview = {
        .view = view, .world = &world, .after = &world.table, .out = out, .hand = view->hand};
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
