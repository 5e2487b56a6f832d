/* Any bytes as a file of translations. What may not happen is a crash, a read beside the file, or
 * words that are no text; a file that is refused changes nothing. */
#include "base/assert.h"
#include "base/text.h"
#include "i18n/catalogue.h"

#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void expect_text(const char *words)
{
    ASSERT(words && text_is_utf8(words, strlen(words)));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    Catalogue catalogue;
    catalogue_init(&catalogue);
    bool is_read = catalogue_set_bytes(&catalogue, LANGUAGE_RU, data, size);
    ASSERT(catalogue.language == (is_read ? LANGUAGE_RU : LANGUAGE_EN));
    expect_text(tr(&catalogue, "Play"));
    expect_text(tr(&catalogue, "act\004Play"));
    expect_text(tr(&catalogue, ""));
    for (int64_t number = -1; number < 25; number++) {
        expect_text(tr_plural(&catalogue, "{n} card", "{n} cards", number));
        expect_text(tr_plural(&catalogue, "log\004{n} card", "{n} cards", number));
    }
    catalogue_release(&catalogue);
    return 0;
}
