/* What the host of a first game speaks of, and how it is shown. */
#ifndef APP_LESSON_LIGHT_H
#define APP_LESSON_LIGHT_H

#include "play.h"

#define LIGHTS_MAX 16

typedef struct Light {
    Rect rects[LIGHTS_MAX]; /* what is pointed at first comes first */
    size_t count;
    bool is_line; /* what comes first is a line of a panel */
    Rect strip;   /* of the host, beside which they lie */
} Light;

/* As it lay in the last frame, beside the strip of the host. */
Light light_of(const Play *play, const LessonNote *note, Rect strip);

/* All of the window but what is lit lies in the dusk. */
void light_dim_rest(const Play *play, const Light *light);
void light_rings(const Play *play, const Light *light);

/* From the host down to what is pointed at first, where there is room between. */
void light_arrow(const Play *play, const Light *light);

#endif
