/* The text is "3;JC;8C;5D AS;-;": the seats, then the cards of each step, "-" for a flip. The
 * position is never written: it is what the steps lead to. */
#include "regicide/companion/save.h"

#include "core/notation.h"

static bool is_allowed(const RegicideCompanion *now, CardSet step)
{
    if (step == 0) {
        return regicide_can_flip(&now->table) && !now->table.won;
    }
    if (now->table.enemy == CARD_NONE) {
        return set_count(step) == 1 && (step & companion_next(now));
    }
    return set_count(step) <= REGICIDE_HAND_MAX && !(step & ~companion_playable(now)) &&
           companion_accepts(now, step, NULL);
}

void companion_save_begin(Tally *tally, unsigned seats)
{
    tally->count = 0;
    companion_begin(&tally->now, seats);
}

static void take(RegicideCompanion *now, CardSet step)
{
    if (step == 0) {
        companion_flip(now);
    } else if (now->table.enemy == CARD_NONE) {
        companion_turn_up(now, set_first(step));
    } else {
        companion_play(now, step);
    }
}

bool companion_save_step(Tally *tally, CardSet step)
{
    if (tally->count == TALLY_STEPS || !is_allowed(&tally->now, step)) {
        return false;
    }
    take(&tally->now, step);
    tally->steps[tally->count++] = step;
    return true;
}

bool companion_save_undo(Tally *tally)
{
    if (tally->count == 0) {
        return false;
    }
    companion_begin(&tally->now, tally->now.table.seats);
    tally->count--;
    for (size_t i = 0; i < tally->count; i++) {
        take(&tally->now, tally->steps[i]);
    }
    return true;
}

static void write_step(CardSet step, Text *out)
{
    if (step == 0) {
        text_append(out, "-");
    }
    for (CardSet rest = step; rest; rest = set_without_first(rest)) {
        if (rest != step) {
            text_append(out, " ");
        }
        text_append(out, regicide_game.names.cards[set_first(rest)]);
    }
    text_append(out, ";");
}

void companion_save_write(const Tally *tally, Text *out)
{
    text_append_number(out, tally->now.table.seats);
    text_append(out, ";");
    for (size_t i = 0; i < tally->count; i++) {
        write_step(tally->steps[i], out);
    }
}

/* Reads up to the next semicolon and steps over it; false when there is no step. */
static bool read_step(const char **text, CardSet *out)
{
    const char *at = *text;
    bool is_flip = *at == '-';
    CardSet step = 0;
    for (at += is_flip; *at != ';'; at += 2) {
        at += *at == ' ';
        Card card = at[0] && at[1] ? notation_read_card(&regicide_game, at, 2) : CARD_NONE;
        if (card == CARD_NONE || is_flip) {
            return false;
        }
        step |= card_bit(card);
    }
    *text = at + 1;
    *out = step;
    return is_flip || step;
}

bool companion_save_read(Tally *tally, const char *text)
{
    bool is_tally = text[0] >= '1' && text[0] <= '0' + REGICIDE_SEATS && text[1] == ';';
    if (!is_tally) {
        return false;
    }
    CardSet step;
    companion_save_begin(tally, (unsigned)(text[0] - '0'));
    const char *rest = text + 2;
    while (read_step(&rest, &step) && companion_save_step(tally, step)) {
    }
    return true;
}
