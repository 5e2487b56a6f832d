/* transcript LANGUAGE MATCH [KEY…]: prints all that is heard while these keys are pressed, or while
 * a whole match is played without them. MATCH may be "menu". */
#include "hearing.h"

#include "../app/opened.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define DECISIONS_MAX 400

int main(int count, char **words)
{
    Language language;
    if (count < 3 || !language_from_code(words[1], &language)) {
        fprintf(stderr, "transcript LANGUAGE MATCH [KEY…]\n");
        return 2;
    }
    setenv("MEJA_TRANSCRIPT", "/dev/stdout", 1);
    opened_options.width = 1280;
    opened_options.height = 720;
    if (hear_open(NULL) != 0) {
        return 1;
    }
    hear_language(language);
    if (strcmp(words[2], "menu") != 0) {
        hear_match(words[2]);
    }
    for (int i = 3; i < count; i++) {
        press(words[i]);
    }
    for (int i = 0; count == 3 && i < DECISIONS_MAX && hear_is_table(); i++) {
        press("F6");
        hear_act();
    }
    press("F8");
    return hear_close(NULL);
}
