/* Marks of source texts for the catalogues: they translate nothing, they only let the extraction
 * (locales/README.md) find a literal that is worded elsewhere. A context tells two equal English
 * texts apart and is never shown. The plural marks stand for two arguments:
 * MESSAGE(NP_("{n} card", "{n} cards"), value_number(n)); with NCP_ the context belongs to both. */
#ifndef BASE_MARK_H
#define BASE_MARK_H

#define N_(text)                  (text)
#define NC_(context, text)        (context "\004" text)
#define NP_(one, other)           (one), (other)
#define NCP_(context, one, other) (context "\004" one), (other)

#endif
