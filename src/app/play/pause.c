/* The panel of the pause: what there is to do beside playing on. */
#include "app_match.h"
#include "around.h"
#include "course.h"

#include <math.h>

/* The match that was being played stays among the unfinished; one in which nobody has done anything
 * is no loss. */
static void begin_again(Play *play, bool same_deal)
{
    Problem problem = {0};
    MatchPlan plan = play->app->session.plan;
    if (play->app->session.puzzle) {
        play_puzzle_again(play);
        return;
    }
    if (same_deal && play->app->session.is_lesson) {
        app_begin_chapter(play->app, plan.game, play->app->session.lesson.chapter);
        return;
    }
    if (!same_deal) {
        plan.setup.seed = SEED_ANY;
    } else if (play->app->session.match.played.count > 0) {
        plan.deal = session_deal_again(&play->app->session);
    }
    if (play->app->session.match.played.count == 0) {
        session_forget(&play->app->session, play->app->profile, &problem);
        app_tell(play->app, &problem);
    }
    app_begin_match(play->app, &plan);
}

/* The chapter behind this one; 0: there is none, or no lesson. */
static unsigned chapter_ahead(const Play *play)
{
    const Session *session = &play->app->session;
    unsigned next = session->lesson.chapter + 1u;
    return session->is_lesson && next < play->ui->lesson->chapter_count ? next : 0;
}

enum PauseChoice {
    PAUSE_RESUME,
    PAUSE_LEARN,
    PAUSE_AHEAD, /* of a lesson */
    PAUSE_PUZZLES,
    PAUSE_RULES,
    PAUSE_KEYS,
    PAUSE_LISTENING, /* on the table again */
    PAUSE_SETTINGS,
    PAUSE_PHONES,
    PAUSE_PICTURE,
    PAUSE_RESTART,
    PAUSE_NEW_DEAL,
    PAUSE_CAMPAIGN, /* instead of a new deal, which would leave it without a word */
    PAUSE_LEAVE,
    PAUSE_CHOICES
};

/* The pause lasts until one plays on: what is opened from it leads back to it. */
static void pause_choose(Play *play, enum PauseChoice choice)
{
    switch (choice) {
    case PAUSE_RESUME:
    case PAUSE_CHOICES:
        play->overlay = OVERLAY_NONE;
        break;
    case PAUSE_LEARN:
        app_begin_lesson(play->app, play->ui->game);
        break;
    case PAUSE_AHEAD:
        app_begin_chapter(play->app, play->ui->game, chapter_ahead(play));
        break;
    case PAUSE_PUZZLES:
        scene_push_puzzles(&play->app->scenes, play->ui->game);
        break;
    case PAUSE_RULES:
        scene_push_rules(&play->app->scenes, play->ui->game);
        break;
    case PAUSE_KEYS:
        scene_push(&play->app->scenes, shared_scenes.keys);
        break;
    case PAUSE_LISTENING:
        play->overlay = OVERLAY_NONE;
        scene_push(&play->app->scenes, shared_scenes.listening);
        break;
    case PAUSE_SETTINGS:
        scene_push(&play->app->scenes, shared_scenes.settings);
        break;
    case PAUSE_PHONES:
        scene_push(&play->app->scenes, shared_scenes.phones);
        break;
    case PAUSE_PICTURE:
        scene_push(&play->app->scenes, shared_scenes.poster);
        break;
    case PAUSE_RESTART:
        begin_again(play, true);
        break;
    case PAUSE_NEW_DEAL:
        begin_again(play, false);
        break;
    case PAUSE_CAMPAIGN:
        scene_push(&play->app->scenes, play->ui->campaign->scene);
        break;
    case PAUSE_LEAVE:
        scene_switch(&play->app->scenes, shared_scenes.menu);
        break;
    }
}

static const struct {
    const char *id, *label;
} pause_choices[PAUSE_CHOICES] = {
    [PAUSE_RESUME] = {"button.resume", N_("Resume")},
    [PAUSE_LEARN] = {"button.learn", N_("Learn by playing")},
    [PAUSE_AHEAD] = {"pause.lesson-ahead", N_("Next chapter")},
    [PAUSE_PUZZLES] = {"button.puzzles", N_("Puzzles")},
    [PAUSE_RULES] = {"pause.rules", N_("Rules")},
    [PAUSE_KEYS] = {"button.keys", N_("Keys and gestures")},
    [PAUSE_LISTENING] = {"button.listening", N_("Listening")},
    [PAUSE_SETTINGS] = {"button.settings", N_("Settings")},
    [PAUSE_PHONES] = {"button.phones", NC_("pause", "Phones")},
    [PAUSE_PICTURE] = {"button.picture", N_("Save a picture")},
    [PAUSE_RESTART] = {"button.restart", N_("Restart this deal")},
    [PAUSE_NEW_DEAL] = {"button.new-deal", N_("New deal")},
    [PAUSE_CAMPAIGN] = {"button.campaign", N_("Campaign")},
    [PAUSE_LEAVE] = {"button.leave", N_("Main menu")},
};

#define PAUSE_GAP  12 /* units */
#define KEPT_STYLE ((TextStyle){FONT_BODY, SIZE_BODY, ALIGN_CENTRE, false})

static const char *kept_words(const Play *play)
{
    if (play->app->session.is_lesson) {
        return app_word(play->app, N_("Your place is kept: learning goes on from here."));
    }
    if (play->app->session.puzzle) {
        return app_word(play->app, N_("Of a puzzle only whether it is solved is kept."));
    }
    return app_word(play->app, N_("The game is saved: you can continue it from the main menu."));
}

/* What becomes of the match that is being played; NULL: nothing is lost of it. */
static const char *pause_hint(const Play *play, enum PauseChoice choice)
{
    const Session *session = &play->app->session;
    bool is_kept = !session->is_lesson && !session->puzzle && session->match.played.count > 0;
    if (choice == PAUSE_RESTART && is_kept) {
        return app_word(play->app, N_("The same cards from the start, as a deal that is known. "
                                      "This game stops here and stays among the unfinished."));
    }
    if (choice == PAUSE_NEW_DEAL && is_kept) {
        return app_word(play->app, N_("Other cards. This game stops here and stays among the "
                                      "unfinished."));
    }
    return NULL;
}

static bool pause_offers(const Play *play, enum PauseChoice choice)
{
    if (choice == PAUSE_LEARN) {
        return play->ui->lesson && !play->app->session.is_lesson;
    }
    if (choice == PAUSE_AHEAD) {
        return chapter_ahead(play) > 0;
    }
    if (choice == PAUSE_PUZZLES) {
        return play->ui->puzzles != NULL;
    }
    if (choice == PAUSE_LISTENING) {
        return play->app->settings.speaks;
    }
    if (choice == PAUSE_PHONES) {
        return play->app->session.has_phones;
    }
    if (choice == PAUSE_PICTURE) {
        return session_is_kept(&play->app->session);
    }
    if (choice == PAUSE_CAMPAIGN) {
        return play->place.kind != DEAL_FREE;
    }
    bool has_deals = play->place.kind == DEAL_FREE && !play->app->session.puzzle;
    return choice != PAUSE_NEW_DEAL || has_deals;
}

static int pause_rows(const Play *play)
{
    int rows = 0;
    for (int i = 0; i < PAUSE_CHOICES; i++) {
        rows += pause_offers(play, (enum PauseChoice)i);
    }
    return rows;
}

/* `row`: the height of a choice with the gap below it, less than usual where the window is low. */
static Rect pause_sheet(Play *play, float *row)
{
    Sheet sheet = sheet_of(play->app);
    float inset = 20 * sheet.unit, width = 460 * sheet.unit, rows = (float)pause_rows(play);
    float kept = text_layout(play->app->ui, kept_words(play), KEPT_STYLE, width - 2 * inset)->h;
    float rest = sheet.head + kept + 2 * inset;
    *row = fminf(sheet.button + PAUSE_GAP * sheet.unit, (sheet.bounds.h - rest - 2) / rows);
    float height = rest + *row * rows;
    Rect rect = rect_around(rect_centre(sheet.bounds), width, height);
    ui_cover(play->app->ui, app_word(play->app, N_("The game is paused.")));
    draw_fill(ui_draw(play->app->ui), sheet.bounds, color_faded(COLOR_INK, 0.5f));
    Rect inner = ui_panel(play->app->ui, rect);
    ui_heading(play->app->ui, "heading.title", app_word(play->app, N_("Paused")),
               rect_cut_top(&inner, sheet.head));
    return inner;
}

void play_pause_panel(Play *play)
{
    Sheet sheet = sheet_of(play->app);
    float row;
    Rect inner = pause_sheet(play, &row);
    float high = fminf(sheet.button, row - 2);
    for (int i = 0; i < PAUSE_CHOICES; i++) {
        if (!pause_offers(play, (enum PauseChoice)i)) {
            continue;
        }
        Rect place = rect_cut_top(&inner, row);
        Button button = {.id = pause_choices[i].id,
                         .label = app_word(play->app, pause_choices[i].label),
                         .hint = pause_hint(play, (enum PauseChoice)i),
                         .rect = (Rect){place.x, place.y, place.w, high},
                         .kind = i == PAUSE_RESUME ? BUTTON_PRIMARY : BUTTON_SECONDARY};
        if (ui_button(play->app->ui, &button)) {
            pause_choose(play, (enum PauseChoice)i);
        }
    }
    ui_label(play->app->ui, "text.kept", kept_words(play), KEPT_STYLE, COLOR_MUTED, inner);
}
