/* Which languages the system prefers, asked of SDL. It knows the systems that keep this outside the
 * environment; what the program speaks of them is chosen elsewhere. */
#include "base/text.h"
#include "ui/ui.h"

#include <SDL.h>

void ui_system_languages(Text *out)
{
    SDL_Locale *locales = SDL_GetPreferredLocales();
    for (const SDL_Locale *each = locales; each && each->language; each++) {
        text_append(out, each == locales ? "" : ":");
        text_append(out, each->language);
        text_append(out, each->country ? "_" : "");
        text_append(out, each->country ? each->country : "");
    }
    SDL_free(locales);
}
