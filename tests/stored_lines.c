/* Reading games kept as lines, and what computer players answer in them. */
#include "stored_lines.h"

#include "core/notation.h"
#include "testing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static FILE *lines_open(const char *file)
{
    FILE *lines = fopen(file, "r");
    assert_non_null(lines);
    return lines;
}

static void read_line(FILE *lines, StoredLine *line)
{
    char *end;
    assert_non_null(fgets(line->text, sizeof line->text, lines));
    assert_non_null(strchr(line->text, '\n')); /* it is whole */
    line->seed = strtoull(line->text, &end, 10);
    line->rest = end;
}

void stored_lines_each(const char *file, unsigned count,
                       void (*holds)(unsigned number, StoredLine *line))
{
    StoredLine line;
    FILE *lines = lines_open(file);
    for (unsigned number = 0; number < count; number++) {
        read_line(lines, &line);
        holds(number, &line);
    }
    assert_null(fgets(line.text, sizeof line.text, lines));
    fclose(lines);
}

void stored_lines_first(const char *file, StoredLine *line)
{
    FILE *lines = lines_open(file);
    read_line(lines, line);
    fclose(lines);
}

Action stored_action(StoredLine *line, const Game *game)
{
    if (*line->rest != ';') {
        return ACTION_NONE;
    }
    Action action;
    char text[ACTION_TEXT_MAX];
    size_t length = strcspn(line->rest + 1, ";\n");
    assert_true(length < sizeof text);
    snprintf(text, sizeof text, "%.*s", (int)length, line->rest + 1);
    assert_true(notation_read(game, text, &action));
    line->rest += 1 + length;
    return action;
}

void stored_play(Match *match, StoredLine *line)
{
    for (Action action; (action = stored_action(line, match->game)) != ACTION_NONE;) {
        assert_true(match_act(match, actor_of(match), action));
    }
}

Seat actor_of(const Match *match)
{
    return seats_first(match_actors(match));
}

Action choice_at_table(const Match *match, Seat seat, BotLevel level, unsigned manner)
{
    static uint64_t table[BOT_TABLE_SIZE];
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    match_view(match, seat, view);
    BotRequest request = {.game = match->game,
                          .view = view,
                          .seat = seat,
                          .level = level,
                          .manner = manner,
                          .seed = bot_seed(match->setup.seed, match->position),
                          .table = table};
    return bot_choose(&request);
}
