/* Cards that go home: where a view is shown that no events lead to, after an undo or a redo, each
 * card goes from where it was seen to where it lies now. A card that is known is found again by
 * itself; those that are not stay in their zone as far as they can, and the rest changes places. */
#include "motion.h"

#include <string.h>

#define GLIDE_SECONDS 0.38f
#define THIRD_CENTS   400 /* that it is heard lower than cards that are played */

/* What was seen before. */
typedef struct Seen {
    Sprite sprites[SPRITES_MAX];
    Rolling counters[COUNTERS_MAX];
    unsigned count;
} Seen;

typedef struct Glide {
    Table *table;
    const Seen *seen;
    bool is_taken[SPRITES_MAX]; /* of the sprites that were seen */
    bool has_come[SPRITES_MAX]; /* of those of the table */
} Glide;

static bool is_known(const Sprite *sprite)
{
    return sprite->card < CARD_LIMIT;
}

static bool is_same_card(const Sprite *was, const Sprite *is)
{
    return is_known(is) && was->card == is->card;
}

/* Cards of a pile that nobody knows are alike. */
static bool is_same_place(const Sprite *was, const Sprite *is)
{
    return !is_known(was) && !is_known(is) && was->zone == is->zone;
}

static bool is_any(const Sprite *was, const Sprite *is)
{
    (void)was;
    (void)is;
    return true;
}

static void come(Glide *glide, unsigned index, unsigned was)
{
    Table *table = glide->table;
    Sprite *sprite = &table->sprites[index];
    const Sprite *before = &glide->seen->sprites[was];
    Pose goal = sprite->pose;
    glide->is_taken[was] = glide->has_come[index] = true;
    if (pose_near(&before->pose, &goal) && before->shown == sprite->shown &&
        before->shown_up == sprite->shown_up) {
        return;
    }
    sprite->pose = before->pose;
    sprite->shown = before->shown;
    sprite->shown_up = before->shown_up;
    sprite->seen_in = before->seen_in;
    sprite_move(table, (Motion){.seconds = GLIDE_SECONDS,
                                .sprite = (uint8_t)index,
                                .ease = EASE_IN_OUT,
                                .flips = true,
                                .to = goal});
}

static void pair_by(Glide *glide, bool (*fits)(const Sprite *was, const Sprite *is))
{
    for (unsigned i = 0; i < glide->table->sprite_count; i++) {
        for (unsigned was = 0; was < glide->seen->count && !glide->has_come[i]; was++) {
            if (!glide->is_taken[was] &&
                fits(&glide->seen->sprites[was], &glide->table->sprites[i])) {
                come(glide, i, was);
            }
        }
    }
}

static void glide_from(Table *table, const Seen *seen)
{
    Glide glide = {.table = table, .seen = seen};
    pair_by(&glide, is_same_card);
    pair_by(&glide, is_same_place);
    pair_by(&glide, is_any);
    for (unsigned i = 0; i < COUNTERS_MAX; i++) {
        table->counters[i].from = (float)seen->counters[i].to;
        table->counters[i].age = 0;
    }
    if (table->timeline.motions.count > 0) {
        timeline_push_wish(
            table, 0,
            (SoundWish){SOUND_CARD_SLIDE, rect_centre(table->space.area).x, -THIRD_CENTS});
    }
}

void table_glide(Table *table, const TableSight *sight)
{
    Seen seen = {.count = table->sprite_count};
    bool same = table->has_layout && table->has_view && table->seat == sight->seat &&
                table->is_open == (sight->open != NULL);
    memcpy(seen.sprites, table->sprites, sizeof seen.sprites);
    memcpy(seen.counters, table->counters, sizeof seen.counters);
    table_show(table, sight);
    if (same && table->speed != SPEED_INSTANT) {
        table_arrange(table, table->space.area);
        glide_from(table, &seen);
    }
}
