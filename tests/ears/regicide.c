/* In each of the languages, by ear: a hint is asked for, and a stored game of Regicide is won
 * alone, of which is heard which card is which. Its result, the scene that shares it and its replay
 * are walked as well. */
#include "hearing.h"

#include "../app/opened.h"
#include "base/text.h"
#include "game_ui.h"
#include "games/regicide.h"
#include "testing.h"

#include <stdio.h>
#include <string.h>

#define LINE_BYTES 64

/* What it is called. */
static void name_card(const char *code, Text *out)
{
    Wording wording = {.catalogue = &app.catalogue, .look = game_ui_of(&regicide_game)->look};
    Card card = 0;
    while (strcmp(regicide_game.names.cards[card], code) != 0) {
        card++;
    }
    wording_card(&wording, card, out);
}

/* Picks the card of the hand that is called so, and that is not picked yet. */
static void pick(const char *code)
{
    static HeardCard hand[HEARD_CARDS_MAX];
    char key[] = "1", words[HEARD_BYTES];
    Text name = text_in(words, sizeof words);
    name_card(code, &name);
    size_t count = hear_hand(hand), i = 0;
    while (i < count && strncmp(hand[i].words, words, name.length) != 0) {
        i++;
    }
    if (i == count) {
        fail_msg("not in the hand: %s", words);
    }
    key[0] = (char)('1' + i);
    press(key);
    assert_non_null(hear_within(said("Selected")));
}

/* "play 6D 7H" */
static void act(char *action)
{
    char *rest = NULL;
    strtok_r(action, " \n", &rest);
    for (char *code = strtok_r(NULL, " \n", &rest); code; code = strtok_r(NULL, " \n", &rest)) {
        pick(code);
    }
    press("Ctrl+Return");
}

/* A comment, the game, and its actions. */
static void play_line(void)
{
    char line[LINE_BYTES];
    FILE *file = fopen(LINES_FOLDER "/solo-gold.txt", "r");
    assert_non_null(file);
    while (fgets(line, sizeof line, file) && strncmp(line, "game ", 5) != 0) {
    }
    while (fgets(line, sizeof line, file)) {
        act(line);
    }
    fclose(file);
}

static void enter(const char *text)
{
    if (!walk_to(text)) {
        fail_msg("never heard: %s", text);
    }
    press("Return");
}

static void share(void)
{
    enter("Share");
    assert_non_null(hear_start(said("Share this game")));
    enter("Copy the code");
    assert_non_null(hear_start(said("The share code is on the clipboard.")));
    press("Escape");
    assert_non_null(hear_start(said("You win!")));
    enter("Main menu");
}

static void watch(void)
{
    enter("Replays");
    assert_non_null(hear_start(said("Replays")));
    enter("Regicide");
    assert_non_null(hear_start(said("Replay")));
    press("Right");
    assert_non_null(hear_sentence("You play {cards}."));
    press("Right");
    assert_non_null(hear_sentence("You discard {cards}."));
    press("Escape");
}

/* What it costs is read before the answer is shown. */
static void ask_for_help(void)
{
    hear_match("regicide:1:2");
    assert_string_equal(heard.lines[0], said("Regicide"));
    press("H");
    assert_non_null(hear_sentence("Hint: {action} Chance to win ({medal}): {percent}. {reason}"));
}

static void a_game_is_won(Language language)
{
    hear_language(language);
    ask_for_help();
    hear_match("regicide:1:1");
    play_line();
    assert_non_null(hear_start(said("You win!")));
    share();
    watch();
}

int main(void)
{
    return hear_everywhere(a_game_is_won);
}
