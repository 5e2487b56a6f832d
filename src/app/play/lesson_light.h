/* What the host of a first game speaks of, where it lies, and where beside it there is room for the
 * note. */
#ifndef APP_LESSON_LIGHT_H
#define APP_LESSON_LIGHT_H

#include "play.h"

#define LIGHTS_MAX 16

typedef struct Light {
    Rect rects[LIGHTS_MAX]; /* what is pointed at first comes first */
    size_t count;
} Light;

/* As it lay in the last frame. */
Light light_of(const Play *play, const LessonNote *note);

/* All of the window but what is lit lies in the dusk. */
void light_dim_rest(const Play *play, const Light *light);
void light_rings(const Play *play, const Light *light);

/* A place of this size in the room that covers nothing lit, and little of the hand, as near as can
 * be to what is pointed at first; `waits`: out of the way of cards that are dragged to the middle.
 */
Rect light_beside(const Play *play, Rect room, Point size, const Light *light, bool waits);

/* From the note to what it points at first, where there is room between. */
void light_arrow(const Play *play, Rect note, const Light *light);

#endif
