/* The worker: jobs run one after the other on another thread, their end is seen and told, and a job
 * that would never end by itself can be hurried. */
#include "base/worker.h"
#include "testing.h"

#include <pthread.h>

typedef struct Task {
    Worker *worker;
    pthread_t thread;
    int runs;
} Task;

static void run_once(void *context)
{
    Task *task = context;
    task->thread = pthread_self();
    task->runs++;
}

static void run_until_hurried(void *context)
{
    Task *task = context;
    while (!atomic_load(worker_stop(task->worker))) {
    }
    task->runs++;
}

typedef struct Sum {
    int terms[4], sum;
} Sum;

static void add_up(void *bytes, const atomic_bool *stop)
{
    Sum *sum = bytes;
    for (size_t i = 0; i < 4 && !atomic_load(stop); i++) {
        sum->sum += sum->terms[i];
    }
}

static void wait_to_be_stopped(void *bytes, const atomic_bool *stop)
{
    while (!atomic_load(stop)) {
    }
    *(int *)bytes = 1;
}

static void wait_for_itself(void *context)
{
    Task *task = context;
    worker_wait(task->worker);
    task->runs++;
}

static void count(void *context)
{
    atomic_fetch_add((atomic_int *)context, 1);
}

static void jobs_run_in_order_on_another_thread(void **unused)
{
    Task task = {.worker = worker_new(NULL, NULL)};
    assert_true(worker_is_idle(task.worker));
    for (int i = 0; i < 100; i++) {
        worker_give(task.worker, run_once, &task);
    }
    worker_wait(task.worker);
    assert_true(worker_is_idle(task.worker));
    assert_int_equal(task.runs, 100);
    assert_false(pthread_equal(task.thread, pthread_self()));
    worker_free(task.worker);
}

static void a_job_ends_when_hurried(void **unused)
{
    Task task = {.worker = worker_new(NULL, NULL)};
    worker_hurry(task.worker); /* before the job: forgotten when it is given */
    worker_give(task.worker, run_until_hurried, &task);
    assert_false(worker_wait_ms(task.worker, 1));
    assert_false(worker_is_idle(task.worker));
    worker_hurry(task.worker);
    worker_wait(task.worker);
    assert_int_equal(task.runs, 1);
    assert_true(worker_wait_ms(task.worker, 0));
    worker_free(task.worker);
}

static void a_plain_job_works_on_its_bytes(void **unused)
{
    Worker *worker = worker_new(NULL, NULL);
    Sum sum = {.terms = {1, 20, 300, 4000}};
    worker_give_plain(worker, add_up, &sum, sizeof sum);
    worker_wait(worker);
    assert_int_equal(sum.sum, 4321);
    worker_free(worker);
}

static void a_plain_job_ends_when_hurried(void **unused)
{
    int is_ended = 0;
    Worker *worker = worker_new(NULL, NULL);
    worker_give_plain(worker, wait_to_be_stopped, &is_ended, sizeof is_ended);
    worker_hurry(worker);
    worker_wait(worker);
    assert_int_equal(is_ended, 1);
    worker_free(worker);
}

static void the_end_is_told(void **unused)
{
    atomic_int ends = 0;
    Task task = {.worker = worker_new(count, &ends)};
    worker_give(task.worker, run_once, &task);
    worker_wait(task.worker);
    assert_int_equal(atomic_load(&ends), 1);
    worker_give(task.worker, run_once, &task);
    worker_free(task.worker);
    assert_int_equal(atomic_load(&ends), 2);
}

static void a_job_does_not_wait_for_itself(void **unused)
{
    Task task = {.worker = worker_new(NULL, NULL)};
    worker_give(task.worker, wait_for_itself, &task);
    worker_free(task.worker);
    assert_int_equal(task.runs, 1);
}

static void a_worker_without_work_is_nothing(void **unused)
{
    Worker *worker = worker_new(NULL, NULL);
    worker_wait(worker);
    assert_true(worker_wait_ms(worker, 1000));
    worker_free(worker);
    worker_free(NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(jobs_run_in_order_on_another_thread),
        cmocka_unit_test(a_job_ends_when_hurried),
        cmocka_unit_test(a_plain_job_works_on_its_bytes),
        cmocka_unit_test(a_plain_job_ends_when_hurried),
        cmocka_unit_test(the_end_is_told),
        cmocka_unit_test(a_job_does_not_wait_for_itself),
        cmocka_unit_test(a_worker_without_work_is_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
