/* What all rooms of the Di Renjie table share: where its parts lie, and what the scene tells it. */
#ifndef GAMEUI_DIRENJIE_TABLE_H
#define GAMEUI_DIRENJIE_TABLE_H

#include "games/direnjie_notebook.h"
#include "tables/table_look.h"

enum DirenjieSpot {
    SPOT_SHRINE,
    SPOT_LANTERNS_LEFT,
    SPOT_LANTERNS_RIGHT,
    SPOT_BOOK, /* the closed notebook, or the ink stone beside the open one */
    SPOT_TALLIES,
    SPOT_MEANING,
    SPOT_CASE,
    SPOT_DESK,
    SPOT_ME,
    SPOT_STATIONS, /* + how many seats after the one in front, less one */
    SPOT_NOTEBOOK = SPOT_STATIONS + DIRENJIE_SEATS - 1, /* where it lies open */
    SPOT_END
};
_Static_assert(SPOT_END <= SPOTS_MAX, "every part has its spot");

/* What the scene has found out, as the table's notes: see table_set_notes. */
typedef struct DirenjieNotes {
    const NotebookHistory *history;
    const Notebook *ink;
    CardSet lost[DIRENJIE_SEATS]; /* taken from the person since the last own turn, by each seat */
    unsigned fresh;               /* entries since the notebook was last open */
    const char *last_turn;        /* what was asked and answered in the turn before; "": none */
    bool *opens;                  /* set by the table: the person wants the notebook open */
} DirenjieNotes;

static inline const DirenjieView *direnjie_view_of(const TableScene *scene)
{
    return scene->view;
}

static inline const DirenjieTable *direnjie_table_of(const TableScene *scene)
{
    return &direnjie_view_of(scene)->table;
}

static inline const DirenjieNotes *direnjie_notes_of(const TableScene *scene)
{
    return scene->notes;
}

#endif
