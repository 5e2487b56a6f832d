/* A line is worded where it is told. */
#include "tables/recital.h"

void recital_words(const Recital *recital, const char *words)
{
    recital->tell(recital->context, words, false);
}

void recital_button(const Recital *recital, const RecitalButton *button)
{
    recital->pencil->tell(recital->context, button);
}

void recital_head(const Recital *recital, const char *text)
{
    recital->tell(recital->context, tr(recital->wording->catalogue, text), true);
}

void recital_line(const Recital *recital, const char *text, const char *const values[])
{
    char bytes[PHRASE_BYTES_MAX];
    Text line = text_in(bytes, sizeof bytes);
    tr_format(recital->wording->catalogue, text, values, &line);
    recital_words(recital, bytes);
}
