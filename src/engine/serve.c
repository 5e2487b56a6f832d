/* Lines in, lines out. What is beyond the limit of a line is counted but not kept, so that memory
 * stays bounded while the reader finds the end of the line. */
#include "engine.h"

#include "base/assert.h"
#include "base/memory.h"

#include <stdlib.h>

typedef struct Line {
    char *bytes;   /* room for ENGINE_LINE_MAX and a carriage return */
    size_t length; /* of the line as it was sent, without its end; may exceed the room */
} Line;

static bool line_read(Line *line, FILE *in)
{
    int byte;
    line->length = 0;
    while ((byte = getc(in)) != EOF && byte != '\n') {
        if (line->length <= ENGINE_LINE_MAX) {
            line->bytes[line->length] = (char)byte;
        }
        line->length++;
    }
    bool is_returned = line->length > 0 && line->length <= ENGINE_LINE_MAX + 1 &&
                       line->bytes[line->length - 1] == '\r';
    line->length -= is_returned;
    return byte != EOF || line->length > 0;
}

static bool line_write(void *context, const char *line)
{
    FILE *out = context;
    fputs(line, out);
    putc('\n', out);
    return fflush(out) == 0;
}

bool engine_serve(Engine *engine, FILE *in, FILE *out)
{
    Line line = {.bytes = memory_bytes(ENGINE_LINE_MAX + 1)};
    engine_listen(engine, line_write, out);
    while (!engine_is_done(engine) && !ferror(out) && line_read(&line, in)) {
        char *reply = engine_answer(engine, line.bytes, line.length);
        if (reply) {
            line_write(out, reply);
        }
        free(reply);
    }
    engine_listen(engine, NULL, NULL);
    free(line.bytes);
    return !ferror(out);
}
