/* What the plate of Claim says of votes: who is ahead after a trick that is settled or would be,
 * and why; what is final; and why the votes go where they go in the end. */
#include "claim/seen.h"
#include "claim/table.h"
#include "claim/words.h"
#include "claim/words/plate.h"

Line claim_plate_line(const TableScene *scene, const Message *message)
{
    return (Line){.text = panel_message(scene, message), .color = COLOR_PAPER};
}

static Line faction_line(const TableScene *scene, const Message *message, ClaimFaction faction)
{
    Line line = claim_plate_line(scene, message);
    line.icon = claim_sigils[faction];
    line.icon_color = claim_colors[faction];
    return line;
}

/* Words about a vote, to whom it goes or of whom. */
static Line seat_line(const TableScene *scene, ClaimFaction faction, Seat seat,
                      const char *const texts[2])
{
    Value vote = value_word(CLAIM_WORD_FACTIONS + (int)faction);
    Message message = MESSAGE(texts[1], vote, value_seat(seat));
    if (seat == SEAT_NONE) {
        message = MESSAGE(texts[1], vote);
    } else if (table_is_you(scene, seat)) {
        message = MESSAGE(texts[0], vote);
    }
    return faction_line(scene, &message, faction);
}

/* A vote that these score piles have otherwise than those before: it goes to another seat or to
 * nobody, or is level from now on, which the banners alone would hardly show. */
static bool changed_line(const TableScene *scene, const CardSet before[CLAIM_SEATS],
                         const CardSet after[CLAIM_SEATS], ClaimFaction faction, Line *line)
{
    static const char *const ahead[] = {N_("{faction}: you are ahead."),
                                        N_("{faction}: {name} is ahead.")};
    static const char *const level[] = {N_("{faction}: equally many; you have the higher card."),
                                        N_("{faction}: equally many; {name} has the higher card.")};
    static const char *const nobody[] = {NULL, N_("{faction}: nobody is ahead any more.")};
    Seat was = claim_vote(before, faction), is = claim_vote(after, faction);
    bool is_level = claim_is_level(after, faction);
    const char *const *texts = ahead;
    if (is == SEAT_NONE) {
        texts = nobody;
    } else if (is_level) {
        texts = level;
    }
    *line = seat_line(scene, faction, is, texts);
    return was != is || (is_level && !claim_is_level(before, faction));
}

/* The first vote that changes; one that goes to another seat before one that is level. */
static bool first_changed(const TableScene *scene, const CardSet before[CLAIM_SEATS],
                          const CardSet after[CLAIM_SEATS], Line *line)
{
    bool found = false;
    for (unsigned f = 0; f < CLAIM_FACTIONS; f++) {
        Line other;
        bool passes = claim_vote(before, (ClaimFaction)f) != claim_vote(after, (ClaimFaction)f);
        if (changed_line(scene, before, after, (ClaimFaction)f, &other) && (passes || !found)) {
            *line = other;
            found = true;
            if (passes) {
                return true;
            }
        }
    }
    return found;
}

/* Tells the first vote that a trick decides. */
static bool final_line(const TableScene *scene, const ClaimTrick *trick, const char *const texts[2],
                       Line *line)
{
    for (unsigned f = 0; f < CLAIM_FACTIONS; f++) {
        Seat seat = claim_becomes_final(&claim_view(scene)->table, trick, (ClaimFaction)f);
        if (seat != SEAT_NONE) {
            *line = seat_line(scene, (ClaimFaction)f, seat, texts);
            return true;
        }
    }
    return false;
}

bool claim_outlook_line(const TableScene *scene, const ClaimTrick *trick, Line *line)
{
    static const char *const final[] = {N_("{faction}: this vote is yours for good."),
                                        N_("{faction}: {name} has this vote for good.")};
    const ClaimTable *table = &claim_view(scene)->table;
    CardSet after[CLAIM_SEATS] = {table->score[0], table->score[1]};
    claim_add_trick(trick, after);
    return final_line(scene, trick, final, line) || first_changed(scene, table->score, after, line);
}

bool claim_change_line(const TableScene *scene, const ClaimTrick *trick, Line *line)
{
    const ClaimTable *table = &claim_view(scene)->table;
    CardSet after[CLAIM_SEATS] = {table->score[0], table->score[1]};
    if (table->lead == CARD_NONE || trick->phase != CLAIM_SUPPORT) {
        return false;
    }
    claim_add_trick(trick, after);
    return first_changed(scene, table->score, after, line);
}

/* The tricks go on though the game is decided. */
Line claim_won_line(const TableScene *scene, Seat winner)
{
    Message message = message_of(N_("Three votes are yours for good: you have won. Play goes on."));
    if (winner != scene->seat) {
        message = MESSAGE(N_("{name} has three votes for good and has won. Play goes on."),
                          value_seat(winner));
    }
    return claim_plate_line(scene, &message);
}

/* The game that is decided, or the first vote that is, in place of where the cards go, which the
 * last trick says: what its crown means. */
bool claim_crown_line(const TableScene *scene, const ClaimTrick *trick, Line *line)
{
    static const char *const crowned[] = {
        N_("{faction}: the crown means that this vote is yours for good."),
        N_("{faction}: the crown means that {name} has this vote for good.")};
    const ClaimTable *table = &claim_view(scene)->table;
    Seat winner = table->lead == CARD_NONE ? SEAT_NONE : claim_becomes_won(table, trick);
    if (winner != SEAT_NONE) {
        *line = claim_won_line(scene, winner);
        return true;
    }
    return table->lead != CARD_NONE && !claim_has_final(table) &&
           final_line(scene, trick, crowned, line);
}

/* Why, in whole sentences: what stands in the columns of the result is shorter. */
static Message reason_of(const CardSet score[CLAIM_SEATS], ClaimFaction faction)
{
    CardSet cards = claim_cards_of(faction);
    Seat winner = claim_vote(score, faction);
    if (winner == SEAT_NONE && !(score[0] & cards)) {
        return message_of(N_("Neither has a card of it."));
    }
    if (winner == SEAT_NONE) {
        return message_of(N_("Equally many cards, and the highest are equal, too."));
    }
    if (!claim_is_level(score, faction)) {
        return claim_vote_reason(score, faction);
    }
    return MESSAGE(N_("Equally many cards: the highest decides, {n} beats {m}."),
                   value_number(claim_highest(score[winner], faction)),
                   value_number(claim_highest(score[1 - winner], faction)));
}

Line claim_reason_line(const TableScene *scene, ClaimFaction faction)
{
    Message why = reason_of(claim_view(scene)->table.score, faction);
    return faction_line(scene, &why, faction);
}
