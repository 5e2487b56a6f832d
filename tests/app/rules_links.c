/* Terms of the rules book as links, and its examples: in every language each game's terms are met
 * where the English ones are. */
#include "example.h"
#include "game_ui.h"
#include "links.h"

#include "base/limits.h"
#include "i18n/catalogue.h"
#include "testing.h"

#include <string.h>

#define PARAGRAPHS_MAX 128
#define EXAMPLES_MIN   3

/* As it stands in a book: what leads where. */
static const RulesParagraph first[] = {
    {.text = "Knights beat goblins. A knight is no Goblin.",
     .numbers = "1",
     .term = "knight|knights"},
    {.text = "The Goblin King fears a knight; knights fear nobody.",
     .numbers = "2",
     .term = "king"},
    {0},
};
static const RulesParagraph second[] = {
    {.text = "A goblin king rules: the king of goblins.", .numbers = "3", .term = "goblin|goblins"},
    {.text = "The knighthood of 骑士 is not 骑士团.", .numbers = "4", .term = "goblin king|骑士"},
    {0},
};
static const RulesPart parts[] = {{"One", first}, {"Two", second}};
static const RulesText book = {parts, COUNT_OF(parts), false};

static Links links;

static void look(const RulesText *text)
{
    Catalogue catalogue;
    catalogue_init(&catalogue);
    links = (Links){0};
    links_find(&links, &catalogue, text);
    catalogue_release(&catalogue);
}

static void expect(size_t index, unsigned paragraph, unsigned target, const char *words)
{
    assert_true(index < links.count);
    const Link *link = &links.all[index];
    assert_int_equal(link->paragraph, paragraph);
    assert_int_equal(link->target, target);
    const char *text = parts[paragraph / 2].paragraphs[paragraph % 2].text;
    assert_int_equal(link->span.to - link->span.from, strlen(words));
    assert_memory_equal(text + link->span.from, words, strlen(words));
}

/* Whole words of either case; the longest term; once in a paragraph, and not in its own. */
static void terms_are_found(void **state)
{
    look(&book);
    expect(0, 0, 2, "goblins");
    expect(1, 1, 3, "Goblin King");
    expect(2, 1, 0, "knight");
    expect(3, 2, 3, "goblin king");
    expect(4, 2, 1, "king");
    assert_int_equal(links.count, 5);
}

static size_t paragraphs_of(const RulesText *text, const RulesParagraph *out[])
{
    size_t count = 0;
    for (size_t i = 0; i < text->part_count; i++) {
        for (const RulesParagraph *p = text->parts[i].paragraphs; p->text; p++) {
            assert_true(count < PARAGRAPHS_MAX);
            out[count++] = p;
        }
    }
    return count;
}

static void note_met(const Catalogue *catalogue, const RulesText *text, bool met[])
{
    links = (Links){0};
    links_find(&links, catalogue, text);
    assert_true(links.count < LINKS_MAX);
    for (size_t i = 0; i < links.count; i++) {
        met[links.all[i].target] = true;
    }
}

static void check_book(const Catalogue *english, const Catalogue *other, const RulesText *text)
{
    bool met[PARAGRAPHS_MAX] = {false}, here[PARAGRAPHS_MAX] = {false};
    const RulesParagraph *paragraphs[PARAGRAPHS_MAX];
    size_t count = paragraphs_of(text, paragraphs);
    note_met(english, text, met);
    note_met(other, text, here);
    for (size_t i = 0; i < count; i++) {
        if (met[i] && !here[i]) {
            fail_msg("%s: no link to \"%s\" (%s)", language_code(other->language),
                     paragraphs[i]->term, tr(other, paragraphs[i]->term));
        }
    }
}

static void every_language_has_the_links(void **state)
{
    static const Language languages[] = {LANGUAGE_ID, LANGUAGE_RU, LANGUAGE_ZH_CN};
    Catalogue english, other;
    catalogue_init(&english);
    catalogue_init(&other);
    for (size_t k = 0; k < COUNT_OF(languages); k++) {
        assert_true(catalogue_set_language(&other, languages[k], DATA_FOLDER "/locale"));
        for (size_t i = 0; i < game_tile_count(); i++) {
            check_book(&english, &other, game_tile_at(i)->rules);
        }
    }
    catalogue_release(&english);
    catalogue_release(&other);
}

static void every_game_has_examples(void **state)
{
    for (size_t i = 0; i < game_tile_count(); i++) {
        const GameUi *ui = game_tile_at(i);
        const RulesParagraph *paragraphs[PARAGRAPHS_MAX];
        size_t count = paragraphs_of(ui->rules, paragraphs), examples = 0;
        for (size_t k = 0; k < count; k++) {
            const RulesExample *example = &paragraphs[k]->example;
            if (example->cards) {
                examples++;
                assert_non_null(example->caption);
                assert_true(example_is_sound(ui, example));
            }
        }
        assert_true(examples >= EXAMPLES_MIN);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(terms_are_found),
        cmocka_unit_test(every_language_has_the_links),
        cmocka_unit_test(every_game_has_examples),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
