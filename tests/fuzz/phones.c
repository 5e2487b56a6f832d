/* Any bytes as what a phone writes: an order of the page, and an id that was pressed. What may not
 * happen is a crash, or a press that is read as something which cannot be. */
#include "order.h"
#include "press.h"

#include "base/assert.h"
#include "base/text.h"
#include "games/registry.h"

#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void expect_sound(const Game *game, const char *id)
{
    PhonePressed pressed = phone_press_read(game, id);
    if (pressed.kind == PHONE_CARD) {
        ASSERT(pressed.pick.value < game->names.card_count && pressed.pick.copy < CARD_LIMIT);
    }
    if (pressed.kind == PHONE_NAME) {
        ASSERT(text_is_utf8(pressed.name, strlen(pressed.name)));
    }
    ASSERT(pressed.kind != PHONE_NOTE || strlen(pressed.note) < PHONE_NOTE_BYTES);
    ASSERT(pressed.kind != PHONE_PERSON || pressed.person >= 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    Order order;
    const char *bytes = (const char *)data;
    if (order_read_sitting(bytes, size, &order)) {
        ASSERT(order.key[0] != '\0' && order.language[0] != '\0');
    }
    if (order_read_press(bytes, size, &order)) {
        ASSERT(strlen(order.id) < sizeof order.id && size <= ORDER_BYTES_MAX);
        for (size_t i = 0; games[i]; i++) {
            expect_sound(games[i], order.id);
        }
    }
    return 0;
}
