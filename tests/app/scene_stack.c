/* What scenes hand to one another through the stack, without a window. */
#include "scene.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

typedef struct Order {
    int dish, guests;
} Order;

typedef struct Bill {
    int sum;
} Bill;

/* What the lower scene has heard so far. */
typedef struct Heard {
    int answers, silences, sum;
} Heard;

static void counter_enter(Scene *scene)
{
    scene->data = arena_alloc(&scene->arena, sizeof(Heard));
}

static void counter_back(Scene *scene, const void *answer)
{
    Heard *heard = scene->data;
    const Bill *bill = answer;
    if (bill) {
        heard->answers++;
        heard->sum += bill->sum;
    } else {
        heard->silences++;
    }
}

static void nothing(Scene *scene)
{
    (void)scene;
}

static const SceneKind counter = {
    .id = "counter", .enter = counter_enter, .back = counter_back, .frame = nothing};
static const SceneKind kitchen = {.id = "kitchen", .args_size = sizeof(Order), .frame = nothing};

static void push_order(SceneStack *stack, Order order)
{
    scene_push_with(stack, &kitchen, &order);
}

static const Order *order_of(SceneStack *stack)
{
    return scene_top(stack)->args;
}

static void begin(SceneStack *stack)
{
    *stack = (SceneStack){0};
    scene_switch(stack, &counter);
    scene_change(stack);
}

/* The order is the caller's own, and gone when the scene is entered. */
static void arguments_are_copied(void **state)
{
    (void)state;
    SceneStack stack;
    begin(&stack);
    push_order(&stack, (Order){7, 2});
    push_order(&stack, (Order){8, 3});
    scene_change(&stack);
    assert_int_equal(stack.depth, 3);
    assert_int_equal(order_of(&stack)->dish, 8);
    assert_int_equal(order_of(&stack)->guests, 3);
    assert_int_equal(((const Order *)stack.scenes[1].args)->dish, 7);
    scene_leave_all(&stack);
}

static void without_arguments_they_are_zero(void **state)
{
    (void)state;
    SceneStack stack;
    begin(&stack);
    push_order(&stack, (Order){7, 2});
    scene_change(&stack);
    scene_switch(&stack, &kitchen);
    scene_change(&stack);
    assert_int_equal(stack.depth, 1);
    assert_int_equal(order_of(&stack)->dish, 0);
    assert_int_equal(order_of(&stack)->guests, 0);
    scene_switch_with(&stack, &kitchen, &(Order){9, 1});
    scene_change(&stack);
    assert_int_equal(order_of(&stack)->dish, 9);
    scene_switch(&stack, &counter);
    scene_change(&stack);
    assert_null(scene_top(&stack)->args);
    scene_leave_all(&stack);
}

static void an_answer_reaches_the_scene_below(void **state)
{
    (void)state;
    SceneStack stack;
    begin(&stack);
    const Heard *heard = scene_top(&stack)->data;
    push_order(&stack, (Order){7, 2});
    scene_change(&stack);
    scene_pop_with(&stack, &(Bill){40}, sizeof(Bill));
    scene_change(&stack);
    assert_int_equal(heard->answers, 1);
    assert_int_equal(heard->sum, 40);
    push_order(&stack, (Order){7, 2});
    scene_pop(&stack);
    scene_change(&stack);
    assert_int_equal(heard->answers, 1);
    assert_int_equal(heard->silences, 1);
    scene_leave_all(&stack);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(arguments_are_copied),
        cmocka_unit_test(without_arguments_they_are_zero),
        cmocka_unit_test(an_answer_reaches_the_scene_below),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
