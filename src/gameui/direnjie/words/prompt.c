/* What the apron of the desk says, which is the plate of this game: what is wanted now and of whom,
 * with its measure; while something moves, and while others act, what goes on, and never a demand.
 * The line below it says how it is done, or what follows from the choice. */
#include "direnjie/seen.h"
#include "direnjie/seen/now.h"
#include "direnjie/sentences.h"
#include "direnjie/table.h"
#include "direnjie/words.h"
#include "direnjie/words/tellings.h"

#include "i18n/format.h"

/* Whether the person in front is to decide, and nothing moves any more. */
static bool decides(const TableScene *scene)
{
    return scene->acting && table_rests(scene->table);
}

/* How many clues can be laid, and how many of them have a beggar at their bottom. */
static unsigned submit_count(const TableScene *scene, unsigned *beggars)
{
    const Selection *selection = scene->selection;
    unsigned submits = 0;
    *beggars = 0;
    for (size_t i = 0; i < selection->legal_count; i++) {
        Action action = selection->legal[i];
        if (action_verb(action) == DIRENJIE_SUBMIT) {
            Card bottom = action_operand(action, 2);
            submits++;
            *beggars += !direnjie_is_identity(bottom) && bottom != DIRENJIE_KILLER_CARD;
        }
    }
    return submits;
}

static const char *names_line(const TableScene *scene, SeatSet seats)
{
    const char *words = NULL;
    const DirenjieTable *table = direnjie_table_of(scene);
    for (unsigned i = 1; i < table->seats; i++) {
        Seat seat = (Seat)((table->active + i) % table->seats);
        if (!seats_have(seats, seat)) {
            continue;
        }
        const char *name = panel_name(scene, seat);
        if (words) {
            name = panel_phrase(scene, N_("{text}, {next}"), TR_VALUES(words, name));
        }
        words = name;
    }
    return words;
}

/* Who gave nothing, who gave, and who is still to answer. */
static const char *answers_so_far(const TableScene *scene)
{
    static const char *const texts[] = {N_("gave nothing: {names}"), N_("gave a card: {names}"),
                                        N_("still to answer: {names}")};
    const DirenjieTable *table = direnjie_table_of(scene);
    SeatSet sets[3] = {0, 0, 0};
    for (Seat seat = 0; seat < table->seats; seat++) {
        if (direnjie_has_answered(table, seat)) {
            sets[seats_have(table->gave, seat)] |= seat_bit(seat);
        } else if (direnjie_is_due(table, seat)) {
            sets[2] |= seat_bit(seat);
        }
    }
    const char *words = NULL;
    for (unsigned i = 0; i < 3; i++) {
        const char *names = names_line(scene, sets[i]);
        if (!names) {
            continue;
        }
        const char *piece = panel_phrase(scene, texts[i], TR_VALUES(names));
        if (words) {
            piece = panel_phrase(scene, N_("{text} · {next}"), TR_VALUES(words, piece));
        }
        words = piece;
    }
    return words;
}

static const char *request_words(const TableScene *scene, unsigned ask, bool of_you)
{
    Seat active = direnjie_table_of(scene)->active;
    Message message =
        direnjie_about_ask(ask, N_("You ask everyone for a card of this category: {category}."),
                           N_("You ask everyone for number {n}."));
    if (!table_is_you(scene, active)) {
        const char *category =
            of_you ? N_("{name} asks you for a card of this category: {category}.")
                   : N_("{name} asks everyone for a card of this category: {category}.");
        const char *number = of_you ? N_("{name} asks you for number {n}.")
                                    : N_("{name} asks everyone for number {n}.");
        message = MESSAGE(ask < DIRENJIE_ASK_ONE ? category : number, value_seat(active),
                          direnjie_ask_value(ask));
    }
    return panel_message(scene, &message);
}

static const char *matches(const TableScene *scene)
{
    const DirenjieView *view = direnjie_view_of(scene);
    int count = set_count(view->hand & direnjie_matching(view->table.ask));
    if (count == 0) {
        return panel_word(
            scene, N_("You hold no card that matches. The asker may then draw one from you."));
    }
    Message words = message_plural_of(
        NP_("{n} of your cards matches. If you give nothing, the asker may draw one from you.",
            "{n} of your cards match. If you give nothing, the asker may draw one from you."),
        count);
    return panel_message(scene, &words);
}

/* Where cards can be taken from. */
static const char *sources(const TableScene *scene)
{
    bool deck = selection_has_verb(scene->selection, DIRENJIE_DRAW_DECK),
         seats = selection_has_verb(scene->selection, DIRENJIE_DRAW);
    if (deck && seats) {
        return panel_word(scene, N_("From the deck: only you see the card. From a framed player: a "
                                    "random card, and its owner knows which."));
    }
    if (deck) {
        return panel_word(scene, N_("Press the deck."));
    }
    return panel_word(scene, seats ? N_("Press a framed player: whoever gave nothing and holds "
                                        "three or more cards, for one card each.")
                                   : N_("There is no card that you could take."));
}

/* What a press on a clue or on a seat does, as far as each is open. */
static const char *bonus_press(const TableScene *scene, bool inspects)
{
    if (selection_has_verb(scene->selection, DIRENJIE_TAKE)) {
        return inspects ? N_("Press a framed clue: you alone see all of it. Press a framed "
                             "player: take three cards, give back three you choose.")
                        : N_("Press a framed player: take three cards, give back three you "
                             "choose.");
    }
    if (selection_has_verb(scene->selection, DIRENJIE_ROB)) {
        return inspects ? N_("Press a framed clue: you alone see all of it. Press a framed "
                             "player, with the most cards: take two.")
                        : N_("Press a framed player, one with the most cards: take two.");
    }
    if (selection_has_verb(scene->selection, DIRENJIE_SWAP)) {
        return inspects ? N_("Press a framed clue: you alone see all of it. Press a framed "
                             "player: swap hands.")
                        : N_("Press a framed player: swap hands.");
    }
    return N_("Press a framed clue: you alone see all three cards.");
}

/* The actions are those of a target, a weapon and a location. */
static const char *bonus_words(const TableScene *scene, bool inspects)
{
    if (selection_has_verb(scene->selection, DIRENJIE_TAKE)) {
        return inspects ? N_("Bonus: inspect a clue, or swap three cards.")
                        : direnjie_bonus(DIRENJIE_TAKE);
    }
    if (selection_has_verb(scene->selection, DIRENJIE_ROB)) {
        return inspects ? N_("Bonus: inspect a clue, or take two cards.")
                        : direnjie_bonus(DIRENJIE_ROB);
    }
    if (selection_has_verb(scene->selection, DIRENJIE_SWAP)) {
        return inspects ? N_("Bonus: inspect a clue, or swap hands.")
                        : direnjie_bonus(DIRENJIE_SWAP);
    }
    return direnjie_bonus(DIRENJIE_INSPECT);
}

static PlateWords bonus(const TableScene *scene)
{
    bool inspects = selection_has_verb(scene->selection, DIRENJIE_INSPECT);
    return (PlateWords){panel_word(scene, bonus_words(scene, inspects)),
                        panel_word(scene, bonus_press(scene, inspects))};
}

/* "Computer 2: T4, W2"; NULL when nothing was lost. */
static const char *losses(const TableScene *scene)
{
    const DirenjieNotes *notes = direnjie_notes_of(scene);
    const char *words = NULL;
    for (Seat seat = 0; notes && seat < direnjie_table_of(scene)->seats; seat++) {
        if (notes->lost[seat]) {
            Message lost =
                MESSAGE(N_("{name}: {cards}"), value_seat(seat), value_cards(notes->lost[seat]));
            const char *one = panel_message(scene, &lost);
            words = words ? panel_phrase(scene, N_("{text} · {next}"), TR_VALUES(words, one)) : one;
        }
    }
    return words;
}

/* What was lost meanwhile; else how it is done, in a first game rather what for, as the button says
 * how. */
static const char *asking_words(const TableScene *scene)
{
    const char *lost = losses(scene);
    if (lost) {
        return panel_phrase(scene, N_("Taken from you since your last turn – {text}"),
                            TR_VALUES(lost));
    }
    if (direnjie_whole(scene)) {
        return panel_word(scene, N_("Cards marked as a clue make a whole one; you submit one after "
                                    "this request."));
    }
    if (scene->is_familiar) {
        return N_("Press a category or a number, and once more to ask.");
    }
    return N_("Request what you lack for a clue: three cards alike, or two and the Beggar of "
              "their number.");
}

static PlateWords submitting(const TableScene *scene)
{
    const char *how =
        N_("Two alike, at the bottom the third or their Beggar. Every two clues are worth 1 "
           "point.");
    const char *what = N_("You hold a clue: you must submit it.");
    unsigned beggars, submits = submit_count(scene, &beggars);
    if (selection_has_verb(scene->selection, DIRENJIE_DECLINE)) {
        what = N_("You hold a clue: submit it.");
        how = N_("It is worth 1 point to you. You may keep it, but then everybody knows.");
    } else if (submits > 0 && beggars == submits) {
        how = N_("Two alike and the Beggar of their number are a clue, too. Every two clues are "
                 "worth 1 point.");
    } else if (submits == 1) {
        how = N_("It costs three cards. Every two clues are worth 1 point; the second, fourth and "
                 "sixth bring a bonus.");
    } else {
        what = N_("You can make several clues: submit one this turn.");
    }
    return (PlateWords){panel_word(scene, what), panel_word(scene, how)};
}

/* Two are not promised where only one card can be had. */
static const char *refilling(const TableScene *scene, const DirenjieTable *table)
{
    if (table->drawn_count == 0 && scene->selection->legal_count == 2 && table->deck_count < 2) {
        return panel_word(scene, N_("End of your turn: only one card can be taken."));
    }
    return panel_phrase(scene, N_("End of your turn: take up to two cards, {n} taken."),
                        TR_VALUES(panel_number(scene, table->drawn_count)));
}

/* What the person in front is to do. */
static PlateWords demand(const TableScene *scene)
{
    const DirenjieTable *table = direnjie_table_of(scene);
    switch ((DirenjiePhase)table->phase) {
    case DIRENJIE_BONUS:
        return bonus(scene);
    case DIRENJIE_REPAYING: {
        Message owed =
            MESSAGE(NP_("Give {n} card back to {name}.", "Give {n} cards back to {name}."),
                    value_number(table->owed), value_seat(table->owed_to));
        return (PlateWords){
            panel_message(scene, &owed),
            panel_word(scene, N_("Any of your cards will do, also those you took."))};
    }
    case DIRENJIE_ASKING:
        return (PlateWords){
            panel_word(scene, N_("Your turn: ask everyone for a category or a number.")),
            panel_word(scene, asking_words(scene))};
    case DIRENJIE_GIVING:
        return (PlateWords){request_words(scene, table->ask, true), matches(scene)};
    case DIRENJIE_CONSOLING:
        return (PlateWords){panel_word(scene, N_("Nobody gave: take one card, or none.")),
                            sources(scene)};
    case DIRENJIE_SUBMITTING:
        return submitting(scene);
    case DIRENJIE_REFILLING:
        return (PlateWords){refilling(scene, table), sources(scene)};
    case DIRENJIE_ANSWERING:
    case DIRENJIE_OVER:
        break;
    }
    return (PlateWords){panel_word(scene, N_("The game is over.")), NULL};
}

/* Why somebody may take cards of the person in front. */
static const char *why_lost(const TableScene *scene, const DirenjiePast *past)
{
    unsigned phase = direnjie_table_of(scene)->phase;
    if (past->by_bonus && phase == DIRENJIE_REPAYING) {
        return panel_word(scene,
                          N_("The bonus of a clue just revealed: as many cards come back to you."));
    }
    if (past->by_bonus) {
        return panel_word(scene, N_("This is the bonus of a clue just revealed."));
    }
    if (phase == DIRENJIE_REFILLING) {
        return panel_word(scene, N_("Whoever gave nothing may be drawn from, one card each."));
    }
    return NULL;
}

/* Cards of the person in front that somebody takes: nothing else tells that while the notebook is
 * open. False: it is not so. */
static bool tells_loss(const TableScene *scene, PlateWords *out)
{
    DirenjiePast past;
    if (!direnjie_past_of(scene, !table_rests(scene->table), &past) || past.lost == 0 ||
        past.cues[DIRENJIE_CUE_SWAP] != DIRENJIE_NOTHING) {
        return false;
    }
    Message words = MESSAGE(N_("{name} takes {card} from you."), value_seat(past.actor),
                            value_card(past.lost_card));
    if (past.lost > 1) {
        words = direnjie_telling(
            DIRENJIE_TAKES,
            &(Fact){.actor = past.actor, .other = scene->seat, .number = (int)past.lost});
    }
    *out = (PlateWords){panel_message(scene, &words), why_lost(scene, &past)};
    return true;
}

static const char *telling(const TableScene *scene, enum DirenjieTelling telling, Card card,
                           Seat actor)
{
    Message words = direnjie_telling(telling, &(Fact){.actor = actor, .card = card});
    return panel_message(scene, &words);
}

/* What follows from a clue that was just turned up; NULL: nothing that needs to be said. */
static const char *reveal_outcome(const TableScene *scene, Card card)
{
    unsigned closed = direnjie_closed_by(scene, card);
    if (closed != DIRENJIE_NO_ASK) {
        Message words =
            direnjie_about_ask(closed, N_("{category} is closed: five public clues show it."),
                               N_("Number {n} is closed: three public clues show it."));
        return panel_message(scene, &words);
    }
    if (scene->is_familiar) {
        return NULL;
    }
    return panel_word(scene, DIRENJIE_CLUE_RULE);
}

/* A clue that is turned up, until something else happens; what was lost before it stays longer. */
static bool tells_reveal(const TableScene *scene, PlateWords *out)
{
    DirenjiePast past;
    float age;
    bool is_shown = direnjie_now(scene, DIRENJIE_CUE_REVEAL, &past, &age);
    if (table_rests(scene->table)) {
        is_shown = direnjie_past_of(scene, false, &past) && past.lost == 0 &&
                   past.cues[DIRENJIE_CUE_REVEAL] != DIRENJIE_NOTHING;
    }
    if (!is_shown || past.card >= DIRENJIE_CARDS) {
        return false;
    }
    const char *words = telling(scene, DIRENJIE_REVEALS, past.card, past.cues[DIRENJIE_CUE_REVEAL]);
    *out = (PlateWords){words, reveal_outcome(scene, past.card)};
    return true;
}

/* The killer keeps a clue, in what is shown now. */
static bool declines(const TableScene *scene)
{
    DirenjiePast past;
    return !table_rests(scene->table) && direnjie_past_of(scene, true, &past) &&
           past.cues[DIRENJIE_CUE_DECLINE] != DIRENJIE_NOTHING;
}

/* What goes on. */
static PlateWords now_words(const TableScene *scene)
{
    const DirenjieTable *table = direnjie_table_of(scene);
    const char *text = N_("{name} chooses a request.");
    unsigned ask = direnjie_asked_now(scene);
    PlateWords words;
    if (tells_reveal(scene, &words) || tells_loss(scene, &words)) {
        return words;
    }
    switch ((DirenjiePhase)table->phase) {
    case DIRENJIE_GIVING:
        return (PlateWords){request_words(scene, table->ask, false), answers_so_far(scene)};
    case DIRENJIE_BONUS:
    case DIRENJIE_REPAYING:
        text = N_("{name} uses a bonus.");
        break;
    case DIRENJIE_ASKING:
        if (ask != DIRENJIE_NO_ASK) {
            return (PlateWords){request_words(scene, ask, false), NULL};
        }
        if (!table_rests(scene->table)) {
            return (PlateWords){panel_word(scene, N_("The cards are dealt.")), NULL};
        }
        break;
    case DIRENJIE_CONSOLING:
    case DIRENJIE_REFILLING:
        text = N_("{name} takes cards.");
        break;
    case DIRENJIE_SUBMITTING:
        if (declines(scene)) {
            return (PlateWords){telling(scene, DIRENJIE_DECLINES, CARD_NONE, table->actor), NULL};
        }
        text = N_("{name} submits a clue.");
        break;
    case DIRENJIE_ANSWERING:
        text = N_("{name} writes the solution.");
        break;
    case DIRENJIE_OVER:
        return (PlateWords){panel_word(scene, N_("The game is over.")), NULL};
    }
    return (PlateWords){panel_phrase(scene, text, TR_VALUES(panel_name(scene, table->actor))),
                        NULL};
}

static PlateWords plate_words(const TableScene *scene)
{
    return decides(scene) ? demand(scene) : now_words(scene);
}

void direnjie_prompt(const TableScene *scene, Text *out)
{
    text_append(out, plate_words(scene).first);
}

/* While cards are picked, what the choice will do. */
static const char *outlook(const TableScene *scene)
{
    Line words;
    if (scene->selection->pick_count > 0 && table_words(scene, &words)) {
        return words.text;
    }
    return NULL;
}

PlateWords direnjie_plate(const TableScene *scene, Color *color)
{
    const char *refusal = table_notice(scene->table);
    Line prompt;
    *color = COLOR_CAUTION; /* red would be lost on the red of the apron */
    if (refusal[0] != '\0') {
        return (PlateWords){refusal, NULL};
    }
    *color = COLOR_GOLD_LIGHT;
    bool has_notice = table_prompt(scene, &prompt);
    if (has_notice && decides(scene)) {
        return (PlateWords){prompt.text, NULL};
    }
    PlateWords now = plate_words(scene);
    if (has_notice) { /* that news are shown: they come first */
        now.second = prompt.text;
        return now;
    }
    const char *next = outlook(scene);
    if (next) {
        now.second = next;
    }
    return now;
}
