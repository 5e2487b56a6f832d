/* Everything that the program's screens say or ask about one game beside its rules: one constant
 * for each game, <id>_ui in src/gameui/<id>/ui.c, found by the build through its line game(<id>).
 * Screens ask here and name no game. What is NULL or 0 is not there, unless it says otherwise;
 * texts are marked for translation.
 *
 * The contract lies below all other rooms of the app, so what it hands over (a plan, a scene, the
 * table scene) is only named here; a game's files include the header that defines it. */
#ifndef APP_GAME_UI_H
#define APP_GAME_UI_H

#include "achievement.h"
#include "bots/bot.h"
#include "core/match.h"
#include "lesson.h"
#include "puzzle.h"
#include "rules_text.h"
#include "storage/campaign.h"
#include "tables/recital.h"
#include "tables/wording.h"
#include "ui/ui.h"

typedef struct App App;
typedef struct Form Form;
typedef struct MatchPlan MatchPlan;
typedef struct Play Play;
typedef struct PointSeries PointSeries;
typedef struct ResultScene ResultScene; /* app/result/finale.h */
typedef struct SceneKind SceneKind;
typedef struct Seats Seats;
typedef struct Sheet Sheet;

/* What is won, by how well: of a match, a stage, a day. The profile keeps these numbers. */
typedef enum Medal { MEDAL_NONE, MEDAL_BRONZE, MEDAL_SILVER, MEDAL_GOLD } Medal;

/* Its picture in the menu and on lists. */
typedef struct GameTile {
    const char *name;    /* of the game */
    const char *line;    /* below it: "2 players · tricks" */
    const char *picture; /* of the assets */
} GameTile;

/* An option of the seats screen. */
typedef struct OptionUi {
    const char *label;
    const char *const *words; /* for those of GameOption.words, in their order */
    const char *row;  /* not NULL: the heading of a row of several numbers that begins with it */
    const char *sign; /* in such a row, what stands before the number: not translated */
} OptionUi;

/* A value of a number that is offered: by a name of its own, or as a number. */
typedef struct OptionValue {
    int32_t value;
    const char *label; /* NULL: none */
    int32_t shown;
} OptionValue;

#define OPTION_VALUES_MAX 16

/* How a person finds a scene that only one game has. */
typedef struct SceneButton {
    const char *id, *label, *hint; /* the hint may be NULL */
    const SceneKind *scene;        /* NULL: there is no such button */
} SceneButton;

/* A large choice on the seats screen: who sits at the table. A press of it begins. */
typedef struct SeatsWay {
    const char *id;    /* "seats.way.alone" */
    const char *label; /* NULL ends a list */
    const char *line;  /* below it: who that is; NULL: the names of those who sit there */
    uint8_t seats;     /* 0: as many as were chosen last, two at least */
    uint8_t people;    /* the first so many seats; 0: all. Computers sit in the others */
    BotLevel level;    /* of those where no computer sat before */
} SeatsWay;

/* How hard it is to win where computers of a level sit, as it was measured (src/bots/README.md): of
 * two numbers 400 apart, odds of 10 to 1 lie between them. */
typedef struct LevelRating {
    BotLevel level; /* BOT_RANDOM ends a list */
    int rating;
} LevelRating;

/* What a game adds to the form of the seats screen, below the seats. */
typedef struct SeatsUi {
    void (*begin)(Seats *seats);                         /* sets Seats.own by the plan */
    void (*rows)(Form *form);                            /* draws and takes input */
    int (*row_count)(const Seats *seats);                /* how many rows and labels that is */
    int (*label_count)(const Seats *seats);              /* of these seats */
    bool (*shows)(const Seats *seats, int option);       /* beside GameUi.option_is_shown */
    const char *(*reason)(App *app, const Seats *seats); /* why it cannot begin so, worded; NULL */
} SeatsUi;

/* A named choice among those of an option, by which statistics are kept apart. */
typedef struct StatisticsMode {
    uint8_t option;
    int32_t value;
    const char *name; /* NULL ends the list */
} StatisticsMode;

/* What the statistics of a game count; every game with a tile has it. */
typedef struct StatisticsUi {
    const char *fact;  /* what the distribution is of: a fact of its results; NULL: the score */
    const char *title; /* of the distribution */
    const char *best, *mean; /* what its scores are called; NULL: it has none */
    const StatisticsMode *modes;
} StatisticsUi;

/* The end of a match. */
typedef struct ResultUi {
    const ResultScene *scene; /* in place of a medal or lantern; or NULL */
    bool is_together;         /* all seats win or lose as one, and no side has a line of its own */
    const char *(*detail)(App *app); /* what was reached or how it came to this; it may be NULL */
    const char *(*cause)(App *app);  /* why it was lost, with its numbers; it may be NULL */
    const char *(*length)(App *app); /* how long it took */
    unsigned (*teams)(const Setup *setup); /* sides that win as one: seat s belongs to side s mod
                                              this; NULL: each for itself */
    unsigned (*sides)(const Setup *setup); /* that have a line; NULL: one for each team */
    const char *(*side)(App *app, const Outcome *outcome, Seat side); /* NULL: its points */
    Medal (*medal)(const Match *match);
    void (*facts)(const Match *match, SavedResult *out); /* beside the outcome */
    void (*sum)(const Match *match, PointSeries *sums);  /* of SERIES_POINTS: adds this game */
} ResultUi;

/* Whether several games can be one match: until a seat has so many wins, or points. */
typedef enum SeriesKind { SERIES_NONE, SERIES_WINS, SERIES_POINTS } SeriesKind;

/* Where a match belongs among those that its game has prepared: a stage from 0, or a day as year ×
 * 10000 + month × 100 + day. */
typedef enum DealKind { DEAL_FREE, DEAL_STAGE, DEAL_DAILY } DealKind;

typedef struct DealPlace {
    DealKind kind;
    int number;
    const Game *game; /* NULL with DEAL_FREE */
} DealPlace;

#define NO_STAGE (-1)

/* A computer player of a stage with a name, a face and a habit of its own. */
typedef struct Rival {
    const char *name;    /* marked for translation; NULL: nobody known */
    const char *picture; /* of the assets, round */
    unsigned manner;     /* for GameBots.liking */
} Rival;

/* Prepared matches for one person, and the screen to choose one on. A record bears a name that
 * outlives the order of the stages. */
typedef struct CampaignUi {
    const SceneKind *scene;
    const char *list; /* of the stages' records in the profile */
    int stages;
    int last;      /* so many of them at the end are the last place of the journey, any of them */
    uint8_t seats; /* the person sits in the first */
    bool skips;    /* after a lost stage the next one is offered, too */
    int plain;     /* so many of the first stages are won or not, which is kept as gold: no medal is
                      spoken of */
    bool is_secret; /* what is to be found out is known to who has finished a stage: from then on it
                       is played with help */
    DealPlace (*place)(const MatchPlan *plan);
    void (*prepare)(DealPlace place, MatchPlan *plan); /* from an initial plan for so many seats */
    void (*record_name)(int stage, Text *out);         /* NULL: the seed of its plan */
    const char *(*stage_name)(App *app, int stage);
    Medal (*medal)(const Match *match);
    int (*standing)(const Match *match);  /* kept beside the medal, from 1, the higher the better;
                                             NULL: none is */
    Rival (*rival)(int stage, Seat seat); /* who sits in another seat; NULL: nobody known */
    const char *(*told)(App *app, int stage); /* on the result, how its stage stands now: words, or
                                                 NULL. Or NULL */
    /* The stage to offer after this one (NO_STAGE: at first), of those without a medal won
     * without help; NO_STAGE when each has one. */
    int (*next)(const CampaignDeal stages[], int from);
    /* What the way from one stage to that one is called on the result, marked; NULL, or NULL: the
     * next stage. */
    const char *(*next_label)(int from, int to);
} CampaignUi;

/* The game's deal of a day, the same for everybody, and how any of its matches is measured. It
 * follows from the date alone: its seed is the day as a number (year × 10000 + month × 100 + day),
 * and `prepare` chooses options and opponents by that day. A match is that deal by its setup and
 * its seats, wherever it was begun.
 *
 * What a match came to for a seat is one number, its standing: from 1, the higher the better, to be
 * compared with that of another match with the same setup. The profile and challenges keep
 * standings, so a number means the same for ever. */
typedef struct DayUi {
    const char *list; /* of the days' records in the profile; those beside it begin with this */
    uint8_t seats;    /* the person sits in the first */
    void (*prepare)(int day, MatchPlan *plan); /* from an initial plan for so many seats; NULL: as
                                                  it is */
    int (*standing)(const Match *match, Seat seat); /* of a match that is over */
    Medal (*medal)(int standing);
    const char *(*words)(App *app, const Setup *setup, int standing); /* "Won 4 to 1" */
    const char *(*task)(App *app, const MatchPlan *plan); /* what it is played with, or against */
    const char *rule;                                     /* what wins which medal: sentences */
} DayUi;

/* What is heard at its table. */
typedef struct MusicUi {
    const char *piece; /* of the assets, see ui_set_music */
    /* How far the match has risen by this view: how much of the tense stem is heard, 0 … 100. What
     * only the view's seat may know counts when that person is `alone`, since everybody hears it.
     */
    int (*tension)(const void *view, bool alone);
} MusicUi;

/* A panel beside the table that takes the place of the log, by a sign in the bar and a key. It
 * keeps what it needs in Play.panel. */
typedef struct SidePanel {
    const char *id, *name, *icon; /* of its sign */
    const Command *command;       /* that opens it; or NULL */
    void (*begin)(Play *play);    /* makes Play.panel */
    bool (*is_there)(const Play *play);
    bool (*is_open)(const Play *play);
    void (*toggle)(Play *play);
    void (*close)(Play *play);
    bool (*moves)(const Play *play);            /* open, with something in motion; or NULL */
    void (*settle)(Play *play);                 /* ends that; or NULL */
    bool (*key)(Play *play, KeyPress press);    /* false: not its own */
    void (*forget)(Play *play, size_t actions); /* what came after these was taken back */
    void (*tell)(Play *play); /* each frame: what is in it, as the table's notes */
    Rect (*place)(const Play *play, Rect room); /* where it lies, of what the bar leaves */
    void (*draw)(Play *play, Rect rect);
} SidePanel;

/* Words between seats before an action, as far as the rules allow them. It keeps what it needs in
 * Play.talk. */
typedef struct TalkUi {
    void (*begin)(Play *play);                              /* makes Play.talk */
    bool (*step)(Play *play, Seat actor);                   /* each frame; whether it goes on */
    bool (*waits)(const Play *play);                        /* for words of the viewer */
    Action (*heed)(const Play *play, const Advice *advice); /* what a computer then does */
    void (*panel)(Play *play, Rect rect); /* while it waits, in place of the table's buttons */
} TalkUi;

/* A choice of the settings screen that only one game knows; see settings_own. */
typedef struct GameSetting {
    const char *key; /* in the profile; with "settings." before it the id of the choice */
    const char *label;
    const char *const *words;
    int count;
    int initial;
} GameSetting;

typedef struct GameUi {
    const Game *game;
    const TableLook *look; /* NULL: the game can be built, but not yet be played here */
    const GameTile *tile;  /* NULL: not in the menu */
    const char *goal;   /* what one plays for, for who has not played it; every game with a tile */
    const char *credit; /* whose game it is: a sentence */
    const RulesText *rules;
    unsigned (*rules_chapter)(const void *view); /* the part of the rules about what is asked for
                                                    in this position; NULL: the first */
    const Summary *summary;
    const Summary *(*summary_of)(const void *view); /* the one that holds for this position, where
                                                       it is not always `summary`; or NULL */
    const OptionUi *options;                        /* one for each of Game.options */
    const SeatsWay *ways;                           /* the one that most want first; NULL: none */
    const LevelRating *ratings; /* that of the ways is among them; NULL: not measured */
    const SeatsUi *seats;
    const StatisticsUi *statistics;
    const ResultUi *result; /* NULL: winners and points */
    SeriesKind series;
    const CampaignUi *campaign;
    const DayUi *day;
    const MusicUi *music;         /* NULL: none */
    const CommandGroup *commands; /* that only this game has; or NULL */
    const Lesson *lesson;
    const PuzzleSet *puzzles;
    const AchievementSet *achievements;

    /* What the rules say of a card that is looked at: sentences, a paragraph on each line, first
     * what holds for it where it lies by this view; `view` NULL: it lies on no table. A first line
     * without a full stop is what is printed on it. NULL: its name is all. */
    void (*card_words)(const Wording *wording, Card card, const void *view, Text *out);

    /* How far a match is by this view, in a few words that tell it from others and that everybody
     * may read; NULL: only how many actions it has. */
    void (*moment)(const Wording *wording, const void *view, Text *out);

    /* What a view has beside its cards, for whoever sees no table, after the moment; or NULL. */
    void (*recite)(const Recital *recital, const void *view);

    /* What a press of the recital's button of this id makes of the note of the view's seat, or what
     * was typed into the field of this id. False, with `out` untouched, where it writes nothing: it
     * opens what is below it, or there is none. NULL: nobody writes. */
    bool (*jot)(const void *view, const Jotting *jotting, const char *note, Text *out);

    /* All but the hands is for everybody, who talk about it: the curtain hides the hands alone.
     * Such a game has `moment`. */
    bool is_shared;

    bool has_automaton; /* which plays against one who is alone, and has no seat */

    const SidePanel *panel;
    const TalkUi *talk;
    const GameSetting *setting;
    const SceneKind *ending; /* stands before the result */
    SceneButton aside;       /* on the seats screen */
    SceneButton solution;    /* on the result of a match that one person lost alone */
    unsigned hint_aim;       /* the best grade that a hint can aim at, see Game.aim */
    Medal (*aim_medal)(unsigned aim);

    /* Whether the option at `index` means anything beside the rest of the plan; NULL: always. */
    bool (*option_is_shown)(const MatchPlan *plan, int index);

    /* What an option of OPTION_FLAG means, in a sentence; NULL where its label says it. Or NULL. */
    const char *(*option_hint)(int index);

    /* The values of a number that are offered beside the rest of the plan: all that have names, or
     * all that there is to choose from; none for other options. */
    size_t (*option_values)(const MatchPlan *plan, int index, OptionValue out[OPTION_VALUES_MAX]);

    /* Keeps options and seats together after the option at `changed` was set; SEATS_CHANGED: after
     * another number of seats. */
    void (*fit)(MatchPlan *plan, int changed);
} GameUi;

#define SEATS_CHANGED (-1)

/* Of all games that have one, in the order of the menu; ends with NULL. */
extern const GameUi *const game_uis[];

#define GAME_UIS_MAX 16 /* no build has more */

/* Never NULL: for a game without one, and for no game, one in which nothing is there. */
const GameUi *game_ui_of(const Game *game);
const GameUi *game_ui_by_id(const char *game);

/* Its place in game_uis. */
size_t game_ui_index(const GameUi *ui);

/* Those with a tile, by their place in the menu. */
size_t game_tile_count(void);
const GameUi *game_tile_at(size_t index);

/* Whether it can be played in this window. */
bool game_has_table(const Game *game);

/* What the game is called; its id when it is not in the menu, or not known. */
const char *game_name(const char *game);

#endif
