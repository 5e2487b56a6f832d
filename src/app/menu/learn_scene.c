/* Where every game can be learnt: a tile for each that has a host, which goes on with what is not
 * learnt yet, and below it the chapters, each to be played as often as one likes, and the puzzles.
 */
#include "app_match.h"
#include "i18n/format.h"
#include "lesson_progress.h"
#include "menu_tiles.h"
#include "puzzle_record.h"
#include "tables/table_look.h"

#define CELL_GAP    30.0f /* units */
#define CHAPTER_GAP 8.0f

static void chapter_button(App *app, const GameUi *ui, unsigned chapter, Rect rect)
{
    unsigned learnt = lesson_read_learnt(app->profile, ui->game);
    const char *title = app_word(app, ui->lesson->chapters[chapter].title);
    char bytes[ELEMENT_ID_MAX];
    Text id = text_in(bytes, sizeof bytes);
    text_append(&id, "learn.");
    text_append(&id, ui->game->id);
    text_append(&id, ".");
    text_append_number(&id, chapter + 1);
    Button button = {.id = bytes, .label = title, .rect = rect};
    if (learnt >> chapter & 1) {
        button.icon = "ui/ui-confirm";
        button.name = app_phrase(app, N_("{chapter}: learnt"), TR_VALUES(title));
    }
    if (ui_button(app->ui, &button)) {
        app_begin_chapter(app, ui->game, chapter);
    }
}

/* How many puzzles of each game are solved: they are many, and looked up one by one. */
typedef struct Learn {
    size_t solved[GAME_UIS_MAX];
} Learn;

static void learn_enter(Scene *scene)
{
    Learn *learn = arena_alloc(&scene->arena, sizeof *learn);
    *learn = (Learn){{0}};
    for (size_t i = 0; i < game_tile_count(); i++) {
        const GameUi *ui = game_tile_at(i);
        if (ui->puzzles) {
            learn->solved[i] = puzzle_count_solved(scene->app->profile, ui->game, ui->puzzles);
        }
    }
    scene->data = learn;
}

static void puzzles_button(App *app, const GameUi *ui, size_t solved_count, Rect rect)
{
    const char *solved = app_number(app, (int64_t)solved_count);
    const char *count = app_number(app, (int64_t)ui->puzzles->count);
    char bytes[ELEMENT_ID_MAX];
    Text id = text_in(bytes, sizeof bytes);
    text_append(&id, "learn.");
    text_append(&id, ui->game->id);
    text_append(&id, ".puzzles");
    Button button = {
        .id = bytes,
        .label = app_phrase(app, N_("Puzzles: {number} of {count}"), TR_VALUES(solved, count)),
        .rect = rect};
    if (ui_button(app->ui, &button)) {
        scene_push_puzzles(&app->scenes, ui->game);
    }
}

static Rect tile_rect(Rect room)
{
    float width = room.w < room.h / CARD_RATIO ? room.w : room.h / CARD_RATIO;
    return (Rect){room.x + (room.w - width) / 2, room.y + room.h - width * CARD_RATIO, width,
                  width * CARD_RATIO};
}

static void cell(App *app, const GameUi *ui, size_t solved, Rect rect, const Sheet *sheet)
{
    const Lesson *lesson = ui->lesson;
    float gap = CHAPTER_GAP * sheet->unit, row = sheet->button + gap;
    Rect rows = rect_cut_bottom(&rect, row * (LESSON_CHAPTERS_MAX + 1));
    rect_cut_bottom(&rect, 2 * gap);
    if (menu_tile(app, "learn.", ui, tile_rect(rect))) {
        app_begin_lesson(app, ui->game);
    }
    for (unsigned i = 0; i < lesson->chapter_count; i++) {
        Rect place = rect_cut_top(&rows, row);
        place.h -= gap;
        chapter_button(app, ui, i, place);
    }
    if (ui->puzzles) {
        Rect place = rect_cut_top(&rows, row);
        place.h -= gap;
        puzzles_button(app, ui, solved, place);
    }
}

static void cells(App *app, const Learn *learn, Rect area, const Sheet *sheet)
{
    int count = 0, columns = 0, index = 0;
    for (size_t i = 0; i < game_tile_count(); i++) {
        count += game_tile_at(i)->lesson != NULL;
    }
    if (count == 0) {
        return;
    }
    columns = count;
    if (sheet->is_portrait && count > 2) {
        columns = 2;
    }
    float gap = CELL_GAP * sheet->unit, rows = (float)((count + columns - 1) / columns);
    float width = (area.w - gap * (float)(columns - 1)) / (float)columns;
    float height = (area.h - gap * (rows - 1)) / rows;
    for (size_t i = 0; i < game_tile_count(); i++) {
        if (game_tile_at(i)->lesson) {
            Rect rect = {area.x + (float)(index % columns) * (width + gap),
                         area.y + (float)(index / columns) * (height + gap), width, height};
            cell(app, game_tile_at(i), learn->solved[i], rect, sheet);
            index++;
        }
    }
}

static void learn_frame(Scene *scene)
{
    App *app = scene->app;
    Sheet sheet = sheet_of(app);
    bool back;
    Rect inner = sheet_paper(app, app_word(app, N_("Learn by playing")),
                             (Point){1400 * sheet.unit, sheet.bounds.h}, &back);
    const char *words = app_word(app, N_("A host sits with you at the table, says one thing at a "
                                         "time, and lets you play. Which game?"));
    rect_cut_top(&inner, sheet_paragraph(app, "text.learn", words, inner));
    cells(app, scene->data, inner, &sheet);
    if (back) {
        scene_pop(&app->scenes);
    }
}

const SceneKind scene_learn = {
    .id = "learn",
    .enter = learn_enter,
    .frame = learn_frame,
    .key = sheet_key_back,
};
