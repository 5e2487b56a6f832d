/* What rises over the Di Renjie table for a cue, and where: from the hand or the clues of the seat
 * that it concerns, or from the board. What happened in full is told elsewhere. */
#include "direnjie_table.h"

#include "base/text.h"

static Message cue_message(unsigned cue, int value)
{
    if (cue == DIRENJIE_CUE_ASK) {
        return direnjie_ask_message((unsigned)value);
    }
    switch ((enum DirenjieCue)cue) {
    case DIRENJIE_CUE_REVEAL:
        return message_of(N_("Public clue"));
    case DIRENJIE_CUE_INSPECT:
        return message_of(N_("Inspected"));
    case DIRENJIE_CUE_TAKE:
        return message_of(N_("Swap three cards"));
    case DIRENJIE_CUE_ROB:
        return message_of(N_("Take two cards"));
    case DIRENJIE_CUE_SWAP:
        return message_of(N_("Swap hands"));
    case DIRENJIE_CUE_GIVE:
        return message_of(N_("Gives"));
    case DIRENJIE_CUE_REFUSE:
        return message_of(N_("Gives nothing"));
    case DIRENJIE_CUE_SUBMIT:
        return message_of(N_("Hidden clue"));
    case DIRENJIE_CUE_DECLINE:
        return message_of(N_("The killer!"));
    case DIRENJIE_CUE_LAST:
        return message_of(N_("Last turns"));
    case DIRENJIE_CUE_STALL:
        return message_of(N_("The end"));
    case DIRENJIE_CUE_KILLER:
        return value < 0
                   ? message_of(N_("Nobody was the killer."))
                   : message_with(message_of(N_("The killer was {name}.")), VALUE_SEAT, value);
    case DIRENJIE_CUE_ASK:
    case DIRENJIE_CUE_PASS:
    case DIRENJIE_CUE_ANSWER:
    case DIRENJIE_CUE_POINTS:
    case DIRENJIE_CUE_RESULT:
        break;
    }
    return message_of("");
}

/* What concerns a seat rises from its hand or its clues, all else from the board. */
static Rect cue_place(const TableScene *scene, unsigned cue, int value)
{
    const Layout *layout = scene->layout;
    bool seat =
        value >= 0 && value < DIRENJIE_SEATS && cue != DIRENJIE_CUE_ASK && cue < DIRENJIE_CUE_LAST;
    if (!seat) {
        return layout->spots[SPOT_TALLIES];
    }
    bool clue =
        cue == DIRENJIE_CUE_REVEAL || cue == DIRENJIE_CUE_INSPECT || cue == DIRENJIE_CUE_SUBMIT;
    return layout->zones[(clue ? DIRENJIE_CLUES : DIRENJIE_HANDS) + value].rect;
}

Rect direnjie_cue(const TableScene *scene, unsigned cue, int value, Text *out)
{
    Message message = cue_message(cue, value);
    if (message.text[0] != '\0') {
        wording_message(scene->wording, &message, out);
    }
    return cue_place(scene, cue, value);
}
