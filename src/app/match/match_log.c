/* Sentences are worded from the view before an action and its events, both as the reader saw them;
 * when all is told, from the view of the seat that acted and from events without anything hidden.
 */
#include "match_log.h"

#include "i18n/format.h"

void match_log_init(MatchLog *log, const Match *match, const Wording *wording, Seat reader)
{
    *log = (MatchLog){.match = match, .wording = wording, .reader = reader};
    buffer_init(&log->lines, sizeof(LogLine));
}

void match_log_release(MatchLog *log)
{
    buffer_release(&log->lines);
    arena_release(&log->words);
}

void match_log_forget(MatchLog *log, size_t actions)
{
    if (actions < log->lines.count) {
        buffer_truncate(&log->lines, actions);
    }
}

void match_log_begin(MatchLog *log, Seat reader)
{
    match_log_forget(log, 0);
    arena_reset(&log->words);
    log->reader = reader;
}

static Card first_card(const Event events[], size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (events[i].kind == EVENT_MOVE && events[i].card < CARD_LIMIT) {
            return events[i].card;
        }
    }
    return CARD_NONE;
}

static const Seat *called_you(const MatchLog *log)
{
    if (log->names_all) {
        return NULL;
    }
    return log->you ? log->you : &log->reader;
}

static const Played *played_at(const MatchLog *log, size_t index)
{
    return buffer_at(&log->match->played, index);
}

static bool is_run(const Played *a, const Played *b)
{
    return a->seat == b->seat && action_verb(a->action) == action_verb(b->action);
}

/* What the reader saw of the actions of the same kind right before this one. */
static void collect_run(const MatchLog *log, size_t index, Buffer *out)
{
    size_t first = index;
    Event events[EVENT_COUNT_MAX];
    while (first > 0 && is_run(played_at(log, first - 1), played_at(log, index))) {
        first--;
    }
    for (; first < index; first++) {
        EventLog happened = {.events = events, .capacity = EVENT_COUNT_MAX};
        sight_events(log->match, first, log->reader, &happened);
        for (size_t i = 0; i < happened.count; i++) {
            buffer_push(out, &events[i]);
        }
    }
}

static void push(MatchLog *log, size_t index)
{
    const Played *played = played_at(log, index);
    Buffer run;
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    Event events[EVENT_COUNT_MAX];
    EventLog happened = {.events = events, .capacity = EVENT_COUNT_MAX};
    char bytes[PHRASE_BYTES_MAX];
    Text words = text_in(bytes, sizeof bytes);
    Seat eyes = log->reader == SEAT_NONE ? played->seat : log->reader;
    sight_view_at(log->match, index, eyes, view);
    sight_events(log->match, index, log->reader, &happened);
    LogEntry entry = {.view = view,
                      .actor = played->seat,
                      .action = played->action,
                      .events = events,
                      .count = happened.count,
                      .is_open = log->reader == SEAT_NONE || log->reader == played->seat};
    Wording wording = *log->wording;
    wording.you = called_you(log);
    buffer_init(&run, sizeof(Event));
    if (log->joins && played->seat != log->reader) {
        collect_run(log, index, &run);
        entry.joins = true;
        entry.run = run.count > 0 ? buffer_at(&run, 0) : NULL;
        entry.run_count = run.count;
    }
    wording_log(&wording, &entry, &words);
    buffer_release(&run);
    LogLine line = {arena_copy_text(&log->words, bytes), first_card(events, happened.count)};
    buffer_push(&log->lines, &line);
}

static const LogLine *line_at(MatchLog *log, size_t index)
{
    while (log->lines.count <= index) {
        push(log, log->lines.count);
    }
    return buffer_at(&log->lines, index);
}

const char *match_log_at(MatchLog *log, size_t index)
{
    return line_at(log, index)->words;
}

Card match_log_card(MatchLog *log, size_t index)
{
    return line_at(log, index)->card;
}
