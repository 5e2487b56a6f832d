/* eyes [all] [WIDTHxHEIGHT]: every scene is drawn and looked at by people who see all colours, no
 * red, no green, no blue or none. What stands for suits, factions, categories, sides and states is
 * found in the frame as it was painted there: dimmed, lit, over whatever lies below. Signs are
 * compared as small pictures, inks by their pixels, edges with what is around them: all of them are
 * EYES_APART or more for each of these eyes. Without "all" only some of the scenes. */
#include "../watchdog.h"
#include "app.h"
#include "base/limits.h"
#include "claim/pen.h"
#include "claim/table.h"
#include "clash/table.h"
#include "direnjie/pen.h"
#include "direnjie/pieces.h"
#include "drawn.h"
#include "eyesight.h"
#include "loop.h"
#include "palette.h"
#include "regicide/words.h"
#include "scenes.h"
#include "ui/theme.h"
#include "ui/tween.h"
#include "ui/window.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define SCENE_SECONDS 60
#define TURNS         12 /* scenes of which, without "all", one is looked at */

#define MEMBERS_MAX 5
#define SEEN_MAX    4     /* samples of a member in a frame */
#define INK_LEAST   8     /* pixels of an ink that is seen */
#define INK_MOST    400   /* that are looked at */
#define SIDE        8     /* cells of a sign */
#define SIGN_LEAST  9.0f  /* pixels that it is wide */
#define LEAN_MOST   14.0f /* degrees */

/* Pictures of which a part tells their members apart. */
typedef struct Signs {
    const char *what;
    Rect part;                        /* of the picture: 0 … 1 */
    const char *group;                /* what the names of pictures begin with */
    const char *members[MEMBERS_MAX]; /* and go on with, or end with; NULL: no more */
    bool at_end;
} Signs;

static const Signs all_signs[] = {
    {"suits of cards", {0.06f, 0.12f, 0.17f, 0.09f}, "regicide/", {"C", "D", "H", "S"}, true},
    {"factions of cards",
     {0.79f, 0.05f, 0.17f, 0.12f},
     "claim/",
     {"goblin", "knight", "undead", "dwarf", "doppelganger"},
     false},
    {"categories of cards", {0.04f, 0.02f, 0.2f, 0.15f}, "direnjie/", {"T", "W", "L"}, false},
    {"suits", {0, 0, 1, 1}, "ui/suit-", {"clubs", "diamonds", "hearts", "spades"}, false},
    {"factions",
     {0, 0, 1, 1},
     "ui/sigil-",
     {"goblin", "knight", "undead", "dwarf", "doppelganger"},
     false},
    {"categories", {0, 0, 1, 1}, "ui/category-", {"target", "weapon", "location"}, false},
};

/* Colours that tell their members apart, wherever words, lines and icons have them. */
typedef struct Inks {
    const char *what;
    const uint32_t *members; /* 0xRRGGBB */
    unsigned count;
} Inks;

static const uint32_t states[] = {0xffd160, 0xfff6da, 0xc8323f, 0xf08a80, 0xf5a742};
static const uint32_t sides[] = {CLASH_MOON, 0xffd98a};
static const uint32_t categories[] = {DIRENJIE_TARGET_LIGHT, DIRENJIE_WEAPON_LIGHT,
                                      DIRENJIE_LOCATION_LIGHT};

static const Inks all_inks[] = {
    {"lights of suits", regicide_suit_colors, 4},
    {"inks of suits", regicide_suit_inks, 4},
    {"lights of factions", claim_colors, CLAIM_FACTIONS},
    {"bands of the notebook", direnjie_kind_inks, KINDS},
    {"lights of categories", categories, COUNT_OF(categories)},
    {"sides", sides, COUNT_OF(sides)},
    {"states", states, COUNT_OF(states)},
};

/* What is seen of a member: a sign cell by cell, or an ink as a single one. */
typedef struct Sample {
    Light cells[SIDE * SIDE];
} Sample;

typedef struct Family {
    Sample samples[MEMBERS_MAX][SEEN_MAX];
    unsigned counts[MEMBERS_MAX];
} Family;

typedef struct Report {
    Drawn drawn;
    const char *scene;
    bool has_all;
    double least; /* of all that was compared */
    unsigned walked, scenes, pairs, edges, faults;
} Report;

static void tell(Report *report, const char *what, const char *kind, unsigned eyes, double apart)
{
    report->faults++;
    printf("%s: %s %s: %.3f for %s\n", report->scene, what, kind, apart, eyes_name(eyes));
}

/* Over all cells. */
static double samples_apart(const Sample *a, const Sample *b, unsigned cells, unsigned eyes)
{
    double sum = 0;
    for (unsigned i = 0; i < cells; i++) {
        double apart = eyes_apart(eyes, a->cells[i], b->cells[i]);
        sum += apart * apart;
    }
    return sqrt(sum / cells);
}

/* The least by which any of these differs from any of those. */
static double members_apart(const Family *family, unsigned a, unsigned b, unsigned cells,
                            unsigned eyes)
{
    double least = 1;
    for (unsigned i = 0; i < family->counts[a]; i++) {
        for (unsigned k = 0; k < family->counts[b]; k++) {
            const Sample *one = &family->samples[a][i], *other = &family->samples[b][k];
            least = fmin(least, samples_apart(one, other, cells, eyes));
        }
    }
    return least;
}

static void compare_pair(Report *report, const Family *family, const char *what, unsigned pair,
                         unsigned cells)
{
    char kind[32];
    unsigned a = pair / MEMBERS_MAX, b = pair % MEMBERS_MAX;
    if (a >= b || !family->counts[a] || !family->counts[b]) {
        return;
    }
    report->pairs++;
    snprintf(kind, sizeof kind, "%u and %u", a, b);
    for (unsigned eyes = 0; eyes < EYES; eyes++) {
        double apart = members_apart(family, a, b, cells, eyes);
        report->least = fmin(report->least, apart);
        if (apart < EYES_APART) {
            tell(report, what, kind, eyes, apart);
        }
    }
}

static void compare(Report *report, const Family *family, const char *what, unsigned cells)
{
    for (unsigned pair = 0; pair < MEMBERS_MAX * MEMBERS_MAX; pair++) {
        compare_pair(report, family, what, pair, cells);
    }
}

static void add(Light *sum, Light light, double times)
{
    for (unsigned i = 0; i < 3; i++) {
        sum->of[i] += light.of[i] * times;
    }
}

static Sample *next_sample(Family *family, unsigned member)
{
    if (family->counts[member] == SEEN_MAX) {
        return NULL;
    }
    return &family->samples[member][family->counts[member]];
}

/* Which of them a picture is; MEMBERS_MAX: none. */
static unsigned member_of(const Signs *signs, const char *picture)
{
    size_t begins = strlen(signs->group), length = strlen(picture);
    if (strncmp(picture, signs->group, begins) != 0) {
        return MEMBERS_MAX;
    }
    for (unsigned i = 0; i < MEMBERS_MAX && signs->members[i]; i++) {
        size_t size = strlen(signs->members[i]);
        const char *at = picture + (signs->at_end ? length - min_size(size, length) : begins);
        if (strncmp(at, signs->members[i], size) == 0) {
            return i;
        }
    }
    return MEMBERS_MAX;
}

/* A point of a picture, in parts of it, on the screen. */
static Point point_of(Outline outline, float x, float y)
{
    Point centre = rect_centre(outline.rect);
    float turn = RADIANS(outline.angle);
    float dx = (x - 0.5f) * outline.rect.w, dy = (y - 0.5f) * outline.rect.h;
    return (Point){centre.x + dx * cosf(turn) - dy * sinf(turn),
                   centre.y + dx * sinf(turn) + dy * cosf(turn)};
}

/* Cards, panels and fields lie over what is drawn before them; signs and words belong to it. */
static bool covers(const DrawItem *item)
{
    const DrawCommand *command = &item->command;
    bool is_picture =
        command->kind == DRAW_PICTURE && strncmp(command->picture->name, "ui/", 3) != 0;
    return is_picture || command->kind == DRAW_NINE || command->kind == DRAW_FILL;
}

static bool is_in(const DrawItem *item, Point at)
{
    return at.x >= (float)item->bounds.x0 && at.x + 1 < (float)item->bounds.x1 &&
           at.y >= (float)item->bounds.y0 && at.y + 1 < (float)item->bounds.y1;
}

/* Its corners are in sight. */
static bool is_in_sight(const DrawList *list, size_t index, const Rect *part)
{
    const DrawItem *item = draw_list_item(list, index);
    Outline outline = {item->command.rect, item->command.angle};
    for (unsigned corner = 0; corner < 4; corner++) {
        Point at = point_of(outline, part->x + part->w * (float)(corner & 1),
                            part->y + part->h * (float)(corner >> 1));
        bool is_whole = part->w == 1;
        if (!is_whole && !is_in(item, at)) {
            return false;
        }
        for (size_t i = index + 1; i < list->items.count; i++) {
            const DrawItem *over = draw_list_item(list, i);
            if (covers(over) && is_in(over, at)) {
                return false;
            }
        }
    }
    return true;
}

#define FINE 3 /* places to a side of a cell */

static void sample_sign(const Drawn *drawn, const DrawItem *item, const Rect *part, Sample *out)
{
    Outline outline = {item->command.rect, item->command.angle};
    *out = (Sample){0};
    for (int i = 0; i < SIDE * FINE * SIDE * FINE; i++) {
        int across = i % (SIDE * FINE), down = i / (SIDE * FINE);
        float x = ((float)across + 0.5f) / (SIDE * FINE), y = ((float)down + 0.5f) / (SIDE * FINE);
        Point at = point_of(outline, part->x + part->w * x, part->y + part->h * y);
        int px = clamp_int((int)at.x, 0, drawn->w - 1), py = clamp_int((int)at.y, 0, drawn->h - 1);
        add(&out->cells[down / FINE * SIDE + across / FINE],
            light_of_rgb(drawn->whole[(ptrdiff_t)py * drawn->w + px]), 1.0 / (FINE * FINE));
    }
}

static void look_at_signs(Report *report, const DrawList *list, const Signs *signs)
{
    static Family family;
    family = (Family){0};
    for (size_t i = 0; i < list->items.count; i++) {
        const DrawItem *item = draw_list_item(list, i);
        const DrawCommand *command = &item->command;
        if (command->kind != DRAW_PICTURE || box_is_empty(item->bounds)) {
            continue;
        }
        unsigned member = member_of(signs, command->picture->name);
        bool is_large = command->rect.w * signs->part.w >= SIGN_LEAST &&
                        fabsf(command->angle) <= LEAN_MOST && command->color.a == 255;
        if (member == MEMBERS_MAX || !is_large || drawn_is_veiled(list, i) ||
            !is_in_sight(list, i, &signs->part)) {
            continue;
        }
        Sample *sample = next_sample(&family, member);
        if (sample) {
            sample_sign(&report->drawn, item, &signs->part, sample);
            family.counts[member]++;
        }
    }
    compare(report, &family, signs->what, SIDE * SIDE);
}

/* What lies below words or an edge; NULL: of an icon nothing is known. */
static const uint32_t *ground_of(const Drawn *drawn, const DrawItem *item)
{
    switch (item->command.kind) {
    case DRAW_TEXT:
        return drawn->wordless;
    case DRAW_FRAME:
        return drawn_tells(item) ? drawn->bare : NULL;
    case DRAW_FILL:
    case DRAW_SHADOW:
    case DRAW_GLOW:
    case DRAW_PICTURE:
    case DRAW_NINE:
    case DRAW_KEPT:
    case DRAW_CLIP:
        break;
    }
    return NULL;
}

/* The pixels in which an ink is seen, as light, and those that it lies on. */
typedef struct Seen {
    Light ink, below;
    unsigned count;
} Seen;

static Seen seen_of(const Drawn *drawn, const DrawItem *item, const uint32_t *ground)
{
    Seen seen = {.count = 0};
    uint32_t ink = pixel_of(item->command.color);
    Box box = item->bounds;
    for (int y = box.y0; y < box.y1; y++) {
        for (int x = box.x0; x < box.x1 && seen.count < INK_MOST; x++) {
            size_t at = (size_t)y * (size_t)drawn->w + (size_t)x;
            if (drawn_shows(drawn, ground, at, ink)) {
                add(&seen.ink, light_of_rgb(drawn->whole[at]), 1);
                add(&seen.below, light_of_rgb(ground[at]), 1);
                seen.count++;
            }
        }
    }
    for (unsigned i = 0; i < 3 && seen.count > 0; i++) {
        seen.ink.of[i] /= seen.count;
        seen.below.of[i] /= seen.count;
    }
    return seen;
}

static unsigned ink_member(const Inks *inks, const DrawCommand *command, bool is_redless)
{
    Color color = command->color;
    uint32_t rgb = (uint32_t)color.r << 16 | (uint32_t)color.g << 8 | color.b;
    for (unsigned i = 0; i < inks->count; i++) {
        Color member = color_rgb(inks->members[i]);
        if (is_redless) {
            member = palette_color(member);
        }
        if (((uint32_t)member.r << 16 | (uint32_t)member.g << 8 | member.b) == rgb) {
            return i;
        }
    }
    return MEMBERS_MAX;
}

static void look_at_inks(Report *report, const DrawList *list, const Inks *inks)
{
    static Family family;
    family = (Family){0};
    for (size_t i = 0; i < list->items.count; i++) {
        const DrawItem *item = draw_list_item(list, i);
        const uint32_t *ground = ground_of(&report->drawn, item);
        unsigned member = ink_member(inks, &item->command, list->is_redless);
        if (!ground || member == MEMBERS_MAX || box_is_empty(item->bounds) ||
            drawn_is_veiled(list, i)) {
            continue;
        }
        Sample *sample = next_sample(&family, member);
        Seen seen = seen_of(&report->drawn, item, ground);
        if (sample && seen.count >= INK_LEAST) {
            sample->cells[0] = seen.ink;
            family.counts[member]++;
        }
    }
    compare(report, &family, inks->what, 1);
}

/* How far from what is around it, for these eyes; below 0: it is not seen at all. */
static double edge_apart(const Report *report, const DrawItem *item, unsigned eyes)
{
    Seen seen = seen_of(&report->drawn, item, report->drawn.bare);
    return seen.count < INK_LEAST ? -1 : eyes_apart(eyes, seen.ink, seen.below);
}

/* Of several lines around the same thing one has to be seen. */
static double edges_apart(const Report *report, const DrawList *list, const DrawItem *item,
                          unsigned eyes)
{
    double best = edge_apart(report, item, eyes);
    for (size_t i = 0; best >= 0 && best < EYES_APART && i < list->items.count; i++) {
        const DrawItem *other = draw_list_item(list, i);
        if (other->command.kind == DRAW_FRAME &&
            drawn_is_same_edge(other->command.rect, item->command.rect)) {
            best = fmax(best, edge_apart(report, other, eyes));
        }
    }
    return best;
}

static void look_at_edge(Report *report, const DrawList *list, const DrawItem *item)
{
    for (unsigned eyes = 0; eyes < EYES; eyes++) {
        double apart = edges_apart(report, list, item, eyes);
        if (apart < 0) {
            return;
        }
        report->edges += eyes == 0;
        report->least = fmin(report->least, apart);
        if (apart < EYES_APART) {
            tell(report, "an edge", "on its ground", eyes, apart);
        }
    }
}

static void look(App *app, const char *name, void *context)
{
    Report *report = context;
    watchdog_feed(name, SCENE_SECONDS);
    if (report->walked++ % TURNS != 0 && !report->has_all) {
        return;
    }
    report->scene = name;
    report->scenes++;
    ui_set_redless(app->ui, report->scenes & 1);
    app_lay_out(app);
    const DrawList *list = drawn_see(&report->drawn, app->ui);
    for (unsigned i = 0; i < COUNT_OF(all_signs); i++) {
        look_at_signs(report, list, &all_signs[i]);
    }
    for (unsigned i = 0; i < COUNT_OF(all_inks); i++) {
        look_at_inks(report, list, &all_inks[i]);
    }
    for (size_t i = 0; i < list->items.count; i++) {
        const DrawItem *item = draw_list_item(list, i);
        if (drawn_tells(item) && !drawn_is_veiled(list, i)) {
            look_at_edge(report, list, item);
        }
    }
}

int main(int argc, char **argv)
{
    static Report report = {.least = 1};
    Options options;
    App app;
    int width = 1024, height = 640;
    for (int i = 1; i < argc; i++) {
        report.has_all |= strcmp(argv[i], "all") == 0;
        sscanf(argv[i], "%dx%d", &width, &height);
    }
    scenes_open(&app, &options, width, height);
    drawn_open(&report.drawn, app.ui);
    ui_hold_clock(app.ui, 0); /* what moves stands where any other run finds it */
    scenes_set(&app, LANGUAGE_EN, 100);
    scenes_walk(&app, &(Visitor){look, &report, false, true});
    drawn_release(&report.drawn);
    app_close(&app);
    catalogue_release(&app.catalogue);
    printf("%u scenes, %u pairs, %u edges, the least %.3f apart, %u faults\n", report.scenes,
           report.pairs, report.edges, report.least, report.faults);
    return report.faults > 0 || report.pairs < 100;
}
