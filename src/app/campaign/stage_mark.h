/* A stage of a campaign on its map: a medal, or a number until there is one; in a light of its own
 * while it is due; with a ring when it is chosen. What was won with help alone is paler and has a
 * sign. A medal better than the one that the map showed before is struck as on the result, once the
 * map has come; without motion only its light is seen for a while. */
#ifndef APP_STAGE_MARK_H
#define APP_STAGE_MARK_H

#include "app.h"
#include "storage/campaign.h"

typedef struct StageMark {
    const char *id, *name, *value; /* of its element */
    const CampaignDeal *deal;
    int number;           /* that stands there without a medal */
    const char *icon;     /* a sign instead of the number; or NULL */
    const char *portrait; /* a round picture that stays there, the medal small beside it; or NULL */
    bool is_due;          /* the next to be played */
    bool is_chosen;
    Rect rect;
} StageMark;

/* True when it was activated; a Return then moves on to button.start, which is far by Tab. */
bool stage_mark(App *app, const StageMark *mark);

/* Whether a medal is struck in the frame that was drawn last: the next must follow. */
bool stage_is_struck(const App *app);

/* What was reached: 0 none, or a medal; with help only when without there is none. */
int stage_medal(const CampaignDeal *deal);

#endif
