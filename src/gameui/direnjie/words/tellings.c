/* The table of what is told of Di Renjie. */
#include "direnjie/words/tellings.h"
#include "direnjie/sentences.h"
#include "direnjie/words.h"

/* A row without cards has one sentence. */
static const struct {
    Telling seen, unseen;
} rows[DIRENJIE_TELLINGS] = {
    [DIRENJIE_INSPECTS] = {.seen = {N_("{name} inspects a clue of {other}."),
                                    .of = {TELL_ACTOR, TELL_OTHER}}},
    [DIRENJIE_SWAPS_THREE] = {.seen = {N_("{name} swaps three cards with {other}."),
                                       .of = {TELL_ACTOR, TELL_OTHER}}},
    [DIRENJIE_ROBS] = {.seen = {N_("{name} takes two cards from {other}."),
                                .of = {TELL_ACTOR, TELL_OTHER}}},
    [DIRENJIE_SWAPS] = {.seen = {N_("{name} swaps hands with {other}."),
                                 .of = {TELL_ACTOR, TELL_OTHER}}},
    [DIRENJIE_GIVES] = {.seen = {N_("{name} gives {cards} to {other}."),
                                 .of = {TELL_ACTOR, TELL_CARDS, TELL_OTHER}},
                        .unseen = {N_("{name} gives a card to {other}."),
                                   .of = {TELL_ACTOR, TELL_OTHER}}},
    [DIRENJIE_GIVES_SOME] = {.seen = {NP_("{name} gives {n} card to {other}.",
                                          "{name} gives {n} cards to {other}."),
                                      {TELL_NUMBER, TELL_ACTOR, TELL_OTHER}}},
    [DIRENJIE_TAKES] = {.seen = {N_("{name} takes {cards} from {other}."),
                                 .of = {TELL_ACTOR, TELL_CARDS, TELL_OTHER}},
                        .unseen = {NP_("{name} takes {n} card from {other}.",
                                       "{name} takes {n} cards from {other}."),
                                   {TELL_NUMBER, TELL_ACTOR, TELL_OTHER}}},
    [DIRENJIE_ASKS_CATEGORY] = {.seen = {N_("{name} asks for a card of this category: {category}."),
                                         .of = {TELL_ACTOR, TELL_WORD}}},
    [DIRENJIE_ASKS_NUMBER] = {.seen = {N_("{name} asks for number {n}."),
                                       .of = {TELL_ACTOR, TELL_NUMBER}}},
    [DIRENJIE_REFUSES] = {.seen = {N_("{name} gives nothing."), .of = {TELL_ACTOR}}},
    [DIRENJIE_DRAWS] = {.seen = {N_("{name} draws {card} from the deck."),
                                 .of = {TELL_ACTOR, TELL_CARD}},
                        .unseen = {N_("{name} draws a card from the deck."), .of = {TELL_ACTOR}}},
    [DIRENJIE_DRAWS_ANOTHER] = {.seen = {N_("{name} draws another card from the deck."),
                                         .of = {TELL_ACTOR}}},
    [DIRENJIE_DRAWS_FROM] = {.seen = {N_("{name} draws a card from {other}."),
                                      .of = {TELL_ACTOR, TELL_OTHER}}},
    [DIRENJIE_PASSES] = {.seen = {N_("{name} takes no card."), .of = {TELL_ACTOR}}},
    [DIRENJIE_REVEALS] = {.seen = {N_("{name} reveals {card}."), .of = {TELL_ACTOR, TELL_CARD}}},
    [DIRENJIE_SUBMITS] = {.seen = {N_("{name} submits a clue headed by {card}."),
                                   .of = {TELL_ACTOR, TELL_CARD}},
                          .unseen = {N_("{name} submits a hidden clue."), .of = {TELL_ACTOR}}},
    [DIRENJIE_DECLINES] = {.seen = {N_("{name} submits nothing: this is the killer."),
                                    .of = {TELL_ACTOR}}},
    [DIRENJIE_HAS_ANSWERED] = {.seen = {N_("{name} has written the solution."),
                                        .of = {TELL_ACTOR}}},
    [DIRENJIE_WRITES] = {.seen = {N_("{name} writes down {card}."), .of = {TELL_ACTOR, TELL_CARD}},
                         .unseen = {N_("{name} writes an answer."), .of = {TELL_ACTOR}}},
    [DIRENJIE_ACCUSES] = {.seen = {N_("{name} accuses {other}."), .of = {TELL_ACTOR, TELL_OTHER}}},
    [DIRENJIE_ACCUSES_NOBODY] = {.seen = {N_("{name} says that nobody is the killer."),
                                          .of = {TELL_ACTOR}}},
    [DIRENJIE_LAST_TURNS] = {.seen.text = N_("Eight public clues: these are the last turns.")},
    [DIRENJIE_STALLS] = {.seen.text = N_("Nothing moves any more: the solutions follow.")},
};

Message direnjie_telling(enum DirenjieTelling telling, const Fact *fact)
{
    bool is_unseen = fact->cards == 0 && rows[telling].unseen.text;
    return telling_message(is_unseen ? &rows[telling].unseen : &rows[telling].seen, fact);
}

Message direnjie_ask_telling(Seat actor, unsigned ask)
{
    Fact fact = {.actor = actor, .word = (int)ask, .number = (int)ask - DIRENJIE_ASK_ONE + 1};
    return direnjie_telling(ask < DIRENJIE_ASK_ONE ? DIRENJIE_ASKS_CATEGORY : DIRENJIE_ASKS_NUMBER,
                            &fact);
}

Message direnjie_killer_message(int seat)
{
    if (seat < 0) {
        return message_of(N_("Nobody was the killer."));
    }
    return MESSAGE(N_("The killer was {name}."), value_seat((Seat)seat));
}

const char *direnjie_bonus(unsigned verb)
{
    static const char *const bonuses[DIRENJIE_VERBS] = {
        [DIRENJIE_INSPECT] = N_("Bonus: inspect a clue."),
        [DIRENJIE_TAKE] = N_("Bonus: swap three cards."),
        [DIRENJIE_ROB] = N_("Bonus: take two cards."),
        [DIRENJIE_SWAP] = DIRENJIE_SWAP_BONUS,
    };
    return bonuses[verb];
}
