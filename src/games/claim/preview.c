/* What a card is certain to do, for the player before confirming. No rule is repeated here. A lead
 * decides nothing yet: told are the cards that would beat it among those that the other hand may
 * hold by all that the seat has seen, and what is at stake. An answer is carried
 * out in one world that the view allows, and its events are told; they are the same in every such
 * world but for the card that the loser draws, of which only the drawing is told. */
#include "claim/state.h"

#include "games/claim_tellings.h"

#define LOG_SIZE 64

/* Which cards these are that would beat the lead. */
static Message threat_words(CardSet threats, ClaimFaction led)
{
    enum { HIGHER = 1, DOUBLES = 2, KNIGHTS = 4 };
    static const char *const words[] = {
        [HIGHER] = N_("Only higher {faction} beat it."),
        [DOUBLES] = N_("Only higher Doppelgängers beat it."),
        [HIGHER | DOUBLES] = N_("Higher {faction} and higher Doppelgängers beat it."),
        [KNIGHTS] = N_("Only Knights beat it, from a hand without Goblins."),
        [HIGHER | KNIGHTS] =
            N_("Higher Goblins beat it; Knights too, from a hand without Goblins."),
        [DOUBLES | KNIGHTS] =
            N_("Higher Doppelgängers beat it; Knights too, from a hand without Goblins."),
        [HIGHER | DOUBLES | KNIGHTS] =
            N_("Higher Goblins or Doppelgängers beat it; Knights if out of "
               "Goblins."),
    };
    unsigned kinds = threats & claim_cards_of(led) ? HIGHER : 0;
    if (led != CLAIM_DOPPELGANGER && threats & claim_cards_of(CLAIM_DOPPELGANGER)) {
        kinds |= DOUBLES;
    }
    if (led == CLAIM_GOBLIN && threats & claim_cards_of(CLAIM_KNIGHT)) {
        kinds |= KNIGHTS;
    } else if (kinds & HIGHER) {
        return MESSAGE(words[kinds], value_word(CLAIM_WORD_FACTIONS + (int)led));
    }
    return message_of(words[kinds]);
}

/* Where the cards go that are at stake. */
static Message stake_words(const ClaimTable *table, Card lead)
{
    Seat winner = table->leader; /* any seat: what goes where is the same for both */
    Seat taker = claim_taker((ClaimPhase)table->phase, lead, winner);
    if (table->phase == CLAIM_RECRUIT && taker == winner) {
        return MESSAGE(N_("The winner recruits {card} for Phase Two and scores your Undead."),
                       value_card(table->prize));
    }
    if (table->phase == CLAIM_RECRUIT) {
        return MESSAGE(N_("The winner recruits {card} for Phase Two; the loser draws from the "
                          "deck."),
                       value_card(table->prize));
    }
    if (taker != winner) {
        return message_of(N_("The Dwarf you lead goes to the loser's score pile."));
    }
    return claim_telling(CLAIM_TELL_STAKE, &(Fact){0});
}

/* "2 of your opponent's 7 cards": in phase 2 elimination leaves the very hand. */
static Message count_words(const ClaimView *view, CardSet threats, CardSet held, Card card)
{
    Value count = value_number(set_count(threats)), all = value_number(set_count(held));
    if (view->table.phase == CLAIM_SUPPORT) {
        return MESSAGE(NP_("{n} of your opponent's {m} cards beats {card}.",
                           "{n} of your opponent's {m} cards beat {card}."),
                       count, all, value_card(card));
    }
    return MESSAGE(NP_("{n} of the {m} cards your opponent may hold beats {card}.",
                       "{n} of the {m} cards your opponent may hold beat {card}."),
                   count, all, value_card(card));
}

static void preview_lead(const ClaimView *view, Card card, MessageList *list)
{
    CardSet held = claim_view_holdable(view), threats = held & claim_beating(card);
    if (view->table.phase == CLAIM_SUPPORT) {
        threats &= claim_answers(held, card);
    }
    if (threats) {
        message_add(list, count_words(view, threats, held, card));
        message_add(list, threat_words(threats, claim_faction(card)));
    } else {
        message_add(list,
                    MESSAGE(N_("No card can beat {card}: you win the trick."), value_card(card)));
    }
    message_add(list, stake_words(&view->table, card));
}

static void note_cue(ClaimForecast *told, const Event *event)
{
    switch ((enum ClaimCue)event->name) {
    case CLAIM_CUE_DOUBLE:
        told->counts_as = event->value;
        return;
    case CLAIM_CUE_KNIGHT:
    case CLAIM_CUE_OFF:
    case CLAIM_CUE_TIE:
    case CLAIM_CUE_HIGH:
        told->reason = event->name;
        return;
    case CLAIM_CUE_WIN:
        told->winner = (Seat)event->value;
        return;
    case CLAIM_CUE_VOTE:
    case CLAIM_CUE_RESULT:
        return;
    }
}

static void note_move(ClaimForecast *told, const Event *event)
{
    if (event->from == CLAIM_LEAD && event->to >= CLAIM_SCORE) {
        CardSet *scored = &told->scored[event->to - CLAIM_SCORE];
        *scored = claim_add(*scored, event->card);
    }
    if (event->from == CLAIM_PRIZE) {
        told->prize = event->card;
    }
}

bool claim_foresee(const ClaimView *view, Action action, ClaimForecast *out)
{
    Rng rng = rng_seeded(0);
    ClaimState world;
    Event events[LOG_SIZE];
    EventLog log = {.events = events, .capacity = LOG_SIZE};
    *out = (ClaimForecast){.counts_as = -1, .prize = CARD_NONE};
    if (view->table.lead == CARD_NONE) {
        return false;
    }
    claim_sample(view, &rng, &world);
    claim_apply(&world, view->seat, action, &log);
    for (size_t i = 0; i < log.count; i++) {
        if (events[i].kind == EVENT_CUE) {
            note_cue(out, &events[i]);
        } else if (events[i].kind == EVENT_MOVE) {
            note_move(out, &events[i]);
        }
    }
    for (Seat seat = 0; seat < CLAIM_SEATS; seat++) {
        out->score[seat] = claim_join(view->table.score[seat], out->scored[seat]);
    }
    return true;
}

/* Why the view's seat, which answers, wins the trick or does not. */
static void preview_winner(const ClaimView *view, const ClaimForecast *told, MessageList *list)
{
    bool is_own = told->winner == view->seat;
    if (told->reason == CLAIM_CUE_HIGH && !is_own) { /* of the card that is thought of */
        message_add(
            list, MESSAGE(N_("The lower value: {name} wins the trick."), value_seat(told->winner)));
        return;
    }
    message_add(list, claim_winner_telling((enum ClaimCue)told->reason, told->winner, is_own));
}

static void preview_score(const ClaimView *view, const ClaimForecast *told, MessageList *list)
{
    Seat other = seat_other(view->seat);
    CardSet own = told->scored[view->seat], others = told->scored[other];
    message_add_if(list, own, MESSAGE(CLAIM_OWN_SCORES, value_cards(own)));
    message_add_if(list, others,
                   claim_telling(CLAIM_TELL_SCORES, &(Fact){.other = other, .cards = others}));
}

static void preview_followers(const ClaimView *view, const ClaimForecast *told, MessageList *list)
{
    Fact fact = {.actor = seat_other(view->seat), .other = told->winner, .card = told->prize};
    if (told->winner == view->seat) {
        message_add(list, MESSAGE(CLAIM_OWN_JOINS, value_card(told->prize)));
        message_add(list, claim_telling(CLAIM_TELL_DRAWS, &fact));
        return;
    }
    message_add(list, claim_telling(CLAIM_TELL_JOINS, &fact));
    message_add(list, message_of(N_("You draw a follower from the deck.")));
}

size_t claim_preview(const void *memory, Action action, Message out[], size_t capacity)
{
    const ClaimView *view = memory;
    MessageList list = {.items = out, .capacity = capacity};
    Card card = action_operand(action, 0);
    ClaimForecast told;
    if (!claim_foresee(view, action, &told)) {
        preview_lead(view, card, &list);
        return list.count;
    }
    message_add_if(&list, told.counts_as >= 0,
                   MESSAGE(N_("Your Doppelgänger counts as {faction} {n}."),
                           value_word(CLAIM_WORD_FACTION + told.counts_as),
                           value_number(claim_value(card))));
    preview_winner(view, &told, &list);
    preview_score(view, &told, &list);
    if (told.prize != CARD_NONE) {
        preview_followers(view, &told, &list);
    }
    return list.count;
}
