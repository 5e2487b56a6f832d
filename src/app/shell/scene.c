/* The stack itself: plain, and without any knowledge of what the scenes are. */
#include "scene.h"

#include "base/assert.h"

static void wish(SceneStack *stack, SceneMove move, const SceneKind *kind)
{
    ASSERT(stack->wish_count < SCENE_WISHES);
    stack->wishes[stack->wish_count].move = move;
    stack->wishes[stack->wish_count].kind = kind;
    stack->wish_count++;
}

void scene_push(SceneStack *stack, const SceneKind *kind)
{
    wish(stack, SCENE_PUSH, kind);
}

void scene_pop(SceneStack *stack)
{
    wish(stack, SCENE_POP, NULL);
}

void scene_switch(SceneStack *stack, const SceneKind *kind)
{
    wish(stack, SCENE_SWITCH, kind);
}

Scene *scene_top(SceneStack *stack)
{
    ASSERT(stack->depth > 0);
    return &stack->scenes[stack->depth - 1];
}

static void enter(SceneStack *stack, const SceneKind *kind)
{
    ASSERT(stack->depth < SCENE_DEPTH);
    Scene *scene = &stack->scenes[stack->depth++];
    *scene = (Scene){.kind = kind, .app = stack->app, .id = kind->id};
    if (kind->enter) {
        kind->enter(scene);
    }
}

static void leave_top(SceneStack *stack)
{
    Scene *scene = scene_top(stack);
    if (scene->kind->leave) {
        scene->kind->leave(scene);
    }
    arena_release(&scene->arena);
    stack->depth--;
}

void scene_leave_all(SceneStack *stack)
{
    while (stack->depth > 0) {
        leave_top(stack);
    }
}

static void pop(SceneStack *stack)
{
    leave_top(stack);
    Scene *scene = scene_top(stack);
    if (scene->kind->back) {
        scene->kind->back(scene);
    }
}

static void carry_out(SceneStack *stack, SceneMove move, const SceneKind *kind)
{
    switch (move) {
    case SCENE_STAY:
        break;
    case SCENE_PUSH:
        enter(stack, kind);
        break;
    case SCENE_POP:
        pop(stack);
        break;
    case SCENE_SWITCH:
        scene_leave_all(stack);
        enter(stack, kind);
        break;
    }
}

bool scene_change(SceneStack *stack)
{
    /* A scene may ask for more while it is entered, so the list may grow meanwhile. */
    for (int i = 0; i < stack->wish_count; i++) {
        carry_out(stack, stack->wishes[i].move, stack->wishes[i].kind);
    }
    bool changed = stack->wish_count > 0;
    stack->wish_count = 0;
    return changed;
}

Music scene_music(const SceneStack *stack)
{
    Music music = MUSIC_NONE;
    for (int i = 0; i < stack->depth; i++) {
        Music own = stack->scenes[i].kind->music;
        music = own == MUSIC_NONE ? music : own;
    }
    return music;
}

SceneRest scene_rest(SceneStack *stack)
{
    const Scene *scene = scene_top(stack);
    return scene->kind->rest ? scene->kind->rest(scene) : (SceneRest){.wake_ms = NEVER_MS};
}

void scene_settle(SceneStack *stack)
{
    Scene *scene = scene_top(stack);
    if (scene->kind->settle) {
        scene->kind->settle(scene);
    }
}

bool scene_key(SceneStack *stack, KeyPress press)
{
    Scene *scene = scene_top(stack);
    return scene->kind->key && scene->kind->key(scene, press);
}

void scene_reword_all(SceneStack *stack)
{
    for (int i = 0; i < stack->depth; i++) {
        Scene *scene = &stack->scenes[i];
        if (scene->kind->reword) {
            scene->kind->reword(scene);
        }
    }
}
