/* The finale: the scene of cards and seats in which a game shows how its match ended.
 *
 * A game says in a FinalePlan how much room its finale takes and what comes when, and draws on
 * the Finale of each frame what only it has. Lengths are units of the game's own drawing; x is
 * counted from the middle of the upper edge. What is seen depends on the age alone: the seconds
 * since the scene began, or FINALE_SETTLED when all motion has ended. Where no motion is wanted,
 * what moves is there at once, at its moment. */
#ifndef APP_FINALE_H
#define APP_FINALE_H

#include "app.h"
#include "game_ui.h"
#include "ui/sound.h"
#include "ui/tween.h"

#define FINALE_SETTLED 1e6f

/* Something that comes, or several things that come one after another. */
typedef struct FinaleStep {
    float at;   /* seconds from the beginning to the first of them */
    float each; /* from one to the next, */
    float more; /* and so much longer from that to the one after it, and so on */
    float over; /* that each takes to come; 0 ends a list of steps */
    Ease ease;
    uint8_t count; /* of them; 0: one */
    bool is_heard; /* as `sound`, when it begins */
    Sound sound;
} FinaleStep;

/* What a finale takes of a room. Its least height is a part of the width, but no more than so many
 * units of the window (0: the width), and so many units of letters; a lower window scrolls. */
typedef struct FinaleForm {
    Point size; /* units; as large as the room lets them be */
    Point most; /* units to which a side may grow where the room goes on; 0: it does not */
    float least_part, least_units, least_letters;
} FinaleForm;

typedef struct FinalePlan {
    FinaleForm wide, tall;
    float upright;           /* less wide than its height times this, a room is tall; 0: 1.3 */
    const FinaleStep *steps; /* or NULL: all is there from the beginning */
} FinalePlan;

typedef struct Finale {
    App *app;
    Wording wording; /* of the game */
    Outcome outcome;
    Seat own; /* of the person who played alone against another seat; else the first one */
    FinaleForm form;
    bool is_tall;
    const FinaleStep *steps;
    float age;
    Rect room, rect; /* what there is, and what it takes in the middle: pixels */
    Point size;      /* of `rect` in units */
    float unit;      /* pixels */
} Finale;

/* A game's finale on the result, in place of a medal or lantern. It says what the sides have, in
 * place of ResultUi.side, and declares that by finale_score. */
struct ResultScene {
    FinalePlan (*plan)(const App *app);
    void (*draw)(Finale *finale);
};

/* Of the match in play. */
Finale finale_of(App *app, const FinalePlan *plan, Rect room, float age);

/* Lays it into another room. */
void finale_fit(Finale *finale, Rect room);

/* Its least height in a room so wide: pixels. */
float finale_least(const App *app, const FinalePlan *plan, float width);

/* Units to pixels. */
Rect finale_at(const Finale *finale, Rect units);

/* Seconds since the thing at `index` of a step has begun; below 0 before. */
float finale_since(const Finale *finale, unsigned step, unsigned index);

/* How far it has come, eased: 0 before … 1 when it is there. */
float finale_come(const Finale *finale, unsigned step, unsigned index);

/* Seconds until the last step is there. */
float finale_seconds(const FinaleStep *steps);

/* How a scene goes through its steps. */
typedef struct FinaleClock {
    uint64_t since_ms;
    unsigned heard; /* of what is heard, how much has begun */
    bool is_settled;
} FinaleClock;

/* Begins as a scene does; settled where the person wants all at once. */
FinaleClock finale_begin(const App *app);

float finale_age(const FinaleClock *clock, const Ui *ui);

/* Lets be heard what has begun since the frame before; what was never seen to begin is not. */
void finale_hear(const Finale *finale, FinaleClock *clock);

/* What is drawn in many an end: places are pixels. */
void finale_picture(const Finale *finale, const char *name, Rect place, float alpha);

/* The light of a seat: a lamp for one's own, the moon for the other. */
Color finale_light(const Finale *finale, Seat seat);

/* Words that are laid out, in the middle of a place. */
void finale_block(const Finale *finale, const TextBlock *block, Rect place, Color color);

/* A line in the middle of a sign, as high as `size` and no wider than the place, both pixels: the
 * person's setting does not enlarge it. */
typedef struct FinaleNumber {
    FontFace face;
    float size;
    Color color;
} FinaleNumber;

void finale_number(const Finale *finale, const char *words, FinaleNumber number, Rect place);

/* Words of what is a seat's, told with whose it is: "You · Goblins: 2". */
const char *finale_whose(const Finale *finale, Seat seat, const char *words);

/* Elements: words, with a value or NULL; a card to be looked at closely; what a side has. */
void finale_tell(const Finale *finale, const char *id, const char *words, const char *value,
                 Rect place);
void finale_card(const Finale *finale, const char *id, Card card, Rect place);
void finale_score(const Finale *finale, Seat side, const char *words, Rect place);

const char *finale_card_name(const Finale *finale, Card card);

#endif
