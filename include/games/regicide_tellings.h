/* What the cues of Regicide mean, each said once: to whoever thinks of an action, sees it, or reads
 * what others did. */
#ifndef GAMES_REGICIDE_TELLINGS_H
#define GAMES_REGICIDE_TELLINGS_H

#include "core/telling.h"
#include "games/regicide.h"

/* A part of a line, "shield 7": `fact` holds the value of the cue as number and word, the enemy as
 * card; as `rest` what the reader draws, or of a doubled hit the whole damage, of which number is
 * half. Without a text for cues that mean nothing more. */
Message regicide_cue_telling(enum RegicideCue cue, const Fact *fact);

#endif
