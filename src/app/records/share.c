/* What comes in is hostile until transfer_read has played it; only then anything is kept. It never
 * counts: not for the statistics, and not for the campaign. Of a challenge only its measure is
 * looked at: whoever takes it up must not see how it was played. */
#include "share.h"
#include "app_match.h"
#include "challenge.h"
#include "errand.h"
#include "file_uri.h"

#include "base/text.h"
#include "games/registry.h"
#include "result_facts.h"
#include "storage/transfer.h"
#include "tables/table.h"

#include <string.h>

static const char *const drop_words =
    N_("To open this file, go to the main menu and drop it there once more.");

/* What stands between blanks and quotes around it. */
static void trim(const char *text, Text *out)
{
    static const char around[] = " \t\r\n\"'";
    text += strspn(text, around);
    size_t length = strlen(text);
    while (length > 0 && strchr(around, text[length - 1])) {
        length--;
    }
    text_append_bytes(out, text, length);
}

/* What is neither has no dots or slashes. */
static bool is_path(const char *text)
{
    return !transfer_is_code(text, strlen(text)) && text[strcspn(text, "/\\.")] != '\0';
}

static void begin(Session *session, const Transfer *transfer)
{
    const Match *match = &transfer->match;
    MatchPlan plan = session_plan_of(match->game, &match->setup, transfer->seats);
    plan.deal = DEAL_KNOWN;
    session_take(session, &plan, match);
    /* Others have seen its cards: going on with it is no game of one's own. */
    session->assisted = transfer->assisted || !match_is_over(match);
}

static void keep(App *app, Session *session, const Transfer *transfer)
{
    Problem problem = {0};
    SavedMatch saved = {
        .assisted = session->assisted, .uncounted = true, .deal = session->plan.deal};
    memcpy(saved.seats, transfer->seats, sizeof saved.seats);
    if (profile_match_begin(app->profile, &saved, &session->match, &problem)) {
        session->id = saved.id;
        if (match_is_over(&session->match)) {
            SavedResult result = result_facts(&session->match, session->assisted);
            profile_match_finish(app->profile, saved.id, &result, &problem);
        }
    }
    app_tell(app, &problem);
}

static bool take(App *app, const Transfer *transfer)
{
    if (!game_has_table(transfer->match.game)) {
        app_say(app, N_("This game comes with a later version."), NULL);
        return false;
    }
    Session session;
    begin(&session, transfer);
    keep(app, &session, transfer);
    app_take_match(app, &session);
    return true;
}

static void show(App *app)
{
    if (match_is_over(&app->session.match)) {
        scene_push(&app->scenes, shared_scenes.replay);
    } else {
        scene_switch(&app->scenes, shared_scenes.table);
    }
}

static void take_challenge(App *app, Transfer *transfer)
{
    Challenge challenge;
    bool is_known = challenge_from(transfer, &challenge);
    match_release(&transfer->match);
    if (is_known) {
        scene_push_challenge(&app->scenes, &challenge);
    } else {
        app_say(app, N_("This challenge comes with a later version."), NULL);
    }
}

static bool seats_equal(const Transfer *transfer, const SavedMatch *saved)
{
    for (unsigned i = 0; i < saved->setup.seats; i++) {
        const SavedSeat *one = &transfer->seats[i], *other = &saved->seats[i];
        if (!text_equal(one->name, other->name) || !text_equal(one->kind, other->kind)) {
            return false;
        }
    }
    return true;
}

static bool is_same(const Transfer *transfer, uint64_t hash, const SavedMatch *saved)
{
    const Match *match = &transfer->match;
    return saved->hash == hash && saved->actions == match->position &&
           saved->setup.seed == match->setup.seed && saved->assisted == transfer->assisted &&
           seats_equal(transfer, saved);
}

#define KEPT_PAGE 16

/* Whether the profile has the game already: whoever opens a file twice finds it once. */
static bool is_kept(App *app, const Transfer *transfer, SavedMatch *out)
{
    SavedMatch page[KEPT_PAGE];
    const Match *match = &transfer->match;
    uint64_t hash = match_hash(match);
    size_t count = match_is_over(match) ? KEPT_PAGE : 0;
    for (size_t skip = 0; count == KEPT_PAGE; skip += count) {
        count = profile_finished(app->profile, match->game->id, skip, page, KEPT_PAGE);
        for (size_t i = 0; i < count; i++) {
            if (is_same(transfer, hash, &page[i])) {
                *out = page[i];
                return true;
            }
        }
    }
    return false;
}

static void take_bytes(App *app, const char *bytes, size_t size)
{
    Problem problem = {0};
    Transfer transfer;
    SavedMatch saved;
    if (!transfer_read(bytes, size, game_by_id, &transfer, &problem)) {
        app_tell(app, &problem);
    } else if (transfer.is_challenge) {
        take_challenge(app, &transfer);
    } else if (is_kept(app, &transfer, &saved) && app_load_match(app, &saved)) {
        match_release(&transfer.match);
        show(app);
    } else if (take(app, &transfer)) {
        show(app);
    } else {
        match_release(&transfer.match);
    }
}

static bool is_free(App *app)
{
    return scene_top(&app->scenes)->kind->takes_files;
}

/* The person may have gone on while the file was being read. */
static void take_file(App *app, const Buffer *bytes)
{
    if (is_free(app)) {
        take_bytes(app, (const char *)bytes->data, bytes->count);
    } else {
        app_say(app, drop_words, NULL);
    }
}

/* What was said of the attempt before does not hold for this one. */
static void hush(App *app)
{
    app->banner[0] = '\0';
}

void share_take_in(App *app, const char *text)
{
    char bytes[TRANSFER_CODE_BYTES], path_bytes[TRANSFER_CODE_BYTES];
    Text trimmed = text_in(bytes, sizeof bytes);
    Text path = text_in(path_bytes, sizeof path_bytes);
    trim(text, &trimmed);
    hush(app);
    if (file_uri_path(bytes, &path)) { /* as file managers copy one */
        errand_read(app, path_bytes, take_file);
    } else if (is_path(bytes)) {
        errand_read(app, bytes, take_file);
    } else {
        take_bytes(app, bytes, trimmed.length);
    }
}

void share_take_dropped(App *app, const char *file)
{
    if (is_free(app)) {
        hush(app);
        errand_read(app, file, take_file);
    } else {
        app_say(app, drop_words, NULL);
    }
}
