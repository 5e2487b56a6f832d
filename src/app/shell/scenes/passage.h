/* How one screen becomes the next. The new one is there at once, with all that answers in it; only
 * its picture is still on the way: it comes to its place while what was shown fades over it, or two
 * papers close over what was shown and part before it. What both screens show of the same (a tile
 * of the menu) goes from its place in the one to its place in the other.
 *
 * Time passes by frames, so that a slow first frame is no cut. */
#ifndef APP_PASSAGE_H
#define APP_PASSAGE_H

#include "ui/ui.h"

#define PASSAGE_MARKS 8 /* on a screen; more do not travel */

/* A picture that may travel, where it lies on a screen. */
typedef struct PassageMark {
    Picture picture;
    Outline outline;
} PassageMark;

typedef struct PassageMarks {
    PassageMark marks[PASSAGE_MARKS];
    unsigned count;
} PassageMarks;

/* What a way consists of. Papers that do not close are closed at first; without a picture of what
 * was shown, all ways but those begin so. */
typedef enum PassageWay {
    PASSAGE_FADES,
    PASSAGE_CLOSES,      /* before a screen that is paper itself */
    PASSAGE_PARTS,       /* the same, when that is left */
    PASSAGE_CLOSES_PARTS /* from the menu to a table, and back */
} PassageWay;

typedef struct Passage {
    bool is_on;
    bool has_papers, closes, parts; /* else it fades */
    bool keeps;                     /* the window has a picture of what was shown */
    bool travels;                   /* something has been carried */
    float age;                      /* seconds */
    float rise;                     /* from how far below the new screen comes: units */
    PassageMarks now, before;       /* of the frame, and of what was left */
    PassageMarks carried;           /* in this frame, where they are now */
} Passage;

/* Between two frames, once what lies on top has changed: `deeper` when it lies above what was
 * left. `hides`: what was shown is not for whoever may look now, so nothing is kept of it. */
void passage_begin(Passage *passage, Ui *ui, PassageWay way, bool deeper, bool hides);
void passage_end(Passage *passage, Ui *ui); /* does nothing when there is none */

/* Once in each frame that is shown, before its screen is drawn. */
void passage_step(Passage *passage, Ui *ui);

/* Around the drawing of a screen; the papers are drawn as large as `paper`. */
void passage_open(Passage *passage, Ui *ui);
void passage_close(Passage *passage, Ui *ui, Rect paper);

/* Notes a picture that lies there. True: it is on its way, and is not to be drawn. */
bool passage_carries(Passage *passage, Ui *ui, const Picture *picture, Outline outline);

#endif
