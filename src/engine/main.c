/* The program around the engine: its options, standard input and output, and a tournament that is
 * asked for by words: they are made a request, and its reply a table. */
#include "engine.h"

#include "base/system.h"
#include "base/text.h"

#include <getopt.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char usage[] =
    "Usage: meja-engine [--help] [--version]\n"
    "       meja-engine tournament GAME ENTRANT ENTRANT... [OPTION...]\n"
    "Plays the games of Meja by JSON lines: one request per line on standard input,\n"
    "one reply per line on standard output. Try: echo '{\"cmd\":\"hello\"}' | meja-engine\n"
    "\n"
    "A tournament plays everybody against everybody on the same deals, with seats swapped.\n"
    "An entrant is a level (random, greedy, novice, easy, normal, hard, master), a level with its\n"
    "nodes (hard:5000), or another program that speaks by the same lines (\"run:python3 "
    "player.py\").\n"
    "  --players N      seats (2)\n"
    "  --deals N        deals (10)\n"
    "  --seed N         of the first deal (1)\n"
    "  --options JSON   the game's options\n"
    "  --nodes N        what each may spend on a decision (as much as is usual for its level)\n"
    "  --level LEVEL    as which level programs are asked to play (hard)\n"
    "  --patience-ms N  how long programs may take for an answer (10000)\n"
    "  --together       all seats of a game belong to one entrant\n";

/* The status with which the program ends once all is said. */
static int finish(bool is_said)
{
    if (!is_said || fflush(stdout) != 0 || ferror(stdout)) {
        fputs("meja-engine: standard output takes no more lines.\n", stderr);
        return EXIT_FAILURE;
    }
    return EXIT_SUCCESS;
}

static int serve(void)
{
    system_keep_bytes(stdin);
    system_keep_bytes(stdout);
    Engine *engine = engine_new();
    bool served = engine_serve(engine, stdin, stdout);
    engine_free(engine);
    if (ferror(stdin)) {
        fputs("meja-engine: standard input cannot be read.\n", stderr);
        return EXIT_FAILURE;
    }
    return finish(served);
}

static int refuse_argument(const char *argument)
{
    char bytes[1024];
    Text harmless = text_in(bytes, sizeof bytes);
    text_append_harmless(&harmless, argument);
    fprintf(stderr, "meja-engine: %s is not understood; try --help.\n", bytes);
    return 2;
}

/* Words of other programs do nothing to the terminal. */
static void harmless_print(FILE *out, const json_t *words)
{
    char bytes[1024];
    Text text = text_in(bytes, sizeof bytes);
    text_append_harmless(&text, json_string_value(words));
    fputs(bytes, out);
}

static void entrant_print(FILE *out, const json_t *entrant)
{
    size_t index;
    const json_t *fault;
    const json_t *faults = json_object_get(entrant, "faults");
    json_int_t forfeits = json_integer_value(json_object_get(entrant, "forfeits"));
    fputs("  ", out);
    harmless_print(out, json_object_get(entrant, "name"));
    fprintf(out, ": %.1f %% (%.1f to %.1f) of %lld games",
            (double)json_integer_value(json_object_get(entrant, "share")) / 10,
            (double)json_integer_value(json_object_get(entrant, "low")) / 10,
            (double)json_integer_value(json_object_get(entrant, "high")) / 10,
            (long long)json_integer_value(json_object_get(entrant, "games")));
    if (forfeits) {
        fprintf(out, ", %lld of them forfeited", (long long)forfeits);
    }
    putc('\n', out);
    json_array_foreach(faults, index, fault)
    {
        fprintf(out,
                "    game %lld: ", (long long)json_integer_value(json_object_get(fault, "game")));
        harmless_print(out, json_object_get(fault, "error"));
        putc('\n', out);
    }
}

/* The standings, on the way to those who watch, if anybody does; false when they are refused. */
static bool standings_print(const json_t *reply)
{
    size_t index;
    const json_t *entrant;
    bool is_partial = json_is_true(json_object_get(reply, "partial"));
    const json_t *entrants = json_object_get(reply, "entrants");
    const char *error = json_string_value(json_object_get(reply, "error"));
    FILE *out = is_partial ? stderr : stdout;
    if (error) {
        fprintf(stderr, "meja-engine: %s\n", error);
        return false;
    }
    fprintf(out, "%lld deals\n", (long long)json_integer_value(json_object_get(reply, "deals")));
    json_array_foreach(entrants, index, entrant)
    {
        entrant_print(out, entrant);
    }
    return true;
}

static bool standings_tell(void *context, const char *line)
{
    bool *is_good = context;
    json_t *reply = json_loads(line, 0, NULL);
    *is_good = standings_print(reply);
    json_decref(reply);
    return *is_good;
}

static int tournament_play(json_t *request)
{
    bool is_good = false;
    char *line = json_dumps(request, JSON_COMPACT);
    Engine *engine = engine_new();
    engine_listen(engine, standings_tell, &is_good);
    free(engine_answer(engine, line, strlen(line)));
    engine_listen(engine, NULL, NULL);
    engine_free(engine);
    free(line);
    json_decref(request);
    return is_good ? finish(true) : 2;
}

/* A number or an object as it stands, anything else as a text; the engine finds what is wrong. */
static json_t *value_of(const char *words)
{
    json_t *value = json_loads(words, JSON_DECODE_ANY, NULL);
    return value ? value : json_string(words);
}

/* `argv` begins with the word "tournament". */
static int tournament(int argc, char **argv)
{
    static const struct option options[] = {{"players", required_argument, NULL, 0},
                                            {"deals", required_argument, NULL, 0},
                                            {"seed", required_argument, NULL, 0},
                                            {"options", required_argument, NULL, 0},
                                            {"nodes", required_argument, NULL, 0},
                                            {"level", required_argument, NULL, 0},
                                            {"patience-ms", required_argument, NULL, 0},
                                            {"together", no_argument, NULL, 0},
                                            {0}};
    json_t *request =
        json_pack("{s:s,s:i,s:i,s:i}", "cmd", "tournament", "players", 2, "deals", 10, "seed", 1);
    int which = 0, option;
    for (int i = 1; i < argc; i++) { /* which no request could hold */
        if (!text_is_utf8(argv[i], strlen(argv[i]))) {
            json_decref(request);
            return refuse_argument(argv[i]);
        }
    }
    while ((option = getopt_long(argc, argv, "", options, &which)) == 0) {
        const char *name = options[which].name;
        json_object_set_new(request, text_equal(name, "patience-ms") ? "patience_ms" : name,
                            optarg ? value_of(optarg) : json_true());
    }
    if (option == '?') {
        json_decref(request);
        return refuse_argument(argv[optind - 1]);
    }
    json_t *entrants = json_array();
    for (int i = optind + 1; i < argc; i++) {
        json_array_append_new(entrants, json_string(argv[i]));
    }
    json_object_set_new(request, "game", json_string(optind < argc ? argv[optind] : ""));
    json_object_set_new(request, "entrants", entrants);
    return tournament_play(request);
}

int main(int argc, char **argv)
{
    static const struct option options[] = {
        {"help", no_argument, NULL, 'h'}, {"version", no_argument, NULL, 'v'}, {0}};
    opterr = 0;
    if (argc > 1 && text_equal(argv[1], "tournament")) {
        return tournament(argc - 1, argv + 1);
    }
    int at = optind;
    int option = getopt_long(argc, argv, "", options, NULL);
    if (option == '?' || (option == -1 && optind < argc)) {
        return refuse_argument(argv[option == '?' ? at : optind]);
    }
    if (option == 'h') {
        fputs(usage, stdout);
        return finish(true);
    }
    if (option == 'v') {
        puts("meja-engine " MEJA_VERSION);
        return finish(true);
    }
    return serve();
}
