/* What the plate below the trick says: at rest what is wanted now and of whom, or what the card
 * does that is picked or looked at; while a trick is settled who wins it, why, and what comes of
 * it; between the phases what changes; and at the end the votes one by one. Nothing is said twice:
 * what lies where is seen. */
#include "claim/seen.h"
#include "claim/table.h"
#include "claim/words.h"
#include "claim/words/plate.h"

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
static Message winner_words(const TableScene *scene, const ClaimTrick *trick)
{
    bool is_own = trick->winner == scene->seat;
    if (trick->reason != CLAIM_CUE_HIGH) {
        return claim_winner_telling((enum ClaimCue)trick->reason, trick->winner, is_own);
    }
    Value winner = value_seat(trick->winner);
    unsigned lead = claim_value(trick->lead), answer = claim_value(trick->answer);
    Value high = value_number(max_unsigned(lead, answer));
    Value low = value_number(min_unsigned(lead, answer));
    return is_own ? MESSAGE(N_("{n} beats {m}: you win the trick."), high, low)
                  : MESSAGE(N_("{n} beats {m}: {name} wins the trick."), high, low, winner);
}

static Message lead_wanted(const ClaimView *view)
{
    const ClaimTable *table = &view->table;
    Seat winner = claim_decided(table->score, table->discard);
    if (winner == view->seat) {
        return message_of(N_("Three votes are yours for good: you have won. Play any card."));
    }
    if (winner != SEAT_NONE) {
        return MESSAGE(N_("{name} has three votes for good and has won. Play any card."),
                       value_seat(winner));
    }
    if (table->phase == CLAIM_RECRUIT) {
        return MESSAGE(N_("You lead for {card}: play any card."), value_card(table->prize));
    }
    return message_of(N_("You lead: play any card."));
}

/* Asks for nothing that the hand does not hold. */
static Message answer_wanted(const ClaimView *view)
{
    ClaimFaction led = claim_faction(view->table.lead);
    CardSet answers = claim_answers(view->hands[view->seat], view->table.lead);
    const char *text = N_("Answer {card} with {faction} or Doppelgängers.");
    if (!(answers & claim_cards_of(led))) {
        text = N_("Answer {card} with any card: you hold no {faction}.");
    } else if (!(answers & ~claim_cards_of(led))) {
        text = N_("Answer {card} with {faction}.");
    }
    return MESSAGE(text, value_card(view->table.lead), value_word(CLAIM_WORD_FACTIONS + (int)led));
}

Message claim_wanted(const void *memory)
{
    const ClaimView *view = memory;
    return view->table.lead == CARD_NONE ? lead_wanted(view) : answer_wanted(view);
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
    ClaimTrick trick;
    Seat active = claim_active(table);
    if (!scene->acting) {
        if (active != scene->seat) {
            text_append(out, claim_turn_words(scene, active));
        }
        return;
    }
    bool means = table_meant(scene, &action);
    if (means && claim_outlook_trick(scene->view, action, &trick)) {
        Message message = winner_words(scene, &trick);
        say(scene, &message, out);
    } else if (means && claim_decided(table->score, table->discard) == SEAT_NONE) {
        weigh_lead(scene, action, out);
    } else {
        Message message = claim_wanted(scene->view);
        say(scene, &message, out);
    }
}

/* The moment between the phases: the hands of the second are shown, and nothing is led yet. */
static bool is_between(const TableScene *scene)
{
    ClaimTrick trick;
    return claim_view(scene)->table.phase == CLAIM_SUPPORT &&
           claim_past_trick(scene, true, &trick) && trick.phase == CLAIM_RECRUIT;
}

static bool is_vote(int cue)
{
    return cue >= CLAIM_CUE_VOTE && cue < CLAIM_CUE_RESULT;
}

/* Says what the Doppelgänger counts as, or who wins and why; false: nothing is settled. */
static bool settled_words(const TableScene *scene, Message *out)
{
    ClaimTrick trick;
    bool doubles = scene->cue == CLAIM_CUE_DOUBLE && claim_past_trick(scene, true, &trick);
    if (!doubles && !claim_trick_now(scene, &trick)) {
        return false;
    }
    *out = doubles ? claim_double_words(&trick) : winner_words(scene, &trick);
    return true;
}

static void tell_motion(const TableScene *scene, Text *out)
{
    const CardSet *score = claim_view(scene)->table.score;
    Message message;
    if (is_vote(scene->cue)) {
        ClaimFaction faction = (ClaimFaction)(scene->cue - CLAIM_CUE_VOTE);
        message = claim_vote_words(score, faction);
    } else if (is_between(scene)) {
        message = message_of(N_("Phase Two: your followers are your hand."));
    } else if (!settled_words(scene, &message)) {
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

/* Who gets the card on offer, and who draws instead. */
static Line recruit_line(const TableScene *scene, const ClaimTrick *trick)
{
    Value prize = value_card(trick->prize);
    Message message = MESSAGE(N_("You recruit {card}."), prize);
    if (trick->winner != scene->seat) {
        message = MESSAGE(N_("{name} recruits {card}; you draw from the deck."),
                          value_seat(trick->winner), prize);
    }
    return claim_plate_line(scene, &message);
}

static bool takes(const ClaimTrick *trick, Seat seat)
{
    return trick->takers[0] == seat || trick->takers[1] == seat;
}

/* A vote that changes, else what is scored; and who recruits what. The words of the rules are used
 * but for who wins, which the prompt says. */
static size_t answer_outlook(const TableScene *scene, Action action, const ClaimTrick *trick,
                             Line *lines)
{
    Message words[PREVIEW_MAX];
    size_t said = preview(scene, action, words);
    bool recruits = trick->prize != CARD_NONE, copies = trick->counts_as >= 0;
    size_t first = 1 + copies, scored = (size_t)takes(trick, 0) + takes(trick, 1);
    size_t count = claim_outlook_line(scene, trick, &lines[0]);
    for (size_t i = first; i < first + scored && i < said && count < 1; i++) {
        lines[count++] = claim_plate_line(scene, &words[i]);
    }
    if (copies && count + recruits < LINES && (recruits || count == 0)) {
        lines[count++] = claim_plate_line(scene, &words[0]);
    }
    if (recruits) {
        lines[count++] = recruit_line(scene, trick);
    }
    return count;
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

static size_t outlook_lines(const TableScene *scene, Action action, Line *lines)
{
    Message words[PREVIEW_MAX];
    ClaimTrick trick;
    if (action == ACTION_NONE) {
        return goal(scene, lines);
    }
    bool is_answer = claim_outlook_trick(scene->view, action, &trick);
    if (is_answer && takes(&trick, (Seat)(1 - trick.winner))) {
        Message outcome = claim_outcome_words(&trick, scene->seat); /* the hall shows the votes */
        lines[0] = claim_plate_line(scene, &outcome);
        return 1;
    }
    if (is_answer) {
        return answer_outlook(scene, action, &trick, lines);
    }
    /* Where a card goes that strays is worth more than what beats it, and one line beside the
     * prompt has letters that can be read; who hears it hears all. */
    size_t said = preview(scene, action, words);
    bool strays = claim_strays(claim_view(scene)->table.phase, action_operand(action, 0));
    if (said > 1) {
        lines[0] = claim_plate_line(scene, &words[strays ? said - 1 : 1]);
    }
    return said > 1;
}

void claim_outlook(const TableScene *scene, Action action, Outlook *out)
{
    out->count = outlook_lines(scene, action, out->lines);
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
    Message message;
    if (!table_has_notice(scene->table) || !settled_words(scene, &message)) {
        return 0;
    }
    lines[0] = claim_plate_line(scene, &message);
    lines[0].id = "table.reason";
    return 1;
}

size_t claim_now(const TableScene *scene, Line *lines)
{
    ClaimTrick trick;
    if (is_vote(scene->cue)) {
        lines[0] = claim_reason_line(scene, (ClaimFaction)(scene->cue - CLAIM_CUE_VOTE));
        lines[0].id = "table.reason";
        return 1;
    }
    if (is_between(scene)) {
        return scene->is_familiar ? 0 : tell_change(scene, lines);
    }
    size_t count = tell_reason(scene, lines);
    if (scene->cue != CLAIM_CUE_WIN || !claim_trick_now(scene, &trick)) {
        return count;
    }
    bool has_dwarf = claim_trick_has(&trick, CLAIM_DWARF);
    bool is_said = claim_crown_line(scene, &trick, &lines[count]);
    if (!is_said && !has_dwarf) { /* where Dwarves go is said before what that does */
        is_said = claim_change_line(scene, &trick, &lines[count]);
    }
    if (!is_said) {
        Message outcome = claim_outcome_words(&trick, scene->seat);
        lines[count] = claim_plate_line(scene, &outcome);
    }
    lines[count++].id = "table.outcome";
    bool has_room = count == 1 && !is_said;
    if (has_room && has_dwarf) {
        count += claim_change_line(scene, &trick, &lines[count]);
    }
    if (trick.drawn < CLAIM_CARDS && scene->cue_age >= DRAWN_SECONDS) {
        Message drawn = claim_telling(CLAIM_TELL_DRAWN, &(Fact){.card = trick.drawn});
        count -= table_has_notice(scene->table); /* three lines would be small print */
        lines[count++] = claim_plate_line(scene, &drawn);
    }
    return count;
}
