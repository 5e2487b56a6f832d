/* What the plate below the trick says: at rest what is wanted now and of whom, or what the card
 * does that is picked or looked at; while a trick is settled who wins it, why, and what comes of
 * it; between the phases what changes; and at the end the votes one by one. Nothing is said twice:
 * what lies where is seen. */
#include "claim/table.h"

#include "base/limits.h"
#include "games/claim_tellings.h"
#include "i18n/format.h"

#define DRAWN_SECONDS 1.5f /* after the winner is told: by then the loser has drawn */
#define PREVIEW_MAX   8
#define LINES         2 /* below the prompt: more would lie over the seal */

static void say(const TableScene *scene, const Message *message, Text *out)
{
    text_append(out, panel_message(scene, message));
}

/* Why one card beats the other, in whole sentences, for the winner and of them. */
static Message winner_words(const TableScene *scene, const ClaimTold *told)
{
    bool is_own = told->winner == scene->seat;
    if (told->reason != CLAIM_CUE_HIGH) {
        return claim_winner_telling((enum ClaimCue)told->reason, told->winner, is_own);
    }
    Value winner = value_seat(told->winner);
    unsigned lead = claim_value(told->lead), answer = claim_value(told->answer);
    Value high = value_number(max_unsigned(lead, answer));
    Value low = value_number(min_unsigned(lead, answer));
    return is_own ? MESSAGE(N_("{n} beats {m}: you win the trick."), high, low)
                  : MESSAGE(N_("{n} beats {m}: {name} wins the trick."), high, low, winner);
}

/* As ClaimTold has it. */
static Seat taker_of(const ClaimForecast *forecast, Card card)
{
    for (Seat seat = 0; seat < CLAIM_SEATS; seat++) {
        for (CardSet rest = forecast->scored[seat]; rest; rest = set_without_first(rest)) {
            if (claim_first(rest) == card) {
                return seat;
            }
        }
    }
    return SEAT_NONE;
}

/* In the words of a trick that was. */
static ClaimTold imagined(const ClaimTable *table, Action action, const ClaimForecast *forecast)
{
    Card answer = action_operand(action, 0);
    return (ClaimTold){.lead = table->lead,
                       .answer = answer,
                       .counts_as = forecast->counts_as,
                       .prize = forecast->prize,
                       .drawn = CARD_NONE,
                       .takers = {taker_of(forecast, table->lead), taker_of(forecast, answer)},
                       .reason = forecast->reason,
                       .leader = table->leader,
                       .winner = forecast->winner,
                       .phase = table->phase};
}

bool claim_considered(const TableScene *scene, ClaimForecast *out)
{
    Action action;
    return table_considered(scene, &action) && claim_foresee(scene->view, action, out);
}

static void ask_to_lead(const TableScene *scene, Text *out)
{
    const ClaimTable *table = &claim_view(scene)->table;
    Message message = message_of(N_("You lead: play any card."));
    Seat winner = claim_decided(table->score, table->discard);
    if (winner == scene->seat) {
        message = message_of(N_("Three votes are yours for good: you have won. Play any card."));
    } else if (winner != SEAT_NONE) {
        message = MESSAGE(N_("{name} has three votes for good and has won. Play any card."),
                          value_seat(winner));
    } else if (table->phase == CLAIM_RECRUIT) {
        message = MESSAGE(N_("You lead for {card}: play any card."), value_card(table->prize));
    }
    say(scene, &message, out);
}

/* Asks for nothing that the hand does not hold. */
static void ask_to_answer(const TableScene *scene, Text *out)
{
    const ClaimView *view = claim_view(scene);
    ClaimFaction led = claim_faction(view->table.lead);
    CardSet answers = claim_answers(view->hands[scene->seat], view->table.lead);
    const char *text = N_("Answer {card} with {faction} or Doppelgängers.");
    if (!(answers & claim_cards_of(led))) {
        text = N_("Answer {card} with any card: you hold no {faction}.");
    } else if (!(answers & ~claim_cards_of(led))) {
        text = N_("Answer {card} with {faction}.");
    }
    Message message =
        MESSAGE(text, value_card(view->table.lead), value_word(CLAIM_WORD_FACTIONS + (int)led));
    say(scene, &message, out);
}

static size_t preview(const TableScene *scene, Action action, Message words[PREVIEW_MAX])
{
    return claim_game.preview(scene->view, action, words, PREVIEW_MAX);
}

/* What is risked by the lead that is looked at. */
static void weigh_lead(const TableScene *scene, Action action, Text *out)
{
    Message words[PREVIEW_MAX];
    if (preview(scene, action, words) > 0) {
        say(scene, &words[0], out);
    }
}

static void ask(const TableScene *scene, Text *out)
{
    const ClaimTable *table = &claim_view(scene)->table;
    Action action;
    ClaimForecast forecast;
    Seat active = claim_active(table);
    if (!scene->acting) {
        if (active != scene->seat) {
            text_append(out, claim_turn_words(scene, active));
        }
        return;
    }
    bool considers = table_considered(scene, &action);
    if (considers && claim_foresee(scene->view, action, &forecast)) {
        ClaimTold told = imagined(table, action, &forecast);
        Message message = winner_words(scene, &told);
        say(scene, &message, out);
    } else if (considers && claim_decided(table->score, table->discard) == SEAT_NONE) {
        weigh_lead(scene, action, out);
    } else if (table->lead == CARD_NONE) {
        ask_to_lead(scene, out);
    } else {
        ask_to_answer(scene, out);
    }
}

/* The moment between the phases: the hands of the second are shown, and nothing is led yet. */
static bool is_between(const TableScene *scene)
{
    ClaimTold told;
    return claim_view(scene)->table.phase == CLAIM_SUPPORT && claim_told(scene, true, &told) &&
           told.phase == CLAIM_RECRUIT;
}

static bool is_vote(int cue)
{
    return cue >= CLAIM_CUE_VOTE && cue < CLAIM_CUE_RESULT;
}

static void tell_motion(const TableScene *scene, Text *out)
{
    const CardSet *score = claim_view(scene)->table.score;
    ClaimTold told;
    Message message;
    if (is_vote(scene->cue)) {
        ClaimFaction faction = (ClaimFaction)(scene->cue - CLAIM_CUE_VOTE);
        message = claim_vote_words(score, faction);
        if (claim_vote(score, faction) == scene->seat) {
            message = MESSAGE(N_("{faction}: you get this vote."),
                              value_word(CLAIM_WORD_FACTIONS + (int)faction));
        }
    } else if (is_between(scene)) {
        message = message_of(N_("Phase Two: your followers are your hand."));
    } else if (scene->cue == CLAIM_CUE_DOUBLE && claim_told(scene, true, &told)) {
        message = claim_double_words(&told);
    } else if (claim_settled(scene, &told)) {
        message = winner_words(scene, &told);
    } else {
        return;
    }
    say(scene, &message, out);
}

static void tell_end(const TableScene *scene, Text *out)
{
    unsigned votes[CLAIM_SEATS];
    Seat winner = claim_count_votes(claim_view(scene)->table.score, votes);
    Message message = message_of(N_("The game is a draw."));
    if (winner == scene->seat) {
        message = message_of(N_("You win the game."));
    } else if (winner != SEAT_NONE) {
        message = MESSAGE(N_("{name} wins the game."), value_seat(winner));
    }
    say(scene, &message, out);
}

void claim_prompt(const TableScene *scene, Text *out)
{
    bool over = claim_view(scene)->table.phase == CLAIM_OVER;
    if (scene->cue == CLAIM_CUE_RESULT || (over && table_rests(scene->table))) {
        tell_end(scene, out);
    } else if (table_rests(scene->table)) {
        ask(scene, out);
    } else {
        tell_motion(scene, out);
    }
}

/* In phase 1: who gets the card on offer, and who draws instead. */
static Line recruit_line(const TableScene *scene, const ClaimForecast *forecast)
{
    Value prize = value_card(forecast->prize);
    Message message = MESSAGE(N_("You recruit {card}."), prize);
    if (forecast->winner != scene->seat) {
        message = MESSAGE(N_("{name} recruits {card}; you draw from the deck."),
                          value_seat(forecast->winner), prize);
    }
    return claim_plate_line(scene, &message);
}

/* A card of the trick goes to another pile than what wins it. */
static bool parts(const ClaimForecast *forecast)
{
    return forecast->scored[1 - forecast->winner] != 0;
}

/* A vote that changes, else what is scored; and who recruits what. The words of the rules are used
 * but for who wins, which the prompt says. */
static size_t answer_outlook(const TableScene *scene, Action action, const ClaimForecast *forecast,
                             Line *lines)
{
    Message words[PREVIEW_MAX];
    size_t told = preview(scene, action, words);
    bool recruits = forecast->prize != CARD_NONE;
    size_t count = 0;
    size_t scored = (forecast->scored[0] != 0) + (size_t)(forecast->scored[1] != 0);
    bool copies = forecast->counts_as >= 0;
    size_t first = 1 + copies;
    ClaimTold trick = imagined(&claim_view(scene)->table, action, forecast);
    count += claim_forecast_line(scene, &trick, &lines[count]);
    for (size_t i = first; i < first + scored && i < told && count < 1; i++) {
        lines[count++] = claim_plate_line(scene, &words[i]);
    }
    if (copies && count + recruits < LINES && (recruits || count == 0)) {
        lines[count++] = claim_plate_line(scene, &words[0]);
    }
    if (recruits) {
        lines[count++] = recruit_line(scene, forecast);
    }
    return count;
}

/* Where the card goes is then worth more than what beats it, and one line beside the prompt has
 * letters that can be read; who hears it hears all. */
static bool goes_its_own_way(const TableScene *scene, Action action)
{
    ClaimFaction faction = claim_faction(action_operand(action, 0));
    bool recruits = claim_view(scene)->table.phase == CLAIM_RECRUIT;
    return faction == (recruits ? CLAIM_UNDEAD : CLAIM_DWARF);
}

/* One rule a trick, each in letters as large as the question above it, and why the other hand may
 * lie open; who leads is told by the question itself that the game is decided. */
static size_t goal(const TableScene *scene, Line *lines)
{
    static const char *const rules[] = {
        N_("The higher card of the faction led wins the trick."),
        N_("Your followers will be your hand in Phase Two."),
        N_("In Phase Two three of the five votes win the game."),
        N_("Knights, Undead and Doppelgängers have powers."),
    };
    const ClaimTable *table = &claim_view(scene)->table;
    Seat winner = claim_decided(table->score, table->discard);
    if (winner != SEAT_NONE && table->phase == CLAIM_SUPPORT) {
        lines[0] = claim_won_line(scene, winner);
        return scene->acting && table->lead != CARD_NONE;
    }
    if (table->phase == CLAIM_SUPPORT && table_is_peeking(scene->table)) {
        Message why = message_of(N_("Whoever remembers every card knows this hand."));
        lines[0] = claim_plate_line(scene, &why);
        return 1;
    }
    bool is_early = table->phase == CLAIM_RECRUIT && table->trick <= COUNT_OF(rules);
    if (!is_early || scene->is_familiar) {
        return 0;
    }
    Message message = message_of(rules[table->trick - 1]);
    lines[0] = claim_plate_line(scene, &message);
    return 1;
}

size_t claim_outlook(const TableScene *scene, Action action, Line *lines)
{
    Message words[PREVIEW_MAX];
    ClaimForecast forecast;
    size_t told;
    if (action == ACTION_NONE) {
        return goal(scene, lines);
    }
    bool is_answer = claim_foresee(scene->view, action, &forecast);
    if (is_answer && parts(&forecast)) { /* the hall shows what this does to the votes */
        ClaimTold trick = imagined(&claim_view(scene)->table, action, &forecast);
        Message outcome = claim_outcome_words(&trick, scene->seat);
        lines[0] = claim_plate_line(scene, &outcome);
        return 1;
    }
    if (is_answer) {
        return answer_outlook(scene, action, &forecast, lines);
    }
    told = preview(scene, action, words);
    if (told > 1) {
        lines[0] = claim_plate_line(scene, &words[goes_its_own_way(scene, action) ? told - 1 : 1]);
    }
    return told > 1;
}

static size_t tell_change(const TableScene *scene, Line *lines)
{
    const Message rules[] = {
        claim_telling(CLAIM_TELL_STAKE, &(Fact){0}),
        message_of(N_("More cards of a faction win its vote; three votes win the game."))};
    for (size_t i = 0; i < COUNT_OF(rules); i++) {
        lines[i] = claim_plate_line(scene, &rules[i]);
    }
    lines[0].id = "table.outcome";
    return COUNT_OF(rules);
}

/* Why the trick is won, where the prompt cannot say it. */
static size_t tell_reason(const TableScene *scene, Line *lines)
{
    ClaimTold told;
    Message message;
    if (!table_has_notice(scene->table)) {
        return 0;
    }
    if (scene->cue == CLAIM_CUE_DOUBLE && claim_told(scene, true, &told)) {
        message = claim_double_words(&told);
    } else if (claim_settled(scene, &told)) {
        message = winner_words(scene, &told);
    } else {
        return 0;
    }
    lines[0] = claim_plate_line(scene, &message);
    lines[0].id = "table.reason";
    return 1;
}

static bool has_dwarf(const ClaimTold *told)
{
    return claim_faction(told->lead) == CLAIM_DWARF || claim_faction(told->answer) == CLAIM_DWARF;
}

size_t claim_happening(const TableScene *scene, Line *lines)
{
    ClaimTold told;
    if (is_vote(scene->cue)) {
        lines[0] = claim_reason_line(scene, (ClaimFaction)(scene->cue - CLAIM_CUE_VOTE));
        lines[0].id = "table.reason";
        return 1;
    }
    if (is_between(scene)) {
        return scene->is_familiar ? 0 : tell_change(scene, lines);
    }
    size_t count = tell_reason(scene, lines);
    if (scene->cue != CLAIM_CUE_WIN || !claim_settled(scene, &told)) {
        return count;
    }
    bool is_said = claim_crown_line(scene, &told, &lines[count]);
    if (!is_said && !has_dwarf(&told)) { /* where Dwarves go is said before what that does */
        is_said = claim_change_line(scene, &told, &lines[count]);
    }
    if (!is_said) {
        Message outcome = claim_outcome_words(&told, scene->seat);
        lines[count] = claim_plate_line(scene, &outcome);
    }
    lines[count++].id = "table.outcome";
    bool has_room = count == 1 && !is_said;
    if (has_room && has_dwarf(&told)) {
        count += claim_change_line(scene, &told, &lines[count]);
    }
    if (told.drawn < CLAIM_CARDS && scene->cue_age >= DRAWN_SECONDS) {
        Message drawn = claim_telling(CLAIM_TELL_DRAWN, &(Fact){.card = told.drawn});
        count -= table_has_notice(scene->table); /* three lines would be small print */
        lines[count++] = claim_plate_line(scene, &drawn);
    }
    return count;
}
