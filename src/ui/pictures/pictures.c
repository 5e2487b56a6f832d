/* The cache of composed pictures and the choice of how to paint one. A picture that rests is
 * painted by copying an image made for exactly its size and angle; one that moves is stretched from
 * whatever upright image of it is at hand. What came to rest is composed when nothing else moves,
 * or after a while, within a few milliseconds of a frame, and what is left waits for the next. */
#include "pictures.h"

#include "base/assert.h"
#include "base/limits.h"
#include "base/memory.h"
#include "card_faces.h"
#include "palette.h"
#include "parallel.h"

#include <SDL.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define BUDGET_MS   4.0
#define TURNED_MORE 1.2f /* so much wider is what a turned picture is taken from */

/* Frames for which a picture has stood until it is taken for resting, where something else moves:
 * at the turn of a motion it stands for some, too. */
#define STANDS_AMID 12

bool pictures_open(Pictures *pictures, const char *data_folder, const char *cache_folder)
{
    buffer_init(&pictures->kept, sizeof(Composed *));
    pictures->budget = 16U << 20;
    return art_open(&pictures->art, data_folder, cache_folder);
}

static Composed *kept_at(const Pictures *pictures, size_t index)
{
    return *(Composed **)buffer_at(&pictures->kept, index);
}

static void drop(Pictures *pictures, size_t index)
{
    Composed *old = kept_at(pictures, index);
    pictures->bytes -= image_bytes(&old->image);
    image_release(&old->image);
    free(old);
    size_t last = pictures->kept.count - 1;
    *(Composed **)buffer_at(&pictures->kept, index) = kept_at(pictures, last);
    buffer_truncate(&pictures->kept, last);
}

void pictures_clear(Pictures *pictures)
{
    while (pictures->kept.count) {
        drop(pictures, pictures->kept.count - 1);
    }
}

void pictures_close(Pictures *pictures)
{
    pictures_clear(pictures);
    buffer_release(&pictures->kept);
    art_close(&pictures->art);
}

/* The picture that was not needed for the longest; SIZE_MAX: all were in this frame or the last. */
static size_t oldest_of(const Pictures *pictures)
{
    size_t oldest = SIZE_MAX;
    unsigned most = 1; /* frames */
    for (size_t i = 0; i < pictures->kept.count; i++) {
        unsigned age = pictures->frame - kept_at(pictures, i)->last_frame;
        if (age > most) {
            most = age;
            oldest = i;
        }
    }
    return oldest;
}

void pictures_end_frame(Pictures *pictures)
{
    while (pictures->bytes > pictures->budget) {
        size_t oldest = oldest_of(pictures);
        if (oldest == SIZE_MAX) {
            break;
        }
        drop(pictures, oldest);
    }
    pictures->frame++;
}

static Wish wish_of(const DrawCommand *command)
{
    return (Wish){picture_hash(command->picture), (int)lroundf(command->rect.w),
                  (int)lroundf(command->rect.h), (int)lroundf(command->angle * 4)};
}

Composed *pictures_find(Pictures *pictures, Wish wish)
{
    for (size_t i = 0; i < pictures->kept.count; i++) {
        Composed *kept = kept_at(pictures, i);
        if (kept->picture == wish.picture && kept->w == wish.w && kept->h == wish.h &&
            kept->quarters == wish.quarters) {
            kept->last_frame = pictures->frame;
            return kept;
        }
    }
    return NULL;
}

Composed *pictures_keep(Pictures *pictures, Wish wish, Image image)
{
    Composed *kept = memory_zeroed(sizeof *kept);
    image_find_spans(&image);
    *kept = (Composed){wish.picture, wish.w, wish.h, wish.quarters, pictures->frame, image};
    pictures->bytes += image_bytes(&image);
    buffer_push(&pictures->kept, &kept);
    return kept;
}

/* Whether to stretch from `kept`, not from `best` (or NULL), to a width: the smallest that is wide
 * enough is best, else the widest. */
static bool is_better_source(const Composed *kept, const Composed *best, float w)
{
    if (!best) {
        return true;
    }
    if ((float)best->image.w >= w) {
        return (float)kept->image.w >= w && kept->image.w <= best->image.w;
    }
    return kept->image.w > best->image.w;
}

/* The best upright image to stretch to a width, if it is at least nearly wide enough. */
static Composed *find_source(Pictures *pictures, uint64_t picture, float w)
{
    Composed *best = NULL;
    for (size_t i = 0; i < pictures->kept.count; i++) {
        Composed *kept = kept_at(pictures, i);
        bool fits = kept->picture == picture && !kept->quarters;
        if (fits && is_better_source(kept, best, w)) {
            best = kept;
        }
    }
    if (!best || (float)best->image.w < 0.75f * w) {
        return NULL;
    }
    best->last_frame = pictures->frame;
    return best;
}

#define MOST_ENLARGED 1024

/* Sizes of sources grow by a quarter, so that a card that changes its size meets few of them. They
 * are no wider than their file, unless that is too small for what is drawn of it. */
static int source_width(const ArtEntry *entry, float w)
{
    float step = 32;
    while (step < w * 1.3f) {
        step *= 1.25f;
    }
    int most = entry->widths[0];
    if (w > (float)most) {
        most = max_int(most, MOST_ENLARGED);
    }
    return min_int((int)lroundf(step), most);
}

#define MOST_PIXELS 8192

/* Whether an image of exactly this size is worth having. */
static bool is_composable(Wish wish)
{
    return wish.w >= 1 && wish.h >= 1 && wish.w <= MOST_PIXELS && wish.h <= MOST_PIXELS;
}

/* Whether a picture is drawn much narrower than it is, as while a card is turned over. */
static bool is_squeezed(const ArtEntry *entry, Wish wish)
{
    return (float)wish.w * (float)entry->master_h < 0.9f * (float)wish.h * (float)entry->master_w;
}

/* The width of an upright image in natural proportions that is sharp enough: a card that is being
 * turned over is narrow, but its picture is not. */
static float needed_width(const ArtEntry *entry, const DrawCommand *command)
{
    float w = command->rect.w;
    if (entry) {
        w = fmaxf(w, command->rect.h * (float)entry->master_w / (float)entry->master_h);
    }
    if (fabsf(command->angle) > 0.1f) {
        w *= TURNED_MORE;
    }
    return w;
}

typedef struct Job {
    Wish wish;
    const Picture *picture;
    const ArtEntry *entry; /* NULL: there is no such picture */
    Image image;
    bool good;
} Job;

typedef struct Jobs {
    const Art *art;
    Buffer list; /* Job */
} Jobs;

static void run_job(void *context, size_t index)
{
    const Jobs *jobs = context;
    Job *job = buffer_at(&jobs->list, index);
    job->good =
        job->entry && art_load(jobs->art, job->entry, job->wish.w, job->wish.h, &job->image);
}

static void finish_job(Pictures *pictures, Job *job)
{
    if (job->good) {
        compose_labels(pictures->texts, job->picture, job->entry->master_w, &job->image);
    } else {
        art_complain(&pictures->art, job->picture->name);
        image_init(&job->image, job->wish.w, job->wish.h);
        compose_missing(pictures->texts, job->picture, &job->image);
    }
    if (job->picture->is_redless) {
        palette_image(&job->image);
    }
    pictures_keep(pictures, job->wish, job->image);
}

static bool is_wished(const Jobs *jobs, Wish wish)
{
    for (size_t i = 0; i < jobs->list.count; i++) {
        const Job *job = buffer_at(&jobs->list, i);
        if (job->wish.picture == wish.picture && job->wish.w == wish.w && job->wish.h == wish.h) {
            return true;
        }
    }
    return false;
}

bool pictures_await(Pictures *pictures, const ArtEntry *entry, int w)
{
    bool awaits = entry && art_awaits(&pictures->art, entry, w);
    pictures->awaits |= awaits;
    return awaits;
}

/* Whether an upright image of it is kept, though one too small: it grows. */
static bool has_grown(const Pictures *pictures, uint64_t picture)
{
    for (size_t i = 0; i < pictures->kept.count; i++) {
        const Composed *kept = kept_at(pictures, i);
        if (kept->picture == picture && !kept->quarters) {
            return true;
        }
    }
    return false;
}

/* How wide the image should be from which a picture can be stretched to a width: exact where it may
 * well rest so; of one that grows as its file is, which lasts for long. */
static int wished_width(const Pictures *pictures, const ArtEntry *entry, Wish wish, float w)
{
    if (wish.quarters || !is_composable(wish) || is_squeezed(entry, wish)) {
        return source_width(entry, w / TURNED_MORE);
    }
    int file = art_width(entry, (int)ceilf(w));
    bool lasts = (float)file >= w && has_grown(pictures, wish.picture);
    return lasts ? file : wish.w;
}

/* The upright image that must exist before the command can be painted at all. */
static void wish_source(Pictures *pictures, const DrawCommand *command, Jobs *jobs)
{
    Wish wish = wish_of(command);
    if (wish.w < 1 || wish.h < 1 || pictures_find(pictures, wish)) {
        return;
    }
    const ArtEntry *entry = art_find(&pictures->art, command->picture->name);
    float w = needed_width(entry, command);
    if (find_source(pictures, wish.picture, w)) {
        return;
    }
    int width = entry ? wished_width(pictures, entry, wish, w) : wish.w;
    if (width != wish.w) {
        wish.w = width;
        wish.h = (int)lroundf((float)wish.w * (float)entry->master_h / (float)entry->master_w);
    }
    wish.quarters = 0;
    if (!is_wished(jobs, wish) && !pictures_await(pictures, entry, wish.w)) {
        buffer_push(&jobs->list, &(Job){.wish = wish, .picture = command->picture, .entry = entry});
    }
}

static double since_ms(uint64_t start)
{
    return (double)(SDL_GetPerformanceCounter() - start) * 1000 /
           (double)SDL_GetPerformanceFrequency();
}

static bool is_seen_picture(const DrawItem *item)
{
    return item->command.kind == DRAW_PICTURE && !box_is_empty(item->bounds);
}

static void load_sources(Pictures *pictures, const DrawList *now)
{
    Jobs jobs = {.art = &pictures->art};
    buffer_init(&jobs.list, sizeof(Job));
    for (size_t i = 0; i < now->items.count; i++) {
        const DrawItem *item = draw_list_item(now, i);
        if (is_seen_picture(item)) {
            wish_source(pictures, &item->command, &jobs);
        }
    }
    parallel_run(run_job, &jobs, jobs.list.count);
    for (size_t i = 0; i < jobs.list.count; i++) {
        finish_job(pictures, buffer_at(&jobs.list, i));
    }
    buffer_release(&jobs.list);
}

static void compose_exactly(Pictures *pictures, const Picture *picture, Wish wish)
{
    Job job = {.wish = wish, .picture = picture};
    job.entry = art_find(&pictures->art, picture->name);
    const Composed *source = NULL;
    if (wish.quarters) {
        source = find_source(pictures, wish.picture, (float)wish.w * TURNED_MORE);
        if (!source) {
            return; /* it is stretched from what there is */
        }
        compose_turned(&source->image, wish.w, wish.h, (float)wish.quarters / 4, &job.image);
        pictures_keep(pictures, wish, job.image);
        return;
    }
    Jobs jobs = {.art = &pictures->art};
    buffer_init(&jobs.list, sizeof(Job));
    buffer_push(&jobs.list, &job);
    run_job(&jobs, 0);
    finish_job(pictures, buffer_at(&jobs.list, 0));
    buffer_release(&jobs.list);
}

const Image *pictures_scaled(Pictures *pictures, const Picture *picture, const ArtEntry *entry,
                             float scale)
{
    Wish wish = {picture_hash(picture), (int)lroundf((float)entry->master_w * scale),
                 (int)lroundf((float)entry->master_h * scale), 0};
    const Composed *kept = pictures_find(pictures, wish);
    if (!kept) {
        compose_exactly(pictures, picture, wish);
        kept = pictures_find(pictures, wish);
    }
    return &kept->image;
}

/* For how many frames before this one a picture of this look was drawn: most likely at its place in
 * the list. */
static unsigned stood_for(const DrawList *before, uint64_t look, size_t place)
{
    for (size_t i = 0; i < before->items.count; i++) {
        const DrawItem *item = draw_list_item(before, (place + i) % before->items.count);
        if (item->look == look) {
            return item->stood + 1;
        }
    }
    return 0;
}

/* Notes for how long each picture stands; whether none moves in this frame. */
static bool note_standing(const DrawList *before, DrawList *now)
{
    bool all = true;
    for (size_t i = 0; i < now->items.count; i++) {
        DrawItem *item = draw_list_item(now, i);
        if (is_seen_picture(item)) {
            item->stood = stood_for(before, item->look, i);
            all &= item->stood > 0;
        }
    }
    return all;
}

static void choose(Pictures *pictures, DrawItem *item, bool rests, uint64_t start)
{
    Wish wish = wish_of(&item->command);
    if (!is_composable(wish) || pictures_find(pictures, wish)) {
        return;
    }
    if (rests &&
        pictures_await(pictures, art_find(&pictures->art, item->command.picture->name), wish.w)) {
        return;
    }
    if (rests && since_ms(start) < BUDGET_MS) {
        compose_exactly(pictures, item->command.picture, wish);
        return;
    }
    item->coarse = true;
    item->hash ^= 0x5bd1e995U;
    pictures->coarse = true;
}

void pictures_prepare(Pictures *pictures, const DrawList *before, DrawList *now)
{
    pictures->coarse = pictures->awaits = false;
    load_sources(pictures, now);
    bool is_still = note_standing(before, now);
    uint64_t start = SDL_GetPerformanceCounter();
    for (size_t i = 0; i < now->items.count; i++) {
        DrawItem *item = draw_list_item(now, i);
        if (is_seen_picture(item)) {
            choose(pictures, item, is_still || item->stood >= STANDS_AMID, start);
        }
    }
}

/* Whether all of the image is opaque but for a rim. */
static bool is_solid(const Image *image, int rim)
{
    if (!image->spans || image->w <= 2 * rim || image->h <= 2 * rim) {
        return false;
    }
    for (int y = rim; y < image->h - rim; y++) {
        if (image->spans[y].from > rim || image->spans[y].to < image->w - rim) {
            return false;
        }
    }
    return true;
}

/* The rim of a card, its round corners included, as a part of its width. */
#define RIM 0.06f

bool pictures_fills(Pictures *pictures, const DrawItem *item, Rect *inside)
{
    const DrawCommand *command = &item->command;
    const Composed *source = find_source(pictures, picture_hash(command->picture), command->rect.w);
    if (command->color.a < 255 || !source) {
        return false;
    }
    if (fabsf(command->angle) < 0.01f && is_solid(&source->image, 0)) {
        *inside = command->rect;
        return !rect_is_empty(*inside);
    }
    *inside = rect_inset(command->rect, ceilf(command->rect.w * RIM) + 2);
    return !rect_is_empty(*inside) && is_solid(&source->image, (int)((float)source->image.w * RIM));
}

static Stamp stretched(Pictures *pictures, const DrawItem *item)
{
    const DrawCommand *command = &item->command;
    const ArtEntry *entry = art_find(&pictures->art, command->picture->name);
    const Composed *source =
        find_source(pictures, picture_hash(command->picture), needed_width(entry, command));
    Outline outline = {command->rect, command->angle};
    if (!source || command->rect.w < 1 || command->rect.h < 1) {
        return (Stamp){0};
    }
    return (Stamp){.image = &source->image,
                   .is_stretched = true,
                   .mapping = mapping_of(&source->image, outline),
                   .tint = command->color};
}

Stamp pictures_stamp(Pictures *pictures, const DrawItem *item)
{
    const Composed *kept = NULL;
    if (!item->coarse) {
        kept = pictures_find(pictures, wish_of(&item->command));
    }
    if (!kept) {
        return stretched(pictures, item);
    }
    Point centre = rect_centre(item->command.rect);
    return (Stamp){.image = &kept->image,
                   .x = (int)lroundf(centre.x - (float)kept->image.w / 2),
                   .y = (int)lroundf(centre.y - (float)kept->image.h / 2),
                   .tint = item->command.color};
}

void stamp_paint(const Target *target, Box clip, const Stamp *stamp)
{
    if (!stamp->image) {
        return;
    }
    if (stamp->is_stretched) {
        pixels_map(target, clip, stamp->image, &stamp->mapping, stamp->tint);
        return;
    }
    pixels_blit_tinted(target, clip, stamp->image, stamp->x, stamp->y, stamp->tint);
}
