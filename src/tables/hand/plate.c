/* The plate at the hand: one sentence says what is wanted now and of whom, or what the scene has to
 * say; below it stand why something was refused, or what the choice will do. It begins at the top
 * of its place, so that the sentence stays where it is while lines come and go, and it never
 * reaches beyond that place, which no button shares. */
#include "hand.h"

#include "base/text.h"

#define PROMPT_SIZE  27.5f /* 22 pixels of a window of 1280 × 720 */
#define DETAIL_SIZE  20.0f
#define SMALLEST     0.4f  /* of these sizes, where the place is low */
#define SHRINKING    0.94f /* at a time */
#define LINE_GAP     6.0f  /* units between lines */
#define INSET        20.0f /* units; that of every panel */
#define PLATE_LINES  4
#define PROMPT_BYTES 512
#define SEATS_PART   0.52f /* of the place for the seats that may be chosen */

typedef struct PlateLine {
    const char *id, *text;
    FontFace face;
    float size;
    Color color;
} PlateLine;

typedef struct Plate {
    PlateLine lines[PLATE_LINES];
    const TextBlock *blocks[PLATE_LINES];
    size_t count;
    float height; /* of the blocks and the gaps between them */
} Plate;

static void plate_add(Plate *plate, PlateLine line)
{
    if (line.text && line.text[0] != '\0') {
        plate->lines[plate->count++] = line;
    }
}

/* A notice of the scene, else what the game asks for, else what the scene says. */
static void add_prompt(const TableScene *scene, Plate *plate)
{
    const Table *table = scene->table;
    char bytes[PROMPT_BYTES];
    Text text = text_in(bytes, sizeof bytes);
    PlateLine line = {"text.status", table->status, FONT_BODY_BOLD, PROMPT_SIZE, COLOR_PAPER};
    if (table->status_is_notice) {
        line.color = COLOR_GOLD_LIGHT;
    } else if (!table->setting.is_watched) {
        table->look->prompt(scene, &text);
    }
    if (text.length > 0) {
        line.text = panel_copy(scene, bytes);
    }
    plate_add(plate, line);
}

static void add_sum(const TableScene *scene, Plate *plate)
{
    char bytes[PROMPT_BYTES];
    Text text = text_in(bytes, sizeof bytes);
    if (scene->acting && table_foretold(scene) == ACTION_NONE) {
        scene->table->look->sum(scene, &text);
    }
    plate_add(plate, (PlateLine){"table.sum", panel_copy(scene, bytes), FONT_TITLE, DETAIL_SIZE,
                                 COLOR_GOLD_LIGHT});
}

static void add_words(const TableScene *scene, Plate *plate)
{
    Line words;
    if (table_words(scene, &words)) {
        add_sum(scene, plate);
        plate_add(plate, (PlateLine){words.id, words.text, FONT_BODY, DETAIL_SIZE, words.color});
    }
}

/* The notice is not about the choice. */
static void add_choice(const TableScene *scene, unsigned verb, Plate *plate)
{
    plate_add(plate, (PlateLine){"table.choice", panel_word(scene, verb_look(scene, verb)->label),
                                 FONT_TITLE, DETAIL_SIZE, COLOR_GOLD_LIGHT});
}

static void plate_set(const TableScene *scene, Plate *plate, float width, float scale)
{
    plate->height = 0;
    for (size_t i = 0; i < plate->count; i++) {
        const PlateLine *line = &plate->lines[i];
        TextStyle style = {.face = line->face, .size = line->size * scale};
        plate->blocks[i] = text_layout(scene->ui, line->text, style, width);
        plate->height += plate->blocks[i]->h;
        if (i > 0) {
            plate->height += LINE_GAP * ui_unit(scene->ui);
        }
    }
}

/* Smaller until all of it fits so many pixels. */
static void plate_fit(const TableScene *scene, Plate *plate, float width, float most)
{
    float scale = 1;
    plate_set(scene, plate, width, scale);
    while (plate->height > most && scale > SMALLEST) {
        scale *= SHRINKING;
        plate_set(scene, plate, width, scale);
    }
}

static void plate_draw(const TableScene *scene, const Plate *plate, Rect *inner)
{
    for (size_t i = 0; i < plate->count; i++) {
        const PlateLine *line = &plate->lines[i];
        Rect rect = rect_cut_top(inner, plate->blocks[i]->h);
        Element element = {
            .id = line->id, .role = ROLE_TEXT, .name = line->text, .still = true, .rect = rect};
        ui_element(scene->ui, &element);
        draw_text(ui_draw(scene->ui), plate->blocks[i], (Point){rect.x, rect.y}, line->color);
        rect_cut_top(inner, LINE_GAP * ui_unit(scene->ui));
    }
}

void plate_frame(const TableScene *scene)
{
    Plate plate = {.count = 0};
    unsigned verb;
    Rect panel = scene->layout->words;
    bool chooses = table_rests(scene->table) && seats_wanted(scene, &verb);
    add_prompt(scene, &plate);
    if (!chooses) {
        add_words(scene, &plate);
    } else if (scene->table->status_is_notice) {
        add_choice(scene, verb, &plate);
    }
    if (plate.count == 0 && !chooses) {
        return;
    }
    float insets = 2 * INSET * ui_unit(scene->ui), room = panel.h - insets;
    float most = room;
    if (chooses) {
        most *= 1 - SEATS_PART;
    }
    plate_fit(scene, &plate, panel.w - insets, most);
    if (!chooses) {
        panel.h = plate.height + insets;
    }
    ui_tip_spare(scene->ui, panel);
    Rect inner = ui_panel(scene->ui, panel);
    plate_draw(scene, &plate, &inner);
    if (chooses) {
        seats_offer(scene, inner);
    }
}
