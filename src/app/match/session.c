/* Who decides next, undo and redo, and the record in the profile. Views are asked of the match;
 * its state is looked at nowhere. */
#include "session.h"

#include "base/assert.h"
#include "games/registry.h"
#include "result_facts.h"
#include "series_record.h"

#include <string.h>

#define COACHED "coached" /* in the profile: the match that was begun with the coach last */

#define PHONES "phones " /* the note of the table: before the set of seats that play on them */

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
    session_start(session, plan);
    session->is_example = true;
    for (size_t i = 0; i < length; i++) {
        bool is_done =
            match_act(&session->match, seats_first(match_actors(&session->match)), line[i]);
        ASSERT(is_done);
    }
}

bool session_is_kept(const Session *session)
{
    return !session->is_example && !session->is_elsewhere && !session->is_lesson &&
           !session->puzzle;
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
    session->notes_set++;
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

/* Where it was played, so that whoever takes it up finds it so. */
static bool phones_keep(Session *session, Profile *profile, Problem *problem)
{
    char bytes[32];
    Text note = text_in(bytes, sizeof bytes);
    bool is_kept = session->has_kept_phones && session->phones_kept == session->phones;
    if (!session->has_phones || is_kept) {
        return true;
    }
    text_append(&note, PHONES);
    text_append_number(&note, session->phones);
    session->has_kept_phones =
        profile_note_set(profile, session->id, NOTE_OF_TABLE, bytes, problem);
    session->phones_kept = session->phones;
    return session->has_kept_phones;
}

static void phones_resume(Session *session, Profile *profile)
{
    char bytes[32];
    const size_t head = sizeof PHONES - 1;
    int64_t seats;
    Text note = text_in(bytes, sizeof bytes);
    if (profile_note_get(profile, session->id, NOTE_OF_TABLE, &note) && note.length > head &&
        memcmp(bytes, PHONES, head) == 0 &&
        text_parse_number(bytes + head, note.length - head, &seats) && seats >= 0) {
        session->has_kept_phones = true;
        session->phones_kept = (SeatSet)seats & session->people;
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
    series_resume(&session.plan, session.id, profile);
    notes_resume(&session, profile);
    phones_resume(&session, profile);
    for (unsigned i = 0; i < saved->setup.seats; i++) {
        session.helped |= saved->seats[i].assisted ? seat_bit((Seat)i) : 0;
    }
    session.helped_kept = session.helped;
    session.is_coached = profile_get_number(profile, COACHED, 0) == session.id;
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
    plan.deal = session_deal_again(from);
    session_start(out, &plan);
    out->assisted = true;
    out->helped = out->people;
    out->is_coached = from->is_coached;
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
        saved.seats[i].assisted = seats_have(session->helped, (Seat)i);
        text_append(&kind, seat_kind_code(session->plan.kinds[i]));
    }
    if (!profile_match_begin(profile, &saved, &session->match, problem)) {
        session->id = 0;
        return false;
    }
    session->id = saved.id;
    session->helped_kept = session->helped;
    bool is_noted =
        !session->is_coached || profile_set_number(profile, COACHED, session->id, problem);
    return is_noted && series_keep(&session->plan, session->id, profile, problem) &&
           notes_keep(session, profile, problem);
}

/* What was undone stays in the record until it is certain that it is not redone: whoever leaves
 * before finds the match as it was, without help. */
bool session_keep(Session *session, Profile *profile, Problem *problem)
{
    bool is_over = match_is_over(&session->match), begins = session->id == 0;
    *problem = (Problem){.kind = PROBLEM_NONE};
    if (session->owes_help && !begins) {
        return true;
    }
    if (begins && !session_begin(session, profile, problem)) {
        return false;
    }
    bool is_noted = phones_keep(session, profile, problem);
    if (session->helped != session->helped_kept &&
        profile_match_help(profile, session->id, session->helped, problem)) {
        session->helped_kept = session->helped;
    }
    if (is_over) {
        SavedResult result = result_facts(&session->match, session->assisted);
        profile_match_keep_async(profile, session->id, &session->match, session->assisted, &result);
    } else if (!begins) {
        profile_match_keep_async(profile, session->id, &session->match, session->assisted, NULL);
    }
    return is_noted;
}

bool session_forget(Session *session, Profile *profile, Problem *problem)
{
    MatchId id = session->id;
    session->id = 0;
    return id == 0 || profile_match_delete(profile, id, problem);
}

bool session_hides_deal(const Session *session)
{
    SavedDeal deal = session->plan.deal;
    bool is_drawn = deal == DEAL_DRAWN || deal == DEAL_REPEATED;
    bool is_own_secret =
        is_drawn && plan_has_secrets(&session->plan) && !match_is_over(&session->match);
    return is_own_secret || session->is_deal_in_use;
}

SavedDeal session_deal_again(const Session *session)
{
    return session_hides_deal(session) ? DEAL_REPEATED : DEAL_KNOWN;
}

bool session_is_solo(const Session *session)
{
    return session->people != 0 && (session->people & (session->people - 1)) == 0 &&
           !session->has_phones;
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
    if (actors == 0) {
        return SEAT_NONE;
    }
    if (viewer < SEAT_LIMIT && seats_have(actors, viewer)) {
        return viewer;
    }
    SeatSet bots = actors & (SeatSet)~session->people, here = actors & (SeatSet)~session->phones;
    SeatSet next = here ? here : actors;
    return next_of(bots ? bots : next, viewer, session->plan.setup.seats);
}

Seat session_first_viewer(const Session *session)
{
    SeatSet actors = match_actors(&session->match);
    if (session->people == 0 || session->has_phones) {
        return 0;
    }
    Seat from = actors ? seats_first(actors) : 0;
    SeatSet deciding = actors & session->people;
    return next_of(deciding ? deciding : session->people, from, session->plan.setup.seats);
}

size_t session_unseen(const Session *session, Seat seat)
{
    size_t index = session->match.position;
    while (index > 0 && played_at(session, index - 1)->seat != seat) {
        index--;
    }
    return index;
}

static bool has_automaton_turn(const Session *session, size_t index)
{
    Event events[EVENT_COUNT_MAX];
    EventLog log = {.events = events, .capacity = EVENT_COUNT_MAX};
    match_events(&session->match, index, SEAT_NONE, &log);
    for (size_t i = 0; i < log.count; i++) {
        bool is_phase = events[i].kind == EVENT_PHASE && events[i].value != SEAT_NONE;
        if (is_phase && events[i].value >= session->plan.setup.seats) {
            return true;
        }
    }
    return false;
}

size_t session_shown_from(const Session *session, Seat seat)
{
    size_t news = session_unseen(session, seat);
    if (news > 0 && news == session->match.position && has_automaton_turn(session, news - 1)) {
        return news - 1;
    }
    return news;
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
            if (cards[i] < CARD_LIMIT) {
                known |= card_bit(cards[i]);
            }
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
    size_t news = session_unseen(session, viewer);
    if (news <= session->led_up) {
        *why = message_of(N_("There is nothing to undo."));
        return false;
    }
    if (session->has_phones) {
        *why = message_of(N_("Where people play on phones nothing can be undone."));
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

/* Whether what happened from this action on told its seat, or another one's, anything: somebody
 * else acted, or a card was seen that was not known. */
static bool told_anything(const Session *session, size_t from, Seat seat)
{
    for (size_t i = from; i < session->match.position; i++) {
        if (played_at(session, i)->seat != seat || has_automaton_turn(session, i) ||
            action_showed_new(session, i)) {
            return true;
        }
    }
    return false;
}

bool session_undo_helps(const Session *session, Seat viewer)
{
    size_t news = session_unseen(session, viewer);
    return news > 0 && session_is_solo(session) && told_anything(session, news - 1, viewer);
}

void session_undo(Session *session, Seat viewer)
{
    size_t target = session_unseen(session, viewer);
    session->owes_help |= session_undo_helps(session, viewer);
    while (session->match.position >= target && match_undo(&session->match)) {
    }
}

void session_count_help(Session *session, Seat seat)
{
    session->assisted = true;
    session->helped |= seat_bit(seat);
}

void session_coach(Session *session)
{
    session->is_coached = true;
    session->assisted = true;
    session->helped = session->people;
}

void session_settle_help(Session *session)
{
    session->assisted |= session->owes_help;
    session->helped |= session->owes_help ? session->people : 0;
    session->owes_help = false;
}

bool session_can_redo(const Session *session, Seat viewer, Message *why)
{
    const Match *match = &session->match;
    bool can = match->position < match->played.count && !session->puzzle && !session->has_phones &&
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
    session->owes_help = session->owes_help && match->position < match->played.count;
}
