/* What the keys of listening ask for: answers are made from the list of elements of the frame that
 * followed the press, and are not kept among what was said. */
#include "answers.h"

#include "parts.h"
#include "spoken.h"

#include "core/message.h"

#include <string.h>

static const Element *focused(const Narrator *narrator)
{
    return ui_element_named(narrator->ui, ui_focused_id(narrator->ui));
}

static void answer_element(Narrator *narrator, const Element *element)
{
    char bytes[SPOKEN_BYTES];
    Text text = text_in(bytes, sizeof bytes);
    narrator_word(narrator, element, &text);
    narrator_answer(narrator, bytes);
}

static void say_place(Narrator *narrator)
{
    const Element *heading = narrator_heading(narrator), *element = focused(narrator);
    if (narrator_title(narrator)) {
        narrator_answer(narrator, narrator_title(narrator));
    }
    if (heading) {
        answer_element(narrator, heading);
    }
    if (element && element != heading) {
        answer_element(narrator, element);
    }
}

static void say_wanted(Narrator *narrator)
{
    bool is_told = false;
    for (size_t i = 0; i < TOLD_MAX; i++) {
        const Element *element = narrator_told(narrator, i);
        if (element && !narrator_is_of_all(i) && !text_equal(element->id, NARRATOR_ROW)) {
            answer_element(narrator, element);
            is_told = true;
        }
    }
    if (!is_told) {
        say_place(narrator);
    }
}

static bool is_to_press(const Element *element)
{
    return !element->still && !element->disabled;
}

/* Which cards and places of the table can be pressed follows from what is picked in the hand. */
static bool tells_picks(const Narrator *narrator, const Element *element)
{
    return narrator->around.kept_private &&
           (element->role == ROLE_CARD || element->role == ROLE_DROP);
}

static void read_choices(Narrator *narrator)
{
    for (size_t i = 0; i < ui_readable_count(narrator->ui); i++) {
        const Element *element = ui_readable_at(narrator->ui, i);
        bool is_kept = narrator_keeps_private(narrator, element) || tells_picks(narrator, element);
        if (is_to_press(element) && element->name && !is_kept) {
            answer_element(narrator, element);
        }
    }
}

/* Whether there was any. */
static bool read_hand(Narrator *narrator)
{
    bool is_there = false;
    for (size_t i = 0; i < ui_readable_count(narrator->ui); i++) {
        const Element *element = ui_readable_at(narrator->ui, i);
        bool is_own = strncmp(element->id, NARRATOR_HAND, strlen(NARRATOR_HAND)) == 0;
        if (is_own) {
            answer_element(narrator, element);
        }
        is_there |= is_own;
        if (is_own && narrator_keeps_private(narrator, element)) {
            break; /* said once for all of them */
        }
    }
    return is_there;
}

static void spell(Narrator *narrator)
{
    char bytes[SPOKEN_BYTES];
    Text text = text_in(bytes, sizeof bytes);
    const Element *element = focused(narrator);
    if (element && narrator_keeps_private(narrator, element)) {
        text_append(&text, narrator->around.kept_private);
    } else if (element && element->name) {
        phrase_spell(element->name, &text);
    } else if (narrator->count > 0) {
        phrase_spell(narrator->kept[narrator->heard % NARRATOR_KEPT], &text);
    }
    narrator_answer(narrator, bytes);
}

static void explain(Narrator *narrator)
{
    const Element *element = focused(narrator);
    const char *words = narrator->explained;
    if (element && narrator_keeps_private(narrator, element)) {
        words = narrator->around.kept_private;
    }
    narrator_lines(narrator, words, narrator_answer);
}

void narrator_respond(Narrator *narrator)
{
    Listen asked = narrator->asked;
    narrator->asked = LISTEN_TO_NOTHING;
    switch (asked) {
    case LISTEN_TO_NOTHING:
        break;
    case LISTEN_TO_PLACE:
        say_place(narrator);
        break;
    case LISTEN_TO_WANTED:
        say_wanted(narrator);
        break;
    case LISTEN_TO_SCREEN:
        narrator_read_parts(narrator);
        break;
    case LISTEN_TO_PART:
        narrator_read_part(narrator);
        break;
    case LISTEN_TO_HAND:
        if (!read_hand(narrator)) {
            narrator_answer(narrator,
                            tr(narrator->catalogue, N_("There are no cards of yours here.")));
        }
        break;
    case LISTEN_TO_CHOICES:
        read_choices(narrator);
        break;
    case LISTEN_TO_RULE:
        explain(narrator);
        break;
    case LISTEN_TO_LETTERS:
        spell(narrator);
        break;
    }
}
