/* Whether the desktop's screen reader runs. On Linux desktops AT-SPI tells it on the session bus,
 * which is asked once; nothing is started for it, and an answer that does not come at once is
 * none. */
#include "dbus.h"
#include "ui/ui.h"

static bool says_yes(const Bus *bus, DBusMessage *answer)
{
    BusIter iter, inner;
    uint32_t yes = 0;
    if (bus->begin(answer, &iter) && bus->type(&iter) == BUS_VARIANT) {
        bus->enter(&iter, &inner);
        if (bus->type(&inner) == BUS_BOOLEAN) {
            bus->read(&inner, &yes);
        }
    }
    return yes != 0;
}

static DBusMessage *question(const Bus *bus)
{
    const char *face = "org.a11y.Status", *property = "ScreenReaderEnabled";
    DBusMessage *message =
        bus->new_call("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Get");
    BusIter iter;
    if (message) {
        bus->begin_write(message, &iter);
        bus->write(&iter, BUS_STRING, &face);
        bus->write(&iter, BUS_STRING, &property);
    }
    return message;
}

bool ui_has_screen_reader(void)
{
    Bus bus;
    if (!bus_open(&bus)) {
        return false;
    }
    DBusMessage *answer = bus_ask(&bus, question(&bus));
    bool yes = answer && says_yes(&bus, answer);
    if (answer) {
        bus.forget(answer);
    }
    bus_close(&bus);
    return yes;
}
