/* What all scenes share: the window, the words, the profile, the settings, the match in play. There
 * is one App; main owns it. */
#ifndef APP_APP_H
#define APP_APP_H

#include "base/buffer.h"
#include "game_ui.h"
#include "i18n/catalogue.h"
#include "narrator.h"
#include "options.h"
#include "passage.h"
#include "phone_table.h"
#include "roster.h"
#include "scene_args.h"
#include "session.h"
#include "settings.h"
#include "storage/user_file.h"
#include "tables/table.h"
#include "thinker.h"

#define FOLDER_BYTES 4096
#define ERRAND_BYTES 4096
#define BANNER_MS    12000 /* a message stays so long */
#define BANNER_BYTES 2048

typedef struct FileDialog FileDialog;

/* A file on its way in or out: errand.h. */
typedef struct Errand {
    FileDialog *dialog;                         /* that asks for its name; NULL: none */
    void (*chosen)(App *app, const char *path); /* of the dialog; NULL: it is to be written */
    const char *way;                            /* to dialogs; NULL: there is none, or it failed */
    bool has_looked;                            /* for a way */
    FileTask *task;                             /* NULL: none */
    char path[ERRAND_BYTES];
    void (*end)(App *app, const Buffer *bytes); /* takes what was read; NULL: it is written */
    Buffer bytes;                               /* to be written */
} Errand;

/* Which puzzles of a game the list shows, 0 for all; as it was left, of the game it was left with.
 */
typedef struct PuzzleFilter {
    const Game *game;
    int level, kind;
} PuzzleFilter;

#define STAGES_SEEN 66 /* marks of a map at most */

/* What the map of a campaign that was shown last has shown of its stages, so that a new medal is
 * struck before the eyes of whoever comes back with it: stage_mark.h. */
typedef struct StagesSeen {
    const SceneKind *map; /* NULL: none yet */
    struct {
        uint64_t mark; /* of its element */
        int medal;
    } list[STAGES_SEEN];
    unsigned count;
    uint64_t struck; /* the mark whose medal is struck; 0: none */
    uint64_t since_ms;
    bool is_heard;
    unsigned frame; /* of the app, in which that was drawn last */
} StagesSeen;

struct App {
    const Options *options;
    const char *data_folder;
    Ui *ui;
    Catalogue catalogue;
    Profile *profile;
    char folder[FOLDER_BYTES]; /* of the profile; empty: nothing is kept */
    Settings settings;         /* that hold now: of these people, each named once; see seated.h */
    PersonId seated[SEAT_LIMIT];
    unsigned seated_count;
    bool is_far;      /* the screen is looked at from across a room: see seated.h */
    int near_percent; /* the size of words if it were not */
    Settings kept;    /* as they were kept last: what differs is to be kept */
    bool is_speed_changed, is_text_changed,
        is_speech_changed; /* since the command line has set them */
    Roster roster;
    Thinker *thinker;
    Narrator *narrator;
    bool is_voice_missed;     /* the person was told that there is no voice */
    const Command *ear_asked; /* chosen last on the page of listening; or NULL */
    bool is_asked_by_ear;     /* it is to be answered on the screen below */
    bool is_alone_with_ears;  /* what only one seat of the match may see may be read aloud */
    SceneStack scenes;

    bool has_session;
    Session session;
    PhoneTable *phones;   /* of the match, where people play on phones; or NULL */
    MatchPlan sitting;    /* of the match for which people sit down at phones, */
    bool is_sitting;      /* as long as they do */
    SeatSet phones_asked; /* seats for which it was told that another phone asks */
    SeatSet phones_away;  /* played on a phone that is not there */
    MatchId ended;        /* whose result the menu leads back to; 0: none */
    PuzzleFilter puzzle_filter;
    StagesSeen stages;
    Errand errand;
    bool is_keeping; /* a change is being written, or nobody has asked how it went */
    const char *seat_names[SEAT_LIMIT]; /* of the session, in the present language */
    SeatFace seat_faces[SEAT_LIMIT];
    char name_bytes[SEAT_LIMIT][SAVED_NAME_BYTES];

    char banner[BANNER_BYTES]; /* a problem that the person should know of; empty: none */
    const char *said;          /* the sentence of the banner in English; NULL: came as words */
    char said_values[PROBLEM_VALUES_MAX][PROBLEM_VALUE_BYTES];
    uint64_t banner_until_ms;
    Rect banner_rect; /* empty while there is none */
    Problem opening;  /* of the profile at the start, until it was seen */
    Passage passage;  /* of the scenes */
    Arena words[2];   /* worded texts of this frame and of the one before */
    unsigned frame;
};

/* Opens the window and the profile and chooses the first scene. False when there can be no window:
 * `problem` holds one sentence in the catalogue's language. */
bool app_open(App *app, char *problem, size_t capacity);

void app_close(App *app);

/* Settings that act at once and are kept. */
void app_set_language(App *app, Language language);
void app_keep_settings(App *app);

/* Shows a problem of the storage as a sentence over the scene. */
void app_tell(App *app, const Problem *problem);

/* Shows a sentence over the scene, translated. Its values, one for each placeholder, are the same
 * in every language: names, paths, codes, of which PROBLEM_VALUES_MAX are copied, cut to
 * PROBLEM_VALUE_BYTES. NULL: there are no placeholders. */
void app_say(App *app, const char *text, const char *const values[]);

/* Shows words that are already in the player's language: as some of them are values, they cannot be
 * said in another. */
void app_say_worded(App *app, const char *words);

/* After a change of the language: what is being said is said in the new one, or no more. */
void app_reword_banner(App *app);

/* Appends the path of a file beside the profile; false, with `out` untouched, when nothing is kept.
 */
bool app_file(const App *app, const char *name, Text *out);

/* Appends the path of a file among the person's documents, or where those would be; beside the
 * profile when its place was chosen. False, with `out` untouched, when there is no such place. */
bool app_document(const App *app, const char *name, Text *out);

/* Words in the player's language; they live until the end of the next frame. */
const char *app_word(const App *app, const char *text);

/* Why something cannot be done; NULL when it can. */
const char *app_reason(const App *app, bool can, const char *why);

const char *app_phrase(App *app, const char *text, const char *const values[]);
const char *app_plural(App *app, const char *one, const char *other, int64_t number);
const char *app_number(App *app, int64_t number);
const char *app_percent(App *app, int number);
const char *app_decimal(App *app, int64_t tenths); /* with one decimal */

/* What a command does; words with its key or button behind them. */
const char *app_command_words(App *app, const Command *command);
const char *app_command_tip(App *app, const char *what, const Command *command);

const char *app_date(App *app, int day); /* of the calendar: year × 10000 + month × 100 + day */
const char *app_date_time(App *app, int64_t seconds); /* since 1970, by the local clock */
const char *app_time_span(App *app, int64_t seconds);
const char *app_list(App *app, const char *const items[], size_t count);

/* The deal of the app's match: "Deal 7", "Deal 7 (known)", "Daily deal"; without its number while
 * that is a secret. */
const char *app_deal_words(App *app);
const char *app_deal_short_words(App *app); /* without saying how it was come by */

/* A copy of words that lives as long. */
const char *app_copy(App *app, const char *text);

/* "stem" and a word or a number: the id of one of several equal elements. */
const char *app_id(App *app, const char *stem, const char *last);
const char *app_numbered(App *app, const char *stem, int64_t number);

/* A message of the rules, about the session or a plan. */
const char *app_message(App *app, const Game *game, const Message *message);

/* The name of a seat of a plan: as typed, or "Player 2", "Computer 3", the only one "Computer". */
const char *app_seat_name(App *app, const MatchPlan *plan, Seat seat);

#endif
