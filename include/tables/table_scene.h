/* What the functions of a game are given in a frame of a table, and what they may ask the table and
 * have it do. All that is pointed to lives until the table's next frame; words are translated. */
#ifndef TABLES_TABLE_SCENE_H
#define TABLES_TABLE_SCENE_H

#include "core/selection.h"
#include "tables/table.h"
#include "tables/table_seen.h"
#include "tables/wording.h"
#include "ui/ui.h"

typedef struct Layout Layout;
typedef struct Line Line;

/* Where a part lies, of those that lie in a spot; and which of several it is, from 0. */
typedef struct PartPlace {
    Rect rect;
    unsigned index;
} PartPlace;

/* One frame of a table, for the functions of a game. */
typedef struct TableScene {
    Ui *ui;
    Table *table;
    const Wording *wording;
    const Layout *layout;
    const void *view;      /* as far as the motion has come */
    const void *notes;     /* see table_set_notes; or NULL */
    const SeatFace *faces; /* of each seat; or NULL */
    float cue_age;         /* seconds since that began */
    float cue_holds;       /* seconds for which what follows it waits */
    float opening;         /* seconds since all is dealt, while the game opens; or -1 */
    int cue;               /* the game's last cue of this motion, or -1 */
    int phase;             /* that began last in this motion, or -1 */
    Seat phase_seat;       /* whose it is */
    Seat seat;
    bool acting;
    bool is_familiar; /* see TableSetting */
    bool is_public;   /* likewise */
    const Selection *selection;
    PartPlace part; /* of the part that is drawn: see table_part.h */
} TableScene;

/* Whether it is this seat that looks, and may be told so: "you". */
static inline bool table_is_you(const TableScene *scene, Seat seat)
{
    return seat == scene->seat && !scene->is_public;
}

/* A counter as it is shown now, on its way from one number to the next. */
int table_counter(const Table *table, unsigned name);

/* How far the effect of a cue has come, 0 … 1, and the cue's value; false: none runs. */
bool table_effect(const Table *table, unsigned cue, float *along, int *value);

/* The last action of which TableLook.tell had something to say, or the one that is `back` before
 * it; false: that is not remembered. While an action is seen to happen it is the last one only if
 * it is asked for what is `moving`. */
bool table_last(const Table *table, bool moving, size_t back, PastAction *out);

/* The words of TableLook.tell about what was last seen to happen; "" for nothing. */
const char *table_told(Table *table);

/* Whether that goes on after what was told before: see Told. */
bool table_tells_on(const Table *table);

/* Whether the scene has something to say in place of TableLook.prompt. */
bool table_has_notice(const Table *table);

/* Lists the cards of a zone. */
void table_browse(Table *table, unsigned zone);
/* Shows the page of the game's parts alone, or puts it away; the same as its key. */
void table_browse_memory(Table *table);

/* Whether all motion has ended. */
bool table_rests(const Table *table);

/* Something of the scene moves by itself in this frame, and with it the table. */
void table_stir(Table *table);

/* What a plate says first: a notice of the scene (true), TableLook.prompt, or the scene's words. */
bool table_prompt(const TableScene *scene, Line *out);

/* What the picks will do, as whole sentences of the rules, or what is missing. */
const char *table_preview(const TableScene *scene);

/* What is said now where Layout.words is empty: why not, what the picks will do; false: nothing. */
bool table_words(const TableScene *scene, Line *out);

/* Why the last thing was refused; "", also where that is told beside a card. */
const char *table_notice(Table *table);
/* Whether it is told just now, there or there. */
bool table_refuses(const Table *table);

/* Whether nothing is to be seen to move. */
bool table_is_instant(const Table *table);

/* What a person has prepared or begun, in the game's own shape of at most TABLE_OWN_BYTES bytes:
 * all zero whenever another seat looks. */
#define TABLE_OWN_BYTES 64
void *table_own(Table *table, size_t size);

/* Whether the zones that `peeks` lie open, and changing that. */
bool table_is_peeking(const Table *table);
void table_peek(Table *table, bool peeks);

/* Adds a pick that is no card, in place of its kind; acts when it is enough, or when repeated. */
void table_aim(Table *table, Pick pick);

/* Whether the person is told beforehand what an action would bring: else nothing is meant below. */
bool table_foretells(const TableScene *scene);

/* The action that the person means: of the button that is aimed at, or of the picks with the card
 * there; false: none. */
bool table_meant(const TableScene *scene, Action *out);

/* The action of the card picked first on the part that is aimed at, see TablePart.takes; false:
 * none. */
bool table_meant_on_part(const TableScene *scene, Action *out);

/* Carries out an action that a panel of the game offers. */
void table_choose(Table *table, Action action);
/* Whether the action is legal for the person who decides now; when not, why, worded. */
bool table_offers(const TableScene *scene, Action action, const char **reason);

/* The last line of what TableLook.tell says of the action that moves just now, or of its events as
 * far as they have been seen; "" for nothing. */
const char *table_tells_now(Table *table, bool so_far);

/* At rest, the action whose button is aimed at, when that says unasked what it does; or
 * ACTION_NONE. */
Action table_meant_by_button(const TableScene *scene);

#endif
