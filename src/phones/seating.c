/* Secrets are drawn from the system; a seat never has the same one twice. */
#include "seating.h"

#include "base/system.h"

#include <string.h>

#define SECRET_LETTERS 16 /* of 32 signs each: 80 bits that nobody can guess */

/* Without those that look like one another. */
static const char signs[] = "abcdefghjkmnpqrstuvwxyz23456789A";

static bool draw_key(char out[TOKEN_BYTES], unsigned letters)
{
    unsigned char bytes[TOKEN_BYTES];
    if (!system_random(bytes, letters)) {
        return false;
    }
    memset(out, 0, TOKEN_BYTES);
    for (unsigned i = 0; i < letters; i++) {
        out[i] = signs[bytes[i] % 32];
    }
    return true;
}

bool seating_init(Seating *seating, uint8_t seats)
{
    *seating = (Seating){.turn = 0};
    for (unsigned seat = 0; seat < PHONE_SEATS; seat++) {
        Place *place = &seating->places[seat];
        place->is_open = (seats >> seat & 1) != 0;
        if (place->is_open && !draw_key(place->secret, SECRET_LETTERS)) {
            return false;
        }
    }
    return true;
}

static bool is_key(const char *key, const char *given)
{
    char padded[TOKEN_BYTES] = {0};
    size_t length = strlen(given);
    memcpy(padded, given, length);
    return key[0] != '\0' && order_same(key, padded, TOKEN_BYTES);
}

static void take_seat(Place *place, const char *token, const char *language)
{
    memcpy(place->token, token, TOKEN_BYTES);
    memcpy(place->language, language, PHONE_WORD_BYTES);
    place->count = 0;
    place->waiting = 0;
}

Sitting seating_sit(Seating *seating, const Order *order, char token[TOKEN_BYTES])
{
    Place *found = NULL;
    for (unsigned seat = 0; seat < PHONE_SEATS; seat++) {
        Place *place = &seating->places[seat];
        bool is_it = is_key(place->secret, order->key);
        found = is_it ? place : found;
    }
    char secret[TOKEN_BYTES];
    if (!found || !draw_key(token, TOKEN_BYTES - 1) || !draw_key(secret, SECRET_LETTERS)) {
        return SITTING_REFUSED;
    }
    memcpy(found->secret, secret, sizeof secret);
    found->is_changed = true;
    if (found->token[0] != '\0') {
        memcpy(found->guest, token, TOKEN_BYTES);
        memcpy(found->guest_language, order->language, PHONE_WORD_BYTES);
        return SITTING_WAITS;
    }
    take_seat(found, token, order->language);
    return SITTING_SEATED;
}

Standing seating_find(const Seating *seating, const char *token, unsigned *seat)
{
    Standing standing = STANDING_NONE;
    for (unsigned i = 0; i < PHONE_SEATS; i++) {
        const Place *place = &seating->places[i];
        if (is_key(place->token, token)) {
            standing = STANDING_SEATED;
            *seat = i;
        } else if (is_key(place->guest, token)) {
            standing = STANDING_GUEST;
            *seat = i;
        }
    }
    return standing;
}

void seating_answer(Seating *seating, unsigned seat, bool lets_in)
{
    Place *place = &seating->places[seat];
    if (place->guest[0] != '\0' && lets_in) {
        take_seat(place, place->guest, place->guest_language);
    }
    memset(place->guest, 0, sizeof place->guest);
    place->is_changed = true;
}

Pressing seating_press(Seating *seating, const Order *order)
{
    unsigned seat;
    if (seating_find(seating, order->key, &seat) != STANDING_SEATED) {
        return PRESSING_FOREIGN;
    }
    Place *place = &seating->places[seat];
    if (order->count <= place->count) {
        return PRESSING_OLD;
    }
    if (place->waiting == PRESSES_MAX) {
        return PRESSING_FULL;
    }
    place->count = order->count;
    memcpy(place->language, order->language, PHONE_WORD_BYTES);
    PhonePress press = {.seat = (uint8_t)seat};
    memcpy(press.language, order->language, sizeof press.language);
    memcpy(press.id, order->id, sizeof press.id);
    place->presses[(place->first + place->waiting) % PRESSES_MAX] = press;
    place->waiting++;
    return PRESSING_TAKEN;
}

static bool take_of(Place *place, unsigned seat, PhonePress *out)
{
    if (place->is_changed) {
        place->is_changed = false;
        *out = (PhonePress){.seat = (uint8_t)seat};
        memcpy(out->language, place->language, sizeof out->language);
        return true;
    }
    if (place->waiting == 0) {
        return false;
    }
    *out = place->presses[place->first];
    place->first = (place->first + 1) % PRESSES_MAX;
    place->waiting--;
    return true;
}

bool seating_take(Seating *seating, PhonePress *out)
{
    for (unsigned i = 0; i < PHONE_SEATS; i++) {
        unsigned seat = (seating->turn + i) % PHONE_SEATS;
        if (take_of(&seating->places[seat], seat, out)) {
            seating->turn = (seat + 1) % PHONE_SEATS;
            return true;
        }
    }
    return false;
}
