/* The notebook in words: its rows and places, and what stands in a cell. */
#include "direnjie/words.h"
#include "direnjie/notebook/pages.h"
#include "direnjie/notebook/pencil.h"
#include "direnjie/notebook/verdict.h"

#include "base/limits.h"
#include "i18n/format.h"
#include "tables/wording.h"

const char *notebook_row_name(Play *play, unsigned row)
{
    char bytes[PHRASE_BYTES_MAX];
    Text text = text_in(bytes, sizeof bytes);
    wording_card(table_wording(play->table), notebook_card(row), &text);
    return app_copy(play->app, bytes);
}

const char *notebook_place_name(Play *play, unsigned place)
{
    const char *words = direnjie_place_words(place);
    return words ? app_word(play->app, words) : play->app->seat_names[place - NOTEBOOK_SEATS];
}

/* Words how near an identity is to be ruled out, or why it is. */
static const char *secret_words(Play *play, unsigned row)
{
    App *app = play->app;
    const NotebookPanel *panel = notebook_of(play);
    switch (verdict_of(&panel->view, &panel->ink, row)) {
    case VERDICT_STARTING:
        return app_word(app, N_("Ruled out: a starting clue"));
    case VERDICT_LOCATED:
        return app_word(app, N_("Ruled out: all three cards were located"));
    case VERDICT_BOTTOM:
        return app_word(app, N_("Ruled out: no Beggar fits below its clue, so the third is there"));
    case VERDICT_COUNTED:
        return app_word(app, N_("Ruled out: counting the other cards leaves no room for it"));
    case VERDICT_OPEN:
        break;
    }
    if (panel->level == NOTEBOOK_OFF) {
        return "";
    }
    if (panel->ink.cells[row][NOTEBOOK_CLUES].low == 2) {
        return app_word(app, N_("Possible: two lie in a clue, but the third card there may be a "
                                "Beggar"));
    }
    return app_phrase(app, N_("Possible until all three copies are located (so far {n} of {m})"),
                      TR_VALUES(app_number(app, verdict_located(&panel->ink, row)),
                                app_number(app, NOTEBOOK_COPIES)));
}

static const char *verdict_words(Play *play, Cell cell, NotebookInk ink)
{
    if (ink.low > 0) {
        return app_word(play->app, N_("Certain"));
    }
    if (cell.row < NOTEBOOK_KILLER) {
        return secret_words(play, cell.row);
    }
    return ink.high > 0 ? "" : app_word(play->app, N_("Ruled out"));
}

/* A seat's column counts it with the hand. */
static bool has_unseen_clue(Play *play, unsigned place)
{
    const DirenjieView *view = &notebook_of(play)->view;
    const DirenjieTable *table = &view->table;
    for (unsigned i = 0; i < table->clue_count; i++) {
        bool is_seen = (table->clues_public >> i & 1) ||
                       seats_have(table->clue_inspectors[i], view->seat) ||
                       table->clue_owners[i] == view->seat;
        if (!is_seen && NOTEBOOK_SEATS + (unsigned)table->clue_owners[i] == place) {
            return true;
        }
    }
    return false;
}

/* Words a place of which nothing is certain. */
static const char *unknown_words(Play *play, Cell cell, NotebookInk ink)
{
    App *app = play->app;
    const NotebookPanel *panel = notebook_of(play);
    if (panel->level == NOTEBOOK_OFF) {
        return "";
    }
    if (direnjie_history_was_here(&panel->history, cell.row, cell.place)) {
        return app_word(app, N_("This card was here once and may be gone."));
    }
    if (ink.high < NOTEBOOK_COPIES) {
        return app_plural(app, NP_("At most {n} card is here.", "At most {n} cards are here."),
                          ink.high);
    }
    bool is_seat = cell.place >= NOTEBOOK_SEATS;
    return is_seat ? app_word(app, N_("Nothing is known of this card here.")) : "";
}

const char *notebook_ink_words(Play *play, Cell cell)
{
    App *app = play->app;
    NotebookInk ink = cell_ink(notebook_of(play), cell);
    if (cell_is_verdict(cell)) {
        return verdict_words(play, cell, ink);
    }
    if (ink.high == 0) {
        return app_word(app, N_("No copy of this card is here."));
    }
    if (ink.low == ink.high) {
        return app_plural(app, NP_("{n} card is here.", "{n} cards are here."), ink.low);
    }
    if (cell.place == NOTEBOOK_CLUES && ink.low == 2 && ink.high == NOTEBOOK_COPIES) {
        return app_word(app, N_("Two are here; the bottom may be the third, or a Beggar."));
    }
    if (ink.low > 0 && has_unseen_clue(play, cell.place)) {
        return app_plural(app,
                          NP_("In the hand or the hidden clue: at least {n} card.",
                              "In the hand or the hidden clue: at least {n} cards."),
                          ink.low);
    }
    if (ink.low > 0) {
        return app_plural(app, NP_("At least {n} card is here.", "At least {n} cards are here."),
                          ink.low);
    }
    if (ink.faded > 0) {
        return app_plural(
            app, NP_("{n} card was here and may be gone.", "{n} cards were here and may be gone."),
            ink.faded);
    }
    return unknown_words(play, cell, ink);
}

const char *notebook_mark_words(Play *play, PencilMark mark)
{
    const char *words = pencil_mark_words(mark);
    return words ? app_word(play->app, words) : "";
}
