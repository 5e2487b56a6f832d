/* A match as one seat has it on its phone. */
#include "phone_side.h"

Catalogue phone_english;
const char *const phone_names[PHONE_SIDE_SEATS] = {"Ayu", "Boris", "Chen", "Dewi", "Eka", "Fyodor"};

void phone_side_init(void)
{
    catalogue_init(&phone_english);
}

void phone_side_look(PhoneSide *side, Seat seat)
{
    Action legal[LEGAL_COUNT_MAX];
    match_view(&side->match, seat, side->view);
    size_t count = match_legal(&side->match, seat, legal, LEGAL_COUNT_MAX);
    selection_init(&side->selection, side->match.game, side->view, legal, count);
}

void phone_side_begin(PhoneSide *side, const Game *game, Seat seat)
{
    side->wording = (Wording){
        .catalogue = &phone_english, .look = game_ui_of(game)->look, .seat_names = phone_names};
    match_log_init(&side->log, &side->match, &side->wording, seat);
    phone_side_look(side, seat);
}

void phone_side_end(PhoneSide *side)
{
    match_log_release(&side->log);
    match_release(&side->match);
}

char *phone_side_message(PhoneSide *side, Seat seat)
{
    PhoneSight sight = phone_sight_of(&side->match, seat, &side->selection, &side->log);
    return phone_sight_write(&sight);
}
