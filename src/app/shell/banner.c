/* What is said over the scene, whichever it is, and goes by itself. */
#include "app.h"
#include "i18n/format.h"

void app_tell(App *app, const Problem *problem)
{
    const char *text = problem_text(problem);
    if (!text) {
        return;
    }
    const char *values[PROBLEM_VALUES_MAX + 1] = {NULL};
    for (size_t i = 0; i < phrase_placeholder_count(text) && i < PROBLEM_VALUES_MAX; i++) {
        values[i] = problem->values[i];
    }
    Text banner = text_in(app->banner, sizeof app->banner);
    tr_format(&app->catalogue, text, values, &banner);
    app->banner_until_ms = (app->ui ? ui_now_ms(app->ui) : 0) + BANNER_MS;
}

void app_say(App *app, const char *words)
{
    Text banner = text_in(app->banner, sizeof app->banner);
    text_append(&banner, words);
    app->banner_until_ms = ui_now_ms(app->ui) + BANNER_MS;
}
