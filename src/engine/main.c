/* The program around the engine: its options, standard input and output. */
#include "engine.h"

#include "base/system.h"
#include "base/text.h"

#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>

static const char usage[] =
    "Usage: meja-engine [--help] [--version]\n"
    "Plays the games of Meja by JSON lines: one request per line on standard input,\n"
    "one reply per line on standard output. Try: echo '{\"cmd\":\"hello\"}' | meja-engine\n";

static int serve(void)
{
    system_keep_bytes(stdin);
    system_keep_bytes(stdout);
    Engine *engine = engine_new();
    bool served = engine_serve(engine, stdin, stdout);
    engine_free(engine);
    if (!served) {
        fputs("meja-engine: standard output takes no more lines.\n", stderr);
    }
    return served ? EXIT_SUCCESS : EXIT_FAILURE;
}

static int refuse_argument(const char *argument)
{
    char bytes[1024];
    Text harmless = text_in(bytes, sizeof bytes);
    text_append_harmless(&harmless, argument);
    fprintf(stderr, "meja-engine: %s is not understood; try --help.\n", bytes);
    return 2;
}

int main(int argc, char **argv)
{
    static const struct option options[] = {
        {"help", no_argument, NULL, 'h'}, {"version", no_argument, NULL, 'v'}, {0}};
    opterr = 0;
    int at = optind;
    int option = getopt_long(argc, argv, "", options, NULL);
    if (option == '?' || (option == -1 && optind < argc)) {
        return refuse_argument(argv[option == '?' ? at : optind]);
    }
    if (option == 'h') {
        fputs(usage, stdout);
        return EXIT_SUCCESS;
    }
    if (option == 'v') {
        puts("meja-engine " MEJA_VERSION);
        return EXIT_SUCCESS;
    }
    return serve();
}
