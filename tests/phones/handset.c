/* Sockets that wait: who hears nothing is ended by the watch on the test. */
#include "handset.h"

#include "testing.h"

#include <arpa/inet.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

/* An end point, and whether somebody listens at the other. */
static bool reach(const char *host, int *end_point)
{
    char house[64];
    struct sockaddr_in there = {.sin_family = AF_INET};
    snprintf(house, sizeof house, "%s", host);
    char *port = strchr(house, ':');
    *port++ = '\0';
    there.sin_port = htons((uint16_t)atoi(port));
    inet_pton(AF_INET, house, &there.sin_addr);
    *end_point = socket(AF_INET, SOCK_STREAM, 0);
    assert_true(*end_point >= 0);
    return connect(*end_point, (struct sockaddr *)&there, sizeof there) == 0;
}

int handset_connect(const char *host)
{
    int end_point;
    assert_true(reach(host, &end_point));
    return end_point;
}

bool handset_reaches(const char *host)
{
    int end_point;
    bool reaches = reach(host, &end_point);
    close(end_point);
    return reaches;
}

static void write_all(int end_point, const char *text)
{
    for (size_t left = strlen(text); left > 0;) {
        ssize_t sent = send(end_point, text, left, MSG_NOSIGNAL);
        assert_true(sent > 0);
        text += sent;
        left -= (size_t)sent;
    }
}

int handset_call(const char *host, const char *path, const char *body)
{
    char request[1024];
    int end_point = handset_connect(host);
    snprintf(request, sizeof request,
             "POST %s HTTP/1.1\r\nHost: %s\r\nOrigin: http://%s\r\nConnection: close\r\n"
             "Content-Length: %zu\r\n\r\n%s",
             path, host, host, strlen(body), body);
    write_all(end_point, request);
    return end_point;
}

int handset_answer(int end_point, char *out, size_t capacity)
{
    char answer[2048];
    size_t size = 0;
    int status = 0;
    for (ssize_t got = 1; got > 0 && size + 1 < sizeof answer; size += (size_t)got) {
        got = read(end_point, answer + size, sizeof answer - 1 - size);
        got = got < 0 ? 0 : got;
    }
    answer[size] = '\0';
    close(end_point);
    sscanf(answer, "HTTP/1.1 %d", &status);
    const char *found = strstr(answer, "\r\n\r\n");
    snprintf(out, capacity, "%s", found ? found + 4 : "");
    return status;
}

int handset_call_to_sit(Handset *handset, const char *link)
{
    char secret[64], body[80];
    *handset = (Handset){.count = 0};
    assert_int_equal(sscanf(link, "http://%63[^/]/#%63s", handset->host, secret), 2);
    snprintf(body, sizeof body, "%s en", secret);
    return handset_call(handset->host, "/sit", body);
}

void handset_listen(Handset *handset)
{
    char request[256];
    handset->heard[0] = '\0';
    handset->stream = handset_connect(handset->host);
    /* Of HTTP/1.0, which has no pieces. */
    snprintf(request, sizeof request, "GET /see?token=%s HTTP/1.0\r\nHost: %s\r\n\r\n",
             handset->token, handset->host);
    write_all(handset->stream, request);
}

void handset_sit(Handset *handset, const char *link)
{
    int call = handset_call_to_sit(handset, link);
    assert_int_equal(handset_answer(call, handset->token, sizeof handset->token), 200);
    handset_listen(handset);
}

void handset_close(Handset *handset)
{
    close(handset->stream);
}

int handset_call_to_press(Handset *handset, const char *id)
{
    char body[400];
    snprintf(body, sizeof body, "%s %u en %s", handset->token, ++handset->count, id);
    return handset_call(handset->host, "/press", body);
}

int handset_press(Handset *handset, const char *id)
{
    char nothing[4];
    return handset_answer(handset_call_to_press(handset, id), nothing, sizeof nothing);
}

/* The next line that was heard, taken; false: there is no whole one. */
static bool take_line(Handset *handset, char *out)
{
    char *end = strchr(handset->heard, '\n');
    if (!end) {
        return false;
    }
    size_t length = (size_t)(end - handset->heard);
    memcpy(out, handset->heard, length);
    out[length] = '\0';
    memmove(handset->heard, end + 1, strlen(end + 1) + 1);
    return true;
}

static void hear_more(Handset *handset)
{
    size_t size = strlen(handset->heard);
    ssize_t got = read(handset->stream, handset->heard + size, HANDSET_BYTES - 1 - size);
    assert_true(got > 0);
    handset->heard[size + (size_t)got] = '\0';
}

void handset_hear(Handset *handset, const char *words)
{
    static char line[HANDSET_BYTES];
    for (;;) {
        while (!take_line(handset, line)) {
            hear_more(handset);
        }
        if (strncmp(line, "data: ", 6) == 0) {
            strcpy(handset->told, line + 6);
            if (strstr(handset->told, words)) {
                return;
            }
        }
    }
}

size_t handset_hear_end(Handset *handset)
{
    static char line[HANDSET_BYTES];
    size_t messages = 0;
    for (ssize_t got = 1; got > 0;) {
        size_t size = strlen(handset->heard);
        got = read(handset->stream, handset->heard + size, HANDSET_BYTES - 1 - size);
        handset->heard[size + (size_t)(got > 0 ? got : 0)] = '\0';
    }
    while (take_line(handset, line)) {
        messages += strncmp(line, "data: ", 6) == 0;
    }
    handset_close(handset);
    return messages;
}
