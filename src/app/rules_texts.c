/* Which games have a page of rules. A new page is one file and one line here. */
#include "rules_text.h"

#include "base/text.h"

static const RulesText *const texts[] = {&rules_regicide, &rules_claim};

const RulesText *rules_text_of(const char *game)
{
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        if (text_equal(texts[i]->game, game)) {
            return texts[i];
        }
    }
    return NULL;
}
