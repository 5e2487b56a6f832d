/* The tables. Whose each setting is tells its owner alone; a new one is a row here and a row in
 * settings.c. */
#include "settings_pages.h"

#include "base/limits.h"
#include "settings_rows.h"

static const char *const speed_words[SPEEDS] = {
    [SPEED_SLOW] = NC_("speed", "Slow"),       [SPEED_NORMAL] = NC_("speed", "Normal"),
    [SPEED_FAST] = NC_("speed", "Fast"),       [SPEED_FASTEST] = NC_("speed", "Fastest"),
    [SPEED_INSTANT] = NC_("speed", "Instant"),
};

static const char *const waits_words[WAITS] = {
    [WAITS_BRIEFLY] = NC_("waits", "Briefly"),
    [WAITS_LONG] = NC_("waits", "Three seconds"),
    [WAITS_FOR_ME] = NC_("waits", "Until I press"),
};

static const char *const curtain_words[CURTAIN_POLICIES] = {
    [CURTAIN_ALWAYS] = NC_("curtain", "Always"),
    [CURTAIN_SECRETS] = NC_("curtain", "Only between opponents"),
    [CURTAIN_NEVER] = NC_("curtain", "Never"),
};

static const char *const cover_words[COVER_POLICIES] = {
    [COVER_NEVER] = NC_("curtain", "Never"),
    [COVER_SEVERAL] = NC_("curtain", "With several people"),
    [COVER_ALWAYS] = NC_("curtain", "Always"),
};

static const char *const forecast_words[FORECAST_LEVELS] = {
    [FORECASTS_ALL] = NC_("forecasts", "Everything"),
    [FORECASTS_RESULTS] = NC_("forecasts", "Results only"),
    [FORECASTS_NONE] = NC_("forecasts", "Nothing"),
};

static const char *const coach_words[COACH_LEVELS] = {
    [COACH_OFF] = NC_("coach", "Off"),
    [COACH_GENTLE] = NC_("coach", "Gentle"),
    [COACH_FULL] = NC_("coach", "Full"),
};

static const char *const coach_hints[COACH_LEVELS] = {
    [COACH_OFF] = N_("Nobody comments on your moves."),
    [COACH_GENTLE] = N_("After a bad move the coach says what was better, and before a move that "
                        "loses the game it warns you. The game then counts as played with help."),
    [COACH_FULL] = N_("After smaller mistakes too the coach says what was better, and before a "
                      "move that loses the game it warns you. The game then counts as played "
                      "with help."),
};

#define FLAG(field)   .offset = offsetof(Settings, field)
#define CHOICE(field) .offset = offsetof(Settings, field), .words

static const SettingsRow screen_rows[] = {
    {.key = "text", .show = settings_text},
    {.key = "contrast",
     .label = N_("High contrast"),
     .hint = N_("Plain dark panels with bright edges, strong letters, and pictures that step "
                "back behind them."),
     FLAG(high_contrast)},
    {.key = "no-red",
     .label = N_("Colours without red"),
     .hint = N_("What is red elsewhere is violet: danger, hearts, weapons."),
     FLAG(redless)},
    {.key = "language", .show = settings_language, .is_lasting = true},
    {.key = "fullscreen", .show = settings_fullscreen, .is_lasting = true},
};

static const char *const felt_words[FELTS] = {
    [FELT_OWN] = NC_("felt", "Each game's own"),
    [FELT_BURGUNDY] = NC_("felt", "Burgundy"),
    [FELT_NIGHT] = NC_("felt", "Night blue"),
    [FELT_LINEN] = NC_("felt", "Light linen"),
};

static const SettingsRow card_rows[] = {
    {.key = "card-size",
     .show = settings_cards,
     .hint = N_("The cards of your hand change most; what lies around them gives way.")},
    {.key = "back", .show = settings_backs, .height = 84},
    {.key = "indices",
     .label = N_("Large card corners"),
     .hint = N_("Rank and suit are large on small cards too."),
     FLAG(large_indices)},
    {.key = "letters",
     .label = N_("Letters of suits"),
     .hint = N_("A letter on each card of Regicide and Claim tells what its colour tells."),
     FLAG(letters)},
    {.key = "felt",
     .label = N_("Table felt"),
     .hint = N_("Clash of Decks keeps its battlefield."),
     CHOICE(felt) = felt_words,
     .count = FELTS},
    {.key = "left-handed",
     .label = N_("Left-handed table"),
     .hint = N_("Buttons, piles and panels change sides; your hand keeps its order."),
     FLAG(left_handed)},
};

static const SettingsRow motion_rows[] = {
    {.key = "speed", .label = N_("Animation speed"), CHOICE(speed) = speed_words, .count = SPEEDS},
    {.key = "waits",
     .label = N_("Wait after others"),
     .hint = N_("How long the table rests after a trick, an assault or the turn of another."),
     CHOICE(waits) = waits_words,
     .count = WAITS},
    {.key = "calm",
     .label = N_("Reduce motion"),
     .hint = N_("Nothing travels, turns or grows."),
     FLAG(reduced_motion)},
    {.key = "no-shaking",
     .label = N_("No shaking"),
     .hint = N_("A card that is struck or refused keeps still and is marked instead."),
     FLAG(reduced_shaking)},
    {.key = "no-flashes",
     .label = N_("No flashes"),
     .hint = N_("A blow is marked by a colour that comes and goes slowly."),
     FLAG(reduced_flashes)},
};

static const SettingsRow play_rows[] = {
    {.key = "asks",
     .label = N_("Ask before costly moves"),
     .hint = N_("A move that loses the game or a better medal, when another one does not, has "
                "to be confirmed by a second press."),
     FLAG(asks_first)},
    {.key = "forced",
     .label = N_("Make forced moves automatically"),
     .hint = N_("A move that is the only one possible, such as a discard of the whole hand, "
                "needs no press. Costly moves always do."),
     FLAG(plays_forced)},
    {.key = "hints", .label = N_("Hints"), .hint = N_("Whether the bar offers them."), FLAG(hints)},
    {.key = "forecasts",
     .label = N_("Forecasts"),
     .hint = N_("How much is told beforehand about what a move will do."),
     CHOICE(forecasts) = forecast_words,
     .count = FORECAST_LEVELS},
    {.key = "coach",
     .label = N_("Coach"),
     .hints = coach_hints,
     CHOICE(coach) = coach_words,
     .count = COACH_LEVELS},
};

static const SettingsRow shared_rows[] = {
    {.key = "curtain",
     .label = N_("Curtain between players"),
     .hint = N_("When several people share the screen, it hides the hand until the next one is "
                "there."),
     CHOICE(curtain) = curtain_words,
     .count = CURTAIN_POLICIES},
    {.key = "presses",
     .label = N_("Two presses open the curtain"),
     .hint = N_("The first press says who is there, the second shows the cards."),
     FLAG(two_presses)},
    {.key = "cover",
     .label = N_("Cover the hand when the window is left"),
     .hint = N_("The curtain falls when another window takes over, and one press opens it."),
     CHOICE(cover) = cover_words,
     .count = COVER_POLICIES},
};

static const char *const pace_words[SPEECH_PACES] = {
    [SPEECH_SLOW] = NC_("speed", "Slow"),
    [SPEECH_NORMAL] = NC_("speed", "Normal"),
    [SPEECH_FAST] = NC_("speed", "Fast"),
    [SPEECH_FASTEST] = NC_("speed", "Fastest"),
};

static const char *const news_words[SPEECH_NEWS] = {
    [NEWS_ALL] = NC_("speech", "Everything"),
    [NEWS_OF_OTHERS] = NC_("speech", "What others do"),
    [NEWS_NONE] = NC_("speech", "Nothing"),
};

static const SettingsRow sound_rows[] = {
    {.key = "speech",
     .label = N_("Read aloud"),
     .hint = N_("What the screen shows and what happens is spoken, to play without looking."),
     FLAG(speaks)},
    {.key = "speech-pace",
     .label = N_("Speech speed"),
     CHOICE(speech_pace) = pace_words,
     .count = SPEECH_PACES},
    {.key = "speech-volume", .show = settings_speech},
    {.key = "speech-news",
     .label = N_("Read what happens"),
     .hint = N_("What of the moves is read by itself; keys read the rest."),
     CHOICE(speech_news) = news_words,
     .count = SPEECH_NEWS},
    {.key = "speech-places",
     .label = N_("Read places"),
     .hint = N_("Which one of how many a card or a row is."),
     FLAG(speech_places)},
    {.key = "overall", .show = settings_overall},
    {.key = "volume", .show = settings_sounds},
    {.key = "music", .show = settings_music},
    {.key = "muted", .label = N_("Mute"), FLAG(muted)},
    {.key = "mono",
     .label = N_("Mono"),
     .hint = N_("Both speakers play the same, so one ear hears everything."),
     FLAG(mono)},
    {.key = "rumble",
     .label = N_("Gamepad vibration"),
     .hint = N_("The gamepad shakes for a moment with a blow and a lost game."),
     FLAG(rumbles)},
};

const SettingsPage settings_pages[SETTINGS_PAGES] = {
    [SETTINGS_SCREEN] = {"settings.page.screen", NC_("settings", "Screen"), screen_rows,
                         COUNT_OF(screen_rows), false},
    [SETTINGS_CARDS] = {"settings.page.cards", NC_("settings", "Cards"), card_rows,
                        COUNT_OF(card_rows), false},
    [SETTINGS_MOTION] = {"settings.page.motion", NC_("settings", "Motion"), motion_rows,
                         COUNT_OF(motion_rows), false},
    [SETTINGS_PLAY] = {"settings.page.play", NC_("settings", "Play"), play_rows,
                       COUNT_OF(play_rows), true},
    [SETTINGS_SHARED] = {"settings.page.shared", NC_("settings", "Shared screen"), shared_rows,
                         COUNT_OF(shared_rows), false},
    [SETTINGS_SOUND] = {"settings.page.sound", NC_("settings", "Sound"), sound_rows,
                        COUNT_OF(sound_rows), false},
};
