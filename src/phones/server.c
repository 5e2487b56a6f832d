/* libmicrohttpd speaks HTTP; here it is decided who is answered. Only what comes under the printed
 * address is (a page elsewhere that has its name point here is not), and only our own page may
 * write. Bodies are a line at most; too many at once are asked to come again. */
#include "address.h"
#include "answer.h"
#include "stream.h"

#include "base/memory.h"
#include "base/text.h"

#include <arpa/inet.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define USUAL_PORT       6352 /* MEJA on a telephone's keys */
#define CONNECTIONS_MOST 64u
#define CONNECTIONS_EACH 48u /* of one address, which never has them all */
#define CONNECTIONS_FULL 30u /* more who have no seat are asked to come again */
#define CONNECTION_BYTES 16384u
#define IDLE_SECONDS     20u
#define FAREWELL_MS      300 /* the most that closing waits for it to be sent */

/* A request whose body comes in. */
typedef struct Request {
    char body[ORDER_BYTES_MAX];
    size_t size;
    bool is_long;
} Request;

bool phones_can(void)
{
    return true;
}

static const char *header(struct MHD_Connection *connection, const char *name)
{
    return MHD_lookup_connection_value(connection, MHD_HEADER_KIND, name);
}

/* The printed address, without "http://". */
static bool is_our_name(const Phones *phones, struct MHD_Connection *connection)
{
    const char *host = header(connection, "Host");
    return host && strcmp(host, phones->origin + strlen("http://")) == 0;
}

/* A page from elsewhere says where it is from; our own says so where it writes. */
static bool is_our_page(const Phones *phones, struct MHD_Connection *connection, bool writes)
{
    const char *origin = header(connection, "Origin");
    return origin ? strcmp(origin, phones->origin) == 0 : !writes;
}

/* In the language that the browser wants, else in the first. */
static enum MHD_Result give_greeting(Phones *phones, struct MHD_Connection *connection,
                                     const char *language)
{
    const char *words = "{}";
    for (unsigned i = phones->greeting_count; i > 0; i--) {
        const Greeting *greeting = &phones->greetings[i - 1];
        if (i == 1 || strcmp(greeting->language, language) == 0) {
            words = greeting->words;
        }
        if (strcmp(greeting->language, language) == 0) {
            break;
        }
    }
    return answer_words(connection, "application/json", words);
}

static enum MHD_Result get(Phones *phones, struct MHD_Connection *connection, const char *url)
{
    static const char words[] = "/words/";
    unsigned seat;
    if (strcmp(url, "/") == 0) {
        return answer_bytes(connection, "text/html; charset=utf-8", phones->setting.page,
                            phones->setting.page_size);
    }
    if (strncmp(url, words, sizeof words - 1) == 0) {
        return give_greeting(phones, connection, url + sizeof words - 1);
    }
    const char *token = MHD_lookup_connection_value(connection, MHD_GET_ARGUMENT_KIND, "token");
    if (strcmp(url, "/see") != 0) {
        return answer_status(connection, MHD_HTTP_NOT_FOUND);
    }
    if (!token || strlen(token) >= TOKEN_BYTES ||
        seating_find(&phones->seating, token, &seat) == STANDING_NONE) {
        return answer_status(connection, MHD_HTTP_FORBIDDEN);
    }
    return stream_begin(phones, connection, token);
}

static enum MHD_Result sit(Phones *phones, struct MHD_Connection *connection,
                           const Request *request)
{
    Order order;
    char token[TOKEN_BYTES];
    if (!order_read_sitting(request->body, request->size, &order)) {
        return answer_status(connection, MHD_HTTP_BAD_REQUEST);
    }
    if (seating_sit(&phones->seating, &order, token) == SITTING_REFUSED) {
        return answer_status(connection, MHD_HTTP_FORBIDDEN);
    }
    phones->setting.wake(phones->setting.context);
    return answer_words(connection, "text/plain", token);
}

static enum MHD_Result press(Phones *phones, struct MHD_Connection *connection,
                             const Request *request)
{
    static const unsigned statuses[] = {[PRESSING_TAKEN] = MHD_HTTP_NO_CONTENT,
                                        [PRESSING_FOREIGN] = MHD_HTTP_FORBIDDEN,
                                        [PRESSING_OLD] = MHD_HTTP_CONFLICT,
                                        [PRESSING_FULL] = MHD_HTTP_TOO_MANY_REQUESTS};
    Order order;
    if (!order_read_press(request->body, request->size, &order)) {
        return answer_status(connection, MHD_HTTP_BAD_REQUEST);
    }
    Pressing pressing = seating_press(&phones->seating, &order);
    if (pressing == PRESSING_TAKEN) {
        phones->setting.wake(phones->setting.context);
    }
    return answer_status(connection, statuses[pressing]);
}

/* A phone says that it is there, to whom the program need not listen. */
static enum MHD_Result answer_beat(Phones *phones, struct MHD_Connection *connection,
                                   const Request *request)
{
    Order order;
    if (!order_read_sitting(request->body, request->size, &order)) {
        return answer_status(connection, MHD_HTTP_BAD_REQUEST);
    }
    bool is_there = stream_answer(phones, order.key);
    return answer_status(connection, is_there ? MHD_HTTP_NO_CONTENT : MHD_HTTP_FORBIDDEN);
}

static enum MHD_Result post(Phones *phones, struct MHD_Connection *connection, const char *url,
                            const Request *request)
{
    if (request->is_long) {
        return answer_status(connection, MHD_HTTP_CONTENT_TOO_LARGE);
    }
    if (strcmp(url, "/sit") == 0) {
        return sit(phones, connection, request);
    }
    if (strcmp(url, "/press") == 0) {
        return press(phones, connection, request);
    }
    if (strcmp(url, "/here") == 0) {
        return answer_beat(phones, connection, request);
    }
    return answer_status(connection, MHD_HTTP_NOT_FOUND);
}

/* Too many at once keep nobody from their seat: what a phone with a token asks is answered, who
 * wants to sit down comes again. */
static bool is_full(const Phones *phones, const char *url)
{
    bool has_token =
        strcmp(url, "/see") == 0 || strcmp(url, "/press") == 0 || strcmp(url, "/here") == 0;
    return phones->connections > CONNECTIONS_FULL && !has_token;
}

/* The lock is held. */
static enum MHD_Result answer_request(Phones *phones, struct MHD_Connection *connection,
                                      const char *method, const char *url, const Request *request)
{
    bool reads = strcmp(method, "GET") == 0, writes = strcmp(method, "POST") == 0;
    if (!reads && !writes) {
        return answer_status(connection, MHD_HTTP_METHOD_NOT_ALLOWED);
    }
    if (!is_our_name(phones, connection) || !is_our_page(phones, connection, writes)) {
        return answer_status(connection, MHD_HTTP_FORBIDDEN);
    }
    if (is_full(phones, url) || phones->farewell) {
        return answer_status(connection, MHD_HTTP_SERVICE_UNAVAILABLE);
    }
    return reads ? get(phones, connection, url) : post(phones, connection, url, request);
}

static enum MHD_Result take_request(void *context, struct MHD_Connection *connection,
                                    const char *url, const char *method, const char *version,
                                    const char *bytes, size_t *size, void **own)
{
    (void)version;
    Phones *phones = context;
    Request *request = *own;
    if (!request) { /* its head: the answer waits for the body */
        *own = memory_zeroed(sizeof *request);
        return MHD_YES;
    }
    if (*size > 0) {
        request->is_long |= *size > sizeof request->body - request->size;
        if (!request->is_long) {
            memcpy(request->body + request->size, bytes, *size);
            request->size += *size;
        }
        *size = 0;
        return MHD_YES;
    }
    pthread_mutex_lock(&phones->lock);
    enum MHD_Result result = answer_request(phones, connection, method, url, request);
    pthread_mutex_unlock(&phones->lock);
    return result;
}

static void end_request(void *context, struct MHD_Connection *connection, void **own,
                        enum MHD_RequestTerminationCode code)
{
    (void)context;
    (void)connection;
    (void)code;
    free(*own);
    *own = NULL;
}

static void count_connection(void *context, struct MHD_Connection *connection, void **own,
                             enum MHD_ConnectionNotificationCode code)
{
    (void)connection;
    (void)own;
    Phones *phones = context;
    pthread_mutex_lock(&phones->lock);
    if (code == MHD_CONNECTION_NOTIFY_STARTED) {
        phones->connections++;
    } else {
        phones->connections--;
    }
    pthread_mutex_unlock(&phones->lock);
}

static struct MHD_Daemon *listen_at(Phones *phones, struct sockaddr_in *address)
{
    unsigned flags = MHD_USE_AUTO | MHD_USE_INTERNAL_POLLING_THREAD | MHD_ALLOW_SUSPEND_RESUME;
    return MHD_start_daemon(flags, 0, NULL, NULL, take_request, phones, MHD_OPTION_SOCK_ADDR,
                            (struct sockaddr *)address, MHD_OPTION_CONNECTION_LIMIT,
                            CONNECTIONS_MOST, MHD_OPTION_PER_IP_CONNECTION_LIMIT, CONNECTIONS_EACH,
                            MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)CONNECTION_BYTES,
                            MHD_OPTION_CONNECTION_TIMEOUT, IDLE_SECONDS,
                            MHD_OPTION_NOTIFY_COMPLETED, end_request, NULL,
                            MHD_OPTION_NOTIFY_CONNECTION, count_connection, phones, MHD_OPTION_END);
}

/* At the usual port, so that a firewall can let it through; where that is taken at any other. */
static bool listens(Phones *phones)
{
    char house[INET_ADDRSTRLEN];
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(USUAL_PORT)};
    address.sin_addr = address_of_house();
    phones->daemon = listen_at(phones, &address);
    if (!phones->daemon) {
        address.sin_port = 0;
        phones->daemon = listen_at(phones, &address);
    }
    if (!phones->daemon || !inet_ntop(AF_INET, &address.sin_addr, house, sizeof house)) {
        return false;
    }
    const union MHD_DaemonInfo *info =
        MHD_get_daemon_info(phones->daemon, MHD_DAEMON_INFO_BIND_PORT);
    unsigned port = info ? info->port : 0; /* 0: it cannot be told */
    snprintf(phones->origin, sizeof phones->origin, "http://%s:%u", house, port);
    phones->is_alone = address.sin_addr.s_addr == htonl(INADDR_LOOPBACK);
    return port != 0;
}

/* The lock is held. */
static bool is_ending(Phones *phones, unsigned seconds)
{
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec += seconds;
    int waited = 0;
    while (!phones->farewell && waited == 0) {
        waited = pthread_cond_timedwait(&phones->ending, &phones->lock, &until);
    }
    return phones->farewell != NULL;
}

static void *beat(void *context)
{
    Phones *phones = context;
    pthread_mutex_lock(&phones->lock);
    while (!is_ending(phones, PHONES_BEAT_SECONDS)) {
        streams_beat(phones);
    }
    pthread_mutex_unlock(&phones->lock);
    return NULL;
}

static void release(Phones *phones)
{
    if (phones->has_heart) {
        pthread_join(phones->heart, NULL);
    }
    if (phones->daemon) {
        MHD_stop_daemon(phones->daemon);
    }
    for (unsigned i = 0; i < PHONE_SEATS; i++) {
        free(phones->messages[i]);
    }
    for (unsigned i = 0; i < phones->greeting_count; i++) {
        free(phones->greetings[i].words);
    }
    free(phones->farewell);
    pthread_cond_destroy(&phones->quiet);
    pthread_cond_destroy(&phones->ending);
    pthread_mutex_destroy(&phones->lock);
    free(phones);
}

Phones *phones_open(const PhonesSetting *setting)
{
    Phones *phones = memory_zeroed(sizeof *phones);
    phones->setting = *setting;
    pthread_mutex_init(&phones->lock, NULL);
    pthread_cond_init(&phones->quiet, NULL);
    pthread_cond_init(&phones->ending, NULL);
    if (!seating_init(&phones->seating, setting->seats) || !listens(phones)) {
        release(phones);
        return NULL;
    }
    phones->has_heart = pthread_create(&phones->heart, NULL, beat, phones) == 0;
    return phones;
}

static char *copy_of(const char *words)
{
    size_t size = strlen(words) + 1;
    char *copy = memory_bytes(size);
    memcpy(copy, words, size);
    return copy;
}

void phones_close(Phones *phones, const char *farewell)
{
    if (!phones) {
        return;
    }
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_nsec += FAREWELL_MS * 1000000L;
    until.tv_sec += until.tv_nsec / 1000000000L;
    until.tv_nsec %= 1000000000L;
    pthread_mutex_lock(&phones->lock);
    phones->farewell = copy_of(farewell);
    pthread_cond_signal(&phones->ending);
    streams_stir(phones);
    int waited = 0;
    while (phones->streams && waited == 0) {
        waited = pthread_cond_timedwait(&phones->quiet, &phones->lock, &until);
    }
    streams_stir(phones); /* none may be asleep when the server ends */
    pthread_mutex_unlock(&phones->lock);
    release(phones);
}

const char *phones_origin(const Phones *phones)
{
    return phones->origin;
}

bool phones_is_alone(const Phones *phones)
{
    return phones->is_alone;
}

void phones_set_greeting(Phones *phones, const char *language, const char *words)
{
    pthread_mutex_lock(&phones->lock);
    if (phones->greeting_count < GREETINGS_MAX) {
        Greeting *greeting = &phones->greetings[phones->greeting_count++];
        Text code = text_in(greeting->language, sizeof greeting->language);
        text_append(&code, language);
        greeting->words = copy_of(words);
    }
    pthread_mutex_unlock(&phones->lock);
}

PhoneState phones_state(Phones *phones, unsigned seat)
{
    PhoneState state = PHONE_AWAITED;
    pthread_mutex_lock(&phones->lock);
    const Place *place = &phones->seating.places[seat];
    if (place->token[0] != '\0') {
        state = stream_listens(phones, place->token) ? PHONE_SITS : PHONE_AWAY;
    }
    pthread_mutex_unlock(&phones->lock);
    return state;
}

void phones_secret(Phones *phones, unsigned seat, char out[PHONE_SECRET_BYTES])
{
    pthread_mutex_lock(&phones->lock);
    memcpy(out, phones->seating.places[seat].secret, PHONE_SECRET_BYTES);
    pthread_mutex_unlock(&phones->lock);
}

bool phones_asks(Phones *phones, unsigned seat)
{
    pthread_mutex_lock(&phones->lock);
    bool asks = phones->seating.places[seat].guest[0] != '\0';
    pthread_mutex_unlock(&phones->lock);
    return asks;
}

void phones_answer(Phones *phones, unsigned seat, bool lets_in)
{
    pthread_mutex_lock(&phones->lock);
    seating_answer(&phones->seating, seat, lets_in);
    streams_stir(phones);
    pthread_mutex_unlock(&phones->lock);
}

void phones_send(Phones *phones, unsigned seat, const char *message)
{
    pthread_mutex_lock(&phones->lock);
    free(phones->messages[seat]);
    phones->messages[seat] = copy_of(message);
    phones->sent[seat]++;
    streams_stir(phones);
    pthread_mutex_unlock(&phones->lock);
}

void phones_beat(Phones *phones)
{
    pthread_mutex_lock(&phones->lock);
    streams_beat(phones);
    pthread_mutex_unlock(&phones->lock);
}

bool phones_take(Phones *phones, PhonePress *out)
{
    pthread_mutex_lock(&phones->lock);
    bool any = seating_take(&phones->seating, out);
    pthread_mutex_unlock(&phones->lock);
    return any;
}
