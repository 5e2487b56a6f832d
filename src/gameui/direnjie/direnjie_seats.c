/* The stations of the other seats around the Di Renjie table: a lantern that is lit for whose turn
 * it is, the name, the hand, what they answered to the request; and the clues of all seats. A
 * station or a clue is pressed where a card is drawn from it, its hand taken, or it is inspected:
 * whether that is open is asked of the legal actions. */
#include "direnjie_table.h"

#include "base/text.h"
#include "i18n/format.h"

#define LABEL_SHARE 0.84f /* of the room above the clues, whose upper edges reach into it */

static const DirenjieTable *table_of(const TableScene *scene)
{
    return &direnjie_view_of(scene)->table;
}

/* What pressing a seat would do now; ACTION_NONE: nothing. */
static Action seat_action(const TableScene *scene, Seat seat)
{
    const Selection *selection = scene->selection;
    for (size_t i = 0; i < selection->legal_count && scene->acting; i++) {
        Action action = selection->legal[i];
        unsigned verb = action_verb(action);
        bool targets = verb == DIRENJIE_DRAW || verb == DIRENJIE_TAKE || verb == DIRENJIE_ROB ||
                       verb == DIRENJIE_SWAP;
        if (targets && action_operand(action, 0) == seat) {
            return action;
        }
    }
    return ACTION_NONE;
}

/* Whether the seat has answered the request of this turn. */
static bool has_answered(const DirenjieTable *table, Seat seat)
{
    unsigned seats = table->seats;
    unsigned after = (seat + seats - table->active) % seats;
    unsigned due = (table->actor + seats - table->active) % seats;
    bool asked = table->ask != DIRENJIE_NO_ASK && seat != table->active;
    return asked && (table->phase != DIRENJIE_GIVING || after < due);
}

static void lantern(const TableScene *scene, Seat seat, Rect rect)
{
    bool lit = table_of(scene)->active == seat && table_of(scene)->phase < DIRENJIE_ANSWERING;
    Picture picture = picture_named(lit ? "ui/lantern-lit" : "ui/lantern-unlit");
    if (lit) {
        draw_glow(ui_draw(scene->ui), (Outline){.rect = rect_inset(rect, rect.w * 0.32f)},
                  color_faded(COLOR_LIT, 0.6f));
    }
    draw_picture(ui_draw(scene->ui), &picture, (Outline){.rect = rect}, 1);
}

/* "Boris: 9 cards, gave a card" */
static const char *seat_words(const TableScene *scene, Seat seat)
{
    const DirenjieTable *table = table_of(scene);
    const char *name = panel_name(scene, seat);
    const char *count = panel_number(scene, table->hand_counts[seat]);
    if (!has_answered(table, seat)) {
        return panel_phrase(scene, N_("{name}, cards in hand: {n}"), TR_VALUES(name, count));
    }
    return panel_phrase(scene,
                        seats_have(table->gave, seat)
                            ? N_("{name}, cards in hand: {n}; gave a card")
                            : N_("{name}, cards in hand: {n}; gave nothing"),
                        TR_VALUES(name, count));
}

/* Gave, or refused; nothing before. */
static void answer_sign(const TableScene *scene, Seat seat, Rect rect)
{
    const DirenjieTable *table = table_of(scene);
    if (has_answered(table, seat)) {
        bool gave = seats_have(table->gave, seat);
        Picture picture = picture_named(gave ? "ui/glyph-give" : "ui/glyph-refuse");
        draw_picture(ui_draw(scene->ui), &picture, (Outline){.rect = rect}, 1);
    }
}

static const char *action_label(const TableScene *scene, Action action)
{
    static const char *const labels[] = {
        [DIRENJIE_TAKE] = N_("Swap three cards"),
        [DIRENJIE_ROB] = N_("Take two cards"),
        [DIRENJIE_SWAP] = N_("Swap hands"),
        [DIRENJIE_DRAW] = N_("Draw a card"),
    };
    unsigned verb = action_verb(action);
    return panel_word(scene, labels[verb == DIRENJIE_DRAW ? DIRENJIE_DRAW : verb]);
}

/* The name, and below it what pressing the station does, or how many cards the hand has. Both end
 * where the hand begins, unless it lies below the name. */
static void station_lines(const TableScene *scene, Seat seat, Rect rest, Action action)
{
    Rect hand = scene->layout->zones[DIRENJIE_HANDS + seat].rect;
    const DirenjieTable *table = table_of(scene);
    bool due = table->actor == seat && table->phase != DIRENJIE_OVER;
    Message cards = message_plural_of(NP_("{n} card", "{n} cards"), table->hand_counts[seat]);
    float half = rest.h / 2;
    Rect first = rect_cut_top(&rest, half);
    rest.w = hand.x - 4 * scene->layout->unit - rest.x;
    first.w = hand.y < rest.y ? rest.w : first.w;
    Line name = {.id = panel_id(scene, "seat.", seat, ".name"),
                 .text = panel_name(scene, seat),
                 .value = panel_digits(scene, table->hand_counts[seat]),
                 .name = seat_words(scene, seat),
                 .bold = true,
                 .low = true,
                 .color = due ? COLOR_GOLD_LIGHT : COLOR_PAPER};
    panel_line(scene, &name, &first);
    if (action != ACTION_NONE) {
        const char *label = action_label(scene, action);
        float room = rest.h * LABEL_SHARE;
        const TextBlock *block = panel_block(scene, label, rest.w, room);
        if (block->h <= room) { /* else it would be too small to read: the frame says enough */
            draw_text(ui_draw(scene->ui), block, (Point){rest.x, rest.y}, COLOR_LIT);
        }
        return;
    }
    Line below = {.text = panel_message(scene, &cards), .low = true, .color = COLOR_MUTED};
    if (table->teams > 0 && seat % table->teams == scene->seat % table->teams) {
        below.id = panel_id(scene, "seat.", seat, ".team");
        below.text = panel_phrase(scene, N_("{cards} · your partner"), TR_VALUES(below.text));
        below.color = COLOR_GOLD_LIGHT;
    }
    panel_line(scene, &below, &rest);
}

static void station(const TableScene *scene, unsigned other)
{
    const DirenjieTable *table = table_of(scene);
    Seat seat = (Seat)((scene->seat + 1u + other) % table->seats);
    Rect plate = scene->layout->spots[SPOT_STATIONS + other], rest = plate;
    float unit = scene->layout->unit;
    Action action = seat_action(scene, seat);
    DrawList *list = ui_draw(scene->ui);
    draw_round(list, plate, 10 * unit, color_faded(COLOR_PANEL, 0.62f));
    if (action != ACTION_NONE) {
        draw_frame_dashed(list, plate, 2 * unit, COLOR_GOLD_LIGHT);
    } else if (table->active == seat) {
        draw_frame(list, plate, 2 * unit, color_faded(COLOR_GOLD, 0.8f));
    }
    rest = rect_inset(rest, 8 * unit);
    Rect head = rect_cut_top(&rest, 56 * unit);
    lantern(scene, seat, rect_cut_left(&head, 56 * unit));
    rect_cut_left(&head, 4 * unit);
    station_lines(scene, seat, head, action);
    Rect hand = scene->layout->zones[DIRENJIE_HANDS + seat].rect;
    Element element = {.id = panel_id(scene, "seat.", seat, ""),
                       .role = action == ACTION_NONE ? ROLE_TEXT : ROLE_BUTTON,
                       .name = action == ACTION_NONE ? seat_words(scene, seat)
                                                     : action_label(scene, action),
                       .value = panel_digits(scene, table->hand_counts[seat]),
                       .rect = {plate.x, plate.y, plate.w, hand.y + hand.h - plate.y},
                       .still = action == ACTION_NONE};
    Touch touch = ui_element(scene->ui, &element);
    if (touch.hovered && action != ACTION_NONE) {
        draw_frame(list, plate, 2 * unit, COLOR_LIT);
    }
    if (touch.activated && action != ACTION_NONE) {
        table_choose(scene->table, action);
    }
}

/* The deck, while a card can be drawn from it. */
static void deck(const TableScene *scene)
{
    const char *reason;
    const ZonePlace *place = &scene->layout->zones[DIRENJIE_DECK];
    Action action = action_with_1(DIRENJIE_DRAW_DECK, 0);
    if (!table_offers(scene, action, &reason)) {
        return;
    }
    Outline outline = {.rect = rect_inset(place->rect, -4 * scene->layout->unit)};
    Element element = {.id = "button.deck",
                       .role = ROLE_BUTTON,
                       .name = panel_word(scene, N_("Draw the top card of the deck")),
                       .rect = place->rect};
    Touch touch = ui_element(scene->ui, &element);
    draw_glow(ui_draw(scene->ui), outline,
              color_faded(COLOR_LIT, touch.hovered || touch.focused ? 1 : 0.6f));
    if (touch.activated) {
        table_choose(scene->table, action);
    }
}

/* The sign over the hand, above its backs. */
static void answers_signs(const TableScene *scene)
{
    const DirenjieTable *table = table_of(scene);
    float side = 34 * scene->layout->unit;
    for (unsigned other = 0; other + 1u < table->seats; other++) {
        Seat seat = (Seat)((scene->seat + 1u + other) % table->seats);
        Rect plate = scene->layout->spots[SPOT_STATIONS + other];
        answer_sign(scene, seat,
                    (Rect){plate.x + plate.w - side * 0.8f, plate.y - side * 0.2f, side, side});
    }
}

static const char *clue_words(const TableScene *scene, unsigned clue, unsigned nth)
{
    const DirenjieView *view = direnjie_view_of(scene);
    char bytes[96];
    Text text = text_in(bytes, sizeof bytes);
    const char *name = panel_name(scene, view->table.clue_owners[clue]);
    const char *number = panel_number(scene, nth + 1);
    if (!(view->table.clues_public >> clue & 1)) {
        return panel_phrase(scene, N_("Hidden clue {n} of {name}"), TR_VALUES(number, name));
    }
    direnjie_name(scene->wording, view->clues[clue].cards[0], &text);
    return panel_phrase(scene, N_("Public clue {n} of {name}: {card}"),
                        TR_VALUES(number, name, bytes));
}

static void clue_element(const TableScene *scene, unsigned clue, unsigned nth)
{
    const DirenjieView *view = direnjie_view_of(scene);
    Seat owner = view->table.clue_owners[clue];
    Rect top;
    if (!table_card_rect(scene->table, DIRENJIE_CLUES + owner, 3 * nth, &top)) {
        return;
    }
    const char *reason;
    Action action = action_with_2(DIRENJIE_INSPECT, owner, (uint8_t)nth);
    bool open = table_offers(scene, action, &reason);
    bool shown = view->table.clues_public >> clue & 1;
    Card card = view->clues[clue].cards[0];
    char stem[16];
    Text text = text_in(stem, sizeof stem);
    text_append(&text, ".");
    text_append_number(&text, (int64_t)nth);
    Element element = {.id = panel_id(scene, "clue.", owner, stem),
                       .role = open ? ROLE_BUTTON : ROLE_CARD,
                       .name = clue_words(scene, clue, nth),
                       .value = shown ? direnjie_game.names.cards[card] : "hidden",
                       .rect = top,
                       .still = !open};
    Touch touch = ui_element(scene->ui, &element);
    if (open) {
        draw_glow(ui_draw(scene->ui), (Outline){.rect = top},
                  color_faded(COLOR_LIT, touch.hovered ? 0.9f : 0.5f));
    }
    if (touch.activated && open) {
        table_choose(scene->table, action);
    }
}

static void clues(const TableScene *scene)
{
    const DirenjieTable *table = table_of(scene);
    for (Seat seat = 0; seat < table->seats; seat++) {
        unsigned count = direnjie_clues_of(table, seat);
        for (unsigned nth = 0; nth < count; nth++) {
            clue_element(scene, direnjie_clue_at(table, seat, nth), nth);
        }
    }
}

void direnjie_seats(const TableScene *scene)
{
    const DirenjieTable *table = table_of(scene);
    for (unsigned other = 0; other + 1u < table->seats; other++) {
        station(scene, other);
    }
    deck(scene);
    answers_signs(scene);
    clues(scene);
}
