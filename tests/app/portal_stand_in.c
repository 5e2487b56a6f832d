/* A portal for files that knows no person: what it shall do is the name that is suggested to it.
 * The bus starts it when it is called. What it was asked for it writes into the folder that is
 * suggested. */
#include <dbus/dbus.h>

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PORTAL     "org.freedesktop.portal.Desktop"
#define OBJECT     "/org/freedesktop/portal/desktop"
#define CHOOSER    "org.freedesktop.portal.FileChooser"
#define REQUEST    "org.freedesktop.portal.Request"
#define ASKED      "portal-asked.txt"
#define NAME_BYTES 512
#define PATH_BYTES 4096
#define URI_BYTES  (3 * PATH_BYTES)
#define CHOSEN     0
#define CANCELLED  1
#define OTHER      2

typedef struct Asked {
    const char *method, *parent, *title, *token, *name, *folder;
    char object[NAME_BYTES]; /* of the request */
} Asked;

static char waiting[NAME_BYTES]; /* who has a dialog open; empty: nobody */

static const char *text_of(DBusMessageIter *iter)
{
    const char *text = "";
    if (dbus_message_iter_get_arg_type(iter) == DBUS_TYPE_STRING) {
        dbus_message_iter_get_basic(iter, &text);
    }
    dbus_message_iter_next(iter);
    return text;
}

/* Of a variant; a path only when it ends with its zero. */
static const char *value_of(DBusMessageIter *entry)
{
    DBusMessageIter value, bytes;
    const char *path = "";
    int count = 0;
    dbus_message_iter_recurse(entry, &value);
    if (dbus_message_iter_get_arg_type(&value) != DBUS_TYPE_ARRAY) {
        return text_of(&value);
    }
    dbus_message_iter_recurse(&value, &bytes);
    dbus_message_iter_get_fixed_array(&bytes, &path, &count);
    return count > 0 && path[count - 1] == '\0' ? path : "";
}

static void read_options(DBusMessageIter *iter, Asked *asked)
{
    DBusMessageIter options, entry;
    dbus_message_iter_recurse(iter, &options);
    while (dbus_message_iter_get_arg_type(&options) == DBUS_TYPE_DICT_ENTRY) {
        dbus_message_iter_recurse(&options, &entry);
        const char *key = text_of(&entry), *value = value_of(&entry);
        if (strcmp(key, "handle_token") == 0) {
            asked->token = value;
        } else if (strcmp(key, "current_name") == 0) {
            asked->name = value;
        } else if (strcmp(key, "current_folder") == 0) {
            asked->folder = value;
        }
        dbus_message_iter_next(&options);
    }
}

static Asked read_call(DBusMessage *call)
{
    Asked asked = {.method = dbus_message_get_member(call), .token = "", .name = "", .folder = ""};
    DBusMessageIter iter;
    dbus_message_iter_init(call, &iter);
    asked.parent = text_of(&iter);
    asked.title = text_of(&iter);
    read_options(&iter, &asked);
    snprintf(asked.object, sizeof asked.object, OBJECT "/request/%s/%s",
             dbus_message_get_sender(call) + 1, asked.token);
    for (char *at = asked.object; *at != '\0'; at++) {
        *at = *at == '.' ? '_' : *at;
    }
    return asked;
}

static void write_down(const Asked *asked)
{
    char path[PATH_BYTES];
    snprintf(path, sizeof path, "%s/" ASKED, asked->folder);
    FILE *file = fopen(path, "wb");
    if (file) {
        fprintf(file, "%s (%s) (%s) (%s) (%s)\n", asked->method, asked->parent, asked->title,
                asked->token, asked->name);
        fclose(file);
    }
}

static void give(DBusConnection *bus, DBusMessage *message)
{
    dbus_connection_send(bus, message, NULL);
    dbus_connection_flush(bus);
    dbus_message_unref(message);
}

static void reply(DBusConnection *bus, DBusMessage *call, const char *object)
{
    DBusMessage *message = dbus_message_new_method_return(call);
    dbus_message_append_args(message, DBUS_TYPE_OBJECT_PATH, &object, DBUS_TYPE_INVALID);
    give(bus, message);
}

static void put_uris(DBusMessageIter *results, const char *uri)
{
    DBusMessageIter entry, value, uris;
    const char *key = "uris";
    dbus_message_iter_open_container(results, DBUS_TYPE_DICT_ENTRY, NULL, &entry);
    dbus_message_iter_append_basic(&entry, DBUS_TYPE_STRING, &key);
    dbus_message_iter_open_container(&entry, DBUS_TYPE_VARIANT, "as", &value);
    dbus_message_iter_open_container(&value, DBUS_TYPE_ARRAY, "s", &uris);
    dbus_message_iter_append_basic(&uris, DBUS_TYPE_STRING, &uri);
    dbus_message_iter_close_container(&value, &uris);
    dbus_message_iter_close_container(&entry, &value);
    dbus_message_iter_close_container(results, &entry);
}

/* To the caller alone; `uri` may be NULL. */
static void respond(DBusConnection *bus, DBusMessage *call, const char *object, dbus_uint32_t how,
                    const char *uri)
{
    DBusMessage *signal = dbus_message_new_signal(object, REQUEST, "Response");
    DBusMessageIter iter, results;
    dbus_message_set_destination(signal, dbus_message_get_sender(call));
    dbus_message_iter_init_append(signal, &iter);
    dbus_message_iter_append_basic(&iter, DBUS_TYPE_UINT32, &how);
    dbus_message_iter_open_container(&iter, DBUS_TYPE_ARRAY, "{sv}", &results);
    if (uri) {
        put_uris(&results, uri);
    }
    dbus_message_iter_close_container(&iter, &results);
    give(bus, signal);
}

/* Every byte of the folder as an escape; the name comes as it is to be in the URI. */
static const char *uri_in(const char *folder, const char *name)
{
    static char uri[URI_BYTES];
    size_t length = (size_t)snprintf(uri, sizeof uri, "file://");
    for (; *folder != '\0' && length + 3 < sizeof uri; folder++) {
        if (*folder == '/') {
            uri[length++] = '/';
        } else {
            length += (size_t)snprintf(uri + length, 4, "%%%02X", (unsigned char)*folder);
        }
    }
    snprintf(uri + length, sizeof uri - length, "%s", name);
    return uri;
}

/* Somebody else on the bus, before the portal; the bus has passed it on when it has answered. */
static void forge(DBusMessage *call, const Asked *asked)
{
    DBusConnection *other = dbus_bus_get_private(DBUS_BUS_STARTER, NULL);
    respond(other, call, asked->object, CHOSEN, uri_in(asked->folder, "forged.meja"));
    dbus_bus_name_has_owner(other, PORTAL, NULL);
    dbus_connection_close(other);
    dbus_connection_unref(other);
}

/* Until the one with the open dialog has left the bus. */
static void await_parting(DBusConnection *bus)
{
    while (dbus_bus_name_has_owner(bus, waiting, NULL)) {
        dbus_connection_read_write(bus, -1); /* the bus tells of names that change */
    }
}

static void keep_open(DBusConnection *bus, DBusMessage *call)
{
    char rule[2 * NAME_BYTES];
    snprintf(waiting, sizeof waiting, "%s", dbus_message_get_sender(call));
    snprintf(rule, sizeof rule, "type='signal',member='NameOwnerChanged',arg0='%s'", waiting);
    dbus_bus_add_match(bus, rule, NULL);
    dbus_connection_flush(bus);
}

/* What precedes the answer; whether the answer is to come as usual. */
static bool is_usual(DBusConnection *bus, DBusMessage *call, const Asked *asked)
{
    const char *name = asked->name, *uri = uri_in(asked->folder, "portal%20%D1%84.meja");
    if (strcmp(name, "silent") == 0) {
        return false;
    }
    if (strcmp(name, "refuses") == 0) {
        give(bus, dbus_message_new_error(call, DBUS_ERROR_UNKNOWN_METHOD, "No such interface"));
        return false;
    }
    if (strcmp(name, "early") == 0) {
        respond(bus, call, asked->object, CHOSEN, uri);
    } else if (strcmp(name, "again") == 0) {
        await_parting(bus);
    } else if (strcmp(name, "older") == 0) { /* names the object as it likes */
        reply(bus, call, OBJECT "/request/7");
        respond(bus, call, OBJECT "/request/7", CHOSEN, uri);
        return false;
    }
    reply(bus, call, asked->object);
    return strcmp(name, "early") != 0;
}

static void answer(DBusConnection *bus, DBusMessage *call, const Asked *asked)
{
    const char *name = asked->name, *object = asked->object;
    if (strcmp(name, "cancels") == 0) {
        respond(bus, call, object, CANCELLED, NULL);
    } else if (strcmp(name, "forged") == 0) {
        forge(call, asked);
        respond(bus, call, object, CANCELLED, NULL);
    } else if (strcmp(name, "ends") == 0) {
        respond(bus, call, object, OTHER, NULL);
    } else if (strcmp(name, "names-none") == 0) {
        respond(bus, call, object, CHOSEN, NULL);
    } else if (strcmp(name, "odd") == 0) {
        respond(bus, call, object, CHOSEN, uri_in(asked->folder, "..%2Fescaped"));
    } else if (strcmp(name, "vanishes") == 0) {
        exit(0);
    } else if (strcmp(name, "open") == 0) {
        keep_open(bus, call);
    } else {
        respond(bus, call, object, CHOSEN, uri_in(asked->folder, "portal%20%D1%84.meja"));
    }
}

static void serve(DBusConnection *bus, DBusMessage *call)
{
    Asked asked = read_call(call);
    write_down(&asked);
    if (is_usual(bus, call, &asked)) {
        answer(bus, call, &asked);
    }
}

int main(void)
{
    DBusConnection *bus = dbus_bus_get(DBUS_BUS_STARTER, NULL);
    if (!bus || dbus_bus_request_name(bus, PORTAL, DBUS_NAME_FLAG_DO_NOT_QUEUE, NULL) < 0) {
        return 1;
    }
    do {
        for (DBusMessage *message; (message = dbus_connection_pop_message(bus)) != NULL;) {
            if (dbus_message_is_method_call(message, CHOOSER, "SaveFile") ||
                dbus_message_is_method_call(message, CHOOSER, "OpenFile")) {
                serve(bus, message);
            }
            dbus_message_unref(message);
        }
    } while (dbus_connection_read_write(bus, -1));
    return 0;
}
