/* Any bytes as a game from a stranger, as text and as code. What may not happen is a crash, a leak,
 * a refusal without a sentence, or a game that comes in and would not go out again as the same. */
#include "storage/transfer.h"

#include "base/assert.h"
#include "games/registry.h"

#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void expect_same(const Match *a, const Match *b)
{
    ASSERT(a->game == b->game && a->position == b->position);
    ASSERT(memcmp(match_state(a), match_state(b), a->game->state_size) == 0);
}

static void expect_back(const Transfer *in, const char *bytes, size_t size)
{
    Transfer again;
    bool is_read = transfer_read(bytes, size, game_by_id, &again, NULL);
    ASSERT(is_read && again.assisted == in->assisted);
    expect_same(&again.match, &in->match);
    match_release(&again.match);
}

static void send_out(const Transfer *in)
{
    static char letters[TRANSFER_CODE_BYTES];
    Text code = text_in(letters, sizeof letters);
    Buffer text;
    buffer_init(&text, 1);
    transfer_write(&in->match, in->seats, in->assisted, &text);
    expect_back(in, (const char *)text.data, text.count);
    bool is_written = transfer_write_code(&in->match, in->assisted, &code);
    ASSERT(is_written);
    expect_back(in, letters, code.length);
    buffer_release(&text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    Transfer in;
    Problem problem;
    bool is_read = transfer_read((const char *)data, size, game_by_id, &in, &problem);
    ASSERT(is_read == (problem.kind == PROBLEM_NONE));
    ASSERT(is_read || problem_text(&problem) != NULL);
    if (is_read) {
        ASSERT(in.match.game->check(match_state(&in.match)) == NULL);
        send_out(&in);
        match_release(&in.match);
    }
    return 0;
}
