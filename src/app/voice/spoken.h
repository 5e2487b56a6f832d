/* What the narrator keeps, and what it says of elements: for what looks at a frame and for what
 * answers the keys. */
#ifndef APP_SPOKEN_H
#define APP_SPOKEN_H

#include "terms.h"

#include "base/arena.h"
#include "base/buffer.h"
#include "ui/voice.h"

#define SPOKEN_BYTES  1024
#define NARRATOR_HAND "hand.card." /* the ids of own cards begin so */
#define NARRATOR_ROW  "text.row"   /* of the row in which the focus lies, which is read by itself */
#define TOLD_MAX      20           /* texts that are told when they come or change */

/* What was told of a screen. */
typedef struct Seen {
    const void *screen;
    char focused[ELEMENT_ID_MAX + SPOKEN_BYTES]; /* id and words of what had the focus */
    char heading[SPOKEN_BYTES];
    char told[TOLD_MAX][SPOKEN_BYTES]; /* empty: it is not there */
    bool has_told_private;             /* that something is kept back */
    char part[ELEMENT_ID_MAX];         /* of the screen, that was read last; "": none */
    unsigned chapter;                  /* of that part */
} Seen;

struct Narrator {
    Ui *ui;
    const Catalogue *catalogue;
    Voice *voice;
    Narration narration;
    Surroundings around;
    Arena name_arena;
    Buffer names;      /* EarName */
    const void *named; /* of what they are the names; or NULL */
    Seen seen, below;  /* of the screen, and of the one that lies below a page of questions */
    bool is_behind;    /* something was told since the last frame */
    bool has_news;     /* something was told since what is wanted was */
    bool is_passing;   /* see narrator_pass_turn */
    char kept[NARRATOR_KEPT][SPOKEN_BYTES]; /* the newest at (count - 1) % NARRATOR_KEPT */
    size_t count;                           /* of all that was said */
    size_t heard;                           /* the one that was heard again last */
    char explained[4 * SPOKEN_BYTES];       /* for LISTEN_TO_RULE */
    Listen asked;                           /* to be answered after this frame */
};

/* By which its words are said. */
Ears narrator_ears(const Narrator *narrator);

/* Says it, and keeps it to be heard again unless a page of questions says it; or only answers. */
void narrator_say(Narrator *narrator, const char *words);
void narrator_answer(Narrator *narrator, const char *words);

/* Whether it is not to be told by now. */
bool narrator_keeps_private(const Narrator *narrator, const Element *element);

/* What is said of an element. */
void narrator_word(const Narrator *narrator, const Element *element, Text *out);

/* The first heading of the screen; or NULL. */
const Element *narrator_heading(const Narrator *narrator);

/* What is said of the screen before its heading, unless that says the same; or NULL. */
const char *narrator_title(const Narrator *narrator);

/* The text number `index` of those that are told, if it is there and may be; or NULL. TOLD_MAX of
 * them at most. */
const Element *narrator_told(const Narrator *narrator, size_t index);

/* Whether it says whose turn it is. */
bool narrator_is_of_turn(size_t index);

/* Whether it stays when another screen opens. */
bool narrator_is_of_all(size_t index);

/* Whether the texts behind it, up to the next thing that can be pressed, are told with it. */
bool narrator_heads(size_t index);

/* Each line by itself, so that a long text can be followed. */
void narrator_lines(Narrator *narrator, const char *words,
                    void (*by)(Narrator *narrator, const char *line));

/* Whether one of those is there, and is not to be told by now. */
bool narrator_keeps_told(const Narrator *narrator);

#endif
