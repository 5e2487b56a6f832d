/* Plural rules of catalogues: an arithmetic expression in C syntax over n, as the Plural-Forms
 * header of gettext has it. The expression may come from a hostile file. */
#ifndef PLURAL_H
#define PLURAL_H

#include "i18n/catalogue.h"

#include <stdbool.h>
#include <stdint.h>

/* Reads "nplurals=…; plural=…;" after "Plural-Forms:" of a catalogue's header. The rule points into
 * `header`. A header without the field gives the English rule. False for a rule that cannot be
 * evaluated or that asks for a form it does not have. */
bool plural_read(const char *header, PluralRule *out);

/* The form for n: 0 … forms - 1. */
uint32_t plural_form(const PluralRule *rule, uint64_t n);

#endif
