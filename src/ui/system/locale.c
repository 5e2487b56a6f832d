/* Which languages the system prefers, asked of SDL. It knows the systems that keep this outside the
 * environment; what the program speaks of them is chosen elsewhere. */
#include "base/text.h"
#include "ui/ui.h"

#include <SDL.h>

void ui_system_languages(Text *out)
{
    SDL_Locale *locales = SDL_GetPreferredLocales();
    for (const SDL_Locale *each = locales; each && each->language; each++) {
        if (each != locales) {
            text_append(out, ":");
        }
        text_append(out, each->language);
        if (each->country) {
            text_append(out, "_");
            text_append(out, each->country);
        }
    }
    SDL_free(locales);
}
