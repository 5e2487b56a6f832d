/* Who decides next, undo and redo, and the record in the profile. Views are asked of the match;
 * its state is looked at nowhere. */
#include "session.h"

#include "base/assert.h"
#include "games/registry.h"
#include "result_facts.h"

#include <string.h>

#define SERIES_NUMBERS 7
#define NOTE_NUMBERS   (2 + 2 * SEAT_LIMIT)
#define SERIES_SEAT    SEAT_LIMIT /* the note of no seat */

/* What a seat has written down. */
typedef struct SessionNote {
    Seat seat;
    char text[SESSION_NOTE_BYTES];
} SessionNote;

static const Played *played_at(const Session *session, size_t index)
{
    return buffer_at(&session->match.played, index);
}

void session_start(Session *session, const MatchPlan *plan)
{
    ASSERT(plan->setup.seed < SEED_LIMIT);
    *session = (Session){.plan = *plan, .people = plan_people(plan)};
    match_init(&session->match, plan->game, &plan->setup);
    buffer_init(&session->notes, sizeof(SessionNote));
}

void session_start_line(Session *session, const MatchPlan *plan, const Action line[], size_t length)
{
    ASSERT(length <= SESSION_LINE_MAX);
    session_start(session, plan);
    session->people = 0;
    session->line_length = length;
    memcpy(session->line, line, length * sizeof *line);
}

MatchPlan session_plan_of(const Game *game, const Setup *setup, const SavedSeat seats[])
{
    MatchPlan plan = {.game = game, .setup = *setup};
    for (unsigned i = 0; i < setup->seats; i++) {
        const char *kind = seats[i].kind;
        memcpy(plan.names[i], seats[i].name, sizeof plan.names[i]);
        plan.people[i] = seats[i].person;
        seat_kind_from_code(kind, strlen(kind), &plan.kinds[i]);
    }
    return plan;
}

/* A note beside the match is a row of numbers. */
static bool numbers_keep(const Session *session, Profile *profile, const int numbers[], int count,
                         Problem *problem)
{
    char bytes[8 * NOTE_NUMBERS + 1];
    Text note = text_in(bytes, sizeof bytes);
    for (int i = 0; i < count; i++) {
        text_append(&note, i > 0 ? " " : "");
        text_append_number(&note, numbers[i]);
    }
    return profile_note_set(profile, session->id, SERIES_SEAT, bytes, problem);
}

/* False when there are not so many numbers of 0 … `most`. */
static bool numbers_resume(const Session *session, Profile *profile, int64_t out[], int count,
                           int64_t most)
{
    char bytes[8 * NOTE_NUMBERS + 1];
    Text note = text_in(bytes, sizeof bytes);
    const char *at = bytes;
    if (!profile_note_get(profile, session->id, SERIES_SEAT, &note)) {
        return false;
    }
    for (int i = 0; i < count; i++) {
        size_t length = strcspn(at, " ");
        if (!text_parse_number(at, length, &out[i]) || out[i] < 0 || out[i] > most) {
            return false;
        }
        at += length + (at[length] == ' ');
    }
    return true;
}

/* Target and games, then points and clues of each side. */
static bool sums_keep(const Session *session, Profile *profile, Problem *problem)
{
    const PointSeries *sums = &session->plan.sums;
    int numbers[NOTE_NUMBERS] = {sums->target, sums->games};
    for (int side = 0; side < SEAT_LIMIT; side++) {
        numbers[2 + 2 * side] = sums->points[side];
        numbers[3 + 2 * side] = sums->clues[side];
    }
    return numbers_keep(session, profile, numbers, NOTE_NUMBERS, problem);
}

static void sums_resume(Session *session, Profile *profile)
{
    int64_t numbers[NOTE_NUMBERS];
    PointSeries *sums = &session->plan.sums;
    if (!numbers_resume(session, profile, numbers, NOTE_NUMBERS, INT16_MAX) ||
        numbers[0] > UINT8_MAX || numbers[1] > UINT8_MAX) {
        return;
    }
    *sums = (PointSeries){.target = (uint8_t)numbers[0], .games = (uint8_t)numbers[1]};
    for (int side = 0; side < SEAT_LIMIT; side++) {
        sums->points[side] = (int16_t)numbers[2 + 2 * side];
        sums->clues[side] = (int16_t)numbers[3 + 2 * side];
    }
}

/* Target, lead, games, draws, loser, and the wins of both seats. */
static bool series_keep(const Session *session, Profile *profile, Problem *problem)
{
    const Series *series = &session->plan.series;
    const int numbers[] = {series->target, series->lead,    series->games,  series->drawn,
                           series->loser,  series->wins[0], series->wins[1]};
    if (series_sums(session->plan.game)) {
        return sums_keep(session, profile, problem);
    }
    return !series_fits(session->plan.game) ||
           numbers_keep(session, profile, numbers, SERIES_NUMBERS, problem);
}

/* What cannot be read is a single game. */
static void series_resume(Session *session, Profile *profile)
{
    int64_t numbers[SERIES_NUMBERS];
    if (series_sums(session->plan.game)) {
        sums_resume(session, profile);
        return;
    }
    if (!numbers_resume(session, profile, numbers, SERIES_NUMBERS, UINT8_MAX) ||
        numbers[1] >= LEAD_RULES) {
        return;
    }
    session->plan.series = (Series){.target = (uint8_t)numbers[0],
                                    .lead = (uint8_t)numbers[1],
                                    .games = (uint8_t)numbers[2],
                                    .drawn = (uint8_t)numbers[3],
                                    .loser = (Seat)numbers[4],
                                    .wins = {(uint8_t)numbers[5], (uint8_t)numbers[6]}};
}

static SessionNote *find_note(const Session *session, Seat seat)
{
    for (size_t i = 0; i < session->notes.count; i++) {
        SessionNote *note = buffer_at(&session->notes, i);
        if (note->seat == seat) {
            return note;
        }
    }
    return NULL;
}

const char *session_note(const Session *session, Seat seat)
{
    const SessionNote *note = find_note(session, seat);
    return note ? note->text : "";
}

bool session_set_note(Session *session, Profile *profile, Seat seat, const char *text,
                      Problem *problem)
{
    SessionNote *note = find_note(session, seat);
    *problem = (Problem){.kind = PROBLEM_NONE};
    if (!note) {
        note = buffer_push(&session->notes, NULL);
        note->seat = seat;
    }
    Text copy = text_in(note->text, sizeof note->text);
    text_append(&copy, text);
    return session->id == 0 || profile_note_set(profile, session->id, seat, note->text, problem);
}

static bool notes_keep(const Session *session, Profile *profile, Problem *problem)
{
    bool kept = true;
    for (size_t i = 0; i < session->notes.count && kept; i++) {
        const SessionNote *note = buffer_at(&session->notes, i);
        kept = profile_note_set(profile, session->id, note->seat, note->text, problem);
    }
    return kept;
}

static void notes_resume(Session *session, Profile *profile)
{
    SessionNote note;
    buffer_init(&session->notes, sizeof note);
    for (Seat seat = 0; seat < session->plan.setup.seats; seat++) {
        Text text = text_in(note.text, sizeof note.text);
        note.seat = seat;
        if (profile_note_get(profile, session->id, seat, &text)) {
            buffer_push(&session->notes, &note);
        }
    }
}

bool session_resume(Session *out, Profile *profile, const SavedMatch *saved, Problem *problem)
{
    Session session = {.id = saved->id, .assisted = saved->assisted};
    const Game *game = game_by_id(saved->game);
    if (!profile_match_load(profile, saved, game, &session.match, problem)) {
        return false;
    }
    session.plan = session_plan_of(game, &saved->setup, saved->seats);
    session.plan.deal = saved->deal;
    session.people = plan_people(&session.plan);
    series_resume(&session, profile);
    notes_resume(&session, profile);
    *out = session;
    return true;
}

void session_take(Session *out, const MatchPlan *plan, const Match *match)
{
    *out = (Session){.plan = *plan, .match = *match, .people = plan_people(plan)};
    buffer_init(&out->notes, sizeof(SessionNote));
}

void session_branch(Session *out, const Session *from, size_t actions, Seat seat)
{
    MatchPlan plan = from->plan;
    ASSERT(actions <= from->match.position);
    plan.series = (Series){0};
    plan.sums = (PointSeries){0};
    if (plan_people(&plan) == 0) {
        plan.kinds[seat] = SEAT_PERSON;
    }
    plan.deal = DEAL_KNOWN;
    session_start(out, &plan);
    out->assisted = true;
    for (size_t i = 0; i < actions; i++) {
        const Played *played = played_at(from, i);
        match_act(&out->match, played->seat, played->action);
    }
}

void session_release(Session *session)
{
    match_release(&session->match);
    buffer_release(&session->notes);
}

static bool session_begin(Session *session, Profile *profile, Problem *problem)
{
    SavedMatch saved = {.assisted = session->assisted, .deal = session->plan.deal};
    for (unsigned i = 0; i < session->plan.setup.seats; i++) {
        Text kind = text_in(saved.seats[i].kind, sizeof saved.seats[i].kind);
        memcpy(saved.seats[i].name, session->plan.names[i], sizeof saved.seats[i].name);
        saved.seats[i].person = session->plan.people[i];
        text_append(&kind, seat_kind_code(session->plan.kinds[i]));
    }
    bool kept = profile_match_begin(profile, &saved, &session->match, problem);
    session->id = kept ? saved.id : 0;
    return kept && series_keep(session, profile, problem) && notes_keep(session, profile, problem);
}

bool session_keep(Session *session, Profile *profile, Problem *problem)
{
    bool is_over = match_is_over(&session->match), begins = session->id == 0;
    *problem = (Problem){.kind = PROBLEM_NONE};
    if (begins && !session_begin(session, profile, problem)) {
        return false;
    }
    if (is_over || !begins) {
        SavedResult result = is_over ? result_facts(session) : (SavedResult){0};
        profile_match_keep_async(profile, session->id, &session->match, session->assisted,
                                 is_over ? &result : NULL);
    }
    return true;
}

bool session_forget(Session *session, Profile *profile, Problem *problem)
{
    MatchId id = session->id;
    session->id = 0;
    return id == 0 || profile_match_delete(profile, id, problem);
}

bool session_hides_deal(const Session *session)
{
    return session->plan.deal == DEAL_DRAWN && plan_has_secrets(&session->plan) &&
           !match_is_over(&session->match);
}

bool session_is_solo(const Session *session)
{
    return session->people != 0 && (session->people & (session->people - 1)) == 0;
}

/* The first seat of the set at or after `from`, clockwise. */
static Seat next_of(SeatSet seats, Seat from, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        Seat seat = (Seat)((from + i) % count);
        if (seats_have(seats, seat)) {
            return seat;
        }
    }
    return SEAT_NONE;
}

Seat session_actor(const Session *session, Seat viewer)
{
    SeatSet actors = match_actors(&session->match);
    if (actors == 0 || seats_have(actors, viewer)) {
        return actors == 0 ? SEAT_NONE : viewer;
    }
    SeatSet bots = actors & (SeatSet)~session->people;
    return next_of(bots ? bots : actors, viewer, session->plan.setup.seats);
}

Seat session_first_viewer(const Session *session)
{
    SeatSet actors = match_actors(&session->match);
    if (session->people == 0) {
        return 0;
    }
    Seat from = actors ? seats_first(actors) : 0;
    SeatSet deciding = actors & session->people;
    return next_of(deciding ? deciding : session->people, from, session->plan.setup.seats);
}

bool session_act(Session *session, Seat seat, Action action)
{
    return match_act(&session->match, seat, action);
}

size_t session_news(const Session *session, Seat seat)
{
    size_t index = session->match.position;
    while (index > 0 && played_at(session, index - 1)->seat != seat) {
        index--;
    }
    return index;
}

void session_view_at(const Session *session, size_t actions, Seat seat, void *view)
{
    if (actions < session->match.position) {
        match_view_before(&session->match, actions, seat, view);
    } else {
        match_view(&session->match, seat, view);
    }
}

/* The cards whose place `seat` knew before the action at `index`. */
static CardSet cards_known_before(const Session *session, size_t index, Seat seat)
{
    const Game *game = session->plan.game;
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    match_view_before(&session->match, index, seat, view);
    CardSet known = 0;
    for (uint8_t zone = 0; zone < game->names.zone_count; zone++) {
        Card cards[ZONE_CARDS_MAX];
        size_t count = game->zone(view, zone, cards, ZONE_CARDS_MAX);
        for (size_t i = 0; i < count; i++) {
            known |= cards[i] < CARD_LIMIT ? card_bit(cards[i]) : 0;
        }
    }
    return known;
}

/* Whether the action at `index` showed anybody a card that its own seat did not know before. */
static bool action_showed_new(const Session *session, size_t index)
{
    Event events[EVENT_COUNT_MAX];
    EventLog log = {.events = events, .capacity = EVENT_COUNT_MAX};
    match_events(&session->match, index, SEAT_NONE, &log);
    CardSet known = cards_known_before(session, index, played_at(session, index)->seat);
    for (size_t i = 0; i < log.count; i++) {
        const Event *event = &events[i];
        bool is_shown = (event->kind == EVENT_MOVE || event->kind == EVENT_TURN) &&
                        event->audience != 0 && event->card < CARD_LIMIT;
        if (is_shown && !(known & card_bit(event->card))) {
            return true;
        }
    }
    return false;
}

bool session_can_undo(const Session *session, Seat viewer, Message *why)
{
    size_t position = session->match.position;
    size_t news = session_news(session, viewer);
    if (news == 0) {
        *why = message_of(N_("There is nothing to undo."));
        return false;
    }
    if (session_is_solo(session)) {
        return true;
    }
    if (news != position) {
        *why = message_of(N_("At a shared table only your own last action can be undone."));
        return false;
    }
    if (action_showed_new(session, position - 1)) {
        *why =
            message_of(N_("At a shared table an action that showed a new card can't be undone."));
        return false;
    }
    return true;
}

void session_undo(Session *session, Seat viewer)
{
    size_t target = session_news(session, viewer);
    while (session->match.position >= target && match_undo(&session->match)) {
    }
    session->assisted |= session_is_solo(session);
}

bool session_can_redo(const Session *session, Seat viewer, Message *why)
{
    const Match *match = &session->match;
    bool can = match->position < match->played.count &&
               played_at(session, match->position)->seat == viewer;
    if (!can) {
        *why = message_of(N_("There is nothing to redo."));
    }
    return can;
}

void session_redo(Session *session, Seat viewer)
{
    Match *match = &session->match;
    match_redo(match);
    while (match->position < match->played.count &&
           played_at(session, match->position)->seat != viewer && match_redo(match)) {
    }
}
