/* One answer without an end for each phone: server-sent events. A stream that has nothing to say is
 * suspended, so that nothing runs while nothing happens; one that is too slow finds the newest
 * message when it is ready for more, not those between. */
#include "stream.h"
#include "answer.h"

#include "base/memory.h"
#include "base/text.h"

#include <stdlib.h>
#include <string.h>

#define BLOCK_BYTES 4096

struct Stream {
    Phones *phones;
    struct MHD_Connection *connection;
    char token[TOKEN_BYTES];
    bool is_suspended;
    bool is_last; /* what is being sent is the last */
    bool is_over; /* another stream has taken its place */
    bool has_waited;
    bool is_asked;       /* whether it is there is to be sent */
    bool is_dead;        /* it has not answered: nothing more is sent */
    unsigned unanswered; /* beats */
    uint64_t seen;       /* the seat's message that was sent last */
    char *words;         /* being sent; NULL: nothing is */
    size_t size, at;
    Stream *next;
};

static void say(Stream *stream, const char *message)
{
    static const char head[] = "data: ", tail[] = "\n\n";
    size_t length = strlen(message);
    stream->size = sizeof head - 1 + length + sizeof tail - 1;
    stream->words = memory_bytes(stream->size + 1);
    stream->at = 0;
    memcpy(stream->words, head, sizeof head - 1);
    memcpy(stream->words + sizeof head - 1, message, length);
    memcpy(stream->words + sizeof head - 1 + length, tail, sizeof tail);
}

/* As a heading of its own, to which the page answers. */
static void ask(Stream *stream)
{
    static const char beat[] = "event: beat\ndata:\n\n";
    stream->size = sizeof beat - 1;
    stream->words = memory_bytes(sizeof beat);
    stream->at = 0;
    memcpy(stream->words, beat, sizeof beat);
    stream->is_asked = false;
}

static void say_last(Stream *stream, const char *message)
{
    stream->is_last = true;
    say(stream, message);
}

/* What there is to say now; nothing, if there is nothing. */
static void find_words(Stream *stream)
{
    unsigned seat = 0;
    Phones *phones = stream->phones;
    Standing standing = seating_find(&phones->seating, stream->token, &seat);
    if (phones->farewell) {
        say_last(stream, phones->farewell);
    } else if (standing == STANDING_NONE || stream->is_over) {
        say_last(stream, "{\"gone\":true}");
    } else if (standing == STANDING_GUEST && !stream->has_waited) {
        stream->has_waited = true;
        say(stream, "{\"waits\":true}");
    } else if (standing == STANDING_SEATED && phones->messages[seat] &&
               stream->seen != phones->sent[seat]) {
        stream->seen = phones->sent[seat];
        say(stream, phones->messages[seat]);
    } else if (stream->is_asked) {
        ask(stream);
    }
}

static ssize_t hand_over(Stream *stream, char *out, size_t most)
{
    size_t size = stream->size - stream->at;
    size = size < most ? size : most;
    memcpy(out, stream->words + stream->at, size);
    stream->at += size;
    if (stream->at == stream->size) {
        free(stream->words);
        stream->words = NULL;
    }
    return (ssize_t)size;
}

static ssize_t stream_read(void *context, uint64_t position, char *out, size_t most)
{
    (void)position;
    Stream *stream = context;
    Phones *phones = stream->phones;
    ssize_t size = 0;
    pthread_mutex_lock(&phones->lock);
    if (!stream->words && (stream->is_last || stream->is_dead)) {
        size = MHD_CONTENT_READER_END_OF_STREAM;
    } else {
        if (!stream->words) {
            find_words(stream);
        }
        if (stream->words) {
            size = hand_over(stream, out, most);
        } else {
            stream->is_suspended = true;
            MHD_suspend_connection(stream->connection);
        }
    }
    pthread_mutex_unlock(&phones->lock);
    return size;
}

static void note_change(Phones *phones, const char *token)
{
    unsigned seat = 0;
    if (seating_find(&phones->seating, token, &seat) != STANDING_NONE) {
        phones->seating.places[seat].is_changed = true;
        phones->setting.wake(phones->setting.context);
    }
}

static void stream_end(void *context)
{
    Stream *stream = context;
    Phones *phones = stream->phones;
    pthread_mutex_lock(&phones->lock);
    for (Stream **at = &phones->streams; *at; at = &(*at)->next) {
        if (*at == stream) {
            *at = stream->next;
            break;
        }
    }
    if (!phones->farewell) {
        note_change(phones, stream->token);
    }
    if (!phones->streams) {
        pthread_cond_broadcast(&phones->quiet);
    }
    free(stream->words);
    free(stream);
    pthread_mutex_unlock(&phones->lock);
}

void streams_stir(Phones *phones)
{
    for (Stream *stream = phones->streams; stream; stream = stream->next) {
        if (stream->is_suspended) {
            stream->is_suspended = false;
            MHD_resume_connection(stream->connection);
        }
    }
}

void streams_beat(Phones *phones)
{
    for (Stream *stream = phones->streams; stream; stream = stream->next) {
        stream->is_dead |= stream->unanswered >= PHONES_BEATS_MISSED;
        stream->is_asked = true;
        stream->unanswered++;
    }
    streams_stir(phones);
}

bool stream_answer(Phones *phones, const char *token)
{
    bool is_there = false;
    for (Stream *stream = phones->streams; stream; stream = stream->next) {
        if (!stream->is_dead && strcmp(stream->token, token) == 0) {
            stream->unanswered = 0;
            is_there = true;
        }
    }
    return is_there;
}

bool stream_listens(const Phones *phones, const char *token)
{
    for (const Stream *stream = phones->streams; stream; stream = stream->next) {
        if (!stream->is_over && !stream->is_dead && strcmp(stream->token, token) == 0) {
            return true;
        }
    }
    return false;
}

/* A page that is loaded anew comes before the system has noticed that the old one is gone. */
static void replace_former(Phones *phones, const char *token)
{
    for (Stream *stream = phones->streams; stream; stream = stream->next) {
        stream->is_over |= strcmp(stream->token, token) == 0;
    }
    streams_stir(phones);
}

enum MHD_Result stream_begin(Phones *phones, struct MHD_Connection *connection, const char *token)
{
    Stream *stream = memory_zeroed(sizeof *stream);
    Text key = text_in(stream->token, sizeof stream->token);
    text_append(&key, token);
    stream->phones = phones;
    stream->connection = connection;
    struct MHD_Response *response = MHD_create_response_from_callback(
        MHD_SIZE_UNKNOWN, BLOCK_BYTES, stream_read, stream, stream_end);
    if (!response) {
        free(stream);
        return MHD_NO;
    }
    enum MHD_Result result = MHD_NO;
    replace_former(phones, stream->token);
    stream->next = phones->streams;
    phones->streams = stream;
    note_change(phones, stream->token);
    if (answer_head(response, "text/event-stream")) {
        result = MHD_queue_response(connection, MHD_HTTP_OK, response);
    }
    pthread_mutex_unlock(&phones->lock); /* giving back a refused one ends the stream */
    MHD_destroy_response(response);
    pthread_mutex_lock(&phones->lock);
    return result;
}
