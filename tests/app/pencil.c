/* What is written into the notebook comes back; nonsense is left out. */
#include "direnjie/notebook/pencil.h"
#include "testing.h"

#include <string.h>

static const char *written(const Pencil *pencil)
{
    static char bytes[PENCIL_TEXT_BYTES];
    Text text = text_in(bytes, sizeof bytes);
    pencil_write(pencil, &text);
    return bytes;
}

static void marks_and_words_come_back(void **state)
{
    static Pencil pencil, read;
    memset(&pencil, 0, sizeof pencil);
    assert_string_equal(written(&pencil), "");
    pencil.cells[3][NOTEBOOK_SECRET].mark = PENCIL_NO;
    pencil.cells[7][NOTEBOOK_SEATS + 1].mark = PENCIL_DOUBT;
    strcpy(pencil.cells[7][NOTEBOOK_SEATS + 1].words, "问过 twice");
    strcpy(pencil.cells[NOTEBOOK_KILLER][NOTEBOOK_DECK].words, "x");
    assert_string_equal(written(&pencil),
                        "T4 secret no\nW2 seat1 doubt 问过 twice\nkiller deck - x\n");
    pencil_read(&read, written(&pencil));
    assert_memory_equal(&read, &pencil, sizeof pencil);
}

static void a_full_notebook_fits(void **state)
{
    static Pencil pencil, read;
    for (unsigned row = 0; row < NOTEBOOK_ROWS; row++) {
        for (unsigned place = 0; place < NOTEBOOK_PLACES; place++) {
            PencilCell *cell = &pencil.cells[row][place];
            cell->mark = PENCIL_DOUBT;
            memset(cell->words, 'w', PENCIL_WORDS_BYTES - 1);
        }
    }
    pencil_read(&read, written(&pencil));
    assert_memory_equal(&read, &pencil, sizeof pencil);
}

static void nonsense_is_left_out(void **state)
{
    static Pencil pencil;
    pencil_read(&pencil, "T9 secret no\nT4 moon no\nT4 secret perhaps\nT4\n\n  \n"
                         "M1 secret no\nL5 seat5 yes\nT4 seat6 no");
    assert_string_equal(written(&pencil), "L5 seat5 yes\n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(marks_and_words_come_back),
        cmocka_unit_test(a_full_notebook_fits),
        cmocka_unit_test(nonsense_is_left_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
