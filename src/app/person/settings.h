/* What a person has set, as kept in the profile by key. Reading never fails: what is missing or
 * nonsense has its usual value. */
#ifndef APP_SETTINGS_H
#define APP_SETTINGS_H

#include "coach.h"
#include "game_ui.h"
#include "i18n/language.h"
#include "match_plan.h"
#include "storage/profile.h"
#include "tables/table.h"
#include "ui/window.h"

/* Before whom the curtain falls at a shared screen. */
typedef enum CurtainPolicy {
    CURTAIN_ALWAYS,
    CURTAIN_SECRETS, /* only where seats play against each other */
    CURTAIN_NEVER,
    CURTAIN_POLICIES
} CurtainPolicy;

typedef struct Settings {
    bool has_language; /* false: a first start */
    Language language;
    Speed speed;
    int volume; /* 0 … 100, of the sounds */
    int music;  /* 0 … 100 */
    bool muted, fullscreen;
    bool large_indices;  /* of cards: see table_set_large_indices */
    bool high_contrast;  /* see ui_set_high_contrast */
    bool reduced_motion; /* pictures do not travel: see ui_has_reduced_motion */
    int text_percent;    /* 80 … 200 */
    CoachLevel coach;
    bool asks_first;   /* before a move that costs a medal or the game */
    bool plays_forced; /* a move that is the only one is made by itself */
    CurtainPolicy curtain;
    bool two_presses; /* open it: the first says who is there, the second shows the cards */
    uint8_t own[GAME_UIS_MAX]; /* GameUi.setting, by its place in game_uis */
} Settings;

/* What was never kept, or makes no sense, is as in a new profile. */
Settings settings_read(Profile *profile);

/* The setting that only this game has. */
int settings_own(const Settings *settings, const Game *game);

bool settings_keep(Profile *profile, const Settings *settings, Problem *problem);

/* The window where it was left; false when it has never been kept. */
bool settings_read_place(Profile *profile, WindowPlace *out);
bool settings_keep_place(Profile *profile, const WindowPlace *place, Problem *problem);

/* How the seats screen of a game was left. Reading answers with people in every seat when it never
 * was; the deal number is not kept. */
MatchPlan settings_read_plan(Profile *profile, const Game *game);
bool settings_keep_plan(Profile *profile, const MatchPlan *plan, Problem *problem);

/* Seats a person first in every game. */
bool settings_keep_first(Profile *profile, PersonId id, const char *name, Problem *problem);

#endif
