/* The server as a stranger in the network meets it: over a socket, word for word. */
#include "phones/phones.h"

#include "handset.h"
#include "testing.h"

#include <arpa/inet.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#define MANY 40

static const char page[] = "<!DOCTYPE html><title>page</title>";
static Phones *phones;
static const char *host; /* with the port */
static atomic_uint woken;
static char answer[8192];

static void wake(void *context)
{
    (void)context;
    atomic_fetch_add(&woken, 1);
}

static int begin(void **unused)
{
    phones = phones_open(
        &(PhonesSetting){.seats = 3, .wake = wake, .page = page, .page_size = sizeof page - 1});
    host = phones ? phones_origin(phones) + strlen("http://") : NULL;
    return phones ? 0 : -1;
}

static int end(void **unused)
{
    phones_close(phones, "{\"bye\":true}");
    return 0;
}

/* Until `wanted` stands there, or the other end closes. */
static void read_until(int end_point, const char *wanted)
{
    size_t size = 0;
    answer[0] = '\0';
    while (size + 1 < sizeof answer && !(wanted && strstr(answer, wanted))) {
        ssize_t got = read(end_point, answer + size, sizeof answer - 1 - size);
        if (got <= 0) {
            break;
        }
        size += (size_t)got;
        answer[size] = '\0';
    }
}

static void write_all(int end_point, const char *text)
{
    size_t size = strlen(text);
    while (size > 0) {
        ssize_t sent = send(end_point, text, size, MSG_NOSIGNAL);
        if (sent <= 0) {
            return;
        }
        text += sent;
        size -= (size_t)sent;
    }
}

/* The status of the answer to a request of these lines and this body. */
static int ask(const char *line, const char *name, const char *origin, const char *body)
{
    static char request[70000];
    int status = 0, end_point = handset_connect(host);
    int length = snprintf(request, sizeof request,
                          "%s HTTP/1.1\r\nHost: %s\r\nConnection: close\r\n", line, name);
    if (origin) {
        length +=
            snprintf(request + length, sizeof request - (size_t)length, "Origin: %s\r\n", origin);
    }
    snprintf(request + length, sizeof request - (size_t)length, "Content-Length: %zu\r\n\r\n%s",
             strlen(body), body);
    write_all(end_point, request);
    read_until(end_point, NULL);
    close(end_point);
    sscanf(answer, "HTTP/1.1 %d", &status);
    return status;
}

static int post(const char *path, const char *body)
{
    char line[64];
    snprintf(line, sizeof line, "POST %s", path);
    return ask(line, host, phones_origin(phones), body);
}

static const char *body_of(void)
{
    const char *found = strstr(answer, "\r\n\r\n");
    return found ? found + 4 : "";
}

static void sit(unsigned seat, char token[40])
{
    char secret[PHONE_SECRET_BYTES], body[64];
    phones_secret(phones, seat, secret);
    snprintf(body, sizeof body, "%s en", secret);
    assert_int_equal(post("/sit", body), 200);
    snprintf(token, 40, "%s", body_of());
}

static int listen_as(const char *token)
{
    char request[256];
    int end_point = handset_connect(host);
    snprintf(request, sizeof request, "GET /see?token=%s HTTP/1.1\r\nHost: %s\r\n\r\n", token,
             host);
    write_all(end_point, request);
    return end_point;
}

static void the_page_is_given_under_its_own_name_only(void **unused)
{
    assert_int_equal(ask("GET /", host, NULL, ""), 200);
    assert_string_equal(body_of(), page);
    assert_int_equal(ask("GET /", "evil.example", NULL, ""), 403);
    assert_int_equal(ask("GET /", "localhost", NULL, ""), 403);
    assert_int_equal(ask("GET /", host, "http://evil.example", ""), 403);
    assert_int_equal(ask("GET /etc/passwd", host, NULL, ""), 404);
    assert_int_equal(ask("DELETE /", host, NULL, ""), 405);
}

static void only_the_own_page_writes(void **unused)
{
    char secret[PHONE_SECRET_BYTES], body[64];
    phones_secret(phones, 0, secret);
    snprintf(body, sizeof body, "%s en", secret);
    assert_int_equal(ask("POST /sit", host, NULL, body), 403);
    assert_int_equal(ask("POST /sit", host, "http://evil.example", body), 403);
    assert_int_equal(ask("POST /sit", host, "null", body), 403);
    assert_int_equal(phones_state(phones, 0), PHONE_AWAITED);
    assert_int_equal(post("/sit", "aaaaaaaaaaaaaaaa en"), 403);
    assert_int_equal(post("/sit", "<>"), 400);
    assert_int_equal(post("/sit", body), 200);
}

static void a_phone_is_heard_once_for_its_own_seat(void **unused)
{
    char token[40], body[200];
    PhonePress press;
    sit(1, token);
    while (phones_take(phones, &press)) {
    }
    snprintf(body, sizeof body, "%s 1 ru act.1", token);
    assert_int_equal(post("/press", body), 204);
    assert_int_equal(post("/press", body), 409);
    assert_true(phones_take(phones, &press));
    assert_int_equal(press.seat, 1);
    assert_string_equal(press.id, "act.1");
    assert_string_equal(press.language, "ru");
    assert_false(phones_take(phones, &press));
    assert_int_equal(post("/press", "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb 2 ru act.1"), 403);
    assert_true(atomic_load(&woken) > 0);
}

/* What the program has not taken yet is kept for it, as far as a seat has room: eight presses. */
static void a_flood_is_told_to_come_again(void **unused)
{
    char token[40], other[40], body[200];
    PhonePress press;
    sit(0, token);
    sit(1, other);
    while (phones_take(phones, &press)) {
    }
    for (unsigned count = 1; count <= 20; count++) {
        snprintf(body, sizeof body, "%s %u en act.%u", token, count, count);
        assert_int_equal(post("/press", body), count <= 8 ? 204 : 429);
    }
    snprintf(body, sizeof body, "%s 1 en act.1", other);
    assert_int_equal(post("/press", body), 204); /* the other's are not in its way */
    for (unsigned taken = 0; taken < 9; taken++) {
        assert_true(phones_take(phones, &press));
        assert_int_equal(press.seat, taken == 1);
    }
    assert_false(phones_take(phones, &press));
    snprintf(body, sizeof body, "%s 9 en act.9", token);
    assert_int_equal(post("/press", body), 204);
    assert_true(phones_take(phones, &press));
    assert_string_equal(press.id, "act.9");
}

static void what_is_too_long_is_not_read(void **unused)
{
    static char body[60000];
    memset(body, 'a', sizeof body - 1);
    assert_int_equal(post("/press", body), 413);
    assert_int_equal(ask("GET /", host, NULL, ""), 200);
}

static void broken_frames_harm_nobody(void **unused)
{
    static const char *const broken[] = {"\x16\x03\x01\x02", "GET\r\n\r\n",
                                         "GET / HTTP/9.9\r\n\r\n",
                                         "POST /sit HTTP/1.1\r\nContent-Length: -4\r\n\r\n"};
    for (size_t i = 0; i < sizeof broken / sizeof broken[0]; i++) {
        int end_point = handset_connect(host);
        write_all(end_point, broken[i]);
        close(end_point);
    }
    assert_int_equal(ask("GET /", host, NULL, ""), 200);
}

/* Half a request holds a connection until its time is over: whoever holds as many as there are does
 * not keep out a phone of another address. */
static void one_address_does_not_take_every_connection(void **unused)
{
    char token[40], body[200], request[600];
    int held[80], port, phone = socket(AF_INET, SOCK_STREAM, 0);
    struct sockaddr_in own = {.sin_family = AF_INET}, there = {.sin_family = AF_INET};
    char house[40];
    assert_int_equal(sscanf(host, "%39[^:]:%d", house, &port), 2);
    inet_pton(AF_INET, "127.0.0.2", &own.sin_addr);
    inet_pton(AF_INET, house, &there.sin_addr);
    there.sin_port = htons((uint16_t)port);
    assert_int_equal(bind(phone, (struct sockaddr *)&own, sizeof own), 0);
    sit(0, token);
    for (size_t i = 0; i < sizeof held / sizeof held[0]; i++) {
        held[i] = handset_connect(host);
        write_all(held[i], "GET / HTTP/1.1\r\n");
    }
    struct timeval patience = {10, 0};
    setsockopt(phone, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    assert_int_equal(connect(phone, (struct sockaddr *)&there, sizeof there), 0);
    snprintf(body, sizeof body, "%s 1 en act.1", token);
    snprintf(request, sizeof request,
             "POST /press HTTP/1.1\r\nHost: %s\r\nOrigin: http://%s\r\nConnection: close\r\n"
             "Content-Length: %zu\r\n\r\n%s",
             host, host, strlen(body), body);
    write_all(phone, request);
    read_until(phone, NULL);
    assert_non_null(strstr(answer, "HTTP/1.1 204"));
    close(phone);
    for (size_t i = 0; i < sizeof held / sizeof held[0]; i++) {
        close(held[i]);
    }
}

static void a_phone_is_sent_the_newest(void **unused)
{
    char token[40];
    sit(0, token);
    phones_send(phones, 0, "{\"n\":1}");
    phones_send(phones, 1, "{\"secret\":1}");
    int stream = listen_as(token);
    read_until(stream, "data: {\"n\":1}\n\n");
    assert_non_null(strstr(answer, "data: {\"n\":1}"));
    assert_int_equal(phones_state(phones, 0), PHONE_SITS);
    phones_send(phones, 0, "{\"n\":2}");
    read_until(stream, "data: {\"n\":2}\n\n");
    assert_non_null(strstr(answer, "{\"n\":2}"));
    assert_null(strstr(answer, "secret"));
    close(stream);
    stream = listen_as(token); /* it comes back */
    read_until(stream, "data: {\"n\":2}\n\n");
    assert_non_null(strstr(answer, "{\"n\":2}"));
    close(stream);
}

#define LARGE 100000
#define SENT  200

/* How many bytes come until the last of them. */
static size_t read_last(int end_point)
{
    static char piece[65536];
    char tail[32] = "";
    size_t all = 0;
    while (!strstr(tail, "}\n\n")) {
        ssize_t got = read(end_point, piece, sizeof piece);
        assert_true(got > 0);
        all += (size_t)got;
        size_t kept = (size_t)got < sizeof tail - 1 ? (size_t)got : sizeof tail - 1;
        memmove(tail, tail + kept, sizeof tail - 1 - kept);
        memcpy(tail + sizeof tail - 1 - kept, piece + (size_t)got - kept, kept);
    }
    return all;
}

/* Whoever does not read holds up nobody, and no message is kept for it but the last. */
static void a_slow_reader_misses_what_was_between(void **unused)
{
    static char message[LARGE];
    char slow[40], quick[40];
    sit(0, slow);
    sit(1, quick);
    int sleeping = listen_as(slow), awake = listen_as(quick);
    memset(message, 'x', sizeof message - 1);
    for (int i = 0; i < SENT; i++) {
        phones_send(phones, 0, message);
        phones_send(phones, 1, "{\"n\":1}");
    }
    read_until(awake, "{\"n\":1}\n\n");
    assert_non_null(strstr(answer, "{\"n\":1}"));
    phones_send(phones, 0, "{\"last\":1}");
    assert_in_range(read_last(sleeping), 1, (size_t)SENT * LARGE / 2);
    close(sleeping);
    close(awake);
}

static void whoever_has_no_token_hears_nothing(void **unused)
{
    assert_int_equal(ask("GET /see?token=", host, NULL, ""), 403);
    assert_int_equal(ask("GET /see", host, NULL, ""), 403);
    assert_int_equal(ask("GET /see?token=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", host, NULL, ""), 403);
}

static void a_second_phone_takes_the_seat_when_let_in(void **unused)
{
    char first[40], second[40];
    sit(0, first);
    phones_send(phones, 0, "{\"n\":1}");
    int one = listen_as(first);
    read_until(one, "{\"n\":1}\n\n");
    sit(0, second);
    int two = listen_as(second);
    read_until(two, "{\"waits\":true}\n\n");
    assert_null(strstr(answer, "\"n\""));
    assert_true(phones_asks(phones, 0));
    phones_answer(phones, 0, true);
    read_until(two, "{\"n\":1}\n\n");
    assert_non_null(strstr(answer, "{\"n\":1}"));
    read_until(one, "{\"gone\":true}\n\n");
    assert_non_null(strstr(answer, "gone"));
    assert_false(phones_asks(phones, 0));
    close(one);
    close(two);
}

static void too_many_are_asked_to_come_again(void **unused)
{
    int all[MANY];
    char token[40], body[64];
    sit(0, token);
    phones_send(phones, 0, "{\"n\":1}");
    int stream = listen_as(token);
    read_until(stream, "{\"n\":1}\n\n");
    for (int i = 0; i < MANY; i++) {
        all[i] = handset_connect(host);
    }
    assert_int_equal(ask("GET /", host, NULL, ""), 503);
    snprintf(body, sizeof body, "%s 1 en act.1", token); /* who sits is in nobody's crowd, */
    assert_int_equal(post("/press", body), 204);
    int again = listen_as(token); /* and comes back */
    read_until(again, "{\"n\":1}\n\n");
    assert_non_null(strstr(answer, "{\"n\":1}"));
    close(stream);
    stream = again;
    snprintf(body, sizeof body, "%s en", token);
    assert_int_equal(post("/here", body), 204);
    assert_int_equal(post("/sit", body), 503);
    for (int i = 0; i < MANY; i++) {
        close(all[i]);
    }
    while (ask("GET /", host, NULL, "") == 503) { /* until they are seen to be gone */
    }
    phones_send(phones, 0, "{\"n\":2}"); /* who sat before has lost nothing */
    read_until(stream, "{\"n\":2}\n\n");
    assert_non_null(strstr(answer, "{\"n\":2}"));
    close(stream);
}

static void greetings_are_in_the_wanted_language(void **unused)
{
    phones_set_greeting(phones, "en", "{\"a\":\"en\"}");
    phones_set_greeting(phones, "ru", "{\"a\":\"ru\"}");
    assert_int_equal(ask("GET /words/ru", host, NULL, ""), 200);
    assert_string_equal(body_of(), "{\"a\":\"ru\"}");
    assert_int_equal(ask("GET /words/fr", host, NULL, ""), 200);
    assert_string_equal(body_of(), "{\"a\":\"en\"}");
}

static void the_end_is_told_and_nobody_listens_after_it(void **unused)
{
    char token[40];
    sit(0, token);
    phones_send(phones, 0, "{\"n\":1}");
    int stream = listen_as(token);
    read_until(stream, "{\"n\":1}\n\n");
    char there[64]; /* `host` goes with the phones */
    snprintf(there, sizeof there, "%s", host);
    phones_close(phones, "{\"bye\":true}");
    phones = NULL;
    read_until(stream, NULL);
    assert_non_null(strstr(answer, "{\"bye\":true}"));
    close(stream);
    assert_false(handset_reaches(there));
}

static void beat(unsigned times)
{
    for (unsigned i = 0; i < times; i++) {
        phones_beat(phones);
    }
}

/* Nothing tells that a phone has died: its connection stays open, and it says nothing more. */
static void a_phone_that_does_not_answer_is_away(void **unused)
{
    char token[40], here[64];
    sit(0, token);
    snprintf(here, sizeof here, "%s en", token);
    int stream = listen_as(token);
    phones_send(phones, 0, "{}");
    read_until(stream, "data: {}");
    for (int i = 0; i < 3 * PHONES_BEATS_MISSED; i++) {
        beat(1);
        read_until(stream, "event: beat");
        assert_int_equal(post("/here", here), 204);
    }
    assert_int_equal(phones_state(phones, 0), PHONE_SITS);
    beat(PHONES_BEATS_MISSED + 1);
    assert_int_equal(phones_state(phones, 0), PHONE_AWAY);
    read_until(stream, "0\r\n\r\n"); /* it is let go */
    assert_int_equal(post("/here", here), 403);
    int again = listen_as(token);
    read_until(again, "data: {}");
    assert_int_equal(phones_state(phones, 0), PHONE_SITS);
    assert_int_equal(post("/here", "x"), 400);
    close(stream);
    close(again);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(the_page_is_given_under_its_own_name_only, begin, end),
        cmocka_unit_test_setup_teardown(only_the_own_page_writes, begin, end),
        cmocka_unit_test_setup_teardown(a_phone_is_heard_once_for_its_own_seat, begin, end),
        cmocka_unit_test_setup_teardown(a_flood_is_told_to_come_again, begin, end),
        cmocka_unit_test_setup_teardown(one_address_does_not_take_every_connection, begin, end),
        cmocka_unit_test_setup_teardown(what_is_too_long_is_not_read, begin, end),
        cmocka_unit_test_setup_teardown(broken_frames_harm_nobody, begin, end),
        cmocka_unit_test_setup_teardown(a_phone_is_sent_the_newest, begin, end),
        cmocka_unit_test_setup_teardown(a_slow_reader_misses_what_was_between, begin, end),
        cmocka_unit_test_setup_teardown(whoever_has_no_token_hears_nothing, begin, end),
        cmocka_unit_test_setup_teardown(a_second_phone_takes_the_seat_when_let_in, begin, end),
        cmocka_unit_test_setup_teardown(too_many_are_asked_to_come_again, begin, end),
        cmocka_unit_test_setup_teardown(greetings_are_in_the_wanted_language, begin, end),
        cmocka_unit_test_setup_teardown(the_end_is_told_and_nobody_listens_after_it, begin, end),
        cmocka_unit_test_setup_teardown(a_phone_that_does_not_answer_is_away, begin, end),
    };
    return phones_can() ? cmocka_run_group_tests(tests, NULL, NULL) : 0;
}
