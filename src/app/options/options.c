/* getopt_long with its own messages switched off: a refusal is worded in the player's language by
 * main. Each option has one reader of its argument. */
#include "options.h"

#include "base/text.h"

#include <getopt.h>
#include <string.h>

enum OptionCode {
    CODE_PROFILE = 1,
    CODE_LANGUAGE,
    CODE_SIZE,
    CODE_FULLSCREEN,
    CODE_SPEED,
    CODE_TEXT,
    CODE_RENDERER,
    CODE_NO_SOUND,
    CODE_SPEECH,
    CODE_NEW,
    CODE_CONTINUE,
    CODE_DAILY,
    CODE_AUTOMATION,
    CODE_DEVELOPER,
    CODE_VERSION,
    CODE_HELP
};

static const struct option long_options[] = {
    {"profile", required_argument, NULL, CODE_PROFILE},
    {"language", required_argument, NULL, CODE_LANGUAGE},
    {"size", required_argument, NULL, CODE_SIZE},
    {"fullscreen", no_argument, NULL, CODE_FULLSCREEN},
    {"speed", required_argument, NULL, CODE_SPEED},
    {"text", required_argument, NULL, CODE_TEXT},
    {"renderer", required_argument, NULL, CODE_RENDERER},
    {"no-sound", no_argument, NULL, CODE_NO_SOUND},
    {"speech", optional_argument, NULL, CODE_SPEECH},
    {"new", required_argument, NULL, CODE_NEW},
    {"continue", no_argument, NULL, CODE_CONTINUE},
    {"daily", no_argument, NULL, CODE_DAILY},
    {"automation", no_argument, NULL, CODE_AUTOMATION},
    {"developer", no_argument, NULL, CODE_DEVELOPER},
    {"version", no_argument, NULL, CODE_VERSION},
    {"help", no_argument, NULL, CODE_HELP},
    {NULL, 0, NULL, 0},
};

const char *const options_help =
    N_("Usage: meja [option …] [FILE]\n"
       "\n"
       "  FILE               a game saved as a file: take it in and show it\n"
       "  --profile DIR      keep settings and matches in this folder\n"
       "  --language CODE    en, id, ru or zh_CN\n"
       "  --size 1280x720    the size of the window\n"
       "  --fullscreen       fill the screen\n"
       "  --speed WORD       instant, fastest, fast, normal or slow\n"
       "  --text NUMBER      the size of text in per cent, from 80 to 200\n"
       "  --renderer WORD    auto, software or gpu\n"
       "  --no-sound         stay silent\n"
       "  --speech[=file:PATH]\n"
       "                     read aloud what the window shows, or write it to this file\n"
       "  --new GAME:PLAYERS[:DEAL[:KEY=VALUE,…]]\n"
       "                     begin this match at once, as in regicide:2:7:bots=hard\n"
       "  --continue         go on with the game that was left last\n"
       "  --daily            show the deals of the day\n"
       "  --automation       answer questions about the window on standard input\n"
       "  --developer        F12 shows what is painted, element ids and frame times\n"
       "  --version          show the version\n"
       "  --help             show this text\n");

const char *const speed_codes[SPEEDS] = {"slow", "normal", "fast", "fastest", "instant"};

static int index_of(const char *text, const char *const words[], int count)
{
    for (int i = 0; i < count; i++) {
        if (text_equal(text, words[i])) {
            return i;
        }
    }
    return -1;
}

static bool read_number(const char *text, size_t length, int low, int high, int *out)
{
    int64_t value;
    if (!text_parse_number(text, length, &value) || value < low || value > high) {
        return false;
    }
    *out = (int)value;
    return true;
}

#define WINDOW_SIDE_MIN 320
#define WINDOW_SIDE_MAX 16384

static bool read_size(Options *out, const char *text)
{
    const char *cross = strchr(text, 'x');
    return cross &&
           read_number(text, (size_t)(cross - text), WINDOW_SIDE_MIN, WINDOW_SIDE_MAX,
                       &out->width) &&
           read_number(cross + 1, strlen(cross + 1), WINDOW_SIDE_MIN, WINDOW_SIDE_MAX,
                       &out->height);
}

static bool read_speed(Options *out, const char *text)
{
    int index = index_of(text, speed_codes, SPEEDS);
    if (index >= 0) {
        out->has_speed = true;
        out->speed = (Speed)index;
    }
    return index >= 0;
}

static bool read_renderer(Options *out, const char *text)
{
    static const char *const words[] = {"auto", "software", "gpu"};
    int index = index_of(text, words, 3);
    if (index >= 0) {
        out->renderer = (RendererKind)index;
    }
    return index >= 0;
}

static bool refuse_unless(bool fine, Refusal *refusal, const char *text, const char *piece)
{
    if (!fine) {
        refusal_set(refusal, text, piece, strlen(piece));
    }
    return fine;
}

static bool read_file(Options *out, const char *text, Refusal *refusal)
{
    out->file = text;
    return refuse_unless(*text != '\0', refusal, N_("The file to open has no name."), text);
}

static bool read_new(Options *out, const char *text, Refusal *refusal)
{
    out->has_plan = match_spec_read(text, &out->plan, refusal);
    return out->has_plan;
}

static bool read_speech(Options *out, const char *text)
{
    static const char stem[] = "file:";
    bool is_file = strncmp(text, stem, sizeof stem - 1) == 0 && text[sizeof stem - 1] != '\0';
    out->speaks = true;
    out->speech_file = is_file ? text + sizeof stem - 1 : NULL;
    return is_file;
}

/* An option with an argument. */
static bool read_argument(Options *out, int code, const char *text, Refusal *refusal)
{
    switch (code) {
    case CODE_PROFILE:
        out->profile = text;
        return refuse_unless(*text != '\0', refusal, N_("The folder of --profile has no name."),
                             text);
    case CODE_LANGUAGE:
        out->has_language = language_from_code(text, &out->language);
        return refuse_unless(out->has_language, refusal,
                             N_("There is no language “{code}”: it is en, id, ru or zh_CN."), text);
    case CODE_SIZE:
        return refuse_unless(
            read_size(out, text), refusal,
            N_("“{size}” is not a size of the window: it is written as in 1280x720."), text);
    case CODE_SPEED:
        return refuse_unless(read_speed(out, text), refusal,
                             N_("There is no speed “{speed}”: it is instant, fastest, fast, "
                                "normal or slow."),
                             text);
    case CODE_TEXT:
        return refuse_unless(
            read_number(text, strlen(text), TEXT_PERCENT_MIN, TEXT_PERCENT_MAX, &out->text_percent),
            refusal, N_("“{size}” is not a size of text: it is a number from 80 to 200."), text);
    case CODE_RENDERER:
        return refuse_unless(read_renderer(out, text), refusal,
                             N_("There is no renderer “{renderer}”: it is auto, software or gpu."),
                             text);
    case CODE_SPEECH:
        return refuse_unless(read_speech(out, text), refusal,
                             N_("“{word}” is nothing to speak into: it is written as in "
                                "--speech=file:spoken.txt."),
                             text);
    default:
        return read_new(out, text, refusal);
    }
}

static OptionsWish read_bare(Options *out, int code)
{
    switch (code) {
    case CODE_FULLSCREEN:
        out->fullscreen = true;
        return OPTIONS_RUN;
    case CODE_NO_SOUND:
        out->silent = true;
        return OPTIONS_RUN;
    case CODE_SPEECH:
        out->speaks = true;
        return OPTIONS_RUN;
    case CODE_CONTINUE:
        out->start = START_CONTINUE;
        return OPTIONS_RUN;
    case CODE_DAILY:
        out->start = START_DAILY;
        return OPTIONS_RUN;
    case CODE_AUTOMATION:
        out->automation = true;
        return OPTIONS_RUN;
    case CODE_DEVELOPER:
        out->is_developer = true;
        return OPTIONS_RUN;
    case CODE_VERSION:
        return OPTIONS_VERSION;
    default:
        return OPTIONS_HELP;
    }
}

static OptionsWish refuse_word(int code, const char *word, Refusal *refusal)
{
    const char *text = N_("There is no option {option}; see --help.");
    if (code == ':') {
        text = N_("The option {option} needs a value; see --help.");
    }
    refusal_set(refusal, text, word, strlen(word));
    return OPTIONS_BAD;
}

static OptionsWish read_one(Options *out, int code, char **argv, Refusal *refusal)
{
    if (code == '?' || code == ':') {
        return refuse_word(code, argv[optind - 1], refusal);
    }
    if (optarg) {
        return read_argument(out, code, optarg, refusal) ? OPTIONS_RUN : OPTIONS_BAD;
    }
    return read_bare(out, code);
}

OptionsWish options_read(Options *out, int argc, char **argv, Refusal *refusal)
{
    *out = (Options){.speed = SPEED_NORMAL};
    OptionsWish wish = OPTIONS_RUN;
    opterr = 0;
    optind = 1;
    int code;
    while (wish == OPTIONS_RUN && (code = getopt_long(argc, argv, ":", long_options, NULL)) != -1) {
        wish = read_one(out, code, argv, refusal);
    }
    if (wish == OPTIONS_RUN && optind < argc) {
        wish = read_file(out, argv[optind++], refusal) ? OPTIONS_RUN : OPTIONS_BAD;
    }
    if (wish == OPTIONS_RUN && optind < argc) {
        wish = refuse_word('?', argv[optind], refusal);
    }
    return wish;
}
