/* What a screen asks in touch mode, from the first finger until the mouse is used. */
#ifndef UI_TOUCH_H
#define UI_TOUCH_H

typedef struct Ui Ui;

/* Pixels that a row of things to be tapped has to be high at least; 0 out of touch mode. */
float ui_touch_least(const Ui *ui);

#endif
