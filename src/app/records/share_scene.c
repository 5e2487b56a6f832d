/* The app's match leaves: its code, to be copied, and a text file under a name that can be changed.
 * Both hold what happened and nothing else of the profile; only the file holds the names. */
#include "app_commands.h"
#include "challenge.h"
#include "errand.h"
#include "i18n/format.h"
#include "result_words.h"
#include "sheet.h"
#include "storage/transfer.h"
#include "ui/window.h"

#define WIDTH_UNITS 860
#define GAP         14.0f
#define PATH_BYTES  1024
#define CODE_STYLE  ((TextStyle){FONT_BODY_BOLD, SIZE_BODY, ALIGN_LEFT, false})

static const char *const too_long = N_("This game is too long for a code. Save it as a file.");

typedef struct Share {
    char code[TRANSFER_CODE_BYTES];
    bool has_code; /* not too long for one */
    char challenge[TRANSFER_CODE_BYTES];
    const char *refusal; /* why it can be no challenge, marked; NULL: it can */
    bool is_secret;
    char path[PATH_BYTES];
} Share;

/* What the computer has shown, and what was played with help, says so. */
static bool is_assisted(const Session *session)
{
    return session->assisted || !session_is_kept(session);
}

/* "meja-regicide-1234.meja" */
static void name_file(App *app, Text *path)
{
    char bytes[64];
    Text name = text_in(bytes, sizeof bytes);
    text_append(&name, "meja-");
    text_append(&name, app->session.plan.game->id);
    text_append(&name, "-");
    if (!session_hides_deal(&app->session)) {
        text_append_number(&name, (int64_t)app->session.match.setup.seed);
    }
    text_append(&name, ".meja");
    if (!app_document(app, bytes, path)) {
        text_append(path, bytes);
    }
}

static void share_enter(Scene *scene)
{
    App *app = scene->app;
    Share *share = arena_alloc(&scene->arena, sizeof *share);
    Text code = text_in(share->code, sizeof share->code);
    Text path = text_in(share->path, sizeof share->path);
    const Session *session = &app->session;
    share->is_secret = session_hides_deal(session);
    share->has_code =
        !share->is_secret && transfer_write_code(&session->match, is_assisted(session), &code);
    share->refusal = challenge_refusal(session);
    Text challenge = text_in(share->challenge, sizeof share->challenge);
    if (!share->is_secret && !share->refusal &&
        !challenge_write(session, is_assisted(session), &challenge)) {
        share->refusal = too_long;
    }
    name_file(app, &path);
    scene->data = share;
}

static void saved_seats(const MatchPlan *plan, SavedSeat seats[SEAT_LIMIT])
{
    for (Seat seat = 0; seat < plan->setup.seats; seat++) {
        seats[seat] = (SavedSeat){.person = 0};
        Text kind = text_in(seats[seat].kind, sizeof seats[seat].kind);
        Text name = text_in(seats[seat].name, sizeof seats[seat].name);
        text_append(&kind, seat_kind_code(plan->kinds[seat]));
        text_append(&name, plan->names[seat]);
    }
}

static void write_file(App *app, const Share *share)
{
    SavedSeat seats[SEAT_LIMIT];
    Buffer out;
    const Session *session = &app->session;
    buffer_init(&out, 1);
    saved_seats(&session->plan, seats);
    transfer_write(&session->match, seats, is_assisted(session), &out);
    errand_save(app, share->path, &out);
    buffer_release(&out);
}

static void copy_code(App *app, const Share *share)
{
    ui_copy_to_clipboard(app->ui, share->code);
    app_say(app, N_("The share code is on the clipboard."), NULL);
}

/* What it is about, for who reads it in a message, and the code in a line of its own. */
static void copy_challenge(App *app, const Share *share)
{
    char bytes[TRANSFER_CODE_BYTES + PHRASE_BYTES_MAX];
    Text text = text_in(bytes, sizeof bytes);
    const Session *session = &app->session;
    const MatchPlan *plan = &session->plan;
    int standing = challenge_standing(plan, &session->match);
    text_append(
        &text,
        app_phrase(app, N_("{game}. {result}. Can you do better?"),
                   TR_VALUES(app_word(app, game_name(plan->game->id)),
                             game_ui_of(plan->game)->day->words(app, &plan->setup, standing))));
    text_append(&text, "\n");
    text_append(&text, share->challenge);
    ui_copy_to_clipboard(app->ui, bytes);
    app_say_worded(app, app_phrase(app,
                                   N_("The challenge is on the clipboard. Whoever pastes it under "
                                      "“{button}” plays the same cards against your result."),
                                   TR_VALUES(app_word(app, N_("Import")))));
}

/* Why there is no code; NULL: there is one. */
static const char *code_reason(App *app, const Share *share)
{
    if (share->is_secret) {
        return app_word(app, N_("This game tells all hands of a deal that is still being played. "
                                "It can be shared when no game of this deal is unfinished."));
    }
    return share->has_code ? NULL : app_word(app, too_long);
}

static const char *challenge_reason(App *app, const Share *share)
{
    if (share->is_secret) {
        return code_reason(app, share);
    }
    return share->refusal ? app_word(app, share->refusal) : NULL;
}

static const char *file_reason(App *app, const Share *share)
{
    bool is_named = share->path[0] != '\0';
    return share->is_secret ? code_reason(app, share)
                            : app_reason(app, is_named, N_("The file needs a name."));
}

static const char *code_words(App *app, const Share *share)
{
    if (!share->has_code) {
        return code_reason(app, share);
    }
    return app_phrase(app,
                      N_("Copy this code and send it: with “{button}” under “{list}”, anybody "
                         "can watch this game. It holds no names."),
                      TR_VALUES(app_word(app, N_("Import")), app_word(app, N_("Replays"))));
}

static float code_part(App *app, const Share *share, Rect rect, bool is_drawn)
{
    float gap = GAP * ui_unit(app->ui);
    const char *words = code_words(app, share);
    float above = sheet_paragraph_height(app, words, rect.w);
    float height = text_layout(app->ui, share->code, CODE_STYLE, rect.w)->h;
    if (is_drawn) {
        sheet_paragraph(app, "text.share", words, rect);
        rect_cut_top(&rect, above);
    }
    if (is_drawn && share->has_code) {
        ui_label(app->ui, "text.code", share->code, CODE_STYLE, COLOR_GOLD_LIGHT, rect);
    }
    if (share->has_code) {
        above += height + gap;
    }
    return above;
}

static void file_row(App *app, Share *share, Rect row, float button)
{
    Button save = {.id = "button.file",
                   .label = app_word(app, N_("Save as a file")),
                   .rect = rect_cut_right(&row, button),
                   .reason = file_reason(app, share)};
    rect_cut_right(&row, GAP * ui_unit(app->ui));
    Field field = {.id = "field.file", .label = app_word(app, N_("File")), .rect = row};
    ui_field(app->ui, &field, share->path, sizeof share->path);
    if (ui_button(app->ui, &save)) {
        write_file(app, share);
    }
}

static void foot(App *app, Share *share, Rect rect, const Sheet *sheet)
{
    float gap = GAP * sheet->unit, width = (rect.w - 2 * gap) / 3;
    Rect row = rect_cut_top(&rect, sheet->button);
    Button copy = {.id = "button.copy",
                   .label = app_word(app, N_("Copy the code")),
                   .rect = rect_cut_right(&row, width),
                   .kind = BUTTON_PRIMARY,
                   .reason = code_reason(app, share)};
    rect_cut_right(&row, gap);
    Button challenge = {.id = "button.challenge",
                        .label = app_word(app, N_("Copy a challenge")),
                        .rect = rect_cut_right(&row, width),
                        .hint = app_word(app, N_("For a friend: the same cards, to do better.")),
                        .reason = challenge_reason(app, share)};
    rect_cut_right(&row, gap);
    Button picture = {.id = "button.picture",
                      .label = app_word(app, N_("Save a picture")),
                      .rect = row,
                      .command = &app_command_picture};
    rect_cut_top(&rect, gap);
    bool pictures = ui_button(app->ui, &picture);
    bool copies = ui_button(app->ui, &copy), challenges = ui_button(app->ui, &challenge);
    if (copies) {
        copy_code(app, share);
    } else if (challenges) {
        copy_challenge(app, share);
    } else if (pictures) {
        scene_push(&app->scenes, shared_scenes.poster);
    }
    file_row(app, share, rect_cut_top(&rect, sheet->button), width);
}

static bool share_key(Scene *scene, KeyPress press)
{
    const Share *share = scene->data;
    if (press_is(&press, &app_command_copy) && share->has_code) {
        copy_code(scene->app, share);
        return true;
    }
    if (press_is(&press, &app_command_picture)) {
        scene_push(&scene->app->scenes, shared_scenes.poster);
        return true;
    }
    return sheet_key_back(scene, press);
}

static void share_frame(Scene *scene)
{
    App *app = scene->app;
    Share *share = scene->data;
    Sheet sheet = sheet_of(app);
    bool back;
    float gap = GAP * sheet.unit, width = sheet_paper_width(&sheet, WIDTH_UNITS);
    float inside = width - 24 * sheet.unit;
    float height = code_part(app, share, (Rect){0, 0, inside, 0}, false);
    float below = 2 * sheet.button + gap;
    Rect inner = sheet_paper(app, app_word(app, N_("Share this game")),
                             (Point){width, height + below + gap}, &back);
    Rect rest = rect_cut_bottom(&inner, below);
    rect_cut_bottom(&inner, gap);
    Rect content = ui_scroll_begin(app->ui, "list.share", inner, height);
    content.w = inside;
    code_part(app, share, content, true);
    ui_scroll_end(app->ui);
    foot(app, share, rest, &sheet);
    if (back) {
        scene_pop(&app->scenes);
    }
}

const SceneKind scene_share = {
    .id = "share",
    .enter = share_enter,
    .frame = share_frame,
    .key = share_key,
};
