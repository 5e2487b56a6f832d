/* Which games have a page of rules, and which a summary. A new one is a line here. */
#include "rules_text.h"

#include "base/text.h"

static const RulesText *const texts[] = {&rules_regicide, &rules_claim, &rules_clash,
                                         &rules_direnjie};

static const Summary *const summaries[] = {&summary_claim, &summary_clash, &summary_direnjie};

const Summary *summary_of(const char *game)
{
    for (size_t i = 0; i < sizeof summaries / sizeof summaries[0]; i++) {
        if (text_equal(summaries[i]->game, game)) {
            return summaries[i];
        }
    }
    return NULL;
}

const RulesText *rules_text_of(const char *game)
{
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        if (text_equal(texts[i]->game, game)) {
            return texts[i];
        }
    }
    return NULL;
}
