/* What the settings show, page by page: for each setting its row, and the words beside it. */
#ifndef APP_SETTINGS_PAGES_H
#define APP_SETTINGS_PAGES_H

#include "sheet.h"

#include <stddef.h>

/* A setting on its page. Without `show` it is a choice among `words`, an enum of Settings, or
 * without words a switch, a bool. */
typedef struct SettingsRow {
    const char *key; /* of the profile; with "settings." before it the id of its row */
    const char *label;
    const char *hint;         /* what it does, beside it; or NULL */
    const char *const *hints; /* instead: one for each of the words; or NULL */
    const char *const *words;
    int count;
    size_t offset;                     /* in Settings */
    void (*show)(App *app, Rect rect); /* draws it, and takes what is done to it */
    float height;                      /* units, of what `show` draws; 0: of a row */
    bool is_lasting;                   /* a reset of the page leaves it as it is */
} SettingsRow;

typedef struct SettingsPage {
    const char *id, *name;
    const SettingsRow *rows; /* those of a person before those of the machine */
    int count;
    bool has_own; /* and at the end what single games have */
} SettingsPage;

/* In the order of their tabs. */
enum SettingsPages {
    SETTINGS_SCREEN,
    SETTINGS_CARDS,
    SETTINGS_MOTION,
    SETTINGS_PLAY,
    SETTINGS_SHARED,
    SETTINGS_SOUND,
    SETTINGS_PAGES
};

extern const SettingsPage settings_pages[SETTINGS_PAGES];

#endif
