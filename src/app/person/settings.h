/* What the machine and each person have set, as kept in the profile by key. Reading never fails:
 * what is missing or nonsense has its usual value. */
#ifndef APP_SETTINGS_H
#define APP_SETTINGS_H

#include "coach.h"
#include "game_ui.h"
#include "i18n/language.h"
#include "match_plan.h"
#include "storage/people.h"
#include "tables/table.h"
#include "ui/window.h"

/* Before whom the curtain falls at a shared screen. */
typedef enum CurtainPolicy {
    CURTAIN_ALWAYS,
    CURTAIN_SECRETS, /* only where seats play against each other */
    CURTAIN_NEVER,
    CURTAIN_POLICIES
} CurtainPolicy;

/* What a match waits for after a trick, an assault or the turn of another. */
typedef enum Waits {
    WAITS_BRIEFLY, /* as long as it takes to see it */
    WAITS_LONG,
    WAITS_FOR_ME, /* until something is pressed */
    WAITS
} Waits;

/* Where the hand is covered when the window is left. */
typedef enum CoverPolicy {
    COVER_NEVER,
    COVER_SEVERAL, /* where more than one person sits at the table */
    COVER_ALWAYS,
    COVER_POLICIES
} CoverPolicy;

/* How fast what is read aloud is spoken. */
typedef enum SpeechPace {
    SPEECH_SLOW,
    SPEECH_NORMAL,
    SPEECH_FAST,
    SPEECH_FASTEST,
    SPEECH_PACES
} SpeechPace;

/* Which of the events at the table are read aloud by themselves. */
typedef enum SpeechNews {
    NEWS_ALL,
    NEWS_OF_OTHERS, /* what the person who listens did is left out */
    NEWS_NONE,
    SPEECH_NEWS
} SpeechNews;

#define CARD_PERCENT_MIN 80
#define CARD_PERCENT_MAX 150

/* The backs of cards. The profile keeps these numbers. */
typedef enum CardBack { BACK_OWN, BACK_WAVES, BACK_LATTICE, BACK_BATIK, CARD_BACKS } CardBack;

/* What the table is covered with. The profile keeps these numbers. */
typedef enum Felt { FELT_OWN, FELT_BURGUNDY, FELT_NIGHT, FELT_LINEN, FELTS } Felt;

/* As they hold for whoever looks. To whom each belongs tells one table in settings.c. */
typedef struct Settings {
    /* Of the machine. */
    bool has_language; /* false: a first start */
    Language language;
    int overall; /* 0 … 100, of sounds and music together: a share of each */
    int volume;  /* 0 … 100, of the sounds */
    int music;   /* 0 … 100 */
    bool muted, fullscreen;
    bool mono;    /* see ui_set_mono */
    bool rumbles; /* see ui_set_rumble */
    CurtainPolicy curtain;
    bool two_presses; /* open it: the first says who is there, the second shows the cards */
    CoverPolicy cover;

    /* Of a person. */
    Speed speed;
    int card_percent;     /* 80 … 150: see TableTaste */
    bool large_indices;   /* of cards */
    bool left_handed;     /* the table is mirrored */
    CardBack back;        /* BACK_OWN: of each game its own */
    Felt felt;            /* FELT_OWN: of each game its own */
    bool letters;         /* on cards, of suits: see ui_set_letters */
    bool high_contrast;   /* see ui_set_high_contrast */
    bool redless;         /* see ui_set_redless */
    bool reduced_motion;  /* pictures do not travel: see ui_has_reduced_motion */
    bool reduced_shaking; /* nor go to and fro */
    bool reduced_flashes; /* nor light up of a sudden */
    int text_percent;     /* 80 … 200 */
    CoachLevel coach;
    bool hints; /* are offered */
    Forecasts forecasts;
    bool speaks; /* what the window shows is read aloud */
    SpeechPace speech_pace;
    int speech_volume; /* 0 … 100 */
    SpeechNews speech_news;
    bool speech_places; /* of things: the third of eight */
    bool asks_first;    /* before a move that costs a medal or the game */
    bool plays_forced;  /* a move that is the only one is made by itself */
    Waits waits;
    uint8_t own[GAME_UIS_MAX];   /* GameUi.setting, by its place in game_uis */
    uint8_t order[GAME_UIS_MAX]; /* in which hands are sorted, by the same place */
} Settings;

/* Whose it is. */
typedef enum SettingOwner { OWNER_MACHINE, OWNER_PERSON } SettingOwner;

/* Of the setting with this key of the profile; it must be one. */
SettingOwner settings_owner(const char *key);

/* The machine's, and with them those of a person; 0, and a person who is gone: nobody in
 * particular, whose settings a new person is given. What was never kept, or makes no sense, is as
 * in a new profile. */
Settings settings_for(Profile *profile, PersonId id);

/* What so many people see at once: the largest letters, the least that is told or done for them,
 * the most time, the taste of the first. At least one person. */
Settings settings_shared(Profile *profile, const PersonId people[], size_t count);

/* Exchanges what is a person's for what is in `from`. */
void settings_take_persons(Settings *settings, const Settings *from);

/* What was set, and by whom: so many people at once. */
typedef struct SettingsChange {
    const Settings *before, *now;
    const PersonId *people;
    size_t count;
} SettingsChange;

/* Keeps what is not as it was before: the machine's, and what is a person's for each of them. */
bool settings_keep(Profile *profile, const SettingsChange *change, Problem *problem);

/* Gives a new person what is set for nobody in particular. */
bool settings_give(Profile *profile, PersonId id, Problem *problem);

/* Makes the setting with this key as in a new profile. */
void settings_reset(Settings *settings, const char *key);

/* The picture of the chosen back; NULL: each game's own. */
const char *settings_back(const Settings *settings);

/* How the table is to look. */
TableTaste settings_taste(const Settings *settings);

/* The setting that only this game has. */
int settings_own(const Settings *settings, const Game *game);

/* Whose settings hold at a start: who was alone at the program last; 0: nobody in particular. */
PersonId settings_read_person(Profile *profile);
bool settings_keep_person(Profile *profile, PersonId id, Problem *problem);

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
