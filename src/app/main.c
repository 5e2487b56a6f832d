/* The program: reads its options, finds its data, opens the window, runs, and answers with 0; 1
 * when something that it needs is missing, 2 when it was called wrongly. Whatever keeps it from
 * running is told in one sentence. */
#include "app.h"
#include "game_ui.h"
#include "i18n/format.h"
#include "paths.h"
#include "run.h"
#include "tables/wording.h"
#include "ui/loop.h"

#include <stdio.h>
#include <stdlib.h>

#define SENTENCE_BYTES 2048

static Language wished_language(const Options *options)
{
    char bytes[SENTENCE_BYTES];
    Text system = text_in(bytes, sizeof bytes);
    ui_system_languages(&system);
    LanguageWish wish = {getenv("LANGUAGE"), getenv("LC_ALL"), getenv("LC_MESSAGES"),
                         getenv("LANG"), bytes};
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

/* The sentence may quote what the command line said. */
static void say(const char *sentence)
{
    char bytes[2 * SENTENCE_BYTES];
    Text harmless = text_in(bytes, sizeof bytes);
    text_append_harmless(&harmless, sentence);
    fprintf(stderr, "meja: %s\n", bytes);
}

static int refuse(const Catalogue *catalogue, const Refusal *refusal)
{
    char bytes[SENTENCE_BYTES];
    Text sentence = text_in(bytes, sizeof bytes);
    bool has_piece = phrase_placeholder_count(refusal->text) > 0;
    tr_format(catalogue, refusal->text, TR_VALUES(has_piece ? refusal->piece : NULL), &sentence);
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

/* What the game itself has against the match, in its own words. */
static int refuse_plan(const Catalogue *catalogue, const MatchPlan *plan, const Message *why)
{
    char bytes[SENTENCE_BYTES];
    Text sentence = text_in(bytes, sizeof bytes);
    const char *names[SEAT_LIMIT];
    for (Seat seat = 0; seat < SEAT_LIMIT; seat++) {
        names[seat] = plan->names[seat];
    }
    wording_message(&(Wording){.catalogue = catalogue,
                               .look = game_ui_of(plan->game)->look,
                               .seat_names = names},
                    why, &sentence);
    say(bytes);
    return 2;
}

/* 0 when the match of --new, if there is one, can be played. */
static int check_plan(const Catalogue *catalogue, const Options *options)
{
    Message why;
    Refusal refusal;
    const MatchPlan *plan = &options->plan;
    if (options->has_plan && !game_has_table(plan->game)) {
        refusal_set(&refusal, N_("The game “{game}” comes with a later version."), plan->game->id,
                    text_length(plan->game->id));
        return refuse(catalogue, &refusal);
    }
    if (options->has_plan && !plan_is_accepted(plan, &why)) {
        return refuse_plan(catalogue, plan, &why);
    }
    return 0;
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

static int play(App *app, bool has_data)
{
    int status = check_plan(&app->catalogue, app->options);
    if (status == 0) {
        status = has_data ? run(app) : fail_without_data(&app->catalogue, app->data_folder);
    }
    return status;
}

static int begin(App *app, OptionsWish wish, const Refusal *refusal, bool has_data)
{
    switch (wish) {
    case OPTIONS_RUN:
        return play(app, has_data);
    case OPTIONS_HELP:
        fputs(tr(&app->catalogue, options_help), stdout);
        return 0;
    case OPTIONS_VERSION:
        puts("Meja " MEJA_VERSION);
        return 0;
    case OPTIONS_BAD:
        return refuse(&app->catalogue, refusal);
    }
    return 2;
}

int main(int argc, char **argv)
{
    static App app;
    Options options;
    Refusal refusal;
    char data[FOLDER_BYTES];
    Text folder = text_in(data, sizeof data);
    OptionsWish wish = options_read(&options, argc, argv, &refusal);
    bool has_data = paths_find_data(argv[0], &folder);
    app.options = &options;
    app.data_folder = data;
    catalogue_init(&app.catalogue);
    choose_language(&app.catalogue, &options, data);
    int status = begin(&app, wish, &refusal, has_data);
    catalogue_release(&app.catalogue);
    return status;
}
