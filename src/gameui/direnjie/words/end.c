/* How the end of a game is told: the points of all seats in one sentence, and who wins in another.
 */
#include "direnjie/tally.h"
#include "direnjie/words/tellings.h"

#include "base/limits.h"
#include "base/text.h"
#include "i18n/format.h"

#include <string.h>

#define PIECE_BYTES 128

/* In a list. */
static const char *called(const Wording *wording, Seat seat)
{
    bool is_reader = wording->you && *wording->you == seat;
    return is_reader ? tr(wording->catalogue, N_("You")) : wording->seat_names[seat];
}

/* "Points: Ani 3, Boris 1 and Citra 0." */
static void tell_points(const Wording *wording, const Event events[], size_t count, Text *out)
{
    char pieces[DIRENJIE_SEATS][PIECE_BYTES], all[DIRENJIE_SEATS * PIECE_BYTES];
    const char *items[DIRENJIE_SEATS];
    size_t seats = 0;
    for (size_t i = 0; i < count; i++) {
        const Event *event = &events[i];
        bool is_points = event->kind == EVENT_CUE && event->name >= DIRENJIE_CUE_POINTS &&
                         event->name < DIRENJIE_CUE_RESULT;
        if (!is_points) {
            continue;
        }
        char number[16];
        Text digits = text_in(number, sizeof number);
        number_write(wording->catalogue, event->value, &digits);
        Text piece = text_in(pieces[seats], PIECE_BYTES);
        const char *name = called(wording, (Seat)(event->name - DIRENJIE_CUE_POINTS));
        tr_format(wording->catalogue, N_("{name} {n}"), TR_VALUES(name, number), &piece);
        items[seats] = pieces[seats];
        seats++;
    }
    Text list = text_in(all, sizeof all);
    list_write(wording->catalogue, items, seats, &list);
    tr_format(wording->catalogue, N_("Points: {list}."), TR_VALUES(all), out);
}

/* DR-33: whether all of these belong to one team. */
static bool is_one_team(unsigned teams, unsigned winners)
{
    unsigned team = 0;
    for (Seat seat = 0; teams > 0 && winners >> seat; seat++) {
        team |= (winners >> seat & 1) << seat % teams;
    }
    return team != 0 && (team & (team - 1)) == 0;
}

static void tell_winners(const Wording *wording, unsigned teams, unsigned winners, Text *out)
{
    char all[DIRENJIE_SEATS * PIECE_BYTES];
    const char *items[DIRENJIE_SEATS];
    size_t count = 0;
    for (Seat seat = 0; winners >> seat; seat++) {
        if (winners >> seat & 1) {
            items[count++] = called(wording, seat);
        }
    }
    if (count == 1) {
        Message one =
            MESSAGE(N_("{name} wins the game."), value_seat(seats_first((SeatSet)winners)));
        wording_message(wording, &one, out);
        return;
    }
    Text list = text_in(all, sizeof all);
    list_write(wording->catalogue, items, count, &list);
    const char *several = is_one_team(teams, winners) ? N_("{names} win the game as a team.")
                                                      : N_("{names} share the victory.");
    tr_format(wording->catalogue, several, TR_VALUES(all), out);
}

bool direnjie_tell_end(const Wording *wording, unsigned teams, const Event events[], size_t count,
                       Text *out)
{
    const Event *last = &events[0];
    if (last->name == DIRENJIE_CUE_RESULT) {
        tell_winners(wording, teams, (unsigned)last->value, out);
    } else if (last->name == DIRENJIE_CUE_POINTS) {
        tell_points(wording, events, count, out);
    }
    return out->length > 0;
}

void direnjie_part_words(const Wording *wording, const DirenjieView *view, Seat seat, Text *out)
{
    char bytes[PIECE_BYTES];
    Text text = text_in(bytes, sizeof bytes);
    Message clues =
        message_plural_of(NP_("{n} clue", "{n} clues"), direnjie_clues_of(&view->table, seat));
    wording_message(wording, &clues, &text);
    if (view->table.expansion && view->killer == seat) {
        tr_format(wording->catalogue, N_("{text} · {next}"),
                  TR_VALUES(tr(wording->catalogue, NC_("card", "Killer")), bytes), out);
    } else {
        text_append(out, bytes);
    }
}

void direnjie_points_words(const Wording *wording, const char *name, int points, Text *out)
{
    char bytes[PIECE_BYTES];
    Text text = text_in(bytes, sizeof bytes);
    Message score = message_plural_of(NP_("{n} point", "{n} points"), points);
    wording_message(wording, &score, &text);
    tr_format(wording->catalogue, N_("{name}: {score}"), TR_VALUES(name, bytes), out);
}

/* The answers of a seat that were right, or those that were not; empty: there are none. */
static CardSet answers_of(const DirenjieView *view, Seat seat, bool right)
{
    DirenjieTally tally = direnjie_tally(view, seat);
    CardSet cards = 0;
    for (unsigned i = 0; i < DIRENJIE_CATEGORIES; i++) {
        Card card = view->answers[seat][i];
        if (card < DIRENJIE_CARDS && (tally.right >> i & 1) == right) {
            cards |= card_bit(card);
        }
    }
    return cards;
}

/* Puts a sentence behind what is said already. */
static void add_sentence(const Wording *wording, const Message *sentence,
                         char said[PHRASE_BYTES_MAX])
{
    char next[PHRASE_BYTES_MAX], all[PHRASE_BYTES_MAX];
    Text text = text_in(next, sizeof next), both = text_in(all, sizeof all);
    wording_message(wording, sentence, &text);
    tr_format(wording->catalogue, N_("{text} {next}"), TR_VALUES(said, next), &both);
    memcpy(said, all, sizeof all);
}

void direnjie_tally_words(const Wording *wording, const DirenjieView *view, Seat seat, Text *out)
{
    char points[PIECE_BYTES], part[PIECE_BYTES], said[PHRASE_BYTES_MAX];
    Text score = text_in(points, sizeof points), role = text_in(part, sizeof part);
    Text text = text_in(said, sizeof said);
    CardSet right = answers_of(view, seat, true), wrong = answers_of(view, seat, false);
    uint8_t named = view->answers[seat][DIRENJIE_CATEGORIES];
    Message are_right = MESSAGE(N_("Right: {cards}."), value_cards(right));
    Message are_wrong = MESSAGE(N_("Wrong: {cards}."), value_cards(wrong));
    Message accuses = MESSAGE(N_("Named as the killer: {name}."), value_seat(named));
    direnjie_points_words(wording, called(wording, seat), direnjie_tally(view, seat).total, &score);
    direnjie_part_words(wording, view, seat, &role);
    tr_format(wording->catalogue, N_("{text} · {next}."), TR_VALUES(points, part), &text);
    if (right) {
        add_sentence(wording, &are_right, said);
    }
    if (wrong) {
        add_sentence(wording, &are_wrong, said);
    }
    if (view->table.expansion && named < view->table.seats) {
        add_sentence(wording, &accuses, said);
    }
    text_append(out, said);
}

const char *direnjie_end_title(const DirenjieView *view)
{
    for (Seat seat = 0; seat < view->table.seats; seat++) {
        if (direnjie_tally(view, seat).right == (1u << DIRENJIE_CATEGORIES) - 1) {
            return N_("The case is solved");
        }
    }
    return N_("The truth comes out");
}
