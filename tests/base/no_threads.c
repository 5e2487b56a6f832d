/* A worker where the system gives no thread: a job has ended when it has been given. */
#include "base/worker.h"
#include "testing.h"

#include <errno.h>
#include <pthread.h>

/* What the linker puts in place of pthread_create; see CMakeLists.txt. */
int __wrap_pthread_create(pthread_t *thread, const pthread_attr_t *attributes,
                          void *(*start)(void *), void *argument);

int __wrap_pthread_create(pthread_t *thread, const pthread_attr_t *attributes,
                          void *(*start)(void *), void *argument)
{
    (void)thread;
    (void)attributes;
    (void)start;
    (void)argument;
    return EAGAIN;
}

typedef struct Task {
    Worker *worker;
    pthread_t thread;
    int runs, ends;
} Task;

static void run_once(void *context)
{
    Task *task = context;
    task->thread = pthread_self();
    worker_wait(task->worker); /* at once: a job does not wait for itself */
    task->runs++;
}

static void count_end(void *context)
{
    ((Task *)context)->ends++;
}

static void a_job_has_ended_when_given(void **unused)
{
    Task task = {0};
    task.worker = worker_new(count_end, &task);
    for (int i = 1; i <= 3; i++) {
        worker_give(task.worker, run_once, &task);
        assert_int_equal(task.runs, i);
        assert_int_equal(task.ends, i);
        assert_true(worker_is_idle(task.worker));
    }
    assert_true(pthread_equal(task.thread, pthread_self()));
    assert_true(worker_wait_ms(task.worker, 1000));
    worker_wait(task.worker);
    worker_free(task.worker);
}

static void look_whether_hurried(void *context)
{
    Task *task = context;
    task->runs += !atomic_load(worker_stop(task->worker));
}

static void a_job_begins_unhurried(void **unused)
{
    Task task = {0};
    task.worker = worker_new(NULL, NULL);
    worker_hurry(task.worker);
    worker_give(task.worker, look_whether_hurried, &task);
    assert_int_equal(task.runs, 1);
    worker_free(task.worker);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_job_has_ended_when_given),
        cmocka_unit_test(a_job_begins_unhurried),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
