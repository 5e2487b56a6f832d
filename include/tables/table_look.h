/* What one game's file gives to the generic table: how a card looks and is called, where zones and
 * panels lie, which verbs have buttons, and what a cue of the rules looks and sounds like. All of
 * it is data and functions of the view; a TableLook keeps no state, decides no rule, and what it
 * arranges depends on the space and the view alone, so a screen can be laid out anew at any time.
 *
 * Whoever opens a table hands it the look: nothing here knows which games there are. What its
 * functions may ask the table is in table_scene.h, what they write with in panel_lines.h. */
#ifndef TABLES_TABLE_LOOK_H
#define TABLES_TABLE_LOOK_H

#include "base/arena.h"
#include "core/selection.h"
#include "tables/cue_look.h"
#include "tables/panel_lines.h"
#include "tables/table_part.h"
#include "tables/table_scene.h"

#define SPOTS_MAX  24
#define SLOTS_MAX  3
#define CARD_RATIO 1.4f /* height of a card by its width */

typedef enum ZoneForm {
    FORM_HIDDEN, /* not shown as cards */
    FORM_SPOT,   /* the place of one card */
    FORM_PILE,   /* one on another, the top card first in the zone */
    FORM_ROW,    /* side by side, overlapping where they are too many */
    FORM_LINE,   /* the same, from one end on; every card that comes from a pile is to be noticed */
    FORM_GRID,   /* side by side in rows */
    FORM_SLOTS,  /* each in its own place, two of them: at the left and right end */
    FORM_STACKS, /* a row of small piles, the first card of each on top */
    FORM_GROUPS, /* a row of small fans, one for each group of its cards */
    FORM_TALLY,  /* the same, seen on their way alone: a panel shows what lies here */
    FORM_FAN     /* a hand on an arc, sorted; or flat, in lines */
} ZoneForm;

/* Whether the cards of a zone lie face down, known or not. */
typedef enum Cover {
    COVER_NONE,
    COVER_CLOSED,
    COVER_LOOSE, /* a pile without order: its top means nothing */
    COVER_PEEKED /* open while the person asks to look: table_peek */
} Cover;

/* What is seen of a spot or pile while it is empty. */
typedef enum Ground {
    GROUND_MARKED,
    GROUND_BARE,  /* no mark shows where it is */
    GROUND_ABSENT /* nor words, and it is no element */
} Ground;

typedef enum LineEnd { LINE_FROM_LEFT, LINE_FROM_RIGHT } LineEnd;

/* That a card of a stack which is turned up is on its way there, and stays. */
#define TURNING_SECONDS 0.3f
#define TURNED_SECONDS  0.5f

/* Where the cards of a zone lie, in pixels. */
typedef struct ZonePlace {
    ZoneForm form;
    Rect rect;        /* spots and piles lie in its middle, rows and fans spread within */
    float card_width; /* of each card */
    float tilt;       /* degrees: cards lie askew by up to so much, each in its own way */
    Cover cover;
    Ground ground;
    bool picks;       /* its cards are operands of actions */
    bool hand;        /* a seat's: cards are dealt to it */
    bool secret;      /* its faces are for this seat alone */
    bool opens;       /* a click lists the cards of the pile that are known */
    bool marks;       /* TableLook.mark is asked about its cards at rest */
    bool dressed;     /* TableLook.dress draws on cards that lie face up, which have no labels */
    const char *shut; /* why it does not open, though in other matches it would; marked; or NULL */
    float words;      /* of a pile: units that its words may take across; 0: as usual */
    float deep;       /* of a pile: units below it that its words may take; 0: one row */
    float seconds;    /* that a card is on its way here; 0: by the form */
    Rect gather;      /* of one card: those of a hand come together there, turned; or empty */
    Rect struck;      /* where a blow on one of its cards lands; empty: on the card */
    /* Which of its cards lie together in the fans of FORM_GROUPS, and where they are listed; of
     * FORM_LINE how heavily one comes down, 0 … 2. NULL: none is kept from another. */
    unsigned (*group)(Card card);
    const char *id;   /* of its element; where cards are elements themselves, what stands before
                         ".7H"; NULL: no elements, a panel tells of it */
    const char *name; /* of a pile, marked for translation */
    const char *tip;  /* the rule of what lies here, likewise; or NULL */
    union {           /* by the form */
        struct {
            float spread; /* from card to card at most, in widths; 0: as usual */
            float lean;   /* degrees of the last card; 0: of a fan by their number */
            uint8_t line; /* of a fan that lies flat, in the order of the zone: cards of a line */
        } row;            /* or fan */
        struct {
            LineEnd first; /* where the first card lies */
        } line;
        struct {
            uint8_t columns;
            uint8_t fixed; /* so many places, each for the card of its number; 0: none is free */
            float pitch;   /* from card to card; 0: as usual */
        } grid;
        struct {
            float lean;         /* degrees of the second card; the first leans back */
            const char *ids[2]; /* of their elements */
        } slots;
        struct {
            uint8_t cards; /* of each */
            float pitch;   /* from one to the next, from the left end on; 0: in the middle */
        } stacks;
        struct {
            uint8_t count; /* side by side */
        } groups;          /* or tally */
    };
} ZonePlace;

/* How the buttons of the verbs fill their place. */
typedef enum ButtonFlow {
    BUTTONS_DOWN,  /* from its top */
    BUTTONS_UP,    /* above one another, the last one at its bottom; it may grow upwards */
    BUTTONS_ACROSS /* side by side, as wide as it is */
} ButtonFlow;

typedef struct Layout {
    ButtonFlow flow;
    uint8_t buttons_least; /* of BUTTONS_DOWN: none is higher than where so many share the place */
    uint8_t form;          /* which of its drawings this is, numbered by the game */
    float unit;            /* pixels per unit of the art direction, for cards */
    float lift;            /* of these units, by which a picked card rises; 0: as usual */
    float hover;           /* the same for one below the pointer */
    float ready; /* of these units, by which cards that may be picked rise above the others, which
                    are then veiled and not dark; 0: they lie as the others */
    bool is_mirrored; /* see Space.mirrored: set when it is arranged */
    uint8_t sided;    /* 1 + a spot that keeps its side then, and the next one as well; 0: none */
    bool own_places;  /* the game shows where cards may be dropped */
    float type;       /* times which texts in panels are set, to fit */
    /* Panels leave out what can be read elsewhere, so that the rest is not smaller. */
    bool is_brief;
    bool is_terse;       /* and a word stands in them for several */
    uint8_t turned_from; /* 1 + the pile whose top cards come to the spots; 0: the largest */
    ZonePlace zones[ZONES_MAX];
    Rect spots[SPOTS_MAX]; /* of panels, numbered by the game */
    Rect buttons;          /* the column of the verbs' buttons, filled from its top */
    Rect words;            /* what the choice will do, or why something cannot be done */
    bool words_low;  /* on its lower edge, as wide as they are, a refusal in place of the prompt */
    bool bare_words; /* it has no panel: the game has drawn one */
    Rect drop; /* where cards are played; none lies on its left `unit` * 24, or its right where the
                  table is mirrored; empty: they are dropped on parts, see TablePart.takes */
    const char *drop_name;  /* what it is called, marked for translation; NULL: the play area */
    Rect slots[SLOTS_MAX];  /* where picked cards lie until they are an action, in the order of
                               picking; empty: they stay in the hand, lifted */
    Rect hand;              /* cards dropped here go back */
    Rect seats[SEAT_LIMIT]; /* where other seats stand, to be pressed when one is to be chosen; all
                              empty: the plate offers them */
    Rect ribbon;            /* at whose height "Your turn" unrolls, across the middle of the window,
                               or of this beside Space.docked; empty: the drop, as for an arrival */
    Rect felt;              /* where its picture lies; empty: over the whole window */
    Rect glimpse; /* where a card that goes from one closed pile to another is shown on its
                     way to those who may see it, and one of a stack that is turned up to all;
                     empty: it is not */
} Layout;

/* What a layout depends on, beside the view. */
typedef struct Space {
    Rect area;     /* what the scene leaves free */
    Rect safe;     /* that of it where the felt has no rim; the rim below is left in, for hands */
    float unit;    /* ui_unit: panels have margins of 20 of it */
    float line;    /* pixels of a line of body text, by the size that the person has set */
    float text;    /* that size, in times the usual one */
    float cards;   /* the size of cards that the person has set, in times the usual one; 0: 1 */
    bool mirrored; /* places are to change sides, for the left hand */
    bool open;     /* all hands lie open: those of others need room to be read */
    Rect window;
    Rect docked; /* where a sheet of the scene lies beside or over the table, which makes room for
                    it; empty: nowhere */
} Space;

/* Where everything lies; mirrored when that is wanted: panels change sides with all that lies
 * within them, which keeps its order. */
void layout_arrange(const TableLook *look, const Space *space, const void *view, Layout *out);

/* Where a thing that was placed in an unmirrored space lies in this one. */
Rect space_mirrored(const Space *space, Rect rect);

/* How a person finds a verb. */
typedef struct VerbLook {
    const char *id;      /* of the button of a verb without operands: "button.yield"; else NULL */
    const char *label;   /* of the button; of a verb with operands while nothing is picked */
    const char *hint;    /* what the button does, or NULL */
    const char *missing; /* with operands: what is to be chosen after the first; or NULL */
    Message (*wanted)(const void *view); /* with operands: what is to be chosen first, in a sentence
                                            for whoever sees no table; NULL: the label says it */
    const char *forecast; /* of a verb without operands: before its preview, which is shown while
                             nothing is picked; or NULL */
    const char *cards;    /* with operands: "Play {cards}" */
    const char *standing; /* of a second button of a verb without operands, "<id>-all", by which it
                             is chosen whenever it is asked, see table_blind; or NULL */
    const char *standing_hint;             /* what that second button does; NULL: as the first */
    Message (*question)(const void *view); /* to whoever may choose it without a look at their
                                              cards, see table_blind; or NULL */
    const char *blind, *blind_standing; /* needed then: to choose it so, once or until the next own
                                           turn, with the {name} of the seat */
    const char *fatal; /* instead, when the game is then lost: "Play {cards} and lose"; or NULL */
    const char *count[2]; /* NP_: the same with {n}, when there are too many to list; or NULL */
    const char *only;     /* instead, while nothing is picked and just one of its actions is legal,
                             which the button then carries out; or NULL */
    bool is_enough; /* once it is whole, cards that could still join make it no better: they lie
                       dark as well */
    bool is_asked;  /* the prompt asks for what is missing, and nothing else does */
    bool leads;     /* its button stands above that of cards, and is gold while nothing is picked */
    bool waits;     /* the same, but not gold */
    bool on_board;  /* panels of the game offer what it is done to: seats are not listed for it */
    bool hastens;   /* chosen by others, it is shown twice as fast while a person waits for them */
    bool requests;  /* what is then wanted of the next seat says it as well */
} VerbLook;

/* A card at rest in a zone that `marks`. */
typedef struct CardMark {
    uint8_t zone;
    unsigned index; /* in the zone, by the scene's view */
    Card card;
    Rect rect;        /* of the card, without its turn */
    Rect strip;       /* inside the part of it that no neighbour covers */
    float seen;       /* the width of that part, from its left edge */
    bool aimed;       /* the pointer is on it, or the focus: one card at most */
    int damage_shown; /* damage that it has been seen to take since that view */
} CardMark;

/* A card that is seen to lie. */
typedef struct NudgedCard {
    Card card; /* CARD_HIDDEN: face down */
    uint8_t zone;
    Rect rect; /* without its turn */
} NudgedCard;

/* How it is moved in this frame: by pixels and degrees; and how light it is. */
typedef struct Nudge {
    Point by;
    float angle;
    float light; /* 0 … 1: 0 is all black */
    bool glows;  /* though it is not picked */
} Nudge;

/* A card whose face is drawn. */
typedef struct DressedCard {
    Card card;
    Picture face; /* as the table draws it */
    bool is_bare; /* that has no labels: its zone is `dressed` */
    uint8_t zone;
    float turn;       /* of a flip: the part of its width that is seen */
    int damage_shown; /* see CardMark */
    bool refused;     /* it could be picked here, but not now */
    bool picked;
    Outline outline;       /* as drawn */
    bool buried;           /* another card of its pile lies on it: nothing of its face is seen */
    float seen;            /* the width of the part that no neighbour covers */
    Color light;           /* by which its face was multiplied */
    bool fresh;            /* it came to the own hand since the person acted last */
    float strikes, struck; /* 0 … 1: while the bow of a strike goes from it, or to it */
    float broken;          /* 0 … 1: how far it has cracked, by a cue that breaks it */
} DressedCard;

/* What is to be thought of before an action is carried out: a whole choice is better confirmed once
 * more; it is certain to cost something of the reward, or the game. */
typedef enum Risk { RISK_NONE, RISK_CAREFUL, RISK_COSTLY, RISK_FATAL } Risk;

/* The picture of the background. */
typedef struct FeltLook {
    const char *picture;
    float bar;       /* the part of its height, from the top, that lies behind the bar */
    bool is_whole;   /* it goes on behind the bar */
    bool is_upright; /* it is not turned in a portrait window */
    bool is_field;   /* things have their places on it: no taste changes it */
    uint32_t dye;    /* 0xRRGGBB by which it is multiplied; 0: it has its colours */
    float even;      /* see TableTaste */
} FeltLook;

/* The background for whoever has this taste. */
FeltLook felt_look(const TableLook *look, const TableTaste *taste);

/* Draws it there; `backdrop`: see ui_backdrop, to which a light one does not give way. */
void felt_draw(DrawList *list, const FeltLook *felt, Outline outline, float backdrop);

bool felt_is_light(const FeltLook *felt);

/* The ink of words, lines and signs that lie bare on it, and are light where it is dark: on a light
 * one the same colour, but dark. */
Color felt_ink(const FeltLook *felt, Color ink);

/* The same on the felt of this table. */
Color table_ink(const Table *table, Color ink);

/* With what a phase begins, by its number in the rules. */
typedef struct PhaseLook {
    const char *ribbon; /* its words, marked for translation; NULL: none unrolls */
    bool shows_after;   /* the view after the events is shown from then on */
    bool strikes; /* the last card of `zone` strikes at the hand of the seat whose phase it is */
    uint8_t zone;
    bool ends; /* as it begins what went before is over, and may want to be looked at */
} PhaseLook;

/* What a button says in place of its usual words. */
typedef struct ButtonWords {
    const char *label; /* worded; NULL: as usual */
    const char
        *reason; /* of CARDS_BUTTON with a label: why it cannot be pressed, worded; or NULL */
    Risk risk;   /* that of its action beforehand */
} ButtonWords;

/* How what is told of an action goes with what was told before. */
typedef enum Told {
    TOLD_NOTHING, /* that stays, and the action is not remembered */
    TOLD_ALONE,   /* it takes its place */
    TOLD_ON /* it goes on after it, on a line of its own, and stands on the plate at rest while
               nothing is chosen */
} Told;

#define CARDS_BUTTON 0xFFu /* in place of a verb: the button of what is picked */

#define OUTLOOK_LINES 3

/* What an action will do. */
typedef struct Outlook {
    Line lines[OUTLOOK_LINES]; /* with signs, on the plate */
    size_t count;
    int gained[ZONES_MAX]; /* cards that come to a pile, less those that leave it */
} Outlook;

/* How fast a game shows what happens. What comes again and again within a phase is shown so many
 * times in full, then each within this part of the time of the one before, but never less than the
 * last of its own time. */
typedef struct Pace {
    float seconds; /* that one action may take, at normal speed; 0: as usual */
    unsigned full; /* of cues that hasten */
    float by, least;
} Pace;

struct TableLook {
    const Game *game;
    FeltLook felt;
    const char *back; /* of a card face down */
    const CueLook *cues;
    const VerbLook *verbs;
    const PhaseLook *phases; /* one for each phase of the rules; or NULL */
    const TablePart *parts;  /* in the order in which they are drawn, up to one without `draw` */
    unsigned orders;         /* in how many ways a hand can be sorted, at least 1 */
    Pace pace;
    bool sentences; /* the game's previews are whole sentences, not pieces with dots between */

    Picture (*face)(const Wording *wording, Card card); /* `grown` indices: on small cards only */
    void (*name)(const Wording *wording, Card card, Text *out);
    /* In a list of so many cards; NULL: as alone. */
    void (*listed_name)(const Wording *wording, Card card, unsigned count, Text *out);

    /* Called by layout_arrange alone, for a table that is not mirrored; `out` is 0, its type 1. */
    void (*arrange)(const Space *space, const void *view, Layout *out);

    /* The place of a card in a hand sorted in the way `order`: lower ones to the left. */
    unsigned (*rank)(Card card, unsigned order);

    /* A counter of the game's events as it stands in a view; or another number that CueLook.climbs
     * names. */
    int (*counter)(const void *view, uint8_t name);

    /* The verb on the button of cards while no legal action takes any, or one before it that takes
     * none; NULL: the first. */
    unsigned (*awaited_verb)(const void *view);

    /* Whether the button of a verb has a place in this match. */
    bool (*offers)(const void *view, unsigned verb);

    /* The words about what is picked, "7 + 1 = 8", which may be nothing. */
    void (*sum)(const TableScene *scene, Text *out);

    /* Draws a card that lies face up, wherever it is and goes; its shadow and glow are drawn
     * already. NULL: the table draws its picture. */
    void (*dress)(const TableScene *scene, const DressedCard *card);

    /* What a card of the own hand is for, in sentences marked for translation; NULL: nothing to be
     * told. Or NULL. */
    const char *(*use)(Card card);

    /* Moves, veils or lights a card that is seen to lie in a zone, in motion or at rest; or NULL.
     */
    void (*nudge)(const TableScene *scene, const NudgedCard *card, Nudge *nudge);

    /* A key before the table takes it for itself; true: it was used. Or NULL. */
    bool (*key)(const TableScene *scene, KeyPress press);

    /* What is wanted now and of whom, with its measure, in a sentence for the plate in
     * Layout.words (empty: a plate of the game's own, see table_prompt); also in motion. Nothing
     * written: what the scene says. NULL: no plate, Layout.words shows what the choice will do. */
    void (*prompt)(const TableScene *scene, Text *out);

    /* What an action will do, into an empty `out`. Of ACTION_NONE, at rest while nothing is thought
     * of: what the game is for. NULL: words of the game's preview. */
    void (*outlook)(const TableScene *scene, Action action, Outlook *out);

    /* What is seen to happen while something moves, in lines with signs below the prompt; how many;
     * or NULL. */
    size_t (*now)(const TableScene *scene, Line *lines);

    /* What carrying out an action is certain to cost, which its button then shows; or NULL. */
    Risk (*risk)(const void *view, Action action);

    /* What the button of a legal verb, or CARDS_BUTTON, says when that is not its usual words; or
     * NULL. */
    void (*button)(const TableScene *scene, unsigned verb, ButtonWords *words);

    /* Whether the seat that decides does so in a turn of its own; NULL: always. */
    bool (*own_turn)(const void *view);

    /* Seconds that the table rests before what comes after this view, at normal speed; `last`: see
     * table_last, or NULL. Or NULL. */
    float (*pause)(const void *view, const PastAction *last);

    /* Draws what stands on a card, and declares its element when the zone has no id; or NULL. */
    void (*mark)(const TableScene *scene, const CardMark *mark);

    /* The words of a cue with this value, when not CueLook.text, and where they rise; of
     * ARRIVAL_CUE the name of a card that comes to the place of one card in a light of its own,
     * nothing of one that shines only for a moment; and no place, or that where it lies if all else
     * is dim while it comes. Or NULL. */
    Rect (*cue)(const TableScene *scene, unsigned cue, int value, Text *out);

    /* What is told of an action, see table_told, and how that goes with what was told before it; or
     * NULL. */
    Told (*tell)(const Wording *wording, const PastAction *action, Text *out);

    /* What its button does not say whole, as told to who may take it: "Summon Baron: top row".
     * Empty: nothing to say. Or NULL. */
    Message (*advise)(const void *view, Action action);

    const OwnForm *own; /* ends with a text of NULL */

    /* The sentences of the log: see wording_log. */
    void (*log)(const Wording *wording, const LogEntry *entry, Text *out);
};

#endif
