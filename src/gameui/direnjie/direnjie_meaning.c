/* The apron of the desk tells what the moment asks for: what the chosen tally may bring, or a
 * sentence, with what follows from it below; a refusal of the rules stands there as well. */
#include "direnjie_table.h"

#include "base/text.h"
#include "i18n/format.h"

#include <math.h>

static const DirenjieTable *table_of(const TableScene *scene)
{
    return &direnjie_view_of(scene)->table;
}

bool direnjie_has_answered(const DirenjieTable *table, Seat seat)
{
    unsigned seats = table->seats;
    unsigned after = (seat + seats - table->active) % seats;
    unsigned due = (table->actor + seats - table->active) % seats;
    bool asked = table->ask != DIRENJIE_NO_ASK && seat != table->active;
    return asked && (table->phase != DIRENJIE_GIVING || after < due);
}

bool direnjie_is_due(const DirenjieTable *table, Seat seat)
{
    return table->phase == DIRENJIE_GIVING && seat != table->active &&
           !direnjie_has_answered(table, seat);
}

/* One or two lines. */
typedef struct Meaning {
    const char *first, *second; /* `second` may be NULL */
    Color color;
} Meaning;

/* What comes next after what there is, which may be NULL. */
static const char *joined(const TableScene *scene, const char *text, const char *words,
                          const char *next)
{
    if (!words) {
        return next;
    }
    return panel_phrase(scene, text, TR_VALUES(words, next));
}

static const char *names_line(const TableScene *scene, SeatSet seats)
{
    const char *words = NULL;
    const DirenjieTable *table = table_of(scene);
    for (unsigned i = 1; i < table->seats; i++) {
        Seat seat = (Seat)((table->active + i) % table->seats);
        if (seats_have(seats, seat)) {
            words = joined(scene, N_("{text}, {next}"), words, panel_name(scene, seat));
        }
    }
    return words;
}

/* Who gave nothing, who gave, and who is still to answer. */
static const char *answers_so_far(const TableScene *scene)
{
    const DirenjieTable *table = table_of(scene);
    SeatSet refused = 0, gave = 0, due = 0;
    for (Seat seat = 0; seat < table->seats; seat++) {
        if (direnjie_is_due(table, seat)) {
            due |= seat_bit(seat);
        } else if (direnjie_has_answered(table, seat) && seats_have(table->gave, seat)) {
            gave |= seat_bit(seat);
        } else if (direnjie_has_answered(table, seat)) {
            refused |= seat_bit(seat);
        }
    }
    static const char *const texts[] = {N_("gave nothing: {names}"), N_("gave a card: {names}"),
                                        N_("still to answer: {names}")};
    const SeatSet sets[] = {refused, gave, due};
    const char *words = NULL;
    for (unsigned i = 0; i < 3; i++) {
        const char *names = names_line(scene, sets[i]);
        if (names) {
            const char *piece = panel_phrase(scene, texts[i], TR_VALUES(names));
            words = joined(scene, N_("{text} · {next}"), words, piece);
        }
    }
    return words;
}

static Message request_message(const DirenjieTable *table)
{
    Message category =
        message_of(N_("{name} asks everyone for a card of this category: {category}."));
    Message number = message_of(N_("{name} asks everyone for number {n}."));
    return direnjie_about_ask(table->ask, message_with(category, VALUE_SEAT, table->active),
                              message_with(number, VALUE_SEAT, table->active));
}

static Meaning giving(const TableScene *scene)
{
    const DirenjieView *view = direnjie_view_of(scene);
    Message request = request_message(&view->table);
    Meaning meaning = {.first = panel_message(scene, &request)};
    int match = set_count(view->hand & direnjie_matching(view->table.ask));
    if (view->table.actor != scene->seat) {
        meaning.second = answers_so_far(scene);
    } else if (match > 0) {
        Message words =
            message_plural_of(NP_("{n} of your cards matches. You may refuse with it in hand.",
                                  "{n} of your cards match. You may refuse with them in hand."),
                              match);
        meaning.second = panel_message(scene, &words);
    } else {
        meaning.second = panel_word(scene, N_("You hold no card that matches."));
    }
    return meaning;
}

/* What the person in front is to do. */
static Meaning own_meaning(const TableScene *scene)
{
    const DirenjieTable *table = table_of(scene);
    Message taken =
        message_plural_of(NP_("{n} of two taken.", "{n} of two taken."), table->drawn_count);
    Message owed = message_plural_of(
        NP_("{n} card is still to be given back.", "{n} cards are still to be given back."),
        table->owed);
    switch ((DirenjiePhase)table->phase) {
    case DIRENJIE_BONUS:
        return (Meaning){
            .first =
                panel_word(scene, N_("A bonus: inspect a clue, or use the function of yours.")),
            .second = panel_word(scene, N_("Press a framed clue to see all of it, or a framed seat "
                                           "for the function."))};
    case DIRENJIE_REPAYING:
        return (Meaning){.first = panel_word(scene, N_("Give cards back.")),
                         .second = panel_message(scene, &owed)};
    case DIRENJIE_ASKING:
        return (Meaning){.first = panel_word(scene, N_("Press a tally: a category or a number.")),
                         .second = panel_word(scene, N_("Press it once more to ask."))};
    case DIRENJIE_GIVING:
        return giving(scene);
    case DIRENJIE_CONSOLING:
        return (Meaning){.first = panel_word(scene, N_("Nobody gave: take one card, or none.")),
                         .second = panel_word(scene, N_("Press the deck or a framed seat."))};
    case DIRENJIE_SUBMITTING:
        return (Meaning){.first = panel_word(scene, N_("You hold a clue: submit it.")),
                         .second = panel_word(scene, N_("Two equal cards first, at the bottom the "
                                                        "third or the beggar of their number."))};
    case DIRENJIE_REFILLING:
        return (Meaning){.first = panel_word(scene, N_("Refill your hand: take up to two cards.")),
                         .second = panel_message(scene, &taken)};
    case DIRENJIE_ANSWERING:
    case DIRENJIE_OVER:
        break;
    }
    return (Meaning){.first = panel_word(scene, N_("The game is over."))};
}

/* What another seat does now. */
static Meaning other_meaning(const TableScene *scene)
{
    const DirenjieTable *table = table_of(scene);
    const char *text = NULL;
    switch ((DirenjiePhase)table->phase) {
    case DIRENJIE_GIVING:
        return giving(scene);
    case DIRENJIE_BONUS:
    case DIRENJIE_REPAYING:
        text = N_("{name} uses a bonus.");
        break;
    case DIRENJIE_ASKING:
        text = N_("{name} chooses a request.");
        break;
    case DIRENJIE_CONSOLING:
    case DIRENJIE_REFILLING:
        text = N_("{name} takes cards.");
        break;
    case DIRENJIE_SUBMITTING:
        text = N_("{name} lays a clue.");
        break;
    case DIRENJIE_ANSWERING:
        text = N_("{name} writes the solution.");
        break;
    case DIRENJIE_OVER:
        return (Meaning){.first = panel_word(scene, N_("The game is over."))};
    }
    return (Meaning){.first =
                         panel_phrase(scene, text, TR_VALUES(panel_name(scene, table->actor)))};
}

static Meaning meaning_now(const TableScene *scene)
{
    const char *notice = table_notice(scene->table);
    if (notice[0] != '\0') {
        return (Meaning){.first = notice, .color = COLOR_WARNING};
    }
    Meaning meaning = other_meaning(scene);
    if (table_of(scene)->actor == scene->seat) {
        meaning = own_meaning(scene);
    }
    meaning.color = COLOR_GOLD_LIGHT;
    return meaning;
}

static void write_lines(const TableScene *scene, const Meaning *meaning, Rect strip)
{
    Pen pen = pen_of(scene);
    Letters first = {FONT_TITLE, 19, ALIGN_CENTRE, meaning->color, false};
    Letters second = {FONT_BODY, 16, ALIGN_CENTRE, COLOR_MUTED, false};
    bool room = meaning->second && strip.h >= 30;
    if (room) {
        pen_words(pen, meaning->first, first, rect_cut_top(&strip, strip.h * 0.54f));
        pen_words(pen, meaning->second, second, strip);
        return;
    }
    first.wraps = true;
    if (pen_measure(pen, meaning->first, first, strip)->line_count > 1) {
        first.size = 16;
    }
    pen_words(pen, meaning->first, first, strip);
}

/* What the person knows of an identity that a request may bring. */
static const char *known_words(const TableScene *scene, Card card)
{
    const DirenjieView *view = direnjie_view_of(scene);
    const DirenjieNotes *notes = direnjie_notes_of(scene);
    unsigned held = direnjie_copies_in(view->hand, card);
    unsigned laid = notes ? notes->ink->cells[card / 3][NOTEBOOK_CLUES].low : 0;
    if (laid == NOTEBOOK_COPIES) {
        return panel_word(scene, N_("all in clues"));
    }
    if (held > 0) {
        return panel_phrase(scene, N_("you hold {n}"), TR_VALUES(panel_number(scene, held)));
    }
    return "";
}

static void medal_cell(const TableScene *scene, Card card, Rect cell, bool names)
{
    Pen pen = pen_of(scene);
    char bytes[96];
    Text name = text_in(bytes, sizeof bytes);
    const char *known = known_words(scene, card);
    float side = fminf(cell.h * 0.94f, fmaxf(42 * pen.unit, 30));
    Rect medal = rect_cut_left(&cell, side);
    rect_cut_left(&cell, 6 * pen.unit);
    pen_medal(pen, card, rect_around(rect_centre(medal), side, side), false);
    text_append(&name, direnjie_game.names.cards[card]);
    if (names) {
        name = text_in(bytes, sizeof bytes);
        direnjie_name(scene->wording, card, &name);
    }
    Letters first = {FONT_BODY_BOLD, 16, ALIGN_LEFT, COLOR_SHEET, false};
    Letters second = {FONT_BODY, 15, ALIGN_LEFT, COLOR_MUTED, false};
    if (known[0] && cell.h >= 30) {
        pen_words(pen, bytes, first, rect_cut_top(&cell, cell.h * 0.52f));
        pen_words(pen, known, second, cell);
    } else {
        pen_words(pen, bytes, first, cell);
    }
}

/* The identities that a tally may bring: a medal for each. */
static void write_medals(const TableScene *scene, unsigned ask, Rect strip)
{
    Pen pen = pen_of(scene);
    const DirenjieTable *table = table_of(scene);
    Card cards[8];
    unsigned count = 0;
    for (unsigned row = 0; row < DIRENJIE_IDENTITIES; row++) {
        if (direnjie_matching(ask) & card_bit((Card)(3 * row))) {
            cards[count++] = (Card)(3 * row);
        }
    }
    Seat next = (Seat)((table->active + 1) % table->seats);
    const char *request = direnjie_request(scene, ask);
    Rect head = rect_cut_left(&strip, strip.w * pen_either(count > 4, 0.22f, 0.25f));
    Rect upper = rect_cut_top(&head, head.h * 0.54f);
    pen_words(pen, panel_phrase(scene, N_("{request} may bring"), TR_VALUES(request)),
              (Letters){FONT_TITLE, 18, ALIGN_LEFT, COLOR_GOLD_LIGHT, false}, upper);
    pen_words(
        pen, panel_phrase(scene, N_("first to answer: {name}"), TR_VALUES(panel_name(scene, next))),
        (Letters){FONT_BODY, 15, ALIGN_LEFT, COLOR_MUTED, false}, head);
    rect_cut_left(&strip, 10 * pen.unit);
    float width = strip.w / (float)count;
    bool names = width > 140 * pen.unit && pen.unit >= 0.79f;
    for (unsigned i = 0; i < count; i++) {
        medal_cell(scene, cards[i], rect_cut_left(&strip, width), names);
    }
}

void direnjie_meaning(const TableScene *scene)
{
    Pen pen = pen_of(scene);
    Rect strip = scene->layout->spots[SPOT_MEANING];
    Meaning meaning = meaning_now(scene);
    unsigned meant = direnjie_meant(scene);
    DirenjieForm form = direnjie_form(scene->layout);
    if (form == FORM_TALL_BOOK) {
        draw_round(ui_draw(scene->ui), strip, 6 * pen.unit, color_rgb(0x4a1a15));
    }
    const char *both = meaning.first;
    if (meaning.second) {
        both = joined(scene, N_("{text} {next}"), both, meaning.second);
    }
    Element element = {.id = "table.step",
                       .role = ROLE_TEXT,
                       .name = both,
                       .value = direnjie_game.names.phases[table_of(scene)->phase],
                       .rect = strip,
                       .secret = true,
                       .still = true};
    ui_element(scene->ui, &element);
    Rect inner = {strip.x + 24 * pen.unit, strip.y, strip.w - 48 * pen.unit, strip.h};
    if (meant != DIRENJIE_NO_ASK && table_notice(scene->table)[0] == '\0') {
        write_medals(scene, meant, inner);
    } else {
        write_lines(scene, &meaning, inner);
    }
}
