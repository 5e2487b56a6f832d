/* Feeds files to a fuzz target in a build without libFuzzer, so that the corpus and every input
 * that once broke something stay tests of every build. */
#include "base/assert.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void replay(const char *path)
{
    FILE *file = fopen(path, "rb");
    ASSERT(file);
    fseek(file, 0, SEEK_END);
    long size = ftell(file);
    rewind(file);
    ASSERT(size >= 0);
    uint8_t *data = malloc((size_t)size + 1);
    ASSERT(data && fread(data, 1, (size_t)size, file) == (size_t)size);
    LLVMFuzzerTestOneInput(data, (size_t)size);
    free(data);
    fclose(file);
}

int main(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        replay(argv[i]);
    }
    printf("%d inputs\n", argc - 1);
    return argc > 1 ? EXIT_SUCCESS : EXIT_FAILURE;
}
