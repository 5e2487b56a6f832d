/* A row of tellings and a fact to a message. */
#include "core/telling.h"

static Value value_of(TellOf of, const Fact *fact)
{
    switch (of) {
    case TELL_ACTOR:
        return value_seat(fact->actor);
    case TELL_OTHER:
        return value_seat(fact->other);
    case TELL_CARD:
        return value_card(fact->card);
    case TELL_CARDS:
        return value_cards(fact->cards);
    case TELL_NUMBER:
        return value_number(fact->number);
    case TELL_REST:
        return value_number(fact->rest);
    case TELL_WORD:
        return value_word(fact->word);
    case TELL_NOTHING:
        break;
    }
    return (Value){0};
}

Message telling_message(const Telling *telling, const Fact *fact)
{
    Message message = {.text = telling->text, .plural = telling->plural};
    while (message.count < TELL_VALUES && telling->of[message.count] != TELL_NOTHING) {
        message.values[message.count] = value_of(telling->of[message.count], fact);
        message.count++;
    }
    return message;
}
