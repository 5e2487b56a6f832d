/* Whether the desktop's screen reader runs. On Linux desktops AT-SPI tells it on the session bus;
 * libdbus is opened at run time and asked once, nothing is started for it, and an answer that does
 * not come at once is none. */
#include "ui/ui.h"

#include <SDL.h>
#include <stdlib.h>
#include <string.h>

#define LIBRARY    "libdbus-1.so.3"
#define PATIENCE   200 /* ms */
#define ITER_BYTES 256 /* more than a DBusMessageIter has */

#define BUS_SESSION  0
#define TYPE_STRING  ((int)'s')
#define TYPE_VARIANT ((int)'v')
#define TYPE_BOOLEAN ((int)'b')
#define TYPE_END     0

typedef struct DBusConnection DBusConnection;
typedef struct DBusMessage DBusMessage;

/* Its members are the library's alone. */
typedef union Iter {
    max_align_t aligned;
    unsigned char bytes[ITER_BYTES];
} Iter;

/* Of libdbus; errors are not asked for. */
typedef struct Bus {
    DBusConnection *(*get)(int type, void *error);
    void (*stay)(DBusConnection *connection, uint32_t exits);
    void (*close)(DBusConnection *connection);
    void (*drop)(DBusConnection *connection);
    DBusMessage *(*call)(const char *name, const char *path, const char *face, const char *method);
    void (*start)(DBusMessage *message, uint32_t starts);
    uint32_t (*append)(DBusMessage *message, int type, ...);
    DBusMessage *(*ask)(DBusConnection *connection, DBusMessage *message, int ms, void *error);
    void (*forget)(DBusMessage *message);
    uint32_t (*begin)(DBusMessage *message, Iter *iter);
    int (*type)(Iter *iter);
    void (*enter)(Iter *iter, Iter *inner);
    void (*read)(Iter *iter, void *value);
} Bus;

/* As in the voice: the bytes of a function are those of a pointer to data. */
static bool find(void *library, const char *name, void *function)
{
    void *found = SDL_LoadFunction(library, name);
    memcpy(function, &found, sizeof found);
    return found != NULL;
}

static bool find_all(void *library, Bus *bus)
{
    return find(library, "dbus_bus_get_private", &bus->get) &&
           find(library, "dbus_connection_set_exit_on_disconnect", &bus->stay) &&
           find(library, "dbus_connection_close", &bus->close) &&
           find(library, "dbus_connection_unref", &bus->drop) &&
           find(library, "dbus_message_new_method_call", &bus->call) &&
           find(library, "dbus_message_set_auto_start", &bus->start) &&
           find(library, "dbus_message_append_args", &bus->append) &&
           find(library, "dbus_connection_send_with_reply_and_block", &bus->ask) &&
           find(library, "dbus_message_unref", &bus->forget) &&
           find(library, "dbus_message_iter_init", &bus->begin) &&
           find(library, "dbus_message_iter_get_arg_type", &bus->type) &&
           find(library, "dbus_message_iter_recurse", &bus->enter) &&
           find(library, "dbus_message_iter_get_basic", &bus->read);
}

static bool says_yes(const Bus *bus, DBusMessage *answer)
{
    Iter iter, inner;
    uint32_t yes = 0;
    if (bus->begin(answer, &iter) && bus->type(&iter) == TYPE_VARIANT) {
        bus->enter(&iter, &inner);
        if (bus->type(&inner) == TYPE_BOOLEAN) {
            bus->read(&inner, &yes);
        }
    }
    return yes != 0;
}

static bool ask(const Bus *bus, DBusConnection *connection)
{
    const char *face = "org.a11y.Status", *property = "ScreenReaderEnabled";
    DBusMessage *question =
        bus->call("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Get");
    if (!question) {
        return false;
    }
    bus->start(question, 0);
    bus->append(question, TYPE_STRING, &face, TYPE_STRING, &property, TYPE_END);
    DBusMessage *answer = bus->ask(connection, question, PATIENCE, NULL);
    bool yes = answer && says_yes(bus, answer);
    if (answer) {
        bus->forget(answer);
    }
    bus->forget(question);
    return yes;
}

static bool ask_bus(const Bus *bus)
{
    DBusConnection *connection = bus->get(BUS_SESSION, NULL);
    if (!connection) {
        return false;
    }
    bus->stay(connection, 0);
    bool yes = ask(bus, connection);
    bus->close(connection);
    bus->drop(connection);
    return yes;
}

static bool ask_desktop(void)
{
    Bus bus;
    void *library = SDL_LoadObject(LIBRARY);
    bool yes = library && find_all(library, &bus) && ask_bus(&bus);
    if (library) {
        SDL_UnloadObject(library);
    }
    return yes;
}

bool ui_has_screen_reader(void)
{
    return getenv("DBUS_SESSION_BUS_ADDRESS") != NULL && ask_desktop();
}
