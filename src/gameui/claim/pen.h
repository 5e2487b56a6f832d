/* Words and small pictures of the Claim table. Words never get smaller than can be read. */
#ifndef GAMEUI_CLAIM_PEN_H
#define GAMEUI_CLAIM_PEN_H

#include "games/claim.h"
#include "tables/table_scene.h"

typedef struct ClaimType {
    FontFace face;
    float size; /* units of the stage */
    TextAlign align;
    float high;       /* units that a line may take at most; 0: any */
    const char *like; /* the widest words of a group that has one size; NULL: none */
} ClaimType;

/* Where words are drawn: at a table, or elsewhere. */
typedef struct ClaimPen {
    Ui *ui;
    float unit; /* pixels of a unit of the stage */
} ClaimPen;

/* Lays out one line that fits the width (0: any), shortened where even the smallest letters do not:
 * anywhere, or at a table. */
const TextBlock *claim_pen_line(ClaimPen pen, const char *words, ClaimType type, float width);
const TextBlock *claim_line(const TableScene *scene, const char *words, ClaimType type,
                            float width);

/* Lays out a line, or more of them where it would be cut. */
const TextBlock *claim_label(const TableScene *scene, const char *words, ClaimType type,
                             float width);

/* Lays out a paragraph that fits the room, in the smallest letters where it must. */
const TextBlock *claim_paragraph(const TableScene *scene, const char *words, ClaimType type,
                                 Rect room);

/* Draws lines in the middle of a place. */
void claim_write(const TableScene *scene, const TextBlock *block, Rect place, Color color);

/* Finds the widest of some words. */
const char *claim_widest(const TableScene *scene, const char *const words[], size_t count,
                         FontFace face);

/* Words on a dark pill around a point; declared as `id`, unless that is NULL. Returns the pill. */
typedef struct ClaimPill {
    const char *id, *words;
    const char *like;         /* see ClaimType */
    const char *name, *value; /* of the element; NULL: the words, none */
    Point centre;
    float width; /* at most; units */
    Color color;
    int browses;      /* the zone that a press lists; 0: none */
    bool rises;       /* more lines than one go up from there, not down */
    bool secret;      /* see Element */
    const char *rule; /* of its tip: see claim_noun; or NULL */
} ClaimPill;
Rect claim_pill(const TableScene *scene, const ClaimPill *pill);

/* Pixels that a pill with these words on one line is wide. */
float claim_pill_width(const TableScene *scene, const char *words);

/* Whether words stand on one line of a pill so many pixels wide. */
bool claim_pill_holds(const TableScene *scene, const char *words, float width);

/* Words a tip: what a thing is called, and a rule about it, marked for translation. */
const char *claim_noun(const TableScene *scene, const char *name, const char *rule);

/* The banner of a faction, a picture of 84 × 118. */
const char *claim_banner(ClaimFaction faction);

/* Draws the sign of a faction on a medal of its colour. */
void claim_medal(const TableScene *scene, ClaimFaction faction, Rect rect);

/* The light of a seat at the table, "lamp" for the one in front and "moon" for the other: the name
 * of a picture that ends with it. */
typedef struct ClaimLight {
    const char *suffix;
    uint32_t color;
} ClaimLight;
extern const ClaimLight claim_moon, claim_lamp; /* of the upper seat, of the lower */
const char *claim_lit(const TableScene *scene, const char *stem, Seat seat);
Color claim_light(const TableScene *scene, Seat seat);

/* Draws a round portrait, lit while the seat is due. */
void claim_portrait(const TableScene *scene, Seat seat, Point centre, float side);

#endif
