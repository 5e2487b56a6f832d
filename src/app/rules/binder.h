/* The scene in which keys and buttons are changed: its state, and the question over it. */
#ifndef APP_BINDER_H
#define APP_BINDER_H

#include "flow.h"
#include "keymap.h"

typedef enum BindingStep {
    BINDING_CHOOSES, /* a command, in the list */
    BINDING_LISTENS, /* to the new stroke */
    BINDING_REFUSED, /* it is fixed */
    BINDING_CLASHES, /* it belongs to others */
    BINDING_ASKS     /* whether all of it is to change */
} BindingStep;

/* What changes many at once. */
typedef enum BindingSweep { SWEEP_LEFT, SWEEP_RIGHT, SWEEP_PAGE, SWEEP_ALL, SWEEPS } BindingSweep;

typedef struct Binder {
    App *app;
    Keymap map;
    Device page;
    BindingStep step;
    const Command *command; /* that is being changed */
    bool adds;              /* the new stroke is to come to those that it has */
    KeyChange change;       /* of BINDING_REFUSED and BINDING_CLASHES */
    BindingSweep sweep;     /* of BINDING_ASKS */
} Binder;

/* Begins to change a command; makes it as at first; asks whether many are to change. */
void binding_listen(Binder *binder, const Command *command);
void binding_reset(Binder *binder, const Command *command);
void binding_ask(Binder *binder, BindingSweep sweep);

/* Takes the stroke that has come, if one was waited for. */
void binding_hear(Binder *binder);

/* Back to the list; what was begun is not done. */
void binding_let_go(Binder *binder);

/* The id of a command in the list. */
const char *binding_id(const Binder *binder, const Command *command);

/* How a person reads strokes; "—": there are none. */
const char *binding_strokes(App *app, Device device, const char *strokes);

/* Over all that was declared: what is wanted of the person now; nothing while they choose. */
void binding_question(Binder *binder);

#endif
