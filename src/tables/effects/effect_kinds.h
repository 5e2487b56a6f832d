/* The kinds of effects, each made of drawings and pushes by its age. */
#ifndef TABLES_EFFECT_KINDS_H
#define TABLES_EFFECT_KINDS_H

#include "push.h"

#define DRAWINGS_MAX 3

/* What an effect is, beside its words, which are drawn last. */
typedef struct EffectKind {
    float seconds;                                            /* that it shows */
    float holds;                                              /* that what follows waits */
    void (*behind)(Table *table, const RunningEffect *shown); /* its card, and all others */
    void (*draw[DRAWINGS_MAX])(Table *table, const RunningEffect *shown);
    void (*reduced)(Table *table, const RunningEffect *shown); /* marks the card in their stead */
    void (*push)(const Table *table, const RunningEffect *shown, Push *push);
    /* The same, of each card that lies where the effect reaches. */
    void (*push_all)(const Table *table, const RunningEffect *shown, const Pose *pose, Push *push);
    bool (*reaches)(const Table *table, const RunningEffect *shown, const Sprite *sprite);
    float (*light)(const RunningEffect *shown); /* of all cards but its own: 0 … 1 */
    bool shakes;                                /* what the push does */
    bool flashes;                               /* among its drawings is a flash */
    bool stays;     /* as it is at its end, until another position is shown */
    bool is_silent; /* no words */
} EffectKind;

const EffectKind *effect_kind(Effect effect);

#endif
