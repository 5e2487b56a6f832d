/* The program's own file of spoken lines is read on from where it was read last. */
#include "hearing.h"

#include "app_match.h"

#include "../app/opened.h"
#include "../monkey/plug.h"
#include "../monkey/steer.h"
#include "base/limits.h"
#include "base/mark.h"
#include "course.h"
#include "loop.h"
#include "match_spec.h"
#include "seated.h"
#include "testing.h"
#include "ui/loop.h"
#include "ui/window.h"
#include "ui_state.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <time.h>
#include <unistd.h>

#define SAID_AT_ONCE 8   /* words of the catalogue that a caller may hold */
#define WALK_MOST    120 /* more than there are things on a screen */
#define PASS_MS      700 /* between two presses, longer than any that is thrown away */

Heard heard;

#define PATH "/tmp/meja-heard-XXXXXX"

static char path[] = PATH;
static FILE *spoken;
static FILE *transcript; /* MEJA_TRANSCRIPT: where all that is heard is kept; or NULL */

static void listen(void)
{
    heard.count = 0;
    while (heard.count < HEARD_MAX && fgets(heard.lines[heard.count], HEARD_BYTES, spoken)) {
        char *line = heard.lines[heard.count++];
        line[strcspn(line, "\n")] = '\0';
        if (transcript) {
            fprintf(transcript, "%s\n", line);
        }
    }
    clearerr(spoken);
}

/* The clock of the program is held, and goes on only while nothing is thought: so computer players
 * do the same on every machine. */
static void pass(void)
{
    static const struct timespec moment = {.tv_nsec = 200000};
    if (thinker_is_at_work(app.thinker)) {
        nanosleep(&moment, NULL);
    } else {
        ui_hold_clock(app.ui, PASS_MS);
    }
    steer_turn(&app);
}

/* Until a person is to decide and all was said. */
static void settle(void)
{
    do {
        pass();
    } while (app_is_busy(&app));
    do {
        pass();
    } while (app_is_busy(&app));
}

int hear_open(void **unused)
{
    const char *kept = getenv("MEJA_TRANSCRIPT");
    memcpy(path, PATH, sizeof path);
    int file = mkstemp(path);
    transcript = kept ? fopen(kept, "w") : NULL;
    if (file < 0 || open_app(unused) != 0) {
        return -1;
    }
    close(file);
    narrator_free(app.narrator);
    app.narrator = narrator_new(app.ui, &app.catalogue, path, NULL, NULL);
    spoken = fopen(path, "r");
    app.settings.speaks = true;
    app_keep_settings(&app);
    return spoken ? 0 : -1;
}

int hear_close(void **unused)
{
    int status = close_app(unused);
    fclose(spoken);
    unlink(path);
    if (transcript) {
        fclose(transcript);
    }
    return status;
}

static void (*played)(Language language);

static void play_in(void **state)
{
    const Language *language = *state;
    played(*language);
}

#define PLAY_IN(which)                                                                             \
    {                                                                                              \
        .name = #which, .test_func = play_in, .initial_state = &(Language)                         \
        {                                                                                          \
            which                                                                                  \
        }                                                                                          \
    }

int hear_everywhere(void (*play)(Language language))
{
    const struct CMUnitTest tests[] = {PLAY_IN(LANGUAGE_EN), PLAY_IN(LANGUAGE_ID),
                                       PLAY_IN(LANGUAGE_RU), PLAY_IN(LANGUAGE_ZH_CN)};
    played = play;
    return cmocka_run_group_tests(tests, hear_open, hear_close);
}

void hear_language(Language language)
{
    scene_switch(&app.scenes, shared_scenes.menu);
    scene_change(&app.scenes);
    app_set_language(&app, language);
    settle();
    listen();
}

void hear_match(const char *words)
{
    MatchPlan plan;
    Refusal refusal;
    assert_true(match_spec_read(words, &plan, &refusal));
    app_begin_match(&app, &plan);
    scene_change(&app.scenes);
    settle();
    listen();
}

/* What stands before a plus is held. */
void press(const char *key)
{
    static const struct {
        const char *name;
        uint16_t modifier;
    } held[] = {{"Ctrl+", KMOD_LCTRL}, {"Shift+", KMOD_LSHIFT}};
    uint16_t modifier = 0;
    const char *last = key;
    for (size_t i = 0; i < COUNT_OF(held); i++) {
        if (strncmp(last, held[i].name, strlen(held[i].name)) == 0) {
            modifier |= held[i].modifier;
            last += strlen(held[i].name);
        }
    }
    if (transcript) {
        fprintf(transcript, "  [%s]\n", key);
    }
    assert_int_not_equal(SDL_GetKeyFromName(last), SDLK_UNKNOWN);
    steer_key(SDL_GetKeyFromName(last), modifier);
    settle();
    listen();
}

static SDL_Joystick *pad;

void hear_pad(void)
{
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1"); /* nothing has the keyboard */
    pad = plug_in(&app);
}

void press_button(SDL_GameControllerButton button)
{
    if (transcript) {
        fprintf(transcript, "  [%s]\n", SDL_GameControllerGetStringForButton(button));
    }
    SDL_JoystickSetVirtualButton(pad, button, true);
    ui_wait(app.ui, 0);
    app.ui->pad.again_at = UINT64_MAX; /* however slow this machine is, it is not held for long */
    SDL_JoystickSetVirtualButton(pad, button, false);
    settle();
    listen();
}

void type(const char *words)
{
    SDL_Event event = {.text = {.type = SDL_TEXTINPUT}};
    assert_true(strlen(words) < sizeof event.text.text);
    strcpy(event.text.text, words);
    SDL_PushEvent(&event);
    if (transcript) {
        fprintf(transcript, "  [%s…]\n", words);
    }
    settle();
    listen();
}

bool hear_is_table(void)
{
    return scene_top(&app.scenes)->table != NULL;
}

void hear_act(void)
{
    Action legal[LEGAL_COUNT_MAX];
    Play *play = scene_top(&app.scenes)->data;
    size_t count = match_legal(play_match(play), play->viewer, legal, LEGAL_COUNT_MAX);
    if (count > 0) {
        hear_action(legal[count / 2]);
    }
}

void hear_action(Action action)
{
    play_act(scene_top(&app.scenes)->data, action);
    settle();
    listen();
}

const char *said(const char *text)
{
    static char spoken_words[SAID_AT_ONCE][HEARD_BYTES];
    static size_t next;
    Ears ears = {.catalogue = &app.catalogue};
    char *bytes = spoken_words[next++ % SAID_AT_ONCE];
    Text words = text_in(bytes, HEARD_BYTES);
    phrase_for_ears(&ears, tr(&app.catalogue, text), &words);
    return bytes;
}

const char *hear_start(const char *words)
{
    for (size_t i = 0; i < heard.count; i++) {
        if (strncmp(heard.lines[i], words, strlen(words)) == 0) {
            return heard.lines[i];
        }
    }
    return NULL;
}

const char *hear_within(const char *words)
{
    for (size_t i = 0; i < heard.count; i++) {
        if (strstr(heard.lines[i], words)) {
            return heard.lines[i];
        }
    }
    return NULL;
}

bool is_sentence(const char *line, const char *text)
{
    if (strncmp(line, text, strcspn(text, "{")) != 0) {
        return false;
    }
    while (*text != '\0') {
        size_t length = strcspn(text, "{");
        const char *at = line;
        while (at && strncmp(at, text, length) != 0) {
            at = *at == '\0' ? NULL : at + 1;
        }
        if (!at) {
            return false;
        }
        line = at + length;
        text += length + strcspn(text + length, "}");
        text += *text == '}';
    }
    return true;
}

size_t hear_place(const char *text)
{
    for (size_t i = 0; i < heard.count; i++) {
        if (is_sentence(heard.lines[i], said(text))) {
            return i;
        }
    }
    return HEARD_MAX;
}

const char *hear_sentence(const char *text)
{
    size_t place = hear_place(text);
    return place < HEARD_MAX ? heard.lines[place] : NULL;
}

bool hear_counted(const char *one, const char *other)
{
    for (int64_t n = 1; n <= 5; n++) { /* said again, since what is in no catalogue stays */
        const char *text = said(tr_plural(&app.catalogue, one, other, n));
        for (size_t i = 0; i < heard.count; i++) {
            if (is_sentence(heard.lines[i], text)) {
                return true;
            }
        }
    }
    return false;
}

static const char *hear_any(const char *const texts[])
{
    for (size_t i = 0; texts[i]; i++) {
        if (hear_sentence(texts[i])) {
            return hear_sentence(texts[i]);
        }
    }
    return NULL;
}

const char *walk_to_any(const char *const texts[])
{
    for (int i = 0; i < WALK_MOST; i++) {
        press("Ctrl+Down");
        if (hear_any(texts)) {
            return hear_any(texts);
        }
    }
    return NULL;
}

const char *walk_to(const char *text)
{
    return walk_to_any((const char *const[]){text, NULL});
}

size_t hear_hand(HeardCard out[HEARD_CARDS_MAX])
{
    size_t count = 0;
    press("F10");
    for (size_t i = 0; i < heard.count && count < HEARD_CARDS_MAX; i++) {
        strcpy(out[count].words, heard.lines[i]);
        out[count].may_be_played = !strstr(heard.lines[i], said(NC_("ear", "not now")));
        count++;
    }
    return count;
}

void choose_card(size_t n)
{
    press("1");
    if (n == 0) {
        return;
    }
    press("1"); /* lets go of the first */
    for (size_t i = 0; i < n; i++) {
        press("Right");
    }
    press("Space");
}
