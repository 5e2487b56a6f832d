/* What is told of past events: in the words of TableLook.tell, and in facts that the game keeps. */
#include "told.h"

#include <string.h>

void told_forget(Table *table)
{
    table->last_words[0] = '\0';
    table->has_facts = table->had_facts = false;
    memset(table->facts, 0, sizeof table->facts);
}

void told_add(Table *table, const void *before, const Event events[], size_t count)
{
    char bytes[LAST_WORDS_BYTES];
    Text told = text_in(bytes, sizeof bytes);
    if (count == 0) {
        return;
    }
    if (table->look->tells_on && table->look->tells_on(before)) {
        text_append(&told, table->last_words);
    } else if (table->look->tells_on) {
        table->last_words[0] = '\0';
    }
    if (table->look->tell) {
        table->look->tell(&table->wording, before, events, count, &told);
    }
    if (told.length > 0) {
        memcpy(table->last_words, bytes, told.length + 1);
    }
    if (told.length > 0 || table->look->tells_on) { /* which does not tell of the own deeds */
        table->has_facts = table->look->facts != NULL;
        if (table->has_facts) {
            table->look->facts(before, events, count, table->facts);
        }
    }
}

bool table_recall(Table *table, const void *before, const Event events[], size_t count)
{
    told_forget(table);
    told_add(table, before, events, count);
    if (table->look->tells_on) {
        return !table->look->tells_on(before);
    }
    return table->last_words[0] != '\0' || !table->look->tell;
}

void table_recall_on(Table *table, const void *before, const Event events[], size_t count)
{
    told_add(table, before, events, count);
}
