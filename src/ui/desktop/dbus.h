/* The session bus of a Linux desktop. libdbus is opened while the program runs: where it is not,
 * there is no bus, and nothing else is missing. Types and numbers are those of its manual; errors
 * are not asked for. */
#ifndef UI_DBUS_H
#define UI_DBUS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define BUS_NAME   "org.freedesktop.DBus"
#define BUS_OBJECT "/org/freedesktop/DBus"

#define BUS_ITER_BYTES 256 /* more than a DBusMessageIter has */

/* The letters of signatures. */
#define BUS_END     0
#define BUS_BYTE    ((int)'y')
#define BUS_BOOLEAN ((int)'b')
#define BUS_UINT32  ((int)'u')
#define BUS_STRING  ((int)'s')
#define BUS_PATH    ((int)'o')
#define BUS_ARRAY   ((int)'a')
#define BUS_VARIANT ((int)'v')
#define BUS_ENTRY   ((int)'e')

#define BUS_METHOD_RETURN 2 /* a kind of message */

typedef struct DBusConnection DBusConnection;
typedef struct DBusMessage DBusMessage;

/* Where a message is read or written; its members are the library's alone. */
typedef union BusIter {
    max_align_t aligned;
    unsigned char bytes[BUS_ITER_BYTES];
} BusIter;

/* A connection that is nobody else's, with the functions of libdbus behind it. */
typedef struct Bus {
    void *library;
    DBusConnection *connection;

    DBusConnection *(*get)(int type, void *error);
    void (*set_exit)(DBusConnection *connection, uint32_t exits);
    void (*close)(DBusConnection *connection);
    void (*drop)(DBusConnection *connection);
    const char *(*unique_name)(DBusConnection *connection);
    void (*add_match)(DBusConnection *connection, const char *rule, void *error);
    uint32_t (*is_connected)(DBusConnection *connection);
    uint32_t (*descriptor)(DBusConnection *connection, int *out);
    uint32_t (*send)(DBusConnection *connection, DBusMessage *message, uint32_t *serial);
    void (*flush)(DBusConnection *connection);
    uint32_t (*read_write)(DBusConnection *connection, int ms);
    DBusMessage *(*pop)(DBusConnection *connection); /* NULL: none has come */
    DBusMessage *(*send_and_wait)(DBusConnection *connection, DBusMessage *message, int ms,
                                  void *error);

    DBusMessage *(*new_call)(const char *name, const char *path, const char *face,
                             const char *method); /* NULL: no memory */
    void (*set_start)(DBusMessage *message, uint32_t starts);
    void (*forget)(DBusMessage *message);
    int (*kind)(DBusMessage *message);
    uint32_t (*replies_to)(DBusMessage *message); /* a serial; 0: to nothing */
    const char *(*sender)(DBusMessage *message);  /* may be NULL, as the path */
    const char *(*path)(DBusMessage *message);
    uint32_t (*is_signal)(DBusMessage *message, const char *face, const char *name);

    uint32_t (*begin)(DBusMessage *message, BusIter *iter); /* to read; 0: it holds nothing */
    int (*type)(BusIter *iter);
    uint32_t (*next)(BusIter *iter);
    void (*enter)(BusIter *iter, BusIter *inner);
    void (*read)(BusIter *iter, void *value);
    void (*begin_write)(DBusMessage *message, BusIter *iter);
    uint32_t (*write)(BusIter *iter, int type, const void *value);
    uint32_t (*write_array)(BusIter *iter, int type, const void *values, int count);
    uint32_t (*open_inner)(BusIter *iter, int type, const char *signature, BusIter *inner);
    uint32_t (*close_inner)(BusIter *iter, BusIter *inner);
} Bus;

/* To the person's session bus; false, with nothing to be closed, where there is none. */
bool bus_open(Bus *bus);
void bus_close(Bus *bus);

/* Sends a question, which is forgotten, and waits a moment for its answer, to be forgotten by the
 * caller; NULL when none comes at once or the question is NULL. */
DBusMessage *bus_ask(const Bus *bus, DBusMessage *question);

#endif
