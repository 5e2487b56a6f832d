/* A request is a call that is answered at once, with an object, and a signal of that object when
 * the person has chosen. The signal may overtake the answer, so the name of the object is foretold
 * and both are listened to from the beginning. Only the portal that took the request may end it;
 * if that one goes away, nobody will. */
#define _XOPEN_SOURCE 700

#include "dbus.h"
#include "ui/file_portal.h"

#include "base/memory.h"
#include "base/pipe.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define PORTAL        "org.freedesktop.portal.Desktop"
#define OBJECT        "/org/freedesktop/portal/desktop"
#define CHOOSER       "org.freedesktop.portal.FileChooser"
#define REQUEST       "org.freedesktop.portal.Request"
#define TOKEN         "meja" /* each connection makes one request */
#define NO_WINDOW     ""     /* in front of which it would stay */
#define NAME_BYTES    512
#define PATIENCE      10000 /* ms until the call is answered; a desktop may have to start for it */
#define NO_END        (-1)
#define CHOSEN        0 /* of the signal */
#define CANCELLED     1
#define RULE_RESPONSE "type='signal',sender='" PORTAL "',interface='" REQUEST "',member='Response'"
#define RULE_OWNER                                                                                 \
    "type='signal',sender='" BUS_NAME "',interface='" BUS_NAME                                     \
    "',member='NameOwnerChanged',arg0='" PORTAL "'"

struct FilePortal {
    int leave[2]; /* a pipe: a byte in it ends the request */
};

typedef struct Request {
    Bus bus;
    uint32_t serial; /* of the call */
    char object[NAME_BYTES];
    char portal[NAME_BYTES]; /* on the bus, which took the request; empty: none yet */
    char from[NAME_BYTES];   /* who has ended it; empty: nobody yet */
    bool has_failed;
    PortalAnswer answer; /* once somebody has ended it */
    Text *uri;
} Request;

FilePortal *file_portal_new(void)
{
    FilePortal *portal = memory_zeroed(sizeof *portal);
    if (!pipe_open(portal->leave)) {
        free(portal);
        return NULL;
    }
    return portal;
}

void file_portal_free(FilePortal *portal)
{
    if (portal) {
        pipe_close(portal->leave);
        free(portal);
    }
}

void file_portal_leave(FilePortal *portal)
{
    if (portal) {
        ssize_t written = write(portal->leave[1], "", 1);
        (void)written; /* a full pipe says it already */
    }
}

/* False when it does not fit, and is empty then: a name that was cut would be another's. */
static bool keep_name(char out[NAME_BYTES], const char *name)
{
    Text text = text_in(out, NAME_BYTES);
    text_append(&text, name ? name : "");
    if (text.truncated) {
        out[0] = '\0';
    }
    return out[0] != '\0';
}

static bool is_text(const char *text, const char *wanted)
{
    return text && strcmp(text, wanted) == 0;
}

/* Reads a value of that type and goes on to the next; false when there is another type. */
static bool read_value(const Bus *bus, BusIter *iter, int type, void *out)
{
    if (bus->type(iter) != type) {
        return false;
    }
    bus->read(iter, out);
    bus->next(iter);
    return true;
}

static bool read_text(const Bus *bus, BusIter *iter, char out[NAME_BYTES])
{
    const char *text;
    return read_value(bus, iter, BUS_STRING, &text) && keep_name(out, text);
}

/* The first of the texts in this value. */
static bool read_first(const Bus *bus, BusIter *value, Text *out)
{
    BusIter list, texts;
    const char *text;
    bus->enter(value, &list);
    if (bus->type(&list) != BUS_ARRAY) {
        return false;
    }
    bus->enter(&list, &texts);
    if (!read_value(bus, &texts, BUS_STRING, &text)) {
        return false;
    }
    text_append(out, text);
    return !out->truncated;
}

/* Of results that are named, "uris". */
static bool read_uri(const Bus *bus, BusIter *results, Text *out)
{
    BusIter entries, entry;
    const char *key;
    if (bus->type(results) != BUS_ARRAY) {
        return false;
    }
    bus->enter(results, &entries);
    for (; bus->type(&entries) == BUS_ENTRY; bus->next(&entries)) {
        bus->enter(&entries, &entry);
        if (read_value(bus, &entry, BUS_STRING, &key) && is_text(key, "uris") &&
            bus->type(&entry) == BUS_VARIANT) {
            return read_first(bus, &entry, out);
        }
    }
    return false;
}

static void take_reply(Request *request, DBusMessage *message)
{
    const Bus *bus = &request->bus;
    const char *object;
    BusIter iter;
    request->has_failed = bus->kind(message) != BUS_METHOD_RETURN || !bus->begin(message, &iter) ||
                          !read_value(bus, &iter, BUS_PATH, &object) ||
                          !keep_name(request->object, object) ||
                          !keep_name(request->portal, bus->sender(message));
}

static void take_response(Request *request, DBusMessage *message)
{
    const Bus *bus = &request->bus;
    uint32_t response;
    BusIter iter;
    if (!is_text(bus->path(message), request->object) || !bus->begin(message, &iter) ||
        !read_value(bus, &iter, BUS_UINT32, &response)) {
        return;
    }
    keep_name(request->from, bus->sender(message));
    *request->uri = text_in(request->uri->bytes, request->uri->capacity);
    request->answer = response == CANCELLED ? PORTAL_CANCELLED : PORTAL_FAILED;
    if (response == CHOSEN && read_uri(bus, &iter, request->uri)) {
        request->answer = PORTAL_CHOSEN;
    }
}

static void take_owner(Request *request, DBusMessage *message)
{
    const Bus *bus = &request->bus;
    char name[NAME_BYTES], owner[NAME_BYTES];
    BusIter iter;
    if (is_text(bus->sender(message), BUS_NAME) && bus->begin(message, &iter) &&
        read_text(bus, &iter, name) && read_text(bus, &iter, owner) && is_text(name, PORTAL) &&
        is_text(owner, request->portal)) {
        request->has_failed = true;
    }
}

static void take(Request *request, DBusMessage *message)
{
    const Bus *bus = &request->bus;
    if (bus->replies_to(message) == request->serial) {
        take_reply(request, message);
    } else if (bus->is_signal(message, REQUEST, "Response")) {
        take_response(request, message);
    } else if (bus->is_signal(message, BUS_NAME, "NameOwnerChanged")) {
        take_owner(request, message);
    }
}

/* Until the bus has something; false when it is to leave or the portal was given long enough. */
static bool wait_for_bus(const FilePortal *portal, const Request *request)
{
    struct pollfd sources[] = {{.events = POLLIN}, {.fd = portal->leave[0], .events = POLLIN}};
    int ms = request->portal[0] == '\0' ? PATIENCE : NO_END, count;
    if (!request->bus.descriptor(request->bus.connection, &sources[0].fd)) {
        return false;
    }
    do {
        count = poll(sources, 2, ms);
    } while (count < 0 && errno == EINTR);
    return count > 0 && !sources[1].revents;
}

static PortalAnswer wait_for_end(const FilePortal *portal, Request *request)
{
    const Bus *bus = &request->bus;
    while (!request->has_failed) {
        bool has_ended = request->from[0] != '\0' && is_text(request->from, request->portal);
        DBusMessage *message = has_ended ? NULL : bus->pop(bus->connection);
        if (has_ended) {
            return request->answer;
        }
        if (message) {
            take(request, message);
            bus->forget(message);
        } else if (wait_for_bus(portal, request)) {
            request->has_failed = !bus->read_write(bus->connection, 0);
        } else {
            request->has_failed = true;
        }
    }
    return PORTAL_FAILED;
}

/* What libdbus is given as a text must be UTF-8. */
static void put_text(const Bus *bus, BusIter *options, const char *key, const char *text)
{
    BusIter entry, value;
    if (text[0] != '\0' && text_is_utf8(text, strlen(text))) {
        bus->open_inner(options, BUS_ENTRY, NULL, &entry);
        bus->write(&entry, BUS_STRING, &key);
        bus->open_inner(&entry, BUS_VARIANT, "s", &value);
        bus->write(&value, BUS_STRING, &text);
        bus->close_inner(&entry, &value);
        bus->close_inner(options, &entry);
    }
}

/* Any bytes, with the zero at their end. */
static void put_path(const Bus *bus, BusIter *options, const char *key, const char *path)
{
    BusIter entry, value, bytes;
    if (path[0] == '/') {
        bus->open_inner(options, BUS_ENTRY, NULL, &entry);
        bus->write(&entry, BUS_STRING, &key);
        bus->open_inner(&entry, BUS_VARIANT, "ay", &value);
        bus->open_inner(&value, BUS_ARRAY, "y", &bytes);
        bus->write_array(&bytes, BUS_BYTE, &path, (int)strlen(path) + 1);
        bus->close_inner(&value, &bytes);
        bus->close_inner(&entry, &value);
        bus->close_inner(options, &entry);
    }
}

static DBusMessage *call_of(const Bus *bus, const FilePortalWish *wish)
{
    const char *parent = NO_WINDOW, *title = wish->title;
    DBusMessage *call =
        bus->new_call(PORTAL, OBJECT, CHOOSER, wish->saves ? "SaveFile" : "OpenFile");
    BusIter iter, options;
    if (call) {
        bus->begin_write(call, &iter);
        bus->write(&iter, BUS_STRING, &parent);
        bus->write(&iter, BUS_STRING, &title);
        bus->open_inner(&iter, BUS_ARRAY, "{sv}", &options);
        put_text(bus, &options, "handle_token", TOKEN);
        put_text(bus, &options, "current_name", wish->saves ? wish->name : "");
        put_path(bus, &options, "current_folder", wish->folder);
        bus->close_inner(&iter, &options);
    }
    return call;
}

/* ".../request/1_42/meja" for whom the bus calls ":1.42". */
static void foretell_object(Request *request)
{
    const char *own = request->bus.unique_name(request->bus.connection);
    Text text = text_in(request->object, sizeof request->object);
    text_append(&text, OBJECT "/request/");
    size_t start = text.length;
    text_append(&text, own && own[0] == ':' ? own + 1 : "");
    for (char *at = request->object + start; *at != '\0'; at++) {
        *at = *at == '.' ? '_' : *at;
    }
    text_append(&text, "/" TOKEN);
}

static bool send_call(Request *request, const FilePortalWish *wish)
{
    const Bus *bus = &request->bus;
    DBusMessage *call = call_of(bus, wish);
    foretell_object(request);
    bus->add_match(bus->connection, RULE_RESPONSE, NULL);
    bus->add_match(bus->connection, RULE_OWNER, NULL);
    bool is_sent = call && bus->send(bus->connection, call, &request->serial);
    if (call) {
        bus->forget(call);
    }
    bus->flush(bus->connection);
    return is_sent;
}

/* With its connection the request ends, and the dialog closes. */
PortalAnswer file_portal_ask(FilePortal *portal, const FilePortalWish *wish, Text *uri)
{
    Request request = {.uri = uri};
    PortalAnswer answer = PORTAL_FAILED;
    if (bus_open(&request.bus)) {
        if (send_call(&request, wish)) {
            answer = wait_for_end(portal, &request);
        }
        bus_close(&request.bus);
    }
    return answer;
}

/* One that sleeps is started by the call. */
bool file_portal_is_there(void)
{
    Bus bus;
    BusIter iter, names;
    const char *name;
    bool is_there = false;
    if (!bus_open(&bus)) {
        return false;
    }
    DBusMessage *answer =
        bus_ask(&bus, bus.new_call(BUS_NAME, BUS_OBJECT, BUS_NAME, "ListActivatableNames"));
    if (answer && bus.begin(answer, &iter) && bus.type(&iter) == BUS_ARRAY) {
        bus.enter(&iter, &names);
        while (!is_there && read_value(&bus, &names, BUS_STRING, &name)) {
            is_there = is_text(name, PORTAL);
        }
    }
    if (answer) {
        bus.forget(answer);
    }
    bus_close(&bus);
    return is_there;
}
