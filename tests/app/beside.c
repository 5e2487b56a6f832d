/* What stands beside the program refuses: phones in the room, the system's dialog for files, pads.
 * Every call by which it reaches them fails once, and then for good. The program says so or goes on
 * without, leaves no descriptor open, and does it all as soon as nothing fails any more. */
#include "../storage/scratch.h"

#include "app_match.h"
#include "app_phones.h"
#include "beside_calls.h"
#include "opened.h"
#include "sitting.h"
#include "ui_state.h"

#include "../descriptors.h"
#include "../monkey/steer.h"
#include "../phones/handset.h"
#include "../watchdog.h"
#include "errand.h"
#include "games/regicide.h"

#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define HANGS_AFTER 60  /* seconds in which it ran or slept */
#define PASS_MS     700 /* more than a pad that comes is looked for */
#define PAUSE_MS    2
#define HEARD_BYTES 16384

static const Scratch *scratch;
static Handset phone;

/* Waits until there is something to read; false: not before a call was refused, after which there
 * may never be. */
static bool comes(int end_point)
{
    struct pollfd source = {.fd = end_point, .events = POLLIN};
    while (poll(&source, 1, PAUSE_MS) <= 0 && !refused_has()) {
    }
    return source.revents != 0;
}

/* The status of the answer; 0: there is none. */
static int answer_to(int call, char *out, size_t capacity)
{
    if (comes(call)) {
        return handset_answer(call, out, capacity);
    }
    close(call);
    return 0;
}

static bool hears(const char *words)
{
    static char heard[HEARD_BYTES];
    size_t size = 0;
    heard[0] = '\0';
    while (!strstr(heard, words) && comes(phone.stream)) {
        ssize_t got = read(phone.stream, heard + size, sizeof heard - 1 - size);
        if (got <= 0) {
            break;
        }
        size += (size_t)got;
        heard[size] = '\0';
    }
    return strstr(heard, words) != NULL;
}

/* What a phone does is not the program's: it never fails. */
static bool sits(void)
{
    char bytes[128];
    Text link = text_in(bytes, sizeof bytes);
    phone_table_invitation(app.phones, 0, &link);
    refused_spare(true);
    int call = handset_call_to_sit(&phone, bytes);
    bool may_sit = answer_to(call, phone.token, sizeof phone.token) == 200;
    if (may_sit) {
        handset_listen(&phone);
    }
    refused_spare(false);
    return may_sit;
}

static bool presses(const char *id, const char *words)
{
    char nothing[4];
    refused_spare(true);
    bool is_taken = answer_to(handset_call_to_press(&phone, id), nothing, sizeof nothing) == 204;
    refused_spare(false);
    sitting_attend(&app);
    refused_spare(true);
    bool is_heard = is_taken && hears(words);
    refused_spare(false);
    return is_heard;
}

static bool plays_on_phone(void)
{
    char id[32];
    Action legal[LEGAL_COUNT_MAX];
    assert_true(match_legal(&app.session.match, 0, legal, LEGAL_COUNT_MAX) > 0);
    snprintf(id, sizeof id, "act.%016llx", (unsigned long long)legal[0]);
    if (!sits()) {
        return false;
    }
    bool plays = presses("hello", "\"zones\"") && presses(id, "\"zones\"");
    close(phone.stream);
    return plays && app.session.match.position == 1;
}

static bool use_phone(void)
{
    MatchPlan plan = plan_initial(&regicide_game, 2);
    plan.kinds[1] = SEAT_PERSON;
    app.phones = app_listen_for_phones(&app, &plan, NULL);
    if (!app.phones) {
        assert_non_null(strstr(app.banner, "Phones cannot be listened to"));
        return false;
    }
    app_begin_match(&app, &plan);
    scene_change(&app.scenes);
    bool plays = plays_on_phone();
    scene_switch(&app.scenes, shared_scenes.menu);
    scene_change(&app.scenes);
    app_drop_match(&app);
    return plays;
}

/* What is chosen in the dialog gets the copy; or a sentence says that there is no dialog. */
static bool use_dialog(void)
{
    Buffer bytes;
    buffer_init(&bytes, 1);
    buffer_push(&bytes, "m");
    remove(scratch_path(scratch, "chosen.txt"));
    app.errand.has_looked = false;
    errand_save(&app, scratch_path(scratch, "suggested.txt"), &bytes);
    buffer_release(&bytes);
    while (app.errand.dialog || errand_is_busy(&app)) {
        poll(NULL, 0, PAUSE_MS);
        errand_check(&app);
    }
    bool is_written = access(scratch_path(scratch, "chosen.txt"), F_OK) == 0;
    assert_non_null(strstr(app.banner, is_written ? "chosen.txt" : "dialog can't be opened"));
    return is_written;
}

/* As if the program had just begun; the pad comes when it looks after pads. */
static bool use_pad(void)
{
    Pad *pad = &app.ui->pad;
    SDL_VirtualJoystickDesc description = {.version = SDL_VIRTUAL_JOYSTICK_DESC_VERSION,
                                           .type = SDL_JOYSTICK_TYPE_GAMECONTROLLER,
                                           .naxes = SDL_CONTROLLER_AXIS_MAX,
                                           .nbuttons = SDL_CONTROLLER_BUTTON_MISC1,
                                           .name = "Pad"};
    int index = -1;
    devices_close(&app.ui->devices);
    pad_close(pad);
    *pad = (Pad){0};
    while (!pad->steering && !refused_has()) {
        steer_pass(PASS_MS);
        steer_turn(&app);
        if (pad->is_ready && index < 0) {
            index = SDL_JoystickAttachVirtualEx(&description);
            assert_true(index >= 0);
        }
    }
    bool steers = pad->steering != NULL;
    if (index >= 0) {
        SDL_JoystickDetachVirtual(index);
    }
    steer_settle(&app);
    assert_null(pad->steering);
    return steers;
}

/* Whether nothing was missing. */
static bool use_all(void)
{
    bool plays = use_phone(), is_written = use_dialog(), steers = use_pad();
    return plays && is_written && steers;
}

/* Of the library's own: a socket that it cannot wait at stays open, at each of the two ports that
 * are tried. */
static int left_open(Call call)
{
    return call == CALL_epoll_create1 || call == CALL_epoll_ctl ? 2 : 0;
}

static void expect_answer(Call call, long n, bool stays)
{
    int before = descriptors_count();
    watchdog_feed(call_names[call], HANGS_AFTER);
    print_message("%s, call %ld%s\n", call_names[call], n, stays ? " and all after it" : "");
    refused_set(call, n, stays);
    use_all();
    refused_stop();
    assert_true(use_all());
    assert_in_range(descriptors_count(), before, before + left_open(call));
}

static void each_failure_is_told_or_borne(void **unused)
{
    long counts[CALL_COUNT];
    refused_set(0, 0, false);
    assert_true(use_all());
    for (Call call = 0; call < CALL_COUNT; call++) {
        counts[call] = refused_asked(call);
        print_message("%s: %ld calls\n", call_names[call], counts[call]);
    }
    for (Call call = 0; call < CALL_COUNT; call++) {
        assert_true(counts[call] > 0);
        expect_answer(call, 1, true);
        expect_answer(call, (counts[call] + 1) / 2, false);
    }
}

/* What a browser is not to do with an answer stands in its headers: six of them. */
static void nothing_is_answered_with_a_header_less(void **unused)
{
    for (long n = 1; n <= 6; n++) {
        refused_set(CALL_MHD_add_response_header, n, false);
        assert_false(use_phone());
        refused_stop();
        assert_true(use_phone());
    }
}

static void listen_without(Call call)
{
    MatchPlan plan = plan_initial(&regicide_game, 2);
    plan.kinds[1] = SEAT_PERSON;
    app.banner[0] = '\0';
    refused_set(call, 1, true);
    app.phones = app_listen_for_phones(&app, &plan, NULL);
    refused_stop();
}

static void no_network_is_told_from_no_leave(void **unused)
{
    listen_without(CALL_connect);
    assert_non_null(app.phones);
    assert_non_null(strstr(app.banner, "it is in no network"));
    app_leave_phones(&app);
    listen_without(CALL_bind);
    assert_null(app.phones);
    assert_non_null(strstr(app.banner, "the system refuses it"));
}

/* A stand-in for the dialog, which chooses a file beside itself. */
static int begin(void **state)
{
    if (scratch_begin(state) != 0 || open_app(NULL) != 0) {
        return -1;
    }
    scratch = *state;
    FILE *file = fopen(scratch_path(scratch, "zenity"), "wb");
    assert_non_null(file);
    fprintf(file, "#!/bin/sh\necho '%s'\n", scratch_path(scratch, "chosen.txt"));
    fclose(file);
    assert_int_equal(chmod(scratch_path(scratch, "zenity"), 0700), 0);
    setenv("PATH", scratch->folder, true);
    setenv("DISPLAY", ":99", true);
    setenv("MEJA_FILE_DIALOG", "zenity", true); /* the desktop is not asked */
    SDL_SetHint(SDL_HINT_JOYSTICK_HIDAPI, "0");
    return 0;
}

static int end(void **state)
{
    close_app(NULL);
    return scratch_end(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(each_failure_is_told_or_borne, begin, end),
        cmocka_unit_test_setup_teardown(nothing_is_answered_with_a_header_less, begin, end),
        cmocka_unit_test_setup_teardown(no_network_is_told_from_no_leave, begin, end)};
    if (!refused_open()) {
        return EXIT_FAILURE;
    }
    return cmocka_run_group_tests(tests, NULL, NULL);
}
