/* Options between JSON and a Setup, by the game's own table: no game is named here. */
#include "commands.h"

#include "base/text.h"

static int word_index(const char *const *words, const char *text)
{
    for (int i = 0; words && text && words[i]; i++) {
        if (text_equal(words[i], text)) {
            return i;
        }
    }
    return -1;
}

static bool number_fits(const GameOption *option, const json_t *json)
{
    json_int_t value = json_integer_value(json);
    return json_is_integer(json) && value >= option->low && value <= option->high;
}

static bool read_seat(const GameOption *option, const json_t *json, const Setup *setup,
                      int32_t *out)
{
    int word = word_index(option->words, json_string_value(json));
    json_int_t seat = json_integer_value(json);
    *out = word >= 0 ? -1 - word : (int32_t)seat;
    return word >= 0 || (json_is_integer(json) && seat >= 0 && seat < setup->seats);
}

static bool read_numbers(const GameOption *option, const json_t *json, int32_t *out)
{
    const json_t *first = json_array_get(json, 0);
    const json_t *second = json_array_get(json, 1);
    if (json_array_size(json) != 2 || !number_fits(option, first) || !number_fits(option, second)) {
        return false;
    }
    *out = (int32_t)(json_integer_value(first) | json_integer_value(second) << 8);
    return true;
}

static bool read_words(const GameOption *option, const json_t *json, int32_t *out)
{
    uint32_t set = 0;
    for (size_t i = 0; i < json_array_size(json); i++) {
        int word = word_index(option->words, json_string_value(json_array_get(json, i)));
        if (word < 0 || set & UINT32_C(1) << word) {
            return false;
        }
        set |= UINT32_C(1) << word;
    }
    *out = (int32_t)set;
    return json_is_array(json);
}

bool option_read(const GameOption *option, const json_t *json, const Setup *setup, int32_t *out)
{
    switch (option->kind) {
    case OPTION_FLAG:
        *out = json_is_true(json);
        return json_is_boolean(json);
    case OPTION_NUMBER:
        *out = number_fits(option, json) ? (int32_t)json_integer_value(json) : 0;
        return number_fits(option, json);
    case OPTION_WORD:
        *out = word_index(option->words, json_string_value(json));
        return *out >= 0;
    case OPTION_SEAT:
        return read_seat(option, json, setup, out);
    case OPTION_NUMBERS:
        return read_numbers(option, json, out);
    case OPTION_WORDS:
        return read_words(option, json, out);
    }
    return false;
}

static bool options_read(const Codec *codec, json_t *options, Setup *setup, Refusal *refusal)
{
    unsigned given = 0;
    const char *key;
    json_t *value;
    json_object_foreach(options, key, value)
    {
        int index = game_option_index(codec->game, key);
        if (index < 0) {
            return REFUSE(refusal, "The game has no option \"%s\".", key);
        }
        const GameOption *option = &codec->game->options[index];
        if (!option_read(option, value, setup, &setup->options[index])) {
            return REFUSE(refusal, "The option \"%s\" cannot have this value.", key);
        }
        given |= 1u << index;
    }
    if (codec->fill_options) {
        codec->fill_options(setup, given);
    }
    return true;
}

bool setup_read_words(const json_t *request, const Codec **codec, Setup *setup, Refusal *refusal)
{
    const char *id;
    int64_t players;
    if (!field_text(request, "game", &id, refusal)) {
        return false;
    }
    *codec = codec_by_id(id);
    if (!*codec) {
        return REFUSE(refusal, "There is no game \"%s\".", id);
    }
    if (!field_integer(request, "players", (Range){1, SEAT_LIMIT}, &players, refusal)) {
        return false;
    }
    json_t *options = json_object_get(request, "options");
    *setup = setup_initial((*codec)->game, (uint8_t)players, 0);
    if (options && !json_is_object(options)) {
        return REFUSE(refusal, "\"options\" must be an object.");
    }
    return options_read(*codec, options, setup, refusal);
}

bool setup_read(const json_t *request, const Codec **codec, Setup *setup, Refusal *refusal)
{
    Message why = {0};
    if (!setup_read_words(request, codec, setup, refusal)) {
        return false;
    }
    return setup_is_accepted((*codec)->game, setup, &why) ||
           refuse_with_message(refusal, (*codec)->game, &why);
}

static json_t *words_write(const GameOption *option, int32_t set)
{
    json_t *array = json_array();
    for (int i = 0; option->words[i]; i++) {
        if ((uint32_t)set & UINT32_C(1) << i) {
            json_array_append_new(array, json_string(option->words[i]));
        }
    }
    return array;
}

json_t *option_write(const GameOption *option, int32_t value)
{
    switch (option->kind) {
    case OPTION_FLAG:
        return json_boolean(value);
    case OPTION_NUMBER:
        return json_integer(value);
    case OPTION_WORD:
        return json_string(option->words[value]);
    case OPTION_SEAT:
        return value < 0 ? json_string(option->words[-1 - value]) : json_integer(value);
    case OPTION_NUMBERS:
        return json_pack("[i,i]", (int)(value & 0xFF), (int)(value >> 8 & 0xFF));
    case OPTION_WORDS:
        return words_write(option, value);
    }
    return json_null();
}

json_t *options_write(const Game *game, const Setup *setup)
{
    json_t *options = json_object();
    for (unsigned i = 0; i < game->option_count; i++) {
        const GameOption *option = &game->options[i];
        if (game_option_is_named(option, setup->options[i])) {
            json_object_set_new(options, option->key, option_write(option, setup->options[i]));
        }
    }
    return options;
}
