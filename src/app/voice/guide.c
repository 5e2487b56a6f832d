/* How whoever does not see the screen begins. */
#include "narrator.h"

#include "app_commands.h"
#include "spoken.h"

#include "core/message.h"
#include "i18n/format.h"
#include "ui/bindings.h"

/* What stands for a command on what is in use. */
typedef struct KeyWords {
    char bytes[STROKES_BYTES];
} KeyWords;

static KeyWords key_of(const Narrator *narrator, const Command *command)
{
    KeyWords words;
    Text key = text_in(words.bytes, sizeof words.bytes);
    ui_command_words(narrator->ui, command, &key);
    return words;
}

/* Few pads have the button that begins on every screen. */
void narrator_offer(Narrator *narrator)
{
    char words[SPOKEN_BYTES];
    Text offer = text_in(words, sizeof words);
    bool is_pad = ui_device(narrator->ui) == DEVICE_PAD;
    KeyWords key = key_of(narrator, is_pad ? &ear_command_menu : &ear_command_aloud);
    if (!narrator->narration.on) {
        tr_format(narrator->catalogue,
                  N_("Welcome to Meja. To have everything read aloud, press {key}."),
                  TR_VALUES(key.bytes), &offer);
        narrator_answer(narrator, words);
    }
}

/* The cross of a pad goes to what lies nearest. */
static void guide_by_pad(const Narrator *narrator, Text *out)
{
    KeyWords next = key_of(narrator, &command_next), page = key_of(narrator, &ear_command_menu);
    tr_format(narrator->catalogue,
              N_("The cross leads from thing to thing, {next} from part to part, {page} opens all "
                 "that can be asked by ear."),
              TR_VALUES(next.bytes, page.bytes), out);
}

static void guide_by_keys(const Narrator *narrator, Text *out)
{
    KeyWords next = key_of(narrator, &command_onward);
    KeyWords choices = key_of(narrator, &ear_command_choices);
    KeyWords keys = key_of(narrator, &app_command_keys);
    tr_format(narrator->catalogue,
              N_("{next} leads from thing to thing, {choices} tells what can be pressed here, "
                 "{keys} lists all keys."),
              TR_VALUES(next.bytes, choices.bytes, keys.bytes), out);
}

void narrator_guide(Narrator *narrator)
{
    char words[SPOKEN_BYTES];
    Text guide = text_in(words, sizeof words);
    if (ui_device(narrator->ui) == DEVICE_PAD) {
        guide_by_pad(narrator, &guide);
    } else {
        guide_by_keys(narrator, &guide);
    }
    narrator_tell(narrator, words);
}
