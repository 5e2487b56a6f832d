/* The command line: what is asked for, checked as far as it can be without a window. Pointers lead
 * into argv. */
#ifndef APP_OPTIONS_H
#define APP_OPTIONS_H

#include "i18n/language.h"
#include "match_spec.h"
#include "tables/table.h"
#include "ui/loop.h"

/* What the window begins with when it is neither a new match nor a file. */
typedef enum StartWish {
    START_MENU,
    START_CONTINUE, /* the match that was left last */
    START_DAILY     /* the deal of the day */
} StartWish;

typedef struct Options {
    const char *profile;     /* or NULL: the platform's place */
    const char *file;        /* a game to take in, or NULL */
    const char *speech_file; /* that takes what is spoken; NULL: the system's voice */
    StartWish start;
    bool has_language, has_speed, has_plan, speaks;
    Language language;
    Speed speed;
    int width, height; /* 0: not given */
    int text_percent;  /* 0: not given */
    bool fullscreen, silent, automation, is_developer;
    RendererKind renderer;
    MatchPlan plan;
} Options;

typedef enum OptionsWish { OPTIONS_RUN, OPTIONS_HELP, OPTIONS_VERSION, OPTIONS_BAD } OptionsWish;

#define TEXT_PERCENT_MIN 80
#define TEXT_PERCENT_MAX 200

/* OPTIONS_BAD: the refusal says why. `out` is always written, with what was read until then. */
OptionsWish options_read(Options *out, int argc, char **argv, Refusal *refusal);

/* The words of --speed, in the order of Speed. */
extern const char *const speed_codes[SPEEDS];

/* The text of --help, marked for translation. */
extern const char *const options_help;

#endif
