/* No answer is kept by a browser, framed by another page or read as something else than it is; the
 * page may speak to nobody but us. */
#include "answer.h"

#include <stdint.h>
#include <string.h>

bool answer_head(struct MHD_Response *response, const char *type)
{
    static const char *const heads[][2] = {
        {"Cache-Control", "no-store"},
        {"X-Content-Type-Options", "nosniff"},
        {"X-Frame-Options", "DENY"},
        {"Referrer-Policy", "no-referrer"},
        {"Content-Security-Policy",
         "default-src 'none'; connect-src 'self'; script-src 'unsafe-inline'; "
         "style-src 'unsafe-inline'; img-src data:"},
    };
    bool has_all = MHD_add_response_header(response, "Content-Type", type) == MHD_YES;
    for (size_t i = 0; i < sizeof heads / sizeof heads[0]; i++) {
        has_all = has_all && MHD_add_response_header(response, heads[i][0], heads[i][1]) == MHD_YES;
    }
    return has_all;
}

/* Takes the response, or NULL. */
static enum MHD_Result answer(struct MHD_Connection *connection, unsigned status, const char *type,
                              struct MHD_Response *response)
{
    if (!response) {
        return MHD_NO;
    }
    enum MHD_Result result = MHD_NO;
    if (answer_head(response, type)) {
        result = MHD_queue_response(connection, status, response);
    }
    MHD_destroy_response(response);
    return result;
}

enum MHD_Result answer_words(struct MHD_Connection *connection, const char *type, const char *words)
{
    return answer(connection, MHD_HTTP_OK, type,
                  MHD_create_response_from_buffer(strlen(words), (void *)(uintptr_t)words,
                                                  MHD_RESPMEM_MUST_COPY));
}

enum MHD_Result answer_bytes(struct MHD_Connection *connection, const char *type, const char *bytes,
                             size_t size)
{
    return answer(
        connection, MHD_HTTP_OK, type,
        MHD_create_response_from_buffer(size, (void *)(uintptr_t)bytes, MHD_RESPMEM_PERSISTENT));
}

enum MHD_Result answer_status(struct MHD_Connection *connection, unsigned status)
{
    return answer(connection, status, "text/plain",
                  MHD_create_response_from_buffer(0, NULL, MHD_RESPMEM_PERSISTENT));
}
