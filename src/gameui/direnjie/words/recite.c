/* What a seat was told at the start, and its notebook as lines: one for each identity of which
 * something is proven, with the places where copies of it lie. */
#include "direnjie/sentences.h"
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

/* "2", "1+", "1?" */
void direnjie_ink_number(const Catalogue *catalogue, NotebookInk ink, Text *out)
{
    char bytes[NUMBER_BYTES];
    Text number = text_in(bytes, sizeof bytes);
    number_write(catalogue, ink.low > 0 ? ink.low : ink.faded, &number);
    if (ink.low == 0) {
        tr_format(catalogue, NC_("may be gone", "{n}?"), TR_VALUES(bytes), out);
    } else if (ink.low == ink.high) {
        text_append(out, bytes);
    } else {
        tr_format(catalogue, NC_("or more", "{n}+"), TR_VALUES(bytes), out);
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

static const char *place_name(const Wording *wording, unsigned place)
{
    const char *words = direnjie_place_words(place);
    return words ? tr(wording->catalogue, words) : wording->seat_names[place - NOTEBOOK_SEATS];
}

/* What is proven of its being the secret, or of who the killer is. */
static const char *verdict_word(NotebookInk ink)
{
    if (ink.low > 0) {
        return N_("Certain");
    }
    return ink.high == 0 ? N_("Ruled out") : N_("Possible");
}

/* "Ani: 1+", where there is any. */
static void add_place(const Wording *wording, NotebookInk ink, unsigned place, Text *out)
{
    char number[NUMBER_BYTES], bytes[NAME_BYTES];
    Text count = text_in(number, sizeof number), piece = text_in(bytes, sizeof bytes);
    if (ink.low == 0 && ink.faded == 0) {
        return;
    }
    direnjie_ink_number(wording->catalogue, ink, &count);
    tr_format(wording->catalogue, N_("{name}: {n}"), TR_VALUES(place_name(wording, place), number),
              &piece);
    text_append(out, " · ");
    text_append(out, bytes);
}

static void recite_row(const Recital *recital, const DirenjieTable *table, const Notebook *ink,
                       unsigned row)
{
    const Wording *wording = recital->wording;
    char name[NAME_BYTES], bytes[PHRASE_BYTES_MAX];
    Text card = text_in(name, sizeof name), line = text_in(bytes, sizeof bytes);
    wording_card(wording, (Card)(3 * row), &card);
    tr_format(
        wording->catalogue, N_("{label}: {word}"),
        TR_VALUES(name, tr(wording->catalogue, verdict_word(ink->cells[row][NOTEBOOK_SECRET]))),
        &line);
    unsigned places = NOTEBOOK_SEATS + (unsigned)table->seats;
    for (unsigned place = NOTEBOOK_CLUES; place < places; place++) {
        if (direnjie_notebook_has(table, row, place)) {
            add_place(wording, ink->cells[row][place], place, &line);
        }
    }
    recital_words(recital, bytes);
}

/* Of each seat, and that nobody is. */
static void recite_killer(const Recital *recital, const DirenjieTable *table, const Notebook *ink)
{
    const NotebookInk *cells = ink->cells[NOTEBOOK_KILLER];
    recital_head(recital, NC_("card", "Killer"));
    for (unsigned seat = 0; seat < table->seats; seat++) {
        const char *word =
            tr(recital->wording->catalogue, verdict_word(cells[NOTEBOOK_SEATS + seat]));
        recital_line(recital, N_("{label}: {word}"),
                     TR_VALUES(recital->wording->seat_names[seat], word));
    }
}

void direnjie_recite(const Recital *recital, const void *memory)
{
    const DirenjieView *view = memory;
    Notebook ink;
    if (view->table.phase == DIRENJIE_OVER) {
        return;
    }
    recite_role(recital, view);
    recite_start(recital, view);
    if (recital->setting == NOTEBOOK_OFF) {
        return;
    }
    direnjie_notebook(view, (NotebookLevel)recital->setting, &ink);
    recital_head(recital, N_("Constable's notebook"));
    for (unsigned row = 0; row < DIRENJIE_IDENTITIES; row++) {
        recite_row(recital, &view->table, &ink, row);
    }
    if (view->table.expansion) {
        recite_killer(recital, &view->table, &ink);
    }
}
