/* Faces and the choice among them. Each file is opened once and set to the size in demand: laid-out
 * text is cached, so sizes change rarely. A character goes to the first face of its chain that has
 * it; a combining mark stays with its base, so that shaping sees both. */
#include "fonts.h"
#include "buttons.h"

#include "base/hash.h"
#include "base/log.h"
#include "base/memory.h"
#include "base/page.h"
#include "base/system.h"
#include "files.h"
#include "pad.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define PROBE_BYTES ((size_t)1 << 20)

#define FIRST_PX 18 /* of a face that is opened before anything is set in it */

static const char *const file_names[FONT_FILES][2] = {
    {"fonts/title.ttf", "fonts/title.otf"},         {"fonts/body.ttf", "fonts/body.otf"},
    {"fonts/body-bold.ttf", "fonts/body-bold.otf"}, {"fonts/title-zh.otf", "fonts/title-zh.ttf"},
    {"fonts/body-zh.otf", "fonts/body-zh.ttf"},     {"fonts/names.otf", "fonts/names.ttf"}};

static TTF_Font *font_in(const void *bytes, size_t size, int px)
{
    if (!bytes || size >= INT_MAX) {
        return NULL;
    }
    SDL_RWops *stream = SDL_RWFromConstMem(bytes, (int)size);
    if (!stream) {
        return NULL;
    }
    return TTF_OpenFontRW(stream, 1, px);
}

static bool open_face(OpenFont *open, const char *name, int px)
{
    open->bytes = system_map(name, &open->size);
    open->font = font_in(open->bytes, open->size, px);
    if (!open->font && open->bytes) { /* is there memory at all? FreeType does not say */
        free(memory_bytes(PROBE_BYTES));
        open->font = font_in(open->bytes, open->size, px);
    }
    if (!open->font && open->bytes) {
        system_unmap(open->bytes, open->size);
        open->bytes = NULL;
    }
    return open->font != NULL;
}

/* Nothing is held back for the face of names, which is large and seldom needed, and for one for
 * which another stands in. */
static void await(Fonts *fonts, FontFile file)
{
    fonts->files[file].awaited = true;
    fonts->awaits |= file != FILE_NAMES && file != FILE_TITLE_ZH;
}

static void open_file(Fonts *fonts, FontFile file, int px)
{
    OpenFont *open = &fonts->files[file];
    for (size_t i = 0; i < 2 && !open->font; i++) {
        char *name = path_join(fonts->folder, file_names[file][i]);
        if (page_awaits(name)) {
            await(fonts, file);
        } else if (open_face(open, name, px)) {
            /* FreeType makes light hints itself: the alphabetic faces have none of their own. */
            TTF_SetFontHinting(open->font, TTF_HINTING_LIGHT_SUBPIXEL);
            open->px = px;
        }
        free(name);
    }
    open->failed = !open->font;
    if (open->failed && !open->awaited) {
        log_line("ui: the font %s is missing", file_names[file][0]);
    }
}

/* NULL: there is none. */
static TTF_Font *font_at(Fonts *fonts, FontFile file, int px)
{
    if (file == FILE_BUTTONS || fonts->files[file].failed) {
        return NULL;
    }
    OpenFont *open = &fonts->files[file];
    if (!open->font) {
        open_file(fonts, file, px);
    } else if (open->px != px && !TTF_SetFontSize(open->font, px)) {
        open->px = px;
    }
    return open->font;
}

bool fonts_open(Fonts *fonts, const char *data_folder)
{
    memset(fonts, 0, sizeof *fonts); /* too large for a literal, which may lie on the stack */
    fonts->folder = path_join(data_folder, ".");
    return !TTF_Init() && font_at(fonts, FILE_BODY, FIRST_PX);
}

void fonts_close(Fonts *fonts)
{
    for (size_t i = 0; i < FONT_FILES; i++) {
        if (fonts->files[i].font) {
            TTF_CloseFont(fonts->files[i].font);
            system_unmap(fonts->files[i].bytes, fonts->files[i].size);
        }
    }
    if (TTF_WasInit()) {
        TTF_Quit();
    }
    free(fonts->folder);
    memset(fonts, 0, sizeof *fonts);
}

bool fonts_take_arrivals(Fonts *fonts)
{
    bool any = false;
    for (size_t i = 0; i < FONT_FILES; i++) {
        OpenFont *open = &fonts->files[i];
        any |= open->awaited;
        open->failed &= !open->awaited;
        open->awaited = false;
    }
    if (any) {
        fonts->awaits = false;
        memset(fonts->widths, 0, sizeof fonts->widths);
    }
    return any;
}

static bool has_glyph(Fonts *fonts, FontFile file, uint32_t character)
{
    if (file == FILE_BUTTONS) {
        return true;
    }
    OpenFont *open = &fonts->files[file];
    TTF_Font *font = font_at(fonts, file, open->font ? open->px : FIRST_PX);
    return font && TTF_GlyphIsProvided32(font, character);
}

/* Quotes, dashes, dots and the ellipsis exist in both scripts, but with another width. */
static bool is_han_punctuation(uint32_t c)
{
    return c == 0xb7 || c == 0x2014 || c == 0x2026 || (c >= 0x2018 && c <= 0x201d);
}

#define CHAIN 5

/* The last is taken when none has it. */
typedef struct Chain {
    FontFile files[CHAIN];
} Chain;

static FontFile latin_file(FontFace face)
{
    if (face == FONT_TITLE) {
        return FILE_TITLE;
    }
    if (face == FONT_BODY) {
        return FILE_BODY;
    }
    return FILE_BODY_BOLD;
}

static Chain chain_of(const Fonts *fonts, FontFace face, uint32_t character)
{
    FontFile latin = latin_file(face);
    FontFile han = face == FONT_TITLE ? FILE_TITLE_ZH : FILE_BODY_ZH;
    if (fonts->chinese && is_han_punctuation(character)) {
        return (Chain){{han, latin, FILE_BODY_ZH, FILE_NAMES, latin}};
    }
    return (Chain){{latin, han, FILE_BODY_ZH, FILE_NAMES, latin}};
}

/* The first that has it; a face that is awaited may, so nothing behind it is asked for. Titles in
 * Chinese are set in the face of the body until theirs has come. */
static FontFile file_for(Fonts *fonts, FontFace face, uint32_t character)
{
    Chain chain = chain_of(fonts, face, character);
    if (pad_letter_label(character)) {
        return FILE_BUTTONS;
    }
    for (size_t i = 0; i < CHAIN - 1; i++) {
        FontFile file = chain.files[i];
        bool has = has_glyph(fonts, file, character);
        if (file == FILE_TITLE_ZH && fonts->files[file].awaited) {
            file = FILE_BODY_ZH;
            has = has_glyph(fonts, file, character);
        }
        if (has || fonts->files[file].awaited) {
            return file;
        }
    }
    return chain.files[CHAIN - 1];
}

/* What only changes how its neighbours look. */
static bool is_joiner(uint32_t c)
{
    return (c >= 0xfe00 && c <= 0xfe0f) || c == 0x200c || c == 0x200d;
}

/* Marks that belong to the character before, and joiners. */
static bool is_attached(uint32_t c)
{
    return (c >= 0x300 && c <= 0x36f) || (c >= 0x1ab0 && c <= 0x1aff) ||
           (c >= 0x20d0 && c <= 0x20ff) || (c >= 0xfe00 && c <= 0xfe0f) || c == 0x200d;
}

size_t fonts_count_missing(Fonts *fonts, const char *text)
{
    size_t at = 0, missing = 0;
    for (uint32_t letter; (letter = text_next_code_point(text, &at)) != 0;) {
        FontFile file = file_for(fonts, FONT_BODY, letter);
        missing += !is_joiner(letter) && !has_glyph(fonts, file, letter);
    }
    return missing;
}

FontRun fonts_run(Fonts *fonts, FontFace face, const char *text, size_t from, size_t end)
{
    size_t at = from;
    FontFile file = file_for(fonts, face, text_next_code_point(text, &at));
    while (at < end && file != FILE_BUTTONS) {
        size_t next = at;
        uint32_t character = text_next_code_point(text, &next);
        bool stays =
            character == ' ' || is_attached(character) || file_for(fonts, face, character) == file;
        if (!character || !stays) {
            break;
        }
        at = next;
    }
    return (FontRun){from, at, file};
}

/* What stands on the button with which a text begins. */
static const char *label_of(const char *text)
{
    size_t at = 0;
    return pad_letter_label(text_next_code_point(text, &at));
}

static int button_width(Fonts *fonts, int px, const char *label)
{
    size_t end = 0;
    text_next_code_point(label, &end);
    int wide = fonts_width(fonts, FONT_BODY_BOLD, button_label_px(px), label, strlen(label));
    return button_wide(px, wide, label[end] == '\0');
}

static void button_mask(Fonts *fonts, int px, const char *label, Mask *out)
{
    Mask letters;
    FontRun run = fonts_run(fonts, FONT_BODY_BOLD, label, 0, strlen(label));
    *out = (Mask){.w = button_width(fonts, px, label), .h = button_high(px)};
    out->coverage = memory_zeroed((size_t)out->w * (size_t)out->h);
    button_draw_frame(out, px);
    if (fonts_mask(fonts, run.file, button_label_px(px), label, &letters)) {
        button_put_label(out, &letters);
        free(letters.coverage);
    }
}

static int run_width(Fonts *fonts, FontFile file, int px, const char *run)
{
    TTF_Font *font = font_at(fonts, file, px);
    int width = 0;
    if (file == FILE_BUTTONS) {
        return button_width(fonts, px, label_of(run));
    }
    return font && !TTF_SizeUTF8(font, run, &width, NULL) ? width : 0;
}

static int measure(Fonts *fonts, FontFace face, int px, const char *text, size_t length)
{
    int width = 0;
    char *copy = memory_bytes(length + 1);
    for (size_t at = 0; at < length;) {
        FontRun run = fonts_run(fonts, face, text, at, length);
        memcpy(copy, text + run.from, run.to - run.from);
        copy[run.to - run.from] = 0;
        width += run_width(fonts, run.file, px, copy);
        at = run.to;
    }
    free(copy);
    return width;
}

FontBlank fonts_blank(Fonts *fonts, FontFace face, int px, uint32_t character)
{
    int left, right, advance;
    TTF_Font *font = font_at(fonts, file_for(fonts, face, character), px);
    if (!font || TTF_GlyphMetrics32(font, character, &left, &right, NULL, NULL, &advance)) {
        return (FontBlank){0, 0};
    }
    return (FontBlank){left, advance - right};
}

/* Shaping is dear, above all where sizes alternate: SDL_ttf forgets its glyphs with each. The same
 * words come back on one screen after another. */
int fonts_width(Fonts *fonts, FontFace face, int px, const char *text, size_t length)
{
    int numbers[] = {(int)face, px, fonts->chinese};
    uint64_t hash = hash_quick(hash_quick(HASH_START, numbers, sizeof numbers), text, length);
    KnownWidth *known = &fonts->widths[hash % FONT_WIDTHS];
    if (known->hash != hash) {
        *known = (KnownWidth){hash, measure(fonts, face, px, text, length)};
    }
    return known->width;
}

/* SDL_ttf draws white with the coverage as alpha, or a picture of its own for coloured signs, whose
 * shape serves as well. */
static void mask_of(SDL_Surface *surface, Mask *out)
{
    *out = (Mask){.w = surface->w, .h = surface->h};
    out->coverage = memory_bytes((size_t)surface->w * (size_t)surface->h + 1);
    for (int y = 0; y < surface->h; y++) {
        const uint8_t *bytes = (const uint8_t *)surface->pixels + (ptrdiff_t)y * surface->pitch;
        for (int x = 0; x < surface->w; x++) {
            uint32_t pixel;
            memcpy(&pixel, bytes + 4 * x, sizeof pixel);
            out->coverage[(ptrdiff_t)y * surface->w + x] = (uint8_t)(pixel >> 24);
        }
    }
}

bool fonts_mask(Fonts *fonts, FontFile file, int px, const char *run, Mask *out)
{
    TTF_Font *font = font_at(fonts, file, px);
    SDL_Color white = {255, 255, 255, 255};
    if (file == FILE_BUTTONS) {
        button_mask(fonts, px, label_of(run), out);
        return true;
    }
    if (!font) {
        return false;
    }
    SDL_Surface *surface = TTF_RenderUTF8_Blended(font, run, white);
    if (!surface) {
        return false;
    }
    mask_of(surface, out);
    SDL_FreeSurface(surface);
    return true;
}

int fonts_ascent(Fonts *fonts, FontFile file, int px)
{
    TTF_Font *font = font_at(fonts, file, px);
    if (file == FILE_BUTTONS) {
        return (int)roundf((float)button_high(px) / 2 + CAPITAL_MIDDLE * (float)px);
    }
    return font ? TTF_FontAscent(font) : 0;
}
