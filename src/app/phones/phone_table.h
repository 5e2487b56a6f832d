/* The phones at the app's match: what each has picked, and what it is sent. Opened before the match
 * begins, closed with it. A phone acts for its seat alone, by that seat's legal actions. */
#ifndef APP_PHONE_TABLE_H
#define APP_PHONE_TABLE_H

#include "phone_words.h"
#include "phones/phones.h"
#include "session.h"
#include "tables/table.h"

typedef struct PhoneTable PhoneTable;

#define PHONE_PEOPLE_MAX 32

/* Who sits at the phones, as long as no match has begun. */
typedef struct PhoneHosts {
    /* The name at a seat, "" for none; and of the people here who sit at no other one. */
    const char *(*name)(void *context, Seat seat);
    size_t (*people)(void *context, Seat seat, PhonePerson out[PHONE_PEOPLE_MAX]);
    /* One of those people sits down, or whoever is called that: NULL, or why not, marked. */
    const char *(*choose)(void *context, Seat seat, int64_t person);
    const char *(*call)(void *context, Seat seat, const char *name);
} PhoneHosts;

typedef struct PhoneTableSetting {
    const char *data_folder; /* where catalogues lie; outlives the table */
    SeatSet seats;           /* that are played on phones */
    void (*wake)(void *);    /* see PhonesSetting */
    void *context;           /* of wake */
    const PhoneHosts *hosts; /* NULL: a match begins at once */
    void *host;              /* their context */
} PhoneTableSetting;

/* NULL: the system refuses to listen, or there is no server in this build. */
PhoneTable *phone_table_open(const PhoneTableSetting *setting);
void phone_table_close(PhoneTable *table); /* NULL does nothing */

/* What is played, and what those who sit there are called; the match outlives the table, or the
 * next one. */
typedef struct PhoneMatch {
    Session *session;
    const TableLook *look;
    const char *const *seat_names;
    Forecasts forecasts;
    int setting; /* the choice that only this game knows */
    void (*write)(void *context, Seat seat, const char *note); /* keeps what a seat writes down */
    void *context;
} PhoneMatch;

/* A match begins, with people in the same seats as the one before. */
void phone_table_begin(PhoneTable *table, const PhoneMatch *match);

/* Whether nothing was played since they were listened to, or since the match began: whoever sits
 * has only just sat down. */
bool phone_table_is_fresh(const PhoneTable *table);

/* Takes what was pressed, carries out what is legal, and sends every phone what it does not have
 * yet; whether somebody acted. */
bool phone_table_attend(PhoneTable *table);

/* What others are called has changed, as long as no match has begun. */
void phone_table_tell_names(PhoneTable *table);

/* For whoever sits down next: "http://192.168.1.7:6352/#abc"; see phones.h for the rest. */
void phone_table_invitation(PhoneTable *table, Seat seat, Text *out);
SeatSet phone_table_seats(const PhoneTable *table);
bool phone_table_is_alone(const PhoneTable *table); /* there is no network */

/* Those of its seats that are played on phones now, all of them at first; and taking one to the
 * screen, or back. */
SeatSet phone_table_hands(const PhoneTable *table);
void phone_table_move(PhoneTable *table, Seat seat, bool to_phone);
PhoneState phone_table_state(PhoneTable *table, Seat seat);
bool phone_table_asks(PhoneTable *table, Seat seat);
void phone_table_answer(PhoneTable *table, Seat seat, bool lets_in);

#endif
