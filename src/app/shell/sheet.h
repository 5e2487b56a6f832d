/* What screens have in common: sizes, backgrounds, and the sheet of dark paper with a heading and
 * the way back. Lengths are pixels; `unit` and `type` turn those of the design into pixels. */
#ifndef APP_PAGE_H
#define APP_PAGE_H

#include "app.h"
#include "tables/table_look.h"
#include "ui/theme.h"
#include "ui/widgets.h"

typedef struct Sheet {
    Rect bounds;
    float unit;   /* pixels per unit */
    float type;   /* the same for lengths that follow the size of text */
    float button; /* height of a button: pixels */
    float head;   /* height of a heading with its gap: pixels */
    bool is_portrait;
} Sheet;

Sheet sheet_of(const App *app);

/* Where a background picture lies that fills this window. */
Rect sheet_cover(Rect bounds);

#define SHEET_LANTERNS 6

/* How far each lantern of the night is turned around where it hangs, in degrees. */
typedef struct SheetLanterns {
    float angles[SHEET_LANTERNS];
} SheetLanterns;

/* The night over the city, `dim` of it darkened, with its lanterns; NULL: they hang straight. */
void sheet_night(App *app, float dim, const SheetLanterns *lanterns);

/* A picture that fills the window without being distorted visibly, `dim` of it darkened. */
void sheet_background(App *app, const char *picture, float dim);

/* The felt of a game's table, in the same way, for a scene without the bar of the table. */
void sheet_felt(App *app, const TableLook *look, float dim);

/* The round portrait of a person; of nobody in particular (NULL) that of the seat. */
void sheet_portrait(App *app, const Person *person, Rect square);

/* The same for a seat of a plan; and the name of its picture. No two seats have the same unless two
 * people chose it. */
const char *sheet_seat_avatar(App *app, const MatchPlan *plan, Seat seat);
void sheet_seat_portrait(App *app, const MatchPlan *plan, Seat seat, Rect square);

/* A heading with button.back before it; `*back` tells whether the button was pressed. */
void sheet_head(App *app, const char *title, Rect head, bool *back);

/* The paper of the sheet: in the middle of the window with a heading and button.back, which leaves
 * room for `content` pixels as far as the window does. Returns that room; `*back` tells whether the
 * button was pressed. */
Rect sheet_paper(App *app, const char *title, Point content, bool *back);

/* The same with its top in one place whatever its height: what it holds may change under the
 * pointer. */
Rect sheet_pinned(App *app, const char *title, Point content, bool *back);

/* Pixels across that the paper can have for content that wants so many units. */
float sheet_paper_width(const Sheet *sheet, float units);

/* One column in an upright window, two in a wide one. */
int sheet_columns(const Sheet *sheet);

/* Cut off: in an upright window so much of the height at the top, or at the bottom; in a wide one
 * so much of the width at the left, or at the right. Pixels. */
Rect sheet_cut_first(const Sheet *sheet, Rect *rest, float high, float wide);
Rect sheet_cut_last(const Sheet *sheet, Rect *rest, float high, float wide);

/* A paragraph in the reading face: returns its height with the gap that follows. */
float sheet_paragraph(App *app, const char *id, const char *text, Rect rect);
float sheet_paragraph_height(App *app, const char *text, float width);

/* A button of a bar that is a picture alone. */
typedef struct Sign {
    const char *id, *name, *icon;
    const char *reason; /* why it cannot be pressed now; or NULL */
    bool chosen;
    const char *hint;       /* NULL: the name */
    const Command *command; /* that does the same: its key is told with the hint; or NULL */
} Sign;

/* In the middle of `place`, as a square; true when it was pressed. */
bool sheet_sign(App *app, Rect place, const Sign *sign);

/* Where the words about the deal of the app's match were drawn: a press of them copies its number,
 * as far as that may be told; see app_copy_deal. */
void sheet_deal(App *app, Rect words);

typedef enum Answer { ANSWER_NONE, ANSWER_YES, ANSWER_NO } Answer;

/* A question within `rect` with two buttons, button.yes with this word and button.no. */
Answer sheet_question(App *app, const char *question, const char *yes, Rect rect);

/* command_back leaves the scene on top. False for other presses. */
bool sheet_key_back(Scene *scene, KeyPress press);

#define STYLE_BODY ((TextStyle){FONT_BODY, SIZE_BODY, ALIGN_LEFT, false})

#endif
