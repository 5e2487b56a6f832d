/* A phone's message is made anew when the match went on, when something was pressed on it, or when
 * it speaks another language; nothing else is in it. */
#include "phone_table.h"

#include "match_log.h"
#include "phone_page.h"
#include "press.h"
#include "sight.h"

#include "base/memory.h"

#include <stdlib.h>
#include <string.h>

/* One seat that is played on a phone. */
typedef struct Hand {
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    Selection selection;
    Message refused; /* why the last press did nothing; without text: it did */
    Language language;
    Wording wording;
    MatchLog log;
    char open[PHONE_NOTE_BYTES]; /* the line of its notes that is open; "": none */
    const char *misnamed;        /* why what was typed is no name */
    bool is_named;               /* the phone has said who sits there */
    bool is_stale;               /* what the phone has is not what it should have */
    bool has_log;
} Hand;

struct PhoneTable {
    Phones *server;
    PhoneTableSetting setting;
    PhoneMatch match;
    Catalogue catalogues[LANGUAGE_PLAYER_COUNT];
    Hand hands[SEAT_LIMIT];
    SeatSet at_screen; /* of the seats */
    size_t position;   /* of the match, as it was sent, */
    size_t first;      /* and when it joined */
    bool has_match;
};

static bool has_phone(const PhoneTable *table, Seat seat)
{
    return seats_have(table->setting.seats, seat);
}

static bool is_at_screen(const PhoneTable *table, Seat seat)
{
    return seats_have(table->at_screen, seat);
}

/* What a language has no catalogue for is in English. */
static void open_catalogues(PhoneTable *table)
{
    char bytes[4096];
    Text folder = text_in(bytes, sizeof bytes);
    text_append(&folder, table->setting.data_folder);
    text_append(&folder, "/locale");
    for (int i = 0; i < LANGUAGE_PLAYER_COUNT; i++) {
        catalogue_init(&table->catalogues[i]);
        catalogue_set_language(&table->catalogues[i], (Language)i, bytes);
    }
}

static void greet(PhoneTable *table)
{
    for (int i = 0; i < LANGUAGE_PLAYER_COUNT; i++) {
        char *words = phone_greeting_write(&table->catalogues[i]);
        phones_set_greeting(table->server, language_code((Language)i), words);
        free(words);
    }
}

PhoneTable *phone_table_open(const PhoneTableSetting *setting)
{
    PhonesSetting server = {.seats = setting->seats,
                            .wake = setting->wake,
                            .context = setting->context,
                            .page = phone_page,
                            .page_size = phone_page_size};
    Phones *phones = phones_open(&server);
    if (!phones) {
        return NULL;
    }
    PhoneTable *table = memory_zeroed(sizeof *table);
    table->setting = *setting;
    table->server = phones;
    open_catalogues(table);
    greet(table);
    return table;
}

static void forget_logs(PhoneTable *table)
{
    for (Seat seat = 0; seat < SEAT_LIMIT; seat++) {
        if (table->hands[seat].has_log) {
            match_log_release(&table->hands[seat].log);
            table->hands[seat].has_log = false;
        }
    }
}

void phone_table_close(PhoneTable *table)
{
    if (!table) {
        return;
    }
    char *farewell = phone_farewell_write();
    phones_close(table->server, farewell);
    free(farewell);
    forget_logs(table);
    for (int i = 0; i < LANGUAGE_PLAYER_COUNT; i++) {
        catalogue_release(&table->catalogues[i]);
    }
    free(table);
}

/* What the seat sees and may do now; nothing is picked. At the screen it is done, not here. */
static void look_again(PhoneTable *table, Seat seat)
{
    Hand *hand = &table->hands[seat];
    Action legal[LEGAL_COUNT_MAX];
    const Match *match = &table->match.session->match;
    match_view(match, seat, hand->view);
    size_t count = 0;
    if (!is_at_screen(table, seat)) {
        count = match_legal(match, seat, legal, LEGAL_COUNT_MAX);
    }
    selection_init(&hand->selection, match->game, hand->view, legal, count);
    hand->refused.text = NULL;
    hand->is_stale = true;
}

static void look_all_again(PhoneTable *table)
{
    table->position = table->match.session->match.position;
    for (Seat seat = 0; seat < SEAT_LIMIT; seat++) {
        if (has_phone(table, seat)) {
            look_again(table, seat);
        }
    }
}

static void begin_log(PhoneTable *table, Seat seat)
{
    Hand *hand = &table->hands[seat];
    if (hand->has_log) {
        match_log_release(&hand->log);
    }
    hand->wording = (Wording){.catalogue = &table->catalogues[hand->language],
                              .look = table->match.look,
                              .seat_names = table->match.seat_names};
    match_log_init(&hand->log, &table->match.session->match, &hand->wording, seat);
    hand->log.joins = true;
    hand->has_log = true;
    hand->is_stale = true;
}

void phone_table_begin(PhoneTable *table, const PhoneMatch *match)
{
    table->match = *match;
    table->has_match = true;
    for (Seat seat = 0; seat < SEAT_LIMIT; seat++) {
        if (has_phone(table, seat)) {
            begin_log(table, seat);
        }
    }
    look_all_again(table);
    table->first = table->position;
}

bool phone_table_is_fresh(const PhoneTable *table)
{
    return !table->has_match || table->match.session->match.position == table->first;
}

/* A card that does not go with what is picked takes its place, where it may. */
static void toggle(Hand *hand, Pick pick)
{
    Selection *selection = &hand->selection;
    if (!selection_has(selection, pick) && !selection_can_add(selection, pick)) {
        Selection bare = *selection;
        selection_clear(&bare);
        if (selection_refuse(&bare, pick, &hand->refused)) {
            return;
        }
        selection_clear(selection);
    }
    selection_toggle(selection, pick);
}

/* Whether the match went on. */
static bool act(PhoneTable *table, Seat seat, Action action)
{
    Session *session = table->match.session;
    bool is_done = !is_at_screen(table, seat) && match_act(&session->match, seat, action);
    if (is_done) {
        session_settle_help(session);
        look_all_again(table);
    }
    return is_done;
}

/* What was open lies in another one, up to the last point of its id. */
static void close_line(Hand *hand)
{
    char *point = strrchr(hand->open, '.');
    hand->open[0] = point ? hand->open[0] : '\0';
    if (point) {
        *point = '\0';
    }
}

/* What a line of the notes is for, the game says: it is written, or opened and closed. */
static void jot(PhoneTable *table, Seat seat, const Jotting *jotting)
{
    char bytes[SESSION_NOTE_BYTES];
    Hand *hand = &table->hands[seat];
    Session *session = table->match.session;
    const GameUi *ui = game_ui_of(session->match.game);
    Text note = text_in(bytes, sizeof bytes);
    if (!ui->jot || is_at_screen(table, seat)) {
        return;
    }
    bool is_open = text_equal(hand->open, jotting->id);
    if (ui->jot(hand->view, jotting, session_note(session, seat), &note)) {
        table->match.write(table->match.context, seat, bytes);
    } else if (!jotting->typed && !is_open) {
        Text open = text_in(hand->open, sizeof hand->open);
        text_append(&open, jotting->id);
    }
    if (is_open) {
        close_line(hand);
    }
}

static void speak(PhoneTable *table, Seat seat, const char *code)
{
    Hand *hand = &table->hands[seat];
    Language language = language_wished(&(LanguageWish){.language = code});
    if (language != hand->language && language < LANGUAGE_PLAYER_COUNT) {
        hand->language = language;
        if (table->has_match) {
            begin_log(table, seat);
        }
    }
}

void phone_table_tell_names(PhoneTable *table)
{
    for (Seat seat = 0; seat < SEAT_LIMIT; seat++) {
        table->hands[seat].is_stale = true;
    }
}

/* Somebody says who sits there. */
static void take_name(PhoneTable *table, const PhonePress *press)
{
    Hand *hand = &table->hands[press->seat];
    const PhoneTableSetting *setting = &table->setting;
    PhonePressed pressed = phone_press_read(NULL, press->id);
    speak(table, press->seat, press->language);
    hand->is_stale = true;
    if (!setting->hosts || (pressed.kind != PHONE_NAME && pressed.kind != PHONE_PERSON)) {
        return;
    }
    if (pressed.kind == PHONE_NAME) {
        hand->misnamed = setting->hosts->call(setting->host, press->seat, pressed.name);
    } else {
        hand->misnamed = setting->hosts->choose(setting->host, press->seat, pressed.person);
    }
    hand->is_named |= !hand->misnamed;
    phone_table_tell_names(table);
}

/* Whether the match went on. */
static bool take_press(PhoneTable *table, const PhonePress *press)
{
    Hand *hand = &table->hands[press->seat];
    const Game *game = table->match.session->match.game;
    PhonePressed pressed = phone_press_read(game, press->id);
    speak(table, press->seat, press->language);
    hand->refused.text = NULL;
    hand->is_stale = true;
    switch (pressed.kind) {
    case PHONE_NOTHING:
    case PHONE_NAME:
    case PHONE_PERSON:
        return false;
    case PHONE_DROP:
        selection_clear(&hand->selection);
        return false;
    case PHONE_CARD:
        toggle(hand, pressed.pick);
        return false;
    case PHONE_ACT:
        return act(table, press->seat, pressed.action);
    case PHONE_NOTE:
        jot(table, press->seat, &(Jotting){pressed.note, NULL});
        return false;
    case PHONE_WRITE:
        jot(table, press->seat, &(Jotting){pressed.note, pressed.words});
        return false;
    }
    return false;
}

static void send(PhoneTable *table, Seat seat)
{
    Hand *hand = &table->hands[seat];
    PhoneSight sight =
        phone_sight_of(&table->match.session->match, seat, &hand->selection, &hand->log);
    sight.refused = hand->refused.text ? &hand->refused : NULL;
    sight.forecasts = table->match.forecasts;
    sight.setting = table->match.setting;
    sight.is_at_screen = is_at_screen(table, seat);
    PhoneNote note = {session_note(table->match.session, seat), hand->open};
    sight.note = sight.is_at_screen ? NULL : &note;
    char *message = phone_sight_write(&sight);
    phones_send(table->server, seat, message);
    free(message);
    hand->is_stale = false;
}

static void send_arrival(PhoneTable *table, Seat seat)
{
    PhonePerson people[PHONE_PEOPLE_MAX];
    Hand *hand = &table->hands[seat];
    const PhoneTableSetting *setting = &table->setting;
    PhoneArrival arrival = {.name = setting->hosts->name(setting->host, seat),
                            .is_named = hand->is_named,
                            .refused = hand->misnamed,
                            .people = people,
                            .count = setting->hosts->people(setting->host, seat, people)};
    char *message = phone_arrival_write(&table->catalogues[hand->language], &arrival);
    phones_send(table->server, seat, message);
    free(message);
    hand->is_stale = false;
}

/* Before the match. */
static void attend_arrivals(PhoneTable *table)
{
    PhonePress press;
    while (phones_take(table->server, &press)) {
        take_name(table, &press);
    }
    for (Seat seat = 0; seat < SEAT_LIMIT && table->setting.hosts; seat++) {
        if (has_phone(table, seat) && table->hands[seat].is_stale) {
            send_arrival(table, seat);
        }
    }
}

bool phone_table_attend(PhoneTable *table)
{
    PhonePress press;
    bool has_acted = false;
    if (!table->has_match) {
        attend_arrivals(table);
        return false;
    }
    if (table->position != table->match.session->match.position) {
        look_all_again(table);
    }
    while (phones_take(table->server, &press)) {
        has_acted |= take_press(table, &press);
    }
    for (Seat seat = 0; seat < SEAT_LIMIT; seat++) {
        if (has_phone(table, seat) && table->hands[seat].is_stale) {
            send(table, seat);
        }
    }
    return has_acted;
}

void phone_table_invitation(PhoneTable *table, Seat seat, Text *out)
{
    char secret[PHONE_SECRET_BYTES];
    phones_secret(table->server, seat, secret);
    text_append(out, phones_origin(table->server));
    text_append(out, "/#");
    text_append(out, secret);
}

bool phone_table_is_alone(const PhoneTable *table)
{
    return phones_is_alone(table->server);
}

SeatSet phone_table_seats(const PhoneTable *table)
{
    return table->setting.seats;
}

SeatSet phone_table_hands(const PhoneTable *table)
{
    return table->setting.seats & (SeatSet)~table->at_screen;
}

void phone_table_move(PhoneTable *table, Seat seat, bool to_phone)
{
    table->at_screen &= (SeatSet)~seat_bit(seat);
    table->at_screen |= to_phone ? 0 : seat_bit(seat);
    if (table->has_match) {
        table->match.session->phones = phone_table_hands(table);
        look_again(table, seat);
    }
}

PhoneState phone_table_state(PhoneTable *table, Seat seat)
{
    return phones_state(table->server, seat);
}

bool phone_table_asks(PhoneTable *table, Seat seat)
{
    return phones_asks(table->server, seat);
}

void phone_table_answer(PhoneTable *table, Seat seat, bool lets_in)
{
    phones_answer(table->server, seat, lets_in);
}
