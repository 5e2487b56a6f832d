/* Thirty phones at once: eight hold the seats, eight more claim them, and fourteen come with
 * secrets that are used up and tokens that are nobody's. Each of the thirty has its request under
 * way before any answer is read. Round after round the one server tells each of them what is its
 * own, once, and keeps nothing of those that have gone. */
#include "phones/phones.h"

#include "../descriptors.h"
#include "handset.h"
#include "testing.h"

#include <malloc.h>
#include <sched.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#define OTHERS   14 /* without a seat: with both sorts at the seats thirty */
#define PRESSES  3
#define ROUNDS   12
#define KEPT_MAX 8192 /* bytes that all rounds together may leave; a phone takes more than that */

static const char page[] = "<!DOCTYPE html><title>page</title>";
static Phones *phones;
static Handset holders[PHONE_SEATS], former[PHONE_SEATS], guests[PHONE_SEATS];
static char used[PHONE_SEATS][PHONE_SECRET_BYTES];

/* Of the allocator that checks, where there is one. */
extern size_t __sanitizer_get_current_allocated_bytes(void) __attribute__((weak));

static size_t bytes_in_use(void)
{
    bool checks = __sanitizer_get_current_allocated_bytes != NULL;
    return checks ? __sanitizer_get_current_allocated_bytes() : mallinfo2().uordblks;
}

static void wake(void *context)
{
    (void)context;
}

static int begin(void **unused)
{
    phones = phones_open(
        &(PhonesSetting){.seats = 0xff, .wake = wake, .page = page, .page_size = sizeof page - 1});
    return phones ? 0 : -1;
}

static int end(void **unused)
{
    phones_close(phones, "{\"bye\":true}");
    return 0;
}

/* All with the present secrets of the seats, which are then used up. */
static void call_all_to_sit(Handset all[PHONE_SEATS], int calls[PHONE_SEATS])
{
    for (unsigned seat = 0; seat < PHONE_SEATS; seat++) {
        char link[PHONE_ORIGIN_BYTES + sizeof used];
        phones_secret(phones, seat, used[seat]);
        snprintf(link, sizeof link, "%s/#%s", phones_origin(phones), used[seat]);
        calls[seat] = handset_call_to_sit(&all[seat], link);
    }
}

static void are_given_tokens(Handset all[PHONE_SEATS], const int calls[PHONE_SEATS])
{
    for (unsigned seat = 0; seat < PHONE_SEATS; seat++) {
        Handset *phone = &all[seat];
        assert_int_equal(handset_answer(calls[seat], phone->token, sizeof phone->token), 200);
        handset_listen(phone);
    }
}

static void are_refused(const int calls[], unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        char body[64];
        assert_int_equal(handset_answer(calls[i], body, sizeof body), 403);
        assert_string_equal(body, "");
    }
}

/* A message for each seat, with its number. */
static void send_all(const char *word)
{
    for (unsigned seat = 0; seat < PHONE_SEATS; seat++) {
        char message[64];
        snprintf(message, sizeof message, "{\"%s\":%u}", word, seat);
        phones_send(phones, seat, message);
    }
}

static void all_hear(Handset all[PHONE_SEATS], const char *word)
{
    for (unsigned seat = 0; seat < PHONE_SEATS; seat++) {
        char message[64];
        snprintf(message, sizeof message, "{\"%s\":%u}", word, seat);
        handset_hear(&all[seat], message);
        assert_string_equal(all[seat].told, message);
    }
}

/* Who held the seats in the round before has gone and is not asked. */
static void all_sit_down(void)
{
    int calls[PHONE_SEATS];
    send_all("news");
    call_all_to_sit(holders, calls);
    are_given_tokens(holders, calls);
    for (unsigned seat = 0; seat < PHONE_SEATS; seat++) {
        phones_answer(phones, seat, true);
    }
    all_hear(holders, "news");
}

static void others_come_too(int calls[OTHERS])
{
    const char *host = holders[0].host;
    for (unsigned i = 0; i < OTHERS; i++) {
        char body[sizeof used + 4];
        if (i < PHONE_SEATS) {
            snprintf(body, sizeof body, "%s en", used[i]);
            calls[i] = handset_call(host, "/sit", body);
        } else {
            snprintf(body, sizeof body, "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa%02u 1 en act.1", i);
            calls[i] = handset_call(host, "/press", body);
        }
    }
}

/* The others have the secrets of those who sit. */
static void taken_seats_are_claimed(void)
{
    int claims[PHONE_SEATS], calls[OTHERS];
    others_come_too(calls);
    call_all_to_sit(guests, claims);
    are_refused(calls, OTHERS);
    are_given_tokens(guests, claims);
    for (unsigned seat = 0; seat < PHONE_SEATS; seat++) {
        handset_hear(&guests[seat], "");
        assert_string_equal(guests[seat].told, "{\"waits\":true}");
        assert_true(phones_asks(phones, seat));
    }
}

/* Whoever claims a seat that another claims already takes that one's place. */
static void later_claims_are_told_to_the_former(void)
{
    int claims[PHONE_SEATS];
    memcpy(former, guests, sizeof former);
    call_all_to_sit(guests, claims);
    are_given_tokens(guests, claims);
    for (unsigned seat = 0; seat < PHONE_SEATS; seat++) {
        handset_hear(&former[seat], "");
        assert_string_equal(former[seat].told, "{\"gone\":true}");
        assert_int_equal(handset_hear_end(&former[seat]), 0);
        handset_hear(&guests[seat], "{\"waits\":true}");
    }
}

/* All pages are loaded anew while the old ones still listen. */
static void all_come_back(void)
{
    memcpy(former, holders, sizeof former);
    for (unsigned seat = 0; seat < PHONE_SEATS; seat++) {
        handset_listen(&holders[seat]);
    }
    for (unsigned seat = 0; seat < PHONE_SEATS; seat++) {
        handset_hear(&former[seat], "{\"gone\":true}");
        assert_int_equal(handset_hear_end(&former[seat]), 0);
    }
    all_hear(holders, "news");
}

/* Each holder presses several times, and each guest as if the seat were its own. */
static void all_press(void)
{
    for (unsigned i = 0; i < PRESSES; i++) {
        int own[PHONE_SEATS], strange[PHONE_SEATS];
        for (unsigned seat = 0; seat < PHONE_SEATS; seat++) {
            char id[16], nothing[4];
            snprintf(id, sizeof id, "act.%u%u", seat, i);
            strange[seat] = handset_call_to_press(&guests[seat], "act.99");
            own[seat] = handset_call_to_press(&holders[seat], id);
            assert_int_equal(handset_answer(own[seat], nothing, sizeof nothing), 204);
        }
        are_refused(strange, PHONE_SEATS);
    }
}

/* In the order in which each of them pressed. */
static void each_press_is_taken_once(void)
{
    unsigned taken[PHONE_SEATS] = {0};
    PhonePress press;
    while (phones_take(phones, &press)) {
        char id[16];
        snprintf(id, sizeof id, "act.%u%u", press.seat, taken[press.seat]);
        if (press.id[0] != '\0') {
            assert_string_equal(press.id, id);
            taken[press.seat]++;
        }
    }
    for (unsigned seat = 0; seat < PHONE_SEATS; seat++) {
        assert_int_equal(taken[seat], PRESSES);
    }
}

/* Those of odd seats. */
static void some_are_let_in(void)
{
    for (unsigned seat = 0; seat < PHONE_SEATS; seat++) {
        bool lets_in = seat % 2 == 1;
        Handset *stays = lets_in ? &guests[seat] : &holders[seat];
        Handset *goes = lets_in ? &holders[seat] : &guests[seat];
        phones_answer(phones, seat, lets_in);
        handset_hear(goes, "");
        assert_string_equal(goes->told, "{\"gone\":true}");
        assert_int_equal(handset_hear_end(goes), 0);
        assert_int_equal(handset_press(goes, "act.1"), 403);
        holders[seat] = *stays;
    }
    send_all("last");
    all_hear(holders, "last");
}

/* Until the server has seen it. */
static void all_go(void)
{
    for (unsigned seat = 0; seat < PHONE_SEATS; seat++) {
        handset_close(&holders[seat]);
    }
    for (unsigned seat = 0; seat < PHONE_SEATS; seat++) {
        while (phones_state(phones, seat) != PHONE_AWAY) {
            send_all("gone"); /* a socket is known to be closed when something is sent */
            sched_yield();
        }
    }
}

static void thirty_come(void)
{
    all_sit_down();
    taken_seats_are_claimed();
    later_claims_are_told_to_the_former();
    all_come_back();
    all_press();
    each_press_is_taken_once();
    some_are_let_in();
    all_go();
}

/* What the server holds when it has let go of all. */
static size_t bytes_at_rest(int descriptors)
{
    char body[64];
    handset_answer(handset_call(holders[0].host, "/nowhere", ""), body, sizeof body);
    while (descriptors_count() > descriptors) {
        sched_yield();
    }
    return bytes_in_use();
}

static void thirty_phones_lose_nothing_and_leave_nothing(void **unused)
{
    int descriptors = descriptors_count();
    thirty_come();
    size_t before = bytes_at_rest(descriptors);
    for (int i = 1; i < ROUNDS; i++) {
        thirty_come();
    }
    assert_in_range(bytes_at_rest(descriptors), 0, before + KEPT_MAX);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(thirty_phones_lose_nothing_and_leave_nothing, begin, end),
    };
    return phones_can() ? cmocka_run_group_tests(tests, NULL, NULL) : 0;
}
