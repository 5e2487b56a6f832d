/* The phones at the app's match: what each has picked, and what it is sent. Opened before the match
 * begins, closed with it. A phone acts for its seat alone, by that seat's legal actions. */
#ifndef APP_PHONE_TABLE_H
#define APP_PHONE_TABLE_H

#include "phones/phones.h"
#include "session.h"
#include "tables/table.h"

typedef struct PhoneTable PhoneTable;

typedef struct PhoneTableSetting {
    const char *data_folder; /* where catalogues lie; outlives the table */
    SeatSet seats;           /* that are played on phones */
    void (*wake)(void *);    /* see PhonesSetting */
    void *context;
} PhoneTableSetting;

/* NULL: there is no network. */
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
} PhoneMatch;

/* A match begins, with people in the same seats as the one before. */
void phone_table_begin(PhoneTable *table, const PhoneMatch *match);

/* Takes what was pressed, carries out what is legal, and sends every phone what it does not have
 * yet; whether somebody acted. */
bool phone_table_attend(PhoneTable *table);

/* For whoever sits down next: "http://192.168.1.7:6352/#abc"; see phones.h for the rest. */
void phone_table_invitation(PhoneTable *table, Seat seat, Text *out);
SeatSet phone_table_seats(const PhoneTable *table);

/* Those of its seats that are played on phones now, all of them at first; and taking one to the
 * screen, or back. */
SeatSet phone_table_hands(const PhoneTable *table);
void phone_table_move(PhoneTable *table, Seat seat, bool to_phone);
PhoneState phone_table_state(PhoneTable *table, Seat seat);
bool phone_table_asks(PhoneTable *table, Seat seat);
void phone_table_answer(PhoneTable *table, Seat seat, bool lets_in);

#endif
