/* The motion of a table: its timeline, what events become on it, and coming to rest. */
#ifndef TABLES_MOTION_H
#define TABLES_MOTION_H

#include "cards.h"

/* timeline.c */
void timeline_clear(Timeline *timeline);
void timeline_advance(Table *table, float seconds);
void timeline_hurry(Table *table);
void sprite_move(Table *table, Motion motion);
bool pose_near(const Pose *a, const Pose *b); /* nobody sees a difference */
void timeline_push_beat(Table *table, Beat beat);
void timeline_push_effect(Table *table, float time, unsigned cue, uint8_t sprite, int value);
void timeline_push_sound(Table *table, float time, Sound sound, float x); /* pixels: where */
void timeline_push_wish(Table *table, float time, SoundWish wish);
int cents_of_series(size_t nth); /* by which the nth sound of a series is higher, from 0 */
/* All from these motions and beats on, which begin then or later, in seconds. */
typedef struct Stretch {
    size_t motions, beats;
    float start;
} Stretch;
void timeline_scale(Table *table, const Stretch *stretch, float scale); /* to a part of its time */
/* Shows one action within the seconds that it may take: faster as a whole, where it takes longer.
 */
void timeline_compress(Table *table, const Stretch *action);

#define DEAL_SECONDS 0.22f /* that a card is on its way from a pile */
#define TOSS_DEGREES (-8.0f)
#define TOSS_RISE    0.06f

/* manner.c: how a group of cards moves */
typedef struct Manner {
    float seconds;
    float stagger; /* seconds from one card to the next */
    Ease ease;
    float arc;        /* of the distance */
    float toss, rise; /* see Motion */
    bool under;       /* below the cards that lie there */
    Sound begins, lands;
    unsigned puffs; /* of dust as it comes down: `lands` is heard then; 0: neither */
} Manner;
/* Of a move; the sprite was let go of by a hand if it is carried. */
Manner manner_of(const Table *table, const Event *event, uint8_t sprite);
/* Whether a card is shown on its way: it goes from one closed pile to another, or where every card
 * is to be noticed. */
bool move_is_glimpsed(const Table *table, const Event *event);

/* arrival.c: a card that comes to the place of one card changes the manner by which it comes; and
 * what shows when it lies there, from this time on */
void arrival_manner(Table *table, const Event *move, Manner *manner);
void arrival_show(Table *table, float time, const Event *move, uint8_t sprite);

/* events.c: events to motion; deal.c: the deal of a new match */
void events_schedule(Table *table, const Event events[], size_t count, const void *view);
void deal_schedule(Table *table);

/* deal.c: brings cards of a hand together at a place, as wide as one, and turns them; returns
 * when that is done */
typedef struct Gathered {
    const uint8_t *sprites;
    const bool *up; /* as each was seen in the hand */
    size_t count;
    Rect place;
} Gathered;
float gather_schedule(Table *table, float time, const Gathered *cards);

/* settle.c: bringing all to rest */
void table_rest(Table *table);
void table_arrange(Table *table, Rect area); /* lays out anew if anything has changed */
void sprites_follow(Table *table, float seconds);
Pose pose_lifted(const Table *table, uint8_t sprite,
                 Pose rest); /* as a card lies that is picked, or may be */
void counters_advance(Table *table, float seconds);
bool counters_roll(const Table *table);

#endif
