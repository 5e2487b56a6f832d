/* The lines of the plate, in their order: what is wanted; then why something was refused, what the
 * choice will do, or what happened. How large they are and where they stand is said in plate.c. */
#include "plate_lines.h"
#include "hand_words.h"

#define GOAL_SIZE  23.0f /* what a first game is told is read by whoever reads all of it */
#define TOLD_LINES 3

static void plate_add(Plate *plate, PlateLine line)
{
    if (line.text && line.text[0] != '\0') {
        plate->lines[plate->count++] = line;
    }
}

/* The card that is aimed at cannot be picked, and it was not told why since. */
static bool is_barred(const Table *table)
{
    return table->barred != SPRITE_NONE && table->barred != table->unbarred;
}

/* Something was refused, or would be. */
static bool has_refusal(const Table *table)
{
    return table->refusal.text || is_barred(table);
}

void plate_add_prompt(const TableScene *scene, Plate *plate)
{
    Line prompt;
    const Table *table = scene->table;
    if (scene->layout->words_low && table_rests(table) && has_refusal(table)) {
        return;
    }
    table_prompt(scene, &prompt);
    plate_add(plate, (PlateLine){.id = prompt.id,
                                 .text = prompt.text,
                                 .face = FONT_BODY_BOLD,
                                 .size = PROMPT_SIZE,
                                 .color = prompt.color});
}

static void add_lines(const Line lines[], size_t count, Plate *plate)
{
    for (size_t i = 0; i < count; i++) {
        plate_add(plate, (PlateLine){.text = lines[i].text,
                                     .face = lines[i].bold ? FONT_BODY_BOLD : FONT_BODY,
                                     .size = DETAIL_SIZE,
                                     .color = lines[i].color,
                                     .icon = lines[i].icon,
                                     .icon_color = lines[i].icon_color});
    }
}

static bool add_now(const TableScene *scene, Plate *plate)
{
    const TableLook *look = scene->table->look;
    Line lines[OUTLOOK_LINES] = {0};
    if (!look->now || table_rests(scene->table)) {
        return false;
    }
    size_t count = look->now(scene, lines);
    add_lines(lines, count, plate);
    for (size_t i = 0; i < count; i++) {
        plate->lines[plate->count - count + i].id = lines[i].id;
    }
    return count > 0;
}

/* What others did: at rest until the person picks something; in motion the line of it, where a
 * notice has the place of the prompt, which says it otherwise. */
static void add_told(const TableScene *scene, Plate *plate)
{
    Table *table = scene->table;
    bool rests = table_rests(table);
    bool is_wanted = table_tells_on(table) && !table->setting.is_watched &&
                     scene->selection->pick_count == 0 && (rests || table_has_notice(table));
    if (is_wanted) {
        const char *told =
            rests ? words_last(table_told(table), TOLD_LINES) : table_tells_now(table, false);
        plate_add(plate, (PlateLine){.id = "table.told",
                                     .text = panel_copy(scene, told),
                                     .face = FONT_BODY,
                                     .size = DETAIL_SIZE,
                                     .color = COLOR_PAPER});
    }
}

/* In lines with signs, which are one text to whoever hears it. */
static bool add_outlook(const TableScene *scene, Plate *plate)
{
    const TableLook *look = scene->table->look;
    Outlook outlook = {.count = 0};
    Action action;
    bool is_told = table_has_notice(scene->table) && scene->selection->pick_count == 0;
    if (!look->outlook || table_notice(scene->table)[0] || is_told || !words_foretell(scene) ||
        !table_meant(scene, &action)) {
        return false;
    }
    look->outlook(scene, action, &outlook);
    add_lines(outlook.lines, outlook.count, plate);
    if (outlook.count > 0) {
        plate->lines[plate->count - outlook.count].id = "table.preview";
        plate->lines[plate->count - outlook.count].name = words_preview(scene, action, NULL);
    }
    return true;
}

/* Why the card that is aimed at cannot be picked. */
static bool add_bar(const TableScene *scene, Plate *plate)
{
    Message why;
    Table *table = scene->table;
    bool bars = plate_bars(scene->layout) && table_rests(table) && is_barred(table) &&
                pick_refused(table, table->barred, &why);
    PlateLine line = {
        .id = "table.reason", .face = FONT_BODY_BOLD, .size = PROMPT_SIZE, .color = COLOR_WARNING};
    if (!bars) {
        return false;
    }
    if (scene->layout->bare_words) { /* below the prompt */
        line.face = FONT_BODY;
        line.size = DETAIL_SIZE;
    }
    line.text = frame_message(table, &why);
    plate_add(plate, line);
    return true;
}

/* A low plate has no room for a forecast below a notice, unless a choice has begun. */
static bool is_hint_alone(const TableScene *scene)
{
    const Table *table = scene->table;
    return scene->layout->bare_words && table_has_notice(table) &&
           scene->selection->pick_count == 0 && !table->refusal.text &&
           table_meant_by_button(scene) == ACTION_NONE;
}

static void add_goal(const TableScene *scene, Plate *plate)
{
    Outlook goal = {.count = 0};
    const Table *table = scene->table;
    if (table->look->outlook && table_rests(table) && !table->status_is_notice) {
        size_t first = plate->count;
        table->look->outlook(scene, ACTION_NONE, &goal);
        add_lines(goal.lines, goal.count, plate);
        for (size_t i = first; i < plate->count; i++) {
            plate->lines[i].size = GOAL_SIZE;
        }
        if (goal.count > 0) {
            plate->lines[plate->count - goal.count].id = "table.goal";
        }
    }
}

void plate_add_words(const TableScene *scene, Plate *plate)
{
    Line words;
    if (add_bar(scene, plate)) {
        return;
    }
    if (add_now(scene, plate) || add_outlook(scene, plate)) {
        return;
    }
    if (table_words(scene, &words)) {
        PlateLine line = {.id = words.id,
                          .text = words.text,
                          .face = FONT_BODY,
                          .size = DETAIL_SIZE,
                          .color = words.color};
        if (plate->count == 0 && table_notice(scene->table)[0]) {
            line.face = FONT_BODY_BOLD;
            line.size = PROMPT_SIZE;
        }
        plate_add(plate, line);
        if (is_hint_alone(scene)) {
            plate->count--;
            plate->read++;
        }
        return;
    }
    if (is_hint_alone(scene)) {
        return;
    }
    add_goal(scene, plate);
    add_told(scene, plate);
}

/* The notice is not about the choice. */
void plate_add_choice(const TableScene *scene, unsigned verb, Plate *plate)
{
    plate_add(plate, (PlateLine){.id = "table.choice",
                                 .text = panel_word(scene, verb_look(scene, verb)->label),
                                 .face = FONT_TITLE,
                                 .size = DETAIL_SIZE,
                                 .color = COLOR_GOLD_LIGHT});
}
