/* The enemy's numbers, and who has yielded, as lines. */
#include "regicide/words.h"

#define NUMBER_BYTES 32

/* "Health 12 of 20" */
static void gauge(const Recital *recital, const char *text, int now, int whole)
{
    char left[NUMBER_BYTES], all[NUMBER_BYTES];
    Text first = text_in(left, sizeof left), second = text_in(all, sizeof all);
    number_write(recital->wording->catalogue, now, &first);
    number_write(recital->wording->catalogue, whole, &second);
    recital_line(recital, text, TR_VALUES(left, all));
}

static void recite_enemy(const RegicideTable *table, const Recital *recital)
{
    unsigned suit = regicide_suit(table->enemy);
    bool is_immune = regicide_is_immune(table, suit);
    gauge(recital, N_("Health {n} of {whole}"), regicide_health_left(table),
          regicide_health(table, table->enemy));
    gauge(recital, N_("Attack {n} of {whole}"), regicide_attack_left(table),
          regicide_attack(table, table->enemy));
    recital_line(recital, is_immune ? N_("Immune: {suit}") : N_("No longer immune: {suit}"),
                 TR_VALUES(regicide_suit_name(recital->wording, suit)));
}

void regicide_recite(const Recital *recital, const void *memory)
{
    const RegicideTable *table = &((const RegicideView *)memory)->table;
    if (table->enemy != CARD_NONE) {
        recite_enemy(table, recital);
    }
    for (Seat seat = 0; seat < table->seats; seat++) {
        if (seats_have(table->yielded, seat)) {
            recital_line(recital, N_("{name} · yielded"),
                         TR_VALUES(recital->wording->seat_names[seat]));
        }
    }
}
