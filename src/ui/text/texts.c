/* The cache of laid-out texts. A block is found by a hash of everything that decides it, is made
 * once, keeps its coverage masks, and is dropped after a frame in which nobody asked for it, so a
 * draw list of the frame before never points at freed text. */
#include "text_block.h"

#include "base/assert.h"
#include "base/hash.h"
#include "base/memory.h"
#include "text_fit.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

void texts_init(TextCache *texts, Fonts *fonts)
{
    *texts = (TextCache){.fonts = fonts, .scale = 1, .fit_scale = 1};
    buffer_init(&texts->blocks, sizeof(TextLines *));
}

static TextLines *block_at(const TextCache *texts, size_t index)
{
    return *(TextLines **)buffer_at(&texts->blocks, index);
}

static void block_free(TextLines *lines)
{
    for (size_t i = 0; i < lines->runs.count; i++) {
        free(((TextRun *)buffer_at(&lines->runs, i))->mask.coverage);
    }
    buffer_release(&lines->runs);
    buffer_release(&lines->lines);
    free(lines->text);
    free(lines);
}

void texts_clear(TextCache *texts)
{
    for (size_t i = 0; i < texts->blocks.count; i++) {
        block_free(block_at(texts, i));
    }
    buffer_truncate(&texts->blocks, 0);
}

void texts_release(TextCache *texts)
{
    texts_clear(texts);
    buffer_release(&texts->blocks);
    free(texts->kept_words);
}

void texts_keep_words(TextCache *texts, const char *words)
{
    size_t size = strlen(words) + 1;
    char *kept = memory_resized(texts->kept_words, size);
    memcpy(kept, words, size);
    texts->kept_words = kept;
    texts->kept_hash = hash_quick(HASH_START, words, size);
}

void texts_end_frame(TextCache *texts)
{
    size_t kept = 0;
    for (size_t i = 0; i < texts->blocks.count; i++) {
        TextLines *lines = block_at(texts, i);
        if (texts->frame != lines->last_frame) {
            block_free(lines);
        } else {
            *(TextLines **)buffer_at(&texts->blocks, kept++) = lines;
        }
    }
    buffer_truncate(&texts->blocks, kept);
    texts->frame++;
}

static uint64_t key_of(const TextCache *texts, const char *text, TextStyle style, TextRoom room)
{
    float numbers[] = {(float)style.face,
                       style.size,
                       (float)style.align,
                       room.w,
                       room.h,
                       room.least,
                       (float)room.lines,
                       (float)room.spills,
                       texts->scale,
                       texts->fit_scale,
                       (float)texts->fonts->chinese};
    uint64_t start = hash_quick(HASH_START, &texts->kept_hash, sizeof texts->kept_hash);
    return hash_quick(hash_quick(start, text, strlen(text)), numbers, sizeof numbers);
}

/* The first block whose hash is not below `hash`. */
static size_t place_of(const TextCache *texts, uint64_t hash)
{
    size_t low = 0, high = texts->blocks.count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (block_at(texts, middle)->hash < hash) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

static void insert(TextCache *texts, size_t place, TextLines *lines)
{
    buffer_push(&texts->blocks, NULL);
    TextLines **blocks = (TextLines **)buffer_at(&texts->blocks, 0);
    size_t moved = texts->blocks.count - 1 - place;
    memmove(blocks + place + 1, blocks + place, moved * sizeof *blocks);
    blocks[place] = lines;
}

const TextBlock *texts_fit(TextCache *texts, const char *text, TextStyle style, TextRoom room)
{
    room.w = floorf(room.w);
    room.h = ceilf(room.h);
    uint64_t hash = key_of(texts, text, style, room);
    size_t place = place_of(texts, hash);
    if (place == texts->blocks.count || block_at(texts, place)->hash != hash) {
        TextLines *lines = memory_zeroed(sizeof *lines);
        lines->hash = hash;
        text_set(texts, lines, text, &style, &room);
        lines->block.lines = lines;
        insert(texts, place, lines);
    }
    TextLines *lines = block_at(texts, place);
    lines->last_frame = texts->frame;
    return &lines->block;
}

const TextBlock *texts_layout(TextCache *texts, const char *text, TextStyle style, float width)
{
    TextRoom room = {.w = width};
    if (style.fit) {
        room.lines = 1;
        room.least = ceilf(style.size * texts->fit_scale * SMALLEST_FIT);
    }
    return texts_fit(texts, text, style, room);
}

uint64_t text_block_hash(const TextBlock *block)
{
    return block->lines->hash;
}

float text_block_reach(const TextBlock *block)
{
    float reach = 0;
    for (size_t i = 0; i < block->lines->lines.count; i++) {
        const TextLine *line = buffer_at(&block->lines->lines, i);
        if (line->count) {
            const TextRun *run = buffer_at(&block->lines->runs, line->first);
            reach = fmaxf(reach, (float)run->x + line->width);
        }
    }
    return reach;
}

static void make_mask(TextCache *texts, const TextLines *lines, TextRun *run)
{
    size_t length = run->font.to - run->font.from;
    char *bytes = memory_bytes(length + 1);
    memcpy(bytes, lines->text + run->font.from, length);
    bytes[length] = 0;
    fonts_mask(texts->fonts, run->font.file, lines->px, bytes, &run->mask);
    run->made = true;
    free(bytes);
}

static void paint_line(TextCache *texts, TextLines *lines, size_t index, const Painting *painting)
{
    const TextLine *line = buffer_at(&lines->lines, index);
    float middle = painting->at.y + ((float)index + 0.5f) * lines->leading;
    float baseline = roundf(middle + CAPITAL_MIDDLE * (float)lines->px);
    for (size_t i = 0; i < line->count; i++) {
        TextRun *run = buffer_at(&lines->runs, line->first + i);
        if (!run->made) {
            make_mask(texts, lines, run);
        }
        int ascent = fonts_ascent(texts->fonts, run->font.file, lines->px);
        if (run->mask.coverage) {
            Point at = {roundf(painting->at.x) + (float)run->x, baseline - (float)ascent};
            pixels_mask(painting->target, painting->clip, &run->mask, at, painting->color);
        }
    }
}

void texts_paint(TextCache *texts, const TextBlock *block, const Painting *painting)
{
    for (size_t i = 0; i < block->lines->lines.count; i++) {
        paint_line(texts, block->lines, i, painting);
    }
}
