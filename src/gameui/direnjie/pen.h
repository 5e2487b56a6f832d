/* The papers, woods and letters from which the screens of Di Renjie are put together. Lengths are
 * those of a window of 1600 × 900 (1000 × 1600 in portrait) and multiplied by the pen's unit; words
 * are never set smaller than can be read. */
#ifndef GAMEUI_DIRENJIE_PEN_H
#define GAMEUI_DIRENJIE_PEN_H

#include "base/text.h"
#include "games/direnjie.h"
#include "tables/table_look.h"

#define COLOR_BRUSH    color_rgb(0x1a2436)
#define COLOR_CINNABAR color_rgb(0xa8261f)
#define COLOR_GRAPHITE color_rgb(0x5f5b57)
#define COLOR_ROSE     color_rgb(0xf0a48c)

typedef struct Pen {
    Ui *ui;
    float unit; /* pixels */
} Pen;

static inline Pen pen_of(const TableScene *scene)
{
    return (Pen){scene->ui, scene->layout->unit};
}

/* A length as it is, and as it is for a person's largest letters. */
float pen_give(const Ui *ui, float usual, float large);

/* Kinds in the order of DirenjieCategory, then beggars and the killer card. */
enum { KIND_BEGGAR = DIRENJIE_CATEGORIES, KIND_KILLER, KINDS };
unsigned direnjie_kind(Card card);
extern const char *const direnjie_signs[KINDS];      /* white */
extern const char *const direnjie_kind_words[KINDS]; /* marked for translation */
extern const uint32_t direnjie_kind_inks[KINDS];     /* 0xRRGGBB on paper, apart for all eyes */

typedef enum Paper {
    PAPER_DESK,
    PAPER_RACK,
    PAPER_NAMEPLATE,
    PAPER_NAMEPLATE_ACTIVE,
    PAPER_SLOT,
    PAPER_SCROLL,
    PAPER_NOTEBOOK,
    PAPER_PLAQUE, /* + kind */
    PAPER_END = PAPER_PLAQUE + KINDS
} Paper;

/* Fills the rectangle; shadows fall outside. */
void pen_paper(Pen pen, Paper paper, Rect rect);

static inline void pen_nameplate(Pen pen, bool active, Rect rect)
{
    pen_paper(pen, active ? PAPER_NAMEPLATE_ACTIVE : PAPER_NAMEPLATE, rect);
}

/* A plaque scaled as a whole, so that also a low one keeps its corners. */
void pen_plaque(Pen pen, unsigned kind, Rect rect);

/* A picture within the rectangle. */
void pen_picture(Pen pen, const char *name, Rect rect);
void pen_picture_faded(Pen pen, const char *name, Rect rect, float light, float alpha);

typedef struct Letters {
    FontFace face;
    float size;
    TextAlign align;
    Color color;
    bool wraps; /* else one line */
} Letters;

/* Words in the middle of the rectangle's height, set smaller to fit it as far as can be read.
 * Returns the block, or NULL when there was nothing to write. */
const TextBlock *pen_words(Pen pen, const char *words, Letters letters, Rect rect);

/* Declares a label and writes its name. */
void pen_label(Pen pen, const Label *label, Letters letters, Rect rect);

/* Whether words find room in one line without being set smaller than can be read. */
bool pen_fits(Pen pen, const char *words, Letters letters, float width);

/* The first letters of a name that fit, with the number at its end: "Comp 3"; of a Chinese name all
 * of it or its first character. */
void pen_short_name(Pen pen, const char *name, Letters letters, float width, Text *out);

/* Lays out the same block and does not draw it: to measure. */
const TextBlock *pen_measure(Pen pen, const char *words, Letters letters, Rect rect);

/* The last ones of some sentences for which there is room; the last one in any case. */
const char *pen_last_that_fit(Pen pen, const char *words, Letters letters, Rect rect);

/* The round portrait of a seat, `side` pixels wide around a point, with its ring; lit: the seat
 * acts. */
typedef enum FaceLight { FACE_PLAIN, FACE_LIT, FACE_DUE, FACE_DARK } FaceLight;
void pen_face(Pen pen, const SeatFace *faces, Seat seat, Rect square, FaceLight light);

/* The same of one who moves within the ring: turned by degrees, clockwise. */
typedef struct Head {
    FaceLight light;
    float turned;
} Head;
void pen_head(Pen pen, const SeatFace *faces, Seat seat, Rect square, Head head);

/* Gold dashes on a dark line, which stand out on a felt of any colour and over other dashes. */
void pen_edge(Pen pen, Rect rect, float thick, Color gold);

/* A ring on the edge of a square. */
void pen_ring(Pen pen, Rect square, float width, Color color, bool dashed);

/* A panel of night paper with a gold line. */
void pen_panel(Pen pen, Rect rect, Color line);

/* A small round sign ✓ or ✗ over the lower right of a square. */
void pen_verdict(Pen pen, Rect square, bool right);

/* The round picture of an identity, `card` any copy; dark: ruled out. */
void pen_medal(Pen pen, Card card, Rect square, bool dark);

/* A card as it lies small, with its tag and its name; CARD_HIDDEN: its back. */
void pen_card(Pen pen, const Wording *wording, Card card, Outline outline);

/* What the code of a clue needs on the drawing; where clues lie closer, every other one stands
 * higher. */
#define CLUE_CODE_LEAST 24

/* What is drawn over the cards of the table, and beside the clues. */
void direnjie_dress(const TableScene *scene, const DressedCard *card);
void direnjie_clue_signs(const TableScene *scene, Seat owner, unsigned nth, Rect top);

/* A small picture of a request: the head of its tally. */
void pen_request(Pen pen, unsigned ask, Rect rect);

/* The pavilion around three cards that lie `width` pixels wide around this point; its sign hangs in
 * the middle of the roof, or at its edge where what is above needs the room. */
void pen_pavilion_back(Pen pen, Point middle, float width);
void pen_pavilion_front(Pen pen, Point middle, float width, const char *sign, bool low);
float pen_pavilion_pitch(float width); /* from card to card */

/* Lanterns on a cord between two points. */
typedef struct LanternCord {
    unsigned count;
    float lit; /* of them, from the left; the last one may be lit in part */
    float dim; /* 0 … 1: so much of their light is missing */
    bool falls;
} LanternCord;
void pen_lanterns(Pen pen, Rect rect, const LanternCord *cord);

#endif
