/* In place of the server where the program is built without one. */
#include "phones/phones.h"

bool phones_can(void)
{
    return false;
}

Phones *phones_open(const PhonesSetting *setting)
{
    (void)setting;
    return NULL;
}

void phones_close(Phones *phones, const char *farewell)
{
    (void)phones;
    (void)farewell;
}

const char *phones_origin(const Phones *phones)
{
    (void)phones;
    return "";
}

bool phones_is_alone(const Phones *phones)
{
    (void)phones;
    return true;
}

void phones_set_greeting(Phones *phones, const char *language, const char *words)
{
    (void)phones;
    (void)language;
    (void)words;
}

PhoneState phones_state(Phones *phones, unsigned seat)
{
    (void)phones;
    (void)seat;
    return PHONE_AWAITED;
}

void phones_secret(Phones *phones, unsigned seat, char out[PHONE_SECRET_BYTES])
{
    (void)phones;
    (void)seat;
    out[0] = '\0';
}

bool phones_asks(Phones *phones, unsigned seat)
{
    (void)phones;
    (void)seat;
    return false;
}

void phones_answer(Phones *phones, unsigned seat, bool lets_in)
{
    (void)phones;
    (void)seat;
    (void)lets_in;
}

void phones_beat(Phones *phones)
{
    (void)phones;
}

void phones_send(Phones *phones, unsigned seat, const char *message)
{
    (void)phones;
    (void)seat;
    (void)message;
}

bool phones_take(Phones *phones, PhonePress *out)
{
    (void)phones;
    (void)out;
    return false;
}
