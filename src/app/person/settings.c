/* Every setting is a row of one table: its key, its place in Settings, what it can be, whose it is,
 * and what holds where several people look at once. Games add rows of their own. Numbers are
 * clamped when read, so a profile that was edited by hand cannot harm. The language alone is a word
 * and has no row. */
#include "settings.h"

#include "base/assert.h"
#include "base/limits.h"
#include "base/text.h"
#include "options.h"

#include <stddef.h>
#include <string.h>

#define LANGUAGE_KEY "language"
#define PERSON_KEY   "person"
#define ORDERS_MAX   16

/* Of several people. */
typedef enum SettingShare { SHARE_LEAST, SHARE_MOST, SHARE_FIRST } SettingShare;

typedef struct SettingRow {
    const char *key;
    size_t offset, size; /* in Settings: an int, or one byte */
    int initial, low, high;
    SettingOwner owner;
    SettingShare share;
} SettingRow;

#define AT(field) offsetof(Settings, field), sizeof((Settings *)0)->field

static const SettingRow rows[] = {
    {"overall", AT(overall), 100, 0, 100, OWNER_MACHINE, SHARE_LEAST},
    {"mono", AT(mono), 0, 0, 1, OWNER_MACHINE, SHARE_LEAST},
    {"volume", AT(volume), 70, 0, 100, OWNER_MACHINE, SHARE_LEAST},
    {"music", AT(music), 25, 0, 100, OWNER_MACHINE, SHARE_LEAST},
    {"muted", AT(muted), 0, 0, 1, OWNER_MACHINE, SHARE_LEAST},
    {"rumble", AT(rumbles), 0, 0, 1, OWNER_MACHINE, SHARE_LEAST},
    {"fullscreen", AT(fullscreen), 0, 0, 1, OWNER_MACHINE, SHARE_LEAST},
    {"curtain", AT(curtain), CURTAIN_ALWAYS, 0, CURTAIN_POLICIES - 1, OWNER_MACHINE, SHARE_LEAST},
    {"presses", AT(two_presses), 0, 0, 1, OWNER_MACHINE, SHARE_LEAST},
    {"cover", AT(cover), COVER_SEVERAL, 0, COVER_POLICIES - 1, OWNER_MACHINE, SHARE_LEAST},
    {"text", AT(text_percent), 100, TEXT_PERCENT_MIN, TEXT_PERCENT_MAX, OWNER_PERSON, SHARE_MOST},
    {"card-size", AT(card_percent), 100, CARD_PERCENT_MIN, CARD_PERCENT_MAX, OWNER_PERSON,
     SHARE_MOST},
    {"indices", AT(large_indices), 0, 0, 1, OWNER_PERSON, SHARE_MOST},
    {"left-handed", AT(left_handed), 0, 0, 1, OWNER_PERSON, SHARE_FIRST},
    {"back", AT(back), BACK_OWN, 0, CARD_BACKS - 1, OWNER_PERSON, SHARE_FIRST},
    {"felt", AT(felt), FELT_OWN, 0, FELTS - 1, OWNER_PERSON, SHARE_FIRST},
    {"letters", AT(letters), 0, 0, 1, OWNER_PERSON, SHARE_MOST},
    {"contrast", AT(high_contrast), 0, 0, 1, OWNER_PERSON, SHARE_MOST},
    {"no-red", AT(redless), 0, 0, 1, OWNER_PERSON, SHARE_MOST},
    {"calm", AT(reduced_motion), 0, 0, 1, OWNER_PERSON, SHARE_MOST},
    {"no-shaking", AT(reduced_shaking), 0, 0, 1, OWNER_PERSON, SHARE_MOST},
    {"no-flashes", AT(reduced_flashes), 0, 0, 1, OWNER_PERSON, SHARE_MOST},
    {"speed", AT(speed), SPEED_NORMAL, SPEED_SLOW, SPEED_INSTANT, OWNER_PERSON, SHARE_LEAST},
    {"waits", AT(waits), WAITS_BRIEFLY, 0, WAITS - 1, OWNER_PERSON, SHARE_MOST},
    {"asks", AT(asks_first), 0, 0, 1, OWNER_PERSON, SHARE_MOST},
    {"forced", AT(plays_forced), 0, 0, 1, OWNER_PERSON, SHARE_LEAST},
    {"hints", AT(hints), 1, 0, 1, OWNER_PERSON, SHARE_LEAST},
    {"forecasts", AT(forecasts), FORECASTS_ALL, 0, FORECAST_LEVELS - 1, OWNER_PERSON, SHARE_MOST},
    {"speech", AT(speaks), 0, 0, 1, OWNER_PERSON, SHARE_MOST},
    {"speech-pace", AT(speech_pace), SPEECH_NORMAL, 0, SPEECH_PACES - 1, OWNER_PERSON, SHARE_LEAST},
    {"speech-volume", AT(speech_volume), 100, 0, 100, OWNER_PERSON, SHARE_MOST},
    {"speech-news", AT(speech_news), NEWS_ALL, 0, SPEECH_NEWS - 1, OWNER_PERSON, SHARE_LEAST},
    {"speech-places", AT(speech_places), 1, 0, 1, OWNER_PERSON, SHARE_MOST},
    {"coach", AT(coach), COACH_OFF, COACH_OFF, COACH_FULL, OWNER_PERSON, SHARE_LEAST},
};

#define ROWS     (sizeof rows / sizeof *rows)
#define ROWS_ALL (ROWS + 2 * (size_t)GAME_UIS_MAX)

/* A row with the key that it may need to make. */
typedef struct SettingEntry {
    SettingRow row;
    ProfileKey key;
} SettingEntry;

/* What only one game has: less of it is less help. */
static bool own_row(const GameUi *ui, size_t place, SettingEntry *out)
{
    const GameSetting *own = ui->setting;
    if (own) {
        out->row = (SettingRow){own->key,
                                offsetof(Settings, own) + place,
                                1,
                                own->initial,
                                0,
                                own->count - 1,
                                OWNER_PERSON,
                                SHARE_LEAST};
    }
    return own != NULL;
}

static void order_row(const GameUi *ui, size_t place, SettingEntry *out)
{
    out->key = profile_key(ui->game, "order", NULL);
    out->row = (SettingRow){
        NULL,       offsetof(Settings, order) + place, 1, 0, 0, ORDERS_MAX - 1, OWNER_PERSON,
        SHARE_LEAST};
}

/* The row at `index`, 0 … ROWS_ALL - 1; false: there is none. */
static bool entry_at(size_t index, SettingEntry *out)
{
    if (index < ROWS) {
        out->row = rows[index];
        return true;
    }
    size_t place = (index - ROWS) / 2;
    for (size_t i = 0; i <= place; i++) {
        if (!game_uis[i]) {
            return false;
        }
    }
    const GameUi *ui = game_uis[place];
    if ((index - ROWS) % 2 == 0) {
        return own_row(ui, place, out);
    }
    order_row(ui, place, out);
    return true;
}

static const char *key_of(const SettingEntry *entry)
{
    return entry->row.key ? entry->row.key : entry->key.bytes;
}

static int value_of(const Settings *settings, const SettingRow *row)
{
    const char *place = (const char *)settings + row->offset;
    int value = 0;
    if (row->size == 1) {
        return *(const unsigned char *)place;
    }
    ASSERT(row->size == sizeof value);
    memcpy(&value, place, sizeof value);
    return value;
}

static void set_value(Settings *settings, const SettingRow *row, int value)
{
    char *place = (char *)settings + row->offset;
    if (row->size == 1) {
        *(unsigned char *)place = (unsigned char)value;
    } else {
        memcpy(place, &value, sizeof value);
    }
}

/* Of a person; 0: of the machine, or of nobody in particular. */
static int read_value(Profile *profile, PersonId id, const SettingEntry *entry)
{
    char bytes[24];
    Text text = text_in(bytes, sizeof bytes);
    int64_t number = entry->row.initial;
    bool is_kept = id == 0 ? profile_get(profile, key_of(entry), &text)
                           : people_get(profile, id, key_of(entry), &text);
    if (is_kept && !text.truncated) {
        text_parse_number(bytes, text.length, &number);
    }
    if (number < entry->row.low) {
        return entry->row.low;
    }
    return number > entry->row.high ? entry->row.high : (int)number;
}

static bool keep_value(Profile *profile, PersonId id, const char *key, int value, Problem *problem)
{
    char bytes[24];
    Text text = text_in(bytes, sizeof bytes);
    text_append_number(&text, value);
    return id == 0 ? profile_set(profile, key, bytes, problem)
                   : people_set(profile, id, key, bytes, problem);
}

SettingOwner settings_owner(const char *key)
{
    SettingEntry entry;
    for (size_t i = 0; i < ROWS_ALL; i++) {
        if (entry_at(i, &entry) && text_equal(key_of(&entry), key)) {
            return entry.row.owner;
        }
    }
    ASSERT(text_equal(key, LANGUAGE_KEY));
    return OWNER_MACHINE;
}

void settings_reset(Settings *settings, const char *key)
{
    SettingEntry entry;
    for (size_t i = 0; i < ROWS_ALL; i++) {
        if (entry_at(i, &entry) && text_equal(key_of(&entry), key)) {
            set_value(settings, &entry.row, entry.row.initial);
        }
    }
}

static void read_language(Profile *profile, Settings *settings)
{
    char bytes[16];
    Text code = text_in(bytes, sizeof bytes);
    settings->has_language =
        profile_get(profile, LANGUAGE_KEY, &code) && language_from_code(bytes, &settings->language);
}

Settings settings_for(Profile *profile, PersonId id)
{
    Settings settings = {.has_language = false};
    SettingEntry entry;
    Person person;
    PersonId whose = id != 0 && people_read(profile, id, &person) ? id : 0;
    for (size_t i = 0; i < ROWS_ALL; i++) {
        if (entry_at(i, &entry)) {
            PersonId owner = entry.row.owner == OWNER_PERSON ? whose : 0;
            set_value(&settings, &entry.row, read_value(profile, owner, &entry));
        }
    }
    read_language(profile, &settings);
    return settings;
}

static int shared_value(SettingShare share, int first, int other)
{
    switch (share) {
    case SHARE_LEAST:
        return min_int(first, other);
    case SHARE_MOST:
        return max_int(first, other);
    case SHARE_FIRST:
        break;
    }
    return first;
}

static void share(Settings *settings, const Settings *other)
{
    SettingEntry entry;
    for (size_t i = 0; i < ROWS_ALL; i++) {
        if (entry_at(i, &entry) && entry.row.owner == OWNER_PERSON) {
            int first = value_of(settings, &entry.row), next = value_of(other, &entry.row);
            set_value(settings, &entry.row, shared_value(entry.row.share, first, next));
        }
    }
}

Settings settings_shared(Profile *profile, const PersonId people[], size_t count)
{
    ASSERT(count > 0);
    Settings settings = settings_for(profile, people[0]);
    for (size_t i = 1; i < count; i++) {
        Settings other = settings_for(profile, people[i]);
        share(&settings, &other);
    }
    return settings;
}

void settings_take_persons(Settings *settings, const Settings *from)
{
    SettingEntry entry;
    for (size_t i = 0; i < ROWS_ALL; i++) {
        if (entry_at(i, &entry) && entry.row.owner == OWNER_PERSON) {
            set_value(settings, &entry.row, value_of(from, &entry.row));
        }
    }
}

static bool keep_row(Profile *profile, const SettingsChange *change, const SettingEntry *entry,
                     Problem *problem)
{
    int value = value_of(change->now, &entry->row);
    bool is_kept = true;
    if (value_of(change->before, &entry->row) == value) {
        return true;
    }
    if (entry->row.owner == OWNER_MACHINE) {
        return keep_value(profile, 0, key_of(entry), value, problem);
    }
    for (size_t i = 0; i < change->count && is_kept; i++) {
        is_kept = keep_value(profile, change->people[i], key_of(entry), value, problem);
    }
    return is_kept;
}

static bool keep_language(Profile *profile, const SettingsChange *change, Problem *problem)
{
    const Settings *before = change->before;
    Language language = change->now->language;
    bool is_known = before->has_language && before->language == language;
    return is_known || profile_set(profile, LANGUAGE_KEY, language_code(language), problem);
}

bool settings_keep(Profile *profile, const SettingsChange *change, Problem *problem)
{
    SettingEntry entry;
    bool is_kept = keep_language(profile, change, problem);
    for (size_t i = 0; i < ROWS_ALL && is_kept; i++) {
        is_kept = !entry_at(i, &entry) || keep_row(profile, change, &entry, problem);
    }
    return is_kept;
}

bool settings_give(Profile *profile, PersonId id, Problem *problem)
{
    SettingEntry entries[ROWS_ALL];
    const char *keys[ROWS_ALL];
    size_t count = 0;
    for (size_t i = 0; i < ROWS_ALL; i++) {
        if (entry_at(i, &entries[count]) && entries[count].row.owner == OWNER_PERSON) {
            keys[count] = key_of(&entries[count]);
            count++;
        }
    }
    return people_inherit(profile, id, keys, count, problem);
}

const char *settings_back(const Settings *settings)
{
    static const char *const pictures[CARD_BACKS] = {
        [BACK_WAVES] = "back/waves", [BACK_LATTICE] = "back/lattice", [BACK_BATIK] = "back/kawung"};
    return pictures[settings->back];
}

TableTaste settings_taste(const Settings *settings)
{
    static const uint32_t dyes[FELTS] = {
        [FELT_BURGUNDY] = 0x7c404a, [FELT_NIGHT] = 0x465e85, [FELT_LINEN] = 0xe6dcc6};
    static const float evens[FELTS] = {[FELT_LINEN] = 0.65f};
    return (TableTaste){.felt = settings->felt == FELT_OWN ? NULL : "tables/plain",
                        .dye = dyes[settings->felt],
                        .even = evens[settings->felt],
                        .back = settings_back(settings),
                        .cards = (float)settings->card_percent / 100,
                        .has_large_indices = settings->large_indices,
                        .is_mirrored = settings->left_handed};
}

int settings_own(const Settings *settings, const Game *game)
{
    return settings->own[game_ui_index(game_ui_of(game))];
}

PersonId settings_read_person(Profile *profile)
{
    Person first, person;
    PersonId id = profile_get_number(profile, PERSON_KEY, -1);
    if (id < 0 && people_list(profile, &first, 1) > 0) {
        return first.id;
    }
    return id > 0 && people_read(profile, id, &person) ? id : 0;
}

bool settings_keep_person(Profile *profile, PersonId id, Problem *problem)
{
    return profile_set_number(profile, PERSON_KEY, id, problem);
}
