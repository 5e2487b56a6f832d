/* The pseudo-language: made from the English text, for finding what is not translated, cut off, or
 * built from pieces. */
#ifndef PSEUDO_H
#define PSEUDO_H

#include "base/arena.h"
#include "base/buffer.h"

/* What has been made up so far, so that equal texts give equal pointers. */
typedef struct Pseudo {
    Arena texts;
    Buffer entries; /* CatalogueEntry, sorted */
} Pseudo;

void pseudo_init(Pseudo *pseudo);
void pseudo_release(Pseudo *pseudo);

/* "{name} plays" becomes "[{name} þļåýš ëïö]": accented, in brackets, at least 40 % longer; the
 * placeholders stay. */
const char *pseudo_words(Pseudo *pseudo, const char *english);

#endif
