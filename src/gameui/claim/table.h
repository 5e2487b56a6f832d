/* What the files of the Claim table share: where its panels lie, what is remembered of the last
 * trick, and its parts.
 *
 * Everything is laid out on a stage: in a landscape window 1600 × 900 units with the bar on its
 * upper 54, in a portrait one 800 × 1224 below the bar. */
#ifndef GAMEUI_CLAIM_TABLE_H
#define GAMEUI_CLAIM_TABLE_H

#include "tables/table_look.h"

#include "games/claim.h"

/* That the decided trick stands before its cards are taken. */
#define CLAIM_WIN_SECONDS 0.95f

enum ClaimSpot {
    SPOT_HALL, /* the five lanes between the two seats */
    SPOT_LEAD, /* the words below the cards of the trick; their middles */
    SPOT_ANSWER,
    SPOT_PRIZE,
    SPOT_SEAL,                             /* between the two cards */
    SPOT_TRICKS,                           /* thirteen lozenges, and words above them */
    SPOT_LAST,                             /* the last trick */
    SPOT_POWERS,                           /* what the factions do in phase 2 */
    SPOT_COUNT,                            /* of the other hand */
    SPOT_PEEK,                             /* the button that opens it in phase 2 */
    SPOT_MEMORY,                           /* the one that shows what is known of the cards */
    SPOT_PILES,                            /* + seat: the best cards of a score pile, in phase 2 */
    SPOT_NAMES = SPOT_PILES + CLAIM_SEATS, /* + seat: the words below followers or score pile */
    SPOT_END = SPOT_NAMES + CLAIM_SEATS
};

/* The forms of its layout. */
typedef enum ClaimForm { CLAIM_WIDE, CLAIM_TALL } ClaimForm;

/* A trick that was settled. */
typedef struct ClaimTold {
    Card lead, answer;
    int counts_as; /* faction of a Doppelgänger that answered; -1: its own */
    int reason;    /* ClaimCue; -1: no trick was settled */
    Seat leader, winner;
    ClaimPhase phase;
    Card prize;     /* that was recruited; or CARD_NONE */
    Seat takers[2]; /* of lead and answer: whose score pile; SEAT_NONE: discarded */
    Card drawn;     /* by the seat in front; or CARD_NONE */
} ClaimTold;

/* In the order of ClaimFaction: signs, their colours on dark paper, and words of element ids. */
extern const char *const claim_sigils[CLAIM_FACTIONS];
extern const uint32_t claim_colors[CLAIM_FACTIONS];
extern const char *const claim_codes[CLAIM_FACTIONS];

void claim_arrange(const Space *space, const void *view, Layout *out);
bool claim_key(const TableScene *scene, KeyPress press); /* of the sign that opens the other hand */
#define CLAIM_PEEK_KEY "E"

/* words/prompt.c: what the plate says */
void claim_prompt(const TableScene *scene, Text *out);
size_t claim_outlook(const TableScene *scene, Action action, Line *lines);
size_t claim_happening(const TableScene *scene, Line *lines);

void claim_nudge(const TableScene *scene, const NudgedCard *card, Nudge *nudge);
void claim_mark(const TableScene *scene, const CardMark *mark);
void claim_name(const Wording *wording, Card card, Text *out);
void claim_log(const Wording *wording, const LogEntry *entry, Text *out);

/* What the last trick was and why it was won; the card that this seat drew. */
void claim_tell(const Wording *wording, const PastAction *action, Text *out);

/* The trick that is being settled (`moving`), or the one before; false: there is none. */
bool claim_told(const TableScene *scene, bool moving, ClaimTold *out);

/* Whether a cue says why a trick is won. */
bool claim_is_reason(int cue);

/* The trick whose winner is told, until nothing moves any more; false: there is none. */
bool claim_settled(const TableScene *scene, ClaimTold *out);

/* What the answer does that the person thinks of; false: none. */
bool claim_considered(const TableScene *scene, ClaimForecast *out);

/* Why a vote goes where it goes, from the seat that gets it: "4 to 2". */
Message claim_vote_words(const CardSet score[CLAIM_SEATS], ClaimFaction faction);
Message claim_vote_reason(const CardSet score[CLAIM_SEATS], ClaimFaction faction);

/* "8 beats 6", and to a seat what comes of it: "Dwarves go to the loser: Ayu". */
Message claim_double_words(const ClaimTold *told);
Message claim_reason_words(const ClaimTold *told);
Message claim_outcome_words(const ClaimTold *told, Seat reader);

/* "Goblins", as the game's words have it. */
const char *claim_group_name(const Wording *wording, ClaimFaction faction);

/* words/votes.c: what the plate says of votes */
Line claim_plate_line(const TableScene *scene, const Message *message);

/* What a trick that is thought of does to a vote, or one that is told: false: nothing. */
bool claim_forecast_line(const TableScene *scene, const ClaimTold *told, Line *line);
bool claim_change_line(const TableScene *scene, const ClaimTold *told, Line *line);
bool claim_crown_line(const TableScene *scene, const ClaimTold *told, Line *line);
Line claim_won_line(const TableScene *scene, Seat winner);

/* Why a vote that is counted goes where it goes. */
Line claim_reason_line(const TableScene *scene, ClaimFaction faction);

/* Where a card of the trick lies. */
Rect claim_slot_rect(const TableScene *scene, bool answer);

#define CLAIM_MEMORY_TITLE N_("What you know of the cards")

/* parts/banner.c: the banners, the votes, and the score piles as far as they are seen. */

/* Its banner, a picture of 84 × 118. */
const char *claim_banner(ClaimFaction faction);

/* The score piles now, and as the answer that the person thinks of would leave them. */
typedef struct ClaimScores {
    CardSet now[CLAIM_SEATS], then[CLAIM_SEATS];
} ClaimScores;

ClaimScores claim_scores(const TableScene *scene);

/* Where the banner of a faction hangs while nobody is ahead, its width, and times how far it is
 * pulled from there. */
typedef struct ClaimPole {
    Point at;
    float width, shift;
} ClaimPole;

void claim_banner_hang(const TableScene *scene, unsigned faction, const ClaimPole *pole);

/* From the cord to the edge of the banner, and of its crown, towards an end of the lane: pixels. */
float claim_banner_reach(const TableScene *scene, unsigned faction, const ClaimPole *pole,
                         bool is_upper);

/* Three tokens for the votes of a seat at the right end of a row, which is cut off. */
void claim_tokens(const TableScene *scene, Seat seat, Rect *row);

/* Whether the vote of a faction is told just now, or lit with all that won the game. */
bool claim_is_vote(const TableScene *scene, unsigned faction);
bool claim_is_won(const TableScene *scene, unsigned faction);

/* Who has the vote of a faction now, and why: by more cards, by a higher one, or for good. */
typedef enum ClaimLead {
    CLAIM_BEHIND,
    CLAIM_AHEAD,
    CLAIM_AHEAD_BY_CARD,
    CLAIM_AHEAD_FOR_GOOD
} ClaimLead;

ClaimLead claim_lead_of(const TableScene *scene, Seat seat, unsigned faction);

/* By how much of its size a number swells that has just changed. */
float claim_pulse(const TableScene *scene, Seat seat, unsigned faction);

/* seen/final.c: votes that nobody can take away any more, `gone` being the discards. */
bool claim_is_final(const CardSet score[CLAIM_SEATS], CardSet gone, ClaimFaction faction);
bool claim_has_final(const ClaimTable *table);

/* Whether both have equally many cards of it in these score piles, and one of them the best. */
bool claim_is_level(const CardSet score[CLAIM_SEATS], ClaimFaction faction);

/* To whom a trick that the table does not count yet gives a vote for good; SEAT_NONE: nobody. */
Seat claim_becomes_final(const ClaimTable *table, const ClaimTold *told, ClaimFaction faction);

/* Who has three votes for good by this trick and had not before; or SEAT_NONE. */
Seat claim_becomes_won(const ClaimTable *table, const ClaimTold *told);

/* Adds the cards of a trick that is told to the score piles of their takers. */
void claim_add_told(const ClaimTold *told, CardSet score[CLAIM_SEATS]);

/* "You answer": whose decision it is. */
const char *claim_turn_words(const TableScene *scene, Seat active);

/* pen/type.c: words that never get smaller than can be read. */
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

const TextBlock *claim_pen_line(ClaimPen pen, const char *words, ClaimType type, float width);
const TextBlock *claim_pen_paragraph(ClaimPen pen, const char *words, ClaimType type, Point room);
/* A line, or more of them where it would be cut. */
const TextBlock *claim_pen_label(ClaimPen pen, const char *words, ClaimType type, float width);

/* One line that fits the width (0: any), shortened where even the smallest letters do not. */
const TextBlock *claim_line(const TableScene *scene, const char *words, ClaimType type,
                            float width);

/* The widest of some words. */
const char *claim_widest(const TableScene *scene, const char *const words[], size_t count,
                         FontFace face);

/* The same, or more lines where it would be cut. */
const TextBlock *claim_label(const TableScene *scene, const char *words, ClaimType type,
                             float width);

/* A paragraph that fits the room, in the smallest letters where it must. */
const TextBlock *claim_paragraph(const TableScene *scene, const char *words, ClaimType type,
                                 Rect room);

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
    const char *rule; /* of its tip: see claim_noun; or NULL */
} ClaimPill;
Rect claim_pill(const TableScene *scene, const ClaimPill *pill);

/* Of a pill with these words on one line: pixels. */
float claim_pill_width(const TableScene *scene, const char *words);

/* Whether words stand on one line of a pill so many pixels wide. */
bool claim_pill_holds(const TableScene *scene, const char *words, float width);

/* Of a tip: what a thing is called, and a rule about it, marked for translation. */
const char *claim_noun(const TableScene *scene, const char *name, const char *rule);

/* The sign of a faction on a medal of its colour. */
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

/* A round portrait, lit while the seat is due. */
void claim_portrait(const TableScene *scene, Seat seat, Point centre, float side);

static inline const ClaimView *claim_view(const TableScene *scene)
{
    return scene->view;
}

static inline float claim_unit(const TableScene *scene)
{
    return scene->layout->unit;
}

#endif
