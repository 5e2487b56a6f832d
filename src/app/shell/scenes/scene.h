/* A scene is one screen: the menu, the curtain, a table. Scenes lie on a stack; only the top one is
 * drawn and gets input. Everything that a scene allocates comes from its arena and goes with it.
 *
 * Changes of the stack are asked for and carried out between two frames, with all waiting input
 * thrown away at once, so that a press never falls through into the next scene. Each kind lies on
 * the stack once at most: to lay on top what is open already goes back to it, or, with other
 * arguments, takes it out and enters it anew on top. The last scene is never taken away.
 *
 * A scene is entered with arguments, and may leave an answer to the one below it: blocks of a type
 * that belongs to the scene (scene_args.h, handover.h), copied with the wish. */
#ifndef APP_SCENE_H
#define APP_SCENE_H

#include "base/arena.h"
#include "ui/ui.h"

#include <stddef.h>

typedef struct App App;
typedef struct Game Game;
typedef struct Scene Scene;
typedef struct Table Table;

#define NEVER_MS (-1)

/* What a scene does by itself. */
typedef struct SceneRest {
    bool is_moving; /* a picture moves: a press finishes it first */
    bool is_past;   /* what moves was over before: Escape finishes it and does nothing else */
    bool is_busy;   /* no person owes anything yet */
    int wake_ms;    /* until it needs a frame though nothing is pressed; NEVER_MS: never */
} SceneRest;

/* Which music belongs to a scene: that of the menu, or that of the match's game. */
typedef enum SceneMusic { MUSIC_NONE, MUSIC_MENU, MUSIC_TABLE } SceneMusic;

/* One constant of these for each scene. All but `id` and `frame` may be NULL. */
typedef struct SceneKind {
    const char *id;                     /* of the automation */
    SceneMusic music;                   /* MUSIC_NONE: that of the scene below */
    int (*tension)(const Scene *scene); /* how far the match there has risen, see MusicUi; NULL: as
                                           the scene below says */
    size_t args_size;                   /* of the type of its arguments; 0: it takes none */
    void (*enter)(Scene *scene);        /* makes scene->data */
    void (*back)(Scene *scene, const void *answer); /* on top again; the answer of the scene above,
                                                       of its type, or NULL */
    void (*frame)(Scene *scene);               /* draws, declares elements, takes their input */
    bool (*key)(Scene *scene, KeyPress press); /* before frame: a key that no element took; false:
                                                  not its own */
    void (*settle)(Scene *scene);              /* ends all motion at once */
    SceneRest (*rest)(const Scene *scene);
    void (*reword)(Scene *scene); /* the language changed */
    void (*cover)(Scene *scene);  /* the window was left: what only one person may see is hidden,
                                     also when another scene lies on top */
    void (*leave)(Scene *scene);
    bool is_paper;    /* a cloth of its own closes and parts before it: see passage.h */
    bool takes_files; /* a game that is dropped on the window is taken in and shown */
} SceneKind;

struct Scene {
    const SceneKind *kind;
    App *app;
    Arena arena;
    const void *args; /* args_size bytes, all zero when none were given */
    void *data;
    const char *id;     /* the kind's, or the scene's own */
    Focus focus;        /* while another scene lies on top */
    const Game *game;   /* whose rules F1 opens, where that is not the match's; or NULL */
    const Table *table; /* that it shows, on which its cards lie; or NULL */
};

#define SCENE_DEPTH  40  /* of the stack: more than there are kinds */
#define SCENE_WISHES 8   /* in one frame */
#define SCENE_BLOCK  512 /* bytes of arguments or of an answer, at most */

typedef enum SceneMove { SCENE_STAY, SCENE_PUSH, SCENE_POP, SCENE_SWITCH } SceneMove;

typedef struct SceneWish {
    SceneMove move;
    bool has_block; /* arguments, or the answer of what is popped */
    const SceneKind *kind;
    _Alignas(max_align_t) unsigned char block[SCENE_BLOCK];
} SceneWish;

typedef struct SceneStack {
    App *app;
    Ui *ui; /* whose input ends with a wish; NULL: there is no window */
    Scene scenes[SCENE_DEPTH];
    int depth;
    SceneWish wishes[SCENE_WISHES]; /* in the order in which they were made */
    int wish_count;
    int round; /* the first wish that is not being carried out yet */
} SceneStack;

/* What to do after this frame: lay a scene on top, take the top one away, or begin anew with one
 * scene alone. Of several wishes, to begin anew makes those before it be forgotten, and to take
 * away counts only as the first: later it could be another scene. What a scene wishes while it is
 * entered or gone back to counts by itself. More than SCENE_WISHES are not heard. */
void scene_push(SceneStack *stack, const SceneKind *kind);
void scene_pop(SceneStack *stack);
void scene_switch(SceneStack *stack, const SceneKind *kind);

/* The same with arguments or with an answer. Called by the one function of each type that knows
 * it. */
void scene_push_with(SceneStack *stack, const SceneKind *kind, const void *args);
void scene_switch_with(SceneStack *stack, const SceneKind *kind, const void *args);
void scene_pop_with(SceneStack *stack, const void *answer, size_t size);

/* Carries out what was asked for; false when it was nothing. */
bool scene_change(SceneStack *stack);

/* Whether anything is asked for. */
bool scene_is_changing(const SceneStack *stack);

/* Of the highest scene that has any; MUSIC_NONE: none of them does. */
SceneMusic scene_music(const SceneStack *stack);

/* Of the highest scene that knows it; 0: none of them does. */
int scene_tension(const SceneStack *stack);

/* SceneKind.tension where a campaign is looked at: all of it is heard. */
int scene_is_festive(const Scene *scene);

Scene *scene_top(SceneStack *stack);
SceneRest scene_rest(SceneStack *stack);
void scene_settle(SceneStack *stack);
bool scene_key(SceneStack *stack, KeyPress press);
void scene_reword_all(SceneStack *stack);
void scene_cover_all(SceneStack *stack);

/* Leaves all scenes, the top one first. */
void scene_leave_all(SceneStack *stack);

/* The scenes that all games share, for whoever leads to them: so no room calls upwards. The table
 * is filled in src/app/start, the highest room. A scene of one game is named by its GameUi. */
typedef struct SharedScenes {
    const SceneKind *first_run;
    const SceneKind *menu;
    const SceneKind *days;
    const SceneKind *learn;
    const SceneKind *puzzles;
    const SceneKind *seats;
    const SceneKind *table;
    const SceneKind *curtain;
    const SceneKind *result;
    const SceneKind *rules;
    const SceneKind *keys;
    const SceneKind *listening;
    const SceneKind *bindings;
    const SceneKind *access;
    const SceneKind *card;
    const SceneKind *settings;
    const SceneKind *about;
    const SceneKind *unfinished;
    const SceneKind *backup;
    const SceneKind *people;
    const SceneKind *statistics;
    const SceneKind *finished;
    const SceneKind *replay;
    const SceneKind *others;
    const SceneKind *share;
    const SceneKind *challenge;
    const SceneKind *poster;
    const SceneKind *phones;
    const SceneKind *question;
    const SceneKind *replace;
    const SceneKind *crash;
    const SceneKind *elsewhere;
    const SceneKind *achievements;
} SharedScenes;

extern const SharedScenes shared_scenes;

#endif
