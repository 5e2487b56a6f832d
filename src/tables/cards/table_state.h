/* The state of a card table, which the rooms of this folder share.
 *
 * The table knows three things about its cards. The stacks say which sprite lies where in which
 * zone, as far as the events that have come in (not: as far as has been shown). The goal of a
 * sprite is where its last motion will leave it. Its pose is what is drawn now. At rest all three
 * agree with the view: table_rest makes the stacks anew from the view and puts every sprite on the
 * pose that place_stack gives, so nothing drawn at rest depends on what happened before. */
#ifndef TABLES_TABLE_STATE_H
#define TABLES_TABLE_STATE_H

#include "tables/table_look.h"

#include "base/buffer.h"
#include "ui/tween.h"

#define SPRITES_MAX  128
#define NO_ZONE      ((uint8_t)0xFF)
#define MEMORY_PAGE  ((uint8_t)0xFE) /* browsed: no zone, but what is known of all cards */
#define NO_VERB      ((uint8_t)0xFF)
#define SPRITE_NONE  ((uint8_t)0xFF)
#define COUNTERS_MAX 16
#define VERBS_MAX    24
#define EFFECTS_MAX  24
#define RISING_BYTES 128

typedef struct Pose {
    float x, y; /* the centre, pixels */
    float w;
    float angle;
    float alpha;
} Pose;

typedef struct Sprite {
    Card card; /* by the events so far */
    bool up;
    Card shown; /* as drawn: the middle of a flip changes it */
    bool shown_up;
    bool under;       /* slides below everything else */
    bool aimed;       /* the pointer is over it */
    bool hushed;      /* it was let go of, and neither pointer nor focus has left it since */
    bool buried;      /* another card of its pile lies on it */
    float seen;       /* the width of it that no neighbour covers: pixels */
    int damage_shown; /* see CardMark */
    uint8_t zone;
    uint8_t seen_in;   /* the zone where it is seen to lie; NO_ZONE on the way */
    uint16_t motions;  /* begun and not ended */
    uint32_t raised;   /* when its last motion began: later ones lie higher; 0 at rest */
    float turn;        /* of a flip: the width that is seen, 0 … 1 */
    float hover, lift; /* 0 … 1, eased */
    float ready;       /* the same: it may be picked */
    float light;       /* in this frame */
    float lit;         /* the part of it that the game's nudge gives a card that lies */
    bool glows;        /* the same */
    bool held;         /* dragged, alone or with others: drawn above all that rests */
    float carried;     /* 0 … 1, eased: it is held, above the table */
    float sway;        /* degrees that it hangs back by while it is carried aside */
    float was_at;      /* pose.x in the frame before */
    Point push;        /* by effects, in this frame */
    float push_angle;
    float spun; /* degrees round its upright axis, likewise */
    Pose pose, goal;
} Sprite;

typedef struct Stack {
    uint8_t sprites[ZONE_CARDS_MAX];
    uint8_t count;
} Stack;

typedef struct Motion {
    float start, seconds;
    float holds; /* of the seconds: it has come, and stays above the table */
    uint8_t sprite;
    Ease ease;
    float arc;  /* pixels that the middle of the way is raised by */
    float toss; /* degrees by which it sets out turned, settling on its way */
    float rise; /* the part of its width by which it grows on its way, until it comes down */
    float carried, sway; /* as the hand has let go of it: see Sprite */
    bool begun, ended;
    bool flips;  /* to `card` and `up` in its middle; else at its start */
    bool unseen; /* the sprite is not drawn until it arrives */
    bool stays;  /* within the zone where it was seen to lie */
    bool under;
    Card card;
    bool up;
    uint8_t zone; /* of the sprite at its end */
    float lit;    /* as it was when the motion began: it is lit again on its way */
    Pose from, to;
} Motion;

typedef enum BeatKind {
    BEAT_SOUND,
    BEAT_EFFECT,
    BEAT_COUNTER,
    BEAT_PHASE,
    BEAT_TOLD,
    BEAT_VIEW
} BeatKind;

/* Something that happens at a moment of the motion. */
typedef struct Beat {
    float time;
    BeatKind kind;
    bool done;
    uint8_t name;   /* Sound, cue, counter or phase */
    uint8_t sprite; /* of BEAT_EFFECT: at which; or SPRITE_NONE */
    uint8_t other;  /* of BEAT_EFFECT: the other end of its bow; or SPRITE_NONE */
    bool blunt;     /* of BEAT_EFFECT: the head of its bow breaks */
    int value; /* of BEAT_SOUND: where, pixels; of BEAT_TOLD: how many events of the action were
                  seen with it */
    int cents; /* of BEAT_SOUND, and of BEAT_EFFECT for its sound: see SoundWish */
    const void *view; /* of BEAT_VIEW */
    float holds;      /* of BEAT_EFFECT: what follows waits so long */
} Beat;

typedef struct Timeline {
    Buffer motions, beats;
    float now, end; /* seconds of normal speed */
    float rate;     /* hurries what would take too long */
    uint32_t begun; /* motions so far */
} Timeline;

typedef struct RunningEffect {
    Effect effect;
    float age, seconds;
    bool stays;     /* at its end, until another position is shown */
    uint8_t sprite; /* the card at which it shows; or SPRITE_NONE */
    uint8_t other;  /* the other end of its bow; or SPRITE_NONE */
    bool blunt;     /* the head of its bow breaks */
    uint8_t cue;
    int value; /* of the cue */
    const CueLook *look;
    char words[RISING_BYTES];
    Rect rect; /* where */
    Picture picture;
} RunningEffect;

/* A number on its way to another. */
typedef struct Rolling {
    float from, age;
    int to;
    bool drains; /* a blow has taken it: a bar shows that for longer */
} Rolling;

/* The last actions that are remembered, each in memory of its own, in a ring. */
typedef struct Past {
    struct {
        Arena memory;
        PastAction action;
    } slots[TABLE_PAST];
    size_t count; /* of all that were ever put in */
} Past;

struct Table {
    Rect docked;
    const void *notes;
    const char *status; /* see table_set_status */
    bool status_is_notice;
    _Alignas(max_align_t) unsigned char own[TABLE_OWN_BYTES]; /* see table_own */
    uint8_t fresh[CARD_LIMIT]; /* copies of each card that came to the own hand */
    Card equal[CARD_LIMIT];    /* of each card, the lowest with its name */
    TableSetting setting;
    const TableLook *look;
    Wording wording;
    Arena self;  /* the table itself */
    Arena frame; /* texts of one frame */
    Arena views; /* of what is still to be shown; emptied at rest */
    Speed speed;
    TableTaste taste;
    bool lends_buttons; /* their place is the scene's */
    float pace;         /* see table_set_pace */

    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX]; /* at the end of all motion */
    const void *view_shown;
    float cue_age, cue_holds; /* seconds */
    unsigned repeats;         /* of cues that hasten, since the phase began */
    float opened; /* when all was dealt, by the timeline; or -1: the game does not open now */
    int cue;      /* the last one of this motion, or -1 */
    int phase;    /* that began last in this motion, or -1 */
    Seat phase_seat;
    Seat seat;
    bool has_view, acting, deal_waits;
    bool is_open;      /* all hands lie open */
    bool is_small;     /* a picture of a table: see table_draw_small */
    TableCards known;  /* of an open or a small one: what lies in the zones */
    bool acted;        /* acting, before what is shown last */
    uint64_t acted_ms; /* when the seat in front chose last; 0: not yet */
    Action legal[LEGAL_COUNT_MAX];
    size_t legal_count;
    Selection selection;
    unsigned order;
    Forecasts forecasts;

    Space space;
    Layout layout;
    bool has_layout;

    Sprite sprites[SPRITES_MAX];
    unsigned sprite_count;
    Stack stacks[ZONES_MAX];

    Timeline timeline;
    RunningEffect effects[EFFECTS_MAX];
    unsigned effect_count;
    Rolling counters[COUNTERS_MAX];
    Rect verb_rects[VERBS_MAX]; /* of buttons, as last drawn */
    unsigned animated[EVENT_END + 1];

    uint8_t dragged;              /* a sprite, or SPRITE_NONE */
    Pick picks_before[PICKS_MAX]; /* what was picked as the drag began */
    size_t picks_before_count;
    uint8_t barred;   /* the same: aimed at and refused, while a low plate says why */
    uint8_t unbarred; /* the one of which it says nothing until another is aimed at: something was
                         refused since, or it was told at the card */
    uint8_t refused;  /* the same: the last card that was refused, which is told beside it */
    bool dropped;     /* its cards wait where they were let go for the motion of the action */
    Point drag_centre;
    uint8_t browsed; /* the zone whose cards are listed, MEMORY_PAGE or NO_ZONE */
    bool easing;     /* some sprite is on its way to being lifted or let down, or a part moves */

    bool stands;                     /* what was chosen is to stand */
    uint8_t hushed_verb;             /* pressed, and not left since; or NO_VERB */
    uint64_t costly_ms;              /* when a button that costs something was pressed last */
    Action chosen;                   /* ACTION_NONE until a person has chosen */
    Action advised;                  /* ACTION_NONE without a hint */
    char advised_id[ELEMENT_ID_MAX]; /* the element that carries it out; "": cards do, or nothing */
    Message refusal;                 /* why the last thing was; without text: nothing was */
    Past past;
    bool past_moves;    /* the last of them is still seen to happen */
    size_t told_events; /* so many of its events have been seen: at most all */
    bool peeking;       /* the person asked to see what is closed for comfort only */
};

/* A number of a look or a layout of which 0 means: as usual. */
static inline float or_usual(float value, float usual)
{
    return value > 0 ? value : usual;
}

static inline bool timeline_is_empty(const Timeline *timeline)
{
    return timeline->motions.count == 0 && timeline->beats.count == 0;
}

/* frame.c: what every room asks of the table, and texts that live for one frame */

/* The table as the functions of a game see it now. */
TableScene table_scene(Table *table);

bool table_has_reduced_motion(const Table *table);
const char *frame_word(const Table *table, const char *text); /* worded; NULL for NULL */
const char *frame_message(Table *table, const Message *message);
const char *frame_number(Table *table, int64_t number);
const char *frame_card(Table *table, Card card);

#endif
