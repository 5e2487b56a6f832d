/* Lines of text on the panels of a game, and its texts: they live until the table's next frame, and
 * none is to be freed. */
#ifndef TABLES_PANEL_LINES_H
#define TABLES_PANEL_LINES_H

#include "tables/table_scene.h"
#include "ui/theme.h"
#include "ui/widgets.h"

/* A line of a panel. */
struct Line {
    const char *id;      /* of its element; NULL: only drawn */
    const char *text;    /* worded */
    const char *name;    /* what the element is called instead; or NULL */
    const char *value;   /* the bare number in it, for the element; or NULL */
    const char *tip;     /* what it means, worded, while the pointer rests on it; or NULL */
    const char *icon;    /* a picture before it; or NULL */
    uint32_t icon_color; /* 0xRRGGBB of a white sign; 0: the picture has its own */
    Color color;
    float size; /* units; 0: body */
    TextAlign align;
    bool title, bold; /* the face; neither: body */
    bool heading;     /* its role */
    bool low;         /* shrinks to the height of its room */
    bool struck;      /* through */
    bool wraps;       /* onto a second row, where it would have to shrink for one */
};

/* Draws the line at the top of `rest` and cuts off what it took. */
void panel_line(const TableScene *scene, const Line *line, Rect *rest);

/* The panel of the title with the game's name, as a heading; returns the room that is left. */
Rect panel_title(const TableScene *scene, const char *name, Rect panel);

/* Whose turn it is: `own`, worded, of the seat that looks. */
void panel_turn(const TableScene *scene, Seat seat, const char *own, Color color, Rect *rest);

/* Pixels that a line of body text takes. */
float panel_line_height(const TableScene *scene);

#define PANEL_SWELL 0.12f /* of its size: by so much a number grows for a moment as it changes, */
float panel_swell(float seconds); /* times this, 0 … 1, so long after it */

/* Words of a style that fits, on one line; smaller than the style allows before they are cut. */
const TextBlock *panel_fit(Ui *ui, const char *words, TextStyle style, float width);

/* Texts of this frame: an id like "seat.2.name", where a negative number is left out; a translated
 * word, the name of a seat, a phrase with its values (see TR_VALUES), a number as the language
 * writes it, its plain digits, a message. */
const char *panel_id(const TableScene *scene, const char *stem, int number, const char *tail);
const char *panel_copy(const TableScene *scene, const char *words); /* kept for this frame */
const char *panel_word(const TableScene *scene, const char *text);
/* Of a tip: how it stands with a noun, and the rule, marked, that belongs to it. */
const char *panel_noun(const TableScene *scene, const char *state, const char *rule);
const char *panel_name(const TableScene *scene, Seat seat);
/* The name; of a computer player how strong it is, too: "Computer 2 · easy". */
const char *panel_player(const TableScene *scene, Seat seat);
const char *panel_phrase(const TableScene *scene, const char *text, const char *const values[]);
/* Words with the key or the button for a command behind them: see command_tip. */
const char *panel_tip(const TableScene *scene, const char *what, const Command *command);
const char *panel_number(const TableScene *scene, int64_t number);
const char *panel_digits(const TableScene *scene, int64_t number);
const char *panel_message(const TableScene *scene, const Message *message);

/* How a counter shows that it changes: `swell` 0 … 1 … 0, `falls` while a number that became less
 * is to be red, and `left` what of the former one a bar still shows; `lost` how many fewer it
 * became, down to `to`, `age` seconds ago. At rest, and where no motion is wanted: 0, false and the
 * counter. */
typedef struct CounterChange {
    float swell;
    bool falls;
    float left;
    int lost, to;
    float age;
} CounterChange;

CounterChange table_counter_change(const Table *table, unsigned name);

#endif
