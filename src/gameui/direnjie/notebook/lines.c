/* The notebook in lines: one for each identity, with what is proven of it and the places where
 * copies of it lie. Where the seat may write, as on a phone, a line opens to its places, and a
 * press of one puts the next mark there. */
#include "direnjie/notebook/pages.h"
#include "direnjie/notebook/pencil.h"
#include "direnjie/pieces.h"
#include "direnjie/sentences.h"
#include "direnjie/tally.h"
#include "direnjie/words.h"
#include "games/direnjie_notebook.h"

#include <string.h>

#define NAME_BYTES 256
#define CODE_BYTES 32

/* What the lines are made of. */
typedef struct Lines {
    const Recital *recital; /* NULL: only words are wanted */
    const Wording *wording;
    const DirenjieView *view;
    bool has_ink;
    const Notebook *ink;
    const Pencil *pencil;
} Lines;

static const char *word(const Lines *lines, const char *text)
{
    return tr(lines->wording->catalogue, text);
}

/* In the killer's row a place is a person, elsewhere where cards lie. */
static const char *place_name(const Lines *lines, unsigned row, unsigned place)
{
    const char *words = direnjie_place_words(place);
    if (row != NOTEBOOK_KILLER && place == NOTEBOOK_SEATS + (unsigned)lines->view->seat) {
        words = N_("Your hand");
    }
    return words ? word(lines, words) : lines->wording->seat_names[place - NOTEBOOK_SEATS];
}

/* What is proven of its being the secret, or of who the killer is. */
static const char *verdict_word(NotebookInk ink)
{
    if (ink.low > 0) {
        return N_("Certain");
    }
    return ink.high == 0 ? N_("Ruled out") : N_("Possible");
}

static void add(Text *line, const char *piece)
{
    text_append(line, line->length > 0 ? " · " : "");
    text_append(line, piece);
}

/* Signs are explained nowhere near. */
static const InkWords spelled_out = {NC_("may be gone", "{n}, which may be gone"),
                                     NC_("or more", "{n} or more")};

/* "Ani: 1 or more", where there is any. */
static void add_place(const Lines *lines, unsigned row, unsigned place, Text *out)
{
    char number[NAME_BYTES], bytes[NAME_BYTES];
    NotebookInk ink = lines->ink->cells[row][place];
    const Catalogue *catalogue = lines->wording->catalogue;
    Text count = text_in(number, sizeof number), piece = text_in(bytes, sizeof bytes);
    if (ink.low == 0 && ink.faded == 0) {
        return;
    }
    direnjie_ink_number(catalogue, ink, &spelled_out, &count);
    tr_format(catalogue, N_("{name}: {n}"), TR_VALUES(place_name(lines, row, place), number),
              &piece);
    add(out, bytes);
}

/* "Ani: Ruled out" */
static void killer_words(const Lines *lines, unsigned place, Text *out)
{
    NotebookInk ink = lines->ink->cells[NOTEBOOK_KILLER][place];
    tr_format(lines->wording->catalogue, N_("{label}: {word}"),
              TR_VALUES(place_name(lines, NOTEBOOK_KILLER, place), word(lines, verdict_word(ink))),
              out);
}

/* What is proven, without the name of the row. */
static void ink_words(const Lines *lines, unsigned row, Text *out)
{
    bool is_killer = row == NOTEBOOK_KILLER;
    if (!is_killer) {
        text_append(out, word(lines, verdict_word(lines->ink->cells[row][NOTEBOOK_SECRET])));
    }
    for (unsigned place = NOTEBOOK_CLUES; place < NOTEBOOK_PLACES; place++) {
        bool has_place = direnjie_notebook_has(&lines->view->table, row, place);
        if (has_place && !is_killer) {
            add_place(lines, row, place, out);
        } else if (has_place && place >= NOTEBOOK_SEATS) {
            char bytes[NAME_BYTES];
            Text piece = text_in(bytes, sizeof bytes);
            killer_words(lines, place, &piece);
            add(out, bytes);
        }
    }
}

/* "Ani: Ruled out"; the bare name, where nothing is written. */
static void pencil_words(const Lines *lines, const PencilCell *cell, const char *name, Text *out)
{
    const Catalogue *catalogue = lines->wording->catalogue;
    if (cell->mark == PENCIL_NONE && !cell->words[0]) {
        text_append(out, name);
        return;
    }
    const char *said = cell->words;
    if (cell->mark != PENCIL_NONE) {
        said = word(lines, pencil_mark_words((PencilMark)cell->mark));
    }
    tr_format(catalogue, N_("{label}: {word}"), TR_VALUES(name, said), out);
    if (cell->mark != PENCIL_NONE && cell->words[0]) {
        add(out, cell->words);
    }
}

/* What is written in a row: "Deck: Ruled out (in pencil)". */
static void add_pencil(const Lines *lines, unsigned row, unsigned place, Text *out)
{
    char bytes[NAME_BYTES], written[NAME_BYTES];
    const PencilCell *cell = &lines->pencil->cells[row][place];
    Text words = text_in(bytes, sizeof bytes), piece = text_in(written, sizeof written);
    if (cell->mark == PENCIL_NONE && !cell->words[0]) {
        return;
    }
    pencil_words(lines, cell, place_name(lines, row, place), &words);
    tr_format(lines->wording->catalogue, N_("{mark} (in pencil)"), TR_VALUES(bytes), &piece);
    add(out, written);
}

static void row_words(const Lines *lines, unsigned row, Text *out)
{
    char name[NAME_BYTES], bytes[PHRASE_BYTES_MAX];
    Text card = text_in(name, sizeof name), ink = text_in(bytes, sizeof bytes);
    wording_card(lines->wording, notebook_card(row), &card);
    if (lines->has_ink) {
        ink_words(lines, row, &ink);
        tr_format(lines->wording->catalogue, N_("{label}: {word}"), TR_VALUES(name, bytes), out);
    } else {
        text_append(out, name);
    }
    for (unsigned place = 0; place < NOTEBOOK_PLACES; place++) {
        add_pencil(lines, row, place, out);
    }
}

static Lines lines_of_panel(const Play *play, const NotebookPanel *panel)
{
    return (Lines){.wording = table_wording(play->table),
                   .view = &panel->view,
                   .has_ink = panel->level != NOTEBOOK_OFF,
                   .ink = &panel->ink,
                   .pencil = &panel->pencil};
}

const char *notebook_row_words(Play *play, unsigned row)
{
    char bytes[PHRASE_BYTES_MAX] = "";
    Text text = text_in(bytes, sizeof bytes);
    Lines lines = lines_of_panel(play, notebook_of(play));
    row_words(&lines, row, &text);
    return app_copy(play->app, bytes);
}

const char *notebook_row_ink(Play *play, unsigned row)
{
    char bytes[PHRASE_BYTES_MAX] = "";
    Text text = text_in(bytes, sizeof bytes);
    Lines lines = lines_of_panel(play, notebook_of(play));
    if (lines.has_ink) {
        ink_words(&lines, row, &text);
    }
    return app_copy(play->app, bytes);
}

/* "T4.seat1": as press and pencil have them. */
static void cell_code(unsigned row, unsigned place, Text *out)
{
    pencil_row_code(row, out);
    text_append(out, ".");
    pencil_place_code(place, out);
}

/* "T4.seat1-words": of the words in a cell. */
static void words_code(unsigned row, unsigned place, Text *out)
{
    cell_code(row, place, out);
    text_append(out, "-words");
}

static void tell_cell(const Lines *lines, unsigned row, unsigned place, const char *words)
{
    char code[CODE_BYTES], field_code[CODE_BYTES], label[NAME_BYTES];
    const char *name = word(lines, N_("Note")), *place_words = place_name(lines, row, place);
    Text id = text_in(code, sizeof code), field_id = text_in(field_code, sizeof field_code);
    Text labelled = text_in(label, sizeof label);
    cell_code(row, place, &id);
    words_code(row, place, &field_id);
    tr_format(lines->wording->catalogue, N_("{label}: {word}"), TR_VALUES(name, place_words),
              &labelled);
    RecitalField field = {.id = field_code,
                          .name = name,
                          .label = label,
                          .words = lines->pencil->cells[row][place].words,
                          .button = word(lines, NC_("act", "Write down")),
                          .most = PENCIL_WORDS_BYTES - 1,
                          .is_open = text_equal(lines->recital->pencil->open, field_code)};
    recital_button(lines->recital, &(RecitalButton){.id = code, .words = words, .field = &field});
}

static void tell_places(const Lines *lines, unsigned row)
{
    for (unsigned place = 0; place < NOTEBOOK_PLACES; place++) {
        char bytes[NAME_BYTES];
        Text words = text_in(bytes, sizeof bytes);
        if (direnjie_notebook_has(&lines->view->table, row, place)) {
            pencil_words(lines, &lines->pencil->cells[row][place], place_name(lines, row, place),
                         &words);
            tell_cell(lines, row, place, bytes);
        }
    }
}

static void tell_row(const Lines *lines, unsigned row)
{
    char bytes[PHRASE_BYTES_MAX], code[CODE_BYTES];
    const RecitalPencil *pencil = lines->recital->pencil;
    Text words = text_in(bytes, sizeof bytes), id = text_in(code, sizeof code);
    row_words(lines, row, &words);
    if (!pencil) {
        recital_words(lines->recital, bytes);
        return;
    }
    pencil_row_code(row, &id);
    bool is_open = strncmp(pencil->open, code, id.length) == 0 &&
                   (pencil->open[id.length] == '\0' || pencil->open[id.length] == '.');
    recital_button(lines->recital,
                   &(RecitalButton){.id = code, .words = bytes, .opens = true, .is_open = is_open});
    if (is_open) {
        tell_places(lines, row);
    }
}

/* Of each seat whether it is the killer; its places are few, and stand open. */
static void tell_killer(const Lines *lines)
{
    recital_head(lines->recital, NC_("card", "Killer"));
    for (unsigned place = NOTEBOOK_DECK; place < NOTEBOOK_PLACES; place++) {
        char bytes[NAME_BYTES];
        Text words = text_in(bytes, sizeof bytes);
        bool has_place = direnjie_notebook_has(&lines->view->table, NOTEBOOK_KILLER, place) &&
                         (place >= NOTEBOOK_SEATS || lines->recital->pencil);
        if (has_place && lines->has_ink && place >= NOTEBOOK_SEATS) {
            killer_words(lines, place, &words);
        } else if (has_place) {
            text_append(&words, place_name(lines, NOTEBOOK_KILLER, place));
        }
        if (has_place && lines->recital->pencil) {
            add_pencil(lines, NOTEBOOK_KILLER, place, &words);
            tell_cell(lines, NOTEBOOK_KILLER, place, bytes);
        } else if (has_place) {
            recital_words(lines->recital, bytes);
        }
    }
}

static void tell_notebook(const Recital *recital, const DirenjieView *view)
{
    static const char *const how = N_(
        "In pencil: press a card and then a place. Each press there goes on: ruled out, certain, "
        "possible, nothing. Beside it words of your own can be written.");
    Notebook ink;
    Pencil pencil;
    Lines lines = {.recital = recital,
                   .wording = recital->wording,
                   .view = view,
                   .has_ink = recital->setting != NOTEBOOK_OFF,
                   .ink = &ink,
                   .pencil = &pencil};
    direnjie_notebook(view, (NotebookLevel)recital->setting, &ink);
    pencil_read(&pencil, recital->pencil ? recital->pencil->note : "");
    recital_head(recital, N_("Constable's notebook"));
    if (recital->pencil) {
        recital_words(recital, word(&lines, how));
    }
    for (unsigned row = 0; row < DIRENJIE_IDENTITIES; row++) {
        tell_row(&lines, row);
    }
    if (view->table.expansion) {
        tell_killer(&lines);
    }
}

void direnjie_recite(const Recital *recital, const void *memory)
{
    const DirenjieView *view = memory;
    if (view->table.phase == DIRENJIE_OVER) {
        direnjie_recite_end(recital, view);
        return;
    }
    direnjie_recite_start(recital, view);
    if (recital->setting != NOTEBOOK_OFF || recital->pencil) {
        tell_notebook(recital, view);
    }
}

/* The cell of this table whose code, by cell_code or words_code, is this; false: none is. */
static bool find_cell(const DirenjieTable *table, const char *id,
                      void (*code_of)(unsigned row, unsigned place, Text *out), Cell *out)
{
    for (unsigned row = 0; row < NOTEBOOK_ROWS; row++) {
        for (unsigned place = 0; place < NOTEBOOK_PLACES; place++) {
            char bytes[CODE_BYTES];
            Text code = text_in(bytes, sizeof bytes);
            code_of(row, place, &code);
            if (direnjie_notebook_has(table, row, place) && text_equal(bytes, id)) {
                *out = (Cell){row, place};
                return true;
            }
        }
    }
    return false;
}

/* Without blanks around them. */
static void write_words(const char *typed, PencilCell *cell)
{
    Text words = text_in(cell->words, sizeof cell->words);
    text_append(&words, typed + strspn(typed, " "));
    while (words.length > 0 && words.bytes[words.length - 1] == ' ') {
        words.bytes[--words.length] = '\0';
    }
}

bool direnjie_jot(const void *memory, const Jotting *jotting, const char *note, Text *out)
{
    Cell at;
    Pencil pencil;
    const DirenjieView *view = memory;
    if (view->table.phase == DIRENJIE_OVER ||
        !find_cell(&view->table, jotting->id, jotting->typed ? words_code : cell_code, &at)) {
        return false;
    }
    pencil_read(&pencil, note);
    PencilCell *cell = &pencil.cells[at.row][at.place];
    if (jotting->typed) {
        write_words(jotting->typed, cell);
    } else {
        cell->mark = (uint8_t)((cell->mark + 1) % PENCIL_MARKS);
    }
    pencil_write(&pencil, out);
    return true;
}
