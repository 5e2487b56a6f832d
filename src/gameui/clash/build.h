/* The decks that people put together for the constructed format: kept in the profile by name, built
 * in a scene of their own, and chosen for the seats of a duel. */
#ifndef GAMEUI_CLASH_BUILD_H
#define GAMEUI_CLASH_BUILD_H

#include "form_rows.h"
#include "games/clash.h"
#include "storage/profile.h"

#define OWN_DECKS_MAX 10

typedef struct OwnDeck {
    char name[SAVED_NAME_BYTES]; /* may be empty */
    CardSet cards;               /* not always a whole deck */
} OwnDeck;

typedef struct OwnDecks {
    OwnDeck items[OWN_DECKS_MAX];
    size_t count;
} OwnDecks;

void own_decks_read(Profile *profile, OwnDecks *out);
bool own_decks_keep(Profile *profile, const OwnDecks *decks, Problem *problem);

/* "Deck 2" for one without a name. */
const char *own_deck_name(App *app, const OwnDecks *decks, size_t index);

/* The rows of the seats screen for a constructed duel; 0 for any other match. */
int own_deck_row_count(const MatchPlan *plan);
void own_deck_rows(Form *form);

extern const SceneKind scene_decks;

#endif
