/* The stack itself, which handles scenes by their kinds alone. */
#include "scene.h"
#include "ui/loop.h"

#include "base/assert.h"

#include <string.h>

/* Whether a wish is still heard; one that begins anew has what was wished before it forgotten. */
static bool is_heard(SceneStack *stack, SceneMove move)
{
    if (move == SCENE_SWITCH) {
        stack->wish_count = stack->round;
    }
    bool is_first = stack->wish_count == stack->round;
    return (move != SCENE_POP || is_first) && stack->wish_count < SCENE_WISHES;
}

static void wish(SceneStack *stack, SceneMove move, const SceneKind *kind, const void *block,
                 size_t size)
{
    ASSERT(size <= SCENE_BLOCK);
    if (stack->ui) {
        ui_flush_input(stack->ui);
    }
    if (!is_heard(stack, move)) {
        return;
    }
    SceneWish *made = &stack->wishes[stack->wish_count++];
    *made = (SceneWish){.move = move, .kind = kind, .has_block = block != NULL};
    if (block) {
        memcpy(made->block, block, size);
    }
}

void scene_push(SceneStack *stack, const SceneKind *kind)
{
    wish(stack, SCENE_PUSH, kind, NULL, 0);
}

void scene_pop(SceneStack *stack)
{
    wish(stack, SCENE_POP, NULL, NULL, 0);
}

void scene_switch(SceneStack *stack, const SceneKind *kind)
{
    wish(stack, SCENE_SWITCH, kind, NULL, 0);
}

void scene_push_with(SceneStack *stack, const SceneKind *kind, const void *args)
{
    wish(stack, SCENE_PUSH, kind, args, kind->args_size);
}

void scene_switch_with(SceneStack *stack, const SceneKind *kind, const void *args)
{
    wish(stack, SCENE_SWITCH, kind, args, kind->args_size);
}

void scene_pop_with(SceneStack *stack, const void *answer, size_t size)
{
    wish(stack, SCENE_POP, NULL, answer, size);
}

Scene *scene_top(SceneStack *stack)
{
    ASSERT(stack->depth > 0);
    return &stack->scenes[stack->depth - 1];
}

/* The scene on top gives way, or is gone. */
static void take_focus(SceneStack *stack)
{
    if (stack->ui && stack->depth > 0) {
        scene_top(stack)->focus = ui_take_focus(stack->ui);
    }
}

/* A wish without arguments has a block of zeros. */
static void enter(SceneStack *stack, const SceneWish *wished)
{
    const SceneKind *kind = wished->kind;
    ASSERT(stack->depth < SCENE_DEPTH);
    take_focus(stack);
    Scene *scene = &stack->scenes[stack->depth++];
    *scene = (Scene){.kind = kind, .app = stack->app, .id = kind->id};
    if (kind->args_size > 0) {
        void *args = arena_alloc(&scene->arena, kind->args_size);
        memcpy(args, wished->block, kind->args_size);
        scene->args = args;
    }
    if (kind->enter) {
        kind->enter(scene);
    }
}

/* Those above it lie one lower then. */
static void leave(SceneStack *stack, int index)
{
    Scene *scene = &stack->scenes[index];
    if (index == stack->depth - 1) {
        take_focus(stack);
    }
    if (scene->kind->leave) {
        scene->kind->leave(scene);
    }
    arena_release(&scene->arena);
    stack->depth--;
    memmove(scene, scene + 1, (size_t)(stack->depth - index) * sizeof *scene);
}

static void leave_top(SceneStack *stack)
{
    leave(stack, stack->depth - 1);
}

void scene_leave_all(SceneStack *stack)
{
    while (stack->depth > 0) {
        leave_top(stack);
    }
}

static void go_back(SceneStack *stack, const void *answer)
{
    Scene *scene = scene_top(stack);
    if (stack->ui) {
        ui_give_focus(stack->ui, &scene->focus);
    }
    if (scene->kind->back) {
        scene->kind->back(scene, answer);
    }
}

static void pop(SceneStack *stack, const SceneWish *wished)
{
    if (stack->depth > 1) {
        leave_top(stack);
        go_back(stack, wished->has_block ? wished->block : NULL);
    }
}

/* Where a scene of this kind is open; depth: nowhere. */
static int index_of(const SceneStack *stack, const SceneKind *kind)
{
    int index = 0;
    while (index < stack->depth && stack->scenes[index].kind != kind) {
        index++;
    }
    return index;
}

static void push(SceneStack *stack, const SceneWish *wished)
{
    size_t size = wished->kind->args_size;
    int open = index_of(stack, wished->kind);
    if (open == stack->depth) {
        enter(stack, wished);
    } else if (size > 0 && memcmp(stack->scenes[open].args, wished->block, size) != 0) {
        leave(stack, open);
        enter(stack, wished);
    } else if (open < stack->depth - 1) {
        while (stack->depth > open + 1) {
            leave_top(stack);
        }
        go_back(stack, NULL);
    }
}

static void carry_out(SceneStack *stack, const SceneWish *wished)
{
    switch (wished->move) {
    case SCENE_STAY:
        break;
    case SCENE_PUSH:
        push(stack, wished);
        break;
    case SCENE_POP:
        pop(stack, wished);
        break;
    case SCENE_SWITCH:
        scene_leave_all(stack);
        enter(stack, wished);
        break;
    }
}

bool scene_change(SceneStack *stack)
{
    bool changed = stack->wish_count > 0;
    while (stack->wish_count > 0) {
        /* A scene may ask for more while it is entered or gone back to: a round of its own. */
        int count = stack->wish_count;
        stack->round = count;
        for (int i = 0; i < count; i++) {
            carry_out(stack, &stack->wishes[i]);
        }
        stack->wish_count -= count;
        memmove(stack->wishes, stack->wishes + count,
                (size_t)stack->wish_count * sizeof *stack->wishes);
        stack->round = 0;
    }
    return changed;
}

bool scene_is_changing(const SceneStack *stack)
{
    return stack->wish_count > 0;
}

SceneMusic scene_music(const SceneStack *stack)
{
    SceneMusic music = MUSIC_NONE;
    for (int i = 0; i < stack->depth; i++) {
        if (stack->scenes[i].kind->music != MUSIC_NONE) {
            music = stack->scenes[i].kind->music;
        }
    }
    return music;
}

int scene_tension(const SceneStack *stack)
{
    for (int i = stack->depth - 1; i >= 0; i--) {
        const Scene *scene = &stack->scenes[i];
        if (scene->kind->tension) {
            return scene->kind->tension(scene);
        }
    }
    return 0;
}

int scene_is_festive(const Scene *scene)
{
    (void)scene;
    return 100;
}

SceneRest scene_rest(SceneStack *stack)
{
    const Scene *scene = scene_top(stack);
    if (!scene->kind->rest) {
        return (SceneRest){.wake_ms = NEVER_MS};
    }
    return scene->kind->rest(scene);
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

void scene_cover_all(SceneStack *stack)
{
    for (int i = 0; i < stack->depth; i++) {
        Scene *scene = &stack->scenes[i];
        if (scene->kind->cover) {
            scene->kind->cover(scene);
        }
    }
}
