/* Screens around the games are walked by ear alone: something is set, a person is added, a stage of
 * the campaign and a lesson are begun. Results, replays and sharing follow upon a game: regicide.c.
 */
#include "hearing.h"

#include "base/mark.h"
#include "testing.h"

/* Walks to what is called so, and opens it. */
static void enter(const char *text)
{
    const char *line = walk_to(text);
    if (!line) {
        fail_msg("\"%s\" is not heard of", text);
    }
    press("Return");
}

static void leave(const char *heading)
{
    press("Escape");
    assert_non_null(hear_start(said(heading)));
}

/* Whoever is added is heard in the list afterwards. */
static void add_person(void)
{
    enter("Statistics");
    assert_non_null(hear_start(said("Statistics")));
    enter("People");
    assert_non_null(hear_start(said("People")));
    enter("Add a person");
    assert_non_null(hear_start(said("Name")));
    type("Ani");
    assert_non_null(hear_within("Ani"));
    press("Return");
    assert_non_null(walk_to("Ani"));
    leave("Statistics");
    leave("Meja");
}

/* The map tells of a stage what its panel shows. */
static void start_stage(void)
{
    enter("Campaign");
    assert_non_null(hear_start(said("Campaign")));
    assert_non_null(hear_start(said("This is your next stage.")));
    enter("Stage {n}");
    assert_non_null(hear_start(said("Start")));
    press("Return");
    assert_non_null(hear_start(said("Regicide")));
}

/* The ladder of Clash is another road of the same map. */
static void start_ladder(void)
{
    enter("Campaign");
    enter("Clash of Decks");
    assert_non_null(hear_start(said("This is your next stage.")));
    enter("Start");
    assert_non_null(hear_start(said("Clash of Decks")));
}

/* What is set is said at once. */
static void change_setting(void)
{
    enter("Settings");
    assert_non_null(hear_start(said("Settings")));
    enter("High contrast");
    assert_non_null(hear_within(said(NC_("state", "on"))));
    press("Return");
    assert_non_null(hear_within(said(NC_("state", "off"))));
    leave("Meja");
}

/* The host is heard, and goes on when asked to. */
static void begin_lesson(void)
{
    enter("Learn");
    assert_non_null(hear_start(said("Learn by playing")));
    enter("Regicide");
    assert_non_null(hear_sentence("Welcome! Twelve royals have lost their minds, and you alone can "
                                  "stop them: four Jacks, then four Queens, then four Kings. This "
                                  "is the first Jack."));
}

static void walk(Language language)
{
    hear_language(language);
    change_setting();
    add_person();
    start_stage();
    hear_language(language);
    start_ladder();
    hear_language(language);
    begin_lesson();
}

int main(void)
{
    return hear_everywhere(walk);
}
