/* Words of the ear, in English: values written by hand. */
#include "phrase.h"

#include "base/limits.h"
#include "testing.h"

#include <string.h>

static Catalogue catalogue;
static const Ears ears = {.catalogue = &catalogue};

static int open_words(void **state)
{
    catalogue_init(&catalogue);
    return 0;
}

static int close_words(void **state)
{
    catalogue_release(&catalogue);
    return 0;
}

static void assert_element(const Element *element, PhrasePlace place, const char *words)
{
    char bytes[512];
    Text text = text_in(bytes, sizeof bytes);
    phrase_element(&ears, element, place, &text);
    assert_string_equal(bytes, words);
}

static void a_thing_is_told_with_its_kind_its_state_and_its_place(void **state)
{
    static const PhrasePlace alone = {0, 0};
    assert_element(&(Element){.role = ROLE_BUTTON, .name = "Play"}, alone, "Play, button");
    assert_element(&(Element){.role = ROLE_BUTTON, .name = "Easy", .value = "chosen"}, alone,
                   "Easy, button, chosen");
    assert_element(&(Element){.role = ROLE_CARD, .name = "3 of Hearts"}, (PhrasePlace){3, 8},
                   "3 of Hearts, 3 of 8");
    assert_element(&(Element){.role = ROLE_TOGGLE, .name = "Coach", .value = "on"}, alone,
                   "Coach, on");
    assert_element(&(Element){.role = ROLE_FIELD, .name = "Name"}, alone, "Name, empty field");
    assert_element(&(Element){.role = ROLE_FIELD, .name = "Name", .value = "Ani"}, alone,
                   "Name, field, Ani");
}

static void piles_are_counted(void **state)
{
    static const PhrasePlace alone = {0, 0};
    assert_element(&(Element){.role = ROLE_PILE, .name = "Tavern deck", .value = "32"}, alone,
                   "Tavern deck, 32 cards");
    assert_element(&(Element){.role = ROLE_PILE, .name = "Discard pile", .value = "1"}, alone,
                   "Discard pile, 1 card");
}

static void what_cannot_be_used_says_why(void **state)
{
    Element element = {.role = ROLE_BUTTON,
                       .name = "Redo",
                       .disabled = true,
                       .reason = "There is nothing to redo."};
    assert_element(&element, (PhrasePlace){0, 0},
                   "Redo, button, not now. There is nothing to redo.");
}

/* "JD" and "20" are for programs: the name says the same in words. */
static void codes_are_not_read(void **state)
{
    static const PhrasePlace alone = {0, 0};
    assert_element(&(Element){.role = ROLE_CARD, .name = "Jack of Diamonds", .value = "JD"}, alone,
                   "Jack of Diamonds");
    assert_element(&(Element){.role = ROLE_TEXT, .name = "Health 20 of 20", .value = "20"}, alone,
                   "Health 20 of 20");
    assert_element(&(Element){.role = ROLE_BUTTON, .name = "T1", .value = "0 no", .is_coded = true},
                   alone, "T1, button");
}

static void signs_become_words_and_pauses(void **state)
{
    static const struct {
        const char *seen, *heard;
    } cases[] = {
        {"2 × 2 = 4", "2 times 2 equals 4"},
        {"−5 · 12 left", "minus 5, 12 left"},
        {"1–4 players", "1 to 4 players"},
        {"1～4人", "1 to 4人"},
        {"Baron – again", "Baron, again"},
        {"7♥, 8♠.", "7 hearts, 8 spades."},
        {"Thinking…", "Thinking"},
        {"In an assault now… Next", "In an assault now, Next"},
        {"Round 1 → 2", "Round 1 to 2"},
        {"3/10 left", "3 out of 10 left"},
        {"and/or", "and/or"},
        {"Keys (?)", "Keys (question mark)"},
        {"Really?", "Really?"},
        {"men‑summon", "men-summon"},
        {"“Deal 7” — new", "“Deal 7”, new"},
        {"None is here., in pencil: out", "None is here, in pencil: out"},
        {"这里没有。，按钮", "这里没有，按钮"},
        {"造成4点伤害。\n无人阻挡。", "造成4点伤害。 无人阻挡。"},
        {"No signs at all.", "No signs at all."},
    };
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        char bytes[256];
        Text text = text_in(bytes, sizeof bytes);
        phrase_for_ears(&ears, cases[i].seen, &text);
        assert_string_equal(bytes, cases[i].heard);
    }
}

/* Where a dash stands for a verb, a comma would join what it holds apart. */
static void a_russian_dash_is_a_colon(void **state)
{
    char bytes[64];
    Text text = text_in(bytes, sizeof bytes);
    Catalogue russian = catalogue;
    russian.language = LANGUAGE_RU;
    phrase_for_ears(&(Ears){.catalogue = &russian}, "два — 3 очка, три — 6 очков", &text);
    assert_string_equal(bytes, "два: 3 очка, три: 6 очков");
}

static void short_names_are_said_in_full(void **state)
{
    static const EarName names[] = {
        {"A♠", "Ace of Spades"}, {"10♠", "10 of Spades"}, {"T1", "T1 Chancellor"}, {"A", "Killer"}};
    static const Ears table = {.catalogue = &catalogue, .names = names, .name_count = 4};
    static const struct {
        const char *seen, *heard;
    } cases[] = {
        {"Play A♠, 10♠", "Play Ace of Spades, 10 of Spades"},
        {"T1 Chancellor lies there", "T1 Chancellor lies there"},
        {"T1–T1", "T1 Chancellor to T1 Chancellor"},
        {"A card, T12", "A card, T12"},
    };
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        char bytes[256];
        Text text = text_in(bytes, sizeof bytes);
        phrase_for_ears(&table, cases[i].seen, &text);
        assert_string_equal(bytes, cases[i].heard);
    }
}

static void words_are_spelled(void **state)
{
    char bytes[64];
    Text text = text_in(bytes, sizeof bytes);
    phrase_spell("Ay ü3", &text);
    assert_string_equal(bytes, "A, y, ü, 3");
}

static void it_is_told_where_a_thing_lies(void **state)
{
    static const PhrasePlace alone = {0, 0};
    assert_element(&(Element){.role = ROLE_CARD, .name = "Baron", .where = "Top row, place 2"},
                   alone, "Baron, Top row, place 2");
    assert_element(&(Element){.role = ROLE_CARD, .name = "Baron", .value = "Selected"}, alone,
                   "Baron, Selected");
    assert_element(&(Element){.role = ROLE_PILE, .name = "Goblins: none", .value = "0"}, alone,
                   "Goblins: none");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_thing_is_told_with_its_kind_its_state_and_its_place),
        cmocka_unit_test(piles_are_counted),
        cmocka_unit_test(what_cannot_be_used_says_why),
        cmocka_unit_test(codes_are_not_read),
        cmocka_unit_test(signs_become_words_and_pauses),
        cmocka_unit_test(a_russian_dash_is_a_colon),
        cmocka_unit_test(short_names_are_said_in_full),
        cmocka_unit_test(words_are_spelled),
        cmocka_unit_test(it_is_told_where_a_thing_lies),
    };
    return cmocka_run_group_tests(tests, open_words, close_words);
}
