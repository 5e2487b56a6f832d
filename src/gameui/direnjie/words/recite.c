/* What a seat was told at the start, and what all have answered; and the words of its notebook that
 * its pages and its lines share. */
#include "direnjie/sentences.h"
#include "direnjie/tally.h"
#include "direnjie/words.h"
#include "games/direnjie_notebook.h"

#define NUMBER_BYTES 32
#define NAME_BYTES   256

static void recite_start(const Recital *recital, const DirenjieView *view)
{
    if (view->starting[view->seat] == 0) {
        return;
    }
    recital_head(recital, DIRENJIE_STARTING_CLUES);
    for (unsigned i = 0; i < DIRENJIE_IDENTITIES; i++) {
        char name[NAME_BYTES];
        Text text = text_in(name, sizeof name);
        if (view->starting[view->seat] >> i & 1) {
            wording_card(recital->wording, (Card)(3 * i), &text);
            recital_words(recital, name);
        }
    }
}

/* DR-6, DR-33 */
void direnjie_role_words(const Wording *wording, const DirenjieView *view, Text *out)
{
    const char *names[DIRENJIE_SEATS];
    char list[NAME_BYTES];
    Text text = text_in(list, sizeof list);
    const DirenjieTable *table = &view->table;
    size_t count = 0;
    if (table->teams == 0) {
        bool is_killer = view->killer == view->seat;
        const char *words = is_killer ? N_("You are the killer: each clue of yours counts a whole "
                                           "point, and 5 more if nobody names you.")
                                      : N_("You are a constable: find the mission, and name the "
                                           "killer for 3 more points.");
        text_append(out, tr(wording->catalogue, words));
        return;
    }
    for (unsigned i = table->teams; i < table->seats; i += table->teams) {
        names[count++] = wording->seat_names[(view->seat + i) % table->seats];
    }
    list_write(wording->catalogue, names, count, &text);
    tr_format(wording->catalogue,
              N_("On your side: {names}. Your points add up; hands and notebooks stay secret."),
              TR_VALUES(list), out);
}

static void recite_role(const Recital *recital, const DirenjieView *view)
{
    char bytes[PHRASE_BYTES_MAX];
    Text text = text_in(bytes, sizeof bytes);
    if (view->table.expansion || view->table.teams > 0) {
        direnjie_role_words(recital->wording, view, &text);
        recital_words(recital, bytes);
    }
}

const InkWords direnjie_ink_signs = {NC_("may be gone", "{n}?"), NC_("or more", "{n}+")};

void direnjie_ink_number(const Catalogue *catalogue, NotebookInk ink, const InkWords *words,
                         Text *out)
{
    char bytes[NUMBER_BYTES];
    Text number = text_in(bytes, sizeof bytes);
    number_write(catalogue, ink.low > 0 ? ink.low : ink.faded, &number);
    if (ink.low == 0) {
        tr_format(catalogue, words->may_be_gone, TR_VALUES(bytes), out);
    } else if (ink.low == ink.high) {
        text_append(out, bytes);
    } else {
        tr_format(catalogue, words->or_more, TR_VALUES(bytes), out);
    }
}

const char *direnjie_place_words(unsigned place)
{
    switch (place) {
    case NOTEBOOK_SECRET:
        return N_("Killer's secret mission");
    case NOTEBOOK_CLUES:
        return N_("Submitted clues");
    case NOTEBOOK_DECK:
        return NC_("pile", "Deck");
    default:
        return NULL;
    }
}

void direnjie_recite_start(const Recital *recital, const DirenjieView *view)
{
    recite_role(recital, view);
    recite_start(recital, view);
}

/* Of a team by its number. */
static void recite_team(const Recital *recital, const DirenjieView *view, unsigned team)
{
    char number[NUMBER_BYTES], name[NAME_BYTES], bytes[NAME_BYTES];
    Text digits = text_in(number, sizeof number), called = text_in(name, sizeof name);
    Text text = text_in(bytes, sizeof bytes);
    int points = 0;
    for (unsigned seat = team; seat < view->table.seats; seat += view->table.teams) {
        points += direnjie_tally(view, (Seat)seat).total;
    }
    number_write(recital->wording->catalogue, (int)team + 1, &digits);
    tr_format(recital->wording->catalogue, N_("Team {n}"), TR_VALUES(number), &called);
    direnjie_points_words(recital->wording, name, points, &text);
    recital_words(recital, bytes);
}

/* DR-26 … DR-29. It has no heading, so that it stands right below the secret. */
void direnjie_recite_end(const Recital *recital, const DirenjieView *view)
{
    char bytes[PHRASE_BYTES_MAX];
    for (unsigned team = 0; team < view->table.teams; team++) {
        recite_team(recital, view, team);
    }
    for (Seat seat = 0; seat < view->table.seats; seat++) {
        Text text = text_in(bytes, sizeof bytes);
        direnjie_tally_words(recital->wording, view, seat, &text);
        recital_words(recital, bytes);
    }
}
