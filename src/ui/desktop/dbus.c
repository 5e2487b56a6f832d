/* Either all of the library's functions are found or none is called. */
#include "dbus.h"

#include "base/limits.h"

#include <SDL.h>
#include <stdlib.h>
#include <string.h>

#define LIBRARY  "libdbus-1.so.3"
#define SESSION  0
#define PATIENCE 200 /* ms */

#define PLACE(member) offsetof(Bus, member)

static const struct {
    const char *name;
    size_t place; /* of the pointer, in Bus */
} functions[] = {
    {"dbus_bus_get_private", PLACE(get)},
    {"dbus_connection_set_exit_on_disconnect", PLACE(set_exit)},
    {"dbus_connection_close", PLACE(close)},
    {"dbus_connection_unref", PLACE(drop)},
    {"dbus_bus_get_unique_name", PLACE(unique_name)},
    {"dbus_bus_add_match", PLACE(add_match)},
    {"dbus_connection_get_is_connected", PLACE(is_connected)},
    {"dbus_connection_get_unix_fd", PLACE(descriptor)},
    {"dbus_connection_send", PLACE(send)},
    {"dbus_connection_flush", PLACE(flush)},
    {"dbus_connection_read_write", PLACE(read_write)},
    {"dbus_connection_pop_message", PLACE(pop)},
    {"dbus_connection_send_with_reply_and_block", PLACE(send_and_wait)},
    {"dbus_message_new_method_call", PLACE(new_call)},
    {"dbus_message_set_auto_start", PLACE(set_start)},
    {"dbus_message_unref", PLACE(forget)},
    {"dbus_message_get_type", PLACE(kind)},
    {"dbus_message_get_reply_serial", PLACE(replies_to)},
    {"dbus_message_get_sender", PLACE(sender)},
    {"dbus_message_get_path", PLACE(path)},
    {"dbus_message_is_signal", PLACE(is_signal)},
    {"dbus_message_iter_init", PLACE(begin)},
    {"dbus_message_iter_get_arg_type", PLACE(type)},
    {"dbus_message_iter_next", PLACE(next)},
    {"dbus_message_iter_recurse", PLACE(enter)},
    {"dbus_message_iter_get_basic", PLACE(read)},
    {"dbus_message_iter_init_append", PLACE(begin_write)},
    {"dbus_message_iter_append_basic", PLACE(write)},
    {"dbus_message_iter_append_fixed_array", PLACE(write_array)},
    {"dbus_message_iter_open_container", PLACE(open_inner)},
    {"dbus_message_iter_close_container", PLACE(close_inner)},
};

/* As in the voice: the bytes of a function are those of a pointer to data. */
static bool find_all(Bus *bus)
{
    bool is_found = true;
    for (size_t i = 0; is_found && i < COUNT_OF(functions); i++) {
        void *found = SDL_LoadFunction(bus->library, functions[i].name);
        memcpy((unsigned char *)bus + functions[i].place, &found, sizeof found);
        is_found = found != NULL;
    }
    return is_found;
}

/* Only to a bus that is named: libdbus would start one. */
bool bus_open(Bus *bus)
{
    *bus = (Bus){.library = NULL};
    if (getenv("DBUS_SESSION_BUS_ADDRESS") != NULL) {
        bus->library = SDL_LoadObject(LIBRARY);
    }
    if (bus->library && find_all(bus)) {
        bus->connection = bus->get(SESSION, NULL);
    }
    if (!bus->connection) {
        bus_close(bus);
        return false;
    }
    bus->set_exit(bus->connection, 0);
    return true;
}

void bus_close(Bus *bus)
{
    if (bus->connection) {
        bus->close(bus->connection);
        bus->drop(bus->connection);
    }
    if (bus->library) {
        SDL_UnloadObject(bus->library);
    }
}

DBusMessage *bus_ask(const Bus *bus, DBusMessage *question)
{
    DBusMessage *answer = NULL;
    if (question) {
        bus->set_start(question, 0);
        answer = bus->send_and_wait(bus->connection, question, PATIENCE, NULL);
        bus->forget(question);
    }
    return answer;
}
