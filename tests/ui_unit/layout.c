/* Texts with the real faces: lines by Unicode's rules, fitting, and what people type into names. */
#include "base/text.h"
#include "check.h"
#include "line_break.h"
#include "text_block.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static Fonts fonts;
static TextCache texts;

static int open_all(void **state)
{
    if (!fonts_open(&fonts, MEJA_DATA)) {
        return -1;
    }
    texts_init(&texts, &fonts);
    return 0;
}

static int close_all(void **state)
{
    texts_release(&texts);
    fonts_close(&fonts);
    return 0;
}

static const TextStyle BODY = {FONT_BODY, 20, ALIGN_LEFT, false};
static const TextStyle FITTED = {FONT_BODY, 20, ALIGN_LEFT, true};

static const TextLine *line_at(const TextBlock *block, size_t index)
{
    return buffer_at(&block->lines->lines, index);
}

static void a_short_text_is_one_line(void **state)
{
    const TextBlock *block = texts_layout(&texts, "Play a card", BODY, 0);
    assert_int_equal(block->line_count, 1);
    assert_near(block->h, 27); /* 20 × 1.35 */
    assert_true(block->w > 60 && block->w < 140);
    assert_false(block->cut);
}

static void chinese_has_wider_leading(void **state)
{
    const TextBlock *block = texts_layout(&texts, "\xe5\x87\xba\xe7\x89\x8c", BODY, 0);
    assert_near(block->h, 30); /* 20 × 1.5 */
}

static void long_text_keeps_to_the_width(void **state)
{
    const char *text = "Every card that is played may be taken back until somebody saw a new card.";
    const TextBlock *block = texts_layout(&texts, text, BODY, 200);
    assert_true(block->line_count >= 3);
    assert_true(block->w <= 200);
    assert_false(block->cut);
    for (size_t i = 0; i < block->line_count; i++) {
        assert_int_not_equal(text[line_at(block, i)->from], ' ');
    }
}

static void line_feeds_are_kept(void **state)
{
    assert_int_equal(texts_layout(&texts, "one\ntwo\n\nfour", BODY, 300)->line_count, 4);
}

static bool begins_with_any(const char *text, const char *const marks[], size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (!strncmp(text, marks[i], strlen(marks[i]))) {
            return true;
        }
    }
    return false;
}

/* "He said: 'Please play a card (or skip).' Nobody spoke, and the lamps went out." */
static const char *const CHINESE =
    "\xe4\xbb\x96\xe8\xaf\xb4\xef\xbc\x9a\xe3\x80\x8c\xe8\xaf\xb7\xe5\x87\xba\xe4\xb8\x80\xe5\xbc"
    "\xa0\xe7\x89\x8c\xef\xbc\x88\xe6\x88\x96\xe8\xb7\xb3\xe8\xbf\x87\xef\xbc\x89\xe3\x80\x82\xe3"
    "\x80\x8d\xe6\xb2\xa1\xe6\x9c\x89\xe4\xba\xba\xe8\xaf\xb4\xe8\xaf\x9d\xef\xbc\x8c\xe7\x81\xaf"
    "\xe7\x81\xad\xe4\xba\x86\xe3\x80\x82";

static void chinese_marks_stay_with_their_text(void **state)
{
    static const char *const CLOSING[] = {"\xef\xbc\x9a", "\xef\xbc\x89", "\xe3\x80\x82",
                                          "\xe3\x80\x8d", "\xef\xbc\x8c"};
    static const char *const OPENING[] = {"\xe3\x80\x8c", "\xef\xbc\x88"};
    for (float width = 104; width < 300; width += 7) {
        const TextBlock *block = texts_layout(&texts, CHINESE, BODY, width);
        for (size_t i = 0; i < block->line_count; i++) {
            const TextLine *line = line_at(block, i);
            assert_false(begins_with_any(CHINESE + line->from, CLOSING, 5));
            assert_false(begins_with_any(CHINESE + line->to - 3, OPENING, 2));
            assert_true(line->width <= width);
        }
    }
}

static void no_chinese_character_is_left_alone(void **state)
{
    for (float width = 104; width < 300; width += 7) {
        const TextBlock *block = texts_layout(&texts, CHINESE, BODY, width);
        const TextLine *last = line_at(block, block->line_count - 1);
        assert_true(last->to - last->from > 9); /* more than two with their full stop */
    }
}

static void a_chinese_name_stays_with_its_number(void **state)
{
    const char *text = "王小明招募亡灵9，你抽到哥布林5和3张牌，然后去L2 西市。";
    static const char *const INSIDE[] = {"灵9", "9，", "布林5", "林5", "5和", "张", "西市"};
    for (float width = 124; width < 300; width += 3) {
        const TextBlock *block = texts_layout(&texts, text, BODY, width);
        for (size_t i = 0; i < block->line_count; i++) {
            assert_false(begins_with_any(text + line_at(block, i)->from, INSIDE, 7));
        }
    }
}

static bool some_line_begins_with(const TextBlock *block, const char *text, const char *words)
{
    for (size_t i = 1; i < block->line_count; i++) {
        if (!strncmp(text + line_at(block, i)->from, words, strlen(words))) {
            return true;
        }
    }
    return false;
}

static void chinese_lines_end_beside_quotes_and_never_before_a_stop(void **state)
{
    const char *text = "“游击兵”对“食肉兽”造成3点伤害。";
    bool before = false, behind = false;
    for (float width = 84; width < 300; width += 3) {
        const TextBlock *block = texts_layout(&texts, text, BODY, width);
        before |= some_line_begins_with(block, text, "“食肉兽");
        behind |= some_line_begins_with(block, text, "造成");
        assert_false(some_line_begins_with(block, text, "。"));
        assert_false(some_line_begins_with(block, text, "”"));
    }
    assert_true(before && behind);
}

static void no_line_ends_within_a_word_that_is_kept(void **state)
{
    const char *text = "王小明从玩家手中抽取一张牌，再由王小明给出一张牌作为交换。";
    bool broken = false;
    for (float width = 104; width < 400; width += 3) {
        const TextBlock *block = texts_layout(&texts, text, BODY, width);
        broken |= some_line_begins_with(block, text, "小明");
    }
    assert_true(broken);
    texts_keep_words(&texts, "堡垒|王小明");
    for (float width = 104; width < 400; width += 3) {
        const TextBlock *block = texts_layout(&texts, text, BODY, width);
        assert_false(some_line_begins_with(block, text, "小明"));
        assert_false(some_line_begins_with(block, text, "明"));
    }
    texts_keep_words(&texts, "");
}

static void a_dot_between_things_neither_begins_nor_ends_a_line(void **state)
{
    const char *text = "One thing \u00b7 another one \u00b7 and a third";
    for (float width = 104; width < 300; width += 3) {
        const TextBlock *block = texts_layout(&texts, text, BODY, width);
        assert_false(some_line_begins_with(block, text, MIDDLE_DOT));
        for (size_t i = 0; i + 1 < block->line_count; i++) {
            assert_int_not_equal(strncmp(text + line_at(block, i)->to - 2, MIDDLE_DOT, 2), 0);
        }
    }
}

static float width_of(const char *text)
{
    return texts_layout(&texts, text, BODY, 0)->w;
}

/* A mark is 20 pixels wide, as its size; of two that meet half a square goes. */
static void chinese_marks_that_meet_are_drawn_closer(void **state)
{
    assert_near(width_of("牌。（牌"), width_of("牌。牌") + 10);
    assert_near(width_of("牌）。牌"), width_of("牌。牌") + 10);
    assert_near(width_of("牌。牌（牌"), width_of("牌。牌牌") + 20);
    fonts.chinese = true;
    texts_clear(&texts);
    assert_near(width_of("牌：“牌"), width_of("牌：牌") + 10);
    fonts.chinese = false;
    texts_clear(&texts);
}

/* The ink of an opening mark stands below that of the lines around it. */
static void a_chinese_name_among_other_letters_stays_whole(void **state)
{
    const char *text = "One card goes to \xe7\x8e\x8b\xe5\xb0\x8f\xe6\x98\x8e, who asked.";
    static const char *const INSIDE[] = {"\xe5\xb0\x8f", "\xe6\x98\x8e"};
    for (float width = 80; width < 300; width += 3) {
        const TextBlock *block = texts_layout(&texts, text, BODY, width);
        for (size_t i = 0; i < block->line_count; i++) {
            assert_false(begins_with_any(text + line_at(block, i)->from, INSIDE, 2));
        }
    }
}

static bool is_letter_alone(const TextBlock *block, const char *text, size_t index)
{
    static const char *const words[] = {"a", "I", "в", "с", "к", "о", "у", "и", "а", "я"};
    const TextLine *line = line_at(block, index);
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        size_t length = strlen(words[i]), size = line->to - line->from;
        if (size > length && !strncmp(text + line->to - length, words[i], length) &&
            text[line->to - length - 1] == ' ') {
            return true;
        }
    }
    return false;
}

/* Whatever the width, as long as a line has another word. */
static void no_line_ends_with_a_word_of_one_letter(void **state)
{
    static const char *const samples[] = {
        "Play a card, then a card and a Jester; I take a card of a suit and I put a card down.",
        "Карты лежат в колоде и в руке, а я беру их с поля к себе, у игрока и о картах в игре."};
    for (size_t i = 0; i < 2; i++) {
        for (float width = 150; width < 500; width += 3) {
            const TextBlock *block = texts_layout(&texts, samples[i], BODY, width);
            assert_true(block->w <= width);
            for (size_t line = 0; line + 1 < block->line_count; line++) {
                assert_false(is_letter_alone(block, samples[i], line));
            }
        }
    }
}

/* The text is seven words wide; one pixel less leaves "now." over, which then takes "cards" along.
 * Beside a word as long as the line it stays alone. */
static void a_short_last_word_has_company(void **state)
{
    const char *text = "Nobody else may look at the cards now.";
    float width = texts_layout(&texts, text, BODY, 0)->w - 1;
    const TextBlock *block = texts_layout(&texts, text, BODY, width);
    assert_int_equal(block->line_count, 2);
    assert_string_equal(text + line_at(block, 1)->from, "cards now.");
    text = "Incomprehensibilities now";
    width = texts_layout(&texts, "Incomprehensibilities", BODY, 0)->w + 1;
    block = texts_layout(&texts, text, BODY, width);
    assert_int_equal(block->line_count, 2);
    assert_string_equal(text + line_at(block, 1)->from, "now");
}

static void no_line_begins_with_a_dash(void **state)
{
    const char *text = "Враг \u2014 это карта, что лежит сверху \u2014 и ждёт \u2014 удара.";
    for (float width = 120; width < 400; width += 9) {
        const TextBlock *block = texts_layout(&texts, text, BODY, width);
        for (size_t i = 1; i < block->line_count; i++) {
            assert_memory_not_equal(text + line_at(block, i)->from, "\u2014", 3);
        }
    }
}

/* "Computer" of "Hand: Computer 2" in a line a fifth too narrow for it. */
static void letters_shrink_before_a_word_is_torn(void **state)
{
    float wide = texts_layout(&texts, "Computer", BODY, 0)->w, width = (float)(int)(wide * 0.8f);
    const char *text = "Hand: Computer 2";
    const TextBlock *block = texts_layout(&texts, text, BODY, width);
    assert_true(block->lines->px < 20);
    assert_true(block->lines->px >= 14); /* SMALLEST_WHOLE */
    assert_near(block->lines->leading, roundf((float)block->lines->px * 1.35f));
    for (size_t i = 1; i < block->line_count; i++) {
        assert_int_equal(text[line_at(block, i)->from - 1], ' ');
    }
}

/* Where they would be too small to read they stay as they are. */
static void letters_that_cannot_shrink_enough_stay(void **state)
{
    float wide = texts_layout(&texts, "Computer", BODY, 0)->w;
    const TextBlock *block = texts_layout(&texts, "Computer", BODY, (float)(int)(wide * 0.5f));
    assert_int_equal(block->lines->px, 20);
    assert_true(block->line_count > 1);
}

static void a_word_wider_than_the_line_is_cut_between_characters(void **state)
{
    const TextBlock *block = texts_layout(&texts, "WWWWWWWWWWWWWWWWWWWW", BODY, 60);
    assert_true(block->line_count > 5);
    assert_true(block->w <= 60);
}

static void fitting_shrinks(void **state)
{
    float whole = texts_layout(&texts, "A long name for a game", FITTED, 0)->w;
    const TextBlock *block = texts_layout(&texts, "A long name for a game", FITTED, whole * 0.8f);
    assert_int_equal(block->line_count, 1);
    assert_true(block->w <= whole * 0.8f);
    assert_false(block->cut);
    assert_true(block->lines->px < 20);
}

static void what_does_not_fit_ends_in_an_ellipsis(void **state)
{
    const TextBlock *block = texts_layout(&texts, "A very very long name for a game", FITTED, 60);
    assert_true(block->cut);
    assert_true(block->w <= 60);
    assert_int_equal(block->lines->px, 12); /* 60 % of 20 */
    const char *end = block->lines->text + strlen(block->lines->text) - 3;
    assert_string_equal(end, "\xe2\x80\xa6");
}

static void the_same_text_is_laid_out_once(void **state)
{
    const TextBlock *block = texts_layout(&texts, "Again", BODY, 100);
    assert_ptr_equal(block, texts_layout(&texts, "Again", BODY, 100));
    assert_ptr_not_equal(block, texts_layout(&texts, "Again", BODY, 101));
}

static void a_block_lives_until_nobody_asked_for_a_frame(void **state)
{
    texts_clear(&texts);
    texts_layout(&texts, "Kept", BODY, 0);
    texts_end_frame(&texts);
    assert_int_equal(texts.blocks.count, 1);
    texts_end_frame(&texts);
    assert_int_equal(texts.blocks.count, 0);
}

static void each_character_finds_a_face(void **state)
{
    const char *text = "A\xe7\x8b\x84";
    assert_int_equal(fonts_run(&fonts, FONT_BODY, text, 0, 4).file, FILE_BODY);
    FontRun han = fonts_run(&fonts, FONT_BODY, text, 1, 4);
    assert_true(han.file == FILE_BODY_ZH || han.file == FILE_NAMES);
    assert_int_equal(fonts_run(&fonts, FONT_TITLE, "\xd0\x96", 0, 2).file, FILE_TITLE);
}

/* All texts of a compiled catalogue, English and translated, end to end; freed by the caller. */
static char *catalogue_bytes(const char *code, size_t *length)
{
    char path[1024];
    snprintf(path, sizeof path, "%s/locale/%s.mo", MEJA_DATA, code);
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    char *bytes = malloc(1 << 20);
    assert_non_null(bytes);
    *length = fread(bytes, 1, (1 << 20) - 1, file);
    bytes[*length] = 0;
    fclose(file);
    return bytes;
}

static void check_faces(const char *text, size_t length)
{
    for (size_t at = 0; at < length;) {
        size_t next = at;
        uint32_t c = text_next_code_point(text, &next);
        next += c == 0; /* between plural forms */
        bool shown = c > 0x20 && c != 0xa0 && c != 0xad && c != 0xfffd;
        for (int face = FONT_TITLE; shown && face <= FONT_BODY_BOLD; face++) {
            FontRun run = fonts_run(&fonts, (FontFace)face, text, at, next);
            if (run.file == FILE_NAMES) {
                fail_msg("no subset face of kind %d has U+%04X", face, (unsigned)c);
            }
        }
        at = next;
    }
}

/* The full face is for typed names alone. */
static void the_subset_faces_have_all_characters_of_the_catalogues(void **state)
{
    static const char *const codes[] = {"id", "ru", "zh_CN"};
    for (size_t i = 0; i < 3; i++) {
        size_t length;
        char *bytes = catalogue_bytes(codes[i], &length);
        uint32_t count, texts_at;
        memcpy(&count, bytes + 8, sizeof count);
        memcpy(&texts_at, bytes + 16, sizeof texts_at);
        assert_true(count > 100);
        fonts.chinese = i == 2;
        for (uint32_t text = 0; text < count; text++) {
            uint32_t where[2]; /* length, place */
            memcpy(where, bytes + texts_at + 8 * text, sizeof where);
            check_faces(bytes + where[1], where[0]);
        }
        free(bytes);
    }
    fonts.chinese = false;
}

static void strange_names_are_laid_out(void **state)
{
    static const char *const NAMES[] = {
        "",
        "\xf0\x9f\x87\xae\xf0\x9f\x87\xa9\xf0\x9f\x87\xb7\xf0\x9f\x87\xba", /* two flags */
        "\xf0\x9f\x91\xa9\xe2\x80\x8d\xf0\x9f\x9a\x80",                     /* joined emoji */
        "a\xcc\x81\xcc\x82\xcc\x83\xcc\x84",                                /* stacked marks */
        "\xd9\x85\xd8\xb1\xd8\xad\xd8\xa8\xd8\xa7",                         /* Arabic */
        "\xe2\x80\xaereversed\xe2\x80\xac",                                 /* direction marks */
        "\xff\xfe broken \xc3",
        "\t\r\x01\x7f",
    };
    Target target = {calloc(200 * 100, 4), 200, 100, 200};
    for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++) {
        const TextBlock *block = texts_layout(&texts, NAMES[i], FITTED, 80);
        assert_int_equal(block->line_count, 1);
        texts_paint(&texts, block,
                    &(Painting){&target, {0, 0, 200, 100}, {5, 5}, {255, 255, 255, 255}});
        assert_true(texts_layout(&texts, NAMES[i], BODY, 40)->line_count >= 1);
    }
    free(target.pixels);
}

static void typed_text_is_composed(void **state)
{
    char *text = text_composed("e\xcc\x81");
    assert_string_equal(text, "\xc3\xa9");
    free(text);
}

static void a_whole_character_is_one_step(void **state)
{
    const char *flag = "a\xf0\x9f\x87\xae\xf0\x9f\x87\xa9";
    assert_int_equal(grapheme_end(flag, 9, 1), 9);
    assert_int_equal(grapheme_start(flag, 9), 1);
    assert_int_equal(grapheme_start(flag, 1), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_short_text_is_one_line),
        cmocka_unit_test(chinese_has_wider_leading),
        cmocka_unit_test(long_text_keeps_to_the_width),
        cmocka_unit_test(line_feeds_are_kept),
        cmocka_unit_test(chinese_marks_stay_with_their_text),
        cmocka_unit_test(no_chinese_character_is_left_alone),
        cmocka_unit_test(a_chinese_name_among_other_letters_stays_whole),
        cmocka_unit_test(a_chinese_name_stays_with_its_number),
        cmocka_unit_test(chinese_lines_end_beside_quotes_and_never_before_a_stop),
        cmocka_unit_test(no_line_ends_within_a_word_that_is_kept),
        cmocka_unit_test(a_dot_between_things_neither_begins_nor_ends_a_line),
        cmocka_unit_test(chinese_marks_that_meet_are_drawn_closer),
        cmocka_unit_test(no_line_ends_with_a_word_of_one_letter),
        cmocka_unit_test(a_short_last_word_has_company),
        cmocka_unit_test(no_line_begins_with_a_dash),
        cmocka_unit_test(a_word_wider_than_the_line_is_cut_between_characters),
        cmocka_unit_test(letters_shrink_before_a_word_is_torn),
        cmocka_unit_test(letters_that_cannot_shrink_enough_stay),
        cmocka_unit_test(fitting_shrinks),
        cmocka_unit_test(what_does_not_fit_ends_in_an_ellipsis),
        cmocka_unit_test(the_same_text_is_laid_out_once),
        cmocka_unit_test(a_block_lives_until_nobody_asked_for_a_frame),
        cmocka_unit_test(each_character_finds_a_face),
        cmocka_unit_test(the_subset_faces_have_all_characters_of_the_catalogues),
        cmocka_unit_test(strange_names_are_laid_out),
        cmocka_unit_test(typed_text_is_composed),
        cmocka_unit_test(a_whole_character_is_one_step),
    };
    return cmocka_run_group_tests(tests, open_all, close_all);
}
