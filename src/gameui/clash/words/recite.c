/* The mana, and the units of both sides with what is left of them, as lines. */
#include "clash/words.h"

#define NUMBER_BYTES 32

static void write_number(const Wording *wording, int number, char bytes[NUMBER_BYTES])
{
    Text text = text_in(bytes, NUMBER_BYTES);
    number_write(wording->catalogue, number, &text);
}

/* "Rage, Berserk" */
static void write_abilities(const Wording *wording, unsigned set, Text *out)
{
    const char *names[CLASH_ABILITIES];
    size_t count = 0;
    for (unsigned ability = 0; ability < CLASH_ABILITIES; ability++) {
        if (set >> ability & 1) {
            names[count++] = clash_ability_name(wording, ability);
        }
    }
    list_write(wording->catalogue, names, count, out);
}

void clash_unit_words(const Wording *wording, const ClashUnit *unit, unsigned set, Text *out)
{
    char name[64], power[NUMBER_BYTES], left[NUMBER_BYTES], abilities[256];
    Text card = text_in(name, sizeof name), list = text_in(abilities, sizeof abilities);
    clash_name(wording, unit->card, &card);
    write_number(wording, (int)clash_power(unit), power);
    write_number(wording, (int)clash_durability_left(unit), left);
    write_abilities(wording, set, &list);
    if (!set) {
        tr_format(wording->catalogue, N_("{card}: attack {attack}, durability {left}"),
                  TR_VALUES(name, power, left), out);
    } else {
        tr_format(wording->catalogue, N_("{card}: attack {attack}, durability {left}; {abilities}"),
                  TR_VALUES(name, power, left, abilities), out);
    }
}

const char *clash_place_words(bool is_own, unsigned row)
{
    static const char *const own[CLASH_ROWS] = {N_("Top row, place {n}"),
                                                N_("Bottom row, place {n}")};
    static const char *const others[CLASH_ROWS] = {N_("Enemy top row, place {n}"),
                                                   N_("Enemy bottom row, place {n}")};
    return is_own ? own[row] : others[row];
}

static void recite_row(const Recital *recital, const ClashSide *side, bool is_own, unsigned row)
{
    const Catalogue *catalogue = recital->wording->catalogue;
    for (unsigned place = 0; place < side->counts[row]; place++) {
        char number[NUMBER_BYTES], where[256], bytes[PHRASE_BYTES_MAX];
        Text label = text_in(where, sizeof where), unit = text_in(bytes, sizeof bytes);
        write_number(recital->wording, (int)place + 1, number);
        tr_format(catalogue, clash_place_words(is_own, row), TR_VALUES(number), &label);
        clash_unit_words(recital->wording, &side->rows[row][place],
                         clash_abilities(side, row, place), &unit);
        recital_line(recital, N_("{label}: {word}"), TR_VALUES(where, bytes));
    }
}

static void recite_mana(const Recital *recital, int mana)
{
    char number[NUMBER_BYTES], bytes[256];
    Text line = text_in(bytes, sizeof bytes);
    write_number(recital->wording, mana, number);
    Phrase phrase = {.text = "{n} mana is left.",
                     .plural = "{n} mana is left.",
                     .number = mana,
                     .values = TR_VALUES(number)};
    phrase_write(recital->wording->catalogue, &phrase, &line);
    recital_words(recital, bytes);
}

/* The automaton's wall is as thick as its pile. */
Message clash_keeper_message(const ClashTable *table, Seat side)
{
    bool is_automaton = table->mode == CLASH_SOLO && side == 1;
    bool is_fort = table->sides[side].is_fort;
    if (is_automaton) {
        return MESSAGE(is_fort ? N_("AI: Fort {n}") : N_("AI: Bastion {n}"),
                       value_number((int)table->pile_count));
    }
    return MESSAGE(is_fort ? N_("Fort {n}") : N_("Bastion {n}"),
                   value_number((int)clash_keeper_life(&table->sides[side])));
}

/* "AI: Bastion 12" says whose it is, "Bastion 8" does not. */
static void recite_keeper(const Recital *recital, const ClashTable *table, Seat side)
{
    char bytes[256];
    Text keeper = text_in(bytes, sizeof bytes);
    Message message = clash_keeper_message(table, side);
    wording_message(recital->wording, &message, &keeper);
    if (table->mode == CLASH_SOLO && side == 1) {
        recital_words(recital, bytes);
    } else {
        recital_line(recital, N_("{label}: {word}"),
                     TR_VALUES(recital->wording->seat_names[side], bytes));
    }
}

void clash_recite(const Recital *recital, const void *memory)
{
    const ClashView *view = memory;
    if (view->table.turn == 0) {
        return;
    }
    recite_mana(recital, view->table.mana);
    for (unsigned i = 0; i < CLASH_SIDES; i++) {
        recite_keeper(recital, &view->table, (Seat)((view->seat + i) % CLASH_SIDES));
    }
    for (unsigned i = 0; i < CLASH_SIDES * CLASH_ROWS; i++) {
        bool is_own = i < CLASH_ROWS;
        Seat seat = (Seat)((view->seat + i / CLASH_ROWS) % CLASH_SIDES);
        recite_row(recital, &view->table.sides[seat], is_own, i % CLASH_ROWS);
    }
}
