/* The program: reads its options, finds its data, opens the window, runs, and answers with 0; 1
 * when something that it needs is missing, 2 when it was called wrongly. Whatever keeps it from
 * running is told in one sentence. */
#include "app.h"
#include "i18n/format.h"
#include "loop.h"
#include "paths.h"

#include <stdio.h>
#include <stdlib.h>

#define SENTENCE_BYTES 2048

static Language wished_language(const Options *options)
{
    LanguageWish wish = {getenv("LANGUAGE"), getenv("LC_ALL"), getenv("LC_MESSAGES"),
                         getenv("LANG")};
    return options->has_language ? options->language : language_wished(&wish);
}

static void choose_language(Catalogue *catalogue, const Options *options, const char *data)
{
    char bytes[FOLDER_BYTES];
    Text folder = text_in(bytes, sizeof bytes);
    text_append(&folder, data);
    text_append(&folder, "/locale");
    catalogue_set_language(catalogue, wished_language(options), bytes);
}

static void say(const char *sentence)
{
    fputs("meja: ", stderr);
    fputs(sentence, stderr);
    fputc('\n', stderr);
}

static int refuse(const Catalogue *catalogue, const Refusal *refusal)
{
    char bytes[SENTENCE_BYTES];
    Text sentence = text_in(bytes, sizeof bytes);
    tr_format(catalogue, refusal->text, TR_VALUES(refusal->piece), &sentence);
    say(bytes);
    return 2;
}

static int fail(const char *sentence)
{
    say(sentence);
    ui_message_box("Meja", sentence);
    return 1;
}

static int fail_without_data(const Catalogue *catalogue, const char *folder)
{
    char bytes[SENTENCE_BYTES];
    Text sentence = text_in(bytes, sizeof bytes);
    tr_format(catalogue,
              N_("The pictures of Meja are not in {folder}; please install or build it again."),
              TR_VALUES(folder), &sentence);
    return fail(bytes);
}

static bool check_plan(const Options *options, Refusal *refusal)
{
    if (!options->has_plan) {
        return true;
    }
    const Game *game = options->plan.game;
    if (!table_exists(game)) {
        refusal_set(refusal, N_("The game “{game}” comes with a later version."), game->id,
                    text_length(game->id));
        return false;
    }
    Message why;
    if (!plan_is_accepted(&options->plan, &why)) {
        refusal_set(refusal, why.text, "", 0);
        return false;
    }
    return true;
}

static int run(App *app)
{
    char problem[SENTENCE_BYTES];
    if (!app_open(app, problem, sizeof problem)) {
        return fail(problem);
    }
    app_run(app);
    app_close(app);
    return 0;
}

static int begin(const Options *options, OptionsWish wish, Refusal *refusal, const char *program)
{
    char data[FOLDER_BYTES];
    Text folder = text_in(data, sizeof data);
    bool has_data = paths_find_data(program, &folder);
    static App app;
    app = (App){.options = options, .data_folder = data};
    catalogue_init(&app.catalogue);
    choose_language(&app.catalogue, options, data);
    int status = 0;
    if (wish == OPTIONS_HELP) {
        fputs(tr(&app.catalogue, options_help), stdout);
    } else if (wish == OPTIONS_VERSION) {
        puts("Meja " MEJA_VERSION);
    } else if (wish == OPTIONS_BAD || !check_plan(options, refusal)) {
        status = refuse(&app.catalogue, refusal);
    } else {
        status = has_data ? run(&app) : fail_without_data(&app.catalogue, data);
    }
    catalogue_release(&app.catalogue);
    return status;
}

int main(int argc, char **argv)
{
    Options options;
    Refusal refusal;
    OptionsWish wish = options_read(&options, argc, argv, &refusal);
    return begin(&options, wish, &refusal, argv[0]);
}
