/* What scenes hand to one another through the stack, and what becomes of it whatever is asked of
 * it, without a window. */
#include "scene.h"

#include "base/limits.h"
#include "core/rng.h"
#include "testing.h"

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
    SceneStack stack;
    begin(&stack);
    push_order(&stack, (Order){8, 3});
    scene_change(&stack);
    assert_int_equal(stack.depth, 2);
    assert_int_equal(order_of(&stack)->dish, 8);
    assert_int_equal(order_of(&stack)->guests, 3);
    scene_leave_all(&stack);
}

static void without_arguments_they_are_zero(void **state)
{
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
    scene_change(&stack);
    scene_pop(&stack);
    scene_change(&stack);
    assert_int_equal(heard->answers, 1);
    assert_int_equal(heard->silences, 1);
    scene_leave_all(&stack);
}

static const SceneKind cellar = {.id = "cellar", .frame = nothing};
static const SceneKind attic = {.id = "attic", .frame = nothing};

/* One letter for each scene, from the bottom to the top. */
static void assert_stack(const SceneStack *stack, const char *letters)
{
    char lie[SCENE_DEPTH + 1] = "";
    for (int i = 0; i < stack->depth; i++) {
        lie[i] = stack->scenes[i].kind->id[0];
    }
    assert_string_equal(lie, letters);
}

static void lay(SceneStack *stack, const SceneKind *kind)
{
    scene_push(stack, kind);
    scene_change(stack);
}

static void what_is_open_is_gone_back_to(void **state)
{
    SceneStack stack;
    begin(&stack);
    const Heard *heard = scene_top(&stack)->data;
    lay(&stack, &cellar);
    lay(&stack, &attic);
    assert_stack(&stack, "cca");
    lay(&stack, &cellar);
    assert_stack(&stack, "cc");
    lay(&stack, &cellar);
    assert_stack(&stack, "cc");
    lay(&stack, &attic);
    lay(&stack, &counter);
    assert_stack(&stack, "c");
    assert_int_equal(heard->silences, 1);
    scene_leave_all(&stack);
}

/* With the same arguments it is the same page; with others it is another, which comes on top. */
static void other_arguments_come_on_top(void **state)
{
    SceneStack stack;
    begin(&stack);
    push_order(&stack, (Order){7, 2});
    scene_change(&stack);
    lay(&stack, &attic);
    push_order(&stack, (Order){7, 2});
    scene_change(&stack);
    assert_stack(&stack, "ck");
    lay(&stack, &attic);
    push_order(&stack, (Order){9, 4});
    scene_change(&stack);
    assert_stack(&stack, "cak");
    assert_int_equal(order_of(&stack)->dish, 9);
    scene_leave_all(&stack);
}

/* The menu is asked for, and in the same frame the curtain answers: there is nothing to answer. */
static void a_new_beginning_outlives_an_answer(void **state)
{
    SceneStack stack;
    begin(&stack);
    lay(&stack, &attic);
    scene_switch(&stack, &counter);
    scene_pop_with(&stack, &(Bill){40}, sizeof(Bill));
    scene_change(&stack);
    assert_stack(&stack, "c");
    assert_int_equal(((const Heard *)scene_top(&stack)->data)->answers, 0);
    lay(&stack, &attic);
    scene_pop_with(&stack, &(Bill){40}, sizeof(Bill));
    scene_switch(&stack, &counter);
    scene_push(&stack, &cellar);
    scene_change(&stack);
    assert_stack(&stack, "cc");
    assert_int_equal(((const Heard *)stack.scenes[0].data)->answers, 0);
    scene_leave_all(&stack);
}

static void one_frame_takes_one_scene_away(void **state)
{
    SceneStack stack;
    begin(&stack);
    lay(&stack, &attic);
    lay(&stack, &cellar);
    scene_pop(&stack);
    scene_pop(&stack);
    scene_change(&stack);
    assert_stack(&stack, "ca");
    scene_push(&stack, &cellar);
    scene_pop_with(&stack, &(Bill){40}, sizeof(Bill));
    scene_change(&stack);
    assert_stack(&stack, "cac");
    scene_leave_all(&stack);
}

static void the_last_scene_stays(void **state)
{
    SceneStack stack;
    begin(&stack);
    scene_pop(&stack);
    scene_change(&stack);
    assert_stack(&stack, "c");
    scene_leave_all(&stack);
}

#define WALK_FRAMES 20000

/* Up to three wishes in a frame, of every kind. */
static void wish_at_random(SceneStack *stack, Rng *rng)
{
    static const SceneKind *const kinds[] = {&counter, &cellar, &attic, &kitchen};
    for (uint32_t left = rng_below(rng, 4); left > 0; left--) {
        const SceneKind *kind = kinds[rng_below(rng, COUNT_OF(kinds))];
        switch (rng_below(rng, 5)) {
        case 0:
            scene_switch(stack, kind);
            break;
        case 1:
            scene_pop(stack);
            break;
        case 2:
            scene_pop_with(stack, &(Bill){1}, sizeof(Bill));
            break;
        case 3:
            push_order(stack, (Order){(int)rng_below(rng, 2), 1});
            break;
        default:
            scene_push(stack, kind);
            break;
        }
    }
}

static void no_order_of_wishes_overfills_or_empties_it(void **state)
{
    SceneStack stack;
    Rng rng = rng_seeded(33);
    begin(&stack);
    for (int frame = 0; frame < WALK_FRAMES; frame++) {
        wish_at_random(&stack, &rng);
        scene_change(&stack);
        assert_in_range(stack.depth, 1, 4);
        assert_int_equal(stack.wish_count, 0);
        for (int i = 0; i < stack.depth; i++) {
            for (int j = 0; j < i; j++) {
                assert_ptr_not_equal(stack.scenes[i].kind, stack.scenes[j].kind);
            }
        }
    }
    for (int i = 0; i < 2 * SCENE_WISHES; i++) {
        scene_push(&stack, &attic);
    }
    scene_change(&stack);
    scene_leave_all(&stack);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(arguments_are_copied),
        cmocka_unit_test(without_arguments_they_are_zero),
        cmocka_unit_test(an_answer_reaches_the_scene_below),
        cmocka_unit_test(what_is_open_is_gone_back_to),
        cmocka_unit_test(other_arguments_come_on_top),
        cmocka_unit_test(a_new_beginning_outlives_an_answer),
        cmocka_unit_test(one_frame_takes_one_scene_away),
        cmocka_unit_test(the_last_scene_stays),
        cmocka_unit_test(no_order_of_wishes_overfills_or_empties_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
