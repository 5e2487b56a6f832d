/* Where things lie on the Di Renjie table: a magistrate's desk between the pavilion with the secret
 * and the own hand, the other seats around it in the order of play, from the left over the top to
 * the right. Four drawings, wide and tall, each with the notebook closed or open, are given in
 * pixels of a window of 1600 × 900 or 1000 × 1600; of them that with the larger hand is taken. In
 * windows of another shape the parts at the sides keep their distance from the edges, and spare
 * height goes half above the pavilion and half above the hand. */
#include "direnjie_plan.h"

#include "base/limits.h"

#include <math.h>

static const Drawing drawings[] = {
    [FORM_WIDE] = {.width = 1600,
                   .height = 900,
                   .bar = 65,
                   .hand_card = 146,
                   .lean = 3.2f,
                   .lift = 14,
                   .hover = 4, /* no higher: a line of the plate lies just above the hand */
                   .secret = 94,
                   .clue = 70,
                   .own_clue = 70,
                   .shrine = {538, 186, 526, 250, 0.5f, 0.5f},
                   .lanterns_left = {352, 190, 181, 72, 0.5f, 0.5f},
                   .lanterns_right = {1067, 190, 181, 72, 0.5f, 0.5f},
                   .book = {1088, 292, 118, 142, 0.5f, 0.5f},
                   .deck = {405, 278, 99, 130, 0.5f, 0.5f},
                   .tallies = {352, 440, 896, 148, 0.5f, 0.5f},
                   .meaning = {373, 601, 856, 47, 0.5f, 0.5f},
                   .story = {1278, 398, 283, 192, 1, 0.5f},
                   .buttons = {1283, 600, 272, 54, 1, 0.5f},
                   .desk = {338, 572, 924, 232, 0.5f, 0.5f},
                   .me = {53, 400, 272, 246, 0, 0.5f},
                   .hand = {190, 677, 1219, 216, 0.5f, 1}},
    [FORM_WIDE_BOOK] = {.width = 1600,
                        .height = 900,
                        .bar = 65,
                        .hand_card = 118,
                        .lean = 1.8f,
                        .lift = 20,
                        .secret = 86,
                        .clue = 48,
                        .own_clue = 48,
                        .shrine = {272, 240, 451, 208, 0, 0.5f},
                        .lanterns_left = {83, 262, 181, 56, 0, 0.5f},
                        .lanterns_right = {733, 262, 181, 56, 0, 0.5f},
                        .book = {733, 346, 170, 96, 0, 0.5f},
                        .deck = {790, 352, 70, 66, 0, 0.5f},
                        .tallies = {80, 452, 835, 144, 0, 0.5f},
                        .meaning = {110, 608, 776, 52, 0, 0.5f},
                        .buttons = {98, 665, 800, 48, 0, 0.5f},
                        .desk = {66, 586, 863, 220, 0, 0.5f},
                        .me = {80, 326, 186, 120, 0, 0.5f},
                        .hand = {70, 720, 856, 172, 0, 1}},
    [FORM_TALL] = {.width = 1000,
                   .height = 1600,
                   .bar = 66,
                   .hand_card = 186,
                   .lean = 4.4f,
                   .lift = 32,
                   .secret = 100,
                   .clue = 52,
                   .own_clue = 44,
                   .shrine = {226, 424, 548, 256, 0.5f, 0.4f},
                   .lanterns_left = {44, 434, 176, 80, 0.5f, 0.4f},
                   .lanterns_right = {780, 434, 176, 80, 0.5f, 0.4f},
                   .book = {800, 545, 120, 134, 0.5f, 0.4f},
                   .deck = {838, 424, 120, 88, 0.5f, 0.4f},
                   .tallies = {68, 683, 864, 283, 0.5f, 0.4f},
                   .meaning = {92, 990, 816, 60, 0.5f, 0.4f},
                   .story = {62, 1072, 516, 122, 0.5f, 0.5f},
                   .buttons = {600, 1070, 332, 178, 0.5f, 0.5f},
                   .desk = {52, 962, 896, 262, 0.5f, 0.4f},
                   .me = {64, 525, 160, 150, 0.5f, 0.4f},
                   .hand = {16, 1252, 968, 300, 0.5f, 1}},
    [FORM_TALL_BOOK] = {.width = 1000,
                        .height = 1600,
                        .bar = 66,
                        .hand_card = 130,
                        .lean = 0.1f,
                        .lift = 18,
                        .clue = 52,
                        .own_clue = 44,
                        .tallies = {40, 1178, 920, 99, 0.5f, 1},
                        .meaning = {40, 1283, 920, 60, 0.5f, 1},
                        .buttons = {40, 1349, 920, 53, 0.5f, 1},
                        .hand = {16, 1412, 968, 184, 0.5f, 1}},
};

/* The wide one where all hands lie open: those above hang below their seats, to be read, and what
 * stands below them makes room; nobody picks a card of the own hand then. */
static const Drawing open_wide = {.width = 1600,
                                  .height = 900,
                                  .bar = 65,
                                  .hand_card = 112,
                                  .lean = 2.4f,
                                  .lift = 14,
                                  .hover = 4,
                                  .secret = 94,
                                  .clue = 70,
                                  .own_clue = 70,
                                  .shrine = {538, 262, 526, 250, 0.5f, 0.5f},
                                  .lanterns_left = {352, 276, 181, 72, 0.5f, 0.5f},
                                  .lanterns_right = {1067, 276, 181, 72, 0.5f, 0.5f},
                                  .book = {1088, 376, 118, 134, 0.5f, 0.5f},
                                  .deck = {405, 362, 99, 122, 0.5f, 0.5f},
                                  .tallies = {352, 516, 896, 148, 0.5f, 0.5f},
                                  .meaning = {373, 677, 856, 47, 0.5f, 0.5f},
                                  .story = {1278, 398, 283, 192, 1, 0.5f},
                                  .buttons = {1283, 600, 272, 54, 1, 0.5f},
                                  .desk = {338, 648, 924, 200, 0.5f, 0.5f},
                                  .me = {53, 400, 272, 246, 0, 0.5f},
                                  .hand = {190, 730, 1219, 160, 0.5f, 1}};

#define BODY_LINE 25.0f /* units of the window: a line of body text as the program comes */

/* The hand gives room to the plate where letters are large: it lies lower, or is smaller. */
static void make_room(Plan *plan, Drawing *drawing)
{
    float large = plan->large;
    *drawing = *plan->drawing;
    plan->drawing = drawing;
    if (plan->form == FORM_TALL) {
        drawing->desk.h += 78 * large;
        drawing->meaning.y += 10 * large;
        drawing->meaning.h += 20 * large;
        drawing->story.y += 26 * large;
        drawing->buttons.y += 26 * large;
        drawing->hand.y += 26 * large;
    } else if (plan->form == FORM_WIDE && !plan->open) {
        drawing->hand_card -= 8 * large;
        drawing->hand.y += 12 * large;
        drawing->hand.h -= 12 * large;
        drawing->meaning.h += 11 * large;
        drawing->desk.h += 20 * large;
    } else if (plan->form == FORM_WIDE_BOOK) {
        drawing->tallies.h -= 9 * large;
        drawing->meaning.y -= 9 * large;
        drawing->meaning.h += 20 * large;
        drawing->buttons.y += 8 * large;
        drawing->hand.y += 11 * large;
        drawing->hand.h -= 11 * large;
        drawing->hand_card -= 2 * large;
        drawing->desk.h += 16 * large;
    } else if (plan->form == FORM_TALL_BOOK) {
        drawing->meaning.h += 15 * large;
        drawing->buttons.y += 15 * large;
        drawing->hand.y += 15 * large;
        drawing->hand.h -= 15 * large;
        drawing->hand_card -= 12 * large;
    }
}

static float unit_for(DirenjieForm form, Rect window, float top)
{
    const Drawing *drawing = &drawings[form];
    float below = (window.h - top) / (drawing->height - drawing->bar);
    return fminf(window.w / drawing->width, fminf(window.h / drawing->height, below));
}

static DirenjieForm form_for(Rect window, float top, bool book)
{
    DirenjieForm wide = FORM_WIDE, tall = FORM_TALL;
    if (book) {
        wide = FORM_WIDE_BOOK;
        tall = FORM_TALL_BOOK;
    }
    float of_wide = unit_for(wide, window, top) * drawings[wide].hand_card;
    float of_tall = unit_for(tall, window, top) * drawings[tall].hand_card;
    return of_wide >= of_tall ? wide : tall;
}

static bool is_acting(const DirenjieView *view, DirenjiePhase phase)
{
    return view->table.phase == phase && view->table.actor == view->seat;
}

static bool picks_from_hand(const DirenjieView *view)
{
    return is_acting(view, DIRENJIE_GIVING) || is_acting(view, DIRENJIE_REPAYING) ||
           is_acting(view, DIRENJIE_SUBMITTING);
}

static void place_me(Plan *plan)
{
    const Drawing *drawing = plan->drawing;
    Part part = drawing->me;
    if (plan->form == FORM_TALL && plan->view->table.seats <= 4) { /* beside the wide pavilion */
        part.x = 24;
    } else if (plan->form == FORM_TALL) {
        part.x -= 24 * plan->large;
        part.w += 24 * plan->large;
    }
    Rect me = plan_part(plan, part);
    float unit = plan->unit;
    Rect clues = {me.x + 14 * unit, me.y + 124 * unit, 244 * unit, 104 * unit};
    if (plan->form != FORM_WIDE) {
        float width = (3 * drawing->own_clue + 16) * unit;
        clues = (Rect){me.x + me.w - width, me.y + me.h - 72 * unit, width, 70 * unit};
    }
    plan->out->spots[SPOT_ME] = me;
    plan_clues(plan, plan->view->seat, clues, drawing->own_clue);
    if (plan->form == FORM_TALL_BOOK) {
        plan->out->zones[DIRENJIE_CLUES + plan->view->seat].form = FORM_HIDDEN;
    }
}

#define DECK_LIFT  10 /* of the drawing, at most */
#define DECK_WORDS 96 /* of the drawing: up to the foot of the pavilion */

/* What is written below the deck ends above what lies there: the deck rises, then the letters
 * shrink. */
static void fit_deck_words(Plan *plan)
{
    const Drawing *drawing = plan->drawing;
    ZonePlace *deck = &plan->out->zones[DIRENJIE_DECK];
    Rect below = plan->out->spots[SPOT_TALLIES];
    if (plan->form == FORM_TALL) {
        below = plan_part(plan, drawing->book);
    }
    float from = rect_centre(deck->rect).y + deck->card_width * CARD_RATIO / 2 + 8 * plan->unit;
    float room = below.y - from - 2 * plan->unit;
    if (plan->line > room) {
        deck->rect.y -= DECK_LIFT * plan->unit;
        room += DECK_LIFT * plan->unit;
    }
    if (plan->line > room) {
        plan->out->type *= room / plan->line;
    }
}

static void place_deck(Plan *plan)
{
    Rect rect = plan_part(plan, plan->drawing->deck);
    float width = fminf(rect.w * 0.9f, rect.h / 1.45f);
    bool is_dealt = plan->view->table.seats >= 5;
    plan->out->zones[DIRENJIE_DECK] =
        (ZonePlace){.form = FORM_PILE,
                    .rect = rect,
                    .card_width = width,
                    .closed = plan->view->table.phase != DIRENJIE_OVER,
                    .loose = true,
                    .vanishes = is_dealt || plan->form == FORM_TALL_BOOK,
                    .words = DECK_WORDS,
                    .id = "pile.deck",
                    .name = NC_("pile", "Deck"),
                    .tip = N_("The cards that nobody was dealt: the deck is never refilled.")};
    if (plan->form == FORM_TALL_BOOK) {
        Rect tallies = plan->out->spots[SPOT_TALLIES];
        plan->out->zones[DIRENJIE_DECK].rect = (Rect){tallies.x, tallies.y, width, 1};
        plan->out->zones[DIRENJIE_DECK].form = FORM_HIDDEN;
        return;
    }
    fit_deck_words(plan);
}

/* The pavilion is larger where nobody sits above. */
static float secret_width(const Plan *plan)
{
    unsigned seats = plan->view->table.seats;
    if (plan->form == FORM_WIDE && seats == 3) {
        return 118;
    }
    return plan->form == FORM_TALL && seats <= 4 ? 132 : plan->drawing->secret;
}

static void place_secret(Plan *plan)
{
    Part part = plan->drawing->shrine;
    unsigned seats = plan->view->table.seats;
    if (plan->form == FORM_WIDE && seats == 3) {
        part = (Part){525, 96, 552, 340, 0.5f, 0.5f};
    } else if (plan->form == FORM_TALL && seats <= 4) {
        part = (Part){170, 274, 660, 406, 0.5f, 0.4f};
    }
    Rect shrine = plan_part(plan, part);
    float width = secret_width(plan) * plan->unit, pitch = pen_pavilion_pitch(width);
    float below = width * (208 - 137) / 94 + 24 * plan->unit; /* its floor, and the candidates */
    Point middle = {shrine.x + shrine.w / 2, shrine.y + shrine.h - below};
    plan->out->spots[SPOT_SHRINE] =
        (Rect){middle.x - 1.5f * pitch, middle.y - width * 0.7f, 3 * pitch, width * CARD_RATIO};
    plan->out->zones[DIRENJIE_SECRET] =
        (ZonePlace){.form = plan->form == FORM_TALL_BOOK ? FORM_HIDDEN : FORM_GRID,
                    .rect = plan->out->spots[SPOT_SHRINE],
                    .card_width = width,
                    .groups = 3,
                    .pitch = pitch,
                    .dressed = true,
                    .id = "table.secret"};
}

/* Three places for a clue in the rack, where the person must lay one. */
static void place_slots(Plan *plan)
{
    Rect board = plan->out->spots[SPOT_TALLIES];
    float words = fmaxf(24 * plan->unit, 17); /* below each, so that a card leaves them free */
    float width = fminf(112 * plan->unit, (board.h - words) / 1.42f), gap = width * 0.5f;
    Point centre = {rect_centre(board).x, rect_centre(board).y - words / 2};
    if (!is_acting(plan->view, DIRENJIE_SUBMITTING)) {
        return;
    }
    for (unsigned i = 0; i < SLOTS_MAX; i++) {
        Point at = {centre.x + (width + gap) * ((float)i - 1), centre.y};
        plan->out->slots[i] = rect_around(at, width, width * CARD_RATIO);
    }
}

static void place_hand(Plan *plan)
{
    Layout *out = plan->out;
    const Drawing *drawing = plan->drawing;
    Rect rect = plan_part(plan, drawing->hand);
    bool picks = picks_from_hand(plan->view);
    out->hand = rect;
    out->ribbon = out->spots[SPOT_TALLIES];
    out->drop = (Rect){0};
    if (picks) {
        out->drop = out->spots[SPOT_TALLIES];
    }
    out->form = (uint8_t)plan->form;
    out->lift = drawing->lift;
    out->hover = drawing->hover;
    out->zones[DIRENJIE_HANDS + plan->view->seat] =
        (ZonePlace){.form = FORM_FAN,
                    .rect = rect,
                    .card_width = drawing->hand_card * plan->unit,
                    .lean = drawing->lean,
                    .spread = 0.875f,
                    .picks = picks,
                    .hand = true,
                    .dressed = true,
                    .secret = plan->view->table.phase != DIRENJIE_OVER,
                    .id = "hand.card"};
}

static void place_middle(Plan *plan)
{
    static const ButtonFlow flows[] = {[FORM_WIDE] = BUTTONS_UP,
                                       [FORM_WIDE_BOOK] = BUTTONS_ACROSS,
                                       [FORM_TALL] = BUTTONS_DOWN,
                                       [FORM_TALL_BOOK] = BUTTONS_ACROSS};
    Layout *out = plan->out;
    const Drawing *drawing = plan->drawing;
    out->spots[SPOT_TALLIES] = plan_part(plan, drawing->tallies);
    out->spots[SPOT_MEANING] = plan_part(plan, drawing->meaning);
    out->spots[SPOT_LANTERNS_LEFT] = plan_part(plan, drawing->lanterns_left);
    out->spots[SPOT_LANTERNS_RIGHT] = plan_part(plan, drawing->lanterns_right);
    out->spots[SPOT_BOOK] = plan_part(plan, drawing->book);
    out->spots[SPOT_STORY] = plan_part(plan, drawing->story);
    out->spots[SPOT_DESK] = plan_part(plan, drawing->desk);
    out->buttons = plan_part(plan, drawing->buttons);
    out->flow = flows[plan->form];
    if (plan->form == FORM_WIDE && plan->view->table.phase == DIRENJIE_GIVING) {
        out->buttons = plan_part(plan, (Part){1283, 608, 272, DIRENJIE_LOW_BUTTON, 1, 0.5f});
    }
    if (plan->form == FORM_WIDE && plan->view->table.seats == 3) {
        out->spots[SPOT_LANTERNS_LEFT] = plan_part(plan, (Part){339, 140, 181, 90, 0.5f, 0.5f});
        out->spots[SPOT_LANTERNS_RIGHT] = plan_part(plan, (Part){1082, 140, 181, 90, 0.5f, 0.5f});
    } else if (plan->form == FORM_WIDE && plan->view->table.seats == 2) {
        out->spots[SPOT_LANTERNS_LEFT] = plan_part(plan, (Part){70, 140, 440, 110, 0, 0.25f});
        out->spots[SPOT_LANTERNS_RIGHT] = plan_part(plan, (Part){1090, 140, 440, 110, 1, 0.25f});
    } else if (plan->form == FORM_TALL && plan->view->table.seats <= 4) { /* above the deck */
        out->spots[SPOT_LANTERNS_LEFT] = plan_part(plan, (Part){44, 264, 120, 126, 0.5f, 0.4f});
        out->spots[SPOT_LANTERNS_RIGHT] = plan_part(plan, (Part){836, 264, 120, 126, 0.5f, 0.4f});
        out->spots[SPOT_BOOK] = plan_part(plan, (Part){846, 552, 108, 126, 0.5f, 0.4f});
    }
}

static Plan plan_for(const Space *space, const DirenjieView *view, Layout *out)
{
    Rect window = space->window;
    if (window.w <= 0) { /* a picture of the table has no window of its own */
        window = space->area;
    }
    float bar = space->area.y - window.y;
    window.w = space->area.x + space->area.w - window.x;
    window.h = space->area.y + space->area.h - window.y;
    bool book = space->docked.w > 0;
    Plan plan = {
        .view = view, .out = out, .form = form_for(window, bar, book), .line = space->line};
    plan.large = pen_growth(space->line / (BODY_LINE * space->unit));
    plan.drawing = &drawings[plan.form];
    plan.open = space->open || view->table.phase == DIRENJIE_OVER;
    if (plan.open && plan.form == FORM_WIDE && view->table.seats != 3) {
        plan.drawing = &open_wide;
    }
    plan.unit = out->unit = unit_for(plan.form, window, bar);
    float top = fmaxf(0, bar / plan.unit - plan.drawing->bar);
    plan.x = window.x;
    plan.y = window.y + top * plan.unit;
    plan.spare_w = window.w / plan.unit - plan.drawing->width;
    plan.spare_h = window.h / plan.unit - plan.drawing->height - top;
    if (plan.form == FORM_WIDE_BOOK) { /* the table stays in the middle of what the book leaves */
        plan.x += plan.spare_w * plan.unit * 0.5f;
        plan.spare_w = 0;
    }
    return plan;
}

/* While the answers are written nothing else lies on the table: the memorial has all of it. */
static void clear_for_answers(Plan *plan, const Space *space)
{
    Layout *out = plan->out;
    Rect room = space->area, book = space->docked;
    for (unsigned zone = 0; zone < DIRENJIE_ZONES; zone++) {
        out->zones[zone].form = FORM_HIDDEN;
        out->zones[zone].picks = false;
        out->zones[zone].vanishes = true;
    }
    if (plan->form == FORM_WIDE_BOOK) {
        room.w = book.x - room.x;
    } else if (plan->form == FORM_TALL_BOOK) {
        float bottom = room.y + room.h;
        room.y = book.y + book.h;
        room.h = bottom - room.y;
    }
    out->spots[SPOT_DESK] = room;
    out->drop = (Rect){0};
}

void direnjie_arrange(const Space *space, const void *memory, Layout *out)
{
    const DirenjieView *view = memory;
    for (Seat seat = 0; seat < DIRENJIE_SEATS; seat++) {
        out->zones[DIRENJIE_HANDS + seat].card_width = 20;
        out->zones[DIRENJIE_CLUES + seat] = (ZonePlace){.card_width = 20, .groups = 3};
    }
    Plan plan = plan_for(space, view, out);
    Drawing drawing;
    make_room(&plan, &drawing);
    place_middle(&plan);
    place_secret(&plan);
    place_deck(&plan);
    place_me(&plan);
    place_slots(&plan);
    place_hand(&plan);
    plan_stations(&plan);
    if (view->table.phase == DIRENJIE_ANSWERING && space->window.w > 0) {
        clear_for_answers(&plan, space);
    }
}

DirenjieForm direnjie_form(const Layout *layout)
{
    return (DirenjieForm)layout->form;
}

/* In units: above a tall table's book the seats, unless it is time for answers. */
static float tall_book_top(const DirenjieTable *table)
{
    if (table->phase == DIRENJIE_ANSWERING) {
        return 76;
    }
    return table->seats > 4 ? 413 : 248;
}

Rect direnjie_book_rect(Rect window, float bar, const DirenjieTable *table)
{
    DirenjieForm form = form_for(window, bar, true);
    const Drawing *drawing = &drawings[form];
    float unit = unit_for(form, window, bar);
    float top = fmaxf(0, bar / unit - drawing->bar),
          spare = window.h / unit - drawing->height - top;
    if (form == FORM_WIDE_BOOK) {
        float width = 606 + fminf((window.w / unit - 1600) * 0.3f, 90);
        return (Rect){window.w - (width + 10) * unit, (76 + top) * unit, width * unit,
                      (816 + spare) * unit};
    }
    float y = tall_book_top(table), height = 1170 + spare - y;
    if (table->phase == DIRENJIE_ANSWERING) { /* the leaves of the answer lie below */
        height = 757 + spare / 2;
    }
    return (Rect){window.w / 2 - 484 * unit, (y + top) * unit, 968 * unit, height * unit};
}
