/* Whether a match can begin as the seats screen stands, by the number that was typed and by the
 * game. */
#include "game_ui.h"
#include "seats.h"

bool seats_read_deal(const Seats *seats, uint64_t *out)
{
    int64_t number;
    size_t length = text_length(seats->deal);
    *out = SEED_ANY;
    if (length == 0) {
        return true;
    }
    if (!text_parse_number(seats->deal, length, &number) || number < 0 ||
        number >= (int64_t)SEED_LIMIT) {
        return false;
    }
    *out = (uint64_t)number;
    return true;
}

const char *seats_reason(App *app, const Seats *seats)
{
    Message why;
    uint64_t deal;
    if (!seats_read_deal(seats, &deal)) {
        return app_word(app, N_("The deal number is too large."));
    }
    if (!plan_is_accepted(&seats->plan, &why)) {
        return app_message(app, seats->plan.game, &why);
    }
    const SeatsUi *own = game_ui_of(seats->plan.game)->seats;
    return own ? own->reason(app, seats) : NULL;
}
