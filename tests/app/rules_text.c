/* The rules book explains every rule, and each paragraph says which: the numbers of src/games, from
 * 1 to the last of each game. */
#include "game_ui.h"
#include "testing.h"

#include <stdlib.h>
#include <string.h>

#define RULES_MAX 64

static const struct {
    const char *game;
    unsigned rules; /* the last number */
} games_rules[] = {{"regicide", 34}, {"claim", 17}, {"clash", 43}, {"direnjie", 35}};

/* "1-3 5" */
static void mark(const char *numbers, unsigned last, bool explained[])
{
    char *rest;
    while (*numbers != '\0') {
        unsigned long from = strtoul(numbers, &rest, 10), to = from;
        assert_ptr_not_equal(rest, numbers);
        if (*rest == '-') {
            to = strtoul(rest + 1, &rest, 10);
        }
        assert_in_range(from, 1, last);
        assert_in_range(to, from, last);
        for (; from <= to; from++) {
            explained[from] = true;
        }
        numbers = rest + strspn(rest, " ");
    }
}

static void every_rule_is_explained(void **state)
{
    for (size_t i = 0; i < sizeof games_rules / sizeof *games_rules; i++) {
        const RulesText *text = game_ui_by_id(games_rules[i].game)->rules;
        bool explained[RULES_MAX] = {false};
        for (size_t k = 0; k < text->part_count; k++) {
            for (const RulesParagraph *p = text->parts[k].paragraphs; p->text; p++) {
                assert_string_not_equal(p->numbers, "");
                mark(p->numbers, games_rules[i].rules, explained);
            }
        }
        for (unsigned rule = 1; rule <= games_rules[i].rules; rule++) {
            if (!explained[rule]) {
                fail_msg("rule %u of %s", rule, games_rules[i].game);
            }
        }
    }
}

/* With a game comes its list: nobody adds one and forgets the book. */
static void every_book_is_checked(void **state)
{
    size_t books = 0;
    for (size_t i = 0; game_uis[i]; i++) {
        books += game_uis[i]->rules != NULL;
    }
    assert_int_equal(books, sizeof games_rules / sizeof *games_rules);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_rule_is_explained),
        cmocka_unit_test(every_book_is_checked),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
