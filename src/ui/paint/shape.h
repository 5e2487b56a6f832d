/* Shapes without a picture: rounded rectangles, their borders, and soft light and shadow. */
#ifndef SHAPE_H
#define SHAPE_H

#include "rows.h"

typedef struct Shape {
    Outline outline;
    float radius;    /* of the corners */
    float thickness; /* of the border; 0: filled */
    float dash, gap; /* pixels along the border; 0: unbroken */
} Shape;

void shape_paint(const Target *target, Box clip, const Shape *shape, Color color);

/* A blurred rectangle: full in the middle, half at the edge, nothing 2.5 × `blur` outside. */
typedef struct Soft {
    Outline outline;
    float blur;
    Hidden hidden; /* need not be painted: something opaque will cover it */
} Soft;

void soft_paint(const Target *target, Box clip, const Soft *soft, Color color);

#endif
