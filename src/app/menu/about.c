/* Who made the games, what the program is made of, and on which terms. */
#include "game_ui.h"

#include "base/limits.h"
#include "i18n/format.h"
#include "sheet.h"

#ifndef MEJA_VERSION
#error "MEJA_VERSION comes from the build"
#endif

static const char *const paragraphs[] = {
    N_("Meja means “table” in Indonesian: four card games, alone, with computer players, or with "
       "others around one screen."),
    N_("Meja is not affiliated with, or endorsed by, the designers or publishers of these games. "
       "Its pictures, sounds and texts are its own."),
    N_("Meja is free software under the MIT License. It uses no network unless you ask for phones "
       "in "
       "this room."),
    N_("It uses SDL, SDL_image, SDL_ttf and SDL_mixer (zlib License), and through them FreeType "
       "(FreeType License), HarfBuzz (MIT License), libpng (libpng License), libwebp and libvorbis "
       "(BSD License); SQLite (public domain), Jansson (MIT License), GNU libunistring (LGPL, "
       "version 3 or later), libqrencode and libmicrohttpd (LGPL, version 2.1 or later)."),
    N_("Its fonts are cut from PT Sans and PT Serif by ParaType, under the ParaType Free Font "
       "License, and from Noto Sans CJK and Noto Serif CJK by Google and Adobe, under the SIL Open "
       "Font License 1.1."),
};

#define PARAGRAPHS COUNT_OF(paragraphs)

static const char *version_line(App *app)
{
    return app_phrase(app, N_("Version {version}"), TR_VALUES(MEJA_VERSION));
}

/* The paragraphs in their order, the games' own after the first; NULL at the end. */
static const char *paragraph(size_t index)
{
    size_t credits = 0;
    for (size_t i = 0; game_uis[i]; i++) {
        credits += game_uis[i]->credit != NULL;
        if (game_uis[i]->credit && credits == index) {
            return game_uis[i]->credit;
        }
    }
    size_t own = index == 0 ? 0 : index - credits;
    return own < PARAGRAPHS ? paragraphs[own] : NULL;
}

static float height_of(App *app, float width)
{
    float height = sheet_paragraph_height(app, version_line(app), width);
    for (size_t i = 0; paragraph(i); i++) {
        height += sheet_paragraph_height(app, app_word(app, paragraph(i)), width);
    }
    return height;
}

static void about_lines(App *app, Rect rest)
{
    rect_cut_top(&rest, sheet_paragraph(app, "text.version", version_line(app), rest));
    for (size_t i = 0; paragraph(i); i++) {
        const char *id = app_numbered(app, "text.about.", (int64_t)i);
        rect_cut_top(&rest, sheet_paragraph(app, id, app_word(app, paragraph(i)), rest));
    }
}

static void about_frame(Scene *scene)
{
    App *app = scene->app;
    Sheet sheet = sheet_of(app);
    bool back;
    float wide = sheet_paper_width(&sheet, 900), bar = 28 * sheet.unit;
    Point size = {wide, height_of(app, wide - bar)};
    Rect inner = sheet_paper(app, app_word(app, N_("About")), size, &back);
    float width = inner.w - bar;
    Rect content = ui_scroll_begin(app->ui, "list.about", inner, height_of(app, width));
    content.w = width;
    about_lines(app, content);
    ui_scroll_end(app->ui);
    if (back) {
        scene_pop(&app->scenes);
    }
}

const SceneKind scene_about = {
    .id = "about",
    .frame = about_frame,
    .key = sheet_key_back,
};
