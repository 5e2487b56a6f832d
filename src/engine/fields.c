/* Each reader names the member in its sentence, so that whoever wrote the line finds it. */
#include "fields.h"

#include "base/text.h"

bool field_integer(const json_t *object, const char *key, Range range, int64_t *out,
                   Refusal *refusal)
{
    const json_t *json = json_object_get(object, key);
    json_int_t value = json_integer_value(json);
    if (!json_is_integer(json) || value < range.low || value > range.high) {
        return REFUSE(refusal, "\"%s\" must be a whole number from %lld to %lld.", key,
                      (long long)range.low, (long long)range.high);
    }
    *out = value;
    return true;
}

bool field_flag(const json_t *object, const char *key, bool *out, Refusal *refusal)
{
    const json_t *json = json_object_get(object, key);
    if (!json_is_boolean(json)) {
        return REFUSE(refusal, "\"%s\" must be true or false.", key);
    }
    *out = json_is_true(json);
    return true;
}

bool field_text(const json_t *object, const char *key, const char **out, Refusal *refusal)
{
    const char *text = json_string_value(json_object_get(object, key));
    if (!text) {
        return REFUSE(refusal, "\"%s\" must be a text.", key);
    }
    *out = text;
    return true;
}

bool field_object(const json_t *object, const char *key, const json_t **out, Refusal *refusal)
{
    const json_t *json = json_object_get(object, key);
    if (!json_is_object(json)) {
        return REFUSE(refusal, "\"%s\" must be an object.", key);
    }
    *out = json;
    return true;
}

bool field_array(const json_t *object, const char *key, size_t size, const json_t **out,
                 Refusal *refusal)
{
    const json_t *json = json_object_get(object, key);
    if (!json_is_array(json)) {
        return REFUSE(refusal, "\"%s\" must be an array.", key);
    }
    if (size != SIZE_MAX && json_array_size(json) != size) {
        return REFUSE(refusal, "\"%s\" must have %zu members.", key, size);
    }
    *out = json;
    return true;
}

bool field_word(const json_t *object, const char *key, const char *const *words, unsigned *out,
                Refusal *refusal)
{
    const char *text;
    if (!field_text(object, key, &text, refusal)) {
        return false;
    }
    for (unsigned i = 0; words[i]; i++) {
        if (text_equal(words[i], text)) {
            *out = i;
            return true;
        }
    }
    return REFUSE(refusal, "\"%s\" cannot be \"%s\".", key, text);
}

bool read_card(CardReader *reader, const json_t *json, Card *out)
{
    const Game *game = reader->game;
    const char *code = json_string_value(json);
    bool exists = false;
    if (!code) {
        return REFUSE(reader->refusal, "A card must be a text.");
    }
    for (Card card = 0; card < game->names.card_count; card++) {
        bool same = text_equal(game->names.cards[card], code);
        exists |= same;
        if (same && !(reader->seen & card_bit(card))) {
            reader->seen |= card_bit(card);
            *out = card;
            return true;
        }
    }
    return exists ? REFUSE(reader->refusal, "The card \"%s\" is there too often.", code)
                  : REFUSE(reader->refusal, "There is no card \"%s\".", code);
}

static bool read_cards(CardReader *reader, const json_t *json, const char *name, CardList *out)
{
    if (!json_is_array(json) || json_array_size(json) > CARD_LIMIT) {
        return REFUSE(reader->refusal, "\"%s\" must be an array of cards.", name);
    }
    out->count = json_array_size(json);
    for (size_t i = 0; i < out->count; i++) {
        if (!read_card(reader, json_array_get(json, i), &out->cards[i])) {
            return false;
        }
    }
    return true;
}

bool field_cards(CardReader *reader, const json_t *object, const char *key, CardList *out)
{
    return read_cards(reader, json_object_get(object, key), key, out);
}

bool read_card_set(CardReader *reader, const json_t *json, const char *name, CardSet *out)
{
    CardList list;
    if (!read_cards(reader, json, name, &list)) {
        return false;
    }
    *out = 0;
    for (size_t i = 0; i < list.count; i++) {
        *out |= card_bit(list.cards[i]);
    }
    return true;
}

json_t *write_card(const Game *game, Card card)
{
    if (card == CARD_NONE) {
        return json_null();
    }
    return json_string(card == CARD_HIDDEN ? "?" : game->names.cards[card]);
}

json_t *write_cards(const Game *game, const Card cards[], size_t count)
{
    json_t *array = json_array();
    for (size_t i = 0; i < count; i++) {
        json_array_append_new(array, write_card(game, cards[i]));
    }
    return array;
}

json_t *write_card_set(const Game *game, CardSet set)
{
    json_t *array = json_array();
    for (; set; set = set_without_first(set)) {
        json_array_append_new(array, write_card(game, set_first(set)));
    }
    return array;
}

json_t *write_zone(const Game *game, const void *view, uint8_t zone)
{
    Card cards[ZONE_CARDS_MAX];
    return write_cards(game, cards, game->zone(view, zone, cards, ZONE_CARDS_MAX));
}

void write_known(json_t *known, const Game *game, uint8_t zone, CardSet set)
{
    if (set) {
        json_array_append_new(known, json_pack("{s:s,s:o}", "zone", game->names.zones[zone],
                                               "cards", write_card_set(game, set)));
    }
}
