/* A screen part by part. What belongs together shares the first word of its id and, where that is
 * the number of a seat or a row, the second as well: "seat.1.name", "hand.card.7H". A heading among
 * them begins a part of its own, so that a long page is read chapter by chapter. */
#include "parts.h"

#include "spoken.h"

#include "core/message.h"
#include "i18n/format.h"

#include <string.h>

#define PARTS_MAX 40

typedef struct Part {
    const char *id; /* that begins so */
    size_t length;
    unsigned chapter; /* how many headings have begun in it */
} Part;

static Part without_chapter(const Element *element)
{
    const char *id = element->id;
    size_t length = strcspn(id, "."), digits = 0;
    if (id[length] == '.') {
        digits = strspn(id + length + 1, "0123456789");
    }
    const char *after = id + length;
    if (digits > 0) {
        after += 1 + digits;
    }
    bool is_numbered = digits > 0 && (*after == '.' || *after == '\0');
    return (Part){id, is_numbered ? (size_t)(after - id) : length, 0};
}

static bool shares_id(Part a, Part b)
{
    return a.length == b.length && strncmp(a.id, b.id, a.length) == 0;
}

static bool is_part(Part a, Part b)
{
    return a.chapter == b.chapter && shares_id(a, b);
}

/* That of a text or thing by its place among those that can be read. */
static Part part_at(const Narrator *narrator, size_t index)
{
    Part part = without_chapter(ui_readable_at(narrator->ui, index));
    for (size_t i = 0; i <= index; i++) {
        const Element *element = ui_readable_at(narrator->ui, i);
        part.chapter += element->role == ROLE_HEADING && shares_id(without_chapter(element), part);
    }
    return part;
}

/* Buttons are told by a key of their own. */
static bool is_read(const Narrator *narrator, const Element *element)
{
    return element->name && element->role != ROLE_BUTTON &&
           !text_equal(element->id, NARRATOR_ROW) && !narrator_keeps_private(narrator, element);
}

static size_t find_head(const Narrator *narrator, Part *out)
{
    const Element *heading = narrator_heading(narrator);
    for (size_t i = 0; heading && i < ui_readable_count(narrator->ui); i++) {
        if (ui_readable_at(narrator->ui, i) == heading) {
            *out = part_at(narrator, i);
            return 1;
        }
    }
    return 0;
}

/* That of the screen's heading comes first, wherever it was declared; the others in the order in
 * which they begin. */
static size_t find_parts(const Narrator *narrator, Part out[PARTS_MAX])
{
    size_t count = find_head(narrator, out);
    for (size_t i = 0; i < ui_readable_count(narrator->ui) && count < PARTS_MAX; i++) {
        const Element *element = ui_readable_at(narrator->ui, i);
        Part part = part_at(narrator, i);
        size_t known = 0;
        while (known < count && !is_part(out[known], part)) {
            known++;
        }
        if (known == count && is_read(narrator, element)) {
            out[count++] = part;
        }
    }
    return count;
}

static const Element *named(const Narrator *narrator, const char *stem, Part part, const char *end)
{
    char bytes[2 * ELEMENT_ID_MAX];
    Text id = text_in(bytes, sizeof bytes);
    const char *number = memchr(part.id, '.', part.length);
    text_append(&id, stem);
    if (number && number < part.id + part.length) {
        text_append_bytes(&id, number, part.length - (size_t)(number - part.id));
    }
    text_append(&id, end);
    return number ? ui_element_named(narrator->ui, bytes) : NULL;
}

/* Whose it is: the name of the seat with this number; or NULL. */
static const Element *owner_of(const Narrator *narrator, Part part)
{
    return named(narrator, "seat", part, ".name");
}

static void read(Narrator *narrator, const Element *element)
{
    char bytes[SPOKEN_BYTES];
    Text text = text_in(bytes, sizeof bytes);
    narrator_word(narrator, element, &text);
    narrator_answer(narrator, bytes);
}

/* A thing and the words beside it may be called the same; cards may be alike. */
static bool is_again(const Element *last, const Element *element)
{
    return element->role != ROLE_CARD && text_equal(last->name, element->name);
}

/* Whether a text of the part names the card already: "Goblins: 2 (Goblin 0, Goblin 6)". */
static bool is_named(const Narrator *narrator, Part part, const Element *card)
{
    bool is = false;
    for (size_t i = 0; i < ui_readable_count(narrator->ui) && !is; i++) {
        const Element *element = ui_readable_at(narrator->ui, i);
        is = element->role == ROLE_TEXT && element->name && strstr(element->name, card->name) &&
             is_part(part_at(narrator, i), part) && is_read(narrator, element);
    }
    return is;
}

/* Cards, or all else. */
static const Element *read_some(Narrator *narrator, Part part, bool cards, const Element *last)
{
    const Element *owner = owner_of(narrator, part);
    for (size_t i = 0; i < ui_readable_count(narrator->ui); i++) {
        const Element *element = ui_readable_at(narrator->ui, i);
        bool is_card = element->role == ROLE_CARD;
        bool is_new = element != owner && !(last && is_again(last, element));
        bool is_here = is_new && is_card == cards && is_part(part_at(narrator, i), part) &&
                       is_read(narrator, element);
        if (is_here && !(is_card && is_named(narrator, part, element))) {
            read(narrator, element);
            last = element;
        }
    }
    return last;
}

/* The owner comes first, and before the cards what is said of them together. */
static void read_part(Narrator *narrator, Part part)
{
    const Element *last = owner_of(narrator, part);
    if (last) {
        read(narrator, last);
    }
    last = read_some(narrator, part, false, last);
    read_some(narrator, part, true, last);
}

void narrator_read_parts(Narrator *narrator)
{
    Part parts[PARTS_MAX];
    size_t count = find_parts(narrator, parts);
    for (size_t i = 0; i < count; i++) {
        read_part(narrator, parts[i]);
    }
}

void narrator_read_part(Narrator *narrator)
{
    Part parts[PARTS_MAX];
    size_t count = find_parts(narrator, parts), next = 0;
    Part last = {narrator->seen.part, strlen(narrator->seen.part), narrator->seen.chapter};
    for (size_t i = 0; i + 1 < count; i++) {
        if (is_part(parts[i], last)) {
            next = i + 1;
        }
    }
    if (count > 0) {
        Text kept = text_in(narrator->seen.part, sizeof narrator->seen.part);
        text_append_bytes(&kept, parts[next].id, parts[next].length);
        narrator->seen.chapter = parts[next].chapter;
        read_part(narrator, parts[next]);
    }
}
